"""The course of the game, and what begins an Age. Ledger sections 4 and 5."""

from __future__ import annotations

import pytest

from tablewright.core.rules import rule
from tablewright.core.state import State
from tests.ettin.table import AGE_OF, NATION_OF, gold, look, pair, start, table, told, wander


def phases(state: State) -> list[tuple[int, str]]:
    """Ages and phases of a random game, in order."""
    found: list[tuple[int, str]] = []
    for now in wander(state, "phases"):
        at = (look(now).age, look(now).phase)
        if at not in found[-1:] and at[1] not in ("setup", "over"):
            found.append(at)
    return found


@rule("ETT-052", "ETT-053", "EX-27", "ETT-055", "ETT-181")
def test_each_age_has_three_drafting_phases_and_a_war() -> None:
    found = [at for at in phases(start(seats=2, seed="phases", pick="random")) if at[1] != "war"]
    assert found == [
        *((1, "skirmish"), (1, "peacetime"), (1, "skirmish")),
        *((2, "peacetime"), (2, "skirmish"), (2, "peacetime")),
        *((3, "skirmish"), (3, "peacetime"), (3, "skirmish")),
    ]


@rule("EX-01", "ETT-056", "ETT-057", "ETT-058", "ETT-054")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_a_new_age_brings_gold_and_an_adventure_for_each_pair(age: int) -> None:
    state = table("age", age=age, lead={0: 3, 1: 1})
    assert look(state).age == age
    assert gold(state) == [5 * age] * 4
    adventures = [each.adventure or "" for each in look(state).pairs]
    assert [AGE_OF[card] for card in adventures] == [age, age]
    assert len(set(adventures)) == 2
    assert {(event.args["seat"], event.args["card"]) for event in told(state, "quest-laid")} == {
        ("3", adventures[0]),
        ("1", adventures[1]),
    }
    assert [event.args for event in told(state, "age-began")] == [{"age": str(age), "gold": str(5 * age)}]


@rule("ETT-057", "R-009")
def test_adventures_are_drawn_from_the_top_in_the_order_of_the_ring() -> None:
    wanted = ["scale-the-cliffs-of-time", "recover-the-lost-horn-of-aelios", "clean-out-the-pegasus-roost"]
    state = table("age", seats=6, adventures=", ".join(wanted))
    assert [each.adventure for each in look(state).pairs] == wanted
    assert 0 in pair(state, 0).sides
    assert look(state).adventures == [[12 - 3, 12, 12]]


@rule("R-010", "R-011")
def test_nation_decks_carry_on_and_other_decks_of_past_ages_rest() -> None:
    state = start(seats=2, seed="rest", pick="random")
    left: dict[str, int] = {}
    for now in wander(state, "rest"):
        view = look(now)
        if view.age == 2 and not left:
            left = {"mercenaries": view.mercenaries[0][0], "adventures": view.adventures[0][0]}
            assert all(each.deck < 15 for each in view.sides)
    assert look(state).mercenaries[0][0] == left["mercenaries"] > 0
    assert look(state).adventures[0][0] == left["adventures"] == 11


@rule("R-011")
def test_cards_of_a_later_age_come_early_when_the_deck_is_drawn_down() -> None:
    early = [card for card, nation in NATION_OF.items() if nation == "joymore" and AGE_OF[card] < 3]
    state = table("peacetime", lost=", ".join(early))
    assert look(state).age == 1
    assert [AGE_OF[card] for card in look(state).lineups[0].cards if NATION_OF[card] == "joymore"] == [3, 3]
