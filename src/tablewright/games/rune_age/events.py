"""The Event phase. Ledger section 10."""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from . import cards as c
from . import ending, frames
from .board import (
    ALL,
    CENTRE,
    DRAWN,
    EVENT_DECK,
    EVENT_PILE,
    EVER_USED,
    EXHAUSTED,
    NONE,
    Board,
)
from .box import OBJECTIVE
from .declared import (
    DRAW_EVENT,
    END_ROUND,
    EVENT_DONE,
    EVENT_DRAWN,
    EVENTS_REBUILT,
    EXPIRED,
    NO_EVENT,
    REFILL,
    ROUND,
)


def begin(board: Board) -> None:
    """Lasting Instants end, Enemies do what they do, an event is drawn, all refill (RUA-R57, RUA-R85, RUA-130)."""
    box = board.box
    board.active = board.first
    for thing in range(box.events, box.runes):
        if board.place[thing] == CENTRE and box.cards.kind[box.title[thing]] == c.LASTING:
            board.place[thing] = EVENT_PILE
            board.tell(EXPIRED, ALL, box.title[thing])
    board.push(END_ROUND)
    board.push(REFILL)
    board.push(DRAW_EVENT)
    thing = box.runes - 1
    while thing >= OBJECTIVE:
        title = box.title[thing]
        ability = box.cards.ability_of(title, c.PHASE)
        if board.place[thing] == CENTRE and ability != c.NONE:
            frames.begin(board, ability, board.first, title, thing, NONE)
        thing -= 1


def draw(board: Board) -> None:
    """The first player draws the top event card (RUA-123); an empty deck is rebuilt first (RUA-129, RUA-R56)."""
    box = board.box
    if len(board.event_deck) == 0 and not box.deck_ends:
        rebuild(board)
    if len(board.event_deck) == 0:
        board.tell(NO_EVENT, ALL, board.first)
        return
    board.seal()
    board.event_deck, thing = pop(board.event_deck)
    title = box.title[thing]
    board.tell(EVENT_DRAWN, ALL, board.first, title)
    board.place[thing] = DRAWN if box.cards.kind[title] == c.INSTANT else CENTRE
    board.push(EVENT_DONE)
    ability = box.cards.ability_of(title, c.DRAWN)
    if ability != c.NONE:
        frames.begin(board, ability, board.first, title, thing, NONE)


def rebuild(board: Board) -> None:
    """All Stage 2 cards of the event discard pile make a new deck."""
    box = board.box
    deck = vec[i64]()
    for thing in range(box.events, box.runes):
        if board.place[thing] == EVENT_PILE and box.cards.stage[box.title[thing]] == 2:
            deck = append(deck, thing)
            board.place[thing] = EVENT_DECK
    board.random.shuffle(deck, 0, len(deck))
    board.event_deck = deck
    if len(deck) > 0:
        board.tell(EVENTS_REBUILT, ALL, len(deck))


def done(board: Board) -> None:
    """An Instant that nobody has taken goes to the event discard pile (RUA-126)."""
    for thing in range(board.box.events, board.box.runes):
        if board.place[thing] == DRAWN:
            board.place[thing] = EVENT_PILE


def end_round(board: Board) -> None:
    """The round is over: who has won, and what may be attacked and used again (RUA-R05, RUA-R75)."""
    ending.end_of_round(board)
    if board.outcome != 0:
        return
    board.besieged = 0
    for thing in range(board.box.things):
        board.state[thing] &= EXHAUSTED
    for seat in range(board.seats):
        player = board.players[seat]
        forget_uses(player.deck)
        forget_uses(player.pile)
        forget_uses(player.hand)
        sort(player.hand)
    board.push(ROUND)


def forget_uses(zone: vec[i64]) -> None:
    """The abilities of these cards may be used again (RUA-144)."""
    for i in range(len(zone)):
        zone[i] &= ~EVER_USED


def sort(hand: vec[i64]) -> None:
    """Put a hand in order; it is nearly so."""
    for i in range(1, len(hand)):
        slot = hand[i]
        j = i
        while j > 0 and hand[j - 1] > slot:
            hand[j] = hand[j - 1]
            j -= 1
        hand[j] = slot
