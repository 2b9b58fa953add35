"""Peacetime: two Allies share out four cards. Ledger section 7."""

from __future__ import annotations

from tablewright.core.rules import rule
from tests.ettin.table import camp, front, gold, legal, lineup, look, play, table, told, why

DECKS = {0: {"deck": "paladin-kendrick, old-vets", "gold": 4}, 1: {"deck": "arc-tower, dommorian-mages", "gold": 4}}


@rule("ETT-063", "ETT-199", "R-129")
def test_each_ally_reveals_two_cards_for_all_to_see() -> None:
    state = table("peacetime", sides=DECKS)
    assert sorted(lineup(state).cards) == ["arc-tower", "dommorian-mages", "old-vets", "paladin-kendrick"]
    assert look(state, None).lineups == look(state, 3).lineups == look(state, 0).lineups
    assert [each.deck for each in look(state).sides] == [13] * 4


@rule("EX-04", "ETT-064", "ETT-067", "ETT-066", "ETT-072")
def test_a_sale_pays_for_a_recruit() -> None:
    state = table("peacetime", sides=DECKS)
    play(state, 0, "want old-vets", "want arc-tower")
    play(state, 1, "agree")
    play(state, 0, "recruit arc-tower")
    assert why(state, 0, "recruit old-vets") == "R-013"
    play(state, 0, "sell old-vets")
    play(state, 1, "sell dommorian-mages", "recruit paladin-kendrick")
    assert gold(state)[0] == 1
    assert camp(state, 0) == ["arc-tower"]
    assert camp(state, 1) == ["paladin-kendrick"]
    assert look(state).lost == ["dommorian-mages", "old-vets"]


@rule("EX-04", "R-013")
def test_without_the_sale_the_recruit_is_refused() -> None:
    state = table("peacetime", sides=DECKS)
    play(state, 0, "want old-vets", "want arc-tower")
    play(state, 1, "agree")
    play(state, 0, "recruit old-vets")
    assert why(state, 0, "recruit arc-tower") == "R-013"


@rule("ETT-064", "R-015", "ETT-066")
def test_one_ally_proposes_and_the_other_agrees() -> None:
    state = table("peacetime", sides=DECKS)
    assert state.to_act == (0, 2)
    play(state, 0, "want old-vets")
    assert why(state, 0, "want old-vets") == "ETT-064"
    assert why(state, 0, "want militia") == "ETT-061"
    assert why(state, 0, "draft arc-tower") == "ETT-024"
    play(state, 0, "want dommorian-mages")
    assert legal(state, 1) == ["agree", "disagree"]
    assert look(state).lineups[0].wanted == ["dommorian-mages", "old-vets"]
    assert front(state, 0) == []
    play(state, 1, "agree")
    assert front(state, 0) == ["dommorian-mages", "old-vets"]
    assert front(state, 1) == ["arc-tower", "paladin-kendrick"]
    assert [event.args["seat"] for event in told(state, "agreed")] == ["1"]


@rule("R-015")
def test_allies_who_do_not_agree_pick_in_turns() -> None:
    state = table("peacetime", sides=DECKS)
    play(state, 0, "want old-vets", "want arc-tower")
    play(state, 1, "disagree")
    assert look(state).lineups[0].wanted == []
    play(state, 0, "draft arc-tower")
    assert state.to_act == (1, 2)
    play(state, 1, "draft old-vets", "draft paladin-kendrick")
    assert front(state, 0) == ["dommorian-mages", "arc-tower"]
    assert front(state, 1) == ["old-vets", "paladin-kendrick"]


@rule("R-015")
def test_allies_take_turns_in_proposing() -> None:
    asked = [
        table("peacetime", age=age, first=first).to_act
        for age, first in ((1, False), (2, True), (2, False), (3, False))
    ]
    assert asked == [(0, 2), (1, 3), (0, 2), (1, 3)]


@rule("ETT-065")
def test_initiative_plays_no_part() -> None:
    asked = {table("peacetime", lead={0: one, 1: other}).to_act for one in (0, 3) for other in (1, 2)}
    assert asked == {(0, 2)}


@rule("ETT-068", "R-016")
def test_allies_give_each_other_no_gold() -> None:
    state = table("peacetime", sides={**DECKS, 1: {"deck": "arc-tower, dommorian-mages", "gold": 50}})
    verbs = {text.split()[0] for text in state.setting.game.moves.all_texts(state.setting.words)}
    assert not verbs & {"give", "pay", "lend"}
    play(state, 0, "want arc-tower", "want paladin-kendrick")
    play(state, 1, "agree")
    play(state, 0, "sell paladin-kendrick", "recruit arc-tower")
    play(state, 1, "recruit old-vets", "recruit dommorian-mages")
    assert gold(state)[0] == 4 + 3 - 5
    assert gold(state)[1] < 50
