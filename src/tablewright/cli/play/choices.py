"""The numbered list of what a person may do, in columns."""

from __future__ import annotations

from collections import Counter

from ...core.game import Line
from ...core.state import State
from ...core.text import Texts

NUMBER = "#a9792a"


def choices(state: State, seat: int) -> list[list[int]]:
    """Whole turns, as the game lists them, single moves first; a part of a larger turn is left to be typed."""
    lines = state.setting.game.lines(state, seat)
    lines = [line for line in lines if not any(is_part(line, other) for other in lines)]
    return [line for line in lines if len(line) == 1] + [line for line in lines if len(line) > 1]


def is_part(line: list[int], other: list[int]) -> bool:
    """Whether a turn begins like another and has no move that the other lacks, but fewer."""
    return 1 < len(line) < len(other) and line[0] == other[0] and not Counter(line) - Counter(other)


def listed(
    state: State, seat: int, lines: list[list[int]], texts: Texts, room: tuple[int, int], *, brief: bool
) -> list[Line]:
    """The lines in words, numbered from 1, in columns; one after the other where the rows do not suffice."""
    game = state.setting.game
    labels = [game.label(state, seat, line, texts, brief) for line in lines]
    alone = sum(len(line) == 1 for line in lines)
    width, height = room
    rows = _grid(labels[:alone], 1, width) + _grid(labels[alone:], alone + 1, width)
    return rows if len(rows) <= height else _flow(labels, width)


def _grid(labels: list[str], first: int, width: int) -> list[Line]:
    """Labels in as many columns as fit, filled row by row and numbered from `first` on."""
    if not labels:
        return []
    columns = max(1, min(4, width // (max(map(len, labels)) + 6)))
    rows: list[Line] = []
    for i, label in enumerate(labels):
        if i % columns == 0:
            rows.append([])
        rows[-1] += [(f"bold {NUMBER}", f"{first + i:>3} "), ("", label.ljust(width // columns - 4))]
    return rows


def _flow(labels: list[str], width: int) -> list[Line]:
    """Labels one after the other."""
    rows: list[Line] = [[]]
    used = 0
    for number, label in enumerate(labels, 1):
        size = len(f"{number}{label}") + 3
        if used and used + size > width:
            rows.append([])
            used = 0
        rows[-1] += [(f"bold {NUMBER}", f" {number} "), ("", label + " ")]
        used += size
    return rows
