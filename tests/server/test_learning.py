"""What helps people afterwards and before: forms, rules by address, looking back, clocks that run out."""

from __future__ import annotations

import time

import pytest

from tablewright.core import rules
from tablewright.core.options import describe
from tablewright.core.registry import every

from .conftest import HTTP, ONCE, Guest, Server


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_choice_of_a_form_has_a_name(server: Server, lang: str) -> None:
    for info in HTTP.get(f"{server.url}/api/games", params={"lang": lang}).json():
        for option in info["options"]:
            assert not option["text"].startswith(("option-", "form-"))
            for choice in option["choices"] or []:
                assert option["labels"][choice], (info["name"], option["name"], choice)
                assert lang == "en" or option["labels"][choice] != choice, (info["name"], option["name"], choice)
        assert info["bots"][0]["kind"] == "first-game", "levels stand first, the weakest at the top"
        assert all(bot["about"] for bot in info["bots"])


def test_a_form_says_what_its_lists_can_hold(server: Server) -> None:
    for game in every():
        answer = HTTP.post(f"{server.url}/api/games/{game.name}/seats", json={"options": {}}).json()
        assert answer["seats"] == list(game.seat_counts(game.options()))
        lists = [each.name for each in describe(game.options) if each.type == "list"]
        assert set(answer["lists"]) <= set(lists)
    ethnos = {"options": {"edition": "2e"}}
    second = HTTP.post(f"{server.url}/api/games/ethnos/seats", json=ethnos).json()
    first = HTTP.post(f"{server.url}/api/games/ethnos/seats", json={}).json()
    assert len(first["lists"]["kinds"]) == 12
    assert first["lists"]["kinds"] != second["lists"]["kinds"]


def test_rules_by_their_address(server: Server) -> None:
    entry = HTTP.get(f"{server.url}/api/rules/etn-049").json()[0]
    assert entry["id"] == "ETN-049"
    whole = HTTP.get(f"{server.url}/api/ledgers/{entry['ledger']}").json()
    assert [each["id"] for each in whole] == [each.id for each in rules.every() if each.ledger == entry["ledger"]]
    assert HTTP.get(f"{server.url}/api/ledgers/none").status_code == 404
    assert HTTP.get(f"{server.url}/api/rules/XYZ-1").status_code == 404


def test_a_replay_says_where_i_moved_last(server: Server) -> None:
    guest = Guest.sets_up(server.url, "ethnos", "me", "random", name="Ada")
    while not (look := guest.look())["moves"]:
        time.sleep(0.02)
    assert guest.get("/replay")["mine"] == 0
    guest.play(look["number"], "draw")
    while not guest.look()["moves"]:
        time.sleep(0.02)
    replay = guest.get("/replay")
    assert 0 < replay["mine"] < replay["steps"]
    told = guest.get(f"/replay/{replay['mine']}")["look"]["events"]
    assert any(event["args"].get("seat") == "0" for event in told)


def test_when_the_time_is_up_a_bot_decides_until_its_owner_is_back(server: Server) -> None:
    policy = {"stand_in": "random", "clock": {"kind": "move", "seconds": 5}}
    guest = Guest.sets_up(server.url, "ethnos", "me", "random", name="Ada", policy=policy)
    until = time.monotonic() + 40
    while (seat := guest.get("")["seats"][0])["stand_in"] is None and time.monotonic() < until:
        time.sleep(0.5)
    assert seat["stand_in"] == "random"
    assert guest.post("/back")["seats"][0]["stand_in"] is None


def test_nothing_is_looked_at_before_the_end(server: Server) -> None:
    guest = Guest.sets_up(server.url, "ethnos", "me", "random")
    assert guest.get("/analysis", 409)["code"] == "game-running"
    guest.post("/end", key="end-it-now")
    assert guest.get("/analysis", 409)["code"] == "game-running", "a game without an end has no chances"


@ONCE
def test_a_finished_game_is_looked_at(server: Server) -> None:
    guest = Guest.sets_up(server.url, "ethnos", "me", "random", policy={"stand_in": "random"})
    guest.post("/leave")
    until = time.monotonic() + 60
    while guest.look()["result"] is None and time.monotonic() < until:
        time.sleep(0.1)
    found = Guest(server.url, guest.table, guest.key, client=HTTP).ask("GET", "/analysis", timeout=120).json()
    steps = guest.get("/replay", seat="open")["steps"]
    assert found["moments"][0]["step"] == 0
    assert found["moments"][-1]["step"] == steps
    for moment in found["moments"]:
        assert sum(moment["chances"]) == pytest.approx(1, abs=0.01)
    for decision in found["decisions"]:
        assert 0 < decision["low"] <= decision["cost"] <= decision["high"]
        assert decision["played"] != decision["better"]
        guest.get(f"/replay/{decision['step']}", seat="open")
