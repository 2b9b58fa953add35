"""What bots think that things are worth, in VP: cards, Gold, Adventures, and how strong a side looks to a seat.

Rules of thumb, none of them a rule. Only what the asking seat knows is read: the strength of a card that it has not
seen is taken as that of its Age, which everybody knows (R-133).
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .board import CAMP, KNOWN, TO_RECRUIT, TOLD, Board, card_of, spot_of
from .cards import (
    ALLY_GOLD,
    BOUNTY,
    CITY,
    HIRE,
    LEVY,
    LOCATIONS,
    MUSTER,
    PER_ADVENTURE,
    PER_DEFENSE,
    PLUNDER,
    PROSPEROUS,
    RETURN_TO_ALLY,
    RETURN_TO_SELF,
    RUINS,
    TAXES,
    TOWN,
    WEALTHY,
)
from .declared import PEACETIME
from .imagining import sees
from .seating import NOBODY

POINT: Final = 1.0
"""A point of Strength in a later War."""
BATTLE: Final = 0.25
"""A point of Strength in this War whoever wins it: Spoils, and the Adventure."""
WAR_TOKEN: Final = 10.0
"""What winning a War is worth for each Age."""
SPAN: Final = 2.5
"""How many points of Strength are a clear lead in a War, """
SPAN_BY_AGE: Final = 2.0
"""and how many more for each Age."""
QUEST_POINT: Final = 0.08
"""A point of Adventure Strength."""
PRINTED: Final = 0.8
"""A printed VP: the card may yet be lost."""
GOLD: Final = 0.5
"""A Gold at the end of the game."""
SAVED: Final = 0.6
"""A Gold that can still buy something."""
AGAIN: Final = 0.8
"""How much of a unit that returns is still there in the next War."""
STANDS: Final = 1.1
"""How much a point of Strength of a Defense counts in the next War: it can be lost, but its Location is defended."""

LAST_PEACETIME: Final[i64] = 4
"""The one of Age III; after it comes one Skirmish (ETT-053)."""

EACH_AGE: Final = [
    (0.2, 0.2, 0.2),  # Scouting
    (1.0, 1.6, 2.2),  # Terrify
    (0.2, 0.2, 0.3),  # Dragonslayer
    (0.5, 0.7, 1.0),  # Ranged
    (0.3, 0.3, 0.3),  # Swift
    (-0.15, -0.15, -0.15),  # Bounty, for each Gold
    (0.3, 0.4, 0.4),  # Conquest
    (0.3, 0.3, 0.3),  # Flying
    (0.2, 0.2, 0.2),  # Magic
    (0.3, 0.3, 0.1),  # Siege
    (0.3, 0.3, 0.3),  # Stealth
    (0.3, 0.6, 0.9),  # Vicious
    (0.0, 0.0, 0.0),  # Return to Self: counted as Strength
    (0.0, 0.0, 0.0),  # Return to Ally
    (0.55, 0.55, 0.5),  # Wealthy, for each Gold
    (1.4, 1.7, 0.6),  # War Cry
    (1.7, 1.3, 0.0),  # Gate to Self
    (1.7, 1.3, 0.0),  # Gate to Ally
    (2.4, 1.7, 0.9),  # Prosperous, for each Gold
    (1.2, 0.85, 0.45),  # Taxes, for each Gold
]
"""What an icon of each ability, or a Gold that it prints, is worth on a card recruited in Age I, II and III."""
USEFUL: Final[vec[float]] = vec[float]([worth for row in EACH_AGE for worth in row])
UNSEEN: Final[vec[float]] = vec[float]([0.0, 2.3, 4.3, 6.2])
"""The Strength of an unseen card of each Age."""
GARRISON: Final[vec[float]] = vec[float]([0.15, 0.0, 1.6, 0.0])
"""What a defended Location of each kind is worth in a War beside its Gold."""


def unit_worth(board: Board, card: i64) -> float:
    """What a unit in a War Camp is worth beside what it does for the outcome of this Age's War (`war_worth`)."""
    box = board.box
    later = float(3 - board.age)
    strength = float(box.strength[card])
    worth = BATTLE * strength + PRINTED * float(box.vp[card]) + QUEST_POINT * float(box.adventure[card])
    if not box.is_troop(card):
        worth += POINT * STANDS * later * strength
    elif box.has(card, RETURN_TO_SELF) or box.has(card, RETURN_TO_ALLY):
        worth += POINT * AGAIN * later * strength
    abilities = box.abilities[card]
    ability: i64 = 0
    while abilities != 0:
        if abilities & 1 != 0:
            worth += USEFUL[ability * 3 + board.age - 1] * float(box.icons(card, ability))
        abilities >>= 1
        ability += 1
    if box.is_protected(card):
        worth += 0.8 + 0.3 * later
    if box.bonus[card] != 0:
        worth += 1.5 * float(box.bonus_by[card])
    return worth


