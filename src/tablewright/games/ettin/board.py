"""The table of Ettin: every zone of a position as flat integers, and the words that rules code uses for them.

All belongs to a *side* of the ring (`seating`). A card is its print, 0 to 256 (`cards`); with several boxes there are
several of each, which nobody can tell apart. Cards are in three kinds of zones:

* *decks*: facedown, drawn from the top. `decks` holds them one after the other and is never changed while play goes
  on; `left` says how many cards are left of each. So a copy shares all decks.
* *rows*: for each side one row of all its cards outside decks, sorted. Where a card lies is part of its entry:

      card << 20 | origin << 12 | spot << 8 | marks

  The spot is a place of the mat, the War Camp, the Retired Pile …; marks tell who knows the card, whether it lies
  faceup, what is about to happen to it. The origin is the deck that a card came from which not everybody knows, plus
  one, else 0.
* *piles that all share*: the Lineups, the Adventures, the Lost Pile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.random import Random
from ...core.state import State
from ...core.zones import bit, blank
from .cards import Box
from .declared import PEACETIME
from .seating import NOBODY, Ring

if TYPE_CHECKING:
    from ...core.game import Setting

AGES: Final[i64] = 3
NATION_DECK: Final[i64] = 15
LINEUP: Final[i64] = 4
ALL: Final[i64] = -1
"""The audience of what everybody may know."""

# Where a card of a row lies. The first four are the places of the battles, in their order (ETT-089).
FAR: Final[i64] = 0
MIDDLE: Final[i64] = 1
NEAR: Final[i64] = 2
QUEST: Final[i64] = 3
"""The own side of the Adventure."""
PLACES: Final[i64] = 4
CAMP: Final[i64] = 4
"""The War Camp; while a War is being deployed, the hand (ETT-077)."""
RETIRED: Final[i64] = 5
FRONT: Final[i64] = 6
"""Drafted, in front of its player (ETT-061)."""
TO_RECRUIT: Final[i64] = 7
TO_SELL: Final[i64] = 8
"""Still in front for all others: what its player has decided in secret (R-012)."""
ASIDE: Final[i64] = 9
"""A completed Adventure that waits to become a Defense (ETT-129)."""

# Marks of an entry.
KNOWN: Final[i64] = 1
"""Everybody knows that this side has this card, though perhaps not where."""
UP: Final[i64] = 2
"""It lies faceup at its place; such a card is KNOWN."""
TOLD: Final[i64] = 4
"""The Ally has seen it, whether its holder shares or not."""
SIEGED: Final[i64] = 8
"""It bears a Siege Token."""
DOOMED: Final[i64] = 16
"""At the start of a battle: it will go to its own side's Retired Pile."""
TAKEN: Final[i64] = 32
"""At the start of a battle: it will go to the Enemy's Retired Pile."""
FIRED: Final[i64] = 64
"""At the start of a battle: a Ranged unit that pays with itself."""
DUE: Final[i64] = 128
"""A completed Adventure whose effect waits until all pairs have fought."""

CARD_AT: Final[i64] = 20
ORIGIN_AT: Final[i64] = 12
SPOT_AT: Final[i64] = 8
MARKS: Final[i64] = 255

# What became of a battle; `Board.outcome` has one for each pair and place.
UNFOUGHT: Final[i64] = 0
FIRST_WON: Final[i64] = 1
SECOND_WON: Final[i64] = 2
TIE: Final[i64] = 3
NO_BATTLE: Final[i64] = 4

USES: Final[i64] = 4
"""Optional Produce abilities: Gate to Self, Gate to Ally, Lost Souls, Call to Arms."""


def entry(card: i64, spot: i64, marks: i64, origin: i64 = 0) -> i64:
    """A card in a row."""
    return card << CARD_AT | origin << ORIGIN_AT | spot << SPOT_AT | marks


def card_of(entry: i64) -> i64:
    """Which card it is."""
    return entry >> CARD_AT


def origin_of(entry: i64) -> i64:
    """The deck that a card came from which not everybody knows, plus one; else 0."""
    return entry >> ORIGIN_AT & 255


def spot_of(entry: i64) -> i64:
    """Where it lies."""
    return entry >> SPOT_AT & 15


def marks_of(entry: i64) -> i64:
    """Its marks."""
    return entry & MARKS


def row_of(board: Board, side: int) -> list[int]:
    """All entries of a side, for code that is not compiled."""
    return [int(board.row[i]) for i in range(int(board.first_of(side)), int(board.end_of(side)))]


