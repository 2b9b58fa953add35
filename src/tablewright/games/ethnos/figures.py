"""Component figures: read from `figures/*.toml`, overridden by an owner's card pack, checked, made into flat tables."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from ...core.errors import BadOption, Refused, shown
from .options import Options

Value = int | list[int]


class Figure(msgspec.Struct, frozen=True):
    """One component figure and where it comes from: `rulebook`, `published`, `approx` or `house`."""

    value: int | list[int | str]
    source: str
    origin: str = msgspec.field(default="", name="from")


class Kind(msgspec.Struct, frozen=True):
    """A Tribe or Clan, and the ability that it brings as a Leader."""

    name: str
    ability: str


class Region(msgspec.Struct, frozen=True):
    """A Kingdom or Region, and the card colour that belongs to it."""

    name: str
    colour: str
    source: str
    origin: str = msgspec.field(default="", name="from")


class Edition(msgspec.Struct, frozen=True):
    """All that an edition's box says: what it contains, with which figures, and where its rules differ."""

    edition: str
    modes: list[str]
    kinds: list[Kind]
    region: list[Region]
    rules: dict[str, bool]
    entries: dict[str, str]
    figure: dict[str, Figure]

    @property
    def kind_names(self) -> list[str]:
        """The kinds in the order of their numbers."""
        return [kind.name for kind in self.kinds]

    def entry(self, rule: str) -> str:
        """The entry of the ledger that holds in this edition."""
        return self.entries.get(rule, rule)

    @property
    def numbers(self) -> dict[str, Figure]:
        """The figures that are numbers, which an owner may replace where no rulebook prints them."""
        return {name: figure for name, figure in self.figure.items() if name in SHAPES}

    @property
    def cards(self) -> list[str]:
        """The cards in the order of their numbers: `dwarf-red`, and last the wild one."""
        coloured = [f"{kind.name}-{region.colour}" for kind in self.kinds[:-1] for region in self.region]
        return [*coloured, self.kinds[-1].name]


ABILITIES = [
    "centaur",
    "dwarf",
    "elf",
    "giant",
    "halfling",
    "merfolk",
    "minotaur",
    "orc",
    "troll",
    "wingfolk",
    "wizard",
    "skeleton",
    "raccoon",
]  # in the order of their numbers in board.py

# Of each figure, how many numbers it takes (None: at least one), and the least and greatest that make sense.
SHAPES: dict[str, tuple[int | None, int, int]] = {
    "copies": (12, 2, 24),
    "dragons": (0, 1, 6),
    "hand-limit": (0, 1, 10),
    "band-limit": (0, 1, 10),
    "markers": (0, 2, 99),
    "kinds-in-play": (0, 3, 12),
    "kinds-in-play-small": (0, 3, 12),
    "pool-per-seat": (0, 1, 4),
    "band-points": (None, 0, 99),
    "awards": (18, 0, 99),
    "awards-small": (12, 0, 99),
    "tie-tokens": (6, 1, 10),
    "size-token-now": (0, 0, 99),
    "size-token": (3, 0, 99),
    "size-token-small": (2, 0, 99),
    "sea-track-last": (0, 1, 60),
    "sea-track-symbols": (None, 1, 60),
    "sea-track-symbols-small": (None, 1, 60),
    "sea-track": (3, 0, 99),
    "sea-track-small": (2, 0, 99),
    "horde": (7, 0, 99),
    "coins": (14, 1, 99),
    "pool-least": (0, 1, 12),
    "dashboard": (6, 0, 12),
    "dashboard-start": (0, 0, 12),
    "feed": (0, 1, 12),
    "feed-hard": (0, 1, 12),
}


RISING = ("tie-tokens", "sea-track-symbols", "sea-track-symbols-small")
"""Figures whose numbers rise: rules and move texts count on it."""
SORTED = ("coins",)
"""Figures whose numbers never fall: the lowest Coin goes first."""

