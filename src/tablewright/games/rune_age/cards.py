"""The cards of Rune Age as flat tables: what rules code reads. Written from `cards/*.toml` by `loading.py`.

A *title* is a card name with all its copies, and a number: the index into every column. An *ability* is a number too;
a title has at most one for each timing. Its program is rows of ROW numbers in three parts: conditions that must all
hold, prices that must be paid, and what is done. docs/games/rune-age-cards.md says exactly what every code means.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

TITLES: Final[i64] = 256
"""More titles than any set of card files may name: the size of the domain of cards."""
NONE: Final[i64] = -1

# Kinds of card.
GOLD: Final[i64] = 0
CITY: Final[i64] = 1
STRONGHOLD: Final[i64] = 2
UNIT: Final[i64] = 3
TACTIC: Final[i64] = 4
MONUMENT: Final[i64] = 5
OBJECTIVE: Final[i64] = 6
ENEMY: Final[i64] = 7
INSTANT: Final[i64] = 8
LASTING: Final[i64] = 9
RUNE: Final[i64] = 10
LANDMARK: Final[i64] = 11

# Where a title belongs: a race (its number), or one of these; a scenario is SCENARIO + its number.
RACES: Final[i64] = 6
NEUTRAL: Final[i64] = 6
MERCENARY: Final[i64] = 7
COMMON: Final[i64] = 8
SCENARIO: Final[i64] = 9

# The races and scenarios in the order of their numbers.
DAQAN: Final[i64] = 0
WAIQAR: Final[i64] = 1
LATARI: Final[i64] = 2
UTHUK: Final[i64] = 3
DUNWARR: Final[i64] = 4
ORCS: Final[i64] = 5
RESURGENCE: Final[i64] = 0
RUNEWARS: Final[i64] = 1
CATACLYSM: Final[i64] = 2
THE_MONUMENT: Final[i64] = 3
ASCENT: Final[i64] = 4
LANDMARKS: Final[i64] = 5
TOGETHER: Final[i64] = 6
"""Resurgence of the Dragonlords, the co-operative variant: the events of RESURGENCE under rules of its own."""
SCENARIOS: Final[i64] = 7

# Which box a title comes from. Variant events replace Stage 1 in the co-operative game (RUA-179).
CORE: Final[i64] = 0
EXPANSION: Final[i64] = 1
VARIANT: Final[i64] = 2

# With what a title is paid.
PAID_GOLD: Final[i64] = 1
PAID_INFLUENCE: Final[i64] = 2

# Timings: when an ability is used or holds.
PLAYED: Final[i64] = 0
RESOLUTION: Final[i64] = 1
END: Final[i64] = 2
ACTION: Final[i64] = 3
STATIC: Final[i64] = 4
DRAWN: Final[i64] = 5
PHASE: Final[i64] = 6
DEFEATED: Final[i64] = 7
HELD: Final[i64] = 8
TIMINGS: Final[i64] = 9

# Whom an ability concerns; its rows run once for each of these players, who is then “me”.
FOR_USER: Final[i64] = 0
FOR_EACH: Final[i64] = 1
FOR_FIRST: Final[i64] = 2
FOR_LEAST_DAMAGED: Final[i64] = 3
FOR_MOST_DAMAGED: Final[i64] = 4
FOR_MOST_CITIES: Final[i64] = 5
FOR_FEWEST_CITIES: Final[i64] = 6
FOR_REWARDED: Final[i64] = 7
FOR_OVERLORD: Final[i64] = 8
FOR_ALLIES: Final[i64] = 9
FOR_CHOSEN: Final[i64] = 10

# Parts of an ability's program.
IF: Final[i64] = 0
PRICE: Final[i64] = 1
DO: Final[i64] = 2
PARTS: Final[i64] = 3

# The numbers of one row.
VERB: Final[i64] = 0
N: Final[i64] = 1
M: Final[i64] = 2
PER: Final[i64] = 3
OF: Final[i64] = 4
WHAT: Final[i64] = 5
FROM: Final[i64] = 6
TO: Final[i64] = 7
BY: Final[i64] = 8
MAY: Final[i64] = 9
ROW: Final[i64] = 10

# Verbs.
AT_LEAST: Final[i64] = 0
AT_MOST: Final[i64] = 1
DRAW: Final[i64] = 2
DISCARD: Final[i64] = 3
DESTROY: Final[i64] = 4
WOUND: Final[i64] = 5
HEAL: Final[i64] = 6
STRENGTHEN: Final[i64] = 7
REVEAL: Final[i64] = 8
LOOK: Final[i64] = 9
TAKE: Final[i64] = 10
JOIN: Final[i64] = 11
GAIN: Final[i64] = 12
BUY: Final[i64] = 13
SPEND: Final[i64] = 14
EXHAUST: Final[i64] = 15
REFRESH: Final[i64] = 16
DAMAGE: Final[i64] = 17
REPAIR: Final[i64] = 18
TOLL: Final[i64] = 19
ATTACK: Final[i64] = 20
GIVE: Final[i64] = 21
RUNES: Final[i64] = 22
REVERSE: Final[i64] = 23
STURDY: Final[i64] = 24
GUARD: Final[i64] = 25
BONUS: Final[i64] = 26
EMBOLDEN: Final[i64] = 27
REROLL: Final[i64] = 28
SHIELD: Final[i64] = 29
REFILL: Final[i64] = 30
COST: Final[i64] = 31
FORBID: Final[i64] = 32

# What conditions compare and amounts are multiplied by, as it stands for “me” when the row runs.
ONCE: Final[i64] = 0
HAND_CARDS: Final[i64] = 1
FRIENDS: Final[i64] = 2
KIN: Final[i64] = 3
FOES: Final[i64] = 4
WOUNDS: Final[i64] = 5
PAID: Final[i64] = 6
PAID_WORTH: Final[i64] = 7
UNPAID: Final[i64] = 8
ENEMIES: Final[i64] = 9
OWN_CITIES: Final[i64] = 10
OWN_STRONGHOLDS: Final[i64] = 11
OWN_REWARDS: Final[i64] = 12
OWN_DAMAGE: Final[i64] = 13
ATTACKING: Final[i64] = 14
DEFENDING: Final[i64] = 15
IN_SIEGE: Final[i64] = 16
IN_BATTLE: Final[i64] = 17
AT_OBJECTIVE: Final[i64] = 18
AT_ENEMY: Final[i64] = 19
AT_INSTANT: Final[i64] = 20
AT_CITY: Final[i64] = 21
AT_REALM: Final[i64] = 22
OWN_GOLD: Final[i64] = 23
ENEMIES_LEFT: Final[i64] = 24
RIVALS: Final[i64] = 25

# Whose cards a row is about.
MINE: Final[i64] = 0
OPPONENT: Final[i64] = 1

# Zones.
HAND: Final[i64] = 0
DECK: Final[i64] = 1
PILE: Final[i64] = 2
"""A player's discard pile."""
ARMY: Final[i64] = 3
BARRACKS: Final[i64] = 4
CENTRE: Final[i64] = 5
"""The neutral and gold piles of Terrinoth."""
AREA_CITIES: Final[i64] = 6
AREA_STRONGHOLDS: Final[i64] = 7
AREA_REWARDS: Final[i64] = 8
AREA: Final[i64] = 9
"""Cities, strongholds and rewards together."""
EITHER: Final[i64] = 10
"""The discard pile or the top of the deck, as me chooses."""

