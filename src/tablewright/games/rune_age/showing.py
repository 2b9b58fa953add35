"""Cards lifted off a deck, shown to all by `reveal` or to their owner by `look`, and what becomes of them."""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from ...core.zones import bit
from . import cards as c
from . import choosing
from .board import ALL, AT, FRAME, KNOWN, LEFT, ME, NONE, PEEKED, TITLE, Board, title_of
from .declared import (
    CHOOSE,
    DISCARD,
    DISCARDED,
    DONE,
    EFFECT,
    EITHER,
    LOOK,
    LOOKED,
    MUST_CHOOSE,
    NAME,
    NOT_AMONG,
    NOT_SHOWN,
    ORDER,
    PUT_BACK,
    RETURN,
    REVEALED,
    SHOWN,
    TOOK,
)
from .frames import next_row


def top(board: Board) -> i64:
    """The frame that is being carried out."""
    return len(board.stack) - FRAME


def me_of(board: Board) -> i64:
    """Whose deck the cards are from."""
    return board.stack[top(board) + ME]


def meant(board: Board) -> vec[i64]:
    """The titles shown that may be taken to hand, ascending."""
    at = board.stack[top(board) + AT]
    found = vec[i64]()
    for slot in board.shown:
        title = slot >> TITLE
        if choosing.means(board, at, title, choosing.printed(board, title), NONE):
            found = choosing.put(found, title)
    return found


def number_meant(board: Board) -> i64:
    """How many of the cards shown may be taken to hand."""
    names = meant(board)
    number: i64 = 0
    for slot in board.shown:
        for title in names:
            if slot >> TITLE == title:
                number += 1
    return number


def take_out(board: Board, title: i64) -> i64:
    """A card of a title leaves those lifted; the answer is its slot."""
    i: i64 = 0
    while board.shown[i] >> TITLE != title:
        i += 1
    board.shown, slot = pop(board.shown, i)
    return slot


# --- lifting them ------------------------------------------------------------------------------------------------


def reveal(board: Board, frame: i64, at: i64) -> bool:
    """The top cards of my deck are shown to all."""
    me = board.stack[frame + ME]
    for _ in range(board.box.cards.rows[at + c.N]):
        slot = board.lift(me)
        if slot == NONE:
            break
        board.shown = append(board.shown, slot & ~(KNOWN | PEEKED))
        board.tell(REVEALED, ALL, me, title_of(slot))
    board.stack[frame + LEFT] = board.box.cards.rows[at + c.M]
    board.secret = 0
    board.push(EFFECT)
    board.push(EITHER)
    board.push(SHOWN)
    return True


def look(board: Board, frame: i64, at: i64) -> bool:
    """I alone see the top cards of my deck."""
    me = board.stack[frame + ME]
    for _ in range(board.box.cards.rows[at + c.N]):
        slot = board.lift(me)
        if slot == NONE:
            break
        board.shown = append(board.shown, slot & ~(KNOWN | PEEKED))
    if board.log is not None:
        told = vec[i64]([len(board.shown)])
        for slot in sorted(board.shown):
            told = append(told, title_of(slot))
        board.tell_many(LOOKED, bit(me), me, told)
    board.secret = 1
    board.push(EFFECT)
    board.push(ORDER)
    board.push(LOOK)
    return True


# --- shown: so many go to hand ----------------------------------------------------------------------------------


def go_on_taking(board: Board) -> None:
    """As many as may be kept go to hand; whoever reveals them chooses where it makes a difference."""
    left = top(board) + LEFT
    while board.stack[left] > 0:
        names = meant(board)
        if len(names) == 0:
            return
        if len(names) > 1 and number_meant(board) > board.stack[left]:
            board.ask(SHOWN, bit(me_of(board)))
            return
        take(board, names[0])


def take(board: Board, title: i64) -> None:
    """A card shown goes to hand, and all have seen it."""
    me = me_of(board)
    board.to_hand(me, take_out(board, title) | KNOWN)
    board.stack[top(board) + LEFT] -= 1
    board.tell(TOOK, ALL, me, title)


