"""Retire: all Troops, and the Defenses at the Adventure, leave; Return, Wealthy, War Cry. Ledger section 18."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from .board import ALL, CAMP, DOOMED, KNOWN, PLACES, QUEST, RETIRED, TAKEN, Board, card_of, entry, spot_of
from .cards import RETURN_TO_ALLY, RETURN_TO_SELF, UNITS, WAR_CRY, WEALTHY
from .decks import to_camp
from .declared import NOT_NOW
from .seating import NOBODY
from .war_battle import earn
from .war_declared import (
    DEPLOY,
    NO_CHOICE_OF_RETURN,
    RETIRED_UNITS,
    RETURN_AWAY,
    RETURN_HOME,
    RETURNED,
    RETURNED_AWAY,
    RETURNING,
)

TO_SELF: Final[i64] = DOOMED
TO_ALLY: Final[i64] = TAKEN
"""The marks of a unit that can return to both, and has been told where."""


# --- a unit that returns to self or to the Ally -----------------------------------------------------------------


def begin(board: Board) -> None:
    """Who has a unit with both kinds of Return chooses first (R-095)."""
    for side in range(board.ring.sides):
        if undecided(board, side) != NOBODY:
            board.part(board.ring.pairs)
            for pair in range(board.ring.pairs):
                board.enter(pair)
                board.push(RETURNING)
            return


def undecided(board: Board, side: i64) -> i64:
    """The index of a unit of which its player has to say whither it returns, or NOBODY."""
    if board.ring.ally[side] == side:
        return NOBODY
    for i in range(board.first_of(side), board.end_of(side)):
        now = board.row[i]
        both = board.box.has(card_of(now), RETURN_TO_SELF) and board.box.has(card_of(now), RETURN_TO_ALLY)
        if both and now & (TO_SELF | TO_ALLY) == 0 and leaves(board, now):
            return i
    return NOBODY


def ask_return(board: Board) -> None:
    """The Initiative holder says it first (R-132)."""
    side = board.initiative[board.lane]
    if undecided(board, side) == NOBODY:
        side = board.ring.enemy[side]
    if undecided(board, side) != NOBODY:
        board.ask(RETURNING, board.seat_bit(side))


def moves(board: Board, seat: i64) -> vec[i64]:
    """One unit after the other."""
    side = board.side_of(seat)
    card = card_of(board.row[undecided(board, side)])
    return vec[i64]([RETURN_HOME + card, RETURN_AWAY + card])


def refusal(board: Board, seat: i64, move: i64) -> i64:
    """Only that unit."""
    if not RETURN_HOME <= move < RETURN_AWAY + UNITS:
        return NOT_NOW if move < DEPLOY else NO_CHOICE_OF_RETURN
    card = card_of(board.row[undecided(board, board.side_of(seat))])
    return 0 if (move - RETURN_HOME) % UNITS == card else NO_CHOICE_OF_RETURN


def do(board: Board, seat: i64, move: i64) -> None:
    """It will return there when all retire."""
    side = board.side_of(seat)
    board.mark(side, undecided(board, side), TO_SELF if move < RETURN_AWAY else TO_ALLY)
    board.push(RETURNING)


# --- all retire -------------------------------------------------------------------------------------------------


def retire(board: Board) -> None:
    """All retire at the same time: all moves first, then War Cries in ring order (ETT-150, R-097, R-009)."""
    cries = vec[i64]()
    for side in range(board.ring.sides):
        cries = append(cries, leave(board, side))
    for side in range(board.ring.sides):
        for _ in range(cries[side]):
            to_camp(board, side)


def leave(board: Board, side: i64) -> i64:
    """A side's units leave; all their Retire abilities work (R-093, R-094). The answer: what War Cries bring."""
    cries: i64 = 0
    retired = vec[i64]([board.nation[side]])
    i = leaving(board, side)
    while i != NOBODY:
        now = board.remove(side, i)
        card = card_of(now)
        if board.box.has(card, RETURN_TO_SELF) and now & TO_ALLY == 0:
            board.add(side, entry(card, CAMP, KNOWN))
            board.say(RETURNED, side, card)
        elif board.box.has(card, RETURN_TO_ALLY):
            board.add(board.ring.ally[side], entry(card, CAMP, KNOWN))
            board.say(RETURNED_AWAY, side, card)
        else:
            board.add(side, entry(card, RETIRED, KNOWN))
            retired = append(retired, card)
        gold = board.box.icons(card, WEALTHY)
        if gold > 0:
            earn(board, side, card, gold)
        cries += board.box.icons(card, WAR_CRY)
        i = leaving(board, side)
    if len(retired) > 1:
        board.tell_many(RETIRED_UNITS, ALL, board.ring.seat[side], retired)
    return cries


def leaving(board: Board, side: i64) -> i64:
    """The index of a unit that retires, or NOBODY."""
    for i in range(board.first_of(side), board.end_of(side)):
        if leaves(board, board.row[i]):
            return i
    return NOBODY


def leaves(board: Board, now: i64) -> bool:
    """Whether a unit retires: Troops from everywhere, Defenses from the Adventure (ETT-151 to ETT-153, R-096)."""
    spot = spot_of(now)
    return spot == QUEST or (spot < PLACES and board.box.is_troop(card_of(now)))
