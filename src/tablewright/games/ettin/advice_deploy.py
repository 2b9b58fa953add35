"""How bots deploy: a plan for the whole hand against what the Enemy may bring, and which card of it to lay next."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.zones import blank
from .board import CAMP, PLACES, QUEST, UP, Board, card_of, spot_of
from .cards import EASE, LOCATIONS, NEED, RANGED, SCOUTING, SWIFT, TERRIFY, TROOPS, UNITS
from .seating import NOBODY
from .war_declared import DEPLOY, SCOUT
from .worth import (
    POINT,
    STANDS,
    chance_of_quest,
    quest_worth,
    site_worth,
    strength_seen,
)

TOKEN: Final = 7.0
"""What winning the War is worth for each Age: its token, and that the Enemy does not get it."""
SPOIL: Final = 0.5
"""What a Spoil is worth, """
SPOIL_BY_AGE: Final = 0.2
"""and for each Age so much more."""
ROUGH: Final = 0.5
"""How uncertain an unknown unit makes a battle, for each point of Strength that it may have."""
STEEP: Final = 1.8
"""How much a lead of that size decides."""
ENVY: Final = 0.1
"""How much it counts that the Enemy may complete the Adventure."""
SHARES: Final[vec[float]] = vec[float]([0.23, 0.23, 0.23, 0.31])
"""Where the rest of an Enemy's hand may go."""
PATIENCE: Final = 0.01
"""Why weak cards go first: what lies there tells the Enemy something."""


