"""Cards and nations as a terminal shows them: signs, names and figures in little room."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property

from ...core.game import Line
from ...core.text import Texts
from .faces import GOLD_ABILITIES, Face, Overrides, numbered, printed, words
from .view import View

ABILITIES = {
    "scouting": "◎",
    "terrify": "☠",
    "dragonslayer": "†",
    "ranged": "➹",
    "swift": "»",
    "bounty": "$",
    "conquest": "⚑",
    "flying": "⋎",
    "magic": "✶",
    "siege": "◘",
    "stealth": "◌",
    "vicious": "+",
    "return-to-self": "↺",
    "return-to-ally": "⇄",
    "wealthy": "¤",
    "war-cry": "♪",
    "gate-to-self": "∩",
    "gate-to-ally": "⊃",
    "prosperous": "❖",
    "taxes": "§",
}
TYPES = {"troop": ("♟", ""), "defense": ("■", "#3d7fd6"), "protected": ("▣", "#d94a3d"), "adventure": ("★", "#a8800f")}
NATIONS = {
    "orcs": ("♠", "#6f9420"),
    "daemons": ("Ψ", "#d94a3d"),
    "cannites": ("∆", "#c86a12"),
    "dommorians": ("♜", "#9a62d8"),
    "dwarves": ("⚒", "#3d7fd6"),
    "elves": ("♣", "#3f9142"),
    "joymore": ("♛", "#a8800f"),
    "risen": ("☗", "#1f9488"),
    "mercenaries": ("¤", "#d4568e"),
}
DRAGON = "Ð"


@cache
def _numbers() -> Mapping[str, int]:
    return {word: number for number, word in enumerate(words())}


@dataclass(frozen=True)
class Book:
    """What is printed on the cards of one table."""

    overrides: Overrides
    texts: Texts

    @cached_property
    def _faces(self) -> list[Face]:
        return printed(self.overrides).cards

    def face(self, card: str) -> Face:
        """What a card shows, by its word."""
        return self._faces[_numbers()[card]]

    def name(self, card: str) -> str:
        """What a card is called."""
        return str(self.texts.word("card", card))

    def abilities(self, card: str, *, named: bool = False) -> str:
        """The abilities of a card as signs with their numbers, or by name."""
        face = self.face(card)
        found = [self.texts.say("table-dragon") if named else DRAGON] if face.dragon else []
        for ability, number in map(numbered, face.abilities):
            sign = ABILITIES[ability]
            word = f"{sign} {self.texts.say(f'ability-{ability}')}" if named else sign
            found.append(f"{word}{' ' if named else ''}{number}" if number > 1 or ability in GOLD_ABILITIES else word)
        return (", " if named else "").join(found)

    def figures(self, card: str, *, brief: bool) -> list[str]:
        """What counts in play of a card: strength, price, points, abilities, weaknesses."""
        face, end = self.face(card), "-brief" if brief else ""
        found = []
        if face.type != "adventure":
            found.append(self.texts.say(f"figure-strength{end}", strength=face.strength))
            found.append(self.texts.say(f"figure-price{end}", cost=face.cost, sale=face.sell))
        found += [self.texts.say(f"figure-adventure{end}", strength=face.adventure)] if face.adventure else []
        found += [self.texts.say("figure-vp", points=face.vp)] if face.vp else []
        found += [self.abilities(card, named=True)] if face.abilities or face.dragon else []
        if face.weaknesses:
            found.append("▣ " + "/".join(self.texts.say(f"ability-{name}") for name in face.weaknesses))
        return found

    def unit(self, card: str, width: int) -> Line:
        """A unit at a place: type, name, abilities and strength, in so many columns."""
        face = self.face(card)
        sign, style = TYPES[face.type]
        end = f"{self.abilities(card)} {face.strength}".strip()
        star = f"★{face.adventure} " if face.adventure else ""
        name = cut(self.name(card), max(5, width - len(star + end) - 3))
        room = max(0, width - len(name) - 2)
        return [(style, sign + " "), ("", name), ("dim", (" " + star + end)[:room].rjust(room))]


def cut(text: str, width: int) -> str:
    """The text, no longer than the width."""
    return text if len(text) <= width else text[: max(0, width - 1)].rstrip() + "…"


def book(view: View, texts: Texts) -> Book:
    """The cards of the table that a view shows."""
    return Book(view.figures, texts)


def nation_pieces(texts: Texts, nation: str | None, *, width: int = 99) -> Line:
    """A nation by its sign and name."""
    if nation is None:
        return [("dim", "? " + cut(texts.say("table-no-nation"), width - 2))]
    sign, style = NATIONS[nation]
    return [(f"bold {style}", sign + " " + cut(str(texts.word("nation", nation)), width - 2))]
