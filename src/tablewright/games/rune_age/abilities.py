"""Whether an ability may be used, and using one in a combat (RUA-143, RUA-144, RUA-146, RUA-R68)."""

from __future__ import annotations

from mypy_extensions import i64

from . import cards as c
from . import choosing, frames, lasting, picking
from .board import ALL, NONE, TITLE, USED, WOUND, Board
from .box import NOBODY
from .declared import USED as TOLD_USED


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


def in_vain(board: Board, seat: i64, ability: i64, title: i64, row: i64) -> bool:
    """Whether an ability without a price concerns only cards that lie open, and none of them is there (RUA-R101)."""
    cards = board.box.cards
    if cards.first(ability, c.PRICE) < cards.last(ability, c.PRICE):
        return False
    at = cards.first(ability, c.DO)
    while at < cards.last(ability, c.DO):
        hidden = choosing.zone_of(board, at) == c.HAND
        if hidden or not picking.chooses(board, at) or len(choosing.candidates(board, at, seat, title, row)) > 0:
            return False
        at += c.ROW
    return True


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
    frames.begin(board, board.box.cards.ability_of(title, timing), seat, title, NONE, row)
