"""Playing a Band: its cards, its Leader, its marker, the discard. Ledger sections 9 and 10."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.zones import bit
from .board import (
    ALL,
    CARDS,
    COLOURS,
    ELF,
    HALFLING,
    HAND,
    HEAD,
    MINOTAUR,
    WILD,
    WINGFOLK,
    WIZARD,
    Board,
    colour_of,
    kind_of,
)
from .declared import (
    ABILITY,
    ADD,
    BAND,
    BAND_FULL,
    CARD_ORDER,
    DISCARD,
    DISCARDED,
    DONE,
    KEEP,
    KEPT,
    KEPT_ENOUGH,
    LAID,
    LEAD,
    MARKER,
    MUST_PLACE,
    NO_MARKER,
    NO_MATCH,
    NO_SUPPLY,
    NOT_BAND,
    NOT_DISCARD,
    NOT_IN_HAND,
    NOT_MARKER,
    OTHER_REGION,
    PLACE,
    PLACED,
    REINFORCE,
    SKIP,
    SKIPPED,
    TOO_SMALL,
    TOO_SMALL_ANYWHERE,
    TOO_SMALL_FOR_TWO,
    WILD_LEADER,
)

# --- the cards: the Leader first, then the others in ascending order (ETN-051 to ETN-053, RUL-114) ------------


def lead_moves(board: Board, seat: i64, moves: vec[i64]) -> vec[i64]:
    """Append a `lead` for each card of the hand that can be a Leader."""
    hands = board.hands
    last: i64 = -1
    for i in range(seat * HAND, seat * HAND + board.held[seat]):
        card = hands[i] >> 1
        if card != last and card != WILD:
            moves = append(moves, LEAD + card)
            last = card
    return moves


def lead_refusal(board: Board, seat: i64, card: i64) -> i64:
    """A Leader comes from the hand and is never wild (ETN-051, ETN-125)."""
    if board.find(seat, card) < 0:
        return NOT_IN_HAND
    return WILD_LEADER if card == WILD else 0


def start_band(board: Board, leader: i64) -> None:
    """Pick the Leader; the other cards are asked for, till the player says `done`."""
    board.stage(board.find(board.active, leader))
    ask_band(board)


def ask_band(board: Board) -> None:
    """Ask for another card or for the end of the Band."""
    board.ask(BAND, bit(board.active))


def shared_by_picked(board: Board) -> i64:
    """What the picked cards, wild ones aside, have in common: kind * 8 + colour, 15 and 7 standing for nothing."""
    leader = board.staged[0] >> 1
    kind = kind_of(leader)
    colour = colour_of(leader)
    if len(board.staged) > 1:
        for slot in board.staged:
            card = slot >> 1
            if card != WILD:
                if kind_of(card) != kind:
                    kind = 15
                if colour_of(card) != colour:
                    colour = 7
    return kind * 8 + colour


def add_refusal(board: Board, shared: i64, card: i64) -> i64:
    """Why a card that is in hand may not join the picked ones (ETN-052, ETN-126, RUL-019, RUL-020, RUL-114)."""
    picked: i64 = len(board.staged)
    if picked >= board.box.band_limit:
        return BAND_FULL
    if card != WILD and kind_of(card) != shared >> 3 and colour_of(card) != shared & 7:
        return NO_MATCH
    return CARD_ORDER if picked > 1 and card < board.staged[picked - 1] >> 1 else 0


def band_moves(board: Board, seat: i64) -> vec[i64]:
    """Add a card or be done."""
    hands = board.hands
    shared = shared_by_picked(board)
    moves = vec[i64]()
    last: i64 = -1
    for i in range(seat * HAND, seat * HAND + board.held[seat]):
        card = hands[i] >> 1
        if card != last and add_refusal(board, shared, card) == 0:
            moves = append(moves, ADD + card)
        last = card
    return append(moves, DONE)


def band_refusal(board: Board, seat: i64, move: i64) -> i64:
    """Why this neither adds a card nor ends the Band."""
    if move == DONE:
        return 0
    if not ADD <= move < ADD + CARDS:
        return NOT_BAND
    if board.find(seat, move - ADD) < 0:
        return NOT_IN_HAND
    return add_refusal(board, shared_by_picked(board), move - ADD)


def do_band(board: Board, move: i64) -> None:
    """Add a card, or lay the Band."""
    if move == DONE:
        lay(board)
    else:
        board.stage(board.find(board.active, move - ADD))
        ask_band(board)


def lay(board: Board) -> None:
    """Lay the picked cards face up, the Leader on top; its marker and ability are due (ETN-054, ETN-060)."""
    seat = board.active
    board.leader = board.staged[0] >> 1
    board.size = len(board.staged)
    board.placed = 0
    start: i64 = len(board.bands) + HEAD
    bands = append(append(append(board.bands, seat), board.size), board.leading())
    for slot in board.staged:
        bands = append(bands, slot >> 1)
    board.bands = bands
    board.sizes = append(append(board.sizes, seat), board.size)
    board.staged = vec[i64]()
    board.seal()
    if board.log is not None:
        board.tell_many(LAID, ALL, seat, bands[start:])
    board.push(ABILITY)
    ask_marker(board)


# --- the marker (ETN-062 to ETN-066, ETN-095) -----------------------------------------------------------------


def fits(board: Board, seat: i64, region: i64) -> bool:
    """Whether the Band is large enough for a marker there: more cards than markers that count."""
    count = board.in_region(region) if board.sides == 2 else board.own(seat, region)
    needed = board.size + 1 if board.leading() == MINOTAUR else board.size
    return count < needed


def open_regions(board: Board, seat: i64) -> vec[i64]:
    """Where the Band's marker may go: the Region of the Leader's colour, or any for Wingfolk (ETN-135, ETN-136)."""
    regions = vec[i64]()
    ability = board.leading()
    if ability == HALFLING or board.supply[seat] == 0:
        return regions
    if ability != WINGFOLK:
        home = colour_of(board.leader)
        return append(regions, home) if fits(board, seat, home) else regions
    for region in range(COLOURS):
        if fits(board, seat, region):
            regions = append(regions, region)
    return regions


def ask_marker(board: Board) -> None:
    """Ask where the marker goes, if there is a choice (ETN-063, ETN-064, ETN-066, ETN-111, RUL-025)."""
    seat = board.active
    regions = open_regions(board, seat)
    if len(regions) == 0:
        board.tell(NO_MARKER, ALL, seat, no_marker_reason(board, seat))
    elif len(regions) == 1 and not may_decline(board, seat):
        place_own(board, seat, regions[0])
    else:
        board.ask(MARKER, bit(seat))


def no_marker_reason(board: Board, seat: i64) -> i64:
    """Why no Region is open to the Band, as a number of `WHY_NO_MARKER`."""
    if board.leading() == HALFLING:
        return 2
    return 1 if board.supply[seat] == 0 else 0


def marker_moves(board: Board, seat: i64) -> vec[i64]:
    """The Regions where the marker fits, and none."""
    moves = vec[i64]()
    for region in open_regions(board, seat):
        moves = append(moves, PLACE + region)
    return append(moves, SKIP) if may_decline(board, seat) else moves


def may_decline(board: Board, seat: i64) -> bool:
    """First edition: always. Second: only Wingfolk, and when their own Region does not qualify (RUL-022, RUL-029)."""
    if board.box.may_decline:
        return True
    return board.leading() == WINGFOLK and not fits(board, seat, colour_of(board.leader))


def marker_refusal(board: Board, seat: i64, move: i64) -> i64:
    """Why this is no answer to where the marker goes."""
    if move == SKIP:
        return 0 if may_decline(board, seat) else MUST_PLACE
    if not PLACE <= move < PLACE + COLOURS:
        return NOT_MARKER
    return place_refusal(board, seat, move - PLACE)


def place_refusal(board: Board, seat: i64, region: i64) -> i64:
    """Why the Band's marker may not go to a Region; 0 if it may."""
    if board.supply[seat] == 0:
        return NO_SUPPLY
    if board.leading() == WINGFOLK:
        return 0 if fits(board, seat, region) else TOO_SMALL_ANYWHERE
    if region != colour_of(board.leader):
        return OTHER_REGION
    if fits(board, seat, region):
        return 0
    return TOO_SMALL_FOR_TWO if board.sides == 2 else TOO_SMALL


