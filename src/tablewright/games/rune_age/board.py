"""The table of Rune Age: every zone of a position as flat integers, and the words that rules code uses for them.

Which module resolves which step:

| module | steps |
| --- | --- |
| `turn` | ROUND, TURNS, TURN (refresh, actions), ACTED, RETAIN, DROP, REFILL |
| `buying` | GOLD, INFLUENCE; HIRE and TOLL and PRICE for effects |
| `combat` | ASSAULT, PLAYED, RESOLUTION, AFTERMATH: declaring, playing cards, using abilities |
| `outcome` | ATTRITION, ROLLED, LOSSES, COMPARE, CLEAN_UP: what comes of a combat |
| `effects` | EFFECT: abilities as programs on a stack of `frames`; `deeds` are rows that ask nothing |
| `picking`, `naming`, `showing` | PICK; WHO; SHOWN, EITHER, LOOK, ORDER |
| `events` | EVENT, DRAW_EVENT, EVENT_DONE, END_ROUND: the Event phase; `ending`: elimination, victory, the last round |

A card of a hand, deck or discard pile is a *slot*: `title << TITLE`, plus a bit for each ability that was used this
round (RUA-144), plus KNOWN if everybody knows that it is there, PEEKED if the owner of the deck does. Hands stay
sorted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from ...core.random import Random
from ...core.state import State
from ...core.zones import bit, blank
from . import cards as c
from .box import NOBODY, SHELF, Box
from .declared import DREW, SHUFFLED

if TYPE_CHECKING:
    from ...core.game import Setting

ALL: Final[i64] = -1
"""The audience of what everybody may know."""
NONE: Final[i64] = -1

KNOWN: Final[i64] = 1
PEEKED: Final[i64] = 2
USED: Final[i64] = 4
"""The bit of the timing PLAYED; those of RESOLUTION, END and ACTION follow."""
EVER_USED: Final[i64] = 60
TITLE: Final[i64] = 6

# Where a thing is: with a seat (its number), or here.
CENTRE: Final[i64] = 4
"""In Terrinoth: neutral cities, Enemies, the objective, lasting Instants."""
BARRACKS: Final[i64] = 5
EVENT_DECK: Final[i64] = 6
EVENT_PILE: Final[i64] = 7
SUPPLY: Final[i64] = 8
"""Dragon runes that nobody has."""
GONE: Final[i64] = 9
"""Removed from the game."""
DRAWN: Final[i64] = 10
"""The event that is being resolved."""

# What a thing's `state` says, in bits: it is exhausted, its action was used this round, seats have attacked it.
EXHAUSTED: Final[i64] = 1
ACTION_USED: Final[i64] = 2
ATTACKED: Final[i64] = 4

# The numbers of one participant in `army`. Rows of cards that have left stay empty until the combat is over.
SLOT: Final[i64] = 0
SIDE: Final[i64] = 1
WOUND: Final[i64] = 2
BOOST: Final[i64] = 3
UNIT: Final[i64] = 4
EMPTY: Final[i64] = -1
ATTACKER: Final[i64] = 0
DEFENDER: Final[i64] = 1

REALM: Final[i64] = 1000
"""As a target: the home realm of seat 0; those of the others follow."""

# The numbers of one frame of `stack`: an ability that is being carried out.
ABILITY: Final[i64] = 0
AT: Final[i64] = 1
"""Offset in the rows of the next row; NONE: the next player's run has to begin; UNREAD: so has everything."""
ME: Final[i64] = 2
QUEUE: Final[i64] = 3
"""The seats whose runs are still to come, a bit each."""
CARD: Final[i64] = 4
THING: Final[i64] = 5
"""The thing whose ability it is, or NONE."""
ROW_OF: Final[i64] = 6
"""The participant whose ability it is, or NONE."""
PAID: Final[i64] = 7
WORTH: Final[i64] = 8
UNPAID: Final[i64] = 9
LEFT: Final[i64] = 10
"""What the current row still has to choose."""
FRAME: Final[i64] = 11
UNREAD: Final[i64] = -2

