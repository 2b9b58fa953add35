"""The board of Ettin: every move within reach of a finger and of the keyboard, no barrier that axe-core finds."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.conftest import Guest, Server

from .conftest import DESKTOP, END, PHONE, People, await_turn, offered, over, seat_link
from .test_pages import barriers, too_small, too_wide

SIGNATURE = """() => {
  const at = (where) => document.querySelector(where);
  return [at('.dock .staged')?.innerText ?? '', at('.dock .step')?.innerText, at('.hand .chosen')?.dataset.piece,
    at('.scout button')?.ariaPressed, !!at('#ending')].join('|');
}"""


FAINT = """() => {
  const light = (rgb) => rgb.map(c => c / 255).map(c => c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
    .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
  const colours = (text) => [...text.matchAll(/rgba?\\((\\d+), (\\d+), (\\d+)/g)]
    .map(found => found.slice(1, 4).map(Number));
  const words = '.face :is(.title, .corner, .sign, .row b), .tile:not(.back) :is(.name, .sign)';
  return [...document.querySelectorAll(words)].filter(each => each.checkVisibility()).flatMap(each => {
    const grounds = colours(getComputedStyle(each.closest('.face, .tile')).backgroundImage).map(light);
    const ratio = (Math.min(...grounds) + 0.05) / (light(colours(getComputedStyle(each).color)[0]) + 0.05);
    return grounds.length && ratio >= 7 ? [] : [`${each.className} ${each.innerText} ${ratio}`];
  });
}"""
"""Words on cards that are harder to read than 7 to 1."""


def sit(server: Server, page: Page, *chairs: str, **more: Any) -> Guest:
    """A table with bots, and a person at it."""
    guest = Guest.sets_up(server.url, "ettin", "me", *chairs, name="Ada", **more)
    page.goto(seat_link(guest))
    await_turn(page)
    return guest


def labels(page: Page) -> set[str]:
    """What every button on the page is called."""
    page.wait_for_selector(".dock[aria-busy=false]")
    found: list[str] = page.locator(".board button, .dock button").evaluate_all(
        "all => all.filter(each => each.checkVisibility()).map(each => each.ariaLabel ?? each.innerText.trim())"
    )
    return set(found)


def within_reach(page: Page) -> set[str]:
    """What can be touched, each card of the hand picked up in turn, as a scout too."""
    found = labels(page)
    hand = page.locator(".hand [data-piece]")
    for card in range(hand.count()):
        hand.nth(card).click()
        found |= labels(page)
        scout = page.locator(".scout button")
        if scout.count():
            scout.click()
            found |= labels(page)
            scout.click()
    return found


def take_turn(page: Page, rng: random.Random, by_key: bool = False) -> None:
    """A turn by what is offered, touched or by keys, and its end."""
    for _ in range(80):
        page.wait_for_selector(".dock[aria-busy=false]")
        if over(page) or not page.locator(".dock.asked").count():
            return
        if page.locator(END).count():
            page.keyboard.press("e") if by_key else page.locator(END).click()
            page.wait_for_selector(".dock[aria-busy=false]:not(:has(.staged))")
            return
        before = page.evaluate(SIGNATURE)
        if by_key:
            for _ in range(rng.randrange(1, 6)):
                page.keyboard.press("n")
            again = page.evaluate("document.activeElement.matches('.chosen')")
            page.keyboard.press("Enter")
        else:
            able = offered(page)
            able.nth(rng.randrange(able.count())).click()
            again = False
        if not again:
            page.wait_for_function(f"old => ({SIGNATURE})() !== old", arg=before)
        if by_key:
            page.wait_for_selector(".dock[aria-busy=false]")
            assert over(page) or page.evaluate("document.activeElement !== document.body"), "focus is lost"
    raise AssertionError("a turn without end")


@pytest.mark.parametrize(("viewport", "scheme"), [(PHONE, "light"), (DESKTOP, "dark")])
def test_every_move_can_be_touched(server: Server, people: People, viewport: dict[str, int], scheme: str) -> None:
    page = people.page(viewport, color_scheme=scheme)
    guest = sit(
        server, page, "random", "random", "random", options={"nations": ["joymore", "elves", "orcs", "dwarves"]}
    )
    rng = random.Random(6)
    seen: set[str] = set()
    while not {"pick", "deploy"} <= seen:
        look = guest.look()
        step = look["view"]["step"]
        if step not in seen:
            reach = within_reach(page)
            for move in look["moves"]:
                assert any(label.startswith(move["label"]) for label in reach), (step, move["label"])
            assert barriers(page) == [], step
            assert not too_wide(page), step
            assert too_small(page) == [], step
            assert page.evaluate(FAINT) == [], step
        seen.add(step)
        take_turn(page, rng)
        await_turn(page)
        assert not over(page)


def test_by_keyboard_alone(server: Server, people: People) -> None:
    page = people.page()
    guest = sit(server, page, "random", options={"pick": "random"})
    rng = random.Random(7)
    for _ in range(8):
        take_turn(page, rng, by_key=True)
        await_turn(page)
    kinds = {event["kind"] for event in guest.look()["events"] if event["args"].get("seat") == "0"}
    assert {"drafted", "deployed"} <= kinds


def test_cards_are_explained_and_other_fronts_come_forward(server: Server, people: People) -> None:
    page = people.page(PHONE)
    guest = sit(server, page, "random", "random", "random", options={"pick": "random"})
    view = guest.look()["view"]
    while not view["lineups"]:
        take_turn(page, random.Random(8))
        await_turn(page)
        view = guest.look()["view"]
    page.locator(".draft .cards button").first.click()
    expect(page.locator(".reading")).to_contain_text("Strength")
    page.locator(".reading").get_by_role("button", name="Close").click()
    expect(page.locator(".reading")).to_have_count(0)
    page.get_by_role("button", name="Bring forward: Ally").click()
    expect(page.get_by_role("button", name="Bring forward: My side")).to_be_visible()
    page.locator(".front").get_by_role("button", name="Enemy:").click()
    expect(page.get_by_role("dialog")).to_contain_text("War Camp")
    assert barriers(page) == []


def test_watching_and_looking_back(server: Server, people: People) -> None:
    """Spectators see backs; replay shows the board of a step, with nothing to choose."""
    page = people.page(DESKTOP)
    guest = sit(server, page, "random", options={"pick": "random"})
    rng = random.Random(9)
    while guest.look()["view"]["step"] != "deploy":
        take_turn(page, rng)
        await_turn(page)
    take_turn(page, rng)
    await_turn(page)
    watching = people.page(PHONE)
    watching.goto(f"{guest.url}/t/{guest.table}")
    expect(watching.locator(".front")).to_be_visible()
    assert watching.locator(".able").count() == 0
    assert barriers(watching) == []
    page.goto(f"{guest.url}/t/{guest.table}/replay/12")
    expect(page.get_by_text("Step 12 of")).to_be_visible()
    expect(page.locator(".front")).to_be_visible()
    assert page.locator(".able").count() == 0
    assert barriers(page) == []
