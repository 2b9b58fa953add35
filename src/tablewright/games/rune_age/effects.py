"""Abilities being carried out: a stack of frames, each a program of rows that runs for one player after another.

EFFECT runs the top frame row by row. A row that needs a decision asks for it above EFFECT, and the frame stays at
that row till the answer is complete. Each verb is implemented once, in `VERBS` of docs/games/rune-age-cards.md's words.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.zones import bit
from . import cards as c
from . import choosing, ending, harm, lasting
from .board import (
    ABILITY,
    ALL,
    AT,
    CARD,
    EXHAUSTED,
    FRAME,
    KNOWN,
    LEFT,
    ME,
    NONE,
    PAID,
    PEEKED,
    QUEUE,
    ROW_OF,
    SIDE,
    SUPPLY,
    THING,
    TITLE,
    UNPAID,
    UNREAD,
    USED,
    WORTH,
    WOUND,
    Board,
    title_of,
)
from .box import NOBODY
from .declared import (
    CHOOSE,
    DISCARDED,
    DONE,
    EFFECT,
    EITHER,
    GAINED,
    HEALED,
    HIRE,
    JOINED,
    LOOK,
    LOOKED,
    MUST_CHOOSE,
    NAME,
    NAMED,
    NOT_AMONG,
    NOT_CHOICE,
    NOT_NAMING,
    ORDER,
    PICK,
    PRICE,
    REFRESHED,
    REPAIRED,
    REVEALED,
    REVERSED,
    REWARDED,
    SHOWN,
    TOLL,
    TOOK,
    WHO,
)
from .declared import (
    EXHAUSTED as TOLD_EXHAUSTED,
)
from .declared import (
    USED as TOLD_USED,
)

# --- whether an ability may be used (RUA-143, RUA-144, RUA-146, RUA-R68) ---------------------------------------


def usable(board: Board, seat: i64, ability: i64, title: i64, row: i64) -> bool:
    """Whether a seat may use an ability: conditions, price, and an opponent for what concerns one."""
    if not lasting.holds(board, ability, seat, title, row, NONE):
        return False
    cards = board.box.cards
    at = cards.first(ability, c.PRICE)
    end = cards.last(ability, c.PRICE)
    while at < end:
        if not payable(board, at, seat, title, row):
            return False
        at += c.ROW
    return has_foe(board, ability, seat, title, row)


def payable(board: Board, at: i64, seat: i64, title: i64, row: i64) -> bool:
    """Whether a row of a price can be paid in full (RUA-146, RUA-R26)."""
    rows = board.box.cards.rows
    verb = rows[at + c.VERB]
    wanted = rows[at + c.N] * lasting.count(board, rows[at + c.PER], seat, title, row, NONE)
    if verb == c.SPEND:
        return choosing.influence_of(board, seat) >= wanted
    if verb == c.WOUND and rows[at + c.TO] == c.THIS:
        return row != NONE and board.army[row + WOUND] == 0
    if rows[at + c.FROM] == c.DECK and verb == c.DISCARD:
        return len(board.players[seat].deck) + len(board.players[seat].pile) >= wanted
    return len(choosing.candidates(board, at, seat, title, row)) >= wanted


def has_foe(board: Board, ability: i64, seat: i64, title: i64, row: i64) -> bool:
    """Whether the first row that concerns an opponent, if there is one, finds one, and something of his to do it to."""
    cards = board.box.cards
    rows = cards.rows
    at = cards.first(ability, c.DO)
    end = cards.last(ability, c.DO)
    while at < end:
        if rows[at + c.OF] == c.OPPONENT:
            if choosing.opponent(board, seat) == NOBODY:
                return False
            verb = rows[at + c.VERB]
            of_army = verb != c.DRAW and verb != c.DAMAGE and choosing.zone_of(board, at) == c.ARMY
            return not of_army or len(choosing.candidates(board, at, seat, title, row)) > 0
        at += c.ROW
    return True


def free(slot: i64, timing: i64) -> bool:
    """Whether a card has not used its ability of a timing this round (RUA-144)."""
    return slot & (USED << timing) == 0


def use_in_combat(board: Board, seat: i64, row: i64, timing: i64) -> None:
    """A participant uses its ability."""
    title = board.army[row] >> TITLE
    board.army[row] |= USED << timing
    board.tell(TOLD_USED, ALL, seat, title)
    begin(board, board.box.cards.ability_of(title, timing), seat, title, NONE, row)


# --- frames ---------------------------------------------------------------------------------------------------


def begin(board: Board, ability: i64, me: i64, title: i64, thing: i64, row: i64) -> None:
    """An ability is carried out as the next step."""
    stack = board.stack
    for number in vec[i64]([ability, UNREAD, me, 0, title, thing, row, 0, 0, 0, 0]):
        stack = append(stack, number)
    board.stack = stack
    board.push(EFFECT)


def go_on(board: Board) -> None:
    """Run the top frame until it asks or is done."""
    cards = board.box.cards
    while True:
        frame: i64 = len(board.stack) - FRAME
        stack = board.stack
        at = stack[frame + AT]
        if at == UNREAD:
            stack[frame + AT] = NONE
            if read_whom(board, frame):
                return
        elif at == NONE:
            queue = stack[frame + QUEUE] & board.alive()
            if queue == 0:
                board.stack = stack[:frame]
                return
            begin_run(board, frame, queue)
        elif at >= cards.last(stack[frame + ABILITY], c.DO):
            stack[frame + AT] = NONE
            if board.target == NONE:
                ending.settle(board, NOBODY)
                if board.outcome != 0:
                    return
        elif do_row(board, frame, at):
            return


def read_whom(board: Board, frame: i64) -> bool:
    """Fix the list of players whom an ability concerns (RUA-R86); true if the first player has to name one first."""
    stack = board.stack
    whom = board.box.cards.whom[stack[frame + ABILITY]]
    each = whom == c.FOR_EACH or whom == c.FOR_LEAST_DAMAGED or whom == c.FOR_MOST_DAMAGED
    if whom == c.FOR_CHOSEN or (each and board.box.shared and stack[frame + THING] != NONE):
        return ask_who(board, board.first, board.alive())
    stack[frame + QUEUE] = lasting.concerned(board, whom, stack[frame + ME])
    return False


def begin_run(board: Board, frame: i64, queue: i64) -> None:
    """The next player becomes “me”; if the conditions do not hold, nothing is done for him."""
    stack = board.stack
    me = board.next_in_order(queue, board.first)
    stack[frame + ME] = me
    stack[frame + QUEUE] = queue & ~bit(me)
    stack[frame + PAID] = 0
    stack[frame + WORTH] = 0
    stack[frame + UNPAID] = 0
    stack[frame + LEFT] = 0
    ability = stack[frame + ABILITY]
    if lasting.holds(board, ability, me, stack[frame + CARD], stack[frame + ROW_OF], frame):
        stack[frame + AT] = board.box.cards.first(ability, c.PRICE)


def next_row(board: Board, frame: i64) -> None:
    """The row that the frame stands at is done."""
    board.stack[frame + AT] += c.ROW
    board.stack[frame + LEFT] = 0


def amount(board: Board, frame: i64, at: i64) -> i64:
    """The number of a row, multiplied by its `per`."""
    stack = board.stack
    rows = board.box.cards.rows
    number = rows[at + c.N]
    if rows[at + c.PER] == c.ONCE:
        return number
    return number * lasting.count(
        board, rows[at + c.PER], stack[frame + ME], stack[frame + CARD], stack[frame + ROW_OF], frame
    )


# --- rows -----------------------------------------------------------------------------------------------------


def do_row(board: Board, frame: i64, at: i64) -> bool:
    """Carry out one row; true if it waits for a decision, EFFECT pushed below the question."""
    rows = board.box.cards.rows
    verb = rows[at + c.VERB]
    if chooses(board, at):
        return go_on_choosing(board, frame, at)
    if verb == c.REVEAL:
        return reveal(board, frame, at)
    if verb == c.LOOK:
        return look(board, frame, at)
    if verb == c.ATTACK:
        return attack(board, frame)
    me = board.stack[frame + ME]
    number = amount(board, frame, at)
    next_row(board, frame)
    if verb == c.BUY or verb == c.SPEND or verb == c.TOLL:
        return ask_to_pay(board, frame, verb, number)
    if verb == c.GIVE:
        return ask_who(board, me, board.alive() & ~bit(me))
    whose = choosing.owner_of(board, at, me)
    if whose != NOBODY and number > 0:
        do_at_once(board, frame, at, whose, number)
    elif verb == c.STRENGTHEN:
        strengthen(board, frame, at, number)
    return False


def do_at_once(board: Board, frame: i64, at: i64, whose: i64, number: i64) -> None:
    """Rows that need no decision, for the seat whose cards or home realm they are about."""
    verb = board.box.cards.rows[at + c.VERB]
    if verb == c.DRAW:
        board.draw(whose, number)
    elif verb == c.DAMAGE:
        harm.damage(board, whose, number)
    elif verb == c.REPAIR:
        realm = board.realm(whose)
        number = min(number, realm.damage)
        realm.damage -= number
        board.tell(REPAIRED, ALL, whose, number)
    elif verb == c.DISCARD:
        discard_top(board, frame, whose, number)
    elif verb == c.STRENGTHEN:
        strengthen(board, frame, at, number)
    elif verb == c.WOUND or verb == c.HEAL:
        wound_or_heal(board, frame, at)
    elif verb == c.RUNES:
        draw_runes(board, whose, number)
    elif verb == c.REVERSE:
        board.reversing ^= 1
        board.tell(REVERSED, ALL, whose)


def discard_top(board: Board, frame: i64, seat: i64, number: i64) -> None:
    """The top cards of a deck go to the discard pile, seen by all."""
    for _ in range(number):
        slot = board.lift(seat)
        if slot == NONE:
            return
        board.to_pile(seat, slot)
        note_paid(board, frame, title_of(slot))
        board.tell(DISCARDED, ALL, seat, title_of(slot))


def note_paid(board: Board, frame: i64, title: i64) -> None:
    """A row of this ability has discarded, destroyed, wounded or exhausted a card."""
    cards = board.box.cards
    board.stack[frame + PAID] += 1
    if cards.kind[title] == c.GOLD:
        board.stack[frame + WORTH] += cards.gold[title]


def strengthen(board: Board, frame: i64, at: i64, number: i64) -> None:
    """This card, or all that the row means, have more strength until End of Combat (RUA-R34)."""
    if board.target == NONE or number == 0:
        return
    stack = board.stack
    if board.box.cards.rows[at + c.TO] == c.THIS:
        row = stack[frame + ROW_OF]
        if row != NONE and board.army[row] >= 0:
            harm.boost(board, row, number)
        return
    for i in choosing.candidates(board, at, stack[frame + ME], stack[frame + CARD], stack[frame + ROW_OF]):
        harm.boost(board, i, number)


def wound_or_heal(board: Board, frame: i64, at: i64) -> None:
    """This unit, or all that the row means."""
    stack = board.stack
    rows = board.box.cards.rows
    heals = rows[at + c.VERB] == c.HEAL
    if rows[at + c.TO] == c.THIS:
        row = stack[frame + ROW_OF]
        if row != NONE and board.is_unit(row) and board.army[row + WOUND] == (1 if heals else 0):
            hurt_or_heal(board, frame, row, heals)
        return
    for i in choosing.candidates(board, at, stack[frame + ME], stack[frame + CARD], stack[frame + ROW_OF]):
        hurt_or_heal(board, frame, i, heals)


def hurt_or_heal(board: Board, frame: i64, i: i64, heals: bool) -> None:
    """Turn a participant sideways, or upright again."""
    title = board.army[i] >> TITLE
    if heals:
        board.army[i + WOUND] = 0
        board.tell(HEALED, ALL, board.fighter(board.army[i + SIDE]), title)
    else:
        harm.wound(board, i)
        note_paid(board, frame, title)


def draw_runes(board: Board, seat: i64, number: i64) -> None:
    """Dragon rune power cards that nobody has, at random."""
    for _ in range(number):
        found = vec[i64]()
        for thing in range(board.box.runes, board.box.sites):
            if board.place[thing] == SUPPLY:
                found = append(found, thing)
        if len(found) == 0:
            return
        thing = found[board.random.below(len(found))]
        board.seal()
        board.place[thing] = seat
        board.state[thing] = 0
        board.tell(REWARDED, ALL, seat, board.box.title[thing])


def attack(board: Board, frame: i64) -> bool:
    """The Instant attacks my home realm: a battle (RUA-088, RUA-128)."""
    from . import combat

    stack = board.stack
    next_row(board, frame)
    thing = stack[frame + THING]
    if board.target != NONE or thing == NONE or board.box.cards.strength[stack[frame + CARD]] == c.NONE:
        return False
    board.push(EFFECT)
    combat.begin(board, thing, stack[frame + ME], NOBODY)
    return True


def ask_to_pay(board: Board, frame: i64, verb: i64, number: i64) -> bool:
    """Rows that are paid by exhausting sources: `buying` asks and goes on."""
    stack = board.stack
    stack[frame + UNPAID] = number if verb == c.TOLL else 0
    stack[frame + LEFT] = number
    board.credit = 0
    board.bought = 0
    board.push(EFFECT)
    board.push(HIRE if verb == c.BUY else PRICE if verb == c.SPEND else TOLL)
    return True


# --- rows that choose cards -----------------------------------------------------------------------------------


def chooses(board: Board, at: i64) -> bool:
    """Whether a row is about cards that somebody chooses."""
    rows = board.box.cards.rows
    verb = rows[at + c.VERB]
    if verb == c.WOUND or verb == c.HEAL or verb == c.STRENGTHEN:
        return rows[at + c.TO] == c.CHOSEN
    if verb == c.DISCARD:
        return rows[at + c.FROM] != c.DECK
    return verb == c.DESTROY or (verb >= c.TAKE and verb <= c.GAIN) or verb == c.EXHAUST or verb == c.REFRESH


def chooser(board: Board, at: i64, me: i64) -> i64:
    """Who chooses the cards of a row; nobody if chance does, as it does among another's hidden hand."""
    rows = board.box.cards.rows
    verb = rows[at + c.VERB]
    owner = choosing.owner_of(board, at, me)
    if verb == c.EXHAUST:
        return owner
    if verb == c.DISCARD or verb == c.DESTROY or verb == c.WOUND:
        by = rows[at + c.BY]
        if by == c.OWNER:
            return owner
        if by == c.CHANCE or (owner != me and choosing.zone_of(board, at) == c.HAND):
            return NOBODY
    return me


