"""What a sensible player thinks of each move, by rules of thumb, from what the seat can see and nothing else.

`worth` says what cards are worth, `fighting` what fights are; here each step of the game asks them. A turn goes: use
Actions, fight, buy with gold, then with influence; what influence is left retains cards.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from . import answers, buying, choosing, fighting, targets
from . import cards as c
from .board import EXHAUSTED, FRAME, LEFT, NONE, TITLE, Board
from .declared import (
    ASSAULT,
    ATTACK,
    BESIEGE,
    BUY,
    CHOOSE,
    DONE,
    DROP,
    EXHAUST,
    GOLD,
    HIRE,
    INFLUENCE,
    LOSSES,
    NAME,
    PLAY,
    PRICE,
    RETAIN,
    SPEND,
    TOLL,
    TURN,
    USE,
)
from .might import ability_gain
from .worth import Purchase, Saving, best_purchase, kept_values, qualities, quality, saving

Weighed = list[tuple[int, float, str]]

ACT: Final = 50.0
FIGHT: Final = 30.0
PAY: Final = 20.0
EXERT: Final = 10.0
"""The order of a turn."""
NO: Final = -10.0
"""What is not worth doing."""


def weigh(board: Board, seat: int) -> Weighed:
    """Each legal move of the seat with its value and the message key of its reason; nothing if it is not asked."""
    if seat not in board.to_act:
        return []
    step = board.agenda[-1]
    moves = board._moves(step, seat)
    values = rate(board, step, seat, moves)
    return [(int(moves[i]), values[i], reason(step, moves[i], values[i])) for i in range(len(moves))]


def reason(step: i64, move: i64, value: float) -> str:
    """The message key of why a move has its value."""
    if value <= NO / 2.0:
        return "advice-not-now"
    if move < BESIEGE:
        return "advice-attack"
    if move < USE:
        return "advice-besiege"
    if move < SPEND:
        return "advice-use"
    if move < BUY:
        return "advice-retain" if step == RETAIN else "advice-pay"
    if move < PLAY:
        return "advice-buy"
    if move < CHOOSE:
        return "advice-play"
    if move < NAME:
        return "advice-lose" if step == LOSSES or step == DROP else "advice-choose"
    return "advice-other"


def rate(board: Board, step: i64, seat: i64, moves: vec[i64]) -> vec[float]:
    """What each legal move of a step is worth, in the order of the moves."""
    if step == TURN:
        return rate_turn(board, seat, moves)
    if step == ASSAULT:
        return fighting.rate_assault(board, seat, moves, PLAY, saving(board, seat))
    if step == GOLD or step == INFLUENCE or step == HIRE:
        return rate_purchase(board, step, seat, moves)
    if step == RETAIN or step == PRICE or step == TOLL:
        return rate_sources(board, step, seat, moves)
    found = vec[float](capacity=len(moves))
    for move in moves:
        found = append(found, answers.rate_answer(board, step, seat, move))
    return found


# --- the actions of a turn ----------------------------------------------------------------------------------------


def rate_turn(board: Board, seat: i64, moves: vec[i64]) -> vec[float]:
    """Actions of cards, then fights, then gold, then influence; who is strongest with an empty hand pays first."""
    plan = saving(board, seat)
    gold = purchase(board, seat, True, plan)
    influence = purchase(board, seat, False, plan)
    pay_first = wants_empty_hand(board, seat)
    found = vec[float](capacity=len(moves))
    for move in moves:
        value = 0.0
        if move < BESIEGE:
            promise = targets.attack_value(board, seat, target_of(board, seat, move - ATTACK), plan)
            value = FIGHT + promise if promise > 0.0 else NO
        elif move < USE:
            promise = targets.siege_value(board, seat, board.box.seat_of[move - BESIEGE], plan)
            value = FIGHT + promise if promise > 0.0 else NO
        elif move < SPEND:
            promise = act_value(board, seat, move - USE, plan)
            value = ACT + promise if promise > 0.0 else NO
        elif move < EXHAUST:
            value = source_value(board, gold, move - SPEND, True, plan, seat)
            if pay_first and value > 0.0:
                value += FIGHT * 40.0
        elif move < BUY:
            value = source_value(board, influence, move - EXHAUST, False, plan, seat)
        found = append(found, value)
    return found


def target_of(board: Board, seat: i64, title: i64) -> i64:
    """The thing that an attack on a title would be about."""
    from .combat import target_refusal

    thing = board.box.thing_at[title]
    while target_refusal(board, seat, thing) != 0:
        thing += 1
    return thing


def wants_empty_hand(board: Board, seat: i64) -> bool:
    """Whether a card of the hand has an ability for fights that asks for an empty hand."""
    cards = board.box.cards
    for slot in board.players[seat].hand:
        for timing in range(c.END):
            ability = cards.ability_of(slot >> TITLE, timing)
            if ability != c.NONE:
                at = cards.first(ability, c.IF)
                end = cards.last(ability, c.IF)
                while at < end:
                    if cards.rows[at + c.PER] == c.HAND_CARDS and cards.rows[at + c.VERB] == c.AT_MOST:
                        return True
                    at += c.ROW
    return False


def act_value(board: Board, seat: i64, title: i64, plan: Saving) -> float:
    """What using an Action is worth, less what its card would do in a fight."""
    cards = board.box.cards
    ability = cards.ability_of(title, c.ACTION)
    gain = ability_gain(board, seat, ability, 0, 0)
    rows = cards.rows
    at = cards.first(ability, c.DO)
    if rows[at + c.VERB] == c.REFRESH:
        gain = 0.5 * float(exhausted_influence(board, seat)) - 0.5
    if board.find(seat, title) != NONE and cards.kind[title] == c.UNIT:
        gain -= 0.45 * float(cards.strength[title])
        if plan.keeps(board, seat, title):
            gain -= 1.0
    return gain


def exhausted_influence(board: Board, seat: i64) -> i64:
    """The influence of a seat's exhausted sources."""
    box = board.box
    total: i64 = 0
    for thing in range(box.events, box.monuments):
        if board.place[thing] == seat and board.state[thing] & EXHAUSTED != 0:
            total += box.cards.influence[box.title[thing]]
    return total


