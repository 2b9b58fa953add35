"""A player is named: whom an ability concerns, or who is given the card (`give`)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.zones import bit
from . import cards as c
from .board import ALL, AT, FRAME, NONE, QUEUE, THING, Board
from .box import NOBODY
from .declared import EFFECT, NAME, NAMED, NOT_NAMING, REWARDED, WHO


def ask_who(board: Board, seat: i64, nameable: i64) -> bool:
    """A seat names one of several; true if it has to be asked."""
    if nameable == 0:
        return False
    if nameable & (nameable - 1) == 0:
        named(board, board.next_in_order(nameable, 0))
        return False
    board.push(EFFECT)
    board.ask(WHO, bit(seat))
    return True


def is_giving(board: Board) -> bool:
    """Whether a player is named to receive the card, and not as the one whom the card concerns."""
    return board.stack[len(board.stack) - FRAME + AT] != NONE


def who_refusal(board: Board, seat: i64, move: i64) -> i64:
    """Why this names nobody."""
    if not NAME <= move < NAME + c.RACES:
        return NOT_NAMING
    named_seat = board.box.seat_of[move - NAME]
    if named_seat == NOBODY or not board.in_play(named_seat) or (named_seat == seat and is_giving(board)):
        return NOT_NAMING
    return 0


def who_moves(board: Board, seat: i64) -> vec[i64]:
    """A move for each player who may be named."""
    moves = vec[i64]()
    for race in range(c.RACES):
        if who_refusal(board, seat, NAME + race) == 0:
            moves = append(moves, NAME + race)
    return moves


def do_who(board: Board, seat: i64, move: i64) -> None:
    """A player is named."""
    board.tell(NAMED, ALL, seat, move - NAME)
    named(board, board.box.seat_of[move - NAME])


def named(board: Board, seat: i64) -> None:
    """The named player is the one concerned, or takes the card as a reward, refreshed (`give`)."""
    frame: i64 = len(board.stack) - FRAME
    stack = board.stack
    thing = stack[frame + THING]
    if stack[frame + AT] == NONE:
        stack[frame + QUEUE] = bit(seat)
    elif thing != NONE:
        board.place[thing] = seat
        board.state[thing] = 0
        board.tell(REWARDED, ALL, seat, board.box.title[thing])
