"""Paying: Spend Gold, Spend Influence, and what abilities ask to be paid. Ledger sections 3 and 5.

A purchase is made in small moves, sources first, and is one transaction all the same: what was paid and not used up
is lost at its end, and nothing comes between (RUA-063, RUA-064, RUA-R15).
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.zones import bit
from . import cards as c
from . import choosing, frames, lasting
from .board import ALL, AT, BARRACKS, EXHAUSTED, FRAME, KNOWN, LEFT, ME, NONE, TITLE, UNPAID, Board
from .box import SHELF
from .choosing import put
from .declared import (
    BOUGHT,
    BUY,
    DONE,
    EXHAUST,
    EXHAUSTED_ALREADY,
    FORBIDDEN,
    GOLD,
    HIRE,
    INFLUENCE,
    NOT_BUYING,
    NOT_FOR_SALE,
    NOT_GOLD,
    NOT_INFLUENCE,
    NOTHING_BOUGHT,
    PILE_EMPTY,
    PLAY,
    PRICE,
    SPEND,
    SPENT,
    TOLL,
    TOO_DEAR,
    TOO_LITTLE,
    WRONG_MONEY,
)
from .declared import (
    EXHAUSTED as TOLD_EXHAUSTED,
)

# --- sources (RUA-035, RUA-036) ---------------------------------------------------------------------------------


def gold_in_hand(board: Board, seat: i64) -> i64:
    """The value of the gold cards in hand."""
    cards = board.box.cards
    total: i64 = 0
    for slot in board.players[seat].hand:
        if cards.kind[slot >> TITLE] == c.GOLD:
            total += cards.gold[slot >> TITLE]
    return total


def gold_of(board: Board, seat: i64) -> i64:
    """Gold that a seat could generate now."""
    box = board.box
    total = gold_in_hand(board, seat)
    for thing in range(box.events, box.monuments):
        if board.place[thing] == seat and board.state[thing] & EXHAUSTED == 0:
            total += box.cards.gold[box.title[thing]]
    return total


def gold_refusal(board: Board, seat: i64, title: i64) -> i64:
    """Why this is no source of gold for the seat now."""
    cards = board.box.cards
    if title >= cards.titles or cards.gold[title] == 0:
        return NOT_GOLD
    if cards.kind[title] == c.GOLD:
        return 0 if board.find(seat, title) != NONE else NOT_GOLD
    return thing_refusal(board, seat, title, NOT_GOLD)


def influence_refusal(board: Board, seat: i64, title: i64) -> i64:
    """Why this is no source of influence for the seat now."""
    cards = board.box.cards
    if title >= cards.titles or cards.influence[title] == 0:
        return NOT_INFLUENCE
    return thing_refusal(board, seat, title, NOT_INFLUENCE)


def thing_refusal(board: Board, seat: i64, title: i64, otherwise: i64) -> i64:
    """Why a seat cannot exhaust a card of this title."""
    refusal = otherwise
    thing = board.box.thing_at[title]
    while thing != NONE and thing < board.box.things and board.box.title[thing] == title:
        if board.place[thing] == seat:
            if board.state[thing] & EXHAUSTED == 0:
                return 0
            refusal = EXHAUSTED_ALREADY
        thing += 1
    return refusal


def sources(board: Board, seat: i64, moves: vec[i64], gold: bool) -> vec[i64]:
    """Add a move for each source of gold, or of influence."""
    box = board.box
    first = SPEND if gold else EXHAUST
    if gold:
        for slot in board.players[seat].hand:
            if box.cards.kind[slot >> TITLE] == c.GOLD:
                moves = put(moves, SPEND + (slot >> TITLE))
    gives = box.cards.gold if gold else box.cards.influence
    for thing in range(box.events, box.monuments):
        if board.place[thing] == seat and board.state[thing] & EXHAUSTED == 0 and gives[box.title[thing]] > 0:
            moves = put(moves, first + box.title[thing])
    return moves


def spend(board: Board, seat: i64, title: i64) -> i64:
    """Pay with a source of gold: a gold card goes to the discard pile, a reward is exhausted (RUA-058)."""
    cards = board.box.cards
    if cards.kind[title] == c.GOLD:
        board.to_pile(seat, board.give_up(seat, title))
        board.tell(SPENT, ALL, seat, title)
    else:
        exhaust(board, seat, title)
    return cards.gold[title]


def exhaust(board: Board, seat: i64, title: i64) -> i64:
    """Exhaust a card of the area; the answer is the influence that it gives."""
    thing = board.box.thing_at[title]
    while board.place[thing] != seat or board.state[thing] & EXHAUSTED == 1 or board.box.title[thing] != title:
        thing += 1
    board.state[thing] |= EXHAUSTED
    board.tell(TOLD_EXHAUSTED, ALL, seat, title)
    return board.box.cards.influence[title]


# --- what is for sale ---------------------------------------------------------------------------------------------


def cost(board: Board, seat: i64, title: i64) -> i64:
    """What a title costs a seat, lasting abilities included, never below 0."""
    printed = board.box.cards.cost[title]
    return max(0, printed + lasting.total(board, c.COST, seat, title)) if board.box.has(c.COST) else printed


def thing_for_sale(board: Board, seat: i64, title: i64) -> i64:
    """The stronghold or monument of that title in the seat's barracks; of strongholds one that was attacked first.

    NONE if there is none.
    """
    found: i64 = NONE
    thing = board.box.thing_at[title]
    while thing != NONE and thing < board.box.things and board.box.title[thing] == title:
        if board.place[thing] == BARRACKS and (found == NONE or board.state[thing] > board.state[found]):
            found = thing
        thing += 1
    return found


def in_barracks(board: Board, seat: i64, title: i64) -> bool:
    """Whether a seat's barracks has this title to sell."""
    box = board.box
    if box.cards.home[title] != box.races[seat]:
        return False
    if box.cards.kind[title] == c.UNIT:
        shelf = box.shelf_at[title]
        return shelf != NONE and board.players[seat].barracks[shelf] > 0
    return thing_for_sale(board, seat, title) != NONE


