"""Previews, reasons, hints, recaps, replays, forks, records, proofs, reports, chat."""

from __future__ import annotations

import random

import pytest

from tablewright.core import fair
from tablewright.core.records import Record

from .conftest import Guest, Server
from .test_whole_game import played_out


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[Guest, Guest]:
    """A finished game of two people and a bot."""
    host = Guest.sets_up(server.url, "ethnos", "me", "open", "random", name="Ann", salt="pepper")
    bob = host.sits(1, name="Bob", salt="thyme")
    played_out([host, bob], "finished")
    return host, bob


@pytest.fixture
def turn(server: Server) -> Guest:
    """Somebody whose turn it is."""
    guest = Guest.sets_up(server.url, "ethnos", "me", "random")
    while not guest.look()["moves"]:
        pass
    return guest


def test_a_preview_shows_what_is_certain_and_changes_nothing(turn: Guest) -> None:
    look = turn.look()
    take = next(move["text"] for move in look["moves"] if move["verb"] == "take")
    shown = turn.post("/preview", moves=[take])
    card = take.split()[1]
    assert (shown["made"], shown["uncertain"], shown["refused"]) == (1, False, None)
    assert card in shown["view"]["players"][0]["hand"]
    assert shown["events"]
    drawn = turn.post("/preview", moves=["draw"])
    assert (drawn["made"], drawn["uncertain"]) == (1, True)
    assert drawn["view"] == look["view"]
    assert drawn["events"] == []
    assert turn.look()["number"] == look["number"]


def test_why_not_names_the_rule_and_quotes_it(turn: Guest) -> None:
    legal = turn.look()["moves"][0]["text"]
    assert turn.get("/why-not", move=legal)["legal"]
    answer = turn.get("/why-not", move="done")
    assert answer["rule"].startswith("ETN-")
    assert answer["entry"]
    french = Guest(turn.url, turn.table, turn.key, "fr").get("/why-not", move="done")
    assert french["rule"] == answer["rule"]
    assert french["text"] != answer["text"]


def test_hints_lines_and_legend_speak(turn: Guest) -> None:
    look = turn.look()
    hints = turn.get("/hints")["hints"]
    assert {hint["move"]["text"] for hint in hints} == {move["text"] for move in look["moves"]}
    assert [hint["value"] for hint in hints] == sorted((hint["value"] for hint in hints), reverse=True)
    assert all(hint["reason"] and not hint["reason"].startswith("advice-") for hint in hints)
    lines = turn.get("/lines")["lines"]
    assert lines
    assert turn.post("/preview", moves=lines[-1]["moves"])["refused"] is None
    assert turn.get("/legend")["lines"]


def test_no_hints_where_the_table_wants_none(server: Server) -> None:
    guest = Guest.sets_up(server.url, "ethnos", "me", "random", policy={"hints": False})
    assert guest.get("/hints", 403)["code"] == "hints-off"


def test_a_recap_tells_what_happened_since_my_move(turn: Guest) -> None:
    before = len(turn.look()["events"])
    turn.play(turn.look()["number"], "draw")
    while not (look := turn.look())["moves"]:
        pass
    recap = turn.get("/recap")["events"]
    assert recap
    assert recap == look["events"][-len(recap) :]
    assert len(recap) < len(look["events"]) - before


def test_a_running_game_is_replayed_from_ones_own_seat_only(turn: Guest) -> None:
    replay = turn.get("/replay")
    assert not replay["open"]
    last = turn.get(f"/replay/{replay['steps']}")
    assert last["look"]["view"] == turn.look()["view"]
    assert turn.get("/replay", 403, seat="1")["code"] == "replay-hidden"
    assert turn.get("/replay", 403, seat="open")["code"] == "replay-hidden"
    assert turn.get(f"/replay/{replay['steps'] + 1}", 404)["code"] == "no-step"
    assert turn.ask("GET", "/record").status_code == 409


def test_a_finished_game_is_replayed_from_any_seat_and_with_open_hands(finished: tuple[Guest, Guest]) -> None:
    host, bob = finished
    mine, open_hands = host.get("/replay"), host.get("/replay", seat="open")
    assert open_hands["open"]
    assert open_hands["steps"] >= mine["steps"]
    events = []
    for step in range(mine["steps"] + 1):
        events += host.get(f"/replay/{step}")["look"]["events"]
    assert events == host.look()["events"]
    from_bob = host.get("/replay/5", seat="1")["look"]
    assert from_bob["view"] == bob.get("/replay/5")["look"]["view"]
    views = host.get("/replay/5", seat="open")["views"]
    assert all(view["players"][seat]["hand"] is not None for seat, view in enumerate(views))


