"""Serving: the application on a socket, until interrupted."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from pathlib import Path

import uvicorn
from alembic.util import CommandError
from platformdirs import user_data_path
from sqlalchemy.exc import SQLAlchemyError

from .app import Settings, create_app
from .store import Store


class BadDatabase(Exception):
    """The database cannot be opened, or not brought up to date."""


def default_database() -> str:
    """SQLite in the user's data folder."""
    folder = Path(user_data_path("tablewright"))
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{folder / 'tablewright.db'}"


async def prepare(database: str) -> None:
    """Bring the database up to date. Raises `BadDatabase`."""
    try:
        store = Store(database, "")
        await store.open()
        await store.close()
    except (SQLAlchemyError, ImportError, OSError, ValueError, CommandError) as error:
        raise BadDatabase(str(error).split("\n")[0]) from error


def serve_forever(listening: socket.socket, settings: Settings, ready: Callable[[], None]) -> None:
    """Serve; `ready` is called when the first request may come. Raises `BadDatabase`."""
    asyncio.run(prepare(settings.database))
    config = uvicorn.Config(
        create_app(settings),
        ws_max_size=16 * 1024,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
        timeout_keep_alive=75,
        log_level="warning",
        access_log=False,
        server_header=False,
    )

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                ready()

    Server(config).run([listening])