class Readings:
    """How the contested rules are read: one flag for each ruling that is an option (see `Options`)."""

    __slots__ = (
        "cities_double",
        "early_retire",
        "must_attempt",
        "must_lose_souls",
        "must_target",
        "payout_by_draw",
        "pick_at_random",
        "place_later",
        "protected_always",
        "scout_adventure",
        "siege_needs_win",
        "troops_shield",
        "unopposed_wins",
        "vicious_deck",
    )

    def __init__(self, flags: dict[str, bool]) -> None:
        self.pick_at_random: bool = flags["pick_at_random"]
        """Nations are not chosen (R-006)."""
        self.payout_by_draw: bool = flags["payout_by_draw"]
        """R-017: what is missing is paid once for each draw, not for each card."""
        self.scout_adventure: bool = flags["scout_adventure"]
        """R-029: Scouting may point at the Adventure."""
        self.must_target: bool = flags["must_target"]
        """R-033: Terrify and Dragonslayer are compulsory."""
        self.early_retire: bool = flags["early_retire"]
        """R-049: Wealthy and War Cry also work for a unit that reaches the Retired Pile in a battle."""
        self.unopposed_wins: bool = flags["unopposed_wins"]
        """R-051: Troops win where no enemy unit stands."""
        self.protected_always: bool = flags["protected_always"]
        """R-058: an unmatched Protected Defense means No Battle, even if its side has won or tied."""
        self.must_attempt: bool = flags["must_attempt"]
        """R-064: who wins at the Adventure must attempt it."""
        self.place_later: bool = flags["place_later"]
        """R-071: an Adventure Defense that was not placed may be placed in a later War."""
        self.troops_shield: bool = flags["troops_shield"]
        """R-076: Troops that cannot be taken shield Defenses."""
        self.vicious_deck: bool = flags["vicious_deck"]
        """R-081: Vicious takes further cards off a deck."""
        self.siege_needs_win: bool = flags["siege_needs_win"]
        """R-091: only a side that has won the battle may besiege."""
        self.must_lose_souls: bool = flags["must_lose_souls"]
        """R-100: Lost Souls is compulsory."""
        self.cities_double: bool = flags["cities_double"]
        """R-114: with two players a City pays twice."""


