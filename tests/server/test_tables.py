"""Tables: chairs, keys, hosts, undo, requests, stale and repeated moves."""

from __future__ import annotations

from uuid import uuid4

import pytest

from .conftest import HTTP, Guest, Server

WITHOUT_SKELETONS = {"kinds": ["dwarf", "elf", "giant", "orc", "troll"]}
"""Any first card can lead a Band."""


@pytest.fixture
def two(server: Server) -> tuple[Guest, Guest]:
    """Two people at a table of Ethnos; the first has set it up."""
    host = Guest.sets_up(server.url, "ethnos", "me", "open", name="Ann", options=WITHOUT_SKELETONS)
    return host, host.sits(1, name="Bob")


def asked(guests: tuple[Guest, ...]) -> tuple[Guest, Guest]:
    """Who is to move, and somebody else."""
    looks = [guest.look() for guest in guests]
    return (guests[0], guests[1]) if looks[0]["moves"] else (guests[1], guests[0])


def test_the_last_one_to_sit_down_starts_the_game(server: Server) -> None:
    host = Guest.sets_up(server.url, "ethnos", "me", "open", "open", name="Ann")
    assert host.get("")["status"] == "waiting"
    assert host.get("/look", 409)["code"] == "not-started"
    host.sits(1, name="Bob")
    assert Guest(host.url, host.table).ask("POST", "/seats/1/sit", json={}).json()["code"] == "seat-taken"
    host.post("/seats/2/chair", chair="random")
    assert host.get("")["status"] == "waiting"
    host.post("/start")
    table = host.get("")
    assert table["status"] == "playing"
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Bob", "Dice"]


def test_only_the_host_changes_chairs_and_starts(server: Server) -> None:
    host = Guest.sets_up(server.url, "ethnos", "me", "open", "open")
    bob = host.sits(1)
    for path, data in (("/seats/2/chair", {"chair": "greedy"}), ("/start", {})):
        assert bob.post(path, 403, **data)["code"] == "host-only"
        assert Guest(host.url, host.table).post(path, 403, **data)["code"] == "host-only"
    assert host.post("/start", 409)["code"] == "seats-open"
    assert host.post("/seats/2/chair", 422, chair="chess-master")["code"] == "chair-kind"


def test_a_stale_move_gets_the_fresh_look(two: tuple[Guest, Guest]) -> None:
    mover, _ = asked(two)
    look = mover.look()
    answer = mover.play(look["number"], look["moves"][0]["text"])
    assert answer["look"]["number"] > look["number"]
    stale = mover.play(look["number"], look["moves"][0]["text"], status=409)
    assert stale["code"] == "stale"
    fresh = mover.look()
    assert {key: stale["look"][key] for key in ("number", "view", "moves")} == {
        key: fresh[key] for key in ("number", "view", "moves")
    }
    assert mover.play(10**6, look["moves"][0]["text"], status=409)["code"] == "stale"


def test_the_same_key_plays_once(two: tuple[Guest, Guest]) -> None:
    mover, _ = asked(two)
    look, key = mover.look(), uuid4().hex
    first = mover.play(look["number"], look["moves"][0]["text"], key=key)
    again = mover.play(look["number"], look["moves"][0]["text"], key=key)
    assert (first["repeated"], again["repeated"]) == (False, True)
    assert again["look"]["number"] == first["look"]["number"]


def test_an_answer_has_only_the_events_that_are_new(two: tuple[Guest, Guest]) -> None:
    mover, _ = asked(two)
    look = mover.look()
    held = len(look["events"])
    move = look["moves"][0]["text"]
    answer = mover.post("/moves", number=look["number"], moves=[move], key=uuid4().hex, events=held)
    assert (answer["look"]["since"], answer["look"]["events"]) == (held, mover.look()["events"][held:])
    assert answer["look"]["events"]


def test_a_staged_turn_is_made_all_or_not_at_all(two: tuple[Guest, Guest]) -> None:
    mover, _ = asked(two)
    look = mover.look()
    lead = next(move["text"] for move in look["moves"] if move["verb"] == "lead")
    refused = mover.play(look["number"], lead, "add nobody", status=422)
    assert refused["code"].startswith("move-word")
    refused = mover.play(look["number"], lead, "draw", status=422)
    assert refused["rule"].startswith("ETN-")
    assert mover.look()["number"] == look["number"]


def test_undo_is_free_until_sealed_and_then_others_are_asked(two: tuple[Guest, Guest]) -> None:
    mover, other = asked(two)
    look = mover.look()
    assert look["undo"] == "no"
    assert mover.post("/undo", 409, number=look["number"], key=uuid4().hex)["code"] == "nothing-to-undo"
    moved = mover.play(look["number"], next(move["text"] for move in look["moves"] if move["verb"] == "take"))
    assert moved["look"]["undo"] == "free"
    undone = mover.post("/undo", number=moved["look"]["number"], key=uuid4().hex)
    assert undone["look"]["view"] == look["view"]
    assert undone["look"]["number"] > moved["look"]["number"]
    drawn = mover.play(undone["look"]["number"], "draw")
    assert drawn["look"]["undo"] == "ask"
    asking = mover.post("/undo", number=drawn["look"]["number"], key=uuid4().hex)
    (ask,) = asking["table"]["asks"]
    assert (ask["kind"], len(ask["waiting"])) == ("undo", 1)
    assert mover.post(f"/asks/{ask['id']}", 409, yes=True, key=uuid4().hex)["code"] == "not-asked-that"
    refused = other.post(f"/asks/{ask['id']}", yes=False, key=uuid4().hex)
    assert refused["table"]["asks"] == []
    assert mover.look()["view"] == drawn["look"]["view"]
    (ask,) = mover.post("/undo", number=drawn["look"]["number"], key=uuid4().hex)["table"]["asks"]
    agreed = other.post(f"/asks/{ask['id']}", yes=True, key=uuid4().hex)
    assert agreed["table"]["asks"] == []
    assert mover.look()["view"] == look["view"]


