"""A table is its log: numbered entries, appended and never changed. Everything else at the table follows from them."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field

from .wire import Policy

Kind = Literal["play", "undo", "ask", "answer", "stand-in", "back", "end"]
Status = Literal["waiting", "playing", "finished", "ended"]
SERVER = -1
"""The seat of entries that no seat made."""


class Marks(Struct, array_like=True):
    """For each seat: the number of its look, the look at which its present question was put, and its clock.

    `left` are the seconds on its clock when it was asked, `since` when that was; both in milliseconds.
    """

    numbers: list[int]
    asked: list[int]
    left: list[int]
    since: list[int]


class Entry(Struct):
    """One thing that was done at the table.

    `play`: `texts` are the moves. `undo`: `to` is how many moves remain. `ask`: `texts` is what for, `to` how many
    moves would remain. `answer`: `texts` is the number of what was asked, `to` is 1 for yes. `stand-in`: `texts` is the
    kind of bot. `key` is the request's, so that none is done twice; `at` is in milliseconds since 1970.
    """

    number: int
    kind: Kind
    seat: int
    at: int
    key: str = ""
    texts: list[str] = []
    to: int = 0
    marks: Marks | None = None


class Chair(Struct):
    """Who sits in a seat: nobody yet (`open`), a `person`, or a `bot` of a kind."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    bot: str = ""
    salt: str = ""
    account: int | None = None


class Held(Struct, frozen=True):
    """What a key opens: a seat, the host's rights, or both."""

    seat: int | None
    host: bool
    account: int | None = None


class Base(Struct):
    """What a table begins with: everything but its log."""

    id: str
    game: str
    options: dict[str, Any]
    chairs: list[Chair]
    policy: Policy
    secret: str
    created: int
    started: int | None = None
    status: Status = "waiting"
    position: dict[str, Any] | None = None
    fork_of: str | None = None
    rematch: str | None = None
    lesson: str | None = None
    keys: dict[str, Held] = field(default_factory=dict)
    """By the hash of the key."""
