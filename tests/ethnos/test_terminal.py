"""The table and the legend of Ethnos in a terminal."""

from __future__ import annotations

import pytest

from tablewright import games
from tablewright.core.state import State

SOLO = {"edition": "2e", "mode": "solo"}


def new(options: dict[str, str], seats: int) -> State:
    return games.get("ethnos").start(options, seats=seats, seed="terminal")


def table(state: State, lang: str, width: int = 80, height: int = 24) -> list[str]:
    names = [f"Greedy {seat}" for seat in range(state.setting.seats)]
    lines = state.setting.game.table(state.view(0), state.setting.texts(lang), names, width, height)
    return ["".join(text for _, text in line) for line in lines]


def legend(state: State, lang: str) -> str:
    lines = state.setting.game.legend(state.view(0), state.setting.texts(lang))
    return "\n".join("".join(text for _, text in line) for line in lines)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("options", "seats"), [({}, 2), ({}, 6), ({"edition": "2e"}, 4), (SOLO, 1)])
def test_each_region_stands_above_its_tokens_and_apart_from_the_next(
    lang: str, options: dict[str, str], seats: int
) -> None:
    lines = table(new(options, seats), lang)
    assert max(map(len, lines)) <= 80
    names, tokens = lines[1], lines[2]
    first = tokens.index("[")
    starts = range(first, first + 54, 9)
    assert [tokens[at] for at in starts] == ["["] * 6
    assert all(names[at] in "╲╱╪║═┼□∴▦" and names[at - 1] == " " for at in starts), names


@pytest.mark.parametrize(("lang", "heads"), [("en", "Parties "), ("fr", "Compagnies ")])
def test_no_heading_of_the_panel_is_cut(lang: str, heads: str) -> None:
    assert any(heads in line for line in table(new(SOLO, 1), lang))


def test_the_legend_of_solo_tells_who_wins_and_what_this_difficulty_changes() -> None:
    told = {level: legend(new({**SOLO, "difficulty": level}, 1), "en") for level in ("easy", "regular", "hard")}
    assert all("whoever has more Prestige at the end of Age 2 wins" in text for text in told.values())
    assert [level for level, text in told.items() if "take a card off his Dashboard" in text] == ["easy"]
    assert [level for level, text in told.items() if "two others feed him" in text] == ["hard"]
    assert "Bruno" not in legend(new({"edition": "2e"}, 2), "en")


def test_a_colour_is_named_once_where_the_region_is_called_like_it() -> None:
    assert "Red" in legend(new(SOLO, 1), "en")
    assert "(red)" not in legend(new(SOLO, 1), "en")
    assert "Rhea (red)" in legend(new({}, 2), "en")
