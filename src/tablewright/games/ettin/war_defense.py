"""Adventures that become Defenses take their places after Spoils. Ledger section 17, R-071 to R-073."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from .board import AGES, ALL, ASIDE, KNOWN, QUEST, RETIRED, UP, Board, card_of, spot_of
from .cards import LOCATIONS
from .declared import NOT_NOW
from .seating import NOBODY
from .war_declared import BUILD, BUILDING, BUILT, DECLINE, DECLINED, NO_SITE
from .war_siege import steady


def ask_build(board: Board) -> None:
    """After Spoils a Defense earned from an Adventure may be placed (ETT-147); `cursor` counts those left aside."""
    side = board.initiative[board.lane]
    if waiting(board, side) == NOBODY:
        side = board.ring.enemy[side]
    if waiting(board, side) == NOBODY:
        steady(board)
    else:
        board.ask(BUILDING, board.seat_bit(side))


def waiting(board: Board, side: i64) -> i64:
    """The index of the Adventure Defense that a side has to decide on, or NOBODY."""
    skip = board.cursor[side]
    for i in range(board.first_of(side), board.end_of(side)):
        if spot_of(board.row[i]) == ASIDE:
            if skip == 0:
                return i
            skip -= 1
    return NOBODY


def build_moves() -> vec[i64]:
    """Any of the three own Locations, whatever is there (ETT-148, R-072); or to decline (R-071)."""
    return vec[i64]([DECLINE, BUILD, BUILD + 1, BUILD + 2])


def build_refusal(move: i64) -> i64:
    """Not at the Adventure."""
    if move == DECLINE or BUILD <= move < BUILD + LOCATIONS:
        return 0
    return NO_SITE if move == BUILD + QUEST else NOT_NOW


def do_build(board: Board, seat: i64, move: i64) -> None:
    """It defends from this moment (ETT-148, R-073); declined it retires for good, but for an option (R-071)."""
    side = board.side_of(seat)
    i = waiting(board, side)
    card = card_of(board.row[i])
    if move != DECLINE:
        board.move(side, i, move - BUILD)
        board.mark(side, board.find(side, card, move - BUILD), UP | KNOWN)
        if board.log is not None:
            board.tell_many(BUILT, ALL, seat, vec[i64]([board.nation[side], card, move - BUILD]))
    else:
        board.say(DECLINED, side, card)
        if board.readings.place_later and board.age < AGES:
            board.cursor[side] += 1
        else:
            board.move(side, i, RETIRED)
    board.push(BUILDING)
