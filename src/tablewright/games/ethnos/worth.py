"""What things are worth in Ethnos, in points and by rules of thumb: Bands, markers, abilities, a whole standing.

All of it is reckoned from what the seat can see and nothing else.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from .board import (
    CENTAUR,
    COLOURS,
    DWARF,
    ELF,
    GIANT,
    HALFLING,
    HAND,
    MERFOLK,
    MINOTAUR,
    NOBODY,
    ORC,
    RACCOON,
    TROLL,
    WILD,
    WINGFOLK,
    WIZARD,
    Board,
    colour_of,
    kind_of,
)
from .tribes import next_coin

PER_CARD: Final = 2.1
"""What a card of a growing Band is worth while there is time to grow."""
TEMPO: Final = 0.6
"""What a turn is worth: growing must promise more than this, or the Band is played."""
LATER: Final = 0.3
"""What an award of the next Age counts for now."""
LEFTOVER: Final = 0.75
"""What a discarded card costs."""
CLOSE: Final = 10.0
"""A lead that is neither small nor safe."""


def danger_of_end(board: Board) -> float:
    """Roughly how likely the Age ends before this seat's next turn."""
    if board.calm > 0 or len(board.deck) == 0:
        return 0.0
    left = float(board.box.dragons - board.dragons)
    turned = 1.5 if board.box.solo else float(board.seats) * 0.6
    chance = turned / float(len(board.deck))
    return min(0.9, chance if left == 1.0 else chance * chance / left)


def best_value(board: Board, seat: i64, hand: vec[i64], growing: bool) -> float:
    """The value of the best Band of a hand, as it is or as it may grow."""
    best = 0.0
    for leader in hand:
        if leader != WILD:
            best = max(
                best,
                band_value(board, seat, hand, leader, True, growing),
                band_value(board, seat, hand, leader, False, growing),
            )
    return best


def band_value(board: Board, seat: i64, hand: vec[i64], leader: i64, by_kind: bool, growing: bool) -> float:
    """The value of the largest Band by kind or by colour under a Leader."""
    size: i64 = 0
    wilds: i64 = 0
    for card in hand:
        if card == WILD:
            wilds += 1
        elif (kind_of(card) == kind_of(leader)) if by_kind else (colour_of(card) == colour_of(leader)):
            size += 1
    ability = board.box.ability[kind_of(leader)]
    scoring = size + 1 if ability == DWARF else size
    size += wilds
    if growing:
        points = PER_CARD * float(min(scoring, 6)) + 0.8 * float(wilds)
    else:
        top: i64 = len(board.box.band_points) - 1
        points = float(board.box.band_points[min(scoring, top)])
    left = float(len(hand) - size)
    return (
        points
        + marker_value(board, seat, leader, ability, size)
        + ability_value(board, seat, leader, ability, size, left)
    )


def marker_value(board: Board, seat: i64, leader: i64, ability: i64, size: i64) -> float:
    """What the Band's marker may earn."""
    if ability == HALFLING or board.supply[seat] == 0:
        return 0.0
    reach = size + 1 if ability == MINOTAUR else size
    if ability != WINGFOLK:
        return region_value(board, seat, colour_of(leader)) if counted(board, seat, colour_of(leader)) < reach else 0.0
    best = 0.0
    for region in range(COLOURS):
        if counted(board, seat, region) < reach:
            best = max(best, region_value(board, seat, region))
    return best


def counted(board: Board, seat: i64, region: i64) -> i64:
    """The markers that a Band must outnumber there."""
    return board.in_region(region) if board.sides == 2 else board.own(seat, region)


def ability_value(board: Board, seat: i64, leader: i64, ability: i64, size: i64, left: float) -> float:
    """What the Leader brings, and what the discard costs."""
    x = float(size)
    if ability == ELF:
        return -LEFTOVER * max(0.0, left - x) + 0.9 * min(left, x)
    if ability == CENTAUR:
        return 0.4 * min(left, 4.0) - 0.1
    lost = -LEFTOVER * left
    if ability == WIZARD:
        return lost + 1.1 * x
    if ability == MERFOLK:
        return lost + 0.7 * float(min(board.sea[seat] + size, board.box.sea_last) - board.sea[seat])
    if ability == GIANT and (board.giant == NOBODY or size > board.giant_size):
        return lost + float(board.box.size_token_now) + 0.15 * x * float(board.box.size_token[board.age - 1])
    if ability == ORC and board.horde[seat] >> colour_of(leader) & 1 == 0:
        return lost + 2.6
    if ability == TROLL:
        return lost + 0.35 * min(x, 6.0)
    if ability == RACCOON:
        return lost + max(0.0, coin_value(board, seat, colour_of(leader)))
    return lost


