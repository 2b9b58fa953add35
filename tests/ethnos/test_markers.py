"""Placing Control markers. Ledger section 10 and its rulings."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.core.rules import rule
from tablewright.core.state import State
from tests.ethnos.table import (
    REGIONS,
    lead,
    legal,
    look,
    markers,
    play,
    player,
    refusal,
    start,
    table,
    told,
    wander,
    why,
)

ELVES = "elf-red elf-blue elf-green elf-grey elf-orange elf-purple"


def band_of(size: int, own: int, *, seats: int = 4, others: int = 0) -> State:
    """A Band of Elves led by the red one has been laid, with so many markers in Rhea."""
    cards = " ".join(ELVES.split()[:size])
    return lead(table(seats=seats, hands={0: cards}, markers={0: {"rhea": own}, 1: {"rhea": others}}), 0, cards)


@rule("ETN-062")
@pytest.mark.parametrize("seats", [3, 4, 6])
@pytest.mark.parametrize("own", range(6))
def test_a_band_needs_more_cards_than_own_markers(seats: int, own: int) -> None:
    fits = band_of(own + 1, own, seats=seats)
    assert legal(fits) == ["place rhea", "skip"]
    assert markers(play(fits, 0, "place rhea"), "rhea")[0] == own + 1
    if own > 0:
        too_small = band_of(own, own, seats=seats)
        assert markers(too_small, "rhea")[0] == own
        assert too_small.to_act == (1,)


@rule("ETN-062")
def test_the_markers_of_others_do_not_count_with_three_or_more() -> None:
    assert "place rhea" in legal(band_of(1, 0, seats=3, others=7))
    assert "place rhea" in legal(band_of(2, 1, seats=4, others=7))


@rule("ETN-062")
@pytest.mark.parametrize("region", ["althea", "duris", "ithys", "straton", "pelagon"])
def test_the_marker_goes_to_the_region_of_the_leaders_colour(region: str) -> None:
    assert why(band_of(6, 0), 0, f"place {region}") == "ETN-062"


@rule("ETN-062")
def test_own_markers_elsewhere_do_not_count() -> None:
    state = table(hands={0: "elf-red"}, markers={0: {"straton": 5}})
    assert legal(play(state, 0, "lead elf-red", "done")) == ["place rhea", "skip"]


@rule("ETN-063")
def test_at_most_one_marker_is_placed_however_large_the_band() -> None:
    state = play(band_of(6, 0), 0, "place rhea")
    assert markers(state, "rhea") == [1, 0, 0, 0]
    assert player(state, 0).supply == 24
    assert state.to_act == (1,)


@rule("ETN-064")
def test_without_a_marker_ability_and_discard_still_happen() -> None:
    state = table(hands={0: "orc-red dwarf-blue"}, markers={0: {"rhea": 1}})
    play(state, 0, "lead orc-red", "done")
    assert look(state).step == "ability"
    play(state, 0, "enlist")
    assert markers(state, "rhea")[0] == 1
    assert (player(state, 0).horde, player(state, 0).hand_size) == (["rhea"], 0)
    assert look(state).pool == ["dwarf-blue"]


def reasons(state: State) -> list[str]:
    """Why no marker was placed: the words, the same for everybody."""
    events = [told(state, "no-marker", viewer) for viewer in (0, 1, None)]
    assert events[0] == events[1] == events[2]
    assert all(event.args["seat"] == "0" and set(event.args) == {"seat", "reason"} for event in events[0])
    return [f"{event.args['reason']}: {state.setting.texts().event(event, 'ABCDEF')}" for event in events[0]]


@rule("ETN-064", "ETN-095", "ETN-136")
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("kind", ["elf", "minotaur", "wingfolk", "wizard"])
def test_everybody_is_told_that_a_band_was_too_small_for_a_marker(kind: str, seats: int) -> None:
    everywhere = {0: dict.fromkeys(REGIONS, 2)}
    state = lead(table(seats=seats, hands={0: f"{kind}-red"}, markers=everywhere), 0, f"{kind}-red")
    assert reasons(state) == ["too-small: No marker is placed: the Band is too small for that."]


@rule("RUL-025")
@pytest.mark.parametrize("kind", ["elf", "minotaur", "wingfolk", "orc"])
def test_everybody_is_told_that_no_marker_was_left(kind: str) -> None:
    state = lead(table(hands={0: f"{kind}-red"}, markers={0: {"althea": 25}}), 0, f"{kind}-red")
    assert reasons(state) == ["no-supply: No marker is placed: no marker is left."]


@rule("ETN-111", "RUL-026")
@pytest.mark.parametrize("own", [0, 1, 25])
def test_everybody_is_told_that_a_halfling_places_no_marker(own: int) -> None:
    state = lead(table(hands={0: "halfling-red"}, markers={0: {"rhea": own}}), 0, "halfling-red")
    assert reasons(state) == ["halfling: No marker is placed: a Halfling leads the Band."]


@rule("ETN-065", "RUL-022")
def test_a_marker_placed_or_declined_needs_no_reason() -> None:
    assert reasons(play(band_of(2, 1), 0, "place rhea")) == []
    declined = play(band_of(2, 1), 0, "skip")
    assert reasons(declined) == []
    assert [event.args["declined"] for event in told(declined, "skipped", 1)] == ["marker"]


# --- asked for later ------------------------------------------------------------------------------------------------


LATER = {
    "merfolk": ("ability", "ETN-055"),
    "orc": ("ability", "ETN-055"),
    "troll": ("ability", "ETN-055"),
    "elf": ("discard", "ETN-104"),
    "wizard": ("reinforce", "ETN-137"),
}
"""The step that follows the marker of a Leader, and the rule of its own refusal."""

each_leader = pytest.mark.parametrize("kind", LATER)


def later(kind: str, *answer: str, seats: int = 4, **layout: Any) -> State:
    """After the marker step of a Band of two, led by a red card."""
    state = table(seats=seats, hands={0: f"{kind}-red {kind}-blue dwarf-grey"}, **layout)
    play(lead(state, 0, f"{kind}-red {kind}-blue"), 0, *answer)
    assert (state.to_act, look(state, 0).step) == ((0,), LATER[kind][0])
    return state


def refused(state: State, region: str) -> tuple[str, str]:
    """The rule and the words that refuse a marker."""
    answer = refusal(state, 0, f"place {region}")
    return answer.rule, str(answer)


@rule("ETN-062", "ETN-064")
@each_leader
@pytest.mark.parametrize(("seats", "own", "needed"), [(3, 2, 3), (4, 5, 6), (6, 2, 3)])
def test_a_band_that_was_too_small_is_told_so(kind: str, seats: int, own: int, needed: int) -> None:
    state = later(kind, seats=seats, markers={0: {"rhea": own}, 1: {"rhea": 1}})
    words = f"In Rhea you have {own} already: that takes a Band of {needed}, and this one counts 2. [ETN-062]"
    assert refused(state, "rhea") == ("ETN-062", words)
    assert refusal(state, 0, "place rhea").key == "refused-too-small"


@rule("ETN-095", "ETN-064")
@each_leader
@pytest.mark.parametrize(("own", "others"), [(1, 1), (0, 2), (2, 0), (1, 4)])
def test_with_two_players_a_band_that_was_too_small_is_told_so(kind: str, own: int, others: int) -> None:
    state = later(kind, seats=2, markers={0: {"rhea": own}, 1: {"rhea": others}})
    count = own + others
    words = f"with two players that takes a Band of {count + 1}, and this one counts 2. [ETN-095]"
    assert refused(state, "rhea") == ("ETN-095", f"Rhea holds {count} of both players: {words}")


@rule("RUL-025")
@pytest.mark.parametrize("kind", ["merfolk", "troll", "elf", "wizard"])
@pytest.mark.parametrize("region", ["rhea", "straton"])
def test_without_a_marker_left_the_supply_is_the_reason(kind: str, region: str) -> None:
    state = later(kind, markers={0: {"althea": 24 if kind == "merfolk" else 25}})
    words = "All your markers are in use; nothing is moved to free one. [RUL-025]"
    assert refused(state, region) == ("RUL-025", words)


@rule("ETN-062")
@each_leader
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("region", ["althea", "duris", "ithys", "straton", "pelagon"])
def test_another_region_was_never_open(kind: str, seats: int, region: str) -> None:
    for state in (later(kind, seats=seats, markers={0: {"rhea": 2}}), later(kind, "skip", seats=seats)):
        answer = refusal(state, 0, f"place {region}")
        assert (answer.rule, answer.key) == ("ETN-062", "refused-other-region")


@rule("ETN-054", "RUL-022")
@each_leader
def test_a_marker_declined_or_placed_gets_the_answer_of_the_step(kind: str) -> None:
    assert why(later(kind, "skip"), 0, "place rhea") == LATER[kind][1]
    for region in REGIONS:
        assert why(later(kind, "place rhea"), 0, f"place {region}") == LATER[kind][1]


@rule("ETN-062", "ETN-104")
def test_the_reason_stays_the_same_while_cards_are_kept() -> None:
    state = table(hands={0: "elf-red elf-blue dwarf-grey orc-grey"}, markers={0: {"rhea": 2}})
    lead(state, 0, "elf-red elf-blue")
    first = refused(state, "rhea")
    for move in ("keep dwarf-grey", "keep orc-grey"):
        assert refused(play(state, 0, move), "rhea") == first
    assert first[0] == "ETN-062"


@rule("ETN-101", "ETN-062")
def test_an_extra_band_is_told_its_own_reason() -> None:
    state = table(hands={0: "centaur-red orc-red"})
    play(state, 0, "lead centaur-red", "done", "place rhea", "lead orc-red", "done")
    words = "In Rhea you have 1 already: that takes a Band of 2, and this one counts 1. [ETN-062]"
    assert (look(state).step, refused(state, "rhea")) == ("ability", ("ETN-062", words))


@rule("ETN-136", "ETN-111", "ETN-121")
@pytest.mark.parametrize("kind", ["wingfolk", "halfling", "minotaur"])
def test_after_other_leaders_without_a_marker_the_turn_is_over(kind: str) -> None:
    state = table(hands={0: f"{kind}-red dwarf-grey"}, markers={0: dict.fromkeys(REGIONS, 2)})
    lead(state, 0, f"{kind}-red")
    assert (state.to_act, why(state, 0, "place rhea")) == ((1,), "ETN-038")


# --- declining, and what stays --------------------------------------------------------------------------------------


@rule("ETN-065", "RUL-022")
def test_in_the_first_edition_the_marker_may_be_declined() -> None:
    state = band_of(2, 1)
    assert legal(state) == ["place rhea", "skip"]
    play(state, 0, "skip")
    assert (markers(state, "rhea"), player(state, 0).supply) == ([1, 0, 0, 0], 24)


@rule("ETN-067")
def test_markers_in_regions_are_never_taken_back() -> None:
    state = start("merfolk orc wingfolk", seats=4, seed="stay")
    before = [[0] * 4] * 6
    for later in wander(state, 1):
        now = [region.markers for region in look(later).regions]
        pairs = zip(before, now, strict=True)
        assert all(was <= is_now for old, new in pairs for was, is_now in zip(old, new, strict=True))
        before = now
    assert sum(map(sum, before)) > 20


# --- the supply -----------------------------------------------------------------------------------------------------


@rule("RUL-025")
@pytest.mark.parametrize(("kind", "free"), [("dwarf", 25), ("merfolk", 24)])
def test_25_markers_are_free_and_24_with_a_sea_track(kind: str, free: int) -> None:
    assert [player.supply for player in look(start(kind, seats=5)).players] == [free] * 5


@rule("RUL-025")
def test_with_no_marker_left_the_placement_is_lost() -> None:
    last = table(hands={0: "dwarf-red"}, markers={0: {"althea": 24}})
    assert legal(play(last, 0, "lead dwarf-red", "done")) == ["place rhea", "skip"]
    assert player(play(last, 0, "place rhea"), 0).supply == 0
    none = play(table(hands={0: "dwarf-red"}, markers={0: {"althea": 25}}), 0, "lead dwarf-red", "done")
    assert (none.to_act, markers(none, "rhea"), markers(none, "althea")) == ((1,), [0] * 4, [25, 0, 0, 0])


@rule("RUL-025")
def test_with_no_marker_left_wingfolk_place_none() -> None:
    state = play(table(hands={0: "wingfolk-red"}, markers={0: {"althea": 25}}), 0, "lead wingfolk-red", "done")
    assert state.to_act == (1,)


@rule("RUL-025")
def test_with_no_marker_left_the_extra_marker_is_lost() -> None:
    cards = "merfolk-red merfolk-blue merfolk-green"
    last = lead(table(hands={0: cards}, markers={0: {"althea": 23}}), 0, cards)
    play(last, 0, "place rhea", "advance")
    assert (player(last, 0).sea, player(last, 0).supply, last.to_act) == (3, 0, (1,))
    none = lead(table(hands={0: cards}, markers={0: {"althea": 24}}), 0, cards)
    assert legal(none) == ["advance", "skip"]
    assert play(none, 0, "advance").to_act == (1,)


@rule("RUL-025")
def test_with_no_marker_left_the_horde_marker_is_lost() -> None:
    state = play(table(hands={0: "orc-red"}, markers={0: {"althea": 24}}), 0, "lead orc-red", "done", "place rhea")
    assert (state.to_act, player(state, 0).horde) == ((1,), [])
    state = play(table(hands={0: "orc-red"}, markers={0: {"althea": 24}}), 0, "lead orc-red", "done", "skip", "enlist")
    assert (player(state, 0).supply, player(state, 0).horde) == (0, ["rhea"])


@rule("RUL-025")
def test_a_lost_marker_unlocks_no_extra_band() -> None:
    state = table(hands={0: "centaur-red dwarf-blue"}, markers={0: {"althea": 25}})
    assert play(state, 0, "lead centaur-red", "done").to_act == (1,)


@rule("RUL-025", "ETN-124")
def test_horde_markers_cashed_in_return_to_the_supply() -> None:
    state = table("orc", dragons=2, deck_top="dragon", horde={0: "rhea straton althea"})
    assert player(state, 0).supply == 22
    play(state, 0, "draw", "raid")
    assert player(state, 0).supply == 25
