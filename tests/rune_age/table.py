"""A table of Rune Age laid out by hand, and short words for playing at it and looking at it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, cast

from tablewright.core.errors import Refused
from tablewright.core.events import Event
from tablewright.core.random import seeded
from tablewright.core.results import Result
from tablewright.core.state import State
from tablewright.games.rune_age import GAME, loading
from tablewright.games.rune_age import cards as c
from tablewright.games.rune_age.view import Combat, SeatView, View

LIBRARY = loading.printed()
TABLES = loading.tables({})
MARKS = re.compile(r"[*^]|!\w+")
Zones = Mapping[int, str]
EMPTY: Zones = {}
UNHURT: Mapping[int, int] = {}
USUAL: Mapping[str, int] = {}


def start(scenario: str = "resurgence", *, seats: int, seed: str | int = "", **options: Any) -> State:
    """A real new game."""
    return GAME.start({"scenario": scenario, **options}, seats=seats, seed=seed)


def kind(card: str) -> int:
    """The kind of a card of ours."""
    return TABLES.kind[LIBRARY.number(card)]


def table(
    races: str = "daqan waiqar",
    *,
    scenario: str = "resurgence",
    active: int = 0,
    first: int = 0,
    number: int = 1,
    waiting: Sequence[int] | None = None,
    hands: Zones = EMPTY,
    decks: Zones = EMPTY,
    piles: Zones = EMPTY,
    areas: Zones = EMPTY,
    damage: Mapping[int, int] = UNHURT,
    enemies: str = "",
    events: str | None = None,
    event_pile: str = "",
    stock: Mapping[str, int] = USUAL,
    hired: str = "",
    out: Sequence[int] = (),
    **options: Any,
) -> State:
    """A position in which `active` is about to act, and nothing was attacked or used yet this round.

    Zones hold what they are given and nothing else; every other card lies in its barracks or pile. Decks and `events`
    name the top card first. Cities named in an area are secured; others fill up the centre. Events not named lie in the
    event deck, or, if `events` names it, in the event discard pile. `forge exhausted` of an area is written
    `forge/exhausted`.
    """
    seats = len(races.split())
    chosen = {"scenario": scenario, "races": races.split(), "mercenaries": bool(hired), **options}
    position = GAME.start(chosen, seats=seats, seed="table").dump()
    if hired:
        _hire(position, hired.split())
    _gather(position, seats)
    for zone, named in (("hand", hands), ("deck", decks), ("pile", piles)):
        for seat, cards in named.items():
            slots = cards.split()[::-1] if zone == "deck" else cards.split()
            position["players"][seat][zone] = slots
            for slot in slots:
                _take(position, seat, MARKS.sub("", slot))
    _lay(position, areas, enemies.split(), events, event_pile.split())
    for seat, hurt in damage.items():
        position["players"][seat]["damage"] = hurt
    position["piles"] |= stock
    order = [(active + i) % seats for i in range(1, seats)]
    later = [seat for seat in order if (seat - first) % seats > (active - first) % seats]
    position |= {
        "agenda": ["event", "turns", "refill", "retain", "turn"],
        "to_act": [active],
        "active": active,
        "first": first,
        "opener": first,
        "round": number,
        "waiting": sorted(later if waiting is None else waiting),
        "out": list(out),
    }
    for seat in out:
        _remove(position, seat)
    return GAME.restore(position)


def _hire(position: dict[str, Any], names: list[str]) -> None:
    """These mercenaries instead of those drawn."""
    number = next(iter(position["piles"][name] for name in list(position["piles"])[3:]))
    piles = dict(list(position["piles"].items())[:6])
    position["piles"] = piles | dict.fromkeys(names, number)


def _gather(position: dict[str, Any], seats: int) -> None:
    """All dealt cards go back to where they came from."""
    position["piles"]["gold-1"] += 5 * seats
    for player in position["players"]:
        starter = next(iter(player["barracks"]))
        player["barracks"][starter] += 3
        player |= {"hand": [], "deck": [], "pile": []}


def _take(position: dict[str, Any], seat: int, card: str) -> None:
    """A card leaves its barracks or pile."""
    barracks = position["players"][seat]["barracks"]
    source = barracks if card in barracks else position["piles"]
    assert source.get(card, 0) > 0, f"no {card} is left for seat {seat}"
    source[card] -= 1


def _lay(position: dict[str, Any], areas: Zones, enemies: list[str], events: str | None, pile: list[str]) -> None:
    """Put the things where they belong."""
    where: dict[str, list[str]] = {}
    for seat, cards in areas.items():
        for card in cards.split():
            name, _, state = card.partition("/")
            where.setdefault(name, []).append(f"seat-{seat} {state}".strip())
    things = [text.split()[0] for text in position["things"]]
    cities = [name for name in things if kind(name) == c.CITY]
    wanted = [name for name in where if kind(name) == c.CITY]
    wanted += [name for name in cities if name not in wanted][: len(cities) - len(wanted)]
    wanted.sort(key=LIBRARY.number)
    at = things.index(cities[0])
    things[at : at + len(cities)] = wanted
    deck = list(events.split()) if events is not None else None
    texts, left = [], {name: list(places) for name, places in where.items()}
    for name in things:
        if left.get(name):
            place = left[name].pop(0)
        elif name in enemies:
            place = "centre"
        elif c.ENEMY <= kind(name) <= c.LASTING:
            lies = name in deck if deck is not None else name not in pile
            place = "event-deck" if lies else "event-pile"
        elif kind(name) == c.RUNE:
            place = "supply"
        elif kind(name) in (c.STRONGHOLD, c.MONUMENT):
            place = "barracks"
        else:
            place = "centre"
        texts.append(f"{name} {place}")
    assert not any(left.values()), f"nowhere to put {left}"
    position["things"] = texts
    in_deck = [text.split()[0] for text in texts if text.endswith("event-deck")]
    if deck is None:
        deck = sorted(in_deck, key=lambda name: TABLES.stage[LIBRARY.number(name)])
    position["event_deck"] = deck[::-1]


def _remove(position: dict[str, Any], seat: int) -> None:
    """An eliminated player: nothing is left of him."""
    player = position["players"][seat]
    player["barracks"] = dict.fromkeys(player["barracks"], 0)
    player["damage"] = 20
    own = f"{position['races'][seat]}-"
    position["things"] = [f"{text.split()[0]} gone" if text.startswith(own) else text for text in position["things"]]


# --- playing ----------------------------------------------------------------------------------------------------


def play(state: State, seat: int, *texts: str) -> State:
    """Make these moves, one after the other; the answer is the same state."""
    for text in texts:
        state.play(seat, state.parse(text))
    return state


def lay(state: State, seat: int, cards: str) -> State:
    """Play these cards to the combat, using no When Played ability."""
    for card in cards.split():
        play(state, seat, f"play {card}")
        if step(state) == "played":
            play(state, seat, "skip")
    return state


def fight(state: State, seat: int, target: str, cards: str = "") -> State:
    """Attack with these cards, and pass if there is more to play."""
    lay(play(state, seat, f"attack {target}"), seat, cards)
    return play(state, seat, "pass") if step(state) == "assault" else state


def changed(state: State, **fields: Any) -> State:
    """The same position with some fields replaced."""
    return GAME.restore(state.dump() | fields)


def rolling(state: State, *dice: int) -> State:
    """The same position with chance such that the next attrition dice show these faces."""
    for number in range(4000):
        rng = seeded(f"dice {number}")
        words = rng.words()
        if [TABLES.die[rng.below(6)] for _ in dice] == list(dice):
            return changed(state, random=words)
    raise AssertionError("no such chance")


def legal(state: State, seat: int | None = None) -> list[str]:
    """The legal moves of the seat asked, or of another, as texts."""
    asked = state.to_act[0] if seat is None else seat
    return [state.text(move) for move in state.legal(asked)]


def refusal(state: State, seat: int, text: str) -> Refused:
    """The refusal of a move."""
    refused = state.why_not(seat, text)
    assert refused is not None, f"{text} is legal"
    return refused


def why(state: State, seat: int, text: str) -> str:
    """The rule that forbids a move."""
    return refusal(state, seat, text).rule


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


def pile(state: State, seat: int) -> list[str]:
    """The cards of a discard pile, sorted."""
    return sorted(player(state, seat).pile)


def area(state: State, seat: int) -> list[str]:
    """The things of an area."""
    return [thing.card for thing in player(state, seat).area]


def exhausted(state: State, seat: int) -> list[str]:
    """The exhausted things of an area."""
    return [thing.card for thing in player(state, seat).area if thing.exhausted]


def damage(state: State) -> list[int]:
    """Damage on each home realm."""
    return [each.damage for each in look(state).players]


def left(state: State, card: str, seat: int = 0) -> int:
    """Copies of a card that are left in its pile of Terrinoth, or in the barracks of a seat."""
    piles = [*look(state).piles, *player(state, seat).barracks]
    return next(each.left for each in piles if each.card == card)


def centre(state: State) -> list[str]:
    """Cities and landmarks in the centre."""
    return [thing.card for thing in look(state).centre]


def enemies(state: State) -> list[str]:
    """Events in play."""
    return [thing.card for thing in look(state).enemies]


def combat(state: State) -> Combat:
    """The combat that goes on."""
    found = look(state).combat
    assert found is not None, "nobody fights"
    return found


def totals(state: State) -> tuple[int, int]:
    """The totals of the two sides."""
    return combat(state).attackers.total, combat(state).defenders.total


def told(state: State, kind: str, seat: int | None = None) -> list[Event]:
    """The events of a kind, as a seat or a spectator knows them."""
    return [event for event in state.events(seat) if event.kind == kind]


def step(state: State) -> str:
    """What is asked."""
    return look(state).step


def result(state: State) -> Result:
    """The result of a finished game."""
    assert state.result is not None, "the game goes on"
    return state.result


def winners(state: State) -> list[int]:
    """The seats that won."""
    return [seat.seat for seat in result(state).seats if seat.won]
