"""What bots make of Lineups: whom each card serves best, what to recruit and what to sell. Values are VP."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from .board import FRONT, LINEUP, TO_RECRUIT, TO_SELL, Board, card_of, spot_of
from .cards import UNITS
from .declared import AGREE, DRAFT, PEACETIME, RECRUIT, SELL, WANT
from .drafting import follower, leader, lined_up, picker, wanted_cards
from .trade import trading_side
from .worth import gap_of, gold_worth, unit_worth, war_worth

NEVER: Final = -1000.0
DENIED: Final = 0.6
"""How much it counts what the Enemy gets of a Lineup, with two Alliances; less where there are more."""
STUBBORN: Final = 0.75
"""How much better a split must be to disagree."""


def rate_trade(board: Board, seat: i64, moves: vec[i64]) -> vec[float]:
    """Each Recruit and Sell with the best that can follow."""
    side = trading_side(board, seat)
    gap = gap_of(board, seat, side)
    found = vec[float](capacity=len(moves))
    for move in moves:
        card = (move - RECRUIT) % UNITS
        rest = without(board.cards_at(side, FRONT), card)
        recruit = move < SELL
        gold = purse_of(board, side) + (-board.box.cost[card] if recruit else board.box.sell[card])
        if recruit:
            more = gap + float(board.box.strength[card])
            value = unit_worth(board, card) + best_trade(board, rest, gold, more)
        else:
            value = best_trade(board, rest, gold, gap)
        found = append(found, value)
    return found


def purse_of(board: Board, side: i64) -> i64:
    """The Gold of a side once what it has decided is done."""
    gold = board.gold[side]
    for i in range(board.first_of(side), board.end_of(side)):
        spot = spot_of(board.row[i])
        card = card_of(board.row[i])
        if spot == TO_RECRUIT:
            gold -= board.box.cost[card]
        elif spot == TO_SELL:
            gold += board.box.sell[card]
    return gold


def without(cards: vec[i64], card: i64) -> vec[i64]:
    """The cards but for one copy of this one."""
    found = vec[i64](capacity=len(cards))
    gone = False
    for each in cards:
        if each == card and not gone:
            gone = True
        else:
            found = append(found, each)
    return found


def best_trade(board: Board, cards: vec[i64], gold: i64, gap: float) -> float:
    """What drafted cards and a purse are worth if the best of them are recruited; NEVER if the purse is too small."""
    price = gold_worth(board)
    number: i64 = len(cards)
    best = NEVER
    for mask in range(1 << number):
        left = gold
        value = 0.0
        lead = gap
        for i in range(number):
            card = cards[i]
            if mask >> i & 1:
                left -= board.box.cost[card]
                value += unit_worth(board, card)
                lead += float(board.box.strength[card])
            else:
                left += board.box.sell[card]
        if left >= 0:
            best = max(best, value + price * float(left) + war_worth(board, lead))
    return best


# --- Lineups ----------------------------------------------------------------------------------------------------


class Haul:
    """What two sides have of a Lineup and may get of it; values are those of the first side."""

    __slots__ = ("board", "gaps", "shared", "sides")

    def __init__(self, board: Board, seat: i64, one: i64, other: i64) -> None:
        self.board = board
        self.sides: vec[i64] = vec[i64]([one, other])
        self.gaps: vec[float] = vec[float]([gap_of(board, seat, one), gap_of(board, seat, other)])
        if board.phase == PEACETIME:
            self.shared: float = 0.0 if one == other else 1.0
        else:
            self.shared = -DENIED * 2.0 / float(max(board.ring.pairs, 2))

    def gain(self, which: i64, cards: vec[i64]) -> float:
        """What a side makes of these cards."""
        side = self.sides[which]
        return best_trade(self.board, cards, self.board.gold[side], self.gaps[which])

    def value(self, own: vec[i64], others: vec[i64]) -> float:
        """What it is worth that the first side gets these cards and the second those."""
        value = self.gain(0, own)
        return value if self.shared == 0.0 else value + self.shared * self.gain(1, others)

    def value_for_second(self, own: vec[i64], others: vec[i64]) -> float:
        """The same in the eyes of the second side."""
        return self.gain(1, own) + self.shared * self.gain(0, others)


def rate_pick(board: Board, seat: i64, moves: vec[i64]) -> vec[float]:
    """Each card that can be drafted, with the best that can follow."""
    lane = board.lane
    side = picker(board, lane)
    other = board.one(lane) + board.other(lane) - side
    haul = Haul(board, seat, side, other)
    cards = lined_up(board, lane)
    found = vec[float](capacity=len(moves))
    for move in moves:
        own = append(board.cards_at(side, FRONT), move - DRAFT)
        rest = without(cards, move - DRAFT)
        found = append(found, after_pick(board, haul, own, rest))
    return found


def after_pick(board: Board, haul: Haul, own: vec[i64], rest: vec[i64]) -> float:
    """What a pick leads to when the first side has `own` and `rest` still lies there."""
    side = haul.sides[0]
    other = haul.sides[1]
    theirs = board.cards_at(other, FRONT) if other != side else vec[i64]()
    quota = board.quota[side] - len(own)
    if other == side or board.phase == PEACETIME:
        return best_split(haul, own, theirs, rest, quota)
    if len(theirs) == 0 and quota > 0 and len(rest) == 3:
        return after_first(haul, own, rest)
    return best_split(haul, own, theirs, rest, quota)


def after_first(haul: Haul, own: vec[i64], rest: vec[i64]) -> float:
    """The leader has picked once: the Enemy takes the two that suit it best, the last one comes back (ETT-060)."""
    best = NEVER * 10.0
    value = 0.0
    for left in range(3):
        kept = append(own[:], rest[left])
        theirs = without(rest, rest[left])
        rival = haul.value_for_second(theirs, kept)
        if rival > best:
            best = rival
            value = haul.value(kept, theirs)
    return value


def best_split(haul: Haul, own: vec[i64], theirs: vec[i64], rest: vec[i64], quota: i64) -> float:
    """The best way to give `quota` of the cards that lie there to the first side, the others to the second."""
    number: i64 = len(rest)
    best = NEVER * 10.0
    for mask in range(1 << number):
        mine = own[:]
        others = theirs[:]
        for i in range(number):
            if mask >> i & 1:
                mine = append(mine, rest[i])
            else:
                others = append(others, rest[i])
        if len(mine) == len(own) + min(quota, number):
            best = max(best, haul.value(mine, others))
    return best


# --- between Allies ---------------------------------------------------------------------------------------------


def rate_proposal(board: Board, seat: i64, moves: vec[i64]) -> vec[float]:
    """Each card that the proposing Ally may want, with the best for both that can follow."""
    lane = board.lane
    side = leader(board, lane)
    haul = Haul(board, seat, side, follower(board, lane))
    found = vec[float](capacity=len(moves))
    wanted = wanted_cards(board, lane)
    rest = vec[i64](capacity=LINEUP)
    for i in range(LINEUP):
        card = board.lineup[lane * LINEUP + i]
        if card >= 0 and board.wanted[lane] >> i & 1 == 0:
            rest = append(rest, card)
    for move in moves:
        own = append(wanted[:], move - WANT)
        left = without(rest, move - WANT)
        found = append(found, best_split(haul, own, vec[i64](), left, board.quota[side] - len(own)))
    return found


def rate_agreement(board: Board, seat: i64, moves: vec[i64]) -> vec[float]:
    """What is proposed against the best split that there is."""
    lane = board.lane
    side = leader(board, lane)
    haul = Haul(board, seat, side, follower(board, lane))
    wanted = wanted_cards(board, lane)
    rest = lined_up(board, lane)
    best = best_split(haul, vec[i64](), vec[i64](), rest, board.quota[side])
    for card in wanted:
        rest = without(rest, card)
    found = vec[float](capacity=2)
    for move in moves:
        found = append(found, haul.value(wanted, rest) if move == AGREE else best - STUBBORN)
    return found
