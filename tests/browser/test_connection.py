"""The network and the server come and go; nothing is lost."""

from __future__ import annotations

import random
import re
from pathlib import Path

from playwright.sync_api import expect

from tests.server.conftest import Guest, Server, sqlite

from .conftest import END, People, await_turn, click_turn, offered, seat_link


def test_the_server_dies_in_mid_turn(tmp_path: Path, people: People) -> None:
    people.expected = ("WebSocket", "ERR_CONNECTION", "Failed to load resource")
    server = Server(sqlite(tmp_path / "tables.db"), tmp_path / "log").start()
    try:
        guest = Guest.sets_up(server.url, "ethnos", "me", "random", name="Ada")
        page = people.page()
        page.goto(seat_link(guest))
        await_turn(page)
        click_turn(page, random.Random(1))
        await_turn(page)
        offered(page).first.click()
        expect(page.locator(END)).to_be_visible()
        staged = page.locator(".dock .staged").inner_text()
        server.kill()
        expect(page.locator(".sync")).to_have_class(re.compile(r"\boffline\b"), timeout=20_000)
        assert page.locator(".dock .staged").inner_text() == staged, "the turn that was put together is still there"
        page.locator(END).click()
        made = guest_moves(page.locator(".log").inner_text())
        server.start()
        expect(page.locator(".sync")).to_have_class(re.compile(r"\bsync sync\b"), timeout=30_000)
        page.wait_for_function("n => document.querySelectorAll('.log li').length > n", arg=made)
        told = [event["text"] for event in guest.look()["events"]]
        shown = page.locator(".log li").all_inner_texts()
        await_turn(page)
        assert [text.strip() for text in shown] == told[: len(shown)]
    finally:
        server.stop()


def guest_moves(log: str) -> int:
    """How many sentences a log has."""
    return len(log.strip().split("\n"))


def test_two_windows_of_one_seat_stay_together(server: Server, people: People) -> None:
    """A seat link opened on a second device shows the same hand, and follows."""
    guest = Guest.sets_up(server.url, "ethnos", "me", "random", name="Ada")
    desk, phone = people.page(), people.page({"width": 360, "height": 740})
    for page in (desk, phone):
        page.goto(seat_link(guest))
        await_turn(page)
    assert "#" not in phone.url, "the secret of the seat does not stay in the address"
    click_turn(desk, random.Random(2))
    await_turn(desk)
    await_turn(phone)
    hand = desk.locator(".hand [data-piece]").evaluate_all("cards => cards.map(card => card.dataset.piece)")
    expect(phone.locator(".hand [data-piece]")).to_have_count(len(hand))
    assert phone.locator(".hand [data-piece]").evaluate_all("cards => cards.map(card => card.dataset.piece)") == hand
