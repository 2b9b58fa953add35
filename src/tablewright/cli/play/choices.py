"""The numbered list of what a person may do, in columns."""

from __future__ import annotations

from ...core.game import Line
from ...core.state import State
from ...core.text import Texts

NUMBER = "#c79a4b"


def choices(state: State, seat: int) -> list[list[int]]:
    """Whole turns, as the game lists them; single moves first."""
    lines = state.setting.game.lines(state, seat)
    return [line for line in lines if len(line) == 1] + [line for line in lines if len(line) > 1]


def listed(state: State, seat: int, lines: list[list[int]], texts: Texts, width: int, *, brief: bool) -> list[Line]:
    """The lines in words, numbered from 1; short ones share a row."""
    game = state.setting.game
    labels = [game.label(state, seat, line, texts, brief) for line in lines]
    rows: list[Line] = []
    start = 0
    while start < len(labels):
        columns, end = _group(labels, start, width)
        rows += _grid(labels, start, end, columns, width // columns)
        start = end
    return rows


def _columns(label: str, width: int) -> int:
    """How many labels of this length stand beside each other."""
    return max(1, min(4, width // (len(label) + 6)))


def _group(labels: list[str], start: int, width: int) -> tuple[int, int]:
    """Labels that go into one grid: single moves together, Bands together."""
    columns, end = _columns(labels[start], width), start + 1
    while end < len(labels):
        fits = _columns(labels[end], width)
        if fits != columns and (end - start >= min(columns, fits)) and min(columns, fits) == 1:
            break
        columns, end = min(columns, fits), end + 1
    return columns, end


def _grid(labels: list[str], start: int, end: int, columns: int, width: int) -> list[Line]:
    """One grid, filled row by row."""
    rows: list[Line] = []
    for first in range(start, end, columns):
        row: Line = []
        for i in range(first, min(first + columns, end)):
            row += [(f"bold {NUMBER}", f"{i + 1:>3} "), ("", labels[i].ljust(width - 4))]
        rows.append(row)
    return rows
