"""How good bots are, and how fast they think: `search` against `greedy`, each level against the one below, and our
search against OpenSpiel's on the same game in the same time.

`make bench-bots` prints the tables; `--write` puts them into docs/performance.md. Finished games are kept in a folder,
so that a run that is broken off goes on. `--budget 1s` lets every search think for a second; `--budget 200` gives it
200 iterations, and then the same seeds give the same games on every machine.
"""

from __future__ import annotations

import argparse
import sys
import time
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.bench import cpu, short, table, write
from benchmarks.bench import rate as per_second
from tablewright import games
from tablewright.core.random import Random, seeded
from tablewright.core.state import State
from tablewright.lab import arena
from tablewright.lab.simulate import Rate, rate, simulate
from tablewright.lab.standings import standings
from tablewright.players import make
from tablewright.players.levels import LEVELS
from tablewright.players.tree import Style, Tree

ROOT = Path(__file__).resolve().parent.parent
MARK = "bots"
SEED = "bench-bots"
TIMED = [("ethnos", 2), ("ethnos", 4), ("ettin", 4), ("rune-age", 2)]
"""Games and seats whose search is timed."""


class Duel(NamedTuple):
    """Two kinds of players, one on each side of a game; the first should win so many of a hundred games."""

    game: str
    options: dict[str, str]
    seats: int
    first: str
    second: str
    wanted: int


def duels(search: str) -> list[Duel]:
    """Search against greedy, and each level against the one below."""
    levels = list(LEVELS)
    return [
        Duel("ethnos", {}, 2, search, "greedy", 70),
        Duel("ettin", {}, 4, search, "greedy", 70),
        Duel("rune-age", {"scenario": "runewars"}, 2, search, "greedy", 70),
        Duel("rune-age", {"scenario": "resurgence"}, 2, search, "greedy", 70),
        *(Duel("ethnos", {}, 2, better, worse, 60) for worse, better in pairwise(levels)),
    ]


def fought(duel: Duel, count: int, folder: Path, jobs: int) -> tuple[Rate, float, float]:
    """How often the first side won, sides swapped from game to game; and seconds for a decision of each."""
    plan = arena.tournament(games.get(duel.game), duel.options, duel.seats, [duel.first, duel.second], SEED)
    name = "-".join([duel.game, *duel.options.values(), str(duel.seats), duel.first, duel.second]).replace(":", "-")
    found = standings(plan, arena.play(plan, count, folder / f"{name}.jsonl", jobs=jobs))
    by_name = {each.player: each for each in found.players}
    return by_name[duel.first].wins, by_name[duel.first].seconds, by_name[duel.second].seconds


def one_against_three(search: str, count: int, jobs: int) -> Rate:
    """What one search wins at a table of Ethnos with three greedy players."""
    players = [search, "greedy", "greedy", "greedy"]
    found = simulate(games.get("ethnos"), None, 4, players, count, SEED, jobs=jobs)
    return next(rate(each.wins, count) for each in found.players if each.name == search)


# --- beside OpenSpiel -------------------------------------------------------------------------------------------


class Theirs:
    """OpenSpiel's information-set search on our Ethnos, with as many simulations as fit into a time."""

    def __init__(self, spiel: Any, seconds: float, seed: int) -> None:
        import numpy as np
        from open_spiel.python.algorithms import ismcts, mcts

        chance = np.random.RandomState(seed)
        self.bot = ismcts.ISMCTSBot(
            spiel,
            mcts.RandomRolloutEvaluator(1, chance),
            uct_c=1.4,
            max_simulations=8,
            random_state=chance,
            use_observation_string=True,
            allow_inconsistent_action_sets=True,
        )
        self.seconds = seconds
        self.spent = 0.0
        self.decisions = 0

    def step(self, state: Any) -> int:
        """Its move. How many simulations fit is learned from the decisions before."""
        started = time.perf_counter()
        move = int(self.bot.step(state))
        taken = time.perf_counter() - started
        self.spent += taken
        self.decisions += 1
        now = self.bot._max_simulations
        self.bot._max_simulations = max(2, min(2 * now, round(now * self.seconds / max(taken, 1e-6))))
        return move


def beside_openspiel(seconds: float, count: int) -> tuple[Rate, float, float]:
    """How often our search beats theirs with two seats, seats swapped; and seconds for a decision of each."""
    from tablewright.adapters import openspiel

    spiel = openspiel.load("ethnos", seats=2)
    won, own_spent, own_decisions, their_spent, their_decisions = 0.0, 0.0, 0, 0.0, 0
    for number in range(count):
        state = spiel.new_initial_state()
        state.apply_action(number)
        mine, theirs = make(f"search:{seconds:g}s", f"{SEED} {number}"), Theirs(spiel, seconds, number)
        while not state.is_terminal():
            seat = state.current_player()
            if len(legal := state.legal_actions()) == 1:
                state.apply_action(legal[0])
            elif seat == number % 2:
                started = time.perf_counter()
                move = mine.choose(state.state.standpoint(seat))
                own_spent, own_decisions = own_spent + time.perf_counter() - started, own_decisions + 1
                state.apply_action(move)
            else:
                state.apply_action(theirs.step(state))
        won += state.returns()[number % 2]
        their_spent, their_decisions = their_spent + theirs.spent, their_decisions + theirs.decisions
    return rate(won, count), own_spent / own_decisions, their_spent / their_decisions


