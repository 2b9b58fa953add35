"""The second edition read once more: what an Age's end pays and what Bruno does, worked out from positions alone."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.core.random import seeded
from tablewright.core.rules import rule
from tablewright.games.ethnos import GAME
from tests.ethnos.table import COLUMNS, kind_of, legal, play

COINS = [1] * 5 + [2] * 5 + [3] * 4
BAND_POINTS = [0, 0, 1, 3, 6, 10, 15]
BEAR_POINTS = [4, 6, 8]
SEA_POINTS = [2, 4, 6]
TRIGGERS = {"white": 5, "green": 5, "yellow": 4, "black": 4}
LIKED = {"bruno-symbol": (0, -1, 1), "bruno-coin": (1, 0, -1)}
"""Tied, losing, winning for a Koi marker; winning, tied, losing for a Coin."""

TABLES = [({"mode": "solo", "difficulty": level}, 1) for level in ("easy", "regular", "hard")]
TABLES += [({"mode": "standard", "difficulty": "regular"}, seats) for seats in (2, 3, 4, 6)]

Position = dict[str, Any]


def awards_shared(position: Position, strength: list[int], values: list[int], coins: int) -> list[int]:
    """What each side is paid for a Region or the Koi board."""
    age, sides = position["age"], range(len(strength))
    owned = {side: [token for token, owner in enumerate(position["tokens"], 1) if owner == side] for side in sides}
    present = [side for side in sides if strength[side]]
    awards = [values[age - 1] + coins, *values[: age - 1][::-1]]
    if len(strength) == 2 and age == 2:
        awards = [sum(awards) if len(present) == 1 else awards[0]]
    ranks = {side: (strength[side], sum(owned[side]), max(owned[side], default=0)) for side in present}
    paid = [0] * len(strength)
    place = 0
    for rank in sorted(set(ranks.values()), reverse=True):
        tied = [side for side in present if ranks[side] == rank]
        for side in tied:
            paid[side] = sum(awards[place : place + len(tied)]) // len(tied)
        place += len(tied)
    return paid


def wanted_points(position: Position) -> dict[str, list[int]]:
    """What the end of the Age pays each side, by source, horde boards aside."""
    players, age = position["players"], position["age"]
    wanted = {}
    for index, region in enumerate(COLUMNS):
        coins = sum(COINS[i] for i, place in enumerate(position.get("coins", [])) if place == region)
        markers = [player["markers"][index] for player in players]
        wanted[region] = awards_shared(position, markers, position["awards"][index], coins)
    wanted["sea"] = awards_shared(position, [player["sea"] for player in players], SEA_POINTS, 0)
    wanted["size-age"] = [BEAR_POINTS[age - 1] * (position["giant"] == side) for side in range(len(players))]
    wanted["bands"] = [0] * len(players)
    for band in position["bands"]:
        leader = band.get("led_by") or kind_of(band["cards"][0])
        cards = sum(kind_of(card) != "dog" for card in band["cards"]) + (leader == "rabbit")
        wanted["bands"][band["seat"]] += BAND_POINTS[min(cards, 6)]
    return wanted


def ready(position: Position) -> str | None:
    """The leftmost column of Bruno's that plays."""
    for index, colour in enumerate(COLUMNS):
        markers = sum(player["markers"][index] for player in position["players"])
        cards = sum(card.endswith(colour) for card in position["dashboard"])
        if cards >= TRIGGERS.get(colour, markers + 1):
            return colour
    return None


def where_he_likes(position: Position, step: str) -> list[str]:
    """The Regions of his best preference."""
    human, bruno = (player["markers"] for player in position["players"])
    stands = [(b > h) - (b < h) for b, h in zip(bruno, human, strict=True)]
    best = next(stand for stand in LIKED[step] if stand in stands)
    return [f"send {region}" for region, stand in zip(COLUMNS, stands, strict=True) if stand == best]


@rule("ETN-078", "ETN-098", "ETN-114", "ETN-133", "ETN-157", "ETN-162", "ETN-163")
@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_positions_alone_tell_what_an_age_pays_and_what_bruno_does(options: dict[str, str], seats: int) -> None:
    ages = parties = 0
    for seed in range(12):
        state = GAME.start({"edition": "2e", **options}, seats=seats, seed=seed)
        rng = seeded(f"second reading {seed}")
        while not state.over:
            seat, before = state.to_act[0], state.dump()
            moves = legal(state, seat)
            step = before["agenda"][-1]
            if step in LIKED:
                assert sorted(moves) == sorted(where_he_likes(before, step))
            bold = rng.below(4) == 0
            liked = [move for move in moves if move.startswith(("lead", "add") if bold else ("take", "draw", "add"))]
            move = (liked or moves)[rng.below(len(liked or moves))]
            play(state, seat, move)
            after = state.dump()
            if step == "appoint" and after["age"] == before["age"] and after["to_act"]:
                cards = [card for card in before["dashboard"] if card.endswith(str(ready(before)))]
                party = {"seat": 1, "cards": cards, "led_by": move.split()[1]}
                assert party in after["bands"]
                parties += 1
            # A move that only moves cards ends the Age as it stands; Bruno's last Setup card may lead within one.
            foregone = len(before.get("face_down", [])) == 5
            ended = after["age"] > before["age"] or not after["to_act"]
            if ended and step in ("turn", "feed") and not foregone:
                for source, wanted in wanted_points(before).items():
                    paid = [player["points"][before["age"] - 1].get(source, 0) for player in after["players"]]
                    assert paid == wanted, source
                ages += 1
    assert ages > 0
    assert (parties > 0) == (options["mode"] == "solo")
