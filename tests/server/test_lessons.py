"""Every lesson is played on the real engine to its end, as its learner would: none can rot."""

from __future__ import annotations

import time

import pytest

from tablewright.core import lessons
from tablewright.core.game import Game
from tablewright.core.lessons import LEARNER
from tablewright.core.registry import every
from tablewright.core.text import LANGUAGES, Texts

from .conftest import HTTP, Guest, Server

LESSONS = [(game, name) for game in every() for name in lessons.names(game)]
IDS = [f"{game.name}-{name}" for game, name in LESSONS]


def test_every_game_can_be_learned() -> None:
    assert {game.name for game in every()} == {game.name for game, _ in LESSONS}


@pytest.mark.parametrize(("game", "name"), LESSONS, ids=IDS)
def test_the_script_is_legal_and_leads_to_the_learner(game: Game, name: str) -> None:
    script = lessons.lesson(game.name, name)
    assert script.replay().to_act[0] == LEARNER
    assert len({seat for seat, _ in script.moves}) == script.setting.seats


@pytest.mark.parametrize(("game", "name"), LESSONS, ids=IDS)
def test_it_speaks_both_languages(game: Game, name: str) -> None:
    script = lessons.lesson(game.name, name)
    package = type(game).__module__.rpartition(".")[0]
    said = {}
    for lang in LANGUAGES:
        texts = Texts(lang, (*game.layers(script.setting.options), (package, "lessons")))
        said[lang] = [ply for ply in range(len(script.moves) + 1) if texts.speaks(f"lesson-{name}-{ply}")]
    assert said["en"] == said["fr"]
    assert said["en"][0] == 0
    assert said["en"][-1] == len(script.moves)


def lesson_of(guest: Guest, step: int) -> dict[str, object]:
    """Where the lesson stands, once it has come to a step."""
    until = time.monotonic() + 30
    while True:
        found: dict[str, object] = guest.get("/lesson")
        if found["step"] == step or time.monotonic() > until:
            assert found["step"] == step
            return found
        time.sleep(0.02)


@pytest.mark.parametrize(("game", "name"), LESSONS, ids=IDS)
def test_a_learner_plays_it(server: Server, game: Game, name: str) -> None:
    answer = HTTP.post(f"{server.url}/api/games/{game.name}/lessons/{name}", json={"name": "Ada"})
    assert answer.status_code == 201, answer.text
    guest = Guest(server.url, answer.json()["table"]["id"], answer.json()["key"])
    assert answer.json()["table"]["lesson"] == name
    script, step = lessons.lesson(game.name, name), 0
    while step < len(script.moves):
        if script.moves[step][0] == LEARNER:
            stands = lesson_of(guest, step)
            assert stands["moves"][0] == script.moves[step][1]  # type: ignore[index]  # a list of texts
            guest.play(guest.look()["number"], script.moves[step][1])
        step += 1
    stands = lesson_of(guest, len(script.moves))
    assert stands["moves"] == []
    assert not stands["left"]
    assert guest.look()["moves"], "from here on the learner plays on"


def test_a_lesson_that_is_left_says_so(server: Server) -> None:
    answer = HTTP.post(f"{server.url}/api/games/ethnos/lessons/first", json={})
    guest = Guest(server.url, answer.json()["table"]["id"], answer.json()["key"])
    guest.play(guest.look()["number"], "draw")
    assert guest.get("/lesson")["left"]
    assert guest.get("/lesson")["moves"] == []


def test_only_tables_of_lessons_teach(server: Server) -> None:
    Guest.sets_up(server.url, "ethnos", "me", "random").get("/lesson", 404)
    for path in ("ethnos/lessons/none", "nothing/lessons/first"):
        assert HTTP.post(f"{server.url}/api/games/{path}", json={}).status_code in (404, 422)
