"""Bazaar: a small game of sealed offers, written by the steps of `docs/adding-a-game.md`."""

from .game import GAME

__all__ = ["GAME"]
