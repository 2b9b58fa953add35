"""What a balance of Rune Age weighs: races in all orders, every scenario, groups, rounds."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from tablewright import games
from tablewright.cli import main
from tablewright.games.rune_age.options import SCENARIOS
from tablewright.lab import balance

GAME = games.get("rune-age")


@pytest.mark.parametrize(
    ("expansion", "seats", "orders"), [(True, 2, 30), (True, 4, 360), (False, 3, 24), (True, 1, 6)]
)
def test_all_races_meet_equally_often_in_all_seats(expansion: bool, seats: int, orders: int) -> None:
    found = Counter(tuple(GAME.lineup(GAME.options(expansion=expansion), seats, n)[1]) for n in range(2 * orders))
    assert len(found) == orders
    assert set(found.values()) == {2}


def test_named_races_move_on_by_one_seat() -> None:
    options = GAME.options(races=("orcs", "daqan", "uthuk"))
    given = [GAME.lineup(options, 3, number) for number in range(3)]
    assert [sides for _, sides in given] == [
        ["orcs", "daqan", "uthuk"],
        ["daqan", "uthuk", "orcs"],
        ["uthuk", "orcs", "daqan"],
    ]
    assert [list(options.races) for options, _ in given] == [sides for _, sides in given]


def test_a_group_succeeds_or_fails_and_games_last_some_rounds() -> None:
    together = balance(GAME, {"scenario": "cataclysm"}, 3, "greedy", 6, "s")
    assert together.success is not None
    assert together.success.games == 6
    assert together.pairs == []
    assert together.lengths is not None
    assert 1 <= together.lengths.least <= together.lengths.median <= together.lengths.most <= 12
    against = balance(GAME, {"scenario": "runewars"}, 2, "greedy", 6, "s")
    assert against.success is None
    assert sum(side.wins.rate * side.wins.games for side in against.sides) == pytest.approx(6, abs=0.1)
    bought = {pick.name for pick in against.picks if pick.picked}
    assert bought & {"gold-1", "gold-2", "gold-3"}


def test_the_command_goes_through_every_scenario(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "balance.html"
    command = ["balance", "rune-age", "--games", "1", "--player", "random"]
    assert main([*command, "--json", "--html", str(file)]) == 0
    found = json.loads(capsys.readouterr().out)
    weighed = [(each["options"]["scenario"], each["seats"]) for each in found]
    assert {name for name, _ in weighed} == set(SCENARIOS)
    assert ("cataclysm", 1) in weighed
    assert ("runewars", 4) in weighed
    page = file.read_text("utf-8")
    assert page.count("<h2>") == len(found) + 1
    assert "Runewars, 4 seats" in page
    assert "balance-" not in page
    assert main(command) == 0
    shown = capsys.readouterr().out
    assert "The Cataclysm, one seat" in shown
    assert shown.count("All seats together win") == 8
