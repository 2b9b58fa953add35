"""Spoils of each battle. Ledger section 17, R-074 to R-090.

A pair goes through its four battles. What a side takes is marked and carried off when both have chosen: so in a Tie
both choose from what lay there before (R-088). `cursor` counts a side's Spoils of this battle.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from .board import (
    KNOWN,
    NO_BATTLE,
    PLACES,
    RETIRED,
    TAKEN,
    TIE,
    Board,
    card_of,
    entry,
    spot_of,
)
from .cards import BOUNTY, CONQUEST, FLYING, MAGIC, RANGED, STEALTH, VICIOUS
from .decks import nation_deck
from .declared import NOT_NOW
from .seating import NOBODY
from .war_battle import abilities_at, earn, fated, icons_at
from .war_declared import (
    CARRY,
    CLAIMED,
    DEPLOY,
    DONE,
    FLIES,
    HIDES,
    NO_SPOIL,
    SIEGING,
    SPOIL_FIRST,
    SPOILED,
    SPOILING,
    SPOILS,
    TAKE,
    TAKE_TOP,
    TROOPS_FIRST,
    UNITS_THERE,
)
from .war_siege import is_defense, result_here, steady, won

ENOUGH: Final[i64] = 99
"""What `cursor` says of a side that takes no more."""


def begin(board: Board) -> None:
    """The Spoils of one battle: Siege first, then what each side takes (ETT-130, R-088, R-091)."""
    if result_here(board) == NO_BATTLE:
        go_on(board)
    else:
        board.push(CARRY)
        board.push(SPOILING)
        board.push(SIEGING)


def go_on(board: Board) -> None:
    """The next battle's Spoils."""
    pair = board.lane
    if board.where[pair] + 1 < PLACES:
        board.where[pair] += 1
        board.push(SPOILS)
    else:
        board.where[pair] = 0


# --- Spoils -----------------------------------------------------------------------------------------------------


def spoil(board: Board) -> None:
    """Who is entitled takes Spoils, in a Tie the Initiative holder first (ETT-131, ETT-132, R-088)."""
    leader = board.initiative[board.lane]
    if not (spoils(board, leader) or spoils(board, board.ring.enemy[leader])):
        steady(board)


def spoils(board: Board, side: i64) -> bool:
    """Whether a side can take anything more, and so is asked (R-074, R-075)."""
    if board.cursor[side] >= limit(board, side):
        return False
    if len(takeable(board, side)) == 0 and not may_take_top(board, side):
        return False
    board.ask(SPOILING, board.seat_bit(side))
    return True


def limit(board: Board, side: i64) -> i64:
    """How many Spoils a battle gives: the Age's number to its winner, one in a Tie, Vicious more (ETT-146, R-080)."""
    tie = result_here(board) == TIE
    if not tie and not won(board, side):
        return 0
    return (1 if tie else board.age) + icons_at(board, side, board.where[board.lane], VICIOUS)


def may_take_top(board: Board, side: i64) -> bool:
    """Whether a side may take the top of the Enemy's deck: no unit stood there (ETT-135, ETT-136, R-081 to R-087)."""
    enemy = board.ring.enemy[side]
    place = board.where[board.lane]
    if board.first_at(enemy, place) != NOBODY or board.left[nation_deck(board, enemy)] <= board.claims[side]:
        return False
    most: i64 = 1
    if board.readings.vicious_deck:
        most += icons_at(board, side, place, VICIOUS)
    return board.cursor[side] < most


def takeable(board: Board, side: i64) -> vec[i64]:
    """The enemy cards that a side can take now, ascending, equal ones once."""
    enemy = board.ring.enemy[side]
    place = board.where[board.lane]
    own = abilities_at(board, side, place)
    troops_first = troops_bar(board, side, own)
    found = vec[i64]()
    last = NOBODY
    for i in range(board.first_of(enemy), board.end_of(enemy)):
        card = card_of(board.row[i])
        there = card != last and spot_of(board.row[i]) == place and board.row[i] & TAKEN == 0
        barred = troops_first and is_defense(board, card)
        if there and not barred and out_of_reach(board, own, card) == 0:
            found = append(found, card)
            last = card
    return found


