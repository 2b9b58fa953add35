"""What is different in the second edition: its box, compulsory markers, Bears, Koi, Foxes, Raccoons."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tablewright.core.errors import BadOption, BadPosition
from tablewright.core.rules import rule
from tablewright.core.state import State
from tablewright.core.text import explain
from tablewright.games.ethnos import GAME, figures
from tests.ethnos import table as first
from tests.ethnos.table import (
    CLANS,
    COLUMNS,
    age_end,
    cards_of,
    lead,
    legal,
    look,
    markers,
    paid,
    play,
    player,
    pool,
    scores,
    start,
    told,
    wander,
    why,
)

BOX = figures.edition("2e")


def table(kinds: str = "", **layout: Any) -> State:
    """A table of the second edition."""
    return first.table(kinds, edition="2e", **layout)


def coins_in(state: State, region: str) -> list[int]:
    """The Coins that lie in a Region."""
    return look(state).regions[COLUMNS.index(region)].coins


# --- the box ----------------------------------------------------------------------------------------------------


@rule("ETN-002")
@pytest.mark.parametrize("colour", COLUMNS)
def test_six_regions_are_known_by_colour_only(colour: str) -> None:
    assert [(region.name, region.colour) for region in BOX.region] == [(each, each) for each in COLUMNS]
    state = lead(table(hands={0: f"tiger-{colour}"}), 0, f"tiger-{colour}")
    assert [place.name for place in look(state).regions if place.markers[0]] == [colour]


@rule("ETN-003", "ETN-005")
def test_twelve_clans_of_twelve_cards() -> None:
    assert tuple(BOX.kind_names) == CLANS
    assert len({kind.ability for kind in BOX.kinds}) == 12
    found = {kind: Counter[str]() for kind in CLANS}
    for six in (CLANS[:6], CLANS[6:]):
        for card in cards_of(start(" ".join(six), seats=4, edition="2e").dump()):
            found[card.partition("-")[0]][card] += 1
    assert found.pop("dog") == {"dog": 12}
    assert found == {kind: {f"{kind}-{colour}": 2 for colour in COLUMNS} for kind in CLANS[:-1]}


@rule("ETN-013", "ETN-029")
def test_fourteen_coins_start_in_the_supply_if_raccoons_are_chosen() -> None:
    state = start("raccoon", seats=4, edition="2e")
    assert look(state).coins == [1] * 5 + [2] * 5 + [3] * 4
    assert not any(region.coins for region in look(state).regions)
    assert look(start("koi bear fox monkey tiger dog", seats=4, edition="2e")).coins == []


@rule("ETN-016")
def test_one_to_six_players() -> None:
    for mode in ("standard", "recruitment"):
        assert [start(seats=n, edition="2e", mode=mode).setting.seats for n in range(2, 7)] == [2, 3, 4, 5, 6]
    for mode, seats in (("standard", 1), ("standard", 7), ("recruitment", 1)):
        with pytest.raises(BadOption):
            GAME.start({"edition": "2e", "mode": mode}, seats=seats)


@rule("ETN-022")
@pytest.mark.parametrize(("seats", "kinds"), [(2, 5), (3, 5), (4, 6), (6, 6)])
def test_the_clans_suggested_for_a_first_game(seats: int, kinds: int) -> None:
    suggested = {"monkey", "bear", "tiger", "panda", "raven", "fox"}
    found = look(start(seats=seats, edition="2e", first_game=True)).kinds
    assert len(found) == kinds
    assert set(found) <= suggested


@rule("RUL-002")
def test_twelve_award_tokens_remain_without_those_marked_four_or_more() -> None:
    everything = Counter(figures.tables("2e", {}, 4)["awards"])
    small = Counter(figures.tables("2e", {}, 3)["awards"])
    assert (everything.total(), small.total()) == (18, 12)
    assert not small - everything
    assert sorted(small.elements())[-4:] == sorted(everything.elements())[-4:] == [8, 10, 10, 12]
    assert sorted((everything - small).elements()) == [4, 4, 4, 6, 6, 6]


@rule("ETN-012", "ETN-094")
def test_koi_board_and_bear_token_have_a_side_for_two_and_three_players() -> None:
    for name, few, many in (
        ("sea-track", [2, 4], [2, 4, 6]),
        ("size-token", [4, 6], [4, 6, 8]),
        ("sea-track-symbols", [4, 9], [3, 7, 12]),
    ):
        assert [figures.tables("2e", {}, seats)[name] for seats in (2, 3, 4, 6)] == [few, few, many, many]


@rule("ETN-025", "RUL-051")
@pytest.mark.parametrize(("size", "symbols"), [(2, 0), (3, 1), (6, 1), (7, 2)])
def test_koi_markers_start_beside_the_board_and_move_on_from_there(size: int, symbols: int) -> None:
    cards = " ".join(["koi-red", "koi-blue", "koi-green", "koi-white", "koi-black", "koi-yellow", "koi-red"][:size])
    state = table(hands={0: cards})
    assert [seat.sea for seat in look(state).players] == [0] * 4
    assert [seat.supply for seat in look(state).players] == [24] * 4, "one on the points track, one beside the board"
    play(lead(state, 0, cards), 0, "advance")
    assert player(state, 0).sea == size
    assert play(state, 0, *["place red"] * symbols).to_act == (1,)


@rule("RUL-008")
@pytest.mark.parametrize(("edition", "kind"), [("1e", "raccoon"), ("2e", "halfling"), ("2e", "troll")])
def test_kinds_of_the_other_edition_are_refused(edition: str, kind: str) -> None:
    kinds = [*[each for each in (CLANS if edition == "2e" else first.KINDS) if each != kind][:5], kind]
    with pytest.raises(BadOption) as refused:
        GAME.start({"edition": edition, "kinds": kinds}, seats=4)
    assert (refused.value.rule, kind in explain(refused.value)) == ("RUL-008", True)


# --- the marker -------------------------------------------------------------------------------------------------


@rule("ETN-066", "RUL-022")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_marker_that_fits_is_placed_without_a_question(seats: int) -> None:
    state = lead(
        table(seats=seats, hands={0: "monkey-red panda-red"}, markers={0: {"red": 1}}), 0, "monkey-red panda-red"
    )
    assert markers(state, "red")[0] == 2
    assert (state.to_act, legal(state)) == ((0,), ["enlist", "skip"])


@rule("ETN-066", "ETN-064")
def test_a_marker_that_does_not_fit_is_not_placed() -> None:
    state = lead(table(hands={0: "monkey-red fox-blue"}, markers={0: {"red": 1}}), 0, "monkey-red")
    assert (markers(state, "red")[0], [event.args["reason"] for event in told(state, "no-marker")]) == (
        1,
        ["too-small"],
    )


@rule("RUL-029", "ETN-066")
def test_a_deer_must_place_its_marker_where_its_own_region_qualifies() -> None:
    state = lead(table(hands={0: "deer-red panda-blue"}, markers={0: {"blue": 1}}), 0, "deer-red")
    assert why(state, 0, "skip") == "ETN-066"
    assert legal(state) == [f"place {region}" for region in COLUMNS if region != "blue"]


@rule("RUL-029")
def test_a_deer_may_be_declined_where_its_own_region_does_not_qualify() -> None:
    state = lead(table(hands={0: "deer-red panda-blue"}, markers={0: {"red": 1}}), 0, "deer-red")
    play(state, 0, "skip")
    assert [sum(markers(state, region)) for region in COLUMNS] == [0, 0, 0, 0, 1, 0]
    assert pool(state) == ["panda-blue"]


@rule("RUL-029", "ETN-066")
def test_a_deer_with_a_single_region_left_that_is_its_own_is_not_asked() -> None:
    full = {region: 1 for region in COLUMNS if region != "red"}
    state = lead(table(hands={0: "deer-red"}, markers={0: full}), 0, "deer-red")
    assert (markers(state, "red")[0], state.to_act) == (1, (1,))


@rule("ETN-102", "RUL-034")
@pytest.mark.parametrize(("own", "asked"), [(0, True), (1, False)])
def test_an_owl_without_a_marker_plays_no_other_party(own: int, asked: bool) -> None:
    state = lead(table(hands={0: "owl-red panda-blue"}, markers={0: {"red": own}}), 0, "owl-red")
    assert (look(state).step == "extra-band") is asked
    assert (state.to_act == (0,)) is asked


# --- Bears, Foxes and the Age's end ------------------------------------------------------------------------------


@rule("ETN-107", "ETN-109", "ETN-108")
@pytest.mark.parametrize(("size", "points"), [(2, 0), (3, 4)])
def test_a_larger_party_of_the_same_player_takes_the_bear_token_again(size: int, points: int) -> None:
    cards = " ".join(["bear-red", "bear-blue", "bear-green"][:size])
    state = lead(table(bands=[(0, "bear-white bear-black")], hands={0: cards}), 0, cards)
    assert (scores(state)[0], look(state).size_token) == (points, max(size, 2))
    assert state.to_act == (1,), "taking the token is no choice"


@rule("ETN-133", "RUL-050", "ETN-130", "ETN-131")
@pytest.mark.parametrize(
    ("tokens", "expected"), [({0: [4], 1: [2, 3]}, [2, 4]), ({0: [5], 1: [2, 3]}, [4, 2]), ({}, [3, 3])]
)
def test_fox_tokens_break_ties_on_the_koi_board(tokens: dict[int, list[int]], expected: list[int]) -> None:
    state = age_end("koi fox", edition="2e", age=2, sea={0: 5, 1: 5, 2: 1}, tokens=tokens)
    assert paid(state, "sea", 2)[:2] == expected


@rule("ETN-071", "RUL-069")
def test_the_end_of_an_age_in_order() -> None:
    state = table(
        "fox",
        dragons=2,
        deck_top="dragon",
        coins=["red"],
        markers={0: {"red": 1}, 1: {"red": 1}},
        tokens={0: [1]},
        sea={0: 3},
        horde={1: "red blue"},
        bands=[(0, "bear-red bear-blue"), (1, "raccoon-red raccoon-blue dog"), (1, "koi-red"), (1, "monkey-red")],
    )
    play(state, 0, "draw")
    assert look(state).step == "horde"
    play(state, 1, "raid")
    sources = [str(event.args.get("source", event.kind)) for event in state.events(None)]
    order = [
        source for source in sources if source in ("red", "sea", "size-age", "pillage", "wilds-left", "band-scored")
    ]
    assert order == ["red", "sea", "size-age", "pillage", "wilds-left", "band-scored", "band-scored"]
    assert paid(state, "red")[0] == look(state).regions[COLUMNS.index("red")].awards[0] + 1
    assert [event.args["points"] for event in told(state, "band-scored")] == ["1", "1"]


@rule("ETN-071", "ETN-103")
@pytest.mark.parametrize("edition", ["1e", "2e"])
def test_rabbits_and_dwarves_count_a_card_more(edition: str) -> None:
    kind = {"1e": "dwarf", "2e": "rabbit"}[edition]
    state = age_end(edition=edition, bands=[(0, f"{kind}-red {kind}-blue")])
    assert paid(state, "bands") == [3, 0, 0, 0]


# --- Raccoons ---------------------------------------------------------------------------------------------------


@rule("ETN-113")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_a_coin_lies_above_the_award_of_the_current_age(age: int) -> None:
    state = table(
        hands={0: "raccoon-black"}, age=age, dragons=2, deck_top="dragon", awards={"black": (4, 8, 12)}, coins=["gone"]
    )
    play(lead(state, 0, "raccoon-black"), 0, "coin")
    assert coins_in(state, "black") == [1]
    assert look(state).coins == [1] * 3 + [2] * 5 + [3] * 4
    play(state, 1, "draw")
    assert paid(state, "black", age) == [(4, 8, 12)[age - 1] + 1, 0, 0, 0]


@rule("RUL-077")
def test_without_a_marker_the_coin_goes_to_the_region_of_the_leaders_colour() -> None:
    state = lead(table(hands={0: "raccoon-blue panda-red"}, markers={0: {"blue": 1}}), 0, "raccoon-blue")
    assert legal(state) == ["skip", "coin"]
    assert coins_in(play(state, 0, "coin"), "blue") == [1]


@rule("RUL-081", "ETN-056")
def test_a_coin_may_be_declined_and_nothing_else_be_chosen() -> None:
    state = lead(table(hands={0: "raccoon-blue panda-red"}), 0, "raccoon-blue")
    assert legal(state) == ["skip", "coin"]
    play(state, 0, "skip")
    assert (len(look(state).coins), state.to_act) == (14, (1,))


@rule("ETN-116")
def test_a_fifteenth_raccoon_leader_brings_nothing() -> None:
    assert legal(lead(table(hands={0: "raccoon-blue"}, coins=["gone"] * 13), 0, "raccoon-blue")) == ["skip", "coin"]
    state = lead(table(hands={0: "raccoon-blue panda-red"}, coins=["gone"] * 14), 0, "raccoon-blue")
    assert (state.to_act, pool(state), markers(state, "blue")) == ((1,), ["panda-red"], [1, 0, 0, 0])


@rule("ETN-114", "RUL-078")
@pytest.mark.parametrize(
    ("own", "tokens", "expected"),
    [
        ((3, 2, 1), {}, [12, 4, 0]),
        ((2, 2, 1), {}, [8, 8, 0]),
        ((2, 2, 1), {1: [3]}, [4, 12, 0]),
        ((3, 1, 1), {}, [12, 2, 2]),
    ],
)
def test_coins_belong_to_the_award_of_first_place(
    own: tuple[int, ...], tokens: dict[int, list[int]], expected: list[int]
) -> None:
    state = age_end(
        "raccoon fox",
        edition="2e",
        age=2,
        awards={"red": (4, 8, 12)},
        coins=["red", "red", "blue", "gone", "gone", "gone", "red", None],
        tokens=tokens,
        markers={seat: {"red": number} for seat, number in enumerate(own)},
    )
    assert paid(state, "red", 2)[:3] == expected


@rule("RUL-079", "ETN-086", "ETN-115")
def test_coins_where_nobody_is_are_lost_and_all_on_the_board_leave_the_game() -> None:
    state = age_end("raccoon", edition="2e", coins=["red", "blue", "gone"], markers={0: {"blue": 1}})
    assert (paid(state, "red"), paid(state, "blue")[0] > 0) == ([0] * 4, True)
    assert [coins_in(state, region) for region in COLUMNS] == [[]] * 6
    assert look(state).coins == [1, 1] + [2] * 5 + [3] * 4
    assert state.dump()["coins"][:4] == ["gone", "gone", "gone", None]


@rule("RUL-080")
@pytest.mark.parametrize(("own", "expected"), [((1, 0), [4 + 10 + 1, 0]), ((2, 1), [10 + 1, 0]), ((1, 1), [5, 5])])
def test_with_two_a_sole_presence_is_paid_both_awards_and_the_coins(own: tuple[int, int], expected: list[int]) -> None:
    counts = {seat: {"red": number} for seat, number in enumerate(own)}
    state = age_end("raccoon", edition="2e", seats=2, age=2, awards={"red": (4, 10)}, coins=["red"], markers=counts)
    assert paid(state, "red", 2) == expected


@rule("ETN-013", "ETN-086", "ETN-116")
def test_coins_are_never_lost_nor_come_back() -> None:
    for seed in range(3):
        seen = 0
        for state in wander(start("raccoon", seats=4, edition="2e", seed=seed), seed, "coin"):
            view = look(state)
            on_board = sum(len(region.coins) for region in view.regions)
            gone = state.dump()["coins"].count("gone")
            assert len(view.coins) + on_board + gone == 14
            assert gone >= seen
            seen = gone
            assert not on_board or state.agenda[-1] != GAME.steps.names.index("turn") or view.dragons < 3
        assert seen > 0


@pytest.mark.parametrize("coins", [[], [None] * 13, ["purple"] * 14, [None] * 15])
def test_coins_that_cannot_be_are_refused(coins: list[str | None]) -> None:
    position = start("raccoon", seats=4, edition="2e").dump() | {"coins": coins}
    with pytest.raises(BadPosition):
        GAME.restore(position)
    with pytest.raises(BadPosition):
        GAME.restore(start("koi", seats=4, edition="2e").dump() | {"coins": [None] * 14})