class Front:
    """Four battles as they look to one side: its own plan, and what to expect of the Enemy."""

    __slots__ = (
        "age",
        "barred",
        "board",
        "defended",
        "eased",
        "needed",
        "own",
        "quest",
        "quest_gain",
        "quest_score",
        "rough",
        "seat",
        "shield",
        "side",
        "static",
        "their_units",
        "theirs",
        "troops",
        "units",
    )

    def __init__(self, board: Board, seat: i64, side: i64) -> None:
        self.board = board
        self.seat: i64 = seat
        self.side: i64 = side
        self.age: float = float(board.age)
        self.own: vec[float] = vec[float]([0.0, 0.0, 0.0, 0.0])
        self.theirs: vec[float] = vec[float]([0.0, 0.0, 0.0, 0.0])
        self.their_units: vec[float] = vec[float]([0.0, 0.0, 0.0, 0.0])
        self.rough: vec[float] = vec[float]([1.0, 1.0, 1.0, 1.0])
        """How uncertain each battle is, in points of Strength."""
        self.units: vec[i64] = blank(PLACES, 0)
        self.troops: vec[i64] = blank(PLACES, 0)
        self.barred: vec[i64] = blank(PLACES, 0)
        """The parapet of an enemy Protected Defense that stands there, if any: abilities that would match it."""
        self.shield: vec[i64] = blank(PLACES, 0)
        self.defended: vec[i64] = blank(PLACES, 0)
        self.quest: i64 = board.quest[board.ring.pair[side]]
        self.quest_gain: float = quest_worth(board, self.quest)
        self.quest_score: float = 0.0
        self.eased: i64 = 0
        self.needed: i64 = 0
        self.static: float = 0.0
        self._look(board, seat, side)

    def _look(self, board: Board, seat: i64, side: i64) -> None:
        """Read the table: what lies there, and what the Enemy holds as far as the seat knows."""
        enemy = board.ring.enemy[side]
        for place in range(LOCATIONS):
            self.own[place] += float(board.box.site[board.nation[side] * LOCATIONS + place])
            self.theirs[place] += float(board.box.site[board.nation[enemy] * LOCATIONS + place])
        for i in range(board.first_of(side), board.end_of(side)):
            spot = spot_of(board.row[i])
            if spot < PLACES:
                self.lay(card_of(board.row[i]), spot, 1.0)
        self.static = 0.0
        down = blank(PLACES, 0)
        hidden = 0.0
        number: i64 = 0
        hand: i64 = 0
        for i in range(board.first_of(enemy), board.end_of(enemy)):
            now = board.row[i]
            spot = spot_of(now)
            if spot < PLACES and now & UP != 0:
                card = card_of(now)
                self.theirs[spot] += float(board.box.strength[card])
                self.their_units[spot] += 1.0
                if board.box.is_protected(card):
                    self.barred[spot] |= board.box.parapet[card] | 1 << 60
            elif spot <= CAMP:
                hidden += strength_seen(board, seat, enemy, now)
                number += 1
                if spot < PLACES:
                    down[spot] += 1
                else:
                    hand += 1
        mean = hidden / float(number) if number > 0 else 0.0
        for place in range(PLACES):
            more = float(down[place]) + SHARES[place] * float(hand)
            self.theirs[place] += mean * more
            self.their_units[place] += more
            self.rough[place] = 1.0 + ROUGH * mean * math.sqrt(more)

    def lay(self, card: i64, place: i64, sign: float) -> None:
        """Lay an own card at a place, or with sign -1 take it away."""
        box = self.board.box
        step: i64 = 1 if sign > 0.0 else -1
        self.own[place] += sign * float(box.strength[card])
        self.units[place] += step
        if box.abilities[card] & (1 << TERRIFY | 1 << RANGED | 1 << SWIFT) != 0:
            if self.their_units[place] > 0.4:
                mean = self.theirs[place] / max(1.0, self.their_units[place])
                self.own[place] += sign * 0.8 * mean * float(box.icons(card, TERRIFY))
            self.own[place] += sign * (0.5 * float(box.icons(card, RANGED)) + 0.4 * float(box.icons(card, SWIFT)))
        if box.is_troop(card):
            self.troops[place] += step
            if place == QUEST:
                self.quest_score += sign * float(box.adventure[card])
        elif place == QUEST:
            self.static -= sign * (0.5 + POINT * STANDS * (3.0 - self.age) * float(box.strength[card]))
        else:
            self.defended[place] += step
            if self.defended[place] == (1 if sign > 0.0 else 0):
                self.static += sign * site_worth(self.board, self.side, place)
            if box.is_protected(card):
                self.shield[place] += step
        if place == QUEST and self.quest != NOBODY and box.abilities[card] >> box.condition_of[self.quest] & 1:
            if box.condition[self.quest] == EASE:
                self.eased += step
            elif box.condition[self.quest] == NEED:
                self.needed += step

    def chance_of_quest(self) -> float:
        """How likely the own side would complete the Adventure if it won there."""
        box = self.board.box
        if self.quest == NOBODY:
            return 0.0
        condition = box.condition[self.quest]
        if condition == NEED and self.needed == 0:
            return 0.0
        if condition == TROOPS and self.troops[QUEST] < box.condition_by[self.quest]:
            return 0.0
        eased = box.condition_by[self.quest] if condition == EASE and self.eased > 0 else 0
        return chance_of_quest(self.board, self.quest_score, eased, self.quest)

    def value(self) -> float:
        """What the own side may expect of the War, in VP."""
        down2 = 0.0
        down1 = 0.0
        even = 1.0
        up1 = 0.0
        up2 = 0.0
        up3 = 0.0
        total = self.static
        most = self.age
        win = 0.0
        lose = 0.0
        for place in range(PLACES):
            lead = (self.own[place] - self.theirs[place]) / self.rough[place]
            win = 1.0 / (1.0 + math.exp(-STEEP * lead))
            lose = 1.0 - win
            if self.barred[place] != 0:
                win *= 0.3
            if self.shield[place] > 0:
                lose *= 0.45
            if self.troops[place] == 0:
                win *= min(1.0, self.their_units[place])
                if self.units[place] == 0:
                    win *= 0.5
            gain = SPOIL + SPOIL_BY_AGE * most
            total += win * gain * max(1.0, min(most, self.their_units[place]))
            total -= lose * gain * max(1.0, min(most, float(self.units[place])))
            if place < QUEST:
                draw = 1.0 - win - lose
                down3 = down2 * lose
                new2 = down2 * draw + down1 * lose
                new1 = down2 * win + down1 * draw + even * lose
                new0 = down1 * win + even * draw + up1 * lose
                next1 = even * win + up1 * draw + up2 * lose
                next2 = up1 * win + up2 * draw
                up3 = up2 * win
                down2 = new2 + down3
                down1 = new1
                even = new0
                up1 = next1
                up2 = next2
        total += win * self.chance_of_quest() * self.quest_gain - ENVY * lose * self.quest_gain
        none = 1.0 - win - lose
        war = win * (down1 + even + up1 + up2 + up3) + none * (up1 + up2 + up3) + lose * (up2 + up3)
        defeat = lose * (up1 + even + down1 + down2) + none * (down1 + down2) + win * down2
        return total + TOKEN * self.age * (war - defeat)


