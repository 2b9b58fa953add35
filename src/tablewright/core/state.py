"""A position: what a seat may do in it, see of it and imagine, and how a move changes it.

A game subclasses `State`: it declares its zones as attributes and fills in the methods whose name starts with
one underscore, here and in `Flow`. Those are rules code: flat integers, no checks twice. The public methods are for
everybody else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from .errors import BadMove, BadOption, Refused
from .events import Event
from .flow import Flow
from .moves import NO_MOVE, NOT_ASKED, OVER, SEAT
from .random import Random

if TYPE_CHECKING:
    from msgspec import Struct

    from .game import Advice, Setting
    from .results import Result

ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(SEAT.size)]
"""What `to_act` answers when a single seat is asked."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Flow):
    """A complete position, hidden things included. It holds no history and never leaves the engine."""

    __slots__ = ("seats", "setting", "space")

    setting: Setting
    """The game, its options, its seats; shared by all copies."""
    seats: i64
    space: int
    """The size of the action space: every move code is below it."""

    def open(self, setting: Setting, random: Random) -> None:
        """Set up all that is declared here and in `Flow`; a new state is good for nothing before that."""
        self.setting = setting
        self.seats = setting.seats
        self.space = setting.game.moves.size
        self.begin(random)

    # --- what a game fills in -------------------------------------------------------------------------------

    def _moves(self, step: i64, seat: i64) -> vec[i64]:
        """The legal moves of an asked seat, ascending, each once, never none."""
        raise NotImplementedError

    def _refusal(self, step: i64, seat: i64, move: i64) -> i64:
        """Why an asked seat may not make a move of the action space: a number of the game's `Refusals`, 0 if it may."""
        raise NotImplementedError

    def _copy(self) -> State:
        """A new state of the same class with the game's zones copied; `copy` adds what is declared here."""
        raise NotImplementedError

    def _imagine(self, seat: i64, rng: Random) -> None:
        """Deal anew, in place and with `rng`, all that `seat` cannot know; keep what it can. A spectator is -1."""
        raise NotImplementedError

    # --- what a game may fill in, for searches ---------------------------------------------------------------

    def _rate(self, step: i64, seat: i64, moves: vec[i64]) -> vec[float]:
        """What each of these legal moves is worth to a sensible player who knows only what the seat knows.

        Empty: no idea. By default what the game advises; a quick game answers without leaving compiled code.
        """
        values = {each.move: each.value for each in self.setting.game.advise(self, int(seat))}
        if not values:
            return vec[float]()
        least = min(values.values())
        return vec[float]([values.get(int(move), least) for move in moves])

    def _chances(self) -> vec[float]:
        """How good the end looks for each seat as things stand, 0 to 1. Empty: no idea, only the end will tell."""
        return vec[float]()

    # --- the interface --------------------------------------------------------------------------------------

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats asked now, lowest first; empty when the game is over."""
        if self.asked == 0:
            return ()
        if self.asked & (self.asked - 1) == 0:
            return ALONE[self.lowest()]
        return tuple([int(seat) for seat in range(self.seats) if self.asked >> seat & 1])

    @property
    def over(self) -> bool:
        """Nobody is asked any more."""
        return self.asked == 0

    def legal(self, seat: int) -> list[int]:
        """The codes of the seat's legal moves, sorted and unique; none when it is not asked."""
        if not self.has_seat(seat):
            return []
        asked: i64 = seat
        if self.asked >> asked & 1 == 0:
            return []
        return [int(move) for move in self._moves(self.question(asked), asked)]

    def has_seat(self, seat: int) -> bool:
        """Whether there is such a seat, however large the number."""
        seats: int = self.seats
        return 0 <= seat < seats

    def refusal(self, seat: int, move: int) -> int:
        """Why the seat may not make this move now, as a number of the game's `Refusals`; 0 if it may."""
        if self.asked == 0:
            return OVER
        if not self.has_seat(seat):
            return NOT_ASKED
        asked: i64 = seat
        if self.asked >> asked & 1 == 0:
            return NOT_ASKED
        if not 0 <= move < self.space:
            return NO_MOVE
        return self._refusal(self.question(asked), asked, move)

    def play(self, seat: int, move: int) -> None:
        """Make a move. Raises `Illegal`, the state untouched, when a rule forbids it."""
        refusal = self.refusal(seat, move)
        if refusal != 0:
            raise self.setting.game.illegal(self, seat, move, refusal)
        self.make(seat, move)

    def copy(self) -> State:
        """An independent state in the same position. Nobody watches it."""
        twin = self._copy()
        twin.setting = self.setting
        twin.seats = self.seats
        twin.space = self.space
        twin.follow(self)
        return twin

    def guess(self, seat: int | None, rng: Random) -> State:
        """A state that could be true for all that the seat (or a spectator) knows; future chance is fresh too.

        It counts its moves from 0: how many others made in secret is nobody's business.
        """
        self.check_seat(seat)
        world = self.copy()
        world._imagine(-1 if seat is None else seat, rng)
        world.start_afresh(rng)
        return world

    def standpoint(self, seat: int) -> Standpoint:
        """The state as one seat knows it: all that a bot gets."""
        self.check_seat(seat)
        return Standpoint(self, seat)

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What happened since the game was watched, from event `since` on, as the seat (or a spectator) may know it."""
        self.check_seat(seat)
        return [] if self.log is None else self.log.since(since, seat)

    def lowest(self) -> i64:
        """The lowest seat asked; only while the game goes on."""
        seat: i64 = 0
        while self.asked >> seat & 1 == 0:
            seat += 1
        return seat

    # --- in words: the game's plain Python side says it ------------------------------------------------------

    @property
    def options(self) -> Any:
        """What was chosen before play."""
        return self.setting.options

    def text(self, move: int) -> str:
        """The one text of a move code."""
        return self.setting.game.moves.text(move, self.setting.words)

    def parse(self, text: str) -> int:
        """The move code of a text; `BadMove` if it is none."""
        return self.setting.game.moves.parse(text, self.setting.words)

    def why_not(self, seat: int, text: str) -> Refused | None:
        """Why the seat may not make the move that `text` names: the rule and the reason, or `None` if it may."""
        try:
            move = self.parse(text)
        except BadMove as bad:
            return bad
        refusal = self.refusal(seat, move)
        return None if refusal == 0 else self.setting.game.illegal(self, seat, move, refusal)

    def view(self, seat: int | None = None) -> Struct:
        """What the seat (`None`: a spectator) may see: the only thing that leaves the engine."""
        self.check_seat(seat)
        return self.setting.game.view(self, seat)

    def check_seat(self, seat: int | None) -> None:
        """Raise `BadOption` for a seat that is not there; `None` is a spectator."""
        if seat is not None and not self.has_seat(seat):
            raise BadOption("no-seat", seat=str(seat)[:20], seats=str(int(self.seats)))

    @property
    def result(self) -> Result | None:
        """Who won and where every point came from; `None` while the game goes on."""
        return self.setting.game.result(self) if self.over else None

    def dump(self) -> dict[str, Any]:
        """The complete position as readable JSON data; `game.restore` takes it back."""
        return self.setting.game.dump(self)


class Standpoint:
    """A state as one seat knows it."""

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self.seat = seat

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return int(self._state.seats)

    @property
    def space(self) -> int:
        """The size of the action space: every move code is below it."""
        return self._state.space

    @property
    def setting(self) -> Setting:
        """The game, its options, its seats: known to everybody."""
        return self._state.setting

    def legal(self) -> list[int]:
        """The seat's legal moves; none when it is not asked."""
        return self._state.legal(self.seat)

    def view(self) -> Struct:
        """What the seat sees."""
        return self._state.view(self.seat)

    def advice(self) -> list[Advice]:
        """What the game advises this seat, which knows no more than the seat does."""
        return self._state.setting.game.advise(self._state, self.seat)

    def guess(self, rng: Random) -> State:
        """A full state that could be true. `rng` is the caller's own: the game's chance is never touched."""
        return self._state.guess(self.seat, rng)


def playout(state: State, rng: Random) -> int:
    """Play uniformly random moves to the end of the game; the answer is their number."""
    plies: i64 = 0
    while state.asked != 0:
        seat: i64 = 0
        while state.asked >> seat & 1 == 0:
            seat += 1
        step = state.agenda[-1] if state.parted == 0 else state.question(seat)
        moves = state._moves(step, seat)
        state.make(seat, moves[rng.below(len(moves))])
        plies += 1
    return plies
