"""What is open and what is hidden. Ledger section 24."""

from __future__ import annotations

import pytest

from tablewright.core.random import seeded
from tablewright.core.rules import rule
from tablewright.core.state import State
from tests.ettin.table import AGE_OF, look, play, side, start, table

HIDDEN = {
    0: {"camp": "paladin-kendrick hidden, old-vets hidden, militia", "retired": "sir-george-thomson hidden, militia-2"},
    3: {"camp": "dwarf-warriors hidden", "retired": "fort-ericson hidden"},
}


def laid(**options: object) -> State:
    """A table where sides 0 and 3 have cards that not everybody knows."""
    return table("skirmish", sides=HIDDEN, **options)  # type: ignore[arg-type]  # options as table takes them


@rule("ETT-195", "ETT-200", "R-127", "R-130", "R-126")
def test_war_camps_and_retired_piles_are_facedown_and_counted() -> None:
    state = laid()
    for seat in (3, 2, None):
        seen = side(state, 0, seat=seat)
        assert (seen.camp, seen.retired) == (3, 2)
        assert seen.camp_cards == ["militia"]
        assert seen.retired_cards == ["militia-2"]
        assert not seen.open
    assert side(state, 3, seat=0).camp_cards == []


@rule("ETT-201", "ED-23", "ETT-138")
def test_everybody_sees_their_own_facedown_cards() -> None:
    seen = side(laid(), 0)
    assert seen.open
    assert sorted(seen.camp_cards) == ["militia", "old-vets", "paladin-kendrick"]
    assert sorted(seen.retired_cards) == ["militia-2", "sir-george-thomson"]


@rule("R-128", "ETT-196", "ETT-078")
def test_allies_share_their_cards_unless_they_keep_them_secret() -> None:
    assert sorted(side(laid(), 0, seat=1).camp_cards) == ["militia", "old-vets", "paladin-kendrick"]
    state = laid(secretive=(0,))
    assert side(state, 0, seat=1).camp_cards == ["militia"]
    assert side(state, 0).camp == 3
    assert side(laid(secretive=(1,)), 0, seat=1).open


@rule("R-126")
def test_gold_and_all_numbers_of_cards_are_open() -> None:
    state = laid()
    for number in range(4):
        own, seen = side(state, number), side(state, number, seat=None)
        assert (own.gold, own.deck, own.camp, own.retired) == (seen.gold, seen.deck, seen.camp, seen.retired)


@rule("ETT-198")
def test_nobody_sees_a_deck() -> None:
    state = start(seats=4, pick="random", seed="deck")
    seen = [look(state, seat) for seat in (None, 0, 1, 2, 3)]
    top = {each["deck"][-1] for each in state.dump()["sides"]}
    assert not any(card in str(each) for card in top for each in seen)


@rule("R-133", "R-130")
def test_what_a_seat_imagines_keeps_the_deck_and_age_of_unseen_cards() -> None:
    state = laid()
    camps, piles = set(), set()
    for seed in range(40):
        world = state.guess(3, seeded(f"world {seed}"))
        seen = side(world, 0)
        assert "militia" in seen.camp_cards
        camps.add(tuple(sorted(set(seen.camp_cards) - {"militia"})))
        piles.add(tuple(sorted(set(seen.retired_cards) - {"militia-2"})))
        assert {AGE_OF[card] for card in seen.camp_cards} == {1}
        assert side(world, 3).camp_cards == ["dwarf-warriors"]
        assert side(world, 3).retired_cards == ["fort-ericson"]
    assert len(camps) > 5
    assert len(piles) > 2
    assert not any("fort-ericson" in camp for camp in camps)


@rule("R-012", "R-132")
def test_what_others_imagine_of_a_secret_decision_can_be_anything_legal() -> None:
    state = table(
        "skirmish",
        lead={0: 3},
        mercenaries="guard-tower, swordsmiths, militia, ogre-bashers",
        sides={0: {"gold": 3}, 3: {"gold": 9}},
    )
    play(state, 3, "draft swordsmiths")
    play(state, 0, "draft guard-tower", "draft ogre-bashers", "sell guard-tower")
    decided = {str(side(state.guess(3, seeded(str(seed))), 0).decided) for seed in range(20)}
    assert decided == {"{}"}
    play(state, 0, "recruit ogre-bashers")
    for seat in (1, 2, 3):
        decided = {str(side(state.guess(seat, seeded(str(seed))), 0).decided) for seed in range(60)}
        assert len(decided) == 3
        assert "{'guard-tower': 'recruit', 'ogre-bashers': 'recruit'}" not in decided
    assert {str(side(state.guess(0, seeded(str(seed))), 0).decided) for seed in range(5)} == {
        "{'guard-tower': 'sell', 'ogre-bashers': 'recruit'}"
    }


@rule("R-022")
def test_the_lost_pile_is_open_and_shared() -> None:
    state = table("skirmish", lost="old-vets, dwarf-warriors, militia")
    assert look(state, None).lost == ["dwarf-warriors", "old-vets", "militia"]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_where_the_odd_player_looks_is_nobodys_business(seat: int | None) -> None:
    state = table("skirmish", seats=3, lead={0: 0, 1: 1})
    before = look(state, seat)
    play(state, 0, "switch")
    if seat == 0:
        assert state.text(state.legal(0)[0]).startswith("draft")
    else:
        assert look(state, seat) == before
