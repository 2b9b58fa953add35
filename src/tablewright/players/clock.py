"""How long a player may think."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Clock:
    """At most so many seconds and so many iterations of search; 0 sets no limit, and one of them is set.

    With a limit in iterations alone a decision is the same on every machine.
    """

    seconds: float = 0.0
    iterations: int = 0

    def share(self, jobs: int) -> Clock:
        """The clock of each of several who think at the same time."""
        return replace(self, iterations=-(-self.iterations // jobs))
