"""The stack of frames: abilities that are being carried out, each standing at one of its rows."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from . import cards as c
from . import lasting
from .board import AT, CARD, LEFT, ME, PAID, ROW_OF, UNREAD, WORTH, Board
from .declared import EFFECT


def begin(board: Board, ability: i64, me: i64, title: i64, thing: i64, row: i64) -> None:
    """An ability is carried out as the next step."""
    stack = board.stack
    for number in vec[i64]([ability, UNREAD, me, 0, title, thing, row, 0, 0, 0, 0]):
        stack = append(stack, number)
    board.stack = stack
    board.push(EFFECT)


def next_row(board: Board, frame: i64) -> None:
    """The row that the frame stands at is done."""
    board.stack[frame + AT] += c.ROW
    board.stack[frame + LEFT] = 0


def amount(board: Board, frame: i64, at: i64) -> i64:
    """The number of a row, multiplied by its `per`."""
    stack = board.stack
    rows = board.box.cards.rows
    number = rows[at + c.N]
    if rows[at + c.PER] == c.ONCE:
        return number
    return number * lasting.count(
        board, rows[at + c.PER], stack[frame + ME], stack[frame + CARD], stack[frame + ROW_OF], frame
    )


def note_paid(board: Board, frame: i64, title: i64) -> None:
    """A row of this ability has discarded, destroyed, wounded or exhausted a card."""
    cards = board.box.cards
    board.stack[frame + PAID] += 1
    if cards.kind[title] == c.GOLD:
        board.stack[frame + WORTH] += cards.gold[title]
