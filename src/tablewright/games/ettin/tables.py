"""From options to what the rules read: readings of contested rules, and who sees whose cards."""

from __future__ import annotations

from typing import Any

from ...core.zones import row
from .board import Readings
from .options import Options
from .seating import Ring

FLAGS = (
    "scout_adventure",
    "must_target",
    "early_retire",
    "unopposed_wins",
    "protected_always",
    "must_attempt",
    "place_later",
    "troops_shield",
    "vicious_deck",
    "siege_needs_win",
    "must_lose_souls",
    "cities_double",
)


def readings(options: Options) -> Readings:
    """How the contested rules are read."""
    return Readings({"payout_by_draw": options.payout == "draw"} | {flag: getattr(options, flag) for flag in FLAGS})


def open_seats(ring: Ring, options: Options) -> Any:
    """By side the seats that see all its cards: its own, and its Ally's unless it keeps them secret (R-128)."""
    masks = []
    for side in range(int(ring.sides)):
        seat, ally = int(ring.seat[side]), int(ring.seat[ring.ally[side]])
        masks.append(1 << seat | (0 if seat in options.secretive else 1 << ally))
    return row(masks)