def after_marker(board: Board, seat: i64, move: i64, otherwise: i64) -> i64:
    """The refusal of a move after the marker step: a marker asked for in vain is told why it was not placed."""
    if PLACE <= move < PLACE + COLOURS and board.placed == 0:
        refusal = place_refusal(board, seat, move - PLACE)
        if refusal != 0:
            return refusal
    return otherwise


def do_marker(board: Board, seat: i64, move: i64) -> None:
    """Place the marker, or none."""
    if move == SKIP:
        board.tell(SKIPPED, ALL, seat, 0)
        return
    place_own(board, seat, move - PLACE)


def place_own(board: Board, seat: i64, region: i64) -> None:
    """Put the Band's own marker into a Region; an Owl's extra Band asks for it (RUL-034)."""
    place(board, seat, region)
    board.placed = 1


def place(board: Board, seat: i64, region: i64) -> None:
    """Put a marker into a Region."""
    board.put_marker(seat, region)
    board.tell(PLACED, ALL, seat, region, board.own(seat, region))


# --- the discard (ETN-058, ETN-104, ETN-105, RUL-035, RUL-036) ------------------------------------------------


def start_discard(board: Board) -> None:
    """An Elf's owner is asked which cards to keep; everybody else keeps none."""
    if board.leading() == ELF and board.held[board.active] > 0:
        ask_discard(board)
    else:
        discard(board)


