"""`tablewright games` and `--version`."""

from __future__ import annotations

from typing import Any

import msgspec

from .. import __version__
from ..core.game import Game
from ..core.options import Described, describe
from .files import as_json
from .speech import say, texts_of_game


def version() -> int:
    """Which version this is, and whether its rules run compiled."""
    from ..core import state

    kind = "version-pure" if (state.__file__ or "").endswith((".py", ".pyc")) else "version-compiled"
    print(say("version", version=__version__, kind=say(kind)))
    return 0


def games(json: bool) -> int:
    """All installed games and what can be chosen in each."""
    from ..core.registry import every

    found = [describe_game(game) for game in every()]
    if json:
        print(as_json(found))
    else:
        print("\n\n".join("\n".join(_lines(game)) for game in found))
    return 0


def describe_game(game: Game) -> dict[str, Any]:
    """A game as data."""
    texts = texts_of_game(game)
    options = [
        {**msgspec.to_builtins(option), "help": texts.say(key) if texts.has(key := f"option-{option.name}") else ""}
        for option in describe(game.options)
    ]
    return {
        "name": game.name,
        "title": texts.say("game-name") if texts.has("game-name") else game.name,
        "sentence": texts.say("game-sentence") if texts.has("game-sentence") else "",
        "rules": game.rules,
        "editions": editions(game),
        "seats": game.sizes(),
        "options": options,
    }


def editions(game: Game) -> list[str]:
    """The editions that a game offers."""
    return next((option.choices or [] for option in describe(game.options) if option.name == "edition"), [])


def _lines(game: dict[str, Any]) -> list[str]:
    seats = ", ".join(map(str, game["seats"]))
    lines = [f"{game['name']}  {game['title']}. {game['sentence']}".rstrip(), "  " + say("games-seats", seats=seats)]
    for option in game["options"]:
        described = msgspec.convert({key: value for key, value in option.items() if key != "help"}, Described)
        shown = "|".join(described.choices or [f"<{described.type}>"])
        default = shown_value(described.default)
        lines += [
            f"  --option {described.name}={shown}  ({say('games-default', value=default)})",
            f"      {option['help']}",
        ]
    return lines


def shown_value(value: Any) -> str:
    """A default as it would be typed."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (list, tuple)):
        return ",".join(map(str, value)) or say("games-nothing")
    return say("games-nothing") if value in ({}, "") else str(value)
