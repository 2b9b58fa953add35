"""How good the end looks for each seat as things stand: for searches that do not play every game to its end."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from . import cards as c
from . import ending, lasting
from .board import NONE, Board
from .box import OBJECTIVE
from .might import ATTACKING, ENEMY, THE_OBJECTIVE
from .worth import Saving, all_influence, best_of, qualities

CLOSE: Final = 6.0
"""A lead that is neither small nor safe."""


def outlook(board: Board) -> vec[float]:
    """For each seat how well it stands against the best other side, 0 to 1; allies stand together."""
    found = vec[float](capacity=board.seats)
    for seat in range(board.seats):
        if board.box.cooperative or board.seats == 1:
            margin = survival(board)
        else:
            margin = standing(board, seat) - best_rival(board, seat)
        margin /= CLOSE
        found = append(found, 0.5 + 0.5 * margin / (1.0 + abs(margin)))
    return found


def same_side(board: Board, one: i64, other: i64) -> bool:
    """Whether two seats win together."""
    if board.box.win == c.WIN_OVERLORD:
        return (one == board.first) == (other == board.first)
    return one == other


def best_rival(board: Board, seat: i64) -> float:
    """How well the best seat of another side stands."""
    best = -100.0
    for other in range(board.seats):
        if not same_side(board, seat, other):
            best = max(best, standing(board, other))
    return best


def standing(board: Board, seat: i64) -> float:
    """The worth of a seat's deck and area, of what it has for the objective, and of its home realm."""
    if not board.in_play(seat):
        return -50.0
    win = board.box.win
    total = 4.0 * qualities(board, seat) + 0.5 * float(all_influence(board, seat))
    if board.box.elimination:
        total -= 0.5 * float(board.realm(seat).damage)
    if win == c.WIN_POINTS:
        total += 2.5 * float(ending.points(board, seat))
    elif win == c.WIN_MONUMENT:
        total += 1.5 * top_total(board, seat, Saving(1.0, True, 0))
    elif win == c.WIN_OBJECTIVE:
        total += 0.3 * top_total(board, seat, Saving(1.0, False, ATTACKING | THE_OBJECTIVE | ENEMY))
    return total


def top_total(board: Board, seat: i64, plan: Saving) -> float:
    """What the best hand of a seat's cards amounts to."""
    total = 0.0
    for value in best_of(board, seat, plan):
        total += value
    return total


def survival(board: Board) -> float:
    """How far allies are from falling, and how near to winning."""
    worst = 0.0
    strength = 0.0
    for seat in range(board.seats):
        worst = max(worst, float(board.realm(seat).damage))
        strength += standing(board, seat) / float(board.seats)
    total = 0.4 * strength - 0.5 * worst - 1.0 * float(lasting.enemies(board))
    if board.box.deck_ends:
        total += 8.0 - 0.8 * float(len(board.event_deck))
    elif board.box.win == c.WIN_OBJECTIVE:
        wanted = float(max(board.box.cards.strength[board.box.title[OBJECTIVE]], NONE))
        for seat in range(board.seats):
            plan = Saving(1.0, False, ATTACKING | THE_OBJECTIVE | ENEMY)
            total += 4.0 / float(board.seats) if top_total(board, seat, plan) >= wanted else 0.0
    return total
