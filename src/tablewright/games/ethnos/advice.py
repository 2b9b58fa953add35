"""What a sensible player thinks of each move, by rules of thumb, from what the seat can see and nothing else.

The measure is points: what a Band pays when it scores, what its marker may earn in this Age and later ones, what its
Leader brings. A card is worth taking for the Band that it may grow into.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from .advice_solo import turn_cost, weigh_solo
from .board import (
    COLOURS,
    HAND,
    WILD,
    Board,
    colour_of,
    kind_of,
)
from .declared import (
    ADD,
    ADVANCE,
    BAND,
    CLAIM,
    COIN,
    DISCARD,
    DONE,
    DRAW,
    ENLIST,
    EXTRA,
    FEEDING,
    HORDE,
    KEEP,
    LEAD,
    PASS,
    PLACE,
    RAID,
    SKIP,
    SUMMON,
    TAKE,
    TURN,
)
from .worth import (
    PER_CARD,
    TEMPO,
    band_value,
    best_value,
    cards_of,
    coin_value,
    danger_of_end,
    held_markers,
    region_value,
)

Weighed = list[tuple[int, float, str]]


def weigh(board: Board, seat: int) -> Weighed:
    """Each legal move of the seat with its value and the message key of its reason; nothing if it is not asked."""
    if seat not in board.to_act:
        return []
    step = board.agenda[-1]
    if step == TURN:
        return weigh_turn(board, seat)
    if step == BAND:
        return weigh_band(board, seat)
    if step == EXTRA:
        return [*weigh_leaders(board, seat), (int(SKIP), 0.4, "advice-skip")]
    if step == DISCARD:
        return weigh_keeping(board, seat)
    if step >= FEEDING:
        return weigh_solo(board, step, board.legal(seat))
    return [weigh_answer(board, seat, move) for move in board.legal(seat)]


# --- a turn ---------------------------------------------------------------------------------------------------


def weigh_turn(board: Board, seat: i64) -> Weighed:
    """Recruit or play: a recruit is worth what it adds to the best growing Band, less the turn it takes."""
    hand = cards_of(board, seat)
    found = weigh_leaders(board, seat)
    best = best_value(board, seat, hand, False)
    growing = best_value(board, seat, hand, True)
    danger = danger_of_end(board)
    for move in board.legal(int(seat)):
        if move == DRAW:
            cost = turn_cost(board, -1) if board.box.solo else 0.0
            found.append((int(DRAW), best * (1.0 - danger) + 0.35 * PER_CARD - TEMPO - cost, "advice-draw"))
        elif TAKE <= move < PASS:
            gain = best_value(board, seat, append(hand[:], move - TAKE), True) - growing
            cost = turn_cost(board, move - TAKE) if board.box.solo else 0.0
            found.append((move, best * (1.0 - danger) + gain - TEMPO - cost, "advice-take"))
        elif move == PASS:
            found.append((move, 0.0, "advice-skip"))
    return found


def weigh_leaders(board: Board, seat: i64) -> Weighed:
    """For each Leader the value of its best Band now."""
    hand = cards_of(board, seat)
    found: Weighed = []
    last: i64 = -1
    for leader in hand:
        if leader != last and leader != WILD:
            value = max(
                band_value(board, seat, hand, leader, True, False),
                band_value(board, seat, hand, leader, False, False),
            )
            found.append((int(LEAD + leader), value, "advice-band"))
        last = leader
    return found


# --- within a Band ----------------------------------------------------------------------------------------------


def weigh_band(board: Board, seat: i64) -> Weighed:
    """Add the lowest card of the larger way to go on; be done when nothing fits."""
    leader = board.staged[0] >> 1
    pile = cards_of(board, seat)
    for slot in board.staged:
        pile = append(pile, slot >> 1)
    by_kind = band_value(board, seat, pile, leader, True, False) >= band_value(board, seat, pile, leader, False, False)
    found: Weighed = []
    for move in board.legal(int(seat)):
        if move == DONE:
            found.append((move, 0.0, "advice-done"))
        else:
            card: i64 = move - ADD
            same = kind_of(card) == kind_of(leader) if by_kind else colour_of(card) == colour_of(leader)
            fit = card == WILD or same
            found.append((move, 1.0 - float(card) / 1000.0 if fit else -1.0, "advice-add"))
    return found


def weigh_keeping(board: Board, seat: i64) -> Weighed:
    """Keep the cards that go best together, in their order."""
    hand = cards_of(board, seat)
    wanted: i64 = board.size - len(board.staged)
    found: Weighed = []
    for move in board.legal(int(seat)):
        if move == DONE:
            found.append((move, 0.0, "advice-done"))
        else:
            better: i64 = 0
            card: i64 = move - KEEP
            for other in hand:
                if company(hand, other) > company(hand, card):
                    better += 1
            found.append((move, 1.0 - float(card) / 1000.0 if better < wanted else -1.0, "advice-keep"))
    return found


def company(hand: vec[i64], card: i64) -> i64:
    """How many cards of the hand go with this one."""
    if card == WILD:
        return HAND
    kind: i64 = 0
    colour: i64 = 0
    for other in hand:
        if other != WILD and kind_of(other) == kind_of(card):
            kind += 1
        if other != WILD and colour_of(other) == colour_of(card):
            colour += 1
    return max(kind, colour)


def weigh_answer(board: Board, seat: int, move: int) -> tuple[int, float, str]:
    """Markers where they earn most; abilities used, for they cost nothing; a horde held while it is small."""
    code: i64 = move
    if PLACE <= code < PLACE + COLOURS:
        return move, region_value(board, seat, code - PLACE), "advice-place"
    if CLAIM <= code < CLAIM + 6:
        return move, float(code - CLAIM + 1), "advice-use"
    if code == RAID:
        return move, 4.0, "advice-use"
    if code == SKIP and board.agenda[-1] == HORDE:
        return move, 5.0 if held_markers(board, seat) < 4 else 0.0, "advice-hold"
    if code == COIN:
        return move, coin_value(board, seat, colour_of(board.leader)), "advice-use"
    if code == ADVANCE or code == ENLIST or code == SUMMON:
        return move, 1.0, "advice-use"
    return move, 0.0, "advice-skip"


# --- whole turns as a person thinks of them ----------------------------------------------------------------------


def lines(board: Board, seat: int) -> list[list[int]]:
    """Every move alone, but for each Leader the largest Bands by kind and by colour, cards and all."""
    if seat not in board.to_act:
        return []
    found: list[list[int]] = []
    for move in board.legal(seat):
        if LEAD <= move < ADD:
            for line in largest_bands(board, seat, move):
                if line not in found:
                    found.append(line)
        else:
            found.append([move])
    return found


def largest_bands(board: Board, seat: i64, lead: i64) -> list[list[int]]:
    """The moves of a Leader's largest Band by kind, and of the one by colour."""
    leader = lead - LEAD
    found: list[list[int]] = []
    for by_kind in (True, False):
        line = [int(lead)]
        leading = True
        for card in cards_of(board, seat):
            if card == leader and leading:
                leading = False
            elif (
                card == WILD
                or (by_kind and kind_of(card) == kind_of(leader))
                or (not by_kind and colour_of(card) == colour_of(leader))
            ):
                line.append(int(ADD + card))
        found.append([*line, int(DONE)])
    return found
