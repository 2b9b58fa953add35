"""Write the generated parts of the documentation anew: `make docs`.

A part stands between `<!-- NAME begins -->` and `<!-- NAME ends -->`. With `--check` nothing is written, and stale
files are an error. With `--examples` what the Python examples print is written anew too; read the diff after it.
"""

import argparse
import doctest
import re
import sys
from collections.abc import Callable, Sequence
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

import ettin_tables
import msgspec

from tablewright import games, players
from tablewright.core import options
from tablewright.core.game import Game
from tablewright.core.text import Texts, source
from tablewright.games.ethnos import figures
from tablewright.players import levels

ROOT = Path(__file__).parents[1]
FILES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *ROOT.glob("docs/*.md"), *ROOT.glob("docs/games/*.md")])


def table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    """A Markdown table."""
    lines = [head, tuple("---" for _ in head), *rows]
    return "\n".join(
        "| " + " | ".join(cell.replace("|", "\\|").replace("\n", " ") for cell in line) + " |" for line in lines
    )


def texts(game: Game) -> Texts:
    """The game's English messages, in the terms of its default options."""
    return Texts("en", game.layers(game.options()), game.spell)


def moves(game: Game) -> str:
    """Every kind of move: its text, how many codes it has, what it says on a button."""
    say, rows = texts(game), []
    for verb in game.moves.verbs:
        arguments = {domain.name: domain.name.upper() for domain in verb.domains} | {"size": "X"}
        text = " ".join([verb.name, *(domain.name.upper() for domain in verb.domains)])
        codes = f"{verb.base}" if verb.size == 1 else f"{verb.base}–{verb.base + verb.size - 1}"
        rows.append((f"`{text}`", codes, say.say(f"label-{verb.name}", **arguments)))
    return table(("move", "codes", "meaning"), rows)


def steps(game: Game) -> str:
    """Every step; those that ask have a question."""
    say, rows = texts(game), []
    for name in game.steps.names:
        key = f"step-{name}"
        rows.append((f"`{name}`", say.say(key, size="X", ability="the Leader") if say.has(key) else "resolves itself"))
    return table(("step", "question"), rows)


def events(game: Game) -> str:
    """Every kind of event with its arguments."""
    rows = []
    for kind in game.events.kinds:
        arguments = [f"`{name}`" + (" (hidden)" if name == kind.hidden else "") for name, _ in kind.domains]
        rows.append((f"`{kind.name}`", ", ".join(arguments) + (", a list" if kind.many else "")))
    return table(("event", "arguments"), rows)


def choices(game: Game) -> str:
    """Every option."""
    say, rows = texts(game), []
    for option in options.describe(game.options):
        values = ", ".join(f"`{value}`" for value in option.choices) if option.choices else option.type
        default = msgspec.json.encode(option.default).decode()
        rows.append((f"`{option.name}`", values, f"`{default}`", say.say(f"option-{option.name}")))
    return table(("option", "values", "default", "meaning"), rows)


def ethnos_figures(edition: str) -> str:
    """The component figures of an edition and where each comes from."""
    rows = [
        (f"`{name}`", in_words(figure), figure.source, figure.origin)
        for name, figure in figures.edition(edition).figure.items()
    ]
    return table(("figure", "value", "source", "from"), rows)


def in_words(figure: figures.Figure | None) -> str:
    """A figure's numbers or names."""
    if figure is None:
        return "–"
    return ", ".join(map(str, figure.value)) if isinstance(figure.value, list) else str(figure.value)


HEADS = ("", "first edition (`1e`)", "second edition (`2e`)")


def ethnos_terms() -> str:
    """The words of each edition on screen, from its Fluent file."""
    found = []
    for edition in figures.EDITIONS:
        text = source("en", (figures.__package__, edition))
        found.append(dict(re.findall(r"^-([a-z-]+) = (.*)$", text, re.MULTILINE)))
    first, second = found
    return table(
        HEADS,
        [(name, first[name], second[name]) for name in first if first[name] != second[name] and name != "card-example"],
    )


def ethnos_kinds() -> str:
    """Who brings which ability in each edition, and what it does in the words of the edition."""
    ethnos, rows = games.get("ethnos"), []
    says = [Texts("en", ethnos.layers(ethnos.options(edition=name)), ethnos.spell) for name in figures.EDITIONS]
    both = [{kind.ability: kind.name for kind in figures.edition(name).kinds} for name in figures.EDITIONS]
    for ability in figures.ABILITIES:
        names = [say.say(f"kind-{of[ability]}") if ability in of else "–" for say, of in zip(says, both, strict=True)]
        say = says[1] if ability in both[1] else says[0]
        rows.append((*names, say.say(f"ability-{ability}")))
    return table((HEADS[1], HEADS[2], "as a Leader"), rows)


