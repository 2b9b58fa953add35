"""Players: seeded, honest, and greedy better than chance."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tablewright import games
from tablewright.core import laws
from tablewright.core import state as core_state
from tablewright.core.errors import BadOption
from tablewright.core.game import Game
from tablewright.core.random import seeded
from tablewright.core.state import Standpoint
from tablewright.core.text import LANGUAGES, Texts
from tablewright.lab import simulate
from tablewright.players import TEXTS, Clock, check, is_player, is_program, known, make
from tablewright.players.levels import LEVELS

COMPILED = not core_state.__file__.endswith(".py")


QUICK = Clock(iterations=12)
"""However long a player likes to think, here it thinks so long: no seconds, or decisions would not be repeatable."""


@pytest.mark.parametrize("name", [*known(), "search:12", "search:8x2"])
@pytest.mark.parametrize("game", games.every(), ids=lambda game: game.name)
def test_a_decision_depends_on_nothing_that_the_seat_cannot_know(name: str, game: Game) -> None:
    """The law of honest bots: alike seeds decide alike in any two worlds that the seat cannot tell apart."""
    settings = honest_settings(game, COMPILED and "x2" not in name)
    for options, seats in settings:
        state, rng = game.start(options, seats=seats, seed="honest"), seeded("worlds")
        bots = [make("greedy", f"honest {seat}") for seat in range(seats)]
        every = 40 if "x2" in name else 1 if name in ("random", "greedy") else max(5, len(settings)) if COMPILED else 25
        for ply in range(120):
            if state.over:
                break
            seat = state.to_act[-1]
            if ply % every == 0:
                world = state.guess(seat, rng)
                choice = make(name, f"{ply}", QUICK).choose(state.standpoint(seat))
                assert choice in state.legal(seat)
                assert make(name, f"{ply}", QUICK).choose(world.standpoint(seat)) == choice
            state.play(seat, bots[seat].choose(state.standpoint(seat)))


def honest_settings(game: Game, many: bool) -> list[tuple[Any, int]]:
    """Every variety with every seat count, or only the largest table."""
    return laws.settings(game) if many else laws.settings(game)[-1:]


def test_a_bot_that_peeks_is_noticed() -> None:
    """The law above can fail: a choice by the top card of the deck differs between worlds."""

    def peek(standpoint: Standpoint) -> int:
        legal = standpoint.legal()
        return legal[len(str(standpoint._state.dump()["deck"][-1])) % len(legal)]

    state = games.get("ethnos").start(seats=2, seed="honest")
    seat = state.to_act[0]
    worlds = [state.guess(seat, seeded(str(number))) for number in range(10)]
    assert len({peek(world.standpoint(seat)) for world in worlds}) > 1


@pytest.mark.parametrize("name", list(LEVELS))
def test_a_level_answers_within_its_time_and_says_its_name(name: str) -> None:
    state = games.get("ethnos").start(seats=4, seed="level")
    started = time.perf_counter()
    make(name, "1").choose(state.standpoint(state.to_act[0]))
    clock = LEVELS[name].clock
    assert time.perf_counter() - started < (clock.seconds if clock else 0.1) + 1.0
    for lang in LANGUAGES:
        texts = Texts(lang, [TEXTS])
        assert all(texts.speaks(f"player-{name}{part}") for part in ("", "-about"))


def test_every_player_has_a_name_and_a_description_in_every_language() -> None:
    for lang in LANGUAGES:
        texts = Texts(lang, [TEXTS])
        for name in (*known(), "cmd"):
            assert texts.speaks(f"player-{name}")
            assert texts.speaks(f"player-{name}-about")


def test_names_with_something_given_are_names_of_players() -> None:
    assert all(is_player(check(name)) for name in (*known(), "search:5", "search:0.5sx2", "cmd:./bot -x"))
    assert not any(is_player(name) for name in ("Anna", "searching", "cmdr", ""))
    assert is_program("cmd:./bot")
    assert "cmd" not in known()


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
