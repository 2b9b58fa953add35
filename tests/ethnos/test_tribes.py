"""The Tribes, one by one. Ledger section 18 and its rulings."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.core.rules import rule
from tablewright.core.state import State
from tablewright.games.ethnos import GAME
from tests.ethnos.table import (
    REGIONS,
    age_end,
    hand,
    lead,
    legal,
    look,
    markers,
    paid,
    play,
    player,
    pool,
    refusal,
    scores,
    table,
    told,
    why,
)

# --- Centaurs -------------------------------------------------------------------------------------------------------


@rule("ETN-100")
def test_a_centaur_that_placed_its_marker_brings_another_band() -> None:
    state = play(table(hands={0: "centaur-red dwarf-blue elf-grey"}), 0, "lead centaur-red", "done", "place rhea")
    assert look(state).step == "extra-band"
    assert legal(state) == ["lead dwarf-blue", "lead elf-grey", "skip"]
    assert (state.to_act, pool(state)) == ((0,), []), "before discarding"


@rule("ETN-100")
@pytest.mark.parametrize("move", ["draw", "done", "place rhea", "place straton", "summon"])
def test_at_the_extra_band_there_is_only_a_band_or_none(move: str) -> None:
    state = play(table(hands={0: "centaur-red dwarf-blue"}), 0, "lead centaur-red", "done", "place rhea")
    assert why(state, 0, move) == "ETN-100"


@rule("ETN-101")
def test_the_extra_band_is_a_full_band_and_the_discard_comes_once() -> None:
    state = table(hands={0: "centaur-red troll-blue troll-grey elf-grey"})
    play(
        state,
        0,
        "lead centaur-red",
        "done",
        "place rhea",
        "lead troll-blue",
        "add troll-grey",
        "done",
        "place straton",
        "claim 2",
    )
    assert (markers(state, "rhea")[0], markers(state, "straton")[0]) == (1, 1)
    assert player(state, 0).tokens == [2]
    assert [band.cards for band in player(state, 0).bands] == [["centaur-red"], ["troll-blue", "troll-grey"]]
    assert [event.args["cards"] for event in told(state, "discarded")] == [["elf-grey"]]
    assert state.to_act == (1,)


@rule("ETN-101", "ETN-062")
def test_the_marker_of_the_first_band_counts_for_the_second() -> None:
    state = play(
        table(hands={0: "centaur-red dwarf-red"}), 0, "lead centaur-red", "done", "place rhea", "lead dwarf-red", "done"
    )
    assert (markers(state, "rhea")[0], state.to_act) == (1, (1,))


@rule("ETN-102", "RUL-034")
def test_a_centaur_band_too_small_for_a_marker_brings_none() -> None:
    state = play(table(hands={0: "centaur-red dwarf-blue"}, markers={0: {"rhea": 1}}), 0, "lead centaur-red", "done")
    assert (state.to_act, pool(state)) == ((1,), ["dwarf-blue"])


@rule("ETN-102", "RUL-034")
def test_a_centaur_whose_marker_was_declined_brings_none() -> None:
    state = play(table(hands={0: "centaur-red dwarf-blue"}), 0, "lead centaur-red", "done", "skip")
    assert (state.to_act, pool(state)) == ((1,), ["dwarf-blue"])


@rule("RUL-031")
def test_centaurs_may_follow_each_other_without_limit() -> None:
    colours = dict(zip(("green", "purple", "orange", "red", "blue", "grey"), REGIONS, strict=True))
    state = table(hands={0: " ".join(f"centaur-{colour}" for colour in colours) + " dwarf-red"})
    for colour, region in colours.items():
        play(state, 0, f"lead centaur-{colour}", "done", f"place {region}")
        assert look(state).step == "extra-band"
    assert [markers(state, region)[0] for region in REGIONS] == [1] * 6


@rule("RUL-031", "RUL-034")
def test_an_extra_centaur_without_a_marker_ends_the_chain() -> None:
    state = table(hands={0: "centaur-red centaur-red dwarf-blue"})
    play(state, 0, "lead centaur-red", "done", "place rhea", "lead centaur-red", "done")
    assert (state.to_act, pool(state)) == ((1,), ["dwarf-blue"])


@rule("RUL-032")
def test_with_an_empty_hand_there_is_no_extra_band() -> None:
    assert play(table(hands={0: "centaur-red"}), 0, "lead centaur-red", "done", "place rhea").to_act == (1,)


@rule("RUL-032", "RUL-010")
def test_that_only_skeletons_are_left_is_told_to_nobody() -> None:
    wild, other = (
        play(
            table("skeleton dwarf", hands={0: f"centaur-red skeleton {last}"}),
            0,
            "lead centaur-red",
            "done",
            "place rhea",
        )
        for last in ("skeleton", "dwarf-blue")
    )
    assert (legal(wild), legal(other)) == (["skip"], ["lead dwarf-blue", "skip"])
    for viewer in (1, 2, 3, None):
        assert look(wild, viewer) == look(other, viewer)
        assert wild.events(viewer) == other.events(viewer)
    assert GAME.restore(wild.dump()).dump() == wild.dump()


@rule("RUL-032")
def test_skeletons_alone_are_no_extra_band() -> None:
    state = table(hands={0: "centaur-red skeleton skeleton"})
    play(state, 0, "lead centaur-red", "done", "place rhea")
    assert (look(state).step, legal(state), why(state, 0, "lead skeleton")) == ("extra-band", ["skip"], "ETN-125")
    play(state, 0, "skip")
    assert (state.to_act, pool(state)) == ((1,), ["skeleton", "skeleton"])
    assert [event.args["declined"] for event in told(state, "skipped")] == ["extra-band"]


@rule("RUL-033")
def test_the_extra_band_may_be_declined() -> None:
    state = play(table(hands={0: "centaur-red dwarf-blue"}), 0, "lead centaur-red", "done", "place rhea", "skip")
    assert (state.to_act, pool(state), hand(state, 0)) == ((1,), ["dwarf-blue"], [])


@rule("RUL-035")
def test_an_extra_elf_band_keeps_up_to_its_own_size() -> None:
    state = table(hands={0: "centaur-red centaur-blue centaur-grey elf-green dwarf-blue dwarf-grey orc-red"})
    play(lead(state, 0, "centaur-red centaur-blue centaur-grey"), 0, "place rhea", "lead elf-green", "done", "skip")
    play(state, 0, "keep dwarf-grey", "done")
    assert (hand(state, 0), sorted(pool(state))) == (["dwarf-grey"], ["dwarf-blue", "orc-red"])
    assert state.to_act == (1,)


@rule("RUL-035")
def test_an_extra_wizard_band_draws_its_own_size_after_the_discard() -> None:
    state = table(hands={0: "centaur-red centaur-blue wizard-green dwarf-blue"}, deck_top="orc-red orc-blue")
    play(lead(state, 0, "centaur-red centaur-blue"), 0, "place rhea", "lead wizard-green", "done", "skip", "summon")
    assert (hand(state, 0), pool(state)) == (["orc-red"], ["dwarf-blue"])


# --- Dwarves --------------------------------------------------------------------------------------------------------


@rule("ETN-103")
@pytest.mark.parametrize(("size", "points"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 15), (7, 15)])
def test_a_dwarf_band_scores_as_one_card_larger(size: int, points: int) -> None:
    cards = ["dwarf-red", "dwarf-blue", "dwarf-green", "dwarf-grey", "dwarf-orange", "dwarf-purple", "dwarf-red"][:size]
    assert paid(age_end(bands=[(0, " ".join(cards))]), "bands") == [points, 0, 0, 0]


@rule("ETN-103")
def test_a_dwarf_that_does_not_lead_adds_nothing() -> None:
    assert paid(age_end(bands=[(0, "elf-red dwarf-red")]), "bands") == [1, 0, 0, 0]


@rule("ETN-103")
def test_the_extra_card_of_a_dwarf_counts_nowhere_else() -> None:
    state = lead(table(hands={0: "dwarf-red dwarf-blue"}, markers={0: {"rhea": 2}}), 0, "dwarf-red dwarf-blue")
    assert state.to_act == (1,), "no marker"
    assert state.dump()["sizes"] == [[0, 2]]


@rule("RUL-070", "RUL-071")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("dwarf-red skeleton skeleton skeleton", 1),
        ("dwarf-red dwarf-blue dwarf-green dwarf-grey dwarf-orange skeleton", 15),
        ("dwarf-red dwarf-blue dwarf-green dwarf-grey skeleton", 10),
        ("dwarf-red elf-red", 3),
    ],
)
def test_skeletons_leave_a_dwarf_band_before_it_counts_one_more(cards: str, points: int) -> None:
    assert paid(age_end(bands=[(0, cards)]), "bands") == [points, 0, 0, 0]


# --- Elves ----------------------------------------------------------------------------------------------------------


@rule("ETN-104", "RUL-036")
@pytest.mark.parametrize("kept", [0, 1, 2])
def test_an_elf_keeps_any_number_up_to_x(kept: int) -> None:
    state = table(hands={0: "elf-red elf-blue dwarf-green dwarf-grey orc-red orc-blue"})
    play(lead(state, 0, "elf-red elf-blue"), 0, "skip")
    play(state, 0, *(f"keep {card}" for card in ("dwarf-grey", "orc-red")[:kept]), "done")
    assert hand(state, 0) == ["dwarf-grey", "orc-red"][:kept]
    assert sorted(pool(state)) == sorted(["dwarf-green", "orc-blue", *["dwarf-grey", "orc-red"][kept:]])
    assert state.to_act == (1,)


@rule("ETN-104")
def test_an_elf_keeps_no_more_than_x() -> None:
    state = table(hands={0: "elf-red elf-blue dwarf-green dwarf-grey orc-blue orc-blue"})
    play(lead(state, 0, "elf-red elf-blue"), 0, "skip", "keep dwarf-grey", "keep orc-blue")
    assert (state.to_act, legal(state)) == ((0,), ["done"])
    for card in ("dwarf-green", "orc-blue"):
        refused = refusal(state, 0, f"keep {card}")
        assert (refused.rule, refused.key) == ("ETN-104", "refused-kept-enough")
        assert str(refused) == "You have picked the 2 cards that you may keep; say “done”. [ETN-104]"
    assert GAME.restore(state.dump()).dump() == state.dump()
    play(state, 0, "done")
    assert (hand(state, 0), sorted(pool(state))) == (["dwarf-grey", "orc-blue"], ["dwarf-green", "orc-blue"])
    assert state.to_act == (1,)


@rule("RUL-036")
def test_an_elf_may_keep_the_whole_hand_if_it_is_small() -> None:
    state = table(hands={0: "elf-red elf-blue elf-grey orc-red"})
    play(lead(state, 0, "elf-red elf-blue elf-grey"), 0, "skip", "keep orc-red")
    assert (state.to_act, legal(state)) == ((0,), ["done"]), "the end is said even when no card is left"
    assert GAME.restore(state.dump()).dump() == state.dump()
    play(state, 0, "done")
    assert (state.to_act, hand(state, 0), pool(state)) == ((1,), ["orc-red"], [])


@rule("RUL-036", "RUL-114")
def test_the_player_picks_the_cards_to_keep_in_the_order_of_the_card_list() -> None:
    state = table(hands={0: "elf-red elf-blue dwarf-green orc-red skeleton"})
    play(lead(state, 0, "elf-red elf-blue"), 0, "skip")
    assert legal(state) == ["done", "keep dwarf-green", "keep orc-red", "keep skeleton"]
    assert why(state, 0, "keep troll-red") == "ETN-051"
    assert why(state, 0, "skip") == "ETN-104"
    play(state, 0, "keep orc-red")
    assert legal(state) == ["done", "keep skeleton"]
    assert why(state, 0, "keep dwarf-green") == "RUL-114"


@rule("ETN-104")
def test_kept_cards_can_be_played_on_the_next_turn() -> None:
    state = play(
        table(seats=2, hands={0: "elf-red orc-blue"}), 0, "lead elf-red", "done", "skip", "keep orc-blue", "done"
    )
    play(state, 1, "draw")
    assert "lead orc-blue" in legal(state)


# --- Giants ---------------------------------------------------------------------------------------------------------


def giants(size: int) -> str:
    """Giants led by the red one."""
    return " ".join(["giant-red", "giant-blue", "giant-green", "giant-grey", "giant-orange", "giant-purple"][:size])


@rule("ETN-106", "RUL-042")
@pytest.mark.parametrize("size", [1, 2, 5])
def test_the_first_giant_band_takes_the_token_and_two_points(size: int) -> None:
    state = lead(table(hands={0: giants(size)}), 0, giants(size))
    play(state, 0, "skip")
    assert player(state, 0).size_token
    assert look(state).size_token == size
    assert paid(state, "size-now") == [2, 0, 0, 0]
    assert scores(state) == [2, 0, 0, 0], "immediately"


@rule("ETN-106", "ETN-108")
@pytest.mark.parametrize(("size", "takes"), [(2, False), (3, False), (4, True)])
def test_only_a_strictly_larger_band_takes_the_token_away(size: int, takes: bool) -> None:
    leader = ["giant-purple", "giant-red", "giant-blue", "giant-grey"][:size]
    state = table(bands=[(1, "giant-green giant-grey giant-orange")], hands={0: " ".join(leader)})
    play(lead(state, 0, " ".join(leader)), 0, "skip")
    assert [seat.size_token for seat in look(state).players] == [takes, not takes, False, False]
    assert paid(state, "size-now") == [2 if takes else 0, 0, 0, 0]


@rule("ETN-108")
def test_a_larger_band_of_another_kind_does_not_take_the_token() -> None:
    state = table(bands=[(1, "giant-green")], hands={0: "elf-red giant-red orc-red"})
    play(lead(state, 0, "elf-red giant-red orc-red"), 0, "skip")
    assert [seat.size_token for seat in look(state).players] == [False, True, False, False]


@rule("ETN-109")
def test_a_player_may_move_the_token_to_a_larger_band_and_scores_again() -> None:
    state = table(bands=[(0, "giant-green")], hands={0: giants(2)}, points={0: 2})
    play(lead(state, 0, giants(2)), 0, "skip")
    assert player(state, 0).size_token
    assert (scores(state)[0], look(state).size_token) == (4, 2)


@rule("ETN-109", "ETN-108")
def test_an_own_band_of_equal_size_gains_nothing() -> None:
    state = table(bands=[(0, "giant-green giant-grey")], hands={0: giants(2)})
    play(lead(state, 0, giants(2)), 0, "skip")
    assert scores(state)[0] == 0


@rule("ETN-110", "RUL-043", "ETN-085")
@pytest.mark.parametrize(("seats", "age", "points"), [(4, 1, 2), (4, 2, 4), (6, 3, 6), (2, 1, 2), (3, 2, 5)])
def test_the_holder_gains_the_tokens_value_for_the_age(seats: int, age: int, points: int) -> None:
    state = age_end(seats=seats, age=age, bands=[(1, "giant-red")])
    assert paid(state, "size-age", age) == [0, points, *[0] * (seats - 2)]
    assert not any(seat.size_token for seat in look(state).players)
    assert look(state).size_token == 0


@rule("RUL-043")
def test_nobody_scores_for_a_token_that_nobody_holds() -> None:
    assert paid(age_end("giant", bands=[(0, "elf-red")]), "size-age") == [0, 0, 0, 0]


@rule("RUL-040")
def test_skeletons_count_for_the_size_and_the_token_is_not_checked_again() -> None:
    bands = [(1, "giant-green giant-grey"), (0, "giant-red skeleton skeleton")]
    state = age_end(bands=bands)
    assert paid(state, "size-age") == [2, 0, 0, 0]
    played = table(bands=bands[:1], hands={0: "giant-red skeleton skeleton"})
    play(lead(played, 0, "giant-red skeleton skeleton"), 0, "skip")
    assert (player(played, 0).size_token, look(played).size_token) == (True, 3)


@rule("RUL-041", "ETN-108")
def test_only_cards_raise_the_size() -> None:
    state = table("dwarf minotaur", bands=[(1, "giant-green giant-grey")], hands={0: "giant-red dwarf-red"})
    play(lead(state, 0, "giant-red dwarf-red"), 0, "skip")
    assert not player(state, 0).size_token


@rule("RUL-042", "ETN-085")
def test_in_a_new_age_any_giant_band_takes_the_token_again() -> None:
    state = table(seats=2, hands={0: giants(3)}, bands=[(1, "giant-purple giant-orange")], dragons=2, deck_top="dragon")
    play(state, 0, "draw")
    position = state.dump()
    seat = position["active"]
    giant = next(card for card in position["deck"] if card.startswith("giant"))
    position["deck"].remove(giant)
    position["deck"].append(position["players"][seat]["hand"][0])
    position["players"][seat]["hand"] = [giant]
    later = play(state.setting.game.restore(position), seat, f"lead {giant}", "done", "skip")
    assert paid(later, "size-now", 2)[seat] == 2


# --- Halflings ------------------------------------------------------------------------------------------------------


@rule("ETN-111", "RUL-026")
@pytest.mark.parametrize("size", [1, 4])
def test_a_halfling_places_no_marker_whatever_the_size(size: int) -> None:
    cards = " ".join(["halfling-red"] * size)
    state = lead(table(hands={0: cards + " dwarf-blue"}), 0, cards)
    assert (state.to_act, markers(state, "rhea"), pool(state)) == ((1,), [0] * 4, ["dwarf-blue"])


@rule("ETN-111")
def test_a_halfling_band_scores_as_usual() -> None:
    cards = " ".join(["halfling-red"] * 4 + ["halfling-blue"] * 2)
    assert paid(age_end(bands=[(0, cards)]), "bands") == [15, 0, 0, 0]


@rule("ETN-112", "RUL-026")
def test_a_halfling_in_the_band_of_another_leader_does_no_harm() -> None:
    state = table(hands={0: "dwarf-red halfling-red halfling-red"}, markers={0: {"rhea": 2}})
    assert legal(lead(state, 0, "dwarf-red halfling-red halfling-red")) == ["place rhea", "skip"]


# --- Merfolk --------------------------------------------------------------------------------------------------------


def merfolk(size: int) -> str:
    """Merfolk led by the red one."""
    cards = ["merfolk-red", "merfolk-blue", "merfolk-green", "merfolk-grey", "merfolk-orange", "merfolk-purple"]
    return " ".join(cards[:size] + ["skeleton"] * (size - 6))


def at_sea(size: int, start: int, **layout: Any) -> State:
    """A Band of Merfolk, without a marker of its own, advances."""
    state = lead(table(hands={0: merfolk(size)}, sea={0: start}, **layout), 0, merfolk(size))
    return play(state, 0, *(["skip"] if look(state).step == "marker" else []), "advance")


@rule("ETN-117")
@pytest.mark.parametrize(("size", "start", "end"), [(1, 0, 1), (3, 0, 3), (2, 5, 7), (6, 12, 18), (10, 2, 12)])
def test_merfolk_advance_x_spaces(size: int, start: int, end: int) -> None:
    state = at_sea(size, start)
    assert [seat.sea for seat in look(state).players] == [end, 0, 0, 0]


@rule("ETN-117")
def test_merfolk_place_their_normal_marker_besides() -> None:
    state = play(table(hands={0: "merfolk-red"}), 0, "lead merfolk-red", "done", "place rhea", "advance")
    assert (markers(state, "rhea")[0], player(state, 0).sea, player(state, 0).supply) == (1, 1, 23)


@rule("ETN-117", "ETN-064")
def test_merfolk_advance_without_a_marker_too() -> None:
    state = play(table(hands={0: "merfolk-red"}, markers={0: {"rhea": 3}}), 0, "lead merfolk-red", "done", "advance")
    assert player(state, 0).sea == 1


@rule("ETN-118")
@pytest.mark.parametrize(
    ("size", "start", "symbols"),
    [(2, 0, 0), (3, 0, 1), (1, 2, 1), (2, 2, 1), (3, 3, 0), (4, 3, 1), (4, 7, 0), (5, 7, 1), (5, 12, 0), (6, 12, 1)],
)
def test_a_symbol_reached_or_passed_brings_a_marker(size: int, start: int, symbols: int) -> None:
    state = at_sea(size, start)
    asked = 0
    while look(state).step == "symbol":
        play(state, 0, "place rhea")
        asked += 1
    assert asked == markers(state, "rhea")[0] == symbols
    assert state.to_act == (1,)


@rule("ETN-118", "RUL-045")
def test_the_extra_marker_goes_anywhere_whatever_stands_there() -> None:
    state = at_sea(3, 0, markers={0: {"rhea": 9, "althea": 3}, 1: {"rhea": 9}})
    assert legal(state) == [*(f"place {region}" for region in REGIONS), "skip"]
    play(state, 0, "place rhea")
    assert markers(state, "rhea") == [10, 9, 0, 0]


@rule("ETN-118", "RUL-023")
def test_the_extra_marker_may_be_declined() -> None:
    state = play(at_sea(3, 0), 0, "skip")
    assert (player(state, 0).supply, state.to_act) == (24, (1,))


@rule("ETN-118")
@pytest.mark.parametrize("move", ["advance", "done", "lead merfolk-red", "claim 1"])
def test_at_a_symbol_there_is_only_a_marker_or_none(move: str) -> None:
    assert why(at_sea(3, 0), 0, move) == "ETN-118"


@rule("RUL-045")
def test_with_two_players_the_extra_marker_knows_no_size_either() -> None:
    state = at_sea(3, 0, seats=2, markers={0: {"rhea": 4}, 1: {"rhea": 4}})
    play(state, 0, "place rhea")
    assert markers(state, "rhea") == [5, 4]


@rule("RUL-045", "ETN-062")
def test_the_extra_marker_counts_for_later_size_tests() -> None:
    state = table(seats=2, hands={0: merfolk(3) + " centaur-red"}, sea={0: 0})
    play(lead(state, 0, merfolk(3)), 0, "skip", "advance", "place rhea")
    play(state, 1, "draw")
    play(state, 0, "take centaur-red")
    play(state, 1, "draw")
    assert play(state, 0, "lead centaur-red", "done").to_act == (1,), "a Band of one is too small now"


@rule("RUL-044")
def test_each_of_several_symbols_brings_a_marker() -> None:
    state = at_sea(10, 2)
    play(state, 0, "place rhea", "place rhea")
    assert look(state).step == "symbol"
    play(state, 0, "place straton")
    assert (markers(state, "rhea")[0], markers(state, "straton")[0], state.to_act) == (2, 1, (1,))


@rule("RUL-044", "RUL-023")
def test_of_several_extra_markers_some_may_be_declined() -> None:
    state = play(at_sea(10, 2), 0, "skip", "place rhea", "skip")
    assert (markers(state, "rhea")[0], state.to_act) == (1, (1,))


@rule("ETN-120", "RUL-046")
def test_the_last_space_stops_the_move_and_its_symbol_counts() -> None:
    state = at_sea(6, 16)
    assert player(state, 0).sea == 18
    play(state, 0, "place rhea")
    assert state.to_act == (1,), "once"


@rule("ETN-120", "RUL-046")
def test_a_marker_on_the_last_space_moves_no_further() -> None:
    state = play(lead(table(hands={0: merfolk(3)}, sea={0: 18}), 0, merfolk(3)), 0, "skip")
    assert (player(state, 0).sea, state.to_act) == (18, (1,))


@rule("ETN-120", "ETN-084")
def test_the_sea_track_is_never_reset() -> None:
    state = age_end("merfolk", sea={0: 5, 1: 18})
    assert (look(state).age, [seat.sea for seat in look(state).players]) == (2, [5, 18, 0, 0])


@rule("ETN-119", "RUL-048")
@pytest.mark.parametrize(("age", "expected"), [(1, [0, 1, 0, 0]), (2, [1, 2, 0, 0]), (3, [2, 4, 0, 1])])
def test_the_sea_track_scores_as_a_region(age: int, expected: list[int]) -> None:
    assert paid(age_end("merfolk", age=age, sea={0: 5, 1: 9, 2: 1, 3: 4}), "sea", age) == expected


@rule("RUL-047")
@pytest.mark.parametrize(("sea", "expected"), [((0, 0, 0, 0), [0] * 4), ((1, 0, 0, 0), [4, 0, 0, 0])])
def test_a_marker_still_on_0_does_not_rank(sea: tuple[int, ...], expected: list[int]) -> None:
    assert paid(age_end("merfolk", age=3, sea=dict(enumerate(sea))), "sea", 3) == expected


@rule("RUL-050")
@pytest.mark.parametrize(
    ("age", "tokens", "expected"),
    [
        (3, {}, [3, 3, 1, 0]),
        (3, {1: [1]}, [2, 4, 1, 0]),
        (2, {}, [1, 1, 0, 0]),
        (1, {}, [0, 0, 0, 0]),
        (1, {0: [2], 1: [1]}, [1, 0, 0, 0]),
    ],
)
def test_ties_on_the_sea_track_go_to_tie_tokens_or_are_shared(
    age: int, tokens: dict[int, list[int]], expected: list[int]
) -> None:
    state = age_end("merfolk troll", age=age, sea={0: 9, 1: 9, 2: 4}, tokens=tokens)
    assert paid(state, "sea", age) == expected


# --- Minotaurs ------------------------------------------------------------------------------------------------------


def minotaurs(size: int, own: int) -> State:
    """A Band led by a red Minotaur has been laid."""
    cards = " ".join(["minotaur-red", "minotaur-blue", "minotaur-green", "minotaur-grey"][:size])
    return lead(table(hands={0: cards}, markers={0: {"rhea": own}}), 0, cards)


@rule("ETN-121", "RUL-027")
@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_a_minotaur_needs_one_card_fewer(size: int) -> None:
    assert legal(minotaurs(size, own=size)) == ["place rhea", "skip"]
    assert minotaurs(size, own=size + 1).to_act == (1,)


@rule("ETN-121")
def test_a_minotaur_places_in_the_matching_region_only() -> None:
    assert why(minotaurs(1, own=0), 0, "place straton") == "ETN-062"


@rule("ETN-121", "RUL-027")
@pytest.mark.parametrize(("kind", "needed"), [("minotaur", 3), ("elf", 4)])
def test_a_refusal_counts_the_cards_that_a_minotaur_needs(kind: str, needed: int) -> None:
    state = lead(table(hands={0: f"{kind}-red"}, markers={0: {"straton": 3}, 1: {"straton": 2}}), 0, f"{kind}-red")
    numbers = refusal(state, 0, "place straton").arguments
    assert (numbers["size"], numbers["markers"], numbers["needed"]) == ("1", "3", str(needed))


@rule("RUL-027", "ETN-057")
def test_the_missing_card_of_a_minotaur_counts_nowhere_else() -> None:
    assert look(minotaurs(3, own=3)).size == 3
    assert paid(age_end(bands=[(0, "minotaur-red minotaur-blue minotaur-green")]), "bands") == [3, 0, 0, 0]


# --- Orcs -----------------------------------------------------------------------------------------------------------


@rule("ETN-122")
def test_an_orc_puts_a_marker_on_the_space_of_its_colour() -> None:
    state = play(table(hands={0: "orc-red"}), 0, "lead orc-red", "done", "place rhea", "enlist")
    assert (player(state, 0).horde, markers(state, "rhea")[0], player(state, 0).supply) == (["rhea"], 1, 23)


@rule("ETN-122", "RUL-055")
def test_a_band_too_small_for_the_region_may_enlist_all_the_same() -> None:
    state = play(table(hands={0: "orc-red"}, markers={0: {"rhea": 1}}), 0, "lead orc-red", "done")
    assert legal(state) == ["enlist", "skip"]
    assert player(play(state, 0, "enlist"), 0).horde == ["rhea"]


@rule("ETN-123")
def test_a_space_of_the_horde_board_holds_one_marker() -> None:
    state = play(table(hands={0: "orc-red"}, horde={0: "rhea"}), 0, "lead orc-red", "done", "place rhea")
    assert (player(state, 0).horde, state.to_act) == (["rhea"], (1,))
    other = play(table(hands={0: "orc-red"}, horde={0: "straton", 1: "rhea"}), 0, "lead orc-red", "done", "place rhea")
    assert legal(other) == ["enlist", "skip"]


@rule("ETN-124")
@pytest.mark.parametrize(("number", "points"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 20)])
def test_horde_markers_are_cashed_in_by_their_number(number: int, points: int) -> None:
    state = age_end("orc", horde={0: " ".join(REGIONS[:number])})
    assert legal(state) == ["raid", "skip"]
    play(state, 0, "raid")
    assert paid(state, "pillage") == [points, 0, 0, 0]
    assert (player(state, 0).horde, player(state, 0).supply) == ([], 25)


@rule("ETN-124", "ETN-084")
def test_horde_markers_may_be_left_for_a_later_age() -> None:
    state = play(age_end("orc", horde={0: "rhea straton"}), 0, "skip")
    assert (look(state).age, player(state, 0).horde, scores(state)[0]) == (2, ["rhea", "straton"], 0)


@rule("RUL-053", "ETN-124")
@pytest.mark.parametrize("move", ["done", "enlist", "place rhea", "pass", "draw"])
def test_all_horde_markers_are_cashed_in_or_none(move: str) -> None:
    state = age_end("orc", horde={0: "rhea straton"})
    assert legal(state) == ["raid", "skip"]
    assert why(state, 0, move) == "ETN-124"


@rule("RUL-052", "ETN-070")
@pytest.mark.parametrize("drawer", [0, 1, 2, 3])
def test_horde_decisions_go_clockwise_from_the_third_dragon(drawer: int) -> None:
    state, order = age_end("orc", active=drawer, horde=dict.fromkeys(range(4), "rhea")), []
    while look(state).step == "horde":
        assert len(state.to_act) == 1
        order.append(state.to_act[0])
        play(state, order[-1], "raid" if len(order) % 2 else "skip")
    assert order == [(drawer + i) % 4 for i in range(4)]
    choices = [(event.args["seat"], event.kind) for event in state.events(None) if event.kind in ("held", "scored")]
    assert [int(str(seat)) for seat, _ in choices] == order, "each choice is public"


@rule("RUL-052", "RUL-069")
def test_horde_decisions_come_after_the_regions_and_before_the_bands() -> None:
    state = age_end(
        "orc merfolk giant",
        bands=[(0, "giant-red giant-blue")],
        sea={1: 3},
        horde={2: "rhea"},
        markers={3: {"rhea": 1}},
        awards={"rhea": (2, 4, 6)},
    )
    assert look(state).step == "horde"
    assert scores(state) == [2, 1, 0, 2]
    play(state, 2, "raid")
    assert scores(state) == [3, 1, 1, 2]


@rule("RUL-052")
def test_who_has_no_horde_marker_is_not_asked() -> None:
    assert age_end("orc", horde={2: "rhea"}).to_act == (2,)
    assert look(age_end("orc")).age == 2


@rule("RUL-054")
@pytest.mark.parametrize(("seats", "age"), [(4, 3), (3, 2), (2, 2)])
def test_in_the_last_age_all_hordes_are_cashed_in(seats: int, age: int) -> None:
    state = age_end("orc", seats=seats, age=age, horde={0: "rhea straton", 1: "rhea"})
    assert state.over
    assert paid(state, "pillage", age)[:2] == [3, 1]


# --- Skeletons ------------------------------------------------------------------------------------------------------


@rule("ETN-125")
def test_a_skeleton_never_leads() -> None:
    state = table(hands={0: "skeleton dwarf-red"})
    assert legal(state) == ["draw", "lead dwarf-red"]
    assert why(state, 0, "lead skeleton") == "ETN-125"


@rule("ETN-126", "RUL-004")
def test_a_skeleton_joins_ignoring_kind_and_colour() -> None:
    for cards in ("dwarf-red dwarf-blue", "dwarf-red elf-red", "orc-grey"):
        state = lead(table(hands={0: f"{cards} skeleton"}), 0, f"{cards} skeleton")
        assert player(state, 0).bands[0].cards == [*cards.split(), "skeleton"]


@rule("ETN-127")
def test_skeletons_count_for_the_marker_and_the_ability() -> None:
    state = table(hands={0: "merfolk-red skeleton skeleton"}, markers={0: {"rhea": 2}})
    play(lead(state, 0, "merfolk-red skeleton skeleton"), 0, "place rhea", "advance")
    assert (markers(state, "rhea")[0], player(state, 0).sea) == (3, 3)


@rule("ETN-128")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("elf-red skeleton", 0),
        ("elf-red elf-blue skeleton skeleton skeleton", 1),
        ("elf-red elf-blue elf-green elf-grey elf-orange skeleton", 10),
        ("elf-red elf-blue elf-green elf-grey elf-orange elf-purple", 15),
    ],
)
def test_a_band_scores_without_its_skeletons(cards: str, points: int) -> None:
    state = age_end("skeleton", bands=[(0, cards)])
    assert paid(state, "bands") == [points, 0, 0, 0]


@pytest.mark.parametrize(
    ("language", "held", "left"),
    [
        ("en", "Ada holds the Orc Horde with one marker.", "One of the Skeletons leaves the Bands."),
        ("fr", "Ada garde la Horde orque avec 1 marqueur.", "Un des Squelettes quitte les Troupes."),
    ],
)
def test_one_marker_held_and_one_skeleton_leaving_are_told_as_one(language: str, held: str, left: str) -> None:
    state = play(age_end("orc", horde={0: "rhea"}, bands=[(1, "elf-red skeleton")]), 0, "skip")
    texts = state.setting.texts(language)
    lines = [texts.event(event, ["Ada", "Ben", "Cid", "Dot"]) for event in state.events(None)]
    assert {held, left} <= set(lines)


@rule("RUL-071")
def test_a_band_never_vanishes() -> None:
    state = age_end(bands=[(0, "elf-red " + "skeleton " * 9)])
    assert paid(state, "bands") == [0, 0, 0, 0]
    assert [event.args["number"] for event in told(state, "wilds-left")] == ["9"]


@rule("ETN-128", "ETN-083")
def test_skeletons_come_back_with_the_next_age() -> None:
    state = age_end(bands=[(0, "elf-red skeleton skeleton")], hands={1: "skeleton"}, pool="skeleton")
    position = state.dump()
    everywhere = position["deck"] + position["pool"] + [card for seat in position["players"] for card in seat["hand"]]
    assert everywhere.count("skeleton") == 12


# --- Trolls ---------------------------------------------------------------------------------------------------------


def trolls(size: int, **layout: Any) -> State:
    """A Band of Trolls has declined its marker."""
    cards = ["troll-red", "troll-blue", "troll-green", "troll-grey", "troll-orange", "troll-purple"][:size]
    band = " ".join(cards + ["skeleton"] * (size - 6))
    return play(lead(table(hands={0: band}, **layout), 0, band), 0, "skip")


@rule("ETN-129", "RUL-056")
@pytest.mark.parametrize("size", [1, 2, 3, 4, 5, 6, 7, 10])
def test_a_troll_takes_any_token_up_to_x(size: int) -> None:
    state = trolls(size)
    assert legal(state) == [*(f"claim {token}" for token in range(1, min(size, 6) + 1)), "skip"]
    for token in range(size + 1, 7):
        assert why(state, 0, f"claim {token}") == "ETN-129"


@rule("ETN-129")
def test_a_token_taken_is_not_free() -> None:
    state = trolls(3, tokens={1: [3], 0: [1]})
    assert legal(state) == ["claim 2", "skip"]
    assert why(state, 0, "claim 3") == "ETN-129"
    play(state, 0, "claim 2")
    assert [seat.tokens for seat in look(state).players] == [[1, 2], [3], [], []]
    assert look(state).tie_tokens == [4, 5, 6]


@rule("RUL-056")
def test_with_no_token_low_enough_there_is_nothing_to_take() -> None:
    assert trolls(2, tokens={1: [1, 2]}).to_act == (1,)


@rule("RUL-056", "ETN-056")
def test_a_lower_token_or_none_may_be_taken() -> None:
    assert player(play(trolls(4), 0, "claim 2"), 0).tokens == [2]
    assert player(play(trolls(4), 0, "skip"), 0).tokens == []


def contest(tokens: dict[int, list[int]], *own: int, age: int = 3) -> list[int]:
    """What Rhea, with awards 2, 6 and 10, pays when tie tokens are owned."""
    counts = {seat: {"rhea": count} for seat, count in enumerate(own)}
    layout: dict[str, Any] = {"seats": max(4, len(own)), "age": age, "awards": {"rhea": (2, 6, 10)}, "tokens": tokens}
    return paid(age_end("troll", markers=counts, **layout), "rhea", age)


@rule("ETN-130", "ETN-132")
@pytest.mark.parametrize(
    ("tokens", "expected"),
    [
        ({0: [1]}, [10, 6, 0, 0]),
        ({1: [1]}, [6, 10, 0, 0]),
        ({0: [1, 3], 1: [5]}, [6, 10, 0, 0]),
        ({0: [2, 4], 1: [5]}, [10, 6, 0, 0]),
        ({2: [6]}, [8, 8, 0, 0]),
    ],
)
def test_the_higher_sum_of_tie_tokens_wins_a_tie(tokens: dict[int, list[int]], expected: list[int]) -> None:
    assert contest(tokens, 2, 2, 0, 0) == expected


@rule("ETN-130")
def test_tie_tokens_score_nothing_and_beat_no_marker() -> None:
    assert scores(age_end("troll", tokens={0: [6, 5, 4]})) == [0, 0, 0, 0]
    assert contest({1: [6]}, 3, 2, 0, 0) == [10, 6, 0, 0]


@rule("ETN-131")
@pytest.mark.parametrize(
    ("tokens", "expected"),
    [
        ({0: [1, 4], 1: [5]}, [6, 10, 0, 0]),
        ({0: [2, 5], 1: [3, 4]}, [10, 6, 0, 0]),
        ({0: [1, 2, 3], 1: [6]}, [6, 10, 0, 0]),
    ],
)
def test_of_equal_sums_the_highest_token_wins(tokens: dict[int, list[int]], expected: list[int]) -> None:
    assert contest(tokens, 2, 2, 0, 0) == expected


@rule("RUL-057")
def test_tie_tokens_break_ties_for_second_and_third_place() -> None:
    assert contest({2: [1]}, 3, 2, 2, 0) == [10, 2, 6, 0]
    assert contest({3: [1]}, 4, 3, 2, 2) == [10, 6, 0, 2]


@rule("RUL-058")
@pytest.mark.parametrize(
    ("tokens", "expected"),
    [
        ({0: [1], 1: [2], 2: [3]}, [2, 6, 10, 0]),
        ({0: [2, 3], 1: [5], 2: [1, 4]}, [2, 10, 6, 0]),
        ({1: [1]}, [4, 10, 4, 0]),
        ({}, [6, 6, 6, 0]),
    ],
)
def test_three_tied_are_ordered_by_sum_then_by_token_and_the_rest_share(
    tokens: dict[int, list[int]], expected: list[int]
) -> None:
    assert contest(tokens, 2, 2, 2, 0) == expected


@rule("RUL-059")
def test_players_stay_equal_only_without_any_token() -> None:
    sets = [{0: [1]}, {0: [6], 1: [1, 5]}, {0: [1, 2], 1: [3]}, {0: [2, 5], 1: [3, 4]}]
    assert all(first != second for first, second, *_ in [contest(tokens, 1, 1, 0, 0) for tokens in sets])
    assert contest({}, 1, 1, 0, 0)[:2] == [8, 8]


@rule("ETN-134", "ETN-085")
def test_tie_tokens_return_after_every_age() -> None:
    state = age_end("troll", tokens={0: [6, 1], 2: [3]})
    assert look(state).tie_tokens == [1, 2, 3, 4, 5, 6]
    assert [seat.tokens for seat in look(state).players] == [[]] * 4


# --- Wingfolk -------------------------------------------------------------------------------------------------------


@rule("ETN-135")
def test_a_wingfolk_marker_goes_to_any_region() -> None:
    for region in REGIONS:
        state = play(table(hands={0: "wingfolk-red"}), 0, "lead wingfolk-red", "done", f"place {region}")
        assert markers(state, region) == [1, 0, 0, 0]


@rule("ETN-136", "RUL-029")
def test_wingfolk_are_offered_exactly_the_regions_where_the_size_rule_holds() -> None:
    own = {"althea": 0, "duris": 1, "ithys": 2, "rhea": 3, "straton": 1, "pelagon": 2}
    state = table(hands={0: "wingfolk-red wingfolk-blue"}, markers={0: own, 1: dict.fromkeys(REGIONS, 2)})
    lead(state, 0, "wingfolk-red wingfolk-blue")
    assert legal(state) == ["place althea", "place duris", "place straton", "skip"]
    assert [why(state, 0, f"place {region}") for region in ("ithys", "rhea", "pelagon")] == ["ETN-136"] * 3
    assert str(refusal(state, 0, "place rhea")).startswith(
        "The Band counts 2, too small for Rhea, where 3 markers stand:"
    )


@rule("RUL-029")
def test_wingfolk_that_fit_nowhere_place_no_marker() -> None:
    state = play(
        table(hands={0: "wingfolk-red"}, markers={0: dict.fromkeys(REGIONS, 1)}), 0, "lead wingfolk-red", "done"
    )
    assert state.to_act == (1,)


@rule("RUL-029", "ETN-135")
def test_the_leaders_own_region_is_offered_if_it_qualifies() -> None:
    others = {region: 1 for region in REGIONS if region != "rhea"}
    state = play(table(hands={0: "wingfolk-red"}, markers={0: others}), 0, "lead wingfolk-red", "done")
    assert legal(state) == ["place rhea", "skip"]


# --- Wizards --------------------------------------------------------------------------------------------------------


@rule("ETN-137", "ETN-138")
@pytest.mark.parametrize("size", [1, 2, 4])
def test_a_wizard_draws_x_cards_from_the_deck_after_the_discard(size: int) -> None:
    cards = " ".join(["wizard-red", "wizard-blue", "wizard-green", "wizard-grey"][:size])
    drawn = ["orc-red", "orc-blue", "orc-green", "orc-grey"]
    state = table(hands={0: f"{cards} dwarf-blue"}, pool="elf-red", deck_top=" ".join(drawn))
    deck = look(state).deck
    play(lead(state, 0, cards), 0, "skip", "summon")
    assert sorted(hand(state, 0)) == sorted(drawn[:size])
    assert (pool(state), look(state).deck) == (["dwarf-blue", "elf-red"], deck - size)
    assert state.to_act == (1,)


@rule("ETN-138", "RUL-037")
@pytest.mark.parametrize(
    ("move", "forbidden_by"),
    [("take elf-red", "ETN-138"), ("draw", "ETN-137"), ("done", "ETN-137"), ("keep elf-red", "ETN-137")],
)
def test_a_wizard_draws_all_x_from_the_deck_or_none(move: str, forbidden_by: str) -> None:
    state = play(table(hands={0: "wizard-red"}, pool="elf-red"), 0, "lead wizard-red", "done", "skip")
    assert legal(state) == ["summon", "skip"]
    assert why(state, 0, move) == forbidden_by


@rule("RUL-037", "ETN-056")
def test_a_wizard_may_draw_none() -> None:
    state = play(table(hands={0: "wizard-red dwarf-blue"}), 0, "lead wizard-red", "done", "skip", "skip")
    assert (hand(state, 0), pool(state), state.to_act) == ([], ["dwarf-blue"], (1,))


@rule("ETN-137")
def test_wizard_cards_may_be_the_ones_to_play_next() -> None:
    state = table(seats=2, hands={0: "wizard-red wizard-blue"}, deck_top="orc-red orc-blue elf-red")
    play(lead(state, 0, "wizard-red wizard-blue"), 0, "skip", "summon")
    play(state, 1, "draw")
    assert {"lead orc-red", "lead orc-blue"} <= set(legal(state))
