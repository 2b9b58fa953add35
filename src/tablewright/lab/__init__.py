"""Many games at once."""

from .balance import Balance, balance
from .simulate import PlayerSummary, Summary, simulate

__all__ = ["Balance", "PlayerSummary", "Summary", "balance", "simulate"]