def coin_value(board: Board, side: i64, region: i64) -> float:
    """What the next Coin is worth there: good where nobody else leads, bad where somebody does."""
    coin = next_coin(board)
    if coin < 0:
        return 0.0
    best: i64 = 0
    for other in range(board.sides):
        if other != side:
            best = max(best, board.own(other, region))
    value = float(board.box.coins[coin])
    ahead = board.own(side, region) - best
    return 0.7 * value if ahead > 0 else 0.2 * value if ahead == 0 else -0.5 * value


def region_value(board: Board, seat: i64, region: i64) -> float:
    """What one more marker there may earn: the change in awards as things stand, later Ages counting less."""
    own = board.own(seat, region)
    weight = 1.0
    total = 0.5
    for age in range(board.age, board.box.ages + 1):
        total += weight * (
            expected_award(board, seat, region, own + 1, age) - expected_award(board, seat, region, own, age)
        )
        total += weight * 0.12 * float(award(board, region, age - 1))
        weight *= LATER
    return total


def expected_award(board: Board, seat: i64, region: i64, own: i64, age: i64) -> float:
    """What `own` markers would earn there at the end of an Age if nobody moved."""
    if own == 0:
        return 0.0
    ahead: i64 = 0
    level: i64 = 1
    for other in range(board.sides):
        if other != seat:
            theirs = board.own(other, region)
            if theirs > own:
                ahead += 1
            elif theirs == own:
                level += 1
    if board.sides == 2 and ahead > 0:
        return 0.0
    total: i64 = 0
    for place in range(ahead, ahead + level):
        total += award(board, region, age - 1 - place)
    return float(total) / float(level)


def award(board: Board, region: i64, space: i64) -> i64:
    """The award token on a space, 0 being space I; nothing where there is none."""
    per_region: i64 = len(board.awards) // COLOURS
    return board.awards[region * per_region + space] if 0 <= space < per_region else 0


def cards_of(board: Board, seat: i64) -> vec[i64]:
    """The cards of a hand, picked ones not counted."""
    cards = vec[i64](capacity=16)
    for i in range(seat * HAND, seat * HAND + board.held[seat]):
        cards = append(cards, board.hands[i] >> 1)
    return cards


def outlook(board: Board) -> vec[float]:
    """How good the end looks for each seat, 0 to 1: its expected points over those of the best other seat."""
    expected = vec[float](capacity=board.sides)
    for side in range(board.sides):
        expected = append(expected, expected_points(board, side))
    found = vec[float](capacity=board.seats)
    for seat in range(board.seats):
        best = -1000.0
        for other in range(board.sides):
            if other != seat:
                best = max(best, expected[other])
        margin = (expected[seat] - best) / CLOSE
        found = append(found, 0.5 + 0.5 * margin / (1.0 + abs(margin)))
    return found


def expected_points(board: Board, seat: i64) -> float:
    """Points so far, what lies on the table, and what markers and hand may still earn if nobody else did anything."""
    total = float(board.score(seat))
    top: i64 = len(board.box.band_points) - 1
    for start in board.band_starts():
        if board.bands[start] == seat:
            size = board.bands[start + 1] + (board.bands[start + 2] == DWARF)
            total += float(board.box.band_points[min(size, top)])
    for region in range(COLOURS):
        weight = 1.0
        own = board.own(seat, region)
        for age in range(board.age, board.box.ages + 1):
            total += weight * expected_award(board, seat, region, own, age)
            weight *= LATER
    hand = cards_of(board, seat)
    return total + 0.7 * best_value(board, seat, hand, False) if len(hand) > 0 else total


def held_markers(board: Board, seat: i64) -> i64:
    """Markers on a horde board."""
    count: i64 = 0
    for colour in range(COLOURS):
        count += board.horde[seat] >> colour & 1
    return count
