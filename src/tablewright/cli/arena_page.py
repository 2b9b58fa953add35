"""What a tournament says as one HTML page."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from .arena import COLUMNS, DUEL_COLUMNS, cells, duel_cells, rating
from .balancing import interval, percent
from .page import Dot, curves, dots, html, matrix, table
from .speech import called, say

if TYPE_CHECKING:
    from ..core.text import Texts
    from ..lab.standings import Standings

STEP = 5
"""Points of rating between two marks of a plot."""


def page(found: Standings, texts: Texts) -> str:
    """The page, in the language of this run."""
    plan = found.tournament
    title = say("arena-title", game=texts.say("game-name"))
    options = ", ".join(f"{key}={value}" for key, value in plan.options.items() if value not in ("", [], {}))
    facts = say("arena-facts", games=found.games, seats=plan.seats, seed=plan.seed, rules=plan.rules)
    parts = [
        f"<h1>{escape(title)}</h1><p>{escape(facts)}</p><p>{escape(options)}</p>",
        f"<h2>{escape(say('arena-ratings'))}</h2>",
        ratings_plot(found),
        table([say(f"arena-{column}") for column in COLUMNS], [cells(player) for player in found.players]),
        f"<h2>{escape(say('balance-pairs'))}</h2><p>{escape(say('arena-pairs-read'))}</p>",
        duels_matrix(found),
        table([say(f"arena-{column}") for column in DUEL_COLUMNS], [duel_cells(duel) for duel in found.duels]),
        f"<h2>{escape(say('arena-course'))}</h2>",
        course_plot(found),
    ]
    return html(title, texts.lang, parts)


def _marks(low: float, high: float) -> list[tuple[float, str]]:
    return [(float(at), str(at)) for at in range(int(low) // STEP * STEP, int(high) + STEP, STEP)]


def ratings_plot(found: Standings) -> str:
    """Each player's rating with its interval."""
    rows: list[Dot] = []
    for player in found.players:
        if player.rating is not None:
            told = " ".join(rating(player))
            rows.append((called(player.player), player.rating.mean, player.rating.low, player.rating.high, told))
    if not rows:
        return ""
    low, high = min(row[2] for row in rows) - 1, max(row[3] for row in rows) + 1
    return dots(say("arena-ratings"), rows, (low, high), _marks(low, high))


def duels_matrix(found: Standings) -> str:
    """How often each row ended ahead of each column."""
    rates: dict[tuple[str, str], tuple[float, str]] = {}
    for duel in found.duels:
        first, second = called(duel.first), called(duel.second)
        told = f"{say('balance-games')}: {duel.ahead.games}, 95 %: {interval(duel.ahead)}"
        rates[first, second] = duel.ahead.rate, told
        rates[second, first] = 1 - duel.ahead.rate, f"{told} ({percent(duel.ahead.rate)})"
    return matrix([called(player.player) for player in found.players], rates)


def course_plot(found: Standings) -> str:
    """How the ratings went as games were played."""
    lines = [(called(name), points) for name, points in found.curves.items() if points]
    if not lines:
        return ""
    values = [value for _, points in lines for _, value in points]
    low, high = min(values) - 1, max(values) + 1
    return curves(say("arena-course"), lines, (low, high), _marks(low, high))
