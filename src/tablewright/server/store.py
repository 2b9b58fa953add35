"""What is kept: tables and their logs, keys, accounts, chat. One writer commits whatever waits together."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec
from sqlalchemy import event, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ..core.registry import get
from . import schema
from .log import Base, Chair, Entry, Held, Marks
from .wire import Policy

T = TypeVar("T")
Job = Callable[[AsyncConnection], Awaitable[T]]
MOST_AT_ONCE = 500
CHANNEL = "tables"


class Conflict(Exception):
    """Somebody else was quicker: the log has an entry of that number, or one of that key."""


def hashed(key: str) -> str:
    """What the database keeps of a key."""
    return hashlib.sha256(key.encode()).hexdigest()


def new_key() -> str:
    """A fresh key, 192 bits."""
    return secrets.token_urlsafe(24)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass
class _Waiting:
    """Entries of one table that wait for their commit."""

    table: str
    entries: list[Entry]
    status: str | None
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Store:
    """The database. `append` and `write` return when what they wrote is durable."""

    def __init__(self, url: str, sender: str) -> None:
        self.url = url
        self.sender = sender
        self.postgresql = url.startswith("postgresql")
        self.engine: AsyncEngine = create_async_engine(url, pool_size=5, max_overflow=5)
        if not self.postgresql:
            event.listen(self.engine.sync_engine, "connect", _tune_sqlite)
        self._queue: list[_Waiting] = []
        self._wake = asyncio.Event()
        self._lock = asyncio.Lock()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the database up to date and start writing."""
        from .migrations import upgrade

        async with self.engine.connect() as connection:
            await connection.run_sync(upgrade)
        self._writer = asyncio.create_task(self._write_for_ever())

    async def close(self) -> None:
        """Stop writing; what was not acknowledged may be lost."""
        if self._writer is not None:
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        await self.engine.dispose()

    # --- the log --------------------------------------------------------------------------------------------

    async def append(self, table: str, entries: list[Entry], status: str | None = None) -> None:
        """Write entries, and the table's new status, together with whatever else waits. Raises `Conflict`."""
        waiting = _Waiting(table, entries, status)
        self._queue.append(waiting)
        self._wake.set()
        await waiting.done

    async def _write_for_ever(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._queue:
                batch, self._queue = self._queue[:MOST_AT_ONCE], self._queue[MOST_AT_ONCE:]
                await self._write_all(batch)

    async def _write_all(self, batch: list[_Waiting]) -> None:
        """Commit a batch together; if that fails, one by one."""
        try:
            await self._commit(batch)
        except asyncio.CancelledError:
            raise
        except Exception as error:  # noqa: BLE001 # whoever waits for the commit is told
            if len(batch) == 1:
                failed = Conflict() if isinstance(error, IntegrityError) else error
                if not batch[0].done.done():
                    batch[0].done.set_exception(failed)
                return
            for each in batch:
                await self._write_all([each])
            return
        for each in batch:
            if not each.done.done():
                each.done.set_result(None)

    async def _commit(self, batch: list[_Waiting]) -> None:
        async with self._lock, self.engine.begin() as connection:
            rows = [_entry_row(each.table, entry) for each in batch for entry in each.entries]
            await connection.execute(insert(schema.entries), rows)
            for each in batch:
                if each.status is not None:
                    await connection.execute(
                        update(schema.tables).where(schema.tables.c.id == each.table).values(status=each.status)
                    )
            await self._notify(connection, [each.table for each in batch])

    async def _notify(self, connection: AsyncConnection, tables: Sequence[str]) -> None:
        """Tell the other processes, at the moment of the commit."""
        if self.postgresql and tables:
            payloads = [
                {"channel": CHANNEL, "payload": f"{self.sender} table {table} "} for table in dict.fromkeys(tables)
            ]
            await connection.execute(text("SELECT pg_notify(:channel, :payload)"), payloads)

    async def write(self, job: Job[T], *changed: str) -> T:
        """Run a job in a transaction of its own and commit it; `changed` tables are told to the other processes."""
        async with self._lock, self.engine.begin() as connection:
            answer = await job(connection)
            await self._notify(connection, changed)
            return answer

    async def tell(self, what: str, table: str, more: str = "") -> None:
        """Tell the other processes something that is not in the database."""
        if self.postgresql:
            async with self.engine.begin() as connection:
                payload = f"{self.sender} {what} {table} {more}"
                await connection.execute(
                    text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload}
                )

    async def read(self, job: Job[T]) -> T:
        """Run a job that changes nothing."""
        async with self.engine.connect() as connection:
            return await job(connection)

    # --- tables ---------------------------------------------------------------------------------------------

    async def create(self, base: Base) -> None:
        """Write a new table."""

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(insert(schema.tables), _table_row(base))
            await connection.execute(
                insert(schema.chairs), [_chair_row(base.id, seat, chair) for seat, chair in enumerate(base.chairs)]
            )
            await connection.execute(insert(schema.keys), [_key_row(base.id, *each) for each in base.keys.items()])

        await self.write(job)

    async def load(self, table: str) -> tuple[Base, list[Entry]] | None:
        """A table and its whole log."""

        async def job(connection: AsyncConnection) -> tuple[Base, list[Entry]] | None:
            row = (await connection.execute(select(schema.tables).where(schema.tables.c.id == table))).first()
            if row is None:
                return None
            chairs = await connection.execute(
                select(schema.chairs).where(schema.chairs.c.table == table).order_by(schema.chairs.c.seat)
            )
            keys = await connection.execute(select(schema.keys).where(schema.keys.c.table == table))
            base = Base(
                id=row.id,
                game=row.game,
                options=msgspec.json.decode(row.options),
                chairs=[Chair(chair.kind, chair.name, chair.bot, chair.salt) for chair in chairs],
                policy=msgspec.json.decode(row.policy, type=Policy),
                secret=row.secret,
                created=row.created,
                started=row.started,
                status=row.status,
                position=None if row.position is None else msgspec.json.decode(row.position),
                fork_of=row.fork_of,
                rematch=row.rematch,
                lesson=row.lesson,
                keys={key.hash: Held(key.seat, key.host, key.account) for key in keys},
            )
            return base, await _entries(connection, table, 0)

        return await self.read(job)

    async def since(self, table: str, number: int) -> list[Entry]:
        """The entries after `number`."""

        async def job(connection: AsyncConnection) -> list[Entry]:
            return await _entries(connection, table, number)

        return await self.read(job)

    async def last(self, table: str) -> int:
        """The number of the last entry."""

        async def job(connection: AsyncConnection) -> int:
            query = select(func.max(schema.entries.c.number)).where(schema.entries.c.table == table)
            return (await connection.execute(query)).scalar() or 0

        return await self.read(job)


