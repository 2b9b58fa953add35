"""What the table in a terminal is put together from: signs, lines of styled text, cards.

The tinctures of the six Regions carry a colour, a sign after the engravers' hatching (red is vertical, blue
horizontal …) and a name; the kinds a charge and a name; the players a banner and a name. The colours are of middle
brightness, to be read on dark and on light.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...core.game import Line
from ...core.text import Texts, shortened
from . import figures
from .view import View

TINCTURES = {
    "green": ("╲", "#3f9142"),
    "purple": ("╱", "#9a62d8"),
    "orange": ("╪", "#c86a12"),
    "red": ("║", "#d94a3d"),
    "blue": ("═", "#3d7fd6"),
    "grey": ("┼", "#808080"),
    "white": ("□", "#a9a49a"),
    "yellow": ("∴", "#b8930f"),
    "black": ("▦", "#77777f"),
}
CHARGES = {
    "centaur": "♞",
    "dwarf": "⚒",
    "elf": "♣",
    "giant": "♜",
    "halfling": "⌂",
    "merfolk": "ψ",
    "minotaur": "∀",
    "orc": "⚔",
    "skeleton": "☠",
    "troll": "☗",
    "wingfolk": "⋎",
    "wizard": "✶",
    "owl": "⊙",
    "rabbit": "⚗",
    "panda": "♣",
    "bear": "♜",
    "raccoon": "¢",
    "koi": "ψ",
    "tiger": "⚔",
    "monkey": "∆",
    "fox": "✦",
    "deer": "≋",
    "raven": "✶",
    "dog": "⌂",
}
BANNERS = (
    ("▲", "#a8800f"),
    ("■", "#1f9488"),
    ("●", "#d4568e"),
    ("◆", "#6f9420"),
    ("★", "#8f73d9"),
    ("▼", "#c0703f"),
)
BRASS = "#a9792a"
INK = "#1d1712"


@dataclass(frozen=True)
class Scale:
    """How wide things are drawn."""

    roomy: bool
    label: int
    score: int
    region: int
    cell: int
    gap: int


COMPACT = Scale(roomy=False, label=13, score=7, region=9, cell=2, gap=2)
ROOMY = Scale(roomy=True, label=16, score=8, region=14, cell=4, gap=4)


@dataclass(frozen=True)
class Page:
    """What every part of the table is drawn from."""

    view: View
    texts: Texts
    names: Sequence[str]
    scale: Scale

    def say(self, key: str, **arguments: object) -> str:
        """A message of the game."""
        return self.texts.say(key, **arguments)


def length(line: Line) -> int:
    """How many columns a line takes."""
    return sum(len(text) for _, text in line)


def padded(line: Line, width: int) -> Line:
    """The line, filled up with blanks."""
    return [*line, ("", " " * max(0, width - length(line)))]


def cut(text: str, width: int) -> str:
    """The text, no longer than the width."""
    return text if len(text) <= width else text[: max(0, width - 1)] + "…"


def beside(blocks: list[tuple[list[Line], int]], gap: int) -> list[Line]:
    """Blocks of lines side by side, each as wide as said."""
    tall = max(len(block) for block, _ in blocks)
    rows: list[Line] = []
    for i in range(tall):
        row: Line = []
        for block, width in blocks:
            row += padded(block[i] if i < len(block) else [], width + gap if width else 0)
        rows.append(row)
    return rows


def colour_of_region(view: View, region: str) -> str:
    """The card colour that belongs to a Kingdom."""
    return next(each.colour for each in figures.edition(view.edition).region if each.name == region)


def banner(page: Page, seat: int) -> Line:
    """Whose turn it is, the banner of a seat, and its name."""
    sign, colour = BANNERS[seat]
    mine = "bold " if seat == page.view.seat else ""
    turn = "▸" if seat in page.view.to_act else " "
    return [(BRASS, turn), (colour, sign), (mine.strip(), " " + shortened(page.names[seat], page.scale.label - 4))]


def card_pieces(texts: Texts, card: str, *, named: bool) -> Line:
    """A card: the sign of its colour and its charge or its name."""
    kind, _, colour = card.partition("-")
    sign, style = TINCTURES.get(colour, ("", ""))
    name = texts.say(f"kind-{kind}") if named else CHARGES[kind]
    return [(style, f"{sign}{name}" if sign or not named else CHARGES[kind] + name)]


def short_card(texts: Texts, card: str) -> str:
    """A card in a few letters, for labels where there is little room."""
    return "".join(text for _, text in card_pieces(texts, card, named=True))


def short_band(texts: Texts, cards: Sequence[str]) -> str:
    """A Band in a few letters: the Leader, and of the others what differs from it."""
    leader, *others = cards
    kind, _, _ = leader.partition("-")
    same_kind = all(card.partition("-")[0] == kind for card in others if "-" in card)
    rest = [CHARGES[card] if "-" not in card else short_other(texts, card, same_kind=same_kind) for card in others]
    return " ".join([short_card(texts, leader), *(["+", *rest] if rest else [])])


def short_other(texts: Texts, card: str, *, same_kind: bool) -> str:
    """A card beside its Leader: the sign of its colour, or its name in a Band of one colour."""
    kind, _, colour = card.partition("-")
    return TINCTURES[colour][0] if same_kind else texts.say(f"kind-{kind}")
