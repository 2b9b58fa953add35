"""What is impossible in the middle of a War."""

from __future__ import annotations

from .board import Board


def flow_is_right(board: Board, rest: list[str]) -> bool:
    """Whether agenda (above `war-result`), lanes and zones are such as a War leaves them when it asks somebody."""
    return board.asked != 0
