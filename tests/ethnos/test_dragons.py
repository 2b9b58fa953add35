"""Dragons, and how an Age comes to its end. Ledger section 7."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.core.rules import rule
from tests.ethnos.table import (
    age_end,
    hand,
    lead,
    look,
    markers,
    paid,
    play,
    player,
    pool,
    scores,
    start,
    table,
    told,
    wander,
)


@rule("ETN-044", "ETN-045")
def test_a_dragon_is_set_aside_for_all_to_see_and_another_card_is_drawn() -> None:
    state = play(table(hands={0: "elf-red"}, deck_top="dragon orc-blue orc-grey"), 0, "draw")
    assert hand(state, 0) == ["elf-red", "orc-blue"]
    assert look(state, 3).dragons == 1
    assert [event.args for event in told(state, "dragon", 3)] == [{"seat": "0", "number": "1"}]
    assert state.to_act == (1,)


@rule("ETN-045", "RUL-014")
def test_after_two_dragons_in_a_row_drawing_goes_on() -> None:
    state = play(table(deck_top="dragon dragon orc-blue"), 0, "draw")
    assert (hand(state, 0), look(state).dragons, look(state).age) == (["orc-blue"], 2, 1)


@rule("RUL-014", "ETN-047")
def test_three_dragons_in_a_row_end_the_age() -> None:
    state = play(table(deck_top="dragon dragon dragon orc-blue"), 0, "draw")
    assert [event.args["number"] for event in told(state, "dragon")] == ["1", "2", "3"]
    assert look(state).age == 2


@rule("ETN-046")
@pytest.mark.parametrize("dragons", [0, 1])
def test_the_first_two_dragons_change_nothing_else(dragons: int) -> None:
    layout: dict[str, Any] = {
        "hands": {1: "dwarf-red"},
        "pool": "elf-red",
        "bands": [(1, "dwarf-blue")],
        "markers": {0: {"rhea": 1}},
    }
    with_dragon = play(table(dragons=dragons, deck_top="dragon orc-blue", **layout), 0, "draw")
    without = play(table(dragons=dragons, deck_top="orc-blue", **layout), 0, "draw")
    assert look(with_dragon).dragons == dragons + 1
    assert look(with_dragon, 0).players == look(without, 0).players
    assert look(with_dragon).regions == look(without).regions
    assert look(with_dragon).pool == look(without).pool
    assert look(with_dragon).age == 1


@rule("ETN-047", "RUL-015")
def test_the_third_dragon_ends_the_age_before_a_card_is_drawn() -> None:
    state = play(table("orc", dragons=2, deck_top="dragon elf-blue", horde={2: "rhea"}), 0, "draw")
    assert look(state).step == "horde"
    assert player(state, 0).hand_size == 0
    assert state.dump()["deck"][-1] == "elf-blue", "no replacement is drawn"
    assert told(state, "drew", 0) == []
    assert len(told(state, "age-ended")) == 1


@rule("ETN-048", "RUL-015")
@pytest.mark.parametrize("drawer", [0, 1, 2, 3])
def test_who_drew_the_third_dragon_is_remembered(drawer: int) -> None:
    state = play(table("orc", active=drawer, dragons=2, deck_top="dragon", horde={2: "rhea"}), drawer, "draw")
    assert state.dump()["drawer"] == drawer
    assert [event.args["seat"] for event in told(state, "age-ended")] == [str(drawer)]


@rule("ETN-048")
def test_whoever_drew_the_first_dragons_does_not_matter() -> None:
    state = table(deck_top="dragon orc-blue dragon dragon", points={1: 2})
    play(state, 0, "draw")
    play(state, 1, "draw")
    assert (look(state).age, look(state).active) == (2, 2), "counted from seat 1, who has more"


@rule("ETN-047")
def test_the_age_ends_with_the_third_dragon_only() -> None:
    state = table(deck_top="dragon orc-blue dragon orc-grey dragon")
    play(state, 0, "draw")
    play(state, 1, "draw")
    assert look(state).age == 1
    assert look(play(state, 2, "draw")).age == 2


@rule("RUL-007")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_deck_holds_the_missing_dragons_as_long_as_the_age_runs(seats: int) -> None:
    for state in wander(start(seats=seats, seed="deck"), 1):
        if state.over or look(state).step == "horde":
            continue
        missing = 3 - look(state).dragons
        assert missing > 0
        assert look(state).deck >= missing
        assert state.dump()["deck"].count("dragon") == missing


@rule("RUL-007", "ETN-047")
def test_the_last_card_of_the_deck_can_only_be_a_dragon_that_ends_the_age() -> None:
    everything = table("dwarf minotaur wingfolk centaur elf", seats=3).dump()["deck"]
    allies = [card for card in everything if card != "dragon"]
    state = table(seats=3, dragons=2, pool=" ".join(allies))
    assert state.dump()["deck"] == ["dragon"]
    play(state, 0, "draw")
    assert look(state).age == 2


# --- in the middle of a turn ----------------------------------------------------------------------------------------


@rule("RUL-016", "ETN-048")
def test_the_active_player_draws_the_third_dragon_of_a_wizard_draw() -> None:
    state = table(active=2, dragons=2, hands={2: "wizard-red"}, deck_top="dragon", points={2: 1})
    play(state, 2, "lead wizard-red", "done", "skip", "summon")
    assert [event.args["seat"] for event in told(state, "age-ended")] == ["2"]
    assert look(state).active == 3, "the first tied player clockwise from seat 2"


@rule("RUL-017", "RUL-039", "ETN-047")
def test_what_was_done_before_the_age_ended_stands() -> None:
    state = table(
        dragons=2,
        hands={0: "wizard-red wizard-blue orc-grey"},
        deck_top="elf-red dragon elf-blue",
        awards={"rhea": (2, 4, 6)},
    )
    lead(state, 0, "wizard-red wizard-blue")
    play(state, 0, "place rhea", "summon")
    assert look(state).age == 2
    assert markers(state, "rhea") == [1, 0, 0, 0]
    assert paid(state, "rhea") == [2, 0, 0, 0]
    assert paid(state, "bands") == [1, 0, 0, 0]
    assert [event.args["cards"] for event in told(state, "discarded")] == [["orc-grey"]]
    assert [event.args["cards"] for event in told(state, "scattered")] == [["elf-red"]]


@rule("RUL-017")
def test_nothing_of_the_turn_is_left_in_the_new_age() -> None:
    state = table(dragons=2, hands={0: "wizard-red"}, deck_top="dragon", points={1: 1, 2: 1, 3: 1})
    play(state, 0, "lead wizard-red", "done", "skip", "summon")
    assert (look(state).step, look(state).leader, look(state).size) == ("turn", None, 0)
    assert state.dump()["agenda"] == ["age", "score", "turn"]


@rule("RUL-039")
def test_cards_drawn_before_the_third_dragon_are_lost_with_the_hand() -> None:
    state = table(
        "orc", dragons=2, hands={0: "wizard-red wizard-blue wizard-grey"}, deck_top="elf-red dragon", horde={1: "rhea"}
    )
    lead(state, 0, "wizard-red wizard-blue wizard-grey")
    play(state, 0, "skip", "summon")
    assert [event.args["card"] for event in told(state, "drew", 0)] == ["elf-red"]
    assert (look(state).step, player(state, 0).hand_size) == ("horde", 0)
    assert "elf-red" in pool(state)


@rule("RUL-038")
def test_dragons_do_not_count_towards_a_wizard_draw() -> None:
    state = table(hands={0: "wizard-red wizard-blue"}, deck_top="dragon elf-red dragon elf-blue orc-grey")
    lead(state, 0, "wizard-red wizard-blue")
    play(state, 0, "skip", "summon")
    assert hand(state, 0) == ["elf-red", "elf-blue"]
    assert (look(state).dragons, state.to_act) == (2, (1,))


@rule("ETN-047", "ETN-068")
def test_no_turn_is_played_after_the_third_dragon() -> None:
    state = age_end(active=1, hands={2: "dwarf-red dwarf-blue"})
    assert scores(state) == [0, 0, 0, 0]
    assert look(state).age == 2
