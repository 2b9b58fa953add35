"""Retire: all Troops, and the Defenses at the Adventure, leave; Return, Wealthy, War Cry. Ledger section 18."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from .board import ALL, CAMP, KNOWN, PLACES, QUEST, RETIRED, Board, card_of, entry, spot_of
from .cards import RETURN_TO_ALLY, RETURN_TO_SELF, WAR_CRY, WEALTHY
from .decks import to_camp
from .seating import NOBODY
from .war_declared import EARNED, RETIRED_UNITS, RETURNED, RETURNED_AWAY


def retire(board: Board) -> None:
    """All retire at the same time: all moves first, then War Cries in ring order (ETT-150, R-097, R-009)."""
    cries = vec[i64]()
    for side in range(board.ring.sides):
        cries = append(cries, leave(board, side))
    for side in range(board.ring.sides):
        for _ in range(cries[side]):
            to_camp(board, side)


def leave(board: Board, side: i64) -> i64:
    """A side's units leave their places; the answer is the number of War Cries (ETT-151 to ETT-158, R-096)."""
    cries: i64 = 0
    retired = vec[i64]([board.nation[side]])
    i = leaving(board, side)
    while i != NOBODY:
        card = card_of(board.remove(side, i))
        if board.box.has(card, RETURN_TO_SELF):
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
    """The index of a unit that retires, or NOBODY: Troops anywhere, Defenses at the Adventure (ETT-151 to ETT-153)."""
    for i in range(board.first_of(side), board.end_of(side)):
        spot = spot_of(board.row[i])
        if spot == QUEST or (spot < PLACES and board.box.is_troop(card_of(board.row[i]))):
            return i
    return NOBODY


def earn(board: Board, side: i64, card: i64, gold: i64) -> None:
    """A card pays Gold to a side."""
    board.gold[side] += gold
    board.tell_many(EARNED, ALL, board.ring.seat[side], vec[i64]([board.nation[side], gold, card]))
