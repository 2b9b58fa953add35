"""What a sensible player thinks of each move, by rules of thumb, from what the seat can see and nothing else.

Values are VP, and compare moves of one decision only. What things are worth stands in `worth`, Lineups in
`advice_draft`, Deploy in `advice_deploy`, the rest of a War in `advice_war`.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from . import advice_deploy, advice_draft, advice_war
from .board import AGES, CAMP, RETIRED, Board, card_of, spot_of
from .cards import LOCATIONS
from .declared import (
    AGREE,
    AGREEMENT,
    DISAGREE,
    INITIATIVE,
    LEAD,
    PICK,
    PROPOSE,
    RECRUIT,
    SELL,
    SWITCH,
    TRADE,
)
from .seating import NOBODY
from .war_declared import (
    AIM,
    ATTEMPT,
    ATTEMPTING,
    BUILDING,
    CALL,
    DECLINE,
    DEPLOY,
    DEPLOYING,
    DONE,
    GATE_HOME,
    HOLD,
    LOSE_SOUL,
    PRODUCE,
    RECALLING,
    RETURNING,
    SACRIFICING,
    SCOUT,
    SIEGING,
    SPOILING,
    SPOT,
    SPOTTING,
    TARGET,
)
from .worth import force, gold_worth

Weighed = list[tuple[int, float, str]]

NOT_YET: Final = -500.0
"""The odd player turns to another lane only when nothing is asked in this one."""
FIRST: Final = 0.2
"""What it is worth to lead."""
CLOSE: Final = 12.0
"""A lead that is neither small nor safe."""


def weigh(board: Board, seat: int) -> Weighed:
    """Each legal move of the seat with its value and the message key of its reason; nothing if it is not asked."""
    asked: i64 = seat
    if board.asked >> asked & 1 == 0:
        return []
    step = board.question(asked)
    moves = board._moves(step, asked)
    values = rate(board, step, asked, moves)
    return [(int(moves[i]), values[i], reason(moves[i])) for i in range(len(moves))]


def rate(board: Board, step: i64, seat: i64, moves: vec[i64]) -> vec[float]:
    """The value of each of these moves, ascending ones of the lane that the seat answers in."""
    if len(moves) == 0 or moves[0] != SWITCH:
        return rate_in_lane(board, step, seat, moves)
    values = vec[float]([NOT_YET])
    if len(moves) > 1:
        for value in rate_in_lane(board, step, seat, moves[1:]):
            values = append(values, value)
    return values


def rate_in_lane(board: Board, step: i64, seat: i64, moves: vec[i64]) -> vec[float]:
    """The value of each move, turning away not among them."""
    if step == DEPLOYING:
        return advice_deploy.rate_deploy(board, seat, moves)
    if step == PICK:
        return advice_draft.rate_pick(board, seat, moves)
    if step == TRADE:
        return advice_draft.rate_trade(board, seat, moves)
    if step == PROPOSE:
        return advice_draft.rate_proposal(board, seat, moves)
    if step == AGREEMENT:
        return advice_draft.rate_agreement(board, seat, moves)
    if step == SPOTTING:
        return advice_war.rate_spot(board, seat, moves)
    if step == AIM:
        return advice_war.rate_aim(board, seat, moves)
    if step == ATTEMPTING:
        return advice_war.rate_attempt(board, seat, moves)
    if step == SACRIFICING:
        return advice_war.rate_sacrifice(board, moves)
    if step == RECALLING:
        return advice_war.rate_recall(board, moves)
    if step == SIEGING:
        return advice_war.rate_siege(board, moves)
    if step == SPOILING:
        return advice_war.rate_spoil(board, moves)
    if step == BUILDING:
        return advice_war.rate_build(board, seat, moves)
    if step == RETURNING:
        return advice_war.rate_return(board, moves)
    if step == PRODUCE:
        return advice_war.rate_produce(board, moves)
    return rate_setup(step, moves)


def rate_setup(step: i64, moves: vec[i64]) -> vec[float]:
    """To lead is a little better than not to; one nation is as good as another."""
    values = vec[float](capacity=len(moves))
    for move in moves:
        values = append(values, FIRST if step == INITIATIVE and move == LEAD else 0.0)
    return values


def reason(move: i64) -> str:
    """The message key that says why a move is advised."""
    if move >= DEPLOY:
        return reason_in_war(move)
    if move == SWITCH:
        return "advice-switch"
    if RECRUIT <= move < SELL:
        return "advice-recruit"
    if move >= SELL:
        return "advice-sell"
    if move == AGREE or move == DISAGREE:
        return "advice-agree" if move == AGREE else "advice-disagree"
    if LEAD <= move < LEAD + 2:
        return "advice-lead" if move == LEAD else "advice-follow"
    return "advice-nation" if move < LEAD else "advice-draft"


def reason_in_war(move: i64) -> str:
    """The same for moves of the War."""
    if move < SCOUT:
        return "advice-deploy"
    if move < SPOT:
        return "advice-scout"
    if move < TARGET:
        return "advice-spot"
    if move < HOLD:
        return "advice-target"
    if move == HOLD or move == DECLINE or move == DONE:
        return "advice-nothing"
    if move == ATTEMPT:
        return "advice-attempt"
    if GATE_HOME <= move < LOSE_SOUL:
        return "advice-gate"
    if move == LOSE_SOUL or move == CALL:
        return "advice-produce"
    return "advice-best"


# --- how it looks -------------------------------------------------------------------------------------------------


def outlook(board: Board) -> vec[float]:
    """How good the end looks for each seat, 0 to 1: its Alliance's expected VP against the best other one's."""
    ring = board.ring
    found = vec[float](capacity=board.seats)
    if not board.has_nations() or board.age == 0:
        return found
    teams = ring.sides if ring.alone() else ring.sides // 2
    expected = vec[float](capacity=teams)
    for team in range(teams):
        if ring.alone():
            expected = append(expected, expected_points(board, team))
        else:
            expected = append(expected, expected_points(board, 2 * team) + expected_points(board, 2 * team + 1))
    for seat in range(board.seats):
        own: i64 = 0
        for side in range(ring.sides):
            if ring.seat[side] == seat:
                own = side if ring.alone() else side // 2
        best = -1000.0
        for team in range(teams):
            if team != own:
                best = max(best, expected[team])
        margin = (expected[own] - best) / CLOSE
        found = append(found, 0.5 + 0.5 * margin / (1.0 + abs(margin)))
    return found


def expected_points(board: Board, side: i64) -> float:
    """What a side has, and what it may still earn: its War, its cards, its Gold."""
    box = board.box
    seat = board.ring.seat[side]
    total = gold_worth(board) * float(board.gold[side])
    for age in range(1, AGES + 1):
        if board.tokens[side] >> (age - 1) & 1:
            total += 5.0 * float(age)
    later = float(AGES - board.age)
    for i in range(board.first_of(side), board.end_of(side)):
        now = board.row[i]
        spot = spot_of(now)
        card = card_of(now)
        if spot == RETIRED or spot < LOCATIONS or spot == CAMP:
            total += float(box.vp[card]) + 1.2 * float(box.bonus_by[card])
        if spot < LOCATIONS and not box.is_troop(card):
            total += later * 0.6 * float(box.strength[card])
    pair = board.ring.pair[side]
    if board.tokens[side] >> (board.age - 1) & 1 or board.tokens[board.ring.enemy[side]] >> (board.age - 1) & 1:
        return total
    gap = force(board, seat, side) - force(board, seat, board.ring.enemy[side])
    share = 1.0 / (1.0 + math.exp(-gap / (1.5 + 0.8 * float(board.age))))
    return total + share * (6.5 * float(board.age)) + (0.5 if board.quest[pair] != NOBODY else 0.0)
