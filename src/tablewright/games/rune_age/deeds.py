"""Rows that need no decision: draw, damage, repair, strengthen, wound, heal and their like, done at once."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from . import cards as c
from . import choosing, frames, harm
from .board import ALL, CARD, ME, NONE, ROW_OF, SIDE, SUPPLY, TITLE, WOUND, Board, title_of
from .declared import DISCARDED, HEALED, REPAIRED, REVERSED, REWARDED


def do_at_once(board: Board, frame: i64, at: i64, whose: i64, number: i64) -> None:
    """Rows that need no decision, for the seat whose cards or home realm they are about."""
    verb = board.box.cards.rows[at + c.VERB]
    if verb == c.DRAW:
        board.draw(whose, number)
    elif verb == c.DAMAGE:
        harm.damage(board, whose, number)
    elif verb == c.REPAIR:
        realm = board.realm(whose)
        number = min(number, realm.damage)
        realm.damage -= number
        board.tell(REPAIRED, ALL, whose, number)
    elif verb == c.DISCARD:
        discard_top(board, frame, whose, number)
    elif verb == c.STRENGTHEN:
        strengthen(board, frame, at, number)
    elif verb == c.WOUND or verb == c.HEAL:
        wound_or_heal(board, frame, at)
    elif verb == c.RUNES:
        draw_runes(board, whose, number)
    elif verb == c.REVERSE:
        board.reversing ^= 1
        board.tell(REVERSED, ALL, whose)


def discard_top(board: Board, frame: i64, seat: i64, number: i64) -> None:
    """The top cards of a deck go to the discard pile, seen by all."""
    for _ in range(number):
        slot = board.lift(seat)
        if slot == NONE:
            return
        board.to_pile(seat, slot)
        frames.note_paid(board, frame, title_of(slot))
        board.tell(DISCARDED, ALL, seat, title_of(slot))


def strengthen(board: Board, frame: i64, at: i64, number: i64) -> None:
    """This card, or all that the row means, have more strength until End of Combat (RUA-R34)."""
    if board.target == NONE or number == 0:
        return
    stack = board.stack
    if board.box.cards.rows[at + c.TO] == c.THIS:
        row = stack[frame + ROW_OF]
        if row != NONE and board.army[row] >= 0:
            harm.boost(board, row, number)
        return
    for i in choosing.candidates(board, at, stack[frame + ME], stack[frame + CARD], stack[frame + ROW_OF]):
        harm.boost(board, i, number)


def wound_or_heal(board: Board, frame: i64, at: i64) -> None:
    """This unit, or all that the row means."""
    stack = board.stack
    rows = board.box.cards.rows
    heals = rows[at + c.VERB] == c.HEAL
    if rows[at + c.TO] == c.THIS:
        row = stack[frame + ROW_OF]
        if row != NONE and board.is_unit(row) and board.army[row + WOUND] == (1 if heals else 0):
            hurt_or_heal(board, frame, row, heals)
        return
    for i in choosing.candidates(board, at, stack[frame + ME], stack[frame + CARD], stack[frame + ROW_OF]):
        hurt_or_heal(board, frame, i, heals)


def hurt_or_heal(board: Board, frame: i64, i: i64, heals: bool) -> None:
    """Turn a participant sideways, or upright again."""
    title = board.army[i] >> TITLE
    if heals:
        board.army[i + WOUND] = 0
        board.tell(HEALED, ALL, board.fighter(board.army[i + SIDE]), title)
    else:
        harm.wound(board, i)
        frames.note_paid(board, frame, title)


def draw_runes(board: Board, seat: i64, number: i64) -> None:
    """Dragon rune power cards that nobody has, at random."""
    for _ in range(number):
        found = vec[i64]()
        for thing in range(board.box.runes, board.box.sites):
            if board.place[thing] == SUPPLY:
                found = append(found, thing)
        if len(found) == 0:
            return
        thing = found[board.random.below(len(found))]
        board.seal()
        board.place[thing] = seat
        board.state[thing] = 0
        board.tell(REWARDED, ALL, seat, board.box.title[thing])
