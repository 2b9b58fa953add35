"""What cards are worth to a seat's deck, what to buy, what to keep in hand: part of what bots know of the game.

Everything is measured in strength in a fight: gold counts by what it buys, a purchase by what it adds to an average
hand. Hands and decks of others enter only as what they hold together, which everybody knows.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.zones import blank
from . import buying, lasting, style
from . import cards as c
from .board import CENTRE, HAND_SIZE, NONE, TITLE, Board
from .box import OBJECTIVE, SHELF
from .might import ATTACKING, CITY, ENEMY, INSTANT, REALM, SIEGE, THE_OBJECTIVE, ability_gain, might
from .style import faded, knob

MOST: Final[i64] = 24
"""No purchase pays more."""
PARTS: Final = 256.0
"""Worths that are added up are rounded to so many parts."""
EACH: Final[i64] = 3
"""Copies of one card that a purchase considers."""


# --- what a card is worth in a deck -------------------------------------------------------------------------------


def gold_weight(board: Board) -> float:
    """What one gold is worth."""
    return faded(board, style.GOLD_EARLY, style.GOLD_LATE)


def quality(board: Board, seat: i64, title: i64) -> float:
    """What a card is worth in the deck, in strength."""
    cards = board.box.cards
    kind = cards.kind[title]
    if kind == c.GOLD:
        return gold_weight(board) * float(cards.gold[title])
    if kind != c.UNIT and kind != c.TACTIC:
        return 0.0
    worth = might(board, seat, title, usual_scene(board), 3)
    ability = cards.ability_of(title, c.ACTION)
    if ability != c.NONE:
        acting = ability_gain(board, seat, ability, 0, 0) + 0.8
        if acting > worth:
            worth = acting
    worth *= knob(board, style.FIGHT)
    return worth + max(0.0, worth - 2.0) * knob(board, style.GREAT)


def usual_scene(board: Board) -> i64:
    """The fights that a scenario is mostly about."""
    win = board.box.win
    if win == c.WIN_LAST or win == c.WIN_OVERLORD or (board.box.besiege_realms and board.seats > 1):
        return ATTACKING | SIEGE | REALM
    if win == c.WIN_OBJECTIVE:
        return ATTACKING | THE_OBJECTIVE | ENEMY
    if win == c.WIN_SURVIVE:
        return INSTANT
    return ATTACKING | CITY


def qualities(board: Board, seat: i64) -> float:
    """The average worth of a seat's cards, wherever they are."""
    player = board.players[seat]
    count: i64 = len(player.hand) + len(player.deck) + len(player.pile)
    if count == 0:
        return 0.0
    total = zone_quality(board, seat, player.hand) + zone_quality(board, seat, player.deck)
    return float(total + zone_quality(board, seat, player.pile)) / float(count) / PARTS


def zone_quality(board: Board, seat: i64, zone: vec[i64]) -> i64:
    """The worth of all cards of a zone, in PARTS: whole numbers add up alike in any order of a hidden zone."""
    total: i64 = 0
    known = NONE
    worth: i64 = 0
    for slot in zone:
        if slot >> TITLE != known:
            known = slot >> TITLE
            worth = i64(quality(board, seat, known) * PARTS)
        total += worth
    return total


def influence_worth(board: Board) -> float:
    """What a point of influence for every turn to come is worth."""
    return faded(board, style.INFLUENCE_EARLY, style.INFLUENCE_LATE)


# --- what the objective asks to be saved up for -------------------------------------------------------------------