# --- paying -------------------------------------------------------------------------------------------------------


def purchase(board: Board, seat: i64, gold: bool, plan: Saving) -> Purchase:
    """The best purchase with all that a seat can still pay, besides what it saves up."""
    if not gold:
        keep = kept_values(board, seat, plan, qualities(board, seat))
        return best_purchase(board, seat, choosing.influence_of(board, seat) + board.credit, False, keep)
    everything = best_purchase(board, seat, buying.gold_of(board, seat) + board.credit, True, vec[float]())
    if everything.value >= 500.0 or not plan.gold or plan.least <= 0.0:
        return everything
    loose = buying.gold_of(board, seat) + board.credit
    for slot in board.players[seat].hand:
        if plan.keeps(board, seat, slot >> TITLE):
            loose -= board.box.cards.gold[slot >> TITLE]
    return best_purchase(board, seat, loose, True, vec[float]())


def source_value(board: Board, bought: Purchase, title: i64, gold: bool, plan: Saving, seat: i64) -> float:
    """Whether to pay with a source: as little too much as possible, what is saved up last."""
    if bought.title == NONE:
        return NO
    cards = board.box.cards
    given = cards.gold[title] if gold else cards.influence[title]
    lacking = bought.cost - board.credit
    over = given - lacking
    base = PAY if gold else EXERT
    value = base - 0.1 * float(over) if over >= 0 else base - 2.0 + 0.1 * float(given)
    if gold and bought.value < 500.0 and plan.gold and plan.keeps(board, seat, title):
        value -= 5.0
    return value


def rate_purchase(board: Board, step: i64, seat: i64, moves: vec[i64]) -> vec[float]:
    """Pay until the best purchase is paid for, then buy its cards; be done when nothing more is worth it."""
    plan = saving(board, seat)
    gold = step != INFLUENCE
    best = purchase(board, seat, gold, plan)
    average = qualities(board, seat)
    found = vec[float](capacity=len(moves))
    for move in moves:
        value = 0.0
        if move < BUY:
            value = NO
            if best.title != NONE and best.cost > board.credit:
                value = source_value(board, best, move - SPEND if gold else move - EXHAUST, gold, plan, seat)
        elif move < PLAY:
            title = move - BUY
            if title == best.title and best.cost <= board.credit:
                value = 3.0 * PAY
            else:
                value = NO + 0.1 * quality(board, seat, title) - 0.05 * average
                if step == HIRE:
                    value = 1.0 + quality(board, seat, title)
        found = append(found, value)
    return found


def rate_sources(board: Board, step: i64, seat: i64, moves: vec[i64]) -> vec[float]:
    """Exhaust what is closest to what is wanted: to retain cards, to pay a price or a toll."""
    wanted: i64 = 0
    if step == RETAIN:
        wanted = len(kept_values(board, seat, saving(board, seat), qualities(board, seat))) - board.credit
    else:
        wanted = board.stack[len(board.stack) - FRAME + LEFT]
    cards = board.box.cards
    found = vec[float](capacity=len(moves))
    for move in moves:
        if move == DONE:
            found = append(found, 0.0)
        elif wanted <= 0:
            found = append(found, NO)
        else:
            gold = move < EXHAUST
            given = cards.gold[move - SPEND] if gold else cards.influence[move - EXHAUST]
            value = 5.0 - 0.5 * float(given - wanted) if given >= wanted else 4.0 + 0.1 * float(given)
            found = append(found, value - (2.0 if gold else 0.0))
    return found
