"""Commands run in this process, each with its exit code and what it said."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from tablewright.cli import main


@dataclass(frozen=True)
class Answer:
    """What came of a command."""

    code: int
    out: str
    err: str


Run = Callable[..., Answer]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own, without colour, in English, on 80x24."""
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    for name, value in {
        "XDG_DATA_HOME": str(tmp_path),
        "LANG": "C",
        "NO_COLOR": "1",
        "COLUMNS": "80",
        "LINES": "24",
    }.items():
        monkeypatch.setenv(name, value)
    return tmp_path


@pytest.fixture
def run(home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command line; `typed` is what comes from a pipe."""

    def run(*arguments: object, typed: str = "") -> Answer:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        code = main([str(argument) for argument in arguments])
        said = capsys.readouterr()
        return Answer(code, said.out, said.err)

    return run


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    """The record of a whole game of four bots."""
    file = tmp_path / "game.record"
    assert run("record", "ethnos", "--seed", "1", "--players", "random", "--out", file).code == 0
    return file


@pytest.fixture
def position(run: Run, record: Path, tmp_path: Path) -> Path:
    """A position in the middle of it."""
    file = tmp_path / "position.json"
    file.write_text(run("position", record, "--to", 60).out, "utf-8")
    return file