def cheapest(board: Board, seat: i64, gold: bool) -> i64:
    """What the cheapest card costs that gold, or influence, can buy now; NONE if there is none."""
    box = board.box
    best: i64 = NONE
    if not gold:
        for pile in range(len(board.stock)):
            if board.stock[pile] > 0:
                best = lower(best, cost(board, seat, box.stock[pile]))
        return best
    for i in range(SHELF):
        title = box.shelf[seat * SHELF + i]
        if title != NONE and board.players[seat].barracks[i] > 0:
            best = lower(best, cost(board, seat, title))
    for thing in range(box.strongholds[seat], box.strongholds[seat + 1]):
        if board.place[thing] == BARRACKS:
            best = lower(best, cost(board, seat, box.title[thing]))
    monument = box.monument(seat)
    if monument != NONE and board.place[monument] == BARRACKS:
        best = lower(best, cost(board, seat, box.title[monument]))
    return best


def lower(best: i64, other: i64) -> i64:
    """The lower of two costs, of which the first may be missing."""
    return other if best == NONE or other < best else best


def affords(board: Board, seat: i64, gold: bool) -> bool:
    """Whether a purchase can be begun: all sources together pay for something (RUA-R13)."""
    credit = gold_of(board, seat) if gold else choosing.influence_of(board, seat)
    if credit == 0:
        return False
    least = cheapest(board, seat, gold)
    return least != NONE and credit >= least


def sale_refusal(board: Board, seat: i64, title: i64, gold: bool) -> i64:
    """Why a title cannot be bought with gold, or with influence, out of the credit."""
    box = board.box
    if title >= box.cards.titles or box.cards.paid_with[title] == 0:
        return NOT_FOR_SALE
    if (box.cards.paid_with[title] == c.PAID_GOLD) != gold:
        return WRONG_MONEY
    if gold:
        if not in_barracks(board, seat, title):
            return PILE_EMPTY if box.cards.home[title] == box.races[seat] else NOT_FOR_SALE
    elif box.stock_at[title] == NONE:
        return NOT_FOR_SALE
    elif board.stock[box.stock_at[title]] == 0:
        return PILE_EMPTY
    return TOO_DEAR if cost(board, seat, title) > board.credit else 0


def sales(board: Board, seat: i64, moves: vec[i64], gold: bool) -> vec[i64]:
    """Add a move for each title that the credit pays for."""
    box = board.box
    if not gold:
        for title in box.stock:
            if sale_refusal(board, seat, title, False) == 0:
                moves = put(moves, BUY + title)
        return moves
    for i in range(SHELF):
        title = box.shelf[seat * SHELF + i]
        if title != NONE and sale_refusal(board, seat, title, True) == 0:
            moves = put(moves, BUY + title)
    stronghold = box.title[box.strongholds[seat]]
    if sale_refusal(board, seat, stronghold, True) == 0:
        moves = put(moves, BUY + stronghold)
    monument = box.monument(seat)
    if monument != NONE and sale_refusal(board, seat, box.title[monument], True) == 0:
        moves = put(moves, BUY + box.title[monument])
    return moves


