"""The first edition once more, written from the rulebook alone and as plainly as it goes: slow, and nothing but words.

It shares no code with the engine. Beside the engine it says at every decision who is asked, what is legal and what the
table looks like. It knows the dealt cards from a position, for chance is not its business.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

REGIONS = ("althea", "duris", "ithys", "rhea", "straton", "pelagon")
COLOURS = ("green", "purple", "orange", "red", "blue", "grey")
HAND_LIMIT = 10
SEA_SYMBOLS = (3, 7, 12, 18)
SEA_LAST = 18
HORDE_POINTS = (0, 1, 3, 6, 10, 15, 20)
BAND_POINTS = (0, 0, 1, 3, 6, 10, 15)
TOKENS = range(1, 7)


def kind(card: str) -> str:
    return card.partition("-")[0]


def region(card: str) -> str:
    return REGIONS[COLOURS.index(card.partition("-")[2])]


def held(cards: Counter[str]) -> list[str]:
    return [card for card, copies in cards.items() if copies]


def share_kind_or_colour(cards: Iterable[str]) -> bool:
    """Skeletons go with everything."""
    real = [card for card in cards if card != "skeleton"]
    return len({kind(card) for card in real}) == 1 or len({region(card) for card in real}) == 1


class Reading:
    """A game of the first edition as a person with the rulebook on the knees would keep it."""

    def __init__(self, position: dict[str, Any], kinds: list[str], order: list[str]) -> None:
        self.seats: int = position["seats"]
        self.kinds = kinds
        self.order = {card: place for place, card in enumerate(order)}
        self.last_age = 2 if self.seats < 4 else 3
        self.age = 1
        self.awards = dict(zip(REGIONS, position["awards"], strict=True))
        everybody = position["players"]
        self.markers = {name: [player["markers"][i] for player in everybody] for i, name in enumerate(REGIONS)}
        self.supply = [player["supply"] for player in everybody]
        self.sea = [player["sea"] for player in everybody]
        self.hordes = [set(player["horde"]) for player in everybody]
        self.score = [0] * self.seats
        self.winners: list[int] = []
        self.awaits_cards = False
        self.deal(position)
        self.turn_of(position["to_act"][0])

    def deal(self, position: dict[str, Any]) -> None:
        """The cards of a new Age as they happened to come."""
        self.deck: list[str] = list(position["deck"])
        self.pool = Counter(position["pool"])
        hands = (player["hand"] for player in position["players"])
        self.hands = [Counter(card.removesuffix("*") for card in hand) for hand in hands]
        self.bands: list[list[list[str]]] = [[] for _ in range(self.seats)]
        self.tokens: dict[int, int] = {}
        self.size_token: tuple[int | None, int] = (None, 0)
        self.dragons = 0
        self.awaits_cards = False

    def turn_of(self, seat: int) -> None:
        self.active = self.asked = seat
        self.step = "turn"

    def next_turn(self) -> None:
        self.turn_of((self.active + 1) % self.seats)

    # --- what the asked seat may do -------------------------------------------------------------------------

    def legal(self) -> list[str]:
        moves: dict[str, Callable[[], list[str]]] = {
            "turn": self.turns,
            "extra": lambda: [*self.leads(), "skip"],
            "band": self.members,
            "marker": lambda: [*(f"place {name}" for name in self.room()), "skip"],
            "ability": lambda: [*self.ability_moves(), "skip"],
            "symbol": lambda: [*(f"place {name}" for name in REGIONS), "skip"],
            "keep": self.keeps,
            "summon": lambda: ["summon", "skip"],
            "horde": lambda: ["raid", "skip"],
        }
        return moves[self.step]()

    def turns(self) -> list[str]:
        recruits = ["draw", *(f"take {card}" for card in held(self.pool))]
        full = self.hands[self.asked].total() >= HAND_LIMIT
        return ([] if full else recruits) + self.leads() or ["pass"]

    def leads(self) -> list[str]:
        return [f"lead {card}" for card in held(self.hands[self.asked]) if card != "skeleton"]

    def members(self) -> list[str]:
        fitting = (card for card in held(self.hands[self.asked]) if share_kind_or_colour([*self.band, card]))
        return ["done", *(f"add {card}" for card in self.in_order(fitting, self.band[1:]))]

    def keeps(self) -> list[str]:
        more = held(self.hands[self.asked]) if len(self.kept) < len(self.band) else []
        return ["done", *(f"keep {card}" for card in self.in_order(more, self.kept))]

    def in_order(self, cards: Iterable[str], chosen: list[str]) -> list[str]:
        """Cards picked one by one are picked in the order of all cards."""
        return [card for card in cards if not chosen or self.order[card] >= self.order[chosen[-1]]]

    def room(self) -> list[str]:
        """Regions that take a marker for this Band."""
        leader = kind(self.band[0])
        if leader == "halfling" or self.supply[self.active] == 0:
            return []
        size = len(self.band) + (leader == "minotaur")
        names = REGIONS if leader == "wingfolk" else (region(self.band[0]),)
        count = {name: sum(own) if self.seats == 2 else own[self.active] for name, own in self.markers.items()}
        return [name for name in names if count[name] < size]

    def ability_moves(self) -> list[str]:
        leader = kind(self.band[0])
        if leader == "merfolk":
            return ["advance"] if self.sea[self.active] < SEA_LAST else []
        if leader == "orc":
            new = region(self.band[0]) not in self.hordes[self.active]
            return ["enlist"] if new and self.supply[self.active] else []
        if leader == "troll":
            return [f"claim {token}" for token in TOKENS if token <= len(self.band) and token not in self.tokens]
        return []

    # --- what a move does -----------------------------------------------------------------------------------

    def play(self, text: str) -> None:
        verb, _, what = text.partition(" ")
        getattr(self, f"at_{self.step}")(verb, what)

    def at_turn(self, verb: str, card: str) -> None:
        if verb == "lead":
            self.lead(card)
        elif verb == "take":
            self.pool[card] -= 1
            self.hands[self.asked][card] += 1
            self.next_turn()
        elif verb == "pass" or self.draw():
            self.next_turn()

    def at_extra(self, verb: str, card: str) -> None:
        if verb == "lead":
            self.lead(card)
        else:
            self.discard_hand()

    def lead(self, card: str) -> None:
        self.hands[self.asked][card] -= 1
        self.band = [card]
        self.step = "band"

    def at_band(self, verb: str, card: str) -> None:
        if verb == "add":
            self.hands[self.asked][card] -= 1
            self.band.append(card)
            return
        self.bands[self.active].append(self.band)
        self.placed = False
        if self.room():
            self.step = "marker"
        else:
            self.ability()

    def at_marker(self, verb: str, name: str) -> None:
        self.placed = verb == "place"
        if self.placed:
            self.place(name)
        self.ability()

    def place(self, name: str) -> None:
        self.markers[name][self.active] += 1
        self.supply[self.active] -= 1

    def ability(self) -> None:
        leader, size = kind(self.band[0]), len(self.band)
        if leader == "giant" and size > self.size_token[1]:
            self.size_token = (self.active, size)
            self.score[self.active] += 2
        if self.ability_moves():
            self.step = "ability"
        elif leader == "centaur" and self.placed and self.hands[self.active].total():
            self.step = "extra"
        else:
            self.discard_hand()

    def at_ability(self, verb: str, token: str) -> None:
        if verb == "advance":
            start = self.sea[self.active]
            self.sea[self.active] = min(SEA_LAST, start + len(self.band))
            self.symbols = sum(start < symbol <= self.sea[self.active] for symbol in SEA_SYMBOLS)
            self.next_symbol()
            return
        if verb == "enlist":
            self.hordes[self.active].add(region(self.band[0]))
            self.supply[self.active] -= 1
        elif verb == "claim":
            self.tokens[int(token)] = self.active
        self.discard_hand()

    def next_symbol(self) -> None:
        if self.symbols and self.supply[self.active]:
            self.step = "symbol"
        else:
            self.discard_hand()

    def at_symbol(self, verb: str, name: str) -> None:
        if verb == "place":
            self.place(name)
        self.symbols -= 1
        self.next_symbol()

    def discard_hand(self) -> None:
        hand = self.hands[self.active]
        if kind(self.band[0]) == "elf" and hand.total():
            self.kept: list[str] = []
            self.step = "keep"
            return
        self.pool += hand
        hand.clear()
        if kind(self.band[0]) == "wizard":
            self.step = "summon"
        else:
            self.next_turn()

    def at_keep(self, verb: str, card: str) -> None:
        hand = self.hands[self.active]
        if verb == "keep":
            hand[card] -= 1
            self.kept.append(card)
            return
        self.pool += hand
        self.hands[self.active] = Counter(self.kept)
        self.next_turn()

    def at_summon(self, verb: str, _: str) -> None:
        if verb == "skip" or all(self.draw() for _ in self.band):
            self.next_turn()

    def draw(self) -> bool:
        """Draw a card; no if the third Dragon came and the Age is over."""
        while (card := self.deck.pop()) == "dragon":
            self.dragons += 1
            if self.dragons == 3:
                self.end_of_age()
                return False
        self.hands[self.active][card] += 1
        return True

    # --- the end of an Age ----------------------------------------------------------------------------------

    def end_of_age(self) -> None:
        for hand in self.hands:
            self.pool += hand
            hand.clear()
        for name in REGIONS:
            self.award(self.markers[name], self.awards[name])
        if "merfolk" in self.kinds:
            self.award(self.sea, (1, 3) if self.seats < 4 else (1, 2, 4))
        owner = self.size_token[0]
        if owner is not None:
            self.score[owner] += ((2, 5) if self.seats < 4 else (2, 4, 6))[self.age - 1]
        self.raiders = [(self.active + i) % self.seats for i in range(self.seats)]
        if self.age == self.last_age:
            for seat in self.raiders:
                self.raid(seat)
            self.raiders = []
        self.next_raid()

    def award(self, counts: list[int], tokens: Iterable[int]) -> None:
        """Give the awards of one Region, or of the sea: first the most, ties by Troll tokens, the rest shared."""
        standing = {seat: (count, *self.trolls(seat)) for seat, count in enumerate(counts) if count}
        prizes = [*tokens][: self.age][::-1]
        if self.seats == 2 and self.age == 2:
            least, most = prizes[::-1]
            prizes = [least + most] if len(standing) == 1 else [most]
        for rank in sorted(set(standing.values()), reverse=True):
            tied = [seat for seat, its in standing.items() if its == rank]
            prize, prizes = sum(prizes[: len(tied)]), prizes[len(tied) :]
            for seat in tied:
                self.score[seat] += prize // len(tied)

    def trolls(self, seat: int) -> tuple[int, int]:
        own = [token for token, owner in self.tokens.items() if owner == seat]
        return sum(own), max(own, default=0)

    def at_horde(self, verb: str, _: str) -> None:
        if verb == "raid":
            self.raid(self.asked)
        self.next_raid()

    def raid(self, seat: int) -> None:
        self.score[seat] += HORDE_POINTS[len(self.hordes[seat])]
        self.supply[seat] += len(self.hordes[seat])
        self.hordes[seat] = set()

    def next_raid(self) -> None:
        while self.raiders:
            self.asked = self.raiders.pop(0)
            if self.hordes[self.asked]:
                self.step = "horde"
                return
        self.finish_age()

    def finish_age(self) -> None:
        sizes = [sorted((len(band) for band in bands), reverse=True) for bands in self.bands]
        for seat, bands in enumerate(self.bands):
            for band in bands:
                real = sum(card != "skeleton" for card in band) + (kind(band[0]) == "dwarf")
                self.score[seat] += BAND_POINTS[min(real, 6)]
        if self.age == self.last_age:
            on_board = [sum(own[seat] for own in self.markers.values()) for seat in range(self.seats)]
            standing = [(self.score[seat], on_board[seat], sizes[seat]) for seat in range(self.seats)]
            self.winners = [seat for seat, its in enumerate(standing) if its == max(standing)]
            self.step = "over"
            return
        self.age += 1
        clockwise = [(self.active + i) % self.seats for i in range(self.seats)]
        self.turn_of(min(clockwise, key=lambda seat: self.score[seat]))
        self.awaits_cards = True
