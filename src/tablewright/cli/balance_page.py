"""What `tablewright balance` counted as one HTML page: tables, and plots drawn as SVG. It loads nothing."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from .balancing import counted, interval, kinds, percent
from .speech import say

if TYPE_CHECKING:
    from ..core.text import Texts
    from ..lab.balance import Balance, Pair, Pick, Side

STYLE = """
:root { color-scheme: light dark; --ink: #222; --paper: #fff; --faint: #8884; --dot: #2166ac; --band: #2166ac22; }
@media (prefers-color-scheme: dark) { :root { --ink: #ddd; --paper: #16181c; --dot: #7fb2e5; --band: #7fb2e522; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  margin: 2rem auto; max-width: 62rem; padding: 0 1rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .15rem .6rem; text-align: right; border-bottom: 1px solid var(--faint); }
th:first-child, td:first-child { text-align: left; }
.wide { overflow-x: auto; }
svg { max-width: 100%; height: auto; font: 12px system-ui, sans-serif; fill: var(--ink); }
svg .dot { fill: var(--dot); } svg .line { stroke: var(--dot); stroke-width: 2; }
svg .axis { stroke: var(--faint); } svg .band { fill: var(--band); }
"""


def page(found: Balance, texts: Texts, compared: str) -> str:
    """The page, in the language of this run."""
    name = texts.say("game-name")
    title = say("balance-title", game=name)
    options = ", ".join(f"{key}={value}" for key, value in found.options.items() if value not in ("", [], {}))
    facts = say("balance-facts", games=found.games, seats=found.seats, player=found.player, seed=found.seed)
    parts = [
        f"<h1>{escape(title)}</h1><p>{escape(facts)}</p><p>{escape(options)}</p>",
        f"<h2>{escape(say('balance-wins'))}</h2>",
        sides_plot(found.sides, texts, compared),
        sides_table(found.sides, texts, compared),
        f"<h2>{escape(say('balance-pairs'))}</h2><p>{escape(say('balance-pairs-read'))}</p>",
        pairs_table(found, texts, compared),
    ]
    for kind, things in kinds(found.picks):
        parts += [
            f"<h2>{escape(counted(texts, kind))}</h2><p>{escape(say('balance-picks-read'))}</p>",
            picks_plot(kind, things, texts),
            picks_table(kind, things, texts),
        ]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    return (
        f'<!doctype html>\n<html lang="{texts.lang}"><head>{head}<style>{STYLE}</style></head>\n'
        f"<body>\n{chr(10).join(parts)}\n</body></html>\n"
    )


def sides_plot(sides: list[Side], texts: Texts, compared: str) -> str:
    """A dot for each side's win rate with its interval, on a scale around what all should win."""
    low = min([0.4, *(side.wins.low for side in sides)])
    high = max([0.6, *(side.wins.high for side in sides)])
    width, left, row = 760, 210, 26
    height = row * len(sides) + 30

    def x(rate: float) -> float:
        return left + (rate - low) / (high - low) * (width - left - 20)

    drawn = [f'<rect class="band" x="{x(0.45):.1f}" y="0" width="{x(0.55) - x(0.45):.1f}" height="{height - 24}"/>']
    for tenth in range(11):
        if low <= tenth / 10 <= high:
            at = x(tenth / 10)
            drawn.append(f'<line class="axis" x1="{at:.1f}" y1="0" x2="{at:.1f}" y2="{height - 24}"/>')
            drawn.append(f'<text x="{at:.1f}" y="{height - 6}" text-anchor="middle">{10 * tenth} %</text>')
    for i, side in enumerate(sides):
        y = row * i + row / 2
        label = escape(str(texts.word(compared, side.name)))
        drawn.append(f'<text x="{left - 12}" y="{y + 4}" text-anchor="end">{label}</text>')
        ends = f'x1="{x(side.wins.low):.1f}" x2="{x(side.wins.high):.1f}"'
        drawn.append(f'<line class="line" {ends} y1="{y}" y2="{y}"/>')
        told = f"<title>{percent(side.wins.rate)} ({interval(side.wins)})</title>"
        drawn.append(f'<circle class="dot" cx="{x(side.wins.rate):.1f}" cy="{y}" r="5">{told}</circle>')
    return _svg(width, height, say("balance-wins"), drawn)


def sides_table(sides: list[Side], texts: Texts, compared: str) -> str:
    """The same in numbers."""
    rows = [
        [
            str(texts.word(compared, side.name)),
            str(side.wins.games),
            percent(side.wins.rate),
            interval(side.wins),
            f"{side.margin:+.2f}",
            f"{side.score:.2f}",
        ]
        for side in sides
    ]
    return _table([say(f"balance-{key}") for key in ("side", "games", "wins", "interval", "margin", "score")], rows)


def pairs_table(found: Balance, texts: Texts, compared: str) -> str:
    """Each side's row tells what it wins against each column; the tint says the same as the number."""
    names = sorted(side.name for side in found.sides)
    rates: dict[tuple[str, str], tuple[float, str]] = {}
    for pair in found.pairs:
        rates[pair.first, pair.second] = pair.wins.rate, _told(pair)
        rates[pair.second, pair.first] = 1 - pair.wins.rate, _told(pair)
    head = "".join(f"<th>{escape(str(texts.word(compared, name)))}</th>" for name in names)
    rows = []
    for one in names:
        cells = [_pair_cell(*rates[one, other]) if (one, other) in rates else "<td></td>" for other in names]
        rows.append(f"<tr><th>{escape(str(texts.word(compared, one)))}</th>{''.join(cells)}</tr>")
    return f'<div class="wide"><table><tr><th></th>{head}</tr>{"".join(rows)}</table></div>'


def _told(pair: Pair) -> str:
    return f"{say('balance-games')}: {pair.wins.games}, 95 %: {interval(pair.wins)}"


def _pair_cell(rate: float, told: str) -> str:
    colour = "33, 102, 172" if rate >= 0.5 else "178, 24, 43"
    strength = min(1.0, abs(rate - 0.5) * 3)
    style = f"background: rgba({colour}, {strength:.2f})"
    return f'<td style="{style}" title="{escape(told)}">{100 * rate:.1f}</td>'


def picks_plot(kind: str, things: list[Pick], texts: Texts) -> str:
    """A dot for each thing: how often it is picked when offered, and what its pickers win."""
    known = [pick for pick in things if pick.wins.games]
    width, height, edge = 760, 360, 46
    low = min([0.4, *(pick.wins.rate for pick in known)])
    high = max([0.6, *(pick.wins.rate for pick in known)])
    drawn = []
    for fifth in range(6):
        at = edge + fifth / 5 * (width - 2 * edge)
        drawn.append(f'<line class="axis" x1="{at:.1f}" y1="10" x2="{at:.1f}" y2="{height - edge}"/>')
        drawn.append(f'<text x="{at:.1f}" y="{height - edge + 16}" text-anchor="middle">{20 * fifth} %</text>')
    for tenth in range(11):
        if low <= tenth / 10 <= high:
            y = 10 + (high - tenth / 10) / (high - low) * (height - edge - 10)
            drawn.append(f'<line class="axis" x1="{edge}" y1="{y:.1f}" x2="{width - edge}" y2="{y:.1f}"/>')
            drawn.append(f'<text x="{edge - 6}" y="{y + 4:.1f}" text-anchor="end">{10 * tenth} %</text>')
    for pick in known:
        x = edge + pick.picked / pick.offered * (width - 2 * edge)
        y = 10 + (high - pick.wins.rate) / (high - low) * (height - edge - 10)
        name = escape(str(texts.word(kind, pick.name)))
        told = f"<title>{name}: {percent(pick.picked / pick.offered)}, {percent(pick.wins.rate)}</title>"
        drawn.append(f'<circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="4">{told}</circle>')
        if len(known) <= 30:
            drawn.append(f'<text x="{x + 7:.1f}" y="{y + 4:.1f}">{name}</text>')
    drawn.append(f'<text x="{width / 2}" y="{height - 8}" text-anchor="middle">{escape(say("balance-picked"))}</text>')
    return _svg(width, height, counted(texts, kind), drawn)


def picks_table(kind: str, things: list[Pick], texts: Texts) -> str:
    """The same in numbers."""
    rows = [
        [
            str(texts.word(kind, pick.name)),
            str(pick.offered),
            percent(pick.picked / pick.offered),
            percent(pick.wins.rate) if pick.wins.games else "–",
            interval(pick.wins) if pick.wins.games else "–",
        ]
        for pick in things
    ]
    heads = [say(f"balance-{key}") for key in ("offered", "picked", "wins", "interval")]
    return _table([counted(texts, kind), *heads], rows)


def _table(heads: list[str], rows: list[list[str]]) -> str:
    head = "".join(f"<th>{escape(each)}</th>" for each in heads)
    body = "\n".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table><tr>{head}</tr>\n{body}\n</table></div>'


def _svg(width: int, height: int, title: str, drawn: list[str]) -> str:
    label = escape(title, quote=True)
    return f'<svg viewBox="0 0 {width} {height}" width="{width}" role="img" aria-label="{label}">{"".join(drawn)}</svg>'
