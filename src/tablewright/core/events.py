"""What happened, numbered, told to those who may know it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from .moves import Domain, Words, word

EVERYBODY = -1
"""The audience of a public event: every seat and the spectators."""


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened, as one seat may know it. What it may not know is `None`."""

    number: int
    kind: str
    args: dict[str, str | list[str] | None]


@dataclass(frozen=True)
class Kind:
    """A declared kind of event: its arguments in order, which of them are hidden, and whether the last is a list."""

    name: str
    domains: tuple[tuple[str, Domain], ...]
    hidden: str
    many: bool


class Events:
    """The events of a game, declared once."""

    def __init__(self) -> None:
        self.kinds: list[Kind] = []

    def kind(self, name: str, *, hidden: str = "", many: bool = False, **domains: Domain) -> int:
        """Declare a kind; the answer is its number.

        `hidden` names the argument that only the audience learns; with `many` the last argument is a list.
        """
        self.kinds.append(Kind(name, tuple(domains.items()), hidden, many))
        return len(self.kinds) - 1


@dataclass(frozen=True)
class Told:
    """An event as the log keeps it: what happened and, as a bit mask of seats, who may know the hidden part."""

    kind: int
    audience: int
    numbers: tuple[int, ...]


class Log:
    """The events of one game since it was watched. It lives beside the state; copies do not carry it."""

    def __init__(self, events: Events, words: Words) -> None:
        self.events = events
        self.words = words
        self.told: list[Told] = []

    def tell(self, kind: int, audience: int, numbers: Sequence[int]) -> None:
        """Write down an event. `numbers` are its arguments, as indices of their domains."""
        self.told.append(Told(kind, audience, tuple(numbers)))

    def since(self, start: int, seat: int | None) -> list[Event]:
        """The events from number `start` on, as `seat` (or a spectator) may know them."""
        start = max(start, 0)
        return [self._seen(number, seat) for number in range(start, len(self.told))]

    def _seen(self, number: int, seat: int | None) -> Event:
        told = self.told[number]
        kind = self.events.kinds[told.kind]
        initiated = told.audience == EVERYBODY or (seat is not None and bool(told.audience >> seat & 1))
        args: dict[str, str | list[str] | None] = {}
        for i, (name, domain) in enumerate(kind.domains):
            if name == kind.hidden and not initiated:
                args[name] = None
            elif kind.many and i == len(kind.domains) - 1:
                args[name] = [word(domain, number, self.words) for number in told.numbers[i:]]
            else:
                args[name] = word(domain, told.numbers[i], self.words)
        return Event(number, kind.name, args)