class Board(State):
    """Every zone of a game of Ettin."""

    __slots__ = (
        "age",
        "box",
        "claims",
        "count",
        "cursor",
        "decks",
        "focus",
        "given",
        "gold",
        "initiative",
        "left",
        "lineup",
        "lost",
        "nation",
        "open_to",
        "outcome",
        "peacetimes",
        "phase",
        "quest",
        "quota",
        "readings",
        "ring",
        "room",
        "row",
        "starts",
        "switched",
        "tokens",
        "uses",
        "wanted",
        "where",
    )

    box: Box
    """All figures."""
    ring: Ring
    readings: Readings
    open_to: vec[i64]
    """By side: the seats that see all its cards, a bit each: its own, and its Ally's if it shares (R-128)."""
    given: vec[i64]
    """By side: the nation that the options give it, or NOBODY. Never changed after setup."""
    starts: vec[i64]
    """Where in `decks` each deck begins. Never changed after setup."""
    decks: vec[i64]
    """All decks, each with its top card last. Never changed in place: copies share it."""
    left: vec[i64]
    """By deck: how many cards are left. See `nation_deck`, `hired_deck`, `quest_deck`."""
    nation: vec[i64]
    """By side: its nation, NOBODY before it is chosen. Never changed in place."""
    age: i64
    """1 to 3; 0 during setup."""
    phase: i64
    """The step that began the phase: SKIRMISH, PEACETIME, WAR; 0 (the step `nations`) before the first."""
    peacetimes: i64
    """How many Peacetimes have begun."""
    row: vec[i64]
    """`room` entries for each side, of which `count` are filled, sorted."""
    count: vec[i64]
    room: i64
    gold: vec[i64]
    tokens: vec[i64]
    """By side: the War Tokens that it holds, bit 0 for Age I."""
    initiative: vec[i64]
    """By pair: the side that holds the Initiative Token, NOBODY before it is given."""
    quest: vec[i64]
    """By pair: the Adventure between its mats, or NOBODY."""
    outcome: vec[i64]
    """By pair and place: what became of the battle there."""
    lineup: vec[i64]
    """LINEUP slots for each lane of a Skirmish or Peacetime, sorted as revealed; NOBODY where a card was drafted."""
    wanted: vec[i64]
    """By lane: the slots of the Lineup that the proposing Ally wants, a bit each (R-015)."""
    quota: vec[i64]
    """By side: how many cards it drafts in this phase: two, fewer where Gold stood in for a card (R-018)."""
    cursor: vec[i64]
    """By side: a counter for the step that the side's lane is in; 0 between steps."""
    where: vec[i64]
    """By pair: the place where it fights, or takes Spoils."""
    claims: vec[i64]
    """By side: how many cards it will draw off the Enemy's Nation Deck when all pairs have fought (R-009)."""
    uses: vec[i64]
    """USES numbers for each side: how often it may still use each optional Produce ability (`war_produce`)."""
    lost: vec[i64]
    """The Lost Pile (R-022), in no order that means anything."""
    focus: i64
    """The lane to which the odd player has turned (R-123)."""
    switched: i64
    """1 if the odd player has turned to another lane and not made a move there yet."""

    def lay_out(self, setting: Setting, random: Random, box: Box, ring: Ring, readings: Readings) -> None:
        """An empty table: no cards, no nations."""
        self.open(setting, random)
        sides = ring.sides
        self.box = box
        self.ring = ring
        self.readings = readings
        self.open_to = blank(sides, 0)
        self.given = blank(sides, NOBODY)
        self.starts = vec[i64]()
        self.decks = vec[i64]()
        self.left = blank(sides + 2 * AGES * ring.boxes, 0)
        self.nation = blank(sides, NOBODY)
        self.age = 0
        self.phase = 0
        self.peacetimes = 0
        self.room = 32
        self.row = blank(sides * self.room, 0)
        self.count = blank(sides, 0)
        self.gold = blank(sides, 0)
        self.tokens = blank(sides, 0)
        self.initiative = blank(ring.pairs, NOBODY)
        self.quest = blank(ring.pairs, NOBODY)
        self.outcome = blank(ring.pairs * PLACES, UNFOUGHT)
        self.lineup = blank(ring.teams * LINEUP, NOBODY)
        self.wanted = blank(ring.teams, 0)
        self.quota = blank(sides, 0)
        self.cursor = blank(sides, 0)
        self.where = blank(ring.pairs, 0)
        self.claims = blank(sides, 0)
        self.uses = blank(sides * USES, 0)
        self.lost = vec[i64]()
        self.focus = 0
        self.switched = 0

    def copy_zones(self, twin: Board) -> Board:
        """Give a new board the zones of this one."""
        twin.box = self.box
        twin.ring = self.ring
        twin.readings = self.readings
        twin.open_to = self.open_to
        twin.given = self.given
        twin.starts = self.starts
        twin.decks = self.decks
        twin.left = self.left[:]
        twin.nation = self.nation
        twin.age = self.age
        twin.phase = self.phase
        twin.peacetimes = self.peacetimes
        twin.room = self.room
        twin.row = self.row[:]
        twin.count = self.count[:]
        twin.gold = self.gold[:]
        twin.tokens = self.tokens[:]
        twin.initiative = self.initiative[:]
        twin.quest = self.quest[:]
        twin.outcome = self.outcome[:]
        twin.lineup = self.lineup[:]
        twin.wanted = self.wanted[:]
        twin.quota = self.quota[:]
        twin.cursor = self.cursor[:]
        twin.where = self.where[:]
        twin.claims = self.claims[:]
        twin.uses = self.uses[:]
        twin.lost = self.lost[:]
        twin.focus = self.focus
        twin.switched = self.switched
        return twin

    # --- lanes: who plays in which ---------------------------------------------------------------------------

    def one(self, lane: i64) -> i64:
        """The first side of a lane: of the Alliance in Peacetime, else of the pair."""
        if self.phase != PEACETIME:
            return self.ring.first[lane]
        return lane if self.ring.alone() else 2 * lane

    def other(self, lane: i64) -> i64:
        """The second side of a lane; the same one where a player drafts alone (ETT-028)."""
        if self.phase != PEACETIME:
            return self.ring.second[lane]
        return lane if self.ring.alone() else 2 * lane + 1

    def side_of(self, seat: i64) -> i64:
        """The side for which a seat answers in this lane; the first of two (an odd player's Peacetime)."""
        one = self.one(self.lane)
        return one if self.ring.seat[one] == seat else self.other(self.lane)

    def seat_bit(self, side: i64) -> i64:
        """The mask of the seat that plays a side."""
        return bit(self.ring.seat[side])

    def has_nations(self) -> bool:
        """Whether all nations are chosen, and so all decks built."""
        for nation in self.nation:
            if nation == NOBODY:
                return False
        return True

    # --- rows ------------------------------------------------------------------------------------------------

    def first_of(self, side: i64) -> i64:
        """Where in `row` the entries of a side begin."""
        return side * self.room

    def end_of(self, side: i64) -> i64:
        """Where in `row` the entries of a side end."""
        return side * self.room + self.count[side]

    def add(self, side: i64, entry: i64) -> None:
        """Lay a card into a row, sorted."""
        if self.count[side] == self.room:
            self._make_room()
        row = self.row
        first = side * self.room
        i = first + self.count[side]
        while i > first and row[i - 1] > entry:
            row[i] = row[i - 1]
            i -= 1
        row[i] = entry
        self.count[side] += 1

    def remove(self, side: i64, i: i64) -> i64:
        """Take the entry at index `i` of `row` out of a side's row; the answer is the entry."""
        row = self.row
        taken = row[i]
        end = self.end_of(side) - 1
        while i < end:
            row[i] = row[i + 1]
            i += 1
        row[end] = 0
        self.count[side] -= 1
        return taken

    def put(self, side: i64, i: i64, entry: i64) -> None:
        """Change spot and marks of the entry at index `i`. The card stays, so that only equal cards change order."""
        row = self.row
        first = self.first_of(side)
        end = self.end_of(side)
        while i > first and row[i - 1] > entry:
            row[i] = row[i - 1]
            i -= 1
        while i + 1 < end and row[i + 1] < entry:
            row[i] = row[i + 1]
            i += 1
        row[i] = entry

    def move(self, side: i64, i: i64, spot: i64) -> None:
        """Lay the card at index `i` elsewhere in its own row, its marks kept."""
        now = self.row[i]
        self.put(side, i, now & ~(15 << SPOT_AT) | spot << SPOT_AT)

    def mark(self, side: i64, i: i64, marks: i64) -> None:
        """Add marks to the card at index `i`. A card that everybody knows has no origin."""
        now = self.row[i] | marks
        if marks & KNOWN != 0:
            now &= ~(255 << ORIGIN_AT)
        self.put(side, i, now)

    def find(self, side: i64, card: i64, spot: i64) -> i64:
        """The index of a card that lies at this spot of a side, or NOBODY."""
        row = self.row
        for i in range(side * self.room, side * self.room + self.count[side]):
            if row[i] >> CARD_AT == card and row[i] >> SPOT_AT & 15 == spot:
                return i
        return NOBODY

    def first_at(self, side: i64, spot: i64) -> i64:
        """The index of the first card that lies at this spot of a side, or NOBODY."""
        row = self.row
        for i in range(side * self.room, side * self.room + self.count[side]):
            if row[i] >> SPOT_AT & 15 == spot:
                return i
        return NOBODY

    def number_at(self, side: i64, spot: i64) -> i64:
        """How many cards of a side lie at a spot."""
        row = self.row
        number: i64 = 0
        for i in range(side * self.room, side * self.room + self.count[side]):
            if row[i] >> SPOT_AT & 15 == spot:
                number += 1
        return number

    def cards_at(self, side: i64, spot: i64) -> vec[i64]:
        """The cards of a side at a spot, ascending."""
        row = self.row
        found = vec[i64](capacity=8)
        for i in range(side * self.room, side * self.room + self.count[side]):
            if row[i] >> SPOT_AT & 15 == spot:
                found = append(found, row[i] >> CARD_AT)
        return found

    def lose(self, card: i64) -> None:
        """Lay a card on the Lost Pile (R-022)."""
        self.lost = append(self.lost, card)

    def _make_room(self) -> None:
        """Twice as much room in every row."""
        wide = self.room * 2
        row = blank(self.ring.sides * wide, 0)
        for side in range(self.ring.sides):
            for i in range(self.count[side]):
                row[side * wide + i] = self.row[side * self.room + i]
        self.row = row
        self.room = wide

    # --- decks -----------------------------------------------------------------------------------------------

    def hired_deck(self, box: i64, age: i64) -> i64:
        """The Mercenary Deck of an Age in one of the boxes (ETT-043). The Nation Deck of a side is the side itself."""
        return self.ring.sides + box * AGES + age - 1

    def quest_deck(self, box: i64, age: i64) -> i64:
        """The Adventure deck of an Age in one of the boxes (ETT-044)."""
        return self.ring.sides + (self.ring.boxes + box) * AGES + age - 1

    def draw(self, deck: i64) -> i64:
        """Take the top card of a deck; NOBODY if it is empty."""
        if self.left[deck] == 0:
            return NOBODY
        self.left[deck] -= 1
        self.seal()
        return self.decks[self.starts[deck] + self.left[deck]]

    # --- events ----------------------------------------------------------------------------------------------

    def say(self, kind: i64, side: i64, number: i64 = 0) -> None:
        """Tell everybody what a side does: its seat, its nation, and a card or number."""
        self.tell(kind, ALL, self.ring.seat[side], self.nation[side], number)

    def whisper(self, kind: i64, side: i64, card: i64, audience: i64) -> None:
        """Tell everybody what a side does, and only some which card it is."""
        self.tell(kind, audience, self.ring.seat[side], self.nation[side], card)

    def insiders(self, side: i64) -> i64:
        """The seats that see a side's hidden cards."""
        return self.open_to[side]
