"""What is impossible in the course of a game of Ettin: an agenda, lanes and zones that do not go together."""

from __future__ import annotations

from collections.abc import Callable

from . import setup, war_flow
from .board import (
    AGES,
    ASIDE,
    FRONT,
    KNOWN,
    LINEUP,
    PLACES,
    SIEGED,
    TO_RECRUIT,
    TO_SELL,
    UP,
    Board,
    card_of,
    row_of,
    spot_of,
)
from .cards import LOCATIONS, UNITS
from .declared import PEACETIME, SKIRMISH, STEPS
from .drafting import follower, leader, picker
from .seating import NOBODY
from .winning import winner

Flaw = Callable[..., None]
PHASES = {1: "SPS", 2: "PSP", 3: "SPS"}
"""The drafting phases of each Age (ETT-053)."""
NAMES = {"S": "skirmish", "P": "peacetime"}
DRAFTED = (FRONT, TO_RECRUIT, TO_SELL)


def flaws(board: Board, flaw: Flaw) -> None:
    """The agenda must be one that play can reach, and the zones must be as its top step leaves them."""
    names = [STEPS.names[step] for step in board.agenda]
    ages = names.count("age")
    rest = names[ages:]
    right = names[:ages] == ["age"] * (3 - int(board.age)) and _flow_is_right(board, rest)
    if not right:
        flaw("position-agenda", "ETT-052", step=", ".join(names))
    elif board.phase != STEPS.names.index("war") or not rest:
        _resting_flaws(board, flaw)


def _flow_is_right(board: Board, rest: list[str]) -> bool:
    if board.age == 0:
        return _setup_is_right(board, rest)
    if not board.has_nations():
        return False
    if not rest:
        return board.age == AGES and not board.asked and not board.parted
    if rest == ["clean-up"]:
        return _leads_are_right(board)
    if rest[0] != "war-result":
        return False
    if board.phase in (SKIRMISH, PEACETIME):
        return _drafting_is_right(board, rest[1:])
    return war_flow.flow_is_right(board, rest[1:])


def _setup_is_right(board: Board, rest: list[str]) -> bool:
    if board.phase or board.peacetimes:
        return False
    if rest == ["first-lead", "nations"]:
        side = next((i for i, nation in enumerate(board.nation) if nation == NOBODY), -1)
        if side < 0 or board.parted or len(setup.nations_for(board, side)) < 2 or board.readings.pick_at_random:
            return False
        return board.asked == board.seat_bit(side) and all(holder == NOBODY for holder in board.initiative)
    if rest or board.parted != board.ring.pairs or not board.asked or not board.has_nations():
        return False
    return all(_lead_is_right(board, pair, _deciders(board, pair)) for pair in range(int(board.ring.pairs)))


def _deciders(board: Board, pair: int) -> list[int]:
    """The sides that may be asked for the first lead (ETT-050, R-008)."""
    sides = [int(board.ring.first[pair]), int(board.ring.second[pair])]
    numbers = [int(board.box.initiative[board.nation[side]]) for side in sides]
    return [side for side, number in zip(sides, numbers, strict=True) if number == max(numbers)]


def _lead_is_right(board: Board, pair: int, deciders: list[int]) -> bool:
    """A lane that asks one of these sides who leads, or has been answered."""
    steps, asked = _lane(board, pair)
    if not steps:
        return not asked and (board.initiative[pair] != NOBODY or not deciders)
    unset = board.initiative[pair] == NOBODY or board.age > 0
    return steps == ["initiative"] and unset and asked in [int(board.seat_bit(side)) for side in deciders]


def _leads_are_right(board: Board) -> bool:
    """After a War each loser is asked who leads (ETT-176, R-108)."""
    ring = board.ring
    if board.phase != STEPS.names.index("war") or board.age == AGES or not board.asked or board.parted != ring.pairs:
        return False
    for pair in range(int(ring.pairs)):
        won = int(winner(board, pair))
        losers = [] if won == NOBODY else [int(ring.enemy[won])]
        if not _lead_is_right(board, pair, losers):
            return False
    return True


def _lane(board: Board, lane: int) -> tuple[list[str], int]:
    """The steps of a lane and whom it asks."""
    return [STEPS.names[step] for step in board.lane_steps(lane)], int(board.lane_asks(lane))


def _drafting_is_right(board: Board, rest: list[str]) -> bool:
    """Which phases are left, and every lane as its top step leaves it."""
    order = PHASES[int(board.age)]
    before = sum(PHASES[age].count("P") for age in range(1, int(board.age)))
    teams = board.ring.teams if board.phase == PEACETIME else board.ring.pairs
    if board.parted != teams or not board.asked or any(each == NOBODY for each in board.quest):
        return False
    for at, letter in enumerate(order):
        left = [NAMES[each] for each in order[:at:-1]]
        if NAMES[letter] == STEPS.names[board.phase] and rest == ["war", *left]:
            peacetimes = before + order[: at + 1].count("P")
            return bool(board.peacetimes == peacetimes) and all(
                _draft_is_right(board, lane) for lane in range(int(teams))
            )
    return False


