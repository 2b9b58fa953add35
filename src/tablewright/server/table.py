"""A table in memory: the log folded into a game being played. No clock, no file, no network: the log says all."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Literal

import msgspec

from ..core import fair
from ..core.errors import Refused
from ..core.game import Setting
from ..core.live import Live
from ..core.records import Record
from ..core.registry import get
from ..core.state import State
from . import wire
from .log import Base, Entry, Marks, Status
from .problems import Refusal
from .words import Speaker, bot_name, speaker

Undo = Literal["free", "ask", "no"]
Face = tuple[bytes, tuple[int, ...], int]
"""All that a seat sees: its view, its moves, how many events it was told."""


@dataclass
class Asked:
    """A request that the others answer."""

    id: int
    kind: Literal["undo", "end"]
    seat: int
    to: int
    waiting: set[int]


class Table:
    """A table and its game. Entries are made by `played`, `undone` … and come in by `apply`; both fold the same way."""

    def __init__(self, base: Base, entries: list[Entry]) -> None:
        self.base = base
        self.entries = 0
        self.keys: dict[str, int] = {}
        self.asks: dict[int, Asked] = {}
        self.stand_ins: dict[int, str] = {}
        self.agreed = False
        self.undone_at: list[int] = [0] * self.seats
        self.live: Live | None = None
        self.marks = self._first_marks()
        self._faces: dict[int | None, Face] = {}
        self._watched = 0
        self._watched_face: Face | None = None
        if base.status != "waiting":
            self.live = Live(self._record(_moves(entries)))
            for entry in entries:
                self._note(entry)
                self.marks = entry.marks or self.marks

    # --- what it is -----------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.base.chairs)

    @cached_property
    def setting(self) -> Setting:
        """The game and its options."""
        return get(self.base.game).setting(self.base.options, self.seats)

    @property
    def game(self) -> Live:
        """The game being played. Raises `Refusal` before the start."""
        if self.live is None:
            raise Refusal(409, "not-started")
        return self.live

    @property
    def state(self) -> State:
        """The position."""
        return self.game.state

    @property
    def over(self) -> bool:
        """Nobody can move any more."""
        return self.live is not None and (self.agreed or self.state.over)

    @property
    def status(self) -> Status:
        """Where the table stands."""
        if self.live is None:
            return "waiting"
        return "finished" if self.state.over else "ended" if self.agreed else "playing"

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that are asked now."""
        return () if self.live is None or self.over else self.state.to_act

    def bot(self, seat: int) -> str | None:
        """The kind of bot that decides for a seat now, if one does."""
        chair = self.base.chairs[seat]
        return chair.bot if chair.kind == "bot" else self.stand_ins.get(seat)

    def people(self) -> list[int]:
        """The seats in which people decide."""
        return [seat for seat, chair in enumerate(self.base.chairs) if chair.kind == "person" and not self.bot(seat)]

    def names(self, lang: str = "en") -> list[str]:
        """What the players are called; several of one name are told apart by their seats."""
        chairs = self.base.chairs
        names = [chair.name or (bot_name(chair.bot, lang) if chair.bot else "·") for chair in chairs]
        return [name if names.count(name) == 1 else f"{name} {seat + 1}" for seat, name in enumerate(names)]

    def _record(self, moves: list[tuple[int, str]]) -> Record:
        players = tuple(self.names())
        if self.base.position is not None:
            return Record(self.setting, position=self.base.position, players=players, moves=tuple(moves))
        salts = tuple(chair.salt for chair in self.base.chairs)
        secret = self.base.secret
        return Record(self.setting, fair.seed_of(secret, list(salts)), None, secret, salts, players, tuple(moves))

    def _first_marks(self) -> Marks:
        clock = self.base.policy.clock
        left = clock.seconds * 1000 if clock else 0
        seats, since = self.seats, self.base.started or 0
        return Marks([1] * seats, [1] * seats, [left] * seats, [since] * seats)

    # --- what is done ---------------------------------------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        """Take in an entry that another process made."""
        self._fold(entry)
        self._note(entry)
        self._faces.clear()
        self.marks = entry.marks or self.marks

    def played(self, seat: int, texts: list[str], key: str, at: int) -> tuple[Entry, Refused | None]:
        """Make moves of a person. Raises `Illegal` or `BadMove`, nothing changed.

        Where chance or something hidden took another course in between, those before it are made and the refusal of
        the next is the second answer.
        """
        self._before()
        asked, made = self.to_act, len(self.game.record.moves)
        if self.agreed:
            raise Refusal(409, "game-ended")
        refused: Refused | None = None
        try:
            self.game.play(seat, *texts)
        except Refused as illegal:
            if len(self.game.record.moves) == made:
                raise
            refused = illegal
        texts = [text for _, text in self.game.record.moves[made:]]
        return self._noted(Entry(self.entries + 1, "play", seat, at, key, texts), asked), refused

    def bot_played(self, seat: int, texts: list[str], at: int) -> Entry:
        """Make the moves that a bot chose one after the other."""
        self._before()
        asked = self.to_act
        if self.agreed:
            raise Refusal(409, "game-ended")
        entry = Entry(self.entries + 1, "play", seat, at, "", texts)
        self._fold(entry)
        return self._noted(entry, asked)

    def undone(self, seat: int, key: str, at: int) -> list[Entry]:
        """Take back the seat's last move if that is free or only bots mind; else ask the others."""
        moves = self.game.record.moves
        to = len(moves) - 1
        if not self.game.can_undo(seat):
            own = [ply for ply, (mover, _) in enumerate(moves) if mover == seat]
            if not own:
                raise Refusal(409, "nothing-to-undo")
            to = own[-1]
            if self._others(seat):
                return [self._done(Entry(self.entries + 1, "ask", seat, at, key, ["undo"], to))]
        return [self._done(Entry(self.entries + 1, "undo", seat, at, key, [], to))]

    def end_asked(self, seat: int, key: str, at: int) -> list[Entry]:
        """Ask the others to end the game; where only bots are left it ends at once."""
        if self.over:
            raise Refusal(409, "game-ended")
        kind: Literal["ask", "end"] = "ask" if self._others(seat) else "end"
        return [self._done(Entry(self.entries + 1, kind, seat, at, key, ["end"]))]

    def answered(self, seat: int, number: int, yes: bool, key: str, at: int) -> list[Entry]:
        """Answer a request; the last one to agree makes it happen."""
        ask = self.asks.get(number)
        if ask is None or seat not in ask.waiting:
            raise Refusal(409, "not-asked-that")
        entries = [self._done(Entry(self.entries + 1, "answer", seat, at, key, [str(number)], int(yes)))]
        if yes and not ask.waiting:
            kind: Literal["undo", "end"] = "undo" if ask.kind == "undo" else "end"
            entries.append(self._done(Entry(self.entries + 1, kind, ask.seat, at, "", [], ask.to)))
        return entries

    def stood_in(self, seat: int, kind: str | None, at: int) -> list[Entry]:
        """Let a bot decide for an absent person, or (`None`) the person again; nothing if that is so already."""
        if self.stand_ins.get(seat) == kind or self.base.chairs[seat].kind != "person":
            return []
        texts = [] if kind is None else [kind]
        return [self._done(Entry(self.entries + 1, "back" if kind is None else "stand-in", seat, at, "", texts))]

    def _others(self, seat: int) -> list[int]:
        return [other for other in self.people() if other != seat]

    def _done(self, entry: Entry) -> Entry:
        self._before()
        asked = self.to_act
        self._fold(entry)
        return self._noted(entry, asked)

    # --- how entries change it --------------------------------------------------------------------------------

    def _fold(self, entry: Entry) -> None:
        """The effect of an entry on the game."""
        live = self.game
        if entry.kind == "play":
            for text in entry.texts:
                live.state.play(entry.seat, live.state.parse(text))
            live.record = live.record.plus(*((entry.seat, text) for text in entry.texts))
        elif entry.kind == "undo" and entry.to < len(live.record.moves):
            live.record = live.record.until(entry.to)
            live.state = live.record.replay()

    def _note(self, entry: Entry) -> None:
        """The effect of an entry on everything but the game."""
        self.entries = entry.number
        if entry.key:
            self.keys[entry.key] = entry.number
        if entry.kind == "ask":
            waiting = set(self._others(entry.seat))
            kind: Literal["undo", "end"] = "end" if entry.texts == ["end"] else "undo"
            self.asks[entry.number] = Asked(entry.number, kind, entry.seat, entry.to, waiting)
        elif entry.kind == "answer":
            self._note_answer(entry)
        elif entry.kind == "undo":
            self.asks = {ask.id: ask for ask in self.asks.values() if ask.kind != "undo"}
            self.undone_at = self.marks.numbers if entry.marks is None else entry.marks.numbers
        elif entry.kind == "end":
            self.agreed = True
        elif entry.kind == "stand-in":
            self.stand_ins[entry.seat] = entry.texts[0]
        elif entry.kind == "back":
            self.stand_ins.pop(entry.seat, None)

    def _note_answer(self, entry: Entry) -> None:
        ask = self.asks.get(int(entry.texts[0]))
        if ask is not None:
            ask.waiting.discard(entry.seat)
            if not entry.to or not ask.waiting:
                del self.asks[ask.id]

    # --- what each seat sees of it ----------------------------------------------------------------------------

    def face(self, seat: int | None) -> Face:
        """All that a seat sees now."""
        if seat not in self._faces:
            state = self.state
            view = msgspec.json.encode(state.view(seat))
            legal = () if seat is None else tuple(state.legal(seat))
            told = 0 if state.log is None else len(state.log.told)
            self._faces[seat] = (view, legal, told)
        return self._faces[seat]

    def _before(self) -> None:
        for seat in self.people():
            self.face(seat)

    def _noted(self, entry: Entry, asked: tuple[int, ...]) -> Entry:
        """Give a fresh entry its marks, and note it."""
        before, self._faces = self._faces, {}
        entry.marks = Marks(*(list(each) for each in msgspec.structs.astuple(self.marks)))
        self._note(entry)
        people = set(self.people())
        for seat in range(self.seats):
            self._mark(entry, seat, seat in asked, before.get(seat), seat in people)
        self.marks = entry.marks
        return entry

    def _mark(self, entry: Entry, seat: int, was_asked: bool, before: Face | None, person: bool) -> None:
        marks = entry.marks
        assert marks is not None
        face = self.face(seat) if person else None
        if face is None or before is None or face != before:
            marks.numbers[seat] += 1
        moved = entry.kind == "play" and entry.seat == seat
        if was_asked and moved:
            self._tick(marks, seat, entry.at)
        if seat in self.to_act and (moved or not was_asked or before is None or face is None or face[1] != before[1]):
            marks.asked[seat] = marks.numbers[seat]
            marks.since[seat] = entry.at

    def _tick(self, marks: Marks, seat: int, at: int) -> None:
        clock = self.base.policy.clock
        if clock is not None and clock.kind == "bank":
            marks.left[seat] += clock.bonus * 1000 - (at - marks.since[seat])

    def clocks(self, at: int) -> list[int] | None:
        """The seconds on each seat's clock; negative when it is overdue."""
        if self.base.policy.clock is None:
            return None
        running = [at - self.marks.since[seat] if seat in self.to_act else 0 for seat in range(self.seats)]
        return [(left - gone) // 1000 for left, gone in zip(self.marks.left, running, strict=True)]

    def deadline(self, seat: int) -> int | None:
        """When an asked seat's clock runs out, in seconds since 1970."""
        if self.base.policy.clock is None:
            return None
        return (self.marks.since[seat] + self.marks.left[seat]) // 1000

    def number(self, seat: int | None) -> int:
        """The number of what a seat sees. Those who only watch are counted by this process."""
        if seat is not None:
            return self.marks.numbers[seat]
        face = self.face(None)
        if face != self._watched_face:
            self._watched, self._watched_face = self._watched + 1, face
        return self._watched

    def stale(self, seat: int, number: int) -> bool:
        """Whether a seat that saw this number was put another question since, or none."""
        newest = self.marks.numbers[seat]
        oldest = self.marks.asked[seat] if seat in self.to_act else newest
        return not oldest <= number <= newest

    def since(self, seat: int | None, number: int, events: int) -> int:
        """From which event on a client needs them that saw this number and holds so many."""
        if seat is None or number < self.undone_at[seat] or number > self.marks.numbers[seat]:
            return 0
        return min(events, self.face(seat)[2])

    def undo_of(self, seat: int | None) -> Undo:
        """How a seat may take back its last move."""
        if seat is None or self.live is None or self.agreed:
            return "no"
        if self.game.can_undo(seat):
            return "free"
        if not any(mover == seat for mover, _ in reversed(self.game.record.moves)):
            return "no"
        return "ask" if self._others(seat) else "free"

    def look(self, seat: int | None, lang: str, at: int, since: int = 0) -> wire.Look:
        """What a seat sees, in its language."""
        look = looked(self, self.state, seat, speaker(self.setting, lang), since)
        look.number = self.number(seat)
        look.to_act = list(self.to_act)
        look.moves = [] if self.over else speaker(self.setting, lang).choices(self.state, seat)
        look.undo = self.undo_of(seat)
        look.clocks = self.clocks(at)
        return look


def looked(table: Table, state: State, seat: int | None, voice: Speaker, since: int = 0) -> wire.Look:
    """What a seat sees of a position of the table's game, present or past; nothing may be done in it."""
    names = voice.names(table.names(voice.lang), seat)
    view = state.view(seat)
    result = state.result
    return wire.Look(
        table=table.base.id,
        number=0,
        seat=seat,
        view=view,
        step=voice.step(state, seat),
        to_act=list(state.to_act),
        since=since,
        events=[voice.told(event, names, seat) for event in state.events(seat, since)],
        moves=[],
        undo="no",
        tally=[voice.points(parts) for parts in table.setting.game.tally(view)],
        result=None if result is None else voice.ending(result),
    )


def _moves(entries: list[Entry]) -> list[tuple[int, str]]:
    """The moves that stand after all entries."""
    moves: list[tuple[int, str]] = []
    for entry in entries:
        if entry.kind == "play":
            moves += [(entry.seat, text) for text in entry.texts]
        elif entry.kind == "undo":
            del moves[entry.to :]
    return moves
