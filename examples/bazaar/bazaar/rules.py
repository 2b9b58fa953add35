"""The rules of Bazaar. Zones are lists of cards; `hands`, `offers` and `won` have one for each seat."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from tablewright.core.random import Random
from tablewright.core.state import State
from tablewright.core.zones import row

from .declared import CARD, CHOICE, DEAL, DEALT, NOT_IN_HAND, OFFER, OFFERED, OPENED, ROUND, SHOWN, SOLD, Options

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from tablewright.core.game import Setting

ALL = -1


class Bazaar(State):
    """Every zone of a game. An offer is face down until all have offered."""

    choices: Options
    deck: list[int]
    stall: list[int]
    discard: list[int]
    hands: list[list[int]]
    offers: list[list[int]]
    won: list[list[int]]

    def lay_out(self, setting: Setting, random: Random) -> None:
        """An empty table."""
        self.open(setting, random)
        self.choices = setting.options
        self.deck, self.stall, self.discard = [], [], []
        self.hands = [[] for _ in range(setting.seats)]
        self.offers = [[] for _ in range(setting.seats)]
        self.won = [[] for _ in range(setting.seats)]

    def _resolve(self, step: i64) -> None:
        """BAZ-002, BAZ-003. `CHOICE` is always asked and never resolves itself."""
        if step == DEAL:
            self.deal()
        else:
            self.stall = [self.deck.pop()]
            self.tell(OPENED, ALL, self.stall[0])
            self.ask(CHOICE, (1 << self.seats) - 1)
        self.seal()

    def deal(self) -> None:
        """BAZ-002."""
        self.deck = shuffled(range(CARD.size), self.random)
        for seat in range(len(self.hands)):
            self.hands[seat] = sorted(self.deck.pop() for _ in range(self.choices.hand))
            if self.log is not None:
                self.log.tell(DEALT, 1 << seat, [seat, *self.hands[seat]])
        self.push(ROUND)

    def _moves(self, step: i64, seat: i64) -> vec[i64]:
        return row([OFFER + card for card in self.hands[seat]])

    def _refusal(self, step: i64, seat: i64, move: i64) -> i64:
        return 0 if move - OFFER in self.hands[seat] else NOT_IN_HAND

    def _do(self, step: i64, seat: i64, move: i64) -> None:
        """BAZ-004. The last offer closes the round."""
        self.hands[seat].remove(move - OFFER)
        self.offers[seat] = [move - OFFER]
        self.tell(OFFERED, 1 << seat, seat, move - OFFER)
        if self.asked == 0:
            self.close()

    def close(self) -> None:
        """BAZ-005, BAZ-006."""
        cards = [card for offer in self.offers for card in offer]
        for seat, card in enumerate(cards):
            self.tell(SHOWN, ALL, seat, card)
        winner = cards.index(sorted(cards)[-1 if self.choices.winner == "highest" else -2])
        self.tell(SOLD, ALL, winner, self.stall[0])
        self.won[winner] += self.stall
        self.discard += cards
        self.stall, self.offers = [], [[] for _ in cards]
        self.seal()
        if self.hands[0]:
            self.push(ROUND)

    def _copy(self) -> State:
        twin = Bazaar()
        twin.choices = self.choices
        twin.deck, twin.stall, twin.discard = self.deck[:], self.stall[:], self.discard[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.offers = [offer[:] for offer in self.offers]
        twin.won = [cards[:] for cards in self.won]
        return twin

    def _imagine(self, seat: i64, rng: Random) -> None:
        """Deal anew what the seat does not see: other hands, other offers, the deck."""
        seen = [*self.stall, *self.discard, *chain(*self.won)]
        if seat >= 0:
            seen += self.hands[seat] + self.offers[seat]
        unseen = shuffled(sorted(set(range(CARD.size)).difference(seen)), rng)
        for other in range(len(self.hands)):
            if other != seat:
                self.hands[other] = sorted(unseen.pop() for _ in self.hands[other])
                self.offers[other] = [unseen.pop() for _ in self.offers[other]]
        self.deck = unseen


def shuffled(cards: range | list[int], random: Random) -> list[int]:
    """The cards in a random order."""
    order = row(list(cards))
    random.shuffle(order, 0, len(order))
    return list(order)
