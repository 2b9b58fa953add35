"""What is fixed for a whole game once it is set up: the cards on the table, and the rules of its scenario.

A *thing* is a card with a place of its own: the objective, an event, a dragon rune, a city or landmark, a stronghold, a
monument. Things are numbered in that order. All other cards are gold, units and tactics: they lie in piles and decks,
and copies of one title are alike.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.zones import blank
from . import cards as c
from .cards import Cards

NOBODY: Final[i64] = -1
SHELF: Final[i64] = 9
"""Unit titles for which a barracks has room."""
OBJECTIVE: Final[i64] = 0
"""The number of the thing that is the objective."""


class Box:
    """The cards of one game and the rules that hold in it. Never changed after setup."""

    def __init__(
        self, cards: Cards, scenario: i64, races: list[int], stock: list[int], groups: list[list[int]], options: i64
    ) -> None:
        """`stock` are the titles of Terrinoth's piles; `groups` the titles of all things, as they are numbered.

        The groups are: the objective, events, runes, sites, then the strongholds of each seat, then the monuments.
        `options` is 1 if destroyed mythic units leave the game (RUA-R66).
        """
        seats: i64 = len(races)
        self.cards: Cards = cards
        self.scenario: i64 = scenario
        self.mythic_leave: i64 = options
        self.races: vec[i64] = vec[i64](races)
        self.seat_of: vec[i64] = blank(c.RACES, NOBODY)
        """The seat that plays each race."""
        for seat in range(seats):
            self.seat_of[self.races[seat]] = seat
        self.stock: vec[i64] = vec[i64](stock)
        self.stock_at: vec[i64] = blank(c.TITLES, NOBODY)
        """Of each title which pile of Terrinoth it is."""
        for pile in range(len(self.stock)):
            self.stock_at[self.stock[pile]] = pile
        things = vec[i64]()
        starts = vec[i64]()
        for group in groups:
            starts = append(starts, len(things))
            for title in group:
                things = append(things, title)
        self.things: i64 = len(things)
        self.title: vec[i64] = things
        """Of each thing its title."""
        self.thing_at: vec[i64] = blank(c.TITLES, NOBODY)
        """Of each title the first thing that has it; the others follow."""
        for thing in range(self.things):
            if self.thing_at[things[thing]] == NOBODY:
                self.thing_at[things[thing]] = thing
        self.events: i64 = starts[1]
        """The first event; the last is just before `runes`, and so on."""
        self.runes: i64 = starts[2]
        self.sites: i64 = starts[3]
        self.strongholds: vec[i64] = append(starts[4 : 4 + seats], starts[4 + seats])
        """Where the strongholds of each seat begin, and where those of the last end."""
        self.monuments: i64 = starts[4 + seats]
        """The monument of seat 0, if the scenario has monuments."""
        self.shelf: vec[i64] = blank(seats * SHELF, NOBODY)
        """For each seat the unit titles of its barracks in ascending cost."""
        self.shelf_at: vec[i64] = blank(c.TITLES, NOBODY)
        """Of each unit title of a race its place on the shelf."""
        self.win: i64 = cards.wins[scenario]
        self.rounds: i64 = cards.rounds[scenario]
        first = scenario * c.RULES
        rules = cards.rules
        self.besiege_realms: bool = rules[first + c.BESIEGE_REALMS] == 1
        self.besiege_cities: bool = rules[first + c.BESIEGE_CITIES] == 1
        self.elimination: bool = rules[first + c.ELIMINATION] == 1
        self.cooperative: bool = rules[first + c.COOPERATIVE] == 1
        self.objective_is_enemy: bool = rules[first + c.OBJECTIVE_IS_ENEMY] == 1
        self.deck_ends: bool = rules[first + c.DECK_ENDS] == 1
        self.shared: bool = rules[first + c.SHARED_REALM] == 1
        self.lasting_verbs: i64 = 0
        """A bit for each verb that some static or held ability of this game has."""

    def lay_shelf(self, seat: i64, units: list[int]) -> None:
        """Name the units of a barracks, in ascending cost; part of setup."""
        for i in range(len(units)):
            self.shelf[seat * SHELF + i] = units[i]
            self.shelf_at[units[i]] = i

    def note_abilities(self) -> None:
        """Gather which lasting verbs occur at all, so that the others cost nothing; the end of setup."""
        found: i64 = 0
        for title in self.title:
            found |= self.cards.static[title] | self.cards.holds[title]
        for title in self.stock:
            found |= self.cards.static[title]
        for title in self.shelf:
            if title != NOBODY:
                found |= self.cards.static[title]
        self.lasting_verbs = found

    def has(self, verb: i64) -> bool:
        """Whether any lasting ability of this game has this verb."""
        return self.lasting_verbs >> verb & 1 == 1

    def is_event(self, thing: i64) -> bool:
        """Whether a thing is an event."""
        return self.events <= thing < self.runes

    def is_rune(self, thing: i64) -> bool:
        """Whether a thing is a dragon rune power card."""
        return self.runes <= thing < self.sites

    def is_site(self, thing: i64) -> bool:
        """Whether a thing is a city or a landmark."""
        return self.sites <= thing < self.strongholds[0]

    def is_stronghold(self, thing: i64) -> bool:
        """Whether a thing is a stronghold."""
        return self.strongholds[0] <= thing < self.monuments

    def monument(self, seat: i64) -> i64:
        """The monument of a seat; nothing if the scenario has none."""
        return self.monuments + seat if self.monuments < self.things else NOBODY

    def owner(self, title: i64) -> i64:
        """The seat whose race a unit title belongs to; nobody for neutral cards."""
        home = self.cards.home[title]
        return self.seat_of[home] if home < c.RACES else NOBODY
