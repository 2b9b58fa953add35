"""What Chief Bruno does after each turn of the human in Solo Mode. Ledger section 20.

He is an automaton of the rules. What they leave open about him the human decides: who leads his Party, where it goes if
several Regions suit him as well, and what leaves his Dashboard.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.zones import bit
from .band import fits, place, place_own
from .board import (
    ALL,
    BRUNO,
    CARDS,
    COLOURS,
    DRAGON,
    DWARF,
    GIANT,
    MERFOLK,
    NOBODY,
    ORC,
    RACCOON,
    WIZARD,
    Board,
    colour_of,
    kind_of,
)
from .dashboard import all_alike, column_size, holds, lay_in_column, needed, ready, ready_column, take_off, with_each
from .deck import refill, top_ally
from .declared import (
    APPOINT,
    APPOINTED,
    APPOINTING,
    BRUNO_ABILITY,
    BRUNO_CAN,
    BRUNO_DREW,
    BRUNO_LAID,
    BRUNO_PLAYS,
    BRUNO_WAITS,
    COINING,
    DROP,
    DROPPED,
    DROPPING,
    FLIPPED,
    KINDS,
    KOI,
    MOVED_ON,
    NO_ABILITY,
    NO_MARKER,
    NO_STEAL,
    NOT_APPOINT,
    NOT_DROP,
    NOT_HIS_KIND,
    NOT_ON_DASHBOARD,
    NOT_PREFERRED_COIN,
    NOT_PREFERRED_KOI,
    NOT_SEND,
    PREFERRED,
    QUEUED,
    SEND,
    SETTLED,
    SETTLING,
    SETUP_DOWN,
    STEAL,
    STEAL_FULL,
    STOLEN,
    TOO_SMALL_FOR_TWO,
    TURN,
)
from .tribes import advance, enlist, grow, lay_coin, next_coin

# How Bruno stands in a Region, as a number of `HOW_HE_STANDS`.
TIED: Final[i64] = 0
LOSING: Final[i64] = 1
WINNING: Final[i64] = 2


# --- his turn: a column that meets its trigger (ETN-156, ETN-157) ---------------------------------------------------


def play(board: Board) -> None:
    """The leftmost column that is ready plays; without one it is the human's turn again (RUL-091, RUL-109)."""
    if not refill(board):
        return
    colour = ready_column(board)
    if colour < 0:
        board.tell(BRUNO_WAITS, ALL, BRUNO)
        end(board)
        return
    tell_ready(board, colour)
    ask_leader(board)


def tell_ready(board: Board, playing: i64) -> None:
    """Say why this column plays, and which others are ready too, and wait."""
    size = column_size(board, playing)
    if board.box.triggers[playing] > 0:
        board.tell(BRUNO_PLAYS, ALL, playing, size, board.box.triggers[playing])
    else:
        board.tell(BRUNO_CAN, ALL, playing, size, board.in_region(playing))
    if board.log is not None:
        queue = vec[i64]()
        for colour in range(playing + 1, COLOURS):
            if ready(board, colour):
                queue = append(queue, colour)
        if len(queue) > 0:
            board.tell_many(QUEUED, ALL, playing, queue)


# --- his Leader (ETN-158, ETN-159) ----------------------------------------------------------------------------------


def face_up(board: Board) -> vec[i64]:
    """The kinds of the Setup cards that can still be chosen."""
    kinds = vec[i64]()
    for kind in board.box.kinds:
        if board.face_down >> kind & 1 == 0:
            kinds = append(kinds, kind)
    return kinds


def ask_leader(board: Board) -> None:
    """Ask which Setup card leads, if more than one lies face up."""
    kinds = face_up(board)
    if len(kinds) == 1:
        appoint(board, kinds[0])
    else:
        board.ask(APPOINTING, bit(board.active))


def appoint_moves(board: Board) -> vec[i64]:
    """Each Setup card that lies face up."""
    return with_each(vec[i64](), APPOINT, face_up(board))


def appoint_refusal(board: Board, move: i64) -> i64:
    """Why this Setup card does not lead."""
    if not APPOINT <= move < APPOINT + KINDS:
        return NOT_APPOINT
    if not holds(board.box.kinds, move - APPOINT):
        return NOT_HIS_KIND
    return 0 if board.face_down >> (move - APPOINT) & 1 == 0 else SETUP_DOWN


def appoint(board: Board, kind: i64) -> None:
    """This Setup card leads and is turned down; after the last one all are turned up (ETN-159, RUL-102)."""
    board.face_down |= bit(kind)
    board.tell(APPOINTED, ALL, kind)
    if len(face_up(board)) == 0:
        board.face_down = 0
        board.tell(FLIPPED, ALL, BRUNO)
    lay(board, kind, ready_column(board))


