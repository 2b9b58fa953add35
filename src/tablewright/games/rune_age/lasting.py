"""What is counted, and what holds for as long as its card is where it works: static and held abilities."""

from __future__ import annotations

from mypy_extensions import i64

from ...core.zones import bit
from . import cards as c
from .board import (
    CENTRE,
    EMPTY,
    NONE,
    PAID,
    REALM,
    SIDE,
    TITLE,
    UNIT,
    UNPAID,
    WORTH,
    WOUND,
    Board,
)
from .box import NOBODY, OBJECTIVE

# --- whom an ability concerns ---------------------------------------------------------------------------------


def concerned(board: Board, whom: i64, me: i64) -> i64:
    """The seats that a word after `for` names, a bit each; `me` is the user. FOR_CHOSEN names nobody yet."""
    alive = board.alive()
    if whom == c.FOR_USER:
        return bit(me) & alive if me != NOBODY else 0
    if whom == c.FOR_EACH:
        return alive
    if whom == c.FOR_FIRST or whom == c.FOR_OVERLORD:
        return bit(board.first) & alive
    if whom == c.FOR_ALLIES:
        return alive & ~bit(board.first)
    if whom == c.FOR_REWARDED:
        return rewarded(board)
    if whom == c.FOR_CHOSEN:
        return 0
    return superlative(board, whom)


def rewarded(board: Board) -> i64:
    """The seats that hold a reward that once was an Enemy."""
    found: i64 = 0
    for thing in range(board.box.events, board.box.runes):
        if board.place[thing] < CENTRE and board.box.cards.kind[board.box.title[thing]] == c.ENEMY:
            found |= bit(board.place[thing])
    return found


def superlative(board: Board, whom: i64) -> i64:
    """All seats that have the most or the least of something (RUA-R50, RUA-R86)."""
    most = whom == c.FOR_MOST_DAMAGED or whom == c.FOR_MOST_CITIES
    of_damage = whom == c.FOR_MOST_DAMAGED or whom == c.FOR_LEAST_DAMAGED
    best: i64 = NONE
    found: i64 = 0
    for seat in range(board.seats):
        if board.in_play(seat):
            number = board.realm(seat).damage if of_damage else cities(board, seat)
            if found == 0 or (number > best if most else number < best):
                best = number
                found = 0
            if number == best:
                found |= bit(seat)
    return 0 if whom == c.FOR_MOST_CITIES and best == 0 else found


def cities(board: Board, seat: i64) -> i64:
    """Cities and landmarks that a seat holds."""
    return held(board, seat, board.box.sites, board.box.strongholds[0])


def held(board: Board, seat: i64, first: i64, end: i64) -> i64:
    """How many of the things from `first` to before `end` a seat holds."""
    total: i64 = 0
    for thing in range(first, end):
        if board.place[thing] == seat:
            total += 1
    return total


def is_enemy(board: Board, thing: i64) -> bool:
    """Whether a thing in play counts as an Enemy (RUA-R59)."""
    if thing == OBJECTIVE:
        return board.box.objective_is_enemy
    return board.box.is_event(thing) and board.box.cards.kind[board.box.title[thing]] == c.ENEMY


def enemies(board: Board) -> i64:
    """Enemies in play."""
    total: i64 = 0
    for thing in range(board.box.runes):
        if board.place[thing] == CENTRE and is_enemy(board, thing):
            total += 1
    return total


# --- counts and conditions ------------------------------------------------------------------------------------


