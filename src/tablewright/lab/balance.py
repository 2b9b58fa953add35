"""How fair a game is: what each side wins against each other, and what the cards that players pick are worth.

A game says what to compare (`Game.lineup`: by default its seats), what to count (`Game.offers`: by default nothing),
how long it was (`Game.length`) and which of its settings are weighed (`Game.weighed`).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from ..core import registry
from ..core.errors import BadOption
from ..core.game import Game
from ..core.results import SeatResult, team_of, win_shares
from ..players import make
from .simulate import CHUNK, Rate, in_order, rate, result_of


class Side(msgspec.Struct, frozen=True):
    """What came of one side: `margin` is its team's mean score above the best other team's."""

    name: str
    wins: Rate
    score: float
    margin: float


class Pair(msgspec.Struct, frozen=True):
    """Two sides in opposing teams: the share that the first took of the games that either of them won."""

    first: str
    second: str
    wins: Rate


class Pick(msgspec.Struct, frozen=True):
    """A thing that moves pick: how often it was offered and picked, and what the seats won that ever picked it."""

    kind: str
    name: str
    offered: int
    picked: int
    wins: Rate


class Lengths(msgspec.Struct, frozen=True):
    """How long games were, in the game's own measure."""

    mean: float
    least: int
    median: int
    most: int


class Balance(msgspec.Struct, frozen=True):
    """All that was counted. `success` is the share of games won where all seats are allies; elsewhere there is none."""

    game: str
    options: dict[str, Any]
    seats: int
    player: str
    games: int
    seed: str
    seconds: float
    success: Rate | None
    lengths: Lengths | None
    sides: list[Side]
    pairs: list[Pair]
    picks: list[Pick]


Thing = tuple[str, str]
"""A kind and a name: `("card", "militia")`."""


class Played(msgspec.Struct, frozen=True):
    """One game: who played what and how it ended; how often things were offered and picked, and by which seats."""

    sides: list[str]
    seats: list[SeatResult]
    offered: dict[Thing, int]
    picked: dict[Thing, dict[int, int]]
    length: int = 0


Job = tuple[str, dict[str, Any], int, str, str, range]


