"""The War: its steps, pair by pair, and which part of it answers for each. Ledger section 10."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from . import (
    war_adventure,
    war_battle,
    war_defense,
    war_deploy,
    war_dues,
    war_produce,
    war_retire,
    war_siege,
    war_spoils,
    war_targets,
)
from .board import Board
from .declared import WAR
from .war_declared import (
    AIM,
    ATTEMPT,
    ATTEMPTING,
    BUILDING,
    CARRY,
    DECLINE,
    DEPLOYING,
    DUES,
    ENGAGE,
    FIGHT,
    LEAVE,
    PRODUCE,
    PRODUCED,
    PRODUCTION,
    QUESTING,
    RECALLING,
    RETIRE,
    RETURNING,
    REVEAL,
    SACRIFICING,
    SIEGING,
    SPOILING,
    SPOILS,
    SPOTTING,
)


def begin(board: Board) -> None:
    """All pairs make War side by side; nobody produces before all have retired (ETT-075, ETT-076, ETT-024, R-123)."""
    board.phase = WAR
    board.push(PRODUCED)
    board.push(PRODUCTION)
    board.push(RETIRE)
    board.push(LEAVE)
    board.push(DUES)
    board.part(board.ring.pairs)
    for pair in range(board.ring.pairs):
        board.enter(pair)
        board.push(BUILDING)
        board.push(SPOILS)
        board.push(QUESTING)
        board.push(ENGAGE)
        board.push(REVEAL)
        board.push(DEPLOYING)


def resolve(board: Board, step: i64) -> None:
    """Do a step of the War."""
    if step == DEPLOYING:
        war_deploy.begin(board)
    elif step == REVEAL:
        war_deploy.reveal(board)
    elif step == ENGAGE:
        war_targets.start(board)
    elif step == AIM:
        war_targets.aim(board)
    elif step == FIGHT:
        war_battle.fight(board)
    elif step == QUESTING:
        war_adventure.begin(board)
    elif step == SACRIFICING:
        war_adventure.ask_sacrifice(board)
    elif step == RECALLING:
        war_adventure.ask_recall(board)
    elif step == SPOILS:
        war_spoils.begin(board)
    elif step == SIEGING:
        war_siege.siege(board)
    elif step == SPOILING:
        war_spoils.spoil(board)
    elif step == CARRY:
        war_spoils.carry(board)
    elif step == BUILDING:
        war_defense.ask_build(board)
    elif step == DUES:
        war_dues.settle(board)
    elif step == LEAVE:
        war_retire.begin(board)
    elif step == RETURNING:
        war_retire.ask_return(board)
    elif step == RETIRE:
        war_retire.retire(board)
    elif step == PRODUCTION:
        war_produce.begin(board)
    elif step == PRODUCE:
        war_produce.produce(board)
    elif step == PRODUCED:
        war_produce.settle(board)
    elif step == WAR:
        begin(board)


def moves(board: Board, step: i64, seat: i64) -> vec[i64]:
    """The legal moves of a seat that a step of the War asks."""
    if step == DEPLOYING:
        return war_deploy.moves(board, seat)
    if step == SPOTTING:
        return war_deploy.spots(board)
    if step == AIM:
        return war_targets.moves(board, seat)
    if step == ATTEMPTING:
        return vec[i64]([ATTEMPT, DECLINE])
    if step == SACRIFICING:
        return war_adventure.sacrifice_moves(board, seat)
    if step == RECALLING:
        return war_adventure.recall_moves(board, seat)
    if step == SIEGING:
        return war_siege.siege_moves(board, seat)
    if step == SPOILING:
        return war_spoils.spoil_moves(board, seat)
    if step == BUILDING:
        return war_defense.build_moves()
    if step == RETURNING:
        return war_retire.moves(board, seat)
    return war_produce.moves(board, seat)


def refusal(board: Board, step: i64, seat: i64, move: i64) -> i64:
    """Why a seat that a step of the War asks may not make this move."""
    if step == DEPLOYING:
        return war_deploy.refusal(board, seat, move)
    if step == SPOTTING:
        return war_deploy.spot_refusal(board, move)
    if step == AIM:
        return war_targets.refusal(board, seat, move)
    if step == ATTEMPTING:
        return war_adventure.refusal(move)
    if step == SACRIFICING:
        return war_adventure.sacrifice_refusal(board, seat, move)
    if step == RECALLING:
        return war_adventure.recall_refusal(board, seat, move)
    if step == SIEGING:
        return war_siege.siege_refusal(board, seat, move)
    if step == SPOILING:
        return war_spoils.spoil_refusal(board, seat, move)
    if step == BUILDING:
        return war_defense.build_refusal(move)
    if step == RETURNING:
        return war_retire.refusal(board, seat, move)
    return war_produce.refusal(board, seat, move)


def do(board: Board, step: i64, seat: i64, move: i64) -> None:
    """Make a legal move in a step of the War."""
    if step == DEPLOYING:
        war_deploy.do(board, seat, move)
    elif step == SPOTTING:
        war_deploy.do_spot(board, seat, move)
    elif step == AIM:
        war_targets.do(board, seat, move)
    elif step == ATTEMPTING:
        war_adventure.do(board, seat, move)
    elif step == SACRIFICING:
        war_adventure.do_sacrifice(board, seat, move)
    elif step == RECALLING:
        war_adventure.do_recall(board, seat, move)
    elif step == SIEGING:
        war_siege.do_siege(board, seat, move)
    elif step == SPOILING:
        war_spoils.do_spoil(board, seat, move)
    elif step == BUILDING:
        war_defense.do_build(board, seat, move)
    elif step == RETURNING:
        war_retire.do(board, seat, move)
    else:
        war_produce.do(board, seat, move)
