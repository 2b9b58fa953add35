"""The same games on a Ray cluster, which runs on this machine here."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tablewright import games
from tablewright.core import state
from tablewright.core.errors import BadOption, Refused
from tablewright.lab.arena import play, tournament
from tablewright.lab.cluster import LOCAL, on_cluster

COMPILED = not state.__file__.endswith(".py")
PLAN = tournament(games.get("ethnos"), None, 2, ["random", "learner"], "cluster")


@pytest.mark.skipif(not COMPILED, reason="a cluster is slow to start, so it is tried once: with the compiled build")
@pytest.mark.filterwarnings(
    "ignore::ResourceWarning", "ignore::FutureWarning", "ignore::DeprecationWarning"
)  # Ray's own
def test_a_cluster_plays_the_same_games(tmp_path: Path) -> None:
    here = play(PLAN, 4)
    there = play(PLAN, 4, tmp_path / "t.arena", spread=on_cluster(LOCAL, 2))
    assert [game.sides for game in there] == [game.sides for game in here]


@pytest.mark.filterwarnings(
    "ignore::ResourceWarning", "ignore::FutureWarning", "ignore::DeprecationWarning"
)  # Ray's own
def test_a_cluster_that_is_not_there_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ray.util.client.worker.INITIAL_TIMEOUT_SEC", 0.2)
    monkeypatch.setattr("ray.util.client.worker.backoff", lambda seconds: seconds)
    with pytest.raises(Refused, match=r"ray://127\.0\.0\.1:9") as told:
        play(PLAN, 1, spread=on_cluster("ray://127.0.0.1:9", 1))
    assert "\n" not in str(told.value)


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadOption, match="tablewright\\[cluster\\]"):
        on_cluster(LOCAL, 1)
