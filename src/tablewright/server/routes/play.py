"""Looking at a table, and moving."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from .. import wire
from ..door import AnyRequest, Visit, visit
from ..log import Entry
from ..problems import Refusal, problem
from ..store import now
from ..table import Table

MOST = 1 << 31
Work = Callable[[Table, str, int], list[Entry]]


async def fresh(visitor: Visit, number: int = 0, events: int = 0) -> wire.Look:
    """What the visitor sees now, other processes' doings included, without the events they hold of look `number`."""
    seat = visitor.watching()
    async with visitor.room.lock:
        await visitor.hall.catch_up(visitor.room)
        table = visitor.room.table
        return table.look(seat, visitor.lang, now(), table.since(seat, number, events) if number else 0)


async def done(visitor: Visit, key: str, work: Work, number: int | None = None, events: int = 0) -> wire.Done:
    """Do something once for a key. Raises `Refusal` 409 with the fresh look when the seat was asked anew since.

    The answer is the look without the events that the client holds of look `number`.
    """
    seat, key = visitor.seat, f"{visitor.seat}:{key}"
    repeated = False

    def once(table: Table, at: int) -> list[Entry]:
        nonlocal repeated
        repeated = key in table.keys
        if repeated:
            return []
        if number is not None and table.live is not None and table.stale(seat, number):
            raise Refusal(409, "stale", table.look(seat, visitor.lang, at))
        return [*work(table, key, at), *table.stood_in(seat, None, at)]

    await visitor.hall.act(visitor.room, once)
    async with visitor.room.lock:
        table = visitor.room.table
        look = table.look(seat, visitor.lang, now(), table.since(seat, number, events) if number else 0)
    return wire.Done(look, visitor.info(), repeated)


@get("/api/tables/{table:str}/look")
async def look(
    request: AnyRequest,
    table: FromPath[str],
    number: Annotated[int, QueryParameter(ge=0, le=MOST)] = 0,
    events: Annotated[int, QueryParameter(ge=0, le=MOST)] = 0,
) -> wire.Look:
    """What I see. Who says what they saw last, and how many events they hold, gets only newer ones."""
    return await fresh(await visit(request, table), number, events)


@post("/api/tables/{table:str}/moves", status_code=200)
async def moves(request: AnyRequest, table: FromPath[str], data: JSONBody[wire.PlayRequest]) -> wire.Done:
    """Make moves."""
    visitor = await visit(request, table)
    made, refused = 0, None

    def play(at_table: Table, key: str, at: int) -> list[Entry]:
        nonlocal made, refused
        entry, refused = at_table.played(visitor.seat, data.moves, key, at)
        made = len(entry.texts)
        return [entry]

    answer = await done(visitor, data.key, play, data.number, data.events)
    answer.made = made
    answer.refused = None if refused is None else problem(refused, visitor.lang)
    return answer


@post("/api/tables/{table:str}/undo", status_code=200)
async def undo(request: AnyRequest, table: FromPath[str], data: JSONBody[wire.UndoRequest]) -> wire.Done:
    """Take back my last move, or ask for it."""
    visitor = await visit(request, table)
    return await done(visitor, data.key, lambda at_table, key, at: at_table.undone(visitor.seat, key, at))


@post("/api/tables/{table:str}/end", status_code=200)
async def end(request: AnyRequest, table: FromPath[str], data: JSONBody[wire.EndRequest]) -> wire.Done:
    """Ask the others to end the game as it stands."""
    visitor = await visit(request, table)
    return await done(visitor, data.key, lambda at_table, key, at: at_table.end_asked(visitor.seat, key, at))


@post("/api/tables/{table:str}/asks/{ask:int}", status_code=200)
async def answer(
    request: AnyRequest, table: FromPath[str], ask: FromPath[int], data: JSONBody[wire.AnswerRequest]
) -> wire.Done:
    """Answer a request."""
    visitor = await visit(request, table)
    return await done(
        visitor, data.key, lambda at_table, key, at: at_table.answered(visitor.seat, ask, data.yes, key, at)
    )


HANDLERS = [look, moves, undo, end, answer]