def go_on_choosing(board: Board, frame: i64, at: i64) -> bool:
    """Choose what needs no decision; ask for the rest. The row is done when nothing is left to choose."""
    stack = board.stack
    rows = board.box.cards.rows
    me = stack[frame + ME]
    if stack[frame + LEFT] == 0:
        stack[frame + LEFT] = 1 if rows[at + c.VERB] == c.STRENGTHEN else max(0, amount(board, frame, at))
    zone = choosing.zone_of(board, at)
    piles = zone == c.BARRACKS or zone == c.CENTRE
    owner = choosing.owner_of(board, at, me)
    if zone == c.HAND and owner != board.mover:
        board.seal()
    who = chooser(board, at, me)
    while board.stack[frame + LEFT] > 0:
        found = choosing.candidates(board, at, me, stack[frame + CARD], stack[frame + ROW_OF])
        if len(found) == 0:
            break
        if who == NOBODY:
            board.seal()
            chosen = found[board.random.below(len(found))]
        elif rows[at + c.MAY] == 0 and (
            (not piles and stack[frame + LEFT] >= len(found)) or len(choosing.titles(board, at, me, found)) == 1
        ):
            chosen = choosing.pick(board, at, me, found, choosing.title_in(board, at, me, found[0]))
        else:
            board.push(EFFECT)
            board.ask(PICK, bit(who))
            return True
        choose(board, frame, at, chosen)
        stack[frame + LEFT] -= 1
    next_row(board, frame)
    return False