def count(board: Board, what: i64, me: i64, title: i64, row: i64, frame: i64) -> i64:
    """What conditions compare and amounts are multiplied by, for `me`.

    `title` and `row` are the card and, in a combat, the participant whose ability it is; `frame` where it is being
    carried out.
    """
    if what == c.ONCE:
        return 1
    if what == c.HAND_CARDS:
        return len(board.players[me].hand)
    if what <= c.WOUNDS:
        return count_army(board, what, me, title, row)
    if what == c.PAID:
        return board.stack[frame + PAID] if frame != NONE else 0
    if what == c.PAID_WORTH:
        return board.stack[frame + WORTH] if frame != NONE else 0
    if what == c.UNPAID:
        return board.stack[frame + UNPAID] if frame != NONE else 0
    if what == c.ENEMIES:
        return enemies(board)
    if what == c.ENEMIES_LEFT:
        return max(0, enemies(board) - (board.stack[frame + PAID] if frame != NONE else 0))
    if what >= c.ATTACKING and what <= c.AT_REALM:
        return 1 if situation(board, what, me) else 0
    return count_area(board, what, me)


def count_army(board: Board, what: i64, me: i64, title: i64, row: i64) -> i64:
    """Participating units of one kind or another."""
    if board.target == NONE:
        return 0
    side = board.side_of(me)
    if what == c.FOES:
        side = 1 - side
    total: i64 = 0
    army = board.army
    i: i64 = 0
    while i < len(army):
        if (
            army[i + SIDE] == side
            and board.is_unit(i)
            and (what != c.FRIENDS or i != row)
            and (what != c.KIN or army[i] >> TITLE == title)
            and (what != c.WOUNDS or army[i + WOUND] == 1)
        ):
            total += 1
        i += UNIT
    return total


def count_area(board: Board, what: i64, me: i64) -> i64:
    """What a seat has."""
    box = board.box
    if what == c.OWN_CITIES:
        return cities(board, me)
    if what == c.OWN_STRONGHOLDS:
        return held(board, me, box.strongholds[me], box.strongholds[me + 1])
    if what == c.OWN_REWARDS:
        return held(board, me, box.events, box.runes)
    if what == c.OWN_DAMAGE:
        return board.realm(me).damage
    if what == c.RIVALS:
        rivals: i64 = -1
        for seat in range(board.seats):
            if board.in_play(seat):
                rivals += 1
        return max(rivals, 0)
    gold: i64 = 0
    for slot in board.players[me].hand:
        if box.cards.kind[slot >> TITLE] == c.GOLD:
            gold += 1
    return gold


def situation(board: Board, what: i64, me: i64) -> bool:
    """What the combat is about, as `me` sees it."""
    target = board.target
    if target == NONE:
        return False
    if what == c.ATTACKING:
        return me == board.attacker
    if what == c.DEFENDING:
        return me == board.defender
    if what == c.IN_SIEGE:
        return board.defender != NOBODY
    if what == c.IN_BATTLE:
        return board.defender == NOBODY
    if what == c.AT_REALM:
        return target >= REALM
    if target >= REALM:
        return False
    if what == c.AT_OBJECTIVE:
        return target == OBJECTIVE
    if what == c.AT_ENEMY:
        return is_enemy(board, target)
    if what == c.AT_CITY:
        return board.box.is_site(target)
    return board.box.cards.kind[board.box.title[target]] == c.INSTANT


def holds(board: Board, ability: i64, me: i64, title: i64, row: i64, frame: i64) -> bool:
    """Whether all conditions of an ability hold for `me`."""
    cards = board.box.cards
    rows = cards.rows
    at = cards.first(ability, c.IF)
    end = cards.last(ability, c.IF)
    while at < end:
        number = count(board, rows[at + c.PER], me, title, row, frame)
        if number < rows[at + c.N] if rows[at + c.VERB] == c.AT_LEAST else number > rows[at + c.N]:
            return False
        at += c.ROW
    return True


# --- lasting abilities ----------------------------------------------------------------------------------------


