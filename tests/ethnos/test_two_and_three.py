"""Two and three players. Ledger section 17 and its rulings."""

from __future__ import annotations

from collections import Counter

import pytest

from tablewright.core.rules import rule
from tablewright.core.state import State
from tests.ethnos.table import KINDS, age_end, lead, legal, look, markers, paid, play, result, start, table

SMALL = [0, 2, 2, 4, 4, 6, 6, 6, 8, 8, 8, 10]
RHEA = {"rhea": (4, 10)}


def rhea(seats: int, age: int, *own: int) -> list[int]:
    """What Rhea, with awards 4 and 10, pays at the end of an Age."""
    state = age_end(
        seats=seats, age=age, awards=RHEA, markers={seat: {"rhea": count} for seat, count in enumerate(own)}
    )
    return paid(state, "rhea", age)


def band_of(size: int, *own: int, kind: str = "elf", elsewhere: int = 0) -> State:
    """Two players; a Band led by a red card has been laid, with so many markers of each in Rhea."""
    cards = " ".join(f"{kind}-{colour}" for colour in ("red", "blue", "green", "grey", "orange", "purple")[:size])
    counts = {seat: {"rhea": count, "duris": elsewhere} for seat, count in enumerate(own)}
    return lead(table(seats=2, hands={0: cards}, markers=counts), 0, cards)


# --- setup ----------------------------------------------------------------------------------------------------------


@rule("ETN-091", "ETN-087")
@pytest.mark.parametrize(("seats", "ages"), [(2, 2), (3, 2), (4, 3), (5, 3), (6, 3)])
def test_two_ages_only(seats: int, ages: int) -> None:
    assert look(start(seats=seats)).ages == ages
    assert not age_end(seats=seats, age=ages - 1).over
    assert age_end(seats=seats, age=ages).over


@rule("ETN-092")
@pytest.mark.parametrize("seats", [2, 3])
def test_twelve_award_tokens_are_dealt_two_to_a_region(seats: int) -> None:
    met = set()
    for seed in range(200):
        awards = [region.awards for region in look(start(seats=seats, seed=seed)).regions]
        assert sorted(token for region in awards for token in region) == SMALL
        assert all(len(region) == 2 and region[0] <= region[1] for region in awards)
        met |= {(region, token) for region, tokens in enumerate(awards) for token in tokens}
    assert met == {(region, token) for region in range(6) for token in SMALL}


@rule("ETN-093")
@pytest.mark.parametrize("seats", [2, 3])
def test_five_kinds_are_drawn(seats: int) -> None:
    drawn = [look(start(seats=seats, seed=seed)).kinds for seed in range(200)]
    assert {len(set(kinds)) for kinds in drawn} == {5}
    assert set(Counter(kind for kinds in drawn for kind in kinds)) == set(KINDS)


@rule("ETN-094")
@pytest.mark.parametrize(("seats", "size_token"), [(2, 5), (3, 5), (4, 4)])
def test_the_size_token_lies_with_its_side_for_the_players(seats: int, size_token: int) -> None:
    assert paid(age_end(seats=seats, age=2, bands=[(0, "giant-red")]), "size-age", 2)[0] == size_token


@rule("ETN-094")
@pytest.mark.parametrize(("seats", "second_age"), [(3, [3, 1, 0]), (4, [2, 1, 0, 0])])
def test_the_sea_track_lies_with_its_side_for_the_players(seats: int, second_age: list[int]) -> None:
    assert paid(age_end("merfolk", seats=seats, age=2, sea={0: 5, 1: 4, 2: 3}), "sea", 2) == second_age


# --- markers with two -----------------------------------------------------------------------------------------------


@rule("ETN-095")
@pytest.mark.parametrize(("mine", "theirs"), [(0, 0), (0, 2), (2, 0), (1, 1), (2, 1), (1, 4)])
def test_with_two_a_band_needs_more_cards_than_all_markers(mine: int, theirs: int) -> None:
    fits = band_of(mine + theirs + 1, mine, theirs)
    assert legal(fits) == ["place rhea", "skip"]
    assert markers(play(fits, 0, "place rhea"), "rhea") == [mine + 1, theirs]
    if mine + theirs > 0:
        too_small = band_of(mine + theirs, mine, theirs)
        assert "place rhea" not in legal(too_small)
        assert markers(too_small, "rhea") == [mine, theirs]


@rule("ETN-095")
def test_with_two_markers_elsewhere_do_not_count() -> None:
    assert legal(band_of(1, 0, 0, elsewhere=3)) == ["place rhea", "skip"]


