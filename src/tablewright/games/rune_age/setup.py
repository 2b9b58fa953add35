"""Setup: what a game consists of, and how it is dealt. Ledger sections 2 and 15 to 18."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ...core.errors import BadOption
from ...core.game import Setting
from ...core.random import Random
from ...core.zones import row
from . import cards as c
from . import loading
from .board import BARRACKS, CENTRE, EVENT_DECK, SUPPLY, TITLE
from .box import SHELF, Box
from .cards import Cards
from .declared import ROUND
from .options import Options
from .play import RuneAge, empty

STARTING_GOLD = 5
STARTING_UNITS = 3
STARTING_HAND = 5
NEUTRAL_PILES = 3
OF_EXPANSION = ("ascent", "landmarks")
CORE_RACES = 4


def scenario_of(options: Options) -> int:
    """The number of the scenario."""
    return loading.SCENARIOS.index(options.scenario)


def has_rule(options: Options, rule: int) -> bool:
    """Whether a rule holds in the scenario."""
    return loading.tables(options.cards).rules[scenario_of(options) * c.RULES + rule] == 1


def seat_counts(options: Options) -> Sequence[int]:
    """RUA-170, RUA-167, RUA-R73; and each seat has a race of its own (RUA-016). Raises `BadOption`."""
    check(options)
    counts = range(1 if has_rule(options, int(c.ALONE)) else 2, 5)
    if not options.races:
        return counts
    if len(options.races) not in counts:
        raise BadOption("race-count", "RUA-016", given=str(len(options.races)))
    return [len(options.races)]


def check(options: Options) -> None:
    """Raise `BadOption` where the options contradict each other or the boxes."""
    loading.library(options.cards)
    races = loading.RACES if options.expansion else loading.RACES[:CORE_RACES]
    for race in options.races:
        if race not in races:
            raise BadOption("race-unknown", "RUA-169", race=race[:40], races=", ".join(races))
    if len(set(options.races)) != len(options.races):
        raise BadOption("race-twice", "RUA-016")
    if not options.expansion and options.scenario in OF_EXPANSION:
        raise BadOption("scenario-of-expansion", "RUA-174", scenario=options.scenario)
    if not options.expansion and options.mercenaries:
        raise BadOption("mercenaries-of-expansion", "RUA-188")
    if options.neutrals:
        check_neutrals(options)


def check_neutrals(options: Options) -> None:
    """Custom neutral cards have the influence costs of the recommended ones, and none is there twice (RUA-168)."""
    cards = loading.tables(options.cards)
    library = loading.library(options.cards)
    known = [
        card.name
        for number, card in enumerate(library.cards)
        if card.home == c.NEUTRAL and (options.expansion or cards.box[number] == c.CORE)
    ]
    for name in options.neutrals:
        if name not in known:
            raise BadOption("neutral-unknown", "RUA-168", card=name[:40], cards=", ".join(known))
    if len(set(options.neutrals)) != len(options.neutrals):
        raise BadOption("neutral-twice", "RUA-R78")
    wanted = sorted(cards.cost[title] for title in recommended(options))
    if sorted(cards.cost[library.number(name)] for name in options.neutrals) != wanted:
        raise BadOption("neutral-costs", "RUA-168", costs=", ".join(map(str, wanted)))


def recommended(options: Options) -> list[int]:
    """The neutral cards that the objective names (RUA-015)."""
    first = scenario_of(options) * NEUTRAL_PILES
    return [*loading.tables(options.cards).neutrals[first : first + NEUTRAL_PILES]]


# --- what the game consists of --------------------------------------------------------------------------------------


def make_box(setting: Setting, races: list[int], mercenaries: list[int], cities: list[int]) -> Box:
    """The box of a game, given what chance decides about it."""
    options: Options = setting.options
    cards = loading.tables(options.cards)
    scenario = scenario_of(options)
    monuments = cards.wins[scenario] == c.WIN_MONUMENT
    here = of_home(cards, int(c.SCENARIO) + scenario)
    of_race = {race: of_home(cards, race) for race in races}
    groups = [
        [cards.objectives[scenario]],
        events(options, cards),
        [title for title in here if cards.kind[title] == c.RUNE],
        sorted(cities) + [title for title in here if cards.kind[title] == c.LANDMARK],
        *(copies(cards, [t for t in of_race[race] if cards.kind[t] == c.STRONGHOLD]) for race in races),
        [t for race in races for t in of_race[race] if cards.kind[t] == c.MONUMENT] if monuments else [],
    ]
    stock = [*of_kind(cards, int(c.GOLD)), *neutrals(options), *mercenaries]
    box = Box(cards, scenario, races, stock, groups, int(options.mythic_leave))
    for seat, race in enumerate(races):
        units = [t for t in of_race[race] if cards.kind[t] == c.UNIT and (options.expansion or is_core(cards, t))]
        box.lay_shelf(seat, sorted(units, key=lambda title: (cards.cost[title], title))[: int(SHELF)])
    box.note_abilities()
    return box


@cache
def of_home(cards: Cards, home: int) -> tuple[int, ...]:
    """The titles of a race, a scenario, or a part of Terrinoth."""
    return tuple(title for title in range(int(cards.titles)) if cards.home[title] == home)


@cache
def of_kind(cards: Cards, kind: int) -> tuple[int, ...]:
    """The titles of a kind."""
    return tuple(title for title in range(int(cards.titles)) if cards.kind[title] == kind)


def is_core(cards: Cards, title: int) -> bool:
    """Whether a title is in the core box."""
    return cards.box[title] == c.CORE


def copies(cards: Cards, titles: Sequence[int]) -> list[int]:
    """Each title as often as it is printed."""
    return [title for title in titles for _ in range(cards.copies[title])]


def neutrals(options: Options) -> list[int]:
    """The three neutral piles, in ascending cost."""
    cards = loading.tables(options.cards)
    library = loading.library(options.cards)
    chosen = [library.number(name) for name in options.neutrals] or recommended(options)
    return sorted(chosen, key=lambda title: (cards.cost[title], title))


def events(options: Options, cards: Cards) -> list[int]:
    """The event cards of the scenario (RUA-031, RUA-173), in the variant with Stage 1 events of its own (RUA-179)."""
    scenario = scenario_of(options)
    deck = cards.events[scenario]
    titles = of_home(cards, int(c.SCENARIO + deck))
    if deck != scenario:
        own = of_home(cards, int(c.SCENARIO) + scenario)
        titles = tuple(sorted([*own, *(title for title in titles if cards.stage[title] != 1)]))
    return copies(
        cards,
        [
            title
            for title in titles
            if c.ENEMY <= cards.kind[title] <= c.LASTING and (options.expansion or cards.box[title] != c.EXPANSION)
        ],
    )


def mercenaries_of(options: Options, category: int) -> list[int]:
    """The mercenaries of a category that may be drawn (RUA-189, RUA-192)."""
    cards = loading.tables(options.cards)
    return [
        title
        for title in of_home(cards, int(c.MERCENARY))
        if cards.category[title] == category and (has_rule(options, int(c.SIEGE_CARDS)) or cards.siege_icon[title] == 0)
    ]


# --- dealing --------------------------------------------------------------------------------------------------------


def drawn(titles: Sequence[int], number: int, random: Random) -> list[int]:
    """So many of these, at random."""
    shuffled = row(list(titles))
    random.shuffle(shuffled, 0, len(shuffled))
    return [*shuffled[:number]]


def deal(setting: Setting, random: Random) -> RuneAge:
    """A table set up for the first round (RUA-013 to RUA-034)."""
    options: Options = setting.options
    cards = loading.tables(options.cards)
    quantities = quantities_of(setting)
    known = loading.RACES if options.expansion else loading.RACES[:CORE_RACES]
    races = [loading.RACES.index(race) for race in options.races] or drawn(range(len(known)), setting.seats, random)
    hired: list[int] = []
    if options.mercenaries:
        hired = drawn(mercenaries_of(options, 1), 2, random) + drawn(mercenaries_of(options, 2), 1, random)
        hired.sort(key=lambda title: (cards.cost[title], title))
    cities = drawn(of_kind(cards, int(c.CITY)), quantities[4], random)  # RUA-005
    board = empty(setting, random, make_box(setting, races, hired, cities))
    stock_up(board, quantities)
    lay_things(board)
    for seat in range(setting.seats):
        deal_seat(board, seat)
    lay_events(board)
    board.first = random.below(setting.seats)
    board.active = board.first
    board.opener = board.first
    board.push(ROUND)
    return board


def quantities_of(setting: Setting) -> list[int]:
    """The row of table 2a: gold piles, neutral piles, cities (RUA-020)."""
    first = (setting.seats - 1) * int(c.QUANTITIES)
    return [*loading.tables(setting.options.cards).quantities[first : first + int(c.QUANTITIES)]]


def stocked(board: RuneAge, quantities: list[int]) -> list[int]:
    """Copies of each pile's title in the game, starting decks included (RUA-021)."""
    cards = board.box.cards
    return [
        min(quantities[pile] if pile < 3 else quantities[3], cards.copies[title])
        for pile, title in enumerate(board.box.stock)
    ]


