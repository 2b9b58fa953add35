"""The vocabulary of card files: kinds, timings, verbs and their arguments, each with its number in `cards.py`.

Everything that reads, checks, writes or explains a card file goes by these tables. What a verb does exactly stands in
docs/games/rune-age-cards.md.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from . import cards as c

KINDS: dict[str, int] = {
    "gold": c.GOLD,
    "city": c.CITY,
    "stronghold": c.STRONGHOLD,
    "unit": c.UNIT,
    "tactic": c.TACTIC,
    "monument": c.MONUMENT,
    "objective": c.OBJECTIVE,
    "enemy": c.ENEMY,
    "instant": c.INSTANT,
    "lasting": c.LASTING,
    "rune": c.RUNE,
    "landmark": c.LANDMARK,
}

EVENTS = ("enemy", "instant", "lasting")

GROUPS: dict[str, tuple[str, ...]] = {
    "card": tuple(KINDS),
    "not-unit": ("gold", "tactic"),
    "event": EVENTS,
}
"""Words that a selector takes for several kinds."""

BOXES: dict[str, int] = {"core": c.CORE, "expansion": c.EXPANSION, "variant": c.VARIANT}

TIMINGS: dict[str, int] = {
    "played": c.PLAYED,
    "resolution": c.RESOLUTION,
    "end": c.END,
    "action": c.ACTION,
    "static": c.STATIC,
    "drawn": c.DRAWN,
    "phase": c.PHASE,
    "defeated": c.DEFEATED,
    "held": c.HELD,
}

WHOM: dict[str, int] = {
    "user": c.FOR_USER,
    "each": c.FOR_EACH,
    "first": c.FOR_FIRST,
    "least-damaged": c.FOR_LEAST_DAMAGED,
    "most-damaged": c.FOR_MOST_DAMAGED,
    "most-cities": c.FOR_MOST_CITIES,
    "fewest-cities": c.FOR_FEWEST_CITIES,
    "rewarded": c.FOR_REWARDED,
    "overlord": c.FOR_OVERLORD,
    "allies": c.FOR_ALLIES,
    "chosen": c.FOR_CHOSEN,
}

COUNTERS: dict[str, int] = {
    "once": c.ONCE,
    "hand": c.HAND_CARDS,
    "friends": c.FRIENDS,
    "kin": c.KIN,
    "foes": c.FOES,
    "wounds": c.WOUNDS,
    "paid": c.PAID,
    "paid-worth": c.PAID_WORTH,
    "unpaid": c.UNPAID,
    "enemies": c.ENEMIES,
    "cities": c.OWN_CITIES,
    "strongholds": c.OWN_STRONGHOLDS,
    "rewards": c.OWN_REWARDS,
    "damage": c.OWN_DAMAGE,
    "attacking": c.ATTACKING,
    "defending": c.DEFENDING,
    "siege": c.IN_SIEGE,
    "battle": c.IN_BATTLE,
    "at-objective": c.AT_OBJECTIVE,
    "at-enemy": c.AT_ENEMY,
    "at-instant": c.AT_INSTANT,
    "at-city": c.AT_CITY,
    "at-realm": c.AT_REALM,
    "gold": c.OWN_GOLD,
    "enemies-left": c.ENEMIES_LEFT,
    "rivals": c.RIVALS,
}

CHOICES: dict[str, dict[str, int]] = {
    "per": COUNTERS,
    "of": {"me": c.MINE, "opponent": c.OPPONENT},
    "from": {
        "hand": c.HAND,
        "deck": c.DECK,
        "discard": c.PILE,
        "army": c.ARMY,
        "barracks": c.BARRACKS,
        "centre": c.CENTRE,
        "cities": c.AREA_CITIES,
        "strongholds": c.AREA_STRONGHOLDS,
        "rewards": c.AREA_REWARDS,
        "area": c.AREA,
    },
    "to": {
        "discard": c.PILE,
        "hand": c.HAND,
        "deck": c.DECK,
        "either": c.EITHER,
    },
    "units": {"this": c.THIS, "chosen": c.CHOSEN, "all": c.ALL_OF_THEM},
    "by": {"user": c.USER, "owner": c.OWNER, "chance": c.CHANCE},
    "forbid": {
        "siege-realm": c.SIEGE_REALM,
        "siege-city": c.SIEGE_CITY,
        "battle-enemy": c.BATTLE_ENEMY,
        "spend-gold": c.SPEND_GOLD,
        "spend-influence": c.SPEND_INFLUENCE,
    },
}
"""Of each argument that is a word, the words that it takes."""

FIELDS: dict[str, int] = {
    "keep": c.M,
    "per": c.PER,
    "of": c.OF,
    "what": c.WHAT,
    "from": c.FROM,
    "to": c.TO,
    "units": c.TO,
    "by": c.BY,
    "may": c.MAY,
}
"""Where an argument stands in a row. `but`, `at-most` and `worth` belong to the selector in WHAT."""

SELECTS = ("what", "but", "at-most", "worth")


@dataclass(frozen=True)
class Verb:
    """One verb: its code, whether it takes a number (least, greatest), its arguments with what each takes.

    Of an argument the words that it takes are named, the default first; a tuple of one empty string means any word
    of the argument's kind, and a verb without `what` takes no selector.
    """

    code: int
    number: tuple[int, int] | None
    arguments: dict[str, tuple[str, ...]] = field(default_factory=dict)
    price: bool = False
    static: bool = False


PER = tuple(COUNTERS)
CARD_WORDS = ("card",)
UNIT_WORDS = ("unit",)

VERBS: dict[str, Verb] = {
    "draw": Verb(c.DRAW, (1, 9), {"per": PER, "of": ("me", "opponent")}),
    "discard": Verb(
        c.DISCARD,
        (1, 9),
        {
            "per": PER,
            "of": ("me", "opponent"),
            "what": CARD_WORDS,
            "from": ("hand", "deck", "army"),
            "by": ("owner", "user", "chance"),
            "may": (),
        },
        price=True,
    ),
    "destroy": Verb(
        c.DESTROY,
        (1, 9),
        {
            "per": PER,
            "of": ("me", "opponent"),
            "what": CARD_WORDS,
            "from": ("army", "hand", "discard", "cities", "strongholds", "rewards"),
            "by": ("user", "owner", "chance"),
            "may": (),
        },
        price=True,
    ),
    "wound": Verb(
        c.WOUND,
        (1, 9),
        {
            "per": PER,
            "of": ("me", "opponent"),
            "what": UNIT_WORDS,
            "units": ("chosen", "this", "all"),
            "by": ("user", "owner", "chance"),
            "may": (),
        },
        price=True,
    ),
    "heal": Verb(c.HEAL, (1, 9), {"what": UNIT_WORDS, "units": ("chosen", "this", "all"), "may": ()}),
    "strengthen": Verb(
        c.STRENGTHEN,
        (-9, 9),
        {
            "per": PER,
            "of": ("me", "opponent"),
            "what": UNIT_WORDS,
            "units": ("this", "chosen", "all"),
        },
    ),
    "reveal": Verb(c.REVEAL, (1, 9), {"keep": (), "what": CARD_WORDS, "to": ("discard", "either", "deck")}),
    "look": Verb(c.LOOK, (1, 9)),
    "take": Verb(c.TAKE, (1, 9), {"what": CARD_WORDS, "from": ("discard", "army"), "may": ()}),
    "join": Verb(c.JOIN, (1, 9), {"what": UNIT_WORDS, "from": ("discard", "hand", "barracks"), "may": ()}),
    "gain": Verb(
        c.GAIN,
        (1, 9),
        {"per": PER, "what": CARD_WORDS, "from": ("barracks", "centre"), "to": ("discard", "hand"), "may": ()},
    ),
    "buy": Verb(c.BUY, (1, 9), {"what": UNIT_WORDS, "to": ("hand", "discard")}),
    "spend": Verb(c.SPEND, (1, 9), price=True),
    "exhaust": Verb(
        c.EXHAUST, (1, 9), {"of": ("me", "opponent"), "from": ("area", "cities", "strongholds", "rewards")}, price=True
    ),
    "refresh": Verb(c.REFRESH, (1, 9), {"from": ("area", "cities", "strongholds", "rewards"), "may": ()}),
    "damage": Verb(c.DAMAGE, (1, 20), {"per": PER, "of": ("me", "opponent")}),
    "repair": Verb(c.REPAIR, (1, 20), {"per": PER}),
    "toll": Verb(c.TOLL, (1, 20), {"per": PER}),
    "attack": Verb(c.ATTACK, None),
    "give": Verb(c.GIVE, None),
    "runes": Verb(c.RUNES, (1, 6)),
    "reverse": Verb(c.REVERSE, None),
    "sturdy": Verb(c.STURDY, None, static=True),
    "guard": Verb(c.GUARD, None, static=True),
    "bonus": Verb(c.BONUS, (-20, 20), {"per": PER}, static=True),
    "embolden": Verb(c.EMBOLDEN, (1, 9), static=True),
    "reroll": Verb(c.REROLL, None, static=True),
    "shield": Verb(c.SHIELD, (1, 20), static=True),
    "refill": Verb(c.REFILL, (-4, 4), static=True),
    "cost": Verb(c.COST, (-9, 9), {"what": CARD_WORDS}, static=True),
    "forbid": Verb(c.FORBID, None, static=True),
}

WINS: dict[str, int] = {
    "objective": c.WIN_OBJECTIVE,
    "last": c.WIN_LAST,
    "survive": c.WIN_SURVIVE,
    "monument": c.WIN_MONUMENT,
    "overlord": c.WIN_OVERLORD,
    "points": c.WIN_POINTS,
}

RULES: dict[str, int] = {
    "besiege-realms": c.BESIEGE_REALMS,
    "besiege-cities": c.BESIEGE_CITIES,
    "elimination": c.ELIMINATION,
    "cooperative": c.COOPERATIVE,
    "alone": c.ALONE,
    "objective-is-enemy": c.OBJECTIVE_IS_ENEMY,
    "deck-ends": c.DECK_ENDS,
    "siege-cards": c.SIEGE_CARDS,
    "shared-realm": c.SHARED_REALM,
}
