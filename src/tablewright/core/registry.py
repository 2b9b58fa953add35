"""Which games there are: whatever is installed under the entry point group `tablewright.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from .errors import BadOption
from .game import Game

GROUP = "tablewright.games"


def names() -> list[str]:
    """The names of all installed games, sorted."""
    return sorted({point.name for point in entry_points(group=GROUP)})


@cache
def get(name: str) -> Game:
    """The game of that name. Raises `BadOption` with the names that exist."""
    for point in entry_points(group=GROUP):
        if point.name == name:
            game = point.load()
            if not isinstance(game, Game):
                raise BadOption("not-a-game", game=name)
            return game
    raise BadOption("no-game", game=name[:40], games=", ".join(names()))


def every() -> list[Game]:
    """All installed games."""
    return [get(name) for name in names()]
