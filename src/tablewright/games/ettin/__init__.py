"""Ettin: pairs of Allies draft together and fight the Enemies at their other side.

The modules follow the rulebook: `seating` (the ring), `setup`, `new_age`, `drafting` (Skirmish and Peacetime), `trade`
(Recruit and Sell), `decks` (empty ones too), `war` and what begins with it, `winning`, `initiative`, `scoring`.
`board` is the table they all work on, `declared` the moves, steps, refusals and events, `cards` and `faces` what is
printed, `play` the order of it all, `imagining` what a seat cannot know, `game` the plain side.
"""

from .game import GAME

__all__ = ["GAME"]
