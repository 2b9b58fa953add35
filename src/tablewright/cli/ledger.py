"""`tablewright rules`: what the ledger says, and what no test proves yet."""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path

from ..core import rules
from ..core.errors import BadOption, Refused
from ..core.registry import every
from ..core.rules import Entry
from .files import as_json, shown
from .listing import editions
from .speech import one_line, say

EVERY_EDITION = "both"


def overview(json: bool) -> int:
    """Each ledger with the number of its entries."""
    found = rules.every()
    counts = {name: sum(entry.ledger == name for entry in found) for name in dict.fromkeys(e.ledger for e in found)}
    if json:
        print(as_json(counts))
        return 0
    for name, count in counts.items():
        first = next(entry.id for entry in found if entry.ledger == name)
        print(say("rules-ledger", ledger=name, count=count, id=first))
    return 0


def show(id_: str, json: bool) -> int:
    """The entry of an id, from each ledger that has one. Raises `Refused` with what comes near."""
    found = find(id_)
    if json:
        print(as_json(found))
    else:
        print("\n\n".join(entry_text(entry) for entry in found))
    return 0


def find(id_: str) -> list[Entry]:
    """The entries with this id. Raises `Refused` with what comes near."""
    found = rules.find(id_.strip())
    if not found:
        ids = list(dict.fromkeys(entry.id for entry in rules.every()))
        wanted = id_.strip().upper()[:20]
        near = get_close_matches(wanted, ids, n=4, cutoff=0.5) or ids[:4]
        raise Refused("no-rule", id=one_line(id_[:20]), near=", ".join(near))
    return found


def entry_text(entry: Entry) -> str:
    """An entry with where it stands and for what it holds."""
    tags = f" [{', '.join(entry.tags)}]" if entry.tags else ""
    return f"{entry.id}{tags}  ({entry.ledger}, {entry.section})\n  {entry.text}"


def missing(tests: Path, edition: str | None, json: bool) -> int:
    """Entries of installed games that no test proves; without an edition, of all that the games offer. 1 if any."""
    if not tests.is_dir():
        raise Refused("file-unreadable", file=shown(tests), detail=say("no-folder"))
    offered = [name for game in every() for name in editions(game)]
    if edition is not None and edition not in offered:
        raise BadOption("no-edition", edition=edition[:20], editions=", ".join(dict.fromkeys(offered)))
    found: list[Entry] = []
    for game in every():
        if edition is not None and edition not in editions(game):
            continue
        names = [edition] if edition else editions(game)
        tags = {EVERY_EDITION, *(name.upper() for name in names)} if names else None
        ledger = game.ledger.removesuffix(".md")
        found += [entry for entry in rules.missing(tests, tags) if entry.ledger == ledger]
    if json:
        print(as_json(found))
    else:
        for entry in found:
            print(f"{entry.id}  {entry.text[:100]}")
    if found:
        raise Refused("rules-missing", count=str(len(found)))
    if not json:
        print(say("rules-all-proved"))
    return 0
