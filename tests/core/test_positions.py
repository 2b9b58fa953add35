"""Positions: round trips are a law; here is everything that can be wrong with one."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablewright import games
from tablewright.core.errors import BadPosition, Refused
from tablewright.core.random import seeded

GAME = games.get("ethnos")
KINDS = ["dwarf", "giant", "merfolk", "orc", "troll", "skeleton"]


def middle() -> dict[str, Any]:
    """A position in the middle of a game, with something in every zone."""
    state, rng = GAME.start({"kinds": KINDS}, seats=4, seed="middle"), seeded("middle")
    for _ in range(150):
        seat = state.to_act[0]
        legal = state.legal(seat)
        state.play(seat, legal[rng.below(len(legal))])
    return state.dump()


POSITION = middle()


def changed(path: str, value: Any) -> dict[str, Any]:
    """The position with one field replaced; the path is like `players.0.hand`."""
    position = copy.deepcopy(POSITION)
    at: Any = position
    *way, last = [int(key) if key.isdecimal() else key for key in path.split(".")]
    for key in way:
        at = at[key]
    at[last] = value
    return position


def reasons(position: object) -> list[str]:
    with pytest.raises(BadPosition) as refused:
        GAME.restore(position)
    assert "\n" not in str(refused.value)
    return [reason.key for reason in refused.value.reasons]


def test_the_position_itself_is_sound() -> None:
    assert GAME.restore(POSITION).dump() == POSITION


@pytest.mark.parametrize(
    ("path", "value", "key"),
    [
        ("game", "chess", "position-game"),
        ("rules", 99, "rules-version"),
        ("seats", "four", "position-form"),
        ("random", [1, 2, 3], "position-random"),
        ("random", [1, 2, 3, 1 << 32], "position-random"),
        ("random", [1, 2, 3, -1], "position-random"),
        ("agenda", ["age", "lunch"], "position-agenda"),
        ("agenda", [], "position-agenda"),
        ("agenda", ["turn"], "position-agenda"),
        ("agenda", ["turn"] * 65, "position-agenda"),
        ("to_act", [7], "position-to-act"),
        ("to_act", [], "position-agenda"),
        ("to_act", [0, 1, 2, 3], "position-agenda"),
        ("age", float("nan"), "position-form"),
        ("age", 0, "position-range"),
        ("age", 10**30, "position-range"),
        ("active", -1, "position-range"),
        ("dragons", 4, "position-range"),
        ("calm", 999, "position-range"),
        ("deck", ["dragon"], "position-range"),
        ("deck", ["unicorn-red"], "position-name"),
        ("pool", [], "position-card"),
        ("kinds", ["elf"], "position-kinds"),
        ("kinds", ["unicorn"], "position-name"),
        ("awards", [[0, 0, 0]] * 6, "position-awards"),
        ("awards", [], "position-form"),
        ("players", [], "position-form"),
        ("players.0.hand", ["dwarf-red"] * 11, "position-hand"),
        ("players.0.hand", "dwarf-red", "position-form"),
        ("players.0.supply", 26, "position-markers"),
        ("players.0.supply", -1, "position-range"),
        ("players.0.markers", [0, 0], "position-form"),
        ("players.0.markers", [100, 0, 0, 0, 0, 0], "position-range"),
        ("players.0.sea", 19, "position-range"),
        ("players.0.horde", ["atlantis"], "position-name"),
        ("players.0.points", [{}, {}, {"luck": 3}], "position-name"),
        ("players.0.points", [{}, {}, {"sea": 10**9}], "position-range"),
        ("bands", [{"seat": 0, "cards": ["skeleton"]}], "position-band"),
        ("bands", [{"seat": 0, "cards": []}], "position-band"),
        ("bands", [{"seat": 9, "cards": ["dwarf-red"]}], "position-range"),
        ("sizes", [[0]], "position-form"),
        ("sizes", [[0, 1 << 63]], "position-range"),
        ("sizes", [[0, 3]] * 9, "position-sizes"),
        ("pool", ["dwarf-red"] * 1001, "position-form"),
        ("tokens", [None] * 5, "position-form"),
        ("tokens", [None] * 5 + [9], "position-range"),
        ("giant", 2, "position-giant"),
        ("leader", "dwarf-red", "position-agenda"),
    ],
)
def test_each_flaw_is_named(path: str, value: Any, key: str) -> None:
    assert key in reasons(changed(path, value))


def test_every_flaw_is_listed_not_only_the_first() -> None:
    position = changed("players.0.supply", 5)
    position["dragons"] = 3
    position["pool"] = []
    found = reasons(position)
    assert {"position-markers", "position-dragons", "position-card"} <= set(found)


def test_many_flaws_are_said_in_part_and_counted() -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.restore(changed("deck", [f"unicorn-{i}" for i in range(900)]))
    assert len(refused.value.reasons) == 900
    assert "unicorn-7" in str(refused.value)
    assert len(str(refused.value)) < 2500
    assert str(refused.value).rstrip("]").endswith("more")


def test_a_card_in_two_places_is_counted() -> None:
    position = copy.deepcopy(POSITION)
    position["pool"].append(next(card for card in position["deck"] if card != "dragon"))
    with pytest.raises(BadPosition, match="instead of"):
        GAME.restore(position)


def test_an_unknown_and_a_missing_field_are_named() -> None:
    assert reasons({**POSITION, "weather": "fine"}) == ["position-unknown"]
    for field in POSITION:
        if field != "options":
            assert "position-missing" in reasons({key: value for key, value in POSITION.items() if key != field})


@pytest.mark.parametrize("garbage", [None, 3, "text", [], [1], {1: 2}, {}, {"game": "ethnos"}])
def test_what_is_no_position_is_refused(garbage: object) -> None:
    assert reasons(garbage)


@pytest.mark.parametrize("options", [{"edition": "9e"}, {"wind": 3}, {"kinds": ["elf"]}])
def test_options_that_cannot_be_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(Refused):
        GAME.restore({**POSITION, "options": options})


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=10,
)


@given(st.sampled_from(sorted(POSITION)), JSON)
@settings(max_examples=300, deadline=None)
def test_any_value_in_any_field_restores_whole_or_is_refused(field: str, value: Any) -> None:
    position = {**POSITION, field: value}
    try:
        state = GAME.restore(position)
    except Refused as refused:
        assert str(refused)
    else:
        assert json.loads(json.dumps(state.dump())) == state.dump()
        assert not GAME.flaws(state)


@given(st.sampled_from(sorted(POSITION["players"][0])), JSON)
@settings(max_examples=200, deadline=None)
def test_any_value_of_a_player_restores_whole_or_is_refused(field: str, value: Any) -> None:
    position = changed(f"players.1.{field}", value)
    try:
        GAME.restore(position)
    except Refused as refused:
        assert str(refused)
