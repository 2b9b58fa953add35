"""All tables that are open in this process, who watches them, and the one way in which anything is done at them."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

import msgspec

from ..core import fair
from . import wire
from .bots import Bots, Job, Turn, think
from .log import Base, Entry, Held
from .problems import Refusal
from .replaying import Past
from .store import Conflict, Store, hashed, now
from .table import Table
from .teaching import scripted
from .words import speaker

TRIES = 4
MOST_UNSENT = 200
IDLE = 3600
Act = Callable[[Table, int], list[Entry]]
log = logging.getLogger("tablewright.server")


@dataclass(eq=False)
class Watcher:
    """A live connection: what it has seen, and what waits to be sent to it."""

    seat: int | None
    lang: str
    key: str = ""
    number: int = 0
    events: int = 0
    queue: asyncio.Queue[bytes | None] = field(default_factory=asyncio.Queue)

    def send(self, message: wire.FromServer) -> None:
        """Queue a message."""
        self.queue_bytes(msgspec.json.encode(message))

    def queue_bytes(self, message: bytes) -> None:
        """Queue an encoded message; who does not read is let go."""
        if self.queue.qsize() < MOST_UNSENT:
            self.queue.put_nowait(message)
        else:
            self.let_go()

    def let_go(self) -> None:
        """End the connection once all is sent."""
        self.queue.put_nowait(None)


class Room:
    """A table that is open in this process. Whoever looks or acts holds the lock: it never shows what may yet fail."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.opened = self.used = self.told = now()
        self.seen: dict[int, int] = {}
        self.elsewhere: dict[str, tuple[int, set[int]]] = {}
        self.thinking: asyncio.Task[None] | None = None
        self.analysis: asyncio.Task[Any] | None = None
        self.pasts: dict[tuple[int | None, bool], Past] = {}

    def present(self, at: int) -> set[int]:
        """The seats that somebody has open, here or in another process."""
        here = {watcher.seat for watcher in self.watchers if watcher.seat is not None}
        others = [seats for told, seats in self.elsewhere.values() if at - told < 60_000]
        return here.union(*others)


