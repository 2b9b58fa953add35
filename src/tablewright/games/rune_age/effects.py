"""Abilities being carried out: each frame is a program of rows that runs for one player after another.

EFFECT runs the top frame row by row. A row that needs a decision asks for it above EFFECT, and the frame stays at
that row till the answer is complete. Each verb is implemented once: here, in `deeds`, `picking`, `naming`, `showing`,
`buying`, and as a lasting one in `lasting`.
"""

from __future__ import annotations

from mypy_extensions import i64

from ...core.zones import bit
from . import cards as c
from . import choosing, deeds, ending, frames, lasting, naming, picking, showing
from .board import ABILITY, AT, CARD, FRAME, LEFT, ME, NONE, PAID, QUEUE, ROW_OF, THING, UNPAID, UNREAD, WORTH, Board
from .box import NOBODY
from .declared import EFFECT, HIRE, PRICE, TOLL


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
                ending.settle(board, NOBODY, NOBODY)
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
        return naming.ask_who(board, board.first, board.alive())
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


def do_row(board: Board, frame: i64, at: i64) -> bool:
    """Carry out one row; true if it waits for a decision, EFFECT pushed below the question."""
    rows = board.box.cards.rows
    verb = rows[at + c.VERB]
    if picking.chooses(board, at):
        return picking.go_on_choosing(board, frame, at)
    if verb == c.REVEAL:
        return showing.reveal(board, frame, at)
    if verb == c.LOOK:
        return showing.look(board, frame, at)
    if verb == c.ATTACK:
        return attack(board, frame)
    me = board.stack[frame + ME]
    number = frames.amount(board, frame, at)
    frames.next_row(board, frame)
    if verb == c.BUY or verb == c.SPEND or verb == c.TOLL:
        return ask_to_pay(board, frame, verb, number)
    if verb == c.GIVE:
        return naming.ask_who(board, me, board.alive() & ~bit(me))
    whose = choosing.owner_of(board, at, me)
    if whose != NOBODY and number > 0:
        deeds.do_at_once(board, frame, at, whose, number)
    elif verb == c.STRENGTHEN:
        deeds.strengthen(board, frame, at, number)
    return False


def attack(board: Board, frame: i64) -> bool:
    """The Instant attacks my home realm: a battle (RUA-088, RUA-128)."""
    from . import combat

    stack = board.stack
    frames.next_row(board, frame)
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