def lay(board: Board, kind: i64, colour: i64) -> None:
    """The cards of the column are Bruno's Party; the Setup card is none of them (ETN-160, RUL-092, RUL-093)."""
    rest = vec[i64]()
    party = vec[i64]()
    for card in board.dashboard:
        if colour_of(card) == colour:
            party = append(party, card)
        else:
            rest = append(rest, card)
    board.dashboard = rest
    board.leader = kind * COLOURS + colour
    board.size = len(party)
    board.placed = 0
    bands = append(append(append(board.bands, BRUNO), board.size), board.leading())
    for card in party:
        bands = append(bands, card)
    board.bands = bands
    board.sizes = append(append(board.sizes, BRUNO), board.size)
    if board.log is not None:
        board.tell_many(BRUNO_LAID, ALL, kind, party)
    board.push(DROPPING)
    board.push(BRUNO_ABILITY)
    if board.leading() == ORC:
        ask_region(board)
    else:
        place_marker(board)


def place_marker(board: Board) -> None:
    """Bruno's marker goes to the Region of his Leader whenever it can (ETN-095, RUL-090, RUL-100, RUL-113)."""
    region = colour_of(board.leader)
    if board.supply[BRUNO] == 0:
        board.tell(NO_MARKER, ALL, BRUNO, 1)
    elif fits(board, BRUNO, region):
        place_own(board, BRUNO, region)
    else:
        board.tell(NO_MARKER, ALL, BRUNO, 0)


# --- Monkeys: in a Region whose space of the Settlement is empty (ETN-165, ETN-166, RUL-098) -------------------------


def ask_region(board: Board) -> None:
    """Ask where the Party is played, if the space of its own colour is filled."""
    if board.horde[BRUNO] >> colour_of(board.leader) & 1 == 0:
        place_marker(board)
        return
    regions = settle_regions(board)
    if len(regions) == 0:
        board.tell(NO_MARKER, ALL, BRUNO, 1 if board.supply[BRUNO] == 0 else 0)
    elif len(regions) == 1:
        settle(board, regions[0])
    else:
        board.ask(SETTLING, bit(board.active))


def settle_regions(board: Board) -> vec[i64]:
    """The Regions whose space is empty; once all are filled, those where the marker can be placed."""
    full = board.horde[BRUNO] == bit(COLOURS) - 1
    regions = vec[i64]()
    for region in range(COLOURS):
        if can_place(board, region) if full else board.horde[BRUNO] >> region & 1 == 0:
            regions = append(regions, region)
    return regions


def can_place(board: Board, region: i64) -> bool:
    """Whether the Party is large enough there and a marker is left."""
    return board.supply[BRUNO] > 0 and fits(board, BRUNO, region)


def settle_refusal(board: Board, move: i64) -> i64:
    """Why the Party is not played there."""
    if not SEND <= move < SEND + COLOURS:
        return NOT_SEND
    if holds(settle_regions(board), move - SEND):
        return 0
    return TOO_SMALL_FOR_TWO if board.horde[BRUNO] == bit(COLOURS) - 1 else SETTLED


def settle(board: Board, region: i64) -> None:
    """The Leader counts as of that colour, for Settlement and marker."""
    board.leader = kind_of(board.leader) * COLOURS + region
    board.tell(MOVED_ON, ALL, region)
    place_marker(board)


# --- what his Leader does (ETN-161 to ETN-165, RUL-095 to RUL-100) ---------------------------------------------------


def use_ability(board: Board) -> None:
    """The Leader's ability, whenever there is anything to do."""
    ability = board.leading()
    if ability == WIZARD:
        draw(board)
    elif ability == MERFOLK and board.sea[BRUNO] < board.box.sea_last:
        for _ in range(advance(board, BRUNO)):
            board.push(KOI)
    elif ability == RACCOON and next_coin(board) >= 0:
        ask_best(board, COINING)
    elif ability == ORC and board.supply[BRUNO] > 0 and board.horde[BRUNO] >> colour_of(board.leader) & 1 == 0:
        enlist(board, BRUNO)
    elif ability != GIANT or not grow(board, BRUNO):
        board.tell(NO_ABILITY, ALL, kind_of(board.leader), why_nothing(board))


def why_nothing(board: Board) -> i64:
    """Why the Leader does nothing now, as a number of `REASONS`."""
    ability = board.leading()
    if ability == DWARF:
        return 3
    if ability == GIANT:
        return 4
    if ability == MERFOLK:
        return 5
    if ability == RACCOON:
        return 6
    return 1 if board.supply[BRUNO] == 0 else 7


def draw(board: Board) -> None:
    """Ravens: X cards of the deck lie down in their columns; the third Dragon stops it (RUL-096, RUL-107)."""
    for _ in range(board.size):
        card = top_ally(board, board.active)
        if card == DRAGON:
            return
        board.tell(BRUNO_DREW, ALL, card, lay_in_column(board, card), needed(board, colour_of(card)))


