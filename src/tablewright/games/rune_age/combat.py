"""Combat: declaring a target, playing cards, using abilities. Ledger sections 6, 7 and 14; `outcome` has the rest."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.zones import bit
from . import abilities, frames, harm, lasting
from . import cards as c
from .board import (
    ALL,
    ATTACKED,
    ATTACKER,
    BARRACKS,
    CENTRE,
    DEFENDER,
    EMPTY,
    NONE,
    REALM,
    SIDE,
    TITLE,
    UNIT,
    Board,
)
from .box import NOBODY, OBJECTIVE
from .choosing import put
from .declared import (
    AFTERMATH,
    ASSAULT,
    ATTACK,
    ATTACKED_ALREADY,
    ATTRITION,
    BESIEGE,
    BESIEGED,
    CANNOT_USE,
    CHOOSE,
    CLEAN_UP,
    COMPARE,
    DONE,
    FORBIDDEN,
    MUST_RESOLVE,
    NO_ABILITY,
    NO_CITY_SIEGE,
    NO_RACE,
    NO_REALM_SIEGE,
    NO_TARGET,
    NOT_ABILITY,
    NOT_ASSAULT,
    NOT_FOR_COMBAT,
    NOT_IN_HAND,
    OWN_ALREADY,
    OWN_REALM,
    PASS,
    PASSED,
    PLAY,
    PLAYED,
    PLAYED_CARD,
    RESOLUTION,
    SAME_SIDE,
    SKIP,
    SPEND,
    STRONGHOLD_SAFE,
    USE,
    USED_ALREADY,
)
from .declared import (
    ATTACKED as TOLD_ATTACKED,
)

# --- targets (RUA-051, RUA-052, RUA-071, RUA-072, RUA-094, RUA-095) ----------------------------------------------


def attack_refusal(board: Board, seat: i64, title: i64) -> i64:
    """Why a seat cannot attack a card of this title; of equal ones it attacks the first that it may."""
    refusal: i64 = NO_TARGET
    thing = board.box.thing_at[title]
    while thing != NONE and thing < board.box.things and board.box.title[thing] == title:
        refusal = target_refusal(board, seat, thing)
        if refusal == 0:
            return 0
        thing += 1
    return refusal


def target_refusal(board: Board, seat: i64, thing: i64) -> i64:
    """Why a seat cannot attack a thing."""
    box = board.box
    place = board.place[thing]
    if box.is_site(thing):
        refusal = site_refusal(board, seat, place)
    elif box.is_stronghold(thing):
        mine = box.strongholds[seat] <= thing < box.strongholds[seat + 1]
        refusal = (0 if place == BARRACKS else OWN_ALREADY) if mine else STRONGHOLD_SAFE
    elif place != CENTRE or not is_fought(board, thing):
        refusal = NO_TARGET
    else:
        refusal = FORBIDDEN if lasting.total(board, c.FORBID, seat, c.BATTLE_ENEMY) > 0 else 0
    if refusal == 0 and board.state[thing] & (ATTACKED << seat) != 0:
        return ATTACKED_ALREADY
    return refusal


def is_fought(board: Board, thing: i64) -> bool:
    """Whether a thing in Terrinoth can be attacked: an Enemy, or the objective if it has a strength."""
    title = board.box.title[thing]
    kind = board.box.cards.kind[title]
    return kind == c.ENEMY or (kind == c.OBJECTIVE and board.box.cards.strength[title] != c.NONE)


def site_refusal(board: Board, seat: i64, place: i64) -> i64:
    """Why a seat cannot attack a city or landmark that is there."""
    if place == CENTRE:
        return 0
    if place == seat:
        return OWN_ALREADY
    if not board.box.besiege_cities:
        return NO_CITY_SIEGE
    if allied(board, seat, place):
        return SAME_SIDE
    return FORBIDDEN if lasting.total(board, c.FORBID, seat, c.SIEGE_CITY) > 0 else 0


def allied(board: Board, one: i64, other: i64) -> bool:
    """Whether two seats fight side by side against the Overlord, who is the first player (RUA-162)."""
    return board.box.win == c.WIN_OVERLORD and one != board.first and other != board.first


def besiege_refusal(board: Board, seat: i64, race: i64) -> i64:
    """Why a seat cannot besiege the home realm of a race."""
    other = board.box.seat_of[race]
    if other == seat:
        return OWN_REALM
    if other == NOBODY or not board.in_play(other):
        return NO_RACE
    if not board.box.besiege_realms:
        return NO_REALM_SIEGE
    if allied(board, seat, other):
        return SAME_SIDE
    if board.besieged >> (4 * seat + other) & 1 == 1:
        return ATTACKED_ALREADY
    return FORBIDDEN if lasting.total(board, c.FORBID, seat, c.SIEGE_REALM) > 0 else 0


def target_moves(board: Board, seat: i64, moves: vec[i64]) -> vec[i64]:
    """Add every target that a seat may attack: Enemies, sites, its own strongholds."""
    box = board.box
    for thing in range(box.runes):
        if board.place[thing] == CENTRE and target_refusal(board, seat, thing) == 0:
            moves = put(moves, ATTACK + box.title[thing])
    for thing in range(box.sites, box.strongholds[0]):
        if board.place[thing] != seat and target_refusal(board, seat, thing) == 0:
            moves = put(moves, ATTACK + box.title[thing])
    for thing in range(box.strongholds[seat], box.strongholds[seat + 1]):
        if board.place[thing] == BARRACKS and target_refusal(board, seat, thing) == 0:
            moves = put(moves, ATTACK + box.title[thing])
    for race in range(c.RACES):
        if besiege_refusal(board, seat, race) == 0:
            moves = append(moves, BESIEGE + race)
    return moves


def declare(board: Board, seat: i64, move: i64) -> None:
    """Step 1: declare the target; that is the attack, whatever comes of it (RUA-R02)."""
    if move >= BESIEGE:
        race = move - BESIEGE
        other = board.box.seat_of[race]
        board.besieged |= bit(4 * seat + other)
        board.tell(BESIEGED, ALL, seat, race)
        begin(board, REALM + other, seat, other)
        return
    title = move - ATTACK
    thing = board.box.thing_at[title]
    while target_refusal(board, seat, thing) != 0:
        thing += 1
    board.state[thing] |= ATTACKED << seat
    board.tell(TOLD_ATTACKED, ALL, seat, title)
    begin(board, thing, seat, board.place[thing] if board.place[thing] < CENTRE else NOBODY)


def begin(board: Board, target: i64, attacker: i64, defender: i64) -> None:
    """A combat: its steps, the first one last."""
    board.clear_combat()
    board.target = target
    board.attacker = attacker
    board.defender = defender
    board.push(CLEAN_UP)
    board.push(AFTERMATH)
    board.push(COMPARE)
    board.push(RESOLUTION)
    if defender == NOBODY and icons(board) > 0:
        board.push(ATTRITION)
    board.push(ASSAULT)


def icons(board: Board) -> i64:
    """Attrition icons of what is fought: only events, the objective among them, have any (RUA-R30)."""
    box = board.box
    if board.target == OBJECTIVE or box.is_event(board.target):
        return box.cards.attrition[box.title[board.target]]
    return 0


# --- step 2: assault ------------------------------------------------------------------------------------------


def fights(board: Board, title: i64) -> bool:
    """Whether a card can be played to combat (RUA-075)."""
    kind = board.box.cards.kind[title]
    return kind == c.UNIT or kind == c.TACTIC


def can_play(board: Board, seat: i64) -> bool:
    """Whether a hand holds a unit or tactic (RUA-078, RUA-R38)."""
    for slot in board.players[seat].hand:
        if fights(board, slot >> TITLE):
            return True
    return False


def go_on_assault(board: Board) -> None:
    """Ask whose play it is, until all have passed; who can play nothing passes by default.

    An attacker is asked at least once: that is the confirmation of an attack without cards (RUA-R07).
    """
    sides: i64 = 1 if board.defender == NOBODY else 3
    while board.passed != sides:
        if sides == 1:
            board.side = ATTACKER
        elif board.passed >> board.side & 1 == 1:
            board.side = 1 - board.side
        seat = board.fighter(board.side)
        if seat != board.mover:
            board.seal()
        unconfirmed = board.side == ATTACKER and board.latest == NONE and board.passed == 0 and seat == board.active
        if can_play(board, seat) or (unconfirmed and not is_defence(board)):
            board.ask(ASSAULT, bit(seat))
            return
        board.passed |= bit(board.side)
        board.tell(PASSED, ALL, seat)
    board.side = ATTACKER


def is_defence(board: Board) -> bool:
    """Whether an Instant attacks."""
    return board.target < REALM and board.box.cards.kind[board.box.title[board.target]] == c.INSTANT


def assault_moves(board: Board, seat: i64) -> vec[i64]:
    """Each unit or tactic of the hand, or pass."""
    moves = vec[i64]()
    for slot in board.players[seat].hand:
        if fights(board, slot >> TITLE):
            moves = put(moves, PLAY + (slot >> TITLE))
    return append(moves, PASS)


def assault_refusal(board: Board, seat: i64, move: i64) -> i64:
    """Why this cannot be played."""
    if move == PASS:
        return 0
    if not PLAY <= move < CHOOSE:
        return NOT_ASSAULT
    title = move - PLAY
    if title >= board.box.cards.titles or board.find(seat, title) == NONE:
        return NOT_IN_HAND
    return 0 if fights(board, title) else NOT_FOR_COMBAT


def do_assault(board: Board, seat: i64, move: i64) -> None:
    """A card is played, and its When Played ability offered; or its player plays no more (RUA-076, RUA-100)."""
    board.push(ASSAULT)
    side = board.side
    if move == PASS:
        board.passed |= bit(side)
        board.tell(PASSED, ALL, seat)
    else:
        board.enlist(side, board.from_hand(seat, move - PLAY))
        board.latest = len(board.army) - UNIT
        board.tell(PLAYED_CARD, ALL, seat, move - PLAY, board.army_strength(side))
        board.push(PLAYED)
    if board.defender != NOBODY:
        board.side = 1 - side


def offer_played(board: Board) -> None:
    """Ask whether the ability of the card just played is used."""
    row = board.latest
    if can_use(board, row, c.PLAYED) == 0:
        board.ask(PLAYED, bit(board.fighter(board.army[row + SIDE])))


def played_refusal(board: Board, move: i64) -> i64:
    """Use it or not."""
    if move == SKIP or move == USE + (board.army[board.latest] >> TITLE):
        return 0
    return NOT_ABILITY


def played_moves(board: Board) -> vec[i64]:
    """Use it or not."""
    return vec[i64]([USE + (board.army[board.latest] >> TITLE), SKIP])


def do_played(board: Board, seat: i64, move: i64) -> None:
    """The ability is used at once, or not at all for this play."""
    if move != SKIP:
        abilities.use_in_combat(board, seat, board.latest, c.PLAYED)


# --- abilities of the Resolution and End of Combat steps ---------------------------------------------------------


def can_use(board: Board, row: i64, timing: i64) -> i64:
    """Why a participant cannot use its ability of a timing; 0 if it can."""
    slot = board.army[row]
    if slot == EMPTY:
        return NO_ABILITY
    title = slot >> TITLE
    ability = board.box.cards.ability_of(title, timing)
    if ability == c.NONE:
        return NO_ABILITY
    if not abilities.free(slot, timing):
        return USED_ALREADY
    seat = board.fighter(board.army[row + SIDE])
    if not abilities.usable(board, seat, ability, title, row) or abilities.in_vain(board, seat, ability, title, row):
        return CANNOT_USE
    return 0


def timing_of(step: i64) -> i64:
    """The timing of the abilities that a step asks for."""
    return c.RESOLUTION if step == RESOLUTION else c.END


def foe_ability(board: Board) -> i64:
    """The Resolution ability of what is fought, if it is still to be applied (RUA-080, RUA-R32)."""
    if board.foe_done == 1 or board.defender != NOBODY or board.target >= REALM:
        return c.NONE
    title = board.box.title[board.target]
    kind = board.box.cards.kind[title]
    if kind != c.ENEMY and kind != c.INSTANT and kind != c.OBJECTIVE:
        return c.NONE
    return board.box.cards.ability_of(title, c.RESOLUTION)


def go_on_abilities(board: Board, step: i64) -> None:
    """Ask the attacker, then the defender, which abilities are used, as long as there are any (RUA-101, RUA-R35)."""
    while board.side <= DEFENDER:
        seat = board.fighter(board.side)
        if seat != NOBODY and board.in_play(seat) and not harm.is_doomed(board, seat):
            own = len(ability_titles(board, board.side, timing_of(step))) > 0
            foe = foe_ability(board) if step == RESOLUTION else c.NONE
            if own:
                board.ask(step, bit(seat))
                return
            if foe != c.NONE:
                board.push(step)
                apply_foe(board)
                return
        board.side += 1
    board.side = ATTACKER


def apply_foe(board: Board) -> None:
    """The Enemy's Resolution ability."""
    ability = foe_ability(board)
    board.foe_done = 1
    frames.begin(board, ability, board.attacker, board.box.title[board.target], board.target, NONE)


