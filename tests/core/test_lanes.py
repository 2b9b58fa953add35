"""Lanes: flows that go on side by side. A toy of two pairs that throw dice, each at its own pace."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tablewright.core.errors import BadPosition, Refused
from tablewright.core.events import Events
from tablewright.core.game import Game, Setting
from tablewright.core.moves import Moves, Refusals, Steps, Words
from tablewright.core.random import Random, seeded
from tablewright.core.results import Result
from tablewright.core.state import State
from tablewright.core.text import Layer
from tablewright.core.zones import row

MOVES = Moves()
THROW = MOVES.verb("throw")
KEEP = MOVES.verb("keep")
STEPS = Steps()
ROUND = STEPS.step("round")
BOTH = STEPS.step("both")
LAST = STEPS.step("last")
END = STEPS.step("end")
DEEP = STEPS.step("deep")


class Dice(State):
    """Seats 0 and 1 play in lane 0, seats 2 and 3 in lane 1. Both throw twice at once, then the first once more."""

    sums: vec[i64]
    thrown: vec[i64]

    def _resolve(self, step: i64) -> None:
        if step == ROUND:
            self.part(2)
            for lane in range(2):
                self.enter(lane)
                self.push(LAST)
                self.push(BOTH)
        elif step == BOTH:
            self.ask(BOTH, 3 << 2 * self.lane)
        elif step == LAST:
            self.ask(LAST, 1 << 2 * self.lane)
        elif step == END:
            for seat in range(4):
                self.sums[seat] += self.random.below(1000) * 1000

    def _moves(self, step: i64, seat: i64) -> vec[i64]:
        return vec[i64]([THROW, KEEP] if step == LAST else [THROW])

    def _refusal(self, step: i64, seat: i64, move: i64) -> i64:
        return 0

    def _do(self, step: i64, seat: i64, move: i64) -> None:
        self.thrown[seat] += 1
        if step == BOTH and self.thrown[seat] < 2:
            self.ask_again(BOTH, seat)
        elif move == THROW and step == LAST:
            self.sums[seat] += self.below(100)

    def _copy(self) -> State:
        twin = Dice()
        twin.sums, twin.thrown = self.sums[:], self.thrown[:]
        return twin

    def _imagine(self, seat: i64, rng: Random) -> None:
        pass


class Nothing(msgspec.Struct):
    """No options, and nothing to see."""


class DiceGame(Game):
    name, rules, ledger, hides = "dice", 1, "", False
    moves, steps, events, options = MOVES, STEPS, Events(), Nothing
    refusals = Refusals(over="A-1", not_asked="A-2", no_move="A-3")

    def seat_counts(self, options: Any) -> Sequence[int]:
        return [4]

    def longest(self, setting: Setting) -> int:
        return 20

    def words(self, options: Any) -> Words:
        return {}

    def layers(self, options: Any) -> list[Layer]:
        return []

    def deal(self, setting: Setting, random: Random) -> State:
        state = self.place(setting, {"sums": [0] * 4, "thrown": [0] * 4})
        state.random = random
        for step in (END, ROUND):
            state.push(step)
        return state

    def view(self, state: Any, seat: int | None) -> msgspec.Struct:
        return Nothing()

    def result(self, state: Any) -> Result:
        return Result([])

    def position(self, state: Any) -> dict[str, Any]:
        return {"sums": [*state.sums], "thrown": [*state.thrown]}

    def place(self, setting: Setting, position: dict[str, Any]) -> State:
        state = Dice()
        state.open(setting, Random(0, 0, 0, 0))
        state.sums, state.thrown = row(position["sums"]), row(position["thrown"])
        return state

    def flaws(self, state: Any) -> list[Refused]:
        return []


DICE = DiceGame()


def start() -> State:
    return DICE.start(seats=4, seed="dice")


def test_each_lane_goes_on_at_its_own_pace() -> None:
    state = start()
    assert state.to_act == (0, 1, 2, 3)
    for seat in (0, 0):
        state.play(seat, THROW)
    assert list(state.to_act) == [1, 2, 3]
    for seat in (1, 1):
        state.play(seat, THROW)
    assert list(state.to_act) == [0, 2, 3]
    assert state.legal(0) == [THROW, KEEP]
    assert state.legal(2) == [THROW]
    assert [lane["agenda"] for lane in state.dump()["lanes"]] == [["last"], ["last", "both"]]


def test_the_agenda_waits_for_all_lanes() -> None:
    state = start()
    for seat in (2, 3, 2, 3, 2):
        state.play(seat, THROW)
    assert state.to_act == (0, 1)
    assert all(int(number) < 1000 for number in state.sums)  # type: ignore[attr-defined]  # the zones of the toy
    for seat in (0, 1, 0, 1, 0):
        state.play(seat, THROW)
    assert state.over
    assert max(state.sums) > 1000  # type: ignore[attr-defined]  # the zones of the toy
    assert "lanes" not in state.dump()


def test_no_lane_depends_on_who_is_quicker() -> None:
    ends: set[bytes] = set()
    for order in itertools.permutations([0, 0, 1, 1, 2, 2, 3, 3], 8):
        if len(ends) > 1 or order[0] > order[-1]:
            continue
        state = start()
        for seat in order:
            state.play(seat, THROW)
        first = 0 if order[1] < 2 else 2
        for seat in (first, 2 - first):
            state.play(seat, THROW)
        ends.add(msgspec.json.encode(state.dump()))
    assert len(ends) == 1


def test_lanes_have_a_chance_of_their_own() -> None:
    lanes = start().dump()["lanes"]
    assert lanes[0]["random"] != lanes[1]["random"] != start().dump()["random"]


def test_copies_and_positions_keep_the_lanes() -> None:
    state = start()
    for seat in (0, 0, 1, 2):
        state.play(seat, THROW)
    twin, restored = state.copy(), DICE.restore(state.dump())
    assert twin.dump() == restored.dump() == state.dump()
    for each in (state, twin, restored):
        for seat in (1, 3, 0, 2, 3, 2):
            each.play(seat, THROW)
    assert state.over
    assert twin.dump() == restored.dump() == state.dump()


def test_a_guess_imagines_the_chance_of_lanes_anew() -> None:
    state = start()
    world = state.guess(0, seeded("guess"))
    assert [lane["random"] for lane in world.dump()["lanes"]] != [lane["random"] for lane in state.dump()["lanes"]]


@pytest.mark.parametrize(
    "change",
    [
        {"to_act": [0]},
        {"lanes": [{"agenda": ["both"], "to_act": [0, 1], "random": [1, 2, 3, 4]}]},
        {"lanes": [{"agenda": ["both"], "to_act": [0, 1, 2, 3], "random": [1, 2, 3]}]},
        {"lanes": [{"agenda": ["dance"], "to_act": [0, 1, 2, 3], "random": [1, 2, 3, 4]}]},
        {"lanes": [{"agenda": ["last"] * 19, "to_act": [0, 1, 2, 3], "random": [1, 2, 3, 4]}]},
        {"lanes": [{"agenda": ["both"], "to_act": [0, 1, 2, 3], "random": [1, 2, 3, 4], "x": 1}]},
        {
            "lanes": [
                {"agenda": ["both"], "to_act": [], "random": [1, 2, 3, 4]},
                {"agenda": ["both"], "to_act": [0, 1, 2, 3], "random": [1, 2, 3, 4]},
            ]
        },
        {"lanes": 7},
    ],
)
def test_lanes_that_cannot_be_are_refused(change: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        DICE.restore(start().dump() | change)


def test_a_lane_that_grows_without_end_is_noticed() -> None:
    class Growing(Dice):
        def _resolve(self, step: i64) -> None:
            if step == DEEP or step == BOTH:
                self.push(DEEP)
                self.push(DEEP)
            else:
                super()._resolve(step)

    state = Growing()
    state.open(DICE.setting(None, 4), seeded("deep"))
    state.push(ROUND)
    with pytest.raises(OverflowError):
        state.advance()
