"""Which cards to play to a combat, and which abilities to use: part of what bots know of the game."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from . import abilities, choosing, combat, lasting
from . import cards as c
from .board import ATTACKER, DEFENDER, EMPTY, NONE, REALM, SIDE, TITLE, UNIT, Board
from .box import NOBODY, OBJECTIVE
from .might import ATTACKING, ability_gain, likely, might
from .outcome import side_total
from .targets import SPREAD, hand_mights, odds, put_in, scene_of, units_in
from .worth import Saving

SURE: Final = 0.97
"""Odds that need no more cards."""


def scene_now(board: Board, seat: i64) -> i64:
    """What the combat that is going on is about, for a fighter."""
    scene = scene_of(board, board.target, board.defender != NOBODY)
    return scene if seat == board.attacker else scene & ~ATTACKING


def to_come(board: Board, seat: i64) -> float:
    """What Resolution abilities of a seat's army are still likely to add; of others only what is free of charge."""
    side = board.side_of(seat)
    scene = scene_now(board, seat)
    total = 0.0
    i: i64 = 0
    while i < len(board.army):
        slot = board.army[i]
        if slot != EMPTY and board.army[i + SIDE] == side:
            ability = board.box.cards.ability_of(slot >> TITLE, c.RESOLUTION)
            if (
                ability != c.NONE
                and abilities.free(slot, c.RESOLUTION)
                and not (board.lowest() != seat and has_price(board, ability))
            ):
                mates = lasting.count_army(board, c.FRIENDS, seat, slot >> TITLE, i)
                gain = ability_gain(board, seat, ability, scene, mates)
                if gain > 0.0:
                    total += gain * likely(board, seat, ability, scene, mates)
        i += UNIT
    return total


def army_mights(board: Board, seat: i64) -> vec[float]:
    """Strengths of the units of a seat that take part, ascending."""
    side = board.side_of(seat)
    found = vec[float]()
    i: i64 = 0
    while i < len(board.army):
        if board.army[i + SIDE] == side and board.is_unit(i):
            found = put_in(found, float(board.strength(i)))
        i += UNIT
    return found


def total_now(board: Board, seat: i64) -> float:
    """What an army amounts to so far, with what its abilities are likely to add."""
    return float(side_total(board, board.side_of(seat))) + to_come(board, seat)


def shortfall(board: Board, seat: i64) -> float:
    """How much a side lacks to win as things stand; attrition that is still to come counts with a likely loss."""
    own = total_now(board, seat)
    if board.defender == NOBODY:
        wanted = float(lasting.foe_strength(board))
        return wanted - own
    other = board.defender if seat == board.attacker else board.attacker
    theirs = float(side_total(board, board.side_of(other))) + to_come(board, other)
    return theirs - own + (1.0 if seat == board.attacker else 0.0)


def rate_assault(board: Board, seat: i64, moves: vec[i64], play: i64, plan: Saving) -> vec[float]:
    """The next card to play, or to play no more; in a siege the weakest first, for great ones are what is destroyed."""
    scene = scene_now(board, seat)
    final = board.target == OBJECTIVE and board.box.win == c.WIN_OBJECTIVE
    lacking = shortfall(board, seat)
    hand = hand_mights(board, seat, scene, plan, saves(board, seat, final))
    hope = 0.0
    for value in hand:
        hope += value
    stop = enough(board, seat, lacking, hope, final)
    units = units_in(board, board.players[seat].hand) + lasting.count_army(board, c.FRIENDS, seat, NONE, NONE)
    found = vec[float](capacity=len(moves))
    for move in moves:
        if move < play or move >= play + c.TITLES:
            found = append(found, 0.0)
            continue
        title = move - play
        value = might(board, seat, title, scene, units - (1 if board.box.cards.kind[title] == c.UNIT else 0))
        if stop or value <= 0.0 or (saves(board, seat, final) and plan.keeps(board, seat, title)):
            found = append(found, -1.0 - value)
        elif value >= lacking and lacking > 0.0 and board.defender == NOBODY:
            found = append(found, 20.0 - value + early(board, title))
        elif board.defender != NOBODY:
            found = append(found, 0.2 if harms(board, title) else max(0.3, 12.0 - value) + early(board, title))
        else:
            found = append(found, 0.1 + value + early(board, title))
    return found


