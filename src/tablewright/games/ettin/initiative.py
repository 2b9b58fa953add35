"""The Initiative Token of a pair: who decides on it, and who leads. Ledger section 22."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from .board import Board
from .declared import LEAD, LEADS, NOT_NOW


def lead_moves() -> vec[i64]:
    """To lead, or to let the Enemy lead (ETT-050, ETT-176)."""
    return vec[i64]([LEAD, LEAD + 1])


def lead_refusal(move: i64) -> i64:
    """Nothing else is asked."""
    return 0 if move == LEAD or move == LEAD + 1 else NOT_NOW


def do_lead(board: Board, seat: i64, move: i64) -> None:
    """The token goes to the side that was named."""
    side = board.side_of(seat)
    leads(board, side if move == LEAD else board.ring.enemy[side])


def leads(board: Board, side: i64) -> None:
    """A side has the token from now on (ETT-184)."""
    board.initiative[board.ring.pair[side]] = side
    board.say(LEADS, side)
