"""Card packs: an owner's cards read from TOML with the line of every flaw, and all cards written as such a pack."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from typing import Any

import msgspec

from ...core.errors import Refused
from .checking import FIELDS, ROW_MARK
from .loading import HOMES, library, overlaid

MOST_FLAWS = 40
LINE_OF_ERROR = re.compile(r"\(at line (\d+)")
HEAD = """\
# Cards of Rune Age as a card pack: correct what your own cards say otherwise, leave out what is right, and read it back
# with --cards. `source` is rulebook, published (by whom: `from`) or house; `house` lists the fields that are ours on a
# card whose others are not. docs/games/rune-age-cards.md explains every field and verb.
"""


def read_pack(text: str) -> tuple[dict[str, Any], list[Refused]]:
    """An owner's card pack and all that is wrong with it, each with its line."""
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        where = LINE_OF_ERROR.search(str(error))
        return {}, [Refused("pack-toml", detail=str(error)[:120], line=where[1] if where else "1")]
    _, flaws = overlaid(data)
    for flaw in flaws[:MOST_FLAWS]:
        flaw.arguments["line"] = str(line_of(flaw.place, text))
    return ({} if flaws else data), list(flaws[:MOST_FLAWS])


def line_of(place: tuple[str, ...], text: str) -> int:
    """The line of a pack where the last of these words stands, sought one inside the other: card, field, verb …"""
    card, *words = place
    at, end = _table(card, text)
    for word in words:
        key = rf"""["']?{re.escape(word)}["']?"""
        form = (
            rf"(?:\{{[^{{]*){{{word[1:]}}}" if word[0] == ROW_MARK else rf"(?:(?<=[\s{{,.\[])|^){key}(?=[ \t]*[=\].])"
        )
        found = re.compile(form, re.MULTILINE).search(text, at, end)
        if found is None:
            break
        at = found.end() if word[0] == ROW_MARK else found.start()
    return text.count("\n", 0, at) + 1


def _table(card: str, text: str) -> tuple[int, int]:
    """Where a card's table begins, its subtables included, and where it ends."""
    key = rf"""["']?{re.escape(card)}["']?"""
    head = re.search(rf"^[ \t]*(?:\[+[ \t]*{key}[ \t]*[\].]|{key}[ \t]*[=.])", text, re.MULTILINE)
    if head is None:
        return 0, len(text)
    after = re.compile(rf"^[ \t]*\[+(?!\[|[ \t]*{key}[ \t]*\.)", re.MULTILINE).search(text, head.end())
    begin = head.start() + len(head[0]) - len(head[0].lstrip())
    return begin, after.start() if after else len(text)


def as_text(pack: Mapping[str, Any]) -> str:
    """All cards with where their figures come from, an owner's laid over ours, as a pack that can be read back."""
    blocks = [HEAD]
    for card in library(pack).cards:
        fields = {"home": HOMES[card.home]} | {
            key: card.raw[key] for key in FIELDS if card.raw.get(key) not in (None, [])
        }
        lines = [f"{key} = {_toml(value)}" for key, value in fields.items()]
        blocks.append("\n".join([f"[{card.name}]", *lines, ""]))
    return "\n".join(blocks)


def _toml(value: Any) -> str:
    """A value on one line of TOML."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_toml(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_toml(each) for each in value) + "]"
    return msgspec.json.encode(value).decode()
