"""Rounds and turns: refresh, actions, discard and retain, draw. Ledger sections 4 and 5."""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from ...core.zones import bit
from . import abilities, buying, choosing, combat, frames, lasting
from . import cards as c
from .board import (
    ACTION_USED,
    ALL,
    EXHAUSTED,
    HAND_SIZE,
    NONE,
    TITLE,
    USED,
    Board,
)
from .choosing import put
from .declared import (
    ACTED,
    BESIEGE,
    BUY,
    CANNOT_USE,
    CHOOSE,
    DISCARDED,
    DONE,
    DROP,
    END,
    EVENT,
    EXHAUST,
    EXHAUSTED_ALREADY,
    GOLD,
    INFLUENCE,
    NAME,
    NO_ABILITY,
    NOT_AMONG,
    NOT_RETAINING,
    NOT_TURN,
    REFILL,
    RETAIN,
    RETAINED,
    RETAINED_MANY,
    ROUND_BEGAN,
    SPEND,
    TURN,
    TURN_BEGAN,
    TURN_ENDED,
    TURNS,
    USE,
    USED_ALREADY,
)
from .declared import (
    USED as TOLD_USED,
)

# --- the round (RUA-039, RUA-040) ---------------------------------------------------------------------------------


def begin_round(board: Board) -> None:
    """Each player takes a turn, then comes the Event phase."""
    board.round += 1
    board.reversed = board.reversing
    board.opener = board.first
    board.waiting_turns = board.alive()
    board.tell(ROUND_BEGAN, ALL, board.round)
    board.push(EVENT)
    board.push(TURNS)


def next_turn(board: Board) -> None:
    """The next player in order who has not had a turn; step 1 refreshes all that he controls (RUA-041, RUA-042)."""
    if board.waiting_turns == 0:
        return
    seat = board.next_in_order(board.waiting_turns, board.opener)
    board.waiting_turns &= ~bit(seat)
    board.active = seat
    for thing in range(board.box.events, board.box.things):
        if board.place[thing] == seat:
            board.state[thing] &= ~EXHAUSTED
    board.tell(TURN_BEGAN, ALL, seat)
    board.push(TURNS)
    board.push(REFILL)
    board.push(RETAIN)
    board.push(TURN)


# --- step 2: actions (RUA-043, RUA-048) ---------------------------------------------------------------------------


def ask_turn(board: Board) -> None:
    """Which action? An eliminated player's turn ends at once (RUA-R46)."""
    if board.in_play(board.active):
        board.ask(TURN, bit(board.active))


def turn_moves(board: Board, seat: i64) -> vec[i64]:
    """Every action that can be begun, and the end of the actions."""
    moves = combat.target_moves(board, seat, vec[i64]())
    moves = action_moves(board, seat, moves)
    moves = buying.start_moves(board, seat, moves)
    return append(moves, END)


def turn_refusal(board: Board, seat: i64, move: i64) -> i64:
    """Why this is no action now."""
    if move == END:
        return 0
    if move < BESIEGE:
        return combat.attack_refusal(board, seat, move)
    if move < USE:
        return combat.besiege_refusal(board, seat, move - BESIEGE)
    if move < SPEND:
        return action_refusal(board, seat, move - USE)
    if move < BUY:
        return buying.start_refusal(board, seat, move)
    return NOT_TURN


def do_turn(board: Board, seat: i64, move: i64) -> None:
    """An action, after which the next may follow; or no more."""
    if move == END:
        board.tell(TURN_ENDED, ALL, seat)
        return
    board.push(TURN)
    if move < USE:
        combat.declare(board, seat, move)
    elif move < SPEND:
        act(board, seat, move - USE)
    else:
        step = GOLD if move < EXHAUST else INFLUENCE
        buying.begin(board, seat, step, move - SPEND if move < EXHAUST else move - EXHAUST)


# --- Card actions (RUA-053 to RUA-057) ----------------------------------------------------------------------------


def action_refusal(board: Board, seat: i64, title: i64) -> i64:
    """Why a seat cannot use the Action ability of a card of its hand or area."""
    cards = board.box.cards
    if title >= cards.titles:
        return NO_ABILITY
    ability = cards.ability_of(title, c.ACTION)
    if ability == c.NONE:
        return NO_ABILITY
    i = board.find(seat, title)
    if i != NONE:
        if not abilities.free(board.players[seat].hand[i], c.ACTION):
            return USED_ALREADY
    else:
        thing = actor(board, seat, title)
        if thing == NONE:
            return NO_ABILITY
        if board.state[thing] & EXHAUSTED != 0:
            return EXHAUSTED_ALREADY
        if board.state[thing] & ACTION_USED != 0:
            return USED_ALREADY
    return 0 if can_act(board, seat, ability, title) else CANNOT_USE


def can_act(board: Board, seat: i64, ability: i64, title: i64) -> bool:
    """Whether an Action's conditions hold and its price can be paid once its card is played, or exhausted."""
    i = board.find(seat, title)
    player = board.players[seat]
    if i == NONE:
        thing = actor(board, seat, title)
        board.state[thing] |= EXHAUSTED
        possible = abilities.usable(board, seat, ability, title, NONE)
        board.state[thing] &= ~EXHAUSTED
        return possible
    hand = player.hand
    player.hand, _ = pop(hand[:], i)
    possible = abilities.usable(board, seat, ability, title, NONE)
    player.hand = hand
    return possible


