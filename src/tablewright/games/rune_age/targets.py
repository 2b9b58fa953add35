"""Whom to fight, and what it promises: part of what bots know of the game."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from . import cards as c
from . import choosing, combat, lasting, style
from .board import CENTRE, NONE, REALM, TITLE, Board
from .box import NOBODY, OBJECTIVE
from .might import ATTACKING, CITY, ENEMY, INSTANT, SIEGE, THE_OBJECTIVE, likely, might
from .might import REALM as AT_REALM
from .style import knob
from .worth import Saving, gold_weight, influence_worth

WINNING: Final = 1000.0
"""What winning the game is worth."""
SPREAD: Final = 4.0
"""By how much a defence may differ from what is expected of it."""


def scene_of(board: Board, target: i64, siege: bool) -> i64:
    """What a fight over a target is about, for its attacker."""
    scene = ATTACKING | (SIEGE if siege else 0)
    if target >= REALM:
        return scene | AT_REALM
    if target == OBJECTIVE:
        scene |= THE_OBJECTIVE
    if lasting.is_enemy(board, target):
        scene |= ENEMY
    elif board.box.is_site(target):
        scene |= CITY
    elif board.box.is_event(target):
        scene |= INSTANT
    return scene


def hand_mights(board: Board, seat: i64, scene: i64, plan: Saving, spare: bool) -> vec[float]:
    """What the cards of a hand add to a fight, ascending; `spare`: not those that are saved up."""
    hand = board.players[seat].hand
    units = units_in(board, hand)
    if board.target != NONE:
        units += lasting.count_army(board, c.FRIENDS, seat, NONE, NONE)
    found = vec[float]()
    for slot in hand:
        title = slot >> TITLE
        if combat.fights(board, title) and not (spare and plan.keeps(board, seat, title)):
            mates = units - (1 if board.box.cards.kind[title] == c.UNIT else 0)
            found = put_in(found, might(board, seat, title, scene, mates))
    return found


def units_in(board: Board, hand: vec[i64]) -> i64:
    """How many units a hand holds."""
    count: i64 = 0
    for slot in hand:
        if board.box.cards.kind[slot >> TITLE] == c.UNIT:
            count += 1
    return count


def put_in(row: vec[float], value: float) -> vec[float]:
    """An ascending row with one more."""
    row = append(row, value)
    i: i64 = len(row) - 1
    while i > 0 and row[i - 1] > value:
        row[i] = row[i - 1]
        i -= 1
    row[i] = value
    return row


def odds(board: Board, army: vec[float], more: float, strength: float, icons: i64) -> float:
    """How likely an army, its mights ascending, and `more` strength beat a strength after attrition."""
    total = more
    for value in army:
        total += value
    if icons == 0:
        return reach(total - strength)
    die = board.box.cards.die
    won = 0.0
    faces = float(len(die))
    for face in die:
        left = total
        for i in range(min(face * icons, len(army))):
            left -= army[i]
        won += reach(left - strength) / faces
    return won


def reach(margin: float) -> float:
    """The odds of a total that is an estimate: even a little less may do."""
    if margin >= -0.05:
        return 1.0
    return 0.3 if margin >= -1.0 else 0.0


def attack_value(board: Board, seat: i64, thing: i64, plan: Saving) -> float:
    """What attacking a thing promises; 0 or less: nothing."""
    holder = board.place[thing]
    siege = holder < CENTRE
    scene = scene_of(board, thing, siege)
    last = board.round >= board.box.rounds
    final = thing == OBJECTIVE and board.box.win == c.WIN_OBJECTIVE
    army = hand_mights(board, seat, scene, plan, not final)
    if len(army) == 0:
        return 0.0
    bonus = outside_bonus(board, seat, thing)
    if siege:
        chance = siege_odds(board, seat, army, bonus, holder, thing)
    else:
        icons = (
            board.box.cards.attrition[board.box.title[thing]] if thing == OBJECTIVE or board.box.is_event(thing) else 0
        )
        chance = odds(board, army, bonus, float(lasting.strength_of(board, thing, seat)), icons)
    if final:
        return WINNING * chance if chance >= knob(board, style.DARE_FINAL) or (last and chance > 0.0) else 0.0
    if chance < knob(board, style.DARE):
        return 0.0
    return chance * prize(board, seat, thing) - (0.5 if siege else 0.2)


def outside_bonus(board: Board, seat: i64, thing: i64) -> float:
    """What held and lasting abilities will add to an army of a seat against a thing."""
    box = board.box
    if not box.has(c.BONUS):
        return 0.0
    scene = scene_of(board, thing, thing >= REALM or board.place[thing] < CENTRE)
    total = 0.0
    for other in range(box.things):
        title = box.title[other]
        if board.place[other] == seat and box.cards.holds[title] >> c.BONUS & 1 == 1:
            total += static_bonus(board, seat, box.cards.ability_of(title, c.HELD), scene)
        elif board.place[other] == CENTRE and box.cards.static[title] >> c.BONUS & 1 == 1:
            ability = box.cards.ability_of(title, c.STATIC)
            if lasting.concerned(board, box.cards.whom[ability], NOBODY) >> seat & 1 == 1:
                total += static_bonus(board, seat, ability, scene)
    return total


def static_bonus(board: Board, seat: i64, ability: i64, scene: i64) -> float:
    """The strength that a lasting ability adds in a fight about `scene`."""
    cards = board.box.cards
    total = 0.0
    at = cards.first(ability, c.DO)
    end = cards.last(ability, c.DO)
    while at < end:
        if cards.rows[at + c.VERB] == c.BONUS:
            total += float(cards.rows[at + c.N] * lasting.count(board, cards.rows[at + c.PER], seat, NONE, NONE, NONE))
        at += c.ROW
    return total * likely(board, seat, ability, scene, 3)


def prize(board: Board, seat: i64, thing: i64) -> float:
    """What winning a thing is worth."""
    box = board.box
    cards = box.cards
    title = box.title[thing]
    if box.is_stronghold(thing):
        return knob(board, style.STRONGHOLD) * 1.3 * influence_worth(board)
    held = float(cards.influence[title]) * influence_worth(board) + float(cards.gold[title]) * 2.0 * gold_weight(board)
    if box.is_site(thing):
        return (
            knob(board, style.SITE)
            + held
            + 3.0 * float(cards.points[title])
            + (0.7 if board.place[thing] < CENTRE else 0.0)
        )
    worth = knob(board, style.ENEMY)
    if cards.reward[title] == 1:
        worth += held
        if cards.ability_of(title, c.HELD) != c.NONE:
            worth += 1.5
    if cards.ability_of(title, c.PHASE) != c.NONE:
        worth += knob(board, style.PERIL)
    if cards.ability_of(title, c.STATIC) != c.NONE or cards.ability_of(title, c.DEFEATED) != c.NONE:
        worth += 1.0
    return worth


# --- sieges -------------------------------------------------------------------------------------------------------


def defence(board: Board, other: i64) -> float:
    """The strength that a player is likely to defend with: that of an average hand of his cards."""
    player = board.players[other]
    cards: i64 = len(player.hand) + len(player.deck)
    if cards == 0:
        return 0.0
    total = float(strength_in(board, player.hand) + strength_in(board, player.deck))
    held: i64 = len(player.hand)
    expected = total * float(held) / float(cards) + float(lasting.total(board, c.BONUS, other))
    return expected * knob(board, style.DEFENCE)


def strength_in(board: Board, zone: vec[i64]) -> i64:
    """The printed strength of all units of a zone; nothing else is told of a hidden one."""
    total: i64 = 0
    for slot in zone:
        total += choosing.printed(board, slot >> TITLE)
    return total


def siege_odds(board: Board, seat: i64, army: vec[float], bonus: float, other: i64, thing: i64) -> float:
    """How likely a siege of a city is won."""
    margin = bonus - defence(board, other) - float(board.box.cards.defense[board.box.title[thing]])
    for value in army:
        margin += value
    return min(1.0, max(0.0, 0.5 + (margin - 0.5) / (2.0 * SPREAD)))


def siege_value(board: Board, seat: i64, other: i64, plan: Saving) -> float:
    """What besieging a home realm promises."""
    army = hand_mights(board, seat, ATTACKING | SIEGE | AT_REALM, plan, True)
    if len(army) == 0:
        return 0.0
    margin = outside_bonus(board, seat, REALM + other) - defence(board, other) - shield_of(board, other)
    for value in army:
        margin += value
    harm = expected_harm(margin)
    left = float(board.box.cards.realm - board.realm(other).damage)
    worth = harm * damage_worth(board, other)
    if harm >= left:
        worth += WINNING if board.box.win == c.WIN_OVERLORD or rivals(board) == 1 else knob(board, style.KILL)
    return worth - 0.4


def shield_of(board: Board, other: i64) -> float:
    """What shields a home realm."""
    return float(lasting.total(board, c.SHIELD, other))


def rivals(board: Board) -> i64:
    """Other players still in the game."""
    count: i64 = -1
    for other in range(board.seats):
        if board.in_play(other):
            count += 1
    return count


def expected_harm(margin: float) -> float:
    """The damage to expect of a siege that is likely to be won by so much."""
    if margin >= SPREAD:
        return margin
    if margin <= -SPREAD:
        return 0.0
    return (margin + SPREAD) * (margin + SPREAD) / (4.0 * SPREAD)


def damage_worth(board: Board, other: i64) -> float:
    """What a point of damage to a home realm is worth."""
    if not board.box.elimination and board.box.win != c.WIN_LAST:
        return 0.0
    return knob(board, style.DAMAGE) + knob(board, style.DAMAGE_MORE) * float(board.realm(other).damage)
