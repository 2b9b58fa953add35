"""The board of Rune Age: turns by tap on a phone, by keyboard at a desk; every legal move is a button on the page."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

from tests.server.conftest import Guest, Server

from .conftest import DESKTOP, END, PHONE, People, await_turn, offered, over, seat_link
from .test_pages import barriers, too_small, too_wide

DIALOG = "dialog .acts .main"
SETTLED = """old => document.querySelector('#ending') || document.querySelector('dialog[open]')
  || (document.querySelector('.dock[aria-busy=false]') && document.querySelector('.dock').innerText !== old)"""


def labels(page: Page) -> list[str]:
    """What the buttons of the page are called, inside an open explanation too."""
    found: list[str] = page.locator("main button").evaluate_all(
        "all => all.filter(each => each.checkVisibility()).map(each => each.ariaLabel ?? each.innerText)"
    )
    return found


def all_moves_are_buttons(page: Page, guest: Guest) -> int:
    """Every legal move stands in the name of a button; the answer is how many moves there are."""
    moves = guest.look()["moves"]
    named = labels(page)
    for move in moves:
        assert any(move["label"] in label for label in named), (move["label"], named)
    return len(moves)


def tap(page: Page, rng: random.Random) -> bool:
    """One choice by a tap, its confirmation included; the answer is whether the staged moves were sent."""
    end = page.locator(END)
    if sent := end.count() > 0:
        before = page.locator(".dock").inner_text()
        end.click()
    else:
        able, buttons = offered(page), page.locator(".others .button")
        able = buttons if buttons.count() and rng.random() < 0.3 else able
        chosen = able.nth(rng.randrange(able.count()))
        before = page.locator(".dock").inner_text()
        chosen.click()
        page.wait_for_function(SETTLED, arg=before)
        if page.locator("dialog[open]").count():
            page.locator(DIALOG).first.click()
    page.wait_for_function(SETTLED, arg=before)
    return sent


def test_taps_on_a_phone(server: Server, people: People) -> None:
    page = people.page(PHONE)
    guest = Guest.sets_up(server.url, "rune-age", "me", "random", name="Ada", options={"scenario": "runewars"})
    page.goto(seat_link(guest))
    await_turn(page)
    rng, sent, moves = random.Random("taps"), 0, 0
    for i in range(18):
        await_turn(page)
        if over(page):
            break
        if not page.locator(".dock .staged").count():
            moves += all_moves_are_buttons(page, guest)
        sent += tap(page, rng)
        if i % 9 == 0:
            assert barriers(page) == []
            assert not too_wide(page)
            assert too_small(page) == []
    assert sent > 0
    assert moves > 8


def test_keys_at_a_desk(server: Server, people: People) -> None:
    """N goes to what can be chosen, Enter chooses, I explains, E ends the turn; focus is never lost."""
    page = people.page(DESKTOP, color_scheme="light")
    guest = Guest.sets_up(
        server.url, "rune-age", "me", "random", "random", name="Ada", options={"scenario": "monument"}
    )
    page.goto(seat_link(guest))
    await_turn(page)
    page.locator(".fan button").first.focus()
    page.keyboard.press("i")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert barriers(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    rng, sent = random.Random("keys"), 0
    for done in range(90):
        await_turn(page)
        if over(page) or (sent and done >= 18):
            break
        before = page.locator(".dock").inner_text()
        if page.locator(END).count():
            page.keyboard.press("e")
            sent += 1
        else:
            for _ in range(rng.randrange(1, 6)):
                page.keyboard.press("n")
            page.keyboard.press("Enter")
            page.wait_for_function(SETTLED, arg=before)
            if page.locator("dialog[open]").count():
                page.locator(DIALOG).first.focus()
                page.keyboard.press("Enter")
        page.wait_for_function(SETTLED, arg=before)
        page.wait_for_selector(".dock[aria-busy=false]")
        assert over(page) or page.evaluate("document.activeElement !== document.body"), "focus is lost"
    assert sent > 0
    assert barriers(page) == []
    assert not too_wide(page)


def test_who_watches_sees_no_hand_and_every_card_explained(server: Server, people: People) -> None:
    guest = Guest.sets_up(server.url, "rune-age", "me", "random", name="Ada", options={"scenario": "cataclysm"})
    page = people.page(PHONE)
    page.goto(f"{guest.url}/t/{guest.table}")
    expect(page.get_by_role("heading", name="Terrinoth")).to_be_visible()
    assert page.locator(".fan").count() == 0
    page.locator(".terrinoth .card").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("objective", exact=True)).to_be_visible()
    assert barriers(page) == []
