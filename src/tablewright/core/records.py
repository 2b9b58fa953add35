"""Records: a whole game as text, header and moves. `docs/records.md` describes the format."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from . import fair
from .errors import BadMove, BadRecord, Illegal, Refused, shown
from .game import Game, Setting
from .results import Result
from .state import State

FORMAT = 1
MAGIC = "tablewright-record"
HEX = re.compile("[0-9a-f]{2,128}")
LONGEST = 4 << 20
"""More characters than this are no record."""


@dataclass(frozen=True)
class Record:
    """A game, running or finished: everything that a replay needs, and who sat where.

    Dealt from `seed`, or set up from `position`. With `secret` and `salts` the seed can be verified (`core.fair`).
    """

    setting: Setting
    seed: str = ""
    position: dict[str, Any] | None = None
    secret: str = ""
    salts: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    moves: tuple[tuple[int, str], ...] = ()
    scores: tuple[int, ...] | None = field(default=None, compare=False)
    """The final scores as the text claims them; `replay` does not rely on them."""

    @staticmethod
    def of(setting: Setting, *, seed: str = "", secret: str = "", salts: tuple[str, ...] = (), **more: Any) -> Record:
        """An empty record. A secret, with the players' salts, makes the seed."""
        if secret and not HEX.fullmatch(secret):
            raise BadRecord("record-secret")
        return Record(setting, fair.seed_of(secret, list(salts)) if secret else seed, None, secret, salts, **more)

    @property
    def game(self) -> Game:
        """The game that was played."""
        return self.setting.game

    def plus(self, *moves: tuple[int, str]) -> Record:
        """The record with more moves."""
        return replace(self, moves=(*self.moves, *moves), scores=None)

    def until(self, ply: int) -> Record:
        """The record of the first `ply` moves."""
        return replace(self, moves=self.moves[:ply], scores=None)

    def start(self, watch: bool = True) -> State:
        """The state before the first move."""
        if self.position is not None:
            state = self.game.restore(self.position)
            if state.setting != self.setting:
                raise BadRecord("record-position")
            if not watch:
                state.log = None
            return state
        return self.game.start(self.setting.options, seats=self.setting.seats, seed=self.seed, watch=watch)

    def replay(self, to: int | None = None, watch: bool = True) -> State:
        """The state after `to` moves (`None`: all). Raises `BadRecord` or `BadPosition` at what cannot be."""
        moves = self.moves if to is None else self.moves[:to]
        if to is not None and not 0 <= to <= len(self.moves):
            raise BadRecord("record-ply", ply=str(to), plies=str(len(self.moves)))
        state = self.start(watch)
        for ply, (seat, text) in enumerate(moves, 1):
            try:
                state.play(seat, state.parse(text))
            except (BadMove, Illegal) as error:
                bad = BadRecord("record-move", error.rule, ply=str(ply), seat=str(seat), move=text)
                bad.detail = error
                raise bad from None
        return state

    def text(self) -> str:
        """The record as text; `Record.parse` takes it back."""
        lines = [
            f"{MAGIC} {FORMAT}",
            f"game {self.game.name}",
            f"rules {self.game.rules}",
            f"seats {self.setting.seats}",
        ]
        options: dict[str, Any] = msgspec.to_builtins(self.setting.options)
        lines += [f"option {key} {_json(value)}" for key, value in options.items()]
        if self.position is not None:
            lines.append(f"position {_json(self.position)}")
        else:
            lines.append(f"seed {_json(self.seed)}")
        if self.secret:
            lines += [f"commitment {fair.commitment(self.secret)}", f"secret {self.secret}"]
            lines += [f"salt {seat} {_json(salt)}" for seat, salt in enumerate(self.salts)]
        lines += [f"player {seat} {_json(name)}" for seat, name in enumerate(self.players)]
        lines.append("moves")
        lines += [f"{seat} {move}" for seat, move in self.moves]
        result = self.replay(watch=False).result
        if result is not None:
            lines.append("result " + " ".join(str(seat.score) for seat in result.seats))
        body = "".join(line + "\n" for line in lines)
        return f"{body}end {len(self.moves)} {digest(body)}\n"

    @staticmethod
    def parse(text: str) -> Record:
        """The record of a text; the moves are not yet tried.

        Raises `BadRecord` with the line that is wrong, or `BadOption` where game, options and seats do not fit.
        """
        return _Reader(text).record()

    def checks(self) -> list[tuple[str, Refused | None]]:
        """What `verify` checks, each with its flaw if it fails: the promise, the deal, every move, the result."""
        return [
            ("fair", self._fair()),
            ("moves", _raised(self.replay)),
            ("result", self._result()),
        ]

    def _fair(self) -> Refused | None:
        if not self.secret:
            return Refused("verify-no-secret")
        if len(self.salts) != self.setting.seats:
            return Refused("verify-salts", seats=str(self.setting.seats))
        if fair.seed_of(self.secret, list(self.salts)) != self.seed:
            return Refused("verify-seed")
        return None

    def _result(self) -> Refused | None:
        try:
            result: Result | None = self.replay(watch=False).result
        except Refused as error:
            return error
        scores = None if result is None else tuple(seat.score for seat in result.seats)
        if scores != self.scores:
            return Refused("verify-result", claimed=_scores(self.scores), found=_scores(scores))
        return None


