"""What each Leader can do, and the steps that abilities ask for. Ledger section 18.

Abilities are named after the first edition's Tribes. Minotaurs, Wingfolk and Halflings act inside the marker step and
Elves inside the discard (band.py); Dwarves and Skeletons at the end of the Age (ages.py); everybody else here.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.zones import bit
from .band import after_marker, lead_moves, lead_refusal, place, start_band
from .board import (
    ALL,
    CARDS,
    CENTAUR,
    COLOURS,
    GIANT,
    MERFOLK,
    NOBODY,
    ORC,
    RACCOON,
    SIZE_NOW,
    SUPPLY,
    TROLL,
    Board,
    colour_of,
)
from .deck import draw
from .declared import (
    ABILITY,
    ADVANCE,
    ADVANCED,
    CLAIM,
    CLAIMED,
    COIN,
    COINED,
    ENLIST,
    ENLISTED,
    EXTRA,
    LEAD,
    NO_MARKER,
    NOT_ABILITY,
    NOT_EXTRA,
    NOT_FROM_POOL,
    NOT_REINFORCE,
    NOT_SYMBOL,
    PLACE,
    SIZE_TAKEN,
    SKIP,
    SKIPPED,
    SUMMON,
    SYMBOL,
    TAKE,
    TOKEN_HIGH,
    TOKEN_TAKEN,
)

TOKENS: Final[i64] = 6


def ask_ability(board: Board) -> None:
    """Do what the Leader does of itself, or ask whether its ability is used, if it can be (ETN-055, ETN-056)."""
    ability = board.leading()
    if ability == CENTAUR:
        if board.placed == 1:
            ask_extra(board)
    elif ability == GIANT:
        grow(board, board.active)
    elif (
        (ability == MERFOLK and board.sea[board.active] < board.box.sea_last)
        or (ability == ORC and can_enlist(board))
        or (ability == TROLL and can_claim(board))
        or (ability == RACCOON and next_coin(board) >= 0)
    ):
        board.ask(ABILITY, bit(board.active))


def ability_moves(board: Board) -> vec[i64]:
    """Use the ability or not."""
    ability = board.leading()
    moves = vec[i64]()
    if ability == MERFOLK:
        moves = append(moves, ADVANCE)
    elif ability == ORC:
        moves = append(moves, ENLIST)
    elif ability == RACCOON:
        return vec[i64]([SKIP, COIN])
    else:
        for token in range(TOKENS):
            if claim_refusal(board, token) == 0:
                moves = append(moves, CLAIM + token)
    return append(moves, SKIP)


def ability_refusal(board: Board, seat: i64, move: i64) -> i64:
    """Why this is no use of the Leader's ability."""
    if move == SKIP:
        return 0
    ability = board.leading()
    if (
        (move == ADVANCE and ability == MERFOLK)
        or (move == ENLIST and ability == ORC)
        or (move == COIN and ability == RACCOON)
    ):
        return 0
    if CLAIM <= move < CLAIM + TOKENS and ability == TROLL:
        return claim_refusal(board, move - CLAIM)
    return after_marker(board, seat, move, NOT_ABILITY)


def do_ability(board: Board, seat: i64, move: i64) -> None:
    """Use the ability or not."""
    if move == SKIP:
        board.tell(SKIPPED, ALL, seat, 1)
    elif move == ADVANCE:
        for _ in range(advance(board, seat)):
            board.push(SYMBOL)
    elif move == ENLIST:
        enlist(board, seat)
    elif move == COIN:
        lay_coin(board, seat, colour_of(board.leader))
    else:
        board.tokens[move - CLAIM] = seat
        board.tell(CLAIMED, ALL, seat, move - CLAIM)


# --- Giants: the size token (ETN-106, ETN-108, ETN-109, RUL-040 to RUL-042) -------------------------------------


def grow(board: Board, side: i64) -> bool:
    """The largest Giant-led Band of the Age takes the token and scores at once; whether this one is it."""
    if board.giant != NOBODY and board.size <= board.giant_size:
        return False
    board.giant = side
    board.giant_size = board.size
    board.gain(side, SIZE_NOW, board.box.size_token_now)
    board.tell(SIZE_TAKEN, ALL, side, board.size, board.box.size_token_now)
    return True


# --- Merfolk: the sea track (ETN-117, ETN-118, ETN-120, RUL-044 to RUL-046) -------------------------------------


def advance(board: Board, seat: i64) -> i64:
    """Move X spaces, no further than the last; the answer is the symbols reached or passed: each offers a marker."""
    start = board.sea[seat]
    end = min(start + board.size, board.box.sea_last)
    board.sea[seat] = end
    board.tell(ADVANCED, ALL, seat, end)
    met: i64 = 0
    for symbol in board.box.sea_symbols:
        if start < symbol <= end:
            met += 1
    return met