# --- how fast search is -----------------------------------------------------------------------------------------


def middle(name: str, seats: int, number: int) -> State:
    """A position in mid-game, after greedy players, in which there is a choice."""
    state = games.get(name).start(seats=seats, seed=f"{SEED} {number}", watch=False)
    bots = [make("greedy", str(seat)) for seat in range(seats)]
    while state.ply < 60 or len(state.legal(state.to_act[0])) < 2:
        seat = state.to_act[0]
        state.play(seat, bots[seat].choose(state.standpoint(seat)))
    return state


def imagine(states: list[State], rng: Random, play_on: bool) -> int:
    """A guess in each position, and, if asked, what is played on from it."""
    for state in states:
        world = state.guess(state.to_act[0], rng)
        if play_on:
            Tree(int(state.seats), state.space, Style())._play_on(world, rng)
    return len(states)


def iterate(states: list[State], rng: Random, count: int) -> int:
    """A search of so many iterations in each position."""
    for state in states:
        Tree(int(state.seats), state.space, Style()).iterate(state.standpoint(state.to_act[0]), rng, count)
    return len(states) * count


def speed_rows(seconds: float) -> list[list[str]]:
    """Iterations a second in each game, and what an iteration takes beside its guess and what is played on from it."""
    rows = []
    for name, seats in TIMED:
        states, rng = [middle(name, seats, number) for number in range(8)], seeded(SEED)
        searched = per_second(partial(iterate, states, rng, 100), seconds)
        guessed = per_second(partial(imagine, states, rng, play_on=False), seconds)
        played = per_second(partial(imagine, states, rng, play_on=True), seconds)
        micros = [f"{1e6 / figure:.1f}" for figure in (searched, guessed, played)]
        rows.append([f"{name}, {seats} seats", short(searched), *micros])
    return rows


# --- tables -----------------------------------------------------------------------------------------------------


def percent(found: Rate) -> str:
    """A share of games with its interval."""
    return f"{100 * found.rate:.1f} % ({100 * found.low:.1f}–{100 * found.high:.1f})"


def report(given: argparse.Namespace) -> str:
    """All tables."""
    search, parts = f"search:{given.budget}", [f"Measured on {cpu()} with `{command(given)}`."]
    rows = []
    for duel in duels(search):
        if given.only and given.only not in duel:
            continue
        found, own, other = fought(duel, given.games, given.folder, given.jobs)
        table_of = ", ".join([duel.game, *duel.options.values(), f"{duel.seats} seats"])
        times = f"{1000 * own:.2g} / {1000 * other:.2g}"
        rows.append([duel.first, duel.second, table_of, str(found.games), percent(found), f"{duel.wanted} %", times])
        print(*rows[-1], sep=" | ", flush=True)
    if not given.only or given.only == "three":
        found = one_against_three(search, given.games, given.jobs)
        rows.append([search, "three greedy", "ethnos, 4 seats", str(found.games), percent(found), "50 %", "–"])
        print(*rows[-1], sep=" | ", flush=True)
    if not given.only or given.only == "openspiel":
        found, own, other = beside_openspiel(given.seconds, given.games // 2)
        times = f"{1000 * own:.2g} / {1000 * other:.2g}"
        mine = f"search:{given.seconds:g}s"
        rows.append([mine, "OpenSpiel’s ISMCTS", "ethnos, 2 seats", str(found.games), percent(found), "65 %", times])
        print(*rows[-1], sep=" | ", flush=True)
    parts.append(table(["player", "against", "game", "games", "won (95 %)", "wanted", "ms a decision"], rows))
    if not given.only or given.only == "speed":
        head = ["game", "iterations a second", "µs an iteration", "of a guess", "of a guess and playing on"]
        parts.append(table(head, speed_rows(2.0)))
    return "\n\n".join(parts)


def command(given: argparse.Namespace) -> str:
    """How these figures are had again."""
    return f'make bench-bots ARGS="--games {given.games} --budget {given.budget} --seconds {given.seconds:g}"'


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="of each pair; half of them beside OpenSpiel")
    parser.add_argument("--budget", default="1s", help="of `search`: seconds (1s) or iterations (200)")
    parser.add_argument("--seconds", type=float, default=1.0, help="for a decision beside OpenSpiel")
    parser.add_argument("--jobs", type=int, default=1, help="games at a time")
    parser.add_argument("--only", help="a game, a player, three, openspiel or speed")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "bench-bots", help="where games are kept")
    parser.add_argument("--write", action="store_true", help="put the tables into docs/performance.md")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    text = report(given)
    print(text)
    if given.write:
        write(text, MARK)
    return 0


if __name__ == "__main__":
    sys.exit(main())
