"""Measure the server under load, on this machine over loopback: `make bench-server` (PEERS=1: beside boardgame.io).

Load generator and server share the machine. A move's time is from when it was due until the last other seat has its
update. `server ms/move` is the server's own processor time, which other work on the machine does not change much.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx

from benchmarks.bench import cpu, write
from tests.server.conftest import postgresql_at, sqlite

from .load import BoardgameIo, Figures, Ours, Seats, at_rate, flat_out

HERE = Path(__file__).parent
PEER = HERE / "peer"
HOST = "127.0.0.1"
TICK = os.sysconf("SC_CLK_TCK")
OPENED_AT_ONCE = 20


@dataclass
class Running:
    """A server that is measured."""

    name: str
    port: int
    pid: int

    def cpu(self) -> float:
        """Processor seconds that it has used."""
        fields = Path(f"/proc/{self.pid}/stat").read_text("utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    def memory(self) -> float:
        """Its memory in MiB."""
        lines = Path(f"/proc/{self.pid}/status").read_text("utf-8").splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024

    async def open(self, seats: int) -> Seats:
        """A table of so many seats, all of them listening."""
        kind = BoardgameIo if self.name == "boardgame.io" else Ours
        return await kind.open(HOST, self.port, seats)


@contextmanager
def started(
    name: str, command: Sequence[str | Path], port: int, path: str, cwd: Path | None = None
) -> Iterator[Running]:
    """A server process that answers at `path`."""
    with tempfile.TemporaryFile() as log:
        process = subprocess.Popen([*map(str, command)], stdout=log, stderr=log, cwd=cwd)
        try:
            until = time.monotonic() + 60
            while True:
                try:
                    httpx.get(f"http://{HOST}:{port}{path}")
                    break
                except httpx.TransportError:
                    if time.monotonic() > until or process.poll() is not None:
                        log.seek(0)
                        raise RuntimeError(log.read()[-2000:].decode(errors="replace")) from None
                    time.sleep(0.1)
            yield Running(name, port, process.pid)
        finally:
            process.kill()
            process.wait()


def free_port() -> int:
    """A port that nobody listens at."""
    import socket

    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
        return port


def ours(name: str, database: str) -> AbstractContextManager[Running]:
    """Our server on a database."""
    port = free_port()
    command = [sys.executable, "-m", "benchmarks.serving.ours", "--port", str(port), "--database", database]
    return started(name, [*command, "--rate", "1000000"], port, "/api/health")


async def tables_of(server: Running, count: int, seats: int) -> list[Seats]:
    """Open tables, some at a time."""
    found: list[Seats] = []
    while len(found) < count:
        more = min(OPENED_AT_ONCE, count - len(found))
        found += await asyncio.gather(*(server.open(seats) for _ in range(more)))
    return found


async def measured(server: Running, what: str, count: int, seats: int, rate: float, seconds: float, best: int) -> str:
    """One row: the best of some runs, for other work on the machine only slows it."""
    before = server.memory()
    tables = await tables_of(server, count, seats)
    each = (server.memory() - before) / count
    runs: list[tuple[Figures, float]] = []
    for _ in range(best):
        spent = server.cpu()
        figures = await (at_rate(tables, rate, seconds) if rate else flat_out(tables, seconds))
        runs.append((figures, (server.cpu() - spent) * 1000 / max(1, figures.moves)))
    for table in tables:
        table.close()
    figures, cost = max(runs, key=lambda run: -run[0].at(0.99) if rate else run[0].rate)
    spread = " | ".join(f"{figures.at(share):.1f}" for share in (0.5, 0.99, 1))
    row = f"| {server.name} | {what} | {figures.rate:.0f} | {spread} | {cost:.2f} | {each:.2f} |"
    print(row, file=sys.stderr)
    return row


async def rows_of(server: Running, seconds: float, best: int, many: bool) -> list[str]:
    """All that is measured of a server."""
    rows = [await measured(server, "50 tables of 2, 1,000 moves/s", 50, 2, 1000, seconds, best)]
    rows.append(await measured(server, "50 tables of 2, as fast as it goes", 50, 2, 0, seconds, best))
    if many:
        rows.append(await measured(server, "500 tables of 4, 200 moves/s", 500, 4, 200, seconds, best))
    return rows


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--peers", action="store_true", help="measure boardgame.io, too")
    parser.add_argument("--write", action="store_true", help="put the table into docs/performance.md")
    parser.add_argument("--seconds", type=float, default=5.0, help="for each run")
    parser.add_argument("--best", type=int, default=3, help="of so many runs the best counts")
    given = parser.parse_args()
    rows: list[str] = []
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        with ours("SQLite", sqlite(folder / "tables.db")) as server:
            rows += asyncio.run(rows_of(server, given.seconds, given.best, True))
        with postgresql_at(folder / "pg") as url, ours("PostgreSQL", url) as server:
            rows += asyncio.run(rows_of(server, given.seconds, given.best, False))
        if given.peers:
            port = free_port()
            with started("boardgame.io", ["node", PEER / "server.js", str(port)], port, "/games", PEER) as server:
                rows += asyncio.run(rows_of(server, given.seconds, given.best, False))
    load = "/".join(f"{each:.0f}" for each in os.getloadavg())
    where = f"{cpu()}, {os.cpu_count()} cores, load averages {load}"
    head = "| server | load | moves/s | p50 ms | p99 ms | longest ms | server ms/move | MiB a table |"
    text = "\n".join(
        [
            f"Measured with `make bench-server PEERS=1` on {where};",
            f"the best of {given.best} runs of {given.seconds:.0f} seconds.",
            "",
            head,
            "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |",
            *rows,
        ]
    )
    print(text)
    if given.write:
        write(text, "bench-server")
    return 0


if __name__ == "__main__":
    sys.exit(main())
