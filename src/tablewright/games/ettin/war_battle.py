"""Battles: what targets come to, Battle Scores, Swift, Protected, results. Ledger sections 12 to 15, R-051 to R-063."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .board import (
    ALL,
    DOOMED,
    DUE,
    FIRED,
    FIRST_WON,
    KNOWN,
    NO_BATTLE,
    PLACES,
    RETIRED,
    SECOND_WON,
    TAKEN,
    TIE,
    Board,
    card_of,
    entry,
    spot_of,
)
from .cards import LOCATIONS, SWIFT, WAR_CRY, WEALTHY
from .seating import NOBODY
from .war_declared import (
    BATTLE_TIED,
    BATTLE_WON,
    CAPTURED,
    EARNED,
    ENGAGE,
    NOT_FOUGHT,
    PROTECTS,
    SCORED,
    SWIFT_WON,
    WITHDREW,
)

FATES: Final[i64] = DOOMED | TAKEN | FIRED


def fight(board: Board) -> None:
    """One battle from its named targets to its result; then the next one (ETT-089 to ETT-091)."""
    pair = board.lane
    place = board.where[pair]
    one = board.ring.first[pair]
    other = board.ring.second[pair]
    fall(board, one, place)
    fall(board, other, place)
    result = outcome(board, one, other, place)
    board.outcome[pair * PLACES + place] = result
    tell_result(board, one, other, place, result)
    if place + 1 < PLACES:
        board.where[pair] = place + 1
        board.push(ENGAGE)
    else:
        board.where[pair] = 0


# --- what the targets come to -----------------------------------------------------------------------------------


def fall(board: Board, side: i64, place: i64) -> None:
    """All named effects happen at the same time; capture goes before retiring (ETT-095, R-036 to R-040)."""
    i = fated(board, side, place)
    while i != NOBODY:
        now = board.remove(side, i)
        card = card_of(now)
        if now & TAKEN:
            board.add(board.ring.enemy[side], entry(card, RETIRED, KNOWN))
            board.say(CAPTURED, board.ring.enemy[side], card)
        else:
            leave(board, side, card)
        i = fated(board, side, place)


def leave(board: Board, side: i64, card: i64) -> None:
    """A unit goes to its own side's Retired Pile; its Retire abilities work only by an option (R-049)."""
    marks = KNOWN
    if board.readings.early_retire:
        if board.box.has(card, WEALTHY):
            earn(board, side, card, board.box.icons(card, WEALTHY))
        if board.box.has(card, WAR_CRY):
            marks |= DUE
    board.add(side, entry(card, RETIRED, marks))
    board.say(WITHDREW, side, card)


def earn(board: Board, side: i64, card: i64, gold: i64) -> None:
    """A card pays Gold to a side."""
    board.gold[side] += gold
    if board.log is not None:
        board.tell_many(EARNED, ALL, board.ring.seat[side], vec[i64]([board.nation[side], gold, card]))


def fated(board: Board, side: i64, place: i64) -> i64:
    """The index of a unit that leaves the battle, or NOBODY."""
    for i in range(board.first_of(side), board.end_of(side)):
        if board.row[i] & FATES != 0 and spot_of(board.row[i]) == place:
            return i
    return NOBODY


# --- scores and results -----------------------------------------------------------------------------------------


def outcome(board: Board, one: i64, other: i64, place: i64) -> i64:
    """The result of a battle (ETT-096, ETT-103 to ETT-117)."""
    if not has_troop(board, one, place) and not has_troop(board, other, place):
        return NO_BATTLE
    lead = score(board, one, place) - score(board, other, place)
    if board.readings.unopposed_wins:
        lead = unopposed(board, one, other, place, lead)
    if lead == 0:
        lead = swifter(board, one, other, place)
    if (lead > 0 and protected(board, other, one, place)) or (lead < 0 and protected(board, one, other, place)):
        return NO_BATTLE
    if board.readings.protected_always and (protected(board, one, other, place) or protected(board, other, one, place)):
        return NO_BATTLE
    return FIRST_WON if lead > 0 else SECOND_WON if lead < 0 else TIE


