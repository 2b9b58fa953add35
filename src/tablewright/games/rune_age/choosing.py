"""Which cards a row of an ability means, and choosing among them."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from . import cards as c
from . import lasting
from .board import EMPTY, EVER_USED, EXHAUSTED, NONE, SIDE, TITLE, UNIT, WOUND, Board
from .box import NOBODY, SHELF


def put(moves: vec[i64], move: i64) -> vec[i64]:
    """The ascending moves with one more; none is there twice."""
    i: i64 = len(moves)
    while i > 0 and moves[i - 1] > move:
        i -= 1
    if i > 0 and moves[i - 1] == move:
        return moves
    moves = append(moves, move)
    j: i64 = len(moves) - 1
    while j > i:
        moves[j] = moves[j - 1]
        j -= 1
    moves[i] = move
    return moves


def opponent(board: Board, me: i64) -> i64:
    """The other player of a siege; nobody elsewhere."""
    if board.target == NONE or board.defender == NOBODY:
        return NOBODY
    return board.defender if me == board.attacker else board.attacker


def zone_of(board: Board, at: i64) -> i64:
    """The zone that the cards of a row come from."""
    rows = board.box.cards.rows
    verb = rows[at + c.VERB]
    if verb == c.WOUND or verb == c.HEAL or verb == c.STRENGTHEN:
        return c.ARMY
    return rows[at + c.FROM]


def owner_of(board: Board, at: i64, me: i64) -> i64:
    """The seat whose cards a row is about; nobody if it is an opponent that is not there."""
    return me if board.box.cards.rows[at + c.OF] == c.MINE else opponent(board, me)


def candidates(board: Board, at: i64, me: i64, title: i64, row: i64) -> vec[i64]:
    """The cards that a row means, each as what its zone counts by.

    Hand and discard pile: the index; army: the participant; barracks and centre: the pile; area: the thing.
    """
    zone = zone_of(board, at)
    owner = owner_of(board, at, me)
    if owner == NOBODY:
        return vec[i64]()
    if zone == c.HAND:
        return in_row(board, at, owner, board.players[owner].hand)
    if zone == c.PILE:
        return in_row(board, at, owner, board.players[owner].pile)
    if zone == c.ARMY:
        kin = kin_strength(board, me, title)
        return in_army(board, at, board.side_of(owner), kin)
    if zone == c.BARRACKS:
        return in_barracks(board, at, owner)
    if zone == c.CENTRE:
        return in_centre(board, at)
    return in_area(board, at, owner, zone)


def means(board: Board, at: i64, title: i64, strength: i64, kin: i64) -> bool:
    """Whether the selector of a row means a card."""
    cards = board.box.cards
    return cards.passes(cards.rows[at + c.WHAT], title, strength, kin)


def printed(board: Board, title: i64) -> i64:
    """The printed strength of a unit; 0 for anything else."""
    cards = board.box.cards
    return cards.strength[title] if cards.kind[title] == c.UNIT else 0


def in_row(board: Board, at: i64, owner: i64, zone: vec[i64]) -> vec[i64]:
    """Indices of the cards in a hand or pile that a row means."""
    found = vec[i64]()
    for i in range(len(zone)):
        if suits(board, at, owner, zone[i] >> TITLE):
            found = append(found, i)
    return found


def suits(board: Board, at: i64, owner: i64, title: i64) -> bool:
    """Whether a row means a card of a hand or pile; none is destroyed that cannot be (RUA-R90)."""
    if board.box.cards.rows[at + c.VERB] == c.DESTROY and lasting.is_sturdy(board, owner, title):
        return False
    return means(board, at, title, printed(board, title), NONE)


def kin_strength(board: Board, me: i64, title: i64) -> i64:
    """What all participating friendly units of one title amount to."""
    total: i64 = 0
    army = board.army
    if board.target == NONE:
        return NONE
    side = board.side_of(me)
    i: i64 = 0
    while i < len(army):
        if army[i] != EMPTY and army[i + SIDE] == side and army[i] >> TITLE == title:
            total += board.strength(i)
        i += UNIT
    return total


def in_army(board: Board, at: i64, side: i64, kin: i64) -> vec[i64]:
    """Participants that a row means; of those that can be harmed, only guards while there is one (`guard`)."""
    verb = board.box.cards.rows[at + c.VERB]
    chosen = verb == c.DESTROY or (verb == c.WOUND and board.box.cards.rows[at + c.TO] == c.CHOSEN)
    found = vec[i64]()
    army = board.army
    i: i64 = 0
    while i < len(army):
        if (
            army[i] != EMPTY
            and army[i + SIDE] == side
            and means(board, at, army[i] >> TITLE, board.strength(i), kin)
            and (verb != c.WOUND or army[i + WOUND] == 0)
            and (verb != c.HEAL or army[i + WOUND] == 1)
            and (verb != c.DESTROY or not lasting.unit_has(board, i, c.STURDY))
        ):
            found = append(found, i)
        i += UNIT
    return guarded(board, found) if chosen else found


def guarded(board: Board, units: vec[i64]) -> vec[i64]:
    """Of participants that could be harmed those that may be chosen: the guards, if there are any."""
    if not board.box.has(c.GUARD):
        return units
    found = vec[i64]()
    for i in units:
        if lasting.unit_has(board, i, c.GUARD):
            found = append(found, i)
    return found if len(found) > 0 else units


def losable(board: Board, side: i64) -> vec[i64]:
    """The units of a side that attrition can destroy (RUA-112, RUA-114)."""
    found = vec[i64]()
    army = board.army
    i: i64 = 0
    while i < len(army):
        if army[i + SIDE] == side and board.is_unit(i) and not lasting.unit_has(board, i, c.STURDY):
            found = append(found, i)
        i += UNIT
    return guarded(board, found)


def in_barracks(board: Board, at: i64, owner: i64) -> vec[i64]:
    """Piles of a barracks that are not empty and that a row means."""
    found = vec[i64]()
    for i in range(SHELF):
        title = board.box.shelf[owner * SHELF + i]
        if board.players[owner].barracks[i] > 0 and means(board, at, title, printed(board, title), NONE):
            found = append(found, i)
    return found


def in_centre(board: Board, at: i64) -> vec[i64]:
    """Piles of Terrinoth that are not empty and that a row means."""
    found = vec[i64]()
    for i in range(len(board.stock)):
        title = board.box.stock[i]
        if board.stock[i] > 0 and means(board, at, title, printed(board, title), NONE):
            found = append(found, i)
    return found


def in_area(board: Board, at: i64, owner: i64, zone: i64) -> vec[i64]:
    """Things of a seat in one part of its area, or in all of it, that a row means."""
    box = board.box
    verb = box.cards.rows[at + c.VERB]
    selects = verb == c.DESTROY
    found = vec[i64]()
    for thing in range(box.events, box.things):
        if board.place[thing] != owner:
            continue
        if zone == c.AREA_CITIES and not box.is_site(thing):
            continue
        if zone == c.AREA_STRONGHOLDS and not box.is_stronghold(thing):
            continue
        if zone == c.AREA_REWARDS and not (box.is_event(thing) or box.is_rune(thing)):
            continue
        exhausted = board.state[thing] & EXHAUSTED
        if (verb == c.EXHAUST and exhausted == 1) or (verb == c.REFRESH and exhausted == 0):
            continue
        if not selects or means(board, at, box.title[thing], 0, NONE):
            found = append(found, thing)
    return found


def title_in(board: Board, at: i64, me: i64, candidate: i64) -> i64:
    """The title of a candidate of a row."""
    zone = zone_of(board, at)
    if zone == c.HAND:
        return board.players[owner_of(board, at, me)].hand[candidate] >> TITLE
    if zone == c.PILE:
        return board.players[owner_of(board, at, me)].pile[candidate] >> TITLE
    if zone == c.ARMY:
        return board.army[candidate] >> TITLE
    if zone == c.BARRACKS:
        return board.box.shelf[owner_of(board, at, me) * SHELF + candidate]
    if zone == c.CENTRE:
        return board.box.stock[candidate]
    return board.box.title[candidate]


def titles(board: Board, at: i64, me: i64, found: vec[i64]) -> vec[i64]:
    """The titles of candidates, ascending, each once."""
    names = vec[i64]()
    for candidate in found:
        names = put(names, title_in(board, at, me, candidate))
    return names


def pick(board: Board, at: i64, me: i64, found: vec[i64], title: i64) -> i64:
    """The candidate of a title that suits the chooser best.

    Of participants with one name: whoever loses his own gives up a wounded one first, then the weakest; whoever
    chooses among another's takes an unwounded one first, then the strongest. The opposite where it does good.
    """
    best: i64 = NONE
    best_value: i64 = 0
    for candidate in found:
        if title_in(board, at, me, candidate) == title:
            value = value_of(board, at, candidate)
            if best == NONE or value > best_value:
                best = candidate
                best_value = value
    return best


def value_of(board: Board, at: i64, candidate: i64) -> i64:
    """How dear a candidate is; among participants only, for others it does not matter which copy is chosen."""
    if zone_of(board, at) != c.ARMY:
        return 0
    rows = board.box.cards.rows
    value = 2 * board.strength(candidate) - 100 * board.army[candidate + WOUND]
    if board.army[candidate] & EVER_USED == 0:
        value += 1
    verb = rows[at + c.VERB]
    own = rows[at + c.OF] == c.MINE
    harm = verb == c.DESTROY or verb == c.WOUND or verb == c.DISCARD
    return -value if own and harm else value


def loss_of(board: Board, found: vec[i64], title: i64) -> i64:
    """The participant of a title that its owner gives up to attrition: a wounded one first, then the weakest."""
    best: i64 = NONE
    best_value: i64 = 0
    for i in found:
        if board.army[i] >> TITLE == title:
            value = 100 * board.army[i + WOUND] - board.strength(i)
            if best == NONE or value > best_value:
                best = i
                best_value = value
    return best


def influence_of(board: Board, seat: i64) -> i64:
    """Influence that a seat could generate now (RUA-036)."""
    box = board.box
    total: i64 = 0
    for thing in range(box.events, box.monuments):
        if board.place[thing] == seat and board.state[thing] & EXHAUSTED == 0:
            total += box.cards.influence[box.title[thing]]
    return total
