"""Levels: players that a person can choose by how good they are. `docs/bots.md` says what each can do.

A level is made of three things. *Forgetting*: of every move that is legal it overlooks some, as a beginner does. *Look
ahead*: none is to take the best advised of the others; more is to search. *Budget*: how much it may search.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..core.random import Random
from ..core.state import Standpoint
from .clock import Clock
from .greedy import best_advised
from .search import Search
from .tree import Style


@dataclass(frozen=True)
class Level:
    """A mixture: `overlooked` of a hundred moves are not seen; `clock` is the budget, `None` without any search."""

    overlooked: int
    clock: Clock | None = None
    style: tuple[float, float, int, int] = (0.6, 2.0, 100, 10)

    def player(self, rng: Random, clock: Clock | None = None) -> Forgetful | Search:
        """A player of this level. A clock takes the place of its own; those that do not search need none."""
        if self.clock is None:
            return Forgetful(rng, self.overlooked)
        return Search(rng, clock or self.clock, Style(*self.style))


LEVELS: dict[str, Level] = {
    "first-game": Level(overlooked=60),
    "learner": Level(overlooked=25),
    "steady": Level(overlooked=0),
    "cunning": Level(overlooked=0, clock=Clock(seconds=0.5, iterations=40)),
    "expert": Level(overlooked=0, clock=Clock(seconds=1.0, iterations=240)),
    "merciless": Level(overlooked=0, clock=Clock(seconds=2.0, iterations=1500)),
}
"""From the weakest to the strongest."""


class Forgetful:
    """Takes the best advised of the moves that it does not overlook."""

    def __init__(self, rng: Random, overlooked: int) -> None:
        self.rng = rng
        self.overlooked = overlooked

    def choose(self, standpoint: Standpoint) -> int:
        """The best advised of the moves that come to mind; at least one does."""
        legal = standpoint.legal()
        if len(legal) == 1:
            return legal[0]
        seen = [move for move in legal if self.rng.below(100) >= self.overlooked]
        return best_advised(standpoint, seen or [legal[self.rng.below(len(legal))]], self.rng)
