"""The search: it finds what there is to find, in games of every kind, and says what it thinks."""

from __future__ import annotations

import pytest

from tablewright import games
from tablewright.core import state as core_state
from tablewright.core.errors import BadOption
from tablewright.core.random import seeded
from tablewright.core.results import Result, SeatResult
from tablewright.core.state import State
from tablewright.lab import simulate
from tablewright.players import Clock, make
from tablewright.players.rewards import of_result
from tablewright.players.search import Search, merged
from tablewright.players.tree import Style, Tree
from tests.players.toys import SHOW, AtOnce

COMPILED = not core_state.__file__.endswith(".py")


def searched(state: State, seat: int, iterations: int = 2000) -> Search:
    return Search(seeded("search"), Clock(iterations=iterations), Style(wild=1000))


def visits(state: State, seat: int, iterations: int = 2000) -> list[int]:
    """How often each side was tried, by side."""
    tree = Tree(int(state.seats), state.space, Style(wild=1000))
    tree.iterate(state.standpoint(seat), seeded("visits"), iterations)
    return [count for _, count, _ in sorted(tree.children(seat))]


# --- seats that choose at once, allies, a common fate -----------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_sees_what_is_chosen_at_the_same_time(seat: int) -> None:
    """Seat 0 wins by matching. Were one to answer the other's choice it would always win; as it is, no side is best."""

    def match(shown: list[int]) -> list[int]:
        return [1, 0] if shown[0] == shown[1] else [0, 1]

    state = AtOnce(match, [None, None]).start(seats=2, seed="pennies")
    tree = Tree(2, state.space, Style(wild=1000))
    tree.iterate(state.standpoint(seat), seeded("pennies"), 3000)
    assert min(visits(state, seat, 3000)) > 300
    assert tree.means()[0] == pytest.approx(of_chance(1 / 3), abs=0.08)


def of_chance(chance: float) -> float:
    """The mean reward of who wins 1 : 0 that often."""
    won, lost = of_result(Result([SeatResult(0, 1, [], 1, True), SeatResult(1, 0, [], 2, False)]))
    return chance * won + (1 - chance) * lost


def test_a_side_that_always_wins_is_found() -> None:
    state = AtOnce(lambda shown: [int(shown[0] == 2), int(shown[0] != 2)], [None, None]).start(seats=2, seed="x")
    assert searched(state, 0).choose(state.standpoint(0)) == SHOW + 2


def test_allies_want_the_same() -> None:
    """Only seat 0 decides anything. Its ally, seat 2, expects to win by it, and the others to lose."""
    state = AtOnce(lambda shown: [9, 5, 9, 5] if shown[0] == 1 else [3, 5, 3, 5], [0, 1, 0, 1]).start(seats=4, seed="x")
    tree = Tree(4, state.space, Style(wild=1000))
    tree.iterate(state.standpoint(2), seeded("allies"), 2000)
    means = tree.means()
    assert means[0] == means[2] > 0.8 > 0.2 > means[1] == means[3]
    assert searched(state, 0).choose(state.standpoint(0)) == SHOW + 1


def test_in_a_common_fate_each_looks_to_the_common_score() -> None:
    state = AtOnce(lambda shown: [shown[0] * shown[1]] * 2, [0, 0]).start(seats=2, seed="x")
    for seat in (0, 1):
        assert searched(state, seat).choose(state.standpoint(seat)) == SHOW + 2


@pytest.mark.parametrize(
    ("seats", "wanted"),
    [
        ([SeatResult(0, 9, [], 1, True), SeatResult(1, 3, [], 2, False)], "0 > 1"),
        ([SeatResult(0, 9, [], 1, True), SeatResult(1, 9, [], 1, True)], "0 = 1"),
        ([SeatResult(0, 0, [], 1, False, 0), SeatResult(1, 0, [], 1, False, 0)], "0 = 1"),
        (
            [SeatResult(0, 9, [], 2, False, 0), SeatResult(1, 3, [], 1, True, 1), SeatResult(2, 9, [], 2, False, 0)],
            "1 > 0",
        ),
    ],
)
def test_rewards_prefer_winning_to_points(seats: list[SeatResult], wanted: str) -> None:
    found = of_result(Result(seats))
    assert all(0 <= reward <= 1 for reward in found)
    better, sign, worse = wanted.split()
    assert (found[int(better)] > found[int(worse)]) == (sign == ">")
    assert (found[int(better)] == found[int(worse)]) == (sign == "=")


