"""Whole games in the browser: by two people at one table, and by keyboard alone."""

from __future__ import annotations

import random
import re
import time

from playwright.sync_api import Page, expect

from tests.server.conftest import Guest, Server

from .conftest import DESKTOP, END, PHONE, People, await_turn, click_turn, over, seat_link


def test_two_people_play_a_whole_game(server: Server, people: People) -> None:
    """One opens a table and sends the link; the other sits down by it, then both play to the end."""
    ada, ben = people.page(DESKTOP), people.page(PHONE)
    ada.goto(server.url)
    ada.get_by_role("link", name="Invite friends, choose options – Ethnos").click()
    ada.get_by_label("My name").fill("Ada")
    ada.get_by_role("button", name="Open the table").click()
    link = ada.get_by_label("Send this link to your friends").input_value()
    ben.goto(link)
    ben.get_by_label("My name").fill("Ben")
    ben.get_by_role("button", name="Sit here").click()
    rng = random.Random("two people")
    pages = [ada, ben]
    until = time.monotonic() + 200
    while not over(ada) and time.monotonic() < until:
        for page in pages:
            if page.locator(".dock.asked").count():
                click_turn(page, rng)
                break
        else:
            ada.wait_for_timeout(20)
    for page in pages:
        expect(page.locator("#ending")).to_have_text(re.compile(r"^(Ada|Ben)\S* wins$|win together$"))
    scores = [page.locator(".board summary b").all_inner_texts() for page in pages]
    assert scores[0] == scores[1]


def test_a_whole_game_by_keyboard_alone(server: Server, people: People) -> None:
    """N goes to what can be chosen, Enter chooses, E ends the turn. Focus is never lost."""
    guest = Guest.sets_up(server.url, "ethnos", "me", "random", name="Ada")
    page = people.page()
    page.goto(seat_link(guest))
    rng = random.Random("keys")
    until = time.monotonic() + 200
    turns = 0
    while time.monotonic() < until:
        await_turn(page)
        if over(page):
            break
        turns += press_turn(page, rng)
    expect(page.locator("#ending")).to_be_visible()
    assert turns > 10


def press_turn(page: Page, rng: random.Random) -> int:
    """Go on with a turn by keys; the answer is whether it was ended."""
    before = page.locator(".dock").inner_text()
    if page.locator(END).count():
        page.keyboard.press("e")
    else:
        for _ in range(rng.randrange(1, 6)):
            page.keyboard.press("n")
        page.keyboard.press("Enter")
    page.wait_for_function(
        "old => document.querySelector('#ending') || document.querySelector('.dock').innerText !== old", arg=before
    )
    page.wait_for_selector(".dock[aria-busy=false]")
    assert over(page) or page.evaluate("document.activeElement !== document.body"), "focus is lost"
    return int(page.locator(".dock .staged").count() == 0)


def test_tab_and_enter_are_enough(server: Server, people: People) -> None:
    """Without the single keys: every choice is a button that Tab reaches."""
    guest = Guest.sets_up(server.url, "ethnos", "me", "random", name="Ada")
    page = people.page()
    page.goto(seat_link(guest))
    await_turn(page)
    labels = []
    for _ in range(60):
        page.keyboard.press("Tab")
        labels.append(
            page.evaluate("document.activeElement.getAttribute('aria-label') ?? document.activeElement.innerText")
        )
    for move in guest.look()["moves"]:
        assert any(str(label).startswith(move["label"]) for label in labels), move["label"]
