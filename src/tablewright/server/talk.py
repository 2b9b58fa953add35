"""What is said at a table: plain text, kept in the database, told to those who sit there."""

from __future__ import annotations

from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from . import schema, wire
from .hall import TRIES, Hall, Room
from .lobby import clean
from .problems import Refusal
from .store import now

MOST_SHOWN = 200


async def said_at(hall: Hall, room: Room, after: int = 0) -> list[wire.Said]:
    """What was said after a number, oldest first, at most the last `MOST_SHOWN`."""
    table = room.table.base.id

    async def job(connection: AsyncConnection) -> list[wire.Said]:
        column = schema.chat.c
        newest = column.number.desc()
        query = select(schema.chat).where(column.table == table, column.number > after).order_by(newest)
        rows = await connection.execute(query.limit(MOST_SHOWN))
        return [wire.Said(row.number, row.seat, row.name, row.text, row.at // 1000) for row in rows][::-1]

    return await hall.store.read(job)


async def say(hall: Hall, room: Room, seat: int | None, text: str) -> wire.Said:
    """Say something. Raises `Refusal` where nothing is left of it."""
    text = clean(text, 500)
    if not text:
        raise Refusal(422, "chat-empty")
    name = "" if seat is None else room.table.names()[seat]
    table, at = room.table.base.id, now()

    async def job(connection: AsyncConnection) -> int:
        last = select(func.max(schema.chat.c.number)).where(schema.chat.c.table == table)
        number = ((await connection.execute(last)).scalar() or 0) + 1
        row = {"table": table, "number": number, "seat": seat, "name": name, "text": text, "at": at}
        await connection.execute(insert(schema.chat).values(row))
        return int(number)

    for _ in range(TRIES):
        try:
            said = wire.Said(await hall.store.write(job), seat, name, text, at // 1000)
        except IntegrityError:
            continue
        await tell(hall, room, said)
        await hall.store.tell("said", table, str(said.number))
        return said
    raise Refusal(503, "try-again")


async def tell(hall: Hall, room: Room, said: wire.Said) -> None:
    """Tell those who sit at the table."""
    for watcher in room.watchers:
        if watcher.key or watcher.seat is not None:
            watcher.send(wire.SaidPushed(said))
