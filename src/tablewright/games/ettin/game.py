"""Ettin as the house knows it: options, names, setup, views, results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ...core.errors import BadOption, Refused
from ...core.events import Event
from ...core.game import Advice, Game, Line, Printed, Setting
from ...core.moves import Words
from ...core.random import Random
from ...core.results import Part, Result
from ...core.state import State
from ...core.text import Layer, Texts
from . import advice, comparing, counting, faces, flaws, packs, position, scoring, war_words
from .board import Board
from .cards import UNITS
from .declared import (
    AGE,
    CHOOSING,
    EVENTS,
    FIRST_LEAD,
    MOVES,
    OUTCOME_WORDS,
    PLACE_WORDS,
    RECRUIT,
    REFUSALS,
    SELL,
    STEPS,
    SWITCH,
    WHO_WORDS,
)
from .options import Options
from .play import empty
from .seating import NOBODY, Ring
from .setup import deck_starts
from .tables import given_nations, open_seats, readings
from .trade import purse, trading_side
from .view import view

OTHERWISE: dict[str, Any] = {
    "pick": "random",
    "secretive": (0, 3),
    "payout": "draw",
    "scout_adventure": False,
    "must_target": False,
    "early_retire": True,
    "unopposed_wins": True,
    "protected_always": True,
    "must_attempt": True,
    "place_later": True,
    "troops_shield": True,
    "vicious_deck": True,
    "siege_needs_win": True,
    "must_lose_souls": True,
    "cities_double": False,
}
"""Every contested ruling read the other way."""
NEAR = 4
"""Seats of which everything is told."""
MOST = 24
"""Seats that a game is tried with; nothing in the rules sets a limit (ETT-038)."""


class EttinGame(Game):
    """Ettin for two to eight players, and for more with several boxes."""

    name = "ettin"
    rules = 1
    moves = MOVES
    steps = STEPS
    refusals = REFUSALS
    events = EVENTS
    options = Options
    ledger = "ettin.md"
    compared = "nation"

    def seat_counts(self, options: Options) -> Sequence[int]:
        """ETT-022, ETT-027, ETT-031, ETT-038; and each seat has a nation where the options give them (R-006)."""
        packs.check(options.figures, options.pack)
        counts = range(2, MOST + 1)
        for seat in (*options.secretive, *([] if options.odd is None else [options.odd])):
            if not 0 <= seat < MOST:
                raise BadOption("no-seat", seat=str(seat), seats=str(MOST))
        if options.nations:
            unknown = [nation for nation in options.nations if nation not in faces.NATION[:8]]
            if unknown:
                raise BadOption(
                    "nation-unknown", "ETT-047", nation=unknown[0][:40], nations=", ".join(faces.NATION[:8])
                )
            if len(set(options.nations)) != len(options.nations):
                raise BadOption("nation-twice", "R-006")
            counts = range(max(len(options.nations), 2), min(len(options.nations), 8) + 1)
        if options.figures:
            printed = faces.printed(options.figures)
            return [n for n in counts if not packs.thin(printed, min(n + n % 2, 8))]
        return counts

    def tried_counts(self, options: Options) -> Sequence[int]:
        """Up to eight seats each; then two boxes and an odd player, two boxes and three boxes in full."""
        return [n for n in self.seat_counts(options) if n <= 8 or n in (9, 16, 24)]

    def varieties(self) -> list[Options]:
        """The rules as ruled, and with every contested ruling read the other way."""
        return [Options(), Options(edition="fr", **OTHERWISE)]

    def longest(self, setting: Setting) -> int:
        """Every card is drafted, decided, deployed, aimed, spoiled and gated a bounded number of times in each War."""
        return 4000 * setting.seats

    def words(self, options: Options) -> Words:
        """Cards, nations and places."""
        return {
            "card": tuple(faces.words()),
            "nation": tuple(faces.NATION),
            "place": PLACE_WORDS,
            "who": WHO_WORDS,
            "outcome": OUTCOME_WORDS,
            "ability": tuple(faces.ABILITY),
            "location": tuple(faces.LOCATION),
        }

    def layers(self, options: Options) -> list[Layer]:
        """The game's messages, those of its cards, then the names of the edition."""
        parts = ("", "cards", "war", "terminal", "advice", f"edition-{options.edition}")
        return [(__package__, part) for part in parts]

    aliases: Mapping[str, str] = {"other": "nation", "shooter": "card", "target": "card"}

    def called(self, texts: Texts, domain: str, value: str) -> str:
        """Cards and nations are called as the edition prints them."""
        name = faces.called(domain, value, texts.say("edition"))
        return super().called(texts, domain, value) if name is None else name

    def printed(self, options: Options, texts: Texts) -> dict[str, Printed]:
        """Type, nation, figures and abilities of every card."""
        return faces.shown(options.figures, texts)

    def deal(self, setting: Setting, random: Random) -> State:
        """Section 3: the seats; nations and decks come with the first steps."""
        options: Options = setting.options
        seats = setting.seats
        chosen = options.odd if options.odd is not None and seats % 2 and options.odd < seats else None
        ring = Ring(seats, random.below(seats) if chosen is None else chosen)
        box = faces.box(options.figures)
        board = empty(setting, random, box, ring, readings(options))
        board.open_to = open_seats(ring, options)
        board.given = given_nations(ring, options)
        board.starts = deck_starts(ring, box)
        for _ in range(3):
            board.push(AGE)
        board.push(FIRST_LEAD)
        board.push(CHOOSING)
        return board

    def advise(self, state: Any, seat: int) -> list[Advice]:
        """What the legal moves are worth to a sensible player."""
        return [Advice(move, value, reason) for move, value, reason in advice.weigh(state, seat)]

    def lineup(self, options: Options, seats: int, number: int) -> tuple[Options, list[str]]:
        """Nations against each other, where the options do not give them and one box has enough."""
        if options.nations or seats > len(faces.NATION) - 1:
            return super().lineup(options, seats, number)
        return comparing.lineup(options, seats, number)

    def offers(self, state: Any, seat: int) -> dict[int, list[tuple[str, str]]]:
        """The units that can be recruited, and their abilities."""
        return comparing.offers(state, seat)

    def move_arguments(self, state: Any, seat: int, move: int) -> dict[str, str]:
        """What a drafted card costs and pays, and what its side can spend; in a War the battle, and who aims."""
        return trade_numbers(state, seat, move) | war_words.arguments(state, seat)

    def label(self, state: Any, seat: int, line: Sequence[int], texts: Texts, brief: bool = False) -> str:
        """A move as declared, or shorter."""
        if line[0] == SWITCH and len(line) == 1 and state.parted:
            return texts.say("label-switch-to", nation=other_nation(state, seat))
        key, arguments = f"brief-{self.moves.parts(line[0])[0].name}", self.arguments(state, seat, line[0])
        if brief and len(line) == 1 and texts.has(key):
            return texts.say(key, where=texts.say(f"short-{arguments['place']}"), **arguments)
        return super().label(state, seat, line, texts, brief)

    def table(self, view: Any, texts: Texts, names: Sequence[str], width: int, height: int) -> list[Line]:
        """The table in a terminal."""
        from . import terminal

        return terminal.table(view, texts, names, width, height)

    def news(self, state: Any, seat: int, events: Sequence[Event]) -> Sequence[Event]:
        """At a large table what the own and the Ally's war bring; of others who won."""
        return near_events(state, seat, events) if state.setting.seats > NEAR else events

    def tally(self, view: Any) -> list[list[Part]]:
        """War Tokens, cards that the viewer knows, and Gold."""
        return counting.so_far(view)

    def legend(self, view: Any, texts: Texts) -> list[Line]:
        """The signs, and what the abilities do."""
        from . import terminal

        return terminal.legend(view, texts)

    def view(self, state: Any, seat: int | None) -> msgspec.Struct:
        """The table from a seat."""
        return view(state, seat)

    def position(self, state: Any) -> dict[str, Any]:
        """The zones as JSON data."""
        return position.position(state)

    def place(self, setting: Setting, data: dict[str, Any]) -> State:
        """A board from JSON data."""
        return position.place(setting, data)

    def flaws(self, state: Any) -> list[Refused]:
        """What is impossible in a board."""
        return flaws.flaws(state)

    def result(self, state: Any) -> Result:
        """The highest Alliance Score wins, then more Gold (ETT-191 to ETT-194)."""
        return scoring.result(state)

    def figures_text(self, options: Options) -> str:
        """All cards and mats with where each figure comes from."""
        return packs.as_text(options.figures)

    def read_figures(self, text: str) -> tuple[dict[str, Any], list[Refused]]:
        """A card pack fills in the options `figures` and `pack`."""
        chosen, wrong = packs.read_pack(text)
        texts = self.setting(None, 4).texts()
        return chosen, [flaw.said_by(texts) for flaw in wrong]


