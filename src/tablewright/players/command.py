"""`cmd:PROGRAM`: a bot in any language, a program that reads and writes lines of JSON. `docs/bots.md` teaches it.

For each decision it gets one line (`Question`) and has to answer with one line, `{"move": CODE}` or `{"move": "TEXT"}`.
A fault — no legal move, no JSON, more than one line, too much text, too much time, an end — costs it the decision:
`greedy` moves in its place, the program is ended and started anew. After `MOST_FAULTS` it is out for the game.
"""

from __future__ import annotations

import contextlib
import os
import shlex
import signal
import subprocess
import sys
import threading
import weakref
from collections.abc import Callable
from typing import Any

import msgspec

from ..core.errors import BadMove, BadOption, Refused, shown
from ..core.random import Random
from ..core.state import Standpoint
from .clock import Clock
from .greedy import Greedy

NAME = "cmd"
PROTOCOL = 1
SECONDS = 10.0
"""How long a program may think if nobody says otherwise."""
LONGEST = 64 << 10
"""An answer of more bytes is a flood."""
MOST_FAULTS = 3
KEPT = 400
"""Bytes of the program's last words (stderr) that a fault quotes."""


class Choice(msgspec.Struct, frozen=True):
    """A legal move: its code and its text."""

    code: int
    text: str


class Question(msgspec.Struct, frozen=True):
    """One decision, as the program gets it."""

    protocol: int
    game: str
    rules: int
    options: Any
    seats: int
    seat: int
    seconds: float
    view: Any
    moves: list[Choice]


class Answer(msgspec.Struct, frozen=True):
    """What the program chose."""

    move: int | str


def question(standpoint: Standpoint, seconds: float) -> bytes:
    """The line for a decision."""
    setting = standpoint.setting
    moves = [Choice(move, setting.game.moves.text(move, setting.words)) for move in standpoint.legal()]
    game = setting.game
    asked = Question(
        PROTOCOL,
        game.name,
        game.rules,
        setting.options,
        setting.seats,
        standpoint.seat,
        seconds,
        standpoint.view(),
        moves,
    )
    return msgspec.json.encode(asked) + b"\n"


def reader(line: str) -> Callable[[Random, Clock | None], Command]:
    """Makes players of a command line. Raises `BadOption` where there is none."""
    try:
        words = shlex.split(line)
    except ValueError as error:
        raise BadOption("bad-command", command=line[:60], detail=str(error)) from None
    if not words:
        raise BadOption("bad-command", command=line[:60], detail="")
    return lambda rng, clock: Command(words, rng, clock.seconds if clock and clock.seconds else SECONDS)


class Command:
    """A player that is a program. `faults` is what it did wrong."""

    def __init__(self, words: list[str], rng: Random, seconds: float = SECONDS) -> None:
        self.words = words
        self.seconds = seconds
        self.faults: list[Refused] = []
        self._instead = Greedy(rng)
        self._program: Program | None = None

    def choose(self, standpoint: Standpoint) -> int:
        """What the program answers; what `greedy` chooses if it fails to."""
        if len(self.faults) >= MOST_FAULTS:
            return self._instead.choose(standpoint)
        try:
            return self._asked(standpoint)
        except Refused as fault:
            self.faults.append(fault)
            self._end()
            return self._instead.choose(standpoint)

    def _asked(self, standpoint: Standpoint) -> int:
        if self._program is None:
            self._program = Program(self.words)
            weakref.finalize(self, self._program.end)
        line = self._program.ask(question(standpoint, self.seconds), self.seconds)
        return chosen(line, standpoint, self.words[0])

    def _end(self) -> None:
        if self._program is not None:
            self._program.end()
            self._program = None


def chosen(line: bytes, standpoint: Standpoint, program: str) -> int:
    """The legal move that an answer names. Raises `Refused`."""
    said = shown(line.decode(errors="replace").strip(), 80)
    try:
        answer = msgspec.json.decode(line, type=Answer).move
    except (msgspec.DecodeError, RecursionError):
        raise Refused("bot-nonsense", program=program, said=said) from None
    setting = standpoint.setting
    try:
        move = setting.game.moves.parse(answer, setting.words) if isinstance(answer, str) else answer
    except BadMove:
        raise Refused("bot-illegal", program=program, said=said) from None
    if move not in standpoint.legal():
        raise Refused("bot-illegal", program=program, said=said)
    return move


class Program:
    """A running program, in a process group of its own."""

    def __init__(self, words: list[str]) -> None:
        self.name = words[0]
        self.tail = b""
        self.rest = b""
        pipe = subprocess.PIPE
        try:
            self.process = subprocess.Popen(
                words, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, start_new_session=sys.platform != "win32"
            )
        except (OSError, ValueError) as error:
            raise Refused("bot-start", program=self.name, detail=str(error)) from None
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    def ask(self, asked: bytes, seconds: float) -> bytes:
        """One line for one line. Raises `Refused`."""
        found: list[bytes | Refused] = []
        exchange = threading.Thread(target=self._exchange, args=(asked, found), daemon=True)
        exchange.start()
        exchange.join(seconds)
        if not found:
            raise Refused("bot-slow", program=self.name, seconds=f"{seconds:g}")
        if isinstance(found[0], Refused):
            raise found[0]
        return found[0]

    def end(self) -> None:
        """End the program and what it started."""
        with contextlib.suppress(OSError):
            if sys.platform == "win32":
                self.process.kill()
            else:
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self._listener.join(1)
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()

    def _exchange(self, asked: bytes, found: list[bytes | Refused]) -> None:
        try:
            self._send(asked)
            found.append(self._line())
        except Refused as fault:
            found.append(fault)
        except (OSError, ValueError):
            found.append(self._ended())

    def _send(self, asked: bytes) -> None:
        assert self.process.stdin is not None
        view = memoryview(asked)
        while view:
            view = view[self.process.stdin.write(view) or 0 :]

    def _line(self) -> bytes:
        assert self.process.stdout is not None
        while b"\n" not in self.rest:
            if len(self.rest) > LONGEST:
                raise Refused("bot-flood", program=self.name)
            more = self.process.stdout.read(LONGEST)
            if not more:
                raise self._ended()
            self.rest += more
        line, _, self.rest = self.rest.partition(b"\n")
        if self.rest or len(line) > LONGEST:
            raise Refused("bot-flood", program=self.name)
        return line

    def _ended(self) -> Refused:
        self._listener.join(1)
        last = self.tail.decode(errors="replace").strip().splitlines()
        return Refused("bot-ended", program=self.name, said=shown(last[-1], 200) if last else "")

    def _listen(self) -> None:
        """Read what it writes to stderr, so that it never waits, and keep its last words."""
        assert self.process.stderr is not None
        with contextlib.suppress(OSError, ValueError):
            while more := self.process.stderr.read(4096):
                self.tail = (self.tail + more)[-KEPT:]