def pick_moves(board: Board) -> vec[i64]:
    """One move for each title that may be chosen, and DONE where none need be."""
    frame: i64 = len(board.stack) - FRAME
    stack = board.stack
    at = stack[frame + AT]
    me = stack[frame + ME]
    found = choosing.candidates(board, at, me, stack[frame + CARD], stack[frame + ROW_OF])
    moves = vec[i64]()
    for title in choosing.titles(board, at, me, found):
        moves = append(moves, CHOOSE + title)
    if board.box.cards.rows[at + c.MAY] == 1 or len(moves) == 0:
        moves = append(moves, DONE)
    return moves


def pick_refusal(board: Board, move: i64) -> i64:
    """Why this is no answer."""
    if move == DONE:
        moves = pick_moves(board)
        return 0 if moves[len(moves) - 1] == DONE else MUST_CHOOSE
    if not CHOOSE <= move < NAME:
        return NOT_CHOICE
    frame: i64 = len(board.stack) - FRAME
    stack = board.stack
    at = stack[frame + AT]
    found = choosing.candidates(board, at, stack[frame + ME], stack[frame + CARD], stack[frame + ROW_OF])
    for candidate in found:
        if choosing.title_in(board, at, stack[frame + ME], candidate) == move - CHOOSE:
            return 0
    return NOT_AMONG


