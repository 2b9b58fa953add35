"""Component figures of an owner: what may be replaced, what not, and that play and records go with it."""

from __future__ import annotations

import time
from typing import Any, Literal

import pytest

from tablewright.core import laws
from tablewright.core.errors import BadOption
from tablewright.core.records import Record
from tablewright.core.rules import rule
from tablewright.core.text import explain
from tablewright.games.ethnos import GAME, figures


@pytest.mark.parametrize(
    ("figure", "value", "key"),
    [
        ("luck", 3, "figure-unknown"),
        ("horde", 3, "figure-length"),
        ("horde", [1, 2], "figure-length"),
        ("sea-track-last", [18], "figure-length"),
        ("horde", [0, 1, 3, 6, 10, 15, 100], "figure-range"),
        ("horde", [0, 1, 3, 6, 10, 15, True], "figure-range"),
        ("horde", [0, 1, 3, 6, 10, 15, 1.5], "figure-range"),
        ("sea-track-last", -1, "figure-range"),
        ("tie-tokens", [1, 1, 1, 1, 1, 1], "figure-order"),
        ("tie-tokens", [6, 5, 4, 3, 2, 1], "figure-order"),
        ("sea-track-symbols", [7, 3], "figure-order"),
        ("hand-limit", 9, "figure-printed"),
        ("dragons", 4, "figure-printed"),
        ("kinds-in-play", 12, "figure-printed"),
        ("band-points", [0, 0, 1, 3, 6, 10, 16], "figure-printed"),
    ],
)
def test_what_cannot_replace_a_figure_is_refused_with_its_reason(figure: str, value: Any, key: str) -> None:
    assert [flaw.key for flaw in figures.flaws({figure: value})] == [key]
    with pytest.raises(BadOption) as refused:
        GAME.start({"figures": {figure: value}}, seats=4) if not isinstance(value, list) or all(
            type(each) is int for each in value
        ) else GAME.setting({"figures": {figure: value}}, 4)
    assert "\n" not in str(refused.value)


@rule("ETN-010", "ETN-129")
def test_other_tie_tokens_are_claimed_by_their_own_names() -> None:
    words = GAME.words(GAME.options(figures={"tie-tokens": [1, 2, 3, 4, 5, 9]}))
    assert words["token"] == ("1", "2", "3", "4", "5", "9")


@pytest.mark.parametrize("seats", [2, 6])
def test_a_game_with_an_owners_figures_obeys_the_laws_and_its_record_tells_them(seats: int) -> None:
    owned = {"tie-tokens": [2, 3, 4, 5, 6, 8], "copies": [3] * 11 + [18], "horde": [0, 2, 4, 6, 8, 10, 12]}
    laws.hold(GAME, {"figures": owned}, seats, "owned")
    record = Record.of(GAME.setting({"figures": owned}, seats), seed="owned")
    assert Record.parse(record.text()).setting.options.figures == owned


def test_a_pack_names_the_line_of_each_flaw() -> None:
    pack, wrong = GAME.read_figures("horde = [0, 1, 3, 6, 10, 15, 21]\n\n[luck]\nvalue = 3\n")
    assert pack["figures"]["horde"][-1] == 21
    assert [(flaw.key, flaw.arguments["line"]) for flaw in wrong] == [("figure-unknown", "3")]
    assert "luck" in explain(wrong[0])


def test_a_large_senseless_pack_is_soon_refused() -> None:
    started = time.process_time()
    _, wrong = GAME.read_figures("\n".join(f"nonsense{i} = {i}" for i in range(20_000)))
    assert 0 < len(wrong) < 100
    assert time.process_time() - started < 5


@pytest.mark.parametrize("text", ["horde = 0x" + "f" * 6000, "horde = [" * 2000, "horde = nan", "\x00", "= 3"])
def test_a_hostile_pack_is_refused_in_a_line(text: str) -> None:
    _, wrong = GAME.read_figures(text)
    assert wrong
    assert all("\n" not in explain(flaw) for flaw in wrong)


@pytest.mark.parametrize("edition", figures.EDITIONS)
def test_our_own_figures_are_a_pack_without_flaws_that_replaces_nothing(edition: Literal["1e", "2e"]) -> None:
    text = GAME.figures_text(GAME.options(edition=edition))
    assert GAME.read_figures(text) == ({"edition": edition, "figures": {}}, [])
    known = figures.edition(edition).numbers
    assert all(f"[{name}]" in text for name in known)
    changed = text.replace("[0, 1, 3, 6, 10, 15, 20]", "[0, 1, 3, 6, 10, 15, 21]")
    pack, wrong = GAME.read_figures(changed)
    assert (pack["figures"], wrong) == ({"horde": [0, 1, 3, 6, 10, 15, 21]}, [])


def test_every_figure_that_no_rulebook_prints_says_so_in_the_exported_pack() -> None:
    for edition in figures.EDITIONS:
        for name, figure in figures.edition(edition).numbers.items():
            head = next(line for line in figures.as_text(edition).splitlines() if line.startswith(f"[{name}]"))
            assert ("# house" in head, "# approx" in head) == (figure.source == "house", figure.source == "approx")
            assert figure.source in figures.SOURCES
            assert figure.origin or figure.source in ("rulebook", "house"), name


def test_a_pack_says_which_edition_it_is_of() -> None:
    pack, wrong = GAME.read_figures('edition = "2e"\ncoins = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 9]')
    assert (pack["edition"], pack["figures"]["coins"][-1], wrong) == ("2e", 9, [])
    assert [flaw.key for flaw in GAME.read_figures("coins = [1]")[1]] == ["figure-unknown"]
    assert [flaw.key for flaw in GAME.read_figures('edition = "3e"')[1]] == ["pack-edition"]
    assert [flaw.key for flaw in GAME.read_figures("edition = [1]")[1]] == ["pack-edition"]
    assert [flaw.key for flaw in GAME.read_figures('edition = "2e"\ncoins = [9' + ", 1" * 13 + "]")[1]] == [
        "figure-order"
    ]
