"""A table of Solo Mode laid out by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from tablewright.core.state import State
from tablewright.games.ethnos import GAME
from tablewright.games.ethnos.view import SoloView
from tests.ethnos.table import COLUMNS, cards_of, look, play

KINDS = ("rabbit", "bear", "raccoon", "koi", "monkey", "raven")
HUMAN, BRUNO = 0, 1


def start(difficulty: str = "regular", seed: str | int = "") -> State:
    """A real new game."""
    return GAME.start(options(difficulty), seats=1, seed=seed)


def options(difficulty: str = "regular") -> dict[str, Any]:
    """The options of Solo Mode."""
    return {"edition": "2e", "mode": "solo", "difficulty": difficulty}


def table(
    *,
    difficulty: str = "regular",
    age: int = 1,
    hand: str = "",
    pool: str = "koi-white koi-green koi-yellow",
    dashboard: str = "",
    deck_top: str = "",
    calm: int = 0,
    dragons: int = 0,
    face_down: str = "",
    bands: Sequence[tuple[int, str] | tuple[int, str, str]] = (),
    markers: Mapping[int, Mapping[str, int]] = {},
    sea: Mapping[int, int] = {},
    horde: Mapping[int, str] = {},
    coins: Sequence[str | None] = (),
    awards: Sequence[Sequence[int]] = (),
) -> State:
    """A position at the start of the human's turn, as `tests.ethnos.table` has it.

    A Band of Bruno's is `(BRUNO, cards, kind of its Leader)`.
    """
    position = start(difficulty, "table").dump()
    laid = [band[1].split() for band in bands]
    named = [*hand.split(), *pool.split(), *dashboard.split(), *deck_top.split()]
    named = [card.removesuffix("*") for card in named] + [card for band in laid for card in band]
    rest = Counter(cards_of(position) + position["dashboard"])
    rest.subtract(card for card in named if card != "dragon")
    assert min(rest.values()) >= 0, f"too many of {[card for card, left in rest.items() if left < 0]}"
    hidden = 3 - dragons - deck_top.split().count("dragon")
    bears = [
        (len(cards), -i)
        for i, (band, cards) in enumerate(zip(bands, laid, strict=True))
        if band[-1] == "bear" or (len(band) == 2 and cards[0].startswith("bear"))
    ]
    position |= {
        "agenda": ["age"] * (2 - age) + ["score", "turn"],
        "to_act": [HUMAN],
        "age": age,
        "dragons": dragons,
        "deck": ["dragon"] * hidden + sorted(rest.elements()) + deck_top.split()[::-1],
        "calm": calm,
        "pool": pool.split(),
        "dashboard": dashboard.split(),
        "face_down": face_down.split(),
        "bands": [
            {"seat": band[0], "cards": cards} | ({"led_by": band[2]} if len(band) == 3 else {})
            for band, cards in zip(bands, laid, strict=True)
        ],
        "sizes": [[band[0], len(cards)] for band, cards in zip(bands, laid, strict=True)],
        "giant": bands[-max(bears)[1]][0] if bears else None,
        "giant_size": max(bears)[0] if bears else 0,
        "coins": [*coins, *[None] * (14 - len(coins))],
    }
    if awards:
        position["awards"] = [list(row) for row in awards]
    for side, player in enumerate(position["players"]):
        player["hand"] = hand.split() if side == HUMAN else []
        player["markers"] = [markers.get(side, {}).get(region, 0) for region in COLUMNS]
        player["sea"] = sea.get(side, 0)
        player["horde"] = horde.get(side, "").split()
        player["points"] = [{}, {}]
        player["supply"] = 24 - sum(player["markers"]) - len(player["horde"])
    return GAME.restore(position)


def bruno(state: State) -> SoloView:
    """Bruno's side of the table."""
    solo = look(state, HUMAN).solo
    assert solo is not None
    return solo


def columns(state: State) -> dict[str, list[str]]:
    """The columns of the Dashboard that hold cards."""
    return {column.region: column.cards for column in bruno(state).dashboard if column.cards}


def dashboard(state: State) -> list[str]:
    """The cards of the Dashboard."""
    return [card for column in bruno(state).dashboard for card in column.cards]


def face_up(state: State) -> list[str]:
    """The Setup cards that can be chosen."""
    return [card.kind for card in bruno(state).leaders if card.face_up]


def fed(state: State, card: str, take: str = "draw") -> State:
    """A recruit, and this card of the Pool for Bruno."""
    return play(state, HUMAN, take, f"feed {card}")


def his_party(state: State) -> tuple[list[str], str | None]:
    """The cards of Bruno's last Party and who leads it."""
    band = look(state).players[BRUNO].bands[-1]
    return band.cards, band.led_by
