"""Watching again, forking, exporting, proving, reporting."""

from __future__ import annotations

import asyncio

from litestar import MediaType, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from ...core import fair
from ...core.random import seeded
from .. import lobby, schema, wire
from ..afterwards import look_back, told
from ..door import AnyRequest, Visit, costly, visit
from ..problems import Refusal, texts
from ..replaying import Past, past_of, shown
from ..store import now
from ..words import speaker
from .tables import account_of, seated


def whose(visitor: Visit, seat: str | None) -> tuple[int | None, bool]:
    """The seat that a replay is seen from, and whether with open hands. Raises `Refusal` for what is still hidden."""
    table = visitor.room.table
    own = visitor.watching()
    if seat is None or seat == str(own):
        return own, False
    if seat == "spectator":
        return None, False
    if seat == "open" and table.over:
        return own, True
    if seat.isdecimal() and len(seat) < 4 and table.over:
        lobby.check_seat(visitor.room, int(seat))
        return int(seat), False
    raise Refusal(403, "replay-hidden")


async def past(visitor: Visit, seat: int | None, hands: bool) -> Past:
    """The steps of the game, as they were seen; the room keeps them until the next move."""
    async with visitor.room.lock:
        await visitor.hall.catch_up(visitor.room)
        record = visitor.room.table.game.record
    kept = visitor.room.pasts.get((seat, hands))
    if kept is None or kept.record is not record:
        kept = visitor.room.pasts[seat, hands] = await asyncio.to_thread(past_of, record, seat, hands)
    return kept


@get("/api/tables/{table:str}/replay")
async def replay(request: AnyRequest, table: FromPath[str], seat: FromQuery[str | None] = None) -> wire.Replay:
    """How many steps there are."""
    visitor = await visit(request, table)
    who, hands = whose(visitor, seat)
    found = await past(visitor, who, hands)
    return wire.Replay(len(found.plies) - 1, visitor.room.table.over, found.last_of(who))


@get("/api/tables/{table:str}/replay/{step:int}")
async def replay_step(
    request: AnyRequest, table: FromPath[str], step: FromPath[int], seat: FromQuery[str | None] = None
) -> wire.ReplayStep:
    """The table at a step."""
    visitor = await visit(request, table)
    who, hands = whose(visitor, seat)
    found = await past(visitor, who, hands)
    voice = speaker(visitor.room.table.setting, visitor.lang)
    return await asyncio.to_thread(shown, visitor.room.table, found, step, voice)


@get("/api/tables/{table:str}/analysis")
async def analysis(request: AnyRequest, table: FromPath[str]) -> wire.AnalysisInfo:
    """A finished game looked at. It takes its time, once."""
    visitor = await visit(request, table)
    visitor.watching()
    room = visitor.room
    if not room.table.state.over:
        raise Refusal(409, "game-running")
    record = room.table.game.record
    if room.analysis is None or (room.analysis.done() and room.analysis.exception() is not None):
        costly(request)
        room.analysis = asyncio.create_task(visitor.hall.analysts.ask(look_back, record.text()))
    found = await asyncio.shield(room.analysis)
    return await asyncio.to_thread(told, record, found, speaker(room.table.setting, visitor.lang).texts)


@post("/api/tables/{table:str}/fork")
async def fork(request: AnyRequest, table: FromPath[str], data: JSONBody[wire.ForkRequest]) -> wire.Seated:
    """A new game from a step, against bots. While the game runs, what I cannot know is dealt anew."""
    visitor = await visit(request, table)
    old = visitor.room.table
    seat, _ = whose(visitor, str(data.seat))
    if seat is None:
        raise Refusal(403, "no-key")
    found = await past(visitor, seat, False)
    state = await asyncio.to_thread(found.record.replay, found.ply(data.step), False)
    if state.over:
        raise Refusal(409, "fork-nothing")
    position = (state if old.over else state.guess(seat, seeded(fair.new_secret()))).dump()
    chairs = ["me" if chair == seat else data.bot for chair in range(old.seats)]
    wanted = wire.NewTable(old.base.game, chairs, old.base.options, name=data.name)
    account = await account_of(request)
    room, key = await lobby.set_up(visitor.hall, wanted, account, position, old.base.id)
    return seated(request, room, key, visitor.hall.sitter(room, key))


