"""Deploy: who places how many cards where, and Scouting. Ledger section 11."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.core.rules import rule
from tablewright.core.state import State
from tablewright.games.ettin import faces
from tests.ettin.field import ALLY, ENEMY, THEIR_ALLY, YOU, war
from tests.ettin.table import at, camp, legal, look, play, side, told, why

HAND = "camp: militia, militia-2, militia-3, guard-tower"
OTHERS = "camp: militia-4, swordsmiths, guard-tower-2, defended-bridge"


def turns(state: State, first: int = YOU) -> list[int]:
    """Play the first legal move of pair 0 over and over: whose turns they were."""
    order = []
    while look(state).steps[:1] == ["deploy"]:
        seat = next(seat for seat in (YOU, ENEMY) if seat in state.to_act)
        order.append(seat)
        play(state, seat, legal(state, seat)[0])
    return order


@rule("ETT-079", "ETT-080", "ETT-183", "ED-06", "R-024")
@pytest.mark.parametrize("lead", [YOU, ENEMY])
def test_one_card_then_two_by_two_till_both_hands_are_empty(lead: int) -> None:
    state = war(HAND, OTHERS, lead=lead)
    other = ENEMY + YOU - lead
    assert turns(state) == [lead, other, other, lead, lead, other, other, lead]
    assert [len(camp(state, each)) for each in (YOU, ENEMY)] == [0, 0]


@rule("R-025")
def test_a_hand_that_runs_out_passes_and_the_other_goes_on() -> None:
    state = war("camp: militia, militia-2", OTHERS)
    assert turns(state) == [YOU, ENEMY, ENEMY, YOU, ENEMY, ENEMY]


@rule("R-026")
def test_a_leader_without_cards_is_skipped() -> None:
    assert turns(war("", "camp: militia, militia-2, militia-3")) == [ENEMY] * 3


@rule("ETT-080", "R-024")
def test_no_card_is_held_back() -> None:
    state = war("camp: militia", "camp: militia-2")
    assert why(state, YOU, "done") == "ETT-080"
    assert all(move.startswith("deploy") for move in legal(state, YOU))


@rule("ETT-077", "ETT-081", "ETT-082", "ETT-083", "ETT-084", "R-027", "ED-05")
def test_any_card_of_the_hand_goes_facedown_to_any_own_place() -> None:
    state = war("camp: militia, old-vets; far: guard-tower", "camp: militia-2")
    words = ("militia", "old-vets")
    assert sorted(legal(state, YOU)) == sorted(
        f"deploy {word} {place}" for word in words for place in ("far", "middle", "near", "adventure")
    )
    assert why(state, YOU, "deploy militia-2 far") == "ETT-077"
    assert why(state, YOU, "deploy guard-tower middle") == "ETT-077"
    play(state, YOU, "deploy militia far")
    assert sorted(str(card) for card in at(state, YOU, "far")) == ["guard-tower", "militia"]
    assert [unit.up for unit in side(state, YOU).places[0].units] == [True, False]


@rule("R-028")
def test_what_lies_at_a_place_stays_there() -> None:
    state = war("camp: militia; far: guard-tower", "camp: militia-2, militia-3, militia-4")
    play(state, YOU, "deploy militia far")
    assert YOU not in state.to_act
    assert at(state, YOU, "far") == ["guard-tower", "militia"]


@rule("ETT-197", "ETT-196", "ETT-078", "ETT-201")
def test_only_insiders_see_what_was_placed() -> None:
    state = war("camp: militia hidden, old-vets hidden", "camp: militia-2, militia-3")
    play(state, YOU, "deploy militia near")
    seen = {seat: side(state, YOU, seat).places[2].units[0].card for seat in (YOU, ALLY, THEIR_ALLY, ENEMY, None)}
    assert seen == {YOU: "militia", ALLY: "militia", THEIR_ALLY: None, ENEMY: None, None: None}
    hands = {seat: side(state, YOU, seat).camp_cards for seat in (YOU, ALLY, THEIR_ALLY, ENEMY, None)}
    assert hands == {YOU: ["old-vets"], ALLY: ["old-vets"], THEIR_ALLY: [], ENEMY: [], None: []}
    deployed = {seat: told(state, "deployed", seat)[-1].args["card"] for seat in (YOU, ALLY, THEIR_ALLY, ENEMY)}
    assert deployed == {YOU: "militia", ALLY: "militia", THEIR_ALLY: None, ENEMY: None}
    assert told(state, "deployed")[-1].args["place"] == "near"


@rule("ETT-078", "R-128")
def test_a_secretive_player_shows_the_hand_not_even_to_the_ally() -> None:
    state = war("camp: militia hidden, old-vets hidden", "camp: militia-2", secretive=(YOU,))
    play(state, YOU, "deploy militia near")
    assert side(state, YOU, ALLY).places[2].units[0].card is None
    assert side(state, YOU, ALLY).camp_cards == []
    assert told(state, "deployed", ALLY)[-1].args["card"] is None


# --- Scouting ---------------------------------------------------------------------------------------------------


def scouted(**options: Any) -> State:
    """Your Border Patrol is about to be placed second, after the Enemy's first card at the far Location."""
    own = "camp: border-patrol, militia, militia-2"
    enemy = "camp: swordsmiths hidden, militia-3 hidden, militia-4 hidden"
    return play(war(own, enemy, lead=ENEMY, **options), ENEMY, "deploy swordsmiths far")


