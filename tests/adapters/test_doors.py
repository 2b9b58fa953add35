"""What goes through the doors: the same games as everywhere, rewards at the end, illegal moves told."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from tablewright import games, players
from tablewright.adapters import gymnasium, openspiel, pettingzoo
from tablewright.adapters.many import Many
from tablewright.core.errors import BadOption, Illegal
from tablewright.core.game import Game
from tablewright.core.random import seeded

ETHNOS = games.get("ethnos")


def fewest(game: Game) -> int:
    return min(game.seat_counts(game.options()))


def first_legal(mask: Any) -> int:
    return int(np.flatnonzero(mask)[0])


# --- PettingZoo -------------------------------------------------------------------------------------------------


def test_agents_take_turns_and_share_the_win(game: Game) -> None:
    table = pettingzoo.TableEnv(game, seats=fewest(game))
    table.reset(seed=1)
    moves, chance = 0, np.random.default_rng(1)
    while not any(table.terminations.values()):
        seat = table.episode.seat
        assert table.agent_selection == f"seat_{seat}"
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(int(chance.choice(np.flatnonzero(mask))))
        moves += 1
    result = table.episode.state.result
    assert moves > 3
    assert result is not None
    assert [table.rewards[f"seat_{seat.seat}"] > 0 for seat in result.seats] == [seat.won for seat in result.seats]
    for _ in range(fewest(game)):
        table.step(None)
    assert table.agents == []


def test_an_illegal_move_is_raised_or_ends_the_game_in_the_guarded_environment() -> None:
    table = pettingzoo.TableEnv(ETHNOS, seats=2)
    table.reset(seed=1)
    illegal = int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(Illegal):
        table.step(illegal)
    guarded = pettingzoo.env(ETHNOS, seats=2)
    guarded.reset(seed=1)
    loser = guarded.agent_selection
    guarded.step(illegal)
    assert all(guarded.terminations.values())
    assert guarded.rewards[loser] == pettingzoo.ILLEGAL


def test_the_table_is_shown_as_a_spectator_sees_it() -> None:
    table = pettingzoo.TableEnv(ETHNOS, seats=2)
    table.reset(seed=1)
    assert "seat 1" in table.render()


# --- Gymnasium --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_plays_against_players_of_ones_choice(game: Game, seat: int) -> None:
    made: list[str] = []

    def other(seed: str) -> players.Player:
        made.append(seed)
        return players.make("greedy", seed)

    seats = max(2, fewest(game))
    env = gymnasium.SeatEnv(game, seats=seats, seat=seat, others=other)
    seen, info = env.reset(seed=3)
    over, reward = False, 0.0
    while not over:
        assert seat in env.episode.state.to_act
        assert (info["action_mask"] == seen["action_mask"]).all()
        seen, reward, over, _, info = env.step(first_legal(seen["action_mask"]))
    result = env.episode.state.result
    assert result is not None
    assert (reward > 0) == result.seats[seat].won
    assert len(made) == seats - 1


def test_an_illegal_move_ends_the_game_and_names_its_rule() -> None:
    env = gymnasium.SeatEnv(ETHNOS, seats=2)
    seen, _ = env.reset(seed=3)
    _, reward, over, _, info = env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, over) == (gymnasium.ILLEGAL, True)
    assert info["rule"] in info["illegal"]


# --- many games at once -----------------------------------------------------------------------------------------


def test_many_games_go_as_each_would_alone(game: Game) -> None:
    seats = fewest(game)
    many = Many(game, seats=seats, games=3, seed="m")
    alone = [game.start(seats=seats, seed=f"m {number}", watch=False) for number in (1, 2, 3)]
    ended = 0
    for _ in range(300):
        moves = [first_legal(mask) for mask in many.masks]
        assert many.seats.tolist() == [state.to_act[0] for state in alone]
        for state, row in zip(alone, many.rows, strict=True):
            assert (row == many.layout.row(state.view(state.to_act[0]))).all()
        many.step(moves)
        for number, (state, move) in enumerate(zip(alone, moves, strict=True)):
            state.play(state.to_act[0], move)
            assert many.over[number] == state.over
            if state.result is not None:
                ended += 1
                assert [reward > 0 for reward in many.rewards[number]] == [seat.won for seat in state.result.seats]
                alone[number] = game.start(seats=seats, seed=f"m {3 + ended}", watch=False)
            else:
                assert not many.rewards[number].any()
        if ended > 3:
            return


# --- OpenSpiel --------------------------------------------------------------------------------------------------


def dealt(game: Any, deal: int = 7) -> Any:
    state = game.new_initial_state()
    state.apply_action(deal)
    return state


def test_parameters_choose_seats_and_options() -> None:
    game = openspiel.load("ethnos", "edition=1e;first_game=true", seats=3)
    assert game.num_players() == 3
    assert game.setting.options.first_game
    with pytest.raises(BadOption):
        openspiel.load("ethnos", seats=9)


def test_a_deal_is_a_game_of_ours() -> None:
    state = dealt(openspiel.load("ethnos", seats=2))
    ours = ETHNOS.start(seats=2, seed="deal 7", watch=False)
    assert state.state.dump() == ours.dump()
    assert state.legal_actions() == ours.legal(ours.to_act[0])
    assert state.action_to_string(state.legal_actions()[0]) == ours.text(state.legal_actions()[0])


def test_a_search_gets_worlds_that_the_seat_imagines(game: Game) -> None:
    state = dealt(openspiel.SpielGame(game, {}))
    rng = seeded("x")
    seat = state.current_player()
    worlds = [state.resample_from_infostate(seat, lambda: rng.below(1 << 30) / (1 << 30)) for _ in range(4)]
    assert {world.observation_string(seat) for world in worlds} == {state.observation_string(seat)}
    assert len({str(world) for world in worlds}) == 4


def test_their_search_plays_our_ethnos() -> None:
    game = openspiel.load("ethnos", seats=2)
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=1.0,
        max_simulations=3,
        random_state=np.random.RandomState(1),
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )
    state = dealt(game)
    for _ in range(6):
        move = bot.step(state)
        assert move in state.legal_actions()
        state.apply_action(move)


def test_openspiel_knows_every_game() -> None:
    assert set(openspiel.register()) <= set(pyspiel.registered_names())
