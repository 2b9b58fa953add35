"""What `tablewright balance` counted as one HTML page: tables, and plots drawn as SVG. It loads nothing."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING

from .balancing import counted, facts, interval, kinds, named, percent
from .page import dots, html, matrix, svg, table
from .speech import say

if TYPE_CHECKING:
    from ..core.text import Texts
    from ..lab.balance import Balance, Pair, Pick, Side


def page(every: Sequence[tuple[Balance, Texts]], compared: str) -> str:
    """The page of one balance or of several, in the language of this run."""
    first, texts = every[0]
    title = say("balance-title", game=texts.say("game-name"))
    parts = [f"<h1>{escape(title)}</h1>"]
    if len(every) > 1:
        facts = say("balance-facts-many", games=first.games, player=first.player, seed=first.seed)
        parts += [f"<p>{escape(facts)}</p>", overview(every)]
    for found, spoken in every:
        parts += section(found, spoken, compared, whole=len(every) == 1)
    return html(title, texts.lang, parts)


def overview(every: Sequence[tuple[Balance, Texts]]) -> str:
    """A row for each setting: what the allies win or how far sides lie apart, and how long games are."""
    rows = []
    for found, texts in every:
        rates = [side.wins.rate for side in found.sides]
        wins = f"{100 * min(rates):.1f}–{100 * max(rates):.1f} %"
        if found.success is not None:
            wins = f"{percent(found.success.rate)} ({interval(found.success)})"
        rows.append([named(found, texts), wins, str(found.lengths.median) if found.lengths else "–"])
    heads = [say("balance-settings"), say("balance-wins"), counted(every[0][1], "length")]
    return f"<h2>{escape(say('balance-overview'))}</h2>{table(heads, rows)}"


def section(found: Balance, texts: Texts, compared: str, whole: bool) -> list[str]:
    """One setting; the things picked only where it is the `whole` page."""
    told = say("balance-facts", games=found.games, seats=found.seats, player=found.player, seed=found.seed)
    parts = [f"<h2>{escape(named(found, texts))}</h2>", *(f"<p>{escape(line)}</p>" for line in facts(found, texts))]
    parts += [f"<p>{escape(told)}</p>"] if whole else []
    parts += [
        f"<h3>{escape(say('balance-wins'))}</h3>",
        sides_plot(found.sides, texts, compared),
        sides_table(found.sides, texts, compared),
    ]
    if found.pairs:
        told = say("balance-pairs-read")
        parts += [f"<h3>{escape(say('balance-pairs'))}</h3><p>{escape(told)}</p>", pairs_table(found, texts, compared)]
    for kind, things in kinds(found.picks) if whole else ():
        parts += [
            f"<h3>{escape(counted(texts, kind))}</h3><p>{escape(say('balance-picks-read'))}</p>",
            picks_plot(kind, things, texts),
            picks_table(kind, things, texts),
        ]
    return parts


def sides_plot(sides: list[Side], texts: Texts, compared: str) -> str:
    """A dot for each side's win rate with its interval, on a scale around what all should win."""
    low = min([0.4, *(side.wins.low for side in sides)])
    high = max([0.6, *(side.wins.high for side in sides)])
    rows = []
    for side in sides:
        wins, name = side.wins, str(texts.word(compared, side.name))
        rows.append((name, wins.rate, wins.low, wins.high, f"{percent(wins.rate)} ({interval(wins)})"))
    marks = [(tenth / 10, f"{10 * tenth} %") for tenth in range(11)]
    return dots(say("balance-wins"), rows, (low, high), marks, band=(0.45, 0.55))


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
    return table([say(f"balance-{key}") for key in ("side", "games", "wins", "interval", "margin", "score")], rows)


def pairs_table(found: Balance, texts: Texts, compared: str) -> str:
    """Each side's row tells what it wins against each column; the tint says the same as the number."""
    names = {side.name: str(texts.word(compared, side.name)) for side in found.sides}
    rates: dict[tuple[str, str], tuple[float, str]] = {}
    for pair in found.pairs:
        first, second = names[pair.first], names[pair.second]
        rates[first, second] = pair.wins.rate, _told(pair)
        rates[second, first] = 1 - pair.wins.rate, _told(pair)
    return matrix([names[name] for name in sorted(names)], rates)


def _told(pair: Pair) -> str:
    return f"{say('balance-games')}: {pair.wins.games}, 95 %: {interval(pair.wins)}"


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
    return svg(width, height, counted(texts, kind), drawn)


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
    return table([counted(texts, kind), *heads], rows)
