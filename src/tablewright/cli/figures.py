"""`tablewright cards`: the component figures of a game, exported and checked."""

from __future__ import annotations

from pathlib import Path

from ..core.errors import BadOption, Refused
from ..core.registry import get
from ..core.text import explain
from .choosing import setting_of
from .files import LONGEST_PACK, as_json, read_text, shown
from .speech import one_line, say, texts_of_game


def check(name: str, pack: Path, json: bool) -> int:
    """Every flaw of a card pack with its line; 1 if there is any."""
    game = get(name)
    _, wrong = game.read_figures(read_text(pack, LONGEST_PACK))
    texts = texts_of_game(game)
    flaws = [(int(flaw.arguments.get("line", "1")), one_line(explain(flaw, texts))) for flaw in wrong]
    if json:
        print(as_json({"ok": not flaws, "flaws": [{"line": line, "reason": said} for line, said in flaws]}))
        return 1 if flaws else 0
    for line, said in flaws:
        print(f"{shown(pack)}:{line}: {said}")
    if flaws:
        raise Refused("pack-bad", file=shown(pack), count=str(len(flaws)))
    print(say("pack-good", file=shown(pack)))
    return 0


def export(name: str, edition: str | None, option: list[str]) -> int:
    """All figures with where they come from, as a card pack."""
    game = get(name)
    if edition is not None:
        if any(text.startswith("edition=") for text in option):
            raise BadOption("option-twice", option="edition")
        option = [*option, f"edition={edition}"]
    text = game.figures_text(setting_of(game, option, None, None).options)
    if not text:
        raise Refused("no-figures", game=game.name)
    print(text, end="")
    return 0
