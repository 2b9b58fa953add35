"""What is printed on the cards and mats: read from `cards/*.toml`, with provenance, and made into flat tables.

`tables` is for the rules (`cards.Box`), `face`, `mat` and `word` for people. An owner's card pack overrides figures by
id: `{"U1": {"strength": 4}, "orcs": {"initiative": 3}, "die": {"faces": [...]}}`; `packs` reads and checks packs.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from ...core.game import Printed
from ...core.text import Texts
from . import cards
from .cards import NATIONS, Box

ABILITY = [
    "scouting",
    "terrify",
    "dragonslayer",
    "ranged",
    "swift",
    "bounty",
    "conquest",
    "flying",
    "magic",
    "siege",
    "stealth",
    "vicious",
    "return-to-self",
    "return-to-ally",
    "wealthy",
    "war-cry",
    "gate-to-self",
    "gate-to-ally",
    "prosperous",
    "taxes",
]
"""The abilities in the order of their numbers."""

NATION = ["orcs", "daemons", "cannites", "dommorians", "dwarves", "elves", "joymore", "risen", "mercenaries"]
TYPE = ["troop", "defense", "protected", "adventure"]
LOCATION = ["ruins", "village", "town", "city"]
PLACE = ["far", "middle", "near"]
CONDITION = ["", "need", "ease", "troops"]
EFFECT = ["", "ally-gold", "muster", "hire", "recall", "plunder", "levy"]
BONUS = ["", "adventures", "defenses", "dragons", "wars"]
GOLD_ABILITIES = ("bounty", "wealthy", "prosperous", "taxes")
"""Abilities whose number is Gold; that of others counts icons."""

Overrides = Mapping[str, Mapping[str, Any]]


class Face(msgspec.Struct, frozen=True):
    """One card, unit or Adventure. The figures named in `rulebook` and `published` are so; all others are house."""

    id: str
    en: str
    fr: str
    age: int
    nation: str = ""
    type: str = "adventure"
    strength: int = 0
    cost: int = 0
    sell: int = 0
    vp: int = 0
    adventure: int = 0
    abilities: list[str] = []
    weaknesses: list[str] = []
    dragon: bool = False
    bonus: str = ""
    difficulty: int = 0
    gold: int = 0
    condition: str = ""
    effect: str = ""
    becomes: str = ""
    rulebook: list[str] = []
    published: list[str] = []

    def source(self, figure: str) -> str:
        """Where a figure comes from: `rulebook`, `published` or `house`."""
        return "rulebook" if figure in self.rulebook else "published" if figure in self.published else "house"

    def level(self, ability: str) -> int:
        """How many icons of an ability it shows, or how much Gold the ability prints."""
        return sum(number for name, number in map(numbered, self.abilities) if name == ability)


class Mat(msgspec.Struct, frozen=True):
    """A Nation Mat. The Locations are `village 3`: what they are, and what a Village or City pays."""

    nation: str
    en: str
    fr: str
    initiative: int
    far: str
    middle: str
    near: str
    difficulty: str = ""
    rulebook: list[str] = []
    published: list[str] = []

    def source(self, figure: str) -> str:
        """Where a figure comes from: `rulebook`, `published` or `house`."""
        return "rulebook" if figure in self.rulebook else "published" if figure in self.published else "house"


class Print(msgspec.Struct, frozen=True):
    """All that the components of a box print."""

    cards: list[Face]
    mats: list[Mat]
    die: list[int]

    @property
    def words(self) -> list[str]:
        """The cards as moves and records write them, in the order of their numbers: `militia`, `militia-2`."""
        return words()


@cache
def ours() -> Print:
    """The cards as they come with the game."""
    found: list[Face] = []
    for nation in NATION:
        for row in _rows(nation)["card"]:
            ids = row.pop("ids")
            found += [msgspec.convert({"id": each, "nation": nation, **row}, Face) for each in ids]
    found.sort(key=lambda face: int(face.id[1:]))
    adventures = _rows("adventures")
    found += msgspec.convert(adventures["adventure"], list[Face])
    mats = msgspec.convert(_rows("mats")["mat"], list[Mat])
    return Print(found, mats, adventures["die"])


def _rows(name: str) -> Any:
    return msgspec.toml.decode(files(__package__).joinpath("cards", f"{name}.toml").read_text("utf-8"))


@cache
def words() -> list[str]:
    """A word for each card, unique in its box; of cards with the same name all but the first are numbered."""
    found: list[str] = []
    seen: dict[str, int] = {}
    for face in ours().cards:
        slug = plain(face.en)
        seen[slug] = seen.get(slug, 0) + 1
        found.append(slug if seen[slug] == 1 else f"{slug}-{seen[slug]}")
    return found


def called(domain: str, word: str, lang: str) -> str | None:
    """The name of a card or nation in English or French, as printed; `None` for any other word."""
    return _names(lang).get((domain, word))


@cache
def _names(lang: str) -> dict[tuple[str, str], str]:
    cards_of_box = {("card", word): getattr(face, lang) for word, face in zip(words(), ours().cards)}
    return cards_of_box | {("nation", mat.nation): getattr(mat, lang) for mat in ours().mats}


def plain(name: str) -> str:
    """A name as a word of moves: small letters and hyphens."""
    ascii_only = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower().replace("'", "")
    return re.sub("[^a-z0-9]+", "-", ascii_only).strip("-")


def printed(overrides: Overrides) -> Print:
    """Our cards with an owner's figures over them; what the owner gives is `published`. No checks: see `packs`."""
    if not overrides:
        return ours()
    own = ours()
    faces = [_over(face, overrides.get(face.id, {})) for face in own.cards]
    mats = [_over(mat, overrides.get(mat.nation, {})) for mat in own.mats]
    die = overrides.get("die", {}).get("faces", own.die)
    return Print(faces, mats, die)


