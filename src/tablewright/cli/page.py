"""HTML pages of numbers: tables, and plots drawn as SVG. They load nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

STYLE = """
:root { color-scheme: light dark; --ink: #222; --paper: #fff; --faint: #8884; --dot: #2166ac; --band: #2166ac22; }
@media (prefers-color-scheme: dark) { :root { --ink: #ddd; --paper: #16181c; --dot: #7fb2e5; --band: #7fb2e522; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  margin: 2rem auto; max-width: 62rem; padding: 0 1rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .15rem .6rem; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--faint); }
th:first-child, td:first-child { text-align: left; }
.wide { overflow-x: auto; margin: .8rem 0; }
svg { max-width: 100%; height: auto; font: 12px system-ui, sans-serif; fill: var(--ink); }
svg .dot { fill: var(--dot); } svg .line { stroke: var(--dot); stroke-width: 2; fill: none; }
svg .axis { stroke: var(--faint); } svg .band { fill: var(--band); }
"""
WIDTH, LEFT, ROW = 760, 210, 26
Dot = tuple[str, float, float, float, str]
"""A row of a plot: its label, the value, the bounds of its interval, and what it says when pointed at."""


def html(title: str, lang: str, parts: Iterable[str]) -> str:
    """A whole page."""
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    lines = (
        "<!doctype html>",
        f'<html lang="{lang}"><head>{head}<style>{STYLE}</style></head>',
        "<body>",
        *parts,
        "</body></html>",
    )
    return "\n".join(lines) + "\n"


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table; the first column is of words."""
    head = "".join(f"<th>{escape(each)}</th>" for each in heads)
    body = "\n".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table><tr>{head}</tr>\n{body}\n</table></div>'


def matrix(names: Sequence[str], cells: dict[tuple[str, str], tuple[float, str]]) -> str:
    """A row and a column for each name: percentages, with what a cell says when pointed at. The tint says the same."""
    head = "".join(f"<th>{escape(name)}</th>" for name in names)
    rows = []
    for one in names:
        row = [_cell(*cells[one, other]) if (one, other) in cells else "<td></td>" for other in names]
        rows.append(f"<tr><th>{escape(one)}</th>{''.join(row)}</tr>")
    return f'<div class="wide"><table><tr><th></th>{head}</tr>{"".join(rows)}</table></div>'


def _cell(rate: float, told: str) -> str:
    colour = "33, 102, 172" if rate >= 0.5 else "178, 24, 43"
    style = f"background: rgba({colour}, {min(0.5, abs(rate - 0.5) * 2):.2f})"
    return f'<td style="{style}" title="{escape(told)}">{100 * rate:.1f}</td>'


def svg(width: int, height: int, title: str, drawn: Iterable[str]) -> str:
    """A drawing with its title for those who do not see it."""
    label = escape(title, quote=True)
    return f'<svg viewBox="0 0 {width} {height}" width="{width}" role="img" aria-label="{label}">{"".join(drawn)}</svg>'


def dots(
    title: str,
    rows: Sequence[Dot],
    span: tuple[float, float],
    marks: Iterable[tuple[float, str]],
    band: tuple[float, float] | None = None,
) -> str:
    """A dot for each row with its interval, on a scale from one end of `span` to the other, with marks."""
    height = ROW * len(rows) + 30

    def x(value: float) -> float:
        return LEFT + (value - span[0]) / (span[1] - span[0]) * (WIDTH - LEFT - 20)

    drawn = []
    if band is not None:
        ends = f'x="{x(band[0]):.1f}" width="{x(band[1]) - x(band[0]):.1f}"'
        drawn.append(f'<rect class="band" {ends} y="0" height="{height - 24}"/>')
    for value, label in marks:
        if span[0] <= value <= span[1]:
            at = x(value)
            drawn.append(f'<line class="axis" x1="{at:.1f}" y1="0" x2="{at:.1f}" y2="{height - 24}"/>')
            drawn.append(f'<text x="{at:.1f}" y="{height - 6}" text-anchor="middle">{escape(label)}</text>')
    for i, (name, value, low, high, told) in enumerate(rows):
        y = ROW * i + ROW / 2
        drawn.append(f'<text x="{LEFT - 12}" y="{y + 4}" text-anchor="end">{escape(name)}</text>')
        drawn.append(f'<line class="line" x1="{x(low):.1f}" x2="{x(high):.1f}" y1="{y}" y2="{y}"/>')
        drawn.append(f'<circle class="dot" cx="{x(value):.1f}" cy="{y}" r="5"><title>{escape(told)}</title></circle>')
    return svg(WIDTH, height, title, drawn)


Curve = tuple[str, Sequence[tuple[float, float]]]
"""A line of a plot: its name and its points."""


def curves(title: str, lines: Sequence[Curve], span: tuple[float, float], marks: Iterable[tuple[float, str]]) -> str:
    """Lines over the same axis, each named at its end. Dashes tell them apart, not colour alone."""
    height, right, edge = 300, 150, 40
    last = max((points[-1][0] for _, points in lines if points), default=1.0) or 1.0

    def x(value: float) -> float:
        return edge + value / last * (WIDTH - edge - right)

    def y(value: float) -> float:
        return 10 + (span[1] - value) / (span[1] - span[0]) * (height - 40)

    drawn = []
    for value, label in marks:
        if span[0] <= value <= span[1]:
            ends = f'x1="{edge}" x2="{WIDTH - right}"'
            drawn.append(f'<line class="axis" {ends} y1="{y(value):.1f}" y2="{y(value):.1f}"/>')
            drawn.append(f'<text x="{edge - 6}" y="{y(value) + 4:.1f}" text-anchor="end">{escape(label)}</text>')
    ends_at: list[float] = []
    for i, (name, points) in sorted(enumerate(lines), key=lambda each: -each[1][1][-1][1]):
        path = " ".join(f"{x(when):.1f},{y(value):.1f}" for when, value in points)
        hue, dash = 360 * i // max(len(lines), 1), f"{8 - 2 * (i % 4)} {2 * (i % 4)}"
        style = f"stroke: hsl({hue} 60% 45%); stroke-dasharray: {dash}"
        drawn.append(f'<polyline class="line" points="{path}" style="{style}"><title>{escape(name)}</title></polyline>')
        at = max(y(points[-1][1]), ends_at[-1] + 14 if ends_at else 0.0)
        ends_at.append(at)
        drawn.append(f'<text x="{WIDTH - right + 6}" y="{at + 4:.1f}" fill="hsl({hue} 60% 45%)">{escape(name)}</text>')
    return svg(WIDTH, max(height, int(ends_at[-1]) + 20 if ends_at else 0), title, drawn)
