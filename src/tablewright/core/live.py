"""A game being played: its record and its state, kept in step."""

from __future__ import annotations

from .errors import Refused
from .random import seeded
from .records import Record


class Live:
    """A record that grows. The state is always that of the record."""

    def __init__(self, record: Record) -> None:
        """Begin or resume. Raises `BadRecord` or `BadPosition` where the record cannot be replayed."""
        self.record = record
        self.state = record.replay()

    def play(self, seat: int, *moves: str | int) -> None:
        """Make one or several moves of a seat, all or none. Raises `Illegal` or `BadMove`, nothing changed.

        They are tried in a world that the seat imagines, so a refusal tells nothing hidden. Only where chance then
        takes another course are the moves before it made and the rest refused.
        """
        codes = [self.state.parse(move) if isinstance(move, str) else move for move in moves]
        trial = self.state.guess(seat, seeded(f"trial {len(self.record.moves)}"))
        for code in codes:
            trial.play(seat, code)
        for code in codes:
            self.state.play(seat, code)
            self.record = self.record.plus((seat, self.state.text(code)))

    def can_undo(self, seat: int) -> bool:
        """Whether the last move is the seat's own and nothing has sealed it."""
        return self.state.ply > self.state.sealed and self.state.mover == seat

    def undo(self, seat: int) -> str:
        """Take back the seat's last move; the answer is its text. Raises `Refused` when it is sealed."""
        if not self.can_undo(seat):
            raise Refused("undo-sealed")
        _, move = self.record.moves[-1]
        self.record = self.record.until(len(self.record.moves) - 1)
        self.state = self.record.replay()
        return move
