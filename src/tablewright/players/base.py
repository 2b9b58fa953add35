"""What a player is, and which there are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from ..core.errors import BadOption
from ..core.random import seeded
from ..core.state import Standpoint
from .greedy import Greedy
from .uniform import Uniform


class Player(Protocol):
    """Somebody who decides for one seat. The same seed and standpoints give the same moves."""

    def choose(self, standpoint: Standpoint) -> int:
        """One of the standpoint's legal moves; it has at least one."""
        ...


PLAYERS: dict[str, Callable[..., Player]] = {"random": Uniform, "greedy": Greedy}


def known() -> list[str]:
    """The kinds of players."""
    return list(PLAYERS)


def make(name: str, seed: str) -> Player:
    """A player of a kind. Raises `BadOption`."""
    if name not in PLAYERS:
        raise BadOption("no-player", player=name[:40], players=", ".join(PLAYERS))
    return PLAYERS[name](seeded(f"player {seed}"))
