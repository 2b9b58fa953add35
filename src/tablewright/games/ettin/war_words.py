"""What messages about a decision in a War name beside its moves: the battle, and the unit that aims."""

from __future__ import annotations

from .board import Board
from .cards import ABILITIES
from .declared import PLACE_WORDS, WAR
from .war_declared import AIM, SIEGING, SPOILING
from .war_targets import next_shot


def arguments(board: Board, seat: int) -> dict[str, str]:
    """The place of the battle in which a seat is asked something, and which ability of which card aims."""
    if board.phase != WAR or not board.parted or seat not in board.to_act:
        return {}
    step = board.question(seat)
    if step not in (AIM, SIEGING, SPOILING):
        return {}
    named = {"place": PLACE_WORDS[board.where[board.lane]]}
    if step == AIM:
        shot = int(next_shot(board, board.side_of(seat)))
        words = board.setting.words
        named |= {"shooter": words["card"][shot // ABILITIES], "ability": words["ability"][shot % ABILITIES]}
    return named