def gold_worth(board: Board) -> float:
    """What a Gold is worth: less once nothing can be bought any more."""
    return GOLD if board.age == 3 and board.peacetimes == LAST_PEACETIME and board.phase != PEACETIME else SAVED


def quest_worth(board: Board, card: i64) -> float:
    """What completing an Adventure is worth."""
    if card == NOBODY:
        return 0.0
    box = board.box
    worth = float(box.vp[card]) + SAVED * float(box.gold[card])
    effect = box.effect[card]
    by = float(box.effect_by[card])
    if effect == MUSTER or effect == HIRE:
        worth += 2.0 * by
    elif effect == PLUNDER:
        worth += 1.5 * by
    elif effect == LEVY:
        worth += by
    elif effect == ALLY_GOLD:
        worth += 0.5 * by
    elif effect != 0:
        worth += 1.5 * by if board.age < 3 else 0.0
    if box.becomes[card] != 0:
        worth += POINT * STANDS * float(3 - board.age) * float(box.strength[card])
    if box.bonus[card] == PER_ADVENTURE or box.bonus[card] == PER_DEFENSE:
        worth += 1.5 * float(box.bonus_by[card])
    elif box.bonus[card] != 0:
        worth += float(box.bonus_by[card])
    return worth


def chance_of_quest(board: Board, score: float, eased: i64, card: i64) -> float:
    """How likely an Adventure Score is enough."""
    if card == NOBODY or score <= 0.0:
        return 0.0
    die = board.box.die
    need = float(board.box.difficulty[card] - eased)
    enough: i64 = 0
    for face in die:
        if score + 0.01 >= need + float(face):
            enough += 1
    return float(enough) / float(len(die))


def site_worth(board: Board, side: i64, place: i64) -> float:
    """What it is worth to have a Location defended when all produce."""
    site = board.nation[side] * LOCATIONS + place
    kind = board.box.site[site]
    if kind == RUINS:
        return GARRISON[0] if board.age < 3 else 0.0
    if kind == TOWN:
        return GARRISON[2] if board.age < 3 else 1.0
    gold = SAVED if board.age < 3 else GOLD
    if kind == CITY and board.ring.ally[side] != side:
        gold *= 2.0
    return gold * float(board.box.site_gold[site])


def trophy_worth(board: Board, card: i64) -> float:
    """What it is worth to take an enemy unit: the VP change hands, and it will not stand or fight again."""
    box = board.box
    later = float(3 - board.age)
    worth = 0.2 + 1.8 * float(box.vp[card]) + SAVED * float(box.icons(card, BOUNTY) + box.icons(card, WEALTHY))
    strength = float(box.strength[card])
    if not box.is_troop(card):
        produce = float(box.icons(card, TAXES) + 2 * box.icons(card, PROSPEROUS))
        worth += POINT * STANDS * later * strength + SAVED * (1.0 + later) * produce
    elif box.has(card, RETURN_TO_SELF) or box.has(card, RETURN_TO_ALLY):
        worth += POINT * AGAIN * later * strength
    return worth + 0.05 * strength


def knows(board: Board, seat: i64, side: i64, now: i64) -> bool:
    """Whether a seat knows which card of a side this is."""
    if now & KNOWN != 0 or sees(board, seat, side):
        return True
    return now & TOLD != 0 and board.ring.seat[board.ring.ally[side]] == seat


def strength_seen(board: Board, seat: i64, side: i64, now: i64) -> float:
    """The Strength of a card as far as a seat knows: else that of its Age."""
    card = card_of(now)
    if knows(board, seat, side, now):
        return float(board.box.strength[card])
    return UNSEEN[board.box.age[card]]


def force(board: Board, seat: i64, side: i64) -> float:
    """All Strength that a side would have in a War now, as it looks to a seat."""
    total = 0.0
    for i in range(board.first_of(side), board.end_of(side)):
        spot = spot_of(board.row[i])
        if spot <= CAMP:
            total += strength_seen(board, seat, side, board.row[i])
    for place in range(LOCATIONS):
        total += float(board.box.site[board.nation[side] * LOCATIONS + place])
    return total


def gap_of(board: Board, seat: i64, side: i64) -> float:
    """By how much a side looks stronger than its Enemy to a seat, with what it has decided to recruit.

    In Peacetime that alone: the Enemies draft elsewhere at the same time, and advice must not depend on who is quicker.
    """
    gap = 0.0
    for i in range(board.first_of(side), board.end_of(side)):
        if spot_of(board.row[i]) == TO_RECRUIT:
            gap += float(board.box.strength[card_of(board.row[i])])
    if board.phase != PEACETIME:
        gap += force(board, seat, side) - force(board, seat, board.ring.enemy[side])
    return gap


def war_worth(board: Board, gap: float) -> float:
    """What a War is worth to a side that is so much stronger: its token, and that the Enemy does not get it."""
    age = float(board.age)
    return WAR_TOKEN * age / (1.0 + math.exp(-gap / (SPAN + SPAN_BY_AGE * age)))
