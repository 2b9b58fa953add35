"""The terminal game at a real terminal: Tab, Ctrl-C, and a window that is closed."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from tablewright.core.records import Record

from .conftest import Run

PATIENCE = 30.0
STYLE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Screen:
    """A process at a terminal of 80 columns and 24 rows."""

    def __init__(self, *arguments: str) -> None:
        self.ours, theirs = pty.openpty()
        termios.tcsetwinsize(self.ours, (24, 80))
        environment = dict(os.environ, TERM="xterm-256color", PROMPT_TOOLKIT_NO_CPR="1")
        for name in ("NO_COLOR", "COLUMNS", "LINES"):
            environment.pop(name, None)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tablewright.cli", *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment,
            start_new_session=True,
        )
        os.close(theirs)
        self.seen = ""
        self.before = ""

    def until(self, *texts: str) -> str:
        """Wait until one of the texts has been shown since the last time; the answer is which."""
        end = time.monotonic() + PATIENCE
        while not (found := [text for text in texts if text in self.seen]):
            assert time.monotonic() < end, self.seen[-2000:]
            if select.select([self.ours], [], [], 0.2)[0]:
                try:
                    data = os.read(self.ours, 65536)
                except OSError:
                    data = b""
                assert data, f"ended without {texts}: {self.seen[-2000:]}"
                self.seen += data.decode("utf-8", "replace")
        first = min(found, key=self.seen.index)
        self.before, _, self.seen = self.seen.partition(first)
        return first

    def to_prompt(self) -> str:
        """Turn pages until a move is asked for; the answer is the screen before the prompt."""
        while True:
            self.until("\x1b[3J")
            if self.until("You ›", "Enter to go on") == "You ›":
                return self.before
            self.type("\r")

    def type(self, text: str) -> None:
        """Press keys."""
        os.write(self.ours, text.encode())

    def ended(self) -> int:
        """The exit code, when it comes."""
        return self.process.wait(PATIENCE)


@contextmanager
def screen(*arguments: str) -> Iterator[Screen]:
    """A screen that is cleaned up."""
    found = Screen(*arguments)
    try:
        yield found
    finally:
        if found.process.poll() is None:
            found.process.kill()
            found.process.wait()


def kept(home: Path) -> Record:
    """The one record that was kept."""
    (file,) = (home / "tablewright" / "games").glob("*.record")
    return Record.parse(file.read_text("utf-8"))


def test_tab_completes_and_ctrl_c_keeps_the_game(home: Path) -> None:
    with screen("play", "ethnos", "--seed", "5", "--bots", "random") as it:
        it.to_prompt()
        it.type("dr\t")
        it.until("aw")
        it.type("\r")
        it.until("You draw")
        it.until("You ›")
        it.type("\x03")
        it.until("The game is kept in")
        it.until("To go on: tablewright play ethnos")
        assert it.ended() == 0
    assert (0, "draw") in kept(home).moves


def test_a_closed_window_keeps_the_game(home: Path) -> None:
    with screen("play", "ethnos", "--seed", "5", "--bots", "random") as it:
        it.to_prompt()
        it.type("1\r")
        it.to_prompt()
        it.process.send_signal(signal.SIGHUP)
        assert it.ended() == 128 + signal.SIGHUP
    assert any(seat == 0 for seat, _ in kept(home).moves)


def test_a_terminal_that_vanishes_keeps_the_game(home: Path) -> None:
    with screen("play", "ethnos", "--seed", "5", "--bots", "random") as it:
        it.to_prompt()
        it.type("1\r")
        it.to_prompt()
        os.close(it.ours)
        it.ended()
    assert any(seat == 0 for seat, _ in kept(home).moves)


def test_the_whole_table_fits_on_80_by_24_in_colour(home: Path) -> None:
    for seats in ("2", "4", "6"):
        with screen("play", "ethnos", "--seats", seats, "--seed", "5", "--bots", "random") as it:
            shown = it.to_prompt()
            assert "\x1b[38;5;" in shown
            assert shown.count("\n") <= 23
            plain = STYLE.sub("", shown)
            assert max(map(len, plain.split("\r\n"))) <= 80
            for word in ("╲Althea", "┼Pelagon", "Your hand", "Face up", "Dragons", "Known cards"):
                assert word in plain


def test_what_is_typed_at_the_foot_of_a_page_is_answered_unless_it_is_a_number(home: Path) -> None:
    with screen("play", "ethnos", "--seed", "5", "--bots", "random") as it:
        it.until("Enter to go on")
        it.type("1\r")
        it.until("You ›")
        it.type("help\r")
        it.until("Enter to go on")
        it.type("why pass\r")
        it.until("[RUL-013]")
        it.until("You ›")
        it.type("quit\r")
        assert it.ended() == 0
    assert not any(seat == 0 for seat, _ in kept(home).moves)


def test_a_long_score_sheet_is_read_page_by_page_under_its_names(run: Run, home: Path) -> None:
    file = home / "nearly.record"
    run("record", "ethnos", "--seats", "4", "--players", "random", "--seed", "1", "--out", file)
    whole = Record.parse(file.read_text("utf-8"))
    last = max(ply for ply, (seat, _) in enumerate(whole.moves) if seat == 0)
    nearly = replace(whole.until(last), players=("person", "random", "random", "random"))
    file.write_text(nearly.text(), "utf-8")
    with screen("play", "ethnos", str(file)) as it:
        shown = []
        while (asked := it.until("You ›", "Enter to go on", "To check its")) != "To check its":
            it.type("1\r" if asked == "You ›" else "\r")
            shown.append(STYLE.sub("", it.before))
        shown.append(STYLE.sub("", it.before))
    sheets = [page for page in shown if "Age 1" in page or "total" in page]
    assert len(sheets) >= 2
    assert all("Dice 1" in page and "Dice 3" in page for page in sheets)
    assert "won, by" in sheets[-1]
    assert max(page.count("\n") for page in sheets) <= 24
