"""The cards and mats as flat tables that the rules read, and the words they use for them.

A card is its place in the index: U1 to U221 are 0 to 220, A1 to A36 are 221 to 256; every copy is a card of its own.
With several boxes (ETT-038) there are several of each, which nothing tells apart. What a figure is not printed on is 0
there. A Strength, abilities and weaknesses on an Adventure are those of the Defense that it becomes.

Abilities are counted, not flagged: `Box.level` holds the icons of a card (two of Swift count as two, ETT-113), and for
Bounty, Wealthy, Prosperous and Taxes the printed Gold. `Box.abilities` has a bit for each ability that is there.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

CARDS: Final[i64] = 257
UNITS: Final[i64] = 221
AGES: Final[i64] = 3

NATIONS: Final[i64] = 9
ORCS: Final[i64] = 0
DAEMONS: Final[i64] = 1
CANNITES: Final[i64] = 2
DOMMORIANS: Final[i64] = 3
DWARVES: Final[i64] = 4
ELVES: Final[i64] = 5
JOYMORE: Final[i64] = 6
RISEN: Final[i64] = 7
MERCENARIES: Final[i64] = 8

TROOP: Final[i64] = 0
DEFENSE: Final[i64] = 1
PROTECTED: Final[i64] = 2
ADVENTURE: Final[i64] = 3
"""The types. A Protected Defense is a Defense (ETT-013); an Adventure is none, see `Box.becomes`."""

# The abilities, in the order of the ledger's overview. Protected is a type.
SCOUTING: Final[i64] = 0
TERRIFY: Final[i64] = 1
DRAGONSLAYER: Final[i64] = 2
RANGED: Final[i64] = 3
SWIFT: Final[i64] = 4
BOUNTY: Final[i64] = 5
CONQUEST: Final[i64] = 6
FLYING: Final[i64] = 7
MAGIC: Final[i64] = 8
SIEGE: Final[i64] = 9
STEALTH: Final[i64] = 10
VICIOUS: Final[i64] = 11
RETURN_TO_SELF: Final[i64] = 12
RETURN_TO_ALLY: Final[i64] = 13
WEALTHY: Final[i64] = 14
WAR_CRY: Final[i64] = 15
GATE_TO_SELF: Final[i64] = 16
GATE_TO_ALLY: Final[i64] = 17
PROSPEROUS: Final[i64] = 18
TAXES: Final[i64] = 19
ABILITIES: Final[i64] = 20

# The kinds of Locations; the number is the Strength (ETT-166).
RUINS: Final[i64] = 0
VILLAGE: Final[i64] = 1
TOWN: Final[i64] = 2
CITY: Final[i64] = 3

# The places of a nation, in the order of the battles (ETT-089).
FAR: Final[i64] = 0
MIDDLE: Final[i64] = 1
NEAR: Final[i64] = 2
LOCATIONS: Final[i64] = 3

# Special conditions of an Adventure (ETT-016, R-069). `by` is their number, `of` their ability.
NEED: Final[i64] = 1
"""`need ABILITY`: only a side that has a unit with the ability at the Adventure after battle four may attempt it."""
EASE: Final[i64] = 2
"""`ease ABILITY n`: the Difficulty is `n` lower for a side with a unit with the ability there."""
TROOPS: Final[i64] = 3
"""`troops n`: only a side with at least `n` Troops with Adventure Strength there may attempt it."""

# What a completed Adventure does beside its Gold (ETT-126), at once after its Gold. `by` is the number.
ALLY_GOLD: Final[i64] = 1
"""`ally-gold n`: the Ally gains `n` Gold; without an Ally the player (ETT-030)."""
MUSTER: Final[i64] = 2
"""`muster n`: the top `n` cards of the own Nation Deck go to the own War Camp; an empty deck as in R-020."""
HIRE: Final[i64] = 3
"""`hire n`: the top `n` cards of the current Age's Mercenary Deck go to the own War Camp; no card, no Gold."""
RECALL: Final[i64] = 4
"""`recall n`: like Gate to Self: the player may move up to `n` Troops from the Retired Pile to the War Camp."""
PLUNDER: Final[i64] = 5
"""`plunder n`: like Spoils from a deck: the Enemy's top `n` Nation cards go to the own Retired Pile (R-087)."""
LEVY: Final[i64] = 6
"""`levy n`: the Enemy pays `n` Gold, or all they have if it is less."""

# Bonus VP (ETT-189, R-112), counted where the card's own VP count. `by` is the VP for each.
PER_ADVENTURE: Final[i64] = 1
"""`adventures n`: `n` VP for each Adventure in its holder's Retired Pile and at their Locations, this one included."""
PER_DEFENSE: Final[i64] = 2
"""`defenses n`: `n` VP for each Defense at its holder's Locations, Adventures and this one included."""
PER_DRAGON: Final[i64] = 3
"""`dragons n`: `n` VP for each Dragon in its holder's War Camp and Retired Pile."""
PER_WAR: Final[i64] = 4
"""`wars n`: `n` VP for each War Token of its holder."""


