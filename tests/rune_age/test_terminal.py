"""The table in a terminal: every scenario, number of seats, size and language; what a person has to see."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tablewright.cli.story import ending
from tablewright.core import laws
from tablewright.core.random import seeded
from tablewright.core.rules import rule
from tablewright.core.state import State
from tablewright.games.rune_age import GAME
from tests.rune_age.table import play, table

NAMES = ("You", "Greedy 1", "Greedy 2", "Greedy 3")
SIZES = ((80, 24), (120, 40))


def shown(state: State, seat: int | None = 0, width: int = 80, height: int = 24, lang: str = "en") -> list[str]:
    """The lines that a seat sees."""
    texts = state.setting.texts(lang)
    lines = GAME.table(state.view(seat), texts, NAMES[: int(state.seats)], width, height)
    return ["".join(text for _, text in line).rstrip() for line in lines]


def line_of(lines: list[str], start: str) -> str:
    """The line that begins so, without what it begins with."""
    return next(line for line in lines if line.lstrip().startswith(start)).strip().removeprefix(start).strip()


def walked(options: Any, seats: int) -> list[State]:
    """Positions of the beginning of a random game."""
    state = GAME.start(options, seats=seats, seed="terminal", watch=False)
    rng, found = seeded("terminal"), []
    while not state.over and state.ply < 400:
        if int(state.ply) % 23 == 0:
            found.append(state.copy())
        legal = state.legal(state.to_act[0])
        state.play(state.to_act[0], legal[rng.below(len(legal))])
    return [*found[:: max(1, len(found) // 4)], state]


@pytest.mark.parametrize(("options", "seats"), laws.settings(GAME))
def test_every_table_fits_and_says_only_words(options: Any, seats: int) -> None:
    for state in walked(options, seats):
        for (width, height), lang, seat in product(SIZES, ("en", "fr"), (0, None)):
            lines = shown(state, seat, width, height, lang)
            assert max(map(len, lines)) <= width
            assert len(lines) <= height - 3
            assert not [line for line in lines if "table-" in line or "card-" in line or "=" in line]


def test_a_table_at_full_length_tells_what_lies_on_every_pile() -> None:
    state = table(hands={0: "footman"}, piles={0: "knight gold-1 gold-1", 1: "necromancer"})
    lines = shown(state, 0, 120, 1000)
    assert line_of(lines, "▲ Pile") == "Knight   2 × Gold (1)"
    assert line_of(lines, "■ Pile") == "Necromancer"
    assert any("When played: reveal the top card of your deck" in line for line in lines)


@rule("RUA-097")
def test_both_armies_are_shown_with_their_running_totals() -> None:
    state = table(hands={0: "knight footman", 1: "reanimate"}, areas={1: "forge"})
    state = play(state, 0, "attack forge")
    assert line_of(shown(state), "Combat") == "Siege: Forge  the attacker lacks 3"
    lines = shown(play(state, 0, "play footman", "skip"))
    assert line_of(lines, "▲ You          ⚔1") == "Footman 1"
    assert line_of(lines, "▸■ Greedy 1     ⚔2") == "+2 by other cards"


def test_what_is_exhausted_stands_in_brackets_and_what_was_attacked_has_a_cross() -> None:
    state = table(areas={0: "forge/exhausted tamalir"}, hands={0: "knight"})
    row = next(line for line in shown(state) if "▲ You" in line)
    assert "(Forge" in row
    assert "(Tamalir" not in row
    state = play(play(state, 0, "attack high-dragonlord"), 0, "pass")
    assert "High Dragonlord ⚔18 ☠1✗" in "\n".join(shown(state))


def test_a_hand_says_what_it_can_pay() -> None:
    state = table(hands={0: "gold-2 gold-1 footman"}, areas={0: "forge"})
    assert line_of(shown(state), "Hand").endswith("¤3 ✦3")
    state = play(state, 0, "spend gold-2")
    assert line_of(shown(state), "Hand").endswith("¤1 ✦3  paid: 2")


def test_nothing_of_another_hand_is_shown() -> None:
    state = table(hands={0: "footman", 1: "wyrm necromancer"})
    mine, theirs = "\n".join(shown(state, 0)), "\n".join(shown(state, 1))
    assert "Wyrm" not in mine
    assert "Hand       Necromancer  Wyrm" in theirs


def test_a_card_pack_is_read_on_the_table_too() -> None:
    pack = {"knight": {"strength": 2, "played": {"do": [{"draw": 3}]}}}
    lines = shown(table(cards=pack, hands={0: "knight"}))
    assert any("When played: draw 3 cards" in line for line in lines)


def test_the_legend_tells_the_goal_the_signs_and_every_ability() -> None:
    state = GAME.start({"scenario": "ascent", "races": ["daqan", "orcs"]}, seats=2, seed="x")
    for lang, goal in (("en", "The first player is the Overlord"), ("fr", "Le premier joueur est le Suzerain")):
        lines = ["".join(text for _, text in line) for line in GAME.legend(state.view(None), state.setting.texts(lang))]
        text = "\n".join(lines)
        assert goal in text
        assert all(sign in text for sign in "⚔♜☠¤✦◇♥⌂♔✗†")
        assert not [line for line in lines if "sign-" in line or "table-" in line]
    assert "Ravager ¤1 ⚔1" in "\n".join(
        "".join(text for _, text in line) for line in GAME.legend(state.view(None), state.setting.texts("en"))
    )


@rule("RUA-R101")
def test_an_ability_that_can_do_nothing_is_not_offered_in_combat() -> None:
    empty = play(play(table("waiqar daqan", hands={0: "reanimate wyrm"}), 0, "attack forge"), 0, "play reanimate")
    assert [empty.text(move) for move in empty.legal(0)] == ["play wyrm", "pass"]
    full = table("waiqar daqan", hands={0: "reanimate"}, piles={0: "reanimate"})
    full = play(play(full, 0, "attack forge"), 0, "play reanimate")
    assert [full.text(move) for move in full.legal(0)] == ["use reanimate", "skip"]
    idle = table(scenario="landmarks", hands={0: "toll-bridge"})
    assert "use toll-bridge" in [idle.text(move) for move in idle.legal(0)]


def test_where_all_have_lost_nobody_is_said_to_have_won() -> None:
    state = play(table("daqan", scenario="resurgence", number=30, events="phrylenex"), 0, "end")
    assert state.result is not None
    for lang, said in (("en", "Nobody won, all have lost."), ("fr", "Personne ne gagne, tous ont perdu.")):
        lines = ending(state.result, state.setting.texts(lang).plus(("tablewright.cli", "")), NAMES, 80)
        assert "".join(text for _, text in lines[-1]).strip() == said
