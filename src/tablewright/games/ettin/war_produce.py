"""Produce: Gold, Gates, Lost Souls, Call to Arms. Ledger sections 19 and 20, R-097 to R-101, R-114, R-115, R-134.

`uses` says how often a side may still use each ability that it may choose to use. Draws from a deck that others
share wait until all have chosen; till then `cursor` notes them, two bits each, the first one lowest (R-009).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from .board import ALL, CAMP, KNOWN, RETIRED, SIEGED, TOLD, USES, Board, card_of, entry, spot_of
from .cards import (
    CITY,
    GATE_TO_ALLY,
    GATE_TO_SELF,
    LOCATIONS,
    MERCENARIES,
    PROSPEROUS,
    RUINS,
    TAXES,
    TOWN,
    UNITS,
)
from .decks import lose_soul, nation_deck, to_camp
from .declared import NOT_NOW
from .war_adventure import any_to_recall, call_back, not_retired, retired_troops
from .war_declared import (
    CALL,
    DEPLOY,
    DONE,
    GATE_AWAY,
    GATE_HOME,
    GATED,
    GATED_AWAY,
    LOSE_SOUL,
    MUST_LOSE_SOULS,
    NO_GATE,
    NOT_DEFENDED,
    PRODUCE,
    PRODUCE_FIRST,
    PRODUCED_GOLD,
    SITE_PAID,
)

HOME: Final[i64] = 0
AWAY: Final[i64] = 1
SOULS: Final[i64] = 2
CALLS: Final[i64] = 3
"""The four numbers of a side in `uses`."""


def begin(board: Board) -> None:
    """After all have retired, all produce (ETT-159): first Gold, then what each chooses to use, pair by pair."""
    for side in range(board.ring.sides):
        pay(board, side)
    board.part(board.ring.pairs)
    for pair in range(board.ring.pairs):
        board.enter(pair)
        board.push(PRODUCE)


# --- Gold -------------------------------------------------------------------------------------------------------


def pay(board: Board, side: i64) -> None:
    """Defenses and defended Locations pay, and give Gates and draws (ETT-160 to ETT-170, R-092, R-101)."""
    uses = board.uses
    defended: i64 = 0
    for i in range(board.first_of(side), board.end_of(side)):
        now = board.row[i]
        place = spot_of(now)
        if place < LOCATIONS:
            defended |= 1 << place
            if now & SIEGED == 0:
                card = card_of(now)
                pay_by_card(board, side, card)
                uses[side * USES + HOME] += board.box.icons(card, GATE_TO_SELF)
                uses[side * USES + AWAY] += board.box.icons(card, GATE_TO_ALLY)
    for place in range(LOCATIONS):
        if defended >> place & 1:
            site = board.nation[side] * LOCATIONS + place
            kind = board.box.site[site]
            if kind == RUINS:
                uses[side * USES + SOULS] += 1
            elif kind == TOWN:
                uses[side * USES + CALLS] += 1
            else:
                pay_by_site(board, side, kind, board.box.site_gold[site])


def pay_by_card(board: Board, side: i64, card: i64) -> None:
    """Taxes pay the side, Prosperous also its Ally; without an Ally twice (ETT-164, ETT-165, R-114)."""
    taxes = board.box.icons(card, TAXES)
    shared = board.box.icons(card, PROSPEROUS)
    if taxes + shared > 0:
        board.gold[side] += taxes
        tell_paid(board, PRODUCED_GOLD, side, taxes + shared, card)
    if shared > 0:
        ally = board.ring.ally[side]
        board.gold[side] += shared
        board.gold[ally] += shared
        tell_paid(board, PRODUCED_GOLD, ally, shared, card)


def pay_by_site(board: Board, side: i64, kind: i64, gold: i64) -> None:
    """A Village pays the side, a City also its Ally (ETT-168, ETT-170, R-114)."""
    board.gold[side] += gold
    tell_paid(board, SITE_PAID, side, gold, kind)
    ally = board.ring.ally[side]
    if kind == CITY and (ally != side or board.readings.cities_double):
        board.gold[ally] += gold
        tell_paid(board, SITE_PAID, ally, gold, kind)


def tell_paid(board: Board, kind: i64, side: i64, gold: i64, source: i64) -> None:
    """Everybody sees who is paid by what."""
    if board.log is not None:
        board.tell_many(kind, ALL, board.ring.seat[side], vec[i64]([board.nation[side], gold, source]))


# --- what may be used -------------------------------------------------------------------------------------------


def produce(board: Board) -> None:
    """Of two Enemies the Initiative holder uses abilities first (R-132), in any order (R-097)."""
    side = board.initiative[board.lane]
    if not useful(board, side):
        side = board.ring.enemy[side]
    if useful(board, side):
        board.ask(PRODUCE, board.seat_bit(side))


def useful(board: Board, side: i64) -> bool:
    """Whether a side has anything to choose; compulsory Lost Souls alone are none (R-100)."""
    gates = gates_left(board, side) and any_to_recall(board, side)
    souls = souls_left(board, side)
    calls = board.uses[side * USES + CALLS] > 0
    if not gates and not calls and souls and board.readings.must_lose_souls:
        while souls_left(board, side):
            use_soul(board, side)
        return False
    return gates or calls or souls


def gates_left(board: Board, side: i64) -> bool:
    """Whether a Gate is still open."""
    return board.uses[side * USES + HOME] + board.uses[side * USES + AWAY] > 0


def souls_left(board: Board, side: i64) -> bool:
    """Whether Lost Souls can still be used: there is a card to lose (R-020)."""
    return board.uses[side * USES + SOULS] > 0 and board.left[nation_deck(board, side)] > 0


def moves(board: Board, seat: i64) -> vec[i64]:
    """Whatever the side may still use, or no more."""
    side = board.side_of(seat)
    found = vec[i64]()
    if board.uses[side * USES + HOME] > 0:
        found = extend(found, retired_troops(board, side, GATE_HOME))
    if board.uses[side * USES + AWAY] > 0:
        found = extend(found, retired_troops(board, side, GATE_AWAY))
    souls = souls_left(board, side)
    if souls:
        found = append(found, LOSE_SOUL)
    if board.uses[side * USES + CALLS] > 0:
        found = append(found, CALL)
    return found if souls and board.readings.must_lose_souls else append(found, DONE)


def refusal(board: Board, seat: i64, move: i64) -> i64:
    """Only abilities that the side has and has not used (ETT-161 to ETT-163)."""
    side = board.side_of(seat)
    souls = souls_left(board, side)
    if move == DONE:
        return MUST_LOSE_SOULS if souls and board.readings.must_lose_souls else 0
    if move == LOSE_SOUL:
        return 0 if souls else NOT_DEFENDED
    if move == CALL:
        return 0 if board.uses[side * USES + CALLS] > 0 else NOT_DEFENDED
    if not GATE_HOME <= move < GATE_AWAY + UNITS:
        return NOT_NOW if move < DEPLOY else PRODUCE_FIRST
    gate = HOME if move < GATE_AWAY else AWAY
    if board.uses[side * USES + gate] == 0:
        return NO_GATE
    return not_retired(board, side, (move - GATE_HOME) % UNITS)


def do(board: Board, seat: i64, move: i64) -> None:
    """Use an ability, or no more of them."""
    side = board.side_of(seat)
    if move == DONE:
        for use in range(USES):
            board.uses[side * USES + use] = 0
    elif move == LOSE_SOUL:
        use_soul(board, side)
    elif move == CALL:
        use_call(board, side)
    else:
        gate(board, side, move)
    board.push(PRODUCE)


def gate(board: Board, side: i64, move: i64) -> None:
    """A Troop leaves the Retired Pile for the own War Camp or the Ally's (ETT-162, ETT-163, R-098, R-115)."""
    card = (move - GATE_HOME) % UNITS
    away = move >= GATE_AWAY
    board.uses[side * USES + (AWAY if away else HOME)] -= 1
    ally = board.ring.ally[side]
    if not away or ally == side:
        call_back(board, side, card, GATED)
        return
    now = board.remove(side, board.find(side, card, RETIRED))
    known = now & KNOWN
    board.add(ally, entry(card, CAMP, KNOWN if known else TOLD, now >> 12 & 255))
    board.whisper(GATED_AWAY, side, card, ALL if known else board.insiders(side) | board.insiders(ally))


# --- decks ------------------------------------------------------------------------------------------------------


def use_soul(board: Board, side: i64) -> None:
    """Lost Souls (ETT-167, R-100)."""
    board.uses[side * USES + SOULS] -= 1
    if board.nation[side] == MERCENARIES:
        owe(board, side, SOULS)
    else:
        lose_soul(board, side)


def use_call(board: Board, side: i64) -> None:
    """Call to Arms (ETT-169)."""
    board.uses[side * USES + CALLS] -= 1
    if board.left[side] == 0:
        owe(board, side, CALLS)
    else:
        to_camp(board, side)


def owe(board: Board, side: i64, use: i64) -> None:
    """Note a draw from a shared deck behind those noted already."""
    shift: i64 = 0
    while board.cursor[side] >> shift != 0:
        shift += 2
    board.cursor[side] |= use << shift


def settle(board: Board) -> None:
    """Draws from shared decks, in ring order (R-009, R-097, R-122)."""
    for side in range(board.ring.sides):
        while board.cursor[side] != 0:
            if board.cursor[side] & 3 == SOULS:
                lose_soul(board, side)
            else:
                to_camp(board, side)
            board.cursor[side] >>= 2
        for use in range(USES):
            board.uses[side * USES + use] = 0
