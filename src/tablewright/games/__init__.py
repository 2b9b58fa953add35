"""The games. Each folder is one box; `get` finds any installed game by its name."""

from tablewright.core.registry import every, get, names

__all__ = ["every", "get", "names"]
