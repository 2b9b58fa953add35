"""Several servers on one PostgreSQL are one; a server that dies loses nothing."""

from __future__ import annotations

import json
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from websockets.sync.client import ClientConnection, connect

from .conftest import ONCE, Guest, Server, sqlite
from .killing import killed
from .test_whole_game import played_out

pytestmark = ONCE
KILLS = 6
"""How often each is killed here; `python -m tests.server.killing` does it 200 times."""


@pytest.fixture(scope="module")
def two_servers(postgresql: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two processes on one database."""
    logs = tmp_path_factory.mktemp("servers")
    servers = [Server(postgresql, logs / str(number)).start() for number in range(2)]
    yield servers[0], servers[1]
    for server in servers:
        server.stop()
        assert "Traceback" not in server.log.read_text()


@pytest.fixture
def apart(two_servers: tuple[Server, Server]) -> tuple[Guest, Guest]:
    """Two people at one table, each at another process."""
    ann = Guest.sets_up(two_servers[0].url, "ethnos", "me", "open", name="Ann")
    there = Guest(two_servers[1].url, ann.table)
    return ann, there.sits(1, name="Bob")


@contextmanager
def live(guest: Guest) -> Iterator[ClientConnection]:
    """The live connection of a guest."""
    with connect(f"ws{guest.url.removeprefix('http')}/api/tables/{guest.table}/live") as socket:
        socket.send(json.dumps({"type": "hello", "key": guest.key}))
        yield socket


def heard(socket: ClientConnection, wanted: Callable[[Any], bool]) -> Any:
    """The next message that is wanted."""
    until = time.monotonic() + 20
    while time.monotonic() < until:
        message = json.loads(socket.recv(timeout=20))
        if wanted(message):
            return message
    raise AssertionError("not heard")


def test_a_table_is_played_through_two_processes_as_through_one(apart: tuple[Guest, Guest]) -> None:
    looks = played_out(list(apart), "apart")
    assert looks[0]["result"] == looks[1]["result"]
    assert [guest.get("")["status"] for guest in apart] == ["finished"] * 2
    assert apart[0].ask("GET", "/record").text == apart[1].ask("GET", "/record").text


def test_what_happens_at_one_process_is_heard_at_the_other(apart: tuple[Guest, Guest]) -> None:
    ann, bob = apart
    with live(ann) as at_ann, live(bob) as at_bob:
        heard(
            at_ann, lambda message: message["type"] == "table" and all(s["present"] for s in message["table"]["seats"])
        )
        mover, socket = (ann, at_bob) if ann.look()["moves"] else (bob, at_ann)
        made = mover.play(mover.look()["number"], "draw")
        last = made["look"]["events"][-1]["number"]
        heard(socket, lambda message: message["type"] == "look" and message["look"]["events"][-1]["number"] == last)
        mover.post("/chat", 201, text="Your turn")
        assert heard(socket, lambda message: message["type"] == "said")["said"]["text"] == "Your turn"
        asking = mover.post("/undo", number=made["look"]["number"], key=uuid4().hex)
        (ask,) = heard(socket, lambda message: message["type"] == "table" and message["table"]["asks"])["table"]["asks"]
        assert ask == asking["table"]["asks"][0]
        other = bob if mover is ann else ann
        other.post(f"/asks/{ask['id']}", yes=True, key=uuid4().hex)
        number = made["look"]["number"]
        back = heard(
            at_ann if mover is ann else at_bob,
            lambda message: message["type"] == "look" and message["look"]["number"] > number,
        )
        assert "draw" in [move["text"] for move in back["look"]["moves"]]


def test_the_same_key_through_two_processes_plays_once(apart: tuple[Guest, Guest]) -> None:
    ann, bob = apart
    mover = ann if ann.look()["moves"] else bob
    elsewhere = Guest(bob.url if mover is ann else ann.url, mover.table, mover.key)
    look, key = mover.look(), uuid4().hex
    first = mover.play(look["number"], "draw", key=key)
    again = elsewhere.play(look["number"], "draw", key=key)
    assert (first["repeated"], again["repeated"]) == (False, True)
    assert again["look"]["number"] == first["look"]["number"]
    assert elsewhere.play(look["number"], "draw", status=409)["code"] == "stale"


def test_bots_of_a_dead_process_are_taken_over(postgresql: str, tmp_path: Path) -> None:
    first, second = (Server(postgresql, tmp_path / name).start() for name in "ab")
    guest = Guest.sets_up(first.url, "ethnos", "me", "random")
    until = time.monotonic() + 60
    while not (workers := children(first)) and time.monotonic() < until:
        if (look := guest.look())["moves"]:
            guest.play(look["number"], look["moves"][0]["text"])
        else:
            time.sleep(0.05)
    assert workers
    first.kill()
    here = Guest(second.url, guest.table, guest.key)
    until = time.monotonic() + 30
    while not here.look()["moves"] and time.monotonic() < until:
        time.sleep(0.05)
    look = here.look()
    here.play(look["number"], look["moves"][0]["text"])
    second.stop()
    until = time.monotonic() + 30
    while workers & running() and time.monotonic() < until:
        time.sleep(0.1)
    assert not workers & running(), "bots outlive their server"


def processes() -> list[tuple[int, int]]:
    """All processes that run, each with its parent."""
    listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], capture_output=True, text=True, check=True).stdout
    return [(int(line.split()[0]), int(line.split()[1])) for line in listed.splitlines()]


def running() -> set[int]:
    """All processes that run."""
    return {process for process, _ in processes()}


def children(server: Server) -> set[int]:
    """The processes that a server has started so far; those of bots begin when the first bot is asked."""
    assert server.process is not None
    return {process for process, parent in processes() if parent == server.process.pid}


def test_a_killed_server_loses_nothing_on_sqlite(tmp_path: Path) -> None:
    assert killed(KILLS, sqlite(tmp_path / "tables.db"), tmp_path, seed=1).startswith(f"{KILLS} kills")


def test_a_killed_server_loses_nothing_on_postgresql(postgresql: str, tmp_path: Path) -> None:
    assert killed(KILLS, postgresql, tmp_path, seed=2).startswith(f"{KILLS} kills")
