"""A tournament in a file: what is played in the first line, then a line for each finished game, as JSON."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from ..core.errors import Refused, shown

FORM = 1
"""The form of these files; a later one may be another."""


class Tournament(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is played: the first line of a tournament file."""

    arena: int
    game: str
    rules: int
    options: dict[str, Any]
    seats: int
    players: list[str]
    seed: str


class Entrant(msgspec.Struct, frozen=True):
    """What became of one side in a game. A shared win counts in parts; whoever plays alone can be first and lose."""

    player: str
    seats: list[int]
    rank: int
    won: float
    score: float


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game: a further line of the file. Seconds and decisions are by player, decisions without forced moves."""

    number: int
    sides: list[Entrant]
    decisions: dict[str, int]
    seconds: dict[str, float]
    slowest: dict[str, float]
    faults: dict[str, int]


def opened(file: Path, plan: Tournament) -> dict[int, Played]:
    """The games that a file has of this tournament; a file that is not there is begun. Raises `Refused`.

    A line that was broken off is dropped: its game is played again.
    """
    if not file.exists():
        write(file, plan, {})
        return {}
    head, found = read(file)
    if head.game == plan.game and head.rules != plan.rules:
        raise Refused("rules-version", given=str(head.rules), expected=str(plan.rules))
    differs = [key for key in Tournament.__struct_fields__ if getattr(head, key) != getattr(plan, key)]
    if differs:
        raise Refused("arena-other", file=shown(file, 200), differs=", ".join(differs))
    write(file, plan, found)
    return found


def read(file: Path) -> tuple[Tournament, dict[int, Played]]:
    """What a file has, by number. Raises `Refused`."""
    lines = file.read_bytes().splitlines()
    try:
        head = msgspec.json.decode(lines[0] if lines else b"", type=Tournament)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refused("arena-file", file=shown(file, 200), detail=shown(error, 120)) from None
    games = [game for line in lines[1:] if (game := game_of(line)) is not None]
    return head, {game.number: game for game in games}


def game_of(line: bytes) -> Played | None:
    """The game of a line; nothing where the line was broken off."""
    try:
        return msgspec.json.decode(line, type=Played)
    except (msgspec.DecodeError, RecursionError):
        return None


def write(file: Path, plan: Tournament, games: dict[int, Played]) -> None:
    """Write the whole file or nothing."""
    beside = file.with_name(f".{file.name}.new")
    beside.write_bytes(b"".join(msgspec.json.encode(each) + b"\n" for each in (plan, *games.values())))
    beside.replace(file)


def add(file: Path, played: Played) -> None:
    """Write down one more game."""
    with file.open("ab") as kept:
        kept.write(msgspec.json.encode(played) + b"\n")
