"""A position and how it goes on: the agenda, the seats asked, chance, and the moves that change it.

A game subclasses `State`: it declares its zones as attributes and fills in the methods whose name starts with
one underscore. Those are rules code: flat integers, no checks twice. The public methods are for everybody else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from .errors import BadMove, BadOption, Refused
from .events import Event, Log
from .moves import NO_MOVE, NOT_ASKED, OVER, SEAT
from .random import Random
from .zones import bit, blank

if TYPE_CHECKING:
    from msgspec import Struct

    from .game import Advice, Setting
    from .results import Result

# A lane is a row of LANE numbers in `State.lanes`: the seats it asks, its chance, how many steps it has, the steps.
LANE: Final[i64] = 24
CHANCE: Final[i64] = 1
HEIGHT: Final[i64] = 5
FIRST: Final[i64] = 6
DEEPEST: Final[i64] = 18
MAIN: Final[i64] = -1

ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(SEAT.size)]
"""What `to_act` answers when a single seat is asked."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A complete position, hidden things included. It holds no history and never leaves the engine.

    The agenda is a stack of steps still to do, the next one last. A step resolves itself, and may push further
    steps, or asks one or more seats (`asked`, a bit for each). An asking step stays on top until the last of
    them has answered.

    A step may also `part` the flow into lanes: agendas that go on side by side, each at its own pace, with its own
    seats asked and its own chance. The agenda waits till all of them are empty.
    """

    __slots__ = (
        "agenda",
        "asked",
        "lane",
        "lanes",
        "log",
        "mover",
        "parted",
        "ply",
        "random",
        "sealed",
        "seats",
        "setting",
        "space",
    )

    setting: Setting
    """The game, its options, its seats; shared by all copies."""
    seats: i64
    space: int
    """The size of the action space: every move code is below it."""
    random: Random
    agenda: vec[i64]
    asked: i64
    """All seats asked now, a bit for each."""
    lanes: vec[i64]
    """LANE numbers for each lane."""
    parted: i64
    """How many lanes go on side by side; 0 while the agenda itself goes on."""
    lane: i64
    """Whose steps are being resolved, or whose question is being answered: a lane, or MAIN for the agenda."""
    ply: i64
    """Moves made since the state was dealt or restored."""
    sealed: i64
    """The ply to which moves cannot be taken back: chance was used, something hidden seen, or another seat acted."""
    mover: i64
    log: Log | None

    def open(self, setting: Setting, random: Random) -> None:
        """Set up all that is declared here; a new state is good for nothing before that."""
        self.setting = setting
        self.seats = setting.seats
        self.space = setting.game.moves.size
        self.random = random
        self.agenda = vec[i64]()
        self.asked = 0
        self.lanes = vec[i64]()
        self.parted = 0
        self.lane = MAIN
        self.ply = 0
        self.sealed = 0
        self.mover = -1
        self.log = None

    # --- what a game fills in -------------------------------------------------------------------------------

    def _resolve(self, step: i64) -> None:
        """Do the step just taken off the agenda: change the zones, push further steps, or `ask` for a decision."""
        raise NotImplementedError

    def _moves(self, step: i64, seat: i64) -> vec[i64]:
        """The legal moves of an asked seat, ascending, each once, never none."""
        raise NotImplementedError

    def _refusal(self, step: i64, seat: i64, move: i64) -> i64:
        """Why an asked seat may not make a move of the action space: a number of the game's `Refusals`, 0 if it may."""
        raise NotImplementedError

    def _do(self, step: i64, seat: i64, move: i64) -> None:
        """Make a legal move. When the last asked seat answers, the step is off the agenda already."""
        raise NotImplementedError

    def _copy(self) -> State:
        """A new state of the same class with the game's zones copied; `copy` adds what is declared here."""
        raise NotImplementedError

    def _imagine(self, seat: i64, rng: Random) -> None:
        """Deal anew, in place and with `rng`, all that `seat` cannot know; keep what it can. A spectator is -1."""
        raise NotImplementedError

    def _lane(self, seat: i64) -> i64:
        """The lane in which an asked seat answers: the first that asks it, where it is not for the seat to choose."""
        lane: i64 = 0
        while self.lanes[lane * LANE] >> seat & 1 == 0:
            lane += 1
        return lane

    # --- what a game may fill in, for searches ---------------------------------------------------------------

    def _rate(self, step: i64, seat: i64, moves: vec[i64]) -> vec[float]:
        """What each of these legal moves is worth to a sensible player who knows only what the seat knows.

        Empty: no idea. By default what the game advises; a quick game answers without leaving compiled code.
        """
        values = {each.move: each.value for each in self.setting.game.advise(self, int(seat))}
        if not values:
            return vec[float]()
        least = min(values.values())
        return vec[float]([values.get(int(move), least) for move in moves])

    def _chances(self) -> vec[float]:
        """How good the end looks for each seat as things stand, 0 to 1. Empty: no idea, only the end will tell."""
        return vec[float]()

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
        return self.asked if self.lane == MAIN else self.lanes[self.lane * LANE]

    def part(self, number: i64) -> None:
        """Part into so many lanes, each with a chance of its own: what one does never depends on who is quicker.

        Only in `_resolve` of a step of the agenda. Then `enter` each lane and push its steps.
        """
        self.parted = number
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

    # --- the interface --------------------------------------------------------------------------------------

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats asked now, lowest first; empty when the game is over."""
        if self.asked == 0:
            return ()
        if self.asked & (self.asked - 1) == 0:
            return ALONE[self.lowest()]
        return tuple([int(seat) for seat in range(self.seats) if self.asked >> seat & 1])

    @property
    def over(self) -> bool:
        """Nobody is asked any more."""
        return self.asked == 0

    def legal(self, seat: int) -> list[int]:
        """The codes of the seat's legal moves, sorted and unique; none when it is not asked."""
        if not self.has_seat(seat):
            return []
        asked: i64 = seat
        if self.asked >> asked & 1 == 0:
            return []
        return [int(move) for move in self._moves(self.question(asked), asked)]

    def has_seat(self, seat: int) -> bool:
        """Whether there is such a seat, however large the number."""
        seats: int = self.seats
        return 0 <= seat < seats

    def refusal(self, seat: int, move: int) -> int:
        """Why the seat may not make this move now, as a number of the game's `Refusals`; 0 if it may."""
        if self.asked == 0:
            return OVER
        if not self.has_seat(seat):
            return NOT_ASKED
        asked: i64 = seat
        if self.asked >> asked & 1 == 0:
            return NOT_ASKED
        if not 0 <= move < self.space:
            return NO_MOVE
        return self._refusal(self.question(asked), asked, move)

    def play(self, seat: int, move: int) -> None:
        """Make a move. Raises `Illegal`, the state untouched, when a rule forbids it."""
        refusal = self.refusal(seat, move)
        if refusal != 0:
            raise self.setting.game.illegal(self, seat, move, refusal)
        self.make(seat, move)

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
            asked |= self.lanes[lane * LANE]
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

    def copy(self) -> State:
        """An independent state in the same position. Nobody watches it."""
        twin = self._copy()
        twin.setting = self.setting
        twin.seats = self.seats
        twin.space = self.space
        twin.random = self.random.copy()
        twin.agenda = self.agenda[:]
        twin.asked = self.asked
        twin.lanes = self.lanes[:]
        twin.parted = self.parted
        twin.lane = self.lane
        twin.ply = self.ply
        twin.sealed = self.sealed
        twin.mover = self.mover
        twin.log = None
        return twin

    def guess(self, seat: int | None, rng: Random) -> State:
        """A state that could be true for all that the seat (or a spectator) knows; future chance is fresh too.

        It counts its moves from 0: how many others made in secret is nobody's business.
        """
        self.check_seat(seat)
        world = self.copy()
        world._imagine(-1 if seat is None else seat, rng)
        world.random = rng.fork()
        for lane in range(world.parted):
            world._deal_chance(lane, rng.fork())
        world.ply = 0
        world.sealed = 0
        world.mover = -1
        return world

    def standpoint(self, seat: int) -> Standpoint:
        """The state as one seat knows it: all that a bot gets."""
        self.check_seat(seat)
        return Standpoint(self, seat)

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What happened since the game was watched, from event `since` on, as the seat (or a spectator) may know it."""
        self.check_seat(seat)
        return [] if self.log is None else self.log.since(since, seat)

    def lowest(self) -> i64:
        """The lowest seat asked; only while the game goes on."""
        seat: i64 = 0
        while self.asked >> seat & 1 == 0:
            seat += 1
        return seat

    # --- in words: the game's plain Python side says it ------------------------------------------------------

    @property
    def options(self) -> Any:
        """What was chosen before play."""
        return self.setting.options

    def text(self, move: int) -> str:
        """The one text of a move code."""
        return self.setting.game.moves.text(move, self.setting.words)

    def parse(self, text: str) -> int:
        """The move code of a text; `BadMove` if it is none."""
        return self.setting.game.moves.parse(text, self.setting.words)

    def why_not(self, seat: int, text: str) -> Refused | None:
        """Why the seat may not make the move that `text` names: the rule and the reason, or `None` if it may."""
        try:
            move = self.parse(text)
        except BadMove as bad:
            return bad
        refusal = self.refusal(seat, move)
        return None if refusal == 0 else self.setting.game.illegal(self, seat, move, refusal)

    def view(self, seat: int | None = None) -> Struct:
        """What the seat (`None`: a spectator) may see: the only thing that leaves the engine."""
        self.check_seat(seat)
        return self.setting.game.view(self, seat)

    def check_seat(self, seat: int | None) -> None:
        """Raise `BadOption` for a seat that is not there; `None` is a spectator."""
        if seat is not None and not self.has_seat(seat):
            raise BadOption("no-seat", seat=str(seat)[:20], seats=str(int(self.seats)))

    @property
    def result(self) -> Result | None:
        """Who won and where every point came from; `None` while the game goes on."""
        return self.setting.game.result(self) if self.over else None

    def dump(self) -> dict[str, Any]:
        """The complete position as readable JSON data; `game.restore` takes it back."""
        return self.setting.game.dump(self)


class Standpoint:
    """A state as one seat knows it."""

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self.seat = seat

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return int(self._state.seats)

    @property
    def space(self) -> int:
        """The size of the action space: every move code is below it."""
        return self._state.space

    @property
    def setting(self) -> Setting:
        """The game, its options, its seats: known to everybody."""
        return self._state.setting

    def legal(self) -> list[int]:
        """The seat's legal moves; none when it is not asked."""
        return self._state.legal(self.seat)

    def view(self) -> Struct:
        """What the seat sees."""
        return self._state.view(self.seat)

    def advice(self) -> list[Advice]:
        """What the game advises this seat, which knows no more than the seat does."""
        return self._state.setting.game.advise(self._state, self.seat)

    def guess(self, rng: Random) -> State:
        """A full state that could be true. `rng` is the caller's own: the game's chance is never touched."""
        return self._state.guess(self.seat, rng)


def playout(state: State, rng: Random) -> int:
    """Play uniformly random moves to the end of the game; the answer is their number."""
    plies: i64 = 0
    while state.asked != 0:
        seat: i64 = 0
        while state.asked >> seat & 1 == 0:
            seat += 1
        step = state.agenda[-1] if state.parted == 0 else state.question(seat)
        moves = state._moves(step, seat)
        state.make(seat, moves[rng.below(len(moves))])
        plies += 1
    return plies
