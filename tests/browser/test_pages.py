"""Every page: no barrier that axe-core finds, nothing wider than a phone, nothing too small to touch, not heavy."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.conftest import HTTP, Guest, Server

from .conftest import DESKTOP, PHONE, People, await_turn, click_turn, seat_link

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TABS = ("Board", "Players", "Log", "Chat", "Help")
DIALOGS = ("Settings", "This table")
LARGEST = 250 * 1024


def barriers(page: Page) -> list[str]:
    """What axe-core complains of."""
    page.evaluate(AXE.read_text("utf-8"))
    found: Any = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    return [f"{each['id']}: {each['help']}: {each['nodes'][0]['html'][:200]}" for each in found["violations"]]


def too_wide(page: Page) -> bool:
    """Whether one has to scroll sideways."""
    wide: bool = page.evaluate("document.documentElement.scrollWidth > innerWidth + 1")
    return wide


def too_small(page: Page) -> list[str]:
    """Buttons, links and fields under 48 pixels in both directions that matter to a finger."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('main button, header button, nav button, .dock button, select, .button')]
          .filter(each => each.checkVisibility() && !each.matches('.rule'))
          .filter(each => Math.min(each.getBoundingClientRect().width, each.getBoundingClientRect().height) < 47)
          .map(each => `${each.outerHTML.slice(0, 120)} ${JSON.stringify(each.getBoundingClientRect())}`)"""
    )
    return found


@pytest.fixture(params=["phone", "desktop"])
def viewport(request: pytest.FixtureRequest) -> dict[str, int]:
    return PHONE if request.param == "phone" else DESKTOP


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_the_hall_and_the_setting_up(server: Server, people: People, viewport: dict[str, int], scheme: str) -> None:
    page = people.page(viewport, color_scheme=scheme)
    Guest.sets_up(server.url, "ethnos", "me", "open", policy={"visibility": "public"})
    page.goto(server.url)
    expect(page.get_by_role("heading", name="Ethnos")).to_be_visible()
    assert barriers(page) == []
    assert not too_wide(page)
    assert too_small(page) == []
    page.goto(server.url + "/ethnos")
    expect(page.get_by_role("button", name="Open the table")).to_be_visible()
    assert barriers(page) == []
    assert not too_wide(page)
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_label("Put a bot here")).to_be_visible()
    assert barriers(page) == []
    assert not too_wide(page)


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_the_table(server: Server, people: People, viewport: dict[str, int], scheme: str) -> None:
    page = people.page(viewport, color_scheme=scheme)
    guest = Guest.sets_up(server.url, "ethnos", "me", "greedy", "greedy", name="Ada")
    page.goto(seat_link(guest))
    await_turn(page)
    rng = random.Random(3)
    for _ in range(3):
        click_turn(page, rng)
        await_turn(page)
    assert barriers(page) == []
    assert not too_wide(page)
    assert too_small(page) == []
    for tab in TABS if viewport is PHONE else TABS[2:]:
        page.get_by_role("button", name=tab, exact=True).locator("visible=true").click()
        assert barriers(page) == [], tab
        assert not too_wide(page)
    for dialog in DIALOGS:
        page.get_by_role("button", name=dialog, exact=True).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert barriers(page) == [], dialog
        page.keyboard.press("Escape")
    page.goto(f"{guest.url}/t/{guest.table}/replay/3")
    expect(page.get_by_text("Step 3 of")).to_be_visible()
    assert barriers(page) == []
    assert not too_wide(page)


def test_twice_the_text_size(server: Server, people: People) -> None:
    page = people.page({"width": 720, "height": 1280})
    guest = Guest.sets_up(server.url, "ethnos", "me", "greedy", name="Ada")
    page.goto(seat_link(guest))
    await_turn(page)
    page.evaluate("document.documentElement.style.fontSize = '212.5%'")
    assert not too_wide(page)
    click_turn(page, random.Random(4))
    await_turn(page)


def test_the_first_page_is_light(server: Server, people: People) -> None:
    page = people.page(PHONE)
    client = page.context.new_cdp_session(page)
    sizes: list[float] = []
    client.on("Network.loadingFinished", lambda done: sizes.append(done["encodedDataLength"]))
    client.send("Network.enable")
    page.goto(server.url)
    expect(page.get_by_role("heading", name="Ethnos")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert len(sizes) > 4
    assert sum(sizes) < LARGEST, sizes


def test_no_other_host_is_asked(server: Server, people: People) -> None:
    page = people.page()
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(request.url.split("/")[2]))
    guest = Guest.sets_up(server.url, "ethnos", "me", "random")
    page.goto(seat_link(guest))
    await_turn(page)
    assert asked == {server.url.split("/")[2]}


def test_french_is_complete() -> None:
    """Both languages have the same messages."""
    texts = Path(__file__).parents[2] / "web" / "src" / "text"
    keys = {
        lang: [
            line.split(" =")[0]
            for line in (texts / f"{lang}.ftl").read_text("utf-8").splitlines()
            if " = " in line and line[0].isalpha()
        ]
        for lang in ("en", "fr")
    }
    assert keys["en"] == keys["fr"]


def test_a_table_in_french(server: Server, people: People) -> None:
    page = people.page(locale="fr")
    guest = Guest.sets_up(server.url, "ethnos", "me", "greedy", name="Ada")
    page.goto(seat_link(guest))
    await_turn(page)
    expect(page.locator("header .turn")).to_have_text("À vous")
    guest.lang = "fr"
    assert page.locator(".log li").first.inner_text().strip() == guest.look()["events"][0]["text"]
    page.get_by_role("button", name="Réglages").click()
    page.get_by_label("Langue").select_option("en")
    page.keyboard.press("Escape")
    expect(page.locator("header .turn")).to_have_text("Your turn")
    guest.lang = "en"
    expect(page.locator(".log li").first).to_have_text(guest.look()["events"][0]["text"])


def test_installable(server: Server) -> None:
    page = HTTP.get(server.url + "/").text
    assert 'rel="manifest"' in page
    path = page.split('rel="manifest" href="')[1].split('"')[0]
    manifest = HTTP.get(server.url + path).json()
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert HTTP.get(server.url + icon["src"]).status_code == 200
