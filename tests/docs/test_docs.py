"""The documentation is current: generated parts, quoted code, links, and the fields that a page should name."""

import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tablewright.core.registry import names
from tablewright.games.ethnos.view import SeatView, View

ROOT = Path(__file__).parents[2]
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *sorted(ROOT.glob("docs/*.md")),
    *sorted(ROOT.glob("docs/games/*.md")),
]
HEADINGS = [
    "What it is", "Seats and options", "Terms", "Moves", "Steps", "What a seat sees", "Events", "Points",
    "Component figures", "Rulings worth knowing", "Speed", "Version history",
]  # fmt: skip
"""Every page of a game has these, in this order."""


def test_generated_parts_are_current() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "docs.py"), "--check"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"`make docs` writes them: {done.stdout}{done.stderr}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text("utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), target


def test_the_guide_quotes_the_toy() -> None:
    files = [*(ROOT / "examples" / "bazaar").rglob("*.*"), ROOT / "tests" / "examples" / "test_toy.py"]
    toy = "\n".join(file.read_text("utf-8") for file in files if file.suffix in {".py", ".toml", ".ftl"})
    guide = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
    quotes = re.findall(r"^ *```(?:python|toml|ftl)\n(.*?)^ *```", guide, re.MULTILINE | re.DOTALL)
    assert len(quotes) >= 5
    for quote in quotes:
        for line in filter(str.strip, quote.splitlines()):
            assert line.strip() in toy, line


def test_the_guide_names_files_that_exist() -> None:
    guide = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
    for name in re.findall(r"`((?:examples|tests|docs|src|tools)/[\w./-]+)`", guide):
        assert (ROOT / name).exists(), name


@pytest.mark.parametrize(
    "page", [ROOT / "docs" / "games" / f"{name}.md" for name in names()], ids=lambda page: page.name
)
def test_pages_of_games_have_the_same_headings(page: Path) -> None:
    assert re.findall(r"^## (.*)$", page.read_text("utf-8"), re.MULTILINE) == HEADINGS


def test_the_page_names_every_field_of_the_view() -> None:
    page = (ROOT / "docs" / "games" / "ethnos.md").read_text("utf-8")
    section = page.partition("## What a seat sees")[2].partition("\n## ")[0]
    for struct in (View, SeatView):
        for field in msgspec.structs.fields(struct):
            assert f"`{field.name}`" in section, field.name