def early(board: Board, title: i64) -> float:
    """Cards that may bring others are played first."""
    ability = board.box.cards.ability_of(title, c.PLAYED)
    if ability == c.NONE:
        return 0.0
    rows = board.box.cards.rows
    at = board.box.cards.first(ability, c.DO)
    verb = rows[at + c.VERB]
    return 8.0 if verb == c.DRAW or verb == c.REVEAL or verb == c.TAKE else 0.0


def harms(board: Board, title: i64) -> bool:
    """Whether a card played harms opposing units: it comes late in a siege, when the best of them have been played."""
    ability = board.box.cards.ability_of(title, c.PLAYED)
    if ability == c.NONE:
        return False
    rows = board.box.cards.rows
    at = board.box.cards.first(ability, c.DO)
    return rows[at + c.OF] == c.OPPONENT and (rows[at + c.VERB] == c.DESTROY or rows[at + c.VERB] == c.WOUND)


def saves(board: Board, seat: i64, final: bool) -> bool:
    """Whether cards that are saved up are not for this fight."""
    return seat == board.attacker and not final and (board.target >= REALM or not combat.is_defence(board))


def enough(board: Board, seat: i64, lacking: float, hope: float, final: bool) -> bool:
    """Whether to play no more: the fight is won, or it cannot be."""
    if board.defender == NOBODY:
        icons = combat.icons(board)
        if icons == 0:
            if combat.is_defence(board):
                return lacking <= 0.0
            return lacking <= 0.0 or lacking > hope + 1.0
        sure = odds(
            board,
            army_mights(board, seat),
            to_come(board, seat) + aside(board, seat),
            float(lasting.foe_strength(board)),
            icons,
        )
        if combat.is_defence(board) or final:
            return sure >= SURE
        return sure >= SURE or lacking > hope + 1.0
    other = board.defender if seat == board.attacker else board.attacker
    done = board.passed >> board.side_of(other) & 1 == 1
    if seat == board.attacker:
        if board.target >= REALM:
            return False
        if done:
            return lacking <= 0.0 or lacking > hope + 1.0
        return lacking > hope + 2.0
    if done:
        return lacking <= 0.0
    if board.target < REALM:
        return lacking > hope + 2.0
    return lacking <= -SPREAD


def aside(board: Board, seat: i64) -> float:
    """What an army has besides the strengths of its units."""
    total = float(side_total(board, board.side_of(seat)))
    for value in army_mights(board, seat):
        total -= value
    return total


def rate_ability(board: Board, seat: i64, title: i64, timing: i64, row: i64) -> float:
    """Whether to use the ability of a participant: its gain, the strength it adds counting only where it is wanted."""
    ability = board.box.cards.ability_of(title, timing)
    mates = lasting.count_army(board, c.FRIENDS, seat, title, row)
    gain = ability_gain(board, seat, ability, scene_now(board, seat), mates)
    if has_price(board, ability) and timing != c.END and gain < 1.5 and not wanted(board, seat):
        return -gain
    return gain


def has_price(board: Board, ability: i64) -> bool:
    """Whether an ability costs something."""
    cards = board.box.cards
    return cards.first(ability, c.PRICE) < cards.first(ability, c.DO)


def wanted(board: Board, seat: i64) -> bool:
    """Whether more strength would help in this combat."""
    if board.target >= REALM:
        return True
    if board.defender == NOBODY:
        coming: i64 = 0
        if board.passed == 0 and not combat.is_defence(board):
            for slot in board.players[seat].hand:
                coming += choosing.printed(board, slot >> TITLE)
        return side_total(board, ATTACKER) + coming < lasting.foe_strength(board)
    own = side_total(board, board.side_of(seat))
    other = side_total(board, DEFENDER if seat == board.attacker else ATTACKER)
    return own <= other + 2
