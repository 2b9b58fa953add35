"""Bots think in processes of their own, never on the event loop, and get nothing but standpoints."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any, TypeVar

from msgspec import Struct

from ..core.game import Advice
from ..core.state import State
from ..players import make

T = TypeVar("T")
LONGEST = 0.05
"""Seconds after which a worker hands over what is decided so far, so that people see slow bots move one by one."""
KEPT = 200


class Job(Struct, frozen=True):
    """A game in which bots are asked, and which bot decides for which seat."""

    table: str
    game: str
    options: dict[str, Any]
    seats: int
    seed: str
    position: dict[str, Any] | None
    moves: tuple[tuple[int, str], ...]
    bots: dict[int, str]
    secret: str


Turn = tuple[int, list[str]]
"""Moves of one seat, one after the other."""

_kept: OrderedDict[str, tuple[tuple[tuple[int, str], ...], State]] = OrderedDict()


def think(job: Job) -> list[Turn]:
    """What the bots do until a person is asked, the game is over, or it has taken long enough. Runs in a worker."""
    state, moves = _state(job), list(job.moves)
    turns: list[Turn] = []
    until = time.monotonic() + LONGEST
    while True:
        seat = next((seat for seat in state.to_act if seat in job.bots), None)
        if seat is None or (turns and time.monotonic() > until):
            break
        bot = make(job.bots[seat], f"{job.secret} {seat} {len(moves)}")
        move = bot.choose(state.standpoint(seat))
        text = state.text(move)
        state.play(seat, move)
        moves.append((seat, text))
        if turns and turns[-1][0] == seat:
            turns[-1][1].append(text)
        else:
            turns.append((seat, [text]))
    _keep(job.table, tuple(moves), state)
    return turns


def advise(job: Job, seat: int) -> list[Advice]:
    """What the game advises a seat, which knows no more than the seat does. Runs in a worker."""
    state = _state(job)
    _keep(job.table, job.moves, state)
    return state.standpoint(seat).advice()


def lines(job: Job, seat: int) -> list[list[int]]:
    """Whole turns that a seat may think of. Runs in a worker."""
    state = _state(job)
    _keep(job.table, job.moves, state)
    return state.setting.game.lines(state, seat)


def _state(job: Job) -> State:
    """The position of the job, gone on from the last one of the table where that is possible."""
    from ..core.registry import get

    moves, state = _kept.pop(job.table, ((), None))
    if state is None or job.moves[: len(moves)] != moves:
        game = get(job.game)
        moves = ()
        if job.position is not None:
            state = game.restore(job.position)
            state.log = None
        else:
            state = game.start(job.options, seats=job.seats, seed=job.seed, watch=False)
    for seat, text in job.moves[len(moves) :]:
        state.play(seat, state.parse(text))
    return state


def _keep(table: str, moves: tuple[tuple[int, str], ...], state: State) -> None:
    _kept[table] = (moves, state)
    while len(_kept) > KEPT:
        _kept.popitem(last=False)


def _begin() -> None:
    """A worker leaves interrupts to the server, gives way to it, and ends with it, however that ends."""
    import signal

    threading.Thread(target=_end_with_the_server, daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError, AttributeError):
        os.nice(5)


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


class Bots:
    """The worker processes; they start when the first bot is asked."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def ask(self, question: Callable[..., T], *about: Any) -> T:
        """Answer a question in a worker. A worker that died is replaced, and asked again."""
        try:
            return await self._ask(question, *about)
        except BrokenProcessPool:
            self.close()
            return await self._ask(question, *about)

    async def _ask(self, question: Callable[..., T], *about: Any) -> T:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=_begin)
        return await asyncio.get_running_loop().run_in_executor(self._pool, question, *about)

    def close(self) -> None:
        """End the workers."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
