"""`tablewright balance`: what each side of a game wins, and what is picked."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import to_builtins

from ..core.registry import get
from ..players import check
from .choosing import setting_of
from .files import as_json, write_text
from .simulating import progress
from .speech import say, texts_of

if TYPE_CHECKING:
    from ..core.game import Game, Setting
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
    """Play the games and show what was counted, in the terminal, as JSON or as a page.

    Told neither options nor seats, it goes through all settings that the game names.
    """
    from ..lab import balance as run

    game = get(name)
    settings = _settings(game, option, cards, seats)
    check(player)
    with progress(games * len(settings), quiet=json) as advance:
        found = [
            run(game, setting.options, setting.seats, player, games, seed, jobs=jobs, progress=advance)
            for setting in settings
        ]
    every = list(zip(found, map(texts_of, settings), strict=True))
    if html is not None:
        from .balance_page import page

        write_text(html, page(every, game.compared))
    if json:
        print(as_json(found[0] if len(found) == 1 else found))
    elif len(found) == 1:
        _show(*every[0], game.compared)
    else:
        for each in every:
            _show_sides(*each, game.compared)
    return 0


def _settings(game: Game, option: list[str], cards: Path | None, seats: int | None) -> list[Setting]:
    weighed = [] if option or cards or seats else game.weighed()
    if not weighed:
        return [setting_of(game, option, cards, seats)]
    return [game.setting(options, number) for options, number in weighed]


def named(found: Balance, texts: Texts) -> str:
    """The setting of a balance: its options where they have a name or are not the usual ones, and its seats."""
    usual = to_builtins(get(found.game).options())
    told = [
        texts.say(f"{key}-{value}") if texts.has(f"{key}-{value}") else f"{key}={value}"
        for key, value in found.options.items()
        if value != usual[key] or texts.has(f"{key}-{value}")
    ]
    return say("balance-setting", options=", ".join(told) or say("balance-usual"), seats=found.seats)


def facts(found: Balance, texts: Texts) -> list[str]:
    """What the allies won, if all are allies, and how long games were, if the game counts that."""
    lines = []
    if found.success is not None:
        lines.append(say("balance-success", rate=percent(found.success.rate), interval=interval(found.success)))
    if found.lengths is not None:
        lengths, what = found.lengths, counted(texts, "length")
        bounds = {"least": lengths.least, "most": lengths.most}
        lines.append(say("balance-length", what=what, mean=f"{lengths.mean:.1f}", median=lengths.median, **bounds))
    return lines


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


def _show_sides(found: Balance, texts: Texts, compared: str) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    print(named(found, texts))
    print(say("balance-summary", games=found.games, player=found.player, seconds=f"{found.seconds:.1f}"))
    for line in facts(found, texts):
        print(line)
    table = Table(box=SIMPLE_HEAD)
    for column in ("side", "games", "wins", "interval", "margin", "score"):
        table.add_column(say(f"balance-{column}"), justify="left" if column == "side" else "right")
    for side in found.sides:
        cells = (percent(side.wins.rate), interval(side.wins), f"{side.margin:+.2f}", f"{side.score:.2f}")
        table.add_row(str(texts.word(compared, side.name)), str(side.wins.games), *cells)
    Console(highlight=False).print(table)


def _show(found: Balance, texts: Texts, compared: str) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    _show_sides(found, texts, compared)
    console = Console(highlight=False)
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
