"""Siege: tokens on Defenses, which then produce nothing in this Age. Ledger section 17, R-091, R-092.

`cursor` counts the tokens that a side has placed in this battle.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from .board import FIRST_WON, PLACES, QUEST, SIEGED, TIE, Board, card_of, spot_of
from .cards import CARDS, SIEGE
from .declared import NOT_NOW
from .seating import NOBODY
from .war_battle import abilities_at
from .war_declared import BESIEGE, BESIEGED, DEPLOY, NO_SIEGE, SIEGE_FIRST, SIEGING
from .war_targets import copy_of


def result_here(board: Board) -> i64:
    """What became of the battle whose Spoils are taken."""
    return board.outcome[board.lane * PLACES + board.where[board.lane]]


def won(board: Board, side: i64) -> bool:
    """Whether a side won that battle."""
    result = result_here(board)
    return result != TIE and (result == FIRST_WON) == (side == board.ring.first[board.lane])


def is_defense(board: Board, card: i64) -> bool:
    """Whether it is a Defense, be it a unit or an Adventure become one."""
    return not board.box.is_troop(card)


def steady(board: Board) -> None:
    """Both sides' counts are done with."""
    pair = board.lane
    board.cursor[board.ring.first[pair]] = 0
    board.cursor[board.ring.second[pair]] = 0


def siege(board: Board) -> None:
    """Each Siege unit puts a token on an enemy Defense (ETT-144, R-091), the Initiative holder's first (R-132).

    At the Adventure a token would change nothing: Defenses retire from there (ETT-153).
    """
    leader = board.initiative[board.lane]
    if board.where[board.lane] == QUEST or not (sieges(board, leader) or sieges(board, board.ring.enemy[leader])):
        steady(board)


def sieges(board: Board, side: i64) -> bool:
    """Whether a side has a Defense to choose, which it is asked for; what leaves no choice is besieged at once."""
    place = board.where[board.lane]
    if abilities_at(board, side, place) >> SIEGE & 1 == 0 or (board.readings.siege_needs_win and not won(board, side)):
        return False
    left = units_with(board, side, place, SIEGE) - board.cursor[side]
    while left > 0:
        found = unsieged(board, side)
        if len(found) == 0:
            return False
        if len(found) > left and found[0] != found[len(found) - 1]:
            board.ask(SIEGING, board.seat_bit(side))
            return True
        besiege(board, side, found[0])
        left -= 1
    return False


def units_with(board: Board, side: i64, place: i64, ability: i64) -> i64:
    """How many units of a side in a battle have an ability."""
    number: i64 = 0
    for card in board.cards_at(side, place):
        number += board.box.has(card, ability)
    return number


def unsieged(board: Board, side: i64) -> vec[i64]:
    """The enemy Defenses in the battle without a Siege Token, ascending; more tokens add nothing (R-092)."""
    enemy = board.ring.enemy[side]
    found = vec[i64]()
    for i in range(board.first_of(enemy), board.end_of(enemy)):
        now = board.row[i]
        if spot_of(now) == board.where[board.lane] and now & SIEGED == 0 and is_defense(board, card_of(now)):
            found = append(found, card_of(now))
    return found


def besiege(board: Board, side: i64, card: i64) -> None:
    """A Defense receives a Siege Token."""
    enemy = board.ring.enemy[side]
    board.mark(enemy, copy_of(board, enemy, card, 0, SIEGED), SIEGED)
    board.say(BESIEGED, side, card)
    board.cursor[side] += 1


def siege_moves(board: Board, seat: i64) -> vec[i64]:
    """Each of these Defenses, equal ones once."""
    found = vec[i64]()
    last = NOBODY
    for card in unsieged(board, board.side_of(seat)):
        if card != last:
            found = append(found, BESIEGE + card)
            last = card
    return found


def siege_refusal(board: Board, seat: i64, move: i64) -> i64:
    """Only enemy Defenses in this battle."""
    if not BESIEGE <= move < BESIEGE + CARDS:
        return NOT_NOW if move < DEPLOY else SIEGE_FIRST
    for card in unsieged(board, board.side_of(seat)):
        if card == move - BESIEGE:
            return 0
    return NO_SIEGE


def do_siege(board: Board, seat: i64, move: i64) -> None:
    """Besiege a Defense; then the next Siege unit."""
    besiege(board, board.side_of(seat), move - BESIEGE)
    board.push(SIEGING)
