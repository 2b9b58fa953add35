"""Deploy: all cards of the War Camps go facedown to their places; Scouting. Ledger section 11, R-024 to R-032."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from .board import ALL, CAMP, KNOWN, PLACES, QUEST, UP, Board, card_of, entry, spot_of
from .cards import LOCATIONS, SCOUTING, UNITS
from .declared import NOT_NOW
from .seating import NOBODY
from .war_declared import (
    DEPLOY,
    DEPLOY_FIRST,
    DEPLOYED,
    DEPLOYING,
    NO_SCOUT,
    NOT_IN_HAND,
    NOT_SPOTTED,
    SCOUT,
    SCOUTED,
    SPOT,
    SPOT_FIRST,
    SPOTTING,
    TURNED_UP,
)

IN_A_TURN: Final[i64] = 2
"""Cards of a turn, but for the very first (ETT-079)."""


def begin(board: Board) -> None:
    """The Initiative holder places one card first (ETT-079, R-026)."""
    start_turn(board, board.initiative[board.lane], 1)


def start_turn(board: Board, side: i64, most: i64) -> None:
    """A side places so many cards; where it has none the Enemy goes on, until both hands are empty (ETT-080, R-025)."""
    if board.first_at(side, CAMP) == NOBODY:
        side = board.ring.enemy[side]
        most = IN_A_TURN
    if board.first_at(side, CAMP) != NOBODY:
        board.cursor[side] = most
        board.ask(DEPLOYING, board.seat_bit(side))


def moves(board: Board, seat: i64) -> vec[i64]:
    """Each card of the hand to each place (ETT-081, ETT-084), facedown or, if it can scout, faceup (ETT-085)."""
    side = board.side_of(seat)
    found = vec[i64]()
    scouts = False
    last = NOBODY
    for i in range(board.first_of(side), board.end_of(side)):
        if spot_of(board.row[i]) == CAMP and card_of(board.row[i]) != last:
            last = card_of(board.row[i])
            scouts = scouts or board.box.has(last, SCOUTING)
            for place in range(PLACES):
                found = append(found, DEPLOY + last * PLACES + place)
    if not scouts:
        return found
    last = NOBODY
    for i in range(board.first_of(side), board.end_of(side)):
        if spot_of(board.row[i]) == CAMP and card_of(board.row[i]) != last:
            last = card_of(board.row[i])
            if board.box.has(last, SCOUTING):
                for place in range(PLACES):
                    found = append(found, SCOUT + last * PLACES + place)
    return found


def refusal(board: Board, seat: i64, move: i64) -> i64:
    """Only cards of the own hand; only Scouting cards can be placed faceup (ETT-082)."""
    if not DEPLOY <= move < SPOT:
        return NOT_NOW if move < DEPLOY else DEPLOY_FIRST
    card = (move - DEPLOY) // PLACES % UNITS
    if board.find(board.side_of(seat), card, CAMP) == NOBODY:
        return NOT_IN_HAND
    return NO_SCOUT if move >= SCOUT and not board.box.has(card, SCOUTING) else 0


def do(board: Board, seat: i64, move: i64) -> None:
    """Place a card. A scout points at a place at once, if anything lies facedown before it (R-030)."""
    side = board.side_of(seat)
    card = (move - DEPLOY) // PLACES % UNITS
    place = (move - DEPLOY) % PLACES
    i = board.find(side, card, CAMP)
    board.cursor[side] -= 1
    if move < SCOUT:
        board.move(side, i, place)
        tell_deployed(board, side, card, place)
    else:
        board.remove(side, i)
        board.add(side, entry(card, place, KNOWN | UP))
        board.tell_many(SCOUTED, ALL, seat, vec[i64]([board.nation[side], card, place]))
        if anything_facedown(board, board.ring.enemy[side]):
            board.ask(SPOTTING, board.seat_bit(side))
            return
    go_on(board, side)


def tell_deployed(board: Board, side: i64, card: i64, place: i64) -> None:
    """All see where a card goes, and only insiders which one it is (ETT-197)."""
    if board.log is not None:
        rest = vec[i64]([board.nation[side], card, place])
        board.tell_many(DEPLOYED, board.insiders(side), board.ring.seat[side], rest)


def go_on(board: Board, side: i64) -> None:
    """The rest of the turn, or the Enemy's."""
    if board.cursor[side] > 0 and board.first_at(side, CAMP) != NOBODY:
        board.ask(DEPLOYING, board.seat_bit(side))
    else:
        board.cursor[side] = 0
        start_turn(board, board.ring.enemy[side], IN_A_TURN)


# --- Scouting ---------------------------------------------------------------------------------------------------


def spots(board: Board) -> vec[i64]:
    """The places that a scout can point at (R-029, R-030)."""
    found = vec[i64]([SPOT, SPOT + 1, SPOT + 2])
    return append(found, SPOT + QUEST) if board.readings.scout_adventure else found


def spot_refusal(board: Board, move: i64) -> i64:
    """Any place; the Adventure counts as one (R-029)."""
    if not SPOT <= move < SPOT + PLACES:
        return NOT_NOW if move < DEPLOY else SPOT_FIRST
    return 0 if board.readings.scout_adventure or move < SPOT + LOCATIONS else NOT_SPOTTED


def do_spot(board: Board, seat: i64, move: i64) -> None:
    """The Enemy turns up what lies there now (ETT-085, R-030, R-032)."""
    side = board.side_of(seat)
    turn_up(board, board.ring.enemy[side], move - SPOT)
    board.seal()
    go_on(board, side)


def anything_facedown(board: Board, side: i64) -> bool:
    """Whether a side has a facedown card at any place."""
    for place in range(PLACES):
        if facedown(board, side, place) != NOBODY:
            return True
    return False


def facedown(board: Board, side: i64, place: i64) -> i64:
    """The index of a facedown card at a place, or NOBODY."""
    for i in range(board.first_of(side), board.end_of(side)):
        if spot_of(board.row[i]) == place and board.row[i] & UP == 0:
            return i
    return NOBODY


def turn_up(board: Board, side: i64, place: i64) -> None:
    """All cards of a side at a place lie faceup now."""
    turned = vec[i64]([board.nation[side], place])
    i = facedown(board, side, place)
    while i != NOBODY:
        turned = append(turned, card_of(board.row[i]))
        board.mark(side, i, KNOWN | UP)
        i = facedown(board, side, place)
    if len(turned) > 2:
        board.tell_many(TURNED_UP, ALL, board.ring.seat[side], turned)


def reveal(board: Board) -> None:
    """All cards are turned faceup before the first battle (ETT-088)."""
    board.seal()
    for place in range(PLACES):
        turn_up(board, board.ring.first[board.lane], place)
        turn_up(board, board.ring.second[board.lane], place)