def do_pick(board: Board, move: i64) -> None:
    """One card is chosen, or no more."""
    frame: i64 = len(board.stack) - FRAME
    stack = board.stack
    at = stack[frame + AT]
    if move == DONE:
        next_row(board, frame)
        return
    me = stack[frame + ME]
    found = choosing.candidates(board, at, me, stack[frame + CARD], stack[frame + ROW_OF])
    choose(board, frame, at, choosing.pick(board, at, me, found, move - CHOOSE))
    stack[frame + LEFT] -= 1
    if stack[frame + LEFT] == 0:
        next_row(board, frame)


def choose(board: Board, frame: i64, at: i64, candidate: i64) -> None:
    """Do to a chosen card what the row says."""
    rows = board.box.cards.rows
    verb = rows[at + c.VERB]
    me = board.stack[frame + ME]
    zone = choosing.zone_of(board, at)
    owner = choosing.owner_of(board, at, me)
    title = choosing.title_in(board, at, me, candidate)
    if verb == c.WOUND or verb == c.HEAL:
        hurt_or_heal(board, frame, candidate, verb == c.HEAL)
    elif verb == c.STRENGTHEN:
        harm.boost(board, candidate, amount(board, frame, at))
    elif verb == c.EXHAUST:
        board.state[candidate] |= EXHAUSTED
        note_paid(board, frame, title)
        board.tell(TOLD_EXHAUSTED, ALL, owner, title)
    elif verb == c.REFRESH:
        board.state[candidate] &= ~EXHAUSTED
        board.tell(REFRESHED, ALL, owner, title)
    elif verb == c.DESTROY and zone >= c.AREA_CITIES:
        harm.destroy_thing(board, owner, candidate)
        note_paid(board, frame, title)
    else:
        slot = harm.remove(board, zone, owner, candidate, title)
        move_card(board, frame, at, owner, slot)


