"""A table of Ettin laid out by hand, and short words for playing at it and looking at it.

Side 0 is seat 0, *you* of the rulebooks' examples: Joymore. Side 1, the Dommorians, is your Ally, and the last side,
the Dwarves, your Enemy. An odd player sits at sides 0 and 1 and plays the Mercenaries at side 1.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, cast

from tablewright.core.errors import Refused
from tablewright.core.events import Event, Log
from tablewright.core.random import seeded
from tablewright.core.results import Result
from tablewright.core.state import State
from tablewright.games.ettin import GAME, faces
from tablewright.games.ettin.board import Board
from tablewright.games.ettin.view import LineupView, PairView, SideView, View

BETWEEN = ("dommorians", "orcs", "cannites", "daemons", "elves", "risen")
PLACES = ("far", "middle", "near", "adventure")
AGE_OF = {word: face.age for word, face in zip(faces.words(), faces.ours().cards, strict=True)}
NATION_OF = {word: face.nation for word, face in zip(faces.words(), faces.ours().cards, strict=True)}


def start(*, seats: int, seed: str | int = "", **options: Any) -> State:
    """A real new game."""
    return GAME.start(options, seats=seats, seed=seed)


def table(
    step: str,
    *,
    seats: int = 4,
    age: int = 1,
    nations: Mapping[int, str] = {},
    sides: Mapping[int, Mapping[str, Any]] = {},
    lead: Mapping[int, int] = {},
    adventure: Mapping[int, str] = {},
    outcomes: Mapping[int, str] = {},
    mercenaries: str = "",
    adventures: str = "",
    lost: str = "",
    first: bool = False,
    seed: str | int = "table",
    **options: Any,
) -> State:
    """A table at which this step has just been resolved: a phase, `war-result`, or with `age=0` a step of setup.

    A Skirmish or Peacetime is the last one of its Age, unless `first`.
    `sides` lays out cards by spot, and other things: `{0: {"camp": "militia, old-vets", "near": "arc-tower", "gold": 4,
    "deck": "guard-post", "tokens": [1]}}`. Decks are given from the top, the rest of the deck below; `"deck": None`
    is an empty one, its cards on the Lost Pile, and so is `mercenaries="none"`. Cards at a place lie faceup, those in
    War Camp and Retired Pile are known to everybody, unless marks behind the name say otherwise: `militia facedown` at
    a place, `militia hidden` where only the own side knows it. `lead` is by pair the side with the Initiative (the pair
    0 is that of side 0), `outcomes` by pair the four battles: `first-won tie no-battle second-won`.
    """
    setting = GAME.setting(options, seats)
    position = dealt(seats, nations, options)
    agenda, peacetimes = course(step, age, first)
    phase = {"war-result": "war", "first-lead": "nations", "age": "war" if age > 1 else "nations"}.get(step, step)
    position |= {"age": age - (step == "age"), "phase": phase, "peacetimes": peacetimes}
    for pair, of_pair in enumerate(position["pairs"]):
        of_pair["initiative"] = lead.get(pair, 2 * pair) if age else None
        if pair in outcomes:
            of_pair["outcomes"] = outcomes[pair].split()
    for pair, card in adventure.items():
        position["pairs"][pair]["adventure"] = taken(position, card)
    for of_pair in position["pairs"] if age and step != "age" else []:
        if of_pair["adventure"] is None:
            of_pair["adventure"] = taken(position, position["adventures"][0][age - 1][0])
    for name, given, decks in (
        ("mercenaries", mercenaries, position["mercenaries"][0]),
        ("adventures", adventures, position["adventures"][0]),
    ):
        if given == "none":
            position["lost"] += decks[age - 1]
            decks[age - 1] = []
        elif given:
            top = [taken(position, card) for card in split(given)]
            assert all(AGE_OF[card] == age for card in top), f"{name} of Age {age} only"
            decks[age - 1] += top[::-1]
    position["lost"] = sorted([*position["lost"], *(taken(position, card) for card in split(lost))])
    for side, laid in sides.items():
        lay(position, side, laid)
    state = cast(Board, GAME.place(setting, position))
    state.random = seeded(str(seed))
    state.log = Log(GAME.events, setting.words)
    for name in agenda:
        state.push(GAME.steps.names.index(name))
    state.advance()
    state.seal()
    assert [(flaw.key, flaw.arguments) for flaw in GAME.flaws(state)] == []
    return state


def course(step: str, age: int, first: bool) -> tuple[list[str], int]:
    """The agenda of a step, and how many Peacetimes have begun before it."""
    later = ["age"] * (3 - age)
    order = {1: "SPS", 2: "PSP", 3: "SPS"}.get(age, "")
    letter = step[0].upper()
    if step == "age":
        return [*later, "age"], {1: 0, 2: 1, 3: 3}[age]
    if step not in ("skirmish", "peacetime"):
        return later + (["war-result", step] if step == "war" else [step]), {1: 1, 2: 3, 3: 4}.get(age, 0)
    at = order.index(letter) if first else order.rindex(letter)
    left = [{"S": "skirmish", "P": "peacetime"}[each] for each in order[:at:-1]]
    before = {1: 0, 2: 1, 3: 3}[age] + order[:at].count("P")
    return [*later, "war-result", "war", *left, step], before


def dealt(seats: int, nations: Mapping[int, str], options: Mapping[str, Any]) -> dict[str, Any]:
    """The zones of a new game with these nations: all cards in their decks, seat 0 the anchor."""
    number = seats + seats % 2
    wanted = ["joymore", *BETWEEN[: number - 2], "dwarves"] if number <= 8 else []
    if seats % 2 and wanted:
        wanted[1:2] = ["mercenaries"]
    for side, nation in nations.items():
        wanted[side] = nation
    setting = GAME.setting({**options, "pick": "random"}, seats)
    state = GAME.start(setting.options, seats=seats, seed="dealt", watch=False)
    position = GAME.position(state)
    position["anchor"] = 0
    if not wanted:
        return position
    words = faces.words()
    for side, of_side in enumerate(position["sides"]):
        of_side["nation"] = wanted[side]
        cards = [word for word in words if NATION_OF[word] == wanted[side]]
        of_side["deck"] = [] if wanted[side] == "mercenaries" else sorted(cards, key=lambda word: -AGE_OF[word])
    return position


def split(text: str) -> list[str]:
    """`militia, old-vets up` as cards with their marks."""
    return [part.strip() for part in text.split(",") if part.strip()]


def taken(position: dict[str, Any], card: str) -> str:
    """Take a card out of the deck that it lies in; the answer is the card."""
    decks = [side["deck"] for side in position["sides"]]
    decks += [deck for kind in ("mercenaries", "adventures") for box in position[kind] for deck in box]
    for deck in decks:
        if card in deck:
            deck.remove(card)
            return card
    raise AssertionError(f"{card} lies in no deck")


def lay(position: dict[str, Any], side: int, laid: Mapping[str, Any]) -> None:
    """Lay out one side."""
    of_side = position["sides"][side]
    for name, value in laid.items():
        if name in ("gold", "tokens", "quota", "cursor"):
            of_side[name] = value
        elif name == "deck" and value is None:
            position["lost"] = sorted(position["lost"] + of_side["deck"])
            of_side["deck"] = []
        elif name == "deck":
            top = [taken(position, card) for card in split(value)]
            of_side["deck"] += top[::-1]
        else:
            of_side["cards"][name] = [marked(position, text, name) for text in split(value)]


def marked(position: dict[str, Any], text: str, spot: str) -> str:
    """A card with the marks that it has in a position."""
    card, *marks = text.split()
    taken(position, card)
    if "hidden" in marks:
        marks.remove("hidden")
        marks = ["from", str(origin(position, card)), *marks]
    elif "facedown" in marks:
        marks.remove("facedown")
        marks = ["known", *marks]
    elif "up" not in marks:
        marks = ["up" if spot in PLACES else "known", *marks]
    return " ".join([card, *marks])


def origin(position: dict[str, Any], card: str) -> int:
    """The deck that a card comes from, as positions number them."""
    nations = [side["nation"] for side in position["sides"]]
    if NATION_OF[card] == "mercenaries":
        return len(nations) + AGE_OF[card] - 1
    return nations.index(NATION_OF[card])


# --- playing ----------------------------------------------------------------------------------------------------


def play(state: State, seat: int, *texts: str) -> State:
    """Make these moves, one after the other; the answer is the same state."""
    for text in texts:
        state.play(seat, state.parse(text))
    return state


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


def side(state: State, number: int, seat: int | None = -1) -> SideView:
    """A side as its own player sees it, or as another seat or a spectator does."""
    own = look(state).sides[number].seat
    return look(state, own if seat == -1 else seat).sides[number]


def gold(state: State) -> list[int]:
    """The Gold of each side."""
    return [each.gold for each in look(state).sides]


def camp(state: State, number: int) -> list[str]:
    """The War Camp of a side."""
    return side(state, number).camp_cards


def retired(state: State, number: int) -> list[str]:
    """The Retired Pile of a side."""
    return side(state, number).retired_cards


def front(state: State, number: int) -> list[str]:
    """The drafted cards of a side."""
    return side(state, number).front


def at(state: State, number: int, place: str) -> list[str | None]:
    """The cards of a side at a place, as its player sees them."""
    return [unit.card for unit in side(state, number).places[PLACES.index(place)].units]


def pair(state: State, number: int = 0) -> PairView:
    """A pair of Enemies."""
    return look(state).pairs[number]


def lineup(state: State, number: int = 0) -> LineupView:
    """One of the Lineups that lie there."""
    return look(state).lineups[number]


def told(state: State, kind: str, seat: int | None = None) -> list[Event]:
    """The events of a kind, as a seat or a spectator knows them."""
    return [event for event in state.events(seat) if event.kind == kind]


def result(state: State) -> Result:
    """The result of a finished game."""
    assert state.result is not None, "the game goes on"
    return state.result
