"""The command line: `tablewright …`. Thin: it reads arguments and files, asks the engine, and says what came of it."""

from __future__ import annotations

from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command. The answer is the exit code: 0 done, 1 something is wrong with the content, 2 with the usage."""
    from .running import run

    return run(arguments)
