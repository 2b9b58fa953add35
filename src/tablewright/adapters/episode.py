"""One game as a learner goes through it: reset, look, move, rewards at the end. What all the doors have in common."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

import msgspec
import numpy as np
import numpy.typing as npt

from ..core.game import Game, Setting
from ..core.moves import SEAT
from ..core.results import win_shares
from ..core.state import State
from .layout import Layout, Row, layout_of

Mask: TypeAlias = npt.NDArray[np.int8]

WIDTH, HEIGHT = 120, 60


class Episode:
    """A game in progress. Where several seats are asked at once the lowest moves first; it changes nothing (law 8)."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.layout: Layout = layout_of(setting)
        self.actions = setting.game.moves.size
        self.state: State = self.start("")

    @classmethod
    def of(cls, game: Game, options: msgspec.Struct | Mapping[str, Any] | None, seats: int) -> Episode:
        """An episode of a game. Raises `BadOption`."""
        return cls(game.setting(options, seats))

    def start(self, seed: str) -> State:
        """Begin anew. The same seed deals the same game."""
        self.state = self.setting.game.start(self.setting.options, seats=self.setting.seats, seed=seed, watch=False)
        return self.state

    @property
    def seat(self) -> int:
        """The seat whose move comes next; only while the game goes on."""
        return self.state.to_act[0]

    def row(self, seat: int) -> Row:
        """What the seat sees."""
        return self.layout.row(self.state.view(seat))

    def mask(self, seat: int) -> Mask:
        """1 at each legal move of the seat, 0 elsewhere."""
        mask: Mask = np.zeros(self.actions, np.int8)
        mask[self.state.legal(seat)] = 1
        return mask

    def rewards(self) -> list[float]:
        """At the end each seat's share of the win, between 0 and 1; before it nothing."""
        result = self.state.result
        return [0.0] * self.setting.seats if result is None else win_shares(result.seats)

    def shown(self) -> str:
        """The table as a spectator sees it."""
        names = [f"{SEAT.name} {seat}" for seat in range(self.setting.seats)]
        view, texts = self.state.view(None), self.setting.texts()
        lines = self.setting.game.table(view, texts, names, WIDTH, HEIGHT)
        return "\n".join("".join(piece for _, piece in line).rstrip() for line in lines)
