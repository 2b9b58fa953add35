"""Which games there are: whatever is installed under the entry point group `tablewright.games`."""

from __future__ import annotations

import warnings
from functools import cache
from importlib.metadata import entry_points

from .errors import BadOption
from .game import Game

GROUP = "tablewright.games"
_added: dict[str, Game] = {}


def add(game: Game) -> None:
    """Make a game known to this process without installing it, for trying it out."""
    _added[game.name] = game


def names() -> list[str]:
    """The names of all installed games, sorted."""
    return sorted({point.name for point in entry_points(group=GROUP)} | set(_added))


def get(name: str) -> Game:
    """The game of that name. Raises `BadOption` with the names that exist."""
    return _added[name] if name in _added else _installed(name)


@cache
def _installed(name: str) -> Game:
    for point in entry_points(group=GROUP):
        if point.name == name:
            try:
                game = point.load()
            except Exception as error:  # whatever a stranger's package may do
                raise BadOption("not-a-game", game=name, detail=str(error)) from error
            if not isinstance(game, Game) or game.name != name:
                raise BadOption("not-a-game", game=name, detail=type(game).__name__)
            return game
    raise BadOption("no-game", game=name, games=", ".join(names()))


def every() -> list[Game]:
    """All installed games; one that cannot be loaded is warned of and left out."""
    games = []
    for name in names():
        try:
            games.append(get(name))
        except BadOption as bad:
            warnings.warn(str(bad), stacklevel=2)
    return games