def test_against_bots_one_may_always_take_back(server: Server) -> None:
    guest = Guest.sets_up(server.url, "ethnos", "me", "random")
    look = _wait(guest)
    moved = guest.play(look["number"], "draw")
    assert moved["look"]["undo"] in ("free", "ask")
    undone = guest.post("/undo", number=moved["look"]["number"], key=uuid4().hex)
    assert undone["look"]["view"]["players"][0]["hand"] == look["view"]["players"][0]["hand"]


def _wait(guest: Guest) -> dict:  # type: ignore[type-arg]  # a look
    while not (look := guest.look())["moves"]:
        pass
    return look  # type: ignore[no-any-return]


def test_a_game_ends_when_all_agree(two: tuple[Guest, Guest]) -> None:
    (ask,) = two[0].post("/end", key=uuid4().hex)["table"]["asks"]
    ended = two[1].post(f"/asks/{ask['id']}", yes=True, key=uuid4().hex)
    assert ended["table"]["status"] == "ended"
    mover = two[0]
    assert mover.look()["moves"] == []
    assert mover.play(mover.look()["number"], "draw", status=409)["code"] == "game-ended"
    assert mover.ask("GET", "/record").status_code == 200


def test_a_renewed_link_revokes_the_old_one(two: tuple[Guest, Guest]) -> None:
    host, bob = two
    renewed = bob.post("/seats/1/key")
    assert bob.get("/look", 403)["code"] == "bad-key"
    again = Guest(bob.url, bob.table, renewed["key"])
    assert again.look()["seat"] == 1
    assert again.post("/seats/0/key", 403)["code"] == "host-only"
    rescued = host.post("/seats/1/key")
    assert again.get("/look", 403)["code"] == "bad-key"
    assert Guest(bob.url, bob.table, rescued["key"]).get("/me")["host"] is False


def test_spectators_see_what_the_policy_lets_them(server: Server) -> None:
    open_table = Guest.sets_up(server.url, "ethnos", "me", "random")
    watcher = Guest(server.url, open_table.table)
    look = watcher.look()
    assert look["seat"] is None
    assert all(player["hand"] is None for player in look["view"]["players"])
    assert watcher.play(look["number"], "draw", status=403)["code"] == "no-key"
    shut = Guest.sets_up(server.url, "ethnos", "me", "random", policy={"spectators": False})
    assert Guest(server.url, shut.table).get("/look", 403)["code"] == "no-spectators"


def test_a_private_table_is_entered_by_invitation_only(server: Server) -> None:
    host = Guest.sets_up(server.url, "ethnos", "me", "open", "open", policy={"visibility": "private"})
    stranger = Guest(server.url, host.table)
    assert stranger.post("/seats/1/sit", 403)["code"] == "private-table"
    assert Guest(server.url, host.table, "x" * 32).post("/seats/1/sit", 403)["code"] == "bad-key"
    invited = Guest(server.url, host.table, host.post("/seats/1/key")["key"])
    assert invited.post("/seats/2/sit", 403)["code"] == "private-table"
    assert invited.post("/seats/2/key", 403)["code"] == "host-only"
    sat = invited.post("/seats/1/sit", 201, name="Bob")
    assert invited.get("/me", 403)["code"] == "bad-key"
    assert Guest(server.url, host.table, sat["key"]).get("/me")["table"]["seats"][1]["name"] == "Bob"
    assert stranger.get("/look", 403)["code"] == "private-table"
    assert stranger.get("", 403)["code"] == "private-table"


def test_strangers_do_not_chat_unless_it_is_wished_for(server: Server) -> None:
    for policy, chat in (({}, True), ({"visibility": "public"}, False), ({"visibility": "public", "chat": True}, True)):
        host = Guest.sets_up(server.url, "ethnos", "me", "random", policy=policy)
        assert host.get("")["policy"]["chat"] is chat
        host.post("/chat", 201 if chat else 403, text="Hello")


def test_the_lobby_lists_public_tables_only(server: Server) -> None:
    public = Guest.sets_up(server.url, "ethnos", "me", "open", policy={"visibility": "public"})
    hidden = Guest.sets_up(server.url, "ethnos", "me", "open")
    listed = [table["id"] for table in HTTP.get(server.url + "/api/tables").json()["tables"]]
    assert public.table in listed
    assert hidden.table not in listed


def test_leaving_hands_the_seat_to_a_bot_until_the_person_is_back(two: tuple[Guest, Guest]) -> None:
    mover, _ = asked(two)
    seat = mover.look()["seat"]
    left = mover.post("/leave")
    assert left["seats"][seat]["stand_in"] == "greedy"
    while mover.look()["to_act"] == [seat]:
        pass
    back = mover.post("/back")
    assert back["seats"][seat]["stand_in"] is None


def test_names_are_cleaned_and_told_apart(server: Server) -> None:
    host = Guest.sets_up(server.url, "ethnos", "me", "open", "open", name="A\u202enn\n<b>")
    host.sits(1, name="greedy")
    host.sits(2, name="A nn <b>")
    names = [seat["name"] for seat in host.get("")["seats"]]
    assert len(set(names)) == 3
    assert all(name.isprintable() and "\u202e" not in name for name in names)
    assert "greedy" not in names
