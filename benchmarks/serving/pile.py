"""Pile: players take one, two or three stones in turn. The small game that both servers play when they are measured."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from tablewright.core.errors import Refused
from tablewright.core.events import Events
from tablewright.core.game import Game, Setting
from tablewright.core.moves import NUMBER, SEAT, Domain, Moves, Refusals, Steps, Words
from tablewright.core.random import Random
from tablewright.core.results import Part, Result, SeatResult, ranks
from tablewright.core.state import State
from tablewright.core.text import Layer
from tablewright.core.zones import row

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

STONES = 4000
COUNT = Domain("count", 4)
MOVES = Moves()
TAKE = MOVES.verb("take", COUNT)
STEPS = Steps()
TURN = STEPS.step("turn")
REFUSALS = Refusals(over="PIL-001", not_asked="PIL-001", no_move="PIL-001")
COUNT_REFUSED = REFUSALS.refusal("PIL-001", "refused-count")
EVENTS = Events()
TOOK = EVENTS.kind("took", seat=SEAT, number=NUMBER)


class Options(msgspec.Struct, frozen=True):
    """There are none."""


class View(msgspec.Struct, frozen=True):
    """All is open."""

    game: str
    stones: int
    turn: int
    taken: list[int]


class Pile(State):
    """The stones on the pile, and those that each seat took."""

    stones: int
    turn: int
    taken: list[int]

    def _resolve(self, step: i64) -> None:
        self.ask(TURN, 1 << self.turn)

    def _moves(self, step: i64, seat: i64) -> vec[i64]:
        return row([TAKE + count for count in range(1, min(3, self.stones) + 1)])

    def _refusal(self, step: i64, seat: i64, move: i64) -> i64:
        return 0 if 1 <= move - TAKE <= min(3, self.stones) else COUNT_REFUSED

    def _do(self, step: i64, seat: i64, move: i64) -> None:
        self.stones -= move - TAKE
        self.taken[seat] += move - TAKE
        self.tell(TOOK, -1, seat, move - TAKE)
        self.turn = (self.turn + 1) % self.seats
        if self.stones:
            self.push(TURN)

    def _copy(self) -> State:
        twin = Pile()
        twin.stones, twin.turn, twin.taken = self.stones, self.turn, self.taken[:]
        return twin

    def _imagine(self, seat: i64, rng: Random) -> None:
        """Nothing is hidden."""


class PileGame(Game):
    """Pile for two to four players."""

    name = "pile"
    rules = 1
    moves = MOVES
    steps = STEPS
    refusals = REFUSALS
    events = EVENTS
    hides = False
    options = Options
    ledger = ""

    def seat_counts(self, options: Options) -> Sequence[int]:
        """Two to four."""
        return range(2, 5)

    def longest(self, setting: Setting) -> int:
        """One stone at a time."""
        return STONES

    def words(self, options: Options) -> Words:
        """None: stones are counted."""
        return {}

    def layers(self, options: Options) -> list[Layer]:
        """One file for each language."""
        return [(__package__ or "", "")]

    def deal(self, setting: Setting, random: Random) -> Pile:
        """All stones on the pile; seat 0 begins."""
        state = Pile()
        state.open(setting, random)
        state.stones, state.turn, state.taken = STONES, 0, [0] * setting.seats
        state.push(TURN)
        return state

    def view(self, state: Pile, seat: int | None) -> View:
        """All is open."""
        return View(self.name, state.stones, state.turn, state.taken[:])

    def result(self, state: Pile) -> Result:
        """Who has most stones."""
        seats = [
            SeatResult(seat, taken, [Part("points-stones", taken, "PIL-001", {})], rank, rank == 1)
            for seat, (taken, rank) in enumerate(zip(state.taken, ranks([(each,) for each in state.taken])))
        ]
        return Result(seats, "points" if sum(seat.won for seat in seats) == 1 else "shared")

    def position(self, state: Pile) -> dict[str, Any]:
        """The three figures."""
        return {"stones": state.stones, "turn": state.turn, "taken": state.taken[:]}

    def place(self, setting: Setting, position: dict[str, Any]) -> Pile:
        """As `position` gave them."""
        state = Pile()
        state.open(setting, Random(1, 2, 3, 4))
        state.stones, state.turn, state.taken = position["stones"], position["turn"], list(position["taken"])
        return state

    def flaws(self, state: Pile) -> list[Refused]:
        """Stones that are too many or too few."""
        return [] if state.stones + sum(state.taken) == STONES else [Refused("position-stones")]


GAME = PileGame()
