"""The end of an Age, the next Age and the end of the game. Ledger sections 11 to 16 and their rulings."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.core.rules import rule
from tablewright.core.state import State
from tablewright.games.ethnos import GAME
from tests.ethnos.table import (
    REGIONS,
    age_end,
    cards_of,
    hand,
    legal,
    look,
    markers,
    paid,
    play,
    player,
    pool,
    result,
    scores,
    start,
    table,
    told,
    wander,
    why,
    winners,
)

RHEA = {"rhea": (2, 6, 10)}


def rhea(age: int, *own: int, awards: tuple[int, int, int] = (2, 6, 10)) -> list[int]:
    """What Rhea pays at the end of an Age to four or more players with so many markers."""
    counts = {seat: {"rhea": count} for seat, count in enumerate(own)}
    return paid(age_end(seats=len(own), age=age, awards={"rhea": awards}, markers=counts), "rhea", age)


# --- the order ------------------------------------------------------------------------------------------------------


@rule("ETN-068")
def test_cards_left_in_hand_are_discarded_and_score_nothing() -> None:
    hands = {0: "dwarf-red dwarf-blue dwarf-green dwarf-grey", 2: "orc-red orc-blue"}
    state = play(table(dragons=2, deck_top="dragon", hands=hands, horde={3: "rhea"}), 0, "draw")
    assert [player.hand_size for player in look(state).players] == [0] * 4
    assert sorted(pool(state)) == sorted([*hands[0].split(), *hands[2].split()])
    play(state, 3, "skip")
    assert scores(state) == [0] * 4


@rule("ETN-069")
def test_the_six_regions_score_each_on_its_own() -> None:
    awards = {"althea": (0, 2, 4), "duris": (2, 4, 4), "ithys": (4, 6, 6), "rhea": (6, 6, 8)}
    first = {0: ("althea", "duris"), 1: ("ithys",), 2: ("rhea",)}
    counts = {seat: dict.fromkeys(regions, 1) for seat, regions in first.items()}
    state = age_end(awards=awards, markers=counts)
    assert [paid(state, region) for region in REGIONS] == [
        [0, 0, 0, 0],
        [2, 0, 0, 0],
        [0, 4, 0, 0],
        [0, 0, 6, 0],
        [0, 0, 0, 0],
        [0, 0, 0, 0],
    ]


@rule("ETN-070", "ETN-072", "RUL-069")
def test_regions_then_tribes_then_bands() -> None:
    state = age_end(
        "merfolk giant orc skeleton",
        bands=[(0, "giant-red skeleton giant-blue"), (1, "dwarf-red dwarf-blue")],
        markers={1: {"rhea": 1, "duris": 1}},
        awards=RHEA | {"duris": (4, 4, 6)},
        sea={2: 4},
        horde={3: "rhea straton"},
    )
    play(state, 3, "raid")
    order = [event for event in state.events(None) if event.kind in ("scored", "wilds-left", "band-scored")]
    assert [(event.kind, event.args.get("source")) for event in order] == [
        ("scored", "duris"),
        ("scored", "rhea"),
        ("scored", "sea"),
        ("scored", "size-age"),
        ("scored", "pillage"),
        ("wilds-left", None),
        ("band-scored", None),
        ("band-scored", None),
    ]
    assert [event.args["points"] for event in order if event.kind == "band-scored"] == ["1", "3"]


@rule("ETN-068", "RUL-069")
def test_hands_are_gone_and_tokens_still_held_when_the_regions_score() -> None:
    state = age_end("troll orc", hands={1: "orc-blue"}, horde={3: "rhea"}, tokens={1: [4]})
    assert look(state).step == "horde"
    assert (player(state, 1).hand_size, player(state, 1).tokens) == (0, [4])


@rule("RUL-069")
def test_bands_lie_on_the_table_till_the_hordes_are_decided() -> None:
    state = age_end("orc", bands=[(0, "dwarf-red dwarf-blue")], horde={3: "rhea"})
    assert [band.cards for band in player(state, 0).bands] == [["dwarf-red", "dwarf-blue"]]
    play(state, 3, "skip")
    assert player(state, 0).bands == []


@rule("ETN-073")
def test_all_points_gained_add_up_on_the_points_track() -> None:
    state = age_end(
        "merfolk orc",
        bands=[(0, "giant-red giant-blue")],
        markers={0: {"rhea": 1}},
        awards=RHEA,
        sea={0: 4},
        horde={0: "rhea"},
        points={0: 7},
    )
    play(state, 0, "raid")
    assert paid(state, "bands")[0] == 7 + 1
    assert scores(state) == [7 + 2 + 1 + 2 + 1 + 1, 0, 0, 0]


@rule("RUL-009", "ETN-073")
def test_points_have_no_upper_end() -> None:
    state = age_end(points={0: 99, 1: 500}, bands=[(0, "elf-red elf-blue")])
    assert scores(state) == [100, 500, 0, 0]


@rule("RUL-009", "ETN-073")
def test_points_never_fall_and_every_point_has_its_reason() -> None:
    state = start("merfolk orc giant troll", seats=4, seed="points")
    before = scores(state)
    for later in wander(state, 1):
        now = scores(later)
        assert all(was <= is_now for was, is_now in zip(before, now, strict=True))
        before = now
    for seat in result(state).seats:
        assert sum(part.points for part in seat.parts) == seat.score == before[seat.seat]


@rule("ETN-073", "ETN-080")
def test_a_reason_names_a_region_only_where_a_region_paid() -> None:
    state = age_end(
        "merfolk orc",
        age=3,
        bands=[(0, "giant-red giant-blue")],
        markers={0: {"rhea": 1, "straton": 1}},
        awards={"rhea": (2, 6, 10), "straton": (2, 4, 8)},
        sea={0: 3},
        horde={0: "rhea"},
        points={0: 2},
    )
    parts = result(state).seats[0].parts
    assert [(part.key, part.args) for part in parts if part.args["age"] == "3"] == [
        ("points-region", {"age": "3", "region": "rhea"}),
        ("points-region", {"age": "3", "region": "straton"}),
        ("points-sea", {"age": "3"}),
        ("points-size-age", {"age": "3"}),
        ("points-pillage", {"age": "3"}),
        ("points-bands", {"age": "3"}),
    ]
    assert [part.args for part in parts if part.args["age"] != "3"] == [{"age": "1"}]
    assert GAME.tally(look(state)) == [seat.parts for seat in result(state).seats]


# --- Regions --------------------------------------------------------------------------------------------------------


@rule("ETN-074")
@pytest.mark.parametrize(
    ("own", "expected"),
    [((4, 3, 2, 1), [2, 0, 0, 0]), ((1, 2, 3, 4), [0, 0, 0, 2]), ((0, 1, 0, 0), [0, 2, 0, 0])],
)
def test_the_first_age_pays_award_one_to_the_most_markers(own: tuple[int, ...], expected: list[int]) -> None:
    assert rhea(1, *own) == expected


@rule("ETN-075")
@pytest.mark.parametrize(("own", "expected"), [((4, 3, 2, 1), [6, 2, 0, 0]), ((1, 2, 4, 3), [0, 0, 6, 2])])
def test_the_second_age_pays_award_two_and_award_one(own: tuple[int, ...], expected: list[int]) -> None:
    assert rhea(2, *own) == expected


@rule("ETN-076")
@pytest.mark.parametrize(
    ("own", "expected"), [((4, 3, 2, 1), [10, 6, 2, 0]), ((1, 2, 5, 4, 3, 0), [0, 0, 10, 6, 2, 0])]
)
def test_the_third_age_pays_all_three_awards(own: tuple[int, ...], expected: list[int]) -> None:
    assert rhea(3, *own) == expected


@rule("ETN-077")
def test_award_tokens_stay_on_their_spaces_all_game() -> None:
    state = start(seats=5, seed="awards")
    awards = [region.awards for region in look(state).regions]
    for later in wander(state, 1):
        assert [region.awards for region in look(later).regions] == awards
    assert look(state).age == 3


@rule("ETN-078", "RUL-064")
@pytest.mark.parametrize(
    ("age", "own", "awards", "expected"),
    [
        (2, (3, 3, 1, 0), (2, 6, 10), [4, 4, 0, 0]),
        (3, (3, 3, 1, 0), (2, 6, 10), [8, 8, 2, 0]),
        (3, (3, 3, 3, 1), (2, 6, 8), [5, 5, 5, 0]),
        (3, (3, 3, 3, 1), (0, 4, 4), [2, 2, 2, 0]),
        (1, (3, 3, 1, 0), (6, 6, 6), [3, 3, 0, 0]),
    ],
)
def test_tied_players_share_the_awards_of_their_places(
    age: int, own: tuple[int, ...], awards: tuple[int, int, int], expected: list[int]
) -> None:
    assert rhea(age, *own, awards=awards) == expected


@rule("ETN-079")
def test_a_tie_uses_up_as_many_places_as_there_are_tied_players() -> None:
    assert rhea(2, 3, 3, 1, 0) == [4, 4, 0, 0]
    assert rhea(3, 3, 3, 1, 0) == [8, 8, 2, 0]
    assert rhea(3, 3, 3, 3, 1) == [6, 6, 6, 0]
    assert rhea(3, 4, 3, 3, 1) == [10, 4, 4, 0]


@rule("RUL-061")
def test_without_a_marker_nobody_ranks() -> None:
    assert rhea(3, 0, 0, 0, 0) == [0, 0, 0, 0]
    assert rhea(3, 1, 0, 0, 0) == [10, 0, 0, 0]
    assert rhea(2, 0, 2, 0, 0) == [0, 6, 0, 0]


@rule("RUL-061", "ETN-130")
def test_tie_tokens_do_not_make_a_player_without_markers_rank() -> None:
    state = age_end("troll", age=3, awards=RHEA, markers={0: {"rhea": 1}}, tokens={1: [6], 2: [5]})
    assert paid(state, "rhea", 3) == [10, 0, 0, 0]


@rule("RUL-062")
def test_ties_below_first_place_share_as_well() -> None:
    assert rhea(2, 3, 2, 2, 0) == [6, 1, 1, 0]
    assert rhea(3, 3, 2, 2, 0) == [10, 4, 4, 0]
    assert rhea(3, 4, 3, 2, 2) == [10, 6, 1, 1]


@rule("RUL-063", "RUL-064")
def test_more_tied_players_than_awards_share_what_there_is() -> None:
    assert rhea(1, 1, 1, 1, 0, awards=(8, 8, 8)) == [2, 2, 2, 0]
    assert rhea(2, 1, 1, 1, 1) == [2, 2, 2, 2]
    assert rhea(3, 1, 1, 1, 1) == [4, 4, 4, 4]
    assert rhea(3, 1, 1, 1, 1, 1, 1) == [3, 3, 3, 3, 3, 3]
    assert rhea(2, 3, 1, 1, 1) == [6, 0, 0, 0]


@rule("RUL-064")
def test_the_remainder_of_a_share_is_lost() -> None:
    assert rhea(1, 1, 1, 1, 1, awards=(6, 6, 6)) == [1, 1, 1, 1]
    assert rhea(1, 1, 1, 1, 0) == [0, 0, 0, 0]


@rule("RUL-065", "ETN-018")
def test_award_tokens_of_value_0_are_normal_tokens() -> None:
    assert rhea(1, 2, 1, 0, 0, awards=(0, 2, 4)) == [0, 0, 0, 0]
    assert rhea(2, 2, 1, 0, 0, awards=(0, 2, 4)) == [2, 0, 0, 0]
    assert rhea(2, 2, 2, 0, 0, awards=(0, 2, 4)) == [1, 1, 0, 0]
    assert rhea(3, 3, 2, 1, 0, awards=(0, 0, 4)) == [4, 0, 0, 0]


@rule("RUL-068", "ETN-099")
@pytest.mark.parametrize(("seats", "age", "points"), [(3, 1, 2), (3, 2, 6), (4, 1, 2), (4, 2, 6), (4, 3, 10)])
def test_with_three_or_more_the_only_player_present_gets_first_place_only(seats: int, age: int, points: int) -> None:
    awards = {"rhea": (2, 6) if seats == 3 else (2, 6, 10)}
    state = age_end(seats=seats, age=age, awards=awards, markers={1: {"rhea": 3}})
    assert paid(state, "rhea", age) == [0, points, *[0] * (seats - 2)]


# --- Bands ----------------------------------------------------------------------------------------------------------


@rule("ETN-080")
@pytest.mark.parametrize(("size", "points"), [(1, 0), (2, 1), (3, 3), (4, 6), (5, 10), (6, 15), (7, 15), (10, 15)])
def test_a_band_scores_by_its_cards(size: int, points: int) -> None:
    cards = " ".join(["halfling-red"] * 4 + ["halfling-blue"] * 4 + ["halfling-grey"] * 2)
    assert paid(age_end(bands=[(2, " ".join(cards.split()[:size]))]), "bands") == [0, 0, points, 0]


@rule("ETN-081")
def test_bands_are_scored_each_by_itself() -> None:
    bands = [(0, "elf-red elf-blue"), (1, "orc-red orc-blue orc-grey"), (0, "elf-red elf-blue"), (0, "troll-red")]
    assert paid(age_end(bands=bands), "bands") == [2, 3, 0, 0]


# --- what stays and what goes ---------------------------------------------------------------------------------------


@rule("ETN-082")
def test_all_bands_are_discarded() -> None:
    state = age_end(bands=[(0, "elf-red elf-blue"), (3, "orc-red")])
    assert [player.bands for player in look(state).players] == [[]] * 4
    assert state.dump()["sizes"] == []


@rule("ETN-083", "RUL-072")
def test_every_ally_card_is_shuffled_into_the_next_deck() -> None:
    before = table(
        "skeleton",
        dragons=2,
        deck_top="dragon",
        hands={0: "dwarf-red skeleton", 3: "elf-blue"},
        pool="elf-red skeleton",
        bands=[(1, "orc-red orc-blue skeleton")],
    )
    cards = sorted(cards_of(before.dump()))
    kinds = look(before).kinds
    after = play(before, 0, "draw")
    assert look(after).age == 2
    assert sorted(cards_of(after.dump())) == cards
    assert look(after).kinds == kinds
    assert (look(after).deck, look(after).dragons) == (72 - 4 - 8 + 3, 0)
    assert after.dump()["deck"].count("dragon") == 3


@rule("ETN-083", "RUL-072")
def test_what_was_known_of_a_hand_is_known_no_more() -> None:
    state = age_end(hands={0: "dwarf-red*", 1: "elf-red*"})
    assert [player.known for player in look(state).players] == [[]] * 4


@rule("ETN-084")
def test_points_markers_sea_track_and_horde_are_kept() -> None:
    state = age_end(
        "merfolk orc",
        points={0: 4, 1: 9},
        markers={2: {"rhea": 3}, 1: {"althea": 2}},
        awards={"rhea": (0, 2, 4), "althea": (0, 4, 6)},
        sea={3: 5},
        horde={0: "rhea straton"},
    )
    play(state, 0, "skip")
    assert look(state).age == 2
    assert scores(state) == [4, 9, 0, 1]
    assert (markers(state, "rhea"), markers(state, "althea")) == ([0, 0, 3, 0], [0, 2, 0, 0])
    assert player(state, 3).sea == 5
    assert player(state, 0).horde == ["rhea", "straton"]


@rule("ETN-085")
def test_tie_tokens_and_the_size_token_return() -> None:
    state = age_end("troll", tokens={0: [1, 6], 3: [4]}, bands=[(1, "giant-red")])
    assert look(state).tie_tokens == [1, 2, 3, 4, 5, 6]
    assert look(state).size_token == 0
    assert not any(seat.size_token or seat.tokens for seat in look(state).players)


# --- the end of the game --------------------------------------------------------------------------------------------


def finish(seats: int = 4, **layout: Any) -> State:
    """The end of the last Age."""
    return age_end(seats=seats, age=3 if seats > 3 else 2, **layout)


@rule("ETN-087")
@pytest.mark.parametrize(("seats", "last"), [(2, 2), (3, 2), (4, 3), (5, 3), (6, 3)])
def test_the_game_is_over_after_the_last_age(seats: int, last: int) -> None:
    running = age_end(seats=seats, age=last - 1)
    assert (running.over, running.result, look(running).age) == (False, None, last)
    over = age_end(seats=seats, age=last)
    assert (over.over, over.to_act, look(over).step) == (True, (), "over")
    assert [why(over, seat, "draw") for seat in range(seats)] == ["ETN-087"] * seats
    assert not any(legal(over, seat) for seat in range(seats))
    assert len(told(over, "game-ended")) == 1


@rule("ETN-087", "ETN-069")
def test_the_last_age_is_scored_before_the_game_ends() -> None:
    assert paid(finish(markers={1: {"rhea": 1}}, awards=RHEA), "rhea", 3) == [0, 10, 0, 0]


@rule("ETN-088")
def test_most_points_win() -> None:
    state = finish(points={0: 5, 1: 12, 2: 12 - 1, 3: 0})
    assert winners(state) == [1]
    assert [(seat.score, seat.rank) for seat in result(state).seats] == [(5, 3), (12, 1), (11, 2), (0, 4)]
    assert result(state).decided_by == "points"


@rule("ETN-088", "ETN-089")
def test_markers_do_not_matter_when_points_differ() -> None:
    state = finish(points={0: 3, 1: 2}, markers={1: {"rhea": 1}}, awards={"rhea": (0, 0, 2)})
    assert scores(state) == [3, 4, 0, 0]
    assert winners(state) == [1]
    state = finish(points={0: 5, 1: 2}, markers={1: {"rhea": 1}}, awards={"rhea": (0, 0, 2)})
    assert winners(state) == [0]


@rule("ETN-089")
def test_a_tie_goes_to_more_markers_on_the_board() -> None:
    state = finish(markers={1: {"rhea": 2}}, awards={"rhea": (0, 2, 4)}, points={0: 4, 2: 3})
    assert scores(state) == [4, 4, 3, 0]
    assert winners(state) == [1]
    assert result(state).decided_by == "markers"


@rule("ETN-089")
def test_markers_in_all_regions_count_together() -> None:
    spread = {"althea": 1, "duris": 1, "ithys": 1}
    state = finish(
        markers={0: {"rhea": 2}, 1: spread, 2: dict.fromkeys(spread, 2)},
        awards=RHEA | dict.fromkeys(spread, (4, 4, 6)) | {"ithys": (0, 2, 6)},
        points={0: 50, 1: 60 - 4 - 4 - 2},
    )
    assert scores(state)[:2] == [60, 60]
    assert winners(state) == [1]


@rule("RUL-074")
def test_only_markers_in_the_regions_break_the_tie() -> None:
    state = finish(
        kinds="merfolk orc",
        sea={0: 18},
        horde={0: "rhea straton"},
        points={1: 7 - 2},
        markers={1: {"rhea": 1}},
        awards={"rhea": (0, 0, 2)},
    )
    assert scores(state)[:2] == [7, 7]
    assert winners(state) == [1]


def halflings(colours: str) -> list[str]:
    """All Halflings of these colours: no Leader of them changes anything."""
    return [f"halfling-{colour}" for colour in colours.split() for _ in range(4)]


@rule("ETN-090")
@pytest.mark.parametrize(
    ("bands", "points", "winner"),
    [
        ([(0, 4), (1, 3), (1, 3)], {}, 0),
        ([(0, 3), (0, 3), (1, 4)], {}, 1),
        ([(0, 3), (0, 2), (1, 3)], {1: 1}, 0),
        ([(0, 3), (1, 3), (1, 1)], {}, 1),
        ([(0, 2), (0, 3), (0, 1), (1, 3), (1, 2)], {}, 0),
    ],
)
def test_still_tied_the_largest_band_of_the_last_age_wins_then_the_next(
    bands: list[tuple[int, int]], points: dict[int, int], winner: int
) -> None:
    deals = {seat: iter(halflings(colours)) for seat, colours in enumerate(("red blue grey", "green purple orange"))}
    laid = [(seat, " ".join(next(deals[seat]) for _ in range(size))) for seat, size in bands]
    state = finish(bands=laid, points=points)
    assert scores(state)[0] == scores(state)[1]
    assert winners(state) == [winner]
    assert result(state).decided_by == "bands"


@rule("ETN-090", "ETN-089")
def test_markers_come_before_bands() -> None:
    state = finish(
        bands=[(0, "elf-red elf-blue elf-grey")], markers={1: {"rhea": 1}}, awards={"rhea": (0, 0, 2)}, points={1: 1}
    )
    assert scores(state)[:2] == [3, 3]
    assert winners(state) == [1]


@rule("ETN-090")
def test_bands_of_earlier_ages_do_not_count() -> None:
    position = age_end(age=2, bands=[(0, "elf-red elf-blue elf-grey")], points={1: 3}).dump()
    allies = [card for card in position["deck"] if card != "dragon"]
    state = GAME.restore(position | {"deck": [*allies, "dragon", "dragon", "dragon"], "calm": 0})
    play(state, state.to_act[0], "draw")
    assert scores(state) == [3, 3, 0, 0]
    assert winners(state) == [0, 1]


@rule("RUL-075")
def test_skeletons_count_in_the_sizes_that_break_a_tie() -> None:
    state = finish(bands=[(0, "elf-red skeleton skeleton"), (1, "orc-red orc-blue")], points={0: 1})
    assert scores(state)[:2] == [1, 1]
    assert winners(state) == [0]


@rule("RUL-075")
def test_the_extra_card_of_a_dwarf_does_not_break_a_tie() -> None:
    state = finish(bands=[(0, "dwarf-red dwarf-blue"), (1, "orc-red orc-blue orc-grey")])
    assert scores(state)[:2] == [3, 3]
    assert winners(state) == [1]


@rule("RUL-075")
def test_a_missing_band_counts_0() -> None:
    state = finish(bands=[(1, "orc-red")])
    assert scores(state) == [0] * 4
    assert winners(state) == [1]


@rule("RUL-076")
def test_who_is_equal_to_the_end_shares_the_victory() -> None:
    state = finish(bands=[(0, "elf-red elf-blue"), (2, "orc-red orc-blue"), (3, "orc-green")], points={3: 0})
    assert winners(state) == [0, 2]
    assert [seat.rank for seat in result(state).seats] == [1, 4, 1, 3]
    assert result(state).decided_by == "shared"


@rule("RUL-060", "ETN-089", "ETN-090")
def test_tie_tokens_do_not_decide_the_game() -> None:
    assert winners(finish(kinds="troll", tokens={2: [6, 5, 4]})) == [0, 1, 2, 3]


@rule("ETN-068", "ETN-087")
def test_hands_are_worth_nothing_at_the_end_of_the_game() -> None:
    state = finish(hands={1: "elf-red elf-blue elf-grey elf-green"})
    assert (scores(state), hand(state, 1)) == ([0] * 4, [])
