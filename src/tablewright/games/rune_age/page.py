"""The pieces of Rune Age's table in a terminal: signs, figures, banners, cards, abilities in words.

Each figure has a sign: gold, influence, strength, auto-defense, attrition, damage, points. In brackets stands what is
exhausted. Players have a banner and a name.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from ...core.game import Line
from ...core.text import Texts, shortened
from . import loading, words
from .lines import BRASS, LABEL, wrapped
from .loading import Card, Library
from .verbs import TIMINGS
from .view import Pile, SeatView, Thing, View

GOLD = ("¤", "#b8930f")
INFLUENCE = ("✦", "#3d7fd6")
STRENGTH = ("⚔", "#d94a3d")
DEFENSE = ("♜", "#808080")
ATTRITION = ("☠", "#9a62d8")
DAMAGE = ("♥", "#d4568e")
POINTS = ("◇", "#3f9142")
STRONGHOLD = "⌂"
FIRST = "♔"
TRIED = "✗"
WOUNDED = "†"
BANNERS = (("▲", "#c86a12"), ("■", "#1f9488"), ("●", "#d4568e"), ("◆", "#6f9420"))
SIGNS = {
    "strength": STRENGTH,
    "defense": DEFENSE,
    "attrition": ATTRITION,
    "gold": GOLD,
    "influence": INFLUENCE,
    "points": POINTS,
}


@dataclass(frozen=True)
class Detail:
    """What is told besides the bare table."""

    gaps: bool = False
    shelves: bool = False
    """Every card of the own barracks with all that it can do."""
    piles: bool = False
    """What lies on each discard pile."""
    rest: bool = False
    """During a combat also what is not fought over."""
    abilities: bool = False
    """What the cards of the own hand, the combat and the centre do."""
    figures: bool = True
    """What sites give and how they defend themselves, and the strength of units to buy."""


DETAILS = (
    Detail(gaps=True, shelves=True, piles=True, rest=True, abilities=True),
    Detail(shelves=True, piles=True, rest=True, abilities=True),
    Detail(shelves=True, rest=True, abilities=True),
    Detail(piles=True, rest=True, abilities=True),
    Detail(rest=True, abilities=True),
    Detail(abilities=True),
    Detail(),
    Detail(figures=False),
)


@dataclass(frozen=True)
class Page:
    """What every part of the table is drawn from."""

    view: View
    texts: Texts
    names: Sequence[str]
    width: int
    detail: Detail
    library: Library

    def say(self, key: str, **arguments: object) -> str:
        """A message of the game."""
        return self.texts.say(key, **arguments)

    def card(self, title: str) -> Card:
        """A card by its name."""
        return self.library.cards[self.library.number(title)]

    def name(self, title: str) -> str:
        """What a card is called."""
        return words.name_of(self.texts, title)

    @property
    def me(self) -> SeatView | None:
        """The viewer's own seat."""
        return None if self.view.seat is None else self.view.players[self.view.seat]


def figure(sign: tuple[str, str], number: object) -> tuple[str, str]:
    """A figure behind its sign."""
    return (sign[1], f"{sign[0]}{number}")


def banner(page: Page, seat: int, room: int) -> Line:
    """Whether a seat is asked, its banner and name."""
    sign, colour = BANNERS[seat]
    turn = "▸" if seat in page.view.to_act else " "
    mine = "bold" if seat == page.view.seat else ""
    return [(BRASS, turn), (colour, sign), (mine, " " + shortened(page.names[seat], room))]


def exhaustible(line: Line, exhausted: bool) -> Line:
    """A card of an area, in brackets if it is exhausted."""
    return [("dim", "("), *(("dim", text) for _, text in line), ("dim", ")")] if exhausted else line


def site(page: Page, thing: Thing) -> Line:
    """A card of the centre or an area, with what has to be beaten and what it gives."""
    raw = page.card(thing.card).raw
    line: Line = [("", page.name(thing.card))]
    for key, sign in SIGNS.items():
        number = thing.strength if key == "strength" else raw.get(key)
        told = page.detail.figures or key in ("strength", "points")
        if number is not None and (number or key == "strength") and told:
            line += [("", " "), figure(sign, number)]
    if page.view.seat in thing.attacked_by:
        line.append(("bold", TRIED))
    return exhaustible(line, thing.exhausted)


def pile(page: Page, pile: Pile, sign: tuple[str, str]) -> Line:
    """A pile to buy from: how many are left and what one costs."""
    style = "" if pile.left else "dim"
    return [(style, f"{page.name(pile.card)} ×{pile.left} "), figure(sign, pile.cost)]


def counted(page: Page, titles: Sequence[str]) -> list[Line]:
    """Cards, copies together."""
    found = Counter(titles)
    return [[("", (f"{number} × " if number > 1 else "") + page.name(title))] for title, number in found.items()]


def ability_lines(page: Page, titles: Sequence[str], timings: Sequence[str] = ()) -> list[Line]:
    """What each of these cards does; with `timings` only then."""
    lines: list[Line] = []
    for title in dict.fromkeys(titles):
        card = page.card(title)
        told = [
            words.ability(page.texts, page.library, card, timing)
            for timing in TIMINGS
            if timing in card.raw and (not timings or timing in timings)
        ]
        if told:
            name = page.name(title)
            said = page.say("table-told", card=name, told=" ".join(told))
            lines += wrapped([("", " " * LABEL + name)], said.removeprefix(name), page.width, LABEL + 2)
    return lines


def library_of(view: View) -> Library:
    """The cards of the game that is seen."""
    return loading.library(msgspec.json.decode(view.pack) if view.pack else {})