def move_card(board: Board, frame: i64, at: i64, owner: i64, slot: i64) -> None:
    """A card that has left its zone goes where the row says."""
    rows = board.box.cards.rows
    verb = rows[at + c.VERB]
    title = title_of(slot)
    if verb == c.DISCARD:
        board.to_pile(owner, slot)
        note_paid(board, frame, title)
        board.tell(DISCARDED, ALL, owner, title)
    elif verb == c.DESTROY:
        harm.destroy(board, owner, slot)
        note_paid(board, frame, title)
    elif verb == c.TAKE:
        board.to_hand(owner, slot | KNOWN)
        board.tell(TOOK, ALL, owner, title)
    elif verb == c.JOIN:
        if board.target != NONE:
            board.enlist(board.side_of(owner), slot)
            board.tell(JOINED, ALL, owner, title)
        else:
            board.to_pile(owner, slot)
    elif rows[at + c.TO] == c.HAND:
        board.to_hand(owner, slot | KNOWN)
        board.tell(GAINED, ALL, owner, title)
    else:
        board.to_pile(owner, slot)
        board.tell(GAINED, ALL, owner, title)


# --- naming a player --------------------------------------------------------------------------------------------


def ask_who(board: Board, seat: i64, nameable: i64) -> bool:
    """A seat names one of several; true if it has to be asked."""
    if nameable == 0:
        return False
    if nameable & (nameable - 1) == 0:
        named(board, board.next_in_order(nameable, 0))
        return False
    board.push(EFFECT)
    board.ask(WHO, bit(seat))
    return True


