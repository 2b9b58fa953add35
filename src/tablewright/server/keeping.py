"""What goes on by itself: bots for people who are away, tables that nobody looks at any more, other processes' news."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

from litestar.channels import ChannelsPlugin

from .hall import IDLE, Hall, Room
from .log import Entry
from .store import CHANNEL, now
from .table import Table
from .talk import said_at, tell

EVERY = 5
"""Seconds between two rounds."""
TOLD_AGAIN = 20_000
"""Milliseconds after which the other processes are told again who is here."""
log = logging.getLogger("tablewright.server")


async def keep(hall: Hall) -> None:
    """Go round for ever."""
    while True:
        await asyncio.sleep(EVERY)
        for room in list(hall.rooms.values()):
            try:
                await look_after(hall, room)
            except Exception:
                log.exception("table %s could not be looked after", room.table.base.id)


async def look_after(hall: Hall, room: Room) -> None:
    """Let bots stand in for those who are away too long, and forget a table that nobody uses."""
    at = now()
    for seat in vanished(room, at):
        bot = room.table.base.policy.stand_in

        await hall.act(room, partial(_stand_in, seat, bot))
    if room.watchers and at - room.told > TOLD_AGAIN:
        room.told = at
        hall.tell_present(room)
    if not room.watchers and room.thinking is None and at - room.used > IDLE * 1000 and not room.lock.locked():
        hall.rooms.pop(room.table.base.id, None)


def _stand_in(seat: int, bot: str | None, table: Table, at: int) -> list[Entry]:
    return table.stood_in(seat, bot, at) if seat in table.to_act else []


def vanished(room: Room, at: int) -> list[int]:
    """The seats whose people are asked and have been away for longer than the table's patience, or are overdue.

    Whoever is overdue may be present: their seat is theirs again as soon as they say so or move.
    """
    table, policy = room.table, room.table.base.policy
    if policy.stand_in is None or table.live is None:
        return []
    clocks, present = table.clocks(at), room.present(at)

    def gone(seat: int) -> bool:
        away = at - max(table.marks.since[seat], room.seen.get(seat, room.opened)) > policy.patience * 1000
        return (clocks is not None and clocks[seat] < 0) or (seat not in present and away)

    return [seat for seat in table.to_act if table.bot(seat) is None and gone(seat)]


async def listen(hall: Hall, channels: ChannelsPlugin) -> None:
    """Hear what other processes did."""
    subscriber = await channels.subscribe([CHANNEL])
    async for message in subscriber.iter_events():
        try:
            await hear(hall, message.decode())
        except Exception:
            log.exception("news of another process could not be taken in")


async def hear(hall: Hall, message: str) -> None:
    """Take in one piece of news: `SENDER table|said|here TABLE MORE`."""
    sender, what, table, more = message.split(" ", 3)
    room = hall.rooms.get(table)
    if sender == hall.store.sender or room is None:
        return
    if what == "table":
        await hall.hear_of(room)
    elif what == "said":
        for said in await said_at(hall, room, int(more) - 1):
            await tell(hall, room, said)
    elif what == "here":
        room.elsewhere[sender] = (now(), {int(seat) for seat in more.split(",") if seat})
        hall.push_table(room)
