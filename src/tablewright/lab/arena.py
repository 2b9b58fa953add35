"""Who plays best: kinds of players meet in every combination, and change seats from game to game.

A side is what wins together: a seat, or allies. All seats of a side are played by one kind. What was played is a list
of games, which a file keeps, line by line, so that a tournament can be broken off and go on.
"""

from __future__ import annotations

import itertools
import math
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from ..core import registry
from ..core.errors import BadOption
from ..core.game import Game
from ..core.random import seeded
from ..core.results import team_of, win_shares
from ..core.state import State, playout
from ..players import check, faults, make
from .kept import FORM, Entrant, Played, Tournament, add, opened
from .simulate import in_order, result_of


def tournament(game: Game, options: Any, seats: int, players: list[str], seed: str) -> Tournament:
    """A tournament of these players. Raises `BadOption`."""
    setting = game.setting(options, seats)
    for name in players:
        check(name)
    if len(set(players)) != len(players) or len(players) < 2:
        raise BadOption("arena-players", players=", ".join(players)[:200])
    chosen = msgspec.json.decode(msgspec.json.encode(setting.options))
    return Tournament(FORM, game.name, game.rules, chosen, setting.seats, players, seed)


# --- who plays whom ---------------------------------------------------------------------------------------------


def lineups(players: list[str], sides: int) -> list[tuple[str, ...]]:
    """Every combination of players for so many sides; with fewer players than sides some play several of them.

    >>> lineups(["a", "b", "c"], 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    >>> lineups(["a", "b"], 3)
    [('a', 'a', 'b'), ('a', 'b', 'b')]
    """
    if len(players) >= sides:
        return list(itertools.combinations(players, sides))
    repeated = itertools.combinations_with_replacement(players, sides)
    return [lineup for lineup in repeated if len(set(lineup)) == len(players)]


def seating(players: list[str], sides: int, number: int) -> tuple[str, ...]:
    """Who plays each side of game `number`. The lineups take turns; each moves on by one side from turn to turn, and
    after a round its neighbours change.

    >>> [seating(["a", "b", "c"], 3, number) for number in (0, 1, 2, 3)]
    [('a', 'b', 'c'), ('b', 'c', 'a'), ('c', 'a', 'b'), ('a', 'c', 'b')]
    """
    every = lineups(players, sides)
    turn, which = divmod(number, len(every))
    first, *others = every[which]
    rounds, shift = divmod(turn, sides)
    skipped = rounds % math.factorial(sides - 1)
    order = [first, *next(itertools.islice(itertools.permutations(others), skipped, None))]
    return tuple(order[(side + shift) % sides] for side in range(sides))


def sides_of(state: State) -> list[list[int]]:
    """The seats of each side of a game just begun. Who is allied is settled with the deal, and told by the result."""
    trial = state.copy()
    playout(trial, seeded("sides"))
    sides: dict[int, list[int]] = {}
    for seat in result_of(trial):
        sides.setdefault(team_of(seat), []).append(seat.seat)
    return sorted(sides.values())


# --- play -------------------------------------------------------------------------------------------------------


Job = tuple[Tournament, int]


def play_job(job: Job) -> list[Played]:
    """Play one game. The same tournament and number give the same game, if no player goes by a clock."""
    plan, number = job
    game, seed = registry.get(plan.game), f"{plan.seed} {number}"
    state = game.start(plan.options, seats=plan.seats, seed=seed, watch=False)
    sides = sides_of(state)
    kinds = seating(plan.players, len(sides), number)
    by_seat = {seat: kind for seats, kind in zip(sides, kinds, strict=True) for seat in seats}
    bots = {seat: make(kind, f"{seed} {seat}") for seat, kind in by_seat.items()}
    standpoints = {seat: state.standpoint(seat) for seat in by_seat}
    decisions, seconds, slowest = dict.fromkeys(kinds, 0), dict.fromkeys(kinds, 0.0), dict.fromkeys(kinds, 0.0)
    while not state.over:
        seat = state.to_act[0]
        kind, free = by_seat[seat], len(state.legal(seat)) > 1
        started = time.perf_counter()
        state.play(seat, bots[seat].choose(standpoints[seat]))
        taken = time.perf_counter() - started
        decisions[kind] += free
        seconds[kind] += taken
        slowest[kind] = max(slowest[kind], taken)
    wrong = dict.fromkeys(kinds, 0)
    for seat, kind in by_seat.items():
        wrong[kind] += len(faults(bots[seat]))
    results = result_of(state)
    shares = win_shares(results)
    entrants = [
        Entrant(
            kind,
            seats,
            min(results[seat].rank for seat in seats),
            shares[seats[0]],
            sum(results[seat].score for seat in seats) / len(seats),
        )
        for seats, kind in zip(sides, kinds, strict=True)
    ]
    rounded = [{kind: round(value, 6) for kind, value in each.items()} for each in (seconds, slowest)]
    return [Played(number, entrants, decisions, rounded[0], rounded[1], wrong)]


Spread = Callable[[Callable[[Job], list[Played]], Iterator[Job]], Iterable[list[Played]]]
"""Plays jobs somewhere and hands back what came of each, in any order."""


def play(
    plan: Tournament,
    games: int,
    file: Path | None = None,
    *,
    jobs: int = 1,
    spread: Spread | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Played]:
    """Play the games of a tournament that the file does not have yet; the answer is all of them, in order.

    Every game is written down when it is finished. Raises `BadOption`, or `Refused` where the file is of
    something else.
    """
    if not 1 <= games <= 10_000_000 or not 1 <= jobs <= 256:
        raise BadOption("games-count", games=str(games), jobs=str(jobs))
    done = {} if file is None else opened(file, plan)
    found = {number: played for number, played in done.items() if number < games}
    if progress is not None and found:
        progress(len(found))
    work = ((plan, number) for number in range(games) if number not in found)
    for batch in spread(play_job, work) if spread is not None else in_order(play_job, work, jobs):
        for played in batch:
            found[played.number] = played
            if file is not None:
                add(file, played)
        if progress is not None:
            progress(len(batch))
    return [found[number] for number in range(games)]
