"""`tablewright arena`: which players are better, and how sure that is."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ..core.registry import get
from .balancing import interval, percent
from .choosing import setting_of
from .files import as_json, write_text
from .simulating import progress
from .speech import called, say, texts_of

if TYPE_CHECKING:
    from ..lab.arena import Spread
    from ..lab.standings import Duel, Standing, Standings


def arena(
    name: str,
    seats: int | None,
    players: str,
    games: int,
    seed: str,
    jobs: int,
    option: list[str],
    cards: Path | None,
    file: Path | None,
    cluster: str | None,
    json: bool,
    html: Path | None,
) -> int:
    """Play what the file does not have yet, and show what all of it says, in the terminal, as JSON or as a page."""
    from ..lab.arena import play, tournament
    from ..lab.standings import standings

    game = get(name)
    setting = setting_of(game, option, cards, seats)
    plan = tournament(game, setting.options, setting.seats, [each.strip() for each in players.split(",")], seed)
    spread = None if cluster is None else _on_cluster(cluster, jobs)
    with progress(games, quiet=json) as advance:
        found = standings(plan, play(plan, games, file, jobs=jobs, spread=spread, progress=advance))
    if html is not None:
        from .arena_page import page

        write_text(html, page(found, texts_of(setting)))
    if json:
        print(as_json(found))
    else:
        _show(found)
    return 0


def _on_cluster(address: str, jobs: int) -> Spread:
    from ..lab.cluster import on_cluster

    return on_cluster(address, jobs)


def rating(player: Standing) -> tuple[str, str]:
    """A rating and its interval, as people read them."""
    if player.rating is None:
        return "–", "–"
    return f"{player.rating.mean:.2f}", f"{player.rating.low:.1f}–{player.rating.high:.1f}"


def seconds(player: Standing) -> tuple[str, str]:
    """Milliseconds for a decision: the mean and the longest."""
    return f"{1000 * player.seconds:.1f}", f"{1000 * player.slowest:.0f}"


def cells(player: Standing) -> list[str]:
    """A line of the whole table of players."""
    return [
        called(player.player),
        *rating(player),
        str(player.wins.games),
        percent(player.wins.rate),
        interval(player.wins),
        f"{player.score:.2f}",
        *seconds(player),
        str(player.faults),
    ]


def few_cells(player: Standing) -> list[str]:
    """As much of it as a terminal has room for."""
    name, *_, mean, _, wrong = cells(player)
    spread = "" if player.rating is None else f" ± {player.rating.high - player.rating.mean:.1f}"
    wins = [str(player.wins.games), percent(player.wins.rate), interval(player.wins)]
    return [name, rating(player)[0] + spread, *wins, mean, wrong]


FEW_COLUMNS = ("player", "rating", "sides", "wins", "interval", "mean-ms", "faults")
COLUMNS = ("player", "rating", "interval", "sides", "wins", "interval", "score", "mean-ms", "longest-ms", "faults")


def duel_cells(duel: Duel) -> list[str]:
    """A line of the table of pairs."""
    pair = say("balance-against", first=called(duel.first), second=called(duel.second))
    sure = say("arena-sure") if duel.sure else say("arena-open")
    chance = f"{duel.chance:.3f}" if duel.chance >= 0.001 else "< 0.001"
    return [pair, str(duel.ahead.games), percent(duel.ahead.rate), interval(duel.ahead), chance, sure]


DUEL_COLUMNS = ("pair", "games", "ahead", "interval", "chance", "verdict")


def _show(found: Standings) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    print(say("arena-summary", games=found.games, seats=found.tournament.seats, seed=found.tournament.seed))
    few = FEW_COLUMNS[: None if any(player.faults for player in found.players) else -1]
    for columns, rows in (
        (few, [few_cells(player)[: len(few)] for player in found.players]),
        (DUEL_COLUMNS, [duel_cells(duel) for duel in found.duels]),
    ):
        table = Table(box=SIMPLE_HEAD)
        for place, column in enumerate(columns):
            table.add_column(say(f"arena-{column}"), justify="right" if place else "left", no_wrap=place > 0)
        for row in rows:
            table.add_row(*row)
        if rows:
            console.print(table)
