"""A game looked at afterwards: how likely each seat was to win as it went on, and which decisions cost most.

The chances are those that a spectator could reckon: worlds that fit what everybody sees, played to the end by rules of
thumb. A decision is judged by what its seat knew: a search from its standpoint names a better move, and both moves are
then played out in the same imagined worlds. Luck, and what nobody could know, is no mistake.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import msgspec

from ..core.errors import BadOption
from ..core.random import Random, seeded
from ..core.records import Record
from ..core.results import win_shares
from ..core.state import State
from ..core.text import Texts
from ..players import Clock
from ..players.search import Search
from ..players.tree import finish
from .simulate import result_of

WILD = 100
"""Of a thousand moves that are played out, so many are random: else all worlds would go one way."""
SURE = 1.959964
SUSPECTS = 3
"""For each decision that is reported, so many are looked at closely."""


class Effort(msgspec.Struct, frozen=True):
    """How much is spent: iterations for a decision, worlds for a comparison and for a moment, how many moments."""

    iterations: int = 200
    worlds: int = 100
    moments: int = 40
    decisions: int = 8


class Moment(msgspec.Struct, frozen=True):
    """After so many moves, each seat's chance to win."""

    ply: int
    chances: list[float]


class Decision(msgspec.Struct, frozen=True):
    """A decision that cost something: what was played, what was better, and the adviser's reason for it, if it has one.

    `cost` is the chance to win that it gave away, with the bounds of its 95 % interval.
    """

    ply: int
    seat: int
    played: int
    better: int
    reason: str | None
    cost: float
    low: float
    high: float


class Analysis(msgspec.Struct, frozen=True):
    """What is said of a game."""

    game: str
    rules: int
    players: list[str]
    plies: int
    effort: Effort
    moments: list[Moment]
    decisions: list[Decision]


def analyse(
    record: Record, effort: Effort | None = None, seed: str = "analysis", progress: Callable[[int], None] | None = None
) -> Analysis:
    """Look at a game. The same record, effort and seed say the same. `progress` hears of moves looked at.

    Raises `BadRecord` or `BadPosition` where the record cannot be replayed, `BadOption` where it has no moves.
    """
    effort = effort or Effort()
    plies = len(record.moves)
    if not plies:
        raise BadOption("nothing-to-analyse")
    rng, state = seeded(seed), record.start(watch=False)
    every = max(1, math.ceil(plies / effort.moments))
    moments = [Moment(0, chances(state, None, effort.worlds, rng))]
    suspects: list[tuple[float, int, int]] = []
    for ply, (seat, text) in enumerate(record.moves, 1):
        move = state.parse(text)
        suspicion, better = suspected(state, seat, move, effort, rng)
        if suspicion > 0:
            suspects.append((suspicion, ply, better))
        state.play(seat, move)
        if ply % every == 0 or ply == plies:
            moments.append(Moment(ply, chances(state, None, effort.worlds, rng)))
        if progress is not None:
            progress(1)
    return Analysis(
        record.game.name,
        record.game.rules,
        list(record.players),
        plies,
        effort,
        moments,
        costliest(record, suspects, effort, rng),
    )


def suspected(state: State, seat: int, move: int, effort: Effort, rng: Random) -> tuple[float, int]:
    """How much better than this move another one looks at first sight, and which."""
    if len(state.legal(seat)) == 1:
        return 0.0, move
    found = Search(rng.fork(), Clock(iterations=effort.iterations)).estimate(state.standpoint(seat))
    best = found.moves[0]
    played = next((each for each in found.moves if each.move == move), best)
    value = played.values[seat] if played.visits else min(each.values[seat] for each in found.moves if each.visits)
    return (best.values[seat] - value, best.move) if best.move != move else (0.0, move)


def costliest(record: Record, suspects: list[tuple[float, int, int]], effort: Effort, rng: Random) -> list[Decision]:
    """The suspects looked at closely; those that gave something away for certain, the costliest first."""
    suspects = sorted(suspects, reverse=True)[: SUSPECTS * effort.decisions]
    found = [compared(record, ply, better, effort.worlds, rng) for _, ply, better in suspects]
    found = [each for each in found if each.low > 0]
    return sorted(found, key=lambda each: (-each.cost, each.ply))[: effort.decisions]


def compared(record: Record, ply: int, better: int, worlds: int, rng: Random) -> Decision:
    """Play the move of a ply and another one out in the same imagined worlds."""
    state = record.replay(ply - 1, watch=False)
    seat, text = record.moves[ply - 1]
    played, standpoint = state.parse(text), state.standpoint(seat)
    differences = []
    for _ in range(worlds):
        world, luck = standpoint.guess(rng), rng.fork()
        shares = [won_after(world.copy(), seat, move, luck.copy()) for move in (better, played)]
        differences.append(shares[0] - shares[1])
    mean = sum(differences) / worlds
    spread = math.sqrt(sum((each - mean) ** 2 for each in differences) / max(worlds - 1, 1) / worlds)
    reasons = {each.move: each.reason for each in standpoint.advice()}
    bounds = round(mean - SURE * spread, 4), round(mean + SURE * spread, 4)
    return Decision(ply, seat, played, better, reasons.get(better), round(mean, 4), *bounds)


def won_after(world: State, seat: int, move: int, rng: Random) -> float:
    """The seat's share of the win if it makes this move and all go on by rules of thumb."""
    world.make(seat, move)
    finish(world, WILD, rng)
    return win_shares(result_of(world))[seat]


def chances(state: State, seat: int | None, worlds: int, rng: Random) -> list[float]:
    """How often each seat wins the worlds that a seat, or a spectator, can imagine."""
    if state.over:
        return win_shares(result_of(state))
    sums = [0.0] * int(state.seats)
    for _ in range(worlds):
        world = state.guess(seat, rng)
        finish(world, WILD, rng)
        sums = [total + share for total, share in zip(sums, win_shares(result_of(world)), strict=True)]
    return [round(total / worlds, 4) for total in sums]


def labels(record: Record, decision: Decision, texts: Texts) -> tuple[str, str]:
    """What was played and what was better, in words: the whole turns that begin so."""
    state = record.replay(decision.ply - 1, watch=False)
    game, seat = record.game, decision.seat
    lines = game.lines(state, seat)
    followed = [state.parse(text) for _, text in record.moves[decision.ply - 1 :][: max(map(len, lines), default=1)]]
    played = max((line for line in lines if line == followed[: len(line)]), key=len, default=[decision.played])
    better = max((line for line in lines if line[0] == decision.better), key=len, default=[decision.better])
    return game.label(state, seat, played, texts), game.label(state, seat, better, texts)
