"""Setting up tables, sitting down, and starting: all that changes a table before its log begins."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..core import fair, lessons
from ..core.options import describe, read
from ..core.registry import every, get
from ..core.text import LANGUAGES, Texts
from ..players import TEXTS, known
from ..players.levels import LEVELS
from . import schema, wire
from .hall import Hall, Room, new_id
from .log import Base, Chair, Held
from .problems import Refusal
from .store import hashed, new_key, now
from .words import bot_name, speaker

MOST_LISTED = 100


def clean(text: str, most: int) -> str:
    """Somebody's words, fit for one line: nothing that hides, moves or turns around what stands beside it."""
    shown = "".join(c if c.isprintable() and not "\u202a" <= c <= "\u2069" else " " for c in text)
    return " ".join(shown.split())[:most].strip()


def games(lang: str) -> list[wire.GameInfo]:
    """The games of the lobby."""
    return [game_info(game.name, lang) for game in every()]


def game_info(name: str, lang: str) -> wire.GameInfo:
    """A game of the lobby."""
    game = get(name)
    defaults = game.options()
    says = speaker(game.setting(defaults, game.seat_counts(defaults)[0]), lang).texts
    options = [
        wire.OptionInfo(
            each.name,
            says.say(f"form-{each.name}" if says.has(f"form-{each.name}") else f"option-{each.name}"),
            each.type,
            msgspec.to_builtins(each.default),
            each.choices,
            {choice: choice_name(says, each.name, choice) for choice in each.choices or []},
        )
        for each in describe(game.options)
    ]
    return wire.GameInfo(
        name,
        game.rules,
        says.say("game-name"),
        says.say("game-sentence"),
        game.sizes(),
        options,
        bots(lang),
        lessons.names(game),
        game.ledger.removesuffix(".md"),
    )


def choice_name(says: Texts, option: str, choice: str) -> str:
    """What a choice of an option is called: the game's message `NAME-CHOICE`, or the choice itself."""
    key = f"{option}-{choice}"
    return says.say(key) if says.has(key) else choice


def bots(lang: str) -> list[wire.BotInfo]:
    """The kinds of bots, levels from weak to strong first."""
    says = Texts(lang, (TEXTS,))
    kinds = sorted(known(), key=lambda kind: (kind not in LEVELS, list(LEVELS).index(kind) if kind in LEVELS else 0))
    return [wire.BotInfo(kind, bot_name(kind, lang), says.say(f"player-{kind}-about")) for kind in kinds]


def seat_counts(name: str, given: dict[str, Any], lang: str) -> wire.SeatsInfo:
    """The numbers of players that options allow, and what their lists can hold. Raises `BadOption`."""
    game = get(name)
    options = read(game.options, given)
    with game.speaking(options):
        counts = list(game.seat_counts(options))
    game.setting(options, counts[0])
    words, says = game.words(options), game.setting(options, counts[0]).texts(lang)
    lists = {each.name: each.name.removesuffix("s") for each in describe(game.options) if each.type == "list"}
    held = {
        option: {word: game.called(says, domain, word) for word in words[domain]}
        for option, domain in lists.items()
        if domain in words
    }
    return wire.SeatsInfo(counts, held)


def chairs_of(wanted: wire.NewTable) -> list[Chair]:
    """The chairs as wished. Raises `Refusal` for what can take none."""
    chairs = []
    for chair in wanted.chairs:
        if chair == "me":
            chairs.append(Chair("person", named(wanted.name), "", wanted.salt))
        else:
            chairs.append(chair_of(chair))
    if sum(chair.kind == "person" for chair in chairs) > 1:
        raise Refusal(422, "chair-kind", chair="me", chairs="open, " + ", ".join(known()))
    return chairs


def chair_of(chair: str) -> Chair:
    """An open chair, or a bot's."""
    if chair != "open" and chair not in known():
        raise Refusal(422, "chair-kind", chair=chair, chairs="me, open, " + ", ".join(known()))
    return Chair("open") if chair == "open" else Chair("bot", "", chair)


