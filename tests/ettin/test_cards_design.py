"""House figures keep to the rules of `docs/games/ettin-card-design.md`, and nations are what they are said to be."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from statistics import mean

import pytest

from tablewright.core.rules import rule
from tablewright.core.text import LANGUAGES, Texts
from tablewright.games.ettin import faces
from tablewright.games.ettin.faces import Face
from tablewright.games.ettin.pricing import TOLERANCE, price, sale

FACES = faces.ours().cards
UNITS = [face for face in FACES if face.nation]
QUESTS = [face for face in FACES if not face.nation]
NATIONS = faces.NATION[:8]


def of(nation: str) -> list[Face]:
    """A nation's units."""
    return [face for face in UNITS if face.nation == nation]


def icons(nation: str, *abilities: str) -> int:
    """How many of a nation's cards show one of these abilities."""
    return sum(any(face.level(ability) for ability in abilities) for face in of(nation))


def most(of_nation: dict[str, float], count: int) -> set[str]:
    """The nations with the greatest numbers."""
    return set(sorted(of_nation, key=lambda nation: -of_nation[nation])[:count])


@pytest.mark.parametrize(
    "face", [face for face in UNITS if face.source("cost") == "house"], ids=lambda face: str(face.id)
)
def test_a_unit_costs_what_it_can_do(face: Face) -> None:
    assert abs(face.cost - price(face)) <= TOLERANCE, f"{face.en} costs {face.cost}, its price is {price(face):.1f}"


def test_the_price_explains_the_printed_costs() -> None:
    known = [face for face in UNITS if {"cost", "strength"} <= set(face.rulebook)]
    assert len({face.en for face in known}) >= 4
    assert all(abs(face.cost - price(face)) <= 1.5 for face in known)


@pytest.mark.parametrize(
    "face", [face for face in UNITS if face.source("sell") == "house"], ids=lambda face: str(face.id)
)
def test_a_unit_sells_for_half_its_cost_and_a_little(face: Face) -> None:
    assert face.sell == sale(face.cost)


@rule("ETT-012", "ETT-013", "ETT-014")
def test_what_a_card_shows_fits_its_type() -> None:
    for face in UNITS:
        assert (face.type == "protected") == bool(face.weaknesses), face.id
        assert face.type == "troop" or not (face.adventure or face.dragon), face.id
        produce = {"gate-to-self", "gate-to-ally", "prosperous", "taxes"}
        retire = {"return-to-self", "return-to-ally", "wealthy", "war-cry"}
        shown = {faces.numbered(each)[0] for each in face.abilities}
        assert not shown & (produce if face.type == "troop" else retire), face.id
        assert face.age < 3 or not shown & {"gate-to-self", "gate-to-ally"}, face.id


@rule("ETT-017", "ETT-004")
def test_half_of_the_adventures_become_defenses_and_grow_harder_and_richer_by_age() -> None:
    assert 16 <= sum(bool(face.becomes) for face in QUESTS) <= 20
    by_age = [[face for face in QUESTS if face.age == age] for age in (1, 2, 3)]
    for earlier, later in pairwise(by_age):
        assert mean(face.difficulty for face in earlier) + 2 <= mean(face.difficulty for face in later)
        assert mean(face.vp for face in earlier) < mean(face.vp for face in later)


@rule("ETT-087")
def test_every_ability_and_every_verb_occurs() -> None:
    shown = Counter(faces.numbered(each)[0] for face in FACES for each in face.abilities)
    assert set(shown) == set(faces.ABILITY)
    for field, verbs in (("condition", faces.CONDITION), ("effect", faces.EFFECT), ("bonus", faces.BONUS)):
        used = {getattr(face, field).split()[0] for face in FACES if getattr(face, field)}
        assert used == set(verbs) - {""}, field


