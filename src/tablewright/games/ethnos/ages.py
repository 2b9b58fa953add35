"""A new Age, and its end: setup of the deck, first player, scoring. Ledger sections 4 and 11 to 17."""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from ...core.zones import bit
from . import dashboard
from .board import (
    ALL,
    BANDS,
    COLOURS,
    DRAGON,
    DWARF,
    GONE,
    HAND,
    MERFOLK,
    NOBODY,
    PILLAGE,
    SEA,
    SIZE_AGE,
    SUPPLY,
    WILD,
    Board,
)
from .declared import (
    AGE_BEGAN,
    AGE_ENDED,
    BAND_SCORED,
    DEALT,
    END_AGE,
    GAME_ENDED,
    HELD,
    HORDE,
    NOT_HORDE,
    RAID,
    REVEALED,
    SCATTERED,
    SCORE,
    SCORED,
    SKIP,
    TURN,
    WILDS_LEFT,
)

# --- a new Age ----------------------------------------------------------------------------------------------


def begin(board: Board) -> None:
    """Section 4: first player, hands, Pool, Dragons (ETN-023, ETN-031 to ETN-036)."""
    board.age += 1
    if board.age > 1:
        board.active = first_player(board)
    board.drawer = NOBODY
    board.dragons = 0
    board.sizes = vec[i64]()
    board.pool = vec[i64]()
    board.deck = board.box.cards[:]
    board.random.shuffle(board.deck, 0, len(board.deck))
    board.tell(AGE_BEGAN, ALL, board.active, board.age)
    if board.box.solo:
        dashboard.begin(board)
    for seat in range(board.seats):
        board.deck, card = pop(board.deck)
        board.to_hand(seat, card, 0)
        board.tell(DEALT, bit(seat), seat, card)
    for _ in range(board.sides * board.box.pool_per_seat):
        board.deck, card = pop(board.deck)
        board.to_pool(card)
    board.tell_many(REVEALED, ALL, board.age, board.pool)
    hide_dragons(board)
    board.seal()
    board.push(SCORE)
    board.push(TURN)


def hide_dragons(board: Board) -> None:
    """Mix the Dragons into the bottom half; the top half gets the odd card (ETN-033, RUL-001)."""
    allies = board.deck
    bottom: i64 = len(allies) // 2
    deck = vec[i64](capacity=len(allies) + board.box.dragons)
    for i in range(bottom):
        deck = append(deck, allies[i])
    for _ in range(board.box.dragons):
        deck = append(deck, DRAGON)
    board.random.shuffle(deck, 0, len(deck))
    board.calm = len(allies) - bottom
    for i in range(bottom, len(allies)):
        deck = append(deck, allies[i])
    board.deck = deck


def first_player(board: Board) -> i64:
    """Fewest points; a tie goes to the first met clockwise from who drew the third Dragon (ETN-035, ETN-036)."""
    first = board.drawer % board.seats
    for i in range(1, board.seats):
        seat = (board.drawer + i) % board.seats
        if board.score(seat) < board.score(first):
            first = seat
    return first


# --- the end of an Age --------------------------------------------------------------------------------------


def score(board: Board) -> None:
    """Hands, Regions, sea track, size token; then the horde boards are asked, then Bands (ETN-068 to ETN-072)."""
    board.leader = NOBODY
    board.size = 0
    board.placed = 0
    board.shed = vec[i64]()
    board.tell(AGE_ENDED, ALL, board.drawer, board.age)
    board.unstage()
    tell_scattered(board)
    for seat in range(board.seats):
        board.discard_hand(seat)
    board.seal()
    for region in range(COLOURS):
        score_region(board, region)
    if board.box.has(MERFOLK):
        pay(board, board.sea, board.box.sea_values, SEA)
    if board.giant != NOBODY:
        reward(board, board.giant, SIZE_AGE, board.box.size_token[board.age - 1])
    board.undecided = 0
    for seat in range(board.sides):
        if board.horde[seat] != 0:
            board.undecided |= bit(seat)
    board.push(END_AGE)
    board.push(HORDE)


def tell_scattered(board: Board) -> None:
    """Tell what all hands held: everybody discards at once (ETN-068)."""
    if board.log is None:
        return
    cards: list[int] = []
    for seat in range(board.seats):
        cards += [int(board.hands[i] >> 1) for i in range(seat * HAND, seat * HAND + board.held[seat])]
    if cards:
        board.log.tell(SCATTERED, ALL, [int(board.age), *sorted(cards)])


def reward(board: Board, seat: i64, source: i64, points: i64) -> None:
    """Pay points of the Age's end, and say so."""
    if points > 0:
        board.gain(seat, source, points)
        board.tell(SCORED, ALL, seat, source, points)


def score_region(board: Board, region: i64) -> None:
    """One Region on its own, by markers, its award tokens and Coins (ETN-069, ETN-074 to ETN-079, ETN-114)."""
    strength = vec[i64]()
    for side in range(board.sides):
        strength = append(strength, board.own(side, region))
    per_region: i64 = len(board.awards) // COLOURS
    values = board.awards[region * per_region : (region + 1) * per_region]
    values[board.age - 1] += board.coins_in(region)
    pay(board, strength, values, region)


