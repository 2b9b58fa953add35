"""Many games of one kind, stepped together: a move in each, one call."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from ..core.game import Game
from ..core.results import win_shares
from ..core.state import State
from .layout import layout_of


class Many:
    """`games` games side by side. A game that is over begins anew at once, with another deal.

    After the start and after each step: `seats` says who is to move in each game, `rows` what that seat sees, `masks`
    which moves it may make. `rewards` and `over` tell of the last step: who won what of the games that ended by it.
    """

    def __init__(
        self,
        game: Game,
        options: msgspec.Struct | Mapping[str, Any] | None = None,
        *,
        seats: int,
        games: int,
        seed: str = "many",
        see: bool = True,
    ) -> None:
        """Without `see` no rows are written, which saves most of the time. Raises `BadOption`."""
        self.setting = game.setting(options, seats)
        self.layout = layout_of(self.setting)
        self.seed = seed
        self.see = see
        self.dealt = 0
        self.states: list[State] = [self._deal() for _ in range(games)]
        self.seats: npt.NDArray[np.int64] = np.zeros(games, np.int64)
        self.rows: npt.NDArray[np.float32] = np.zeros((games, self.layout.size), np.float32)
        self.masks: npt.NDArray[np.int8] = np.zeros((games, game.moves.size), np.int8)
        self.rewards: npt.NDArray[np.float32] = np.zeros((games, seats), np.float32)
        self.over: npt.NDArray[np.bool_] = np.zeros(games, np.bool_)
        for number in range(games):
            self._look(number)

    def step(self, moves: Sequence[int]) -> None:
        """Make one move in each game. Raises `Illegal`; the games before that one have then moved."""
        self.rewards[:] = 0.0
        for number, move in enumerate(moves):
            state = self.states[number]
            state.play(state.to_act[0], int(move))
            self.over[number] = state.over
            result = state.result
            if result is not None:
                self.rewards[number] = win_shares(result.seats)
                self.states[number] = self._deal()
            self._look(number)

    def _deal(self) -> State:
        game, options = self.setting.game, self.setting.options
        self.dealt += 1
        return game.start(options, seats=self.setting.seats, seed=f"{self.seed} {self.dealt}", watch=False)

    def _look(self, number: int) -> None:
        state = self.states[number]
        seat = state.to_act[0]
        self.seats[number] = seat
        self.masks[number] = 0
        self.masks[number, state.legal(seat)] = 1
        if self.see:
            self.layout.write(state.view(seat), self.rows[number])
