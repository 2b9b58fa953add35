"""Games that break a law: each is noticed. A law that nothing can break proves nothing."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from tablewright.core import laws, registry
from tablewright.core.events import Events
from tablewright.core.game import Advice
from tablewright.core.random import Random
from tablewright.core.records import Record
from tablewright.core.state import State
from tablewright.games.ethnos.game import EthnosGame


def play_some(game: EthnosGame) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registry._added, game.name, game)
        for number in range(12):
            laws.hold(game, None, 3, f"broken {number}")


def broken(game: EthnosGame, message: str) -> None:
    with pytest.raises(laws.Broken, match=message):
        play_some(game)


def test_the_game_as_it_is_holds() -> None:
    play_some(EthnosGame())


def test_advice_that_looks_at_the_deck_is_noticed() -> None:
    class Peeking(EthnosGame):
        def advise(self, state: Any, seat: int) -> list[Advice]:
            value = float(state.deck[-1]) if len(state.deck) else 0.0
            return [Advice(move, value, "advice-draw") for move in state.legal(seat)]

    broken(Peeking(), "law 3")


def test_a_view_that_shows_another_hand_is_noticed() -> None:
    class Glass(EthnosGame):
        def view(self, state: Any, seat: int | None) -> Any:
            return super().view(state, 0)

    broken(Glass(), "law 3")


def test_an_event_that_tells_what_was_drawn_is_noticed() -> None:
    class Loud(EthnosGame):
        events = Events()

    Loud.events.kinds = [replace(kind, hidden="") for kind in EthnosGame.events.kinds]
    broken(Loud(), "law 3: an event tells")


def test_what_is_laid_open_between_two_steps_of_a_move_may_be_told() -> None:
    """A turn ends, its cards are discarded faceup, an event eliminates their owner: nothing of them is left to see."""
    assert laws.hold(registry.get("rune-age"), {"scenario": "cataclysm", "mercenaries": True}, 2, "test 1279") > 0
    assert laws.hold(registry.get("rune-age"), {"scenario": "runewars", "mercenaries": True}, 4, "hunt-a 670") > 0


def test_lines_that_cannot_be_played_are_noticed() -> None:
    class Boasting(EthnosGame):
        def lines(self, state: Any, seat: int) -> list[list[int]]:
            return [[0, 0]] if seat in state.to_act else []

    broken(Boasting(), "law 2")


def test_a_lost_component_is_noticed() -> None:
    class Careless(EthnosGame):
        def deal(self, setting: Any, random: Random) -> State:
            state = super().deal(setting, random)
            state.supply[0] -= 1  # type: ignore[attr-defined]  # of Ethnos
            return state

    broken(Careless(), "25 markers instead of 26")


def test_a_bound_that_is_too_low_is_noticed() -> None:
    class Endless(EthnosGame):
        def longest(self, setting: Any) -> int:
            return 20

    broken(Endless(), "law 7")


def test_points_without_a_reason_are_noticed() -> None:
    class Generous(EthnosGame):
        def result(self, state: Any) -> Any:
            result = super().result(state)
            first = msgspec.structs.replace(result.seats[0], score=result.seats[0].score + 1)
            return msgspec.structs.replace(result, seats=[first, *result.seats[1:]])

    broken(Generous(), "points")


def test_a_game_that_guesses_the_truth_is_noticed() -> None:
    class Blind(EthnosGame):
        def position(self, state: Any) -> dict[str, Any]:
            return {**super().position(state), "deck": [], "pool": [], "players": [], "picked": []}

    game = Blind()
    record = Record.of(game.setting(None, 3), seed="blind")
    with pytest.raises(laws.Broken, match="truth"):
        laws.something_is_imagined(record.plus(), Random(1, 2, 3, 4))