# Which units grow stronger or are wounded.
THIS: Final[i64] = 0
CHOSEN: Final[i64] = 1
ALL_OF_THEM: Final[i64] = 2

# Who chooses the cards.
USER: Final[i64] = 0
OWNER: Final[i64] = 1
CHANCE: Final[i64] = 2

# What a lasting event can forbid.
SIEGE_REALM: Final[i64] = 0
SIEGE_CITY: Final[i64] = 1
BATTLE_ENEMY: Final[i64] = 2
SPEND_GOLD: Final[i64] = 3
SPEND_INFLUENCE: Final[i64] = 4

# The numbers of one selector: a card is meant if every one of them lets it pass.
KINDS: Final[i64] = 0
"""A bit for each kind."""
NAMED: Final[i64] = 1
"""Offset in `named` of the titles; NAMES of them."""
NAMES: Final[i64] = 2
WHETHER: Final[i64] = 3
"""1: only the titles named (all, if none is named); 0: all but those."""
MOST: Final[i64] = 4
"""Greatest current strength, things that are no units counting 0; NONE: any; KIN_STRENGTH: see below."""
LEAST_COST: Final[i64] = 5
SELECTOR: Final[i64] = 6
KIN_STRENGTH: Final[i64] = -2
"""As strong as all participating friendly units of the ability's own title together."""

# How a scenario is won, and what happens at its last round.
WIN_OBJECTIVE: Final[i64] = 0
WIN_LAST: Final[i64] = 1
WIN_SURVIVE: Final[i64] = 2
WIN_MONUMENT: Final[i64] = 3
WIN_OVERLORD: Final[i64] = 4
WIN_POINTS: Final[i64] = 5


QUANTITIES: Final[i64] = 5


