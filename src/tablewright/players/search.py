"""`search`: imagines worlds that could be true, plays them out, and chooses what was worth trying most often."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import msgspec

from ..core import registry
from ..core.errors import BadOption
from ..core.random import Random
from ..core.state import Standpoint
from .clock import Clock
from .tree import Style, Tree

SLICE = 0.005
"""Seconds of search between two looks at the clock, about."""
CLOCK = Clock(seconds=1.0)
"""How long `search` thinks if nobody says otherwise."""
SPEC = re.compile(
    r"(?:(?P<seconds>\d{1,3}(?:\.\d{1,3})?)s|(?P<iterations>[1-9]\d{0,6}))(?:x(?P<jobs>[1-9]|[1-5]\d|6[0-4]))?"
)
MOST_NODES = 1_000_000
"""A tree that has more nodes is not kept for the next decision."""


class MoveEstimate(msgspec.Struct, frozen=True):
    """What a search thinks of a move: how often it was tried, and the mean reward of every seat, 0 to 1."""

    move: int
    visits: int
    values: list[float]


class Estimate(msgspec.Struct, frozen=True):
    """What a search thinks of a decision. `moves` has every legal move, the most tried first."""

    seat: int
    iterations: int
    values: list[float]
    moves: list[MoveEstimate]


class Search:
    """A player that searches. Its decision depends on seed, standpoint and, if it has a limit in seconds, the machine.

    `jobs` processes search from roots of their own and add up what they found.
    """

    def __init__(self, rng: Random, clock: Clock, style: Style | None = None, jobs: int = 1) -> None:
        self.rng = rng
        self.clock = clock
        self.style = style or Style()
        self.jobs = jobs
        self._kept: tuple[bytes, Tree] | None = None

    def choose(self, standpoint: Standpoint) -> int:
        """The move that was tried most."""
        legal = standpoint.legal()
        if len(legal) == 1:
            return legal[0]
        if self.jobs > 1:
            return self._together(standpoint).moves[0].move
        tree = self._tree(standpoint)
        search(tree, standpoint, self.rng, self.clock)
        move = estimate(tree, standpoint).moves[0].move
        self._keep(tree, standpoint, move)
        return move

    def estimate(self, standpoint: Standpoint) -> Estimate:
        """What it thinks of every legal move."""
        if self.jobs > 1:
            return self._together(standpoint)
        tree = self._tree(standpoint)
        search(tree, standpoint, self.rng, self.clock)
        return estimate(tree, standpoint)

    def _tree(self, standpoint: Standpoint) -> Tree:
        """The part of the last tree that begins here, if what the seat sees is just what it foresaw; else a new one."""
        if self._kept is not None:
            seen, tree = self._kept
            if seen == _seen(standpoint):
                return tree
        return new_tree(standpoint, self.style)

    def _keep(self, tree: Tree, standpoint: Standpoint, move: int) -> None:
        """Keep what follows the move, for the case that the seat is asked again before anything new is seen."""
        self._kept = None
        world = standpoint.guess(self.rng)
        world.make(standpoint.seat, move)
        if standpoint.seat in world.to_act and tree.size() < MOST_NODES and tree.descend(standpoint.seat, move):
            self._kept = _seen(world.standpoint(standpoint.seat)), tree

    def _together(self, standpoint: Standpoint) -> Estimate:
        """Several searches at once. They get a world that the seat imagines: it is as good as the true one to them."""
        world = standpoint.guess(self.rng).dump()
        style = (self.style.curiosity, self.style.trust, int(self.style.wild), int(self.style.horizon))
        clock = self.clock.share(self.jobs)
        with ProcessPoolExecutor(self.jobs) as pool:
            tasks = [(world, standpoint.seat, self.rng.fork().words(), clock, style) for _ in range(self.jobs)]
            return merged(list(pool.map(_elsewhere, tasks)))


def reader(spec: str) -> Callable[[Random, Clock | None], Search]:
    """Makes searches of a text: `0.5s` seconds or `400` iterations, `x2` in so many processes. Raises `BadOption`."""
    found = SPEC.fullmatch(spec)
    if not found or float(found["seconds"] or 1) == 0:
        raise BadOption("bad-search", spec=spec[:40])
    own = Clock(float(found["seconds"] or 0), int(found["iterations"] or 0))
    return lambda rng, clock: Search(rng, clock or own, jobs=int(found["jobs"] or 1))


def new_tree(standpoint: Standpoint, style: Style) -> Tree:
    """An empty tree for a decision."""
    return Tree(standpoint.seats, standpoint.space, style)


def search(tree: Tree, standpoint: Standpoint, rng: Random, clock: Clock) -> None:
    """Search until the clock says stop, or until no more search could change the move."""
    started, count = time.perf_counter(), 1
    while True:
        left = clock.iterations - tree.tried() if clock.iterations else count
        if left <= 0 or (clock.iterations and _settled(tree, standpoint.seat, left)):
            return
        begun = time.perf_counter()
        tree.iterate(standpoint, rng, min(count, left))
        now = time.perf_counter()
        if clock.seconds and now - started >= clock.seconds:
            return
        if not clock.iterations or clock.seconds:
            count = count * 2 if now - begun < SLICE else max(1, count // 2)
        else:
            count = 16


def _settled(tree: Tree, seat: int, left: int) -> bool:
    visits = sorted((visits for _, visits, _ in tree.children(seat)), reverse=True)
    return len(visits) > 1 and visits[0] - visits[1] > left


def estimate(tree: Tree, standpoint: Standpoint) -> Estimate:
    """What a tree says of the legal moves."""
    found = {move: MoveEstimate(move, visits, means) for move, visits, means in tree.children(standpoint.seat)}
    untried = [0.0] * standpoint.seats
    moves = [found.get(move) or MoveEstimate(move, 0, untried) for move in standpoint.legal()]
    return Estimate(standpoint.seat, tree.tried(), tree.means(), _ranked(moves, standpoint.seat))


def _ranked(moves: list[MoveEstimate], seat: int) -> list[MoveEstimate]:
    return sorted(moves, key=lambda each: (-each.visits, -each.values[seat], each.move))


def merged(estimates: list[Estimate]) -> Estimate:
    """Several estimates of one decision as one."""
    seat, seats = estimates[0].seat, len(estimates[0].values)
    total = sum(each.iterations for each in estimates)
    values = [_mean([(each.iterations, each.values[i]) for each in estimates]) for i in range(seats)]
    by_move: dict[int, list[MoveEstimate]] = {}
    for each in estimates:
        for found in each.moves:
            by_move.setdefault(found.move, []).append(found)
    moves = [
        MoveEstimate(
            move,
            sum(found.visits for found in parts),
            [_mean([(found.visits, found.values[i]) for found in parts]) for i in range(seats)],
        )
        for move, parts in by_move.items()
    ]
    return Estimate(seat, total, values, _ranked(moves, seat))


def _mean(parts: list[tuple[int, float]]) -> float:
    total = sum(count for count, _ in parts)
    return sum(count * value for count, value in parts) / total if total else 0.0


Task = tuple[dict[str, Any], int, list[int], Clock, tuple[float, float, int, int]]


def _elsewhere(task: Task) -> Estimate:
    """One of several searches, in a process of its own."""
    position, seat, words, clock, style = task
    state = registry.get(position["game"]).restore(position)
    standpoint, rng = state.standpoint(seat), Random(*words)
    tree = new_tree(standpoint, Style(*style))
    search(tree, standpoint, rng, clock)
    return estimate(tree, standpoint)


def _seen(standpoint: Standpoint) -> bytes:
    return msgspec.json.encode((standpoint.view(), standpoint.legal()))
