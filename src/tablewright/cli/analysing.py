"""`tablewright analyse`: how a recorded game went, and which decisions cost most."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from .files import as_json, read_record, write_text
from .simulating import progress
from .speech import say, texts_of
from .story import capital, names_of

if TYPE_CHECKING:
    from ..core.records import Record
    from ..core.text import Texts
    from ..lab.analysis import Analysis, Decision

ROWS = 12
"""Moments that the terminal shows; the page and JSON have all."""


def analyse(file: Path, iterations: int, worlds: int, seed: str, json: bool, html: Path | None) -> int:
    """Look at a game and tell what was found, in the terminal, as JSON or as a page."""
    from ..lab.analysis import Effort
    from ..lab.analysis import analyse as look

    record = read_record(file)
    with progress(len(record.moves), quiet=json) as advance:
        found = look(record, Effort(iterations, worlds), seed, advance)
    if html is not None:
        write_text(html, page(record, found, texts_of(record.setting)))
    if json:
        print(as_json(found))
    else:
        _show(record, found, texts_of(record.setting))
    return 0


def percent(chance: float) -> str:
    """A chance as people read it."""
    return f"{100 * chance:.0f} %"


def told(record: Record, decision: Decision, texts: Texts, names: list[str]) -> list[str]:
    """A decision as a line of a table."""
    from ..lab.analysis import labels

    played, better = labels(record, decision, texts)
    why = texts.say(decision.reason) if decision.reason else ""
    cost = f"{100 * decision.cost:.0f} % ({100 * decision.low:.0f}–{100 * decision.high:.0f})"
    return [str(decision.ply), names[decision.seat], capital(played), capital(better), why, cost]


COLUMNS = ("move", "who", "played", "better", "why", "cost")


def _show(record: Record, found: Analysis, texts: Texts) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    names = names_of(record.players, record.setting.seats)
    print(say("analyse-summary", plies=found.plies, iterations=found.effort.iterations, worlds=found.effort.worlds))
    print(f"\n{say('analyse-chances')}")
    table = Table(box=SIMPLE_HEAD)
    table.add_column(say("analyse-move"), justify="right")
    for name in names:
        table.add_column(name, justify="right")
    step = max(1, -(-len(found.moments) // ROWS))
    for moment in [*found.moments[:-1:step], found.moments[-1]]:
        table.add_row(str(moment.ply), *map(percent, moment.chances))
    console.print(table)
    if not found.decisions:
        print(say("analyse-nothing"))
        return
    print(say("analyse-costliest"))
    table = Table(box=SIMPLE_HEAD)
    for column in COLUMNS:
        table.add_column(say(f"analyse-{column}"))
    for decision in found.decisions:
        table.add_row(*told(record, decision, texts, names))
    console.print(table)


def page(record: Record, found: Analysis, texts: Texts) -> str:
    """The page, in the language of this run."""
    from .page import curves, html, table

    names = names_of(record.players, record.setting.seats)
    title = say("analyse-title", game=texts.say("game-name"))
    effort = found.effort
    facts = say("analyse-summary", plies=found.plies, iterations=effort.iterations, worlds=effort.worlds)
    lines = [
        (name, [(float(moment.ply), moment.chances[seat]) for moment in found.moments])
        for seat, name in enumerate(names)
    ]
    marks = [(fifth / 5, f"{20 * fifth} %") for fifth in range(6)]
    parts = [f"<h1>{escape(title)}</h1><p>{escape(facts)}</p>", f"<h2>{escape(say('analyse-chances'))}</h2>"]
    parts += [curves(say("analyse-chances"), lines, (0.0, 1.0), marks)]
    parts += [f"<h2>{escape(say('analyse-costliest'))}</h2>"]
    if found.decisions:
        rows = [told(record, decision, texts, names) for decision in found.decisions]
        parts.append(table([say(f"analyse-{column}") for column in COLUMNS], rows))
    else:
        parts.append(f"<p>{escape(say('analyse-nothing'))}</p>")
    return html(title, texts.lang, parts)
