"""What a view says beside the cards: scores, what is named for a unit, for which side a seat answers."""

from __future__ import annotations

import random

import pytest

from tablewright.core.rules import rule
from tablewright.core.state import State
from tablewright.core.text import Texts
from tablewright.games.ettin import GAME, faces
from tablewright.games.ettin.view import UnitView
from tests.ettin.field import ENEMY, YOU, war
from tests.ettin.table import legal, look, play, side, start, table


def unit(state: State, of: int, place: int, card: str, seat: int | None = YOU) -> UnitView:
    """A card at a place, as a seat sees it."""
    return next(each for each in side(state, of, seat=seat).places[place].units if each.card == card)


@rule("ETT-104", "ETT-166", "ETT-197")
def test_the_score_of_a_place_counts_what_the_viewer_knows() -> None:
    cards = {"militia": {"strength": 4}, "old-vets": {"strength": 5}}
    laid = {0: {"middle": "militia, old-vets facedown", "camp": "paladin-kendrick"}}
    state = table("war", sides=laid, figures={ids(word): given for word, given in cards.items()})
    town = 2
    assert side(state, 0, seat=0).places[1].score == 4 + 5 + town
    for seat in (2, 3, None):
        assert side(state, 0, seat=seat).places[1].score == 4 + town
    assert side(state, 0).places[2].score == 3, "an empty City"
    assert side(state, 0).places[3].score == 0


def ids(word: str) -> str:
    """The id of a card."""
    return faces.ours().cards[faces.words().index(word)].id


@rule("ETT-094", "ETT-098", "ETT-101")
def test_targets_named_are_seen_by_all_until_they_take_effect() -> None:
    cards = {"militia": {"abilities": ["ranged"], "strength": 9}, "militia-2": {"abilities": ["terrify"]}}
    state = war("far: militia, old-vets", "far: militia-2, militia-3", cards=cards)
    play(state, YOU, "target militia-3")
    for seat in (0, 1, 2, 3, None):
        assert unit(state, ENEMY, 0, "militia-3", seat).fate == "taken"
        assert unit(state, YOU, 0, "militia", seat).fate == "fires"
        assert unit(state, ENEMY, 0, "militia-2", seat).fate is None
    play(state, ENEMY, "target militia")
    assert not side(state, ENEMY).places[0].units or unit(state, ENEMY, 0, "militia-2").fate is None


@rule("ETT-155", "ETT-156")
def test_where_a_unit_returns_is_no_fate_of_a_battle() -> None:
    both = {"militia": {"abilities": ["return-to-self", "return-to-ally"]}}
    state = war("far: militia, militia-2", cards={**both, "militia-2": both["militia"]})
    play(state, YOU, "done")
    assert legal(state, YOU) == ["return-to-self militia", "return-to-ally militia"]
    play(state, YOU, "return-to-ally militia")
    assert {each.fate for each in side(state, YOU).places[0].units} == {None}


@rule("R-123", "ETT-031")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_seat_is_told_for_which_of_its_sides_it_answers(seats: int) -> None:
    state = start(seats=seats, seed=f"asked {seats}")
    rng = random.Random(seats)
    sides = set()
    while state.to_act:
        assert look(state, None).asked is None
        for seat in range(seats):
            asked = look(state, seat).asked
            assert (asked is not None) == (seat in state.to_act)
            assert asked is None or look(state, seat).sides[asked].seat == seat
            sides.add(asked)
        seat = rng.choice(state.to_act)
        state.play(seat, rng.choice(list(state.legal(seat))))
    assert sides == {None, *range(seats + seats % 2)}


def test_cards_show_their_abilities_as_icons_that_have_names() -> None:
    texts: Texts = GAME.setting(None, 4).texts()
    shown = GAME.printed(GAME.setting(None, 4).options, texts)
    icons = {icon.split()[0] for card in shown.values() for icon in card.abilities}
    assert icons >= {"vicious", "bounty", "dragon"}
    assert any(icon.startswith("weak-") for icon in icons)
    for icon in icons - {"dragon"}:
        assert texts.say("ability-" + icon.removeprefix("weak-"))
    assert all(set(card.abilities.values()) <= set(card.lines) for card in shown.values())
    assert any(icon.startswith("bounty ") for card in shown.values() for icon in card.abilities)
