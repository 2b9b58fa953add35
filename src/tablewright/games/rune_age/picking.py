"""Rows that choose cards: who chooses, among which, and what is done to the card chosen."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.zones import bit
from . import cards as c
from . import choosing, deeds, frames, harm
from .board import ALL, AT, CARD, EXHAUSTED, FRAME, KNOWN, LEFT, ME, NONE, ROW_OF, Board, title_of
from .box import NOBODY
from .declared import (
    CHOOSE,
    DISCARDED,
    DONE,
    EFFECT,
    GAINED,
    JOINED,
    MUST_CHOOSE,
    NAME,
    NOT_AMONG,
    NOT_CHOICE,
    PICK,
    REFRESHED,
    TOOK,
)
from .declared import EXHAUSTED as TOLD_EXHAUSTED


def chooses(board: Board, at: i64) -> bool:
    """Whether a row is about cards that somebody chooses."""
    rows = board.box.cards.rows
    verb = rows[at + c.VERB]
    if verb == c.WOUND or verb == c.HEAL or verb == c.STRENGTHEN:
        return rows[at + c.TO] == c.CHOSEN
    if verb == c.DISCARD:
        return rows[at + c.FROM] != c.DECK
    return verb == c.DESTROY or (verb >= c.TAKE and verb <= c.GAIN) or verb == c.EXHAUST or verb == c.REFRESH


def chooser(board: Board, at: i64, me: i64) -> i64:
    """Who chooses the cards of a row; nobody if chance does, as it does among another's hidden hand."""
    rows = board.box.cards.rows
    verb = rows[at + c.VERB]
    owner = choosing.owner_of(board, at, me)
    if verb == c.EXHAUST:
        return owner
    if verb == c.DISCARD or verb == c.DESTROY or verb == c.WOUND:
        by = rows[at + c.BY]
        if by == c.OWNER:
            return owner
        if by == c.CHANCE or (owner != me and choosing.zone_of(board, at) == c.HAND):
            return NOBODY
    return me


def go_on_choosing(board: Board, frame: i64, at: i64) -> bool:
    """Choose what needs no decision; ask for the rest. The row is done when nothing is left to choose."""
    stack = board.stack
    rows = board.box.cards.rows
    me = stack[frame + ME]
    if stack[frame + LEFT] == 0:
        stack[frame + LEFT] = 1 if rows[at + c.VERB] == c.STRENGTHEN else max(0, frames.amount(board, frame, at))
    zone = choosing.zone_of(board, at)
    piles = zone == c.BARRACKS or zone == c.CENTRE
    owner = choosing.owner_of(board, at, me)
    if zone == c.HAND and owner != board.mover:
        board.seal()
    who = chooser(board, at, me)
    while board.stack[frame + LEFT] > 0:
        found = choosing.candidates(board, at, me, stack[frame + CARD], stack[frame + ROW_OF])
        if len(found) == 0:
            break
        if who == NOBODY:
            board.seal()
            chosen = found[board.random.below(len(found))]
        elif rows[at + c.MAY] == 0 and (
            (not piles and stack[frame + LEFT] >= len(found)) or len(choosing.titles(board, at, me, found)) == 1
        ):
            chosen = choosing.pick(board, at, me, found, choosing.title_in(board, at, me, found[0]))
        else:
            board.push(EFFECT)
            board.ask(PICK, bit(who))
            return True
        choose(board, frame, at, chosen)
        stack[frame + LEFT] -= 1
    frames.next_row(board, frame)
    return False


def pick_moves(board: Board) -> vec[i64]:
    """One move for each title that may be chosen, and DONE where none need be."""
    frame: i64 = len(board.stack) - FRAME
    stack = board.stack
    at = stack[frame + AT]
    me = stack[frame + ME]
    found = choosing.candidates(board, at, me, stack[frame + CARD], stack[frame + ROW_OF])
    moves = vec[i64]()
    for title in choosing.titles(board, at, me, found):
        moves = append(moves, CHOOSE + title)
    if board.box.cards.rows[at + c.MAY] == 1 or len(moves) == 0:
        moves = append(moves, DONE)
    return moves


