"""Rune Age as the house knows it: options, names, setup, views, results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Any

import msgspec

from ...core.errors import Refused
from ...core.game import Advice, Game, Line, Printed, Setting
from ...core.moves import Words
from ...core.random import Random
from ...core.results import Part, Result, SeatResult
from ...core.state import State
from ...core.text import Layer, Texts
from . import flaws, labels, loading, packs, position, setup, words
from .board import Board
from .declared import BUY, EVENTS, MOVES, PLAY, REFUSALS, STEPS
from .ending import points
from .options import SCENARIOS, Options
from .view import OUTCOMES, view

STRIDE = 7
"""A balance goes through the orders of races in such steps: no number of orders is a multiple of it."""


class RuneAgeGame(Game):
    """Rune Age for one to four players."""

    name = "rune-age"
    rules = 1
    moves = MOVES
    steps = STEPS
    refusals = REFUSALS
    events = EVENTS
    options = Options
    ledger = "rune-age.md"

    def seat_counts(self, options: Options) -> Sequence[int]:
        """As the scenario allows, and as many as there are races."""
        return setup.seat_counts(options)

    def longest(self, setting: Setting) -> int:
        """In a round each card of a player is drawn and used at most once more for each ability that draws."""
        rounds = max(loading.printed().scenarios, key=lambda raw: int(raw["rounds"]))["rounds"]
        return int(rounds) * setting.seats * 2000

    def varieties(self) -> list[Options]:
        """Every scenario, with and without the expansion, mercenaries, custom neutral cards."""
        both = [Options(), Options(expansion=False)]
        both += [Options(scenario=name, mercenaries=True) for name in SCENARIOS[1:]]
        both += [Options(scenario=name, expansion=False) for name in SCENARIOS[1:] if name not in setup.OF_EXPANSION]
        return [*both, Options(neutrals=("healing-spring", "siege-tower", "sphinx"), mythic_leave=True)]

    def words(self, options: Options) -> Words:
        """Cards and races."""
        return {"card": loading.library(options.cards).words(), "race": loading.RACES}

    def layers(self, options: Options) -> list[Layer]:
        """The game's messages, the cards', the table's."""
        return [(__package__, ""), (__package__, "cards"), (__package__, "table")]

    aliases: Mapping[str, str] = {"target": "card"}

    def deal(self, setting: Setting, random: Random) -> State:
        """Section 2."""
        return setup.deal(setting, random)

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
        """Victory, and what was won besides."""
        return result(state)

    def advise(self, state: Any, seat: int) -> list[Advice]:
        """What a sensible player thinks of each legal move."""
        from . import advice

        return [Advice(move, value, reason) for move, value, reason in advice.weigh(state, seat)]

    def label(self, state: Any, seat: int, line: Sequence[int], texts: Texts, brief: bool = False) -> str:
        """What a choice does to the card, and what an ability does before it is used."""
        return ", ".join(labels.label(state, seat, move, texts, brief) for move in line)

    def move_arguments(self, state: Any, seat: int, move: int) -> dict[str, str]:
        """What a card costs, and what is paid."""
        return labels.arguments(state, seat, move)

    def table(self, view: Any, texts: Texts, names: Sequence[str], width: int, height: int) -> list[Line]:
        """The table in a terminal."""
        from . import terminal

        return terminal.table(view, texts, names, width, height)

    def legend(self, view: Any, texts: Texts) -> list[Line]:
        """The goal, the signs, and what every card in play does."""
        from . import legend

        return legend.legend(view, texts)

    compared = "race"

    def lineup(self, options: Options, seats: int, number: int) -> tuple[Options, list[str]]:
        """Every choice of races in every order; races that the options name move on by one seat."""
        if options.races:
            shift = number % seats
            races = options.races[shift:] + options.races[:shift]
        else:
            known = loading.RACES if options.expansion else loading.RACES[: setup.CORE_RACES]
            orders = list(permutations(known, seats))
            races = orders[number * STRIDE % len(orders)]
        return msgspec.structs.replace(options, races=races), list(races)

    def weighed(self) -> list[tuple[Options, int]]:
        """Every scenario with every number of seats."""
        every = [Options(scenario=name) for name in SCENARIOS]
        return [(options, seats) for options in every for seats in setup.seat_counts(options)]

    def length(self, state: Any) -> int:
        """Rounds."""
        return int(state.round)

    def offers(self, state: Any, seat: int) -> dict[int, list[tuple[str, str]]]:
        """The cards that can be bought."""
        words = state.setting.words["card"]
        return {move: [("card", words[move - BUY])] for move in state.legal(seat) if BUY <= move < PLAY}

    def printed(self, options: Options, texts: Texts) -> dict[str, Printed]:
        """Kind, race or deck, figures and abilities of every title."""
        return words.printed(loading.library(options.cards), texts)

    def figures_text(self, options: Options) -> str:
        """All cards as a card pack."""
        return packs.as_text(options.cards)

    def read_figures(self, text: str) -> tuple[dict[str, Any], list[Refused]]:
        """A card pack fills in the option `cards`."""
        pack, wrong = packs.read_pack(text)
        texts = self.setting(None, 4).texts()
        return {"cards": pack}, [flaw.said_by(texts) for flaw in wrong]


GAME = RuneAgeGame()


def result(board: Board) -> Result:
    """Winners first; whoever lost shares the next rank. Where all lose, nobody is above another."""
    seats = range(board.setting.seats)
    won = [bool(board.winners >> seat & 1) for seat in seats]
    found = []
    for seat in seats:
        parts = [Part("points-victory", 1, "RUA-047")] if won[seat] else []
        landmarks = int(points(board, seat))
        if landmarks:
            parts.append(Part("points-landmarks", landmarks, "RUA-164"))
        rank = 1 if won[seat] or not any(won) else 1 + sum(won)
        found.append(SeatResult(seat, sum(part.points for part in parts), parts, rank, won[seat], team(board, seat)))
    return Result(found, OUTCOMES[board.outcome])


def team(board: Board, seat: int) -> int | None:
    """Who wins together: all, or the allies against the Overlord."""
    from . import cards as c

    if board.box.cooperative:
        return 0
    if board.box.win == c.WIN_OVERLORD:
        return int(seat != board.first)
    return None
