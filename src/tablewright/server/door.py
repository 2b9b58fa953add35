"""Who is at the door: the hall, the language, the table and the seat of a request."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from litestar import Request
from litestar.connection import ASGIConnection

from . import wire
from .hall import Hall, Room
from .log import Held
from .problems import Refusal

Asking = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]
COOKIE = "tablewright"
NOBODY = Held(None, False)


def hall_of(connection: Asking) -> Hall:
    """The hall of this server."""
    hall: Hall = connection.app.state.hall
    return hall


def lang_of(connection: Asking) -> Literal["en", "fr"]:
    """The language: `?lang=`, else what the browser prefers, else English."""
    asked = connection.query_params.get("lang") or connection.headers.get("accept-language")
    return "fr" if str(asked).lower().startswith("fr") else "en"


def key_of(connection: Asking) -> str:
    """The key of the seat link, if there is one."""
    scheme, _, key = str(connection.headers.get("authorization", "")).partition(" ")
    return key.strip() if scheme.lower() == "seat" else ""


def address(connection: Asking) -> str:
    """Where a request comes from."""
    return connection.client.host if connection.client else ""


def costly(request: AnyRequest) -> None:
    """Raise `Refusal` for an address that asks too often for what is dear."""
    if not request.app.state.costly.take(address(request)):
        raise Refusal(429, "too-many")


@dataclass
class Visit:
    """A request at a table: the room, and what the visitor may do there."""

    hall: Hall
    room: Room
    held: Held
    lang: Literal["en", "fr"]

    @property
    def seat(self) -> int:
        """The visitor's seat. Raises `Refusal` for those who only watch."""
        if self.held.seat is None:
            raise Refusal(403, "no-key")
        return self.held.seat

    def host(self) -> None:
        """Raise `Refusal` unless the visitor set up the table."""
        if not self.held.host:
            raise Refusal(403, "host-only")

    def watching(self) -> int | None:
        """The seat the visitor looks from, or none; raises `Refusal` where nobody may watch."""
        may_watch(self.room, self.held)
        return self.held.seat

    def info(self) -> wire.TableInfo:
        """The table for this visitor."""
        return self.hall.info(self.room, self.lang)


def may_watch(room: Room, held: Held) -> None:
    """Raise `Refusal` for a spectator whom the table does not want."""
    if held.seat is None and not held.host:
        policy = room.table.base.policy
        if policy.visibility == "private":
            raise Refusal(403, "private-table")
        if not policy.spectators:
            raise Refusal(403, "no-spectators")


async def visit(request: AnyRequest, table: str) -> Visit:
    """The visitor of a table, by key or by account."""
    hall = hall_of(request)
    room = await hall.room(table)
    if key := key_of(request):
        return Visit(hall, room, hall.sitter(room, key), lang_of(request))
    return Visit(hall, room, await by_account(request, room), lang_of(request))


async def by_account(connection: Asking, room: Room) -> Held:
    """The seat that the account of the session has at a table (`?seat=` chooses among several)."""
    token = connection.cookies.get(COOKIE)
    if token is None:
        return NOBODY
    account = await connection.app.state.accounts.of(token)
    mine = [held for held in room.table.base.keys.values() if account is not None and held.account == account]
    wanted = connection.query_params.get("seat")
    return next((held for held in mine if str(held.seat) == wanted), mine[0] if mine else NOBODY)
