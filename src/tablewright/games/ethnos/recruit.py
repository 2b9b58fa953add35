"""A turn: recruit one Ally or lead a Band. Ledger sections 5 to 8."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.zones import bit
from . import dashboard
from .band import lead_moves, lead_refusal, start_band
from .board import ALL, CARDS, HAND, NOBODY, Board
from .deck import draw, refill
from .declared import (
    DISCARD,
    DRAW,
    END_TURN,
    HAND_FULL,
    LEAD,
    NO_PASS,
    NOT_IN_POOL,
    NOT_TURN,
    PASS,
    PASSED,
    POOL_EMPTY,
    TAKE,
    TOOK,
    TURN,
)


def turn_moves(board: Board, seat: i64) -> vec[i64]:
    """One recruit or one Band; with a full hand a Band only, and if none is possible a pass (ETN-037, RUL-013)."""
    moves = vec[i64]()
    if board.held[seat] < board.box.hand_limit:
        moves = append(moves, DRAW)
        last: i64 = -1
        for card in board.pool:
            if card != last:
                moves = append(moves, TAKE + card)
                last = card
    elif board.all_wild(seat):
        moves = append(moves, PASS)
    return lead_moves(board, seat, moves)


def turn_refusal(board: Board, seat: i64, move: i64) -> i64:
    """Why this is no legal turn."""
    full = board.held[seat] >= board.box.hand_limit
    if move == DRAW:
        return HAND_FULL if full else 0
    if TAKE <= move < TAKE + CARDS:
        return HAND_FULL if full else take_refusal(board, move - TAKE)
    if LEAD <= move < LEAD + CARDS:
        return lead_refusal(board, seat, move - LEAD)
    if move == PASS:
        return 0 if full and board.all_wild(seat) else NO_PASS
    return NOT_TURN


def take_refusal(board: Board, card: i64) -> i64:
    """A card can be taken if it lies in the Pool (ETN-039, ETN-042)."""
    if len(board.pool) == 0:
        return POOL_EMPTY
    for other in board.pool:
        if other == card:
            return 0
    return NOT_IN_POOL


def do_turn(board: Board, seat: i64, move: i64) -> None:
    """Recruit, lead a Band, or pass."""
    if move >= LEAD:
        board.push(END_TURN)
        board.push(DISCARD)
        start_band(board, move - LEAD)
        return
    if move == DRAW:
        if not draw(board, seat):
            return
    elif move == PASS:
        show_hand(board, seat)
        board.tell(PASSED, ALL, seat)
    else:
        card = move - TAKE
        board.from_pool(card)
        board.to_hand(seat, card, 1)
        board.tell(TOOK, ALL, seat, card)
    if board.box.solo:
        dashboard.after_recruit(board, board.box.feed if move == DRAW else board.box.feed_after_take)
    else:
        next_turn(board)


def end_turn(board: Board) -> None:
    """A turn with a Band is over."""
    board.leader = NOBODY
    board.size = 0
    board.placed = 0
    if board.box.solo:
        dashboard.after_party(board)
    else:
        next_turn(board)


def next_turn(board: Board) -> None:
    """The next player to the left, if the Age goes on (ETN-038, ETN-140)."""
    if not refill(board):
        return
    board.active = (board.active + 1) % board.seats
    ask_turn(board)


def ask_turn(board: Board) -> None:
    """The active player recruits or plays a Band (ETN-037)."""
    board.ask(TURN, bit(board.active))


def show_hand(board: Board, seat: i64) -> None:
    """Everybody knows the whole hand from now on: only ten wild cards force a pass (RUL-013)."""
    for i in range(seat * HAND, seat * HAND + board.held[seat]):
        board.hands[i] |= 1
    board.seal()
