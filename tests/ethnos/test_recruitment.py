"""Recruitment Mode. Ledger section 19."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.core.errors import BadOption
from tablewright.core.rules import rule
from tablewright.core.state import State
from tablewright.core.text import explain
from tablewright.games.ethnos import GAME
from tests.ethnos import table as first
from tests.ethnos.table import hand, lead, legal, look, play, pool, start, told, wander


def table(kinds: str = "", mode: str = "recruitment", **layout: Any) -> State:
    """A table of the second edition in Recruitment Mode."""
    return first.table(kinds, edition="2e", mode=mode, **layout)


THREE = "panda-red tiger-white deer-black"


@rule("ETN-139")
def test_it_is_an_option_of_the_second_edition() -> None:
    state = table(mode="standard", pool=THREE)
    assert pool(play(state, 0, "take panda-red")) == ["tiger-white", "deer-black"]
    state = table(pool=THREE, deck_top="owl-blue")
    assert pool(play(state, 0, "take panda-red")) == ["owl-blue", "tiger-white", "deer-black"]


@rule("RUL-008")
@pytest.mark.parametrize("mode", ["recruitment"])
def test_the_first_edition_has_no_such_mode(mode: str) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.start({"mode": mode}, seats=4)
    assert refused.value.rule == "RUL-008"
    assert mode in explain(refused.value)


@rule("ETN-140", "RUL-082")
def test_the_pool_is_refilled_to_three_before_the_next_turn() -> None:
    state = table(pool=THREE, deck_top="owl-blue rabbit-red")
    play(state, 0, "take tiger-white")
    assert (state.to_act, pool(state)) == ((1,), ["owl-blue", "panda-red", "deer-black"])
    assert [event.args["card"] for event in told(state, "turned-up")] == ["owl-blue"]
    assert "take owl-blue" in legal(state, 1)


@rule("ETN-140")
def test_an_empty_pool_is_refilled_with_three_cards() -> None:
    state = table(pool="panda-red", deck_top="owl-blue rabbit-red raven-white tiger-red")
    assert pool(play(state, 0, "take panda-red")) == ["owl-blue", "rabbit-red", "raven-white"]


@rule("ETN-140")
def test_a_draw_from_the_deck_after_a_bare_pool_refills_it_too() -> None:
    state = table(pool="panda-red", deck_top="tiger-red owl-blue rabbit-red")
    play(state, 0, "draw")
    assert (hand(state, 0), pool(state)) == (["tiger-red"], ["owl-blue", "rabbit-red", "panda-red"])


@rule("ETN-142", "ETN-040")
def test_with_three_or_more_left_nothing_is_replaced() -> None:
    state = table(pool=THREE + " fox-green", deck_top="owl-blue")
    assert len(pool(play(state, 0, "take fox-green"))) == 3
    assert told(state, "turned-up") == []


@rule("RUL-082")
def test_discards_that_fill_the_pool_stop_the_refill() -> None:
    state = table(pool="panda-red", hands={0: "tiger-red deer-white fox-green"}, deck_top="owl-blue")
    lead(state, 0, "tiger-red")
    assert (pool(state), told(state, "turned-up")) == (["panda-red", "fox-green", "deer-white"], [])


@rule("ETN-141")
@pytest.mark.parametrize("dragons", [0, 1])
def test_a_dragon_turned_up_is_set_aside_and_counts(dragons: int) -> None:
    state = table(pool=THREE, dragons=dragons, deck_top="dragon owl-blue")
    play(state, 0, "take panda-red")
    assert (look(state).dragons, pool(state)) == (dragons + 1, ["owl-blue", "tiger-white", "deer-black"])
    assert state.to_act == (1,)


@rule("RUL-083", "RUL-016")
def test_the_third_dragon_in_a_refill_ends_the_age() -> None:
    state = table(pool=THREE, active=2, dragons=2, deck_top="dragon owl-blue", points={0: 1, 1: 1, 2: 1, 3: 1})
    play(state, 2, "take panda-red")
    assert [event.args["card"] for event in told(state, "took")] == ["panda-red"]
    assert [event.args["cards"] for event in told(state, "scattered")] == [["panda-red"]]
    assert (look(state).age, look(state).active) == (2, 2), "all have as many points: the drawer begins"


@rule("ETN-140", "RUL-006")
@pytest.mark.parametrize("seats", [2, 6])
def test_whoever_is_asked_finds_three_cards_or_more(seats: int) -> None:
    dragons = 0
    for state in wander(start(seats=seats, edition="2e", mode="recruitment", seed=seats), seats, "take"):
        view = look(state)
        if view.step == "turn":
            assert len(view.pool) >= 3
            dragons = max(dragons, view.dragons)
    assert dragons == 2


def test_a_take_that_turns_up_a_card_cannot_be_taken_back() -> None:
    state = table(pool=THREE)
    play(state, 0, "take panda-red")
    assert state.sealed == state.ply