def ethnos_differences() -> str:
    """Modes, Regions, rules and figures that are not the same in both editions."""
    first, second = (figures.edition(name) for name in figures.EDITIONS)
    rows: list[tuple[str, ...]] = [("modes", ", ".join(first.modes), ", ".join(second.modes))]
    rows.append(("Regions", *(", ".join(region.name for region in each.region) for each in (first, second))))
    for rule in {**first.rules, **second.rules}:
        values = ["yes" if each.rules.get(rule) else "no" for each in (first, second)]
        rows.append((rule.replace("-", " "), *values))
    for name in {**first.figure, **second.figure}:
        one, other = in_words(first.figure.get(name)), in_words(second.figure.get(name))
        if one != other:
            rows.append((f"`{name}`", one, other))
    return table(HEADS, rows)


def layout(game: Game) -> str:
    """Every field of what learners get, at the smallest table; items of a list are told once."""
    from tablewright.adapters.layout import layout_of

    rows: dict[tuple[str, str], tuple[str, ...]] = {}
    for field in layout_of(game.setting(None, min(game.seat_counts(game.options())))).fields:
        path = re.sub(r"\[\d+\]", "[]", field.path)
        words = f"{field.labels[0]} … {field.labels[-1]}" if len(field.labels) > 1 else ""
        rows.setdefault(
            (path, field.kind), (f"`{path}`", field.kind, str(len(field.labels)), words, f"{field.scale:g}")
        )
    return table(("field", "kind", "numbers", "words", "scale"), list(rows.values()))


def kinds() -> str:
    """The players that anybody may ask for."""
    say, rows = Texts("en", [players.TEXTS]), []
    for name in players.known():
        level = levels.LEVELS.get(name)
        if level is None:
            mixture = ("–", "–")
        else:
            budget = f"{level.clock.iterations} iterations, {level.clock.seconds:g} s" if level.clock else "none"
            mixture = (f"{level.overlooked} of 100", budget)
        rows.append((f"`{name}`", say.say(f"player-{name}-about"), *mixture))
    return table(("player", "in words", "overlooks", "looks ahead at most"), rows)


def commands() -> str:
    """The targets of the Makefile."""
    found = re.findall(r"^([a-z-]+):.*?## (.*)$", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    return table(("command", "what it does"), [(f"`make {name}`", text) for name, text in found])


def parts() -> dict[str, Callable[[], str]]:
    """Every generated part by its name."""
    found: dict[str, Callable[[], str]] = {
        "commands": commands,
        "players": kinds,
        "ethnos figures": lambda: ethnos_figures("1e"),
        "ethnos figures 2e": lambda: ethnos_figures("2e"),
        "ethnos terms": ethnos_terms,
        "ethnos kinds": ethnos_kinds,
        "ethnos differences": ethnos_differences,
    }
    found |= {name: lambda rows=rows: table(*rows()) for name, rows in ettin_tables.TABLES.items()}  # type: ignore[misc]  # bound now
    for game in games.every():
        for kind in (moves, steps, events, choices, layout):
            found[f"{game.name} {kind.__name__}"] = lambda kind=kind, game=game: kind(game)  # type: ignore[misc]  # bound now
    return found


def regenerated(text: str) -> str:
    """A file's text with its parts as they should be."""
    for name, write in parts().items():
        begin, end = f"<!-- {name} begins -->\n", f"<!-- {name} ends -->"
        if begin in text:
            before, rest = text.split(begin)
            _, after = rest.split(end)
            text = f"{before}{begin}\n{write()}\n\n{end}{after}"
    return text


def printed(text: str) -> str:
    """A file's text with its Python examples as they go now."""
    names: dict[str, object] = {"__name__": "example"}
    lines = text.splitlines(keepends=True)
    shift = 0
    for example in doctest.DocTestParser().get_examples(text):
        output = StringIO()
        with redirect_stdout(output):
            try:
                exec(compile(example.source, "example", "single"), names)
            except Exception as error:  # noqa: BLE001 # an example may raise anything
                wanted = example.exc_msg is not None
                print(
                    f"Traceback (most recent call last):\n    ...\n{error_text(error)}"
                    if wanted
                    else f"broken: {error!r}"
                )
        start = example.lineno + shift + example.source.count("\n")
        old = example.want.count("\n")
        new = [line + "\n" for line in output.getvalue().splitlines()]
        if not example.options:
            lines[start : start + old] = new
            shift += len(new) - old
    return "".join(lines)


def error_text(error: Exception) -> str:
    """The last line of a traceback."""
    return f"{type(error).__module__}.{type(error).__qualname__}: {error}"


def main() -> int:
    """Write or check every file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="fail if a generated part is stale")
    parser.add_argument("--examples", action="store_true", help="write the output of the Python examples anew, too")
    given = parser.parse_args()
    stale = 0
    for file in FILES:
        text = file.read_text("utf-8")
        wanted = regenerated(printed(text) if given.examples else text)
        if wanted != text:
            stale += 1
            print(f"{'stale' if given.check else 'written'}: {file.relative_to(ROOT)}")
            if not given.check:
                file.write_text(wanted, "utf-8")
    return 1 if stale and given.check else 0


if __name__ == "__main__":
    sys.exit(main())
