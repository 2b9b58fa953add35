"""Cards in words: what each ability does, made from its verbs, so that a new card needs no sentence of its own."""

from __future__ import annotations

from typing import Any

from ...core.game import Printed
from ...core.text import Texts
from .checking import CONDITION, Raw
from .loading import HOMES, Card, Library
from .verbs import COUNTERS, GROUPS, KINDS, TIMINGS, VERBS, Verb

FIGURES = (
    "cost", "strength", "defense", "attrition", "gold", "influence", "points", "copies", "stage", "category",
)  # fmt: skip
MARKS = ("mythic", "siege", "reward")
REFILL = 5
MANY = 9
"""As many as a row may name: any number."""


def name_of(texts: Texts, title: str) -> str:
    """The name of a card; an owner's new card goes by its key."""
    return texts.say(f"card-{title}") if texts.has(f"card-{title}") else title


def figure_lines(texts: Texts, card: Card) -> list[str]:
    """The figures and marks of a card, each a few words with where they come from if that is not the card's own."""
    told = [key for key in FIGURES if key in card.raw and (key, card.raw[key]) != ("copies", 1)]
    return [
        texts.say(f"kind-{card.raw['kind']}"),
        *(_house(texts, card, key, texts.say(f"figure-{key}", n=card.raw[key])) for key in told),
        *(texts.say(f"mark-{key}") for key in MARKS if card.raw.get(key)),
    ]


def source_line(texts: Texts, card: Card) -> str:
    """Where the figures of a card come from."""
    return texts.say("card-source", origin=str(card.raw.get("source", "house")), whom=str(card.raw.get("from", "")))


def printed(library: Library, texts: Texts) -> dict[str, Printed]:
    """What each title shows: its figures, and all of it in words."""
    return {
        card.name: Printed(
            card.raw["kind"],
            HOMES[card.home],
            {key: card.raw[key] for key in FIGURES if isinstance(card.raw.get(key), int)},
            [*figure_lines(texts, card), *abilities(texts, library, card).values(), source_line(texts, card)],
            [key for key in FIGURES if key in card.raw and card.source(key) == "house"],
            abilities(texts, library, card),
        )
        for card in library.cards
    }


def abilities(texts: Texts, library: Library, card: Card) -> dict[str, str]:
    """What each ability of a card does, in the order of the timings."""
    timings = [timing for timing in TIMINGS if timing in card.raw]
    return {timing: _house(texts, card, timing, ability(texts, library, card, timing)) for timing in timings}


def ability(texts: Texts, library: Library, card: Card, timing: str) -> str:
    """What the ability of a timing does."""
    raw: Raw = card.raw[timing]
    conditions = raw.get("if", [])
    held = [_condition(texts, each) for each in (conditions if isinstance(conditions, list) else [conditions])]
    words = _Words(texts, library)
    return texts.say(
        "ability",
        when=texts.say(f"when-{timing}", kind=card.raw["kind"]),
        whom=texts.say(f"for-{raw.get('for', 'user')}"),
        conditions=texts.say("conditions", list=texts.say("and").join(held)) if held else "",
        price=texts.say("price", list=", ".join(words.row(row) for row in raw["price"])) if raw.get("price") else "",
        effect=texts.say("then").join(words.row(row) for row in raw["do"]),
    )


def _house(texts: Texts, card: Card, field: str, line: str) -> str:
    """A line about one field, marked if it is ours on a card that is not."""
    ours = card.source(field) == "house" and card.raw.get("source") != "house"
    return texts.say("of-the-house", line=line) if ours else line


def _condition(texts: Texts, text: str) -> str:
    found = CONDITION.fullmatch(text)
    assert found is not None
    bound = "most" if found[2] == "<=" else "least"
    return texts.say(f"if-{found[1]}", n=int(found[3] or 1), bound=bound)


class _Words:
    """Rows in words."""

    def __init__(self, texts: Texts, library: Library) -> None:
        self.texts = texts
        self.names = set(library.names)

    def row(self, raw: Raw) -> str:
        """One row: an imperative without its full stop."""
        name = next(key for key in raw if key in VERBS)
        verb, value = VERBS[name], raw[name]
        chosen = {key: raw.get(key, words[0]) for key, words in verb.arguments.items() if words}
        if name == "forbid":
            return self.texts.say(f"forbid-{value}")
        number = int(value)
        whose, by, per = chosen.get("of", "me"), chosen.get("by"), chosen.get("per", "once")
        zone = chosen.get("from", "army" if "units" in verb.arguments else "")
        where = self.texts.say(f"where-{whose}-{zone}") if zone else ""
        return self.texts.say(
            f"verb-{name}",
            n=abs(number),
            total=REFILL + number,
            sign="minus" if number < 0 else "plus",
            of=whose,
            to=chosen.get("to", "discard"),
            units=chosen.get("units", "chosen"),
            zone=zone,
            where=where,
            per=self.texts.say(f"per-{per}") if per != "once" else "",
            by=self.texts.say(f"by-{whose}-{by}") if by is not None and by != verb.arguments["by"][0] else "",
            cards=self.cards(raw, verb, 1 if name == "cost" else raw.get("keep", abs(number)), where),
        )

    def cards(self, raw: Raw, verb: Verb, number: int, where: str) -> str:
        """The cards that a row is about, as a noun with its number, its place and its limits."""
        what = raw.get("what", verb.arguments.get("what", ("card",))[0])
        words = what if isinstance(what, list) else [what]
        amount = "exact" if not raw.get("may") else "any" if number >= MANY else "up-to"
        most: Any = raw.get("at-most", 0)
        limit = "none" if "at-most" not in raw else "kin" if most == "kin" else "weak" if what == "card" else "number"
        return self.texts.say(
            "cards",
            amount=amount,
            n=number,
            noun=self.noun(words, 2 if amount == "any" else number),
            named="yes" if self.names.intersection(words) else "no",
            placed="yes" if where else "no",
            where=where,
            limit=limit,
            most=0 if most == "kin" else most,
            worth=raw.get("worth", 0),
            excepts="yes" if raw.get("but") else "no",
            but=self.either([name_of(self.texts, each) for each in raw.get("but", [])]),
        )

    def noun(self, words: list[str], number: int) -> str:
        """Names, or the noun of a kind in its number."""
        return self.either(
            [
                name_of(self.texts, word) if word in self.names else self.texts.say(f"noun-{word}", n=number)
                for word in words
            ]
        )

    def either(self, words: list[str]) -> str:
        """These words, as alternatives."""
        return self.texts.say("or").join(words)


def every_key() -> list[str]:
    """The messages that a language needs for any card that the checker lets pass."""
    wheres = ("army", "hand", "deck", "discard", "barracks", "centre", "cities", "strongholds", "rewards", "area")
    return [
        *(f"kind-{key}" for key in KINDS),
        *(f"figure-{key}" for key in FIGURES),
        *(f"mark-{key}" for key in MARKS),
        *(f"when-{key}" for key in TIMINGS),
        *(f"if-{key}" for key in COUNTERS),
        *(f"per-{key}" for key in COUNTERS if key != "once"),
        *(f"noun-{key}" for key in {**KINDS, **GROUPS}),
        *(f"verb-{key}" for key in VERBS if key != "forbid"),
        *(f"where-me-{key}" for key in wheres),
    ]
