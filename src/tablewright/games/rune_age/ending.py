"""Elimination and the end of the game. Ledger sections 12 and 15 to 18."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.zones import bit
from . import cards as c
from . import harm
from .board import ALL, EMPTY, GONE, NONE, SUPPLY, TITLE, Board
from .box import NOBODY, SHELF
from .declared import ELIMINATED, FIRST_PLAYER, GAME_ENDED

# Why a game ended: `Board.outcome`.
DEFEATED: Final[i64] = 1
"""The objective was defeated."""
LAST_LEFT: Final[i64] = 2
"""All others are eliminated."""
SURVIVED: Final[i64] = 3
"""The event deck has ended."""
BUILT: Final[i64] = 4
"""A monument was built."""
OVERTHROWN: Final[i64] = 5
"""The Overlord is eliminated."""
RULED: Final[i64] = 6
"""The Overlord has outlasted his enemies."""
HELD: Final[i64] = 7
"""The landmarks are counted."""
FALLEN: Final[i64] = 8
"""All have lost."""
TIME: Final[i64] = 9
"""The last round is over, and nothing else has decided."""


def finish(board: Board, why: i64, winners: i64) -> None:
    """The game is over."""
    board.outcome = why
    board.winners = winners
    board.agenda = vec[i64]()
    board.tell(GAME_ENDED, ALL, why)


def everybody(board: Board) -> i64:
    """All seats, a bit each."""
    return bit(board.seats) - 1


def objective_defeated(board: Board, seat: i64) -> None:
    """Victory is immediate (RUA-151, RUA-187, RUA-R60)."""
    finish(board, DEFEATED, everybody(board) if board.box.cooperative else bit(seat))


# --- elimination (RUA-134 to RUA-137, RUA-R45 to RUA-R49) ---------------------------------------------------------


def settle(board: Board, attacker: i64, defender: i64) -> None:
    """Whose home realm has fallen is eliminated; then the game may be over.

    Of the two players of a siege one is the conqueror of the other; in a battle there is no defender.
    """
    box = board.box
    if box.shared:
        if board.players[0].damage >= box.cards.realm:
            finish(board, FALLEN, 0)
        return
    if not box.elimination:
        return
    fallen: i64 = 0
    for seat in range(board.seats):
        if board.in_play(seat) and harm.is_doomed(board, seat):
            fallen |= bit(seat)
    while fallen != 0:
        seat = board.next_in_order(fallen, board.first)
        fallen &= ~bit(seat)
        eliminate(board, seat, conqueror(board, seat, attacker, defender))
        last_left(board)
        if board.outcome != 0:
            return


def conqueror(board: Board, seat: i64, attacker: i64, defender: i64) -> i64:
    """Who has defeated a seat: the other player of the siege, if he is there and still in play (RUA-155)."""
    other = attacker if seat == defender else defender if seat == attacker else NOBODY
    return other if other != NOBODY and board.in_play(other) else NOBODY


def eliminate(board: Board, seat: i64, conqueror: i64) -> None:
    """A player is out: what came from the centre goes back there, what is his own leaves the game (RUA-R47)."""
    board.tell(ELIMINATED, ALL, seat)
    player = board.players[seat]
    restock(board, player.hand)
    restock(board, player.deck)
    restock(board, player.pile)
    if seat == board.active and board.acting != NONE:
        restock(board, vec[i64]([board.acting]))
        board.acting = NONE
    player.hand = vec[i64]()
    player.deck = vec[i64]()
    player.pile = vec[i64]()
    for i in range(SHELF):
        player.barracks[i] = 0
    strip(board, seat, conqueror)
    board.out |= bit(seat)
    board.waiting_turns &= ~bit(seat)
    if seat == board.first and board.alive() != 0 and board.box.win != c.WIN_OVERLORD:
        while not board.in_play(board.first):
            board.first = board.first + 1 if board.first + 1 < board.seats else 0
        board.tell(FIRST_PLAYER, ALL, board.first)


def restock(board: Board, zone: vec[i64]) -> None:
    """Neutral and gold cards go back to their piles (RUA-135)."""
    for slot in zone:
        pile = board.box.stock_at[slot >> TITLE]
        if slot != EMPTY and pile != NOBODY:
            board.stock[pile] += 1


def strip(board: Board, seat: i64, conqueror: i64) -> None:
    """Cities go to the centre, runes to the conqueror, all else leaves the game (RUA-136, RUA-137, RUA-155)."""
    box = board.box
    for thing in range(box.events, box.things):
        mine = box.is_stronghold(thing) and box.strongholds[seat] <= thing < box.strongholds[seat + 1]
        if board.place[thing] == seat:
            if box.is_site(thing):
                harm.to_origin(board, thing)
            elif box.is_rune(thing):
                board.place[thing] = conqueror if conqueror != NOBODY else SUPPLY
                board.state[thing] = 0
            else:
                board.place[thing] = GONE
                board.state[thing] = 0
        elif mine or thing == box.monument(seat):
            board.place[thing] = GONE
            board.state[thing] = 0


def last_left(board: Board) -> None:
    """Whether the eliminations so far decide the game."""
    box = board.box
    alive = board.alive()
    if box.cooperative:
        finish(board, FALLEN, 0)
    elif box.win == c.WIN_OVERLORD:
        if not board.in_play(board.first):
            finish(board, OVERTHROWN, everybody(board) & ~bit(board.first))
        elif alive == bit(board.first):
            finish(board, RULED, alive)
    elif alive == 0:
        finish(board, FALLEN, 0)
    elif board.seats > 1 and alive & (alive - 1) == 0:
        finish(board, LAST_LEFT, alive)


# --- the end of a round -----------------------------------------------------------------------------------------


def end_of_round(board: Board) -> None:
    """What is decided after the Event phase: monuments, a deck outlasted, the last round."""
    box = board.box
    if box.win == c.WIN_MONUMENT:
        builders = have_built(board)
        if builders != 0:
            finish(board, BUILT, strongest(board, builders))
            return
    if box.deck_ends and len(board.event_deck) == 0:
        finish(board, SURVIVED, everybody(board))
        return
    if board.round >= box.rounds:
        last_round(board)


def last_round(board: Board) -> None:
    """What happens at the bound on rounds (RUA-R95)."""
    win = board.box.win
    alive = board.alive()
    if win == c.WIN_POINTS:
        best: i64 = NONE
        winners: i64 = 0
        for seat in range(board.seats):
            number = points(board, seat)
            if number > best:
                best = number
                winners = 0
            if number == best:
                winners |= bit(seat)
        finish(board, HELD, strongest(board, winners))
    elif win == c.WIN_OVERLORD:
        finish(board, RULED, bit(board.first))
    elif win == c.WIN_LAST:
        finish(board, TIME, least_damaged(board, alive))
    elif win == c.WIN_MONUMENT:
        finish(board, TIME, strongest(board, alive))
    else:
        finish(board, FALLEN, 0)


def have_built(board: Board) -> i64:
    """The seats that have built their monument, a bit each."""
    found: i64 = 0
    for seat in range(board.seats):
        monument = board.box.monument(seat)
        if monument != NONE and board.place[monument] == seat:
            found |= bit(seat)
    return found


def points(board: Board, seat: i64) -> i64:
    """What the landmarks of a seat are worth."""
    box = board.box
    total: i64 = 0
    for thing in range(box.sites, box.strongholds[0]):
        if board.place[thing] == seat:
            total += box.cards.points[box.title[thing]]
    return total


def unit_strength(board: Board, seat: i64) -> i64:
    """Printed strength of every unit in deck, hand and discard pile (RUA-R76)."""
    player = board.players[seat]
    return printed(board, player.deck) + printed(board, player.hand) + printed(board, player.pile)


def printed(board: Board, zone: vec[i64]) -> i64:
    """Printed strength of all units of a zone."""
    cards = board.box.cards
    total: i64 = 0
    for slot in zone:
        if cards.kind[slot >> TITLE] == c.UNIT:
            total += cards.strength[slot >> TITLE]
    return total


def strongest(board: Board, seats: i64) -> i64:
    """Of these seats those with the strongest units (RUA-159)."""
    best: i64 = NONE
    found: i64 = 0
    for seat in range(board.seats):
        if seats >> seat & 1 == 1:
            number = unit_strength(board, seat)
            if number > best:
                best = number
                found = 0
            if number == best:
                found |= bit(seat)
    return found


def least_damaged(board: Board, seats: i64) -> i64:
    """Of these seats those whose home realms have the least damage."""
    best: i64 = NONE
    found: i64 = 0
    for seat in range(board.seats):
        if seats >> seat & 1 == 1:
            number = board.players[seat].damage
            if found == 0 or number < best:
                best = number
                found = 0
            if number == best:
                found |= bit(seat)
    return found