def stands(board: Board, region: i64) -> i64:
    """How Bruno stands in a Region at this moment (RUL-094)."""
    ahead = board.own(BRUNO, region) - board.own(0, region)
    return TIED if ahead == 0 else WINNING if ahead > 0 else LOSING


def wish(step: i64, rank: i64) -> i64:
    """Where he likes to go: with the marker of Koi tied, losing, winning; with a Coin winning, tied, losing."""
    if step == KOI:
        return TIED if rank == 0 else LOSING if rank == 1 else WINNING
    return WINNING if rank == 0 else TIED if rank == 1 else LOSING


def best_stand(board: Board, step: i64) -> i64:
    """The best of these that some Region offers."""
    for rank in range(3):
        for region in range(COLOURS):
            if stands(board, region) == wish(step, rank):
                return wish(step, rank)
    return TIED


def best_regions(board: Board, step: i64) -> vec[i64]:
    """The Regions that he likes best (ETN-162, ETN-163)."""
    best = best_stand(board, step)
    regions = vec[i64]()
    for region in range(COLOURS):
        if stands(board, region) == best:
            regions = append(regions, region)
    return regions


def ask_best(board: Board, step: i64) -> None:
    """The human chooses among the Regions that Bruno likes best (ETN-164)."""
    if step == KOI and board.supply[BRUNO] == 0:
        board.tell(NO_MARKER, ALL, BRUNO, 1)
        return
    regions = best_regions(board, step)
    board.tell(PREFERRED, ALL, kind_of(board.leader), best_stand(board, step), len(regions))
    if len(regions) == 1:
        send(board, step, regions[0])
    else:
        board.ask(step, bit(board.active))


def send_moves(board: Board, step: i64) -> vec[i64]:
    """The Regions to choose from."""
    return with_each(vec[i64](), SEND, settle_regions(board) if step == SETTLING else best_regions(board, step))


def send_refusal(board: Board, step: i64, move: i64) -> i64:
    """Why Bruno does not go there."""
    if step == SETTLING:
        return settle_refusal(board, move)
    if not SEND <= move < SEND + COLOURS:
        return NOT_SEND
    if stands(board, move - SEND) == best_stand(board, step):
        return 0
    return NOT_PREFERRED_KOI if step == KOI else NOT_PREFERRED_COIN


def send(board: Board, step: i64, region: i64) -> None:
    """Bruno's Party, extra marker or Coin goes there."""
    if step == SETTLING:
        settle(board, region)
    elif step == KOI:
        place(board, BRUNO, region)
    else:
        lay_coin(board, BRUNO, region)


# --- at last a card leaves the Dashboard (ETN-160, ETN-170, RUL-101, RUL-106) ----------------------------------------


def may_steal(board: Board) -> bool:
    """Whether the human may take a card into hand instead."""
    return board.box.may_steal and board.held[board.active] < board.box.hand_limit


def ask_drop(board: Board) -> None:
    """Ask which card goes, if there is anything to choose."""
    if len(board.dashboard) == 0:
        end(board)
    elif may_steal(board) or not all_alike(board.dashboard):
        board.ask(DROPPING, bit(board.active))
    else:
        drop(board, board.dashboard[0])


def drop_moves(board: Board) -> vec[i64]:
    """Discard any card of the Dashboard, or take one."""
    moves = with_each(vec[i64](), DROP, board.dashboard)
    return with_each(moves, STEAL, board.dashboard) if may_steal(board) else moves


def drop_refusal(board: Board, move: i64) -> i64:
    """Why this card does not leave the Dashboard like that."""
    if DROP <= move < DROP + CARDS:
        return 0 if holds(board.dashboard, move - DROP) else NOT_ON_DASHBOARD
    if not STEAL <= move < STEAL + CARDS:
        return NOT_DROP
    if not board.box.may_steal:
        return NO_STEAL
    if not may_steal(board):
        return STEAL_FULL
    return 0 if holds(board.dashboard, move - STEAL) else NOT_ON_DASHBOARD


def do_drop(board: Board, move: i64) -> None:
    """Discard a card or take it."""
    if move >= STEAL:
        take_off(board, move - STEAL)
        board.to_hand(board.active, move - STEAL, 1)
        board.tell(STOLEN, ALL, board.active, move - STEAL)
        end(board)
    else:
        drop(board, move - DROP)


def drop(board: Board, card: i64) -> None:
    """A card goes face up to the Pool."""
    take_off(board, card)
    board.to_pool(card)
    board.tell(DROPPED, ALL, board.active, card)
    end(board)


def end(board: Board) -> None:
    """The human's turn."""
    board.leader = NOBODY
    board.size = 0
    board.placed = 0
    board.ask(TURN, bit(board.active))
