"""Reading positions: data from anywhere into zones, with every reason why it cannot be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from .errors import BadPosition, Refused, shown

if TYPE_CHECKING:
    from .game import Setting


LONGEST = 1000
"""No list of a position is longer."""


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
