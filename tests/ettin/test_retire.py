"""Retire: who leaves, and where to. Ledger section 18."""

from __future__ import annotations

import pytest

from tablewright.core.rules import rule
from tests.ettin.field import ALLY, ENEMY, YOU, Cards, happened, pays, war, wind_up
from tests.ettin.table import at, camp, legal, play, retired, told, why


@rule("ETT-150", "ETT-151", "ETT-152", "ETT-153", "ED-18", "EX-18")
def test_troops_leave_all_places_and_defenses_the_adventure_only() -> None:
    own = "far: militia, arc-tower; near: militia-2; adventure: militia-3, guard-tower"
    state = wind_up(war(own, "middle: militia-4"))
    assert sorted(retired(state, YOU)) == ["guard-tower", "militia", "militia-2", "militia-3"]
    assert "militia-4" in retired(state, ENEMY)
    assert at(state, YOU, "far") == ["arc-tower"]
    assert at(state, YOU, "near") == at(state, YOU, "adventure") == []


@rule("ETT-155", "EX-20", "ETT-154")
def test_return_to_self() -> None:
    state = wind_up(war("far: guard-tower", "far: dwarf-warriors; near: ogre-bashers; adventure: militia"))
    assert camp(state, ENEMY)[-1:] == ["dwarf-warriors"]
    assert {"ogre-bashers", "militia"} <= set(retired(state, ENEMY))
    assert happened(state, "returned") == [("dwarves", "dwarf-warriors")]


@rule("ETT-156", "EX-19", "ED-19", "R-131")
def test_return_to_ally() -> None:
    state = wind_up(war(also={ALLY: {"near": "paladin-kendrick"}}))
    assert camp(state, YOU) == ["paladin-kendrick"]
    assert "paladin-kendrick" not in retired(state, ALLY)


@rule("R-115", "ETT-030")
def test_without_an_ally_return_to_ally_returns_to_self() -> None:
    state = wind_up(war("near: paladin-kendrick", seats=2))
    assert "paladin-kendrick" in camp(state, YOU)


@rule("ETT-157", "EX-17", "R-093")
def test_wealthy_pays_its_controller() -> None:
    state = wind_up(war("middle: swordsmiths"))
    assert pays(state) == [("joymore", 5, "swordsmiths")]
    assert "swordsmiths" in retired(state, YOU)


@rule("ETT-158", "R-130", "R-093")
def test_war_cry_brings_the_top_of_the_own_deck_unseen() -> None:
    state = war("near: militia", cards={"militia": {"abilities": ["war-cry"]}}, also={YOU: {"deck": "old-vets"}})
    wind_up(state)
    assert camp(state, YOU) == ["old-vets"]
    drew = [event.args["card"] for event in told(state, "drew", ENEMY) if event.args["nation"] == "joymore"]
    assert drew == [None]


@rule("R-020", "ETT-073", "ETT-074")
def test_war_cry_without_a_deck() -> None:
    cards: Cards = {"old-vets": {"abilities": ["war-cry"]}}
    state = wind_up(war("near: old-vets", cards=cards, also={YOU: {"deck": None}}, mercenaries="krillian"))
    assert "krillian" in camp(state, YOU)
    state = wind_up(war("near: old-vets", cards=cards, also={YOU: {"deck": None}}, mercenaries="none"))
    assert ("joymore", "5") in [(event.args["nation"], event.args["gold"]) for event in told(state, "paid")]


@rule("R-094", "ED-20")
def test_a_unit_that_returns_still_uses_its_other_retire_abilities() -> None:
    loud: Cards = {"militia": {"abilities": ["return-to-self", "wealthy 3", "war-cry"]}}
    state = wind_up(war("near: militia", cards=loud, also={YOU: {"deck": "old-vets"}}))
    assert pays(state) == [("joymore", 3, "militia")]
    assert camp(state, YOU) == ["old-vets", "militia"]


@rule("R-095", "R-132")
@pytest.mark.parametrize(("choice", "receiver"), [("return-to-self", YOU), ("return-to-ally", ALLY)])
def test_with_both_kinds_of_return_its_controller_chooses(choice: str, receiver: int) -> None:
    both: Cards = {word: {"abilities": ["return-to-self", "return-to-ally"]} for word in ("militia", "militia-2")}
    state = war("near: militia", "near: militia-2", cards=both, lead=ENEMY)
    while "return-to-self" not in " ".join(legal(state, ENEMY)):
        seat = state.to_act[0]
        play(state, seat, "done")
    assert YOU not in state.to_act, "the Initiative holder says it first"
    play(state, ENEMY, "return-to-self militia-2")
    assert legal(state, YOU) == ["return-to-self militia", "return-to-ally militia"]
    assert why(state, YOU, "return-to-self militia-2") == "R-095"
    play(state, YOU, f"{choice} militia")
    assert "militia" in camp(state, receiver)


@rule("R-096")
def test_retire_abilities_of_defenses_work_only_at_the_adventure() -> None:
    cards: Cards = {word: {"abilities": ["wealthy 2"]} for word in ("guard-tower", "guard-tower-2")}
    state = wind_up(war("near: guard-tower; adventure: guard-tower-2", cards=cards))
    assert pays(state) == [("joymore", 2, "guard-tower-2")]


@rule("R-097", "R-009", "R-122")
def test_all_move_first_then_war_cries_in_ring_order() -> None:
    cards: Cards = {word: {"abilities": ["war-cry"]} for word in ("militia", "militia-2", "militia-3")}
    empty = {YOU: {"deck": None}, ALLY: {"deck": None, "near": "militia-3"}, ENEMY: {"deck": None}}
    state = war("near: militia", "middle: militia-2", cards=cards, also=empty, mercenaries="krillian, the-green-knight")
    wind_up(state)
    drew = [event.args["nation"] for event in told(state, "drew")]
    assert drew[:3] == ["joymore", "dommorians", "dwarves"]
    assert camp(state, YOU)[:1] == ["krillian"]
    assert camp(state, ALLY)[:1] == ["the-green-knight"]
    kinds = [event.kind for event in state.events(None)]
    assert max(i for i, kind in enumerate(kinds) if kind == "retired") < kinds.index("drew")


@rule("R-098", "R-102")
def test_a_captured_card_is_its_holders_in_age_three_too() -> None:
    state = war(
        "near: the-green-knight",
        "near: paladin-kendrick",
        cards={"the-green-knight": {"strength": 9}},
        age=3,
        nations={0: "elves", 3: "joymore"},
    )
    play(state, YOU, "take paladin-kendrick")
    assert "paladin-kendrick" in retired(state, YOU)
    late = wind_up(war("near: swordsmiths", age=3))
    assert pays(late) == [("joymore", 5, "swordsmiths")]
