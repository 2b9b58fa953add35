"""What learners may see and do, as Gymnasium describes it."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from .episode import Episode


def observation_space(episode: Episode) -> spaces.Dict:
    """A row of numbers and a mask of legal moves."""
    row = spaces.Box(-1.0, 1.0, (episode.layout.size,), np.float32)
    return spaces.Dict({"observation": row, "action_mask": spaces.Box(0, 1, (episode.actions,), np.int8)})


def action_space(episode: Episode) -> spaces.Discrete:
    """All moves of the game."""
    return spaces.Discrete(episode.actions)
