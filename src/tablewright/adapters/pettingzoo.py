"""A game as a PettingZoo environment, in which agents take turns (AEC).

    env = pettingzoo.env(games.get("ethnos"), seats=3)

An observation is a dict: `observation`, the row of `Layout`, and `action_mask`. An action is a move code. All rewards
come at the end: each seat's share of the win. Where a game asks several seats at once, the lowest is next.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ..core.game import Game
from .episode import Episode
from .spaces import action_space, observation_space

ILLEGAL = -1.0
"""The reward of an agent that makes an illegal move: the game ends, and the others get nothing."""


def env(game: Game, options: msgspec.Struct | Mapping[str, Any] | None = None, *, seats: int) -> AECEnv:
    """The environment with PettingZoo's usual guards around it. Raises `BadOption`."""
    guarded = wrappers.TerminateIllegalWrapper(TableEnv(game, options, seats=seats), illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


class TableEnv(AECEnv):
    """A game without guards: an illegal move raises `Illegal`, which names the rule."""

    def __init__(self, game: Game, options: msgspec.Struct | Mapping[str, Any] | None = None, *, seats: int) -> None:
        super().__init__()
        self.episode = Episode.of(game, options, seats)
        self.metadata = {"name": f"{game.name}_v{game.rules}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.observation_spaces: dict[str, spaces.Space] = {
            agent: observation_space(self.episode) for agent in self.possible_agents
        }
        self.action_spaces: dict[str, spaces.Space] = {
            agent: action_space(self.episode) for agent in self.possible_agents
        }
        self._chance = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space:
        """What an agent may see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        """All moves of the game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew. The same seed deals the same games, one after the other."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.episode.start(str(self._chance.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent sees, and which moves it may make now: none unless it is asked."""
        seat = self.possible_agents.index(agent)
        return {"observation": self.episode.row(seat), "action_mask": self.episode.mask(seat)}

    def step(self, action: int | None) -> None:
        """Make the next agent's move. Raises `Illegal`."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None, "only an agent whose game is over has nothing to do"
        agent, state = self.agent_selection, self.episode.state
        state.play(self.possible_agents.index(agent), int(action))
        self._cumulative_rewards[agent] = 0.0
        if state.over:
            self.rewards = dict(zip(self.agents, self.episode.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self._agent_selector_after(agent)
        else:
            self.agent_selection = self.possible_agents[self.episode.seat]
        self._accumulate_rewards()

    def _agent_selector_after(self, agent: str) -> str:
        return self.agents[(self.agents.index(agent) + 1) % len(self.agents)]

    def render(self) -> str:
        """The table in text, as a spectator sees it."""
        return self.episode.shown()

    def close(self) -> None:
        """Nothing is held open."""
