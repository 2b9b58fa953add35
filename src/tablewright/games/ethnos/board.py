"""The table of Ethnos: every zone of a position as flat integers, and the words that rules code uses for them.

A side is a seat, or Bruno behind the seats in Solo Mode: he has what a player has, save a hand.

A card is `kind * 6 + colour`; the wild kind has one colourless card, `WILD`. In a hand a card is kept as
`2 * card + 1` if everybody saw it taken, `2 * card` if only its owner knows it; hands stay sorted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from ...core.random import Random
from ...core.state import State
from ...core.zones import blank

if TYPE_CHECKING:
    from ...core.game import Setting

COLOURS: Final[i64] = 6
WILD: Final[i64] = 66
DRAGON: Final[i64] = 67
CARDS: Final[i64] = 67
HAND: Final[i64] = 10
NOBODY: Final[i64] = -1
ALL: Final[i64] = -1
"""The audience of what everybody may know."""

# Where points come from: the six Regions, then these. `Board.points` has a row of SOURCES for each Age and seat.
SEA: Final[i64] = 6
SIZE_NOW: Final[i64] = 7
SIZE_AGE: Final[i64] = 8
PILLAGE: Final[i64] = 9
BANDS: Final[i64] = 10
SOURCES: Final[i64] = 11
AGES: Final[i64] = 3

# The abilities, named after the first edition's Tribes.
CENTAUR: Final[i64] = 0
DWARF: Final[i64] = 1
ELF: Final[i64] = 2
GIANT: Final[i64] = 3
HALFLING: Final[i64] = 4
MERFOLK: Final[i64] = 5
MINOTAUR: Final[i64] = 6
ORC: Final[i64] = 7
TROLL: Final[i64] = 8
WINGFOLK: Final[i64] = 9
WIZARD: Final[i64] = 10
RACCOON: Final[i64] = 12

# A Band in `Board.bands`: its side, its size, its Leader's ability, then the cards.
HEAD: Final[i64] = 3

# Where a Coin is when it lies in no Region.
SUPPLY: Final[i64] = -1
GONE: Final[i64] = 6

BRUNO: Final[i64] = 1
"""The side of Chief Bruno in Solo Mode: an automaton that nobody sits at."""


class Box:
    """What is fixed for a whole game once the Tribes are drawn: figures, kinds in play, the cards of the deck."""

    def __init__(self, tables: dict[str, list[int]], kinds: list[int]) -> None:
        self.kinds: vec[i64] = vec[i64](kinds)
        self.ability: vec[i64] = vec[i64](tables["ability"])
        self.copies: vec[i64] = vec[i64](tables["copies"])
        self.ages: i64 = tables["ages"][0]
        self.dragons: i64 = tables["dragons"][0]
        self.hand_limit: i64 = tables["hand-limit"][0]
        self.band_limit: i64 = tables["band-limit"][0]
        self.markers: i64 = tables["markers"][0]
        self.pool_per_seat: i64 = tables["pool-per-seat"][0]
        self.band_points: vec[i64] = vec[i64](tables["band-points"])
        self.tie_tokens: vec[i64] = vec[i64](tables["tie-tokens"])
        self.size_token_now: i64 = tables["size-token-now"][0]
        self.size_token: vec[i64] = vec[i64](tables["size-token"])
        self.sea_last: i64 = tables["sea-track-last"][0]
        self.sea_symbols: vec[i64] = vec[i64](tables["sea-track-symbols"])
        self.sea_values: vec[i64] = vec[i64](tables["sea-track"])
        self.horde: vec[i64] = vec[i64](tables["horde"])
        self.may_decline: bool = tables["marker-may-be-declined"][0] == 1
        self.coins: vec[i64] = vec[i64](tables.get("coins", []))
        self.pool_least: i64 = tables["pool-least"][0]
        self.triggers: vec[i64] = vec[i64](tables["dashboard"])
        self.solo: bool = len(self.triggers) > 0
        self.dashboard_start: i64 = tables["dashboard-start"][0] if self.solo else 0
        self.feed: i64 = tables["feed"][0] if self.solo else 0
        self.feed_after_take: i64 = tables["feed-after-take"][0] if self.solo else 0
        self.may_steal: bool = self.solo and tables["may-steal"][0] == 1
        self.cards: vec[i64] = self._cards()

    def _cards(self) -> vec[i64]:
        """All Ally cards of the kinds in play, sorted (ETN-004, ETN-006, ETN-021)."""
        cards = vec[i64]()
        for kind in self.kinds:
            if kind * COLOURS == WILD:
                for _ in range(self.copies[kind]):
                    cards = append(cards, WILD)
            else:
                for colour in range(COLOURS):
                    for _ in range(self.copies[kind]):
                        cards = append(cards, kind * COLOURS + colour)
        return cards

    def has(self, ability: i64) -> bool:
        """Whether a kind with this ability is in play (ETN-030)."""
        for kind in self.kinds:
            if self.ability[kind] == ability:
                return True
        return False


def kind_of(card: i64) -> i64:
    """The kind of a card; Dragons have none (ETN-007)."""
    return card // COLOURS


def colour_of(card: i64) -> i64:
    """The colour of a card that is not wild, and so its Region."""
    return card % COLOURS


class Board(State):
    """Every zone of a game of Ethnos."""

    __slots__ = (
        "active",
        "age",
        "awards",
        "bands",
        "box",
        "calm",
        "coins",
        "dashboard",
        "deck",
        "dragons",
        "drawer",
        "face_down",
        "giant",
        "giant_size",
        "hands",
        "held",
        "horde",
        "leader",
        "markers",
        "placed",
        "points",
        "pool",
        "sea",
        "shed",
        "sides",
        "size",
        "sizes",
        "staged",
        "supply",
        "tokens",
        "undecided",
    )

    box: Box
    sides: i64
    """The seats, and Bruno. The zones of players have a row for each side."""
    awards: vec[i64]
    """Award tokens by Region, lowest first: three each, or two with 2-3 players. Never changed after setup."""
    age: i64
    active: i64
    drawer: i64
    """Who drew the third Dragon; nobody till an Age ends."""
    dragons: i64
    """Dragons beside the board."""
    deck: vec[i64]
    """The top card is the last."""
    calm: i64
    """Cards on top of the deck that were laid there without Dragons (ETN-034)."""
    pool: vec[i64]
    """Sorted."""
    hands: vec[i64]
    """HAND slots for each seat, of which `held` are filled, sorted."""
    held: vec[i64]
    staged: vec[i64]
    """Cards of the active hand that its owner has picked for a Band, or to keep, and not yet shown."""
    bands: vec[i64]
    """Bands of this Age in order of play, each as: side, size, Leader's ability, the cards with the Leader first."""
    sizes: vec[i64]
    """Side and size as played of every Band of this Age; kept when the Bands are gone (RUL-075)."""
    leader: i64
    """The Leader of the turn's last Band; `size` is its X, `placed` is 1 if its marker was placed."""
    size: i64
    placed: i64
    markers: vec[i64]
    """For each seat the markers in the six Regions."""
    supply: vec[i64]
    sea: vec[i64]
    horde: vec[i64]
    """For each seat the colours of its horde board that hold a marker, a bit each."""
    undecided: i64
    """Seats that still choose at Age end whether to cash in, a bit each."""
    tokens: vec[i64]
    """The owner of each tie token, lowest value first."""
    giant: i64
    """The holder of the size token; `giant_size` is the size of its Band."""
    giant_size: i64
    points: vec[i64]
    coins: vec[i64]
    """Where each Coin is, lowest first: SUPPLY, a Region, or GONE. Empty without Raccoons. Never changed in place."""
    dashboard: vec[i64]
    """Bruno's cards, sorted: those of one colour are a column. Never changed in place."""
    face_down: i64
    """The kinds whose Setup cards Bruno has used, a bit each."""
    shed: vec[i64]
    """Cards that the human's last Party has discarded, till one of them feeds Bruno. Never changed in place."""

    def lay_out(self, setting: Setting, random: Random, box: Box) -> None:
        """An empty table for this box."""
        self.open(setting, random)
        sides = self.seats + 1 if box.solo else self.seats
        self.box = box
        self.sides = sides
        self.awards = vec[i64]()
        self.age = 0
        self.active = 0
        self.drawer = NOBODY
        self.dragons = 0
        self.deck = vec[i64]()
        self.calm = 0
        self.pool = vec[i64]()
        self.hands = blank(sides * HAND, 0)
        self.held = blank(sides, 0)
        self.staged = vec[i64]()
        self.bands = vec[i64]()
        self.sizes = vec[i64]()
        self.leader = NOBODY
        self.size = 0
        self.placed = 0
        self.markers = blank(sides * COLOURS, 0)
        self.supply = blank(sides, 0)
        self.sea = blank(sides, 0)
        self.horde = blank(sides, 0)
        self.undecided = 0
        self.tokens = blank(6, NOBODY)
        self.giant = NOBODY
        self.giant_size = 0
        self.points = blank(sides * AGES * SOURCES, 0)
        self.coins = blank(len(box.coins), SUPPLY) if box.has(RACCOON) else vec[i64]()
        self.dashboard = vec[i64]()
        self.face_down = 0
        self.shed = vec[i64]()

    def copy_zones(self, twin: Board) -> Board:
        """Give a new board the zones of this one."""
        twin.box = self.box
        twin.sides = self.sides
        twin.awards = self.awards
        twin.age = self.age
        twin.active = self.active
        twin.drawer = self.drawer
        twin.dragons = self.dragons
        twin.deck = self.deck[:]
        twin.calm = self.calm
        twin.pool = self.pool[:]
        twin.hands = self.hands[:]
        twin.held = self.held[:]
        twin.staged = self.staged[:]
        twin.bands = self.bands[:]
        twin.sizes = self.sizes[:]
        twin.leader = self.leader
        twin.size = self.size
        twin.placed = self.placed
        twin.markers = self.markers[:]
        twin.supply = self.supply[:]
        twin.sea = self.sea[:]
        twin.horde = self.horde[:]
        twin.undecided = self.undecided
        twin.tokens = self.tokens[:]
        twin.giant = self.giant
        twin.giant_size = self.giant_size
        twin.points = self.points[:]
        twin.coins = self.coins
        twin.dashboard = self.dashboard
        twin.face_down = self.face_down
        twin.shed = self.shed
        return twin

    # --- Bands ----------------------------------------------------------------------------------------------

    def band_starts(self) -> vec[i64]:
        """Where in `bands` each Band begins."""
        starts = vec[i64]()
        i: i64 = 0
        while i < len(self.bands):
            starts = append(starts, i)
            i += HEAD + self.bands[i + 1]
        return starts

    def band_cards(self, start: i64) -> vec[i64]:
        """The cards of the Band that begins there, Leader first; Bruno's Leaders are no cards of their Bands."""
        return self.bands[start + HEAD : start + HEAD + self.bands[start + 1]]

    # --- hands ----------------------------------------------------------------------------------------------

    def to_hand(self, seat: i64, card: i64, seen: i64) -> None:
        """Add a card to a hand; `seen` is 1 if everybody saw which it is, else 0."""
        self._insert(seat, card * 2 + seen)

    def _insert(self, seat: i64, slot: i64) -> None:
        hands = self.hands
        first = seat * HAND
        i = first + self.held[seat]
        while i > first and hands[i - 1] > slot:
            hands[i] = hands[i - 1]
            i -= 1
        hands[i] = slot
        self.held[seat] += 1

    def find(self, seat: i64, card: i64) -> i64:
        """Where a hand holds a card, the copy that everybody knows of first; -1 if nowhere."""
        hands = self.hands
        first = seat * HAND
        i = first + self.held[seat] - 1
        while i >= first:
            if hands[i] >> 1 == card:
                return i
            i -= 1
        return -1

    def _take_out(self, seat: i64, i: i64) -> i64:
        """Remove the hand's slot at index i; the answer is the slot."""
        hands = self.hands
        slot = hands[i]
        last = seat * HAND + self.held[seat] - 1
        while i < last:
            hands[i] = hands[i + 1]
            i += 1
        hands[last] = 0
        self.held[seat] -= 1
        return slot

    def find_secret(self, seat: i64, card: i64) -> i64:
        """Where a hand holds a card, a copy that only its owner knows of first. The hand does hold it."""
        i = seat * HAND
        while self.hands[i] >> 1 != card:
            i += 1
        return i

    def stage(self, i: i64) -> None:
        """The active player picks the card at index i of `hands`; nobody else learns of it yet."""
        self.staged = append(self.staged, self._take_out(self.active, i))

    def unstage(self) -> None:
        """Picked cards go back to the hand of the active player."""
        for slot in self.staged:
            self._insert(self.active, slot)
        self.staged = vec[i64]()

    def hand_size(self, seat: i64) -> i64:
        """Cards in hand as the others count them: picked ones are still there."""
        if seat == self.active:
            return self.held[seat] + len(self.staged)
        return self.held[seat]

    def all_wild(self, seat: i64) -> bool:
        """Whether the hand holds no card that could lead a Band."""
        return self.held[seat] == 0 or self.hands[seat * HAND] >> 1 == WILD

    # --- the Pool -------------------------------------------------------------------------------------------

    def to_pool(self, card: i64) -> None:
        """Lay a card face up beside the board."""
        pool = append(self.pool, card)
        i: i64 = len(pool) - 1
        while i > 0:
            before = pool[i - 1]
            if before <= card:
                break
            pool[i] = before
            i -= 1
        pool[i] = card
        self.pool = pool

    def from_pool(self, card: i64) -> None:
        """Take a card that is there out of the Pool."""
        pool = self.pool
        i: i64 = 0
        while pool[i] != card:
            i += 1
        self.pool, _ = pop(pool, i)

    def discard_hand(self, seat: i64) -> None:
        """All cards of a hand go face up to the Pool (ETN-058)."""
        hands = self.hands
        first = seat * HAND
        for i in range(first, first + self.held[seat]):
            self.to_pool(hands[i] >> 1)
            hands[i] = 0
        self.held[seat] = 0

    # --- markers and points ---------------------------------------------------------------------------------

    def own(self, seat: i64, region: i64) -> i64:
        """The seat's markers in a Region."""
        return self.markers[seat * COLOURS + region]

    def in_region(self, region: i64) -> i64:
        """All markers in a Region."""
        total: i64 = 0
        for seat in range(self.sides):
            total += self.markers[seat * COLOURS + region]
        return total

    def coins_in(self, region: i64) -> i64:
        """What the Coins that lie in a Region are worth together."""
        total: i64 = 0
        for coin in range(len(self.coins)):
            if self.coins[coin] == region:
                total += self.box.coins[coin]
        return total

    def put_marker(self, seat: i64, region: i64) -> None:
        """Move a marker from the supply to a Region."""
        self.supply[seat] -= 1
        self.markers[seat * COLOURS + region] += 1

    def gain(self, seat: i64, source: i64, points: i64) -> None:
        """Points, with their reason and the current Age (ETN-073)."""
        self.points[(seat * AGES + self.age - 1) * SOURCES + source] += points

    def score(self, seat: i64) -> i64:
        """All points of a seat, without limit (RUL-009)."""
        total: i64 = 0
        first = seat * AGES * SOURCES
        for i in range(first, first + AGES * SOURCES):
            total += self.points[i]
        return total

    def paid(self, seat: i64, age: i64) -> vec[i64]:
        """What each source has paid a seat in an Age, 1 being the first."""
        start = (seat * AGES + age - 1) * SOURCES
        return self.points[start : start + SOURCES]

    def leading(self) -> i64:
        """The ability of the Leader of the Band being resolved."""
        return self.box.ability[kind_of(self.leader)]
