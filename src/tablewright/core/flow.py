"""How a game goes on: the agenda, its lanes, the seats asked, chance, and who hears of it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from .events import Log
from .random import Random
from .zones import bit, blank

# A lane is a row of LANE numbers in `State.lanes`: the seats it asks, its chance, how many steps it has, the steps.
LANE: Final[i64] = 24
CHANCE: Final[i64] = 1
HEIGHT: Final[i64] = 5
FIRST: Final[i64] = 6
DEEPEST: Final[i64] = 18
MAIN: Final[i64] = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Flow:
    """What is still to do, and who is asked.

    The agenda is a stack of steps, the next one last. A step resolves itself, and may push further steps, or asks one
    or more seats (`asked`, a bit for each). An asking step stays on top until the last of them has answered.

    A step may also `part` the flow into lanes: agendas that go on side by side, each at its own pace, with its own
    seats asked and its own chance. The agenda waits till all of them are empty.
    """

    __slots__ = ("agenda", "asked", "lane", "lanes", "log", "mover", "parted", "partings", "ply", "random", "sealed")

    random: Random
    agenda: vec[i64]
    asked: i64
    """All seats asked now, a bit for each."""
    lanes: vec[i64]
    """LANE numbers for each lane."""
    parted: i64
    """How many lanes go on side by side; 0 while the agenda itself goes on."""
    partings: i64
    """How often this state has parted: when it changes, other lanes go on than before."""
    lane: i64
    """Whose steps are being resolved, or whose question is being answered: a lane, or MAIN for the agenda."""
    ply: i64
    """Moves made since the state was dealt or restored."""
    sealed: i64
    """The ply to which moves cannot be taken back: chance was used, something hidden seen, or another seat acted."""
    mover: i64
    log: Log | None

    def begin(self, random: Random) -> None:
        """Nothing is to do yet, and nobody is asked."""
        self.random = random
        self.agenda = vec[i64]()
        self.asked = 0
        self.lanes = vec[i64]()
        self.parted = 0
        self.partings = 0
        self.lane = MAIN
        self.ply = 0
        self.sealed = 0
        self.mover = -1
        self.log = None

    def follow(self, other: Flow) -> None:
        """Be at the same point as another flow, apart from it from now on. Nobody watches."""
        self.random = other.random.copy()
        self.agenda = other.agenda[:]
        self.asked = other.asked
        self.lanes = other.lanes[:] if other.parted > 0 else other.lanes
        self.parted = other.parted
        self.partings = other.partings
        self.lane = other.lane
        self.ply = other.ply
        self.sealed = other.sealed
        self.mover = other.mover
        self.log = None

    def start_afresh(self, rng: Random) -> None:
        """With chance of its own from here on, and no move made yet."""
        self.random = rng.fork()
        for lane in range(self.parted):
            self._deal_chance(lane, rng.fork())
        self.ply = 0
        self.sealed = 0
        self.mover = -1

    # --- what a game fills in -------------------------------------------------------------------------------

    def _resolve(self, step: i64) -> None:
        """Do the step just taken off the agenda: change the zones, push further steps, or `ask` for a decision."""
        raise NotImplementedError

    def _do(self, step: i64, seat: i64, move: i64) -> None:
        """Make a legal move. When the last asked seat answers, the step is off the agenda already."""
        raise NotImplementedError

    def _lane(self, seat: i64) -> i64:
        """The lane in which an asked seat answers: the first that asks it, where it is not for the seat to choose."""
        lane: i64 = 0
        while self.lane_asks(lane) >> seat & 1 == 0:
            lane += 1
        return lane

    # --- what rules code uses -------------------------------------------------------------------------------

    def push(self, step: i64) -> None:
        """Put a step on top of the agenda, or of the lane: it comes next."""
        if self.lane == MAIN:
            self.agenda = append(self.agenda, step)
        else:
            self._stack(step)

    def ask(self, step: i64, seats: i64) -> None:
        """Put a step on top of the agenda, or of the lane, that waits for these seats (a bit for each)."""
        if self.lane == MAIN:
            self.agenda = append(self.agenda, step)
            self.asked = seats
        else:
            self._stack(step)
            self.lanes[self.lane * LANE] = seats

    def ask_again(self, step: i64, seat: i64) -> None:
        """In `_do`: the seat that has just moved has not finished its answer to this step."""
        waiting = self.waiting()
        if waiting == 0:
            self.ask(step, bit(seat))
        elif self.lane == MAIN:
            self.asked |= bit(seat)
        else:
            self.lanes[self.lane * LANE] = waiting | bit(seat)

    def waiting(self) -> i64:
        """The seats that have yet to answer what this lane, or the agenda, asks."""
        return self.asked if self.lane == MAIN else self.lane_asks(self.lane)

    def part(self, number: i64) -> None:
        """Part into so many lanes, each with a chance of its own: what one does never depends on who is quicker.

        Only in `_resolve` of a step of the agenda. Then `enter` each lane and push its steps.
        """
        self.parted = number
        self.partings += 1
        self.lanes = blank(number * LANE, 0)
        for lane in range(number):
            self._deal_chance(lane, self.random.fork())

    def enter(self, lane: i64) -> None:
        """Steps are now pushed into this lane."""
        self.lane = lane

    def below(self, n: i64) -> i64:
        """A number in 0 .. n-1 from the chance of this lane, or of the agenda."""
        if self.lane == MAIN:
            return self.random.below(n)
        chance = self.chance(self.lane)
        number = chance.below(n)
        self._deal_chance(self.lane, chance)
        return number

    def chance(self, lane: i64) -> Random:
        """A copy of a lane's chance."""
        i = lane * LANE + CHANCE
        return Random(self.lanes[i], self.lanes[i + 1], self.lanes[i + 2], self.lanes[i + 3])

    def lane_asks(self, lane: i64) -> i64:
        """The seats that a lane asks, a bit for each."""
        return self.lanes[lane * LANE]

    def lane_steps(self, lane: i64) -> vec[i64]:
        """The steps that a lane has still to do, the next one last."""
        first = lane * LANE + FIRST
        return self.lanes[first : first + self.lanes[lane * LANE + HEIGHT]]

    def seal(self) -> None:
        """Chance was used or something hidden was seen: nothing up to now can be taken back."""
        self.sealed = self.ply

    def tell(self, kind: i64, audience: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Tell those who watch what happened. `audience` (a bit for each seat, -1 for all) learns the hidden part."""
        if self.log is not None:
            self.log.tell(kind, audience, [a, b, c])

    def tell_many(self, kind: i64, audience: i64, first: i64, rest: vec[i64]) -> None:
        """Tell those who watch of something with a list: the first argument, then all items of the last."""
        if self.log is not None:
            self.log.tell(kind, audience, [int(first), *[int(each) for each in rest]])

    # --- going on ------------------------------------------------------------------------------------------

    def make(self, seat: i64, move: i64) -> None:
        """Make a move that is known to be legal, and go on until somebody is asked or the game is over."""
        if seat != self.mover:
            self.sealed = self.ply
            self.mover = seat
        self.ply += 1
        if self.parted > 0:
            self._make_in_lane(seat, move)
        else:
            step = self.agenda[-1]
            self.asked &= ~(bit(seat))
            if self.asked == 0:
                self.agenda, step = pop(self.agenda)
            self._do(step, seat, move)
        if self.asked == 0:
            self.advance()

    def _make_in_lane(self, seat: i64, move: i64) -> None:
        step = self.question(seat)
        i = self.lane * LANE
        self.lanes[i] &= ~(bit(seat))
        if self.lanes[i] == 0:
            self.lanes[i + HEIGHT] -= 1
        self._do(step, seat, move)
        self._run_lane(self.lane)
        self._count_asked()

    def question(self, seat: i64) -> i64:
        """The step that an asked seat answers; `lane` is then the lane that asks it."""
        if self.parted == 0:
            return self.agenda[-1]
        self.lane = self._lane(seat)
        i = self.lane * LANE
        return self.lanes[i + FIRST + self.lanes[i + HEIGHT] - 1]

    def advance(self) -> None:
        """Resolve steps until one asks or all are done."""
        while self.asked == 0:
            if self.parted > 0:
                self.lanes = vec[i64]()
                self.parted = 0
                self.lane = MAIN
            if len(self.agenda) == 0:
                return
            self.agenda, step = pop(self.agenda)
            self._resolve(step)
            if self.parted > 0:
                self._run_lanes()

    def _run_lanes(self) -> None:
        for lane in range(self.parted):
            self._run_lane(lane)
        self._count_asked()

    def _run_lane(self, lane: i64) -> None:
        """Resolve a lane's steps until one asks or all are done."""
        self.lane = lane
        i = lane * LANE
        while self.lanes[i] == 0 and self.lanes[i + HEIGHT] > 0:
            self.lanes[i + HEIGHT] -= 1
            self._resolve(self.lanes[i + FIRST + self.lanes[i + HEIGHT]])

    def _count_asked(self) -> None:
        asked: i64 = 0
        for lane in range(self.parted):
            asked |= self.lane_asks(lane)
        self.asked = asked

    def restore_lanes(self, lanes: list[tuple[int, list[int], list[int]]]) -> None:
        """Lanes from a position: of each the seats it asks, its chance, its steps."""
        self.parted = len(lanes)
        self.lanes = blank(self.parted * LANE, 0)
        for lane, (asked, chance, steps) in enumerate(lanes):
            self._deal_chance(lane, Random(*chance))
            self.lane = lane
            for step in steps:
                self._stack(step)
            self.lanes[lane * LANE] = asked

    def _stack(self, step: i64) -> None:
        i = self.lane * LANE
        height = self.lanes[i + HEIGHT]
        if height == DEEPEST:
            raise OverflowError("a lane has too many steps")
        self.lanes[i + FIRST + height] = step
        self.lanes[i + HEIGHT] = height + 1

    def _deal_chance(self, lane: i64, chance: Random) -> None:
        i = lane * LANE + CHANCE
        self.lanes[i] = chance.a
        self.lanes[i + 1] = chance.b
        self.lanes[i + 2] = chance.c
        self.lanes[i + 3] = chance.counter
