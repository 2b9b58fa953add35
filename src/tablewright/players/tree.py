"""The tree of a search: what was tried from one standpoint, how often, and what came of it.

Information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012). Every iteration imagines a world that could
be true, walks down the tree by the moves that are legal there, adds a node, plays the rest by rules of thumb and counts
the rewards of all seats on the way back. A node is the moves that led to it; hidden cards are in no node, only in the
worlds, so a node stands for all that a seat cannot tell apart.

Seats that are asked at the same time choose without knowing of each other: each walks on from the node where it was
asked, by its own moves, while a route notes the moves of all and becomes everybody's when the last has answered. Each
lane has a route of its own, and the table one for the time when the lanes have joined.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ..core.random import Random
from ..core.state import Standpoint, State
from ..core.zones import blank
from .rewards import rewards

NONE: Final[i64] = -1
THOUSAND: Final[i64] = 1000


class Style:
    """How a search thinks; the same in every game.

    `curiosity` weighs what is little tried; `trust` sharpens what advice says of a move before it is tried (0: all
    moves alike); of a thousand moves played on from a new node, `wild` are random and the others the best advised;
    after `horizon` of those the game's own estimate stands for the end, where it has one (0: always to the end).
    """

    __slots__ = ("curiosity", "horizon", "trust", "wild")

    def __init__(self, curiosity: float = 0.6, trust: float = 2.0, wild: int = 100, horizon: int = 10) -> None:
        self.curiosity = curiosity
        self.trust = trust
        self.wild: i64 = wild
        self.horizon: i64 = horizon


class Tree:
    """Nodes as rows of numbers; node 0 is where the search began, `root` where it stands.

    The children of a node are a chain, sorted by key: seat and move in one number. `visits` counts how often a node was
    chosen, `chances` how often it could have been; `sums` has the rewards of each seat.
    """

    __slots__ = (
        "chances",
        "first",
        "key",
        "next",
        "path",
        "prior",
        "root",
        "seats",
        "space",
        "style",
        "sums",
        "visits",
    )

    def __init__(self, seats: i64, space: i64, style: Style) -> None:
        self.seats = seats
        self.space = space
        self.style = style
        self.root: i64 = 0
        self.key = vec[i64]()
        self.first = vec[i64]()
        self.next = vec[i64]()
        self.visits = vec[i64]()
        self.chances = vec[i64]()
        self.prior = vec[float]()
        self.sums = vec[float]()
        self.path = vec[i64]()
        self._node(NONE, 1.0)

    # --- what was found ---------------------------------------------------------------------------------------

    def tried(self) -> int:
        """How often the root was searched."""
        return int(self.visits[self.root])

    def size(self) -> int:
        """The number of nodes."""
        return len(self.key)

    def children(self, seat: int) -> list[tuple[int, int, list[float]]]:
        """Each move of the seat at the root with its visits and the mean reward of every seat."""
        found: list[tuple[int, int, list[float]]] = []
        child = self.first[self.root]
        while child != NONE:
            if self.key[child] // self.space == seat:
                found.append((int(self.key[child] % self.space), int(self.visits[child]), self._means(child)))
            child = self.next[child]
        return found

    def means(self) -> list[float]:
        """The mean reward of every seat."""
        return self._means(self.root)

    def descend(self, seat: int, move: int) -> bool:
        """Make the node that a move leads to the root. False, and nothing done, if there is none."""
        child = self._find(self.root, seat * self.space + move)
        if child == NONE:
            return False
        self.root = child
        return True

    def _means(self, node: i64) -> list[float]:
        visits = float(max(self.visits[node], 1))
        return [self.sums[node * self.seats + seat] / visits for seat in range(self.seats)]

    # --- search -----------------------------------------------------------------------------------------------

    def iterate(self, standpoint: Standpoint, rng: Random, count: i64) -> None:
        """Search on from what one seat knows, `count` times."""
        for _ in range(count):
            world = standpoint.guess(rng)
            self._walk(world, rng)
            self._count(self._play_on(world, rng))

    def _walk(self, world: State, rng: Random) -> None:
        """Down the tree to a node that is new, the world following; `path` is the nodes chosen."""
        self.path = vec[i64]([self.root])
        at = blank(self.seats, self.root)
        routes = blank(world.parted + 1, self.root)
        while world.asked != 0:
            before = world.asked
            parted = world.parted
            partings = world.partings
            seat = world.lowest()
            step = world.question(seat)
            node = at[seat]
            child = self._choose(node, step, seat, world)
            key = self.key[child]
            waiting = world.waiting()
            route = self._note(routes, world.lane + 1, node, child)
            if parted > 0:
                self._note(routes, 0, node, child)
            self.path = append(self.path, child)
            new = self.visits[child] == 0 and self.next[self.first[node]] != NONE
            world.make(seat, key % self.space)
            joined = parted > 0 and (world.parted == 0 or world.partings != partings)
            if joined:
                at = blank(self.seats, routes[0])
            following = route if waiting & (waiting - 1) == 0 else child
            for other in range(self.seats):
                if not joined and world.asked >> other & 1 and (other == seat or before >> other & 1 == 0):
                    at[other] = following
            if world.partings != partings:
                routes = blank(world.parted + 1, routes[0])
            if new:
                return

    def _note(self, routes: vec[i64], lane: i64, node: i64, child: i64) -> i64:
        """Lengthen a route by the move that leads from a node to its child."""
        route = routes[lane]
        routes[lane] = child if node == route else self._child(route, self.key[child])
        return routes[lane]

    def _choose(self, node: i64, step: i64, seat: i64, world: State) -> i64:
        """The child that promises most to the seat, of those whose move is legal in this world."""
        moves = world._moves(step, seat)
        legal = self._legal(node, step, seat, moves, world)
        if len(legal) == 1:
            return legal[0]
        hope = self.sums[node * self.seats + seat] / float(self.visits[node]) if self.visits[node] > 0 else 0.5
        best = legal[0]
        top = -1.0
        for child in legal:
            self.chances[child] += 1
            visits = float(self.visits[child])
            mean = self.sums[child * self.seats + seat] / visits if visits > 0.0 else hope
            spread = math.sqrt(float(self.chances[child])) / (1.0 + visits)
            promise = mean + self.style.curiosity * self.prior[child] * spread
            if promise > top:
                top = promise
                best = child
        return best

    def _legal(self, node: i64, step: i64, seat: i64, moves: vec[i64], world: State) -> vec[i64]:
        """The children of a node for these moves, which are sorted; those that are missing are added."""
        legal = vec[i64](capacity=len(moves))
        priors = vec[float]()
        before = NONE
        child = self.first[node]
        for place in range(len(moves)):
            key = seat * self.space + moves[place]
            while child != NONE and self.key[child] < key:
                before = child
                child = self.next[child]
            if child == NONE or self.key[child] != key:
                if len(priors) == 0:
                    priors = self._priors(step, seat, moves, world)
                added = self._node(key, priors[place])
                self.next[added] = child
                if before == NONE:
                    self.first[node] = added
                else:
                    self.next[before] = added
                child = added
            legal = append(legal, child)
        return legal

    def _priors(self, step: i64, seat: i64, moves: vec[i64], world: State) -> vec[float]:
        """What advice expects of each move, as shares: a softmax of its values, measured by their own spread."""
        count = len(moves)
        if count > 1 and self.style.trust > 0.0:
            values = world._rate(step, seat, moves)
            if len(values) == count:
                return shares(values, self.style.trust)
        even = vec[float](capacity=count)
        for _ in range(count):
            even = append(even, 1.0 / float(count))
        return even

    def _play_on(self, world: State, rng: Random) -> list[float]:
        """From the new node to the end, or to the horizon; what each seat gets."""
        left = self.style.horizon
        while world.asked != 0:
            seat = world.lowest()
            step = world.question(seat)
            moves = world._moves(step, seat)
            world.make(seat, moves[0] if len(moves) == 1 else thumb(world, step, seat, moves, self.style.wild, rng))
            left -= 1
            if left == 0:
                expected = world._chances()
                if len(expected) > 0:
                    return list(expected)
        return rewards(world)

    def _count(self, found: list[float]) -> None:
        """Write the rewards down on every node of the path."""
        for node in self.path:
            self.visits[node] += 1
            for seat in range(self.seats):
                self.sums[node * self.seats + seat] += found[seat]

    # --- nodes ------------------------------------------------------------------------------------------------

    def _node(self, key: i64, prior: float) -> i64:
        node: i64 = len(self.key)
        self.key = append(self.key, key)
        self.first = append(self.first, NONE)
        self.next = append(self.next, NONE)
        self.visits = append(self.visits, 0)
        self.chances = append(self.chances, 0)
        self.prior = append(self.prior, prior)
        for _ in range(self.seats):
            self.sums = append(self.sums, 0.0)
        return node

    def _find(self, node: i64, key: i64) -> i64:
        child = self.first[node]
        while child != NONE and self.key[child] < key:
            child = self.next[child]
        return child if child != NONE and self.key[child] == key else NONE

    def _child(self, node: i64, key: i64) -> i64:
        """The child with this key, added where it is missing."""
        before = NONE
        child = self.first[node]
        while child != NONE and self.key[child] < key:
            before = child
            child = self.next[child]
        if child != NONE and self.key[child] == key:
            return child
        added = self._node(key, 1.0)
        self.next[added] = child
        if before == NONE:
            self.first[node] = added
        else:
            self.next[before] = added
        return added


def shares(values: vec[float], trust: float) -> vec[float]:
    """The softmax of values in units of their standard deviation, times `trust`; equal values get equal shares."""
    count = float(len(values))
    mean = 0.0
    top = values[0]
    for value in values:
        mean += value / count
        top = max(top, value)
    spread = 0.0
    for value in values:
        spread += (value - mean) * (value - mean) / count
    scale = trust / math.sqrt(spread) if spread > 1e-12 else 0.0
    found = vec[float](capacity=len(values))
    total = 0.0
    for value in values:
        share = math.exp((value - top) * scale)
        total += share
        found = append(found, share)
    for i in range(len(found)):
        found[i] /= total
    return found


def thumb(world: State, step: i64, seat: i64, moves: vec[i64], wild: i64, rng: Random) -> i64:
    """The best advised move, the first of equals; a random one `wild` times in a thousand or without any advice."""
    if wild < THOUSAND and rng.below(THOUSAND) >= wild:
        values = world._rate(step, seat, moves)
        if len(values) == len(moves):
            best: i64 = 0
            for i in range(1, len(moves)):
                if values[i] > values[best]:
                    best = i
            return moves[best]
    return moves[rng.below(len(moves))]


def finish(world: State, wild: i64, rng: Random) -> None:
    """Play a world to its end by rules of thumb."""
    while world.asked != 0:
        seat = world.lowest()
        step = world.question(seat)
        moves = world._moves(step, seat)
        world.make(seat, moves[0] if len(moves) == 1 else thumb(world, step, seat, moves, wild, rng))
