"""Games, the lobby, and tables before they begin."""

from __future__ import annotations

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody

from ...core import lessons
from ...core.registry import get as game_of
from .. import lobby, wire, wordbook
from ..door import COOKIE, NOBODY, AnyRequest, hall_of, key_of, lang_of, visit
from ..hall import Room
from ..log import Held
from ..problems import Refusal, problem

PARTNER = "steady"
"""The kind of bot that goes on where a lesson ends."""


async def account_of(request: AnyRequest) -> int | None:
    """The account of the session, if there is one."""
    token = request.cookies.get(COOKIE)
    return None if token is None else await request.app.state.accounts.of(token)


def seated(request: AnyRequest, room: Room, key: str, held: Held) -> wire.Seated:
    """A seat of one's own."""
    return wire.Seated(hall_of(request).info(room, lang_of(request)), key, held.seat, held.host)


@get("/api/games")
async def games(request: AnyRequest) -> list[wire.GameInfo]:
    """Every game that is installed."""
    return lobby.games(lang_of(request))


@post("/api/games/{game:str}/seats", status_code=200)
async def seat_counts(request: AnyRequest, game: FromPath[str], data: JSONBody[wire.SeatsRequest]) -> wire.SeatsInfo:
    """The numbers of players that options allow, and what their lists can hold."""
    return lobby.seat_counts(game, data.options, lang_of(request))


@post("/api/games/{game:str}/words", status_code=200)
async def words(request: AnyRequest, game: FromPath[str], data: JSONBody[wire.SeatsRequest]) -> wire.Words:
    """A game's words in one language."""
    return wordbook.words(game, data.options, lang_of(request))


@post("/api/games/{game:str}/cards", status_code=200)
async def cards(request: AnyRequest, game: FromPath[str], data: JSONBody[wire.PackRequest]) -> wire.PackInfo:
    """Read a card pack."""
    options, flaws = game_of(game).read_figures(data.text)
    said = [problem(flaw, lang_of(request)).text for flaw in flaws]
    return wire.PackInfo({} if flaws else msgspec.to_builtins(options), said)


@post("/api/games/{game:str}/lessons/{lesson:str}")
async def learn(
    request: AnyRequest, game: FromPath[str], lesson: FromPath[str], data: JSONBody[wire.LessonRequest]
) -> wire.Seated:
    """Begin a lesson: a table of its own at which the others move by a script."""
    if lesson not in lessons.names(game_of(game)):
        raise Refusal(404, "no-page")
    hall, record = hall_of(request), lessons.lesson(game, lesson)
    chairs = ["me" if seat == lessons.LEARNER else PARTNER for seat in range(record.setting.seats)]
    wanted = wire.NewTable(game, chairs, lobby.plain(record.setting.options), name=data.name)
    position = record.start(watch=False).dump()
    room, key = await lobby.set_up(hall, wanted, await account_of(request), position, lesson=lesson)
    return seated(request, room, key, hall.sitter(room, key))


@post("/api/tables/{table:str}/leave", status_code=200)
async def leave(request: AnyRequest, table: FromPath[str]) -> wire.TableInfo:
    """Get up: before the start the seat is open again, later a bot plays until I am back."""
    visitor = await visit(request, table)
    seat = visitor.seat
    if visitor.room.table.live is None:
        await lobby.put(visitor.hall, visitor.room, seat, "open")
    else:
        bot = visitor.room.table.base.policy.stand_in or "greedy"
        await visitor.hall.act(visitor.room, lambda at_table, at: at_table.stood_in(seat, bot, at))
    return visitor.info()


@post("/api/tables/{table:str}/back", status_code=200)
async def back(request: AnyRequest, table: FromPath[str]) -> wire.TableInfo:
    """Take my seat back from the bot that stood in."""
    visitor = await visit(request, table)
    await visitor.hall.act(visitor.room, lambda at_table, at: at_table.stood_in(visitor.seat, None, at))
    return visitor.info()


@get("/api/tables")
async def tables(request: AnyRequest) -> wire.Lobby:
    """The public tables."""
    return wire.Lobby(await lobby.public(hall_of(request), lang_of(request)))


@post("/api/tables")
async def create(request: AnyRequest, data: JSONBody[wire.NewTable]) -> wire.Seated:
    """Set up a table."""
    room, key = await lobby.set_up(hall_of(request), data, await account_of(request))
    return seated(request, room, key, hall_of(request).sitter(room, key))


@get("/api/tables/{table:str}")
async def table_info(request: AnyRequest, table: FromPath[str]) -> wire.TableInfo:
    """Who sits where, and how the table stands."""
    visitor = await visit(request, table)
    if visitor.room.table.base.policy.visibility == "private":
        visitor.watching()
    return visitor.info()


@post("/api/tables/{table:str}/seats/{seat:int}/sit")
async def sit(
    request: AnyRequest, table: FromPath[str], seat: FromPath[int], data: JSONBody[wire.SitRequest]
) -> wire.Seated:
    """Sit down in an open seat."""
    hall = hall_of(request)
    room = await hall.room(table)
    if room.table.base.policy.visibility == "private":
        invited = hall.sitter(room, key_of(request)) if key_of(request) else NOBODY
        if invited.seat != seat and not invited.host:
            raise Refusal(403, "private-table")
    key = await lobby.sit(hall, room, seat, data, await account_of(request))
    return seated(request, room, key, Held(seat, False))


@post("/api/tables/{table:str}/seats/{seat:int}/chair", status_code=200)
async def chair(
    request: AnyRequest, table: FromPath[str], seat: FromPath[int], data: JSONBody[wire.ChairRequest]
) -> wire.TableInfo:
    """The host changes who sits in a seat."""
    visitor = await visit(request, table)
    visitor.host()
    await lobby.put(visitor.hall, visitor.room, seat, data.chair)
    return visitor.info()


@post("/api/tables/{table:str}/start", status_code=200)
async def start(request: AnyRequest, table: FromPath[str]) -> wire.TableInfo:
    """The host deals."""
    visitor = await visit(request, table)
    visitor.host()
    await lobby.start(visitor.hall, visitor.room)
    return visitor.info()


@get("/api/tables/{table:str}/me")
async def me(request: AnyRequest, table: FromPath[str]) -> wire.Seated:
    """What my key opens."""
    visitor = await visit(request, table)
    return seated(request, visitor.room, key_of(request), visitor.held)


@post("/api/tables/{table:str}/seats/{seat:int}/key", status_code=200)
async def renew(request: AnyRequest, table: FromPath[str], seat: FromPath[int]) -> wire.Seated:
    """A new link for my seat (for a host: for any); the old one opens nothing any more.

    For an open seat it is the host's invitation: who has it sits down there.
    """
    visitor = await visit(request, table)
    lobby.check_seat(visitor.room, seat)
    if visitor.held.seat != seat:
        visitor.host()
    if visitor.room.table.base.chairs[seat].kind == "bot":
        raise Refusal(409, "seat-taken")
    held = visitor.held if visitor.held.seat == seat else Held(seat, False)
    key = await lobby.new_link(visitor.hall, visitor.room, seat, held)
    return seated(request, visitor.room, key, held)


HANDLERS = [
    games,
    seat_counts,
    words,
    cards,
    learn,
    tables,
    create,
    table_info,
    sit,
    chair,
    start,
    me,
    renew,
    leave,
    back,
]