GAME = EttinGame()


def other_nation(board: Board, seat: int) -> str:
    """The nation that the odd player turns to next (R-123)."""
    lane = 1 - int(board.focus)
    side = next(side for side in (board.one(lane), board.other(lane)) if board.ring.seat[side] == seat)
    return board.setting.words["nation"][board.nation[side]]


def near_events(board: Board, seat: int, events: Sequence[Event]) -> list[Event]:
    """What seats of the own and the Ally's pairs do, and what happens to their nations; and how every War ended."""
    ring = board.ring
    own = [side for side in range(int(ring.sides)) if ring.seat[side] == seat]
    near = {*own, *(int(ring.ally[side]) for side in own)}
    near |= {int(ring.enemy[side]) for side in near}
    seats = {str(int(ring.seat[side])) for side in near}
    nations = {board.setting.words["nation"][board.nation[side]] for side in near if board.nation[side] != NOBODY}

    def concerns(event: Event) -> bool:
        if event.kind == "war-won" or not {"seat", "nation"} & event.args.keys():
            return True
        if "seat" in event.args:
            return event.args["seat"] in seats
        return {event.args["nation"], event.args.get("other")} <= nations | {None}

    return [event for event in events if concerns(event)]


def trade_numbers(board: Board, seat: int, move: int) -> dict[str, str]:
    """The Gold that messages about Recruit and Sell speak of."""
    if not RECRUIT <= move < SELL + UNITS:
        return {}
    card = (move - RECRUIT) % int(UNITS)
    numbers = {"cost": str(int(board.box.cost[card])), "sale": str(int(board.box.sell[card]))}
    if board.parted and seat in board.to_act:
        board.question(seat)
        side = trading_side(board, seat)
        numbers["purse"] = str(int(purse(board, side, card)))
    return numbers
