"""A table of Ethnos laid out by hand, and short words for playing at it and looking at it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

from tablewright.core.errors import Refused
from tablewright.core.events import Event
from tablewright.core.random import seeded
from tablewright.core.results import Result
from tablewright.core.state import State
from tablewright.games.ethnos import GAME
from tablewright.games.ethnos.view import SeatView, View

REGIONS = ("althea", "duris", "ithys", "rhea", "straton", "pelagon")
COLOURS = ("green", "purple", "orange", "red", "blue", "grey")
KINDS = (
    "centaur",
    "dwarf",
    "elf",
    "giant",
    "halfling",
    "merfolk",
    "minotaur",
    "orc",
    "troll",
    "wingfolk",
    "wizard",
    "skeleton",
)
QUIET = ("minotaur", "dwarf", "wingfolk", "centaur", "elf", "wizard", "halfling")
"""Kinds that bring no component: they fill up what a test does not name."""
COLUMNS = ("white", "green", "yellow", "black", "red", "blue")
"""The Regions of the second edition, which are called after their colours."""
CLANS = ("owl", "rabbit", "panda", "bear", "raccoon", "koi", "tiger", "monkey", "fox", "deer", "raven", "dog")
QUIET_CLANS = ("tiger", "rabbit", "deer", "owl", "panda", "raven")


def start(kinds: str = "", *, seats: int, seed: str | int = "", **options: Any) -> State:
    """A real new game; `kinds` are filled up to the number that the seats use."""
    chosen = {"kinds": _filled(kinds.split(), seats, options.get("edition", "1e"))} if kinds else {}
    return GAME.start({**chosen, **options}, seats=seats, seed=seed)


def table(
    kinds: str = "",
    *,
    edition: str = "1e",
    mode: str = "standard",
    seats: int = 4,
    active: int = 0,
    age: int = 1,
    hands: Mapping[int, str] = {},
    pool: str = "",
    deck_top: str = "",
    calm: int = 0,
    dragons: int = 0,
    bands: Sequence[tuple[int, str]] = (),
    markers: Mapping[int, Mapping[str, int]] = {},
    awards: Mapping[str, Sequence[int]] = {},
    tokens: Mapping[int, Sequence[int]] = {},
    sea: Mapping[int, int] = {},
    horde: Mapping[int, str] = {},
    points: Mapping[int, int] = {},
    coins: Sequence[str | None] = (),
) -> State:
    """A position at the start of a turn of `active`.

    Kinds named, by themselves or by a card, are in play; quiet ones fill them up. Cards not named lie in the deck,
    above the Dragons that `deck_top` (first drawn first) does not name. `dwarf-red*` in a hand was seen being taken.
    A Band is its owner and its cards, Leader first; the size token lies where they say. `points` are of the First Age;
    `coins` says where the lowest ones are.
    """
    laid = [cards.split() for _, cards in bands]
    named = [*(card for hand in hands.values() for card in hand.split()), *pool.split(), *deck_top.split()]
    named = [card.removesuffix("*") for card in named] + [card for band in laid for card in band]
    wanted = _filled([*kinds.split(), *(kind_of(card) for card in named if card != "dragon")], seats, edition)
    options = {"edition": edition, "mode": mode, "kinds": wanted}
    regions = GAME.words(GAME.setting(options, seats).options)["region"]
    position = GAME.start(options, seats=seats, seed="table").dump()

    rest = Counter(cards_of(position))
    rest.subtract(card for card in named if card != "dragon")
    assert min(rest.values()) >= 0, f"too many of {[card for card, left in rest.items() if left < 0]}"
    hidden = 3 - dragons - deck_top.split().count("dragon")
    giants = [(len(cards), -i) for i, cards in enumerate(laid) if kind_of(cards[0]) in ("giant", "bear")]
    position |= {
        "agenda": ["age"] * (last_age(seats) - age) + ["score", "turn"],
        "to_act": [active],
        "active": active,
        "age": age,
        "dragons": dragons,
        "deck": ["dragon"] * hidden + sorted(rest.elements()) + deck_top.split()[::-1],
        "calm": calm,
        "pool": pool.split(),
        "awards": _awards(position["awards"], awards, regions),
        "bands": [{"seat": seat, "cards": cards} for (seat, _), cards in zip(bands, laid, strict=True)],
        "sizes": [[seat, len(cards)] for (seat, _), cards in zip(bands, laid, strict=True)],
        "giant": bands[-max(giants)[1]][0] if giants else None,
        "giant_size": max(giants)[0] if giants else 0,
        "tokens": [next((seat for seat, owned in tokens.items() if token in owned), None) for token in range(1, 7)],
    }
    for seat, player in enumerate(position["players"]):
        player["hand"] = hands.get(seat, "").split()
        player["markers"] = [markers.get(seat, {}).get(region, 0) for region in regions]
        player["sea"] = sea.get(seat, 0)
        player["horde"] = horde.get(seat, "").split()
        player["supply"] -= sum(player["markers"]) + len(player["horde"])
        player["points"][0] = {"bands": points[seat]} if seat in points else {}
    if "coins" in position:
        position["coins"] = [*coins, *[None] * (14 - len(coins))]
    return GAME.restore(position)


def age_end(kinds: str = "", *, active: int = 0, **layout: Any) -> State:
    """Such a table after `active` has drawn the third Dragon."""
    return play(table(kinds, active=active, dragons=2, deck_top="dragon", **layout), active, "draw")


def _filled(kinds: Sequence[str], seats: int, edition: str) -> list[str]:
    known, quiet = (KINDS, QUIET) if edition == "1e" else (CLANS, QUIET_CLANS)
    chosen = list(dict.fromkeys(kinds))
    wanted = 5 if seats <= 3 else 6
    chosen += [kind for kind in quiet if kind not in chosen][: max(0, wanted - len(chosen))]
    assert len(chosen) == wanted, f"{wanted} kinds are used, not {chosen}"
    return sorted(chosen, key=known.index)


def _awards(dealt: list[list[int]], wanted: Mapping[str, Sequence[int]], regions: Sequence[str]) -> list[list[int]]:
    """The same tokens, those of the wanted Regions picked out."""
    each = len(dealt[0])
    rest = sorted(token for region in dealt for token in region)
    for tokens in wanted.values():
        for token in tokens:
            rest.remove(token)
    others = iter([rest[i : i + each] for i in range(0, len(rest), each)])
    return [list(wanted[name]) if name in wanted else next(others) for name in regions]


def last_age(seats: int) -> int:
    """How many Ages are played."""
    return 2 if seats <= 3 else 3


def kind_of(card: str) -> str:
    """The kind of a card."""
    return card.partition("-")[0]


def cards_of(position: dict[str, Any]) -> list[str]:
    """Every Ally card of a position, wherever it is."""
    hands = [card.removesuffix("*") for player in position["players"] for card in player["hand"]]
    laid = [card for band in position["bands"] for card in band["cards"]]
    picked = [card.removesuffix("*") for card in position["picked"]]
    return [card for card in [*position["deck"], *position["pool"], *hands, *laid, *picked] if card != "dragon"]


# --- playing ----------------------------------------------------------------------------------------------------


def play(state: State, seat: int, *texts: str) -> State:
    """Make these moves, one after the other; the answer is the same state."""
    for text in texts:
        state.play(seat, state.parse(text))
    return state


def lead(state: State, seat: int, cards: str) -> State:
    """Lay a Band: Leader first, the others in any order."""
    leader, *others = cards.split()
    order = state.setting.words["card"].index
    return play(state, seat, f"lead {leader}", *(f"add {card}" for card in sorted(others, key=order)), "done")


def legal(state: State, seat: int = 0) -> list[str]:
    """The legal moves of a seat as texts."""
    return [state.text(move) for move in state.legal(seat)]


def why(state: State, seat: int, text: str) -> str:
    """The rule that forbids a move."""
    return refusal(state, seat, text).rule


def refusal(state: State, seat: int, text: str) -> Refused:
    """The refusal of a move: its rule, its words and their numbers."""
    refused = state.why_not(seat, text)
    assert refused is not None, f"{text} is legal"
    return refused


def wander(state: State, seed: str | int, prefer: str = "") -> Iterator[State]:
    """Play random moves, preferred verbs first, to the end: the same state, before each move and at the end."""
    rng = seeded(f"wander {seed}")
    while not state.over:
        yield state
        seat = state.to_act[0]
        moves = legal(state, seat)
        moves = [move for move in moves if move.split()[0] in prefer.split()] or moves
        play(state, seat, moves[rng.below(len(moves))])
    yield state


# --- looking ----------------------------------------------------------------------------------------------------


def look(state: State, seat: int | None = None) -> View:
    """The view of a seat or, by default, of a spectator."""
    return cast(View, state.view(seat))


def player(state: State, seat: int) -> SeatView:
    """A player as they see themselves."""
    return look(state, seat).players[seat]


def hand(state: State, seat: int) -> list[str]:
    """The cards in a hand."""
    return player(state, seat).hand or []


def pool(state: State) -> list[str]:
    """The cards of the Pool."""
    return look(state).pool


def markers(state: State, region: str) -> list[int]:
    """The markers in a Region, by seat."""
    return look(state).regions[state.setting.words["region"].index(region)].markers


def scores(state: State) -> list[int]:
    """The totals, by seat."""
    return [seat.score for seat in look(state).players]


def paid(state: State, source: str, age: int = 1) -> list[int]:
    """What a source paid in an Age, by seat."""
    return [seat.points[age - 1].get(source, 0) for seat in look(state).players]


def told(state: State, kind: str, seat: int | None = None) -> list[Event]:
    """The events of a kind, as a seat or a spectator knows them."""
    return [event for event in state.events(seat) if event.kind == kind]


def result(state: State) -> Result:
    """The result of a finished game."""
    assert state.result is not None, "the game goes on"
    return state.result


def winners(state: State) -> list[int]:
    """The seats that won."""
    return [seat.seat for seat in result(state).seats if seat.won]
