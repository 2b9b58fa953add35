"""Accounts, and the games of one person."""

from __future__ import annotations

import io
from typing import Any

import segno
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from .. import lobby, mine, wire
from ..accounts import LIFETIME, Accounts
from ..door import COOKIE, AnyRequest, costly, hall_of, key_of, lang_of, visit
from ..problems import Refusal
from .tables import account_of


def accounts_of(request: AnyRequest) -> Accounts:
    """The accounts of this server."""
    accounts: Accounts = request.app.state.accounts
    return accounts


async def _greet(request: AnyRequest, token: str) -> Response[wire.Account]:
    """Who has logged in, and their cookie."""
    account = await accounts_of(request).of(token)
    name, games = await accounts_of(request).named(account or 0)
    answer = Response(wire.Account(name, games))
    secure = request.url.scheme == "https"
    answer.set_cookie(COOKIE, token, max_age=LIFETIME, httponly=True, samesite="strict", secure=secure, path="/")
    return answer


def _farewell() -> Response[wire.Account]:
    answer = Response(wire.Account(None))
    answer.delete_cookie(COOKIE)
    return answer


@get("/api/account")
async def whoami(request: AnyRequest) -> wire.Account:
    """Who I am."""
    account = await account_of(request)
    return wire.Account(None) if account is None else wire.Account(*await accounts_of(request).named(account))


@post("/api/account")
async def register(request: AnyRequest, data: JSONBody[wire.Login]) -> Response[wire.Account]:
    """A new account."""
    costly(request)
    name = lobby.named(data.name)
    if len(name) < 2:
        raise Refusal(409, "account-name")
    return await _greet(request, await accounts_of(request).register(name, data.password))


@post("/api/account/login", status_code=200)
async def login(request: AnyRequest, data: JSONBody[wire.Login]) -> Response[wire.Account]:
    """Log in."""
    costly(request)
    return await _greet(request, await accounts_of(request).login(lobby.clean(data.name, 24), data.password))


@post("/api/account/logout", status_code=200)
async def logout(request: AnyRequest) -> Response[wire.Account]:
    """Log out here."""
    await accounts_of(request).logout(request.cookies.get(COOKIE, ""))
    return _farewell()


@post("/api/account/logout-everywhere", status_code=200)
async def logout_everywhere(request: AnyRequest) -> Response[wire.Account]:
    """Log out on every device."""
    await accounts_of(request).logout(request.cookies.get(COOKIE, ""), everywhere=True)
    return _farewell()


@post("/api/account/claim", status_code=200)
async def claim(request: AnyRequest, data: JSONBody[wire.ClaimRequest]) -> wire.Account:
    """The seats of these keys are mine from now on, on every device."""
    account = await account_of(request)
    if account is None:
        raise Refusal(403, "not-logged-in")
    for table in await accounts_of(request).claim(account, data.keys):
        await hall_of(request).refresh(table)
    return wire.Account(*await accounts_of(request).named(account))


@post("/api/inbox", status_code=200)
async def inbox(request: AnyRequest, data: JSONBody[wire.InboxRequest]) -> wire.Inbox:
    """My games, the most urgent first."""
    return await mine.inbox(hall_of(request), data.keys, await account_of(request), lang_of(request))


@get("/api/tables/{table:str}/qr", media_type="image/svg+xml")
async def qr(request: AnyRequest, table: FromPath[str]) -> Response[str]:
    """My seat link as a picture, to go on with on another device; without a key the link for others."""
    visitor = await visit(request, table)
    visitor.watching()
    key, drawn = key_of(request), io.BytesIO()
    link = f"{request.base_url}t/{visitor.room.table.base.id}" + (f"#{key}" if key else "")
    segno.make(link, error="m").save(drawn, kind="svg", scale=6, border=4, light="#fff", xmldecl=False)
    return Response(drawn.getvalue().decode(), media_type="image/svg+xml")


HANDLERS: list[Any] = [whoami, register, login, logout, logout_everywhere, claim, inbox, qr]
