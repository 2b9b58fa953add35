"""The Adventure after battle four: who may attempt it, the die, what it brings. Ledger section 16, R-064 to R-070."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from . import cards
from .board import (
    ALL,
    ASIDE,
    CAMP,
    DUE,
    FIRST_WON,
    KNOWN,
    PLACES,
    QUEST,
    RETIRED,
    SECOND_WON,
    Board,
    card_of,
    entry,
    spot_of,
)
from .cards import ALLY_GOLD, EASE, HIRE, LEVY, MUSTER, NEED, PLUNDER, TROOPS, UNITS
from .declared import LOST, NOT_NOW
from .seating import NOBODY
from .war_battle import abilities_at, earn
from .war_declared import (
    ATTEMPT,
    ATTEMPT_FIRST,
    ATTEMPTING,
    COMPLETED,
    DECLINE,
    DECLINED,
    DEPLOY,
    DONE,
    FAILED,
    LEVIED,
    NOT_ON_QUEST,
    NOT_RETIRED,
    RECALL,
    RECALLED,
    RECALLING,
    ROLLED,
    SACRIFICE,
    SACRIFICING,
)


def begin(board: Board) -> None:
    """The winner at the Adventure may attempt it, if any Troop can (ETT-119 to ETT-122, R-064, R-067)."""
    side = winner(board)
    if side != NOBODY and can_attempt(board, side):
        if board.readings.must_attempt:
            attempt(board, side)
        else:
            board.ask(ATTEMPTING, board.seat_bit(side))


def winner(board: Board) -> i64:
    """The side that won battle four, or NOBODY."""
    result = board.outcome[board.lane * PLACES + QUEST]
    if result == FIRST_WON:
        return board.ring.first[board.lane]
    return board.ring.second[board.lane] if result == SECOND_WON else NOBODY


def adventurers(board: Board, side: i64) -> vec[i64]:
    """The own Troops with Adventure Strength at the Adventure (ETT-121, R-070)."""
    found = vec[i64]()
    for card in board.cards_at(side, QUEST):
        if board.box.adventure[card] > 0:
            found = append(found, card)
    return found


def can_attempt(board: Board, side: i64) -> bool:
    """Whether a side has Adventure Strength there, and meets the card's condition (ETT-122, ETT-016, R-052, R-069)."""
    card = board.quest[board.lane]
    troops = len(adventurers(board, side))
    condition = board.box.condition[card]
    if condition == NEED:
        return troops > 0 and abilities_at(board, side, QUEST) >> board.box.condition_of[card] & 1 != 0
    if condition == TROOPS:
        return troops > 0 and troops >= board.box.condition_by[card]
    return troops > 0


def score(board: Board, side: i64) -> i64:
    """The Adventure Score (ETT-123)."""
    total: i64 = 0
    for card in adventurers(board, side):
        total += board.box.adventure[card]
    return total


def eased(board: Board, side: i64) -> i64:
    """By how much the card's condition lowers the Difficulty for a side (R-069)."""
    card = board.quest[board.lane]
    if board.box.condition[card] == EASE and abilities_at(board, side, QUEST) >> board.box.condition_of[card] & 1 != 0:
        return board.box.condition_by[card]
    return 0


def refusal(move: i64) -> i64:
    """To attempt the Adventure, or to decline."""
    if move == ATTEMPT or move == DECLINE:
        return 0
    return NOT_NOW if move < DEPLOY else ATTEMPT_FIRST


def do(board: Board, seat: i64, move: i64) -> None:
    """Attempt the Adventure, or leave it."""
    side = board.side_of(seat)
    if move == ATTEMPT:
        attempt(board, side)
    else:
        board.say(DECLINED, side, board.quest[board.lane])


def attempt(board: Board, side: i64) -> None:
    """The Enemy rolls the Adventure Die; a Score as high as the Difficulty is enough (ETT-124, ETT-125, R-003)."""
    card = board.quest[board.lane]
    base = board.box.difficulty[card]
    less = eased(board, side)
    roll = board.box.die[board.below(len(board.box.die))]
    board.seal()
    difficulty = base - less + roll
    reached = score(board, side)
    if board.log is not None:
        enemy = board.ring.enemy[side]
        rest = vec[i64]([board.nation[enemy], roll, base, less, difficulty, reached])
        board.tell_many(ROLLED, ALL, board.ring.seat[enemy], rest)
    if reached >= difficulty:
        complete(board, side, card)
    else:
        board.say(FAILED, side, card)
        board.push(SACRIFICING)


# --- success ----------------------------------------------------------------------------------------------------


def complete(board: Board, side: i64, card: i64) -> None:
    """Gold and effect at once; then the card lies in the Retired Pile, or aside till it defends (ETT-126 to ETT-129).

    What draws cards or speaks of the Ally waits until all pairs have fought (R-009); see `war_dues`.
    """
    board.say(COMPLETED, side, card)
    board.quest[board.lane] = NOBODY
    if board.box.gold[card] > 0:
        earn(board, side, card, board.box.gold[card])
    effect = board.box.effect[card]
    number = board.box.effect_by[card]
    marks = KNOWN
    if effect == MUSTER or effect == HIRE or effect == ALLY_GOLD:
        marks |= DUE
    elif effect == PLUNDER:
        board.claims[side] += number
    elif effect == LEVY:
        levy(board, side, number)
    elif effect == cards.RECALL:
        board.cursor[side] = number
        board.push(RECALLING)
    board.add(side, entry(card, ASIDE if board.box.becomes[card] else RETIRED, marks))


