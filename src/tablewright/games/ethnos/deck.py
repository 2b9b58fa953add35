"""Cards off the deck, Dragons set aside, and the Pool that Recruitment Mode refills. Ledger sections 7 and 19."""

from __future__ import annotations

from librt.vecs import pop
from mypy_extensions import i64

from ...core.zones import bit
from .board import ALL, DRAGON, Board
from .declared import DRAGON_CAME, DREW, SCORE, TURNED_UP


def top_ally(board: Board, side: i64) -> i64:
    """Take the top Ally off the deck for a side; DRAGON if the third one has ended the Age (ETN-044 to ETN-048)."""
    board.seal()
    while True:
        board.deck, card = pop(board.deck)
        if board.calm > 0:
            board.calm -= 1
        if card != DRAGON:
            return card
        board.dragons += 1
        board.tell(DRAGON_CAME, ALL, side, board.dragons)
        if board.dragons == board.box.dragons:
            board.drawer = side
            end_at_once(board)
            return DRAGON


def end_at_once(board: Board) -> None:
    """The Age is over: whatever the turn still had on the agenda is dropped (ETN-047, RUL-017)."""
    while board.agenda[-1] != SCORE:
        board.agenda, _ = pop(board.agenda)


def draw(board: Board, seat: i64) -> bool:
    """Draw an Ally into a hand; false if the Age has ended instead (ETN-041)."""
    card = top_ally(board, seat)
    if card == DRAGON:
        return False
    board.to_hand(seat, card, 0)
    board.tell(DREW, bit(seat), seat, card)
    return True


def turn_up(board: Board) -> bool:
    """Turn up an Ally into the Pool; false if the Age has ended instead (ETN-141, RUL-016)."""
    card = top_ally(board, board.active)
    if card == DRAGON:
        return False
    board.to_pool(card)
    board.tell(TURNED_UP, ALL, card)
    return True


def refill(board: Board) -> bool:
    """In Recruitment Mode the Pool is brought up to three; false if the Age has ended (ETN-140, RUL-082, RUL-083)."""
    while len(board.pool) < board.box.pool_least:
        if not turn_up(board):
            return False
    return True
