"""Files that somebody hands in: read up to a limit, and refused in one line when they are not what they should be."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from ..core.errors import BadOption, BadPosition, BadRecord, Refused
from ..core.game import Game
from ..core.records import LONGEST, Record

LONGEST_POSITION = 1 << 20
LONGEST_PACK = 1 << 20


def read_text(path: Path, most: int) -> str:
    """The text of a file. Raises `Refused` when it cannot be read, is no text or too long."""
    name = shown(path)
    try:
        with path.open("rb") as file:
            data = file.read(most + 1)
    except (OSError, ValueError) as error:
        detail = getattr(error, "strerror", None) or str(error)
        raise Refused("file-unreadable", file=name, detail=detail) from None
    if len(data) > most:
        raise Refused("file-too-long", file=name, most=str(most))
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise Refused("file-binary", file=name) from None


def write_text(path: Path, text: str) -> None:
    """Write a whole file or none of it: what stood there before stays till the new text is complete."""
    beside = path.with_name(f".{path.name}.new")
    try:
        beside.write_text(text, "utf-8", newline="\n")
        beside.replace(path)
    except (OSError, ValueError) as error:
        detail = getattr(error, "strerror", None) or str(error)
        raise Refused("file-unwritable", file=shown(path), detail=detail) from None


def read_record(path: Path) -> Record:
    """The record in a file. Raises `Refused`; its moves are not yet tried."""
    try:
        return Record.parse(read_text(path, 4 * LONGEST))
    except BadOption as bad:
        raise as_content(bad) from None


def read_position(path: Path) -> dict[str, Any]:
    """The position in a file, as data. Raises `Refused`."""
    text = read_text(path, LONGEST_POSITION)
    try:
        data = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refused("file-json", file=shown(path), detail=str(error)[:120]) from None
    if not isinstance(data, dict):
        raise BadPosition([Refused("position-object")])
    return data


def game_of_position(position: dict[str, Any]) -> Game:
    """The game whose position it says it is."""
    from ..core.registry import get

    name = position.get("game")
    if not isinstance(name, str):
        raise BadPosition([Refused("position-missing", field="game")])
    try:
        return get(name)
    except BadOption as bad:
        raise as_content(bad) from None


def as_content(bad: BadOption) -> BadRecord:
    """Options in a file that cannot be are a flaw of the file, not of the command."""
    content = BadRecord(bad.key, bad.rule, **bad.arguments)
    return content if bad.texts is None else content.said_by(bad.texts)


def as_json(value: Any) -> str:
    """Data as readable JSON."""
    return json.dumps(msgspec.to_builtins(value), ensure_ascii=False, indent=2)


def shown(path: Path) -> str:
    """A path, fit for one line."""
    return "".join(c if c.isprintable() else "?" for c in str(path))[:200]
