"""The cards and mats: everything that the rulebooks print or show is there, figure by figure."""

from __future__ import annotations

import csv
from collections import Counter
from pathlib import Path

import pytest

from tablewright.core.rules import rule
from tablewright.games.ettin import cards, faces

INDEX = Path(__file__).parents[2] / "docs" / "rules" / "ettin-cards.csv"
ROWS = list(csv.DictReader(INDEX.read_text("utf-8").splitlines()))
FACES = {face.id: face for face in faces.ours().cards}
BOX = faces.box({})
COLUMN = {"recruit": "cost", "weakness": "weaknesses", "becomes_defense": "becomes"}
NUMBERS = ("strength", "recruit", "sell", "vp", "adventure", "difficulty", "gold")
UNPRINTED = ("derived", "note", "strength_min")
AGE = {"I": 1, "II": 2, "III": 3}
NATIONS = {
    "Orcs of Ud": "orcs",
    "Daemons of the Void": "daemons",
    "Cannites": "cannites",
    "Dommorian Giants": "dommorians",
    "Dwarves of Skyhold": "dwarves",
    "Greenwood Elves": "elves",
    "Kingdom of Joymore": "joymore",
    "Risen": "risen",
    "Mercenary": "mercenaries",
    "": "",
}


def figures(row: dict[str, str]) -> dict[str, str]:
    """The figures of a row of the card index."""
    pairs = [pair.strip().partition("=") for pair in row["figures"].split(";") if pair.strip()]
    return {key: value for key, _, value in pairs}


def test_every_card_of_the_index_is_there_in_its_order_with_both_names_and_its_nation() -> None:
    found = [(face.id, face.en, face.fr, face.nation) for face in faces.ours().cards]
    assert found == [(row["id"], row["name_en"], row["name_fr"], NATIONS[row["nation"]]) for row in ROWS]


@pytest.mark.parametrize("row", [row for row in ROWS if row["figures"] or row["age"]], ids=lambda row: str(row["id"]))
def test_every_printed_figure_is_kept_and_named_as_printed(row: dict[str, str]) -> None:
    face = FACES[row["id"]]
    if row["age"]:
        assert face.age == AGE[row["age"]]
        assert face.source("age") == "rulebook"
    for key, text in figures(row).items():
        if key in UNPRINTED:
            continue
        name = COLUMN.get(key, key)
        assert face.source(name) == "rulebook", name
        value = getattr(face, name)
        if key in NUMBERS:
            assert value == (0 if text == "none" else int(text)), name
        elif key == "abilities":
            assert set(value) >= {
                each.strip().lower().replace(" ", "-", each.count(" to ") * 2) for each in text.split(",")
            }
        elif key == "weakness":
            assert value == [each.strip().lower() for each in text.split(",")]
        elif key == "type":
            assert value == {"protected defense": "protected"}.get(text, text)
        elif key == "dragon":
            assert value is True
        else:
            assert key == "becomes_defense"
            assert value


def test_a_lower_bound_is_kept() -> None:
    for row in ROWS:
        least = figures(row).get("strength_min")
        assert least is None or FACES[row["id"]].strength >= int(least)


@rule("R-004")
def test_cards_of_one_name_are_identical_but_for_their_ids() -> None:
    by_name: dict[tuple[str, str], set[str]] = {}
    for face in faces.ours().cards:
        rest = str([getattr(face, name) for name in face.__struct_fields__ if name != "id"])
        by_name.setdefault((face.nation, face.en), set()).add(rest)
    assert all(len(prints) == 1 for prints in by_name.values())
    assert len(set(faces.words())) == cards.CARDS


@rule("ETT-002", "ETT-003", "ETT-004", "ETT-005", "R-001", "R-002")
def test_counts_by_nation_and_age() -> None:
    units = Counter((face.nation, face.age) for face in faces.ours().cards if face.nation)
    assert [units["mercenaries", age] for age in (1, 2, 3)] == [36, 20, 45]
    for nation in faces.NATION[:8]:
        assert sum(units[nation, age] for age in (1, 2, 3)) == 15
        assert units[nation, 1] >= 2
    assert len([face for face in faces.ours().cards if face.type == "adventure"]) == 36
    assert [mat.nation for mat in faces.ours().mats] == faces.NATION
