"""The numbered list of what a person may do, in columns."""

from __future__ import annotations

from ...core.game import Line
from ...core.state import State
from ...core.text import Texts

NUMBER = "#a9792a"


def choices(state: State, seat: int) -> list[list[int]]:
    """Whole turns, as the game lists them; single moves first."""
    lines = state.setting.game.lines(state, seat)
    return [line for line in lines if len(line) == 1] + [line for line in lines if len(line) > 1]


def listed(state: State, seat: int, lines: list[list[int]], texts: Texts, width: int, *, brief: bool) -> list[Line]:
    """The lines in words, numbered from 1; short ones share a row."""
    game = state.setting.game
    labels = [game.label(state, seat, line, texts, brief) for line in lines]
    alone = sum(len(line) == 1 for line in lines)
    return _grid(labels[:alone], 1, width) + _grid(labels[alone:], alone + 1, width)


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
