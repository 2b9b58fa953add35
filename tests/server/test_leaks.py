"""All that a seat is sent is the same in every world that the seat cannot tell from the true one, byte for byte.

Whole games of every game and variety are played. Now and then the true world is exchanged for one that the seat
imagines: other hands and decks, another secret, other words in events where the seat may not know them. Then
everything that the server has to say to the seat is asked for again.
"""

from __future__ import annotations

import random
import re
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, TypeVar
from unittest import mock

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tablewright.core import fair
from tablewright.core.events import EVERYBODY, Log, Told
from tablewright.core.game import Game
from tablewright.core.random import seeded
from tablewright.core.records import Record
from tablewright.core.registry import every
from tablewright.core.state import State
from tablewright.server import hall as halls
from tablewright.server import wire
from tablewright.server.app import Settings, create_app
from tablewright.server.bots import Job
from tablewright.server.hall import Hall, Room, Watcher
from tablewright.server.log import Base, Chair, Held
from tablewright.server.replaying import past_of
from tablewright.server.routes import explain
from tablewright.server.store import hashed, now
from tablewright.server.table import Table

from .conftest import ONCE, sqlite

pytestmark = ONCE
T = TypeVar("T")
CASES = [(game, options) for game in every() for options in game.varieties()]
LOOKS = 2
"""How often the world is exchanged in a game, for each of its seats and for who only watches."""
SECRETS = "a1" * 32, "b2" * 32
PROMISE = "|".join(map(fair.commitment, SECRETS)).encode()


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    """A server in this process."""
    folder = tmp_path_factory.mktemp("leaks")
    with TestClient(create_app(Settings(sqlite(folder / "tables.db"), rate=1e6, burst=1e6))) as running:
        yield running


def inside(client: TestClient[Litestar], work: Callable[[Hall], Awaitable[T]]) -> T:
    """Do something in the server's own thread."""

    async def called() -> T:
        return await work(client.app.state.hall)

    with client.portal() as portal:
        return portal.call(called)


def keys(table: str, seats: int) -> list[str]:
    """The keys of all seats of a table."""
    return [f"key-of-{table}-{seat}" for seat in range(seats)]


def table_of(client: TestClient[Litestar], game: Game, options: Any, seats: int, name: str) -> Room:
    """A table with a person in each seat."""
    setting = game.setting(options, seats)
    base = Base(
        id=name,
        game=game.name,
        options=msgspec.json.decode(msgspec.json.encode(setting.options)),
        chairs=[Chair("person", f"P{seat}", "", f"salt {seat}") for seat in range(seats)],
        policy=wire.Policy(clock=wire.Clock("bank", 3600), chat=True),
        secret=SECRETS[0],
        created=now(),
        started=now(),
        status="playing",
        keys={hashed(key): Held(seat, seat == 0) for seat, key in enumerate(keys(name, seats))},
    )
    return inside(client, lambda hall: hall.create(base))


def scrambled(log: Log, seat: int | None) -> Log:
    """The same events with other words wherever the seat may not know them."""
    other = Log(log.events, log.words)
    for told in log.told:
        kind = log.events.kinds[told.kind]
        knows = told.audience == EVERYBODY or (seat is not None and told.audience >> seat & 1)
        numbers = list(told.numbers)
        if kind.hidden and not knows:
            at = [name for name, _ in kind.domains].index(kind.hidden)
            size = kind.domains[at][1].size
            last = len(numbers) if kind.many and at == len(kind.domains) - 1 else at + 1
            numbers[at:last] = [(number + 1) % size for number in numbers[at:last]]
        other.told.append(Told(told.kind, told.audience, tuple(numbers)))
    return other


def imagined(state: State, seat: int | None) -> State:
    """A world that the seat cannot tell from the true one."""
    world = state.guess(seat, seeded("another world"))
    world.ply, world.sealed, world.mover = state.ply, state.sealed, state.mover
    if state.log is not None:
        world.log = scrambled(state.log, seat)
    return world


@contextmanager
def exchanged(room: Room, seat: int | None) -> Iterator[None]:
    """The table in another world."""
    table, live = room.table, room.table.game
    truth, replayed = live.state, Record.replay

    def replay(record: Record, to: int | None = None, watch: bool = True) -> State:
        return imagined(replayed(record, to, watch), seat)

    live.state = imagined(truth, seat)
    table.base.secret, table._faces = SECRETS[1], {}
    try:
        with mock.patch.object(Record, "replay", replay):
            yield
    finally:
        live.state, table.base.secret, table._faces = truth, SECRETS[0], {}


def job_of(table: Table) -> Job:
    """The table's game as it is now, for bots that think in this process."""
    job = halls.job_of(table)
    position = table.state.dump() if table.base.secret == SECRETS[1] else table.game.record.replay(watch=False).dump()
    return Job(f"{position}", job.game, job.options, job.seats, "", position, (), {}, "")


