"""Load: many tables of live clients at a server, moves at a rate or as fast as it goes, and how long each took.

What is measured is the time from when a move was due to be sent until the last of the other seats has its update.
"""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from .wires import Http, Socket


@dataclass
class Figures:
    """What came of a run. Times in milliseconds."""

    moves: int
    seconds: float
    times: list[float] = field(repr=False)

    @property
    def rate(self) -> float:
        """Moves a second."""
        return self.moves / self.seconds

    def at(self, share: float) -> float:
        """The time in which this share of the moves was done."""
        times = sorted(self.times)
        return times[min(len(times) - 1, int(share * len(times)))] if times else float("nan")

    def line(self) -> str:
        """In a line."""
        spread = f"p50 {self.at(0.5):6.2f}   p99 {self.at(0.99):6.2f}   max {self.at(1):6.1f} ms"
        return f"{self.rate:7.0f} moves/s   {spread}"


class Seats(ABC):
    """A table as the load sees it: who is to move, and who has not heard of the last move yet."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.turn = 0
        self.made = 0
        self.known = [0] * seats
        self.due = 0.0
        self.times: list[float] = []
        self.ready = asyncio.Event()
        self.ready.set()

    def heard(self, seat: int) -> None:
        """A seat has its update."""
        self.known[seat] += 1
        if not self.ready.is_set() and all(
            known >= self.made for other, known in enumerate(self.known) if other != self.turn
        ):
            self.times.append((time.perf_counter() - self.due) * 1000)
            self.turn = (self.turn + 1) % self.seats
            self.ready.set()

    async def move(self, due: float) -> None:
        """Make the next move when the one before is known to all."""
        await self.ready.wait()
        self.ready.clear()
        self.due = due or time.perf_counter()
        self.made += 1
        self.play(self.turn)

    @abstractmethod
    def play(self, seat: int) -> None:
        """Send a move."""

    @abstractmethod
    def close(self) -> None:
        """Hang up."""


class Pushed(msgspec.Struct):
    """Of our messages all that is needed here."""

    type: str
    look: Number | None = None


class Number(msgspec.Struct):
    """The number of a look."""

    number: int


class Ours(Seats):
    """A table of our server: moves by POST, updates by WebSocket."""

    decoder = msgspec.json.Decoder(Pushed)

    def __init__(self, table: str, keys: Sequence[str]) -> None:
        super().__init__(len(keys))
        self.table = table
        self.keys = list(keys)
        self.numbers = [0] * len(keys)
        self.sockets: list[Socket] = []
        self.https: list[Http] = []

    @classmethod
    async def open(cls, host: str, port: int, seats: int, game: str = "pile") -> Ours:
        """Set up a table, sit down in all seats and listen at each."""
        http = await Http.open(host, port)
        wanted = {"game": game, "chairs": ["me"] + ["open"] * (seats - 1)}
        status, body = await http.send("POST", "/api/tables", msgspec.json.encode(wanted))
        assert status == 201, body
        first = msgspec.json.decode(body)
        table, keys = first["table"]["id"], [first["key"]]
        for seat in range(1, seats):
            status, body = await http.send("POST", f"/api/tables/{table}/seats/{seat}/sit", b"{}")
            assert status == 201, body
            keys.append(msgspec.json.decode(body)["key"])
        self = cls(table, keys)
        for seat, key in enumerate(keys):
            socket = await Socket.connect(host, port, f"/api/tables/{table}/live", self.listener(seat))
            socket.send(msgspec.json.encode({"type": "hello", "key": key}))
            self.sockets.append(socket)
            self.https.append(http if seat == 0 else await Http.open(host, port))
        while not all(self.numbers):
            await asyncio.sleep(0.005)
        self.known = [0] * seats
        return self

    def listener(self, seat: int):  # type: ignore[no-untyped-def]  # what a socket calls
        """What a seat does with its messages."""

        def heard(message: bytes) -> None:
            if message.startswith(b'{"type":"look"'):
                look = self.decoder.decode(message).look
                assert look is not None
                self.numbers[seat] = look.number
                self.heard(seat)

        return heard

    def play(self, seat: int) -> None:
        events = self.made - 1
        body = b'{"number":%d,"events":%d,"moves":["take 1"],"key":"key-%08d"}' % (
            self.numbers[seat],
            events,
            self.made,
        )
        answer = self.https[seat].send("POST", f"/api/tables/{self.table}/moves", body, self.keys[seat])
        answer.add_done_callback(_granted)

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()


def _granted(answer: asyncio.Future[tuple[int, bytes]]) -> None:
    if not answer.cancelled():
        status, body = answer.result()
        assert status == 200, body[:200]


class BoardgameIo(Seats):
    """A match of boardgame.io: its messages in a WebSocket, as its own client sends them."""

    def __init__(self, match: str, seats: int) -> None:
        super().__init__(seats)
        self.match = match
        self.sockets: list[Socket] = []
        self.credentials: list[str] = []
        self.state = 0
        self.synced = 0

    @classmethod
    async def open(cls, host: str, port: int, seats: int) -> BoardgameIo:
        """Create a match through the lobby and join it from all seats."""
        http = await Http.open(host, port)
        status, body = await http.send("POST", "/games/pile/create", msgspec.json.encode({"numPlayers": seats}))
        assert status == 200, body
        self = cls(msgspec.json.decode(body)["matchID"], seats)
        for seat in range(seats):
            joining = msgspec.json.encode({"playerID": str(seat), "playerName": f"p{seat}"})
            status, body = await http.send("POST", f"/games/pile/{self.match}/join", joining)
            assert status == 200, body
            await self._listen(host, port, seat, msgspec.json.decode(body)["playerCredentials"])
        while self.synced < seats:
            await asyncio.sleep(0.005)
        return self

    async def _listen(self, host: str, port: int, seat: int, credentials: str) -> None:
        def heard(message: bytes) -> None:
            if message.startswith(b"42/pile,"):
                self._told(seat, message[8:])
            elif message.startswith(b"40/pile,"):
                args = ["sync", self.match, str(seat), credentials, self.seats]
                self.sockets[seat].send(b"42/pile," + msgspec.json.encode(args))
            elif message == b"2":
                self.sockets[seat].send(b"3")

        self.credentials.append(credentials)
        socket = await Socket.connect(host, port, "/socket.io/?EIO=4&transport=websocket", heard)
        self.sockets.append(socket)
        socket.send(b"40/pile,")

    def _told(self, seat: int, message: bytes) -> None:
        if message.startswith(b'["sync"'):
            self.synced += 1
        elif message.startswith(b'["update"'):
            self.heard(seat)

    def play(self, seat: int) -> None:
        action = {
            "type": "MAKE_MOVE",
            "payload": {"type": "take", "args": [1], "playerID": str(seat), "credentials": self.credentials[seat]},
        }
        args = ["update", action, self.state, self.match, str(seat)]
        self.state += 1
        self.sockets[seat].send(b"42/pile," + msgspec.json.encode(args))

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()


async def at_rate(tables: Sequence[Seats], rate: float, seconds: float) -> Figures:
    """Moves at this rate, spread evenly over the tables and over time."""
    for table in tables:
        table.times.clear()
    started = time.perf_counter() + 0.05
    count = int(rate * seconds)

    async def drive(number: int) -> None:
        for move in range(number, count, len(tables)):
            due = started + move / rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await tables[number].move(max(due, 0))
        await tables[number].ready.wait()

    await asyncio.gather(*(drive(number) for number in range(len(tables))))
    spent = time.perf_counter() - started
    times = [each for table in tables for each in table.times]
    return Figures(len(times), spent, times)


async def flat_out(tables: Sequence[Seats], seconds: float) -> Figures:
    """Every table moves as soon as all have heard of the last move."""
    for table in tables:
        table.times.clear()
    started = time.perf_counter()

    async def drive(table: Seats) -> None:
        while time.perf_counter() < started + seconds:
            await table.move(0)
        await table.ready.wait()

    await asyncio.gather(*(drive(table) for table in tables))
    spent = time.perf_counter() - started
    times = [each for table in tables for each in table.times]
    return Figures(len(times), spent, times)
