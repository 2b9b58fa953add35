"""Positions: states as readable data, and data from anywhere as states, with every reason why it cannot be.

What every game has, the flow, is written and read here; a game reads its zones with a `Reader`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from .errors import BadPosition, Refused, shown
from .flow import DEEPEST
from .moves import SEAT
from .random import Random

if TYPE_CHECKING:
    from .game import Game, Setting
    from .state import State

LONGEST = 1000
"""No list of a position is longer."""
HIGHEST = 64
"""No agenda has more steps."""


def fields_of(data: Mapping[str, Any], fields: Mapping[str, Any]) -> tuple[dict[str, Any], list[Refused]]:
    """The typed values of the wanted fields, and a reason for each that is missing or of the wrong form."""
    values: dict[str, Any] = {}
    reasons: list[Refused] = []
    for name, kind in fields.items():
        if name not in data:
            reasons.append(Refused("position-missing", field=name))
            continue
        try:
            values[name] = msgspec.convert(data[name], kind)
        except (msgspec.ValidationError, RecursionError) as error:
            reasons.append(Refused("position-form", field=name, detail=str(error)[:120]))
    return values, reasons


class Reader:
    """Turns the names of a position into numbers and gathers what is wrong with them.

    `data` holds the fields that have their form. Read on through the methods: each notes its flaw and answers with
    something harmless. `stop` raises `BadPosition` if anything was noted.
    """

    def __init__(self, setting: Setting, position: Mapping[str, Any], fields: Mapping[str, Any]) -> None:
        """`fields` names every field and its type; others are a flaw."""
        self.setting = setting
        self.reasons: list[Refused] = []
        self.data = self.checked(position, fields)
        for name in position:
            if name not in fields:
                self.flaw("position-unknown", field=name)

    def flaw(self, key: str, rule: str = "", **arguments: object) -> None:
        """Note a flaw."""
        self.reasons.append(Refused(key, rule, **{name: shown(value) for name, value in arguments.items()}))

    def checked(self, data: Mapping[str, Any], fields: Mapping[str, Any]) -> dict[str, Any]:
        """The fields of an object, typed."""
        values, reasons = fields_of(data, fields)
        for name, value in values.items():
            if isinstance(value, list) and len(value) > LONGEST:
                reasons.append(Refused("position-form", field=name, detail=str(len(value))))
        self.reasons += reasons
        return values

    def stop(self) -> None:
        """Give up if there is any flaw so far: what follows could not be read."""
        if self.reasons:
            raise BadPosition(self.reasons)

    def index(self, domain: str, name: str) -> int:
        """The number of a name; 0 and a flaw for an unknown one."""
        names = self.setting.words[domain]
        if name in names:
            return list(names).index(name)
        self.flaw("position-name", domain=domain, name=name)
        return 0

    def within(self, field: str, number: int, least: int, most: int) -> int:
        """A number, which must lie in a range."""
        if not least <= number <= most:
            self.flaw("position-range", field=field, value=number, least=least, most=most)
            return least
        return number

    def length(self, field: str, wanted: int) -> None:
        """A list of `data`, which must have so many items; a field that is missing was noted before."""
        if field in self.data and len(self.data[field]) != wanted:
            self.flaw("position-form", field=field, detail=str(wanted))

    def seat(self, field: str, seat: int | None) -> int:
        """A seat, or -1 for nobody."""
        return -1 if seat is None else self.within(field, seat, 0, self.setting.seats - 1)


class Head(msgspec.Struct, forbid_unknown_fields=False):
    """What every position holds, whatever the game."""

    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    agenda: list[str]
    to_act: list[int]
    random: list[int]


class Lane(msgspec.Struct, forbid_unknown_fields=True):
    """One of the agendas that go on side by side."""

    agenda: list[str]
    to_act: list[int]
    random: list[int]


def flow_of(state: State) -> dict[str, Any]:
    """What is still to do, who is asked, and chance, as data."""
    flow = _flow(state, state.agenda, int(state.asked), state.random)
    lanes = [
        _flow(state, state.lane_steps(lane), int(state.lane_asks(lane)), state.chance(lane))
        for lane in range(int(state.parted))
    ]
    return flow | ({"lanes": lanes} if lanes else {})


def _flow(state: State, steps: Iterable[int], asked: int, chance: Random) -> dict[str, Any]:
    names = state.setting.game.steps.names
    return {
        "agenda": [names[step] for step in steps],
        "to_act": [seat for seat in range(state.setting.seats) if asked >> seat & 1],
        "random": chance.words(),
    }


def parts_of(game: Game, position: object) -> tuple[Head, list[Lane], dict[str, Any]]:
    """What every position holds, its lanes, and the zones of the game. Raises `BadPosition`."""
    data = _object(position)
    head = _head(game, data)
    zones = {key: value for key, value in data.items() if key not in Head.__struct_fields__}
    return head, _lanes(game, head, zones.pop("lanes", [])), zones


def place_flow(state: State, head: Head, lanes: list[Lane]) -> None:
    """Let a state go on where `parts_of` says."""
    names = state.setting.game.steps.names
    state.random = Random(*head.random)
    for name in head.agenda:
        state.push(names.index(name))
    state.asked = _bits(head.to_act)
    if lanes:
        state.restore_lanes(
            [(_bits(lane.to_act), lane.random, [names.index(name) for name in lane.agenda]) for lane in lanes]
        )


def _bits(seats: list[int]) -> int:
    return sum(1 << seat for seat in seats)


def _lanes(game: Game, head: Head, given: object) -> list[Lane]:
    values, reasons = fields_of({"lanes": given}, {"lanes": list[Lane]})
    lanes: list[Lane] = values.get("lanes", [])
    for lane in lanes:
        reasons += _flow_flaws(game, head.seats, lane, int(DEEPEST))
    if len(lanes) > SEAT.size or (lanes and {seat for lane in lanes for seat in lane.to_act} != set(head.to_act)):
        reasons.append(Refused("position-to-act"))
    if any(not lane.to_act and lane.agenda for lane in lanes) or (lanes and not head.to_act):
        reasons.append(Refused("position-agenda", step=""))
    if reasons:
        raise BadPosition(reasons)
    return lanes


def _head(game: Game, data: dict[str, Any]) -> Head:
    fields = {field.name: field.type for field in msgspec.structs.fields(Head)}
    values, reasons = fields_of(data, fields)
    if reasons:
        raise BadPosition(reasons)
    head = Head(**values)
    reasons = _head_flaws(game, head)
    if reasons:
        raise BadPosition(reasons)
    return head


def _head_flaws(game: Game, head: Head) -> list[Refused]:
    reasons = []
    if head.game != game.name:
        reasons.append(Refused("position-game", game=head.game[:40], expected=game.name))
    if head.rules != game.rules:
        reasons.append(Refused("rules-version", given=shown(head.rules, 20), expected=str(game.rules)))
    return reasons + _flow_flaws(game, head.seats, head, HIGHEST)


def _flow_flaws(game: Game, seats: int, flow: Head | Lane, deepest: int) -> list[Refused]:
    reasons = []
    if len(flow.random) != 4 or any(not 0 <= number < 1 << 32 for number in flow.random):
        reasons.append(Refused("position-random"))
    unknown = [name for name in flow.agenda if name not in game.steps.names]
    if unknown or len(flow.agenda) > deepest:
        reasons.append(Refused("position-agenda", step=", ".join(unknown)[:60]))
    if len(set(flow.to_act)) != len(flow.to_act) or any(not 0 <= seat < seats for seat in flow.to_act):
        reasons.append(Refused("position-to-act"))
    return reasons


def _object(position: object) -> dict[str, Any]:
    if not isinstance(position, dict) or not all(isinstance(key, str) for key in position):
        raise BadPosition([Refused("position-object")])
    return position
