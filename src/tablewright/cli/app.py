"""The commands and their arguments. What each does stands in the module it hands over to, imported only then.

Help texts are messages: `help-COMMAND` for a command, `help-COMMAND-ARGUMENT` or `help-ARGUMENT` for an argument.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from typer.main import get_command

from . import speech, usage

app = typer.Typer(cls=usage.Commands, add_completion=False, pretty_exceptions_enable=False)
cards = typer.Typer(cls=usage.Commands)
app.add_typer(cards, name="cards")

Lang = Annotated[str, typer.Option("--lang", metavar="en|fr")]
GameName = Annotated[str, typer.Argument(metavar="GAME")]
File = Annotated[Path, typer.Argument(metavar="FILE")]
Seats = Annotated[int | None, typer.Option("--seats")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="KEY=VALUE")]
Cards = Annotated[Path | None, typer.Option("--cards", metavar="FILE")]
FromPosition = Annotated[Path | None, typer.Option("--from-position", metavar="FILE")]
Json = Annotated[bool, typer.Option("--json")]


def command() -> Any:
    """The command tree, with its help in the language of this run."""
    root = get_command(app)
    _explain(root, ())
    return root


def _explain(command: Any, path: tuple[str, ...]) -> None:
    texts = speech.texts()
    command.help = texts.say("-".join(("help", *path)) if path else "help-tablewright")
    command.short_help = command.help.split(". ")[0].rstrip(".")
    for param in command.params:
        own, shared = "-".join(("help", *path, f"arg-{param.name}")), f"help-arg-{param.name}"
        if texts.has(own) or texts.has(shared):
            param.help = texts.say(own if texts.has(own) else shared)
    for name, sub in getattr(command, "commands", {}).items():
        _explain(sub, (*path, name))


@app.callback(invoke_without_command=True)
def tablewright(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version")] = False,
    lang: Lang = "",
) -> int:
    if version:
        from .listing import version as show

        return show()
    if context.invoked_subcommand is None:
        print(context.get_help())
        return 2
    return 0


@app.command()
def games(json: Json = False, lang: Lang = "") -> int:
    from .listing import games as show

    return show(json)


@app.command()
def play(
    game: GameName,
    record: Annotated[Path | None, typer.Argument(metavar="RECORD")] = None,
    seats: Seats = None,
    me: Annotated[list[str] | None, typer.Option("--me", metavar="SEAT[=NAME]")] = None,
    bots: Annotated[str, typer.Option("--bots", metavar="KIND[,KIND…]")] = "greedy",
    option: Options = None,
    cards: Cards = None,
    seed: Annotated[str | None, typer.Option("--seed")] = None,
    salt: Annotated[list[str] | None, typer.Option("--salt")] = None,
    from_position: FromPosition = None,
    lang: Lang = "",
) -> int:
    from .play import Wishes, play

    wishes = Wishes(game, record, seats, me or [], bots, option or [], cards, seed, salt or [], from_position)
    return play(wishes)


@app.command()
def sim(
    game: GameName,
    seats: Seats = None,
    players: Annotated[str, typer.Option("--players", metavar="KIND[,KIND…]")] = "greedy,random,random,random",
    games: Annotated[int, typer.Option("--games")] = 1000,
    seed: Annotated[str, typer.Option("--seed")] = "sim",
    jobs: Annotated[int, typer.Option("--jobs")] = 1,
    option: Options = None,
    cards: Cards = None,
    from_position: FromPosition = None,
    json: Json = False,
    lang: Lang = "",
) -> int:
    from .simulating import simulate

    return simulate(game, seats, players, games, seed, jobs, option or [], cards, from_position, json)


@app.command()
def balance(
    game: GameName,
    seats: Seats = None,
    player: Annotated[str, typer.Option("--player", metavar="KIND")] = "greedy",
    games: Annotated[int, typer.Option("--games")] = 1000,
    seed: Annotated[str, typer.Option("--seed")] = "balance",
    jobs: Annotated[int, typer.Option("--jobs")] = 1,
    option: Options = None,
    cards: Cards = None,
    json: Json = False,
    html: Annotated[Path | None, typer.Option("--html", metavar="FILE")] = None,
    lang: Lang = "",
) -> int:
    from .balancing import balance as weigh

    return weigh(game, seats, player, games, seed, jobs, option or [], cards, json, html)


@app.command()
def arena(
    game: GameName,
    seats: Seats = None,
    players: Annotated[str, typer.Option("--players", metavar="KIND,KIND[,KIND…]")] = "greedy,random",
    games: Annotated[int, typer.Option("--games")] = 100,
    seed: Annotated[str, typer.Option("--seed")] = "arena",
    jobs: Annotated[int, typer.Option("--jobs")] = 1,
    option: Options = None,
    cards: Cards = None,
    file: Annotated[Path | None, typer.Option("--file", metavar="FILE")] = None,
    cluster: Annotated[str | None, typer.Option("--cluster", metavar="ADDRESS")] = None,
    json: Json = False,
    html: Annotated[Path | None, typer.Option("--html", metavar="FILE")] = None,
    lang: Lang = "",
) -> int:
    from .arena import arena as compete

    return compete(game, seats, players, games, seed, jobs, option or [], cards, file, cluster, json, html)


@app.command()
def record(
    game: GameName,
    seats: Seats = None,
    players: Annotated[str, typer.Option("--players", metavar="KIND[,KIND…]")] = "greedy",
    seed: Annotated[str | None, typer.Option("--seed")] = None,
    option: Options = None,
    cards: Cards = None,
    from_position: FromPosition = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE")] = None,
    lang: Lang = "",
) -> int:
    from .recording import record as make

    return make(game, seats, players, seed, option or [], cards, from_position, out)


@app.command()
def replay(
    file: File,
    to: Annotated[int | None, typer.Option("--to", metavar="PLY")] = None,
    seat: Annotated[int | None, typer.Option("--seat")] = None,
    json: Json = False,
    lang: Lang = "",
) -> int:
    from .replaying import replay as show

    return show(file, to, seat, json)


@app.command()
def analyse(
    file: File,
    iterations: Annotated[int, typer.Option("--iterations", min=1, max=1_000_000)] = 200,
    worlds: Annotated[int, typer.Option("--worlds", min=2, max=10_000)] = 100,
    seed: Annotated[str, typer.Option("--seed")] = "analysis",
    json: Json = False,
    html: Annotated[Path | None, typer.Option("--html", metavar="FILE")] = None,
    lang: Lang = "",
) -> int:
    from .analysing import analyse as look

    return look(file, iterations, worlds, seed, json, html)


@app.command()
def verify(file: File, json: Json = False, lang: Lang = "") -> int:
    from .replaying import verify as check

    return check(file, json)


@app.command()
def position(
    file: File,
    to: Annotated[int | None, typer.Option("--to", metavar="PLY")] = None,
    lang: Lang = "",
) -> int:
    from .replaying import position as show

    return show(file, to)


@app.command()
def rules(
    id: Annotated[str | None, typer.Argument(metavar="ID")] = None,  # noqa: A002 # the word of the ledger
    missing: Annotated[bool, typer.Option("--missing")] = False,
    edition: Annotated[str | None, typer.Option("--edition")] = None,
    tests: Annotated[Path, typer.Option("--tests", metavar="DIR")] = Path("tests"),
    json: Json = False,
    lang: Lang = "",
) -> int:
    from . import ledger

    if missing:
        return ledger.missing(tests, edition, json)
    return ledger.overview(json) if id is None else ledger.show(id, json)


@app.command()
def serve(
    host: Annotated[str, typer.Option("--host")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535)] = 8000,
    database: Annotated[str, typer.Option("--database", metavar="URL")] = "",
    workers: Annotated[int, typer.Option("--workers", min=1, max=64)] = 1,
    rate: Annotated[float, typer.Option("--rate", min=0.1)] = 30,
    browser: Annotated[bool, typer.Option("--open")] = False,
    lang: Lang = "",
) -> int:
    from .serving import serve as run

    return run(host, port, database, workers, rate, browser)


@cards.command()
def check(
    game: GameName, pack: Annotated[Path, typer.Argument(metavar="PACK.toml")], json: Json = False, lang: Lang = ""
) -> int:
    from .figures import check as check_pack

    return check_pack(game, pack, json)


@cards.command()
def export(
    game: GameName,
    edition: Annotated[str | None, typer.Option("--edition")] = None,
    option: Options = None,
    lang: Lang = "",
) -> int:
    from .figures import export as show

    return show(game, edition, option or [])
