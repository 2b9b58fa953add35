"""What is said last: how the game ended, where it is kept, and how to go on with it."""

from __future__ import annotations

import contextlib
import shlex
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from ...core.game import Line
from ..files import shown
from ..painting import show
from ..story import ending, sentences

if TYPE_CHECKING:
    from .session import Session

NAME = "tablewright"
LAST_ROWS = 8
"""Rows that are needed, below the score sheet, for where the game is kept."""
TOGETHER = 4
"""The last rows of the sheet: totals, places and who won."""


def end(session: Session) -> None:
    """Show what happened last, the final table, every point and who won; keep the game."""
    state, screen = session.live.state, session.screen
    me = next(iter(session.people)) if len(session.people) == 1 else None
    told = sentences(state.events(me, min(session.seen.values())), session.texts, session.names, me)
    news: list[Line] = [[("", f" {sentence}")] for sentence in told]
    table = session.live.record.game.table(state.view(me), session.texts, session.names, screen.width, screen.height)
    for page in filter(None, (news, table)):
        if session.asker.screen:
            session.page(page)
        else:
            show(screen, [*page, []])
    session.clear()
    if state.result is not None:
        _show_ending(session, ending(state.result, session.texts, session.names, screen.width))
    file = session.keeper.keep(session.live.record)
    print("\n" + session.say("play-kept", file=shown(file)))
    print(session.say("play-verify", command=f"{program()} verify {_quoted(file)}"))


def leave(session: Session) -> None:
    """Keep the game and say how to go on with it."""
    record = session.live.record
    file = session.keeper.keep(record)
    print("\n" + session.say("play-kept", file=shown(file)))
    print(session.say("play-resume", command=f"{program()} play {record.game.name} {_quoted(file)}"))


def _show_ending(session: Session, lines: list[Line]) -> None:
    """The score sheet and who won; a sheet that is longer than the screen goes over several pages."""
    most = session.screen.height - LAST_ROWS
    head, rows = lines[:1], lines[1:]
    while session.asker.screen and len(rows) > most:
        page = min(most, len(rows) - TOGETHER)
        session.page(head + rows[:page])
        rows = rows[page:]
        session.clear()
    show(session.screen, head + rows, wrap=True)


def program() -> str:
    """What to type to run this again: the bare name where the shell finds it, else the path from here."""
    called, found = Path(sys.argv[0]), shutil.which(NAME)
    if called.name != NAME or not called.is_file() or (found and Path(found).samefile(called)):
        return NAME
    called = called.absolute()
    with contextlib.suppress(ValueError):
        called = called.relative_to(Path.cwd())
    return _quoted(called)


def _quoted(file: Path) -> str:
    return shlex.quote(shown(file))
