"""What bots care for: a row of weights for each way of winning, found by letting bots of different weights meet."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .board import Board

GOLD_EARLY: Final[i64] = 0
"""What one gold is worth in a deck at first, in strength, and at the end."""
GOLD_LATE: Final[i64] = 1
INFLUENCE_EARLY: Final[i64] = 2
INFLUENCE_LATE: Final[i64] = 3
THIN: Final[i64] = 4
"""How much of the average card's worth a new card must make up for."""
KEEP: Final[i64] = 5
"""What retaining a card is worth for each point that it is better than another, and what it costs."""
KEEP_COST: Final[i64] = 6
SAVE: Final[i64] = 7
"""The same for what is saved up."""
SAVE_MORE: Final[i64] = 8
DAMAGE: Final[i64] = 9
"""A point of damage to a home realm, and how much more for each that it has."""
DAMAGE_MORE: Final[i64] = 10
STRONGHOLD: Final[i64] = 11
SITE: Final[i64] = 12
PERIL: Final[i64] = 13
"""Defeating an Enemy that does harm in each Event phase."""
ENEMY: Final[i64] = 14
"""Defeating any Enemy."""
DARE: Final[i64] = 15
"""Odds with which a fight is begun."""
DARE_FINAL: Final[i64] = 16
"""The same against the objective."""
DEFENCE: Final[i64] = 17
"""A defence is so many times the strength of an average hand."""
GREAT: Final[i64] = 18
"""How much more than its strength a great unit is worth, for each point above 2."""
MARGIN: Final[i64] = 19
"""Strength beyond what is needed before a hand is saved up."""
FIGHT: Final[i64] = 20
"""What units are worth beside gold."""
KILL: Final[i64] = 21
"""Eliminating one of several rivals."""
KNOBS: Final[i64] = 22

TOGETHER: Final[i64] = 6
ALONE: Final[i64] = 7
# fmt: off
STYLES: Final[list[float]] = [
    # objective
    0.8, 0.55, 1.7, 0.5, 0.9, 0.91, 0.2, 2.0, 4.0, 6.0, 0.1,
    1.5, 1.0, 3.0, 0.5, 0.45, 0.45, 1.2, 0.3, 1.0, 1.0, 20.0,
    # last
    0.77, 0.55, 0.75, 0.5, 0.5, 0.6, 0.2, 2.0, 2.0, 1.4, 0.05,
    2.1, 1.0, 1.5, 0.6, 0.45, 0.45, 0.92, 0.42, 1.0, 1.0, 20.0,
    # survive
    1.1, 0.55, 1.7, 0.5, 0.5, 1.0, 0.0, 2.0, 2.0, 0.25, 0.04,
    1.5, 1.0, 5.0, 1.5, 0.45, 0.45, 1.2, 0.3, 1.0, 1.0, 20.0,
    # monument
    2.8, 1.4, 0.95, 0.075, 0.5, 0.6, 0.2, 2.0, 2.0, 0.25, 0.04,
    1.5, 1.0, 1.5, 0.5, 0.45, 0.45, 1.2, 0.0, 1.0, 0.75, 20.0,
    # overlord
    1.1, 0.55, 1.7, 0.5, 0.5, 0.6, 0.2, 2.0, 2.0, 1.0, 0.05,
    1.5, 1.0, 1.5, 0.5, 0.45, 0.45, 1.2, 0.3, 1.0, 1.0, 20.0,
    # points
    1.1, 0.55, 1.7, 0.5, 0.5, 0.6, 0.2, 2.0, 2.0, 0.25, 0.04,
    1.5, 1.0, 1.5, 0.5, 0.45, 0.45, 1.2, 0.0, 1.0, 1.0, 20.0,
    # resurgence-together
    1.1, 0.55, 1.7, 0.5, 0.5, 0.6, 0.2, 2.0, 2.0, 0.25, 0.04,
    1.5, 1.0, 5.0, 1.5, 0.45, 0.45, 1.2, 0.3, 1.0, 1.0, 20.0,
    # objective, alone
    1.1, 0.55, 1.7, 0.5, 0.5, 0.6, 0.2, 2.0, 2.0, 0.25, 0.04,
    1.5, 1.0, 5.0, 1.5, 0.45, 0.45, 1.2, 0.3, 1.0, 1.0, 20.0,
]
# fmt: on


def knob(board: Board, which: i64) -> float:
    """A weight of the scenario that is being played."""
    row = board.box.win
    if board.box.shared:
        row = TOGETHER
    elif board.seats == 1:
        row = ALONE
    return STYLES[row * KNOBS + which]


def faded(board: Board, early: i64, late: i64) -> float:
    """A weight between its early and its late value, by rounds."""
    gone = float(board.round) / float(board.box.rounds)
    return knob(board, early) * (1.0 - gone) + knob(board, late) * gone
