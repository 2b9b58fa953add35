"""A table from its setting up to its end, over the wire, in every installed game."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

from tablewright.core.registry import every

from .conftest import Guest, Server

GAMES = [game.name for game in every()]


def played_out(guests: list[Guest], seed: str) -> list[Any]:
    """Random moves until the game is over; the answer is everybody's last look."""
    rng = random.Random(seed)
    until = time.monotonic() + 240
    looks: list[Any] = [{"number": 0, "since": 0, "events": []} for _ in guests]
    while time.monotonic() < until:
        held = [look["since"] + len(look["events"]) for look in looks]
        looks = [
            guest.get("/look", number=look["number"], events=events)
            for guest, look, events in zip(guests, looks, held, strict=True)
        ]
        if looks[0]["result"] is not None:
            return [guest.look() for guest in guests]
        for guest, look in zip(guests, looks, strict=True):
            if look["moves"]:
                guest.play(look["number"], rng.choice(look["moves"])["text"])
                break
        else:
            time.sleep(0.02)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("name", GAMES)
def test_a_person_plays_bots_to_the_end(server: Server, name: str) -> None:
    info = next(game for game in every() if game.name == name)
    seats = min(info.seat_counts(info.options()))
    guest = Guest.sets_up(server.url, name, "me", *["greedy"] * (seats - 1))
    (look,) = played_out([guest], name)
    assert guest.get("")["status"] == "finished"
    assert len(look["result"]["seats"]) == seats
