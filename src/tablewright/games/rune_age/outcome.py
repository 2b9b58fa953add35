"""What comes of a combat: attrition, the comparison, and where its cards go. Ledger sections 6 to 9."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.zones import bit
from . import cards as c
from . import choosing, ending, frames, harm, lasting
from .board import (
    ALL,
    ATTACKER,
    CENTRE,
    DEFENDER,
    EMPTY,
    EVENT_PILE,
    EXHAUSTED,
    NONE,
    REALM,
    SIDE,
    TITLE,
    UNIT,
    WOUND,
    Board,
)
from .box import NOBODY, OBJECTIVE
from .combat import icons, is_defence
from .declared import (
    CHOOSE,
    DEFEATED,
    DIE_ROLLED,
    LOSSES,
    LOST,
    NAME,
    NOT_ABILITY,
    NOT_AMONG,
    NOT_LOSSES,
    REROLL,
    REWARDED,
    ROLLED,
    SECURED,
    SKIP,
    WON,
)

# --- attrition (RUA-111 to RUA-114, RUA-R28, RUA-R29) ------------------------------------------------------------


def roll(board: Board) -> None:
    """Roll the die once for each icon; the total is taken in one choice."""
    die = board.box.cards.die
    board.dice = 0
    for _ in range(icons(board)):
        board.dice += die[board.random.below(len(die))]
    board.seal()
    board.tell(DIE_ROLLED, ALL, board.attacker, board.dice)


def attrition(board: Board) -> None:
    """Roll; whoever may roll again is asked, then the losses are taken."""
    roll(board)
    board.push(LOSSES)
    if lasting.total(board, c.REROLL, board.attacker) > 0:
        board.push(ROLLED)


def rolled_refusal(move: i64) -> i64:
    """Roll again or not."""
    return 0 if move == REROLL or move == SKIP else NOT_ABILITY


def do_rolled(board: Board, move: i64) -> None:
    """The second roll stands."""
    if move == REROLL:
        roll(board)


def take_losses(board: Board) -> None:
    """Destroy as many units as the dice say; asked where it makes a difference which."""
    while board.dice > 0:
        found = choosing.losable(board, ATTACKER)
        if len(found) == 0:
            break
        names = loss_titles(board, found)
        if board.dice < len(found) and len(names) > 1:
            board.ask(LOSSES, bit(board.attacker))
            return
        lose(board, choosing.loss_of(board, found, names[0]))
    board.dice = 0


def lose(board: Board, i: i64) -> None:
    """One unit is lost."""
    harm.destroy_participant(board, i)
    board.dice -= 1


def loss_titles(board: Board, found: vec[i64]) -> vec[i64]:
    """The titles of these participants, ascending."""
    names = vec[i64]()
    for i in found:
        names = choosing.put(names, board.army[i] >> TITLE)
    return names


def losses_moves(board: Board) -> vec[i64]:
    """Each unit that can be lost."""
    moves = vec[i64]()
    for title in loss_titles(board, choosing.losable(board, ATTACKER)):
        moves = append(moves, CHOOSE + title)
    return moves


def losses_refusal(board: Board, move: i64) -> i64:
    """Why this unit is not lost."""
    if not CHOOSE <= move < NAME:
        return NOT_LOSSES
    for i in choosing.losable(board, ATTACKER):
        if board.army[i] >> TITLE == move - CHOOSE:
            return 0
    return NOT_AMONG


def do_losses(board: Board, move: i64) -> None:
    """The player chooses a loss."""
    lose(board, choosing.loss_of(board, choosing.losable(board, ATTACKER), move - CHOOSE))
    board.push(LOSSES)


# --- the comparison ---------------------------------------------------------------------------------------------


def side_total(board: Board, side: i64) -> i64:
    """An army's strength with all that lasting abilities add, auto-defense included; never below 0 (RUA-102)."""
    total = board.army_strength(side) + lasting.total(board, c.BONUS, board.fighter(side))
    if side == DEFENDER and board.target < REALM:
        total += board.box.cards.defense[board.box.title[board.target]]
    return max(total, 0)


def compare(board: Board) -> None:
    """Step 4 of a battle, step 3 of a siege: who wins, and what he gets."""
    own = side_total(board, ATTACKER)
    siege = board.defender != NOBODY
    other = side_total(board, DEFENDER) if siege else lasting.foe_strength(board)
    wins = own > other or (own == other and not siege)
    board.tell(WON if wins else LOST, ALL, board.attacker, own, other)
    if board.target >= REALM:
        if wins:
            harm.damage(board, board.defender, own - other)
    elif is_defence(board):
        if wins:
            defeated(board)
        else:
            harm.damage(board, board.attacker, other - own)
    elif wins:
        win(board)


def win(board: Board) -> None:
    """A city, landmark or stronghold is secured, an Enemy defeated (RUA-082, RUA-084, RUA-085, RUA-104)."""
    box = board.box
    thing = board.target
    title = box.title[thing]
    seat = board.attacker
    if thing == OBJECTIVE and box.win == c.WIN_OBJECTIVE:
        board.tell(DEFEATED, ALL, seat, title)
        ending.objective_defeated(board, seat)
        return
    if box.is_site(thing) or box.is_stronghold(thing):
        taken = board.place[thing] != CENTRE and box.is_site(thing)
        board.place[thing] = seat
        board.state[thing] &= ~EXHAUSTED
        if taken and box.shared:
            board.state[thing] |= EXHAUSTED
        board.tell(SECURED, ALL, seat, title)
    elif box.cards.reward[title] == 1:
        board.place[thing] = seat
        board.state[thing] = 0
        board.tell(REWARDED, ALL, seat, title)
    else:
        board.place[thing] = EVENT_PILE
        board.state[thing] = 0
        board.tell(DEFEATED, ALL, seat, title)
    defeated(board)


def defeated(board: Board) -> None:
    """What the defeated card's text says."""
    title = board.box.title[board.target]
    ability = board.box.cards.ability_of(title, c.DEFEATED)
    if ability != c.NONE:
        frames.begin(board, ability, board.attacker, title, board.target, NONE)


# --- the end ----------------------------------------------------------------------------------------------------


def clean_up(board: Board) -> None:
    """Wounded units are destroyed, all other cards go to their owners' discard piles (RUA-090, RUA-R27, RUA-R35)."""
    i: i64 = 0
    army = board.army
    while i < len(army):
        if army[i] != EMPTY:
            if army[i + WOUND] == 1 and not lasting.unit_has(board, i, c.STURDY):
                harm.destroy_participant(board, i)
            else:
                board.to_pile(board.fighter(army[i + SIDE]), army[i])
        i += UNIT
    attacker = board.attacker
    defender = board.defender
    board.clear_combat()
    ending.settle(board, attacker, defender)
