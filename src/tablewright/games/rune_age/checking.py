"""Every flaw of a card: what field, verb, argument or value it is, and what would be right."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from difflib import get_close_matches
from typing import Any

from ...core.errors import Refused, shown
from .verbs import BOXES, CHOICES, COUNTERS, GROUPS, KINDS, SELECTS, TIMINGS, VERBS, WHOM, Verb

Raw = dict[str, Any]

NUMBERS: dict[str, tuple[int, int]] = {
    "cost": (0, 30),
    "strength": (0, 60),
    "copies": (1, 24),
    "gold": (0, 9),
    "influence": (0, 9),
    "defense": (0, 9),
    "attrition": (0, 4),
    "stage": (1, 3),
    "category": (1, 2),
    "points": (0, 20),
}
FLAGS = ("mythic", "siege", "reward")
PROVENANCE = ("source", "from", "house")
FIELDS = ("kind", *NUMBERS, "box", *FLAGS, *TIMINGS, *PROVENANCE)
SOURCES = ("rulebook", "published", "house")
PARTS = ("for", "if", "price", "do")
CONDITION = re.compile(r"([a-z-]+)(?: (<=|>=) ([0-9]{1,2}))?")

NEEDS: dict[str, tuple[str, ...]] = {
    "gold": ("cost", "gold", "copies"),
    "city": ("strength", "influence"),
    "stronghold": ("cost", "strength", "influence", "copies"),
    "unit": ("cost", "strength", "copies"),
    "tactic": ("cost", "copies"),
    "monument": ("cost",),
    "enemy": ("strength", "stage"),
    "instant": ("stage",),
    "lasting": ("stage",),
    "landmark": ("strength",),
}
"""What a card of a kind cannot be without."""

LASTS = ("static", "held")
"""Timings that only static verbs have."""
COMBAT = ("unit", "tactic")
HELD = ("rune", "city", "landmark", "monument", "stronghold")
WHEN: dict[str, tuple[str, ...]] = {
    "played": COMBAT,
    "resolution": (*COMBAT, "enemy", "instant", "objective"),
    "end": COMBAT,
    "action": (*COMBAT, "enemy", "instant", *HELD),
    "static": ("unit", "enemy", "objective", "lasting"),
    "drawn": ("enemy", "instant", "lasting"),
    "phase": ("enemy", "objective"),
    "defeated": ("enemy", "instant", "city", "landmark"),
    "held": ("enemy", "instant", *HELD),
}
"""The kinds that can have an ability of a timing; Enemies and Instants have some as rewards."""


ROW_MARK = "#"


class Flaw(Refused):
    """What is wrong with a card; `place` are the words under which it stands, outermost first; `#2`: the third row."""

    def __init__(self, key: str, *place: str, **arguments: str) -> None:
        field = " ".join(word for word in place[1:] if word[0] != ROW_MARK)
        super().__init__(key, card=place[0], field=field, **arguments)
        self.place = place


def known(word: Any, words: Collection[str]) -> bool:
    """Whether something from a file is one of these words."""
    return isinstance(word, str) and word in words


def near(text: str, names: Collection[str]) -> str:
    """The names that come near a text; all of them if none does."""
    return ", ".join(get_close_matches(text[:40], list(names), n=3) or names)


def flaws_of(name: str, raw: Raw, titles: Collection[str]) -> Iterator[Flaw]:
    """Everything that is wrong with one whole card. `titles` are the names of all cards."""
    unknown = [key for key in raw if key not in FIELDS]
    for key in unknown:
        yield Flaw("flaw-field", name, shown(key, 40), near=near(key, FIELDS))
    kind = raw.get("kind")
    if not isinstance(kind, str) or kind not in KINDS:
        yield Flaw("flaw-kind", name, "kind", given=shown(kind, 40), kinds=", ".join(KINDS))
        return
    for key in NEEDS.get(kind, ()):
        if key not in raw:
            yield Flaw("flaw-needs", name, key, kind=kind)
    for key, value in raw.items():
        if key in TIMINGS:
            yield from ability_flaws(name, key, kind, value, titles)
        elif key in FIELDS:
            yield from field_flaws(name, key, value)


def field_flaws(name: str, key: str, value: Any) -> Iterator[Flaw]:
    """What is wrong with a field that is no ability."""
    if key in NUMBERS:
        least, most = NUMBERS[key]
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            yield Flaw("flaw-number", name, key, given=shown(value, 40), least=str(least), most=str(most))
    elif key in FLAGS:
        if not isinstance(value, bool):
            yield Flaw("flaw-flag", name, key, given=shown(value, 40))
    elif key == "box":
        if not known(value, BOXES):
            yield Flaw("flaw-word", name, key, given=shown(value, 40), near=", ".join(BOXES))
    elif key == "source":
        if not known(value, SOURCES):
            yield Flaw("flaw-word", name, key, given=shown(value, 40), near=", ".join(SOURCES))
    elif key == "house":
        for each in value if isinstance(value, list) else [value]:
            if not known(each, FIELDS):
                yield Flaw("flaw-word", name, key, given=shown(each, 40), near=near(str(each), FIELDS))
    elif key == "from" and not (isinstance(value, str) and 0 < len(value) <= 200 and value.isprintable()):
        yield Flaw("flaw-text", name, key)


def ability_flaws(name: str, timing: str, kind: str, raw: Any, titles: Collection[str]) -> Iterator[Flaw]:
    """What is wrong with an ability."""
    if kind not in WHEN[timing]:
        yield Flaw("flaw-timing", name, timing, kind=kind, kinds=", ".join(WHEN[timing]))
    if not isinstance(raw, dict) or not raw.get("do"):
        yield Flaw("flaw-ability", name, timing)
        return
    for key in raw:
        if key not in PARTS:
            yield Flaw("flaw-part", name, timing, shown(key, 40), parts=", ".join(PARTS))
    if not known(raw.get("for", "user"), WHOM):
        yield Flaw("flaw-word", name, timing, "for", given=shown(raw["for"], 40), near=near(str(raw["for"]), WHOM))
    conditions = raw.get("if", [])
    for condition in conditions if isinstance(conditions, list) else [conditions]:
        found = CONDITION.fullmatch(condition) if isinstance(condition, str) else None
        if found is None or found[1] not in COUNTERS:
            given = found[1] if found else shown(condition, 40)
            yield Flaw("flaw-condition", name, timing, "if", given=given, near=near(given, COUNTERS))
    for part in ("price", "do"):
        rows = raw.get(part, [])
        if (
            part == "do"
            and isinstance(rows, list)
            and len(rows) > 1
            and any("attack" in row for row in rows if isinstance(row, dict))
        ):
            yield Flaw("flaw-attack", name, timing, part, "attack")
        if not isinstance(rows, list) or len(rows) > 9:
            yield Flaw("flaw-rows", name, timing, part)
            continue
        for number, row in enumerate(rows):
            yield from row_flaws((name, timing, part, f"{ROW_MARK}{number}"), row, titles)


def row_flaws(place: tuple[str, str, str, str], row: Any, titles: Collection[str]) -> Iterator[Flaw]:
    """What is wrong with one row: its verb, where it stands, its number, its arguments."""
    _, timing, part, _ = place
    if not isinstance(row, dict) or not row:
        yield Flaw("flaw-rows", *place[:3])
        return
    said = [key for key in row if key in VERBS]
    if len(said) != 1:
        first = shown(said[1] if said else next(iter(row)), 40)
        yield Flaw("flaw-verb", *place, first, near=near(first, VERBS))
        return
    name = said[0]
    verb = VERBS[name]
    allowed = verb.price if part == "price" else verb.static == (timing in LASTS) and name != "spend"
    if not allowed:
        lasts = timing in LASTS
        here = [key for key, each in VERBS.items() if (each.price if part == "price" else each.static == lasts)]
        yield Flaw("flaw-verb-place", *place, name, part=part, verbs=", ".join(here))
    yield from number_flaws(place, name, verb, row[name])
    for key, value in row.items():
        if key != name:
            yield from argument_flaws((*place, name), verb, key, value, titles)


def number_flaws(place: tuple[str, ...], name: str, verb: Verb, value: Any) -> Iterator[Flaw]:
    """What is wrong with the value that follows a verb: a number in its range, a word to forbid, or `true`."""
    if name == "forbid":
        if not known(value, CHOICES["forbid"]):
            yield Flaw("flaw-word", *place, name, given=shown(value, 40), near=", ".join(CHOICES["forbid"]))
    elif verb.number is None:
        if value is not True:
            yield Flaw("flaw-true", *place, name, given=shown(value, 40))
    elif isinstance(value, bool) or not isinstance(value, int) or not verb.number[0] <= value <= verb.number[1]:
        least, most = verb.number
        yield Flaw("flaw-number", *place, name, given=shown(value, 40), least=str(least), most=str(most))


def argument_flaws(place: tuple[str, ...], verb: Verb, key: str, value: Any, titles: Collection[str]) -> Iterator[Flaw]:
    """What is wrong with one argument of a verb."""
    takes = [*verb.arguments, *(SELECTS[1:] if "what" in verb.arguments else ())]
    if key not in takes:
        yield Flaw("flaw-argument", *place, shown(key, 40), verb=place[-1], takes=", ".join(takes) or "–")
    elif key in ("what", "but"):
        if isinstance(value, list) and len({known(each, titles) for each in value}) > 1:
            yield Flaw("flaw-mixed", *place, key)
        words = [*titles, *(KINDS | GROUPS)] if key == "what" else list(titles)
        for each in value if isinstance(value, list) else [value]:
            if not known(each, words):
                yield Flaw("flaw-word", *place, key, given=shown(each, 40), near=near(str(each), words)[:300])
    elif key in ("keep", "at-most", "worth"):
        if not (key == "at-most" and value == "kin") and (
            isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= 30
        ):
            yield Flaw("flaw-number", *place, key, given=shown(value, 40), least="0", most="30")
    elif key == "may":
        if not isinstance(value, bool):
            yield Flaw("flaw-flag", *place, key, given=shown(value, 40))
    elif not known(value, verb.arguments[key]):
        yield Flaw("flaw-word", *place, key, given=shown(value, 40), near=", ".join(verb.arguments[key]))
