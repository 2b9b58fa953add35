"""The rules ledger: what it says, and which of its entries the tests prove."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")

ENTRY = re.compile(r"^- \*\*([A-Z]+(?:-[A-Z]?\d+)+)\b[^*]*\*\*(?: \[([^\]]*)\])?(.*)$")
HEADED = re.compile(r"^(#+) ([A-Z]+(?:-[A-Z]?\d+)+) (.*)$")
MARKS = re.compile(r"\*\*|\*(?=\S)|(?<=\S)\*")


@dataclass(frozen=True)
class Entry:
    """One rule, ruling or example of a ledger. `tags` are the editions or modes for which it holds; none means all."""

    id: str
    ledger: str
    section: str
    tags: tuple[str, ...]
    text: str


def rule(*ids: str) -> Callable[[T], T]:
    """Mark a test as the proof of these ledger entries. The folder that the test is in says of which ledger."""

    def mark(test: T) -> T:
        return test

    assert ids, "a proof of nothing"
    return mark


def ledgers() -> dict[str, str]:
    """The text of every ledger, by its name without `.md`."""
    folder = files("tablewright") / "ledger"
    return {
        file.name.removesuffix(".md"): file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".md")
    }


def entries(ledger: str, text: str) -> list[Entry]:
    """The entries of a ledger in order.

    An entry is a list item that begins with its id in bold, with its indented lines, or a heading that begins with
    its id, with everything up to the next heading.
    """
    found: list[Entry] = []
    section = ""
    lines: list[str] = []
    headed = False
    for line in [*text.splitlines(), "# end"]:
        if lines and ((headed and not line.startswith("#")) or line.startswith("  ")):
            lines.append(line)
            continue
        if lines:
            found.append(_headed(ledger, section, lines) if headed else _entry(ledger, section, lines))
            lines = []
        headed = bool(HEADED.match(line))
        if headed or ENTRY.match(line):
            lines = [line]
        elif line.startswith("#"):
            section = line.lstrip("# ")
    return found


def _headed(ledger: str, section: str, lines: list[str]) -> Entry:
    match = HEADED.match(lines[0])
    assert match is not None
    text = " ".join([match[3], *(line.strip().removeprefix("- ") for line in lines[1:] if line.strip())])
    return Entry(match[2], ledger, section, (), MARKS.sub("", text))


def _entry(ledger: str, section: str, lines: list[str]) -> Entry:
    match = ENTRY.match(lines[0])
    assert match is not None
    tags = tuple(re.split(r"[, ]+", match[2])) if match[2] else ()
    text = " ".join([lines[0].partition("**")[2].replace(match[1], "", 1), *(line.strip() for line in lines[1:])])
    if match[2]:
        text = text.replace(f"[{match[2]}]", "", 1)
    return Entry(match[1], ledger, section, tags, MARKS.sub("", text).strip())


def every() -> list[Entry]:
    """The entries of all ledgers."""
    return [entry for name, text in sorted(ledgers().items()) for entry in entries(name, text)]


def find(id_: str) -> list[Entry]:
    """The entries with this id; worked examples of different ledgers may share one."""
    return [entry for entry in every() if entry.id == id_.upper()]


def proved(tests: Path) -> dict[str, dict[str, list[str]]]:
    """By ledger and id, the tests marked with `@rule`. A test belongs to the ledger that its folder is named after."""
    found: dict[str, dict[str, list[str]]] = {}
    for file in sorted(tests.rglob("test_*.py")):
        ids = found.setdefault(file.parent.name.replace("_", "-"), {})
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
                for id_ in _marked(node):
                    ids.setdefault(id_, []).append(f"{file.name}::{node.name}")
    return found


def _marked(test: ast.FunctionDef) -> list[str]:
    return [
        argument.value
        for call in test.decorator_list
        if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "rule"
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def missing(tests: Path, tags: set[str] | None = None) -> list[Entry]:
    """The entries that no test proves; with `tags`, only of those that hold for one of them (or for all)."""
    proofs = proved(tests)
    return [
        entry
        for entry in every()
        if entry.id not in proofs.get(entry.ledger, {})
        and (tags is None or not entry.tags or bool(tags & set(entry.tags)))
    ]
