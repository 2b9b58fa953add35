"""Bots: one interface, seeded, and nothing to go by but their own standpoint."""

from .base import Player, known, make

__all__ = ["Player", "known", "make"]
