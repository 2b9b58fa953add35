"""Arena: everybody meets everybody from every seat, games are kept and gone on with, and what is certain is told."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from math import factorial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablewright import games
from tablewright.cli import main
from tablewright.core import registry
from tablewright.core.errors import BadOption, Refused
from tablewright.lab.arena import Job, lineups, play, play_job, seating, sides_of, tournament
from tablewright.lab.kept import Entrant, Played, Tournament, read
from tablewright.lab.simulate import in_order
from tablewright.lab.standings import chance_of, holm, standings
from tests.players.toys import AtOnce

GAME = games.get("ethnos")


def plan(*players: str, seats: int = 2, seed: str = "s") -> Tournament:
    return tournament(GAME, None, seats, list(players), seed)


def facts(games: Iterable[Played]) -> list[tuple[Any, ...]]:
    """What does not depend on the machine."""
    return [(game.number, game.sides, game.decisions, game.faults) for game in games]


class TickingClock:
    """A clock that goes on by a tick whenever it is looked at."""

    TICK = 0.25

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += self.TICK
        return self.now


# --- who plays whom ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "sides"), [("ab", 2), ("abc", 2), ("abcd", 3), ("abc", 3), ("ab", 4), ("abc", 5)])
def test_everybody_meets_everybody_from_every_seat_alike(players: str, sides: int) -> None:
    length = len(lineups(list(players), sides)) * factorial(sides)
    seatings = [seating(list(players), sides, number) for number in range(length)]
    at = Counter((side, player) for kinds in seatings for side, player in enumerate(kinds))
    assert len(set(at.values())) == 1
    assert len(at) == sides * len(players)
    met = Counter(frozenset(pair) for kinds in seatings for pair in pairwise(kinds) if len({*pair}) > 1)
    assert len(met) == len(players) * (len(players) - 1) // 2
    assert len(set(met.values())) == 1


def test_allies_are_one_side_and_one_player_plays_them_all(monkeypatch: pytest.MonkeyPatch) -> None:
    pairs = AtOnce(lambda shown: [9, 5, 9, 5], [0, 1, 0, 1])
    monkeypatch.setitem(registry._added, pairs.name, pairs)
    assert sides_of(pairs.start(seats=4, seed="x")) == [[0, 2], [1, 3]]
    fixture = tournament(pairs, None, 4, ["random", "greedy"], "s")
    games = play(fixture, 4)
    assert [[side.player for side in game.sides] for game in games] == [["random", "greedy"], ["greedy", "random"]] * 2
    assert games[0].sides == [Entrant("random", [0, 2], 1, 1.0, 9.0), Entrant("greedy", [1, 3], 3, 0.0, 5.0)]


def test_where_all_are_one_side_players_are_compared_by_what_they_win(monkeypatch: pytest.MonkeyPatch) -> None:
    together = AtOnce(lambda shown: [shown[0] * shown[1]] * 2, [0, 0])
    monkeypatch.setitem(registry._added, together.name, together)
    fixture = tournament(together, None, 2, ["random", "search:60"], "s")
    found = standings(fixture, play(fixture, 20))
    assert [player.player for player in found.players] == ["search:60", "random"]
    assert found.players[0].rating is None
    assert found.duels == []


# --- play -------------------------------------------------------------------------------------------------------


def test_the_seed_decides_however_many_jobs() -> None:
    heard: list[int] = []
    one = play(plan("random", "greedy", "learner"), 9, progress=heard.append)
    two = play(plan("random", "greedy", "learner"), 9, jobs=2)
    assert facts(one) == facts(two)
    assert sum(heard) == 9
    assert facts(play(plan("random", "greedy", "learner", seed="t"), 9)) != facts(one)


def test_decisions_and_seconds_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablewright.lab.arena.time.perf_counter", TickingClock())
    (game,) = play(plan("random", "greedy"), 1)
    assert 20 < game.decisions["random"] < 400
    asked = game.seconds["greedy"] / TickingClock.TICK
    assert asked == int(asked) >= game.decisions["greedy"] > 20
    assert game.slowest["greedy"] == TickingClock.TICK


def test_the_quickest_decision_takes_some_time() -> None:
    (game,) = play(plan("random", "greedy"), 1)
    assert all(0 < game.slowest[player] <= game.seconds[player] for player in ("random", "greedy"))


def test_faults_of_programs_are_counted(tmp_path: Path) -> None:
    name = f"cmd:{tmp_path}/nobody"
    (game,) = play(plan(name, "random"), 1)
    assert game.faults == {name: 3, "random": 0}


def test_a_file_keeps_what_is_finished_and_only_the_rest_is_played(tmp_path: Path) -> None:
    file, fixture = tmp_path / "t.arena", plan("random", "greedy")
    play(fixture, 3, file)
    with file.open("ab") as kept:
        kept.write(b'{"number":3,"sides":[{"pla')
    played: list[int] = []

    def noting(work: Callable[[Job], list[Played]], jobs: Iterator[Job]) -> Iterator[list[Played]]:
        for job in jobs:
            played.append(job[1])
            yield work(job)

    again = play(fixture, 6, file, spread=noting)
    assert played == [3, 4, 5]
    assert facts(again) == facts(play(fixture, 6))
    head, kept_games = read(file)
    assert head == fixture
    assert sorted(kept_games) == [0, 1, 2, 3, 4, 5]
    assert facts(play(fixture, 2, file, spread=noting)) == facts(again[:2])
    assert played == [3, 4, 5]


def test_a_cluster_that_goes_away_leaves_the_finished_games(tmp_path: Path) -> None:
    file, fixture = tmp_path / "t.arena", plan("random", "greedy")

    def breaking(work: Callable[[Job], list[Played]], jobs: Iterator[Job]) -> Iterator[list[Played]]:
        yield work(next(jobs))
        yield work(next(jobs))
        raise Refused("cluster-lost", address="ray://gone", detail="it is gone.")

    with pytest.raises(Refused, match="ray://gone"):
        play(fixture, 5, file, spread=breaking)
    assert sorted(read(file)[1]) == [0, 1]
    assert facts(play(fixture, 5, file)) == facts(play(fixture, 5))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"rules": 99}, "rules version 99"),
        ({"seed": "other"}, "seed"),
        ({"players": ["greedy", "random"]}, "players"),
        ({"options": {"first_game": True}}, "options"),
        ({"game": "chess", "rules": 9}, "game"),
    ],
)
def test_a_file_of_something_else_is_refused(tmp_path: Path, change: dict[str, Any], said: str) -> None:
    file, fixture = tmp_path / "t.arena", plan("random", "greedy")
    file.write_bytes(msgspec.json.encode(msgspec.structs.replace(fixture, **change)))
    before = file.read_bytes()
    with pytest.raises(Refused, match=said):
        play(fixture, 2, file)
    assert file.read_bytes() == before


@pytest.mark.parametrize("text", ["", "hello", "{}", "[" * 9999, '{"arena": 1}', "\x00\xff"])
def test_a_file_that_is_no_tournament_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "t.arena"
    file.write_text(text, "utf-8")
    with pytest.raises(Refused, match="no tournament"):
        play(plan("random", "greedy"), 2, file)


@pytest.mark.parametrize("players", [["random"], ["random", "random"], ["random", "deepblue"]])
def test_players_that_make_no_sense_are_refused(players: list[str]) -> None:
    with pytest.raises(BadOption):
        plan(*players)


@pytest.mark.parametrize(("number", "jobs"), [(0, 1), (-1, 1), (1, 0), (1, 1000)])
def test_no_games_or_jobs_are_refused(number: int, jobs: int) -> None:
    with pytest.raises(BadOption):
        play(plan("random", "greedy"), number, jobs=jobs)


# --- what it says -----------------------------------------------------------------------------------------------


def game(number: int, *sides: tuple[str, int]) -> Played:
    entrants = [
        Entrant(player, [seat], rank, float(rank == 1), 10.0 - rank) for seat, (player, rank) in enumerate(sides)
    ]
    kinds = dict.fromkeys([player for player, _ in sides], 0)
    return Played(number, entrants, kinds, {}, {}, kinds)


def test_who_wins_more_is_rated_higher_and_duels_are_counted() -> None:
    games = [game(n, ("a", 1 + (n % 4 == 0)), ("b", 1 + (n % 4 != 0))) for n in range(40)]
    games += [game(40 + n, ("c", 2), ("a", 1)) for n in range(20)] + [game(60, ("b", 1), ("c", 1))]
    found = standings(msgspec.structs.replace(plan("random", "greedy"), players=["a", "b", "c"]), games)
    assert [player.player for player in found.players] == ["a", "b", "c"]
    a, b, c = found.players
    assert a.rating is not None
    assert b.rating is not None
    assert a.rating.low < a.rating.mean < a.rating.high
    assert a.rating.mean > b.rating.mean
    assert (a.wins.games, a.wins.rate) == (60, round(50 / 60, 4))
    assert c.rank == round((20 * 2 + 1) / 21, 3)
    duels = {(duel.first, duel.second): duel for duel in found.duels}
    assert (duels["a", "b"].ahead.games, duels["a", "b"].ahead.rate) == (40, 0.75)
    assert duels["b", "c"].ahead.rate == 0.5
    assert [duels[pair].sure for pair in (("a", "b"), ("a", "c"), ("b", "c"))] == [True, True, False]
    assert found.curves["a"][0] == (0, 25.0)
    assert found.curves["a"][-1][0] == 61
    assert found.curves["a"][-1][1] == pytest.approx(a.rating.mean, abs=0.01)


def test_equals_differ_by_chance_only() -> None:
    found = standings(plan("random", "first-game"), play(plan("random", "first-game"), 2))
    assert not found.duels[0].sure
    assert chance_of(9, 1) == pytest.approx(22 / 1024)
    assert chance_of(0, 0) == chance_of(5, 5) == 1.0
    assert chance_of(600, 500) == pytest.approx(0.00285, abs=0.0002)
    assert holm([0.04, 0.001, 0.03]) == [False, True, False]
    assert holm([0.04, 0.001, 0.02]) == [True, True, True]


# --- the command ------------------------------------------------------------------------------------------------


def test_the_command_tells_it_all(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page, file = tmp_path / "arena.html", tmp_path / "t.arena"
    command = ["arena", "ethnos", "--players", "greedy,random,learner", "--seats", "2", "--games", "6"]
    command += ["--file", str(file), "--html", str(page)]
    assert main([*command, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 6
    assert found["tournament"]["rules"] == GAME.rules
    assert {player["player"] for player in found["players"]} == {"greedy", "random", "learner"}
    assert len(found["duels"]) == 3
    text = page.read_text("utf-8")
    assert "src=" not in text
    assert "http" not in text
    drawings = [part.partition("</svg>")[0] + "</svg>" for part in text.split("<svg")[1:]]
    assert len(drawings) == 2
    for drawing in drawings:
        ET.fromstring("<svg" + drawing)
    assert main([*command, "--lang", "fr"]) == 0
    said = capsys.readouterr().out
    assert "Flair" in said
    assert len(file.read_text("utf-8").splitlines()) == 7


def test_the_command_refuses_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "ethnos", "--players", "greedy"]) == 2
    assert main(["arena", "ethnos", "--games", "0"]) == 2
    assert main(["arena", "ethnos", "--file", str(tmp_path)]) == 1
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 3
    assert all(line.startswith("tablewright: ") for line in lines)


def test_jobs_are_handed_back_in_order() -> None:
    work = ((plan("random", "greedy"), number) for number in range(3))
    assert [batch[0].number for batch in in_order(play_job, work, 2)] == [0, 1, 2]
