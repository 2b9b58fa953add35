"""The numbered list of what may be done: in columns, long labels in rows of their own, nothing cut off."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tablewright import games
from tablewright.cli.play.choices import listed
from tablewright.cli.speech import texts_of

STATE = games.get("ethnos").start(seats=2, seed="choices")


def rows(monkeypatch: pytest.MonkeyPatch, labels: list[str], width: int, height: int) -> list[str]:
    """What is listed for labels."""
    said = iter(labels)
    monkeypatch.setattr(STATE.setting.game, "label", lambda *given: next(said), raising=False)
    lines: Any = listed(STATE, 0, [[0]] * len(labels), texts_of(STATE.setting), (width, height), brief=True)
    return ["".join(text for _, text in line).rstrip() for line in lines]


LONG = "Use Reanimate. When played: add one Reanimate of your discard pile to your army, not played."


@pytest.mark.parametrize("height", [20, 3, 1])
def test_every_label_is_there_in_full_and_in_order(monkeypatch: pytest.MonkeyPatch, height: int) -> None:
    labels = ["Attack Tamalir", "Attack Forge", LONG, "Pass", LONG, "Done"]
    found = rows(monkeypatch, labels, 79, height)
    assert max(map(len, found)) <= 79
    text = re.sub(r"\s+", " ", " ".join(found))
    places = [text.index(f"{number} {label}") for number, label in enumerate(labels, 1)]
    assert places == sorted(places)


def test_short_labels_stand_in_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    assert rows(monkeypatch, ["Attack Tamalir", "Attack Forge", "Pass"], 79, 9) == [
        "  1 Attack Tamalir          2 Attack Forge            3 Pass"
    ]
