"""Options: what is chosen before play. One typed struct per game; this module reads and describes any of them."""

from __future__ import annotations

import types
import typing
from collections.abc import Mapping
from functools import cache
from typing import Any, TypeVar

import msgspec

from .errors import BadOption, shown

S = TypeVar("S", bound=msgspec.Struct)


class Described(msgspec.Struct, frozen=True):
    """One option as `tablewright games` shows it: its key, type, default and, if few, its values."""

    name: str
    type: str
    default: Any
    choices: list[str] | None = None


def describe(options: type[msgspec.Struct]) -> list[Described]:
    """The options of a game, in their declared order."""
    defaults = options()
    return [
        Described(field.name, _type_name(field.type), getattr(defaults, field.name), choices(field.type))
        for field in msgspec.structs.fields(options)
    ]


def choices(kind: Any) -> list[str] | None:
    """The values that a type allows, if it lists them."""
    if typing.get_origin(kind) is typing.Literal:
        return [str(value) for value in typing.get_args(kind)]
    for part in typing.get_args(kind):
        found = choices(part)
        if found:
            return found
    return None


def read(options: type[S], given: Mapping[str, Any]) -> S:
    """The options struct for keys and values, which may be typed or be text (`kinds=elf,orc`). Raises `BadOption`."""
    fields = _fields(options)
    values = {}
    for key, value in given.items():
        if key not in fields:
            raise BadOption("no-option", option=shown(key), options=", ".join(fields))
        kind = fields[key].type
        try:
            values[key] = msgspec.convert(_parsed(value, kind), kind, strict=False)
        except (msgspec.ValidationError, msgspec.DecodeError, ValueError, RecursionError):
            allowed = ", ".join(choices(kind) or (["true", "false"] if kind is bool else [_type_name(kind)]))
            raise BadOption("bad-option", option=key, value=shown(value), allowed=allowed) from None
    return options(**values)


def pairs(texts: list[str]) -> dict[str, str]:
    """The keys and values of `["edition=1e", ...]`. Raises `BadOption`."""
    found: dict[str, str] = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals:
            raise BadOption("option-form", option=shown(text))
        if key in found:
            raise BadOption("option-twice", option=shown(key))
        found[key] = value
    return found


@cache
def _fields(options: type[msgspec.Struct]) -> dict[str, msgspec.structs.FieldInfo]:
    return {field.name: field for field in msgspec.structs.fields(options)}


def _parsed(value: Any, kind: Any) -> Any:
    """Text for a container: a comma list or JSON. Anything else as it is."""
    if not isinstance(value, str) or not _holds(kind, (tuple, list, dict)):
        return value
    if value[:1] in "[{":
        return msgspec.json.decode(value)
    return [part.strip() for part in value.split(",")] if value else []


def _holds(kind: Any, containers: tuple[type, ...]) -> bool:
    if typing.get_origin(kind) in (typing.Union, types.UnionType):
        return any(_holds(part, containers) for part in typing.get_args(kind))
    return (typing.get_origin(kind) or kind) in containers


def _type_name(kind: Any) -> str:
    if typing.get_origin(kind) is typing.Literal:
        return "choice"
    if _holds(kind, (dict,)):
        return "table"
    if _holds(kind, (tuple, list)):
        return "list"
    return getattr(kind, "__name__", str(kind))
