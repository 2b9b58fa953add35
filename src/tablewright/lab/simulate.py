"""Play many games and count: who wins, by how much, how fast."""

from __future__ import annotations

import math
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from typing import Any, TypeVar

import msgspec

from ..core import registry
from ..core.errors import BadOption, BadRecord
from ..core.game import Game
from ..core.random import seeded
from ..core.results import SeatResult, win_shares
from ..core.state import State
from ..players import faults, make

CHUNK = 16
"""Games that a worker plays between two reports."""


class Rate(msgspec.Struct, frozen=True):
    """A share of games, and the bounds of its 95 % interval."""

    games: int
    rate: float
    low: float
    high: float


class PlayerSummary(msgspec.Struct, frozen=True):
    """How one kind of player did. A shared win counts in parts; `low` and `high` bound the win rate with 95 %.

    `faults` are the decisions that a program did not make, so that `greedy` made them.
    """

    name: str
    seats_played: int
    mean_score: float
    mean_rank: float
    wins: float
    win_rate: float
    low: float
    high: float
    faults: int


class Summary(msgspec.Struct, frozen=True):
    """What came of a simulation."""

    game: str
    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    players: list[PlayerSummary]


class Outcome(msgspec.Struct, frozen=True):
    """One game: for each seat its player, score, rank, share of the win and faults."""

    decisions: int
    seats: list[tuple[str, int, int, float, int]]


J = TypeVar("J")
R = TypeVar("R")
Job = tuple[str, dict[str, Any], int, list[str], str, range, Any]


def simulate(
    game: Game,
    options: Any,
    seats: int,
    players: list[str],
    games: int,
    seed: str,
    *,
    jobs: int = 1,
    position: object = None,
    progress: Callable[[int], None] | None = None,
) -> Summary:
    """Play games with the players rotated through the seats. `progress` hears of finished games.

    The same arguments give the same outcomes, whatever `jobs` is. From a `position` every game goes on with a fresh
    deal of what a spectator cannot see. Raises `BadOption`; `BadPosition` or `BadRecord` if the position does not fit.
    """
    setting = game.setting(options, seats)
    if len(players) != seats:
        raise BadOption("player-count", players=str(len(players)), seats=str(seats))
    if not 1 <= games <= 100_000_000 or not 1 <= jobs <= 256:
        raise BadOption("games-count", games=str(games), jobs=str(jobs))
    for name in dict.fromkeys(players):
        make(name, "")
    if position is not None and game.restore(position).setting != setting:
        raise BadRecord("record-position")
    chosen = msgspec.to_builtins(setting.options)
    chunks = (range(start, min(start + CHUNK, games)) for start in range(0, games, CHUNK))
    work = ((game.name, chosen, seats, players, seed, chunk, position) for chunk in chunks)
    started, totals = time.perf_counter(), Totals()
    for batch in in_order(play_chunk, work, jobs):
        for outcome in batch:
            totals.add(outcome)
        if progress is not None:
            progress(len(batch))
    return totals.summary(game.name, time.perf_counter() - started)


def in_order(play: Callable[[J], list[R]], work: Iterator[J], jobs: int) -> Iterator[list[R]]:
    """What came of the jobs, in their order; only some are under way at a time."""
    if jobs == 1:
        yield from map(play, work)
        return
    with ProcessPoolExecutor(jobs) as pool:
        waiting = deque(pool.submit(play, job) for job in islice(work, 4 * jobs))
        while waiting:
            batch = waiting.popleft().result()
            waiting.extend(pool.submit(play, job) for job in islice(work, 1))
            yield batch


def play_chunk(job: Job) -> list[Outcome]:
    """Play the games of one job."""
    name, options, seats, players, seed, numbers, position = job
    game = registry.get(name)
    return [play_one(game, options, seats, players, f"{seed} {number}", number, position) for number in numbers]


def play_one(
    game: Game, options: Any, seats: int, players: list[str], seed: str, number: int, position: object
) -> Outcome:
    """Play one game. The players are shifted by one seat from each game to the next."""
    if position is None:
        state = game.start(options, seats=seats, seed=seed, watch=False)
    else:
        state = from_position(game, position, seed)
    seated = [players[(seat + number) % seats] for seat in range(seats)]
    decisions, wrong = play_out(state, seated, seed)
    results = result_of(state)
    shares = win_shares(results)
    return Outcome(
        decisions,
        [(seated[i], seat.score, seat.rank, shares[i], wrong[i]) for i, seat in enumerate(results)],
    )


def from_position(game: Game, position: object, seed: str) -> State:
    """The position with what no spectator can know dealt anew, so that the games differ in their luck too."""
    state = game.restore(position)
    return state.guess(None, seeded(f"position {seed}"))


def play_out(state: State, players: list[str], seed: str) -> tuple[int, list[int]]:
    """Let players of these kinds play a state to its end. Returns the number of decisions, and each seat's faults."""
    bots = [make(name, f"{seed} {seat}") for seat, name in enumerate(players)]
    standpoints = [state.standpoint(seat) for seat in range(len(players))]
    decisions = 0
    while not state.over:
        seat = state.to_act[0]
        state.play(seat, bots[seat].choose(standpoints[seat]))
        decisions += 1
    return decisions, [len(faults(bot)) for bot in bots]


def result_of(state: State) -> list[SeatResult]:
    """How a finished game ended for each seat, without the reasons of its points."""
    result = state.result
    assert result is not None, "a game that nobody can go on with has a result"
    return [msgspec.structs.replace(seat, parts=[]) for seat in result.seats]


class Totals:
    """Outcomes added up by kind of player."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.kinds: dict[str, list[float]] = {}

    def add(self, outcome: Outcome) -> None:
        """Count one game."""
        self.games += 1
        self.decisions += outcome.decisions
        for name, *numbers in outcome.seats:
            sums = self.kinds.setdefault(name, [0, 0.0, 0.0, 0.0, 0])
            for i, number in enumerate((1, *numbers)):
                sums[i] += number

    def summary(self, game: str, seconds: float) -> Summary:
        """Means and intervals."""
        speed = round(self.decisions / seconds) if seconds else 0.0
        players = [_player(name, *sums) for name, sums in self.kinds.items()]
        return Summary(game, self.games, self.decisions, round(seconds, 3), speed, players)


def _player(name: str, count: float, scores: float, ranks: float, wins: float, wrong: float) -> PlayerSummary:
    low, high = wilson(wins, count)
    return PlayerSummary(
        name,
        int(count),
        round(scores / count, 2),
        round(ranks / count, 3),
        round(wins, 2),
        round(wins / count, 4),
        round(low, 4),
        round(high, 4),
        int(wrong),
    )


def rate(won: float, games: int) -> Rate:
    """A share with its interval; without games anything may be true."""
    if not games:
        return Rate(0, 0.0, 0.0, 1.0)
    low, high = wilson(won, games)
    return Rate(games, round(won / games, 4), round(low, 4), round(high, 4))


def wilson(wins: float, count: float) -> tuple[float, float]:
    """The 95 % interval of a win rate after Wilson.

    >>> [round(bound, 3) for bound in wilson(50, 100)]
    [0.404, 0.596]
    """
    z = 1.959964
    rate = wins / count
    middle = (rate + z * z / (2 * count)) / (1 + z * z / count)
    spread = z * math.sqrt(rate * (1 - rate) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    return max(0.0, middle - spread), min(1.0, middle + spread)
