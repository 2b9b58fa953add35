"""Simulations: reproducible, counted right, refused where they make no sense."""

from __future__ import annotations

import pytest

from tablewright import games
from tablewright.core.errors import BadOption
from tablewright.lab import simulate
from tablewright.lab.simulate import Outcome, Totals, wilson

GAME = games.get("ethnos")


def test_the_same_seed_gives_the_same_outcomes_however_many_jobs() -> None:
    heard: list[int] = []
    one = simulate(GAME, None, 2, ["random", "greedy"], 20, "s", progress=heard.append)
    two = simulate(GAME, None, 2, ["random", "greedy"], 20, "s", jobs=2)
    assert (one.decisions, one.players) == (two.decisions, two.players)
    assert sum(heard) == one.games == 20
    assert simulate(GAME, None, 2, ["random", "greedy"], 20, "t").decisions != one.decisions


def test_scores_ranks_and_shared_wins_are_added_up() -> None:
    totals = Totals()
    totals.add(Outcome(10, [("a", 5, 1, 0.5, 0), ("b", 5, 1, 0.5, 2)]))
    totals.add(Outcome(6, [("b", 9, 1, 1.0, 1), ("a", 1, 2, 0.0, 0)]))
    found = totals.summary("g", 4.0)
    a, b = found.players
    assert (found.games, found.decisions, found.decisions_per_second) == (2, 16, 4)
    assert (a.name, a.seats_played, a.mean_score, a.mean_rank, a.wins, a.win_rate) == ("a", 2, 3.0, 1.5, 0.5, 0.25)
    assert (b.name, b.mean_score, b.wins) == ("b", 7.0, 1.5)
    assert (a.faults, b.faults) == (0, 3)


def test_the_interval_holds_the_rate() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(0, 10)[0] == 0.0
    assert round(wilson(10, 10)[1], 9) == 1.0


def test_a_simulation_may_begin_with_a_position() -> None:
    state = GAME.start(seats=2, seed="p")
    for _ in range(30):
        state.play(state.to_act[0], state.legal(state.to_act[0])[0])
    found = simulate(GAME, None, 2, ["random", "random"], 3, "s", position=state.dump())
    assert found.games == 3


@pytest.mark.parametrize(
    ("players", "number", "jobs"),
    [
        (["random"], 1, 1),
        (["random"] * 3, 1, 1),
        (["random"] * 2, 0, 1),
        (["random"] * 2, 1, 0),
        (["random", "x"], 1, 1),
    ],
)
def test_what_makes_no_sense_is_refused(players: list[str], number: int, jobs: int) -> None:
    with pytest.raises(BadOption):
        simulate(GAME, None, 2, players, number, "s", jobs=jobs)
