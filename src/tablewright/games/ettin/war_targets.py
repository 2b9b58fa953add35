"""The start of a battle: Terrify, Dragonslayer, Ranged, and whom they aim at. Ledger section 13, R-033 to R-048.

Each icon aims once. The icons of a side are gone through in the order of its row; `cursor` counts those that have
named a target, or have none. What was named is marked on the units and resolved in `war_battle`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from .board import ALL, DOOMED, FIRED, TAKEN, Board, card_of, spot_of
from .cards import ABILITIES, CARDS, DRAGONSLAYER, RANGED, TERRIFY
from .declared import NOT_NOW
from .seating import NOBODY
from .war_battle import FATES, abilities_at
from .war_declared import (
    AIM,
    AIM_FIRST,
    AIMED,
    BATTLE,
    DEPLOY,
    FIGHT,
    HELD,
    HOLD,
    MUST_TARGET,
    NO_DRAGON,
    NO_TROOP,
    NOT_HERE,
    TARGET,
    TOO_STRONG,
)

SHOTS: Final[i64] = 1 << TERRIFY | 1 << DRAGONSLAYER | 1 << RANGED


def start(board: Board) -> None:
    """A battle begins: both sides have all their targets to name."""
    pair = board.lane
    one = board.ring.first[pair]
    other = board.ring.second[pair]
    board.tell(BATTLE, ALL, board.nation[one], board.nation[other], board.where[pair])
    board.push(FIGHT)
    board.push(AIM)


def aim(board: Board) -> None:
    """The Initiative holder names all targets first, then the Enemy (ETT-094, R-035); a single one goes unasked."""
    pair = board.lane
    leader = board.initiative[pair]
    follower = board.ring.enemy[leader]
    if not (asks(board, leader) or asks(board, follower)):
        board.cursor[leader] = 0
        board.cursor[follower] = 0


def asks(board: Board, side: i64) -> bool:
    """Whether a side has a target to choose, which it is asked for; what leaves no choice is named at once."""
    if abilities_at(board, side, board.where[board.lane]) & SHOTS == 0:
        return False
    shot = next_shot(board, side)
    while shot != NOBODY:
        found = targets(board, side, shot)
        if len(found) > 1 or (len(found) == 1 and may_hold(board, shot)):
            board.ask(AIM, board.seat_bit(side))
            return True
        if len(found) == 1:
            hit(board, side, shot, found[0])
        board.cursor[side] += 1
        shot = next_shot(board, side)
    return False


def next_shot(board: Board, side: i64) -> i64:
    """The icon of a side that aims next, as `card * ABILITIES + ability`, or NOBODY (ETT-092, R-034, R-042)."""
    left = board.cursor[side]
    place = board.where[board.lane]
    for i in range(board.first_of(side), board.end_of(side)):
        card = card_of(board.row[i])
        if spot_of(board.row[i]) == place and board.box.abilities[card] & SHOTS != 0:
            for ability in range(TERRIFY, RANGED + 1):
                icons = board.box.icons(card, ability)
                if left < icons:
                    return card * ABILITIES + ability
                left -= icons
    return NOBODY


def may_hold(board: Board, shot: i64) -> bool:
    """Whether an icon need not be used: Ranged, and the others where the table reads them so (R-033, R-043)."""
    return shot % ABILITIES == RANGED or not board.readings.must_target


def targets(board: Board, side: i64, shot: i64) -> vec[i64]:
    """The enemy cards in the battle at which an icon can aim, ascending, equal ones once (ETT-093)."""
    found = vec[i64]()
    enemy = board.ring.enemy[side]
    place = board.where[board.lane]
    last = NOBODY
    for i in range(board.first_of(enemy), board.end_of(enemy)):
        card = card_of(board.row[i])
        if card != last and spot_of(board.row[i]) == place and misses(board, shot, card) == 0:
            found = append(found, card)
            last = card
    return found


def misses(board: Board, shot: i64, card: i64) -> i64:
    """Why an icon cannot aim at a unit in the battle (ETT-098 to ETT-101, R-044, R-046 to R-048), or 0."""
    ability = shot % ABILITIES
    box = board.box
    if ability == DRAGONSLAYER:
        return 0 if box.dragon[card] else NO_DRAGON
    if ability == RANGED:
        if not box.is_troop(card):
            return NO_TROOP
        return 0 if box.strength[card] <= box.strength[shot // ABILITIES] else TOO_STRONG
    return 0


def moves(board: Board, seat: i64) -> vec[i64]:
    """Each legal target; or to hold fire."""
    side = board.side_of(seat)
    shot = next_shot(board, side)
    found = vec[i64]()
    for card in targets(board, side, shot):
        found = append(found, TARGET + card)
    return append(found, HOLD) if may_hold(board, shot) else found


def refusal(board: Board, seat: i64, move: i64) -> i64:
    """Only enemy units in this battle that the ability can hit (R-041: also those that are doomed already)."""
    side = board.side_of(seat)
    shot = next_shot(board, side)
    if move == HOLD:
        return 0 if may_hold(board, shot) else MUST_TARGET
    if TARGET <= move < TARGET + CARDS:
        if board.find(board.ring.enemy[side], move - TARGET, board.where[board.lane]) == NOBODY:
            return NOT_HERE
        return misses(board, shot, move - TARGET)
    return NOT_NOW if move < DEPLOY else AIM_FIRST


def do(board: Board, seat: i64, move: i64) -> None:
    """Name a target, or hold; then the next icon."""
    side = board.side_of(seat)
    shot = next_shot(board, side)
    if move == HOLD:
        board.say(HELD, side, shot // ABILITIES)
    else:
        hit(board, side, shot, move - TARGET)
    board.cursor[side] += 1
    board.push(AIM)


def hit(board: Board, side: i64, shot: i64, target: i64) -> None:
    """Mark what an icon will do; nothing leaves before all targets are named (ETT-095, R-036)."""
    card = shot // ABILITIES
    ability = shot % ABILITIES
    enemy = board.ring.enemy[side]
    board.mark(enemy, copy_of(board, enemy, target, 0, FATES), DOOMED if ability == TERRIFY else TAKEN)
    if ability == RANGED:
        board.mark(side, copy_of(board, side, card, DOOMED | TAKEN, FIRED), FIRED)
    if board.log is not None:
        rest = vec[i64]([board.nation[side], card, ability, target])
        board.tell_many(AIMED, ALL, board.ring.seat[side], rest)


def copy_of(board: Board, side: i64, card: i64, best: i64, worst: i64) -> i64:
    """The index of a card in the battle; of equal ones rather one with a mark of `best`, and none of `worst`.

    So of two equal Troops a second shot hits the one that still stands, and of two equal Ranged units the one that is
    lost anyway pays for a shot.
    """
    found = NOBODY
    found_rank: i64 = -1
    place = board.where[board.lane]
    for i in range(board.first_of(side), board.end_of(side)):
        now = board.row[i]
        if card_of(now) == card and spot_of(now) == place:
            rank: i64 = (2 if now & worst == 0 else 0) + (1 if now & best != 0 else 0)
            if rank > found_rank:
                found = i
                found_rank = rank
    return found