class Box:
    """All figures of the cards, mats and die in a game. A row is indexed by card."""

    __slots__ = (
        "abilities",
        "adventure",
        "age",
        "becomes",
        "bonus",
        "bonus_by",
        "condition",
        "condition_by",
        "condition_of",
        "cost",
        "die",
        "difficulty",
        "dragon",
        "effect",
        "effect_by",
        "gold",
        "initiative",
        "level",
        "nation",
        "parapet",
        "sell",
        "site",
        "site_gold",
        "stock",
        "stock_at",
        "strength",
        "type",
        "vp",
    )

    stock: vec[i64]
    """All cards that are in the box, by nation (Adventures last) and Age; `stock_at` says where each stack begins."""
    stock_at: vec[i64]

    def __init__(self, tables: dict[str, list[int]]) -> None:
        """`tables` has a list for each row: see `faces.tables`."""
        self.nation: vec[i64] = vec[i64](tables["nation"])
        """Whose card it is; an Adventure has NATIONS."""
        self.age: vec[i64] = vec[i64](tables["age"])
        """1, 2 or 3."""
        self.type: vec[i64] = vec[i64](tables["type"])
        self.strength: vec[i64] = vec[i64](tables["strength"])
        self.cost: vec[i64] = vec[i64](tables["cost"])
        self.sell: vec[i64] = vec[i64](tables["sell"])
        self.vp: vec[i64] = vec[i64](tables["vp"])
        self.adventure: vec[i64] = vec[i64](tables["adventure"])
        """Adventure Strength; 0 is none."""
        self.dragon: vec[i64] = vec[i64](tables["dragon"])
        """1 for a Dragon, which is a Troop (ETT-014)."""
        self.abilities: vec[i64] = vec[i64](tables["abilities"])
        """A bit for each ability."""
        self.level: vec[i64] = vec[i64](tables["level"])
        """At `card * ABILITIES + ability`: how many icons, or how much Gold."""
        self.parapet: vec[i64] = vec[i64](tables["parapet"])
        """A bit for each weakness of a Protected Defense."""
        self.difficulty: vec[i64] = vec[i64](tables["difficulty"])
        self.gold: vec[i64] = vec[i64](tables["gold"])
        self.becomes: vec[i64] = vec[i64](tables["becomes"])
        """DEFENSE or PROTECTED for an Adventure that becomes one, else 0."""
        self.condition: vec[i64] = vec[i64](tables["condition"])
        self.condition_of: vec[i64] = vec[i64](tables["condition_of"])
        self.condition_by: vec[i64] = vec[i64](tables["condition_by"])
        self.effect: vec[i64] = vec[i64](tables["effect"])
        self.effect_by: vec[i64] = vec[i64](tables["effect_by"])
        self.bonus: vec[i64] = vec[i64](tables["bonus"])
        self.bonus_by: vec[i64] = vec[i64](tables["bonus_by"])
        self.site: vec[i64] = vec[i64](tables["site"])
        """At `nation * LOCATIONS + place`: the kind of Location."""
        self.site_gold: vec[i64] = vec[i64](tables["site_gold"])
        """At `nation * LOCATIONS + place`: the Gold that a Village or City pays."""
        self.initiative: vec[i64] = vec[i64](tables["initiative"])
        """By nation."""
        self.die: vec[i64] = vec[i64](tables["die"])
        """The faces of the Adventure Die, each as likely as another (R-003)."""
        self._take_stock()

    def has(self, card: i64, ability: i64) -> bool:
        """Whether the card shows the ability."""
        return self.abilities[card] >> ability & 1 != 0

    def icons(self, card: i64, ability: i64) -> i64:
        """How many icons of the ability it shows, or how much Gold the ability prints; 0 without it."""
        return self.level[card * ABILITIES + ability]

    def is_troop(self, card: i64) -> bool:
        """Whether it is a Troop, Dragons included."""
        return self.type[card] == TROOP

    def is_protected(self, card: i64) -> bool:
        """Whether it is a Protected Defense, be it a unit or an Adventure become one."""
        return self.type[card] == PROTECTED or self.becomes[card] == PROTECTED

    def units_of(self, nation: i64, age: i64) -> vec[i64]:
        """The unit cards of a nation, or the Mercenaries, of an Age, ascending: a row of the caller's own."""
        return self._stack(nation * AGES + age - 1)

    def adventures_of(self, age: i64) -> vec[i64]:
        """The Adventure cards of an Age, ascending: a row of the caller's own."""
        return self._stack(NATIONS * AGES + age - 1)

    def _stack(self, number: i64) -> vec[i64]:
        return self.stock[self.stock_at[number] : self.stock_at[number + 1]]

    def _take_stock(self) -> None:
        """Sort all cards by nation and Age."""
        self.stock = vec[i64]()
        self.stock_at = vec[i64]([0])
        for nation in range(NATIONS + 1):
            for age in range(1, AGES + 1):
                for card in range(CARDS):
                    if self.nation[card] == nation and self.age[card] == age:
                        self.stock = append(self.stock, card)
                self.stock_at = append(self.stock_at, len(self.stock))