HAND_SIZE: Final[i64] = 5


class Player:
    """The zones of one seat that hold cards, and its home realm."""

    __slots__ = ("barracks", "damage", "deck", "hand", "pile")

    hand: vec[i64]
    """Sorted."""
    deck: vec[i64]
    """The top card is the last."""
    pile: vec[i64]
    """The discard pile, the newest card last."""
    barracks: vec[i64]
    """Copies of each unit on the seat's shelf."""
    damage: i64

    def copy(self) -> Player:
        """An independent player."""
        twin = Player()
        twin.hand = self.hand[:]
        twin.deck = self.deck[:]
        twin.pile = self.pile[:]
        twin.barracks = self.barracks[:]
        twin.damage = self.damage
        return twin


def title_of(slot: i64) -> i64:
    """The title of a card in a hand, deck, pile or army."""
    return slot >> TITLE


class Board(State):
    """Every zone of a game of Rune Age."""

    __slots__ = (
        "acting",
        "active",
        "army",
        "attacker",
        "besieged",
        "bought",
        "box",
        "credit",
        "defender",
        "dice",
        "event_deck",
        "first",
        "foe_done",
        "latest",
        "opener",
        "out",
        "outcome",
        "passed",
        "place",
        "players",
        "reversed",
        "reversing",
        "round",
        "secret",
        "shown",
        "side",
        "stack",
        "state",
        "stock",
        "target",
        "waiting_turns",
        "winners",
    )

    box: Box
    players: list[Player]
    stock: vec[i64]
    """Copies in each pile of Terrinoth."""
    place: vec[i64]
    """Where each thing is."""
    state: vec[i64]
    """EXHAUSTED, ACTION_USED and ATTACKED bits of each thing."""
    event_deck: vec[i64]
    """Things; the top card is the last."""
    round: i64
    first: i64
    """The first player."""
    opener: i64
    """Who opened this round."""
    active: i64
    waiting_turns: i64
    """The seats that have yet to take their turn this round, a bit each."""
    reversed: i64
    """1 if play order runs counterclockwise; `reversing` says the same of the next round."""
    reversing: i64
    out: i64
    """Eliminated seats, a bit each."""
    besieged: i64
    """Home realms besieged this round: bit 4 * attacker + defender."""
    credit: i64
    """Gold or influence paid and not yet used up in the current purchase, price or toll; cards that may be retained."""
    bought: i64
    acting: i64
    """The slot whose Card action is being resolved, or NONE."""
    shown: vec[i64]
    """Cards lifted off the deck of a player who reveals them or looks at them (`secret` is 1)."""
    secret: i64
    stack: vec[i64]
    target: i64
    """What the combat is about: a thing, REALM + seat, or NONE."""
    attacker: i64
    defender: i64
    """The besieged player, nobody in a battle."""
    army: vec[i64]
    side: i64
    """Whose play, or whose abilities, come next."""
    passed: i64
    """Sides that have passed, a bit each."""
    latest: i64
    """The participant that was played last."""
    dice: i64
    """The total of the attrition dice, then the losses that are left to take."""
    foe_done: i64
    """1 when the Resolution ability of the Enemy was applied."""
    outcome: i64
    """0 while the game goes on, then why it ended (`ending`)."""
    winners: i64

    def lay_out(self, setting: Setting, random: Random, box: Box) -> None:
        """An empty table for this box."""
        self.open(setting, random)
        self.box = box
        self.players = []
        for _ in range(self.seats):
            player = Player()
            player.hand = vec[i64]()
            player.deck = vec[i64]()
            player.pile = vec[i64]()
            player.barracks = blank(SHELF, 0)
            player.damage = 0
            self.players.append(player)
        self.stock = blank(len(box.stock), 0)
        self.place = blank(box.things, GONE)
        self.state = blank(box.things, 0)
        self.event_deck = vec[i64]()
        self.round = 0
        self.first = 0
        self.opener = 0
        self.active = 0
        self.waiting_turns = 0
        self.reversed = 0
        self.reversing = 0
        self.out = 0
        self.besieged = 0
        self.credit = 0
        self.bought = 0
        self.acting = NONE
        self.shown = vec[i64]()
        self.secret = 0
        self.stack = vec[i64]()
        self.clear_combat()
        self.outcome = 0
        self.winners = 0

    def clear_combat(self) -> None:
        """Nobody fights."""
        self.target = NONE
        self.attacker = NOBODY
        self.defender = NOBODY
        self.army = vec[i64]()
        self.side = ATTACKER
        self.passed = 0
        self.latest = NONE
        self.dice = 0
        self.foe_done = 0

    def copy_zones(self, twin: Board) -> Board:
        """Give a new board the zones of this one."""
        twin.box = self.box
        twin.players = [player.copy() for player in self.players]
        twin.stock = self.stock[:]
        twin.place = self.place[:]
        twin.state = self.state[:]
        twin.event_deck = self.event_deck[:]
        twin.round = self.round
        twin.first = self.first
        twin.opener = self.opener
        twin.active = self.active
        twin.waiting_turns = self.waiting_turns
        twin.reversed = self.reversed
        twin.reversing = self.reversing
        twin.out = self.out
        twin.besieged = self.besieged
        twin.credit = self.credit
        twin.bought = self.bought
        twin.acting = self.acting
        twin.shown = self.shown[:]
        twin.secret = self.secret
        twin.stack = self.stack[:]
        twin.target = self.target
        twin.attacker = self.attacker
        twin.defender = self.defender
        twin.army = self.army[:]
        twin.side = self.side
        twin.passed = self.passed
        twin.latest = self.latest
        twin.dice = self.dice
        twin.foe_done = self.foe_done
        twin.outcome = self.outcome
        twin.winners = self.winners
        return twin

    # --- seats ----------------------------------------------------------------------------------------------

    def in_play(self, seat: i64) -> bool:
        """Whether a seat is not eliminated."""
        return self.out >> seat & 1 == 0

    def alive(self) -> i64:
        """The seats that are not eliminated, a bit each."""
        return (bit(self.seats) - 1) & ~self.out

    def next_in_order(self, seats: i64, start: i64) -> i64:
        """The first of these seats in play order, counted from `start` on. There is one."""
        seat = start
        while seats >> seat & 1 == 0:
            seat = self.after(seat)
        return seat

    def after(self, seat: i64) -> i64:
        """The seat that follows in play order (RUA-034, RUA-R80)."""
        if self.reversed == 1:
            return seat - 1 if seat > 0 else self.seats - 1
        return seat + 1 if seat + 1 < self.seats else 0

    def realm(self, seat: i64) -> Player:
        """Whose damage counts for a seat: its own, or the shared home realm (RUA-183), which is seat 0's."""
        return self.players[0] if self.box.shared else self.players[seat]

    # --- hands, decks and piles -----------------------------------------------------------------------------

    def to_hand(self, seat: i64, slot: i64) -> None:
        """Add a card to a hand."""
        player = self.players[seat]
        slot &= ~PEEKED
        hand = append(player.hand, slot)
        i: i64 = len(hand) - 1
        while i > 0 and hand[i - 1] > slot:
            hand[i] = hand[i - 1]
            i -= 1
        hand[i] = slot
        player.hand = hand

    def find(self, seat: i64, title: i64) -> i64:
        """Where a hand holds a title, the copy with the fewest used abilities first; NONE if nowhere."""
        hand = self.players[seat].hand
        for i in range(len(hand)):
            if hand[i] >> TITLE == title:
                return i
        return NONE

    def from_hand(self, seat: i64, title: i64) -> i64:
        """Take a card out of a hand to use it: a copy whose abilities are free. The answer is its slot."""
        player = self.players[seat]
        player.hand, slot = pop(player.hand, self.find(seat, title))
        return slot & ~KNOWN

    def give_up(self, seat: i64, title: i64) -> i64:
        """Take a card that is there out of a hand to part with it: a copy whose abilities are used, if there is one."""
        player = self.players[seat]
        hand = player.hand
        i: i64 = len(hand) - 1
        while hand[i] >> TITLE != title:
            i -= 1
        player.hand, slot = pop(hand, i)
        return slot & ~KNOWN

    def to_pile(self, seat: i64, slot: i64) -> None:
        """Lay a card faceup on a discard pile."""
        player = self.players[seat]
        player.pile = append(player.pile, slot & ~(KNOWN | PEEKED))

    def lift(self, seat: i64) -> i64:
        """Take the top card of a deck, shuffling the discard pile first if need be (RUA-138); NONE if there is none."""
        player = self.players[seat]
        if len(player.deck) == 0:
            if len(player.pile) == 0:
                return NONE
            player.deck = player.pile
            player.pile = vec[i64]()
            self.random.shuffle(player.deck, 0, len(player.deck))
            self.tell(SHUFFLED, ALL, seat, len(player.deck))
        self.seal()
        player.deck, slot = pop(player.deck)
        return slot

    def draw(self, seat: i64, number: i64) -> None:
        """Draw cards, as many as there are (RUA-139, RUA-R23)."""
        drawn = vec[i64]()
        for _ in range(number):
            slot = self.lift(seat)
            if slot == NONE:
                break
            self.to_hand(seat, slot)
            if self.log is not None:
                drawn = append(drawn, title_of(slot))
        if self.log is not None and len(drawn) > 0:
            told = vec[i64]([len(drawn)])
            for title in sorted(drawn):
                told = append(told, title)
            self.tell_many(DREW, bit(seat), seat, told)

    def put_back(self, seat: i64, slot: i64, mark: i64) -> None:
        """Lay a card on top of a deck; `mark` says who knows: KNOWN or PEEKED."""
        player = self.players[seat]
        player.deck = append(player.deck, slot & ~(KNOWN | PEEKED) | mark)

    # --- places of origin -----------------------------------------------------------------------------------

    def send_home(self, seat: i64, slot: i64) -> None:
        """Destroy a card of a seat: to its barracks or pile of Terrinoth, a mythic unit to the discard pile.

        RUA-116, RUA-176, RUA-R66.
        """
        title = title_of(slot)
        cards = self.box.cards
        if cards.mythic[title] == 1:
            if self.box.mythic_leave == 0:
                self.to_pile(seat, slot)
        elif cards.home[title] < c.RACES:
            self.players[seat].barracks[self.box.shelf_at[title]] += 1
        else:
            self.stock[self.box.stock_at[title]] += 1

    # --- the combat -----------------------------------------------------------------------------------------

    def enlist(self, side: i64, slot: i64) -> None:
        """A card joins the army of a side."""
        army = append(self.army, slot)
        army = append(army, side)
        army = append(army, 0)
        self.army = append(army, 0)
        self.latest = len(self.army) - UNIT

    def fighter(self, side: i64) -> i64:
        """The seat that fights on a side."""
        return self.attacker if side == ATTACKER else self.defender

    def side_of(self, seat: i64) -> i64:
        """The side on which a seat fights."""
        return ATTACKER if seat == self.attacker else DEFENDER

    def is_unit(self, i: i64) -> bool:
        """Whether the participant at `i` of `army` is a unit that has not left."""
        return self.army[i] != EMPTY and self.box.cards.kind[self.army[i] >> TITLE] == c.UNIT

    def strength(self, i: i64) -> i64:
        """The current strength of a participant: of a tactic what it has added, never less than 0 (RUA-R34)."""
        printed = self.box.cards.strength[self.army[i] >> TITLE]
        current = self.army[i + BOOST] + max(printed, 0)
        return max(current, 0)

    def army_strength(self, side: i64) -> i64:
        """The strengths of all that take part on a side; what lasting abilities add comes with the comparison."""
        total: i64 = 0
        army = self.army
        i: i64 = 0
        while i < len(army):
            if army[i] != EMPTY and army[i + SIDE] == side:
                total += self.strength(i)
            i += UNIT
        return total
