"""New Age: income, Adventures, and the phases that follow. Ledger sections 4 and 5."""

from __future__ import annotations

from .board import Board
from .decks import income
from .declared import AGE_BEGAN, PEACETIME, QUEST_LAID, SKIRMISH, WAR, WAR_RESULT


def begin(board: Board) -> None:
    """Income, an Adventure for each pair, then three drafting phases and a War (ETT-052, ETT-053)."""
    board.age += 1
    board.tell(AGE_BEGAN, -1, board.age, income(board))
    for side in range(board.ring.sides):
        board.gold[side] += income(board)
    lay_quests(board)
    board.push(WAR_RESULT)
    board.push(WAR)
    outer = PEACETIME if board.age == 2 else SKIRMISH
    board.push(outer)
    board.push(SKIRMISH if board.age == 2 else PEACETIME)
    board.push(outer)


def lay_quests(board: Board) -> None:
    """Each holder of an Initiative Token draws an Adventure, faceup between the two mats (ETT-057, ETT-058, R-009)."""
    for pair in range(board.ring.pairs):
        side = board.initiative[pair]
        card = board.draw(board.quest_deck(board.ring.draws_from[side], board.age))
        board.quest[pair] = card
        board.say(QUEST_LAID, side, card)