def stock_up(board: RuneAge, quantities: list[int]) -> None:
    """The piles of Terrinoth, less the gold of the starting decks (RUA-022, RUA-023, RUA-028)."""
    for pile, number in enumerate(stocked(board, quantities)):
        board.stock[pile] = number
    board.stock[0] -= STARTING_GOLD * int(board.seats)


def lay_things(board: RuneAge) -> None:
    """Objective and sites in the centre, strongholds and monuments in their barracks, a rune for each player."""
    box = board.box
    board.place[0] = CENTRE
    for thing in range(int(box.sites), int(box.strongholds[0])):
        board.place[thing] = CENTRE
    for thing in range(int(box.strongholds[0]), int(box.things)):
        board.place[thing] = BARRACKS
    runes = drawn(range(int(box.runes), int(box.sites)), 99, board.random) if box.runes < box.sites else []
    for i, thing in enumerate(runes):
        board.place[thing] = i if i < board.seats else SUPPLY


def starting_unit(board: RuneAge, seat: int) -> int:
    """The shelf place of the unit of which each player takes three."""
    cards, box = board.box.cards, board.box
    for i in range(int(SHELF)):
        title = box.shelf[seat * SHELF + i]
        if title >= 0 and cards.cost[title] == 1 and cards.copies[title] >= STARTING_UNITS:
            return i
    raise AssertionError("every race has such a unit")


def deal_seat(board: RuneAge, seat: int) -> None:
    """Barracks, starting deck and opening hand (RUA-019, RUA-027, RUA-030)."""
    box, player = board.box, board.players[seat]
    for i in range(int(SHELF)):
        title = box.shelf[seat * SHELF + i]
        player.barracks[i] = box.cards.copies[title] if title >= 0 else 0
    unit = starting_unit(board, seat)
    player.barracks[unit] -= STARTING_UNITS
    units = [box.shelf[seat * SHELF + unit] << TITLE] * STARTING_UNITS
    player.deck = row([box.stock[0] << TITLE] * STARTING_GOLD + units)
    board.random.shuffle(player.deck, 0, len(player.deck))
    board.draw(seat, STARTING_HAND)


def lay_events(board: RuneAge) -> None:
    """Each stage shuffled by itself, the first on top (RUA-032, RUA-158)."""
    box = board.box
    deck: list[int] = []
    for stage in (3, 2, 1):
        of_stage = [t for t in range(int(box.events), int(box.runes)) if box.cards.stage[box.title[t]] == stage]
        deck += drawn(of_stage, 99, board.random)
    for thing in deck:
        board.place[thing] = EVENT_DECK
    board.event_deck = row(deck)