@rule("ETN-099", "ETN-062")
def test_with_three_only_own_markers_count() -> None:
    state = table(seats=3, hands={0: "elf-red elf-blue"}, markers={0: {"rhea": 1}, 1: {"rhea": 5}, 2: {"rhea": 5}})
    assert legal(lead(state, 0, "elf-red elf-blue")) == ["place rhea", "skip"]


@rule("RUL-028")
def test_a_minotaur_needs_one_card_fewer_with_two_as_well() -> None:
    assert legal(band_of(3, 2, 1, kind="minotaur")) == ["place rhea", "skip"]
    assert band_of(2, 2, 1, kind="minotaur").to_act == (1,)


@rule("RUL-030")
def test_with_two_wingfolk_need_more_cards_than_all_markers_there() -> None:
    counts = {0: {"rhea": 1, "althea": 1, "duris": 2}, 1: {"rhea": 1, "straton": 2, "duris": 1}}
    state = table(seats=2, hands={0: "wingfolk-red wingfolk-blue"}, markers=counts)
    lead(state, 0, "wingfolk-red wingfolk-blue")
    assert legal(state) == ["place althea", "place ithys", "place pelagon", "skip"]


# --- Regions with two -----------------------------------------------------------------------------------------------


@rule("ETN-096", "RUL-067")
@pytest.mark.parametrize(
    ("own", "expected"),
    [((3, 2), [4, 0]), ((2, 3), [0, 4]), ((1, 0), [4, 0]), ((2, 2), [2, 2]), ((0, 0), [0, 0])],
)
def test_with_two_the_first_age_pays_the_lower_token(own: tuple[int, int], expected: list[int]) -> None:
    assert rhea(2, 1, *own) == expected


@rule("ETN-097")
@pytest.mark.parametrize(("own", "expected"), [((3, 2), [10, 0]), ((1, 6), [0, 10])])
def test_with_two_the_second_age_pays_the_higher_token_and_no_second_place(
    own: tuple[int, int], expected: list[int]
) -> None:
    assert rhea(2, 2, *own) == expected


@rule("ETN-098")
@pytest.mark.parametrize(("own", "expected"), [((1, 0), [14, 0]), ((0, 5), [0, 14])])
def test_with_two_the_only_player_present_gets_both_tokens(own: tuple[int, int], expected: list[int]) -> None:
    assert rhea(2, 2, *own) == expected


@rule("RUL-066")
def test_with_two_a_tie_in_the_second_age_shares_the_higher_token_only() -> None:
    assert rhea(2, 2, 2, 2) == [5, 5]


@rule("RUL-067")
def test_with_two_an_empty_region_pays_nobody() -> None:
    assert rhea(2, 2, 0, 0) == [0, 0]


@rule("ETN-130", "ETN-097")
def test_with_two_a_tie_token_leaves_nothing_for_the_other() -> None:
    state = age_end("troll", seats=2, age=2, awards=RHEA, markers={0: {"rhea": 2}, 1: {"rhea": 2}}, tokens={1: [1]})
    assert paid(state, "rhea", 2) == [0, 10]


@rule("RUL-049")
@pytest.mark.parametrize(
    ("age", "sea", "expected"),
    [(1, (5, 4), [1, 0]), (1, (5, 0), [1, 0]), (2, (5, 4), [3, 0]), (2, (5, 0), [4, 0]), (2, (5, 5), [1, 1])],
)
def test_with_two_the_sea_track_scores_like_a_region(age: int, sea: tuple[int, int], expected: list[int]) -> None:
    assert paid(age_end("merfolk", seats=2, age=age, sea=dict(enumerate(sea))), "sea", age) == expected


# --- Regions with three ---------------------------------------------------------------------------------------------


@rule("ETN-099")
@pytest.mark.parametrize(
    ("age", "own", "expected"),
    [
        (1, (3, 2, 1), [4, 0, 0]),
        (1, (2, 2, 1), [2, 2, 0]),
        (2, (3, 2, 1), [10, 4, 0]),
        (2, (3, 0, 0), [10, 0, 0]),
        (2, (2, 2, 1), [7, 7, 0]),
        (2, (3, 1, 1), [10, 2, 2]),
    ],
)
def test_with_three_regions_score_normally(age: int, own: tuple[int, int, int], expected: list[int]) -> None:
    assert rhea(3, age, *own) == expected


@rule("ETN-091", "ETN-088")
def test_the_second_age_decides_the_game() -> None:
    state = age_end(seats=3, age=2, points={1: 5, 2: 3})
    assert [seat.rank for seat in result(state).seats] == [3, 1, 2]