def is_giving(board: Board) -> bool:
    """Whether a player is named to receive the card, and not as the one whom the card concerns."""
    return board.stack[len(board.stack) - FRAME + AT] != NONE


def who_refusal(board: Board, seat: i64, move: i64) -> i64:
    """Why this names nobody."""
    if not NAME <= move < NAME + c.RACES:
        return NOT_NAMING
    named_seat = board.box.seat_of[move - NAME]
    if named_seat == NOBODY or not board.in_play(named_seat) or (named_seat == seat and is_giving(board)):
        return NOT_NAMING
    return 0


def who_moves(board: Board, seat: i64) -> vec[i64]:
    """A move for each player who may be named."""
    moves = vec[i64]()
    for race in range(c.RACES):
        if who_refusal(board, seat, NAME + race) == 0:
            moves = append(moves, NAME + race)
    return moves


def do_who(board: Board, seat: i64, move: i64) -> None:
    """A player is named."""
    board.tell(NAMED, ALL, seat, move - NAME)
    named(board, board.box.seat_of[move - NAME])


def named(board: Board, seat: i64) -> None:
    """The named player is the one concerned, or takes the card as a reward, refreshed (`give`)."""
    frame: i64 = len(board.stack) - FRAME
    stack = board.stack
    thing = stack[frame + THING]
    if stack[frame + AT] == NONE:
        stack[frame + QUEUE] = bit(seat)
    elif thing != NONE:
        board.place[thing] = seat
        board.state[thing] = 0
        board.tell(REWARDED, ALL, seat, board.box.title[thing])


# --- cards lifted off a deck: `reveal` and `look`; `showing` asks what becomes of them ---------------------------


def reveal(board: Board, frame: i64, at: i64) -> bool:
    """The top cards of my deck are shown to all."""
    me = board.stack[frame + ME]
    for _ in range(board.box.cards.rows[at + c.N]):
        slot = board.lift(me)
        if slot == NONE:
            break
        board.shown = append(board.shown, slot & ~(KNOWN | PEEKED))
        board.tell(REVEALED, ALL, me, title_of(slot))
    board.stack[frame + LEFT] = board.box.cards.rows[at + c.M]
    board.secret = 0
    board.push(EFFECT)
    board.push(EITHER)
    board.push(SHOWN)
    return True


def look(board: Board, frame: i64, at: i64) -> bool:
    """I alone see the top cards of my deck."""
    me = board.stack[frame + ME]
    for _ in range(board.box.cards.rows[at + c.N]):
        slot = board.lift(me)
        if slot == NONE:
            break
        board.shown = append(board.shown, slot & ~(KNOWN | PEEKED))
    if board.log is not None:
        told = vec[i64]([len(board.shown)])
        for slot in sorted(board.shown):
            told = append(told, title_of(slot))
        board.tell_many(LOOKED, bit(me), me, told)
    board.secret = 1
    board.push(EFFECT)
    board.push(ORDER)
    board.push(LOOK)
    return True
