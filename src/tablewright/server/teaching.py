"""Lessons at a table: what is said when, what comes next, and what the others do by the script."""

from __future__ import annotations

from ..core import lessons
from ..core.records import Record
from . import wire
from .bots import Turn
from .problems import Refusal
from .table import Table


def script_of(table: Table) -> tuple[str, Record]:
    """The lesson of a table. Raises `Refusal` where there is none."""
    name = table.base.lesson
    if name is None or name not in lessons.names(table.setting.game):
        raise Refusal(404, "no-page")
    return name, lessons.lesson(table.base.game, name)


def on_path(table: Table, script: Record) -> bool:
    """Whether all moves so far are those of the lesson."""
    made = table.game.record.moves
    return made == script.moves[: len(made)]


def lesson_at(table: Table, lang: str) -> wire.Lesson:
    """Where the lesson stands. Raises `Refusal` where there is none."""
    name, script = script_of(table)
    ply, last = len(table.game.record.moves), len(script.moves)
    mine: list[str] = []
    if on_path(table, script):
        for seat, text in script.moves[ply:]:
            if seat != lessons.LEARNER:
                break
            mine.append(text)
    left = not on_path(table, script) and ply <= last
    at = min(ply, last)
    texts = [lessons.said(script, name, at + ahead, lang) for ahead in range(max(1, len(mine)))]
    return wire.Lesson(at, last, texts, mine, left)


def scripted(table: Table) -> list[Turn] | None:
    """What the bots do next by the lesson: nothing while it waits for the learner. None: they are free."""
    if table.base.lesson is None or table.live is None:
        return None
    _, script = script_of(table)
    rest = script.moves[len(table.game.record.moves) :]
    if not rest or not on_path(table, script):
        return None
    ahead = next((at for at, (seat, _) in enumerate(rest) if seat == lessons.LEARNER), len(rest))
    return [(seat, [text]) for seat, text in rest[:ahead]]
