"""`greedy`: the move that the game's advice rates highest."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.random import Random
from ..core.state import Standpoint


class Greedy:
    """Follows the game's advice, one move deep; among equals, chance decides."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, standpoint: Standpoint) -> int:
        """The best advised move, or any legal one where the game has no advice."""
        return best_advised(standpoint, standpoint.legal(), self.rng)


def best_advised(standpoint: Standpoint, moves: Sequence[int], rng: Random) -> int:
    """The best advised of some legal moves; among equals, and where there is no advice, chance decides."""
    if len(moves) == 1:
        return moves[0]
    advice = [each for each in standpoint.advice() if each.move in moves]
    if not advice:
        return moves[rng.below(len(moves))]
    best = max(each.value for each in advice)
    equals = [each.move for each in advice if each.value == best]
    return equals[rng.below(len(equals))]
