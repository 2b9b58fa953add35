"""Skirmish and Peacetime: the Lineups, and who takes which card. Ledger sections 6 and 7, R-014 to R-019, R-129.

Lanes of a Skirmish are pairs, lanes of a Peacetime Alliances (or each of two players alone). All Lineups are revealed
before the lanes part, because they come from shared decks.
"""

from __future__ import annotations

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from ...core.zones import bit
from .board import ALL, FRONT, KNOWN, LINEUP, Board, entry
from .cards import UNITS
from .decks import hired_deck, own_deck, pay
from .declared import (
    AGREE,
    AGREED,
    AGREEMENT,
    DISAGREE,
    DISAGREED,
    DRAFT,
    DRAFTED,
    LAID_OUT,
    LINED_UP,
    NOT_IN_LINEUP,
    NOT_NOW,
    PEACETIME,
    PICK,
    PROPOSE,
    PROPOSED,
    SETTLE,
    SKIRMISH,
    TRADE,
    WANT,
    WANTED_ALREADY,
)
from .seating import NOBODY

EACH = 2
"""Cards that each side drafts (ETT-061, ETT-064)."""


def start_skirmish(board: Board) -> None:
    """Each pair turns up four Mercenaries, as far as there are any (ETT-059, R-019); then all pairs draft at once."""
    board.phase = SKIRMISH
    for side in range(board.ring.sides):
        board.quota[side] = EACH
    for pair in range(board.ring.pairs):
        deck = hired_deck(board, board.ring.first[pair])
        for _ in range(LINEUP):
            line_up(board, pair, board.draw(deck))
        tell_lineup(board, pair)
    board.part(board.ring.pairs)
    for pair in range(board.ring.pairs):
        board.enter(pair)
        board.push(SETTLE)
        board.push(TRADE)
        board.push(PICK)


def start_peacetime(board: Board) -> None:
    """Allies reveal two cards each of their own decks (ETT-063), two players also two Mercenaries each (ETT-028)."""
    board.phase = PEACETIME
    board.peacetimes += 1
    teams = board.ring.teams
    for side in range(board.ring.sides):
        reveal_own(board, side)
    for team in range(teams):
        tell_lineup(board, team)
    board.part(teams)
    for team in range(teams):
        board.enter(team)
        board.push(SETTLE)
        board.push(TRADE)
        board.push(PICK if board.ring.alone() else PROPOSE)


def reveal_own(board: Board, side: i64) -> None:
    """A side's cards for the Lineup, one by one; Gold stands in for missing ones (ETT-073, R-017, R-018).

    Each of two players drafts two of whatever lies in the own Lineup (ETT-029).
    """
    team = side if board.ring.alone() else side // 2
    missing: i64 = 0
    for _ in range(EACH):
        if not line_up(board, team, board.draw(own_deck(board, side))):
            missing += 1
    pay_missing(board, side, missing)
    board.quota[side] = EACH - missing
    if board.ring.alone():
        hired: i64 = 0
        for _ in range(EACH):
            if line_up(board, team, board.draw(hired_deck(board, side))):
                hired += 1
        pay_missing(board, side, EACH - hired)
        board.quota[side] = min(EACH, EACH - missing + hired)


def pay_missing(board: Board, side: i64, missing: i64) -> None:
    """Gold for each card that is missing, or once for the draw (R-017)."""
    times = min(missing, 1) if board.readings.payout_by_draw else missing
    for _ in range(times):
        pay(board, side)


def line_up(board: Board, lane: i64, card: i64) -> bool:
    """Lay a card into a Lineup, sorted; false if there is none."""
    if card == NOBODY:
        return False
    first = lane * LINEUP
    i = first + LINEUP - 1
    while board.lineup[i] != NOBODY:
        i -= 1
    while i < first + LINEUP - 1 and board.lineup[i + 1] < card:
        board.lineup[i] = board.lineup[i + 1]
        i += 1
    board.lineup[i] = card
    return True