def take(board: Board, seat: i64, title: i64, to_hand: bool) -> None:
    """A bought card goes to the discard pile (RUA-059, RUA-066), a stronghold or monument to the area (RUA-060)."""
    box = board.box
    board.tell(BOUGHT, ALL, seat, title)
    if box.stock_at[title] != NONE:
        board.stock[box.stock_at[title]] -= 1
    elif box.shelf_at[title] != NONE:
        board.players[seat].barracks[box.shelf_at[title]] -= 1
    else:
        thing = thing_for_sale(board, seat, title)
        board.place[thing] = seat
        board.state[thing] = 0
        return
    if to_hand:
        board.to_hand(seat, title << TITLE | KNOWN)
    else:
        board.to_pile(seat, title << TITLE)


# --- the actions Spend Gold and Spend Influence -------------------------------------------------------------------


def begin(board: Board, seat: i64, step: i64, title: i64) -> None:
    """The first source is paid with; the purchase goes on."""
    board.credit = spend(board, seat, title) if step == GOLD else exhaust(board, seat, title)
    board.bought = 0
    board.ask(step, bit(seat))


def moves(board: Board, step: i64, seat: i64) -> vec[i64]:
    """Pay more, buy, or be done if something was bought."""
    found = sources(board, seat, vec[i64](), step == GOLD)
    found = sales(board, seat, found, step == GOLD)
    return put(found, DONE) if board.bought > 0 else found


def refusal(board: Board, step: i64, seat: i64, move: i64) -> i64:
    """Why this is no part of the purchase."""
    if move == DONE:
        return 0 if board.bought > 0 else NOTHING_BOUGHT
    if SPEND <= move < EXHAUST:
        return gold_refusal(board, seat, move - SPEND) if step == GOLD else WRONG_MONEY
    if EXHAUST <= move < BUY:
        return influence_refusal(board, seat, move - EXHAUST) if step == INFLUENCE else WRONG_MONEY
    if BUY <= move < PLAY:
        return sale_refusal(board, seat, move - BUY, step == GOLD)
    return NOT_BUYING


def do(board: Board, step: i64, seat: i64, move: i64) -> None:
    """Pay, buy, or end the purchase: what is left of the credit is lost (RUA-063, RUA-068)."""
    if move == DONE:
        board.credit = 0
        board.bought = 0
        return
    if SPEND <= move < EXHAUST:
        board.credit += spend(board, seat, move - SPEND)
    elif EXHAUST <= move < BUY:
        board.credit += exhaust(board, seat, move - EXHAUST)
    else:
        board.credit -= cost(board, seat, move - BUY)
        board.bought += 1
        take(board, seat, move - BUY, False)
    board.ask(step, bit(seat))


def can_finish(board: Board, step: i64, seat: i64) -> bool:
    """Whether a purchase with gold can be ended: something was bought, or what is left pays for something."""
    if board.bought > 0:
        return True
    if step == HIRE:
        return board.credit == 0 or affords_unit(board, seat)
    least = cheapest(board, seat, True)
    return least != NONE and gold_of(board, seat) + board.credit >= least


def start_refusal(board: Board, seat: i64, move: i64) -> i64:
    """Why a Spend Gold or Spend Influence action cannot begin with this source."""
    gold = move < EXHAUST
    refused = gold_refusal(board, seat, move - SPEND) if gold else influence_refusal(board, seat, move - EXHAUST)
    if refused != 0:
        return refused
    if lasting.total(board, c.FORBID, seat, c.SPEND_GOLD if gold else c.SPEND_INFLUENCE) > 0:
        return FORBIDDEN
    return 0 if affords(board, seat, gold) else TOO_LITTLE


def start_moves(board: Board, seat: i64, found: vec[i64]) -> vec[i64]:
    """Add each source that an action can begin with."""
    if affords(board, seat, True) and lasting.total(board, c.FORBID, seat, c.SPEND_GOLD) == 0:
        found = sources(board, seat, found, True)
    if affords(board, seat, False) and lasting.total(board, c.FORBID, seat, c.SPEND_INFLUENCE) == 0:
        found = sources(board, seat, found, False)
    return found


