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
    """The end of a game. `decided_by` names the message that says how winners were told from equals, if it took one.

    `others` are sides that nobody sits at, such as an automaton of the rules: they count on from the last seat, and
    the message `side-N` names them.
    """

    seats: list[SeatResult]
    decided_by: str = "points"
    others: list[SeatResult] = []


def ranks(keys: list[tuple[int, ...]]) -> list[int]:
    """The rank of each key, the greatest first; equal keys share a rank.

    >>> ranks([(3, 1), (5, 0), (3, 1), (2, 9)])
    [2, 1, 2, 4]
    """
    order = sorted(keys, reverse=True)
    return [order.index(key) + 1 for key in keys]


def team_of(seat: SeatResult) -> int:
    """A number for the seat's team; one that plays alone is a team."""
    return -1 - seat.seat if seat.team is None else seat.team


def win_shares(seats: list[SeatResult]) -> list[float]:
    """What each seat's team won of the game: teams that share a win share it evenly.

    >>> allies = [SeatResult(0, 9, [], 1, True, 0), SeatResult(1, 7, [], 1, True, 0)]
    >>> win_shares([*allies, SeatResult(2, 1, [], 3, False, 1)])
    [1.0, 1.0, 0.0]
    """
    winners = {team_of(seat) for seat in seats if seat.won}
    return [1 / len(winners) if seat.won else 0.0 for seat in seats]
