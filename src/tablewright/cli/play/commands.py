"""What can be typed besides moves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from ...core.errors import BadMove, Refused
from ...core.game import Line
from ...core.random import seeded
from ...players import Clock
from ...players.search import Estimate, MoveEstimate, Search
from .. import ledger
from ..files import shown, write_text
from ..speech import reason
from ..story import sentences, tally
from . import typed
from .choices import choices

if TYPE_CHECKING:
    from .session import Session

Command = Callable[["Session", int, str], None]


HINT = Clock(iterations=200)
"""How long the search behind a hint thinks: no seconds, so that equal worlds get equal hints."""
MOST_HINTS = 3
"""Moves of which a hint says what the search thinks."""


class Leave(Exception):
    """The person has had enough for now."""


def help_(session: Session, seat: int, rest: str) -> None:
    """What can be typed."""
    session.note(*([("", line)] for line in session.say("play-commands").splitlines()))


def why(session: Session, seat: int, rest: str) -> None:
    """Why a move is not allowed now."""
    if not rest:
        raise BadMove("why-what")
    state = session.live.state
    code = typed.meant(state, seat, rest)
    refused = state.why_not(seat, state.text(code))
    session.note(session.say("why-allowed", move=state.text(code)) if refused is None else reason(refused))


def hint(session: Session, seat: int, rest: str) -> None:
    """What a sensible player would do, and why; and what a search that knows as much as the person expects of it."""
    state = session.live.state
    advice = sorted(state.standpoint(seat).advice(), key=lambda each: (-each.value, each.move))
    if advice:
        label, why_best = _label(session, seat, advice[0].move), session.say(advice[0].reason)
        session.note([("bold", session.say("hint-line", label=f"→ {label}", reason=why_best))])
    if len(state.legal(seat)) > 1:
        found = Search(seeded(f"hint {len(session.live.record.moves)}"), HINT).estimate(state.standpoint(seat))
        session.note(session.say("hint-search", iterations=found.iterations))
        session.note(*(_estimated(session, found, each) for each in found.moves[:MOST_HINTS] if each.visits))
    elif not advice:
        session.note(session.say("hint-none"))


def _estimated(session: Session, found: Estimate, each: MoveEstimate) -> str:
    percent, outlook = round(100 * each.visits / found.iterations), round(100 * each.values[found.seat])
    label = _label(session, found.seat, each.move)
    return "  " + session.say("hint-estimate", label=label, tries=percent, outlook=outlook)


def _label(session: Session, seat: int, move: int) -> str:
    """The turn that begins with a move, with its number in the list."""
    state = session.live.state
    options = choices(state, seat, session.texts)
    line = max((line for line in options if line[0] == move), key=len, default=[move])
    number = f"{options.index(line) + 1} " if line in options else ""
    return number + session.live.record.game.label(state, seat, line, session.texts, session.brief)


def undo(session: Session, seat: int, rest: str) -> None:
    """Take back the last input, all its moves, as far as nothing has sealed them."""
    if not session.live.can_undo(seat):
        raise Refused("undo-sealed")
    before = session.inputs.pop()[0] if session.inputs else len(session.live.record.moves) - 1
    undone = []
    while len(session.live.record.moves) > before and session.live.can_undo(seat):
        undone.append(session.live.undo(seat))
    session.seen = {who: min(count, len(session.live.state.events(None))) for who, count in session.seen.items()}
    session.changed = True
    session.note(session.say("undone", moves=", ".join(reversed(undone))))


def log(session: Session, seat: int, rest: str) -> None:
    """Everything that happened, as far as the person may know."""
    told = sentences(session.live.state.events(seat), session.texts, session.names, seat)
    session.note(*told)


def rules(session: Session, seat: int, rest: str) -> None:
    """What the ledger says."""
    if not rest:
        raise Refused("rules-which")
    for entry in ledger.find(rest):
        session.note(*ledger.entry_text(entry).splitlines())


def score(session: Session, seat: int, rest: str) -> None:
    """Where each point came from."""
    parts = session.live.record.game.tally(session.live.state.view(seat))
    width = session.screen.width
    session.note(*(tally(parts, session.texts, session.names, width) if parts else [session.say("score-none")]))


def look(session: Session, seat: int, rest: str) -> None:
    """The table at full length, however small the window, and what its signs and cards mean."""
    view = session.live.state.view(seat)
    lines: list[Line] = session.live.record.game.table(view, session.texts, session.names, session.screen.width, 1000)
    session.note(*lines, [], *session.legend())


def save(session: Session, seat: int, rest: str) -> None:
    """Write the record to a file."""
    if not rest:
        raise Refused("save-where")
    file = Path(rest).expanduser()
    write_text(file, session.live.record.text())
    session.note(session.say("record-written", file=shown(file)))


def quit_(session: Session, seat: int, rest: str) -> None:
    """Leave; the game is kept."""
    raise Leave


COMMANDS: dict[str, Command] = {
    "help": help_,
    "why": why,
    "hint": hint,
    "undo": undo,
    "log": log,
    "look": look,
    "rules": rules,
    "score": score,
    "save": save,
    "quit": quit_,
}