def worth(board: Board, ability: i64, verb: i64, me: i64, title: i64, row: i64, about: i64) -> i64:
    """What one lasting ability gives `me` by a verb: the sum of its rows, if its conditions hold.

    `about` is the title that a `cost` row must mean, or the action that a `forbid` row must name.
    """
    if not holds(board, ability, me, title, row, NONE):
        return 0
    cards = board.box.cards
    rows = cards.rows
    total: i64 = 0
    at = cards.first(ability, c.DO)
    end = cards.last(ability, c.DO)
    while at < end:
        if rows[at + c.VERB] == verb:
            number = rows[at + c.N]
            if verb == c.FORBID:
                total += 1 if number == about else 0
            elif verb != c.COST:
                total += number * count(board, rows[at + c.PER], me, title, row, NONE)
            elif cards.passes(rows[at + c.WHAT], about, max(0, cards.strength[about]), 0):
                total += number
        at += c.ROW
    return total


def total(board: Board, verb: i64, me: i64, about: i64 = NONE) -> i64:
    """What all lasting abilities together give `me` by a verb."""
    if not board.box.has(verb):
        return 0
    box = board.box
    cards = box.cards
    found: i64 = 0
    for thing in range(box.things):
        place = board.place[thing]
        title = box.title[thing]
        if place == me and cards.holds[title] >> verb & 1 == 1:
            found += worth(board, cards.ability_of(title, c.HELD), verb, me, title, NONE, about)
        elif place == CENTRE and cards.static[title] >> verb & 1 == 1:
            ability = cards.ability_of(title, c.STATIC)
            if concerned(board, cards.whom[ability], board.attacker) >> me & 1 == 1:
                found += worth(board, ability, verb, me, title, NONE, about)
    if board.target != NONE:
        found += total_of_army(board, verb, me, about)
    return found


def total_of_army(board: Board, verb: i64, me: i64, about: i64) -> i64:
    """What static abilities of participating units give their owner by a verb."""
    cards = board.box.cards
    army = board.army
    side = board.side_of(me)
    found: i64 = 0
    i: i64 = 0
    while i < len(army):
        if army[i] != EMPTY and army[i + SIDE] == side:
            title = army[i] >> TITLE
            if cards.static[title] >> verb & 1 == 1:
                found += worth(board, cards.ability_of(title, c.STATIC), verb, me, title, i, about)
        i += UNIT
    return found


def unit_has(board: Board, i: i64, verb: i64) -> bool:
    """Whether the participant at `i` has a static ability with this verb that holds: `sturdy` or `guard`."""
    cards = board.box.cards
    title = board.army[i] >> TITLE
    if cards.static[title] >> verb & 1 == 0:
        return False
    seat = board.fighter(board.army[i + SIDE])
    return worth(board, cards.ability_of(title, c.STATIC), verb, seat, title, i, NONE) > 0


def is_sturdy(board: Board, seat: i64, title: i64) -> bool:
    """Whether a unit of a seat cannot be destroyed where it does not participate (RUA-R90)."""
    cards = board.box.cards
    if cards.static[title] >> c.STURDY & 1 == 0 or cards.kind[title] != c.UNIT:
        return False
    return worth(board, cards.ability_of(title, c.STATIC), c.STURDY, seat, title, NONE, NONE) > 0


def foe_strength(board: Board) -> i64:
    """The strength of what is fought in a battle."""
    return strength_of(board, board.target, board.attacker)


def strength_of(board: Board, foe: i64, me: i64) -> i64:
    """What a thing has to be beaten with: its own strength, and what other Enemies lend an Enemy."""
    box = board.box
    cards = box.cards
    strength = cards.strength[box.title[foe]]
    if box.has(c.EMBOLDEN) and is_enemy(board, foe):
        for thing in range(box.runes):
            title = box.title[thing]
            if (
                thing != foe
                and board.place[thing] == CENTRE
                and cards.static[title] >> c.EMBOLDEN & 1 == 1
                and is_enemy(board, thing)
            ):
                strength += worth(board, cards.ability_of(title, c.STATIC), c.EMBOLDEN, me, title, NONE, NONE)
    return max(strength, 0)
