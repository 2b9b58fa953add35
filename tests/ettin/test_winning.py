"""Winning the War, and Initiative. Ledger sections 21 and 22."""

from __future__ import annotations

import pytest

from tablewright.core.rules import rule
from tablewright.core.state import State
from tests.ettin.table import camp, gold, legal, look, pair, play, side, table, told, why

LOST_BY_0 = "first-won second-won tie first-won"
"""Pair 0 is the sides 3 and 0, in this order: 3 has won two battles, 0 one."""


def after(outcomes: str, **layout: object) -> State:
    """A War with these outcomes for sides 3 and 0; that of the other pair is tied without a battle."""
    calm = "no-battle no-battle no-battle no-battle"
    return table("war-result", outcomes={0: outcomes, 1: calm}, **layout)  # type: ignore[arg-type]  # as table takes it


@rule("EX-22", "ETT-173", "ETT-174", "ETT-175", "ETT-176", "ETT-180", "R-107")
def test_the_winner_takes_the_token_and_the_loser_a_card_and_the_say() -> None:
    state = after(LOST_BY_0, sides={0: {"deck": "old-vets", "gold": 2}})
    assert side(state, 3).tokens == [1]
    assert side(state, 0).tokens == []
    assert camp(state, 0) == ["old-vets"]
    assert state.to_act == (0,)
    assert legal(state, 0) == ["initiative self", "initiative enemy"]
    assert look(state).age == 1
    play(state, 0, "initiative enemy")
    assert pair(state).initiative == 3
    assert look(state).age == 2
    assert pair(state).outcomes == ["unfought"] * 4


@rule("ETT-176")
@pytest.mark.parametrize(("said", "holder"), [("self", 0), ("enemy", 3)])
def test_the_loser_says_who_leads(said: str, holder: int) -> None:
    for before in (0, 3):
        state = play(after(LOST_BY_0, lead={0: before}), 0, f"initiative {said}")
        assert pair(state).initiative == holder
        assert [event.args["seat"] for event in told(state, "leads")][-1] == str(holder)


@rule("ETT-173", "R-103", "ETT-006", "ETT-204")
@pytest.mark.parametrize(
    ("outcomes", "winner"),
    [
        ("first-won no-battle tie tie", 3),
        ("second-won tie tie no-battle", 0),
        ("first-won second-won second-won tie", 0),
        ("tie tie first-won no-battle", 3),
    ],
)
def test_only_won_tokens_count(outcomes: str, winner: int) -> None:
    state = after(outcomes)
    assert [each.side for each in look(state).sides if each.tokens] == [winner]


@rule("ETT-177", "R-104", "R-105")
@pytest.mark.parametrize(("last", "winner", "loser"), [("first-won", 3, 0), ("second-won", 0, 3)])
def test_equal_wars_go_to_the_winner_at_the_adventure(last: str, winner: int, loser: int) -> None:
    other = {"first-won": "second-won", "second-won": "first-won"}[last]
    state = after(f"{other} tie no-battle {last}")
    assert side(state, winner).tokens == [1]
    assert side(state, loser).camp == 1
    assert state.to_act == (loser,)


@rule("ETT-178", "ETT-179", "R-106")
@pytest.mark.parametrize("outcomes", ["first-won second-won tie tie", "no-battle no-battle no-battle no-battle"])
@pytest.mark.parametrize("age", [1, 2])
def test_a_war_that_stays_tied_pays_both_and_passes_the_initiative_on(outcomes: str, age: int) -> None:
    for before, holder in ((0, 3), (3, 0)):
        state = after(outcomes, age=age, lead={0: before})
        assert pair(state).initiative == holder
        income = 5 * (age + 1)
        assert gold(state) == [5 * age + income] * 4
        assert [each.tokens for each in look(state).sides] == [[]] * 4
        assert [each.camp for each in look(state).sides] == [0] * 4


@rule("R-107", "R-130", "ETT-195")
def test_the_losers_card_is_seen_by_the_loser_before_the_say() -> None:
    state = after(LOST_BY_0, sides={0: {"deck": "old-vets"}})
    assert state.to_act == (0,)
    assert side(state, 0).camp_cards == ["old-vets"]
    assert side(state, 0, seat=3).camp_cards == []
    assert side(state, 0, seat=3).camp == 1
    assert [event.args["card"] for event in told(state, "drew", 0)] == ["old-vets"]
    assert [event.args["card"] for event in told(state, "drew", 3)] == [None]
    assert [event.args["card"] for event in told(state, "drew", 1)] == ["old-vets"]


@rule("R-108", "ETT-181", "R-102")
def test_after_the_third_war_nobody_is_asked_and_the_game_ends() -> None:
    state = after(LOST_BY_0, age=3, lead={0: 0}, sides={0: {"deck": "old-vets"}})
    assert state.over
    assert pair(state).initiative == 0
    assert camp(state, 0) == ["old-vets"]
    assert side(state, 3).tokens == [3]
    assert gold(state) == [0, 15, 15, 0]
    assert look(state).phase == "over"


@rule("ETT-180", "R-066", "R-092")
def test_tokens_come_back_and_adventures_not_completed_are_lost() -> None:
    state = after(
        LOST_BY_0,
        adventure={0: "scale-the-cliffs-of-time"},
        sides={0: {"near": "guard-tower up sieged"}},
    )
    assert side(state, 0).places[2].units[0].sieged
    play(state, 0, "initiative self")
    assert not side(state, 0).places[2].units[0].sieged
    assert "scale-the-cliffs-of-time" in look(state).lost
    assert {card for event in told(state, "quest-lost") if (card := event.args["card"])} >= {"scale-the-cliffs-of-time"}


@rule("ETT-182", "ETT-184")
def test_each_pair_has_an_initiative_of_its_own() -> None:
    state = table("war-result", outcomes={0: LOST_BY_0, 1: LOST_BY_0}, lead={0: 3, 1: 1})
    assert pair(state, 1).sides == [1, 2]
    assert state.to_act == (0, 2)
    play(state, 2, "initiative self")
    assert (pair(state, 0).initiative, pair(state, 1).initiative) == (3, 2)
    assert why(state, 2, "initiative self") == "ETT-024"
    play(state, 0, "initiative enemy")
    assert (pair(state, 0).initiative, pair(state, 1).initiative) == (3, 2)


@rule("ETT-007", "ETT-046")
def test_each_pair_has_one_war_token_for_each_age() -> None:
    for age in (1, 2, 3):
        state = table("war-result", seats=8, age=age, outcomes=dict.fromkeys(range(4), LOST_BY_0))
        winners = [each for each in look(state).sides if each.tokens]
        assert len(winners) == 4
        assert all(each.tokens == [age] for each in winners)
