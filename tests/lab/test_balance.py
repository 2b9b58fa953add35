"""Balance: sides, pairs and picks counted right, the same however many jobs, and told in tables and plots."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest

from tablewright import games
from tablewright.cli import main
from tablewright.cli.balance_page import page
from tablewright.core.errors import BadOption
from tablewright.core.results import SeatResult
from tablewright.core.text import Texts
from tablewright.lab import balance
from tablewright.lab.balance import Counts, Played, play_one

GAME = games.get("ethnos")


def ended(*teams: int, winners: set[int], scores: list[int]) -> list[SeatResult]:
    """How seats of these teams ended."""
    return [
        SeatResult(seat, scores[seat], [], 1 if team in winners else 2, team in winners, team)
        for seat, team in enumerate(teams)
    ]


def test_sides_pairs_and_picks_are_added_up() -> None:
    counts = Counts()
    swift = ("ability", "swift")
    won = ended(0, 0, 1, 1, winners={0}, scores=[10, 6, 3, 1])
    counts.add(Played(["a", "b", "c", "d"], won, {swift: 4}, {swift: {0: 2, 2: 1}}))
    tied = ended(0, 0, 1, 1, winners={0, 1}, scores=[5, 5, 5, 5])
    counts.add(Played(["c", "a", "b", "d"], tied, {swift: 1}, {}))
    sides = {side.name: side for side in counts.all_sides()}
    assert [(name, side.wins.games, side.wins.rate) for name, side in sorted(sides.items())] == [
        ("a", 2, 0.75),
        ("b", 2, 0.75),
        ("c", 2, 0.25),
        ("d", 2, 0.25),
    ]
    assert (sides["a"].margin, sides["a"].score, sides["d"].margin) == (3.0, 7.5, -3.0)
    pairs = {(pair.first, pair.second): (pair.wins.games, pair.wins.rate) for pair in counts.all_pairs()}
    assert pairs == {("a", "b"): (1, 0.5), ("a", "c"): (1, 1.0), ("a", "d"): (2, 0.75), ("b", "c"): (2, 0.75)} | {
        ("b", "d"): (1, 1.0),
        ("c", "d"): (1, 0.5),
    }
    (pick,) = counts.picks()
    assert (pick.kind, pick.name, pick.offered, pick.picked) == ("ability", "swift", 5, 3)
    assert (pick.wins.games, pick.wins.rate) == (2, 0.5)


def test_a_pair_that_neither_won_says_nothing_of_either() -> None:
    counts = Counts()
    counts.add(Played(["a", "b", "c"], ended(0, 1, 2, winners={2}, scores=[1, 2, 3]), {}, {}))
    assert [(pair.first, pair.second) for pair in counts.all_pairs()] == [("a", "c"), ("b", "c")]


def test_seats_are_compared_by_default_and_the_seed_decides_however_many_jobs() -> None:
    heard: list[int] = []
    one = balance(GAME, None, 2, "random", 20, "s", progress=heard.append)
    two = balance(GAME, None, 2, "random", 20, "s", jobs=2)
    assert (one.sides, one.pairs) == (two.sides, two.pairs)
    assert sum(heard) == 20
    assert sorted(side.name for side in one.sides) == ["seat 0", "seat 1"]
    assert sum(side.wins.rate for side in one.sides) == pytest.approx(1, abs=1e-3)
    assert one.picks == []
    assert balance(GAME, None, 2, "random", 20, "t").sides != one.sides


def test_a_game_says_what_is_compared_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    def lineup(self: Any, options: Any, seats: int, number: int) -> tuple[Any, list[str]]:
        return {"first_game": True}, ["one", "two"] if number % 2 else ["two", "one"]

    def offers(self: Any, state: Any, seat: int) -> dict[int, list[tuple[str, str]]]:
        assert state.options.first_game
        return {move: [("move", state.text(move).split()[0])] for move in state.legal(seat)}

    monkeypatch.setattr(type(GAME), "lineup", lineup)
    monkeypatch.setattr(type(GAME), "offers", offers)
    played = play_one(GAME, None, 2, "random", "s", 1)
    assert played.sides == ["one", "two"]
    drawn = sum(played.picked["move", "draw"].values())
    assert 0 < drawn < played.offered["move", "draw"]
    found = balance(GAME, None, 2, "random", 4, "s")
    assert {pick.name for pick in found.picks} >= {"draw", "take", "lead"}


def test_the_page_holds_every_number_and_loads_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        type(GAME),
        "offers",
        lambda self, state, seat: {move: [("card", "<b>")] for move in state.legal(seat)},
    )
    found = balance(GAME, None, 3, "random", 9, "s")
    text = page([(found, Texts("fr", GAME.layers(GAME.options())))], "")
    assert "http" not in text
    assert "src=" not in text
    assert "balance-" not in text
    assert "<b>" not in text
    for side in found.sides:
        assert f"{100 * side.wins.rate:.1f} %" in text
    plots = text.split("<svg")[1:]
    assert len(plots) == 2
    for plot in plots:
        drawn = ET.fromstring("<svg" + plot.split("</svg>")[0] + "</svg>")
        assert drawn.findall("circle")


def test_the_command_prints_json_and_writes_the_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "balance.html"
    command = ["balance", "ethnos", "--games", "3", "--seed", "s", "--seats", "2", "--player", "random"]
    assert main([*command, "--html", str(file), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["games"], found["seed"], len(found["sides"])) == (3, "s", 2)
    assert file.read_text("utf-8").startswith("<!doctype html>")
    assert main(command) == 0
    assert "seat 1" in capsys.readouterr().out


@pytest.mark.parametrize(("player", "number", "jobs"), [("random", 0, 1), ("random", 1, 0), ("nobody", 1, 1)])
def test_what_makes_no_sense_is_refused(player: str, number: int, jobs: int) -> None:
    with pytest.raises(BadOption):
        balance(GAME, None, 2, player, number, "s", jobs=jobs)
