"""What bots know of Ettin: advice says the same to whoever knows the same, and whoever follows it beats chance."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tablewright import games
from tablewright.core.state import State
from tablewright.core.text import LANGUAGES
from tablewright.games.ettin.advice import reason
from tablewright.games.ettin.board import Board
from tablewright.players import make

GAME = games.get("ettin")
Turn = Callable[[State], int]


def lowest(state: State) -> int:
    """Of the seats asked at once the lowest."""
    return state.to_act[0]


def highest(state: State) -> int:
    """Of the seats asked at once the highest."""
    return state.to_act[-1]


def play(kinds: list[str], seed: str, turn: Turn = lowest) -> State:
    """A whole game between these players."""
    state = GAME.start(seats=len(kinds), seed=seed, watch=False)
    bots = [make(kind, f"{seed} {seat}") for seat, kind in enumerate(kinds)]
    while not state.over:
        seat = turn(state)
        state.play(seat, bots[seat].choose(state.standpoint(seat)))
    return state


def teams(state: State) -> list[int]:
    """The Alliance of each seat."""
    assert isinstance(state, Board)
    ring = state.ring
    found = [0] * int(state.seats)
    for side in range(int(ring.sides)):
        found[int(ring.seat[side])] = side if ring.alone() else side // 2
    return found


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_an_alliance_that_follows_advice_beats_one_that_does_not(seats: int) -> None:
    won = 0.0
    games_played = 24
    for number in range(games_played):
        seed = f"beat {number // 2}"
        team = teams(GAME.start(seats=seats, seed=seed, watch=False))
        greedy = number % 2
        state = play(["greedy" if each == greedy else "random" for each in team], seed)
        assert state.result is not None
        winners = {team[each.seat] for each in state.result.seats if each.won}
        won += (greedy in winners) / len(winners)
    assert won / games_played > 0.9


@pytest.mark.parametrize("seats", [2, 4, 6, 8])
def test_who_answers_first_changes_nothing(seats: int) -> None:
    for number in range(3):
        seed = f"order {number}"
        one = play(["greedy"] * seats, seed, lowest)
        other = play(["greedy"] * seats, seed, highest)
        assert one.dump() == other.dump()


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 7, 9, 24])
def test_every_seat_gets_advice_for_every_legal_move_and_no_other(seats: int) -> None:
    state = GAME.start(seats=seats, seed="all", watch=False)
    bots = [make("greedy", str(seat)) for seat in range(seats)]
    texts = {lang: GAME.setting(None, seats).texts(lang) for lang in LANGUAGES}
    said: set[str] = set()
    while not state.over:
        for seat in state.to_act:
            advice = state.standpoint(seat).advice()
            assert [each.move for each in advice] == state.legal(seat)
            assert advice == state.standpoint(seat).advice()
            said |= {each.reason for each in advice}
        seat = state.to_act[0]
        state.play(seat, bots[seat].choose(state.standpoint(seat)))
    assert len(said) >= 12
    assert all(texts[lang].speaks(key) for lang in LANGUAGES for key in said)


def test_every_move_has_a_reason_that_can_be_said() -> None:
    for lang in LANGUAGES:
        texts = GAME.setting(None, 4).texts(lang)
        for verb in GAME.moves.verbs:
            assert texts.speaks(reason(verb.base)), verb.name
