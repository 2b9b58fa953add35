"""The doors are what the libraries say they must be, for every game."""

from __future__ import annotations

import pyspiel
import pytest
from gymnasium import make
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from tablewright import players
from tablewright.adapters import gymnasium, openspiel, pettingzoo
from tablewright.core.game import Game


def fewest(game: Game) -> int:
    return min(game.seat_counts(game.options()))


@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")  # their own card games,
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")  # which are dicts too, are let off by name
def test_pettingzoo(game: Game) -> None:
    api_test(pettingzoo.env(game, seats=fewest(game)), num_cycles=200)


def test_pettingzoo_deals_by_seed(game: Game) -> None:
    seed_test(lambda: pettingzoo.env(game, seats=fewest(game)), num_cycles=30)


def test_gymnasium(game: Game) -> None:
    assert gymnasium.name_of(game) in gymnasium.register()
    env = make(gymnasium.name_of(game), seats=fewest(game), others=lambda seed: players.make("greedy", seed))
    check_env(env.unwrapped)


def test_openspiel(game: Game) -> None:
    assert openspiel.short_name(game) in openspiel.register()
    loaded = pyspiel.load_game(openspiel.short_name(game))
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)
