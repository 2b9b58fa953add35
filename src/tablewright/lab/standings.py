"""What the games of a tournament say about its players: ratings, what they win, and how sure that is."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import combinations
from typing import Any

import msgspec
from openskill.models import PlackettLuce

from .kept import Played, Tournament
from .simulate import Rate, rate

SURE = 1.959964
"""Standard deviations on either side of a 95 % interval."""
POINTS = 60
"""How many moments of a tournament a curve of ratings has, about."""


class Rating(msgspec.Struct, frozen=True):
    """OpenSkill's estimate of how good a player is (all begin at 25), and the bounds of its 95 % interval."""

    mean: float
    low: float
    high: float


class Standing(msgspec.Struct, frozen=True):
    """One player. `games` counts the sides that it played; seconds are for a decision that was not forced."""

    player: str
    rating: Rating | None
    wins: Rate
    score: float
    rank: float
    seconds: float
    slowest: float
    faults: int


class Duel(msgspec.Struct, frozen=True):
    """Two players in one game: how often the first ended ahead, a tie being a half.

    `chance` is how likely as uneven a count would be between equals (a sign test, ties left out); `sure` says that it
    is below 5 % when all duels are asked at once (Holm).
    """

    first: str
    second: str
    ahead: Rate
    chance: float
    sure: bool


class Standings(msgspec.Struct, frozen=True):
    """All that is said of a tournament. A curve has the rating of a player after some numbers of games."""

    tournament: Tournament
    games: int
    players: list[Standing]
    duels: list[Duel]
    curves: dict[str, list[tuple[int, float]]]


def standings(plan: Tournament, games: Sequence[Played]) -> Standings:
    """The best player first."""
    ratings, curves = rated(plan.players, games)
    players = [_standing(name, ratings.get(name), games) for name in plan.players]
    players.sort(key=lambda each: (-(each.rating.mean if each.rating else each.wins.rate), each.player))
    return Standings(plan, len(games), players, duels([each.player for each in players], games), curves)


def _standing(name: str, rating: Rating | None, games: Sequence[Played]) -> Standing:
    sides = [side for game in games for side in game.sides if side.player == name]
    decisions = sum(game.decisions.get(name, 0) for game in games)
    count = max(len(sides), 1)
    return Standing(
        name,
        rating,
        rate(sum(side.won for side in sides), len(sides)),
        round(sum(side.score for side in sides) / count, 2),
        round(sum(side.rank for side in sides) / count, 3),
        round(sum(game.seconds.get(name, 0.0) for game in games) / max(decisions, 1), 4),
        max([0.0, *(game.slowest.get(name, 0.0) for game in games)]),
        sum(game.faults.get(name, 0) for game in games),
    )


# --- ratings ----------------------------------------------------------------------------------------------------


def rated(
    players: Sequence[str], games: Sequence[Played]
) -> tuple[dict[str, Rating], dict[str, list[tuple[int, float]]]]:
    """Ratings by the Plackett-Luce model, game after game, and how they came about. None where no side has a rival.

    A player of several sides of one game moves by their mean.
    """
    if not any(len(game.sides) > 1 for game in games):
        return {}, {}
    model = PlackettLuce()
    now: dict[str, Any] = {name: model.rating(name=name) for name in players}
    curves: dict[str, list[tuple[int, float]]] = {name: [(0, now[name].mu)] for name in players}
    every = max(1, len(games) // POINTS)
    for count, game in enumerate(games, 1):
        before = [[model.rating(mu=now[side.player].mu, sigma=now[side.player].sigma)] for side in game.sides]
        after = model.rate(before, ranks=[float(side.rank) for side in game.sides])
        for name in {side.player for side in game.sides}:
            own = [team[0] for side, team in zip(game.sides, after, strict=True) if side.player == name]
            now[name].mu = sum(each.mu for each in own) / len(own)
            now[name].sigma = sum(each.sigma for each in own) / len(own)
        if count % every == 0 or count == len(games):
            for name in players:
                curves[name].append((count, round(now[name].mu, 3)))
    return {name: _rating(each.mu, each.sigma) for name, each in now.items()}, curves


def _rating(mean: float, sigma: float) -> Rating:
    return Rating(round(mean, 2), round(mean - SURE * sigma, 2), round(mean + SURE * sigma, 2))


# --- one against one --------------------------------------------------------------------------------------------


def duels(players: Sequence[str], games: Sequence[Played]) -> list[Duel]:
    """Every two players that met."""
    found = []
    for first, second in combinations(players, 2):
        ahead, level, behind = meetings(first, second, games)
        if count := ahead + level + behind:
            chance = chance_of(ahead, behind)
            found.append(Duel(first, second, rate(ahead + level / 2, count), round(chance, 6), sure=False))
    settled = holm([duel.chance for duel in found])
    return [msgspec.structs.replace(duel, sure=sure) for duel, sure in zip(found, settled, strict=True)]


def meetings(first: str, second: str, games: Sequence[Played]) -> tuple[int, int, int]:
    """How often a side of the first ended ahead of one of the second, level with it, and behind."""
    counts = [0, 0, 0]
    for game in games:
        for one in game.sides:
            for other in game.sides:
                if one.player == first and other.player == second:
                    counts[1 + (one.rank > other.rank) - (one.rank < other.rank)] += 1
    return counts[0], counts[1], counts[2]


def chance_of(ahead: int, behind: int) -> float:
    """How likely a fair coin is to fall at least as unevenly: the sign test, both sides.

    >>> chance_of(9, 1)
    0.021484375
    >>> chance_of(0, 0)
    1.0
    """
    count = ahead + behind
    tail = sum(math.comb(count, few) for few in range(min(ahead, behind) + 1))
    return min(1.0, float(2 * tail / 2**count)) if count < 1000 else _chance_of_many(ahead, behind)


def _chance_of_many(ahead: int, behind: int) -> float:
    """The same by the normal curve, with its correction for counts."""
    count = ahead + behind
    away = max(0.0, abs(ahead - behind) - 1) / math.sqrt(count)
    return math.erfc(away / math.sqrt(2))


def holm(chances: Sequence[float], level: float = 0.05) -> list[bool]:
    """Which of several questions asked at once are settled at this level, after Holm.

    >>> holm([0.04, 0.001, 0.02])
    [True, True, True]
    >>> holm([0.04, 0.001, 0.03])
    [False, True, False]
    """
    settled = [False] * len(chances)
    for place, which in enumerate(sorted(range(len(chances)), key=lambda i: chances[i])):
        if chances[which] > level / (len(chances) - place):
            break
        settled[which] = True
    return settled