async def _entries(connection: AsyncConnection, table: str, after: int) -> list[Entry]:
    column = schema.entries.c
    query = select(schema.entries).where(column.table == table, column.number > after).order_by(column.number)
    return [_entry(row) for row in await connection.execute(query)]


def _entry(row: Any) -> Entry:
    return Entry(
        row.number,
        row.kind,
        row.seat,
        row.at,
        row.key or "",
        msgspec.json.decode(row.texts, type=list[str]),
        row.to,
        msgspec.json.decode(row.marks, type=Marks),
    )


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _entry_row(table: str, entry: Entry) -> dict[str, Any]:
    return {
        "table": table,
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "at": entry.at,
        "key": entry.key or None,
        "texts": _json(entry.texts),
        "to": entry.to,
        "marks": _json(entry.marks),
    }


def _table_row(base: Base) -> dict[str, Any]:
    return {
        "id": base.id,
        "game": base.game,
        "rules": get(base.game).rules,
        "options": _json(base.options),
        "policy": _json(base.policy),
        "visibility": base.policy.visibility,
        "status": base.status,
        "secret": base.secret,
        "position": None if base.position is None else _json(base.position),
        "fork_of": base.fork_of,
        "rematch": base.rematch,
        "lesson": base.lesson,
        "created": base.created,
        "started": base.started,
    }


def _chair_row(table: str, seat: int, chair: Chair) -> dict[str, Any]:
    return {"table": table, "seat": seat, "kind": chair.kind, "name": chair.name, "bot": chair.bot, "salt": chair.salt}


def _key_row(table: str, digest: str, held: Held) -> dict[str, Any]:
    return {"hash": digest, "table": table, "seat": held.seat, "host": held.host, "account": held.account}


def _tune_sqlite(connection: Any, _: Any) -> None:
    """A commit is on the disk before it is acknowledged; readers do not wait for the writer."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
