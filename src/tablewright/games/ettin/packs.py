"""Card packs: an owner's figures over ours, every flaw with its line and field.

A pack is a TOML file with a table for each card, mat or die that differs, by its id, and in it the fields that differ:

    name = "First printing"

    [U1]
    strength = 4
    abilities = ["vicious", "bounty 2"]

    [A8]
    condition = "ease flying 2"

    [orcs]
    middle = "village 3"

    [die]
    faces = [1, 2, 2, 3, 3, 4]

`age = 0` leaves a Mercenary or an Adventure out of the box. `whole = true` promises that no card and no mat is missing.
The options keep the figures themselves and the pack's name with a digest, so that a record tells both.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from ...core.errors import BadOption, Refused, shown
from .faces import (
    ABILITY,
    BONUS,
    CONDITION,
    EFFECT,
    GOLD_ABILITIES,
    LOCATION,
    NATION,
    PLACE,
    TYPE,
    Face,
    Mat,
    Overrides,
    Print,
    ours,
    printed,
)

MOST_FLAWS = 40
LINE_OF_ERROR = re.compile(r"\(at line (\d+)")
TABLE = re.compile(r"""^\s*\[\s*["']?([^\[\]"']+?)["']?\s*\]""")
KEY = re.compile(r"""^\s*["']?([\w-]+)["']?\s*[.=]\s*(?:["']?([\w-]+)["']?\s*=)?""")

# The fields of each kind of thing; numbers with the least and greatest that make sense.
RANGES = {
    "age": (0, 3),
    "strength": (0, 30),
    "cost": (0, 60),
    "sell": (0, 60),
    "vp": (0, 60),
    "adventure": (0, 30),
    "difficulty": (0, 60),
    "gold": (0, 60),
    "initiative": (0, 99),
}
UNIT_FIELDS = (
    *("age", "type", "strength", "cost", "sell", "vp", "adventure"),
    *("abilities", "weaknesses", "dragon", "bonus"),
)
ADVENTURE_FIELDS = (
    *("age", "difficulty", "gold", "vp", "condition", "effect", "bonus"),
    *("becomes", "strength", "abilities", "weaknesses"),
)
MAT_FIELDS = ("initiative", *PLACE)
CHOICES = {"type": TYPE[:3], "becomes": ["", "defense", "protected"]}
VERBS = {"condition": CONDITION[1:], "effect": EFFECT[1:], "bonus": BONUS[1:]}
FEWEST = 2
"""A nation's Age I holds at least the two cards of the first Peacetime (ETT-063)."""
SKIRMISHES = (2, 1, 2)
PEACETIMES = (1, 2, 1)
"""How often each phase comes in each Age (ETT-053)."""


def read_pack(text: str) -> tuple[dict[str, Any], list[Refused]]:
    """The options that a pack sets, `figures` and `pack`, and everything that is wrong with it, each with its line."""
    lines = Lines(text)
    if lines.twice:
        return {}, [_at(Refused("card-twice", card=shown(card)), line) for card, line in lines.twice]
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        where = LINE_OF_ERROR.search(str(error))
        return {}, [_at(Refused("pack-toml", detail=str(error)[:120]), int(where[1]) if where else 1)]
    name, whole = data.pop("name", ""), data.pop("whole", False)
    wrong = [] if isinstance(name, str) and len(name) <= 60 else [Refused("pack-name", field="name")]
    wrong += [] if isinstance(whole, bool) else [Refused("pack-name", field="whole")]
    wrong += flaws(data)
    if whole is True:
        wrong += [Refused("card-missing", "ETT-012", card=each) for each in fields_by_id() if each not in data]
    for flaw in wrong:
        _at(flaw, lines.line(flaw.arguments.get("card", ""), flaw.arguments.get("field", "")))
    if wrong:
        return {}, wrong[:MOST_FLAWS]
    figures = differing(data)
    return {"figures": figures, "pack": f"{shown(name)}#{digest(figures)}" if figures else ""}, []


def differing(figures: Overrides) -> dict[str, dict[str, Any]]:
    """Only the figures that are not ours already."""
    own: dict[str, Any] = {face.id: face for face in ours().cards} | {mat.nation: mat for mat in ours().mats}
    kept = {
        card: {field: value for field, value in given.items() if value != _ours(own, card, field)}
        for card, given in figures.items()
    }
    return {card: given for card, given in kept.items() if given}


def _ours(own: Mapping[str, Any], card: str, field: str) -> Any:
    return ours().die if card == "die" else getattr(own[card], field)


def check(figures: Mapping[str, Any], pack: str) -> None:
    """Raise `BadOption` with the first flaw of the options `figures` and `pack`."""
    wrong = flaws(figures) if figures else []
    if not wrong and pack and not pack.endswith("#" + digest(figures)):
        wrong = [Refused("pack-digest", pack=shown(pack))]
    if wrong:
        raise BadOption(wrong[0].key, wrong[0].rule, **wrong[0].arguments)