def test_a_record_and_its_proof(finished: tuple[Guest, Guest]) -> None:
    host, bob = finished
    record = Record.parse(host.ask("GET", "/record").text)
    assert [flaw for _, flaw in record.checks()] == [None] * 3
    assert (record.salts, record.players[:2]) == (("pepper", "thyme", ""), ("Ann", "Bob"))
    proof = bob.get("/fairness")
    assert all(step["ok"] for step in proof["steps"])
    values = {step["name"]: step["values"] for step in proof["steps"]}
    assert fair.commitment(values["secret"]["secret"]) == proof["commitment"] == host.get("")["commitment"]
    assert values["seed"]["seed"] == fair.seed_of(values["secret"]["secret"], ["pepper", "thyme", ""])


def test_nothing_is_proved_before_the_end(turn: Guest) -> None:
    proof = turn.get("/fairness")
    assert [step["name"] for step in proof["steps"]] == ["promise", "secret"]
    assert proof["steps"][1]["values"] == {}


@pytest.mark.parametrize("step", [0, 7, 30])
def test_any_step_is_forked_into_a_game_against_bots(finished: tuple[Guest, Guest], step: int) -> None:
    host, _ = finished
    forked = host.post("/fork", 201, step=step, seat=1, bot="random")
    guest = Guest(host.url, forked["table"]["id"], forked["key"])
    assert forked["table"]["fork_of"] == host.table
    was = host.get(f"/replay/{step}", seat="1")["look"]["view"]
    view = guest.get("/replay/0")["look"]["view"]
    assert (view["players"], view["pool"], view["step"]) == (was["players"], was["pool"], was["step"])
    played_out([guest], "fork")


def test_a_running_game_is_forked_without_peeking(turn: Guest) -> None:
    for _ in range(3):
        look = turn.look()
        if look["moves"]:
            turn.play(look["number"], random.Random(1).choice(look["moves"])["text"])
    steps = turn.get("/replay")["steps"]
    assert turn.post("/fork", 403, step=0, seat=1)["code"] == "replay-hidden"
    forked = turn.post("/fork", 201, step=steps, seat=0)
    guest = Guest(turn.url, forked["table"]["id"], forked["key"])
    was = turn.get(f"/replay/{steps}")["look"]["view"]
    view = guest.get("/replay/0")["look"]["view"]
    assert view["players"][0]["hand"] == was["players"][0]["hand"]


def test_a_rematch_is_one_table_for_all(finished: tuple[Guest, Guest]) -> None:
    host, bob = finished
    first = host.post("/rematch", 201)
    second = bob.post("/rematch", 201)
    assert first["table"]["id"] == second["table"]["id"] == host.get("")["rematch"]
    assert second["table"]["status"] == "playing"
    assert (first["seat"], second["seat"]) == (0, 1)


def test_a_report_is_kept(turn: Guest) -> None:
    first = turn.post("/reports", 201, text="The pool is empty.", step=1)["id"]
    assert turn.post("/reports", 201, text="Again.")["id"] == first + 1


def test_chat_is_plain_text_for_those_who_sit_there(finished: tuple[Guest, Guest], server: Server) -> None:
    host, bob = finished
    host.post("/chat", 201, text="Well\u202e played\n<script>")
    bob.post("/chat", 201, text="Thanks")
    said = host.get("/chat")["said"]
    assert [(each["name"], each["text"]) for each in said[-2:]] == [("Ann", "Well played <script>"), ("Bob", "Thanks")]
    assert Guest(host.url, host.table).get("/chat", 403)["code"] == "no-key"
    assert host.post("/chat", 422, text="\u200b \n")["code"] == "chat-empty"
    quiet = Guest.sets_up(server.url, "ethnos", "me", "random", policy={"chat": False})
    assert quiet.post("/chat", 403, text="Hello")["code"] == "chat-off"


def test_a_seat_link_as_a_picture(turn: Guest) -> None:
    answer = turn.ask("GET", "/qr")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg")
    others = Guest(turn.url, turn.table).ask("GET", "/qr")
    assert others.text.startswith("<svg")
    assert len(others.text) < len(answer.text), "the link for others has no key in it"
