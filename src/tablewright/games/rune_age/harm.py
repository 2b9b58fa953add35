"""Damage, wounds and destruction. Ledger sections 8, 9 and 12."""

from __future__ import annotations

from librt.vecs import pop
from mypy_extensions import i64

from . import cards as c
from . import lasting
from .board import (
    ALL,
    ATTACKED,
    BARRACKS,
    BOOST,
    CENTRE,
    EMPTY,
    EVENT_PILE,
    SIDE,
    SUPPLY,
    TITLE,
    WOUND,
    Board,
    title_of,
)
from .box import SHELF
from .declared import DAMAGED, DESTROYED, STRONGER, WEAKER, WOUNDED


def damage(board: Board, seat: i64, number: i64) -> None:
    """A home realm takes damage, less what shields it; it is counted to its limit (RUA-R44)."""
    number -= shield(board, seat)
    if number <= 0:
        return
    realm = board.realm(seat)
    realm.damage = min(realm.damage + number, board.box.cards.realm)
    board.tell(DAMAGED, ALL, seat, number)


def shield(board: Board, seat: i64) -> i64:
    """What shields the home realm of a seat; a shared one is everybody's, and so is what each has (RUA-183)."""
    if not board.box.shared:
        return lasting.total(board, c.SHIELD, seat)
    found: i64 = 0
    for each in range(board.seats):
        found += lasting.total(board, c.SHIELD, each)
    return found


def is_doomed(board: Board, seat: i64) -> bool:
    """Whether a home realm has as much damage as it bears (RUA-134, RUA-R45)."""
    return board.box.elimination and board.players[seat].damage >= board.box.cards.realm


def boost(board: Board, i: i64, number: i64) -> None:
    """A participant has more, or less, strength until End of Combat."""
    board.army[i + BOOST] += number
    kind = STRONGER if number > 0 else WEAKER
    board.tell(
        kind, ALL, board.fighter(board.army[i + SIDE]), board.army[i] >> TITLE, number if number > 0 else -number
    )


def wound(board: Board, i: i64) -> None:
    """A participant is turned sideways (RUA-119)."""
    board.army[i + WOUND] = 1
    board.tell(WOUNDED, ALL, board.fighter(board.army[i + SIDE]), board.army[i] >> TITLE)


def destroy(board: Board, owner: i64, slot: i64) -> None:
    """A card that has left its zone goes to its place of origin (RUA-116)."""
    board.send_home(owner, slot)
    board.tell(DESTROYED, ALL, owner, title_of(slot))


def destroy_participant(board: Board, i: i64) -> None:
    """A participant leaves the combat at once (RUA-113, RUA-117)."""
    slot = board.army[i]
    board.army[i] = EMPTY
    destroy(board, board.fighter(board.army[i + SIDE]), slot)


def destroy_thing(board: Board, owner: i64, thing: i64) -> None:
    """A card of an area goes to its place of origin (RUA-116, RUA-118, RUA-R62)."""
    board.tell(DESTROYED, ALL, owner, board.box.title[thing])
    to_origin(board, thing)


def to_origin(board: Board, thing: i64) -> None:
    """Where a thing came from; for whoever attacked it this round it stays the same target (RUA-R03)."""
    box = board.box
    board.state[thing] &= ~(ATTACKED - 1)
    if box.is_site(thing):
        board.place[thing] = CENTRE
    elif box.is_event(thing):
        board.place[thing] = EVENT_PILE
    elif box.is_rune(thing):
        board.place[thing] = SUPPLY
    else:
        board.place[thing] = BARRACKS


def remove(board: Board, zone: i64, owner: i64, candidate: i64, title: i64) -> i64:
    """Take a card out of the zone that it is in, counted as that zone counts; the answer is its slot."""
    if zone == c.HAND:
        return board.give_up(owner, title)
    if zone == c.PILE:
        player = board.players[owner]
        player.pile, slot = pop(player.pile, candidate)
        return slot
    if zone == c.ARMY:
        slot = board.army[candidate]
        board.army[candidate] = EMPTY
        return slot
    if zone == c.BARRACKS:
        board.players[owner].barracks[candidate] -= 1
        return board.box.shelf[owner * SHELF + candidate] << TITLE
    board.stock[candidate] -= 1
    return board.box.stock[candidate] << TITLE
