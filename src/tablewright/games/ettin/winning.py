"""Winning the War: its token, the loser's card, who leads next, the end of an Age. Ledger section 21."""

from __future__ import annotations

from mypy_extensions import i64

from ...core.zones import bit
from .board import (
    AGES,
    ALL,
    FIRST_WON,
    PLACES,
    QUEST,
    SECOND_WON,
    SIEGED,
    UNFOUGHT,
    Board,
)
from .decks import income, to_camp
from .declared import CLEAN_UP, ENDED, INITIATIVE, QUEST_LOST, WAR_TIED, WAR_WON
from .initiative import leads
from .seating import NOBODY


def tokens_won(board: Board, pair: i64, result: i64) -> i64:
    """How many battles ended so."""
    number: i64 = 0
    for place in range(PLACES):
        if board.outcome[pair * PLACES + place] == result:
            number += 1
    return number


def winner(board: Board, pair: i64) -> i64:
    """The side with more Won tokens, else the winner at the Adventure, else NOBODY (ETT-173, ETT-177, R-103, R-104)."""
    lead = tokens_won(board, pair, FIRST_WON) - tokens_won(board, pair, SECOND_WON)
    if lead == 0:
        last = board.outcome[pair * PLACES + QUEST]
        lead = (last == FIRST_WON) - (last == SECOND_WON)
    if lead == 0:
        return NOBODY
    return board.ring.first[pair] if lead > 0 else board.ring.second[pair]


def finish_war(board: Board) -> None:
    """Token to the winner, a card to the loser, who says who leads; not asked after Age III (R-107, R-108)."""
    ring = board.ring
    asked: i64 = 0
    for pair in range(ring.pairs):
        side = winner(board, pair)
        if side == NOBODY:
            tie(board, pair)
        else:
            board.tokens[side] |= bit(board.age - 1)
            board.say(WAR_WON, side, board.age)
            asked |= bit(pair)
    for side in range(ring.sides):
        if winner(board, ring.pair[side]) == ring.enemy[side]:
            to_camp(board, side)
    board.push(CLEAN_UP)
    if board.age < AGES and asked != 0:
        board.part(ring.pairs)
        for pair in range(ring.pairs):
            if asked >> pair & 1:
                board.enter(pair)
                board.ask(INITIATIVE, board.seat_bit(ring.enemy[winner(board, pair)]))


def tie(board: Board, pair: i64) -> None:
    """Both gain an Age's income, and the Initiative changes hands (ETT-178, ETT-179, R-106)."""
    ring = board.ring
    one = ring.first[pair]
    other = ring.second[pair]
    board.gold[one] += income(board)
    board.gold[other] += income(board)
    board.tell(WAR_TIED, ALL, board.nation[one], board.nation[other], income(board))
    if board.age < AGES:
        leads(board, ring.enemy[board.initiative[pair]])


def clean_up(board: Board) -> None:
    """Tokens come back, Adventures not completed are lost, the Age Marker moves (ETT-180, ETT-181, R-066)."""
    ring = board.ring
    for i in range(len(board.outcome)):
        board.outcome[i] = UNFOUGHT
    for pair in range(ring.pairs):
        if board.quest[pair] != NOBODY:
            board.lose(board.quest[pair])
            board.tell(QUEST_LOST, ALL, board.quest[pair])
            board.quest[pair] = NOBODY
    for side in range(ring.sides):
        for i in range(board.first_of(side), board.end_of(side)):
            if board.row[i] & SIEGED:
                board.put(side, i, board.row[i] & ~SIEGED)
    if board.age == AGES:
        board.tell(ENDED, ALL, board.age)