def check_seats(figures: Overrides, nations: int) -> None:
    """Raise `BadOption` if an Age has too few cards for so many nations around one box."""
    wrong = thin(printed(figures), nations) if figures else []
    if wrong:
        raise BadOption(wrong[0].key, wrong[0].rule, **wrong[0].arguments)


def digest(figures: Overrides) -> str:
    """What tells one pack's figures from another's."""
    return hashlib.sha256(msgspec.json.encode(figures, order="sorted")).hexdigest()[:16]


def flaws(figures: Mapping[str, Any]) -> list[Refused]:
    """Everything that is wrong with figures that are to replace ours."""
    wrong: list[Refused] = []
    known = fields_by_id()
    for card, given in figures.items():
        if card not in known:
            wrong.append(Refused("card-unknown", card=shown(card)))
        elif not isinstance(given, Mapping):
            wrong.append(Refused("card-table", card=card))
        else:
            wrong += [flaw for field, value in given.items() for flaw in field_flaws(card, field, value)]
        if len(wrong) > MOST_FLAWS:
            return wrong
    return wrong or whole_flaws(printed(figures), figures) + thin(printed(figures), 2)


@cache
def fields_by_id() -> dict[str, tuple[str, ...]]:
    """The id of everything that a pack may speak of, with its fields."""
    cards = {face.id: UNIT_FIELDS if face.nation else ADVENTURE_FIELDS for face in ours().cards}
    return cards | dict.fromkeys(NATION, MAT_FIELDS) | {"die": ("faces",)}


def field_flaws(card: str, field: str, value: Any) -> list[Refused]:
    """What is wrong with one field alone: its name, its form, its range, its words."""
    known = fields_by_id()[card]
    named = {"card": card, "field": shown(field)}
    if field not in known:
        return [Refused("card-field", **named, fields=", ".join(known))]
    if field in RANGES:
        return _number_flaws(named, value, *RANGES[field])
    if field == "dragon":
        return [] if isinstance(value, bool) else [Refused("card-form", **named, wanted="true, false")]
    if field == "faces":
        rolls = value if isinstance(value, list) and 1 <= len(value) <= 24 else [None]
        return [flaw for roll in rolls for flaw in _number_flaws(named, roll, 0, 30)][:1]
    if field in ("abilities", "weaknesses"):
        return _ability_flaws(named, value)
    if not isinstance(value, str) or len(value) > 60:
        return [Refused("card-form", **named, wanted='"…"')]
    if field in CHOICES:
        choices = ", ".join(each or '""' for each in CHOICES[field])
        return [] if value in CHOICES[field] else [Refused("card-choice", **named, given=shown(value), choices=choices)]
    if field in PLACE:
        return _location_flaws(named, value)
    return _verb_flaws(named, value)


def _number_flaws(named: dict[str, str], value: Any, least: int, most: int) -> list[Refused]:
    if isinstance(value, bool) or not isinstance(value, int):
        return [Refused("card-form", **named, wanted=f"{least}–{most}")]
    if not least <= value <= most:
        return [Refused("card-range", **named, value=shown(value, 20), least=str(least), most=str(most))]
    return []


def _ability_flaws(named: dict[str, str], value: Any) -> list[Refused]:
    """Abilities are a list of names, with a number where it is Gold or more than one icon; weaknesses of mere names."""
    if not isinstance(value, list) or len(value) > len(ABILITY) or not all(isinstance(each, str) for each in value):
        return [Refused("card-form", **named, wanted='["…", …]')]
    wrong = []
    seen = set()
    for text in value:
        name, _, number = text.partition(" ")
        if name not in ABILITY:
            wrong.append(Refused("card-ability", **named, given=shown(text), abilities=", ".join(ABILITY)))
        elif name in seen:
            wrong.append(Refused("card-ability-twice", **named, given=name))
        elif not _counts(number, 30) or (named["field"] == "weaknesses" and number):
            wrong.append(Refused("card-number", **named, given=shown(text)))
        elif not number and name in GOLD_ABILITIES and named["field"] == "abilities":
            wrong.append(Refused("card-gold", **named, given=name))
        seen.add(name)
    return wrong


def _counts(number: str, most: int) -> bool:
    """Whether it is nothing, or a number from 1."""
    return not number or (number.isascii() and number.isdecimal() and len(number) < 4 and 1 <= int(number) <= most)


def _location_flaws(named: dict[str, str], value: str) -> list[Refused]:
    """`ruins` and `town` alone, `village 3` and `city 2` with what they pay."""
    kind, _, gold = value.partition(" ")
    if kind in LOCATION and bool(gold) == (kind in ("village", "city")) and _counts(gold, 30):
        return []
    choices = "ruins, village 3, town, city 2"
    return [Refused("card-choice", **named, given=shown(value), choices=choices)]


