"""The application: routes, guards, storage and tables, put together."""

from __future__ import annotations

import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, get
from litestar.channels import ChannelsPlugin
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy import make_url

from .. import __version__
from ..core.errors import Refused
from . import wire
from .accounts import Accounts
from .bots import Bots
from .door import lang_of
from .guards import LARGEST, Guards, Rates, with_headers
from .hall import Hall
from .keeping import keep, listen
from .problems import Refusal, problem
from .routes import explain, live, people, play, replays, tables, talk
from .site import site
from .store import CHANNEL, Store

log = logging.getLogger("tablewright.server")
ROUTES: tuple[Any, ...] = (tables, play, explain, replays, talk, people, live)


class Settings(msgspec.Struct, frozen=True):
    """How a server is run."""

    database: str
    workers: int = 1
    rate: float = 30
    burst: float = 200


@get("/api/health")
async def health() -> wire.Health:
    """The server is there."""
    return wire.Health(__version__)


def create_app(settings: Settings) -> Litestar:
    """The server's application."""
    channels = channels_of(settings.database)
    guards = Guards(Rates(settings.rate, settings.burst))

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = Store(settings.database, secrets.token_hex(6))
        hall = Hall(store, Bots(settings.workers))
        await store.open()
        app.state.hall = hall
        app.state.accounts = Accounts(store)
        app.state.costly = Rates(settings.rate / 100, settings.burst / 10)
        hall.spawn(keep(hall))
        try:
            yield
        finally:
            await hall.close()
            await store.close()

    async def begin(app: Litestar) -> None:
        if channels is not None:
            app.state.hall.spawn(listen(app.state.hall, channels))

    return Litestar(
        [health, *(handler for module in ROUTES for handler in module.HANDLERS), *site()],
        lifespan=[lifespan],
        on_startup=[begin],
        before_request=guards,
        middleware=[with_headers],
        plugins=[] if channels is None else [channels],
        exception_handlers={Refused: say_refusal, HTTPException: say_http, Exception: say_failure},
        openapi_config=OpenAPIConfig(
            title="Tablewright", version=__version__, path="/schema", render_plugins=[JsonRenderPlugin(path="/")]
        ),
        request_max_body_size=LARGEST,
        logging_config=None,
        debug=False,
    )


def channels_of(database: str) -> ChannelsPlugin | None:
    """How processes on one database hear of each other; a process on SQLite is alone."""
    if not database.startswith("postgresql"):
        return None
    from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

    dsn = make_url(database).set(drivername="postgresql").render_as_string(hide_password=False)
    return ChannelsPlugin(AsyncPgChannelsBackend(dsn), channels=[CHANNEL])


def answer(found: wire.Problem) -> Response[wire.Problem]:
    """A refusal as an answer."""
    return Response(found, status_code=found.status, media_type=MediaType.JSON)


def say_refusal(request: Request[Any, Any, Any], refused: Refused) -> Response[wire.Problem]:
    """What the game or the server refuses."""
    return answer(problem(refused, lang_of(request)))


def say_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[wire.Problem]:
    """What the framework refuses: unknown pages, bodies that make no sense."""
    if error.status_code >= 500:
        return say_failure(request, error)
    keys = {404: "no-page", 405: "no-page", 413: "too-large", 429: "too-many"}
    key = keys.get(error.status_code, "bad-request")
    refused = Refusal(error.status_code, key, detail=detail_of(error)) if key == "bad-request" else None
    return answer(problem(refused or Refusal(error.status_code, key), lang_of(request)))


def detail_of(error: HTTPException) -> str:
    """What is wrong with a request, from the framework's words."""
    extra: Any = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return "; ".join(f"{each.get('key', '')}: {each.get('message', '')}" for each in extra[:4])[:300]
    return str(error.detail)[:300]


def say_failure(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Problem]:
    """Our fault: it is logged, and nothing of it is shown."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return answer(problem(Refusal(500, "failed"), lang_of(request)))
