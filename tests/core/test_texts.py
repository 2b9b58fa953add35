"""Every message exists in every language with the same variables, every one that is needed exists, none is idle."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tablewright.core import laws, registry
from tablewright.core.game import Game
from tablewright.core.options import describe
from tablewright.core.random import seeded
from tablewright.core.text import CORE, LANGUAGES, Layer, Texts, source

CLI: Layer = ("tablewright.cli", "")
GAMES = registry.every()
LAYERS = sorted(
    {CORE, CLI} | {layer for game in GAMES for options in game.varieties() for layer in game.layers(options)}
)
FAMILIES = (
    *("event-", "label-", "option-", "tip-", "command-", "help-", "sim-", "verify-", "decided-", "points-"),
    *("balance-", "type-", "location-", "difficulty-", "condition-", "effect-", "bonus-", "deck-", "counted-"),
    *("card-", "figure-", "mark-", "when-", "for-", "if-", "per-", "noun-", "where-", "by-", "verb-", "forbid-"),
    *("race-", "scenario-", "choose-", "place-", "goal-", "sign-", "cards", "ability", "analyse-", "arena-"),
    *("phase-", "brief-", "short-", "outcome-"),
    *("kind-", "colour-", "region-", "source-", "declined-", "reason-", "ability-", "term-", "refused-"),
    *("side-", "stand-", "difficulty-"),
    *("form-", "edition-", "mode-", "pick-", "payout-"),
)
"""Keys that are put together: their members are checked one by one below, or by the games' own words."""
REFUSALS = {"Refused", "BadOption", "BadRecord", "BadMove", "Illegal", "refusal", "flaw", "bad", "_bad"}


@cache
def entries(lang: str, layer: Layer) -> dict[str, ftl.Message | ftl.Term]:
    """The messages and terms of a layer."""
    found: dict[str, ftl.Message | ftl.Term] = {}
    for entry in FluentParser().parse(source(lang, layer)).body:
        assert not isinstance(entry, ftl.Junk), f"{layer} in {lang}: {entry.content}"
        if isinstance(entry, (ftl.Message, ftl.Term)):
            key = ("-" if isinstance(entry, ftl.Term) else "") + entry.id.name
            assert key not in found, f"{layer} in {lang} says {key} twice"
            found[key] = entry
    return found


def variables(node: object) -> set[str]:
    """The names of the variables of a message."""
    if isinstance(node, ftl.VariableReference):
        return {node.id.name}
    if isinstance(node, list):
        return set().union(*map(variables, node))
    return set().union(*map(variables, vars(node).values())) if isinstance(node, ftl.BaseNode) else set()


@pytest.mark.parametrize("layer", LAYERS, ids=str)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_says_the_same(layer: Layer, lang: str) -> None:
    english, other = entries("en", layer), entries(lang, layer)
    assert list(other) == list(english)
    for key, entry in english.items():
        assert variables(other[key]) == variables(entry), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_term_is_said(lang: str) -> None:
    for game in GAMES:
        for options in game.varieties():
            terms = {key for layer in game.layers(options) for key in entries(lang, layer) if key.startswith("-")}
            for layer in game.layers(options):
                for key, entry in entries(lang, layer).items():
                    assert {"-" + name for name in terms_of(entry)} <= terms, key


def terms_of(node: object) -> set[str]:
    """The terms that a message uses."""
    if isinstance(node, ftl.TermReference):
        return {node.id.name}
    if isinstance(node, list):
        return set().union(*map(terms_of, node))
    return set().union(*map(terms_of, vars(node).values())) if isinstance(node, ftl.BaseNode) else set()


def texts_of(game: Game) -> list[Texts]:
    """A game's messages in each of its varieties."""
    return [Texts("en", [CLI, *game.layers(options)], game.spell) for options in game.varieties()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_a_game_says_all_that_it_declares(game: Game) -> None:
    needed = ["game-name", "game-sentence"]
    needed += [why.key for why in game.refusals.all if why.key]
    needed += [f"label-{verb.name}" for verb in game.moves.verbs]
    needed += [f"option-{option.name}" for option in describe(game.options)]
    for kind in game.events.kinds:
        needed += [f"event-{kind.name}"] + [f"event-{kind.name}-hidden"] * bool(kind.hidden)
    for texts in texts_of(game):
        assert [key for key in needed if not texts.has(key)] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_whatever_happens_can_be_said(game: Game) -> None:
    for number, options in enumerate(game.varieties()):
        setting = game.setting(options, min(game.seat_counts(options)))
        rng, texts = seeded(f"texts {number}"), setting.texts("fr").plus(CLI)
        state = game.start(options, seats=setting.seats, seed=str(number))
        while not state.over:
            seat = state.to_act[0]
            texts.say(f"step-{game.steps.names[state.agenda[-1]]}", **game.arguments(state, seat, -1))
            for line in game.lines(state, seat):
                assert "-" not in game.label(state, seat, line, texts).split()[0]
            for advice in game.advise(state, seat):
                texts.say(advice.reason)
            legal = state.legal(seat)
            state.play(seat, legal[rng.below(len(legal))])
        names = [f"N{seat}" for seat in range(setting.seats)]
        for seat in (None, *range(setting.seats)):
            for event in state.events(seat):
                assert "{" not in texts.event(event, names, seat)
        result = state.result
        assert result is not None
        texts.say(f"decided-{result.decided_by}")
        for part in (part for seat_result in result.seats for part in seat_result.parts):
            assert "{" not in texts.say(part.key, **part.args)


def sources(package: str) -> Iterator[tuple[Path, ast.Module]]:
    """The modules of a package."""
    for file in sorted(Path(str(files(package))).rglob("*.py")):
        yield file, ast.parse(file.read_text("utf-8"))


def constants(package: str) -> set[str]:
    """Every text in the code of a package."""
    return {
        node.value
        for _, module in sources(package)
        for node in ast.walk(module)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def refused_keys(package: str) -> set[str]:
    """The message keys of everything that a package refuses or says by name."""
    found = set()
    for _, module in sources(package):
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                if name in REFUSALS | {"say"} and isinstance(node.args[0].value, str):
                    found.add(node.args[0].value)
    return found


def packages() -> list[tuple[str, list[Layer]]]:
    """Each package that says something, with the layers in which it may."""
    games = [(layer[0], layer) for layer in LAYERS if layer not in (CORE, CLI)]
    named = dict.fromkeys(package for package, _ in games)
    found = [(package, [CORE, *(layer for name, layer in games if name == package)]) for package in named]
    return [
        (CORE[0], [CORE]),
        (CLI[0], [CORE, CLI]),
        ("tablewright.players", [CORE]),
        ("tablewright.lab", [CORE]),
        *found,
    ]


@pytest.mark.parametrize(("package", "layers"), packages(), ids=str)
def test_what_code_says_exists(package: str, layers: list[Layer]) -> None:
    texts = Texts("en", layers[1:])
    said_by_every_game = {"game-name", "game-sentence"}
    keys = {key for key in refused_keys(package) if "-" in key and " " not in key and not laws.RULE.match(key)}
    assert sorted(key for key in keys - said_by_every_game if not texts.has(key)) == []


def test_no_message_is_idle() -> None:
    used = constants("tablewright")
    idle = [
        (layer, key)
        for layer in LAYERS
        for key in entries("en", layer)
        if layer[0].startswith("tablewright.")
        and not key.startswith(("-", *FAMILIES))
        and not key.startswith("step-")
        and key not in used
    ]
    assert idle == []
