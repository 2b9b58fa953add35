"""An Age begins. Ledger section 4."""

from __future__ import annotations

from collections import Counter

import pytest

from tablewright.core.rules import rule
from tests.ethnos.table import age_end, hand, look, play, pool, start, told


@rule("ETN-031")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_is_dealt_one_card(seats: int) -> None:
    state = start(seats=seats, seed="deal")
    assert [len(hand(state, seat)) for seat in range(seats)] == [1] * seats


@rule("ETN-031", "ETN-032", "ETN-083")
def test_a_later_age_deals_and_turns_up_cards_anew() -> None:
    state = age_end(hands={0: "dwarf-red dwarf-blue", 1: "elf-red"}, pool="elf-blue")
    assert look(state).age == 2
    assert [len(hand(state, seat)) for seat in range(4)] == [1, 1, 1, 1]
    assert len(pool(state)) == 8


@rule("ETN-032")
@pytest.mark.parametrize(("seats", "cards"), [(2, 4), (3, 6), (4, 8), (5, 10), (6, 12)])
def test_twice_as_many_cards_as_players_are_turned_up(seats: int, cards: int) -> None:
    assert len(pool(start(seats=seats, seed="pool"))) == cards


@rule("ETN-033", "ETN-034", "RUL-001")
@pytest.mark.parametrize(
    ("seats", "kinds", "top", "bottom"),
    [
        (2, "dwarf minotaur wingfolk centaur elf", 27, 27),
        (3, "dwarf minotaur wingfolk centaur elf", 26, 25),
        (4, "dwarf minotaur wingfolk centaur elf wizard", 30, 30),
        (5, "dwarf minotaur wingfolk centaur elf wizard", 29, 28),
        (6, "dwarf minotaur wingfolk centaur elf wizard", 27, 27),
        (2, "halfling", 33, 33),
        (3, "halfling", 32, 31),
        (4, "halfling", 36, 36),
        (5, "halfling", 35, 34),
        (6, "halfling", 33, 33),
    ],
)
def test_the_dragons_lie_anywhere_in_the_bottom_half(seats: int, kinds: str, top: int, bottom: int) -> None:
    places: Counter[int] = Counter()
    for seed in range(200):
        state = start(kinds, seats=seats, seed=seed)
        deck = state.dump()["deck"]
        assert len(deck) == top + bottom + 3
        assert "dragon" not in deck[bottom + 3 :]
        assert deck[: bottom + 3].count("dragon") == 3
        assert look(state).calm == top
        places.update(i for i, card in enumerate(deck) if card == "dragon")
    assert set(places) == set(range(bottom + 3)), "a Dragon can lie at every place of the bottom half"


@rule("RUL-006", "ETN-034")
def test_no_dragon_is_drawn_in_setup() -> None:
    for seed in range(100):
        state = start(seats=6, seed=seed)
        assert look(state).dragons == 0
        assert "dragon" not in pool(state)
        assert told(state, "dragon") == []


@rule("ETN-033", "ETN-034")
def test_a_dragon_can_come_only_when_the_top_half_is_used_up() -> None:
    early = 0
    for seed in range(60):
        state = start("dwarf", seats=6, seed=seed)
        for _ in range(27):
            play(state, state.to_act[0], "draw")
        assert look(state).dragons == 0
        early += look(play(state, state.to_act[0], "draw")).dragons
    assert early > 0, "the first card of the bottom half can be a Dragon"


# --- who goes first -----------------------------------------------------------------------------------------------


@rule("ETN-035")
@pytest.mark.parametrize("fewest", [0, 1, 2, 3])
@pytest.mark.parametrize("drawer", [0, 3])
def test_the_fewest_points_go_first(fewest: int, drawer: int) -> None:
    points = {seat: 3 if seat == fewest else 4 + seat for seat in range(4)}
    state = age_end(active=drawer, points=points)
    assert look(state).active == fewest
    assert state.to_act == (fewest,)


@rule("ETN-035")
def test_the_points_just_scored_count() -> None:
    state = age_end(active=1, points={0: 5, 1: 5, 2: 4, 3: 5}, markers={2: {"rhea": 1}}, awards={"rhea": (2, 4, 6)})
    assert [look(state).players[seat].score for seat in range(4)] == [5, 5, 6, 5]
    assert look(state).active == 1


@rule("ETN-036", "ETN-048")
@pytest.mark.parametrize(
    ("drawer", "tied", "first"),
    [(0, (1, 3), 1), (1, (0, 2), 2), (2, (0, 1), 0), (2, (1, 3), 3), (3, (1, 2), 1), (3, (0, 2), 0)],
)
def test_a_tie_goes_to_the_first_met_clockwise_from_the_third_dragon(
    drawer: int, tied: tuple[int, ...], first: int
) -> None:
    state = age_end(active=drawer, points={seat: 1 if seat in tied else 2 for seat in range(4)})
    assert look(state).active == first


@rule("RUL-073", "ETN-036")
@pytest.mark.parametrize("drawer", [0, 1, 2, 3])
def test_the_player_of_the_third_dragon_goes_first_if_tied(drawer: int) -> None:
    assert look(age_end(active=drawer)).active == drawer


@rule("RUL-060", "ETN-036")
def test_tie_tokens_do_not_decide_who_goes_first() -> None:
    state = age_end(active=2, tokens={1: [6, 5]}, kinds="troll", points={2: 1, 3: 1})
    assert look(state).active == 0


@rule("ETN-035", "ETN-036")
def test_it_is_the_same_before_the_third_age() -> None:
    state = age_end(age=2, active=1, points={1: 1})
    assert (look(state).age, look(state).active) == (3, 2)


@rule("RUL-001")
def test_the_odd_card_goes_on_top() -> None:
    state = start("dwarf", seats=5, seed="odd")
    assert (look(state).calm, look(state).deck) == (29, 60)


@rule("ETN-032")
def test_the_pool_is_turned_up_for_all_to_see() -> None:
    state = start(seats=3, seed="revealed")
    (event,) = told(state, "revealed")
    assert sorted(event.args["cards"] or []) == sorted(pool(state))
