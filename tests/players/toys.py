"""Games of one decision, to see what a search makes of seats that choose at once, of allies and of a common fate."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from tablewright.core.errors import Refused
from tablewright.core.events import Events
from tablewright.core.game import Game, Setting
from tablewright.core.moves import Domain, Moves, Refusals, Steps
from tablewright.core.random import Random
from tablewright.core.results import Part, Result, SeatResult, ranks
from tablewright.core.state import State
from tablewright.core.text import Layer
from tablewright.core.zones import row

SIDES = 3
MOVES = Moves()
SHOW = MOVES.verb("show", Domain("side", SIDES))
STEPS = Steps()
ASK = STEPS.step("ask")

Payoff = Callable[[list[int]], list[int]]
"""What each seat scores, given what all have shown."""


class Options(msgspec.Struct, frozen=True):
    """There are none."""


class View(msgspec.Struct, frozen=True):
    """Nothing is seen before the end."""

    seat: int | None


class Shown(State):
    """What each seat has shown."""

    shown: list[int]

    def _resolve(self, step: int) -> None:
        self.ask(ASK, (1 << self.seats) - 1)

    def _moves(self, step: int, seat: int) -> Any:
        return row(list(range(SIDES)))

    def _refusal(self, step: int, seat: int, move: int) -> int:
        return 0

    def _do(self, step: int, seat: int, move: int) -> None:
        self.shown[seat] = move

    def _copy(self) -> State:
        twin = Shown()
        twin.shown = self.shown[:]
        return twin

    def _imagine(self, seat: int, rng: Random) -> None:
        for other, side in enumerate(self.shown):
            if other != seat and side >= 0:
                self.shown[other] = rng.below(SIDES)


class AtOnce(Game):
    """All show a side at the same time, and that is the game."""

    name = "at-once"
    rules = 1
    moves = MOVES
    steps = STEPS
    refusals = Refusals(over="TOY-001", not_asked="TOY-002", no_move="TOY-003")
    events = Events()
    options = Options
    ledger = ""

    def __init__(self, payoff: Payoff, teams: Sequence[int | None]) -> None:
        self.payoff = payoff
        self.teams = teams

    def seat_counts(self, options: Options) -> Sequence[int]:
        return [len(self.teams)]

    def longest(self, setting: Setting) -> int:
        return setting.seats

    def words(self, options: Options) -> dict[str, Sequence[str]]:
        return {}

    def layers(self, options: Options) -> list[Layer]:
        return []

    def deal(self, setting: Setting, random: Random) -> Shown:
        state = Shown()
        state.open(setting, random)
        state.shown = [-1] * setting.seats
        state.push(ASK)
        return state

    def view(self, state: Shown, seat: int | None) -> View:
        return View(seat)

    def result(self, state: Shown) -> Result:
        scores = self.payoff(state.shown)
        places = ranks([(score,) for score in scores])
        together = len(set(self.teams)) == 1 and self.teams[0] is not None
        return Result(
            [
                SeatResult(
                    seat,
                    score,
                    [Part("points", score, "TOY-004")],
                    places[seat],
                    score > 0 if together else places[seat] == 1,
                    self.teams[seat],
                )
                for seat, score in enumerate(scores)
            ]
        )

    def position(self, state: Shown) -> dict[str, Any]:
        return {"shown": state.shown[:]}

    def place(self, setting: Setting, position: dict[str, Any]) -> State:
        raise NotImplementedError

    def flaws(self, state: Shown) -> list[Refused]:
        return []
