"""A game as a Gymnasium environment: one seat learns, players of your choice sit in the others.

    env = SeatEnv(games.get("ethnos"), seats=2, others=lambda seed: players.make("greedy", seed))

Observations and actions are those of PettingZoo's door; `info["action_mask"]` has the mask once more. The reward comes
at the end: the seat's share of the win. An illegal move ends the game with reward -1, and `info["illegal"]` says why.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

import gymnasium
import msgspec

from ..core import registry
from ..core.errors import Illegal
from ..core.game import Game
from ..core.random import Random, seeded
from ..core.state import Standpoint
from .episode import Episode
from .spaces import action_space, observation_space

ILLEGAL = -1.0

Seen = dict[str, Any]


def register() -> list[str]:
    """Make all installed games known to `gymnasium.make`, as `tablewright/ethnos-v1`; the answer is their names."""
    for game in registry.every():
        if name_of(game) not in gymnasium.registry:
            gymnasium.register(name_of(game), SeatEnv, kwargs={"game": game})
    return [name_of(game) for game in registry.every()]


def name_of(game: Game) -> str:
    """What Gymnasium calls a game."""
    return f"tablewright/{game.name}-v{game.rules}"


class Chooser(Protocol):
    """Whoever decides for another seat; every player is one."""

    def choose(self, standpoint: Standpoint) -> int:
        """A legal move."""
        ...


class Dice:
    """Any legal move."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, standpoint: Standpoint) -> int:
        """A legal move."""
        legal = standpoint.legal()
        return legal[self.rng.below(len(legal))]


class SeatEnv(gymnasium.Env):
    """One seat of a game. `others` makes a player for each other seat, anew for every game, from a seed."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 # Gymnasium declares it so

    def __init__(
        self,
        game: Game,
        options: msgspec.Struct | Mapping[str, Any] | None = None,
        *,
        seats: int,
        seat: int = 0,
        others: Callable[[str], Chooser] = lambda seed: Dice(seeded(seed)),
        render_mode: str | None = None,
    ) -> None:
        """Raises `BadOption`."""
        self.episode = Episode.of(game, options, seats)
        self.episode.state.check_seat(seat)
        self.seat = seat
        self.render_mode = render_mode
        self.observation_space = observation_space(self.episode)
        self.action_space = action_space(self.episode)
        self._make = others
        self._others: dict[int, Chooser] = {}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Deal anew, and let the others play until this seat is asked."""
        super().reset(seed=seed)
        dealt = str(self.np_random.integers(1 << 62))
        self.episode.start(dealt)
        seats = range(self.episode.setting.seats)
        self._others = {seat: self._make(f"{dealt} {seat}") for seat in seats if seat != self.seat}
        self._go_on()
        return self._seen()

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Make the seat's move, and let the others play until it is asked again or the game is over."""
        state = self.episode.state
        try:
            state.play(self.seat, int(action))
        except Illegal as illegal:
            seen, info = self._seen()
            return seen, ILLEGAL, True, False, {**info, "illegal": illegal.reason, "rule": illegal.rule}
        self._go_on()
        seen, info = self._seen()
        return seen, self.episode.rewards()[self.seat], state.over, False, info

    def _go_on(self) -> None:
        state = self.episode.state
        while not state.over and self.seat not in state.to_act:
            seat = state.to_act[0]
            state.play(seat, self._others[seat].choose(state.standpoint(seat)))

    def _seen(self) -> tuple[Seen, dict[str, Any]]:
        mask = self.episode.mask(self.seat)
        return {"observation": self.episode.row(self.seat), "action_mask": mask}, {"action_mask": mask}

    def render(self) -> str | None:
        """The table in text, as a spectator sees it, in the mode `ansi`."""
        return self.episode.shown() if self.render_mode == "ansi" else None
