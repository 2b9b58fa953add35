"""Every game that is installed, and the toy, which has several seats asked at once."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablewright import games
from tablewright.core import registry
from tablewright.core.game import Game

BAZAAR = Path(__file__).parents[2] / "examples" / "bazaar"


@pytest.fixture(params=[*games.names(), "bazaar"])
def game(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """Each game in turn."""
    if request.param == "bazaar":
        monkeypatch.syspath_prepend(str(BAZAAR))
        toy: Game = __import__("bazaar").GAME
        monkeypatch.setitem(registry._added, "bazaar", toy)
        yield toy
        for name in [name for name in sys.modules if name.partition(".")[0] == "bazaar"]:
            del sys.modules[name]
    else:
        yield games.get(request.param)
