"""Games as OpenSpiel knows them.

    game = openspiel.load("ethnos", seats=2)

`register` makes every installed game known to `pyspiel.load_game`, as `tablewright_ethnos(seats=2)`. Options are given
as text, `options=edition=1e;first_game=true`.

The first node is chance: one of `deals` seeds, each as likely as the others. From there on all chance follows from the
seed, as in our records. A search must not look at it, so `resample_from_infostate` gives a world that the seat can
imagine, with fresh chance. A return is the seat's share of the win.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np
import pyspiel

from ..core import registry
from ..core.game import Game, Setting
from ..core.options import pairs, read
from ..core.random import seeded
from ..core.results import win_shares
from ..core.state import State
from .layout import Layout, Row, layout_of

PREFIX = "tablewright_"
DEALS = 4096
DEFAULTS = {"seats": 0, "options": "", "deals": DEALS}
"""Parameters of every game; `seats=0` stands for the fewest that the options allow."""


def register() -> list[str]:
    """Make all installed games known to OpenSpiel; the answer is their names there."""
    known = set(pyspiel.registered_names())
    for game in registry.every():
        if short_name(game) not in known:
            pyspiel.register_game(game_type(game), maker(game))
    return [short_name(game) for game in registry.every()]


def load(name: str, options: str = "", *, seats: int, deals: int = DEALS) -> SpielGame:
    """A game by our name. Raises `BadOption`."""
    return SpielGame(registry.get(name), {"seats": seats, "options": options, "deals": deals})


def short_name(game: Game) -> str:
    """The name of a game among OpenSpiel's."""
    return PREFIX + game.name.replace("-", "_")


def maker(game: Game) -> Any:
    """What OpenSpiel calls to load the game: a class, for it keeps that beyond the end of Python."""

    def load_it(self: SpielGame, params: Mapping[str, Any] | None = None) -> None:
        SpielGame.__init__(self, game, params or {})

    return type(f"{game.name}-game", (SpielGame,), {"__init__": load_it})


def game_type(game: Game) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=game.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.sizes()[-1],
        min_num_players=game.sizes()[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


class SpielGame(pyspiel.Game):
    """A game in its options, as OpenSpiel's algorithms take it."""

    def __init__(self, game: Game, params: Mapping[str, Any]) -> None:
        given = {**DEFAULTS, **params}
        self.given = given
        options = pairs([text for text in str(given["options"]).split(";") if text])
        seats = int(given["seats"]) or min(game.seat_counts(read(game.options, options)))
        self.setting: Setting = game.setting(options, seats)
        self.deals = int(given["deals"])
        info = pyspiel.GameInfo(
            num_distinct_actions=game.moves.size,
            max_chance_outcomes=self.deals,
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=game.longest(self.setting),
        )
        super().__init__(game_type(game), info, given)

    def __reduce__(self) -> tuple[Any, ...]:
        return _loaded, (self.setting.game.name, self.given)

    def new_initial_state(self, *_: Any) -> SpielState:
        """The game before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What turns a state into what a seat sees."""
        return Observer(layout_of(self.setting))


def _loaded(name: str, given: dict[str, Any]) -> SpielGame:
    return SpielGame(registry.get(name), given)


class Held:
    """All that a `SpielState` has of its own: OpenSpiel clones its attributes deeply, and pickles them to write it."""

    def __init__(self, setting: Setting, deals: int, state: State | None = None) -> None:
        self.setting = setting
        self.deals = deals
        self.state = state

    def __deepcopy__(self, memo: Any) -> Held:
        return Held(self.setting, self.deals, None if self.state is None else self.state.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        setting = self.setting
        options, position = msgspec.to_builtins(setting.options), self.state and self.state.dump()
        return _held, (setting.game.name, options, setting.seats, self.deals, position)


def _held(name: str, options: dict[str, Any], seats: int, deals: int, position: dict[str, Any] | None) -> Held:
    game = registry.get(name)
    return Held(game.setting(options, seats), deals, None if position is None else game.restore(position))


class SpielState(pyspiel.State):
    """A position, or the moment before the deal."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = Held(game.setting, game.deals)

    @property
    def state(self) -> State:
        """The position in our terms; only after the deal."""
        assert self.held.state is not None, "the game is not dealt yet"
        return self.held.state

    def current_player(self) -> int:
        """The lowest seat asked."""
        if self.held.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        to_act = self.state.to_act
        return to_act[0] if to_act else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.held.state is not None and self.state.over

    def _legal_actions(self, player: int) -> list[int]:
        return self.state.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals."""
        return [(deal, 1.0 / self.held.deals) for deal in range(self.held.deals)]

    def _apply_action(self, action: int) -> None:
        if self.held.state is None:
            setting = self.held.setting
            seed = f"deal {action}"
            self.held.state = setting.game.start(setting.options, seats=setting.seats, seed=seed, watch=False)
        else:
            self.state.make(self.state.to_act[0], action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self._text(action)

    def _text(self, action: int) -> str:
        return self.held.setting.game.moves.text(action, self.held.setting.words)

    def returns(self) -> list[float]:
        """Each seat's share of the win; nothing before the end."""
        result = None if self.held.state is None else self.state.result
        return [0.0] * self.held.setting.seats if result is None else win_shares(result.seats)

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A world that the seat can imagine. `sampler` gives a number between 0 and 1."""
        twin: SpielState = self.clone()
        twin.held.state = self.state.guess(player, seeded(str(sampler())))
        return twin

    def __str__(self) -> str:
        return "not dealt" if self.held.state is None else msgspec.json.encode(self.state.dump()).decode()


class Observer:
    """What a seat sees: as the row of `Layout`, and as JSON."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.tensor: Row = np.zeros(layout.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the row of a seat into `tensor`."""
        if state.held.state is None:
            self.tensor.fill(0.0)
        else:
            self.layout.write(state.state.view(player), self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a seat sees, and its moves."""
        if state.held.state is None:
            return "not dealt"
        return msgspec.json.encode((state.state.view(player), state.state.legal(player))).decode()
