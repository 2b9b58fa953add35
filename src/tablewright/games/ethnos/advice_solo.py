"""What a sensible player decides for Chief Bruno: whatever pays him least and leaves the most for themselves."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from .board import BRUNO, DWARF, GIANT, MERFOLK, NOBODY, ORC, RACCOON, WIZARD, Board, colour_of
from .dashboard import column_size, needed, ready_column
from .declared import APPOINT, APPOINTING, COINING, DROP, DROPPING, FEED, FEEDING, KOI, SEND, STEAL
from .worth import LATER, best_value, cards_of, coin_value, expected_award, held_markers

WANTED: Final = 0.4
"""What a card of the Pool that goes with the hand counts for, beside what it brings Bruno."""
CARE: Final = 0.3
"""What feeding Bruno counts for when a turn is chosen. A Party feeds him too: `ANYWAY`."""
ANYWAY: Final = 0.5
STOLEN_NOW: Final = 1.2
"""What it is worth to have a card without a turn."""


def weigh_solo(board: Board, step: i64, moves: list[int]) -> list[tuple[int, float, str]]:
    """Each legal move of a question about Bruno, with its value and the message key of its reason."""
    found: list[tuple[int, float, str]] = []
    hand = cards_of(board, board.active)
    mine = best_value(board, board.active, hand, True)
    for code in moves:
        move: i64 = code
        if step == FEEDING:
            card = move - FEED
            found.append((code, -fed_cost(board, card) - WANTED * wanted(board, hand, card, mine), "advice-feed"))
        elif step == APPOINTING:
            found.append((code, -leader_cost(board, move - APPOINT), "advice-appoint"))
        elif step != DROPPING:
            found.append((code, -send_cost(board, step, move - SEND), "advice-send"))
        elif move >= STEAL:
            card = move - STEAL
            gain = STOLEN_NOW + wanted(board, hand, card, mine)
            found.append((code, missed(board, card) + gain, "advice-steal"))
        else:
            card = move - DROP
            found.append((code, missed(board, card) + WANTED * wanted(board, hand, card, mine), "advice-drop"))
    return found


def wanted(board: Board, hand: vec[i64], card: i64, mine: float) -> float:
    """What a card would add to the best growing Party of the hand."""
    if len(hand) >= board.box.hand_limit:
        return 0.0
    return best_value(board, board.active, append(hand[:], card), True) - mine


# --- what cards on the Dashboard are worth to Bruno ------------------------------------------------------------------


def fed_cost(board: Board, card: i64) -> float:
    """What one more card in its column brings Bruno."""
    colour = colour_of(card)
    size = column_size(board, colour)
    return column_value(board, colour, size + 1) - column_value(board, colour, size)


def missed(board: Board, card: i64) -> float:
    """What Bruno loses with a card of a column."""
    colour = colour_of(card)
    size = column_size(board, colour)
    return column_value(board, colour, size) - column_value(board, colour, size - 1)


def column_value(board: Board, colour: i64, size: i64) -> float:
    """What a column of so many cards promises: its Party, the more surely the nearer it is to its trigger."""
    if size <= 0:
        return 0.0
    trigger = needed(board, colour)
    top: i64 = len(board.box.band_points) - 1
    points = float(board.box.band_points[min(max(size, trigger), top)])
    value = points + 1.5
    if max(size, trigger) > board.in_region(colour):
        value += swing(board, colour)
    share = min(1.0, float(size) / float(trigger))
    return value * share * share


def swing(board: Board, region: i64) -> float:
    """What one more marker of Bruno's there brings him and costs the human, later Ages counting less."""
    his = board.own(BRUNO, region)
    mine = board.own(0, region)
    weight = 1.0
    total = 0.3
    for age in range(board.age, board.box.ages + 1):
        total += weight * (
            expected_award(board, BRUNO, region, his + 1, age) - expected_award(board, BRUNO, region, his, age)
        )
        if mine > 0 and mine <= his + 1:
            now = expected_award(board, 0, region, mine, age)
            total += weight * (now if his < mine else 0.0) * (0.5 if his + 1 == mine else 1.0)
        weight *= LATER
    return total


# --- his Leaders -----------------------------------------------------------------------------------------------------


def leader_cost(board: Board, kind: i64) -> float:
    """What a Leader brings Bruno's next Party."""
    ability = board.box.ability[kind]
    colour = ready_column(board)
    size = column_size(board, colour)
    x = float(size)
    if ability == WIZARD:
        return 1.3 * x
    if ability == DWARF:
        top: i64 = len(board.box.band_points) - 1
        return float(board.box.band_points[min(size + 1, top)] - board.box.band_points[min(size, top)])
    if ability == GIANT:
        if board.giant != NOBODY and size <= board.giant_size:
            return 0.0
        return float(board.box.size_token_now) + 0.2 * x * float(board.box.size_token[board.age - 1])
    if ability == MERFOLK:
        return koi_cost(board, size)
    if ability == ORC:
        held = held_markers(board, BRUNO)
        return float(board.box.horde[min(held + 1, 6)] - board.box.horde[held]) + 0.5
    return 1.5 + (0.7 if board.own(BRUNO, colour) > board.own(0, colour) else 0.0) if ability == RACCOON else 0.0


def koi_cost(board: Board, size: i64) -> float:
    """What a move on the sea track brings Bruno: markers, and the lead there."""
    start = board.sea[BRUNO]
    end = min(start + size, board.box.sea_last)
    total = 0.25 * float(end - start)
    for symbol in board.box.sea_symbols:
        if start < symbol <= end:
            total += 3.5
    if start <= board.sea[0] < end:
        total += float(board.box.sea_values[board.age - 1])
    return total


def send_cost(board: Board, step: i64, region: i64) -> float:
    """What it brings Bruno to go there."""
    if step == COINING:
        return coin_value(board, BRUNO, region)
    if step == KOI:
        return swing(board, region)
    return swing(board, region) if board.size > board.in_region(region) else 0.0


# --- the human's own turn --------------------------------------------------------------------------------------------


def turn_cost(board: Board, taken: i64) -> float:
    """What a recruit costs by feeding Bruno; `taken` is the card taken from the Pool, or -1 for a draw."""
    feeds = board.box.feed if taken < 0 else board.box.feed_after_take
    costs: list[float] = []
    skipped = taken < 0
    for card in board.pool:
        if not skipped and card == taken:
            skipped = True
        else:
            costs.append(fed_cost(board, card))
    costs.sort()
    total = 0.0
    for i in range(min(int(feeds), len(costs))):
        total += costs[i]
    return CARE * total - ANYWAY
