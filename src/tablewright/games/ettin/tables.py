"""From options to what the rules read: readings of contested rules, and who sees whose cards."""

from __future__ import annotations

from typing import Any

from ...core.zones import row
from . import faces
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
    chosen = {"payout_by_draw": options.payout == "draw", "pick_at_random": options.pick == "random"}
    return Readings(chosen | {flag: getattr(options, flag) for flag in FLAGS})


def open_seats(ring: Ring, options: Options) -> Any:
    """By side the seats that see all its cards: its own, and its Ally's unless it keeps them secret (R-128)."""
    masks = []
    for side in range(int(ring.sides)):
        seat, ally = int(ring.seat[side]), int(ring.seat[ring.ally[side]])
        masks.append(1 << seat | (0 if seat in options.secretive else 1 << ally))
    return row(masks)


def given_nations(ring: Ring, options: Options) -> Any:
    """By side the nation that the options give its seat; -1 for none."""
    if not options.nations:
        return row([-1] * int(ring.sides))
    return row([faces.NATION.index(options.nations[int(ring.seat[side])]) for side in range(int(ring.sides))])
