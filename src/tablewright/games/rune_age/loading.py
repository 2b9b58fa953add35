"""Card files read, an owner's cards laid over them, and all of it made into the flat tables of `cards.py`."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

import msgspec

from ...core.errors import BadOption
from . import cards as c
from .cards import Cards
from .checking import CONDITION, FLAGS, NUMBERS, Flaw, Raw, flaws_of
from .verbs import (
    BOXES,
    CHOICES,
    COUNTERS,
    EVENTS,
    FIELDS,
    GROUPS,
    KINDS,
    RULES,
    SELECTS,
    TIMINGS,
    VERBS,
    WHOM,
    WINS,
)

RACES = ("daqan", "waiqar", "latari", "uthuk", "dunwarr", "orcs")
SCENARIOS = ("resurgence", "runewars", "cataclysm", "monument", "ascent", "landmarks", "resurgence-together")
HOMES = (*RACES, "neutral", "mercenary", "terrinoth", *SCENARIOS)
"""The card files, in the order of the numbers of their cards' homes."""
KIND_WORDS = tuple(KINDS)
"""The kinds of card, in the order of their numbers."""
SHELF = 9
"""Titles of one race that a barracks has room for."""


class Card(NamedTuple):
    """A card as a file gives it, checked."""

    name: str
    home: int
    raw: Raw

    def source(self, field: str) -> str:
        """Where a figure or ability comes from: `rulebook`, `published` or `house`."""
        return "house" if field in self.raw.get("house", ()) else str(self.raw.get("source", "house"))


class Library(NamedTuple):
    """All cards in the order of their numbers, what each scenario says, and the figures of the centre."""

    cards: tuple[Card, ...]
    scenarios: tuple[Raw, ...]
    figures: Raw

    @property
    def names(self) -> list[str]:
        """The names of all titles."""
        return [card.name for card in self.cards]

    def number(self, name: str) -> int:
        """The number of a title."""
        return self.names.index(name)

    def words(self) -> tuple[str, ...]:
        """A word for every number of the domain of cards; those that no title has are blank-N."""
        names = self.names
        return tuple(names + [f"blank-{number}" for number in range(len(names), c.TITLES)])


@cache
def printed() -> Library:
    """The cards as they are shipped."""
    cards: list[Card] = []
    scenarios: list[Raw] = []
    figures: Raw = {}
    for home, name in enumerate(HOMES):
        data = tomllib.loads(files(__package__).joinpath("cards", f"{name}.toml").read_text("utf-8"))
        figures |= data.pop("figures", {})
        if home >= c.SCENARIO:
            scenarios.append(data.pop("scenario"))
        cards += [Card(key, home, raw) for key, raw in data.items()]
    return Library(tuple(cards), tuple(scenarios), figures)


def overlaid(pack: Mapping[str, Any]) -> tuple[Library, list[Flaw]]:
    """The cards with an owner's laid over them, and every flaw of the pack.

    A table with the name of a card replaces those of its fields that it gives; any other is a new card, and says in
    `home` where it belongs.
    """
    base = printed()
    ours = {card.name: card for card in base.cards}
    merged = dict(ours)
    flaws: list[Flaw] = []
    for name, given in pack.items():
        if not isinstance(given, dict) or not name.isascii() or not name.replace("-", "").isalnum() or len(name) > 40:
            flaws.append(Flaw("flaw-table", name[:40]))
            continue
        fields = {key: value for key, value in given.items() if key != "home"}
        if name in merged:
            merged[name] = merged[name]._replace(raw=_replaced(merged[name].raw, fields))
        elif given.get("home") in HOMES:
            merged[name] = Card(name, HOMES.index(given["home"]), fields)
        else:
            flaws.append(Flaw("flaw-home", name, "home", homes=", ".join(HOMES)))
    if len(merged) > c.TITLES:
        flaws.append(Flaw("flaw-too-many", next(reversed(merged)), most=str(int(c.TITLES))))
    for name in pack:
        if name in merged:
            wrong = list(flaws_of(name, merged[name].raw, merged))
            flaws += wrong or misfits(merged[name], ours.get(name))
    if not flaws:
        flaws += _start_flaws(merged.values())
    return base._replace(cards=tuple(merged.values())), flaws


