"""The eight laws, over every installed game with all its varieties and seat counts."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablewright import games
from tablewright.core import laws, state

COMPILED = not state.__file__.endswith(".py")
GAMES = 2000 if COMPILED else 160
CHUNKS = 40


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games_obey_the_laws(chunk: int) -> None:
    work = list(laws.jobs(games.every(), GAMES, "test"))[chunk::CHUNKS]
    assert len(work) == GAMES // CHUNKS
    for job in work:
        assert laws.run(job) > 0


def test_the_jobs_reach_every_variety_and_seat_count() -> None:
    reached = {(name, str(options), seats) for name, options, seats, _ in laws.jobs(games.every(), GAMES, "test")}
    wanted = {
        (game.name, str(msgspec.to_builtins(options)), seats)
        for game in games.every()
        for options, seats in laws.settings(game)
    }
    assert reached == wanted


@given(st.text(max_size=20), st.integers(2, 6), st.sets(st.sampled_from(range(12)), min_size=6, max_size=6))
@settings(max_examples=60 if COMPILED else 10, deadline=None)
def test_any_seed_and_any_set_of_kinds_obeys_the_laws(seed: str, seats: int, kinds: set[int]) -> None:
    game = games.get("ethnos")
    names = game.words(game.options())["kind"]
    chosen = [names[kind] for kind in sorted(kinds)][: 5 if seats <= 3 else 6]
    laws.hold(game, {"kinds": chosen}, seats, seed)


@pytest.mark.parametrize("name", games.names())
def test_every_move_has_one_text(name: str) -> None:
    game = games.get(name)
    for options, seats in laws.settings(game):
        laws.move_texts(game.setting(options, seats))


def test_cards_drawn_together_may_come_in_another_order() -> None:
    """A Wizard draws two cards: in a guess they may lie the other way round in the deck, and make the same hand."""
    figures = {"tie-tokens": [1, 2, 3, 4, 5, 9], "sea-track-last": 9, "horde": [0, 2, 0, 2, 0, 2, 9]}
    assert laws.hold(games.get("ethnos"), {"figures": figures}, 5, "laws 14143") > 0