def sent(client: TestClient[Litestar], room: Room, seat: int | None, words: list[str]) -> dict[str, bytes]:
    """Everything that a seat can get the server to say."""
    table = room.table.base.id
    headers = {} if seat is None else {"authorization": f"Seat {keys(table, room.table.seats)[seat]}"}
    answers: dict[str, bytes] = {}

    def ask(method: str, path: str, data: Any = None) -> None:
        answer = client.request(method, f"/api/tables/{table}{path}", headers=headers, json=data)
        assert answer.status_code < 500, answer.text
        shown = {name: value for name, value in answer.headers.items() if name != "date"}
        answers[f"{method} {path} {data}"] = f"{answer.status_code} {shown} ".encode() + answer.content

    steps = inside(client, lambda hall: _steps(room, seat))
    for path in ("", "/look", "/look?lang=fr", "/legend", "/replay", f"/replay/{steps}", f"/replay/{steps // 2}"):
        ask("GET", path)
    for path in (
        "/lesson",
        "/analysis",
        "/recap",
        "/hints",
        "/lines",
        "/fairness",
        "/record",
        "/chat",
        "/replay?seat=spectator",
    ):
        ask("GET", path)
    ask("GET", f"/replay/{steps // 3}?seat={(seat or 0) + 1}")
    ask("GET", f"/replay/{steps // 3}?seat=open")
    for word in words:
        ask("GET", f"/why-not?move={word}")
        ask("POST", "/preview", {"moves": [word]})
    ask("POST", "/moves", {"number": 1 << 20, "moves": ["x"], "key": "stale-key"})
    ask("POST", "/moves", {"number": room.table.number(seat), "moves": ["no move"], "key": "wrong-key"})
    answers["live"] = inside(client, lambda hall: _pushed(hall, room, seat))
    return answers


async def _steps(room: Room, seat: int | None) -> int:
    record = room.table.game.record
    kept = room.pasts.get((seat, False))
    if kept is None or kept.record is not record:
        kept = room.pasts[seat, False] = past_of(record, seat, False)
    return len(kept.plies) - 1


async def _pushed(hall: Hall, room: Room, seat: int | None) -> bytes:
    """What a fresh live connection is told."""
    watcher = Watcher(seat, "en")
    await hall.enter(room, watcher)
    hall.leave(room, watcher)
    told = b""
    while not watcher.queue.empty():
        told += watcher.queue.get_nowait() or b"end"
    return told


def moves_of(game: Game, rng: random.Random) -> list[str]:
    """A few texts of moves, legal or not."""
    state = game.start(game.options(), seats=min(game.seat_counts(game.options())), seed="words", watch=False)
    codes = rng.sample(range(game.moves.size), min(4, game.moves.size))
    return [text for code in codes if (text := _text(state, code))]


def _text(state: State, code: int) -> str:
    try:
        return state.text(code)
    except (ValueError, IndexError, KeyError):
        return ""


@pytest.mark.parametrize("case", range(len(CASES)), ids=lambda case: f"{CASES[case][0].name}-{case}")
def test_a_seat_is_sent_the_same_in_every_world_it_can_imagine(client: TestClient[Litestar], case: int) -> None:
    game, options = CASES[case]
    seats, rng = min(game.seat_counts(options)), random.Random(case)
    room = table_of(client, game, options, seats, f"leak-{case}")
    length = len(_played(game, options, seats, case))
    plies = {length * part // (LOOKS + 1) for part in range(1, LOOKS + 1)}
    differed = 0

    async def think(hall: Any, question: Callable[..., Any], *about: Any) -> Any:
        return question(*about)

    with mock.patch.object(explain, "job_of", job_of), mock.patch("tablewright.server.bots.Bots.ask", think):
        for ply, (seat, text) in enumerate(_played(game, options, seats, case)):
            if ply in plies:
                for viewer in (None, *range(seats)):
                    words = [*rng.sample(sorted(map(room.table.state.text, room.table.state.legal(seat))), 1)]
                    words += moves_of(game, rng)
                    differed += _compare(client, room, viewer, words)
            inside(client, partial(_move, room, seat, text))
    assert room.table.over
    assert differed or not game.hides, "no world was another: this test proves nothing"


async def _move(room: Room, seat: int, text: str, hall: Hall) -> int:
    return await hall.act(room, lambda table, at: [table.bot_played(seat, [text], at)])


def _compare(client: TestClient[Litestar], room: Room, viewer: int | None, words: list[str]) -> bool:
    """Hold what a viewer is sent in two worlds against each other; the answer is whether the worlds differed."""
    true = sent(client, room, viewer, words)
    dump = room.table.state.dump()
    with exchanged(room, viewer):
        other = sent(client, room, viewer, words)
        differed = bool(room.table.state.dump() != dump)
    for asked, answer in true.items():
        assert _still(answer) == _still(other[asked]), f"{viewer} learns from {asked}"
    return differed


def _still(answer: bytes) -> bytes:
    """The answer without the clocks, which go on between two requests, and without the promise of the secret."""
    return re.sub(rb'"clocks":\[[^\]]*\]', b"", re.sub(PROMISE, b"", answer))


def _played(game: Game, options: Any, seats: int, case: int) -> list[tuple[int, str]]:
    """A whole game of random moves, from the seed that the table has."""
    rng = random.Random(case)
    seed = fair.seed_of(SECRETS[0], [f"salt {seat}" for seat in range(seats)])
    state = game.start(options, seats=seats, seed=seed, watch=False)
    moves = []
    while not state.over:
        seat = rng.choice(state.to_act)
        move = rng.choice(state.legal(seat))
        moves.append((seat, state.text(move)))
        state.play(seat, move)
    return moves
