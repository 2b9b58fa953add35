"""The games of one person, the most urgent first."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from . import schema, wire
from .hall import Hall
from .log import Held
from .store import hashed

MOST = 60


async def inbox(hall: Hall, keys: list[str], account: int | None, lang: str) -> wire.Inbox:
    """What these keys open, and what belongs to the account; the newest `MOST` tables."""
    by_hash = {hashed(key): key for key in keys}
    rows = await hall.store.read(lambda connection: _held(connection, list(by_hash), account))
    items = [await _item(hall, table, held, by_hash.get(digest), lang) for table, held, digest in rows]
    return wire.Inbox(sorted(items, key=_urgency))


async def _held(connection: AsyncConnection, digests: list[str], account: int | None) -> list[tuple[str, Held, str]]:
    keys, tables = schema.keys.c, schema.tables.c
    mine = keys.hash.in_(digests) if account is None else keys.hash.in_(digests) | (keys.account == account)
    query = select(schema.keys).join(schema.tables, tables.id == keys.table).where(mine)
    rows = await connection.execute(query.order_by(tables.created.desc()).limit(MOST))
    return [(row.table, Held(row.seat, row.host, row.account), row.hash) for row in rows]


async def _item(hall: Hall, table: str, held: Held, key: str | None, lang: str) -> wire.InboxItem:
    room = await hall.room(table)
    asked = held.seat is not None and held.seat in room.table.to_act
    deadline = room.table.deadline(held.seat) if asked and held.seat is not None else None
    return wire.InboxItem(hall.info(room, lang), held.seat, asked, deadline, key)


def _urgency(item: wire.InboxItem) -> tuple[bool, bool, int, int]:
    running = item.table.status in ("waiting", "playing")
    return (not item.asked, not running, item.deadline or 1 << 60, -item.table.created)
