"""How a game ended: places, winners, and a reason for every point."""

from __future__ import annotations

import msgspec


class Part(msgspec.Struct, frozen=True):
    """Points with their reason: a message key of the game (`points-…`), its arguments, and the rule that pays them."""

    key: str
    points: int
    rule: str
    args: dict[str, str] = {}


class SeatResult(msgspec.Struct, frozen=True):
    """One seat's end: `parts` add up to `score`; rank 1 is best and may be shared; `team` is for allies."""

    seat: int
    score: int
    parts: list[Part]
    rank: int
    won: bool
    team: int | None = None


class Result(msgspec.Struct, frozen=True):
    """The end of a game. `decided_by` names the message that says how winners were told from equals, if it took one."""

    seats: list[SeatResult]
    decided_by: str = "points"


def ranks(keys: list[tuple[int, ...]]) -> list[int]:
    """The rank of each key, the greatest first; equal keys share a rank.

    >>> ranks([(3, 1), (5, 0), (3, 1), (2, 9)])
    [2, 1, 2, 4]
    """
    order = sorted(keys, reverse=True)
    return [order.index(key) + 1 for key in keys]