def named(name: str) -> str:
    """A person's name as the table shows it; never that of a kind of bot."""
    name = clean(name, 24)
    bots = {bot_name(kind, lang).casefold() for kind in known() for lang in LANGUAGES}
    return "" if name.casefold() in bots.union(known()) else name


async def set_up(
    hall: Hall,
    wanted: wire.NewTable,
    account: int | None,
    position: Any = None,
    fork_of: str | None = None,
    lesson: str | None = None,
) -> tuple[Room, str]:
    """A new table, started if nobody is missing; the answer is its room and the key of the one who set it up."""
    chairs = chairs_of(wanted)
    setting = get(wanted.game).setting(wanted.options, len(chairs))
    policy = policy_of(wanted.policy)
    key = new_key()
    seat = next((seat for seat, chair in enumerate(chairs) if chair.kind == "person"), None)
    base = Base(
        id=new_id(),
        game=wanted.game,
        options=plain(setting.options),
        chairs=chairs,
        policy=policy,
        secret=fair.new_secret(),
        created=now(),
        position=position,
        keys={hashed(key): Held(seat, True, account)},
        fork_of=fork_of,
        lesson=lesson,
    )
    room = await hall.create(base)
    if all(chair.kind != "open" for chair in chairs):
        await start(hall, room)
    return room, key


def plain(options: Any) -> dict[str, Any]:
    """Options as JSON data."""
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(options))
    return found


def policy_of(wanted: wire.Policy) -> wire.Policy:
    """The policy as the table has it. Raises `Refusal` for a stand-in that is no bot."""
    if wanted.stand_in is not None and wanted.stand_in not in known():
        raise Refusal(422, "chair-kind", chair=wanted.stand_in, chairs=", ".join(known()))
    chat = wanted.visibility != "public" if wanted.chat is None else wanted.chat
    return msgspec.structs.replace(wanted, chat=chat)


async def sit(hall: Hall, room: Room, seat: int, wanted: wire.SitRequest, account: int | None) -> str:
    """Take an open seat; the answer is its key. Raises `Refusal` if somebody was quicker. The last one in starts it."""
    async with room.lock:
        check_seat(room, seat)
        key = new_key()
        row = {"kind": "person", "name": named(wanted.name), "salt": wanted.salt}

        async def job(connection: AsyncConnection) -> bool:
            column = schema.chairs.c
            open_chair = (column.table == room.table.base.id, column.seat == seat, column.kind == "open")
            taken = await connection.execute(update(schema.chairs).where(*open_chair).values(row))
            if taken.rowcount == 0:
                return False
            await _only_key(connection, _key(room, key, seat, False, account))
            return True

        seated = await hall.store.write(job, room.table.base.id)
        await hall.reload(room)
        if not seated:
            raise Refusal(409, "seat-taken")
        hall.push_table(room)
    if not missing(room):
        await start(hall, room)
    return key


async def _only_key(connection: AsyncConnection, row: dict[str, Any]) -> None:
    """Write a key; other keys of its seat open nothing any more."""
    keys, seat = schema.keys.c, row["seat"]
    same = keys.seat.is_(None) if seat is None else keys.seat == seat
    await connection.execute(delete(schema.keys).where(keys.table == row["table"], same))
    await connection.execute(insert(schema.keys).values(row))


def _key(room: Room, key: str, seat: int | None, host: bool, account: int | None) -> dict[str, Any]:
    return {"hash": hashed(key), "table": room.table.base.id, "seat": seat, "host": host, "account": account}


def missing(room: Room) -> int:
    """How many seats are open."""
    return sum(chair.kind == "open" for chair in room.table.base.chairs)


def check_seat(room: Room, seat: int) -> None:
    """Raise `Refusal` for a seat that is not there."""
    if not 0 <= seat < room.table.seats:
        raise Refusal(404, "no-page")


