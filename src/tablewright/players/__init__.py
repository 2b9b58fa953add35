"""Bots: one interface, seeded, and nothing to go by but their own standpoint."""

from .base import TEXTS, Player, check, faults, is_player, is_program, known, make
from .clock import Clock

__all__ = ["TEXTS", "Clock", "Player", "check", "faults", "is_player", "is_program", "known", "make"]
