"""What is impossible in a board of Ettin: cards lost or doubled, zones that play could not have left so."""

from __future__ import annotations

from collections import Counter

from ...core.errors import Refused
from .board import Board, card_of
from .cards import MERCENARIES
from .seating import NOBODY


def flaws(board: Board) -> list[Refused]:
    """What is lost, doubled or impossible in a board."""
    found: list[Refused] = []

    def flaw(key: str, rule: str, **arguments: object) -> None:
        refused = Refused(key, rule, **{name: str(value)[:60] for name, value in arguments.items()})
        found.append(refused.said_by(board.setting.texts()))

    words = board.setting.words["card"]
    there, wanted = cards_there(board), cards_wanted(board)
    for card in sorted(there.keys() | wanted.keys()):
        if there[card] != wanted[card]:
            flaw("position-card", "ETT-002", card=words[card], there=there[card], wanted=wanted[card])
    return found


def cards_there(board: Board) -> Counter[int]:
    """Every card in every zone."""
    found: Counter[int] = Counter(int(card) for card in board.lost)
    for deck in range(len(board.left)):
        first = int(board.starts[deck])
        found.update(int(board.decks[first + i]) for i in range(int(board.left[deck])))
    for side in range(int(board.ring.sides)):
        row = range(int(board.first_of(side)), int(board.end_of(side)))
        found.update(int(card_of(board.row[i])) for i in row)
    found.update(int(card) for card in [*board.lineup, *board.quest] if card != NOBODY)
    return found


def cards_wanted(board: Board) -> Counter[int]:
    """Every card of the boxes: nations at play, Mercenaries, Adventures; none before the decks are built."""
    ring, box = board.ring, board.box
    found: Counter[int] = Counter()
    if any(nation == NOBODY for nation in board.nation):
        return found
    for age in (1, 2, 3):
        for nation in board.nation:
            if nation != MERCENARIES:
                found.update(int(card) for card in box.units_of(nation, age))
        for _ in range(int(ring.boxes)):
            found.update(int(card) for card in box.units_of(MERCENARIES, age))
            found.update(int(card) for card in box.adventures_of(age))
    return found