def balance(
    game: Game,
    options: Any,
    seats: int,
    player: str,
    games: int,
    seed: str,
    *,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Balance:
    """Play the game's lineups one after the other, all seats by the same kind of player.

    The same arguments count the same, whatever `jobs` is. `progress` hears of finished games. Raises `BadOption`.
    """
    setting = game.setting(options, seats)
    if not 1 <= games <= 100_000_000 or not 1 <= jobs <= 256:
        raise BadOption("games-count", games=str(games), jobs=str(jobs))
    make(player, "")
    chosen = msgspec.to_builtins(setting.options)
    chunks = (range(start, min(start + CHUNK, games)) for start in range(0, games, CHUNK))
    work: Iterator[Job] = ((game.name, chosen, seats, player, seed, chunk) for chunk in chunks)
    started, counts = time.perf_counter(), Counts()
    for batch in in_order(play_chunk, work, jobs):
        for played in batch:
            counts.add(played)
        if progress is not None:
            progress(len(batch))
    seconds = round(time.perf_counter() - started, 1)
    return Balance(
        game.name,
        chosen,
        seats,
        player,
        games,
        seed,
        seconds,
        counts.success(),
        counts.all_lengths(),
        counts.all_sides(),
        counts.all_pairs(),
        counts.picks(),
    )


def play_chunk(job: Job) -> list[Played]:
    """Play the games of one job."""
    name, options, seats, player, seed, numbers = job
    game = registry.get(name)
    return [play_one(game, options, seats, player, f"{seed} {number}", number) for number in numbers]


def play_one(game: Game, options: Any, seats: int, player: str, seed: str, number: int) -> Played:
    """Play one game of the balance, counting what is picked."""
    given, sides = game.lineup(game.setting(options, seats).options, seats, number)
    state = game.start(given, seats=seats, seed=seed, watch=False)
    offered: dict[Thing, int] = {}
    picked: dict[Thing, dict[int, int]] = {}
    bots = [make(player, f"{seed} {seat}") for seat in range(seats)]
    standpoints = [state.standpoint(seat) for seat in range(seats)]
    while not state.over:
        seat = state.to_act[0]
        things = game.offers(state, seat)
        move = bots[seat].choose(standpoints[seat])
        for each in {thing for found in things.values() for thing in found}:
            offered[each] = offered.get(each, 0) + 1
        for each in set(things.get(move, ())):
            seats_of = picked.setdefault(each, {})
            seats_of[seat] = seats_of.get(seat, 0) + 1
        state.play(seat, move)
    return Played(sides, result_of(state), offered, picked, game.length(state))


class Tally:
    """Games and the shares won of them."""

    def __init__(self) -> None:
        self.games = 0
        self.won = 0.0
        self.score = 0.0
        self.margin = 0.0

    def rate(self) -> Rate:
        """The share won, with its interval."""
        return rate(self.won, self.games)


class Counts:
    """Games added up by side, by pair of sides and by thing picked."""

    def __init__(self) -> None:
        self.sides: dict[str, Tally] = {}
        self.pairs: dict[tuple[str, str], Tally] = {}
        self.things: dict[Thing, Tally] = {}
        self.offered: dict[Thing, int] = {}
        self.picked: dict[Thing, int] = {}
        self.together = Tally()
        self.rivals = 0
        self.lengths: list[int] = []

    def add(self, played: Played) -> None:
        """Count one game."""
        shares = win_shares(played.seats)
        scores = team_scores(played.seats)
        if len(scores) == 1:
            self.together.games += 1
            self.together.won += shares[0]
        else:
            self.rivals += 1
        if played.length:
            self.lengths.append(played.length)
        for i, seat in enumerate(played.seats):
            tally = self.sides.setdefault(played.sides[i], Tally())
            tally.games += 1
            tally.won += shares[i]
            tally.score += seat.score
            others = [score for team, score in scores.items() if team != team_of(seat)]
            tally.margin += scores[team_of(seat)] - max(others) if others else 0.0
        self._add_pairs(played, shares)
        for thing, times in played.offered.items():
            self.offered[thing] = self.offered.get(thing, 0) + times
        for thing, seats in played.picked.items():
            tally = self.things.setdefault(thing, Tally())
            self.picked[thing] = self.picked.get(thing, 0) + sum(seats.values())
            for i in seats:
                tally.games += 1
                tally.won += shares[i]

    def _add_pairs(self, played: Played, shares: list[float]) -> None:
        for i, one in enumerate(played.seats):
            for j, other in enumerate(played.seats):
                decided = shares[i] + shares[j]
                if played.sides[i] < played.sides[j] and team_of(one) != team_of(other) and decided:
                    tally = self.pairs.setdefault((played.sides[i], played.sides[j]), Tally())
                    tally.games += 1
                    tally.won += shares[i] / decided

    def success(self) -> Rate | None:
        """The share of games that the allies won, if nobody played against anybody."""
        return self.together.rate() if self.together.games and not self.rivals else None

    def all_lengths(self) -> Lengths | None:
        """How long games were, if the game says so."""
        if not self.lengths:
            return None
        found = sorted(self.lengths)
        return Lengths(round(sum(found) / len(found), 1), found[0], found[len(found) // 2], found[-1])

    def all_sides(self) -> list[Side]:
        """Every side, the strongest first."""
        found = [
            Side(name, tally.rate(), round(tally.score / tally.games, 2), round(tally.margin / tally.games, 2))
            for name, tally in self.sides.items()
        ]
        return sorted(found, key=lambda side: (-side.wins.rate, side.name))

    def all_pairs(self) -> list[Pair]:
        """Every pair, by name."""
        return [Pair(first, second, tally.rate()) for (first, second), tally in sorted(self.pairs.items())]

    def picks(self) -> list[Pick]:
        """Everything that was offered, by kind and name."""
        return [
            Pick(*thing, self.offered[thing], self.picked.get(thing, 0), self.things.get(thing, Tally()).rate())
            for thing in sorted(self.offered)
        ]


def team_scores(seats: list[SeatResult]) -> dict[int, float]:
    """The mean score of each team's seats."""
    scores: dict[int, list[int]] = {}
    for seat in seats:
        scores.setdefault(team_of(seat), []).append(seat.score)
    return {team: sum(each) / len(each) for team, each in scores.items()}
