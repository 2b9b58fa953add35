"""Puts the toy game where an installed package would be."""

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablewright import games
from tablewright.core import registry
from tablewright.core.game import Game
from tablewright.core.registry import GROUP

BAZAAR = Path(__file__).parents[2] / "examples" / "bazaar"


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what pip would write of the toy's entry points."""
    project = tomllib.loads((BAZAAR / "pyproject.toml").read_text("utf-8"))["project"]
    folder = tmp_path_factory.mktemp("site-packages")
    info = folder / f"{project['name']}-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    points = [f"{name} = {where}" for name, where in project["entry-points"][GROUP].items()]
    (info / "entry_points.txt").write_text("\n".join([f"[{GROUP}]", *points, ""]))
    return folder


@pytest.fixture
def bazaar(installed: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """The toy game, found by the registry as any installed game is."""
    monkeypatch.syspath_prepend(str(BAZAAR))
    monkeypatch.syspath_prepend(str(installed))
    registry._installed.cache_clear()
    yield games.get("bazaar")
    registry._installed.cache_clear()