def digest(body: str) -> str:
    """What the last line of a record says of all lines before it."""
    return hashlib.sha256(body.encode()).hexdigest()[:16]


def _is_unicode(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _scores(scores: tuple[int, ...] | None) -> str:
    return "-" if scores is None else " ".join(map(str, scores))


def _raised(call: Any) -> Refused | None:
    try:
        call()
    except Refused as error:
        return error
    return None


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


class _Reader:
    """Reads one record, line by line; `number` is the line being read."""

    def __init__(self, text: str) -> None:
        if not text.startswith(MAGIC + " ") or not _is_unicode(text):
            raise BadRecord("record-foreign")
        if len(text) > LONGEST:
            raise BadRecord("record-too-long", most=str(LONGEST))
        self.text = text
        self.lines = text.split("\n")
        self.number = 0
        self.header: dict[str, str] = {}
        self.options: dict[str, Any] = {}
        self.by_seat: dict[str, list[str]] = {"salt": [], "player": []}

    def record(self) -> Record:
        self._whole()
        while self.lines[self.number] != "moves":
            self._header_line(self.lines[self.number])
            self.number += 1
            if self.number >= len(self.lines):
                raise BadRecord("record-truncated")
        setting = self._setting()
        seats = setting.seats
        position = self._decoded("position", dict[str, Any]) if "position" in self.header else None
        seed = "" if position is not None else self._decoded("seed", str)
        secret = self.header.get("secret", "")
        if secret and not HEX.fullmatch(secret):
            raise BadRecord("record-secret")
        if secret and fair.commitment(secret) != self.header.get("commitment"):
            raise self._bad("record-commitment")
        moves, scores = self._moves(seats)
        if scores is not None and len(scores) != seats:
            raise self._bad("record-line", line=self.lines[self.number])
        return Record(
            setting,
            seed,
            position,
            secret,
            self._seated("salt", seats),
            self._seated("player", seats),
            tuple(moves),
            scores,
        )

    def _bad(self, key: str, rule: str = "", **arguments: str) -> BadRecord:
        return BadRecord(
            key, rule, number=str(self.number + 1), **{name: shown(each) for name, each in arguments.items()}
        )

    def _whole(self) -> None:
        """The first line must be of this format; the last line must be `end PLIES DIGEST` and fit the rest."""
        if self.lines[0] != f"{MAGIC} {FORMAT}":
            raise BadRecord("record-version", given=self.lines[0][:40], expected=str(FORMAT))
        body, _, last = self.text.rstrip("\n").rpartition("\n")
        if not last.startswith("end ") or not self.text.endswith("\n"):
            raise BadRecord("record-truncated")
        if last.split(" ")[2:] != [digest(body + "\n")]:
            raise BadRecord("record-edited")
        self.number = 1

    def _header_line(self, line: str) -> None:
        key, _, rest = line.partition(" ")
        name, _, value = rest.partition(" ")
        if key == "option":
            if name in self.options:
                raise self._bad("record-twice", line=line)
            self.options[name] = self._value(value, Any)
        elif key in self.by_seat and name == str(len(self.by_seat[key])):
            self.by_seat[key].append(self._value(value, str))
        elif key in ("game", "rules", "seats", "seed", "position", "commitment", "secret"):
            if key in self.header:
                raise self._bad("record-twice", line=line)
            self.header[key] = rest
        else:
            raise self._bad("record-line", line=line)

    def _value(self, text: str, kind: Any) -> Any:
        try:
            return msgspec.json.decode(text, type=kind)
        except (msgspec.DecodeError, RecursionError):
            raise self._bad("record-line", line=text) from None

    def _needed(self, key: str) -> str:
        if key not in self.header:
            raise self._bad("record-missing", field=key)
        return self.header[key]

    def _decoded(self, key: str, kind: Any) -> Any:
        return self._value(self._needed(key), kind)

    def _setting(self) -> Setting:
        from .registry import get

        game = get(self._needed("game"))
        if self._needed("rules") != str(game.rules):
            raise BadRecord("rules-version", given=self.header["rules"][:20], expected=str(game.rules))
        seats = self._value(self._needed("seats"), int)
        return game.setting(self.options, seats)

    def _seated(self, key: str, seats: int) -> tuple[str, ...]:
        if len(self.by_seat[key]) not in (0, seats):
            raise self._bad("record-seats", field=key, seats=str(seats))
        return tuple(self.by_seat[key])

    def _moves(self, seats: int) -> tuple[list[tuple[int, str]], tuple[int, ...] | None]:
        moves: list[tuple[int, str]] = []
        scores = None
        numbers = {str(seat) for seat in range(seats)}
        for line in self.lines[self.number + 1 :]:
            self.number += 1
            head, _, rest = line.partition(" ")
            if head == "end":
                if rest.split(" ")[0] != str(len(moves)) or self.number != len(self.lines) - 2:
                    raise self._bad("record-line", line=line)
                return moves, scores
            if head == "result" and scores is None:
                scores = self._numbers(rest)
            elif head in numbers and rest and scores is None:
                moves.append((int(head), rest))
            else:
                raise self._bad("record-line", line=line)
        raise BadRecord("record-truncated")

    def _numbers(self, text: str) -> tuple[int, ...]:
        numbers = text.split()
        if not all(number.isascii() and number.isdecimal() and len(number) < 10 for number in numbers):
            raise self._bad("record-line", line=text)
        return tuple(int(number) for number in numbers)