def shown_moves(board: Board) -> vec[i64]:
    """Each card that may be taken."""
    moves = vec[i64]()
    for title in meant(board):
        moves = append(moves, CHOOSE + title)
    return moves


def shown_refusal(board: Board, move: i64) -> i64:
    """Why this card is not taken."""
    if not CHOOSE <= move < NAME:
        return MUST_CHOOSE if move == DONE else NOT_SHOWN
    for title in meant(board):
        if title == move - CHOOSE:
            return 0
    return NOT_AMONG


def do_shown(board: Board, move: i64) -> None:
    """Take one."""
    board.push(SHOWN)
    take(board, move - CHOOSE)


# --- the others: to the discard pile, back on top, or either ----------------------------------------------------


def go_on_parting(board: Board) -> None:
    """The cards left go where the row says, the deepest first; the row is done when none is left."""
    frame = top(board)
    me = me_of(board)
    to = board.box.cards.rows[board.stack[frame + AT] + c.TO]
    while len(board.shown) > 0:
        if to == c.EITHER:
            board.ask(EITHER, bit(me))
            return
        part(board, to == c.DECK)
    next_row(board, frame)


def part(board: Board, back: bool) -> None:
    """The deepest of the cards left goes back on top of the deck, seen by all, or to the discard pile."""
    me = me_of(board)
    board.shown, slot = pop(board.shown)
    if back:
        board.put_back(me, slot, KNOWN)
        board.tell(PUT_BACK, ALL, me, title_of(slot))
    else:
        board.to_pile(me, slot)
        board.tell(DISCARDED, ALL, me, title_of(slot))


def either_refusal(move: i64) -> i64:
    """The card is discarded or put back, nothing else."""
    return 0 if move == DISCARD or move == RETURN else NOT_SHOWN


def do_either(board: Board, move: i64) -> None:
    """Discard it, or put it back."""
    board.push(EITHER)
    part(board, move == RETURN)


# --- looked at: discard any, put the rest back in any order -----------------------------------------------------


def ask_look(board: Board) -> None:
    """Which of them are discarded?"""
    if len(board.shown) > 0:
        board.ask(LOOK, bit(me_of(board)))


def go_on_ordering(board: Board) -> None:
    """Which is put back next? Asked where it makes a difference."""
    while len(board.shown) > 0:
        if len(looked_titles(board)) > 1:
            board.ask(ORDER, bit(me_of(board)))
            return
        put_next(board, board.shown[0] >> TITLE)
    board.secret = 0
    next_row(board, top(board))


def looked_titles(board: Board) -> vec[i64]:
    """The titles lifted, ascending."""
    names = vec[i64]()
    for slot in board.shown:
        names = choosing.put(names, slot >> TITLE)
    return names


def put_next(board: Board, title: i64) -> None:
    """A card goes back on top; only its owner knows which."""
    me = me_of(board)
    board.put_back(me, take_out(board, title), PEEKED)
    board.tell(PUT_BACK, bit(me), me, title)


def look_moves(board: Board, step: i64) -> vec[i64]:
    """Each card lifted; while discarding also DONE."""
    moves = vec[i64]()
    for title in looked_titles(board):
        moves = append(moves, CHOOSE + title)
    return append(moves, DONE) if step == LOOK else moves


def look_refusal(board: Board, step: i64, move: i64) -> i64:
    """Why this is no answer."""
    if move == DONE:
        return 0 if step == LOOK else MUST_CHOOSE
    if not CHOOSE <= move < NAME:
        return NOT_SHOWN
    for slot in board.shown:
        if slot >> TITLE == move - CHOOSE:
            return 0
    return NOT_AMONG


def do_look(board: Board, step: i64, move: i64) -> None:
    """Discard a card, be done with it, or put one back."""
    if step == ORDER:
        board.push(ORDER)
        put_next(board, move - CHOOSE)
    elif move != DONE:
        me = me_of(board)
        slot = take_out(board, move - CHOOSE)
        board.to_pile(me, slot)
        board.tell(DISCARDED, ALL, me, title_of(slot))
        board.push(LOOK)