def has_troop(board: Board, side: i64, place: i64) -> bool:
    """Whether a side has a Troop in the battle (ETT-103, R-053, R-054)."""
    for i in range(board.first_of(side), board.end_of(side)):
        if spot_of(board.row[i]) == place and board.box.is_troop(card_of(board.row[i])):
            return True
    return False


def site_strength(board: Board, side: i64, place: i64) -> i64:
    """What the own Location adds to a Battle Score; nothing at the Adventure (ETT-105, ETT-166)."""
    return board.box.site[board.nation[side] * LOCATIONS + place] if place < LOCATIONS else 0


def score(board: Board, side: i64, place: i64) -> i64:
    """The Battle Score: all own units there and the Location (ETT-104, ETT-106)."""
    units: i64 = 0
    for i in range(board.first_of(side), board.end_of(side)):
        if spot_of(board.row[i]) == place:
            units += board.box.strength[card_of(board.row[i])]
    site = site_strength(board, side, place)
    if board.log is not None:
        board.tell_many(SCORED, ALL, board.ring.seat[side], vec[i64]([board.nation[side], units, site, units + site]))
    return units + site


def unopposed(board: Board, one: i64, other: i64, place: i64, lead: i64) -> i64:
    """Troops win where no enemy unit stands, if the table reads it so (R-051)."""
    if board.first_at(other, place) == NOBODY:
        return 1
    return -1 if board.first_at(one, place) == NOBODY else lead


def swifter(board: Board, one: i64, other: i64, place: i64) -> i64:
    """Who wins a tie: above 0 the one, below 0 the other, 0 nobody (ETT-112 to ETT-114, R-056, R-057)."""
    own = icons_at(board, one, place, SWIFT)
    theirs = icons_at(board, other, place, SWIFT)
    if own != theirs and board.log is not None:
        side = one if own > theirs else other
        rest = vec[i64]([board.nation[side], max(own, theirs), min(own, theirs)])
        board.tell_many(SWIFT_WON, ALL, board.ring.seat[side], rest)
    return own - theirs


def icons_at(board: Board, side: i64, place: i64, ability: i64) -> i64:
    """How many icons of an ability the units of a side show in a battle."""
    number: i64 = 0
    for i in range(board.first_of(side), board.end_of(side)):
        if spot_of(board.row[i]) == place:
            number += board.box.icons(card_of(board.row[i]), ability)
    return number


def abilities_at(board: Board, side: i64, place: i64) -> i64:
    """All abilities that the units of a side show in a battle, a bit each."""
    found: i64 = 0
    for i in range(board.first_of(side), board.end_of(side)):
        if spot_of(board.row[i]) == place:
            found |= board.box.abilities[card_of(board.row[i])]
    return found


def protected(board: Board, side: i64, enemy: i64, place: i64) -> bool:
    """Whether a Protected Defense of a side is matched by no enemy unit there (ETT-116, ETT-117, R-059, R-060)."""
    shown = abilities_at(board, enemy, place)
    for i in range(board.first_of(side), board.end_of(side)):
        card = card_of(board.row[i])
        if spot_of(board.row[i]) == place and board.box.is_protected(card) and board.box.parapet[card] & shown == 0:
            board.say(PROTECTS, side, card)
            return True
    return False


def tell_result(board: Board, one: i64, other: i64, place: i64, result: i64) -> None:
    """Everybody sees how a battle ended."""
    nation = board.nation
    if result == NO_BATTLE or result == TIE:
        board.tell(NOT_FOUGHT if result == NO_BATTLE else BATTLE_TIED, ALL, nation[one], nation[other], place)
    else:
        board.say(BATTLE_WON, one if result == FIRST_WON else other, place)
