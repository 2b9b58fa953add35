"""Whatever cannot be done is refused with the rule that forbids it, in words, and changes nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tablewright.core.errors import Illegal
from tablewright.core.random import seeded
from tablewright.core.state import State
from tablewright.core.text import LANGUAGES, explain
from tablewright.games.ettin import GAME
from tablewright.games.ettin import board as rules
from tests.ettin.field import ENEMY, YOU, war
from tests.ettin.table import play, start, table

COMPILED = not rules.__file__.endswith(".py")
RARE = {
    *("refused-nation-near", "refused-nation-given", "refused-no-dragon", "refused-no-return"),
    *("refused-no-siege", "refused-no-site"),
}
"""What random games seldom come to; each has a test with its rule."""
BY_CORE = {"refused-over", "refused-not-asked", "refused-no-move"}


def lineup() -> State:
    return table("skirmish", mercenaries="guard-tower, swordsmiths, militia, ogre-bashers", lead={0: ENEMY})


def poor() -> State:
    state = table("skirmish", mercenaries="guard-tower, swordsmiths, militia, ogre-bashers", lead={0: YOU})
    play(state, YOU, "draft ogre-bashers")
    return play(state, ENEMY, "draft militia", "draft swordsmiths")


def spoils(units: str, *abilities: str) -> State:
    cards = {"the-green-knight": {"strength": 20}, "militia": {"abilities": list(abilities)}}
    return war("near: the-green-knight", f"near: {units}, swordsmiths", cards=cards)


def aiming() -> State:
    cards = {"the-green-knight": {"abilities": ["ranged"], "strength": 3}, "krillian": {"strength": 4}}
    return war("near: the-green-knight", "near: krillian, marblehold, militia", cards=cards)


@pytest.mark.parametrize(
    ("name", "state", "seat", "move", "rule", "words"),
    [
        ("a pick out of turn", lineup, YOU, "draft militia", "ETT-024", ""),
        ("a card of no Lineup", lineup, ENEMY, "draft krillian", "ETT-061", "Krillian"),
        ("more than the purse has", poor, YOU, "recruit ogre-bashers", "R-013", "4 Gold"),
        ("a Defense, by Ranged", aiming, YOU, "target marblehold", "ETT-101", "Troop"),
        ("a stronger Troop, by Ranged", aiming, YOU, "target krillian", "ETT-101", "stronger"),
        ("an own unit", aiming, YOU, "target the-green-knight", "ETT-093", "The Green Knight"),
        ("a flyer", lambda: spoils("militia", "flying"), YOU, "take militia", "ETT-142", "flies"),
        ("a stealthy unit", lambda: spoils("militia", "stealth"), YOU, "take militia", "ETT-145", "Magic"),
        ("a Defense behind a Troop", lambda: spoils("marblehold"), YOU, "take marblehold", "ETT-134", "before"),
        ("the deck behind a unit", lambda: spoils("militia"), YOU, "take-top", "ETT-135", "deck"),
    ],
)
def test_what_cannot_be_done_is_refused_with_its_rule(
    name: str, state: Callable[[], State], seat: int, move: str, rule: str, words: str
) -> None:
    laid = state()
    before = laid.dump()
    refused = laid.why_not(seat, move)
    assert refused is not None, name
    assert refused.rule == rule
    assert words in explain(refused, laid.setting.texts())
    with pytest.raises(Illegal):
        laid.play(seat, laid.parse(move))
    assert laid.dump() == before


@pytest.mark.parametrize(
    "move", ["", "draft", "draft nobody", "draft militia now", "-1", "\x00", "deploy militia", "x" * 5000]
)
def test_nonsense_is_refused_in_a_line(move: str) -> None:
    state = start(seats=4)
    refused = state.why_not(state.to_act[0], move)
    assert refused is not None
    assert "\n" not in explain(refused, state.setting.texts())
    assert len(explain(refused, state.setting.texts())) < 400


def test_every_refusal_comes_up_and_is_said_in_every_language() -> None:
    met: dict[int, tuple[State, int, int]] = {}
    for number, options in enumerate(GAME.varieties() * (3 if COMPILED else 1)):
        for seats in (2, 3, 5):
            state, rng = GAME.start(options, seats=seats, seed=f"no {number}"), seeded(f"no {number}")
            while not state.over:
                seat = state.to_act[rng.below(len(state.to_act))]
                for move in range(int(state.space)) if COMPILED or state.ply % 5 == 0 else ():
                    refusal = state.refusal(seat, move)
                    if refusal and refusal not in met:
                        met[refusal] = state.copy(), seat, move
                moves = state.legal(seat)
                state.play(seat, moves[rng.below(len(moves))])
    for state, seat, move in met.values():
        refused = state.why_not(seat, state.text(move))
        assert refused is not None
        for lang in LANGUAGES:
            said = explain(refused, state.setting.texts(lang))
            assert refused.rule in said
            assert "{" not in said
    missing = {why.key for number, why in enumerate(GAME.refusals.all) if why.key and number not in met}
    assert not COMPILED or missing <= RARE | BY_CORE
    assert len(met) > 20
