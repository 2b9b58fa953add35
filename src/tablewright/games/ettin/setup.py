"""Setup: nations and decks, and who decides on the first lead. Ledger section 3."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from ...core.zones import blank
from .board import AGES, NATION_DECK, Board
from .cards import MERCENARIES, NATIONS, Box
from .declared import (
    CHOOSE,
    CHOOSING,
    CHOSE,
    INITIATIVE,
    NATION_GIVEN,
    NATION_NEAR,
    NATION_TAKEN,
    NO_MERCENARIES,
    NOT_NOW,
)
from .seating import NOBODY, Ring

if TYPE_CHECKING:
    from ...core.random import Random


def next_nation(board: Board) -> None:
    """Each player chooses a nation, from the anchor player to the left (ETT-047, R-006); then the decks are built."""
    for side in range(board.ring.sides):
        if board.nation[side] == NOBODY:
            choices = nations_for(board, side)
            if board.readings.pick_at_random:
                play_nation(board, side, choices[board.random.below(len(choices))])
            elif len(choices) == 1:
                play_nation(board, side, choices[0])
            else:
                board.ask(CHOOSING, board.seat_bit(side))
                return
    board.decks = build_decks(board, board.random)
    fill_decks(board)


def choosing_side(board: Board) -> i64:
    """The first side that has no nation yet."""
    side: i64 = 0
    while board.nation[side] != NOBODY:
        side += 1
    return side


def choosing_moves(board: Board) -> vec[i64]:
    """The nations that the side may play."""
    moves = vec[i64]()
    for nation in nations_for(board, choosing_side(board)):
        moves = append(moves, CHOOSE + nation)
    return moves


def choosing_refusal(board: Board, move: i64) -> i64:
    """Why the side cannot play this nation."""
    if CHOOSE <= move < CHOOSE + NATIONS:
        return nation_refusal(board, choosing_side(board), move - CHOOSE)
    return NOT_NOW


def do_choosing(board: Board, move: i64) -> None:
    """The side has its nation; the next one chooses."""
    play_nation(board, choosing_side(board), move - CHOOSE)
    next_nation(board)


def nations_for(board: Board, side: i64) -> vec[i64]:
    """The nations that a side may play, ascending."""
    found = vec[i64]()
    for nation in range(NATIONS):
        if nation_refusal(board, side, nation) == 0:
            found = append(found, nation)
    return found


def nation_refusal(board: Board, side: i64, nation: i64) -> i64:
    """Nations around a box and of neighbours differ; the odd player's other one is the Mercenaries (ETT-031).

    The last side of the last box sits beside side 0: the one before it must leave a nation that side 0 does not play.
    """
    ring = board.ring
    if nation == MERCENARIES:
        return 0 if may_hire(board, side) else NO_MERCENARIES
    if must_hire(board, side):
        return NATION_TAKEN
    if board.given[side] != NOBODY and board.given[side] != nation:
        return NATION_GIVEN
    for other in range(side):
        if ring.group[other] == ring.group[side] and board.nation[other] == nation:
            return NATION_TAKEN
    if board.nation[(side + 1) % ring.sides] == nation or board.nation[side - 1 + ring.sides * (side == 0)] == nation:
        return NATION_NEAR
    if ring.boxes > 1 and side == ring.sides - 2 and leaves_only(board, side, nation, board.nation[0]):
        return NATION_NEAR
    return 0


def may_hire(board: Board, side: i64) -> bool:
    """The odd player chooses which of the two sides plays the Mercenaries (R-118)."""
    ring = board.ring
    return ring.odd != NOBODY and side < 2 and (side == 0 or board.nation[0] != MERCENARIES)


def must_hire(board: Board, side: i64) -> bool:
    """The odd player's second side plays the Mercenaries if the first does not."""
    return board.ring.odd != NOBODY and side == 1 and board.nation[0] != MERCENARIES


def leaves_only(board: Board, side: i64, nation: i64, last: i64) -> bool:
    """Whether after this choice no nation but `last` is left around the box of the side."""
    for free in range(MERCENARIES):
        taken = free == nation or free == last
        for other in range(side):
            if board.ring.group[other] == board.ring.group[side] and board.nation[other] == free:
                taken = True
        if not taken:
            return False
    return True


def play_nation(board: Board, side: i64, nation: i64) -> None:
    """The side plays this nation from now on."""
    chosen = board.nation[:]
    chosen[side] = nation
    board.nation = chosen
    board.say(CHOSE, side)


# --- decks ------------------------------------------------------------------------------------------------------


def deck_starts(ring: Ring, box: Box) -> vec[i64]:
    """Where each deck begins in `Board.decks`, and where the last one ends."""
    starts = vec[i64]()
    end: i64 = 0
    for _ in range(ring.sides):
        starts = append(starts, end)
        end += NATION_DECK
    for _ in range(ring.boxes):
        for age in range(1, AGES + 1):
            starts = append(starts, end)
            end += len(box.units_of(MERCENARIES, age))
    for _ in range(ring.boxes):
        for age in range(1, AGES + 1):
            starts = append(starts, end)
            end += len(box.adventures_of(age))
    return append(starts, end)


def build_decks(board: Board, random: Random) -> vec[i64]:
    """All decks: Mercenaries and Adventures by Age, Nation Decks with Age I on top (ETT-043, ETT-044, ETT-049)."""
    ring = board.ring
    box = board.box
    decks = vec[i64]()
    for side in range(ring.sides):
        if board.nation[side] == MERCENARIES:
            decks = extend(decks, blank(NATION_DECK, 0))
        else:
            for sooner in range(AGES):
                decks = shuffled_on(decks, box.units_of(board.nation[side], AGES - sooner), random)
    for _ in range(ring.boxes):
        for age in range(1, AGES + 1):
            decks = shuffled_on(decks, box.units_of(MERCENARIES, age), random)
    for _ in range(ring.boxes):
        for age in range(1, AGES + 1):
            decks = shuffled_on(decks, box.adventures_of(age), random)
    return decks


def shuffled_on(decks: vec[i64], stack: vec[i64], random: Random) -> vec[i64]:
    """The decks with a stack, shuffled, on top."""
    random.shuffle(stack, 0, len(stack))
    return extend(decks, stack)


def fill_decks(board: Board) -> None:
    """All decks are full; the Mercenary nation has none (ETT-035)."""
    for deck in range(len(board.left)):
        board.left[deck] = board.starts[deck + 1] - board.starts[deck]
        if deck < board.ring.sides and board.nation[deck] == MERCENARIES:
            board.left[deck] = 0
    board.seal()


# --- the first lead ---------------------------------------------------------------------------------------------


def ask_first_lead(board: Board) -> None:
    """In each pair the nation with the higher Initiative number decides who leads (ETT-050, R-121)."""
    board.part(board.ring.pairs)
    for pair in range(board.ring.pairs):
        board.enter(pair)
        board.ask(INITIATIVE, board.seat_bit(decider(board, pair)))


def decider(board: Board, pair: i64) -> i64:
    """The side with the higher Initiative number; of equals a random one (R-008)."""
    one = board.ring.first[pair]
    other = board.ring.second[pair]
    number = board.box.initiative
    difference = number[board.nation[one]] - number[board.nation[other]]
    if difference == 0:
        return one if board.below(2) == 0 else other
    return one if difference > 0 else other