def misfits(card: Card, old: Card | None) -> Iterator[Flaw]:
    """Whether a sound card of an owner can take its place: cards of a kind that the box counts stay what they are."""
    kind = card.raw["kind"]
    fit = _kinds_at(card.home) if old is None or old.raw["kind"] in _kinds_at(card.home) else (old.raw["kind"],)
    if kind not in fit:
        yield Flaw("flaw-kind-here", card.name, "kind", given=kind, kinds=", ".join(fit))
    if card.home == c.MERCENARY and "category" not in card.raw:
        yield Flaw("flaw-needs", card.name, "category", kind=kind)
    if old is not None and kind == "gold" and card.raw["copies"] != old.raw["copies"]:
        yield Flaw("flaw-printed", card.name, "copies", value=str(old.raw["copies"]))
    if any("attack" in row for row in card.raw.get("drawn", {}).get("do", ())) and "strength" not in card.raw:
        yield Flaw("flaw-needs", card.name, "strength", kind=kind)


def _kinds_at(home: int) -> tuple[str, ...]:
    """The kinds that an owner may add to a card file."""
    if home < c.RACES:
        return ("unit",)
    if home in (c.NEUTRAL, c.MERCENARY):
        return ("unit", "tactic")
    return ("city",) if home == c.COMMON else (*EVENTS, "landmark", "rune")


def _start_flaws(cards: Iterable[Card]) -> Iterator[Flaw]:
    """Every race deals three of a unit of cost 1 to a starting deck (RUA-027), and its cards fit into a barracks."""
    for home, race in enumerate(RACES):
        mine = [card for card in cards if card.home == home]
        if not any(card.raw["kind"] == "unit" and card.raw["cost"] == 1 and card.raw["copies"] >= 3 for card in mine):
            yield Flaw("flaw-start", next(card.name for card in mine), race=race)
        if len(mine) > SHELF:
            yield Flaw("flaw-too-many", mine[-1].name, most=str(SHELF))


def _replaced(old: Raw, new: Raw) -> Raw:
    """A card with some fields given anew; what is given anew is no longer ours, unless the pack says so."""
    house = [field for field in old.get("house", ()) if field not in new]
    return {**old, "house": house, **new}


@cache
def _library(pack: bytes) -> Library:
    library, flaws = overlaid(msgspec.json.decode(pack))
    if flaws:
        raise BadOption(flaws[0].key, **flaws[0].arguments)
    return library


def library(pack: Mapping[str, Any]) -> Library:
    """The cards with an owner's laid over them. Raises `BadOption` with the first flaw."""
    return _library(msgspec.json.encode(pack)) if pack else printed()


@cache
def _tables(pack: bytes) -> Cards:
    return compiled(library(msgspec.json.decode(pack)))


def tables(pack: Mapping[str, Any]) -> Cards:
    """The flat tables of `library(pack)`, made once."""
    return _tables(msgspec.json.encode(pack))


def compiled(source: Library) -> Cards:
    """The flat tables of these cards."""
    return Cards(_Compiler(source).columns())


