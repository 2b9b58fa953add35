"""Kill the server at random moments while people play, start it again, and see that nothing is lost or done twice.

python -m tests.server.killing [--times 200] [--postgresql] [--seed N]
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import nullcontext, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx

from tablewright.core.registry import every
from tablewright.server.log import Base, Entry
from tablewright.server.store import Store
from tablewright.server.table import Table

from .conftest import Guest, Server, postgresql_at, sqlite

UNDO = 0.1
"""How often somebody takes back instead of moving."""


class WarmServer(Server):
    """A server that is split off a process with everything imported, so that it is there again at once."""

    def __init__(self, database: str, log: Path) -> None:
        super().__init__(database, log)
        arguments = ["--port", str(self.port), "--database", database, "--rate", "100000"]
        with log.open("ab") as out:
            self.nursery = subprocess.Popen(
                [sys.executable, "-m", "tests.server.warm", *arguments],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=out,
                text=True,
            )
        self.pid = 0

    def start(self) -> Server:
        """Split off a server and wait until it answers."""
        assert self.nursery.stdin is not None
        assert self.nursery.stdout is not None
        self.nursery.stdin.write("\n")
        self.nursery.stdin.flush()
        while not (line := self.nursery.stdout.readline()).strip().isdecimal():
            assert line, self.log.read_text()[-2000:]
        self.pid = int(line)
        return self.answers()

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        with suppress(ProcessLookupError):
            while True:
                os.kill(self.pid, 0)
                time.sleep(0.002)

    def stop(self) -> None:
        self.kill()
        self.nursery.communicate()


@dataclass
class Player:
    """Two people and perhaps a bot at one table after another; whoever plays keeps trying until they are answered."""

    url: str
    game: str
    chairs: tuple[str, ...]
    rng: random.Random
    stop: threading.Event
    acknowledged: dict[str, dict[str, list[str]]] = field(default_factory=dict)
    """Of each table, of each key, the moves that were made."""
    repeated: int = 0
    moved: int = 0
    guests: list[Guest] = field(default_factory=list)
    failure: BaseException | None = None
    client: httpx.Client = field(default_factory=lambda: httpx.Client(timeout=30))

    def run(self) -> None:
        """Play until it is enough."""
        try:
            while not self.stop.is_set():
                self.sit_down()
                self.play_on()
        except BaseException as error:
            self.failure = error
            raise

    def sit_down(self) -> None:
        """A fresh table."""
        data = {"game": self.game, "chairs": self.chairs}
        table = self.insist(lambda: self.client.post(self.url + "/api/tables", json=data)).json()
        self.guests = [Guest(self.url, table["table"]["id"], table["key"], client=self.client)]
        sat = self.insist(lambda: self.guests[0].ask("POST", f"/seats/{self.chairs.index('open')}/sit", json={}))
        if sat.status_code == 409:
            self.guests = []
            return self.sit_down()  # the answer was lost with the server: that seat is somebody's
        self.guests.append(Guest(self.url, self.guests[0].table, sat.json()["key"], client=self.client))
        self.acknowledged[self.guests[0].table] = {}
        return None

    def insist(self, ask: Any) -> httpx.Response:
        """Ask until there is an answer."""
        while True:
            try:
                answer: httpx.Response = ask()
            except httpx.TransportError:
                time.sleep(0.05)
                continue
            if answer.status_code < 500:
                return answer
            raise AssertionError(answer.text)

    def play_on(self) -> None:
        """Whoever is asked moves, until the game is over."""
        while not self.stop.is_set():
            looks = [self.insist(lambda guest=guest: guest.ask("GET", "/look")).json() for guest in self.guests]
            if looks[0]["result"] is not None:
                return
            for guest, look in zip(self.guests, looks, strict=True):
                if look["moves"]:
                    self.move(guest, look)
                    break
            else:
                time.sleep(0.02)

    def move(self, guest: Guest, look: Any) -> None:
        """One request, sent with one key until it is answered."""
        key, made = uuid4().hex, self.acknowledged[guest.table]
        if look["undo"] == "free" and self.rng.random() < UNDO:
            path, data = "/undo", {"number": look["number"], "key": key}
        else:
            text = self.rng.choice(look["moves"])["text"]
            path, data = "/moves", {"number": look["number"], "key": key, "moves": [text]}
        answer = self.insist(lambda: guest.ask("POST", path, json=data))
        if answer.status_code == 409 and answer.json()["code"] == "stale":
            return  # where several are asked at once a bot was quicker; `check` sees that nothing was done
        assert answer.status_code == 200, answer.text
        made[key] = list(data.get("moves", []))
        self.moved += 1
        self.repeated += answer.json()["repeated"]


def check(players: list[Player], url: str) -> int:
    """Every table's log has exactly what was acknowledged, in order, and goes on from there. Answer: the tables."""

    async def load() -> list[tuple[Player, Base, list[Entry]]]:
        store = Store(url, "check")
        try:
            tables = [(player, table) for player in players for table in player.acknowledged]
            found = [(player, await store.load(table)) for player, table in tables]
        finally:
            await store.close()
        return [(player, *each) for player, each in found if each is not None]

    kept = asyncio.run(load())
    for player, base, entries in kept:
        acknowledged = player.acknowledged[base.id]
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        mine = {entry.key.partition(":")[2]: entry for entry in entries if entry.key}
        assert len(mine) == sum(1 for entry in entries if entry.key), "a key was done twice"
        assert mine.keys() == acknowledged.keys(), "lost, or done without being asked"
        for key, texts in acknowledged.items():
            assert mine[key].texts == texts
        Table(base, entries)
    assert len(kept) == sum(len(player.acknowledged) for player in players)
    return len(kept)


def killed(times: int, url: str, folder: Path, seed: int) -> str:
    """Play, kill the server so many times, check; the answer says what happened."""
    rng, stop = random.Random(seed), threading.Event()
    server = WarmServer(url, folder / "log").start()
    games = [game.name for game in every()]
    kinds = (("me", "open"), ("me", "random", "open"))
    players = [Player(server.url, games[i % len(games)], kinds[i % 2], random.Random(seed + i), stop) for i in range(4)]
    threads = [threading.Thread(target=player.run, daemon=True) for player in players]
    for thread in threads:
        thread.start()
    try:
        for _ in range(times):
            time.sleep(rng.uniform(0.05, 0.8))
            server.kill()
            server.start()
            failures = [player.failure for player in players if player.failure]
            assert not failures, failures
        before = [player.moved for player in players]
        until = time.monotonic() + 60
        while any(player.moved == moved for player, moved in zip(players, before)) and time.monotonic() < until:
            time.sleep(0.1)
        assert all(player.moved > moved for player, moved in zip(players, before)), "a table does not go on"
    finally:
        stop.set()
        for thread in threads:
            thread.join(60)
        server.stop()
        for player in players:
            player.client.close()
    tables, moved = check(players, url), sum(player.moved for player in players)
    repeated = sum(player.repeated for player in players)
    return (
        f"{times} kills, {tables} tables, {moved} requests acknowledged, {repeated} of them by a server that then died"
    )


def main(arguments: list[str]) -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgresql", action="store_true")
    wanted = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with postgresql_at(folder / "pg") if wanted.postgresql else nullcontext(sqlite(folder / "tables.db")) as url:
            print(killed(wanted.times, url, folder, wanted.seed))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
