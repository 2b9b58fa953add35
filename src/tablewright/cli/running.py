"""Runs the command line and turns whatever goes wrong into one line and an exit code."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Sequence

from ..core.errors import BadOption, Refused
from . import speech

DONE, CONTENT, USAGE, INTERRUPTED = 0, 1, 2, 130


def run(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the answer is its exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    _be_lenient()
    try:
        speech.speak(speech.preferred(given))
        from .app import command

        return _code(command().main(given, prog_name="tablewright", standalone_mode=False))
    except Refused as refused:
        return fail(speech.reason(refused), USAGE if isinstance(refused, BadOption) else CONTENT)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _hush()
        return CONTENT
    except SystemExit as left:
        return left.code if isinstance(left.code, int) else CONTENT
    except OSError as error:
        return fail(speech.say("os-error", detail=speech.one_line(str(error))), CONTENT)
    except Exception as error:
        line = _usage(error)
        if line is None:
            raise
        return fail(line, USAGE)


def fail(line: str, code: int) -> int:
    """Say in one line on stderr what is wrong."""
    with contextlib.suppress(OSError):
        print(speech.say("error", message=line), file=sys.stderr)
    return code


def _code(answer: object) -> int:
    return answer if isinstance(answer, int) else DONE


def _usage(error: Exception) -> str | None:
    """What the reader of arguments complains about, in our words; `None` if it was not about arguments."""
    from typer import Abort, TyperException

    if isinstance(error, Abort):
        return speech.say("usage-aborted")
    if not isinstance(error, TyperException):
        return None
    kind = {"NoSuchOption": "usage-no-option", "MissingParameter": "usage-missing", "BadParameter": "usage-value"}
    param = getattr(error, "param", None)
    shown = getattr(param, "metavar", None) if getattr(param, "param_type_name", "") == "argument" else None
    name = getattr(error, "option_name", None) or shown or getattr(param, "opts", [""])[-1]
    key = kind.get(type(error).__name__, "usage-other")
    detail = getattr(error, "format_message", error.__str__)()
    return speech.one_line(speech.say(key, name=str(name)[:60], detail=detail[:300]))


def _be_lenient() -> None:
    """A terminal that cannot show a letter shows a question mark instead."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _hush() -> None:
    """Nobody reads any more; let Python's own farewell go nowhere too."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