class Cards:
    """All titles of the game as columns. One object for each set of card files and packs; never changed."""

    def __init__(self, columns: dict[str, list[int]]) -> None:
        self.titles: i64 = len(columns["kind"])
        self.kind: vec[i64] = vec[i64](columns["kind"])
        self.home: vec[i64] = vec[i64](columns["home"])
        self.box: vec[i64] = vec[i64](columns["box"])
        self.stage: vec[i64] = vec[i64](columns["stage"])
        self.category: vec[i64] = vec[i64](columns["category"])
        """Of mercenaries: 1 or 2 (RUA-189)."""
        self.siege_icon: vec[i64] = vec[i64](columns["siege"])
        self.copies: vec[i64] = vec[i64](columns["copies"])
        self.paid_with: vec[i64] = vec[i64](columns["paid_with"])
        """PAID_GOLD, PAID_INFLUENCE, or 0: it cannot be bought."""
        self.cost: vec[i64] = vec[i64](columns["cost"])
        self.strength: vec[i64] = vec[i64](columns["strength"])
        """Of units what they add; of anything else what must be beaten; NONE: it cannot be fought."""
        self.defense: vec[i64] = vec[i64](columns["defense"])
        self.attrition: vec[i64] = vec[i64](columns["attrition"])
        self.gold: vec[i64] = vec[i64](columns["gold"])
        """What it gives, of gold cards their value."""
        self.influence: vec[i64] = vec[i64](columns["influence"])
        self.points: vec[i64] = vec[i64](columns["points"])
        """What a landmark is worth at the end."""
        self.mythic: vec[i64] = vec[i64](columns["mythic"])
        self.reward: vec[i64] = vec[i64](columns["reward"])
        """1: whoever defeats it keeps it as a reward."""
        self.ability: vec[i64] = vec[i64](columns["ability"])
        """For each title TIMINGS ability numbers, NONE where it has none."""
        self.whom: vec[i64] = vec[i64](columns["whom"])
        """For each ability one of FOR_…"""
        self.parts: vec[i64] = vec[i64](columns["parts"])
        """For each ability PARTS offsets of rows, the parts in their order; one more at the very end."""
        self.rows: vec[i64] = vec[i64](columns["rows"])
        self.selectors: vec[i64] = vec[i64](columns["selectors"])
        self.named: vec[i64] = vec[i64](columns["named"])
        self.static: vec[i64] = vec[i64](columns["static"])
        """For each title a bit for each verb of its static ability: `static[title] >> STURDY & 1`."""
        self.holds: vec[i64] = vec[i64](columns["holds"])
        """The same for what it does while it lies in a player's area."""
        self.neutrals: vec[i64] = vec[i64](columns["neutrals"])
        """For each scenario the three recommended neutral titles (RUA-015), in ascending cost."""
        self.events: vec[i64] = vec[i64](columns["events"])
        """For each scenario the scenario whose event cards it uses."""
        self.objectives: vec[i64] = vec[i64](columns["objectives"])
        """For each scenario its objective."""
        self.wins: vec[i64] = vec[i64](columns["wins"])
        self.rounds: vec[i64] = vec[i64](columns["rounds"])
        """For each scenario the last round."""
        self.rules: vec[i64] = vec[i64](columns["rules"])
        """For each scenario RULES numbers."""
        self.die: vec[i64] = vec[i64](columns["die"])
        self.quantities: vec[i64] = vec[i64](columns["quantities"])
        """For 1, 2, 3 and 4 players QUANTITIES numbers: the piles of gold 1, 2 and 3, a neutral pile, cities."""
        self.realm: i64 = columns["realm"][0]
        """Damage that a home realm bears (RUA-134)."""

    def ability_of(self, title: i64, timing: i64) -> i64:
        """The number of a title's ability for a timing, or NONE."""
        return self.ability[title * TIMINGS + timing]

    def first(self, ability: i64, part: i64) -> i64:
        """The offset in `rows` of the first number of a part; the part ends where the next begins."""
        return self.parts[ability * PARTS + part] * ROW

    def last(self, ability: i64, part: i64) -> i64:
        """The offset in `rows` just behind a part."""
        return self.parts[ability * PARTS + part + 1] * ROW

    def passes(self, selector: i64, title: i64, strength: i64, kin: i64) -> bool:
        """Whether a selector means this title at this current strength; `kin` is what KIN_STRENGTH stands for."""
        at = selector * SELECTOR
        if (
            self.selectors[at + KINDS] >> self.kind[title] & 1 == 0
            or self.cost[title] < self.selectors[at + LEAST_COST]
        ):
            return False
        most = self.selectors[at + MOST]
        if most != NONE and strength > (kin if most == KIN_STRENGTH else most):
            return False
        names = self.selectors[at + NAMES]
        if names == 0:
            return True
        first = self.selectors[at + NAMED]
        for i in range(first, first + names):
            if self.named[i] == title:
                return self.selectors[at + WHETHER] == 1
        return self.selectors[at + WHETHER] == 0


# Rules that differ between scenarios: for each scenario one 0 or 1 in `rules`.
BESIEGE_REALMS: Final[i64] = 0
BESIEGE_CITIES: Final[i64] = 1
ELIMINATION: Final[i64] = 2
COOPERATIVE: Final[i64] = 3
ALONE: Final[i64] = 4
"""One player may play it."""
OBJECTIVE_IS_ENEMY: Final[i64] = 5
DECK_ENDS: Final[i64] = 6
"""The event deck is not rebuilt: its end is the end (RUA-R56)."""
SIEGE_CARDS: Final[i64] = 7
"""Mercenaries with the Siege icon take part (RUA-192)."""
SHARED_REALM: Final[i64] = 8
"""One home realm for all (RUA-181); effects on each player concern one (RUA-184)."""
RULES: Final[i64] = 9