@post("/api/tables/{table:str}/rematch")
async def rematch(request: AnyRequest, table: FromPath[str]) -> wire.Seated:
    """The same table once more: the first who asks sets it up, the others sit down where they sat."""
    visitor = await visit(request, table)
    seat = visitor.seat
    if not visitor.room.table.over:
        raise Refusal(409, "game-running")
    room, key, held = await lobby.again(visitor.hall, visitor.room, seat, await account_of(request))
    return seated(request, room, key, held)


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT)
async def record(request: AnyRequest, table: FromPath[str]) -> Response[str]:
    """The whole game as text, once it is over: everybody's hand is in it."""
    visitor = await visit(request, table)
    visitor.watching()
    if not visitor.room.table.over:
        raise Refusal(409, "game-running")
    text = await asyncio.to_thread(visitor.room.table.game.record.text)
    name = f"{visitor.room.table.base.game}-{table}.record"
    return Response(text, headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/api/tables/{table:str}/fairness")
async def fairness(request: AnyRequest, table: FromPath[str]) -> wire.Fairness:
    """The promise, and when the game is over its proof."""
    visitor = await visit(request, table)
    visitor.watching()
    base, over, say = visitor.room.table.base, visitor.room.table.over, texts(visitor.lang).say
    if base.position is not None:
        return wire.Fairness("", over, [wire.FairStep("promise", True, say("fair-position"), {})])
    promise = fair.commitment(base.secret)
    steps = [wire.FairStep("promise", True, say("fair-promise"), {"sha256": promise})]
    if not over:
        return wire.Fairness(promise, over, [*steps, wire.FairStep("secret", True, say("fair-secret-later"), {})])
    kept = visitor.room.table.game.record
    checks = dict(await asyncio.to_thread(kept.checks))
    result = await asyncio.to_thread(lambda: kept.replay(watch=False).result)
    scores = {} if result is None else {str(end.seat): str(end.score) for end in result.seats}
    salts = {str(seat): salt for seat, salt in enumerate(kept.salts)}
    steps += [
        wire.FairStep("secret", fair.commitment(kept.secret) == promise, say("fair-secret"), {"secret": kept.secret}),
        wire.FairStep("salts", True, say("fair-salts"), salts),
        wire.FairStep("seed", checks["fair"] is None, say("fair-seed"), {"seed": kept.seed}),
        wire.FairStep("moves", checks["moves"] is None, say("fair-moves"), {"moves": str(len(kept.moves))}),
        wire.FairStep("result", True, say("fair-result"), scores),
    ]
    return wire.Fairness(promise, over, steps)


@post("/api/tables/{table:str}/reports")
async def report(request: AnyRequest, table: FromPath[str], data: JSONBody[wire.ReportRequest]) -> wire.Report:
    """Keep a report, with the game as it is; only who runs the server reads it."""
    visitor = await visit(request, table)
    seat = visitor.watching()
    async with visitor.room.lock:
        kept = visitor.room.table.game.record
    row = {
        "table": table,
        "seat": seat,
        "step": data.step,
        "text": data.text,
        "record": await asyncio.to_thread(kept.text),
        "at": now(),
    }

    async def job(connection: AsyncConnection) -> int:
        inserted = await connection.execute(insert(schema.reports).values(row))
        return int(inserted.inserted_primary_key[0])  # type: ignore[index]  # an insert of one row has one

    return wire.Report(await visitor.hall.store.write(job))


HANDLERS = [replay, replay_step, analysis, fork, rematch, record, fairness, report]
