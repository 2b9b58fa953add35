"""Take the pictures of the README: every game on a phone and at a desk, in the middle of a game, and the hall.

python tools/pictures.py            (needs Chromium and the built pages; writes docs/pictures/*.webp)
"""

from __future__ import annotations

import asyncio
import base64
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tablewright.core.registry import get
from tablewright.players import make
from tablewright.server import wire
from tablewright.server.lobby import plain
from tablewright.server.log import Base, Chair, Entry, Held
from tablewright.server.store import Store, hashed, now
from tablewright.server.table import Table
from tests.browser.conftest import CHROMIUM, FLAGS
from tests.server.conftest import Server, sqlite

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
SCENES: dict[str, tuple[int, int, dict[str, object]]] = {
    "ethnos": (4, 90, {}),
    "ettin": (4, 60, {}),
    "rune-age": (3, 90, {}),
}
"""For each game: seats, how many moves to play before the picture, options."""
VIEWPORTS = {"phone": (360, 740, 1.5), "desk": (1280, 800, 1.0)}
KEY, SECRET, BOT = "key-for-the-pictures", "5e" * 32, "steady"
MOST_BYTES = 150 * 1024


def table_of(game: str) -> tuple[Base, list[Entry]]:
    """A table at which some moves have been made, and its log; seat 0 is asked."""
    seats, moves, options = SCENES[game]
    chairs = [Chair("person", "Ada", "", "")] + [Chair("bot", "", BOT, "")] * (seats - 1)
    policy = wire.Policy(clock=wire.Clock("bank", 1800, 20), chat=True)
    chosen = plain(get(game).setting(options, seats).options)
    base = Base(f"picture-{game}", game, chosen, chairs, policy, SECRET, now(), now(), "playing")
    base.keys = {hashed(KEY + game): Held(0, True)}
    table = Table(base, [])
    log: list[Entry] = []
    players = [make(BOT, f"{game} {seat}") for seat in range(seats)]
    while len(log) < moves or 0 not in table.to_act:
        seat = table.to_act[-1]
        move = players[seat].choose(table.state.standpoint(seat))
        log.append(table.bot_played(seat, [table.state.text(move)], now()))
    return base, log


async def kept(database: str) -> None:
    """Write the tables down."""
    store = Store(database, "pictures")
    await store.open()
    for game in SCENES:
        base, log = table_of(game)
        await store.create(base)
        await store.append(base.id, log)
    await store.close()


def shoot(page: Page, name: str) -> None:
    """Take a picture, as good as fits."""
    page.wait_for_timeout(700)
    devtools = page.context.new_cdp_session(page)
    quality, picture = 85, b""
    while not picture or (len(picture) >= MOST_BYTES and quality > 20):
        shot = devtools.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
        picture, quality = base64.b64decode(shot["data"]), quality - 10
    (FOLDER / f"{name}.webp").write_bytes(picture)
    print(f"{name}.webp {len(picture) // 1024} KiB")


def pictures(browser: Browser, url: str) -> None:
    """All of them."""
    for kind, (width, height, scale) in VIEWPORTS.items():
        size = {"width": width, "height": height}
        context = browser.new_context(
            viewport=size,  # type: ignore[arg-type]  # a dict of the right shape
            device_scale_factor=scale,
            color_scheme="dark",
            reduced_motion="reduce",
            locale="en",
        )
        page = context.new_page()
        for game in SCENES:
            page.goto(f"{url}/t/picture-{game}#{KEY}{game}")
            page.wait_for_selector(".dock.asked", timeout=60_000)
            shoot(page, f"{game}-{kind}")
        page.evaluate("localStorage.clear()")
        page.goto(url)
        page.wait_for_selector(".box")
        shoot(page, f"hall-{kind}")
        context.close()


def main() -> int:
    """Set the tables, serve them, take the pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        database = sqlite(Path(name) / "tables.db")
        asyncio.run(kept(database))
        server = Server(database, Path(name) / "log").start()
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
                pictures(browser, server.url)
                browser.close()
        finally:
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
