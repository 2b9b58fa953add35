"""The start of a battle: Terrify, Dragonslayer, Ranged, and whom they aim at. Ledger section 13, R-033 to R-048."""

from __future__ import annotations

from .board import Board


def aim(board: Board) -> None:
    """TODO"""
