"""Bruno's Dashboard in Solo Mode: its six columns, and what feeds it after each human turn. Ledger section 20."""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from ...core.zones import bit
from .board import ALL, CARDS, COLOURS, DRAGON, Board, colour_of
from .deck import top_ally
from .declared import (
    BRUNO_TURN,
    DASHBOARD,
    FED,
    FED_BLIND,
    FEED,
    FEEDING,
    NOT_FEED,
    NOT_IN_FODDER,
    NOT_JUST_DISCARDED,
    REPLENISH,
)

# --- the columns (ETN-145, ETN-146, ETN-151) ----------------------------------------------------------------------


def column_size(board: Board, colour: i64) -> i64:
    """The cards of a column."""
    count: i64 = 0
    for card in board.dashboard:
        if colour_of(card) == colour:
            count += 1
    return count


def needed(board: Board, colour: i64) -> i64:
    """At how many cards a column plays; where it plays whenever possible, as many as its marker takes (RUL-089)."""
    trigger = board.box.triggers[colour]
    return trigger if trigger > 0 else board.in_region(colour) + 1


def ready(board: Board, colour: i64) -> bool:
    """Whether a column meets its trigger."""
    return column_size(board, colour) >= needed(board, colour)


def ready_column(board: Board) -> i64:
    """The leftmost column that plays; -1 if none does (ETN-156, ETN-157)."""
    for colour in range(COLOURS):
        if ready(board, colour):
            return colour
    return -1


def lay_in_column(board: Board, card: i64) -> i64:
    """Lay a card into the column of its colour; the answer is how many lie there now."""
    cards = vec[i64](capacity=len(board.dashboard) + 1)
    laid = False
    for other in board.dashboard:
        if not laid and card < other:
            cards = append(cards, card)
            laid = True
        cards = append(cards, other)
    board.dashboard = cards if laid else append(cards, card)
    return column_size(board, colour_of(card))


def take_off(board: Board, card: i64) -> None:
    """Take a card that is there off the Dashboard."""
    cards = board.dashboard[:]
    i: i64 = 0
    while cards[i] != card:
        i += 1
    board.dashboard, _ = pop(cards, i)


def begin(board: Board) -> None:
    """The first cards of an Age lie on the Dashboard, before hand and Pool are dealt (ETN-150, RUL-086, RUL-088)."""
    board.dashboard = vec[i64]()
    for _ in range(board.box.dashboard_start):
        board.deck, card = pop(board.deck)
        lay_in_column(board, card)
    board.tell_many(DASHBOARD, ALL, board.age, board.dashboard)


# --- cards to choose between ----------------------------------------------------------------------------------------


def holds(zone: vec[i64], card: i64) -> bool:
    """Whether a zone holds a card."""
    for other in zone:
        if other == card:
            return True
    return False


def all_alike(zone: vec[i64]) -> bool:
    """Whether there is nothing to choose between."""
    for card in zone:
        if card != zone[0]:
            return False
    return True


def with_each(moves: vec[i64], verb: i64, zone: vec[i64]) -> vec[i64]:
    """Append a move for each different card of a sorted zone."""
    last: i64 = -1
    for card in zone:
        if card != last:
            moves = append(moves, verb + card)
        last = card
    return moves


# --- feeding (ETN-153 to ETN-155, ETN-171, RUL-103 to RUL-105) ------------------------------------------------------


def after_recruit(board: Board, feeds: i64) -> None:
    """So many cards of the Pool feed Bruno, a card is added to the Pool, then he plays."""
    board.push(BRUNO_TURN)
    board.push(REPLENISH)
    for _ in range(min(feeds, len(board.pool))):
        board.push(FEEDING)


def after_party(board: Board) -> None:
    """A discarded card feeds Bruno, or the top card of the deck if nothing was discarded; then he plays."""
    board.push(BRUNO_TURN)
    if len(board.shed) > 0:
        board.push(FEEDING)
        return
    card = top_ally(board, board.active)
    if card != DRAGON:
        board.tell(FED_BLIND, ALL, card, lay_in_column(board, card), needed(board, colour_of(card)))


def fodder(board: Board) -> vec[i64]:
    """What Bruno can be fed, sorted: the cards just discarded, else the Pool."""
    return board.shed if len(board.shed) > 0 else board.pool


def feeds_due(board: Board) -> i64:
    """How many steps on top of the agenda feed Bruno."""
    due: i64 = 0
    while board.agenda[len(board.agenda) - 1 - due] == FEEDING:
        due += 1
    return due


def ask_feed(board: Board) -> None:
    """Ask which card feeds Bruno, unless it makes no difference: all go, or all are alike."""
    cards = fodder(board)
    if all_alike(cards) or feeds_due(board) >= len(cards) - 1:
        feed(board, cards[0])
    else:
        board.ask(FEEDING, bit(board.active))


def feed_moves(board: Board) -> vec[i64]:
    """Each different card that may feed him."""
    return with_each(vec[i64](), FEED, fodder(board))


def feed_refusal(board: Board, move: i64) -> i64:
    """Why this feeds Bruno no card that it may."""
    if not FEED <= move < FEED + CARDS:
        return NOT_FEED
    if holds(fodder(board), move - FEED):
        return 0
    return NOT_JUST_DISCARDED if len(board.shed) > 0 else NOT_IN_FODDER


def feed(board: Board, card: i64) -> None:
    """A card of the Pool goes to the Dashboard."""
    board.from_pool(card)
    board.shed = vec[i64]()
    board.tell(FED, ALL, card, lay_in_column(board, card), needed(board, colour_of(card)))
