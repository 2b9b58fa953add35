"""Ethnos as the house knows it: options, names, setup, views, results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ...core.errors import BadOption, Illegal, Refused
from ...core.game import Advice, Game, Line, Printed, Setting
from ...core.moves import Words
from ...core.random import Random
from ...core.results import Part, Result, SeatResult, ranks
from ...core.state import State
from ...core.text import Layer, Texts
from . import figures, flaws, position
from .board import MERFOLK, MINOTAUR, Board, Box
from .declared import ADD, AGE, EVENTS, HOW_HE_STANDS, LEAD, MOVES, REASONS, REFUSALS, STEPS, WHAT_DECLINED
from .options import Options
from .play import empty
from .setup import check_kinds, check_mode, draw_kinds, lay_awards, swap_awards
from .view import SOURCES, point_sheet, view

PAID_BY = {"sea": "ETN-119", "size-now": "ETN-106", "size-age": "ETN-110", "pillage": "ETN-124", "bands": "ETN-080"}


class EthnosGame(Game):
    """Ethnos for one to six players, in both editions."""

    name = "ethnos"
    rules = 1
    moves = MOVES
    steps = STEPS
    refusals = REFUSALS
    events = EVENTS
    options = Options
    ledger = "ethnos.md"

    def setting(self, options: msgspec.Struct | Mapping[str, Any] | None, seats: int) -> Setting:
        """As the core has it, but who wants to play alone, or with Bruno in company, is told why not."""
        try:
            return super().setting(options, seats)
        except BadOption as refused:
            if refused.key == "seat-count" and seats == 1:
                refused = BadOption("one-seat", "ETN-016", **refused.arguments)
            elif refused.key == "seat-count" and refused.arguments["allowed"] == "1":
                refused = BadOption("solo-seats", "ETN-143", **refused.arguments)
            raise refused.said_by(refused.texts or Texts("en", self.layers(Options()), self.spell)) from None

    def seat_counts(self, options: Options) -> Sequence[int]:
        """ETN-015, ETN-016; and the chosen kinds must be as many as are used (ETN-020, ETN-093)."""
        check_mode(options)
        check_kinds(options)
        wrong = figures.flaws(options.figures, options.edition)
        if wrong:
            raise BadOption(wrong[0].key, **wrong[0].arguments)
        counts = [1] if options.mode == "solo" else range(2, 7)
        if not options.kinds:
            return counts
        fitting = [n for n in counts if figures.of(options, n)["kinds-in-play"][0] == len(options.kinds)]
        if not fitting:
            raise BadOption("kind-count", "ETN-020", given=str(len(options.kinds)))
        return fitting

    def longest(self, setting: Setting) -> int:
        """Each Band keeps a card on the table till the Age ends, and between two Bands a hand takes at most ten."""
        copies = figures.of(setting.options, setting.seats)["copies"]
        cards, hand = sum(sorted(number * 6 for number in copies)[-6:]), 10
        turns = hand * (setting.seats + cards) * setting.seats
        return 3 * (turns + cards * 30)

    def varieties(self) -> list[Options]:
        """Random kinds reach every kind; then the set for beginners, and an owner's figures."""
        owned: dict[str, int | list[int]] = {
            "tie-tokens": [1, 2, 3, 4, 5, 9],
            "sea-track-last": 9,
            "horde": [0, 2] * 3 + [9],
        }
        return [
            Options(),
            Options(first_game=True),
            Options(figures=owned),
            Options(edition="2e"),
            Options(edition="2e", first_game=True),
            Options(edition="2e", mode="recruitment"),
            Options(edition="2e", mode="solo"),
            Options(edition="2e", mode="solo", difficulty="easy"),
            Options(edition="2e", mode="solo", difficulty="hard"),
        ]

    def words(self, options: Options) -> Words:
        """Cards, kinds, regions and so on in the edition's names."""
        data = figures.edition(options.edition)
        regions = [region.name for region in data.region]
        tokens = figures.of(options, 4)["tie-tokens"]
        return {
            "card": tuple(data.cards),
            "kind": tuple(data.kind_names),
            "region": tuple(regions),
            "token": tuple(str(value) for value in tokens),
            "source": (*regions, "sea", "size-now", "size-age", "pillage", "bands"),
            "declined": WHAT_DECLINED,
            "reason": REASONS,
            "stand": HOW_HE_STANDS,
        }

    def layers(self, options: Options) -> list[Layer]:
        """The game's messages, then the terms of the edition."""
        return [(__package__, ""), (__package__, "solo"), (__package__, options.edition)]

    aliases: Mapping[str, str] = {"home": "region"}

    def called(self, texts: Texts, domain: str, value: str) -> str:
        """Cards are called after kind and colour; a source of points may be a Region."""
        kind, _, colour = value.rpartition("-")
        if domain == "card" and kind and texts.has(f"kind-{kind}"):
            return texts.say("card-name", kind=texts.say(f"kind-{kind}"), colour=texts.say(f"colour-{colour}"))
        if domain == "card":
            return super().called(texts, "kind", value)
        if domain == "source" and texts.has(f"region-{value}"):
            return texts.say(f"region-{value}")
        return super().called(texts, domain, value)

    def deal(self, setting: Setting, random: Random) -> State:
        """Section 2: kinds, award tokens, markers, the first player (ETN-017 to ETN-023, ETN-092, ETN-093)."""
        options: Options = setting.options
        tables = figures.of(options, setting.seats)
        kinds = draw_kinds(options, setting, random, tables["kinds-in-play"][0])
        board = empty(setting, random, Box(tables, kinds))
        board.awards = lay_awards(tables["awards"], random)
        if board.box.solo:
            board.awards = swap_awards(board.awards, tables["dashboard"])
        for seat in range(board.sides):
            board.supply[seat] = board.box.markers - 1 - board.box.has(MERFOLK)
        board.active = random.below(setting.seats)
        for _ in range(tables["ages"][0]):
            board.push(AGE)
        return board

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
        """Points, then markers on the main board, then Bands of the last Age (ETN-088 to ETN-090, RUL-076, RUL-111)."""
        keys = [standing(state, side) for side in range(int(state.sides))]
        places = ranks(keys)
        data, seats = figures.edition(state.setting.options.edition), state.setting.seats
        ends = [
            SeatResult(side, keys[side][0], parts(point_sheet(state, side), data), places[side], places[side] == 1)
            for side in range(len(keys))
        ]
        return Result(ends[:seats], decided_by(keys, places), ends[seats:])

    def advise(self, state: Any, seat: int) -> list[Advice]:
        """What a sensible player thinks of each legal move."""
        from . import advice

        return [Advice(move, value, reason) for move, value, reason in advice.weigh(state, seat)]

    def lines(self, state: Any, seat: int) -> list[list[int]]:
        """Each recruit, and each largest Band for every Leader."""
        from . import advice

        return advice.lines(state, seat)

    def label(self, state: Any, seat: int, line: Sequence[int], texts: Texts, brief: bool = False) -> str:
        """A Band by its cards, Leader first; anything else as declared."""
        from . import pieces

        cards = [words["card"] for words in (self.arguments(state, seat, move) for move in line) if "card" in words]
        if len(line) > 1 or LEAD <= line[0] < ADD:
            if brief:
                return texts.say("line-band-brief", size=len(cards), cards=pieces.short_band(texts, cards))
            return texts.say("line-band", size=len(cards), cards=cards)
        if brief and cards:
            key = f"label-{self.moves.parts(line[0])[0].name}"
            return texts.say(key, card=pieces.short_card(texts, cards[0]))
        return super().label(state, seat, line, texts, brief)

    def table(self, view: Any, texts: Texts, names: Sequence[str], width: int, height: int) -> list[Line]:
        """The table in a terminal."""
        from . import terminal

        return terminal.table(view, texts, names, width, height)

    def legend(self, view: Any, texts: Texts) -> list[Line]:
        """The colours, and what each kind in play can do."""
        from . import terminal

        return terminal.legend(view, texts)

    def printed(self, options: Options, texts: Texts) -> dict[str, Printed]:
        """The kind and colour of every card, and what its Leader can do."""
        abilities = {kind.name: kind.ability for kind in figures.edition(options.edition).kinds}
        return {
            card: Printed(kind, colour, lines=[texts.say(f"ability-{abilities[kind]}")])
            for card in self.words(options)["card"]
            for kind, _, colour in [card.partition("-")]
            if kind in abilities
        }

    def tally(self, view: Any) -> list[list[Part]]:
        """Points are public: every one so far."""
        return [parts(player.points, figures.edition(view.edition)) for player in view.players]

    def figures_text(self, options: Options) -> str:
        """The component figures of the edition."""
        return figures.as_text(options.edition)

    def read_figures(self, text: str) -> tuple[dict[str, Any], list[Refused]]:
        """A card pack fills in the option `figures`."""
        chosen, wrong = figures.read_pack(text)
        texts = self.setting(None, 4).texts()
        return chosen, [flaw.said_by(texts) for flaw in wrong]

    def illegal(self, state: State, seat: int, move: int, refusal: int) -> Illegal:
        """A refusal names the entry of the edition that is played."""
        refused = super().illegal(state, seat, move, refusal)
        refused.rule = figures.edition(state.options.edition).entry(refused.rule)
        return refused

    def move_arguments(self, state: Any, seat: int, move: int) -> dict[str, str]:
        """The numbers that messages about a marker speak of."""
        return marker_numbers(state, seat, move)


