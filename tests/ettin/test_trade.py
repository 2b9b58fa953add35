"""Recruit and Sell. Ledger section 8."""

from __future__ import annotations

from tablewright.core.rules import rule
from tablewright.core.state import State
from tests.ettin.table import camp, front, gold, legal, look, play, side, table, told, why


def drafted(purse: int, enemy: int = 0) -> State:
    """Side 0 has drafted Guard Tower (cost 1, sale 1) and Ogre Bashers (4, 3), side 3 two cards of cost 0."""
    state = table(
        "skirmish",
        lead={0: 3},
        mercenaries="guard-tower, swordsmiths, militia, ogre-bashers",
        sides={0: {"gold": purse}, 3: {"gold": enemy}},
    )
    play(state, 3, "draft swordsmiths")
    return play(state, 0, "draft guard-tower", "draft ogre-bashers")


@rule("ETT-069", "R-013")
def test_each_card_is_recruited_or_sold_and_nothing_else() -> None:
    state = drafted(9)
    assert legal(state, 0) == ["recruit guard-tower", "recruit ogre-bashers", "sell guard-tower", "sell ogre-bashers"]
    assert why(state, 0, "recruit militia") == "ETT-069"
    assert why(state, 0, "sell old-vets") == "ETT-069"
    assert why(state, 0, "draft guard-tower") == "ETT-024"
    play(state, 0, "sell guard-tower")
    assert legal(state, 0) == ["recruit ogre-bashers", "sell ogre-bashers"]
    assert why(state, 0, "recruit guard-tower") == "ETT-069"


@rule("ETT-070", "ETT-071", "ETT-195", "R-023")
def test_recruits_go_to_the_war_camp_and_sold_cards_to_the_lost_pile() -> None:
    state = play(drafted(5, 3), 0, "recruit guard-tower", "recruit ogre-bashers")
    play(state, 3, "sell swordsmiths", "recruit militia")
    assert (gold(state)[0], gold(state)[3]) == (0, 4)
    assert camp(state, 0) == ["guard-tower", "ogre-bashers"]
    assert camp(state, 3) == ["militia"]
    assert look(state).lost == ["swordsmiths"]
    assert [event.args["card"] for event in told(state, "sold")] == ["swordsmiths"]
    assert {event.args["card"] for event in told(state, "recruited")} == {"guard-tower", "ogre-bashers", "militia"}


@rule("ETT-072")
def test_a_sale_may_pay_for_the_other_card_whatever_is_said_first() -> None:
    for moves in (("sell guard-tower", "recruit ogre-bashers"), ("recruit ogre-bashers", "sell guard-tower")):
        state = play(drafted(3), 0, *moves)
        play(state, 3, "sell swordsmiths", "sell militia")
        assert gold(state)[0] == 0
        assert camp(state, 0) == ["ogre-bashers"]


@rule("R-013", "ETT-072")
def test_there_are_no_debts() -> None:
    state = drafted(2)
    assert legal(state, 0) == ["recruit guard-tower", "sell guard-tower", "sell ogre-bashers"]
    assert why(state, 0, "recruit ogre-bashers") == "R-013"
    state = play(drafted(3), 0, "recruit ogre-bashers")
    assert legal(state, 0) == ["sell guard-tower"]
    assert why(state, 0, "recruit guard-tower") == "R-013"


@rule("R-012", "R-132")
def test_decisions_are_secret_till_both_have_made_them() -> None:
    state = play(drafted(9), 0, "recruit guard-tower", "sell ogre-bashers")
    assert 0 not in state.to_act
    for seat in (1, 2, 3, None):
        seen = side(state, 0, seat=seat)
        assert seen.front == ["guard-tower", "ogre-bashers"]
        assert seen.decided is None
        assert seen.gold == 9
        assert look(state, seat).lost == []
    assert side(state, 0).decided == {"guard-tower": "recruit", "ogre-bashers": "sell"}
    assert told(state, "sold") == told(state, "recruited") == []
    play(state, 3, "recruit swordsmiths", "recruit militia")
    assert look(state, None).lost == ["ogre-bashers"]
    assert front(state, 0) == []


@rule("R-012")
def test_both_decide_at_once_in_any_order() -> None:
    one = play(play(drafted(9), 0, "recruit guard-tower", "sell ogre-bashers"), 3, "sell swordsmiths", "sell militia")
    other = drafted(9)
    play(other, 3, "sell swordsmiths")
    play(other, 0, "recruit guard-tower")
    play(other, 3, "sell militia")
    play(other, 0, "sell ogre-bashers")
    assert other.dump() == one.dump()
