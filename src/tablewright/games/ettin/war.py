"""War: Deploy to Produce. Ledger sections 10 to 20."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from .board import Board
from .declared import NOT_NOW, WAR


def resolve(board: Board, step: i64) -> None:
    """Do a step of the War."""
    if step == WAR:
        board.phase = WAR


def moves(board: Board, step: i64, seat: i64) -> vec[i64]:
    """The legal moves of a seat that a step of the War asks."""
    return vec[i64]()


def refusal(board: Board, step: i64, seat: i64, move: i64) -> i64:
    """Why a seat that a step of the War asks may not make this move."""
    return NOT_NOW


def do(board: Board, step: i64, seat: i64, move: i64) -> None:
    """Make a legal move in a step of the War."""