class Hall:
    """The server's tables."""

    def __init__(self, store: Store, bots: Bots) -> None:
        self.store = store
        self.bots = bots
        self.analysts = Bots(1)
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # --- opening --------------------------------------------------------------------------------------------

    async def room(self, table: str) -> Room:
        """The table, opened if it is not. Raises `Refusal`."""
        room = self.rooms.get(table)
        if room is None:
            if table not in self._opening:
                self._opening[table] = asyncio.create_task(self._open(table))
            try:
                room = await asyncio.shield(self._opening[table])
            finally:
                self._opening.pop(table, None)
        room.used = now()
        return room

    async def _open(self, table: str) -> Room:
        found = await self.store.load(table) if table.isascii() and len(table) <= 24 else None
        if found is None:
            raise Refusal(404, "no-table")
        room = self.rooms[table] = Room(Table(*found))
        self.nudge(room)
        return room

    async def create(self, base: Base) -> Room:
        """A new table, written down and open."""
        await self.store.create(base)
        room = self.rooms[base.id] = Room(Table(base, []))
        return room

    async def reload(self, room: Room) -> None:
        """Read the table anew; its lock is held."""
        found = await self.store.load(room.table.base.id)
        if found is None:
            raise Refusal(404, "no-table")
        room.table = Table(*found)

    async def catch_up(self, room: Room) -> None:
        """Take in what other processes did; the lock is held."""
        table = room.table
        if table.live is None:
            await self.reload(room)
        else:
            for entry in await self.store.since(table.base.id, table.entries):
                table.apply(entry)

    async def refresh(self, table: str) -> None:
        """Read a table anew if it is open here, and tell those who watch."""
        room = self.rooms.get(table)
        if room is not None:
            async with room.lock:
                await self.reload(room)
                self.push(room)
                self.push_table(room)
            self.nudge(room)

    async def hear_of(self, room: Room) -> None:
        """Another process did something at a table."""
        async with room.lock:
            entries = room.table.entries
            await self.catch_up(room)
            if room.table.entries == entries:
                await self.reload(room)
            self.push(room)
            self.push_table(room)
        self.nudge(room)

    def sitter(self, room: Room, key: str) -> Held:
        """What a key opens at this table. Raises `Refusal`."""
        held = room.table.base.keys.get(hashed(key))
        if held is None:
            raise Refusal(403, "bad-key")
        return held

    # --- coming and going ---------------------------------------------------------------------------------------

    async def enter(self, room: Room, watcher: Watcher) -> None:
        """Somebody watches from now on; a person who is back takes their seat back from the bot."""
        async with room.lock:
            await self.catch_up(room)
            room.watchers.add(watcher)
            self._present(room)
            if not self.push_to(room, watcher, {}):
                watcher.send(wire.Pong(watcher.number))
        if watcher.seat is not None and watcher.seat in room.table.stand_ins:
            seat = watcher.seat
            await self.act(room, lambda table, at: table.stood_in(seat, None, at) if seat in table.stand_ins else [])
        self.nudge(room)

    def leave(self, room: Room, watcher: Watcher) -> None:
        """Somebody watches no more."""
        room.watchers.discard(watcher)
        if watcher.seat is not None:
            room.seen[watcher.seat] = now()
        self._present(room)

    def _present(self, room: Room) -> None:
        self.push_table(room)
        self.tell_present(room)

    def tell_present(self, room: Room) -> None:
        """Tell the other processes who is here."""
        if self.store.postgresql:
            here = {watcher.seat for watcher in room.watchers if watcher.seat is not None}
            seats = ",".join(map(str, sorted(here)))
            self.spawn(self.store.tell("here", room.table.base.id, seats))

    # --- doing ----------------------------------------------------------------------------------------------

    async def act(self, room: Room, act: Act) -> int:
        """Do something at the table: make its entries, commit them, then tell everybody. The answer: how many entries.

        Where another process was quicker, catch up and try again: `act` must look for itself whether it still may.
        """
        for _ in range(TRIES):
            async with room.lock:
                status = room.table.status
                before = room.table.entries
                try:
                    entries = act(room.table, now())
                except BaseException:
                    if room.table.entries != before:
                        await self.reload(room)
                    raise
                if not entries:
                    return 0
                if await self._committed(room, entries, status):
                    self.push(room)
                    if room.table.status != status or any(entry.kind != "play" for entry in entries):
                        self.push_table(room)
                    self.nudge(room)
                    return len(entries)
        raise Refusal(503, "try-again")

    async def _committed(self, room: Room, entries: list[Entry], before: str) -> bool:
        status = room.table.status
        try:
            await asyncio.shield(self.store.append(room.table.base.id, entries, status if status != before else None))
        except Conflict:
            await self.reload(room)
            self.push(room)
            return False
        except BaseException:
            self.rooms.pop(room.table.base.id, None)
            for watcher in room.watchers:
                watcher.let_go()
            raise
        return True

    # --- telling --------------------------------------------------------------------------------------------

    def push(self, room: Room) -> None:
        """Send what changed to whoever sees it."""
        made: dict[tuple[int | None, str, int], bytes] = {}
        for watcher in room.watchers:
            self.push_to(room, watcher, made)

    def push_to(self, room: Room, watcher: Watcher, made: dict[tuple[int | None, str, int], bytes]) -> bool:
        """Send one watcher what it has not seen; the answer is whether there was anything."""
        table, seat = room.table, watcher.seat
        if table.live is None or (number := table.number(seat)) == watcher.number:
            return False
        since = table.since(seat, watcher.number, watcher.events)
        if (seat, watcher.lang, since) not in made:
            pushed = wire.LookPushed(table.look(seat, watcher.lang, now(), since))
            made[seat, watcher.lang, since] = msgspec.json.encode(pushed)
        watcher.queue_bytes(made[seat, watcher.lang, since])
        watcher.number, watcher.events = number, table.face(seat)[2]
        return True

    def push_table(self, room: Room) -> None:
        """Send everybody who sits where, what is asked, and how the table stands."""
        made: dict[str, bytes] = {}
        for watcher in room.watchers:
            if watcher.lang not in made:
                made[watcher.lang] = msgspec.json.encode(wire.TablePushed(self.info(room, watcher.lang)))
            watcher.queue_bytes(made[watcher.lang])

    def info(self, room: Room, lang: str) -> wire.TableInfo:
        """The table as everybody may know it."""
        table, base = room.table, room.table.base
        present, names = room.present(now()), table.names(lang)
        seats = [
            wire.SeatInfo(seat, chair.kind, names[seat], chair.bot or None, table.stand_ins.get(seat), seat in present)
            for seat, chair in enumerate(base.chairs)
        ]
        return wire.TableInfo(
            id=base.id,
            game=base.game,
            title=speaker(table.setting, lang).texts.say("game-name"),
            options=msgspec.to_builtins(table.setting.options),
            policy=base.policy,
            status=table.status,
            seats=seats,
            commitment=fair.commitment(base.secret) if base.position is None else "",
            created=base.created // 1000,
            asks=[wire.Ask(ask.id, ask.kind, ask.seat, sorted(ask.waiting)) for ask in table.asks.values()],
            fork_of=base.fork_of,
            rematch=base.rematch,
            lesson=base.lesson,
            spectators=sum(watcher.seat is None for watcher in room.watchers),
        )

    # --- bots -----------------------------------------------------------------------------------------------

    def nudge(self, room: Room) -> None:
        """Let the bots think if one is asked and none is thinking."""
        if room.thinking is None and bots_asked(room.table):
            room.thinking = self.spawn(self._think(room))

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something beside; it ends with the hall."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _think(self, room: Room) -> None:
        try:
            while bots_asked(room.table):
                job, entries = job_of(room.table), room.table.entries
                turns = await self._turns(room.table, job)

                def act(table: Table, at: int, entries: int = entries, turns: list[Turn] = turns) -> list[Entry]:
                    return (
                        [table.bot_played(seat, texts, at) for seat, texts in turns] if table.entries == entries else []
                    )

                await self.act(room, act)
        except Exception:
            log.exception("a bot failed at table %s", room.table.base.id)
        finally:
            room.thinking = None

    async def _turns(self, table: Table, job: Job) -> list[Turn]:
        """What the bots do next: what a lesson says, else what they think."""
        found = scripted(table)
        return await self.bots.ask(think, job) if found is None else found

    async def close(self) -> None:
        """Let everybody go."""
        for room in self.rooms.values():
            for watcher in room.watchers:
                watcher.let_go()
        for task in list(self._tasks):
            task.cancel()
        self.bots.close()
        self.analysts.close()


def bots_asked(table: Table) -> bool:
    """Whether a bot has to decide."""
    return any(table.bot(seat) for seat in table.to_act) and scripted(table) != []


def job_of(table: Table) -> Job:
    """The table's game as the workers need it."""
    record = table.game.record
    return Job(
        table.base.id,
        table.base.game,
        table.base.options,
        table.seats,
        record.seed,
        record.position,
        record.moves,
        {seat: bot for seat in range(table.seats) if (bot := table.bot(seat)) is not None},
        table.base.secret,
    )


def new_id() -> str:
    """A fresh table id: nobody guesses it."""
    return secrets.token_urlsafe(12)
