"""Placing Control markers. Ledger section 10 and its rulings."""

from __future__ import annotations

import pytest

from tablewright.core.rules import rule
from tablewright.core.state import State
from tests.ethnos.table import lead, legal, look, markers, play, player, start, table, told, wander, why

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


@rule("ETN-064")
def test_everybody_is_told_that_no_marker_was_placed() -> None:
    assert [event.args for event in told(band_of(1, 1), "no-marker", 2)] == [{"seat": "0", "region": "rhea"}]


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