def _draft_is_right(board: Board, lane: int) -> bool:
    """One lane of a Skirmish or Peacetime."""
    steps, asked = _lane(board, lane)
    sides = sorted({int(board.one(lane)), int(board.other(lane))})
    slots = [int(board.lineup[i]) for i in range(lane * LINEUP, (lane + 1) * LINEUP)]
    cards = [card for card in slots if card != NOBODY]
    wanted = int(board.wanted[lane])
    drafted = [each for side in sides for each in row_of(board, side) if spot_of(each) in DRAFTED]
    decided = any(spot_of(each) != FRONT for each in drafted)
    if cards != sorted(cards) or any(card >= UNITS or not board.box.age[card] for card in cards):
        return False
    if wanted >> LINEUP or any(wanted >> i & 1 and slots[i] == NOBODY for i in range(LINEUP)):
        return False
    if not all(each & KNOWN for each in drafted) or any(_drafted(board, side) > board.quota[side] for side in sides):
        return False
    if not steps:
        return not asked and not cards and not drafted and not wanted
    if steps == ["settle", "trade"]:
        fronts = [side for side in sides if board.number_at(side, FRONT)]
        seats = {int(board.seat_bit(side)) for side in fronts}
        return bool(fronts) and asked == sum(seats) and not cards and not wanted and all(_pays(board, s) for s in sides)
    if steps[:2] != ["settle", "trade"] or len(steps) != 3 or decided:
        return False
    return _choice_is_right(board, lane, steps[2], asked, len(cards))


def _drafted(board: Board, side: int) -> int:
    """How many cards a side has drafted and not settled."""
    return sum(int(board.number_at(side, spot)) for spot in DRAFTED)


def _choice_is_right(board: Board, lane: int, step: str, asked: int, cards: int) -> bool:
    """A pick, a proposal or an agreement."""
    sides = {int(board.one(lane)), int(board.other(lane))}
    drafted = sum(int(board.number_at(side, FRONT)) for side in sides)
    quota = sum(int(board.quota[side]) for side in sides)
    shared = board.phase == PEACETIME and not board.ring.alone()
    wanted = int(board.wanted[lane]).bit_count()
    if cards + drafted > LINEUP or (shared and cards + drafted != quota):
        return False
    if step == "pick":
        side = int(picker(board, lane))
        return side != NOBODY and cards > 1 and not wanted and asked == board.seat_bit(side)
    first, second = int(leader(board, lane)), int(follower(board, lane))
    if not shared or drafted or not board.quota[first] or not board.quota[second]:
        return False
    if step == "propose":
        return wanted < board.quota[first] and asked == board.seat_bit(first)
    same = board.ring.seat[first] == board.ring.seat[second]
    return step == "agreement" and wanted == board.quota[first] and asked == board.seat_bit(second) and not same


def _pays(board: Board, side: int) -> bool:
    """Whether what a side has decided to recruit can be paid (R-013)."""
    gold = int(board.gold[side])
    for each in row_of(board, side):
        if spot_of(each) == TO_RECRUIT:
            gold -= int(board.box.cost[card_of(each)])
        elif spot_of(each) in (TO_SELL, FRONT):
            gold += int(board.box.sell[card_of(each)])
    return gold >= 0


def _resting_flaws(board: Board, flaw: Flaw) -> None:
    """Outside a War nothing of one is left, and outside drafting nothing of that."""
    drafting = board.phase in (SKIRMISH, PEACETIME) and board.parted
    words = board.setting.words["card"]
    clean_up = [STEPS.names[step] for step in board.agenda][-1:] == ["clean-up"]
    if not clean_up and any(board.outcome):
        flaw("position-outcomes", "ETT-180")
    if any(board.cursor):
        flaw("position-cursor", "ETT-091")
    if not drafting and (any(card != NOBODY for card in board.lineup) or any(board.wanted)):
        flaw("position-lineup", "ETT-062")
    for side in range(int(board.ring.sides)):
        for each in row_of(board, side):
            spot, card = int(spot_of(each)), int(card_of(each))
            misplaced = spot in DRAFTED and not drafting
            misplaced = misplaced or (spot == ASIDE and not board.readings.place_later)
            misplaced = misplaced or (
                spot < PLACES and (not each & UP or board.box.is_troop(card) or spot >= LOCATIONS)
            )
            if misplaced or (each & SIEGED and not clean_up):
                flaw("position-spot", "ETT-151", card=words[card])
