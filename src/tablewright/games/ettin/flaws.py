"""What is impossible in a board of Ettin: cards lost or doubled or where they cannot be; `flow` judges the agenda."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from ...core.errors import Refused
from . import flow, setup
from .board import (
    AGES,
    ASIDE,
    CAMP,
    KNOWN,
    PLACES,
    RETIRED,
    SIEGED,
    UP,
    Board,
    card_of,
    origin_of,
    row_of,
    spot_of,
)
from .cards import LOCATIONS, MERCENARIES, UNITS
from .seating import NOBODY

Flaw = Callable[..., None]


def flaws(board: Board) -> list[Refused]:
    """Everything that is lost, doubled or impossible in a board."""
    found: list[Refused] = []

    def flaw(key: str, rule: str, **arguments: object) -> None:
        refused = Refused(key, rule, **{name: str(value)[:60] for name, value in arguments.items()})
        found.append(refused.said_by(board.setting.texts()))

    if _seating_is_right(board, flaw):
        _count_flaws(board, flaw)
        _deck_flaws(board, flaw)
        _entry_flaws(board, flaw)
        _table_flaws(board, flaw)
        if not found:
            flow.flaws(board, flaw)
    return found


# --- nations and cards ------------------------------------------------------------------------------------------


def _seating_is_right(board: Board, flaw: Flaw) -> bool:
    """Nations are chosen one side after the other, each by the rules (ETT-031, ETT-040, ETT-047)."""
    ring, nations = board.ring, [int(nation) for nation in board.nation]
    done = nations.index(NOBODY) if NOBODY in nations else len(nations)
    right = all(nation == NOBODY for nation in nations[done:])
    board.nation = board.nation[:]
    for side in range(done):
        board.nation[side] = NOBODY
    for side in range(done):
        right = right and setup.nation_refusal(board, side, nations[side]) == 0
        board.nation[side] = nations[side]
    odd = board.setting.options.odd
    if odd is not None and ring.odd != NOBODY and odd < board.setting.seats and ring.odd != odd:
        right = False
    if not right:
        flaw("position-nations", "ETT-047")
    return right


def cards_there(board: Board) -> Counter[int]:
    """Every card in every zone."""
    found: Counter[int] = Counter(int(card) for card in board.lost)
    if board.decks:
        for deck in range(len(board.left)):
            found.update(deck_cards(board, deck))
    for side in range(int(board.ring.sides)):
        found.update(int(card_of(each)) for each in row_of(board, side))
    found.update(int(card) for card in [*board.lineup, *board.quest] if card != NOBODY)
    return found


def deck_cards(board: Board, deck: int) -> list[int]:
    """The cards of a deck from the bottom."""
    first = int(board.starts[deck])
    return [int(board.decks[first + i]) for i in range(int(board.left[deck]))]


def cards_wanted(board: Board) -> Counter[int]:
    """Every card of the boxes: nations at play, Mercenaries, Adventures; none before the decks are built."""
    ring, box = board.ring, board.box
    found: Counter[int] = Counter()
    if not board.has_nations():
        return found
    for age in (1, 2, 3):
        for nation in board.nation:
            if nation != MERCENARIES:
                found.update(int(card) for card in box.units_of(nation, age))
        for _ in range(int(ring.boxes)):
            found.update(int(card) for card in box.units_of(MERCENARIES, age))
            found.update(int(card) for card in box.adventures_of(age))
    return found


def _count_flaws(board: Board, flaw: Flaw) -> None:
    words = board.setting.words["card"]
    there, wanted = cards_there(board), cards_wanted(board)
    for card in sorted(there.keys() | wanted.keys()):
        if there[card] != wanted[card]:
            flaw("position-card", "ETT-002", card=words[card], there=there[card], wanted=wanted[card])


def _deck_flaws(board: Board, flaw: Flaw) -> None:
    """Each deck holds cards of its kind only, Age III at the bottom (ETT-043, ETT-044, ETT-049), each once."""
    if not board.decks:
        return
    ring, box = board.ring, board.box
    kinds: list[tuple[int, tuple[int, ...]]]
    kinds = [(int(board.nation[side]), (3, 2, 1)) for side in range(int(ring.sides))]
    kinds += [(int(MERCENARIES), (age,)) for _ in range(int(ring.boxes)) for age in (1, 2, 3)]
    kinds += [(int(MERCENARIES) + 1, (age,)) for _ in range(int(ring.boxes)) for age in (1, 2, 3)]
    for deck, (nation, ages) in enumerate(kinds):
        cards = deck_cards(board, deck)
        order = [ages.index(int(box.age[card])) if box.age[card] in ages else 9 for card in cards]
        wrong = any(box.nation[card] != nation for card in cards) or 9 in order or order != sorted(order)
        if wrong or len(set(cards)) != len(cards) or (deck < ring.sides and nation == MERCENARIES and cards):
            flaw("position-deck", "ETT-049", deck=deck)


def _entry_flaws(board: Board, flaw: Flaw) -> None:
    """Where a card may lie, and who may know it (section 24)."""
    words = board.setting.words["card"]
    for side in range(int(board.ring.sides)):
        for each in row_of(board, side):
            if not _entry_is_right(board, each):
                flaw("position-mark", "ETT-197", card=words[card_of(each)])


def _entry_is_right(board: Board, entry: int) -> bool:
    card, spot, box = int(card_of(entry)), int(spot_of(entry)), board.box
    known, up = bool(entry & KNOWN), bool(entry & UP)
    if known == bool(origin_of(entry)) or (not known and not _came_from(board, card, int(origin_of(entry)) - 1)):
        return False
    if up and (spot >= PLACES or not known):
        return False
    if entry & SIEGED and not (up and spot < LOCATIONS and not box.is_troop(card)):
        return False
    if card >= UNITS and not (spot in (RETIRED, ASIDE) or (spot < LOCATIONS and up and box.becomes[card])):
        return False
    if spot == ASIDE:
        return known and card >= UNITS and bool(box.becomes[card])
    return known or spot in (CAMP, RETIRED) or spot < PLACES


def _came_from(board: Board, card: int, deck: int) -> bool:
    """Whether a card could have come from this deck."""
    ring, box = board.ring, board.box
    if deck < ring.sides:
        return bool(box.nation[card] == board.nation[deck] != MERCENARIES)
    number = deck - int(ring.sides)
    return bool(number < ring.boxes * AGES and box.nation[card] == MERCENARIES and box.age[card] == number % AGES + 1)


def _table_flaws(board: Board, flaw: Flaw) -> None:
    """Tokens, Initiative and Adventures as the Age has them."""
    ring = board.ring
    for pair in range(int(ring.pairs)):
        one, other = int(board.tokens[ring.first[pair]]), int(board.tokens[ring.second[pair]])
        if one & other or (one | other) >> int(board.age):
            flaw("position-tokens", "ETT-007", pair=pair)
        if board.age and board.initiative[pair] == NOBODY:
            flaw("position-initiative", "ETT-182", pair=pair)
        quest = int(board.quest[pair])
        if quest != NOBODY and (quest < UNITS or board.box.age[quest] != board.age):
            flaw("position-adventure", "ETT-057", pair=pair)
    if (ring.odd == NOBODY and (board.focus or board.switched)) or board.focus > 1:
        flaw("position-focus", "R-123")
    if not board.age and any([*board.gold, *board.tokens, *board.count, *board.quota]):
        flaw("position-setup", "R-005")
