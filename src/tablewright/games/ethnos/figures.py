"""Component figures: read from `figures/*.toml`, overridden by an owner's card pack, checked, made into flat tables."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from ...core.errors import BadOption, Refused

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
    kinds: list[Kind]
    region: list[Region]
    rules: dict[str, bool]
    figure: dict[str, Figure]

    @property
    def kind_names(self) -> list[str]:
        """The kinds in the order of their numbers."""
        return [kind.name for kind in self.kinds]

    @property
    def cards(self) -> list[str]:
        """The cards in the order of their numbers: `dwarf-red`, and last the wild one."""
        coloured = [f"{kind.name}-{region.colour}" for kind in self.kinds[:-1] for region in self.region]
        return [*coloured, self.kinds[-1].name]


ABILITIES = (
    "centaur dwarf elf giant halfling merfolk minotaur orc troll wingfolk wizard skeleton".split()
)  # in the order of their numbers in board.py

# Of each figure, how many numbers it takes (None: at least one), and the least and greatest that make sense.
SHAPES: dict[str, tuple[int | None, int, int]] = {
    "copies": (12, 1, 24),
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
}


@cache
def edition(name: str) -> Edition:
    """The data of an edition."""
    text = files(__package__).joinpath("figures", f"{name}.toml").read_text("utf-8")
    return msgspec.toml.decode(text, type=Edition)


def flaws(given: Mapping[str, Any]) -> list[Refused]:
    """Everything that is wrong with figures that are to replace the edition's."""
    found: list[Refused] = []
    for name, value in given.items():
        if name not in SHAPES:
            found.append(Refused("figure-unknown", figure=str(name)[:40], figures=", ".join(SHAPES)))
            continue
        length, least, greatest = SHAPES[name]
        numbers = value if isinstance(value, list) else [value]
        right_length = not isinstance(value, list) if length == 0 else isinstance(value, list)
        if not right_length or (length and len(numbers) != length) or not 1 <= len(numbers) <= 24:
            wanted = "1" if length == 0 else str(length or "1-24")
            found.append(Refused("figure-length", figure=name, wanted=wanted, given=str(len(numbers))))
        for number in numbers:
            if isinstance(number, bool) or not isinstance(number, int) or not least <= number <= greatest:
                found.append(
                    Refused("figure-range", figure=name, value=str(number)[:20], least=str(least), most=str(greatest))
                )
    return found


def tables(name: str, overrides: Mapping[str, Value], seats: int) -> dict[str, list[int]]:
    """The figures for a number of seats, each as a list: the small side of the boards for 2 and 3 (ETN-091 to ETN-094)."""
    wrong = flaws(overrides)
    if wrong:
        raise BadOption(wrong[0].key, **wrong[0].arguments)
    data = edition(name)
    values = {key: figure.value for key, figure in data.figure.items()} | dict(overrides)
    found: dict[str, list[int]] = {
        key: [value] if isinstance(value, int) else [int(number) for number in value]
        for key, value in values.items()
        if key in SHAPES
    }
    if seats <= 3:
        found |= {key.removesuffix("-small"): found[key] for key in list(found) if key.endswith("-small")}
    found["ages"] = [2 if seats <= 3 else 3]
    found["ability"] = [ABILITIES.index(kind.ability) for kind in data.kinds]
    found |= {key: [int(value)] for key, value in data.rules.items()}
    return found


def read_pack(text: str) -> tuple[dict[str, Value], list[Refused]]:
    """An owner's card pack, a TOML table of figures, and all that is wrong with it."""
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        return {}, [Refused("pack-toml", detail=str(error)[:120])]
    return data, flaws(data)
