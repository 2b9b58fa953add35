"""The points of a table as far as a viewer may know them, while the game goes on. Ledger section 23."""

from __future__ import annotations

from ...core.results import Part
from .faces import Face, printed, words
from .scoring import GOLD_FOR_VP, TOKEN_VP
from .view import SideView, View


def so_far(view: View) -> list[list[Part]]:
    """Each seat's points from War Tokens, known cards and Gold; bonuses of cards are counted at the end (R-112)."""
    cards = dict(zip(words(), printed(view.figures).cards, strict=True))
    sheets: dict[int, list[Part]] = {}
    for side in view.sides:
        sheets.setdefault(side.seat, []).extend(side_parts(side, cards) if side.nation else [])
    return [sheets[seat] for seat in sorted(sheets)]


def side_parts(side: SideView, cards: dict[str, Face]) -> list[Part]:
    """The points of one nation that the viewer knows of; what lies facedown at a place counts as in the War Camp."""
    nation = {"nation": str(side.nation)}
    parts = [Part("points-war", TOKEN_VP * age, "ETT-174", nation | {"age": str(age)}) for age in side.tokens]
    waiting = [unit.card for place in side.places for unit in place.units if unit.card and not unit.up]
    standing = [unit.card for place in side.places if place.kind for unit in place.units if unit.card and unit.up]
    zones = (
        ("points-camp", "ETT-186", side.camp_cards + waiting),
        ("points-defense", "ETT-187", [card for card in standing if cards[card].type != "troop"]),
        ("points-retired", "ETT-188", side.retired_cards),
    )
    for key, rule, found in zones:
        parts += [Part(key, cards[card].vp, rule, nation | {"card": card}) for card in found if cards[card].vp]
    gold = side.gold // GOLD_FOR_VP
    return parts + ([Part("points-gold", gold, "ETT-190", nation | {"gold": str(side.gold)})] if gold else [])