# --- what abilities ask to be paid: `buy`, `spend` and `toll` -----------------------------------------------------


def frame_at(board: Board) -> i64:
    """The frame that is being carried out."""
    return len(board.stack) - FRAME


def ask_payment(board: Board, step: i64) -> None:
    """Ask for what the row wants, as long as there is something to pay with; else it is done."""
    frame = frame_at(board)
    stack = board.stack
    me = stack[frame + ME]
    left = stack[frame + LEFT]
    if step == PRICE:
        going = left > 0 and choosing.influence_of(board, me) > 0
    elif step == TOLL:
        going = left > 0 and len(sources(board, me, sources(board, me, vec[i64](), True), False)) > 0
    else:
        going = left > 0 and (board.credit > 0 or affords_unit(board, me))
    if me != board.mover:
        board.seal()
    if going:
        board.ask(step, bit(me))
        return
    stack[frame + LEFT] = 0
    board.credit = 0
    board.bought = 0


def affords_unit(board: Board, seat: i64) -> bool:
    """Whether gold of hand and rewards pays for some unit that the row means."""
    gold = gold_of(board, seat) + board.credit
    for i in range(SHELF):
        title = board.box.shelf[seat * SHELF + i]
        if title != NONE and hire_refusal(board, seat, title, gold) == 0:
            return True
    return False


def hire_refusal(board: Board, seat: i64, title: i64, credit: i64) -> i64:
    """Why the row `buy` cannot buy a unit for this much."""
    box = board.box
    if title >= box.cards.titles or box.cards.kind[title] != c.UNIT or box.cards.home[title] != box.races[seat]:
        return NOT_FOR_SALE
    at = board.stack[frame_at(board) + AT] - c.ROW
    if not choosing.means(board, at, title, choosing.printed(board, title), NONE):
        return NOT_FOR_SALE
    if not in_barracks(board, seat, title):
        return PILE_EMPTY
    return TOO_DEAR if cost(board, seat, title) > credit else 0


def payment_moves(board: Board, step: i64, seat: i64) -> vec[i64]:
    """What can be paid with, or bought, or DONE."""
    found = vec[i64]()
    if step != PRICE:
        found = sources(board, seat, found, True)
    if step != HIRE:
        found = sources(board, seat, found, False)
    if step == HIRE:
        for i in range(SHELF):
            title = board.box.shelf[seat * SHELF + i]
            if title != NONE and hire_refusal(board, seat, title, board.credit) == 0:
                found = put(found, BUY + title)
    if step == TOLL or (step == HIRE and (board.bought > 0 or board.credit == 0)):
        found = append(found, DONE)
    return found


def payment_refusal(board: Board, step: i64, seat: i64, move: i64) -> i64:
    """Why this is no payment."""
    if move == DONE and step != PRICE:
        return 0 if step == TOLL or board.bought > 0 or board.credit == 0 else NOTHING_BOUGHT
    if SPEND <= move < EXHAUST and step != PRICE:
        return gold_refusal(board, seat, move - SPEND)
    if EXHAUST <= move < BUY and step != HIRE:
        return influence_refusal(board, seat, move - EXHAUST)
    if BUY <= move < PLAY and step == HIRE:
        return hire_refusal(board, seat, move - BUY, board.credit)
    return NOT_BUYING


def do_payment(board: Board, step: i64, seat: i64, move: i64) -> None:
    """Pay or buy, and go on until the row is done."""
    frame = frame_at(board)
    stack = board.stack
    if move == DONE:
        stack[frame + LEFT] = 0
    elif step == HIRE and move >= BUY:
        board.credit -= cost(board, seat, move - BUY)
        board.bought += 1
        stack[frame + LEFT] -= 1
        take(board, seat, move - BUY, board.box.cards.rows[stack[frame + AT] - c.ROW + c.TO] == c.HAND)
    else:
        gold = move < EXHAUST
        frames.note_paid(board, frame, move - SPEND if gold else move - EXHAUST)
        given = spend(board, seat, move - SPEND) if gold else exhaust(board, seat, move - EXHAUST)
        if step == HIRE:
            board.credit += given
        else:
            stack[frame + LEFT] = max(0, stack[frame + LEFT] - given)
            stack[frame + UNPAID] = stack[frame + LEFT] if step == TOLL else 0
    board.push(step)
