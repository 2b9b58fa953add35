"""`tablewright sim`: many games, and who wins them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..core.registry import get
from .choosing import from_position, kinds_of, setting_of
from .files import as_json
from .speech import say

if TYPE_CHECKING:
    from ..core.game import Setting
    from ..lab import Summary

COLUMNS = ("player", "seats", "score", "rank", "wins", "interval", "faults")
"""The last one only where a program has faults."""


def simulate(
    name: str,
    seats: int | None,
    players: str,
    games: int,
    seed: str,
    jobs: int,
    option: list[str],
    cards: Path | None,
    position: Path | None,
    json: bool,
) -> int:
    """Play the games and show what came of them."""
    from ..lab import simulate as run

    game = get(name)
    setting, start = _start(name, seats, players, option, cards, position)
    kinds = kinds_of(players, setting.seats)
    with progress(games, quiet=json) as advance:
        summary = run(
            game, setting.options, setting.seats, kinds, games, seed, jobs=jobs, position=start, progress=advance
        )
    if json:
        print(as_json(summary))
    else:
        _show(summary)
    return 0


def _start(
    name: str, seats: int | None, players: str, option: list[str], cards: Path | None, position: Path | None
) -> tuple[Setting, Any]:
    """The setting, and the position to start from; without `--seats` there are as many as players."""
    game = get(name)
    if position is not None:
        record = from_position(game, position, seats, chosen=bool(option or cards))
        return record.setting, record.position
    if seats is None and "," in players:
        seats = players.count(",") + 1
    return setting_of(game, option, cards, seats), None


@contextmanager
def progress(games: int, *, quiet: bool) -> Iterator[Callable[[int], None] | None]:
    """A bar on stderr, if somebody looks at it."""
    if quiet or not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(say("sim-playing")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=games)
        yield lambda count: bar.advance(task, count)


def _show(summary: Summary) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    numbers = {"games": summary.games, "decisions": summary.decisions, "seconds": f"{summary.seconds:.2f}"}
    print(say("sim-summary", **numbers, speed=f"{summary.decisions_per_second:.0f}"))
    table = Table(box=SIMPLE_HEAD)
    told = COLUMNS if any(player.faults for player in summary.players) else COLUMNS[:-1]
    for column in told:
        table.add_column(say(f"sim-{column}"), justify="left" if column == "player" else "right")
    for player in summary.players:
        table.add_row(
            player.name,
            str(player.seats_played),
            f"{player.mean_score:.2f}",
            f"{player.mean_rank:.2f}",
            f"{100 * player.win_rate:.1f} %",
            f"{100 * player.low:.1f}–{100 * player.high:.1f} %",
            *([str(player.faults)] if "faults" in told else []),
        )
    Console(highlight=False).print(table)
