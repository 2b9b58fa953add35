"""The numbered list of what a person may do, in columns."""

from __future__ import annotations

import textwrap
from collections import Counter

from ...core.game import Line
from ...core.state import State
from ...core.text import Texts

NUMBER = "#a9792a"


def choices(state: State, seat: int, texts: Texts) -> list[list[int]]:
    """Whole turns, as the game lists them, single moves first; a part of a larger turn is left to be typed.

    Of those that read alike, such as equal cards played alike, only the first is listed.
    """
    game = state.setting.game
    lines = game.lines(state, seat)
    if all(len(line) == 1 for line in lines):
        alike: dict[str, list[int]] = {}
        for line in lines:
            alike.setdefault(game.label(state, seat, line, texts), line)
        lines = list(alike.values())
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
    """Labels in as many columns as fit, filled row by row and numbered from `first` on; long ones take whole rows."""
    rows: list[Line] = []
    short = [label for label in labels if len(label) <= width // 2 - 6] or labels[:1]
    columns = max(1, min(4, width // (max(map(len, short), default=1) + 6)))
    column = columns
    for i, label in enumerate(labels):
        if len(label) > width // columns - 4:
            rows += _wrapped(f"{first + i:>3} ", label, width)
            column = columns
            continue
        if column == columns:
            rows.append([])
            column = 0
        rows[-1] += [(f"bold {NUMBER}", f"{first + i:>3} "), ("", label.ljust(width // columns - 4))]
        column += 1
    return rows


def _wrapped(number: str, label: str, width: int) -> list[Line]:
    """A label in rows of its own."""
    head, *rest = textwrap.wrap(label, width - len(number) - 1)
    return [[(f"bold {NUMBER}", number), ("", head)], *([("", " " * len(number) + row)] for row in rest)]


def _flow(labels: list[str], width: int) -> list[Line]:
    """Labels one after the other."""
    rows: list[Line] = [[]]
    used = 0
    for number, label in enumerate(labels, 1):
        pieces = [(f"bold {NUMBER}", f" {number}"), *(("", f" {word}") for word in label.split(" ")), ("", " ")]
        if used and used + min(sum(len(text) for _, text in pieces), width) > width:
            rows.append([])
            used = 0
        for piece in pieces:
            if used and used + len(piece[1]) > width:
                rows.append([("", "  ")])
                used = 2
            rows[-1].append(piece)
            used += len(piece[1])
    return rows