def lined_up(board: Board, lane: i64) -> vec[i64]:
    """The cards that lie in a Lineup, ascending."""
    found = vec[i64](capacity=LINEUP)
    for i in range(lane * LINEUP, (lane + 1) * LINEUP):
        if board.lineup[i] != NOBODY:
            found = append(found, board.lineup[i])
    return found


def tell_lineup(board: Board, lane: i64) -> None:
    """Everybody sees a Lineup (ETT-199, R-129)."""
    if board.log is None:
        return
    one = board.nation[board.one(lane)]
    cards = lined_up(board, lane)
    if board.phase == PEACETIME and board.ring.alone():
        board.tell_many(LAID_OUT, ALL, one, cards)
    else:
        board.tell_many(LINED_UP, ALL, one, extend(vec[i64]([board.nation[board.other(lane)]]), cards))


# --- picking ----------------------------------------------------------------------------------------------------


def leader(board: Board, lane: i64) -> i64:
    """Who picks first and fourth: the Initiative holder (ETT-060); in Peacetime the Allies take turns (R-015)."""
    if board.phase == SKIRMISH:
        return board.initiative[lane]
    return board.one(lane) if board.peacetimes & 1 else board.other(lane)


def follower(board: Board, lane: i64) -> i64:
    """The other side of the lane."""
    return board.one(lane) + board.other(lane) - leader(board, lane)


def picker(board: Board, lane: i64) -> i64:
    """Whose pick it is: the leader's, twice the follower's, the leader's (ETT-060); NOBODY when all have theirs."""
    first = leader(board, lane)
    second = follower(board, lane)
    had = board.number_at(first, FRONT)
    if first != second:
        if had == 0 and board.quota[first] > 0:
            return first
        if board.number_at(second, FRONT) < board.quota[second]:
            return second
    return first if had < board.quota[first] else NOBODY


def ask_pick(board: Board) -> None:
    """The next pick, if there is a choice. A pick that finds nothing is paid for (R-019)."""
    lane = board.lane
    side = picker(board, lane)
    if side == NOBODY:
        clear_lineup(board, lane)
        return
    cards = lined_up(board, lane)
    if len(cards) == 0:
        board.quota[side] -= 1
        pay(board, side)
        ask_pick(board)
    elif len(cards) == 1 or takes_all(board, lane, side, len(cards)):
        take(board, side, cards[0])
        ask_pick(board)
    else:
        board.ask(PICK, board.seat_bit(side))


def takes_all(board: Board, lane: i64, side: i64, cards: i64) -> bool:
    """Whether all that is left can only go to this side."""
    other = board.one(lane) + board.other(lane) - side
    if other != side and board.number_at(other, FRONT) < board.quota[other]:
        return False
    return cards <= board.quota[side] - board.number_at(side, FRONT)


def pick_moves(board: Board) -> vec[i64]:
    """Any card of the Lineup, whatever it costs (ETT-061, R-014)."""
    return card_moves(board, DRAFT, 0)


def card_moves(board: Board, verb: i64, hidden: i64) -> vec[i64]:
    """A move for each card of the lane's Lineup but those whose bit is in `hidden`; equal cards make one move."""
    moves = vec[i64](capacity=LINEUP)
    last = NOBODY
    for i in range(LINEUP):
        card = board.lineup[board.lane * LINEUP + i]
        if card != NOBODY and card != last and hidden >> i & 1 == 0:
            moves = append(moves, verb + card)
            last = card
    return moves


def slot(board: Board, card: i64, hidden: i64) -> i64:
    """Where in the lane's Lineup a card lies; NOBODY if nowhere but where `hidden` has a bit."""
    for i in range(LINEUP):
        if board.lineup[board.lane * LINEUP + i] == card and hidden >> i & 1 == 0:
            return i
    return NOBODY


def pick_refusal(board: Board, move: i64) -> i64:
    """Only cards of the Lineup can be drafted."""
    if DRAFT <= move < DRAFT + UNITS:
        return 0 if slot(board, move - DRAFT, 0) != NOBODY else NOT_IN_LINEUP
    return NOT_NOW


