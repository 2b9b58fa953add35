"""What waits until all pairs have fought, because it draws cards or reaches another pair. R-009, R-020, R-087."""

from __future__ import annotations

from mypy_extensions import i64

from .board import CAMP, DUE, Board, card_of
from .cards import ALLY_GOLD, BOUNTY, HIRE, MUSTER, WAR_CRY
from .decks import hired_deck, spoil_from_deck, take_hidden, to_camp
from .seating import NOBODY
from .war_battle import earn
from .war_declared import TOOK_TOP


def settle(board: Board) -> None:
    """In ring order: what completed Adventures bring, then Spoils from decks (R-067, R-088)."""
    for side in range(board.ring.sides):
        i = due(board, side)
        while i != NOBODY:
            now = board.row[i]
            board.put(side, i, now & ~DUE)
            bring(board, side, card_of(now))
            i = due(board, side)
    for side in range(board.ring.sides):
        for _ in range(board.claims[side]):
            take_top(board, side)
        board.claims[side] = 0


def due(board: Board, side: i64) -> i64:
    """The index of a card whose effect is still to come, or NOBODY."""
    for i in range(board.first_of(side), board.end_of(side)):
        if board.row[i] & DUE:
            return i
    return NOBODY


def bring(board: Board, side: i64, card: i64) -> None:
    """The effect of an Adventure (ETT-126), or the War Cry of a unit that left in battle (R-049)."""
    effect = board.box.effect[card]
    number = board.box.effect_by[card]
    if effect == ALLY_GOLD:
        earn(board, board.ring.ally[side], card, number)
    elif effect == HIRE:
        for _ in range(min(number, board.left[hired_deck(board, side)])):
            take_hidden(board, side, hired_deck(board, side), CAMP)
    else:
        for _ in range(number if effect == MUSTER else board.box.icons(card, WAR_CRY)):
            to_camp(board, side)


def take_top(board: Board, side: i64) -> None:
    """The top of the Enemy's deck, if there is one; Bounty is shown and paid (ETT-135, R-086, R-087, R-089)."""
    card = spoil_from_deck(board, side, board.ring.enemy[side])
    if card == NOBODY:
        return
    gold = board.box.icons(card, BOUNTY)
    board.whisper(TOOK_TOP, side, card, -1 if gold > 0 else board.insiders(side))
    if gold > 0:
        earn(board, side, card, gold)
