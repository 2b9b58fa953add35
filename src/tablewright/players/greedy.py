"""`greedy`: the move that the game's advice rates highest."""

from __future__ import annotations

from ..core.random import Random
from ..core.state import Standpoint


class Greedy:
    """Follows the game's advice, one move deep; among equals, chance decides."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, standpoint: Standpoint) -> int:
        """The best advised move, or any legal one where the game has no advice."""
        legal = standpoint.legal()
        if len(legal) == 1:
            return legal[0]
        advice = standpoint.advice()
        if not advice:
            return legal[self.rng.below(len(legal))]
        best = max(each.value for each in advice)
        moves = [each.move for each in advice if each.value == best]
        return moves[self.rng.below(len(moves))]
