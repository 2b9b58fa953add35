"""Keeps the record of the game that is played, so that nothing is lost however it is left."""

from __future__ import annotations

import os
import signal
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import current_thread, main_thread
from types import FrameType
from typing import Any

from ...core.errors import Refused
from ...core.records import Record
from ..files import shown, write_text

SIGNALLED = 128
"""The exit code of a process that a signal ends is this and the signal's number."""


class Keeper:
    """One file for one game, in the folder for the user's data, written anew whenever it is asked to."""

    def __init__(self, game: str, resumed: Path | None = None) -> None:
        """A game resumed from the folder goes on in its file; any other file is left as it was."""
        self.game = game
        self.file: Path | None = None
        if resumed is not None and resumed.resolve().parent == folder().resolve():
            self.file = resumed.resolve()

    def keep(self, record: Record) -> Path:
        """Write the record down; the answer is where. Raises `Refused` if it can be written nowhere."""
        if self.file is not None:
            write_text(self.file, record.text())
            return self.file
        flaws = []
        for place in (folder(), Path(tempfile.gettempdir())):
            try:
                place.mkdir(parents=True, exist_ok=True)
                file = place / self._name()
                write_text(file, record.text())
            except (Refused, OSError) as error:
                flaws.append(str(getattr(error, "strerror", None) or error))
                continue
            self.file = file
            return file
        raise Refused("cannot-keep", file=shown(folder()), detail=flaws[0][:200])

    def _name(self) -> str:
        return f"{self.game}-{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.record"


def folder() -> Path:
    """Where games are kept."""
    from platformdirs import user_data_path

    return user_data_path("tablewright", appauthor=False) / "games"


@contextmanager
def kept_on_hang_up(keep: Callable[[], None]) -> Iterator[None]:
    """Meanwhile, when the terminal is closed or the process is asked to end, the game is kept first."""
    modes = _terminal_modes()

    def leave(number: int, frame: FrameType | None) -> None:
        try:
            keep()
        finally:
            _restore(modes)
            os._exit(SIGNALLED + number)

    if current_thread() is not main_thread():
        yield
        return
    before = {number: signal.signal(number, leave) for number in _signals()}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _signals() -> list[signal.Signals]:
    return [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]


def _terminal_modes() -> list[Any] | None:
    """How the terminal stands before a line editor changes it; `None` where there is none."""
    try:
        import termios
    except ImportError:
        return None
    try:
        return termios.tcgetattr(0)
    except termios.error:
        return None


def _restore(modes: list[Any] | None) -> None:
    if modes is not None:
        import termios

        with suppress(OSError, termios.error):
            termios.tcsetattr(0, termios.TCSANOW, modes)
