"""What a balance compares and counts: nations against each other, and the units and abilities that are recruited."""

from __future__ import annotations

import msgspec

from . import faces
from .board import Board
from .cards import MERCENARIES, UNITS
from .declared import RECRUIT, SELL, TRADE
from .options import Options

STRIDE = 617
"""A prime that no number of lineups is a multiple of: the first lineups of a round are mixed, and each comes once."""


def lineup(options: Options, seats: int, number: int) -> tuple[Options, list[str]]:
    """The nations of a game: in a round every row of so many different nations once, so each pair in all seats."""
    rest = faces.NATION[:MERCENARIES]
    rows = 1
    for count in range(len(rest), len(rest) - seats, -1):
        rows *= count
    place = number * STRIDE % rows
    chosen = []
    for _ in range(seats):
        place, at = divmod(place, len(rest))
        chosen.append(rest.pop(at))
    return msgspec.structs.replace(options, nations=tuple(chosen)), chosen


def offers(board: Board, seat: int) -> dict[int, list[tuple[str, str]]]:
    """The drafted units that the seat can pay for, with their abilities: what it recruits is picked."""
    if seat not in board.to_act or board.question(seat) != TRADE:
        return {}
    words = board.setting.words
    found: dict[int, list[tuple[str, str]]] = {}
    for move in board.legal(seat):
        if RECRUIT <= move < SELL:
            card = int(move - RECRUIT) % int(UNITS)
            abilities = int(board.box.abilities[card])
            found[move] = [("card", words["card"][card])]
            found[move] += [("ability", each) for i, each in enumerate(words["ability"]) if abilities >> i & 1]
    return found
