"""Every record ever kept replays, verifies and obeys the laws at its last position."""

from pathlib import Path

import pytest

from tablewright.core import laws
from tablewright.core.random import seeded
from tablewright.core.records import Record

ARCHIVE = Path(__file__).parents[1] / "records"
NAMES = sorted(file.name for file in ARCHIVE.glob("*.record"))


def load(name: str) -> Record:
    """A record of the archive."""
    return Record.parse((ARCHIVE / name).read_text("utf-8"))


def test_there_are_records() -> None:
    assert NAMES
    assert {file.name for file in ARCHIVE.iterdir()} == {*NAMES, "README.md"}


@pytest.mark.parametrize("name", NAMES)
def test_it_replays_and_verifies(name: str) -> None:
    record = load(name)
    flaws = {check: flaw for check, flaw in record.checks() if flaw is not None}
    if not record.secret:
        flaws.pop("fair")
    assert not flaws
    assert record.text() == (ARCHIVE / name).read_text("utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_the_laws_hold_where_it_ends(name: str) -> None:
    state = load(name).replay()
    for law in laws.POSITION_LAWS:
        law(state, seeded(name))
