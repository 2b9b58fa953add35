"""Lines of styled text for a terminal: pieces side by side, items in columns of words, cut and wrapped."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence

from ...core.game import Line

BRASS = "#a9792a"
LABEL = 12
"""Columns for what stands before a row of items."""


SET_OFF = re.compile(" (?=[:;!?»])")
WIDE = 100
"""From so many columns on, there is room between items."""


def length(line: Line) -> int:
    """How many columns a line takes."""
    return sum(len(text) for _, text in line)


def padded(line: Line, width: int) -> Line:
    """The line, filled up with blanks."""
    return [*line, ("", " " * max(0, width - length(line)))]


def cut(line: Line, width: int) -> Line:
    """The line, no longer than the width."""
    if length(line) <= width:
        return line
    kept: Line = []
    for style, text in line:
        room = width - 1 - length(kept)
        kept.append((style, text[:room]))
        if len(text) > room:
            break
    return [*kept, ("dim", "…")]


def labelled(label: str) -> Line:
    """What a row of items is, before it."""
    return padded([(f"bold {BRASS}", f" {label[: LABEL - 2]}")], LABEL)


def flowing(label: str, items: Sequence[Line], width: int) -> list[Line]:
    """Items one after the other behind a label, in as many lines as they need."""
    lines: list[Line] = [labelled(label)]
    gap = ("", "   " if width > WIDE else "  ")
    for item in items:
        if length(lines[-1]) > LABEL and length(lines[-1]) + length(item) > width:
            lines.append([("", " " * LABEL)])
        lines[-1] = [*lines[-1], *cut(item, width - LABEL), gap]
    return [line[:-1] if line[-1] == gap else line for line in lines]


def wrapped(head: Line, text: str, width: int, indent: int = LABEL) -> list[Line]:
    """A text behind its head, going on below it; no line begins with a sign that French sets off by a blank."""
    text = SET_OFF.sub("\N{NO-BREAK SPACE}", text)
    first = max(0, length(head) - indent)
    rows = textwrap.wrap("x" * first + text, max(20, width - indent - 1)) or [""]
    lines: list[Line] = [[*head, ("dim", rows[0][first:])]]
    return lines + [[("", " " * indent), ("dim", row)] for row in rows[1:]]
