"""The end of the game. Ledger section 23."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.core.random import seeded
from tablewright.core.rules import rule
from tablewright.core.state import State
from tablewright.games.ettin import GAME
from tests.ettin.table import look, result, table

CALM = "no-battle no-battle no-battle no-battle"


def end(sides: dict[int, dict[str, Any]], seats: int = 4, **layout: Any) -> State:
    """The end of a game: the third War was tied in every pair, which adds 15 Gold to each purse given here."""
    laid = {side: {**of_side} for side, of_side in sides.items()}
    return table(
        "war-result",
        seats=seats,
        age=3,
        outcomes=dict.fromkeys(range(4)[: (seats + 1) // 2], CALM),
        sides=laid,
        **layout,
    )


def points(state: State, seat: int = 0) -> dict[str, int]:
    """The points of a seat by kind."""
    found: dict[str, int] = {}
    for part in result(state).seats[seat].parts:
        found[part.key] = found.get(part.key, 0) + part.points
    return found


@rule("ETT-185", "ETT-174", "ETT-186", "ETT-187", "ETT-188", "R-111", "R-023")
def test_tokens_camp_defenses_and_retired_pile_count() -> None:
    figures = {"U92": {"vp": 1}, "U129": {"vp": 2}, "U95": {"vp": 4}, "U93": {"vp": 8}, "U94": {"vp": 16}}
    state = end(
        {
            0: {
                "tokens": [1, 2],
                "camp": "old-vets",
                "near": "fort-ericson",
                "retired": "paladin-kendrick",
            }
        },
        figures=figures,
        lost="sir-george-thomson",
    )
    assert points(state) == {
        "points-war": 15,
        "points-camp": 1,
        "points-defense": 4,
        "points-retired": 8,
        "points-gold": 7,
    }
    assert points(state, 1) == {"points-gold": 7}
    rules = {part.key: part.rule for part in result(state).seats[0].parts}
    assert rules["points-camp"] == "ETT-186"
    assert rules["points-retired"] == "ETT-188"


@rule("EX-26", "ETT-190", "R-109")
@pytest.mark.parametrize(("gold", "vp"), [(0, 0), (1, 0), (2, 1), (15, 7)])
def test_two_gold_are_one_vp(gold: int, vp: int) -> None:
    state = table("war-result", age=3, outcomes={0: WON, 1: WON}, sides={0: {"gold": gold}, 1: {"gold": gold}})
    assert points(state, 0).get("points-gold", 0) == vp
    sums = result(state).seats
    assert sums[0].score - points(state, 0).get("points-war", 0) == vp + camp_points(state, 0)
    assert points(state, 1).get("points-gold", 0) == vp


WON = "first-won first-won first-won first-won"


def camp_points(state: State, seat: int) -> int:
    """The points of a seat from its War Camp: the loser's card."""
    return points(state, seat).get("points-camp", 0) + points(state, seat).get("points-bonus", 0)


@rule("ETT-191", "ETT-192", "ETT-055")
def test_the_alliance_with_the_highest_sum_wins() -> None:
    state = end({0: {"gold": 40}, 1: {"gold": 0}, 2: {"gold": 22}, 3: {"gold": 20}})
    seats = result(state).seats
    assert [seat.score for seat in seats] == [27, 7, 18, 17]
    assert [seat.team for seat in seats] == [0, 0, 1, 1]
    assert [seat.won for seat in seats] == [False, False, True, True]
    assert [seat.rank for seat in seats] == [2, 2, 1, 1]
    assert result(state).decided_by == "points"


@rule("ETT-193", "R-110")
def test_a_tie_goes_to_more_gold_of_the_alliance_not_rounded() -> None:
    state = end({0: {"gold": 1}, 1: {"gold": 1}, 2: {"gold": 2}, 3: {"gold": 1}})
    scores = [seat.score for seat in result(state).seats]
    assert scores[0] + scores[1] == scores[2] + scores[3] == 16
    assert [seat.won for seat in result(state).seats] == [False, False, True, True]
    assert result(state).decided_by == "gold"


@rule("ETT-194")
def test_allies_who_are_equal_in_gold_too_share_the_win() -> None:
    state = end({})
    assert [seat.won for seat in result(state).seats] == [True] * 4
    assert [seat.rank for seat in result(state).seats] == [1] * 4
    assert result(state).decided_by == "shared"


@rule("R-109", "R-120")
def test_gold_is_rounded_for_each_nation_also_of_an_odd_player() -> None:
    state = end({0: {"gold": 0}, 1: {"gold": 0}}, seats=3)
    assert points(state, 0)["points-gold"] == 7 + 7


@rule("ETT-189", "R-112")
def test_bonus_vp_count_what_the_card_says_from_its_holders_own_state() -> None:
    figures = {
        "U91": {"bonus": "wars 2"},
        "U92": {"bonus": "defenses 3"},
        "U93": {"bonus": "adventures 4"},
        "A7": {"bonus": "adventures 1", "vp": 0},
    }
    retired = "old-joymore-ruins, old-vets, paladin-kendrick, plunder-the-forsaken-silver-mines-of-xor"
    state = end(
        {
            0: {"tokens": [1, 2], "retired": retired, "near": "fort-ericson, guard-tower"},
            1: {"tokens": [], "near": "guard-tower-2"},
        },
        figures=figures,
    )
    bonus = {part.args["card"]: part.points for part in result(state).seats[0].parts if part.key == "points-bonus"}
    assert bonus == {
        "old-joymore-ruins": 4,
        "old-vets": 6,
        "paladin-kendrick": 4,
        "plunder-the-forsaken-silver-mines-of-xor": 1,
    }


@rule("ETT-188", "ETT-187", "R-111")
def test_an_adventure_counts_in_the_retired_pile_and_as_a_defense() -> None:
    adventure = "take-control-of-the-goblin-trading-post"
    for spot, key in (("retired", "points-retired"), ("near", "points-defense")):
        state = end({0: {spot: adventure}}, figures={"A8": {"vp": 5, "bonus": ""}})
        assert points(state)[key] == 5


@rule("R-111", "ETT-151")
def test_after_war_iii_no_troop_is_left_on_the_table() -> None:
    state = end({0: {"camp": "old-vets"}})
    assert all(place.units == [] for place in look(state).sides[0].places)


@rule("R-119", "ETT-036", "ETT-193")
def test_the_odd_players_two_nations_are_one_alliance() -> None:
    state = end({0: {"gold": 1}, 1: {"gold": 1}, 2: {"gold": 1}, 3: {"gold": 0}}, seats=3)
    seats = result(state).seats
    assert [seat.score for seat in seats] == [16, 8, 7]
    assert [seat.won for seat in seats] == [True, False, False]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_points_are_told_while_the_game_goes_on_as_far_as_the_viewer_knows(seats: int) -> None:
    state = GAME.start({"pick": "random"}, seats=seats, seed="tally")
    rng, fewer = seeded("tally"), 0
    while not state.over:
        if state.ply % 20 == 0:
            for seat in range(seats):
                mine, all_see = (
                    sum(part.points for part in GAME.tally(look(state, who))[seat]) for who in (seat, None)
                )
                assert mine >= all_see
                fewer += mine > all_see
        seat = state.to_act[0]
        state.play(seat, state.legal(seat)[rng.below(len(state.legal(seat)))])
    assert fewer > 0 or seats == 2
    for seat in range(seats):
        told = sorted(map(str, GAME.tally(look(state, seat))[seat]))
        assert told == sorted(str(part) for part in result(state).seats[seat].parts if part.key != "points-bonus")
