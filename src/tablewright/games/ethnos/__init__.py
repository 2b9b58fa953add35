"""Ethnos: recruit Allies, lead them in Bands, hold the most markers when the third Dragon comes.

The modules follow the rulebook: `ages` (a new Age and its end), `recruit` (a turn), `band` (a Band, its marker and
the discard), `tribes` (what Leaders can do). `board` is the table they all work on, `declared` the moves, steps,
refusals and events, `figures` the component data, `play` the order of it all, `game` its plain side.
"""

from .game import GAME

__all__ = ["GAME"]
