"""A game step by step, as it was seen from a seat: what that seat could not see happening is no step."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field

import msgspec

from ..core.records import Record
from ..core.state import State
from . import wire
from .problems import Refusal
from .table import Table, looked
from .words import Speaker


@dataclass(frozen=True)
class Past:
    """The plies after which a seat saw something new; with open hands all of them. `told`: its events until then."""

    record: Record
    seat: int | None
    hands: bool
    plies: list[int] = field(default_factory=list)
    told: list[int] = field(default_factory=list)

    def ply(self, step: int) -> int:
        """The ply of a step. Raises `Refusal` if there is none."""
        if not 0 <= step < len(self.plies):
            raise Refusal(404, "no-step", step=str(step), steps=str(len(self.plies) - 1))
        return self.plies[step]

    def last_of(self, seat: int | None) -> int:
        """The step after the last move of a seat; 0 if it has made none."""
        made = [ply for ply, (mover, _) in enumerate(self.record.moves, 1) if mover == seat]
        return max(0, bisect_right(self.plies, made[-1]) - 1) if made else 0


def past_of(record: Record, seat: int | None, hands: bool) -> Past:
    """Replay a game and note its steps."""
    past = Past(record, seat, hands)
    state, seen = record.start(), None
    for ply in range(len(record.moves) + 1):
        if ply:
            mover, text = record.moves[ply - 1]
            state.play(mover, state.parse(text))
        face = None if hands else (msgspec.json.encode(state.view(seat)), _told(state))
        if hands or face != seen:
            past.plies.append(ply)
            past.told.append(_told(state))
            seen = face
    return past


def _told(state: State) -> int:
    return 0 if state.log is None else len(state.log.told)


def shown(table: Table, past: Past, step: int, voice: Speaker) -> wire.ReplayStep:
    """A step: what the seat saw then, with the events that are new; with open hands every seat's view."""
    ply = past.ply(step)
    state = past.record.replay(to=ply)
    look = looked(table, state, past.seat, voice, past.told[step - 1] if step else 0)
    look.number = step
    views = [state.view(seat) for seat in range(table.seats)] if past.hands else None
    return wire.ReplayStep(step, look, list(views) if views is not None else None)