def rate_deploy(board: Board, seat: i64, moves: vec[i64]) -> vec[float]:
    """Cards go where the plan for the whole hand has them, weak ones first; other places by what they would cost."""
    side = board.side_of(seat)
    front = Front(board, seat, side)
    hand = strongest_first(board, side)
    spots = plan(front, hand)
    best = front.value()
    values = vec[float](capacity=len(hand) * PLACES)
    for i in range(len(hand)):
        front.lay(hand[i], spots[i], -1.0)
        for place in range(PLACES):
            front.lay(hand[i], place, 1.0)
            values = append(values, front.value())
            front.lay(hand[i], place, -1.0)
        front.lay(hand[i], spots[i], 1.0)
    look = scouting_worth(board, side, len(hand))
    found = vec[float](capacity=len(moves))
    for move in moves:
        card = (move - DEPLOY) // PLACES % UNITS
        i = 0
        while hand[i] != card:
            i += 1
        value = values[i * PLACES + (move - DEPLOY) % PLACES] - best
        value -= PATIENCE * float(board.box.strength[card] + board.box.has(card, SCOUTING) * 3)
        found = append(found, value + look if move >= SCOUT else value)
    return found


def strongest_first(board: Board, side: i64) -> vec[i64]:
    """The hand of a side by Strength; Defenses before Troops of equal Strength."""
    hand = vec[i64](capacity=12)
    for card in board.cards_at(side, CAMP):
        i: i64 = len(hand)
        hand = append(hand, card)
        while i > 0 and rank(board, hand[i - 1]) < rank(board, card):
            hand[i] = hand[i - 1]
            i -= 1
        hand[i] = card
    return hand


def rank(board: Board, card: i64) -> i64:
    """Which cards are planned first."""
    return board.box.strength[card] * 2 + (0 if board.box.is_troop(card) else 1)


def plan(front: Front, hand: vec[i64]) -> vec[i64]:
    """A place for each card: first one by one where each serves best, then each once more among all others."""
    spots = blank(len(hand), 0)
    for again in range(2):
        for i in range(len(hand)):
            if again:
                front.lay(hand[i], spots[i], -1.0)
            best = spots[i]
            top = -1000.0
            for place in range(PLACES):
                front.lay(hand[i], place, 1.0)
                value = front.value()
                front.lay(hand[i], place, -1.0)
                if value > top:
                    top = value
                    best = place
            spots[i] = best
            front.lay(hand[i], best, 1.0)
    return spots


def scouting_worth(board: Board, side: i64, hand: i64) -> float:
    """What it is worth to see what lies facedown: the more of it, and the more of the own hand is left."""
    return 0.25 * float(min(most_facedown(board, board.ring.enemy[side]), hand - 1)) - 0.2


def most_facedown(board: Board, side: i64) -> i64:
    """The number of facedown cards where most of them lie."""
    down = blank(PLACES, 0)
    most: i64 = 0
    for i in range(board.first_of(side), board.end_of(side)):
        spot = spot_of(board.row[i])
        if spot < PLACES and board.row[i] & UP == 0:
            down[spot] += 1
            most = max(most, down[spot])
    return most


def facedown_at(board: Board, side: i64, place: i64) -> float:
    """The number of facedown cards at a place."""
    number = 0.0
    for i in range(board.first_of(side), board.end_of(side)):
        if spot_of(board.row[i]) == place and board.row[i] & UP == 0:
            number += 1.0
    return number