class _Compiler:
    """Makes columns of cards, and programs of their abilities."""

    def __init__(self, source: Library) -> None:
        self.source = source
        self.number = {card.name: number for number, card in enumerate(source.cards)}
        self.selectors: dict[tuple[int, ...], int] = {}
        self.named: list[int] = []
        self.whom: list[int] = []
        self.parts: list[int] = []
        self.rows: list[int] = []

    def columns(self) -> dict[str, list[int]]:
        """Everything that `Cards` is made of."""
        raws = [card.raw for card in self.source.cards]
        found = {key: [int(raw.get(key, _missing(key))) for raw in raws] for key in (*NUMBERS, *FLAGS)}
        found["kind"] = [KINDS[raw["kind"]] for raw in raws]
        found["box"] = [BOXES[raw.get("box", "core")] for raw in raws]
        found["home"] = [card.home for card in self.source.cards]
        found["paid_with"] = [_paid_with(card) for card in self.source.cards]
        found["ability"] = [self.ability(raw.get(timing)) for raw in raws for timing in TIMINGS]
        found["static"] = [_static(raw.get("static")) for raw in raws]
        found["holds"] = [_static(raw.get("held")) for raw in raws]
        found["whom"] = self.whom
        found["parts"] = [*self.parts, len(self.rows) // int(c.ROW)]
        found["rows"] = self.rows
        found["selectors"] = [number for selector in self.selectors for number in selector]
        found["named"] = self.named
        return found | self.scenarios()

    def scenarios(self) -> dict[str, list[int]]:
        """What differs between scenarios, and the figures that all share."""
        raws = self.source.scenarios
        return {
            "neutrals": [self.number[name] for raw in raws for name in raw["neutrals"]],
            "objectives": [self.number[raw["objective"]] for raw in raws],
            "events": [SCENARIOS.index(raw.get("events", name)) for raw, name in zip(raws, SCENARIOS)],
            "wins": [WINS[raw["win"]] for raw in raws],
            "rounds": [raw["rounds"] for raw in raws],
            "rules": [int(rule in raw["rules"]) for raw in raws for rule in RULES],
            "die": self.source.figures["die"]["value"],
            "quantities": [number for row in self.source.figures["quantities"]["value"] for number in row],
            "realm": [self.source.figures["realm"]["value"]],
        }

    def ability(self, raw: Raw | None) -> int:
        """The number of an ability, its program added to the rows."""
        if raw is None:
            return int(c.NONE)
        self.whom.append(WHOM[raw.get("for", "user")])
        conditions = raw.get("if", [])
        self.parts.append(len(self.rows) // int(c.ROW))
        for condition in conditions if isinstance(conditions, list) else [conditions]:
            self.rows += _condition(condition)
        for part in ("price", "do"):
            self.parts.append(len(self.rows) // int(c.ROW))
            for row in raw.get(part, ()):
                self.rows += self.row(row)
        return len(self.whom) - 1

    def row(self, raw: Raw) -> list[int]:
        """One row of a program."""
        name = next(key for key in raw if key in VERBS)
        verb = VERBS[name]
        value: Any = raw[name]
        row = [0] * int(c.ROW)
        row[c.VERB] = verb.code
        row[c.N] = CHOICES["forbid"][value] if name == "forbid" else int(value)
        for key, words in verb.arguments.items():
            if key == "what":
                row[c.WHAT] = self.selector(raw, words[0])
            elif key == "keep":
                row[c.M] = raw.get("keep", value)
            elif key == "may":
                row[c.MAY] = int(raw.get("may", False))
            else:
                row[FIELDS[key]] = CHOICES[key][raw.get(key, words[0])]
        return row

    def selector(self, raw: Raw, default: str) -> int:
        """The number of a selector, added if it is new."""
        what, but, at_most, worth = [raw.get(key) for key in SELECTS]
        words = what if isinstance(what, list) else [default if what is None else what]
        kinds = sum(1 << kind for kind in {kind for word in words for kind in self.kinds(word)})
        named, count = self.names([word for word in words if word in self.number] or but or [])
        most: Any = c.KIN_STRENGTH if at_most == "kin" else c.NONE if at_most is None else at_most
        selector = (kinds, named, count, int(but is None), int(most), worth or 0)
        return self.selectors.setdefault(selector, len(self.selectors))

    def names(self, names: list[str]) -> tuple[int, int]:
        """Where these titles stand among all that are named, and their number."""
        numbers = [self.number[name] for name in names]
        for at in range(len(self.named) - len(numbers) + 1):
            if self.named[at : at + len(numbers)] == numbers:
                return at, len(numbers)
        self.named += numbers
        return len(self.named) - len(numbers), len(numbers)

    def kinds(self, word: str) -> list[int]:
        """The kinds that a word of a selector means."""
        if word in self.number:
            return [KINDS[self.source.cards[self.number[word]].raw["kind"]]]
        return [KINDS[kind] for kind in GROUPS.get(word, (word,))]


def _missing(key: str) -> int:
    """What a field is when a card does not give it."""
    return {"strength": int(c.NONE), "copies": 1}.get(key, 0)


def _paid_with(card: Card) -> int:
    """Gold buys what belongs to a race, influence the neutral and gold cards (RUA-058, RUA-065)."""
    if card.home < c.RACES:
        return int(c.PAID_GOLD)
    bought = card.home in (c.NEUTRAL, c.MERCENARY) or card.raw["kind"] == "gold"
    return int(c.PAID_INFLUENCE) if bought else 0


def _static(raw: Raw | None) -> int:
    """A bit for each verb of a static ability."""
    return sum(1 << VERBS[key].code for key in {key for row in (raw or {}).get("do", ()) for key in row} & set(VERBS))


def _condition(text: str) -> list[int]:
    """A condition as a row."""
    found = CONDITION.fullmatch(text)
    assert found is not None
    row = [0] * int(c.ROW)
    row[c.VERB] = c.AT_MOST if found[2] == "<=" else c.AT_LEAST
    row[c.N] = int(found[3] or 1)
    row[c.PER] = COUNTERS[found[1]]
    return row
