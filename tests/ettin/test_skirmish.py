"""Skirmishes: four Mercenaries between two Enemies. Ledger section 6."""

from __future__ import annotations

import pytest

from tablewright.core.rules import rule
from tests.ettin.table import (
    NATION_OF,
    camp,
    front,
    gold,
    legal,
    lineup,
    look,
    pair,
    play,
    retired,
    start,
    table,
    told,
    why,
)

FOUR = "guard-tower, swordsmiths, militia, ogre-bashers"


@rule("EX-02", "ETT-060", "ETT-061", "ETT-183")
def test_the_holder_drafts_first_and_fourth() -> None:
    state = table("skirmish", lead={0: 3}, mercenaries=FOUR)
    assert sorted(lineup(state).cards) == sorted(FOUR.split(", "))
    assert pair(state).initiative == 3
    assert 0 not in state.to_act
    play(state, 3, "draft ogre-bashers")
    assert why(state, 3, "draft militia") == "ETT-024"
    play(state, 0, "draft guard-tower")
    assert why(state, 0, "draft ogre-bashers") == "ETT-061"
    assert legal(state, 0) == ["draft militia", "draft swordsmiths"]
    play(state, 0, "draft swordsmiths")
    assert front(state, 3) == ["militia", "ogre-bashers"]
    assert front(state, 0) == ["swordsmiths", "guard-tower"]
    order = [(event.args["seat"], event.args["card"]) for event in told(state, "drafted")]
    assert order == [("3", "ogre-bashers"), ("0", "guard-tower"), ("0", "swordsmiths"), ("3", "militia")]


@rule("EX-03", "ETT-070", "ED-29", "R-004")
def test_both_pay_what_they_recruit() -> None:
    state = table("skirmish", lead={0: 3}, mercenaries=FOUR, sides={0: {"gold": 5}, 3: {"gold": 5}})
    play(state, 3, "draft ogre-bashers")
    play(state, 0, "draft guard-tower", "draft swordsmiths", "recruit guard-tower", "recruit swordsmiths")
    play(state, 3, "recruit ogre-bashers", "recruit militia")
    assert (gold(state)[0], gold(state)[3]) == (4, 1)
    assert camp(state, 0) == ["swordsmiths", "guard-tower"]
    assert camp(state, 3) == ["militia", "ogre-bashers"]


@rule("ETT-059", "ETT-199")
def test_each_pair_turns_up_four_mercenaries_of_the_age_for_all_to_see() -> None:
    for age in (1, 2, 3):
        state = table("skirmish", seats=6, age=age)
        for each in look(state, None).lineups:
            assert len(each.cards) == 4
            assert {NATION_OF[card] for card in each.cards} == {"mercenaries"}
        assert look(state).mercenaries[0][age - 1] == (36, 20, 45)[age - 1] - 12
        assert look(state, 0).lineups == look(state, None).lineups


@rule("R-009")
def test_pairs_draw_in_the_order_of_the_ring_from_the_anchor() -> None:
    cards = [
        "militia",
        "militia-2",
        "militia-3",
        "militia-4",
        "guard-tower",
        "guard-tower-2",
        "krillian",
        "swordsmiths",
    ]
    state = table("skirmish", mercenaries=", ".join(cards))
    assert sorted(lineup(state, 0).cards) == sorted(cards[:4])
    assert sorted(lineup(state, 1).cards) == sorted(cards[4:])
    assert lineup(state, 0).sides == [3, 0]


@rule("ETT-062")
def test_nobody_recruits_before_the_lineup_is_empty() -> None:
    state = table("skirmish", lead={0: 3}, mercenaries=FOUR, sides={3: {"gold": 9}})
    play(state, 3, "draft ogre-bashers")
    assert why(state, 3, "recruit ogre-bashers") == "ETT-024"
    play(state, 0, "draft guard-tower")
    assert why(state, 0, "recruit guard-tower") == "ETT-024"
    play(state, 0, "draft swordsmiths")
    assert legal(state, 0)[0].startswith("recruit")
    assert legal(state, 3)[0].startswith("recruit")


@rule("R-014", "R-013", "ETT-202")
def test_a_card_that_cannot_be_paid_may_be_drafted_and_is_then_sold() -> None:
    state = table("skirmish", lead={0: 0}, mercenaries="the-green-knight, militia, militia-2, militia-3")
    play(state, 0, "draft the-green-knight")
    play(state, 3, "draft militia", "draft militia-2")
    assert why(state, 0, "recruit the-green-knight") == "R-013"
    play(state, 0, "sell the-green-knight", "recruit militia-3")
    play(state, 3, "recruit militia", "recruit militia-2")
    assert gold(state)[0] == 4
    assert "the-green-knight" in look(state).lost
    assert retired(state, 0) == []


@rule("R-019", "ETT-074")
@pytest.mark.parametrize(
    ("cards", "paid"), [(3, {3: 10}), (2, {0: 10, 3: 10}), (1, {0: 20, 3: 10}), (0, {0: 20, 3: 20})]
)
def test_a_pick_that_finds_nothing_is_paid_for(cards: int, paid: dict[int, int]) -> None:
    names = [card for card, nation in NATION_OF.items() if nation == "mercenaries"][36:56]
    state = table("skirmish", seats=2, age=2, lead={0: 1}, lost=", ".join(names[cards:]))
    paid = {1 if side == 3 else side: amount for side, amount in paid.items()}
    while state.to_act and "trade" not in look(state).step and look(state).phase == "skirmish":
        state.play(state.to_act[0], state.legal(state.to_act[0])[0])
    found: dict[int, int] = {}
    for event in told(state, "paid")[: 4 - cards]:
        seat = int(str(event.args["seat"]))
        found[seat] = found.get(seat, 0) + int(str(event.args["gold"]))
    assert found == paid


@rule("ETT-059")
def test_a_real_game_begins_with_four_cards_for_each_pair() -> None:
    state = start(seats=8, pick="random", seed="real")
    while look(state).age == 0:
        play(state, state.to_act[0], "initiative self")
    assert [len(each.cards) for each in look(state).lineups] == [4] * 4
