"""The War: its steps, pair by pair, and which part of it answers for each. Ledger section 10."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from . import war_battle, war_deploy, war_retire, war_targets
from .board import Board
from .declared import WAR
from .war_declared import AIM, DEPLOYING, ENGAGE, FIGHT, RETIRE, REVEAL, SPOTTING


def begin(board: Board) -> None:
    """All pairs make War side by side, each at its own pace (ETT-075, ETT-024, R-123)."""
    board.phase = WAR
    board.push(RETIRE)
    board.part(board.ring.pairs)
    for pair in range(board.ring.pairs):
        board.where[pair] = 0
        board.enter(pair)
        board.push(ENGAGE)
        board.push(REVEAL)
        board.push(DEPLOYING)


def resolve(board: Board, step: i64) -> None:
    """Do a step of the War."""
    if step == DEPLOYING:
        war_deploy.begin(board)
    elif step == FIGHT:
        war_battle.fight(board)
    elif step == AIM:
        war_targets.aim(board)
    elif step == ENGAGE:
        war_targets.start(board)
    elif step == REVEAL:
        war_deploy.reveal(board)
    elif step == RETIRE:
        war_retire.retire(board)
    elif step == WAR:
        begin(board)


def moves(board: Board, step: i64, seat: i64) -> vec[i64]:
    """The legal moves of a seat that a step of the War asks."""
    if step == DEPLOYING:
        return war_deploy.moves(board, seat)
    if step == AIM:
        return war_targets.moves(board, seat)
    return war_deploy.spots(board)


def refusal(board: Board, step: i64, seat: i64, move: i64) -> i64:
    """Why a seat that a step of the War asks may not make this move."""
    if step == DEPLOYING:
        return war_deploy.refusal(board, seat, move)
    if step == SPOTTING:
        return war_deploy.spot_refusal(board, move)
    return war_targets.refusal(board, seat, move)


def do(board: Board, step: i64, seat: i64, move: i64) -> None:
    """Make a legal move in a step of the War."""
    if step == DEPLOYING:
        war_deploy.do(board, seat, move)
    elif step == SPOTTING:
        war_deploy.do_spot(board, seat, move)
    else:
        war_targets.do(board, seat, move)
