"""Ettin at a keyboard: equal cards are one choice, large tables tell what is near, score sheets fit the screen."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tablewright import games
from tablewright.cli.play.choices import choices
from tablewright.cli.play.typed import codes
from tablewright.cli.story import ending, names_of, places_of
from tablewright.core.errors import Illegal
from tablewright.core.game import Line
from tablewright.core.random import seeded
from tablewright.core.state import State
from tablewright.games.ettin.view import View
from tablewright.players import make
from tests.ettin.field import Sides
from tests.ettin.table import play, table


def played(seats: int) -> State:
    """A random game to its end."""
    state = games.get("ettin").start({"pick": "random"}, seats=seats, seed="keyboard")
    rng = seeded("keyboard")
    while not state.over:
        seat = state.to_act[rng.below(len(state.to_act))]
        legal = state.legal(seat)
        state.play(seat, legal[rng.below(len(legal))])
    return state


def same_names(state: State, texts: list[str]) -> Iterator[tuple[str, int]]:
    """For moves with a numbered card the texts with other numbers: not to be had, but they read alike."""
    for number, text in enumerate(texts):
        other = text.replace("-2", "", 1) if "-2" in text else re.sub("-[3-6]", "-2", text, count=1)
        if other not in texts:
            yield other, number


def width_of(line: Line) -> int:
    return sum(len(text) for _, text in line)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 7, 8, 9, 24])
def test_the_table_fits_the_screen_at_every_step(lang: str, width: int, height: int, seats: int) -> None:
    game = games.get("ettin")
    state = game.start({"edition": lang, "pick": "random"}, seats=seats, seed=f"table {seats}")
    rng, names = seeded("table"), [f"Merciless {seat}" for seat in range(seats)]
    texts, ply, tallest = state.setting.texts(lang), 0, 0
    while True:
        if ply % 17 == 0 or state.over:
            for seat in (None, *state.to_act[:2]):
                lines = game.table(state.view(seat), texts, names, width, height)
                assert max(map(width_of, lines)) <= width
                tallest = max(tallest, len(lines) if seat is not None else 0)
        if state.over:
            break
        seat = state.to_act[rng.below(len(state.to_act))]
        state.play(seat, state.legal(seat)[rng.below(len(state.legal(seat)))])
        ply += 1
    assert tallest <= height - 4


def test_equal_cards_are_listed_once_and_any_of_them_is_meant() -> None:
    game = games.get("ettin")
    state, rng = game.start({"pick": "random"}, seats=4, seed="twins"), seeded("twins")
    found = 0
    while not state.over:
        for seat in state.to_act:
            texts, legal = state.setting.texts(), state.legal(seat)
            labels = [game.label(state, seat, [move], texts) for move in legal]
            listed = choices(state, seat, texts)
            assert len(listed) == len(set(labels))
            if len(listed) == len(legal):
                continue
            found += 1
            for verb, number in same_names(state, [state.text(move) for move in legal]):
                (meant,) = codes(state, seat, verb)
                assert meant in legal
                assert labels[legal.index(meant)] == labels[number]
        seat = state.to_act[rng.below(len(state.to_act))]
        state.play(seat, state.legal(seat)[rng.below(len(state.legal(seat)))])
    assert found > 3


def test_of_equal_cards_the_one_that_is_there_is_refused() -> None:
    purses: Sides = {0: {"gold": 1}, 3: {"gold": 1}}
    state = table("skirmish", lead={0: 0}, mercenaries="ogre-bashers-2, militia-2, militia, krillian", sides=purses)
    play(state, 0, "draft ogre-bashers-2")
    play(state, 3, "draft krillian", "draft militia")
    for text in ("recruit ogre-bashers", "recruit ogre"):
        with pytest.raises(Illegal) as refused:
            codes(state, 0, text)
        assert refused.value.rule == "R-013", "it is too dear"
    with pytest.raises(Illegal) as refused:
        codes(state, 0, "recruit krillian")
    assert refused.value.rule == "ETT-069", "the Enemy has it"


def test_a_large_table_tells_what_is_near() -> None:
    game = games.get("ettin")
    state = game.start({"pick": "random"}, seats=24, seed="near")
    bots = [make("random", str(seat)) for seat in range(24)]
    while not state.over:
        state.play(state.to_act[0], bots[state.to_act[0]].choose(state.standpoint(state.to_act[0])))
    events = state.events(5)
    near = game.news(state, 5, events)
    assert len(events) / 8 < len(near) < len(events) / 3
    assert len({event.args["seat"] for event in near if event.kind == "deployed"}) == 4
    assert len({event.args["seat"] for event in near if event.kind == "war-won"}) > 4
    assert game.news(played(4), 0, events) == events


@pytest.mark.parametrize("seats", [4, 24])
def test_the_end_fits_the_screen_and_counts_for_alliances(seats: int) -> None:
    state = played(seats)
    assert state.result is not None
    lines = ending(state.result, state.setting.texts(), names_of(["greedy"] * seats, seats), 80)
    assert max(map(width_of, lines[:-2])) <= 80
    places = places_of(state.result)
    assert [len(pair) for _, pair, _ in places] == [2] * (seats // 2)
    assert places[0][2] == max(score for *_, score in places)


def test_the_table_and_the_log_are_the_same_in_every_world_that_a_seat_can_imagine() -> None:
    game = games.get("ettin")
    state, rng = game.start({"pick": "random", "secretive": (1,)}, seats=5, seed="leaks"), seeded("leaks")
    names, differ = [f"N{seat}" for seat in range(5)], 0
    while not state.over:
        if state.ply % 23 == 0:
            for seat in (None, *range(5)):
                world = state.guess(seat, rng)
                differ += world.dump() != state.dump()
                tables = [game.table(twin.view(seat), twin.setting.texts(), names, 120, 40) for twin in (state, world)]
                assert tables[0] == tables[1]
        seat = state.to_act[rng.below(len(state.to_act))]
        state.play(seat, state.legal(seat)[rng.below(len(state.legal(seat)))])
    assert differ > 20


@pytest.mark.parametrize("secretive", [(), (1,), (0, 1, 2, 3)])
def test_facedown_cards_are_told_to_their_owner_and_an_ally_who_may_see_them(secretive: tuple[int, ...]) -> None:
    game = games.get("ettin")
    state, rng = game.start({"pick": "random", "secretive": secretive}, seats=4, seed="log"), seeded("log")
    while not state.over:
        seat = state.to_act[rng.below(len(state.to_act))]
        state.play(seat, state.legal(seat)[rng.below(len(state.legal(seat)))])
    table = state.view(None)
    assert isinstance(table, View)
    ally = {side.seat: table.sides[side.ally].seat for side in table.sides if side.ally is not None}
    texts, told = state.setting.texts(), 0
    for reader in (None, *range(4)):
        for event in state.events(reader):
            if event.kind not in ("deployed", "drew"):
                continue
            owner = int(str(event.args["seat"]))
            may = reader == owner or (reader == ally[owner] and owner not in secretive)
            assert (event.args["card"] is not None) == may
            sentence = texts.event(event, ["A", "B", "C", "D"], reader)
            assert ("a card facedown" in sentence) != may
            told += may
    assert told > 20


@pytest.mark.parametrize("seats", [3, 7])
def test_the_odd_player_is_told_which_nation_waits(seats: int) -> None:
    game = games.get("ettin")
    state, rng = game.start({"pick": "random"}, seats=seats, seed="odd"), seeded("odd")
    texts, named = state.setting.texts(), set()
    while not state.over:
        seat = state.to_act[rng.below(len(state.to_act))]
        legal = state.legal(seat)
        if state.text(legal[0]) == "switch":
            table = state.view(seat)
            assert isinstance(table, View)
            own = {str(texts.word("nation", side.nation)) for side in table.sides if side.seat == seat}
            label = game.label(state, seat, [legal[0]], texts)
            named.add(label.partition(": ")[2])
            assert named <= own
        state.play(seat, legal[rng.below(len(legal))])
    assert len(named) == 2