@rule("ETT-205", "ETT-019", "ED-28")
def test_nations_are_what_the_rulebooks_say_of_them() -> None:
    defenses: dict[str, float] = {n: sum(face.strength for face in of(n) if face.type != "troop") for n in NATIONS}
    cost = {n: mean(face.cost for face in of(n)) for n in NATIONS}
    troops = {n: mean(face.strength for face in of(n) if face.type == "troop") for n in NATIONS}
    quests: dict[str, float] = {n: sum(face.adventure for face in of(n)) for n in NATIONS}
    abilities = {n: sum(len(face.abilities) for face in of(n)) for n in NATIONS}
    economy = {n: icons(n, "wealthy", "prosperous", "taxes") for n in NATIONS}

    assert most({n: icons(n, "scouting") for n in NATIONS}, 1) == {"cannites"}
    assert most({n: icons(n, "swift") for n in NATIONS}, 1) == {"cannites"}
    assert sorted(NATIONS, key=lambda n: -icons(n, "ranged"))[:2] == ["elves", "cannites"]
    assert "cannites" not in most(defenses, 5)
    assert economy["cannites"] == economy["orcs"] == economy["risen"] == 0

    assert most(dict(economy), 1) == {"dwarves"}
    assert most({n: icons(n, "flying") for n in NATIONS}, 1) == {"dwarves"}
    early = {n: mean(face.strength for face in of(n) if face.type == "troop" and face.age < 3) for n in NATIONS}
    assert "dwarves" not in most(early, 4)

    assert "daemons" in most(troops, 2)
    assert most({n: icons(n, "conquest", "flying", "terrify") for n in NATIONS}, 2) == {"daemons", "dwarves"}
    assert most({n: -quests[n] for n in NATIONS}, 4) >= {"daemons", "dommorians"}
    assert most(cost, 3) == {"daemons", "dommorians", "elves"}

    assert most({n: icons(n, "siege") for n in NATIONS}, 1) == {"dommorians"}
    assert "dommorians" in most(defenses, 1)

    assert most(quests, 2) == {"elves", "joymore"}
    assert most({n: icons(n, "return-to-ally", "gate-to-ally", "prosperous") for n in NATIONS}, 1) == {"elves"}
    assert [face.en for face in UNITS if face.dragon and face.nation != "mercenaries"] == [
        "Argus, The Greenwood Dragon"
    ]

    assert icons("joymore", "ranged") == icons("joymore", "terrify") == 0
    assert all(icons("joymore", ability) for ability in ("siege", "magic", "taxes"))

    assert most({n: -abilities[n] for n in NATIONS}, 2) >= {"orcs"}
    assert most({n: icons(n, "return-to-self", "gate-to-self", "war-cry") for n in NATIONS}, 1) == {"risen"}
    assert "risen" not in most(defenses, 4)


@rule("ETT-206")
def test_strong_units_go_with_weak_locations() -> None:
    strength = {n: mean(face.strength for face in of(n)) for n in NATIONS}
    site = {
        mat.nation: sum(faces.LOCATION.index(faces.numbered(getattr(mat, place))[0]) for place in faces.PLACE)
        for mat in faces.ours().mats
    }
    strong = sorted(NATIONS, key=lambda n: -strength[n])
    assert mean(site[n] for n in strong[:4]) < mean(site[n] for n in strong[4:])


@rule("ETT-166", "ETT-171", "ETT-172", "ETT-005")
def test_the_mats_of_the_examples_are_as_shown() -> None:
    mats = {mat.nation: mat for mat in faces.ours().mats}
    assert [getattr(mats["joymore"], place) for place in faces.PLACE] == ["ruins", "town", "city 2"]
    assert [getattr(mats["dwarves"], place) for place in faces.PLACE] == ["village 3", "town", "city 2"]
    assert len({mat.initiative for mat in mats.values()}) == 9


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_on_the_cards_can_be_said(lang: str) -> None:
    texts = Texts(lang, [("tablewright.games.ettin", "cards")])
    keys = [f"ability-{each}" for each in faces.ABILITY] + [f"ability-{each}-text" for each in faces.ABILITY]
    keys += [f"type-{each}" for each in faces.TYPE] + [f"location-{each}" for each in faces.LOCATION]
    keys += [f"location-{each}-text" for each in faces.LOCATION]
    keys += [f"condition-{each}" for each in faces.CONDITION[1:]] + [f"effect-{each}" for each in faces.EFFECT[1:]]
    keys += [f"bonus-{each}" for each in faces.BONUS[1:]]
    keys += [f"difficulty-{mat.difficulty}" for mat in faces.ours().mats if mat.difficulty]
    keys += [f"source-{each}" for each in ("rulebook", "published", "house")]
    keys += [f"deck-{each}" for each in ("mercenaries", "adventures")]
    assert [key for key in keys if not texts.speaks(key)] == []
    for number in (1, 2):
        for key in keys:
            assert "{" not in texts.say(key, number=number, ability="Magic")


def test_names_are_those_of_the_edition() -> None:
    word = faces.words()[91]
    assert (faces.called("card", word, "en"), faces.called("card", word, "fr")) == ("Old Vets", "Guerriers vétérans")
    assert faces.called("nation", "risen", "fr") == "Morts-vivants"
    assert faces.called("nation", "nobody", "fr") is None