def out_of_reach(board: Board, own: i64, card: i64) -> i64:
    """Why these abilities do not reach a unit: Flying, Stealth (ETT-142 to ETT-145, R-078, R-079); 0 if they do."""
    if board.box.has(card, FLYING) and own >> RANGED & 1 == 0 and own >> FLYING & 1 == 0:
        return FLIES
    return HIDES if board.box.has(card, STEALTH) and own >> MAGIC & 1 == 0 else 0


def troops_bar(board: Board, side: i64, own: i64) -> bool:
    """Whether an enemy Troop has to be taken before any Defense (ETT-134, ETT-141, R-076, R-077)."""
    if own >> CONQUEST & 1:
        return False
    enemy = board.ring.enemy[side]
    for i in range(board.first_of(enemy), board.end_of(enemy)):
        card = card_of(board.row[i])
        there = spot_of(board.row[i]) == board.where[board.lane] and board.row[i] & TAKEN == 0
        if there and board.box.is_troop(card) and (board.readings.troops_shield or out_of_reach(board, own, card) == 0):
            return True
    return False


def spoil_moves(board: Board, seat: i64) -> vec[i64]:
    """Each card that can be taken, the top of the deck, or no more."""
    side = board.side_of(seat)
    found = vec[i64]()
    for card in takeable(board, side):
        found = append(found, TAKE + card)
    if may_take_top(board, side):
        found = append(found, TAKE_TOP)
    return append(found, DONE)


def spoil_refusal(board: Board, seat: i64, move: i64) -> i64:
    """What cannot be taken, and by which rule."""
    side = board.side_of(seat)
    if move == DONE:
        return 0
    if move == TAKE_TOP:
        return 0 if may_take_top(board, side) else UNITS_THERE
    if not TAKE <= move < TAKE_TOP:
        return NOT_NOW if move < DEPLOY else SPOIL_FIRST
    card = move - TAKE
    if untaken(board, side, card) == NOBODY:
        return NO_SPOIL
    own = abilities_at(board, side, board.where[board.lane])
    why = out_of_reach(board, own, card)
    if why == 0 and is_defense(board, card) and troops_bar(board, side, own):
        return TROOPS_FIRST
    return why


def untaken(board: Board, side: i64, card: i64) -> i64:
    """The index of an enemy card in this battle that is not taken yet, or NOBODY."""
    enemy = board.ring.enemy[side]
    for i in range(board.first_of(enemy), board.end_of(enemy)):
        now = board.row[i]
        if card_of(now) == card and spot_of(now) == board.where[board.lane] and now & TAKEN == 0:
            return i
    return NOBODY


def do_spoil(board: Board, seat: i64, move: i64) -> None:
    """Take a card, claim one off the deck, or end it."""
    side = board.side_of(seat)
    board.cursor[side] += 1
    if move == DONE:
        board.cursor[side] = ENOUGH
    elif move == TAKE_TOP:
        board.claims[side] += 1
        board.say(CLAIMED, side, board.where[board.lane])
    else:
        board.mark(board.ring.enemy[side], untaken(board, side, move - TAKE), TAKEN)
    board.push(SPOILING)


def carry(board: Board) -> None:
    """Taken units go to the takers' Retired Piles, and pay their Bounty (ETT-137, ETT-140, R-089, R-090)."""
    carry_off(board, board.ring.first[board.lane])
    carry_off(board, board.ring.second[board.lane])
    go_on(board)


def carry_off(board: Board, side: i64) -> None:
    """What was taken of a side goes to its Enemy."""
    taker = board.ring.enemy[side]
    place = board.where[board.lane]
    i = fated(board, side, place)
    while i != NOBODY:
        card = card_of(board.remove(side, i))
        board.add(taker, entry(card, RETIRED, KNOWN))
        board.say(SPOILED, taker, card)
        gold = board.box.icons(card, BOUNTY)
        if gold > 0:
            earn(board, taker, card, gold)
        i = fated(board, side, place)
