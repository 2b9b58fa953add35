"""Empty decks, and what stands in for their cards. Ledger section 9."""

from __future__ import annotations

import pytest

from tablewright.core.rules import rule
from tests.ettin.table import AGE_OF, NATION_OF, front, gold, lineup, look, play, side, table, told


@rule("ETT-073", "R-017")
def test_the_mercenary_deck_replaces_an_empty_nation_deck_card_by_card() -> None:
    state = table("peacetime", sides={0: {"deck": None}}, mercenaries="militia, militia-2, krillian")
    assert {"militia", "militia-2"} < set(lineup(state).cards)
    last = [card for card, nation in NATION_OF.items() if nation == "joymore"][:1]
    rest = [card for card, nation in NATION_OF.items() if nation == "joymore"][1:]
    state = table("peacetime", lost=", ".join(rest), mercenaries="militia, militia-2")
    assert {*last, "militia"} < set(lineup(state).cards)
    assert "militia-2" not in lineup(state).cards
    assert side(state, 0).deck == 0


@rule("ETT-074", "R-017", "R-018")
@pytest.mark.parametrize(
    ("age", "payout", "paid"), [(1, "card", 10), (2, "card", 20), (3, "card", 30), (3, "draw", 15)]
)
def test_gold_stands_in_for_cards_that_nobody_has_left(age: int, payout: str, paid: int) -> None:
    state = table("peacetime", age=age, payout=payout, sides={0: {"deck": None}}, mercenaries="none")
    assert gold(state) == [paid, 0, 0, 0]
    assert len(front(state, 1)) == 2
    assert front(state, 0) == []
    assert {event.args["seat"] for event in told(state, "paid")} == {"0"}


@rule("R-018")
def test_an_ally_with_one_card_fewer_drafts_one_fewer() -> None:
    rest = [card for card, nation in NATION_OF.items() if nation == "joymore"][1:]
    state = table("peacetime", lost=", ".join(rest), mercenaries="none")
    assert gold(state)[0] == 5
    assert len(lineup(state).cards) == 3
    play(state, 0, f"want {lineup(state).cards[2]}")
    play(state, 1, "agree")
    assert (len(front(state, 0)), len(front(state, 1))) == (1, 2)


@rule("R-018", "R-015")
def test_who_drafts_fewer_still_takes_turns() -> None:
    rest = [card for card, nation in NATION_OF.items() if nation == "joymore"][1:]
    state = table("peacetime", lost=", ".join(rest), mercenaries="none")
    play(state, 0, f"want {lineup(state).cards[2]}")
    play(state, 1, "disagree")
    state.play(0, state.legal(0)[0])
    assert 0 not in state.to_act or look(state).step == "trade"
    assert (len(front(state, 0)), len(front(state, 1))) in ((1, 0), (1, 2))


@rule("R-021", "ETT-175")
def test_the_losers_card_is_replaced_by_the_age_whose_war_was_fought() -> None:
    state = table(
        "war-result", age=2, outcomes={0: "second-won tie tie tie"}, sides={3: {"deck": None}}, mercenaries="none"
    )
    loser = look(state).pairs[0].sides[0]
    assert loser == 3
    assert gold(state)[3] == 10


@rule("R-017")
@pytest.mark.parametrize(("payout", "paid"), [("card", [10, 10]), ("draw", [5, 5])])
def test_the_payout_by_draw_is_an_option(payout: str, paid: list[int]) -> None:
    empty = {0: {"deck": None}, 1: {"deck": None}}
    state = table("peacetime", seats=4, payout=payout, sides=empty, mercenaries="none")
    gained = [sum(int(str(e.args["gold"])) for e in told(state, "paid") if e.args["seat"] == seat) for seat in "01"]
    assert gained == paid


@rule("R-018", "ETT-029", "ETT-074")
@pytest.mark.parametrize(
    ("mercenaries", "lost", "paid", "drafts"),
    [("militia", 0, 5, 2), ("none", 0, 10, 2), ("none", 1, 15, 1), ("none", 2, 20, 0)],
)
def test_each_of_two_players_drafts_two_of_whatever_lies_there(
    mercenaries: str, lost: int, paid: int, drafts: int
) -> None:
    own = [card for card, nation in NATION_OF.items() if nation == "joymore"]
    hired = [card for card, age in AGE_OF.items() if NATION_OF[card] == "mercenaries" and age == 1]
    gone = own[2 - lost :] + ([] if mercenaries == "none" else hired[1:])
    state = table("peacetime", seats=2, lost=", ".join(gone), mercenaries=mercenaries)
    while 0 in state.to_act and look(state).step == "pick":
        state.play(0, state.legal(0)[0])
    assert sum(int(str(event.args["gold"])) for event in told(state, "paid") if event.args["seat"] == "0") == paid
    assert len(told(state, "drafted")) >= drafts
    assert len([event for event in told(state, "drafted") if event.args["seat"] == "0"]) == drafts