class Saving:
    """A hand that a seat saves up for: cards worth at least `least` are not spent on anything else. 0: none."""

    __slots__ = ("gold", "least", "scene")

    def __init__(self, least: float, gold: bool, scene: i64) -> None:
        self.least = least
        self.gold = gold
        self.scene = scene

    def keeps(self, board: Board, seat: i64, title: i64) -> bool:
        """Whether a card is to be saved."""
        if self.least <= 0.0:
            return False
        return self.value(board, seat, title) >= self.least

    def value(self, board: Board, seat: i64, title: i64) -> float:
        """What a card adds to that hand."""
        cards = board.box.cards
        if self.gold:
            return float(cards.gold[title]) if cards.kind[title] == c.GOLD else 0.0
        return might(board, seat, title, self.scene, HAND_SIZE - 1)


def saving(board: Board, seat: i64) -> Saving:
    """What a seat saves up for: the gold of a monument or the army that defeats the objective, once it owns enough."""
    win = board.box.win
    if win == c.WIN_OBJECTIVE and board.place[OBJECTIVE] == CENTRE:
        plan = Saving(1.0, False, ATTACKING | THE_OBJECTIVE | ENEMY)
        wanted = float(lasting.strength_of(board, OBJECTIVE, seat)) + knob(board, style.MARGIN)
        wanted -= float(lasting.total(board, c.BONUS, seat)) if board.target == NONE else 0.0
    elif win == c.WIN_MONUMENT:
        monument = board.box.monument(seat)
        plan = Saving(1.0, True, 0)
        wanted = float(buying.cost(board, seat, board.box.title[monument]))
        for thing in range(board.box.events, board.box.monuments):
            if board.place[thing] == seat:
                wanted -= float(board.box.cards.gold[board.box.title[thing]])
    else:
        return Saving(0.0, False, 0)
    top = best_of(board, seat, plan)
    total = 0.0
    for value in top:
        total += value
    plan.least = max(top[0], 1.5) if total >= wanted and all_influence(board, seat) >= 2 else 0.0
    return plan


def best_of(board: Board, seat: i64, plan: Saving) -> vec[float]:
    """The values of the best cards that a seat owns, a hand of them, ascending."""
    player = board.players[seat]
    top = vec[float]([0.0, 0.0, 0.0, 0.0, 0.0])
    best_of_zone(board, seat, plan, player.hand, top)
    best_of_zone(board, seat, plan, player.deck, top)
    best_of_zone(board, seat, plan, player.pile, top)
    return top


def best_of_zone(board: Board, seat: i64, plan: Saving, zone: vec[i64], top: vec[float]) -> None:
    """Sort the cards of a zone into the best so far."""
    known = NONE
    value = 0.0
    for slot in zone:
        if slot >> TITLE != known:
            known = slot >> TITLE
            value = plan.value(board, seat, known)
        if value > top[0]:
            i: i64 = 0
            while i + 1 < HAND_SIZE and top[i + 1] < value:
                top[i] = top[i + 1]
                i += 1
            top[i] = value


def all_influence(board: Board, seat: i64) -> i64:
    """Influence of a seat's area, exhausted or not."""
    box = board.box
    total: i64 = 0
    for thing in range(box.events, box.monuments):
        if board.place[thing] == seat:
            total += box.cards.influence[box.title[thing]]
    return total


# --- keeping cards in hand ----------------------------------------------------------------------------------------


def keep_value(board: Board, seat: i64, title: i64, plan: Saving, average: float) -> float:
    """What it is worth to retain a card rather than to draw another."""
    gain = quality(board, seat, title) - average
    if plan.keeps(board, seat, title):
        return knob(board, style.SAVE) + knob(board, style.SAVE_MORE) * max(gain, 0.0)
    return knob(board, style.KEEP) * gain - knob(board, style.KEEP_COST)


def kept_values(board: Board, seat: i64, plan: Saving, average: float) -> vec[float]:
    """What retaining each card of a hand is worth, the best first, none below 0."""
    found = vec[float]()
    for slot in board.players[seat].hand:
        value = keep_value(board, seat, slot >> TITLE, plan, average)
        if value > 0.0:
            found = append(found, value)
            i: i64 = len(found) - 1
            while i > 0 and found[i - 1] < value:
                found[i] = found[i - 1]
                i -= 1
            found[i] = value
    return found