def test_a_larger_lead_is_better_but_never_better_than_winning() -> None:
    def reward(mine: int, other: int) -> float:
        return of_result(Result([SeatResult(0, mine, [], 1, mine > other), SeatResult(1, other, [], 2, mine < other)]))[
            0
        ]

    assert reward(9, 10) > reward(1, 10)
    assert reward(10, 1) > reward(10, 9) > reward(99, 100)


# --- in a whole game --------------------------------------------------------------------------------------------


def midgame(seats: int = 2, plies: int = 30) -> State:
    state = games.get("ethnos").start(seats=seats, seed="midgame", watch=False)
    bots = [make("greedy", str(seat)) for seat in range(seats)]
    while state.ply < plies or len(state.legal(state.to_act[0])) < 4:
        seat = state.to_act[0]
        state.play(seat, bots[seat].choose(state.standpoint(seat)))
    return state


def test_search_beats_rules_of_thumb() -> None:
    number, iterations, other = (40, 60, "greedy") if COMPILED else (2, 12, "random")
    summary = simulate(games.get("ethnos"), None, 2, [f"search:{iterations}", other], number, "beats")
    assert next(each for each in summary.players if each.name != other).win_rate > 0.5


def test_an_estimate_tells_visits_and_values_of_every_legal_move() -> None:
    state = midgame(3)
    seat = state.to_act[0]
    found = make("search:40", "x").estimate(state.standpoint(seat))  # type: ignore[attr-defined]  # a search has it
    assert found.seat == seat
    assert sorted(each.move for each in found.moves) == state.legal(seat)
    assert sum(each.visits for each in found.moves) == found.iterations
    assert [each.visits for each in found.moves] == sorted((each.visits for each in found.moves), reverse=True)
    assert all(len(each.values) == 3 and all(0 <= value <= 1 for value in each.values) for each in found.moves)


def test_the_same_seed_and_iterations_give_the_same_decision() -> None:
    state = midgame()
    seat = state.to_act[0]
    assert len({make("search:30", "s").choose(state.standpoint(seat)) for _ in range(3)}) == 1


def test_the_state_is_untouched() -> None:
    state = midgame()
    before = state.dump()
    make("search:20", "s").choose(state.standpoint(state.to_act[0]))
    assert state.dump() == before


def test_what_was_searched_is_kept_while_nothing_new_is_seen() -> None:
    """After its own move, if the same seat is asked again as foreseen, the tree goes on; else a new one begins."""
    state = midgame()
    kept = fresh = 0
    player = Search(seeded("keep"), Clock(iterations=60))
    while not state.over and kept + fresh < 25:
        seat = state.to_act[0]
        standpoint = state.standpoint(seat)
        carried = player._tree(standpoint).tried() if len(standpoint.legal()) > 1 else 0
        kept += carried > 0
        fresh += carried == 0
        state.play(seat, player.choose(standpoint))
    assert kept > 3
    assert fresh > 3


def test_a_tree_of_another_moment_is_not_taken_for_this_one() -> None:
    player = Search(seeded("other"), Clock(iterations=30))
    first, second = midgame(), midgame(plies=60)
    player.choose(first.standpoint(first.to_act[0]))
    assert player._tree(second.standpoint(second.to_act[0])).tried() == 0


def test_a_limit_in_seconds_is_kept() -> None:
    import time

    state = midgame()
    started = time.perf_counter()
    make("search:0.1s", "s").choose(state.standpoint(state.to_act[0]))
    assert 0.1 <= time.perf_counter() - started < 1.5


def test_several_processes_add_up() -> None:
    state = midgame()
    standpoint = state.standpoint(state.to_act[0])
    found = make("search:40x2", "s").estimate(standpoint)  # type: ignore[attr-defined]  # a search has it
    assert sorted(each.move for each in found.moves) == standpoint.legal()
    assert found.iterations == sum(each.visits for each in found.moves) >= 30
    again = make("search:40x2", "s").estimate(standpoint)  # type: ignore[attr-defined]  # a search has it
    assert again == found
    assert merged([found, found]).values == pytest.approx(found.values)


def test_cut_off_early_the_games_own_estimate_stands_for_the_end() -> None:
    means = []
    for horizon in (1, 0):
        state = midgame()
        tree = Tree(2, state.space, Style(horizon=horizon))
        tree.iterate(state.standpoint(0), seeded("h"), 20)
        means.append(tree.means())
    assert means[0] != means[1]


@pytest.mark.parametrize("spec", ["", "0", "0s", "-1", "1e9s", "x2", "5x0", "5x65", "99999999", "0.5", "1sx2x3", "abc"])
def test_a_limit_that_makes_no_sense_is_refused(spec: str) -> None:
    with pytest.raises(BadOption):
        make(f"search:{spec}", "s")
