"""`tablewright replay`, `verify` and `position`: what a record says."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from ..core.errors import Refused
from ..core.records import Record
from ..core.state import State
from .files import as_json, read_record
from .painting import console, show
from .speech import reason, say, texts_of
from .story import ending, names_of, sentences

LAST_EVENTS = 12


def replay(file: Path, to: int | None, seat: int | None, json: bool) -> int:
    """The table at a ply as a seat or a spectator sees it, with what happened before."""
    record = read_record(file)
    state = record.replay(to)
    view = state.view(seat)
    plies = len(record.moves)
    if json:
        print(as_json(_seen(record, state, seat, view)))
        return 0
    texts, names = texts_of(record.setting), names_of(record.players, record.setting.seats)
    told = sentences(state.events(seat), texts, names, seat)
    screen = console()
    print(say("replay-ply", ply=int(state.ply) if to is None else to, plies=plies))
    for sentence in told[-LAST_EVENTS:] if to is None else told:
        print(f"  {sentence}")
    print()
    show(screen, record.game.table(view, texts, names, screen.width, screen.height))
    if state.result is not None:
        print()
        show(screen, ending(state.result, texts, names, screen.width))
    return 0


def _seen(record: Record, state: State, seat: int | None, view: msgspec.Struct) -> dict[str, Any]:
    """All that the seat may know, as data."""
    return {
        "game": record.game.name,
        "ply": int(state.ply),
        "plies": len(record.moves),
        "seat": seat,
        "players": list(record.players),
        "to_act": list(state.to_act),
        "view": view,
        "events": state.events(seat),
        "result": state.result,
    }


def verify(file: Path, json: bool) -> int:
    """Each check of a record; 1 if one fails. A record without a secret cannot be checked for a fair deal: a note."""
    record = read_record(file)
    checks = record.checks()
    failed = [name for name, flaw in checks if flaw is not None and not _is_note(flaw)]
    if json:
        found = [
            {"check": name, "ok": name not in failed, "note": reason(flaw) if flaw else ""} for name, flaw in checks
        ]
        print(as_json({"ok": not failed, "checks": found}))
        return 1 if failed else 0
    for name, flaw in checks:
        mark = say("verify-failed" if name in failed else "verify-note" if flaw else "verify-ok")
        print(f"{mark}  {say(f'verify-{name}')}{': ' + reason(flaw) if flaw else ''}")
    if failed:
        raise Refused("verify-bad", checks=", ".join(failed))
    return 0


def _is_note(flaw: Refused) -> bool:
    return flaw.key == "verify-no-secret"


def position(file: Path, to: int | None) -> int:
    """The complete position at a ply, hidden things included."""
    print(as_json(read_record(file).replay(to, watch=False).dump()))
    return 0
