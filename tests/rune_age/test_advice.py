"""What bots know of Rune Age: advice for every decision, from what the seat knows, that beats chance."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright import games
from tablewright.core.random import seeded
from tablewright.games.rune_age.options import SCENARIOS
from tablewright.lab import simulate
from tablewright.players import make

GAME = games.get("rune-age")
COMPETITIVE = ("resurgence", "runewars", "monument", "ascent", "landmarks")
TOGETHER = ("cataclysm", "resurgence-together")


def tables() -> list[tuple[str, int]]:
    """Every scenario with every number of seats."""
    return [(name, seats) for name in SCENARIOS for seats in GAME.seat_counts(GAME.options(scenario=name))]


@pytest.mark.parametrize(("scenario", "seats"), tables())
def test_advice_rates_every_legal_move_and_nothing_else_from_what_the_seat_knows(scenario: str, seats: int) -> None:
    options = {"scenario": scenario, "mercenaries": seats == 2}
    state, rng = GAME.start(options, seats=seats, seed="advised"), seeded("worlds")
    texts = state.setting.texts()
    plies = 0
    while not state.over:
        seat = state.to_act[0]
        advice = GAME.advise(state, seat)
        assert [each.move for each in advice] == state.legal(seat)
        assert all(texts.has(each.reason) for each in advice)
        assert advice == GAME.advise(state, seat)
        if plies % 5 == 0:
            assert state.guess(seat, rng).standpoint(seat).advice() == advice
        assert all(GAME.advise(state, other) == [] for other in range(seats) if other != seat)
        wild = rng.below(4) == 0
        move = advice[rng.below(len(advice))] if wild else max(advice, key=lambda each: each.value)
        state.play(seat, move.move)
        plies += 1


@pytest.mark.parametrize(
    ("scenario", "seats"), [*((name, 2) for name in COMPETITIVE), ("runewars", 4), ("monument", 4)]
)
def test_greedy_beats_random(scenario: str, seats: int) -> None:
    players = ["greedy"] + ["random"] * (seats - 1)
    summary = simulate(GAME, {"scenario": scenario}, seats, players, 24, "beat")
    greedy = next(player for player in summary.players if player.name == "greedy")
    assert greedy.win_rate >= 0.8


@pytest.mark.parametrize("scenario", TOGETHER)
def test_greedy_groups_win_what_random_ones_lose(scenario: str) -> None:
    assert wins(scenario, "greedy") > 0
    assert wins(scenario, "random") == 0


def wins(scenario: str, player: str) -> int:
    """How many of some games a group of such players wins."""
    return sum(won(scenario, player, str(number)) for number in range(24))


def won(scenario: str, player: str, seed: str) -> bool:
    """Whether a group of two wins one game."""
    state: Any = GAME.start({"scenario": scenario}, seats=2, seed=seed, watch=False)
    bots = [make(player, f"{seed} {seat}") for seat in range(2)]
    while not state.over:
        seat = state.to_act[0]
        state.play(seat, bots[seat].choose(state.standpoint(seat)))
    return bool(state.result.seats[0].won)