def levy(board: Board, side: i64, number: i64) -> None:
    """The Enemy pays, as far as there is Gold."""
    enemy = board.ring.enemy[side]
    paid = min(number, board.gold[enemy])
    board.gold[enemy] -= paid
    board.gold[side] += paid
    board.say(LEVIED, side, paid)


# --- calling Troops back ----------------------------------------------------------------------------------------


def ask_recall(board: Board) -> None:
    """The winner calls back as many Troops as the Adventure says, one by one."""
    side = winner(board)
    if board.cursor[side] > 0 and any_to_recall(board, side):
        board.ask(RECALLING, board.seat_bit(side))
    else:
        board.cursor[side] = 0


def any_to_recall(board: Board, side: i64) -> bool:
    """Whether a Troop may lie in the Retired Pile, for all that everybody knows: to ask tells nothing else."""
    for i in range(board.first_of(side), board.end_of(side)):
        now = board.row[i]
        if spot_of(now) == RETIRED and (now & KNOWN == 0 or board.box.is_troop(card_of(now))):
            return True
    return False


def retired_troops(board: Board, side: i64, verb: i64) -> vec[i64]:
    """A move for each Troop of the Retired Pile, equal ones once (R-099)."""
    found = vec[i64]()
    last = NOBODY
    for card in board.cards_at(side, RETIRED):
        if card != last and board.box.is_troop(card):
            found = append(found, verb + card)
            last = card
    return found


def recall_moves(board: Board, seat: i64) -> vec[i64]:
    """Any Troop of the own Retired Pile, or no more."""
    return append(retired_troops(board, board.side_of(seat), RECALL), DONE)


def recall_refusal(board: Board, seat: i64, move: i64) -> i64:
    """Only own retired Troops."""
    if move == DONE:
        return 0
    if not RECALL <= move < RECALL + UNITS:
        return NOT_NOW
    return not_retired(board, board.side_of(seat), move - RECALL)


def not_retired(board: Board, side: i64, card: i64) -> i64:
    """Why a card cannot be called back: it is no Troop of the own Retired Pile (R-099); 0 if it can."""
    there = board.box.is_troop(card) and board.find(side, card, RETIRED) != NOBODY
    return 0 if there else NOT_RETIRED


def do_recall(board: Board, seat: i64, move: i64) -> None:
    """A Troop returns to the War Camp."""
    side = board.side_of(seat)
    if move == DONE:
        board.cursor[side] = 0
        return
    board.cursor[side] -= 1
    call_back(board, side, move - RECALL, RECALLED)
    board.push(RECALLING)


def call_back(board: Board, side: i64, card: i64, kind: i64) -> None:
    """A Troop goes from the Retired Pile to the War Camp, seen by all only if it was before (ETT-162, R-099)."""
    i = board.find(side, card, RETIRED)
    audience = ALL if board.row[i] & KNOWN else board.insiders(side)
    board.move(side, i, CAMP)
    board.whisper(kind, side, card, audience)


# --- failure ----------------------------------------------------------------------------------------------------


def ask_sacrifice(board: Board) -> None:
    """A failure costs one of the Troops with Adventure Strength; a choice only if there is one (ETT-127, R-065)."""
    side = winner(board)
    troops = adventurers(board, side)
    if troops[0] == troops[len(troops) - 1]:
        lose(board, side, troops[0])
    else:
        board.ask(SACRIFICING, board.seat_bit(side))


def sacrifice_moves(board: Board, seat: i64) -> vec[i64]:
    """Each of these Troops, equal ones once."""
    found = vec[i64]()
    last = NOBODY
    for card in adventurers(board, board.side_of(seat)):
        if card != last:
            found = append(found, SACRIFICE + card)
            last = card
    return found


def sacrifice_refusal(board: Board, seat: i64, move: i64) -> i64:
    """Only own Troops with Adventure Strength at this Adventure."""
    if not SACRIFICE <= move < SACRIFICE + UNITS:
        return NOT_NOW
    card = move - SACRIFICE
    there = board.box.adventure[card] > 0 and board.find(board.side_of(seat), card, QUEST) != NOBODY
    return 0 if there else NOT_ON_QUEST


def do_sacrifice(board: Board, seat: i64, move: i64) -> None:
    """The player has chosen."""
    lose(board, board.side_of(seat), move - SACRIFICE)


def lose(board: Board, side: i64, card: i64) -> None:
    """A Troop at the Adventure goes to the Lost Pile (R-023)."""
    board.remove(side, board.find(side, card, QUEST))
    board.lose(card)
    board.say(LOST, side, card)
