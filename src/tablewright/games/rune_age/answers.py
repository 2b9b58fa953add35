"""What bots answer when a card or a fight asks: which card to give up or to take, whether to use an ability, whom."""

from __future__ import annotations

from mypy_extensions import i64

from . import cards as c
from . import choosing, fighting, lasting, targets
from .board import ABILITY, AT, FRAME, ME, NONE, PAID, TITLE, Board
from .box import NOBODY
from .declared import (
    AFTERMATH,
    CHOOSE,
    DONE,
    DROP,
    EITHER,
    LOOK,
    LOSSES,
    NAME,
    ORDER,
    PICK,
    PLAYED,
    REROLL,
    RESOLUTION,
    RETURN,
    ROLLED,
    SHOWN,
    SKIP,
    USE,
    WHO,
)
from .worth import keep_value, qualities, quality, saving


def rate_answer(board: Board, step: i64, seat: i64, move: i64) -> float:
    """One answer to any other question."""
    if step == PLAYED:
        if move == SKIP:
            return 0.0
        return fighting.rate_ability(board, seat, move - USE, c.PLAYED, board.latest)
    if step == RESOLUTION or step == AFTERMATH:
        return rate_use(board, step, seat, move)
    if step == DROP:
        return rate_drop(board, seat, move)
    if step == LOSSES:
        return 10.0 - float(board.box.cards.strength[move - CHOOSE]) - 0.1 * quality(board, seat, move - CHOOSE)
    if step == PICK:
        return rate_pick(board, seat, move)
    if step == WHO:
        return rate_name(board, seat, move)
    if step == SHOWN:
        return quality(board, seat, move - CHOOSE)
    if step == EITHER:
        top = board.shown[len(board.shown) - 1] >> TITLE
        good = quality(board, seat, top) - qualities(board, seat)
        return good if move == RETURN else 0.0
    if step == LOOK:
        return 0.0 if move == DONE else qualities(board, seat) - quality(board, seat, move - CHOOSE) - 0.2
    if step == ORDER:
        return 0.0 - quality(board, seat, move - CHOOSE)
    if step == ROLLED:
        return (1.0 if board.dice >= 1 and losing(board, seat) else 0.0) if move == REROLL else 0.5
    return 0.0


def losing(board: Board, seat: i64) -> bool:
    """Whether the dice as they lie lose the battle."""
    army = fighting.army_mights(board, seat)
    left = fighting.total_now(board, seat) - float(lasting.foe_strength(board))
    for i in range(min(board.dice, len(army))):
        left -= army[i]
    return left < 0.0


def rate_use(board: Board, step: i64, seat: i64, move: i64) -> float:
    """Free abilities first; those with a price only where they help."""
    if move == DONE:
        return 0.0
    title = move - USE
    timing = c.RESOLUTION if step == RESOLUTION else c.END
    i: i64 = 0
    while i < len(board.army):
        if board.army[i] >> TITLE == title and board.side_of(seat) == board.army[i + 1]:
            return fighting.rate_ability(board, seat, title, timing, i)
        i += 4
    return 0.5


def rate_drop(board: Board, seat: i64, move: i64) -> float:
    """Discard the worst until the rest may be retained, and what is worse than another card."""
    if move == DONE:
        return 0.0
    plan = saving(board, seat)
    value = keep_value(board, seat, move - CHOOSE, plan, qualities(board, seat))
    if len(board.players[seat].hand) > board.credit:
        return 20.0 - value
    return -value


def rate_name(board: Board, seat: i64, move: i64) -> float:
    """Gifts to whoever is furthest behind; burdens to who bears them best."""
    other = board.box.seat_of[move - NAME]
    if board.box.shared:
        return targets.defence(board, other)
    worth = -float(lasting.cities(board, other)) - 0.2 * float(
        lasting.count(board, c.OWN_STRONGHOLDS, other, NONE, NONE, NONE)
    )
    return worth - 0.05 * float(board.box.cards.realm - board.realm(other).damage)


def rate_pick(board: Board, seat: i64, move: i64) -> float:
    """Of his own a player gives up the worst and takes the best; of an opponent's he harms the best."""
    stack = board.stack
    frame: i64 = len(stack) - FRAME
    at = stack[frame + AT]
    rows = board.box.cards.rows
    verb = rows[at + c.VERB]
    if move == DONE:
        return 0.0
    title = move - CHOOSE
    owner = choosing.owner_of(board, at, stack[frame + ME])
    zone = choosing.zone_of(board, at)
    worth = picked_worth(board, seat, title, zone)
    harm = verb == c.DISCARD or verb == c.DESTROY or verb == c.WOUND or verb == c.EXHAUST
    if not harm:
        return 1.0 + worth
    if owner != seat and owner != NOBODY:
        return 1.0 + worth
    if rows[at + c.MAY] == 0:
        return 20.0 - worth
    return may_give_up(board, seat, title, verb, zone, worth)


def may_give_up(board: Board, seat: i64, title: i64, verb: i64, zone: i64, worth: float) -> float:
    """What giving up a card of one's own choice is worth."""
    if zone == c.ARMY:
        return -worth
    if verb == c.DISCARD:
        paid = board.box.cards.gold[title]
        return float(paid) + 0.1 if board.target != NONE and fighting.wanted(board, seat) else -worth
    return 0.5 * qualities(board, seat) - worth + averted(board, seat)


def averted(board: Board, seat: i64) -> float:
    """What one card more, given up to the row that asks, spares of the damage that a later row of the ability does."""
    stack = board.stack
    frame: i64 = len(stack) - FRAME
    rows = board.box.cards.rows
    at = stack[frame + AT] + c.ROW
    while at < board.box.cards.last(stack[frame + ABILITY], c.DO):
        if rows[at + c.VERB] == c.DAMAGE and rows[at + c.PER] == c.ENEMIES_LEFT:
            left = lasting.enemies(board) - stack[frame + PAID]
            return float(rows[at + c.N]) * (0.4 + 0.06 * float(board.realm(seat).damage)) if left > 0 else 0.0
        at += c.ROW
    return 0.0


def picked_worth(board: Board, seat: i64, title: i64, zone: i64) -> float:
    """What a card is worth where it is picked."""
    cards = board.box.cards
    kind = cards.kind[title]
    if kind == c.GOLD or kind == c.TACTIC:
        return quality(board, seat, title)
    if kind == c.UNIT:
        return max(quality(board, seat, title), float(cards.strength[title]))
    return float(2 * cards.influence[title] + 2 * cards.gold[title] + 2 * cards.points[title]) + 0.5
