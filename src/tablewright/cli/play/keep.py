"""Keeps the record of the game that is played, so that nothing is lost however it is left."""

from __future__ import annotations

import os
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from types import FrameType

from ...core.errors import Refused
from ...core.records import Record
from ..files import shown, write_text

HUNG_UP = 129


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


def on_hang_up(keep: Callable[[], None]) -> None:
    """When the terminal is closed or the process is asked to end, keep the game and go."""

    def leave(number: int, frame: FrameType | None) -> None:
        try:
            keep()
        finally:
            _close(sys.stdout, sys.stderr)
            os._exit(HUNG_UP)

    for name in ("SIGHUP", "SIGTERM"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), leave)


def _close(*streams: object) -> None:
    for stream in streams:
        try:
            getattr(stream, "flush", lambda: None)()
        except (OSError, ValueError):
            continue
