"""Real browsers at tables of a real server. Without Chromium or without built pages these tests are skipped."""

from __future__ import annotations

import os
import random
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect, sync_playwright

import tablewright.server
from tests.server.conftest import Guest, Server, sqlite

CHROMIUM = os.environ.get("CHROMIUM") or next(
    filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None
)
STATIC = Path(tablewright.server.__file__).parent / "static" / "index.html"
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
PHONE = {"width": 360, "height": 740}
DESKTOP = {"width": 1440, "height": 900}
ABLE = ".able:not(.chosen):visible, .others .button:not([disabled]):visible"
END = ".turn .end:not([disabled])"


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One browser for all tests."""
    if CHROMIUM is None:
        pytest.skip("no Chromium here")
    if not STATIC.is_file():
        pytest.skip("the pages are not built: `make web`")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for tests that do it no harm."""
    folder = tmp_path_factory.mktemp("server")
    running = Server(sqlite(folder / "tables.db"), folder / "log").start()
    yield running
    running.stop()
    assert "Traceback" not in running.log.read_text()


class People:
    """Makes browsers, each of a person of their own; every error on a page fails the test."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.contexts: list[BrowserContext] = []
        self.errors: list[str] = []
        self.expected: tuple[str, ...] = ()

    def page(self, viewport: dict[str, int] = DESKTOP, **more: Any) -> Page:
        """A page in a browser that nobody used before."""
        more = {"reduced_motion": "reduce", "locale": "en", "color_scheme": "dark"} | more
        context = self.browser.new_context(viewport=viewport, **more)  # type: ignore[arg-type]
        context.set_default_timeout(30_000)
        self.contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)
        return page

    def close(self) -> None:
        """Send everybody home."""
        for context in self.contexts:
            context.close()
        unexpected = [error for error in self.errors if not any(known in error for known in self.expected)]
        assert unexpected == []


@pytest.fixture
def people(chromium: Browser) -> Iterator[People]:
    """Whoever a test needs."""
    made = People(chromium)
    yield made
    made.close()


def seat_link(guest: Guest) -> str:
    """The address that opens a guest's own seat."""
    return f"{guest.url}/t/{guest.table}#{guest.key}"


def over(page: Page) -> bool:
    """Whether the page shows how the game ended."""
    return page.locator("#ending").count() > 0


def offered(page: Page) -> Locator:
    """What can be clicked to go on with the turn."""
    return page.locator(ABLE)


def click_turn(page: Page, rng: random.Random) -> None:
    """A whole turn by clicks on what is offered, ended with its button. Returns when the game is over, too.

    Cards mostly come from the deck: so the Dragons come soon.
    """
    for _ in range(60):
        page.wait_for_selector(f"{END}, .dock.asked, #ending, .dock:not(.asked)")
        if over(page) or not page.locator(".dock.asked").count():
            return
        if page.locator(END).count():
            page.locator(END).click()
            page.wait_for_selector(".dock[aria-busy=false]:not(:has(.staged))")
            return
        staged = page.locator(".dock .staged").inner_text() if page.locator(".dock .staged").count() else ""
        deck, able = page.locator(".deck.able"), offered(page)
        (deck if deck.count() and rng.random() < 0.8 else able.nth(rng.randrange(able.count()))).click()
        page.wait_for_function(
            """old => document.querySelector('#ending')
              || (document.querySelector('.dock .staged')?.innerText ?? '') !== old""",
            arg=staged,
        )
    raise AssertionError("a turn without end")


def await_turn(page: Page) -> None:
    """Wait until this person is asked, or the game is over."""
    expect(page.locator(".dock.asked, #ending").first).to_be_visible(timeout=60_000)
