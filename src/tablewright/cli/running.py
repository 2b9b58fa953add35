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
        from . import usage

        line = usage.told(error)
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
