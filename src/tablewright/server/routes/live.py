"""The live connection: one WebSocket for each open table."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from ...core.errors import Refused
from .. import wire
from ..door import by_account, hall_of, may_watch
from ..guards import same_site
from ..hall import Hall, Room, Watcher
from ..problems import Refusal, problem
from ..store import now

Socket = WebSocket[Any, Any, Any]
PATIENCE = 20
"""Seconds for the first message; a client that then says nothing for `SILENCE` seconds is gone."""
SILENCE = 90
decoder: msgspec.json.Decoder[wire.FromClient] = msgspec.json.Decoder(wire.FromClient)


@websocket("/api/tables/{table:str}/live")
async def live(socket: Socket, table: FromPath[str]) -> None:
    """Say hello, then hear what changes."""
    if not same_site(socket):
        await socket.close(4403)
        return
    await socket.accept()
    watcher = Watcher(None, "en")
    try:
        hello = await _heard(socket, PATIENCE)
        if not isinstance(hello, wire.Hello):
            raise Refusal(400, "bad-request", detail="hello")
        watcher.lang = hello.lang
        await _welcome(socket, table, hello, watcher)
    except Refused as refused:
        with suppress(WebSocketDisconnect, RuntimeError):
            await socket.send_data(_encoded(wire.ProblemPushed(problem(refused, watcher.lang))))
            await socket.close(4400)
    except (WebSocketDisconnect, RuntimeError):
        pass


async def _welcome(socket: Socket, table: str, hello: wire.Hello, watcher: Watcher) -> None:
    hall = hall_of(socket)
    room = await hall.room(table)
    held = hall.sitter(room, hello.key) if hello.key else await by_account(socket, room)
    may_watch(room, held)
    watcher.seat, watcher.key = held.seat, hello.key or ""
    watcher.number, watcher.events = hello.number, hello.events
    sender = asyncio.create_task(_send_for_ever(socket, watcher))
    try:
        await hall.enter(room, watcher)
        await _hear_for_ever(socket, hall, room, watcher)
    finally:
        sender.cancel()
        hall.leave(room, watcher)


async def _send_for_ever(socket: Socket, watcher: Watcher) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        while (message := await watcher.queue.get()) is not None:
            await socket.send_data(message.decode())
        await socket.close(4401)


async def _hear_for_ever(socket: Socket, hall: Hall, room: Room, watcher: Watcher) -> None:
    while True:
        ping = await _heard(socket, SILENCE)
        async with room.lock:
            if hall.store.postgresql:
                await hall.catch_up(room)
            if isinstance(ping, wire.Hello) or ping.number != watcher.number:
                watcher.number, watcher.events = ping.number, ping.events
            watcher.send(wire.Pong(watcher.number))
            hall.push_to(room, watcher, {})
        room.used = now()


async def _heard(socket: Socket, seconds: float) -> wire.FromClient:
    """The next message. Raises `Refusal` for what is none."""
    try:
        text = await asyncio.wait_for(socket.receive_data("text"), seconds)
        return decoder.decode(text)
    except TimeoutError:
        raise WebSocketDisconnect(detail="silent") from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal(400, "bad-request", detail=str(error)[:200]) from None


def _encoded(message: wire.FromServer) -> str:
    return msgspec.json.encode(message).decode()


HANDLERS = [live]
