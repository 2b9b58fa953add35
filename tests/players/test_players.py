"""Players: seeded, honest, and greedy better than chance."""

from __future__ import annotations

import pytest

from tablewright import games
from tablewright.core import state as core_state
from tablewright.core.errors import BadOption
from tablewright.core.game import Game
from tablewright.core.random import seeded
from tablewright.lab import simulate
from tablewright.players import known, make

COMPILED = not core_state.__file__.endswith(".py")


@pytest.mark.parametrize("name", known())
@pytest.mark.parametrize("game", games.every(), ids=lambda game: game.name)
def test_a_decision_depends_on_nothing_that_the_seat_cannot_know(name: str, game: Game) -> None:
    seats = game.seat_counts(game.options())[-1]
    state, rng = game.start(seats=seats, seed="honest"), seeded("worlds")
    for ply in range(120):
        if state.over:
            break
        seat = state.to_act[0]
        world = state.guess(seat, rng)
        choice = make(name, f"{ply}").choose(state.standpoint(seat))
        assert choice in state.legal(seat)
        assert make(name, f"{ply}").choose(world.standpoint(seat)) == choice
        state.play(seat, choice)


def test_an_unknown_player_is_refused_with_those_that_exist() -> None:
    with pytest.raises(BadOption, match="greedy"):
        make("grandmaster", "")


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_beats_random_in_more_than_95_percent(seats: int) -> None:
    number = 200 if COMPILED else 24
    summary = simulate(games.get("ethnos"), None, seats, ["greedy"] + ["random"] * (seats - 1), number, "beat")
    greedy = next(player for player in summary.players if player.name == "greedy")
    assert greedy.win_rate > 0.95


def test_advice_rates_legal_moves_only_and_gives_reasons() -> None:
    game = games.get("ethnos")
    state, texts = game.start(seats=3, seed="advice"), game.setting(None, 3).texts()
    bots = [make("greedy", str(seat)) for seat in range(3)]
    while not state.over:
        seat = state.to_act[0]
        advice = game.advise(state, seat)
        assert [each.move for each in advice if each.move not in state.legal(seat)] == []
        assert {each.move for each in advice} == set(state.legal(seat))
        assert all(texts.has(each.reason) for each in advice)
        assert game.advise(state, (seat + 1) % 3) == []
        state.play(seat, bots[seat].choose(state.standpoint(seat)))


def test_lines_are_whole_turns_that_can_be_played() -> None:
    game = games.get("ethnos")
    state, rng = game.start(seats=3, seed="lines"), seeded("lines")
    while not state.over:
        seat = state.to_act[0]
        lines = game.lines(state, seat)
        firsts = {line[0] for line in lines}
        assert firsts == set(state.legal(seat))
        line = lines[rng.below(len(lines))]
        for move in line:
            state.play(seat, move)
