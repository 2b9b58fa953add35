"""Every game in every variety: set up in the form, played, replayed and forked in the browser, in both languages."""

from __future__ import annotations

import json
import random
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Page, expect

from tablewright.core import lessons
from tablewright.core.game import Game
from tablewright.core.registry import every
from tests.server.conftest import Guest, Server

from .conftest import DESKTOP, END, PHONE, People, await_turn, offered, over
from .test_pages import barriers, too_small, too_wide

CASES = [(game, options) for game in every() for options in game.varieties()]
LESSONS = [(game, name) for game in every() for name in lessons.names(game)]
TAPS = 3
SETTLED = """old => document.querySelector('#ending, dialog[open]')
  || (document.querySelector('.dock[aria-busy=false]') && document.querySelector('.dock').innerText !== old)"""


def tap(page: Page, rng: random.Random) -> None:
    """One choice, its explanation confirmed, or the end of the turn."""
    before, end, able = page.locator(".dock").inner_text(), page.locator(END), offered(page)
    (end if end.count() else able.nth(rng.randrange(able.count()))).click()
    page.wait_for_function(SETTLED, arg=before)
    if page.locator("dialog[open]").count():
        page.locator("dialog .acts .main").first.click()
        page.wait_for_function(SETTLED, arg=before)


def key_of(page: Page) -> str:
    """The key of the seat that this browser keeps."""
    keys: dict[str, str] = json.loads(page.evaluate("localStorage.getItem('tablewright.seats')"))
    return next(iter(keys.values()))


@pytest.mark.parametrize("case", range(len(CASES)), ids=lambda case: f"{CASES[case][0].name}-{case}")
def test_from_the_form_to_the_fork(server: Server, people: People, case: int) -> None:
    game, options = CASES[case]
    lang = ("en", "fr")[case % 2]
    page = people.page((PHONE, DESKTOP)[case // 2 % 2], locale=lang)
    seats = min(game.seat_counts(options))
    preset = {
        "chairs": ["me", *["random"] * (seats - 1)],
        "options": msgspec.to_builtins(options),
        "policy": {"visibility": "link", "stand_in": "random"},
    }
    page.goto(server.url)
    kept = json.dumps({"": preset})
    page.evaluate("([game, kept]) => localStorage.setItem(`tablewright.presets.${game}`, kept)", [game.name, kept])
    page.goto(f"{server.url}/{game.name}")
    page.locator("form > .button.main").click()
    page.wait_for_url("**/t/*")
    await_turn(page)
    rng = random.Random(case)
    for _ in range(TAPS):
        await_turn(page)
        if not over(page):
            tap(page, rng)
    guest = Guest(server.url, page.url.rpartition("/")[2], key_of(page))
    guest.post("/leave")
    expect(page.locator("#ending")).to_be_visible(timeout=90_000)
    assert not too_wide(page)
    page.goto(f"{server.url}/t/{guest.table}/replay/1?seat=open")
    expect(page.locator(".bar input[type=range]")).to_have_value("1")
    page.locator(".bar .row .button").nth(3).click()
    page.wait_for_url("**/replay/2?seat=open")
    page.get_by_role("button", name={"en": "Play on from here", "fr": "Rejouer d'ici"}[lang]).click()
    page.wait_for_url(lambda url: guest.table not in url)
    expect(page.locator(".dock")).to_be_visible()


@pytest.mark.parametrize(("game", "name"), LESSONS, ids=[game.name for game, _ in LESSONS])
def test_a_lesson_by_its_own_button(server: Server, people: People, game: Game, name: str) -> None:
    """All that the lesson asks for is done by its button, or stands on the board; then the learner plays on."""
    page = people.page(PHONE)
    page.goto(server.url)
    title = game.setting(game.options(), min(game.seat_counts(game.options()))).texts().say("game-name")
    page.get_by_role("button", name=f"Learn it in one game – {title}").click()
    last = len(lessons.lesson(game.name, name).moves)
    steps = f"of {last}"
    expect(page.locator(".lesson")).to_contain_text(steps)
    assert barriers(page) == []
    assert too_small(page) == []
    for _ in range(3 * last):
        page.wait_for_selector(f".lesson .button, {END}, .lesson:not(:has-text('{steps}'))")
        if not page.locator(".lesson", has_text=steps).count():
            break
        before = page.locator(".dock").inner_text()
        end = page.locator(END)
        (end if end.count() else page.locator(".lesson .button")).click()
        page.wait_for_function(SETTLED, arg=before)
    expect(page.locator(".lesson")).not_to_contain_text(steps)
    await_turn(page)
    assert offered(page).count() > 0


def test_the_rules_have_a_page(server: Server, people: People) -> None:
    page = people.page(PHONE)
    page.goto(f"{server.url}/rules/ETN-049")
    expect(page.locator("article.here")).to_contain_text("ETN-049")
    assert page.evaluate("document.activeElement.id") == "ETN-049"
    assert barriers(page) == []
    assert not too_wide(page)


@pytest.mark.parametrize("game", [game.name for game in every()])
def test_its_form(server: Server, people: People, game: str) -> None:
    page = people.page(PHONE, color_scheme="light")
    page.goto(f"{server.url}/{game}")
    page.wait_for_selector("form .field")
    for summary in page.locator("summary").all():
        summary.click()
    assert barriers(page) == []
    assert not too_wide(page)
    assert too_small(page) == []
    page.get_by_label("Keep these choices under a name").fill("Mine")
    page.get_by_role("button", name="Keep", exact=True).click()
    page.reload()
    expect(page.get_by_role("button", name="Mine", exact=True)).to_be_visible()


def test_the_client_names_no_rule() -> None:
    """Rules are the server's to name: no id of any ledger stands in the client's source."""
    prefixes = ("ETN-", "ETT-", "RUA-", "RUL-")
    source = Path(__file__).parents[2] / "web" / "src"
    ours = [path for path in source.rglob("*") if path.suffix in (".ts", ".svelte", ".ftl")]
    files = [path for path in ours if path.name != "wire.ts"]  # written from the engine, with what it says of itself
    assert len(files) > 40
    assert [path.name for path in files if any(prefix in path.read_text("utf-8") for prefix in prefixes)] == []
