"""An owner's card pack: read, checked line by line, laid over our figures."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tablewright.core.errors import BadOption
from tablewright.core.rules import rule
from tablewright.core.text import Texts, explain
from tablewright.games.ettin import cards, faces, packs

PACK = """
name = "First printing"

[U1]
strength = 6
abilities = ["vicious 2", "bounty 3"]

[orcs]
middle = "village 4"

[die]
faces = [1, 2, 2, 3]
"""
LAYERS = [("tablewright.games.ettin", "cards")]


def test_a_pack_replaces_figures_and_says_that_they_are_published() -> None:
    options, wrong = packs.read_pack(PACK)
    assert wrong == []
    figures = options["figures"]
    face = faces.printed(figures).cards[0]
    assert (face.strength, face.level("vicious"), face.source("strength")) == (6, 2, "published")
    assert face.cost == faces.ours().cards[0].cost
    assert face.source("cost") == "house"
    box = faces.box(figures)
    assert box.icons(0, cards.BOUNTY) == 3
    assert box.strength[1] == faces.ours().cards[1].strength
    assert box.site_gold[cards.ORCS * cards.LOCATIONS + cards.MIDDLE] == 4
    assert list(box.die) == [1, 2, 2, 3]
    packs.check(figures, options["pack"])


def test_a_pack_is_known_by_its_name_and_a_digest_of_its_figures() -> None:
    options, _ = packs.read_pack(PACK)
    name, _, digest = options["pack"].partition("#")
    assert name == "First printing"
    assert digest == packs.digest(options["figures"])
    with pytest.raises(BadOption) as refused:
        packs.check({**options["figures"], "U2": {"strength": 1}}, options["pack"])
    assert refused.value.key == "pack-digest"


def test_our_own_cards_are_a_whole_pack_that_changes_nothing() -> None:
    text = packs.as_text({})
    assert packs.read_pack(text) == ({"figures": {}, "pack": ""}, [])
    options, wrong = packs.read_pack(text.replace("[U221]", "[U220.x]", 1))
    assert options == {}
    assert "card-missing" in [flaw.key for flaw in wrong]


def test_a_pack_with_all_of_anothers_figures_tells_only_what_differs() -> None:
    own: dict[str, dict[str, Any]] = {"U1": {"strength": 6}, "A3": {"effect": "recall 2"}}
    assert packs.read_pack(packs.as_text(own))[0]["figures"] == own


@pytest.mark.parametrize(
    ("pack", "line", "key", "field"),
    [
        ('\n[U1]\nabilities = ["teleport"]', 3, "card-ability", "abilities"),
        ('[U1]\nabilities = ["swift", "swift 2"]', 2, "card-ability-twice", "abilities"),
        ('[U1]\nabilities = ["bounty"]', 2, "card-gold", "abilities"),
        ('[U1]\nabilities = ["swift 0"]', 2, "card-number", "abilities"),
        ('[U1]\nabilities = "swift"', 2, "card-form", "abilities"),
        ("[U1]\nstrength = 2\ncost = -1", 3, "card-range", "cost"),
        ("[U1]\ncost = true", 2, "card-form", "cost"),
        ("[U1]\ncost = 1.5", 2, "card-form", "cost"),
        ("[U1]\n[U2]\n\n[U1]", 4, "card-twice", ""),
        ('["U1"]\n[U1]', 2, "card-twice", ""),
        ("[U222]\ncost = 1", 1, "card-unknown", ""),
        ("[U1]\ncolour = 1", 2, "card-field", "colour"),
        ("[U1]\ndifficulty = 1", 2, "card-field", "difficulty"),
        ("U1.cost = -1", 1, "card-range", "cost"),
        ("U1 = { cost = -1 }", 1, "card-range", "cost"),
        ("U1 = 3", 1, "card-table", ""),
        ('[U1]\ntype = "wizard"', 2, "card-choice", "type"),
        ('[U1]\ntype = "protected"', 1, "card-parapet", "weaknesses"),
        ('[U1]\ntype = "troop"\nweaknesses = ["magic"]', 3, "card-parapet", "weaknesses"),
        ("[U3]\nstrength = 1\nadventure = 2", 3, "card-no-troop", "adventure"),
        ("[U3]\ndragon = true", 2, "card-no-troop", "dragon"),
        ("[A4]\nstrength = 2", 2, "card-no-defense", "strength"),
        ('[A4]\ncondition = "sing 3"', 2, "card-verb", "condition"),
        ('[A4]\neffect = "muster many"', 2, "card-number", "effect"),
        ('[A4]\ncondition = "ease flying"', 2, "card-number", "condition"),
        ('[A4]\ncondition = "need luck"', 2, "card-ability", "condition"),
        ('[orcs]\nfar = "ruins 2"', 2, "card-choice", "far"),
        ('[orcs]\nfar = "city"', 2, "card-choice", "far"),
        ("[die]\nfaces = []", 2, "card-form", "faces"),
        ("[die]\nfaces = [1, 99]", 2, "card-range", "faces"),
        ("[U1]\nage = 0", 2, "card-left-out", "age"),
        ("name = 3\n[U1]\ncost = 1", 1, "pack-name", "name"),
        ("[U1\ncost = 1", 1, "pack-toml", ""),
    ],
)
def test_each_flaw_is_told_with_its_line_and_field(pack: str, line: int, key: str, field: str) -> None:
    options, wrong = packs.read_pack(pack)
    assert options == {}
    assert (wrong[0].key, wrong[0].arguments["line"], wrong[0].arguments.get("field", "")) == (key, str(line), field)
    for lang in ("en", "fr"):
        said = explain(wrong[0], Texts(lang, LAYERS))
        assert "\n" not in said
        assert not said.startswith(key)
        assert field in said


@rule("R-002", "ETT-059", "ETT-063")
def test_an_age_too_thin_is_refused_for_the_seats_that_need_more() -> None:
    three_quests = {f"A{number}": {"age": 0} for number in range(1, 10)}
    assert packs.flaws(three_quests) == []
    packs.check_seats(three_quests, 6)
    with pytest.raises(BadOption) as refused:
        packs.check_seats(three_quests, 8)
    assert (refused.value.key, refused.value.rule, refused.value.arguments["count"]) == ("age-thin", "R-002", "3")
    no_mercenaries = {f"U{number}": {"age": 0} for number in range(157, 177)}
    assert [(flaw.rule, flaw.arguments["age"]) for flaw in packs.flaws(no_mercenaries)] == [("ETT-059", "2")]
    late = {f"U{number}": {"age": 2} for number in range(1, 5)}
    assert [(flaw.rule, flaw.arguments["deck"]) for flaw in packs.flaws(late)] == [("ETT-063", "orcs")]


@rule("R-001")
def test_an_owner_may_leave_the_surplus_mercenary_out() -> None:
    assert len(faces.box({"U221": {"age": 0}}).units_of(cards.MERCENARIES, 3)) == 44
    packs.check_seats({"U221": {"age": 0}}, 8)


def test_no_number_of_seats_is_too_large_for_our_own_box() -> None:
    assert all(packs.thin(faces.ours(), nations) == [] for nations in (2, 4, 6, 8))


@pytest.mark.parametrize("text", ["U1 = 0x" + "f" * 6000, "U1 = [" * 2000, "[U1]\ncost = nan", "\x00", "= 3"])
def test_a_hostile_pack_is_refused_in_a_line(text: str) -> None:
    _, wrong = packs.read_pack(text)
    assert wrong
    assert all("\n" not in explain(flaw, Texts("en", LAYERS)) for flaw in wrong)


def test_a_large_senseless_pack_is_soon_refused() -> None:
    started = time.process_time()
    _, wrong = packs.read_pack("\n".join(f"[nonsense{i}]\nx = {i}" for i in range(20_000)))
    assert 0 < len(wrong) < 100
    assert time.process_time() - started < 5


@pytest.mark.parametrize("figures", [{"U1": {"cost": -1}}, {"U1": 3}, {"luck": {}}, {"die": {"faces": "x"}}])
def test_figures_in_options_are_checked_like_a_pack(figures: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        packs.check(figures, "")
