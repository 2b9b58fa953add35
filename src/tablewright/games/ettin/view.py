"""What a seat sees of a game of Ettin. Ledger section 24."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from .board import (
    AGES,
    ASIDE,
    CAMP,
    DOOMED,
    FIRED,
    FRONT,
    LINEUP,
    PLACES,
    RETIRED,
    SIEGED,
    TAKEN,
    TO_RECRUIT,
    TO_SELL,
    UP,
    Board,
    card_of,
    row_of,
    spot_of,
)
from .cards import LOCATIONS
from .declared import OUTCOME_WORDS, PEACETIME, PICK, PLACE_WORDS, STEPS, TRADE, WAR
from .drafting import leader, picker
from .faces import LOCATION
from .imagining import is_hidden, sees
from .seating import NOBODY
from .setup import choosing_side
from .war_declared import AIM, SIEGING, SPOILING

FATES = {DOOMED: "leaves", TAKEN: "taken", FIRED: "fires"}


class UnitView(msgspec.Struct, frozen=True):
    """A card at a place: `None` where the viewer cannot know which it is; `up` if everybody sees it.

    `fate` is what was named for it in the battle or Spoils underway: it `leaves`, is `taken`, or `fires` and leaves.
    """

    card: str | None
    up: bool
    sieged: bool
    fate: str | None = None


class PlaceView(msgspec.Struct, frozen=True):
    """A Location of a mat, or the own side of the Adventure: its kind, what it pays, and the cards there.

    `score` is the Battle Score of the Location and of those cards that the viewer knows (ETT-104).
    """

    name: str
    kind: str | None
    strength: int
    gold: int
    score: int
    units: list[UnitView]


class SideView(msgspec.Struct, frozen=True):
    """One nation at play, as the viewer sees it.

    `initiative` is the number on its mat. `camp` and `retired` count cards; `camp_cards` and `retired_cards` are those
    that the viewer knows, all of them where the side is `open`. Cards that are known to be in hand or facedown at a
    place count to the War Camp's. `decided` is what the viewer has decided about drafted cards.
    """

    side: int
    seat: int
    nation: str | None
    initiative: int | None
    ally: int | None
    enemy: int
    open: bool
    gold: int
    tokens: list[int]
    deck: int
    camp: int
    camp_cards: list[str]
    retired: int
    retired_cards: list[str]
    front: list[str]
    decided: dict[str, str] | None
    quota: int
    places: list[PlaceView]
    aside: list[str]


class PairView(msgspec.Struct, frozen=True):
    """Two Enemies: who leads, the Adventure between them, where they fight or take Spoils, how each battle ended."""

    sides: list[int]
    initiative: int | None
    adventure: str | None
    place: str
    outcomes: list[str]


class LineupView(msgspec.Struct, frozen=True):
    """The cards that lie between two Enemies or Allies, and those that the proposing Ally wants."""

    sides: list[int]
    cards: list[str]
    wanted: list[str]


class View(msgspec.Struct, frozen=True):
    """The table from one seat.

    `figures` are those of a card pack in use. `asked` is that one of the viewer's sides for which they answer now.
    """

    game: str
    edition: str
    seat: int | None
    age: int
    phase: str
    step: str
    steps: list[str]
    to_act: list[int]
    asked: int | None
    anchor: int
    sides: list[SideView]
    pairs: list[PairView]
    lineups: list[LineupView]
    mercenaries: list[list[int]]
    adventures: list[list[int]]
    lost: list[str]
    figures: dict[str, dict[str, Any]] = {}


def view(board: Board, seat: int | None) -> View:
    """The table as the seat, or a spectator, sees it."""
    cards, ring = board.setting.words["card"], board.ring
    boxes = range(int(ring.boxes))
    ages = range(1, AGES + 1)
    return View(
        game="ettin",
        edition=board.setting.options.edition,
        seat=seat,
        age=int(board.age),
        phase=phase(board),
        step=step_seen(board, seat),
        steps=lane_steps(board),
        to_act=list(board.to_act),
        asked=None if seat is None else side_asked(board, seat),
        anchor=int(ring.anchor),
        sides=[_side(board, side, -1 if seat is None else seat) for side in range(int(ring.sides))],
        pairs=[_pair(board, pair) for pair in range(int(ring.pairs))],
        lineups=[lineup for lane in range(int(ring.teams)) if (lineup := _lineup(board, lane)).cards],
        mercenaries=[[int(board.left[board.hired_deck(box, age)]) for age in ages] for box in boxes],
        adventures=[[int(board.left[board.quest_deck(box, age)]) for age in ages] for box in boxes],
        lost=[cards[card] for card in sorted(board.lost)],
        figures=board.setting.options.figures,
    )


def phase(board: Board) -> str:
    """The phase underway: `setup` before the first, `over` after the last."""
    if board.over:
        return "over"
    return str(STEPS.names[board.phase]) if board.phase else "setup"


def step_seen(board: Board, seat: int | None) -> str:
    """What the viewer is asked; for others what is asked first."""
    if board.over:
        return "over"
    if not board.parted:
        return STEPS.names[board.agenda[-1]]
    if seat is not None and seat in board.to_act:
        return STEPS.names[lane_step(board, int(board._lane(seat)))]
    return next(step for step in lane_steps(board) if step)


def lane_step(board: Board, lane: int) -> int:
    """The step on top of a lane."""
    return int(board.lane_steps(lane)[-1])


def lane_steps(board: Board) -> list[str]:
    """What each lane asks; nothing where it waits for the others. Empty while there are no lanes."""
    lanes = range(int(board.parted))
    return [STEPS.names[lane_step(board, lane)] if board.lane_asks(lane) else "" for lane in lanes]


def side_asked(board: Board, seat: int) -> int | None:
    """The side for which a seat answers now: of an odd player's two the one turned to."""
    if board.over or seat not in board.to_act:
        return None
    if not board.parted:
        return int(choosing_side(board))
    lane = int(board._lane(seat))
    step, one, other = lane_step(board, lane), int(board.one(lane)), int(board.other(lane))
    own = one if board.ring.seat[one] == seat else other
    if board.ring.seat[other] != seat or own == other:
        return own
    if step == TRADE:
        return own if board.number_at(own, FRONT) else other
    return int(picker(board, lane)) if step == PICK else int(leader(board, lane))


