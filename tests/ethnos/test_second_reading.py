"""The engine beside a second, plain reading of the rulebook: whole games, compared at every decision."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tablewright.core.state import State
from tablewright.games.ethnos import GAME

from .second_reading import REGIONS, Reading
from .table import COLOURS, KINDS, kind_of, legal, look, play, winners

HIDDEN_STEPS = ("band", "keep")
"""While cards are being picked the engine still counts them where they were."""


def new_game(rng: random.Random, seed: int) -> State:
    seats = rng.choice((2, 3, 4, 5, 6))
    kinds = rng.sample(KINDS, 5 if seats <= 3 else 6)
    state = GAME.start({"edition": "1e", "kinds": kinds}, seats=seats, seed=seed)
    return state if rng.random() < 0.4 else GAME.restore(scattered(state.dump(), kinds, rng))


def scattered(position: dict[str, Any], kinds: list[str], rng: random.Random) -> dict[str, Any]:
    """The start of a game, but with markers all over the boards and large hands of one kind or colour.

    So ties, empty supplies and large Bands are common.
    """
    most = rng.choice((2, 5))
    low = position["deck"][: len(position["deck"]) // 2]
    high = position["deck"][len(low) :]
    for player in position["players"]:
        if "merfolk" in kinds:
            player["sea"] = rng.randint(0, 18)
        if "orc" in kinds:
            player["horde"] = [name for name in REGIONS if rng.random() < 0.4]
            player["supply"] -= len(player["horde"])
        likes = rng.choice((*kinds, *COLOURS))
        found = [card for card in low if likes in card.split("-")][:7]
        player["hand"] += found
        for card in found:
            low.remove(card)
        for place in range(len(REGIONS)):
            player["markers"][place] = min(player["supply"], rng.randint(0, most))
            player["supply"] -= player["markers"][place]
    return position | {"deck": low + high}


def agree(state: State, reading: Reading) -> None:
    """Everything that lies open, and every hand, is as the second reading has it."""
    view = look(state)
    assert {each.name: each.markers for each in view.regions} == reading.markers
    assert [player.score for player in view.players] == reading.score
    assert [player.supply for player in view.players] == reading.supply
    if "merfolk" in reading.kinds:
        assert [player.sea for player in view.players] == reading.sea
    if "orc" in reading.kinds:
        assert [set(player.horde or ()) for player in view.players] == reading.hordes
    if reading.step != "horde":
        owned = [sorted(token for token, seat in reading.tokens.items() if seat == own) for own in range(reading.seats)]
        assert [sorted(player.tokens or ()) for player in view.players] == owned
        assert [player.seat for player in view.players if player.size_token] == [
            seat for seat in [reading.size_token[0]] if seat is not None
        ]
        assert (view.age, view.dragons, view.deck) == (reading.age, reading.dragons, len(reading.deck))
    if reading.step not in HIDDEN_STEPS:
        assert Counter(view.pool) == +reading.pool
        for seat, cards in enumerate(reading.hands):
            assert Counter(look(state, seat).players[seat].hand) == +cards


def choose(moves: list[str], hand: Counter[str], patience: int, rng: random.Random) -> str:
    """Collect one kind until the hand is large enough, then lead it whole; now and then anything."""
    likes = Counter(kind_of(card) for card in hand.elements())
    leads = [move for move in moves if move.startswith("lead")]
    others = [move for move in moves if not move.startswith(("lead", "done"))]
    if rng.random() < 0.05:
        return rng.choice(moves)
    wanted = leads if leads and (not others or hand.total() >= patience) else others or moves
    best = max(likes[kind_of(move.partition(" ")[2])] for move in wanted)
    liked = [move for move in wanted if likes[kind_of(move.partition(" ")[2])] == best]
    return rng.choice(liked if rng.random() < 0.8 else wanted)


@pytest.mark.parametrize("seed", range(24))
def test_both_readings_agree_at_every_decision(seed: int) -> None:
    rng = random.Random(seed)
    state = new_game(rng, seed)
    reading = Reading(state.dump(), look(state).kinds, list(state.setting.words["card"]))
    patience = rng.randint(2, 9)
    while not state.over:
        if reading.awaits_cards:
            reading.deal(state.dump())
        assert state.to_act == (reading.asked,)
        moves = legal(state, reading.asked)
        assert sorted(moves) == sorted(reading.legal())
        agree(state, reading)
        move = choose(moves, reading.hands[reading.asked], patience, rng)
        play(state, reading.asked, move)
        reading.play(move)
    assert reading.step == "over"
    assert winners(state) == reading.winners
    assert state.result is not None
    assert [seat.score for seat in sorted(state.result.seats, key=lambda each: each.seat)] == reading.score