def ability_titles(board: Board, side: i64, timing: i64) -> vec[i64]:
    """The titles of a side's participants that can use their abilities of a timing, ascending."""
    found = vec[i64]()
    i: i64 = 0
    while i < len(board.army):
        if board.army[i + SIDE] == side and can_use(board, i, timing) == 0:
            found = put(found, board.army[i] >> TITLE)
        i += UNIT
    return found


def ability_moves(board: Board, step: i64) -> vec[i64]:
    """Each ability that can be used, the Enemy's included; DONE unless that one is still to come."""
    moves = vec[i64]()
    for title in ability_titles(board, board.side, timing_of(step)):
        moves = append(moves, USE + title)
    if step == RESOLUTION and foe_ability(board) != c.NONE:
        return put(moves, USE + board.box.title[board.target])
    return append(moves, DONE)


def ability_refusal(board: Board, step: i64, move: i64) -> i64:
    """Why this ability cannot be used."""
    pending = step == RESOLUTION and foe_ability(board) != c.NONE
    if move == DONE:
        return MUST_RESOLVE if pending else 0
    if not USE <= move < SPEND:
        return NOT_ABILITY
    title = move - USE
    if pending and title == board.box.title[board.target]:
        return 0
    refusal: i64 = NO_ABILITY
    i: i64 = 0
    while i < len(board.army):
        if board.army[i + SIDE] == board.side and board.army[i] >> TITLE == title:
            refusal = can_use(board, i, timing_of(step))
            if refusal == 0:
                return 0
        i += UNIT
    return refusal


def do_ability(board: Board, step: i64, seat: i64, move: i64) -> None:
    """An ability is used, or the side is done."""
    board.push(step)
    if move == DONE:
        board.side += 1
        return
    title = move - USE
    if step == RESOLUTION and foe_ability(board) != c.NONE and title == board.box.title[board.target]:
        apply_foe(board)
        return
    i: i64 = 0
    while (
        board.army[i + SIDE] != board.side or board.army[i] >> TITLE != title or can_use(board, i, timing_of(step)) != 0
    ):
        i += UNIT
    abilities.use_in_combat(board, seat, i, timing_of(step))