def ask_discard(board: Board) -> None:
    """Ask for another card to keep, or for the discard."""
    board.ask(DISCARD, bit(board.active))


def keep_refusal(board: Board, card: i64) -> i64:
    """Why a card that is in hand may not be kept next: up to X of them, picked in ascending order (RUL-114)."""
    kept: i64 = len(board.staged)
    if kept >= board.size:
        return KEPT_ENOUGH
    return CARD_ORDER if kept > 0 and card < board.staged[kept - 1] >> 1 else 0


def discard_moves(board: Board, seat: i64) -> vec[i64]:
    """Be done, or keep a card."""
    moves = append(vec[i64](), DONE)
    last: i64 = -1
    for i in range(seat * HAND, seat * HAND + board.held[seat]):
        card = board.hands[i] >> 1
        if card != last and keep_refusal(board, card) == 0:
            moves = append(moves, KEEP + card)
        last = card
    return moves


def discard_refusal(board: Board, seat: i64, move: i64) -> i64:
    """Why this neither keeps a card nor discards the others."""
    if move == DONE:
        return 0
    if not KEEP <= move < KEEP + CARDS:
        return after_marker(board, seat, move, NOT_DISCARD)
    if board.find(seat, move - KEEP) < 0:
        return NOT_IN_HAND
    return keep_refusal(board, move - KEEP)


def do_discard(board: Board, move: i64) -> None:
    """Keep a card, or discard what is left. Of equal cards the one that nobody saw is kept: the others saw one go."""
    if move == DONE:
        discard(board)
    else:
        board.stage(board.find_secret(board.active, move - KEEP))
        ask_discard(board)


def discard(board: Board) -> None:
    """The hand goes to the Pool, kept cards excepted; then a Wizard may call for more (ETN-058, ETN-137)."""
    seat = board.active
    tell_discard(board, seat)
    if board.box.solo:
        board.shed = hand_cards(board, seat)
    board.discard_hand(seat)
    board.unstage()
    board.seal()
    if board.leading() == WIZARD:
        board.ask(REINFORCE, bit(seat))


def tell_discard(board: Board, seat: i64) -> None:
    """Tell of cards kept, to their owner, and of cards discarded, to all."""
    if board.log is None:
        return
    if len(board.staged) > 0:
        numbers = vec[i64]([len(board.staged)])
        for slot in board.staged:
            numbers = append(numbers, slot >> 1)
        board.tell_many(KEPT, bit(seat), seat, numbers)
    if board.held[seat] > 0:
        board.tell_many(DISCARDED, ALL, seat, hand_cards(board, seat))


def hand_cards(board: Board, seat: i64) -> vec[i64]:
    """The cards of a hand, sorted; picked ones are not there."""
    cards = vec[i64]()
    for i in range(seat * HAND, seat * HAND + board.held[seat]):
        cards = append(cards, board.hands[i] >> 1)
    return cards
