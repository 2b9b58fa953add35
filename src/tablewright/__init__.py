"""Tablewright plays board games by every rule, in a terminal and from Python."""

__version__ = "0.1.0"
