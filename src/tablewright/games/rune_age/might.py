"""What a card adds to a fight, its abilities included: part of what bots know of the game.

Abilities are judged row by row: what a verb brings and what a price costs, both in strength.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from . import buying, choosing, lasting
from . import cards as c
from .board import NONE, TITLE, Board

# What a fight is about, in bits: abilities ask for it before there is one.
ATTACKING: Final[i64] = 1
SIEGE: Final[i64] = 2
CITY: Final[i64] = 4
REALM: Final[i64] = 8
THE_OBJECTIVE: Final[i64] = 16
ENEMY: Final[i64] = 32
INSTANT: Final[i64] = 64


def might(board: Board, seat: i64, title: i64, scene: i64, mates: i64) -> float:
    """Strength that a card is likely to add to a fight beside so many others, its abilities included."""
    cards = board.box.cards
    if cards.kind[title] != c.UNIT and cards.kind[title] != c.TACTIC:
        return 0.0
    total = float(cards.strength[title]) if cards.kind[title] == c.UNIT else 0.0
    for timing in range(c.ACTION):
        ability = cards.ability_of(title, timing)
        if ability != c.NONE:
            gain = ability_gain(board, seat, ability, scene, mates)
            if gain > 0.0:
                total += gain * likely(board, seat, ability, scene, mates)
    return total


def likely(board: Board, seat: i64, ability: i64, scene: i64, mates: i64) -> float:
    """How likely the conditions of an ability are to hold in such a fight."""
    cards = board.box.cards
    rows = cards.rows
    chance = 1.0
    at = cards.first(ability, c.IF)
    end = cards.last(ability, c.IF)
    while at < end:
        what = rows[at + c.PER]
        number = rows[at + c.N]
        least = rows[at + c.VERB] == c.AT_LEAST
        if what >= c.ATTACKING and what <= c.AT_REALM:
            if in_scene(what, scene) != (least and number > 0):
                return 0.0
        elif what == c.FRIENDS or what == c.KIN:
            chance *= 0.9 if (mates >= number) == least else 0.1
        elif what == c.HAND_CARDS or what == c.WOUNDS:
            chance *= 0.6
        else:
            count = lasting.count(board, what, seat, NONE, NONE, NONE)
            if (count >= number) != least and count != number:
                return 0.0
        at += c.ROW
    return chance


def in_scene(what: i64, scene: i64) -> bool:
    """Whether a fight is about what a condition asks."""
    if what == c.ATTACKING:
        return scene & ATTACKING != 0
    if what == c.DEFENDING:
        return scene & ATTACKING == 0
    if what == c.IN_SIEGE:
        return scene & SIEGE != 0
    if what == c.IN_BATTLE:
        return scene & SIEGE == 0
    if what == c.AT_OBJECTIVE:
        return scene & THE_OBJECTIVE != 0
    if what == c.AT_ENEMY:
        return scene & ENEMY != 0
    if what == c.AT_INSTANT:
        return scene & INSTANT != 0
    if what == c.AT_CITY:
        return scene & CITY != 0
    return scene & REALM != 0


def ability_gain(board: Board, seat: i64, ability: i64, scene: i64, mates: i64) -> float:
    """What an ability brings, less what it costs."""
    cards = board.box.cards
    total = 0.0
    at = cards.first(ability, c.PRICE)
    end = cards.last(ability, c.PRICE)
    while at < end:
        total -= price(board, seat, at)
        at += c.ROW
    end = cards.last(ability, c.DO)
    while at < end:
        total += row_gain(board, seat, at, scene, mates)
        at += c.ROW
    return total


def price(board: Board, seat: i64, at: i64) -> float:
    """What a row of a price costs, in strength."""
    rows = board.box.cards.rows
    verb = rows[at + c.VERB]
    number = float(rows[at + c.N])
    if verb == c.DISCARD:
        idle = 0
        for slot in board.players[seat].hand:
            kind = board.box.cards.kind[slot >> TITLE]
            if kind == c.GOLD:
                idle += 1
        return number * (0.5 if idle > 0 else 1.6)
    if verb == c.SPEND:
        return 0.5 * number
    if verb == c.DESTROY:
        return 0.6 * number
    return 0.6 * number


def row_gain(board: Board, seat: i64, at: i64, scene: i64, mates: i64) -> float:
    """What a row brings, in strength."""
    rows = board.box.cards.rows
    verb = rows[at + c.VERB]
    number = float(rows[at + c.N])
    theirs = rows[at + c.OF] == c.OPPONENT
    siege = scene & SIEGE != 0
    if theirs and not siege:
        return 0.0
    if verb == c.STRENGTHEN:
        copies = float(mates) if rows[at + c.TO] == c.ALL_OF_THEM else 1.0
        return number * copies * per(board, rows[at + c.PER], mates)
    if verb == c.DRAW:
        return number
    if verb == c.DISCARD:
        if theirs:
            return number
        return 0.0 if rows[at + c.MAY] == 1 else -0.6 * number
    if verb == c.DESTROY:
        if theirs:
            return 2.0 * number
        return 0.0 if rows[at + c.MAY] == 1 else -0.5 * number
    if verb == c.WOUND:
        return 0.6 * number if theirs else -0.6 * number
    if verb == c.REVEAL:
        return 0.6 * float(max(1, rows[at + c.M]))
    if verb == c.LOOK:
        return 0.4
    if verb == c.TAKE:
        return (1.6 if rows[at + c.FROM] == c.PILE else 0.4) * number
    if verb == c.JOIN:
        return float(min(rows[at + c.N], joining(board, seat, at)))
    if verb == c.BUY:
        return 1.5 if choosing.influence_of(board, seat) >= 0 and buying.gold_in_hand(board, seat) >= 1 else 0.0
    if verb == c.GAIN:
        return number
    if verb == c.HEAL:
        return 0.3 * number
    if verb == c.REFRESH:
        return 0.7 * number
    if verb == c.REPAIR:
        return 0.6 * float(min(rows[at + c.N], board.realm(seat).damage))
    if verb == c.DAMAGE:
        return number if theirs else -number
    return 0.0


def per(board: Board, what: i64, mates: i64) -> float:
    """What an amount is likely to be multiplied by."""
    if what == c.ONCE:
        return 1.0
    if what == c.FRIENDS:
        return float(max(mates, 0))
    if what == c.PAID or what == c.PAID_WORTH:
        return 1.5
    return 1.0


def joining(board: Board, seat: i64, at: i64) -> i64:
    """How many cards could join from where the row says."""
    zone = board.box.cards.rows[at + c.FROM]
    if zone == c.PILE:
        return len(choosing.in_row(board, at, seat, board.players[seat].pile))
    if zone == c.HAND:
        return 0
    return 1