SOURCES = ("rulebook", "published", "approx", "house")
EDITIONS = ("1e", "2e")
FIELDS = ("value", "source", "from")
MOST_FLAWS = 40
LINE_OF_ERROR = re.compile(r"\(at line (\d+)")
UNSURE = {
    "house": "  # house: chosen by us, for nothing better is known",
    "approx": "  # approx: published, but by its own author not as exact",
}


@cache
def edition(name: str) -> Edition:
    """The data of an edition."""
    text = files(__package__).joinpath("figures", f"{name}.toml").read_text("utf-8")
    return msgspec.toml.decode(text, type=Edition)


def flaws(given: Mapping[str, Any], name: str = "1e") -> list[Refused]:
    """Everything that is wrong with figures that are to replace those of an edition."""
    return [flaw for key, value in given.items() for flaw in figure_flaws(name, key, value)]


def figure_flaws(name: str, key: str, value: Any) -> list[Refused]:
    """What is wrong with one figure: its name, its form, its range. What the rulebook prints is not replaced."""
    known = edition(name).numbers
    if key not in known:
        return [Refused("figure-unknown", figure=key, figures=", ".join(known))]
    length, least, greatest = SHAPES[key]
    numbers = value if isinstance(value, list) else [value]
    right_length = isinstance(value, list) == (length != 0)
    if not right_length or (length and len(numbers) != length) or not 1 <= len(numbers) <= 24:
        wanted = "1" if length == 0 else str(length or "1-24")
        return [Refused("figure-length", figure=key, wanted=wanted, given=str(len(numbers)))]
    out = [n for n in numbers if isinstance(n, bool) or not isinstance(n, int) or not least <= n <= greatest]
    if out:
        return [
            Refused("figure-range", figure=key, value=shown(n, 20), least=str(least), most=str(greatest)) for n in out
        ]
    printed = known[key]
    if printed.source == "rulebook" and value != printed.value:
        return [Refused("figure-printed", figure=key, value=shown(printed.value))]
    if (key in RISING and sorted(set(numbers)) != numbers) or (key in SORTED and sorted(numbers) != numbers):
        return [Refused("figure-order", figure=key)]
    return []


def of(options: Options, seats: int) -> dict[str, list[int]]:
    """The figures that these options use with so many seats."""
    return tables(options.edition, options.figures, seats, options.mode, options.difficulty)


def tables(
    name: str, overrides: Mapping[str, Value], seats: int, mode: str = "standard", difficulty: str = "regular"
) -> dict[str, list[int]]:
    """The figures for a number of seats, each as a list; up to 3 play on the small sides (ETN-091 to ETN-094)."""
    if overrides:
        return _tables(name, overrides, seats <= 3, mode, difficulty)
    return _printed(name, seats <= 3, mode, difficulty)


@cache
def _printed(name: str, small: bool, mode: str, difficulty: str) -> dict[str, list[int]]:
    return _tables(name, {}, small, mode, difficulty)


def _tables(name: str, overrides: Mapping[str, Value], small: bool, mode: str, difficulty: str) -> dict[str, list[int]]:
    wrong = flaws(overrides, name)
    if wrong:
        raise BadOption(wrong[0].key, **wrong[0].arguments)
    data = edition(name)
    values = {key: figure.value for key, figure in data.figure.items()} | dict(overrides)
    found: dict[str, list[int]] = {
        key: [value] if isinstance(value, int) else [int(number) for number in value]
        for key, value in values.items()
        if key in SHAPES
    }
    if small:
        found |= {key.removesuffix("-small"): found[key] for key in list(found) if key.endswith("-small")}
    found["ages"] = [2 if small else 3]
    if mode == "standard":
        found["pool-least"] = [0]
    if mode == "solo":
        found["kinds-in-play"] = [len(named(data, "solo-kinds"))]
        found["feed-after-take"] = found["feed-hard" if difficulty == "hard" else "feed"]
        found["may-steal"] = [int(difficulty == "easy")]
    else:
        found["dashboard"] = []
    found["ability"] = [ABILITIES.index(kind.ability) for kind in data.kinds]
    found |= {key: [int(value)] for key, value in data.rules.items()}
    return found