def _over(row: Any, given: Mapping[str, Any]) -> Any:
    if not given:
        return row
    sources = {
        "rulebook": [name for name in row.rulebook if name not in given],
        "published": sorted({*row.published, *given} - set(row.rulebook) | {*given}),
    }
    return msgspec.convert({**msgspec.structs.asdict(row), **given, **sources}, type(row))


def numbered(text: str) -> tuple[str, int]:
    """`bounty 5` and `swift` as a name and a number, 1 if none is given."""
    name, _, number = text.partition(" ")
    return name, int(number or 1)


def box(overrides: Overrides) -> Box:
    """The figures for the rules."""
    return _plain_box() if not overrides else Box(tables(printed(overrides)))


@cache
def _plain_box() -> Box:
    return Box(tables(ours()))


def tables(of: Print) -> dict[str, list[int]]:
    """The rows of `cards.Box`, of one box."""
    rows: dict[str, list[int]] = {
        name: [int(getattr(face, name)) for face in of.cards]
        for name in ("age", "strength", "cost", "sell", "vp", "adventure", "dragon", "difficulty", "gold")
    }
    rows["nation"] = [NATION.index(face.nation) if face.nation else NATIONS for face in of.cards]
    rows["type"] = [TYPE.index(face.type) for face in of.cards]
    rows["becomes"] = [TYPE.index(face.becomes) if face.becomes else 0 for face in of.cards]
    rows["level"] = [face.level(ability) for face in of.cards for ability in ABILITY]
    rows["abilities"] = [_bits([numbered(each)[0] for each in face.abilities]) for face in of.cards]
    rows["parapet"] = [_bits(face.weaknesses) for face in of.cards]
    conditions = [_condition(face.condition) for face in of.cards]
    rows |= {name: [each[i] for each in conditions] for i, name in enumerate(("condition", "condition_of"))}
    rows["condition_by"] = [each[2] for each in conditions]
    for name, verbs in (("effect", EFFECT), ("bonus", BONUS)):
        pairs = [numbered(getattr(face, name)) if getattr(face, name) else ("", 0) for face in of.cards]
        rows[name] = [verbs.index(verb) for verb, _ in pairs]
        rows[f"{name}_by"] = [number for _, number in pairs]
    sites = [numbered(getattr(mat, place)) for mat in of.mats for place in PLACE]
    rows["site"] = [LOCATION.index(kind) for kind, _ in sites]
    rows["site_gold"] = [gold if kind in ("village", "city") else 0 for kind, gold in sites]
    rows["initiative"] = [mat.initiative for mat in of.mats]
    rows["die"] = of.die
    return rows


SHOWN = ("strength", "cost", "sell", "vp", "adventure", "difficulty", "gold", "age")


def shown(overrides: Overrides, texts: Texts) -> dict[str, Printed]:
    """What each card shows, by its word: its figures, and all else in words."""
    return {word: _shown(face, texts) for word, face in zip(words(), printed(overrides).cards)}


def _shown(face: Face, texts: Texts) -> Printed:
    abilities = _abilities(face, texts)
    return Printed(
        face.type,
        face.nation,
        {name: number for name in SHOWN if (number := int(getattr(face, name)))},
        [texts.say(f"type-{face.type}"), *abilities.values(), *_verbs(face, texts)],
        [name for name in SHOWN if getattr(face, name) and face.source(name) == "house"],
        abilities,
    )


def _abilities(face: Face, texts: Texts) -> dict[str, str]:
    """The abilities, weaknesses and Dragon mark of a card, by their sign, in words."""

    def called(ability: str) -> str:
        return texts.say(f"ability-{ability}")

    lines = {"dragon": texts.say("card-dragon")} if face.dragon else {}
    for name in dict.fromkeys(numbered(each)[0] for each in face.abilities):
        level = face.level(name)
        sign = f"{name} {level}" if level > 1 or name in GOLD_ABILITIES else name
        lines[sign] = f"{called(name)}: {texts.say(f'ability-{name}-text', number=level)}"
    return lines | {f"weak-{name}": texts.say("card-weakness", ability=called(name)) for name in face.weaknesses}


def _verbs(face: Face, texts: Texts) -> list[str]:
    """The condition, effect and bonus of a card in words."""
    lines = []
    if face.condition:
        verb, ability, number = _condition(face.condition)
        called = texts.say(f"ability-{ABILITY[ability]}")
        lines.append(texts.say(f"condition-{CONDITION[verb]}", ability=called, number=number))
    for row, text in (("effect", face.effect), ("bonus", face.bonus)):
        if text:
            name, number = numbered(text)
            lines.append(texts.say(f"{row}-{name}", number=number))
    return lines


def _bits(abilities: list[str]) -> int:
    return sum(1 << ABILITY.index(each) for each in abilities)


def _condition(text: str) -> tuple[int, int, int]:
    """`ease flying 2` as verb, ability and number."""
    verb, *rest = text.split()[:3] or [""]
    if verb == "troops":
        return cards.TROOPS, 0, int(rest[0])
    ability = ABILITY.index(rest[0]) if rest else 0
    return CONDITION.index(verb), ability, int(rest[1]) if len(rest) > 1 else 0
