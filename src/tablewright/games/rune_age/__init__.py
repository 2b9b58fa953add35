"""Rune Age with Oath and Anvil: buy units, secure cities, fight Enemies and each other, as the scenario demands.

`cards` and `cards/*.toml` are the cards as data, `verbs` and `words` their vocabulary, `loading`, `checking`, `packs`
what reads them. `box` is what a game consists of, `board` the table that all rules work on, with a map of which module
resolves which step, `declared` the moves, steps, refusals and events, `options` what is chosen before play, `setup`
how it begins, `play` the order of it all, `game` its plain side.
"""

from .game import GAME

__all__ = ["GAME"]