def actor(board: Board, seat: i64, title: i64) -> i64:
    """The card of a seat's area with this title, one that can still act if there is one; NONE if there is none."""
    found: i64 = NONE
    thing = board.box.thing_at[title]
    while thing != NONE and thing < board.box.things and board.box.title[thing] == title:
        if board.place[thing] == seat and (found == NONE or board.state[thing] & 3 == 0):
            found = thing
        thing += 1
    return found


def action_moves(board: Board, seat: i64, moves: vec[i64]) -> vec[i64]:
    """Add each Action that a seat can use."""
    box = board.box
    for slot in board.players[seat].hand:
        title = slot >> TITLE
        if box.cards.ability_of(title, c.ACTION) != c.NONE and action_refusal(board, seat, title) == 0:
            moves = put(moves, USE + title)
    for thing in range(box.events, box.things):
        title = box.title[thing]
        acts = board.place[thing] == seat and box.cards.ability_of(title, c.ACTION) != c.NONE
        if acts and action_refusal(board, seat, title) == 0:
            moves = put(moves, USE + title)
    return moves


def act(board: Board, seat: i64, title: i64) -> None:
    """A card from hand acts and is discarded afterwards, one of the area is exhausted (RUA-054, RUA-R10)."""
    thing: i64 = NONE
    if board.find(seat, title) != NONE:
        board.acting = board.from_hand(seat, title) | (USED << c.ACTION)
        board.push(ACTED)
    else:
        thing = actor(board, seat, title)
        board.state[thing] |= EXHAUSTED | ACTION_USED
    board.tell(TOLD_USED, ALL, seat, title)
    frames.begin(board, board.box.cards.ability_of(title, c.ACTION), seat, title, thing, NONE)


def acted(board: Board) -> None:
    """The card that has acted goes to its owner's discard pile."""
    if board.acting != NONE:
        board.to_pile(board.active, board.acting)
        board.acting = NONE


# --- steps 3 and 4: discard, retain, draw (RUA-044 to RUA-046) ------------------------------------------------------


def retain(board: Board) -> None:
    """Ask which sources of influence are exhausted to retain cards; where there is no choice, go on."""
    seat = board.active
    hand: i64 = len(board.players[seat].hand)
    if board.in_play(seat) and hand > board.credit and choosing.influence_of(board, seat) > 0:
        board.ask(RETAIN, bit(seat))
    else:
        board.push(DROP)


def retain_refusal(board: Board, seat: i64, move: i64) -> i64:
    """Exhaust a source, or be done."""
    if move == DONE:
        return 0
    return buying.influence_refusal(board, seat, move - EXHAUST) if EXHAUST <= move < BUY else NOT_RETAINING


def do_retain(board: Board, seat: i64, move: i64) -> None:
    """One source of value n retains up to n cards (RUA-R17)."""
    if move == DONE:
        board.push(DROP)
        return
    board.credit += buying.exhaust(board, seat, move - EXHAUST)
    board.push(RETAIN)


def drop(board: Board) -> None:
    """All cards that are not retained are discarded; asked where it makes a difference which."""
    seat = board.active
    hand: i64 = len(board.players[seat].hand)
    if board.credit > 0 and hand > 0:
        board.ask(DROP, bit(seat))
        return
    while len(board.players[seat].hand) > 0:
        discard(board, seat, board.players[seat].hand[0] >> TITLE)


def discard(board: Board, seat: i64, title: i64) -> None:
    """One card of the hand goes to the discard pile."""
    board.to_pile(seat, board.give_up(seat, title))
    board.tell(DISCARDED, ALL, seat, title)


def drop_moves(board: Board, seat: i64) -> vec[i64]:
    """Each card that may be discarded, or DONE if the rest may be retained."""
    moves = vec[i64]()
    for slot in board.players[seat].hand:
        moves = put(moves, CHOOSE + (slot >> TITLE))
    return append(moves, DONE) if len(board.players[seat].hand) <= board.credit else moves


def drop_refusal(board: Board, seat: i64, move: i64) -> i64:
    """Why this card is not discarded, or not all can be retained."""
    if move == DONE:
        return 0 if len(board.players[seat].hand) <= board.credit else RETAINED_MANY
    if not CHOOSE <= move < NAME:
        return NOT_RETAINING
    return 0 if board.find(seat, move - CHOOSE) != NONE else NOT_AMONG


def do_drop(board: Board, seat: i64, move: i64) -> None:
    """Discard a card, or retain the rest."""
    if move == DONE:
        board.tell(RETAINED, ALL, seat, len(board.players[seat].hand))
        board.credit = 0
        return
    discard(board, seat, move - CHOOSE)
    if len(board.players[seat].hand) > 0:
        board.push(DROP)
    else:
        board.credit = 0


def refill(board: Board) -> None:
    """All players draw up to 5 cards, in play order from the active one (RUA-046, RUA-141, RUA-R21)."""
    seat = board.active
    for _ in range(board.seats):
        if board.in_play(seat):
            wanted = HAND_SIZE + lasting.total(board, c.REFILL, seat) - len(board.players[seat].hand)
            if wanted > 0:
                board.draw(seat, wanted)
        seat = board.after(seat)
