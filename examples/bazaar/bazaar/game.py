"""Bazaar as the house knows it: options, views, positions, results, advice."""

from collections.abc import Sequence
from itertools import chain
from typing import Any

import msgspec

from tablewright.core.errors import Refused
from tablewright.core.game import Advice, Game, Setting
from tablewright.core.moves import Words
from tablewright.core.positions import Reader
from tablewright.core.random import Random
from tablewright.core.results import Part, Result, SeatResult, ranks
from tablewright.core.text import Layer

from .declared import CARD, CHOICE, DEAL, EVENTS, MOVES, OFFER, REFUSALS, STEPS, Options
from .rules import Bazaar

COMMON = ("deck", "stall", "discard")
OWN = ("hands", "offers", "won")
FIELDS: dict[str, Any] = dict.fromkeys(COMMON, list[int]) | dict.fromkeys(OWN, list[list[int]])


class SeatView(msgspec.Struct, frozen=True):
    """A player as the viewer sees them: `hand` and `offer` are the viewer's own, else `None`."""

    seat: int
    score: int
    hand_size: int
    hand: list[int] | None
    offer: list[int] | None
    won: list[int]


class View(msgspec.Struct, frozen=True):
    """The table from one seat. Who has yet to offer stands in `to_act`."""

    game: str
    seat: int | None
    to_act: list[int]
    step: str
    deck: int
    stall: list[int]
    discard: list[int]
    players: list[SeatView]


class BazaarGame(Game):
    """Bazaar for two to four players."""

    name = "bazaar"
    rules = 1
    moves = MOVES
    steps = STEPS
    refusals = REFUSALS
    events = EVENTS
    options = Options
    ledger = "ledger.md"

    def seat_counts(self, options: Options) -> Sequence[int]:
        """BAZ-001."""
        return range(2, 5)

    def longest(self, setting: Setting) -> int:
        """Everybody offers a hand of five at most."""
        return 5 * setting.seats

    def words(self, options: Options) -> Words:
        """None: cards are numbers."""
        return {}

    def layers(self, options: Options) -> list[Layer]:
        """One file for each language."""
        return [(__package__, "")]

    def varieties(self) -> list[Options]:
        """Between them these reach every rule."""
        return [Options(), Options(hand=3, winner="second"), Options(hand=5)]

    def deal(self, setting: Setting, random: Random) -> Bazaar:
        """The cards themselves are dealt by the first step: from then on there are events."""
        state = Bazaar()
        state.lay_out(setting, random)
        state.push(DEAL)
        return state

    def view(self, state: Bazaar, seat: int | None) -> View:
        """All is open but the deck, other hands and other offers."""
        players = [
            SeatView(
                other,
                sum(state.won[other]),
                len(state.hands[other]),
                state.hands[other][:] if other == seat else None,
                state.offers[other][:] if other == seat else None,
                state.won[other][:],
            )
            for other in range(state.setting.seats)
        ]
        asked, step = [*state.to_act], "over" if state.over else "choice"
        return View(self.name, seat, asked, step, len(state.deck), state.stall[:], state.discard[:], players)

    def result(self, state: Bazaar) -> Result:
        """BAZ-006, BAZ-007."""
        seats = []
        for seat, rank in enumerate(ranks([(sum(won),) for won in state.won])):
            parts = [Part("points-card", card, "BAZ-006", {"card": str(card)}) for card in state.won[seat]]
            seats.append(SeatResult(seat, sum(state.won[seat]), parts, rank, rank == 1))
        return Result(seats, "points" if sum(seat.won for seat in seats) == 1 else "shared")

    def position(self, state: Bazaar) -> dict[str, Any]:
        """The zones, none of them shared with the state."""
        common = {name: getattr(state, name)[:] for name in COMMON}
        return common | {name: [cards[:] for cards in getattr(state, name)] for name in OWN}

    def place(self, setting: Setting, position: dict[str, Any]) -> Bazaar:
        """The zones, if each has its form; `flaws` says whether they fit together."""
        reader = Reader(setting, position, FIELDS)
        for name in OWN:
            reader.length(name, setting.seats)
        reader.stop()
        state = Bazaar()
        state.lay_out(setting, Random(0, 0, 0, 0))
        for name, cards in reader.data.items():
            setattr(state, name, cards)
        for hand in state.hands:
            hand.sort()
        return state

    def flaws(self, state: Bazaar) -> list[Refused]:
        """Every card is in one place, and the zones are as long as in some round (BAZ-001 to BAZ-005)."""
        reasons = []
        zones = [state.deck, state.stall, state.discard, *state.hands, *state.offers, *state.won]
        if sorted(chain(*zones)) != list(range(CARD.size)):
            reasons.append(Refused("position-cards", "BAZ-001"))
        rounds = sum(len(won) for won in state.won)
        left = state.choices.hand - rounds
        asked = [seat for seat, offer in enumerate(state.offers) if left and not offer]
        if (
            any(len(hand) + len(offer) != left for hand, offer in zip(state.hands, state.offers))
            or max(len(offer) for offer in state.offers) > 1
            or (len(state.stall), len(state.discard)) != (bool(left), rounds * len(state.hands))
            or [*state.to_act] != asked
            or [*state.agenda] != [CHOICE] * bool(left)
            or bool(asked) != bool(left)
        ):
            reasons.append(Refused("position-round", "BAZ-004"))
        return reasons

    def advise(self, state: Bazaar, seat: int) -> list[Advice]:
        """Offer about what the stall is worth."""
        return [Advice(move, -abs(move - OFFER - state.stall[0]), "advice-worth") for move in state.legal(seat)]


GAME = BazaarGame()
