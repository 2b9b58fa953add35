"""What an end is worth to each seat, between 0 and 1: for searches, which have to prefer one end to another."""

from __future__ import annotations

from ..core.results import Result, SeatResult
from ..core.state import State

WIN = 0.7
"""What winning is worth by itself; the rest is by how much."""


def rewards(state: State) -> list[float]:
    """The rewards of a finished game, one for each seat.

    Most of it is the win, divided among sides that share it; allies win together. The rest is the margin over the best
    other side, so that a sure winner does not idle and a sure loser goes on. Where all are one side the score itself is
    the margin.
    """
    result = state.result
    assert result is not None, "only a finished game has rewards"
    return of_result(result)


def of_result(result: Result) -> list[float]:
    """The rewards of a result.

    >>> from tablewright.core.results import SeatResult
    >>> seats = [SeatResult(0, 30, [], 1, True), SeatResult(1, 20, [], 2, False), SeatResult(2, 0, [], 3, False)]
    >>> [round(reward, 2) for reward in of_result(Result(seats))]
    [0.92, 0.08, 0.05]
    """
    sides: dict[tuple[str, int], list[SeatResult]] = {}
    for seat in result.seats:
        sides.setdefault(("seat", seat.seat) if seat.team is None else ("team", seat.team), []).append(seat)
    scores = {side: sum(each.score for each in members) / len(members) for side, members in sides.items()}
    winners = sum(any(each.won for each in members) for members in sides.values())
    scale = 0.25 * max(abs(score) for score in scores.values()) + 1.0
    found = [0.0] * len(result.seats)
    for side, members in sides.items():
        rivals = [score for other, score in scores.items() if other != side] + [each.score for each in result.others]
        margin = scores[side] - max(rivals) if rivals else scores[side]
        for each in members:
            won = 1 / winners if each.won else 0.0
            found[each.seat] = WIN * won + (1 - WIN) * squashed(margin / scale)
    return found


def squashed(margin: float) -> float:
    """Any number, brought between 0 and 1; 0 becomes a half."""
    return 0.5 + 0.5 * margin / (1.0 + abs(margin))
