"""Accounts, sessions, claimed seats, and the inbox."""

from __future__ import annotations

from collections.abc import Iterator
from uuid import uuid4

import httpx
import pytest

from .conftest import HTTP, Guest, Server

PASSWORD = "four candles, fork handles"


@pytest.fixture
def somebody(server: Server) -> Iterator[tuple[httpx.Client, str]]:
    """A browser that is logged in, and the name it goes by."""
    name = f"p{uuid4().hex[:10]}"
    with httpx.Client(base_url=server.url, timeout=30) as browser:
        answer = browser.post("/api/account", json={"name": name, "password": PASSWORD})
        assert answer.status_code == 201, answer.text
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=strict" in cookie
        yield browser, name


def test_log_in_and_out(server: Server, somebody: tuple[httpx.Client, str]) -> None:
    browser, name = somebody
    assert browser.get("/api/account").json()["name"] == name
    taken = HTTP.post(server.url + "/api/account", json={"name": name.upper(), "password": PASSWORD})
    assert (taken.status_code, taken.json()["code"]) == (409, "account-name")
    wrong = HTTP.post(server.url + "/api/account/login", json={"name": name, "password": "guessed it"})
    nobody = HTTP.post(server.url + "/api/account/login", json={"name": "x" + name, "password": PASSWORD})
    assert wrong.json() == nobody.json()
    assert wrong.status_code == 403
    browser.post("/api/account/logout")
    assert browser.get("/api/account").json()["name"] is None


def test_log_out_everywhere(server: Server, somebody: tuple[httpx.Client, str]) -> None:
    browser, name = somebody
    with httpx.Client(base_url=server.url, timeout=30) as phone:
        phone.post("/api/account/login", json={"name": name, "password": PASSWORD})
        assert phone.get("/api/account").json()["name"] == name
        browser.post("/api/account/logout-everywhere")
        assert phone.get("/api/account").json()["name"] is None


def test_a_claimed_seat_is_mine_on_every_device(server: Server, somebody: tuple[httpx.Client, str]) -> None:
    browser, _ = somebody
    guest = Guest.sets_up(server.url, "ethnos", "open", "me")
    path = f"/api/tables/{guest.table}/me"
    assert browser.get(path).json()["seat"] is None
    assert browser.post("/api/account/claim", json={"keys": [guest.key]}).json()["games"] == 1
    assert browser.get(path).json()["seat"] == 1
    with httpx.Client(base_url=server.url, timeout=30) as thief:
        thief.post("/api/account", json={"name": f"q{uuid4().hex[:8]}", "password": PASSWORD})
        assert thief.post("/api/account/claim", json={"keys": [guest.key]}).json()["games"] == 0
        assert thief.get(path).json()["seat"] is None
    (item,) = browser.post("/api/inbox", json={}).json()["items"]
    assert (item["seat"], item["table"]["id"], item["asked"]) == (1, guest.table, False)


def test_nobody_claims_without_an_account(server: Server) -> None:
    answer = HTTP.post(server.url + "/api/account/claim", json={"keys": ["x" * 32]})
    assert (answer.status_code, answer.json()["code"]) == (403, "not-logged-in")


def test_the_inbox_puts_what_waits_for_me_first(server: Server) -> None:
    clock = {"clock": {"kind": "move", "seconds": 3600}}
    waiting = Guest.sets_up(server.url, "ethnos", "me", "open")
    playing = Guest.sets_up(server.url, "ethnos", "me", "open", policy=clock)
    other = playing.sits(1)
    mine, keys = (playing, other) if playing.look()["moves"] else (other, playing)
    items = HTTP.post(server.url + "/api/inbox", json={"keys": [waiting.key, mine.key]}).json()["items"]
    assert [item["table"]["id"] for item in items] == [playing.table, waiting.table]
    assert items[0]["asked"]
    assert items[0]["deadline"] > items[0]["table"]["created"] + 3000
    assert items[0]["key"] == mine.key
    assert keys.look()["clocks"][mine.look()["seat"]] in (3598, 3599, 3600)


def test_another_site_may_not_use_the_session(server: Server, somebody: tuple[httpx.Client, str]) -> None:
    browser, _ = somebody
    for headers in ({"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site"}):
        answer = browser.post("/api/account/logout", headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "cross-site")
    assert browser.get("/api/account").json()["name"] is not None