def pick_refusal(board: Board, move: i64) -> i64:
    """Why this is no answer."""
    if move == DONE:
        moves = pick_moves(board)
        return 0 if moves[len(moves) - 1] == DONE else MUST_CHOOSE
    if not CHOOSE <= move < NAME:
        return NOT_CHOICE
    frame: i64 = len(board.stack) - FRAME
    stack = board.stack
    at = stack[frame + AT]
    found = choosing.candidates(board, at, stack[frame + ME], stack[frame + CARD], stack[frame + ROW_OF])
    for candidate in found:
        if choosing.title_in(board, at, stack[frame + ME], candidate) == move - CHOOSE:
            return 0
    return NOT_AMONG


def do_pick(board: Board, move: i64) -> None:
    """One card is chosen, or no more."""
    frame: i64 = len(board.stack) - FRAME
    stack = board.stack
    at = stack[frame + AT]
    if move == DONE:
        frames.next_row(board, frame)
        return
    me = stack[frame + ME]
    found = choosing.candidates(board, at, me, stack[frame + CARD], stack[frame + ROW_OF])
    choose(board, frame, at, choosing.pick(board, at, me, found, move - CHOOSE))
    stack[frame + LEFT] -= 1
    if stack[frame + LEFT] == 0:
        frames.next_row(board, frame)


def choose(board: Board, frame: i64, at: i64, candidate: i64) -> None:
    """Do to a chosen card what the row says."""
    rows = board.box.cards.rows
    verb = rows[at + c.VERB]
    me = board.stack[frame + ME]
    zone = choosing.zone_of(board, at)
    owner = choosing.owner_of(board, at, me)
    title = choosing.title_in(board, at, me, candidate)
    if verb == c.WOUND or verb == c.HEAL:
        deeds.hurt_or_heal(board, frame, candidate, verb == c.HEAL)
    elif verb == c.STRENGTHEN:
        harm.boost(board, candidate, frames.amount(board, frame, at))
    elif verb == c.EXHAUST:
        board.state[candidate] |= EXHAUSTED
        frames.note_paid(board, frame, title)
        board.tell(TOLD_EXHAUSTED, ALL, owner, title)
    elif verb == c.REFRESH:
        board.state[candidate] &= ~EXHAUSTED
        board.tell(REFRESHED, ALL, owner, title)
    elif verb == c.DESTROY and zone >= c.AREA_CITIES:
        harm.destroy_thing(board, owner, candidate)
        frames.note_paid(board, frame, title)
    else:
        slot = harm.remove(board, zone, owner, candidate, title)
        move_card(board, frame, at, owner, slot)


def move_card(board: Board, frame: i64, at: i64, owner: i64, slot: i64) -> None:
    """A card that has left its zone goes where the row says."""
    rows = board.box.cards.rows
    verb = rows[at + c.VERB]
    title = title_of(slot)
    if verb == c.DISCARD:
        board.to_pile(owner, slot)
        frames.note_paid(board, frame, title)
        board.tell(DISCARDED, ALL, owner, title)
    elif verb == c.DESTROY:
        harm.destroy(board, owner, slot)
        frames.note_paid(board, frame, title)
    elif verb == c.TAKE:
        board.to_hand(owner, slot | KNOWN)
        board.tell(TOOK, ALL, owner, title)
    elif verb == c.JOIN:
        if board.target != NONE:
            board.enlist(board.side_of(owner), slot)
            board.tell(JOINED, ALL, owner, title)
        else:
            board.to_pile(owner, slot)
    elif rows[at + c.TO] == c.HAND:
        board.to_hand(owner, slot | KNOWN)
        board.tell(GAINED, ALL, owner, title)
    else:
        board.to_pile(owner, slot)
        board.tell(GAINED, ALL, owner, title)
