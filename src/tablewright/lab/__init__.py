"""Many games at once."""

from .simulate import PlayerSummary, Summary, simulate

__all__ = ["PlayerSummary", "Summary", "simulate"]