def do_pick(board: Board, move: i64) -> None:
    """The card lies in front of its new owner; the next one picks."""
    take(board, picker(board, board.lane), move - DRAFT)
    ask_pick(board)


def take(board: Board, side: i64, card: i64) -> None:
    """A card of the Lineup goes to the front of a side (ETT-061)."""
    board.lineup[board.lane * LINEUP + slot(board, card, 0)] = NOBODY
    board.add(side, entry(card, FRONT, KNOWN))
    board.say(DRAFTED, side, card)


def clear_lineup(board: Board, lane: i64) -> None:
    """What two players left in their Lineups goes to the Lost Pile (ETT-029)."""
    for card in lined_up(board, lane):
        board.lose(card)
    for i in range(lane * LINEUP, (lane + 1) * LINEUP):
        board.lineup[i] = NOBODY


# --- agreeing ---------------------------------------------------------------------------------------------------


def ask_proposal(board: Board) -> None:
    """One Ally proposes who takes what (R-015); there is nothing to propose where only one of them drafts."""
    lane = board.lane
    side = leader(board, lane)
    if board.quota[side] == 0 or board.quota[follower(board, lane)] == 0:
        board.push(PICK)
    else:
        board.ask(PROPOSE, board.seat_bit(side))


def proposal_moves(board: Board) -> vec[i64]:
    """A card of the Lineup that the proposing Ally would take."""
    return card_moves(board, WANT, board.wanted[board.lane])


def proposal_refusal(board: Board, move: i64) -> i64:
    """Only cards of the Lineup, each once."""
    if not WANT <= move < WANT + UNITS:
        return NOT_NOW
    if slot(board, move - WANT, board.wanted[board.lane]) != NOBODY:
        return 0
    return WANTED_ALREADY if slot(board, move - WANT, 0) != NOBODY else NOT_IN_LINEUP


def do_proposal(board: Board, seat: i64, move: i64) -> None:
    """Wanting as many cards as the Ally drafts makes a proposal; the odd player has nobody to ask (ETT-034)."""
    lane = board.lane
    board.wanted[lane] |= bit(slot(board, move - WANT, board.wanted[lane]))
    side = leader(board, lane)
    wanted = wanted_cards(board, lane)
    if len(wanted) < board.quota[side]:
        board.ask_again(PROPOSE, seat)
        return
    if board.log is not None:
        board.tell_many(PROPOSED, ALL, seat, extend(vec[i64]([board.nation[side]]), wanted))
    if board.ring.seat[follower(board, lane)] == seat:
        split(board)
    else:
        board.ask(AGREEMENT, board.seat_bit(follower(board, lane)))


def wanted_cards(board: Board, lane: i64) -> vec[i64]:
    """The cards of the Lineup that the proposing Ally wants."""
    found = vec[i64]()
    for i in range(LINEUP):
        if board.wanted[lane] >> i & 1:
            found = append(found, board.lineup[lane * LINEUP + i])
    return found


def agreement_moves() -> vec[i64]:
    """The other Ally agrees, or would rather pick in turns (ETT-064, R-015)."""
    return vec[i64]([AGREE, DISAGREE])


def agreement_refusal(move: i64) -> i64:
    """Nothing else is asked."""
    return 0 if AGREE <= move <= DISAGREE else NOT_NOW


def do_agreement(board: Board, move: i64) -> None:
    """Split as proposed, or pick in turns."""
    side = follower(board, board.lane)
    if move == AGREE:
        board.say(AGREED, side)
        split(board)
    else:
        board.say(DISAGREED, side)
        board.wanted[board.lane] = 0
        board.push(PICK)


def split(board: Board) -> None:
    """The wanted cards go to the proposing Ally, the others to the other one."""
    lane = board.lane
    wanted = wanted_cards(board, lane)
    board.wanted[lane] = 0
    for card in wanted:
        take(board, leader(board, lane), card)
    for card in lined_up(board, lane):
        take(board, follower(board, lane), card)