def _side(board: Board, side: int, seat: int) -> SideView:
    words, ring = board.setting.words, board.ring
    cards = words["card"]
    own = ring.seat[side] == seat
    seen = bool(sees(board, seat, side))
    row = row_of(board, side)
    known = [each for each in row if seen or not is_hidden(board, seat, side, each)]

    def at(entries: list[int], *spots: int) -> list[str]:
        return [cards[card_of(each)] for each in entries if spot_of(each) in spots]

    hand = [each for each in known if spot_of(each) == CAMP or (_facedown(each) and not seen)]
    return SideView(
        side=side,
        seat=int(ring.seat[side]),
        nation=None if board.nation[side] == NOBODY else words["nation"][board.nation[side]],
        initiative=None if board.nation[side] == NOBODY else int(board.box.initiative[board.nation[side]]),
        ally=None if ring.alone() else int(ring.ally[side]),
        enemy=int(ring.enemy[side]),
        open=seen,
        gold=int(board.gold[side]),
        tokens=[age for age in range(1, AGES + 1) if board.tokens[side] >> age - 1 & 1],
        deck=int(board.left[side]),
        camp=len(at(row, CAMP)),
        camp_cards=[cards[card_of(each)] for each in hand],
        retired=len(at(row, RETIRED)),
        retired_cards=at(known, RETIRED),
        front=at(row, FRONT, TO_RECRUIT, TO_SELL),
        decided=_decided(row, cards) if own else None,
        quota=int(board.quota[side]),
        places=[_place(board, side, place, row, seen) for place in range(PLACES)],
        aside=at(row, ASIDE),
    )


def _facedown(entry: int) -> bool:
    return spot_of(entry) < PLACES and not entry & UP


def _decided(row: list[int], cards: Sequence[str]) -> dict[str, str]:
    actions = {TO_RECRUIT: "recruit", TO_SELL: "sell"}
    return {cards[card_of(each)]: actions[spot_of(each)] for each in row if spot_of(each) in actions}


def _place(board: Board, side: int, place: int, row: list[int], seen: bool) -> PlaceView:
    cards = board.setting.words["card"]
    kind, gold = -1, 0
    if place < LOCATIONS and board.nation[side] != NOBODY:
        where = int(board.nation[side] * LOCATIONS + place)
        kind, gold = int(board.box.site[where]), int(board.box.site_gold[where])
    here = [each for each in row if spot_of(each) == place]
    fates = FATES if fates_named(board, int(board.ring.pair[side])) else {}
    units = [
        UnitView(
            cards[card_of(each)] if seen or each & UP else None,
            bool(each & UP),
            bool(each & SIEGED),
            next((fate for mark, fate in fates.items() if each & mark), None),
        )
        for each in here
    ]
    strength = max(kind, 0)
    score = strength + sum(int(board.box.strength[card_of(each)]) for each in here if seen or each & UP)
    kind_word = None if kind < 0 else LOCATION[kind]
    return PlaceView(PLACE_WORDS[place], kind_word, strength, gold, score, sorted(units, key=_unit_order))


def fates_named(board: Board, pair: int) -> bool:
    """Whether the marks of a pair's units say now what was named for them: they serve other steps too."""
    if board.phase != WAR or not board.parted or not board.lane_asks(pair):
        return False
    return lane_step(board, pair) in (AIM, SIEGING, SPOILING)


def _unit_order(unit: UnitView) -> tuple[bool, bool]:
    """Faceup ones first: where an unknown card stands in its row tells nothing."""
    return (not unit.up, unit.card is None)


def _pair(board: Board, pair: int) -> PairView:
    ring, cards = board.ring, board.setting.words["card"]
    return PairView(
        sides=[int(ring.first[pair]), int(ring.second[pair])],
        initiative=None if board.initiative[pair] == NOBODY else int(board.initiative[pair]),
        adventure=None if board.quest[pair] == NOBODY else cards[board.quest[pair]],
        place=PLACE_WORDS[board.where[pair]],
        outcomes=[OUTCOME_WORDS[board.outcome[pair * PLACES + place]] for place in range(PLACES)],
    )


def _lineup(board: Board, lane: int) -> LineupView:
    cards = board.setting.words["card"]
    slots = [board.lineup[i] for i in range(lane * LINEUP, (lane + 1) * LINEUP)]
    sides = [board.one(lane), board.other(lane)] if board.phase == PEACETIME or lane < board.ring.pairs else []
    return LineupView(
        sides=[int(side) for side in sides],
        cards=[cards[card] for card in slots if card != NOBODY],
        wanted=[cards[card] for i, card in enumerate(slots) if card != NOBODY and board.wanted[lane] >> i & 1],
    )
