"""Drawing cards, and what happens when a deck is empty. Ledger section 9 and rulings R-017, R-020, R-122."""

from __future__ import annotations

from mypy_extensions import i64

from .board import CAMP, KNOWN, RETIRED, Board, entry
from .cards import BOUNTY, MERCENARIES
from .declared import DREW, LOST, PAID
from .seating import NOBODY


def income(board: Board) -> i64:
    """What an Age pays at its start, and what stands in for a card that is not there (ETT-056, ETT-074)."""
    return 5 * board.age


def hired_deck(board: Board, side: i64) -> i64:
    """The Mercenary Deck of the current Age that a side draws from (R-124)."""
    return board.hired_deck(board.ring.draws_from[side], board.age)


def own_deck(board: Board, side: i64) -> i64:
    """The deck that a side draws from now: its Nation Deck, or the Mercenary Deck (ETT-073, ETT-035)."""
    return side if board.left[side] > 0 else hired_deck(board, side)


def nation_deck(board: Board, side: i64) -> i64:
    """The Nation Deck of a side; of the Mercenary nation the current Mercenary Deck (ETT-035)."""
    return hired_deck(board, side) if board.nation[side] == MERCENARIES else side


def pay(board: Board, side: i64) -> None:
    """Gold stands in for a card that nobody has left (ETT-074)."""
    board.gold[side] += income(board)
    board.say(PAID, side, income(board))


def to_camp(board: Board, side: i64) -> None:
    """The top card of the own Nation Deck goes facedown to the own War Camp, or Gold instead (R-020, R-130).

    Shared decks are drawn from here: only outside lanes, in the order of the sides (R-009).
    """
    deck = own_deck(board, side)
    if board.left[deck] == 0:
        pay(board, side)
    else:
        take_hidden(board, side, deck, CAMP)


def take_hidden(board: Board, side: i64, deck: i64, spot: i64) -> None:
    """The top card of a deck that is not empty goes facedown to a side, seen by its holder only."""
    card = board.draw(deck)
    board.add(side, entry(card, spot, 0, deck + 1))
    board.whisper(DREW, side, card, board.insiders(side))


def spoil_from_deck(board: Board, taker: i64, side: i64) -> i64:
    """The top card of a side's Nation Deck goes facedown to the taker's Retired Pile; NOBODY if it is empty (R-087)."""
    deck = nation_deck(board, side)
    if board.left[deck] == 0:
        return NOBODY
    card = board.draw(deck)
    if board.box.has(card, BOUNTY):
        board.add(taker, entry(card, RETIRED, KNOWN))
    else:
        board.add(taker, entry(card, RETIRED, 0, deck + 1))
    return card


def lose_soul(board: Board, side: i64) -> None:
    """The top card of the own Nation Deck goes to the Lost Pile, if there is one (ETT-167, R-020)."""
    deck = nation_deck(board, side)
    if board.left[deck] > 0:
        card = board.draw(deck)
        board.lose(card)
        board.say(LOST, side, card)
