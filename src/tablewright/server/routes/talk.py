"""Talking at a table."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, JSONBody

from .. import talk, wire
from ..door import AnyRequest, Visit, visit
from ..problems import Refusal


def may_talk(visitor: Visit) -> None:
    """Raise `Refusal` where nobody talks, and for strangers."""
    if not visitor.room.table.base.policy.chat:
        raise Refusal(403, "chat-off")
    if visitor.held.seat is None and not visitor.held.host:
        raise Refusal(403, "no-key")


@get("/api/tables/{table:str}/chat")
async def chat(request: AnyRequest, table: FromPath[str]) -> wire.Chat:
    """What was said."""
    visitor = await visit(request, table)
    may_talk(visitor)
    return wire.Chat(await talk.said_at(visitor.hall, visitor.room))


@post("/api/tables/{table:str}/chat")
async def say(request: AnyRequest, table: FromPath[str], data: JSONBody[wire.SayRequest]) -> wire.Said:
    """Say something."""
    visitor = await visit(request, table)
    may_talk(visitor)
    return await talk.say(visitor.hall, visitor.room, visitor.held.seat, data.text)


HANDLERS = [chat, say]
