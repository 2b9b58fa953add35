"""Recruit and Sell: each player decides in secret for all drafted cards, then all is shown. Ledger section 8, R-012."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from .board import CAMP, CARD_AT, FRONT, SPOT_AT, TO_RECRUIT, TO_SELL, Board, card_of
from .cards import UNITS
from .declared import NOT_DRAFTED, NOT_NOW, RECRUIT, RECRUITED, SELL, SOLD, TOO_DEAR, TRADE
from .seating import NOBODY


def ask_trade(board: Board) -> None:
    """All who have drafted anything decide at once (ETT-062, ETT-067)."""
    one = board.one(board.lane)
    other = board.other(board.lane)
    seats: i64 = 0
    if board.number_at(one, FRONT) > 0:
        seats |= board.seat_bit(one)
    if board.number_at(other, FRONT) > 0:
        seats |= board.seat_bit(other)
    if seats != 0:
        board.ask(TRADE, seats)


def trading_side(board: Board, seat: i64) -> i64:
    """The side for which a seat decides; the odd player decides for one nation after the other (ETT-033)."""
    side = board.side_of(seat)
    other = board.other(board.lane)
    if board.number_at(side, FRONT) == 0 and board.ring.seat[other] == seat:
        return other
    return side


def trade_moves(board: Board, seat: i64) -> vec[i64]:
    """Recruit what can be paid, sell anything (ETT-069, R-013)."""
    side = trading_side(board, seat)
    cards = board.cards_at(side, FRONT)
    moves = vec[i64](capacity=4)
    last = NOBODY
    for card in cards:
        if card != last and affordable(board, side, card):
            moves = append(moves, RECRUIT + card)
        last = card
    last = NOBODY
    for card in cards:
        if card != last:
            moves = append(moves, SELL + card)
        last = card
    return moves


def trade_refusal(board: Board, seat: i64, move: i64) -> i64:
    """Only drafted cards, and no debts."""
    if RECRUIT <= move < SELL + UNITS:
        side = trading_side(board, seat)
        card = (move - RECRUIT) % UNITS
        if board.find(side, card, FRONT) == NOBODY:
            return NOT_DRAFTED
        return 0 if move >= SELL or affordable(board, side, card) else TOO_DEAR
    return NOT_NOW


def affordable(board: Board, side: i64, card: i64) -> bool:
    """Whether a drafted card can be paid for (R-013)."""
    return purse(board, side, card) >= board.box.cost[card]


def purse(board: Board, side: i64, card: i64) -> i64:
    """What a side can spend on a drafted card: its Gold, and what the other card has sold for or would (ETT-072)."""
    gold = board.gold[side] - board.box.sell[card]
    row = board.row
    for i in range(board.first_of(side), board.end_of(side)):
        spot = row[i] >> SPOT_AT & 15
        other = row[i] >> CARD_AT
        if spot == TO_RECRUIT:
            gold -= board.box.cost[other]
        elif spot == TO_SELL or spot == FRONT:
            gold += board.box.sell[other]
    return gold


def do_trade(board: Board, seat: i64, move: i64) -> None:
    """Put a card to those that the side will recruit, or sell."""
    side = trading_side(board, seat)
    i = board.find(side, (move - RECRUIT) % UNITS, FRONT)
    board.move(side, i, TO_RECRUIT if move < SELL else TO_SELL)
    if board.number_at(trading_side(board, seat), FRONT) > 0:
        board.ask_again(TRADE, seat)


def settle(board: Board) -> None:
    """All show what they have decided: sales pay, then costs are paid (ETT-070 to ETT-072)."""
    board.seal()
    one = board.one(board.lane)
    other = board.other(board.lane)
    settle_side(board, one)
    if other != one:
        settle_side(board, other)


def settle_side(board: Board, side: i64) -> None:
    """Sold cards go to the Lost Pile, recruits facedown to the War Camp."""
    i = board.first_at(side, TO_SELL)
    while i != NOBODY:
        card = card_of(board.remove(side, i))
        board.gold[side] += board.box.sell[card]
        board.lose(card)
        board.say(SOLD, side, card)
        i = board.first_at(side, TO_SELL)
    i = board.first_at(side, TO_RECRUIT)
    while i != NOBODY:
        card = card_of(board.row[i])
        board.gold[side] -= board.box.cost[card]
        board.move(side, i, CAMP)
        board.say(RECRUITED, side, card)
        i = board.first_at(side, TO_RECRUIT)
