"""What the reader of arguments complains about, in our words."""

from __future__ import annotations

from typing import Any

from typer import Abort, TyperException
from typer.core import TyperGroup

from ..core.errors import BadOption, shown
from .speech import one_line, say


class Commands(TyperGroup):
    """A group of commands that names them all to whoever asks for another."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that the first argument names. Raises `BadOption`."""
        if self.get_command(ctx, args[0]) is None:
            raise BadOption("no-command", command=shown(args[0], 40), commands=", ".join(self.commands))
        return super().resolve_command(ctx, args)


def told(error: Exception) -> str | None:
    """The complaint in one line; `None` if the error is not about arguments."""
    if isinstance(error, Abort):
        return say("usage-aborted")
    if not isinstance(error, TyperException):
        return None
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return say("usage-no-option", name=shown(getattr(error, "option_name", "")))
    if kind == "MissingParameter":
        return say("usage-missing", name=_name(error))
    if kind == "BadParameter":
        return _bad_value(error)
    if kind == "BadOptionUsage":
        return say("usage-with-value", name=shown(getattr(error, "option_name", "")))
    command = getattr(getattr(error, "ctx", None), "command", None)
    if command is None:
        return one_line(str(error))
    if hasattr(command, "commands"):
        return say("usage-command", commands=", ".join(command.commands))
    return say("usage-too-many", command=command.name)


def _bad_value(error: Any) -> str:
    """What a value should be; `problem` is one of the validator's error types, such as `int_parsing`."""
    (found, *_) = error.__cause__.errors() if hasattr(error.__cause__, "errors") else [{}]
    limits = found.get("ctx", {})
    return say(
        "usage-value",
        name=_name(error),
        value=shown(one_line(str(found.get("input", "?"))), 40),
        problem=found.get("type", ""),
        limit=limits.get("le", limits.get("ge", "")),
    )


def _name(error: Any) -> str:
    """What the help calls an argument."""
    if error.param.param_type_name == "argument":
        return str(error.param.metavar)
    return str(error.param.opts[-1])
