"""What a player is, and which there are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from ..core.errors import BadOption, Refused
from ..core.random import Random, seeded
from ..core.state import Standpoint
from ..core.text import Layer
from . import command, levels, search
from .clock import Clock
from .greedy import Greedy
from .uniform import Uniform

TEXTS: Layer = ("tablewright.players", "")
"""What players are called: messages `player-NAME` and `player-NAME-about`."""


class Player(Protocol):
    """Somebody who decides for one seat. The same seed and standpoints give the same moves."""

    def choose(self, standpoint: Standpoint) -> int:
        """One of the standpoint's legal moves; it has at least one."""
        ...


Maker = Callable[[Random, Clock | None], Player]

PLAYERS: dict[str, Maker] = {
    "random": lambda rng, clock: Uniform(rng),
    "greedy": lambda rng, clock: Greedy(rng),
    "search": lambda rng, clock: search.Search(rng, clock or search.CLOCK),
    **{name: level.player for name, level in levels.LEVELS.items()},
}


def known() -> list[str]:
    """The kinds of players that anybody may ask for, weak to strong where they are levels."""
    return list(PLAYERS)


def is_player(name: str) -> bool:
    """Whether the name is that of a kind of player, with whatever it is given: `search:0.5s`, `cmd:./mybot`."""
    return name.partition(":")[0] in (*PLAYERS, command.NAME)


def is_program(name: str) -> bool:
    """Whether the name starts a program."""
    return name.partition(":")[0] == command.NAME


def check(name: str) -> str:
    """The name, if `make` takes it. Raises `BadOption`. No player is made: a command is not started."""
    _maker(name)
    return name


def make(name: str, seed: str, clock: Clock | None = None) -> Player:
    """A player of a kind. A clock takes the place of its own, if it has one. Raises `BadOption`.

    `search:400` searches 400 iterations, `search:0.5s` half a second, `search:0.5sx2` in two processes.
    `cmd:PROGRAM` starts a program of the user's own; whoever takes names from strangers offers only those of `known`.
    """
    return _maker(name)(seeded(f"player {seed}"), clock)


def faults(player: Player) -> list[Refused]:
    """What a player that is a program did wrong so far; each time something else moved in its place."""
    return list(getattr(player, "faults", []))


def _maker(name: str) -> Maker:
    kind, colon, rest = name.partition(":")
    if not colon and name in PLAYERS:
        return PLAYERS[name]
    if colon and kind == "search":
        return search.reader(rest)
    if colon and kind == command.NAME:
        return command.reader(rest)
    raise BadOption("no-player", player=name[:40], players=", ".join((*PLAYERS, "search:0.5s", "cmd:PROGRAM")))