def pay(board: Board, strength: vec[i64], values: vec[i64], source: i64) -> None:
    """Pay the places of a Region or of the sea track, whose awards I, II, III are `values`.

    The first place of Age a is paid the a-th award, the next one the award below it, and so on. Seats of equal
    rank share the awards of the places that they fill, rounded down (ETN-078, RUL-062 to RUL-064). A seat with
    no strength has no rank (RUL-047, RUL-061).
    """
    keys = vec[i64]()
    for seat in range(board.sides):
        keys = append(keys, rank_key(board, strength[seat], seat))
    place: i64 = 0
    best = greatest_below(keys, 1 << 60)
    while best > 0 and place < board.age:
        tied: i64 = 0
        for key in keys:
            if key == best:
                tied += 1
        share = awards_due(board, strength, values, place, tied) // tied
        for seat in range(board.sides):
            if keys[seat] == best:
                reward(board, seat, source, share)
        place += tied
        best = greatest_below(keys, best)


def awards_due(board: Board, strength: vec[i64], values: vec[i64], place: i64, tied: i64) -> i64:
    """The awards of the `tied` places from `place` on, 0 being first (ETN-097 and ETN-098 with two players)."""
    if board.sides == 2 and board.age == 2:
        if place > 0:
            return 0
        if strength[0] == 0 or strength[1] == 0:
            return values[0] + values[1]
        return values[1]
    total: i64 = 0
    for p in range(place, place + tied):
        if p < board.age:
            total += values[board.age - 1 - p]
    return total


def rank_key(board: Board, strength: i64, seat: i64) -> i64:
    """Greater ranks higher: strength, then the sum of tie tokens, then the highest (ETN-130, ETN-131, RUL-058)."""
    if strength == 0:
        return 0
    total: i64 = 0
    highest: i64 = 0
    for token in range(len(board.tokens)):
        if board.tokens[token] == seat:
            highest = max(highest, board.box.tie_tokens[token])
            total += board.box.tie_tokens[token]
    return (strength * 1024 + total) * 1024 + highest


def greatest_below(keys: vec[i64], limit: i64) -> i64:
    """The greatest key less than the limit; 0 if there is none."""
    best: i64 = 0
    for key in keys:
        if best < key < limit:
            best = key
    return best


# --- the horde boards: clockwise from who drew the third Dragon, in the last Age of itself (RUL-052, RUL-054) ---


def ask_horde(board: Board) -> None:
    """Ask the next owner of horde markers; in the last Age everybody cashes in, and Bruno always does (ETN-167)."""
    for i in range(board.sides):
        seat = (board.drawer + i) % board.sides
        if board.undecided >> seat & 1:
            if board.age < board.box.ages and seat < board.seats:
                board.ask(HORDE, bit(seat))
                return
            pillage(board, seat)


def horde_refusal(move: i64) -> i64:
    """ETN-124: all or none."""
    return 0 if move == RAID or move == SKIP else NOT_HORDE


def do_horde(board: Board, seat: i64, move: i64) -> None:
    """Cash in or hold."""
    if move == RAID:
        pillage(board, seat)
    else:
        board.undecided &= ~(bit(seat))
        board.tell(HELD, ALL, seat, count_bits(board.horde[seat]))
    board.push(HORDE)


def pillage(board: Board, seat: i64) -> None:
    """Remove all horde markers for points by their number (ETN-124)."""
    board.undecided &= ~(bit(seat))
    markers = count_bits(board.horde[seat])
    board.horde[seat] = 0
    board.supply[seat] += markers
    reward(board, seat, PILLAGE, board.box.horde[markers])


def count_bits(mask: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


# --- Bands --------------------------------------------------------------------------------------------------


def end(board: Board) -> None:
    """Wild cards leave, Bands score and are discarded, tokens go back (ETN-128, ETN-080 to ETN-085)."""
    wilds: i64 = 0
    for start in board.band_starts():
        for card in board.band_cards(start):
            if card == WILD:
                wilds += 1
    if wilds > 0:
        board.tell(WILDS_LEFT, ALL, wilds)
    for start in board.band_starts():
        score_band(board, start)
    discard_bands(board)
    for token in range(len(board.tokens)):
        board.tokens[token] = NOBODY
    board.giant = NOBODY
    board.giant_size = 0
    remove_coins(board)
    if board.age == board.box.ages:
        board.tell(GAME_ENDED, ALL, board.age)


def score_band(board: Board, i: i64) -> None:
    """Pay the Band at index i of `bands` by size, its wild cards gone (ETN-080, ETN-081, ETN-103, RUL-070)."""
    cards: i64 = 0
    for card in board.band_cards(i):
        if card != WILD:
            cards += 1
    if board.bands[i + 2] == DWARF:
        cards += 1
    top: i64 = len(board.box.band_points) - 1
    points = board.box.band_points[min(cards, top)]
    if points > 0:
        board.gain(board.bands[i], BANDS, points)
        board.tell(BAND_SCORED, ALL, board.bands[i], cards, points)


def remove_coins(board: Board) -> None:
    """Coins on the board leave the game (ETN-086, ETN-115)."""
    coins = board.coins[:]
    for coin in range(len(coins)):
        if coins[coin] != SUPPLY:
            coins[coin] = GONE
    board.coins = coins


def discard_bands(board: Board) -> None:
    """All Bands leave the table (ETN-082); for want of another place their cards lie in the Pool until the shuffle."""
    for start in board.band_starts():
        for card in board.band_cards(start):
            board.to_pool(card)
    board.bands = vec[i64]()
