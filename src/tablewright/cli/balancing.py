"""`tablewright balance`: what each side of a game wins, and what is picked."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

from ..core.registry import get
from ..players import check
from .choosing import setting_of
from .files import as_json, write_text
from .simulating import progress
from .speech import say, texts_of

if TYPE_CHECKING:
    from ..core.text import Texts
    from ..lab.balance import Balance, Pick
    from ..lab.simulate import Rate

MOST = 12
"""How many things of a kind the terminal shows; files hold all."""


def balance(
    name: str,
    seats: int | None,
    player: str,
    games: int,
    seed: str,
    jobs: int,
    option: list[str],
    cards: Path | None,
    json: bool,
    html: Path | None,
) -> int:
    """Play the games and show what was counted, in the terminal, as JSON or as a page."""
    from ..lab import balance as run

    game = get(name)
    setting = setting_of(game, option, cards, seats)
    check(player)
    with progress(games, quiet=json) as advance:
        found = run(game, setting.options, setting.seats, player, games, seed, jobs=jobs, progress=advance)
    if html is not None:
        from .balance_page import page

        write_text(html, page(found, texts_of(setting), game.compared))
    if json:
        print(as_json(found))
    else:
        _show(found, texts_of(setting), game.compared)
    return 0


def percent(rate: float) -> str:
    """A share as people read it."""
    return f"{100 * rate:.1f} %"


def interval(rate: Rate) -> str:
    """Its 95 % interval."""
    return f"{100 * rate.low:.1f}–{100 * rate.high:.1f} %"


def kinds(picks: list[Pick]) -> Iterator[tuple[str, list[Pick]]]:
    """The things of each kind, those first whose pickers won most."""
    for kind, things in groupby(picks, key=lambda pick: pick.kind):
        yield kind, sorted(things, key=lambda pick: (-pick.wins.rate, pick.name))


def counted(texts: Texts, kind: str) -> str:
    """What the things of a kind are called: the game's message `counted-KIND`."""
    return texts.say(f"counted-{kind}") if texts.has(f"counted-{kind}") else kind


def _show(found: Balance, texts: Texts, compared: str) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    print(say("balance-summary", games=found.games, player=found.player, seconds=f"{found.seconds:.1f}"))
    table = Table(box=SIMPLE_HEAD)
    for column in ("side", "games", "wins", "interval", "margin", "score"):
        table.add_column(say(f"balance-{column}"), justify="left" if column == "side" else "right")
    for side in found.sides:
        cells = (percent(side.wins.rate), interval(side.wins), f"{side.margin:+.2f}", f"{side.score:.2f}")
        table.add_row(str(texts.word(compared, side.name)), str(side.wins.games), *cells)
    console.print(table)
    table = Table(box=SIMPLE_HEAD)
    for column in ("pair", "games", "wins", "interval"):
        table.add_column(say(f"balance-{column}"), justify="left" if column == "pair" else "right")
    for pair in found.pairs:
        names = say("balance-against", first=texts.word(compared, pair.first), second=texts.word(compared, pair.second))
        table.add_row(names, str(pair.wins.games), percent(pair.wins.rate), interval(pair.wins))
    console.print(table)
    for kind, things in kinds(found.picks):
        table = Table(box=SIMPLE_HEAD)
        table.add_column(counted(texts, kind))
        for column in ("offered", "picked", "wins", "interval"):
            table.add_column(say(f"balance-{column}"), justify="right")
        some = things if len(things) <= MOST else [*things[: MOST // 2], *things[-MOST // 2 :]]
        for pick in some:
            figures = (percent(pick.picked / pick.offered), percent(pick.wins.rate), interval(pick.wins))
            table.add_row(str(texts.word(kind, pick.name)), str(pick.offered), *figures)
        console.print(table)
