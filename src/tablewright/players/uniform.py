"""`random`: any legal move, each as likely as the others."""

from __future__ import annotations

from ..core.random import Random
from ..core.state import Standpoint


class Uniform:
    """Plays legal moves at random."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, standpoint: Standpoint) -> int:
        """A legal move."""
        legal = standpoint.legal()
        return legal[self.rng.below(len(legal))]
