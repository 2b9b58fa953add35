"""What a seat can imagine: all that it cannot know dealt anew, all that it can know kept. Ledger section 24.

Nothing is read from where unseen cards really are. Everybody knows which deck each card came from that nobody showed
(R-133), so unseen cards change places only with cards of the same deck and Age.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.random import Random
from ...core.zones import blank
from .board import (
    CAMP,
    FRONT,
    KNOWN,
    PLACES,
    SPOT_AT,
    TO_RECRUIT,
    TO_SELL,
    TOLD,
    UP,
    Board,
    card_of,
    entry,
    marks_of,
    origin_of,
    spot_of,
)
from .declared import PEACETIME
from .seating import NOBODY
from .trade import affordable

SPOTS = 10


def imagine(board: Board, seat: i64, rng: Random) -> None:
    """Deal anew all that the seat (-1: a spectator) cannot know."""
    if seat != board.ring.odd:
        board.focus = 0
        board.switched = 0
    for side in range(board.ring.sides):
        if board.ring.seat[side] != seat:
            redecide(board, side, rng)
    if len(board.decks) > 0:
        redeal(board, seat, rng)
        for side in range(board.ring.sides):
            if not sees(board, seat, side):
                relay(board, side, rng)


def sees(board: Board, seat: i64, side: i64) -> bool:
    """Whether a seat sees all cards of a side (R-128)."""
    return seat >= 0 and board.open_to[side] >> seat & 1 != 0


def is_hidden(board: Board, seat: i64, side: i64, entry: i64) -> bool:
    """Whether a seat, which does not see all of the side's cards, does not know this one either."""
    if entry & KNOWN:
        return False
    told = entry & TOLD and seat >= 0 and board.ring.seat[board.ring.ally[side]] == seat
    return not told


# --- what others have decided in secret (R-012) -----------------------------------------------------------------


def redecide(board: Board, side: i64, rng: Random) -> None:
    """Recruit and Sell of another player: anything they could have decided; nothing yet while they are asked."""
    before = board.number_at(side, FRONT)
    for spot in (TO_RECRUIT, TO_SELL):
        i = board.first_at(side, spot)
        while i != NOBODY:
            board.move(side, i, FRONT)
            i = board.first_at(side, spot)
    decided = board.number_at(side, FRONT) - before
    if decided == 0 or still_asked(board, side):
        return
    for card in board.cards_at(side, FRONT):
        recruit = rng.below(2) == 0 and affordable(board, side, card)
        board.move(side, board.find(side, card, FRONT), TO_RECRUIT if recruit else TO_SELL)


def still_asked(board: Board, side: i64) -> bool:
    """Whether the player of a side has yet to decide in the lane of this side."""
    ring = board.ring
    lane = ring.pair[side]
    if board.phase == PEACETIME:
        lane = side if ring.alone() else side // 2
    return lane < board.parted and board.lane_asks(lane) >> ring.seat[side] & 1 != 0


# --- unseen cards -----------------------------------------------------------------------------------------------


def redeal(board: Board, seat: i64, rng: Random) -> None:
    """Shuffle each Age of each deck together with the unseen cards that came from it."""
    slots = take_hidden(board, seat)
    decks = board.decks[:]
    done: i64 = 0
    for deck in range(len(board.left)):
        first = board.starts[deck]
        end = first + board.left[deck]
        origin = deck + 1
        for later in range(3):
            age = 3 - later
            pool = vec[i64]()
            i = first
            while i < end and board.box.age[decks[i]] == age:
                pool = append(pool, decks[i])
                i += 1
            number = i - first
            last = done
            while last < len(slots) and slot_deck(slots[last]) == origin * 4 + age:
                pool = append(pool, slots[last] & 511)
                last += 1
            if len(pool) == 0:
                continue
            sort(pool)
            rng.shuffle(pool, 0, len(pool))
            for k in range(number):
                decks[first + k] = pool[k]
            for k in range(done, last):
                lay_hidden(board, slots[k], pool[number + k - done])
            first = i
            done = last
    board.decks = decks


# A slot is where an unseen card lay: deck and Age, side, spot and marks, so that slots sort without looking at the
# card; its last nine bits are the card.


def slot_deck(slot: i64) -> i64:
    """The origin and Age of a slot, as `origin * 4 + age`, whose Ages are gone through from the last."""
    key = slot >> 40
    return (key // 4) * 4 + 3 - key % 4


def take_hidden(board: Board, seat: i64) -> vec[i64]:
    """Take out all cards of rows that the seat does not know: their slots by decks, Ages, sides, spots."""
    slots = vec[i64]()
    for side in range(board.ring.sides):
        if sees(board, seat, side):
            continue
        i = board.end_of(side) - 1
        while i >= board.first_of(side):
            now = board.row[i]
            if is_hidden(board, seat, side, now):
                board.remove(side, i)
                deck = origin_of(now) * 4 + 3 - board.box.age[card_of(now)]
                slots = append(slots, deck << 40 | side << 32 | spot_of(now) << 24 | marks_of(now) << 16 | card_of(now))
            i -= 1
    sort(slots)
    return slots


def lay_hidden(board: Board, slot: i64, card: i64) -> None:
    """Lay a card where the slot was."""
    origin = (slot >> 40) // 4
    board.add(slot >> 32 & 255, entry(card, slot >> 24 & 255, slot >> 16 & 255, origin))


def sort(row: vec[i64]) -> None:
    """Sort a short row in place."""
    for i in range(1, len(row)):
        item = row[i]
        k = i - 1
        while k >= 0 and row[k] > item:
            row[k + 1] = row[k]
            k -= 1
        row[k + 1] = item


# --- facedown at their places -----------------------------------------------------------------------------------


def relay(board: Board, side: i64, rng: Random) -> None:
    """Which cards lie facedown at which place, and which are still in hand, only insiders know (ETT-197)."""
    numbers = blank(SPOTS, 0)
    facedown: i64 = 0
    for i in range(board.first_of(side), board.end_of(side)):
        now = board.row[i]
        spot = spot_of(now)
        if spot == CAMP or (spot < PLACES and now & UP == 0):
            numbers[spot] += 1
            facedown += spot < PLACES
    if facedown == 0:
        return
    cards = vec[i64]()
    i = board.end_of(side) - 1
    while i >= board.first_of(side):
        now = board.row[i]
        spot = spot_of(now)
        if spot == CAMP or (spot < PLACES and now & UP == 0):
            cards = append(cards, board.remove(side, i) & ~(15 << SPOT_AT))
        i -= 1
    sort(cards)
    rng.shuffle(cards, 0, len(cards))
    k: i64 = 0
    for spot in range(SPOTS):
        for _ in range(numbers[spot]):
            board.add(side, cards[k] | spot << SPOT_AT)
            k += 1
