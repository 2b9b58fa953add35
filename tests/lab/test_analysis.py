"""Analysis: chances end where the game ends, mistakes are found, and what a seat could not know is no mistake."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from tablewright import games
from tablewright.cli import main
from tablewright.cli.recording import play_out
from tablewright.core import registry
from tablewright.core.errors import BadOption
from tablewright.core.random import seeded
from tablewright.core.records import Record
from tablewright.lab.analysis import Effort, analyse, chances, compared, suspected
from tests.players.toys import SHOW, AtOnce

ETHNOS = games.get("ethnos")
LITTLE = Effort(iterations=6, worlds=3, moments=4, decisions=2)


@pytest.fixture(scope="module")
def record() -> Record:
    """The end of a game of dice."""
    setting = ETHNOS.setting({"first_game": True}, 2)
    whole = play_out(Record.of(setting, seed="a", players=("random", "first-game")), "a")
    begin = len(whole.moves) - 40
    late = Record(setting, position=whole.replay(begin).dump(), players=whole.players)
    return late.plus(*whole.moves[begin:])


def toy(monkeypatch: pytest.MonkeyPatch) -> AtOnce:
    """Seat 0 wins by showing 2, and only by that."""
    game = AtOnce(lambda shown: [int(shown[0] == 2), int(shown[0] != 2)], [None, None])
    monkeypatch.setitem(registry._added, game.name, game)
    return game


def test_a_mistake_is_found_with_what_was_better(monkeypatch: pytest.MonkeyPatch) -> None:
    game = toy(monkeypatch)
    record = Record.of(game.setting(None, 2), seed="x", players=("greedy", "greedy")).plus((0, "show 0"), (1, "show 0"))
    found = analyse(record, Effort(iterations=60, worlds=10))
    (decision,) = found.decisions
    assert (decision.ply, decision.seat, decision.played, decision.better) == (1, 0, SHOW, SHOW + 2)
    assert (decision.cost, decision.low, decision.high) == (1.0, 1.0, 1.0)
    assert [moment.chances for moment in found.moments if moment.ply == 2] == [[0.0, 1.0]]
    assert 0 < found.moments[0].chances[0] < 1


def test_a_good_move_is_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    game = toy(monkeypatch)
    record = Record.of(game.setting(None, 2), seed="x").plus((0, "show 2"), (1, "show 0"))
    assert analyse(record, Effort(iterations=60, worlds=10)).decisions == []


def test_the_same_seed_says_the_same(record: Record) -> None:
    heard: list[int] = []
    first = analyse(record, LITTLE, progress=heard.append)
    assert analyse(record, LITTLE) == first
    assert sum(heard) == first.plies == 40
    assert [moment.ply for moment in first.moments] == [0, 10, 20, 30, 40]
    assert all(sum(moment.chances) == pytest.approx(1, abs=0.001) for moment in first.moments)


def test_a_decision_is_judged_by_what_its_seat_knew(record: Record) -> None:
    """In a world that the seat cannot tell from the true one the same decision is judged the same."""
    state = record.replay(20, watch=False)
    seat = state.to_act[0]
    move = state.legal(seat)[-1]
    world = state.guess(seat, seeded("w"))
    assert world.dump() != state.dump()
    judged = [suspected(each, seat, move, LITTLE, seeded("j")) for each in (state, world)]
    assert judged[0] == judged[1]
    public = state.guess(None, seeded("w"))
    assert chances(state, None, 3, seeded("c")) == chances(public, None, 3, seeded("c"))


def test_the_same_move_costs_nothing(record: Record) -> None:
    ply = next(ply for ply in range(1, 40) if len(record.replay(ply - 1).legal(record.moves[ply - 1][0])) > 1)
    state = record.replay(ply - 1)
    same = compared(record, ply, state.parse(record.moves[ply - 1][1]), 3, seeded("s"))
    assert (same.cost, same.low, same.high) == (0, 0, 0)


def test_a_game_without_moves_is_refused() -> None:
    with pytest.raises(BadOption, match="nothing to analyse"):
        analyse(Record.of(ETHNOS.setting(None, 2), seed="x"))


def test_the_command_tells_it_and_writes_the_page(
    record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, page = tmp_path / "g.record", tmp_path / "g.html"
    file.write_text(record.text(), "utf-8")
    command = ["analyse", str(file), "--iterations", "2", "--worlds", "2", "--html", str(page)]
    assert main([*command, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["plies"] == 40
    text = page.read_text("utf-8")
    assert "http" not in text
    ET.fromstring("<svg" + text.partition("<svg")[2].partition("</svg>")[0] + "</svg>")
    assert main([*command, "--lang", "fr"]) == 0
    assert "Chances de gagner" in capsys.readouterr().out
    assert main(["analyse", str(page)]) == 1