def ask_symbol(board: Board) -> None:
    """Ask for the extra marker, if one is left (RUL-025, RUL-045)."""
    if board.supply[board.active] > 0:
        board.ask(SYMBOL, bit(board.active))
    else:
        board.tell(NO_MARKER, ALL, board.active, 1)


def symbol_moves() -> vec[i64]:
    """Any Region, or none."""
    moves = vec[i64]()
    for region in range(COLOURS):
        moves = append(moves, PLACE + region)
    return append(moves, SKIP)


def symbol_refusal(move: i64) -> i64:
    """Why this is no answer to where the extra marker goes."""
    return 0 if PLACE <= move < PLACE + COLOURS or move == SKIP else NOT_SYMBOL


def do_symbol(board: Board, seat: i64, move: i64) -> None:
    """Place the extra marker, or none."""
    if move == SKIP:
        board.tell(SKIPPED, ALL, seat, 2)
    else:
        place(board, seat, move - PLACE)


# --- Orcs: the horde board (ETN-122, ETN-123, RUL-055) ----------------------------------------------------------


def can_enlist(board: Board) -> bool:
    """Whether the space of the Leader's colour is empty and a marker is left."""
    seat = board.active
    return board.supply[seat] > 0 and board.horde[seat] >> colour_of(board.leader) & 1 == 0


def enlist(board: Board, seat: i64) -> None:
    """Put a marker on the space of the Leader's colour."""
    board.supply[seat] -= 1
    board.horde[seat] |= bit(colour_of(board.leader))
    board.tell(ENLISTED, ALL, seat, colour_of(board.leader))


# --- Trolls: the tie tokens (ETN-129, RUL-056) ------------------------------------------------------------------


def can_claim(board: Board) -> bool:
    """Whether some token may be taken."""
    for token in range(TOKENS):
        if claim_refusal(board, token) == 0:
            return True
    return False


def claim_refusal(board: Board, token: i64) -> i64:
    """A token is free for the taking up to value X."""
    if board.tokens[token] != NOBODY:
        return TOKEN_TAKEN
    return TOKEN_HIGH if board.box.tie_tokens[token] > board.size else 0


# --- Raccoons: the Coins (ETN-113, ETN-116, RUL-077, RUL-081) ----------------------------------------------------


def next_coin(board: Board) -> i64:
    """The number of the lowest Coin in the supply; -1 if there is none."""
    for coin in range(len(board.coins)):
        if board.coins[coin] == SUPPLY:
            return coin
    return -1


def lay_coin(board: Board, side: i64, region: i64) -> None:
    """Put the lowest Coin of the supply above the current Age's award token of a Region."""
    coin = next_coin(board)
    coins = board.coins[:]
    coins[coin] = region
    board.coins = coins
    board.tell(COINED, ALL, side, region, board.box.coins[coin])


# --- Centaurs: another Band (ETN-100 to ETN-102, RUL-031 to RUL-034) ---------------------------------------------


def ask_extra(board: Board) -> None:
    """Ask for another Band while there are cards; whether any of them could lead is the owner's secret."""
    if board.held[board.active] > 0:
        board.ask(EXTRA, bit(board.active))


def extra_moves(board: Board, seat: i64) -> vec[i64]:
    """Lead another Band, or stop."""
    return append(lead_moves(board, seat, vec[i64]()), SKIP)


def extra_refusal(board: Board, seat: i64, move: i64) -> i64:
    """Why this neither leads another Band nor stops."""
    if LEAD <= move < LEAD + CARDS:
        return lead_refusal(board, seat, move - LEAD)
    return 0 if move == SKIP else NOT_EXTRA


def do_extra(board: Board, seat: i64, move: i64) -> None:
    """Lead another Band, or stop."""
    if move == SKIP:
        board.tell(SKIPPED, ALL, seat, 3)
    else:
        start_band(board, move - LEAD)


# --- Wizards: cards from the deck after the discard (ETN-137, ETN-138, RUL-037 to RUL-039) ------------------------


def reinforce_refusal(board: Board, seat: i64, move: i64) -> i64:
    """All X cards, or none; and never from the Pool."""
    if TAKE <= move < TAKE + CARDS:
        return NOT_FROM_POOL
    return 0 if move == SUMMON or move == SKIP else after_marker(board, seat, move, NOT_REINFORCE)


def do_reinforce(board: Board, seat: i64, move: i64) -> None:
    """Draw X Allies, or none; the third Dragon stops it."""
    if move == SKIP:
        board.tell(SKIPPED, ALL, seat, 4)
        return
    for _ in range(board.size):
        if not draw(board, seat):
            return
