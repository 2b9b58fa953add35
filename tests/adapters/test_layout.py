"""Rows of numbers: complete, the same for everybody, and nothing in them that the seat does not see."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import numpy as np
import pytest

from tablewright import games
from tablewright.adapters.episode import Episode
from tablewright.adapters.layout import Field, Layout, layout_of, surveyed, views
from tablewright.core.game import Game
from tablewright.core.random import seeded
from tablewright.core.state import State

ETHNOS = games.get("ethnos")


def walk(game: Game, seats: int, every: int, most: int = 120) -> Any:
    """Positions of a random game."""
    state, rng = game.start(seats=seats, seed="walk", watch=False), seeded("walk")
    for ply in range(most):
        if ply % every == 0:
            yield state
        if state.over:
            return
        seat = state.to_act[0]
        legal = state.legal(seat)
        state.play(seat, legal[rng.below(len(legal))])


def fewest(game: Game) -> int:
    return min(game.seat_counts(game.options()))


def test_a_row_is_the_same_in_every_world_that_the_seat_cannot_tell_apart(game: Game) -> None:
    seats, rng = fewest(game), seeded("worlds")
    episode = Episode.of(game, None, seats)
    for state in walk(game, seats, 20):
        for seat in range(seats):
            episode.state = state
            row, mask = episode.row(seat), episode.mask(seat)
            episode.state = state.guess(seat, rng)
            assert (row == episode.row(seat)).all()
            assert (mask == episode.mask(seat)).all()


def test_a_row_that_peeks_is_noticed() -> None:
    """The test above can fail: what another seat sees differs between worlds."""
    layout, rng = layout_of(ETHNOS.setting(None, 2)), seeded("peek")
    states = list(walk(ETHNOS, 2, 20))
    assert any((layout.row(state.view(1)) != layout.row(state.guess(0, rng).view(1))).any() for state in states)


def test_the_fields_cover_the_row_and_every_number_is_between_bounds(game: Game) -> None:
    seats = fewest(game)
    layout = layout_of(game.setting(None, seats))
    ends = [0, *itertools.accumulate(len(field.labels) for field in layout.fields)]
    assert [field.first for field in layout.fields] == ends[:-1]
    assert ends[-1] == layout.size
    assert len({(field.path, field.kind) for field in layout.fields}) == len(layout.fields)
    for state in walk(game, seats, 15):
        row = layout.row(state.view(0))
        assert row.dtype == np.float32
        assert np.abs(row).max() <= 1


def test_a_survey_comes_out_the_same_every_time() -> None:
    setting = ETHNOS.setting(None, 2)
    assert surveyed(setting, list(views(setting))).fingerprint == layout_of(setting).fingerprint
    assert layout_of(ETHNOS.setting(None, 3)).fingerprint != layout_of(setting).fingerprint


def said(layout: Layout, row: Any, path: str, kind: str) -> dict[str, float]:
    """The numbers of a field that are not 0, by label, in the units of the view."""
    field: Field = next(field for field in layout.fields if (field.path, field.kind) == (path, kind))
    numbers = row[field.first : field.first + len(field.labels)] * field.scale
    return {label: round(float(number), 4) for label, number in zip(field.labels, numbers, strict=True) if number}


def test_numbers_mean_what_their_field_says() -> None:
    layout = layout_of(ETHNOS.setting(None, 2))
    for state in walk(ETHNOS, 2, 17):
        view: Any = state.view(1)
        row = layout.row(view)
        assert said(layout, row, "players[1].hand", "count") == Counter(view.players[1].hand)
        assert said(layout, row, "players[0].hand", "given") == {}
        assert said(layout, row, "players[1].hand", "given") == {"": 1}
        assert said(layout, row, "step", "word") == {view.step: 1}
        assert said(layout, row, "deck", "number") == {"": view.deck}
        bands = [card for band in view.players[0].bands for card in band.cards]
        assert said(layout, row, "players[0].bands[all].cards", "count") == Counter(bands)
        assert sum(said(layout, row, "players[0].bands", "length").values()) == len(view.players[0].bands)


def test_what_the_survey_has_not_seen_is_cut_off_or_left_out() -> None:
    import msgspec

    layout = layout_of(ETHNOS.setting(None, 2))
    view: Any = ETHNOS.start(seats=2, seed="far").view(0)
    row = layout.row(msgspec.structs.replace(view, deck=10**9, step="tea-time"))
    deck = next(field for field in layout.fields if field.path == "deck")
    assert row[deck.first] == 1.0
    assert said(layout, row, "step", "word") == {}


@pytest.mark.parametrize("seat", [0, 1])
def test_the_mask_is_the_legal_moves(game: Game, seat: int) -> None:
    episode = Episode.of(game, None, fewest(game))
    for state in walk(game, fewest(game), 10):
        episode.state = state
        assert np.flatnonzero(episode.mask(seat)).tolist() == legal_of(state, seat)


def legal_of(state: State, seat: int) -> list[int]:
    return state.legal(seat)