async def put(hall: Hall, room: Room, seat: int, wanted: str) -> None:
    """Put a bot into a seat or open it, before the start; whoever sat there gets up."""
    chair = chair_of(wanted)
    async with room.lock:
        check_seat(room, seat)
        if room.table.base.status != "waiting":
            raise Refusal(409, "already-started")

        async def job(connection: AsyncConnection) -> None:
            where = (schema.chairs.c.table == room.table.base.id, schema.chairs.c.seat == seat)
            row = {"kind": chair.kind, "name": "", "bot": chair.bot, "salt": ""}
            await connection.execute(update(schema.chairs).where(*where).values(row))
            keys = schema.keys.c
            mine = (keys.table == room.table.base.id, keys.seat == seat)
            await connection.execute(update(schema.keys).where(*mine, keys.host).values(seat=None))
            await connection.execute(delete(schema.keys).where(*mine, ~keys.host))

        await hall.store.write(job, room.table.base.id)
        await hall.reload(room)
        hall.push_table(room)


async def start(hall: Hall, room: Room) -> None:
    """Deal. Raises `Refusal` while somebody is missing."""
    async with room.lock:
        if room.table.base.status != "waiting":
            raise Refusal(409, "already-started")
        if count := missing(room):
            raise Refusal(409, "seats-open", open=str(count))

        async def job(connection: AsyncConnection) -> bool:
            column = schema.tables.c
            where = (column.id == room.table.base.id, column.status == "waiting")
            changed = await connection.execute(
                update(schema.tables).where(*where).values(status="playing", started=now())
            )
            return changed.rowcount > 0

        await hall.store.write(job, room.table.base.id)
        await hall.reload(room)
        hall.push_table(room)
        hall.push(room)
        hall.nudge(room)


async def new_link(hall: Hall, room: Room, seat: int | None, held: Held) -> str:
    """A new key for a seat; the old ones open nothing any more, and whoever holds the seat open is let go."""
    key = new_key()
    async with room.lock:

        async def job(connection: AsyncConnection) -> None:
            await _only_key(connection, _key(room, key, seat, held.host, held.account))

        await hall.store.write(job, room.table.base.id)
        await hall.reload(room)
        for watcher in [watcher for watcher in room.watchers if watcher.seat == seat and watcher.key]:
            watcher.let_go()
    return key


async def public(hall: Hall, lang: str) -> list[wire.TableInfo]:
    """The public tables: those with open seats first, then the running ones, newest first."""

    async def job(connection: AsyncConnection) -> list[str]:
        column = schema.tables.c
        listed = (column.visibility == "public", column.status.in_(("waiting", "playing")))
        order = (column.status.desc(), column.created.desc())
        query = select(column.id).where(*listed).order_by(*order).limit(MOST_LISTED)
        return [str(each) for each in (await connection.execute(query)).scalars()]

    return [hall.info(await hall.room(table), lang) for table in await hall.store.read(job)]


async def again(hall: Hall, room: Room, seat: int, account: int | None) -> tuple[Room, str, Held]:
    """A seat at the rematch of a table, which is set up if it is not yet. Raises `Refusal` if that seat is taken."""
    old = room.table.base
    if old.rematch is None:
        chairs = ["me" if i == seat else chair.bot or "open" for i, chair in enumerate(old.chairs)]
        wanted = wire.NewTable(old.game, chairs, old.options, old.policy, old.chairs[seat].name)
        new, key = await set_up(hall, wanted, account)
        if await _linked(hall, room, new.table.base.id):
            return new, key, hall.sitter(new, key)
    new = await hall.room(room.table.base.rematch or "")
    key = await sit(hall, new, seat, wire.SitRequest(old.chairs[seat].name), account)
    return new, key, Held(seat, False)


async def _linked(hall: Hall, room: Room, rematch: str) -> bool:
    """Note the rematch of a table; false if another was noted first."""
    async with room.lock:

        async def job(connection: AsyncConnection) -> bool:
            column = schema.tables.c
            where = (column.id == room.table.base.id, column.rematch.is_(None))
            return (await connection.execute(update(schema.tables).where(*where).values(rematch=rematch))).rowcount > 0

        first = await hall.store.write(job, room.table.base.id)
        await hall.reload(room)
        hall.push_table(room)
        return first