@rule("ETT-085", "R-030", "R-032")
def test_a_scout_turns_up_what_lies_at_a_place_now() -> None:
    state = play(scouted(), YOU, "scout border-patrol middle")
    assert legal(state, YOU) == [f"spot {place}" for place in ("far", "middle", "near", "adventure")]
    assert why(state, YOU, "deploy militia far") == "R-030"
    play(state, YOU, "spot far")
    for seat in (YOU, ENEMY, THEIR_ALLY, None):
        assert side(state, ENEMY, seat).places[0].units[0].card == "swordsmiths"
        assert side(state, YOU, seat).places[1].units[0].card == "border-patrol"
    assert told(state, "turned-up")[-1].args["cards"] == ["swordsmiths"]
    play(state, YOU, "deploy militia far")
    play(state, ENEMY, "deploy militia-3 far")
    assert [unit.card for unit in side(state, ENEMY, YOU).places[0].units] == ["swordsmiths", None]


@rule("R-030")
def test_a_scout_may_point_at_an_empty_place_to_no_effect() -> None:
    state = play(scouted(), YOU, "scout border-patrol middle", "spot near")
    assert side(state, ENEMY, YOU).places[0].units[0].card is None
    assert told(state, "turned-up") == []


@rule("ETT-086", "R-031")
def test_a_scout_placed_facedown_has_had_its_chance() -> None:
    state = play(scouted(), YOU, "deploy border-patrol middle")
    assert side(state, YOU, ENEMY).places[1].units[0].card is None
    assert all(move.startswith("deploy militia") for move in legal(state, YOU))
    assert why(state, YOU, "spot far") == "ETT-080"


@rule("ETT-087", "ED-07")
def test_only_scouting_works_as_a_card_is_deployed() -> None:
    deploying = []
    for ability in faces.ABILITY:
        state = war("camp: militia", "far: militia-2", cards={"militia": {"abilities": [_printed(ability)]}})
        if any(move.startswith("scout") for move in legal(state, YOU)):
            deploying.append(ability)
    assert deploying == ["scouting"]
    assert why(war("camp: militia", ""), YOU, "scout militia far") == "ETT-085"


def _printed(ability: str) -> str:
    return f"{ability} 2" if ability in faces.GOLD_ABILITIES else ability


@rule("R-029")
def test_the_adventure_can_be_scouted_unless_the_table_reads_it_strictly() -> None:
    state = play(scouted(scout_adventure=False), YOU, "scout border-patrol middle")
    assert legal(state, YOU) == ["spot far", "spot middle", "spot near"]
    assert why(state, YOU, "spot adventure") == "R-029"


@rule("R-030")
def test_with_nothing_facedown_there_is_nothing_to_point_at() -> None:
    state = play(war("camp: border-patrol, militia", "far: guard-tower"), YOU, "scout border-patrol far")
    assert legal(state, YOU)[0].startswith("deploy")


@rule("R-123", "ETT-032")
def test_the_odd_player_deploys_to_two_wars_apart() -> None:
    state = war(
        "camp: militia, militia-2",
        "camp: militia-3",
        seats=3,
        also={1: {"camp": "guard-tower, guard-tower-2"}, 2: {"camp": "swordsmiths"}},
    )
    assert look(state).steps == ["deploy", "deploy"]
    play(state, 0, "deploy militia far")
    play(state, 1, "deploy swordsmiths far")
    assert state.to_act == (0, 2), "seat 2 has yet to place a card in the one War, and nobody waits for it in the other"
    play(state, 0, "switch", "deploy guard-tower far")
    assert at(state, 1, "far") == ["guard-tower"]
    assert side(state, 0).camp_cards == ["militia-2"]