# --- purchases ----------------------------------------------------------------------------------------------------


class Purchase:
    """The best thing to do with an amount: its value, what it costs, and one of its cards. NONE: nothing."""

    __slots__ = ("cost", "title", "value")

    def __init__(self) -> None:
        self.value = 0.0
        self.cost: i64 = 0
        self.title: i64 = NONE


def best_purchase(board: Board, seat: i64, amount: i64, gold: bool, keep: vec[float]) -> Purchase:
    """What to buy with up to `amount`; each unit of influence that is left may retain a card of `keep`."""
    amount = min(amount, MOST)
    best = blank_row(amount + 1)
    first = blank(amount + 1, NONE)
    spent = blank(amount + 1, 0)
    average = qualities(board, seat)
    for title in for_sale(board, seat, gold):
        price = buying.cost(board, seat, title)
        worth = buy_value(board, seat, title, average)
        for _ in range(min(EACH, left_of(board, seat, title))):
            add_item(best, first, spent, title, price, worth)
            worth *= 0.92
    found = Purchase()
    rest = 0.0
    for value in keep:
        rest += value
    at: i64 = 0
    for at in range(amount + 1):
        value = best[at] + kept_with(keep, amount - at)
        if first[at] != NONE and value > found.value + (kept_with(keep, amount) if found.title == NONE else 0.0):
            found.value = value
            found.cost = spent[at]
            found.title = first[at]
    return found


def blank_row(size: i64) -> vec[float]:
    """So many zeros."""
    row = vec[float](capacity=size)
    for _ in range(size):
        row = append(row, 0.0)
    return row


def kept_with(keep: vec[float], left: i64) -> float:
    """What the influence left retains."""
    total = 0.0
    for i in range(min(left, len(keep))):
        total += keep[i]
    return total


def add_item(best: vec[float], first: vec[i64], spent: vec[i64], title: i64, price: i64, worth: float) -> None:
    """One more card that may be bought once."""
    if worth <= 0.0:
        return
    at: i64 = len(best) - 1
    while at >= price:
        value = best[at - price] + worth
        if value > best[at]:
            best[at] = value
            spent[at] = spent[at - price] + price
            first[at] = title
        at -= 1


def for_sale(board: Board, seat: i64, gold: bool) -> vec[i64]:
    """The titles that gold, or influence, can buy now."""
    box = board.box
    found = vec[i64]()
    if not gold:
        for pile in range(len(board.stock)):
            if board.stock[pile] > 0:
                found = append(found, box.stock[pile])
        return found
    for i in range(SHELF):
        title = box.shelf[seat * SHELF + i]
        if title != NONE and board.players[seat].barracks[i] > 0:
            found = append(found, title)
    if buying.thing_for_sale(board, seat, box.title[box.strongholds[seat]]) != NONE:
        found = append(found, box.title[box.strongholds[seat]])
    monument = box.monument(seat)
    if monument != NONE and buying.thing_for_sale(board, seat, box.title[monument]) != NONE:
        found = append(found, box.title[monument])
    return found


def left_of(board: Board, seat: i64, title: i64) -> i64:
    """Copies of a title that a seat could buy."""
    box = board.box
    if box.stock_at[title] != NONE:
        return board.stock[box.stock_at[title]]
    if box.shelf_at[title] != NONE:
        return board.players[seat].barracks[box.shelf_at[title]]
    return 1


def buy_value(board: Board, seat: i64, title: i64, average: float) -> float:
    """What a card adds to a deck whose cards are worth `average`."""
    kind = board.box.cards.kind[title]
    if kind == c.MONUMENT:
        return 1000.0
    if kind == c.STRONGHOLD:
        return knob(board, style.STRONGHOLD) * influence_worth(board)
    return quality(board, seat, title) - knob(board, style.THIN) * average