def _verb_flaws(named: dict[str, str], value: str) -> list[Refused]:
    """`muster 1`, `need magic`, `ease flying 2`; nothing for none."""
    verb, *rest = value.split(" ") if value else [""]
    if verb and verb not in VERBS[named["field"]]:
        verbs = ", ".join(VERBS[named["field"]])
        return [Refused("card-verb", "R-069", **named, given=shown(value), verbs=verbs)]
    if verb in ("need", "ease"):
        ability, *rest = rest or [""]
        if ability not in ABILITY:
            return [Refused("card-ability", **named, given=shown(value), abilities=", ".join(ABILITY))]
    wanted = 0 if verb in ("", "need") else 1
    good = len(rest) == wanted and all(number and _counts(number, 30) for number in rest)
    return [] if good else [Refused("card-number", **named, given=shown(value))]


def whole_flaws(box: Print, figures: Overrides) -> list[Refused]:
    """What does not go together on one card, of the cards that figures change."""
    return [flaw for face in box.cards if face.id in figures for flaw in _face_flaws(face)]


def _face_flaws(face: Face) -> list[Refused]:
    wrong = []
    protected = "protected" in (face.type, face.becomes)
    if protected != bool(face.weaknesses):
        wrong.append(Refused("card-parapet", "ETT-012", card=face.id, field="weaknesses"))
    if face.nation and face.type != "troop":
        wrong += [
            Refused("card-no-troop", rule, card=face.id, field=field)
            for field, rule in (("adventure", "ETT-012"), ("dragon", "ETT-014"))
            if getattr(face, field)
        ]
    if not face.nation and not face.becomes:
        wrong += [
            Refused("card-no-defense", "ETT-016", card=face.id, field=field)
            for field in ("strength", "abilities")
            if getattr(face, field)
        ]
    if face.age == 0 and face.nation not in ("", "mercenaries"):
        wrong.append(Refused("card-left-out", "ETT-002", card=face.id, field="age"))
    return wrong


def thin(box: Print, nations: int) -> list[Refused]:
    """Each Age that has too few cards for so many nations around one box (an odd player has two)."""
    wrong = []
    pairs = nations // 2
    for age in (1, 2, 3):
        faces = [face for face in box.cards if face.age == age]
        needed = 4 * pairs * SKIRMISHES[age - 1] + (4 * PEACETIMES[age - 1] if nations == 2 else 0)
        hired = sum(face.nation == "mercenaries" for face in faces)
        quests = sum(not face.nation for face in faces)
        if hired < needed:
            wrong.append(_thin("ETT-059", "mercenaries", age, hired, needed))
        if quests < pairs:
            wrong.append(_thin("R-002", "adventures", age, quests, pairs))
        if age == 1:
            for nation in NATION[:8]:
                own = sum(face.nation == nation for face in faces)
                wrong += [_thin("ETT-063", nation, age, own, FEWEST)] if own < FEWEST else []
    return wrong


def _thin(rule: str, deck: str, age: int, count: int, least: int) -> Refused:
    return Refused("age-thin", rule, deck=deck, age=str(age), count=str(count), least=str(least))


def _at(flaw: Refused, line: int) -> Refused:
    flaw.arguments["line"] = str(line)
    return flaw


class Lines:
    """Where in a pack each table and each field of it stands."""

    def __init__(self, text: str) -> None:
        self.found: dict[tuple[str, str], int] = {}
        self.twice: list[tuple[str, int]] = []
        table = ""
        for number, line in enumerate(text.split("\n"), 1):
            head, key = TABLE.match(line), KEY.match(line)
            if head:
                table = head[1].strip()
                if (table, "") in self.found and len(self.twice) <= MOST_FLAWS:
                    self.twice.append((table, number))
                self.found.setdefault((table, ""), number)
            elif key and table:
                self.found.setdefault((table, key[1]), number)
            elif key:
                self.found.setdefault((key[1], ""), number)
                self.found.setdefault((key[1], key[2] or ""), number)

    def line(self, card: str, field: str) -> int:
        """The line of a field, or of its table, or the first."""
        return self.found.get((card, field)) or self.found.get((card or field, "")) or 1


def as_text(figures: Overrides) -> str:
    """All cards and mats with where each figure comes from, as a pack that can be corrected and read back."""
    box = printed(figures)
    known = fields_by_id()
    blocks = ['name = "Ettin"', "whole = true", ""]
    rows: list[tuple[str, Face | Mat]] = [(face.id, face) for face in box.cards]
    rows += [(mat.nation, mat) for mat in box.mats]
    for key, row in rows:
        blocks.append(f"[{key}]  # {row.en}")
        for field in known[key]:
            value = msgspec.json.format(msgspec.json.encode(getattr(row, field)), indent=-1).decode()
            blocks.append(f"{field} = {value.replace(',', ', ')}  # {row.source(field)}")
        blocks.append("")
    return "\n".join([*blocks, "[die]", f"faces = {box.die}  # house", ""])