def named(data: Edition, figure: str) -> list[int]:
    """The numbers of the kinds that a figure names."""
    value = data.figure[figure].value
    return [data.kind_names.index(str(kind)) for kind in value] if isinstance(value, list) else []


def read_pack(text: str) -> tuple[dict[str, Any], list[Refused]]:
    """The options that an owner's card pack sets, and all that is wrong with it, each with its line.

    A pack is a TOML table of figures: each a value (`horde = [0, 1, 3, 6, 10, 15, 20]`), or a table that names its
    source too, as `as_text` writes them. It begins with its `edition`; without, it is of the first.
    """
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        where = LINE_OF_ERROR.search(str(error))
        return {}, [Refused("pack-toml", detail=str(error)[:120], line=where[1] if where else "1")]
    chosen = {"edition": data.pop("edition")} if "edition" in data else {}
    name_of_edition = chosen.get("edition", EDITIONS[0])
    if name_of_edition not in EDITIONS:
        line = str(_line_of("edition", text))
        return {}, [Refused("pack-edition", given=shown(name_of_edition, 20), editions=", ".join(EDITIONS), line=line)]
    pack: dict[str, Value] = {}
    wrong: list[Refused] = []
    for name, entry in data.items():
        found = _value(name, entry)
        mine = found if isinstance(found, list) else figure_flaws(name_of_edition, name, found.value)
        if not isinstance(found, list) and not _is_ours(name_of_edition, name, entry):
            pack[name] = found.value
        for flaw in mine:
            flaw.arguments["line"] = str(_line_of(name, text))
        wrong += mine
        if len(wrong) > MOST_FLAWS:
            break
    return {**chosen, "figures": pack}, wrong


def _is_ours(edition_name: str, name: str, entry: Any) -> bool:
    """Whether a pack repeats one of our figures, with where we have it from."""
    ours = edition(edition_name).figure.get(name)
    return ours is not None and entry == {
        key: value for key, value in (("value", ours.value), ("source", ours.source), ("from", ours.origin)) if value
    }


class _Given(msgspec.Struct, frozen=True):
    """The value of a figure in a pack, of whatever form."""

    value: Any


def _value(name: str, entry: Any) -> _Given | list[Refused]:
    """The value that a pack gives a figure, or what is wrong with the form."""
    if not isinstance(entry, dict) or name not in SHAPES:
        return _Given(entry)
    wrong = [Refused("pack-field", figure=name, field=shown(key, 40)) for key in entry if key not in FIELDS]
    if "value" not in entry:
        wrong.append(Refused("pack-no-value", figure=name))
    if entry.get("source", "house") not in SOURCES:
        wrong.append(Refused("pack-source", figure=name, given=shown(entry["source"], 40), sources=", ".join(SOURCES)))
    return wrong or _Given(entry["value"])


def _line_of(name: str, text: str) -> int:
    """The line of a pack where a figure stands."""
    key = rf"""["']?{re.escape(name)}["']?"""
    found = re.search(rf"^[ \t]*(?:{key}[ \t]*[=.]|\[[ \t]*{key}[ \t]*[\].])", text, re.MULTILINE)
    return text.count("\n", 0, found.start()) + 1 if found else 1


def as_text(name: str) -> str:
    """All figures of an edition with where they come from, as a card pack that can be corrected and read back."""
    data = edition(name)
    blocks = [
        f"[{key}]{UNSURE.get(figure.source, '')}\n"
        f"value = {msgspec.json.format(msgspec.json.encode(figure.value), indent=-1).decode().replace(',', ', ')}\n"
        f"source = {_toml(figure.source)}\n" + (f"from = {_toml(figure.origin)}\n" if figure.origin else "")
        for key, figure in data.numbers.items()
    ]
    return "\n".join([f"edition = {_toml(data.edition)}\n", *blocks])


def _toml(text: str) -> str:
    return msgspec.json.encode(text).decode()
