"""Solo Mode: options, setup, the Dashboard, feeding. Ledger section 20."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.core.errors import BadOption
from tablewright.core.rules import rule
from tablewright.core.text import explain
from tablewright.core.zones import row
from tablewright.games.ethnos import GAME
from tablewright.games.ethnos.setup import swap_awards
from tests.ethnos.solo import BRUNO, HUMAN, KINDS, bruno, columns, dashboard, face_up, fed, options, start, table
from tests.ethnos.table import COLUMNS, hand, lead, legal, look, play, pool, told, wander, why

TRIGGERS = [5, 5, 4, 4, 0, 0]


# --- options --------------------------------------------------------------------------------------------------------


@rule("ETN-143", "ETN-014")
def test_one_person_plays_against_bruno_and_his_six_columns() -> None:
    state = start(seed=1)
    view = look(state, HUMAN)
    assert (int(state.seats), len(view.players), bruno(state).side) == (1, 2, BRUNO)
    assert [column.region for column in bruno(state).dashboard] == list(COLUMNS)


@rule("RUL-112")
@pytest.mark.parametrize("difficulty", ["easy", "regular", "hard"])
def test_there_is_one_difficulty(difficulty: str) -> None:
    assert bruno(start(difficulty)).difficulty == difficulty


@rule("ETN-016", "ETN-143", "ETN-147", "RUL-008", "RUL-112")
@pytest.mark.parametrize(
    ("given", "seats", "broken", "said"),
    [
        (options(), 2, "ETN-143", "one person"),
        (options(), 0, "ETN-143", "one person"),
        ({"edition": "2e"}, 1, "ETN-016", "solo"),
        ({}, 1, "ETN-016", "solo"),
        ({"edition": "2e", "mode": "recruitment"}, 1, "ETN-016", "solo"),
        ({"mode": "solo"}, 1, "RUL-008", "2e"),
        ({"mode": "recruitment"}, 2, "RUL-008", "2e"),
        (options() | {"kinds": ["owl", *KINDS[1:]]}, 1, "ETN-147", "koi"),
        (options() | {"first_game": True}, 1, "ETN-147", "koi"),
        ({"edition": "2e", "difficulty": "hard"}, 2, "RUL-112", "Solo"),
    ],
)
def test_what_does_not_go_together_is_refused_with_the_reason(
    given: dict[str, Any], seats: int, broken: str, said: str
) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.start(given, seats=seats)
    assert refused.value.rule == broken
    assert said in explain(refused.value)
    assert explain(refused.value, GAME.setting(None, 4).texts("fr")) != explain(refused.value)


@pytest.mark.parametrize("given", [{"difficulty": "brutal"}, {"mode": "Solo"}, {"mode": 1}])
def test_nonsense_is_refused(given: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        GAME.start(options() | given, seats=1)


# --- setup ----------------------------------------------------------------------------------------------------------


@rule("ETN-144", "RUL-084", "RUL-085", "RUL-086", "ETN-150", "RUL-006")
@pytest.mark.parametrize("seed", range(4))
def test_the_setup_is_that_of_two_players_with_a_dashboard(seed: int) -> None:
    state = start(seed=seed)
    view = look(state, HUMAN)
    assert (view.ages, len(view.pool), len(hand(state, HUMAN)), len(dashboard(state))) == (2, 4, 1, 3)
    assert (view.deck, view.calm) == (67, 32)
    assert [len(region.awards) for region in view.regions] == [2] * 6
    assert (view.sea_symbols, view.sea_last) == ([4, 9], 12)
    assert [player.supply for player in view.players] == [24, 24]
    assert [player.hand_size for player in view.players] == [1, 0]


@rule("ETN-147", "RUL-110")
def test_the_kinds_are_fixed_and_their_setup_cards_lie_face_up() -> None:
    state = start(seed=3)
    assert tuple(look(state).kinds) == KINDS
    assert tuple(face_up(state)) == KINDS
    assert look(state).tie_tokens == []


@rule("ETN-145", "ETN-151")
def test_a_card_lies_in_the_column_of_its_colour() -> None:
    state = table(dashboard="koi-blue bear-white raven-blue")
    assert columns(state) == {"white": ["bear-white"], "blue": ["koi-blue", "raven-blue"]}
    play(state, HUMAN, "draw", "feed koi-green")
    assert columns(state)["green"] == ["koi-green"]


@rule("ETN-148", "ETN-149", "RUL-087")
@pytest.mark.parametrize("seed", range(30))
def test_red_and_blue_hold_the_four_highest_tokens(seed: int) -> None:
    regions = {region.name: region.awards for region in look(start(seed=seed)).regions}
    assert sorted(regions["red"] + regions["blue"]) == [8, 10, 10, 12]
    assert all(tokens == sorted(tokens) for tokens in regions.values())
    assert sorted(token for tokens in regions.values() for token in tokens) == [4, 4, 4, 6, 6, 8, 8, 8, 8, 10, 10, 12]


@rule("RUL-087")
def test_red_and_blue_swap_nothing_between_them() -> None:
    laid = [4, 4, 4, 6, 6, 8, 8, 8, 8, 12, 10, 10]
    assert list(swap_awards(row(laid), TRIGGERS)) == laid


@rule("EX-47")
def test_the_token_swap_of_the_rulebook() -> None:
    dealt = {"white": (4, 10), "green": (6, 8), "yellow": (4, 12), "black": (8, 10), "red": (4, 8), "blue": (6, 8)}
    swapped = swap_awards(row([token for name in COLUMNS for token in dealt[name]]), TRIGGERS)
    found = {name: tuple(swapped[2 * i : 2 * i + 2]) for i, name in enumerate(COLUMNS)}
    assert found == {
        "white": (4, 8), "green": (6, 8), "yellow": (4, 4), "black": (6, 8), "red": (10, 12), "blue": (8, 10),
    }  # fmt: skip


# --- feeding --------------------------------------------------------------------------------------------------------


@rule("ETN-153", "RUL-103", "ETN-152")
@pytest.mark.parametrize(("move", "left"), [("draw", 3), ("take koi-white", 2)])
def test_after_a_recruit_a_card_of_the_pool_feeds_bruno_and_one_is_added(move: str, left: int) -> None:
    state = table(deck_top="bear-red bear-blue bear-white")
    play(state, HUMAN, move)
    assert look(state, HUMAN).step == "feed"
    assert len(pool(state)) == left, "the Pool is not refilled in between"
    assert legal(state, HUMAN) == [f"feed {card}" for card in pool(state)]
    play(state, HUMAN, "feed koi-green")
    assert columns(state) == {"green": ["koi-green"]}
    assert len(pool(state)) == 3
    added = "bear-blue" if move == "draw" else "bear-red"
    assert added in pool(state)


@rule("RUL-103")
def test_a_card_is_added_even_to_a_large_pool() -> None:
    state = table(pool="koi-white koi-green koi-yellow koi-black koi-blue", deck_top="bear-red bear-white")
    fed(state, "koi-green")
    assert pool(state) == ["bear-white", "koi-white", "koi-yellow", "koi-black", "koi-blue"]


@rule("ETN-152", "RUL-103")
def test_a_pool_that_is_too_small_is_refilled_to_three() -> None:
    state = table(pool="koi-white koi-green", deck_top="bear-red bear-white bear-blue")
    play(state, HUMAN, "take koi-white")
    assert (columns(state), len(pool(state))) == ({"green": ["koi-green"]}, 3)


@rule("ETN-154", "RUL-104")
def test_after_a_party_one_of_its_discards_feeds_bruno() -> None:
    state = table(hand="koi-red bear-white raven-green rabbit-green")
    lead(state, HUMAN, "koi-red")
    play(state, HUMAN, "skip")
    assert legal(state, HUMAN) == ["feed rabbit-green", "feed bear-white", "feed raven-green"]
    assert why(state, HUMAN, "feed koi-white") == "ETN-154"
    play(state, HUMAN, "feed raven-green")
    assert columns(state) == {"green": ["raven-green"]}
    assert {"rabbit-green", "bear-white"} <= set(pool(state))
    assert look(state).step == "turn"


@rule("RUL-104", "ETN-155")
def test_a_ravens_draw_comes_before_the_feeding() -> None:
    state = table(hand="raven-red bear-white", deck_top="koi-blue monkey-yellow")
    lead(state, HUMAN, "raven-red")
    play(state, HUMAN, "summon")
    assert (hand(state, HUMAN), columns(state)) == (["koi-blue"], {"white": ["bear-white"]})


@rule("ETN-155")
def test_without_a_discard_the_top_card_of_the_deck_feeds_him() -> None:
    state = table(hand="rabbit-red", deck_top="monkey-yellow")
    lead(state, HUMAN, "rabbit-red")
    assert columns(state) == {"yellow": ["monkey-yellow"]}
    assert [event.args["card"] for event in told(state, "fed-blind")] == ["monkey-yellow"]


@rule("ETN-171", "RUL-105")
def test_on_hard_the_two_others_feed_him_when_a_card_is_taken() -> None:
    state = table(difficulty="hard")
    play(state, HUMAN, "take koi-white")
    assert columns(state) == {"green": ["koi-green"], "yellow": ["koi-yellow"]}
    assert len(pool(state)) == 3
    state = table(difficulty="hard")
    play(state, HUMAN, "draw")
    play(state, HUMAN, "feed koi-green")
    assert (columns(state), look(state).step) == ({"green": ["koi-green"]}, "turn"), "a draw feeds one, as usual"


@rule("RUL-105")
def test_on_hard_the_human_chooses_two_of_more_and_all_of_fewer_go() -> None:
    state = table(difficulty="hard", pool="koi-white koi-green koi-yellow koi-black")
    play(state, HUMAN, "take koi-white", "feed koi-black")
    assert legal(state, HUMAN) == ["feed koi-green", "feed koi-yellow"]
    play(state, HUMAN, "feed koi-green")
    assert (columns(state), "koi-yellow" in pool(state)) == ({"green": ["koi-green"], "black": ["koi-black"]}, True)
    state = table(difficulty="hard", pool="koi-white koi-green")
    play(state, HUMAN, "take koi-white")
    assert (columns(state), len(pool(state))) == ({"green": ["koi-green"]}, 3)


@rule("ETN-169")
def test_on_regular_a_take_feeds_one_and_nothing_is_stolen() -> None:
    state = fed(table(), "koi-green", "take koi-white")
    assert columns(state) == {"green": ["koi-green"]}
    assert not bruno(state).may_steal


@rule("ETN-153")
def test_what_cannot_be_fed_is_refused() -> None:
    state = play(table(), HUMAN, "draw")
    assert why(state, HUMAN, "feed bear-red") == "ETN-153"
    assert why(state, HUMAN, "draw") == "ETN-153"


@rule("RUL-088")
def test_the_dashboard_of_the_second_age_begins_with_three_cards() -> None:
    state = table(dragons=2, dashboard="koi-blue bear-white raven-blue bear-green", deck_top="dragon")
    play(state, HUMAN, "draw")
    assert (look(state).age, len(dashboard(state)), look(state).deck) == (2, 3, 67)


@rule("RUL-109")
def test_the_human_begins_every_age() -> None:
    state = table(dragons=2, deck_top="dragon", bands=[(HUMAN, "koi-red koi-blue")])
    assert play(state, HUMAN, "draw").to_act == (HUMAN,)
    assert [event.args["seat"] for event in told(state, "age-began")] == ["0"]


@rule("RUL-107")
@pytest.mark.parametrize("dragons", [0, 1])
def test_a_dragon_while_the_pool_is_filled_is_replaced(dragons: int) -> None:
    state = table(dragons=dragons, deck_top="dragon bear-red")
    fed(state, "koi-green", "take koi-white")
    assert (look(state).dragons, "bear-red" in pool(state)) == (dragons + 1, True)


@rule("RUL-107", "RUL-108")
def test_the_third_dragon_while_feeding_ends_the_age_at_once() -> None:
    state = table(dragons=2, deck_top="dragon", dashboard="bear-red", markers={BRUNO: {"white": 1}})
    fed(state, "koi-green", "take koi-white")
    assert look(state).age == 2, "Bruno's red column would have played"
    assert told(state, "bruno-laid") == []
    state = table(dragons=2, hand="rabbit-red", deck_top="dragon")
    lead(state, HUMAN, "rabbit-red")
    assert (look(state).age, look(state, HUMAN).players[HUMAN].bands) == (2, [])


def test_nothing_of_solo_stands_on_other_tables() -> None:
    assert look(GAME.start({"edition": "2e"}, seats=2)).solo is None


def test_whole_games_end_and_the_dashboard_is_never_lost() -> None:
    for difficulty in ("easy", "regular", "hard"):
        for state in wander(start(difficulty, 5), 5):
            assert len(pool(state)) >= 3 or look(state).step != "turn"
        assert GAME.flaws(state) == []