GAME = EthnosGame()


def standing(board: Board, seat: int) -> tuple[int, ...]:
    """What ranks a seat: points, markers in the six Regions, then the sizes of its last Bands, largest first."""
    markers = sum(int(board.own(seat, region)) for region in range(6))
    sizes = [board.sizes[i + 1] for i in range(0, len(board.sizes), 2) if board.sizes[i] == seat]
    return (int(board.score(seat)), markers, *sorted(sizes, reverse=True), *[0] * (80 - len(sizes)))


def decided_by(keys: list[tuple[int, ...]], places: list[int]) -> str:
    """The test that told the winners from everybody else."""
    if places.count(1) > 1:
        return "shared"
    first, second = sorted(keys, reverse=True)[:2]
    if first[0] != second[0]:
        return "points"
    return "markers" if first[1] != second[1] else "bands"


def parts(sheet: list[dict[str, int]], edition: figures.Edition) -> list[Part]:
    """Every point of a sheet (by Age, by source) with its reason."""
    found = []
    for age, paid in enumerate(sheet, 1):
        when = {"age": str(age)}
        of_age = f"ETN-{73 + age:03}"
        regions = [region.name for region in edition.region if region.name in paid]
        found += [Part("points-region", paid[name], of_age, when | {"region": name}) for name in regions]
        found += [
            Part(f"points-{name}", paid[name], edition.entry(PAID_BY[name]), when) for name in SOURCES if name in paid
        ]
    return found


def marker_numbers(board: Board, seat: int, move: int) -> dict[str, str]:
    """X, the markers that count, and where the Leader points."""
    numbers = {"size": str(int(board.size))}
    words = board.setting.words
    verb, indices = board.setting.game.moves.parts(move) if 0 <= move < MOVES.size else (None, ())
    if board.leader >= 0:
        numbers["home"] = words["region"][int(board.leader) % 6]
    if verb is not None and verb.name in ("place", "send"):
        region = indices[0]
        count = board.in_region(region) if board.sides == 2 else board.own(seat, region)
        fewer = board.leader >= 0 and board.leading() == MINOTAUR
        numbers |= {"markers": str(int(count)), "needed": str(int(count) + 1 - fewer)}
    return numbers
