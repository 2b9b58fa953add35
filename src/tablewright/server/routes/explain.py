"""Explaining: what a move would do, why one cannot be, what a rule says, what happened, what an adviser thinks."""

from __future__ import annotations

from functools import cache

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from ...core import rules as ledgers
from ...core.random import seeded
from .. import wire
from ..bots import advise, lines
from ..door import AnyRequest, Visit, visit
from ..foresight import foresee, recall
from ..hall import job_of
from ..problems import Refusal, problem
from ..teaching import lesson_at
from ..words import Speaker, speaker


@cache
def every_rule() -> list[ledgers.Entry]:
    """The entries of all ledgers."""
    return ledgers.every()


def voice_of(visitor: Visit) -> Speaker:
    """Who speaks to this visitor."""
    return speaker(visitor.room.table.setting, visitor.lang)


@post("/api/tables/{table:str}/preview", status_code=200)
async def preview(request: AnyRequest, table: FromPath[str], data: JSONBody[wire.PreviewRequest]) -> wire.Preview:
    """What moves would do, as far as that is certain."""
    visitor = await visit(request, table)
    seat = visitor.seat
    async with visitor.room.lock:
        return foresee(visitor.room.table, seat, data.moves, voice_of(visitor))


@get("/api/tables/{table:str}/why-not")
async def why_not(request: AnyRequest, table: FromPath[str], move: FromQuery[str]) -> wire.WhyNot:
    """Why a move cannot be."""
    visitor = await visit(request, table)
    seat = visitor.seat
    async with visitor.room.lock:
        world = visitor.room.table.state.guess(seat, seeded("why not"))
    refused = world.why_not(seat, move[:200])
    if refused is None:
        return wire.WhyNot(True)
    entries = [entry for entry in every_rule() if entry.id == refused.rule]
    return wire.WhyNot(False, problem(refused, visitor.lang).text, refused.rule, entries[0].text if entries else "")


@get("/api/rules/{rule:str}")
async def rule(rule: FromPath[str]) -> list[wire.RuleInfo]:
    """What the ledger says under an id."""
    return listed([entry for entry in every_rule() if entry.id == rule.upper()])


@get("/api/ledgers/{ledger:str}")
async def ledger(ledger: FromPath[str]) -> list[wire.RuleInfo]:
    """All entries of a ledger, in its order."""
    return listed([entry for entry in every_rule() if entry.ledger == ledger])


def listed(found: list[ledgers.Entry]) -> list[wire.RuleInfo]:
    """Entries of a ledger as an answer. Raises `Refusal` for none."""
    if not found:
        raise Refusal(404, "no-page")
    return [wire.RuleInfo(entry.id, entry.ledger, entry.section, entry.text) for entry in found]


@get("/api/tables/{table:str}/hints")
async def hints(request: AnyRequest, table: FromPath[str]) -> wire.Hints:
    """What an adviser who knows what I know thinks of my moves."""
    visitor = await visit(request, table)
    at, seat, voice = visitor.room.table, visitor.seat, voice_of(visitor)
    if not at.base.policy.hints:
        raise Refusal(403, "hints-off")
    entries = at.entries
    advice = await visitor.hall.bots.ask(advise, job_of(at), seat) if seat in at.to_act else []
    async with visitor.room.lock:
        if visitor.room.table.entries != entries:
            raise Refusal(409, "stale")
        advice.sort(key=lambda each: (-each.value, each.move))
        rated = [
            wire.Hint(voice.choice(at.state, seat, each.move), each.value, voice.texts.say(each.reason))
            for each in advice
        ]
    return wire.Hints(rated)


@get("/api/tables/{table:str}/lines")
async def whole_turns(request: AnyRequest, table: FromPath[str]) -> wire.Lines:
    """Whole turns to choose from."""
    visitor = await visit(request, table)
    at, seat, voice = visitor.room.table, visitor.seat, voice_of(visitor)
    entries = at.entries
    found = await visitor.hall.bots.ask(lines, job_of(at), seat) if seat in at.to_act else []
    async with visitor.room.lock:
        if visitor.room.table.entries != entries:
            raise Refusal(409, "stale")
        game = at.setting.game
        labels = [game.label(at.state, seat, line, voice.texts) for line in found]
        return wire.Lines(
            [wire.Line([at.state.text(move) for move in line], label) for line, label in zip(found, labels)]
        )


@get("/api/tables/{table:str}/legend")
async def legend(request: AnyRequest, table: FromPath[str]) -> wire.Legend:
    """What a newcomer should know to read this table."""
    visitor = await visit(request, table)
    seat = visitor.watching()
    async with visitor.room.lock:
        view = visitor.room.table.state.view(seat)
    shown = visitor.room.table.setting.game.legend(view, voice_of(visitor).texts)
    return wire.Legend([[wire.Piece(style, text) for style, text in line] for line in shown])


@get("/api/tables/{table:str}/lesson")
async def lesson(request: AnyRequest, table: FromPath[str]) -> wire.Lesson:
    """Where the lesson of this table stands."""
    visitor = await visit(request, table)
    _ = visitor.seat
    async with visitor.room.lock:
        return lesson_at(visitor.room.table, visitor.lang)


@get("/api/tables/{table:str}/recap")
async def recap(request: AnyRequest, table: FromPath[str]) -> wire.Recap:
    """What happened since my last move."""
    visitor = await visit(request, table)
    seat = visitor.seat
    async with visitor.room.lock:
        at = visitor.room.table
        names, voice = at.names(visitor.lang), voice_of(visitor)
        events = at.state.events(seat, recall(at, seat))
    return wire.Recap([voice.told(event, voice.names(names, seat), seat) for event in events])


HANDLERS = [preview, why_not, rule, ledger, hints, whole_turns, legend, lesson, recap]
