"""The language of this run, and the messages in it."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from contextvars import ContextVar
from typing import Any

from ..core.errors import BadPosition, Refused
from ..core.game import Game, Setting
from ..core.text import LANGUAGES, Layer, Texts, explain, language

CLI: Layer = ("tablewright.cli", "")
MOST_SHOWN = 24
MOST_REASONS = 8
_lang: ContextVar[str] = ContextVar("lang", default="en")


def speak(lang: str) -> None:
    """Say everything in this language from now on. Raises `BadOption` for one that is not spoken here."""
    _lang.set(language(lang))


def preferred(arguments: Sequence[str], environment: Mapping[str, str] = os.environ) -> str:
    """The language that `--lang` asks for, whatever it is; else the environment's if we speak it; else English."""
    for i, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument == "--lang" and i + 1 < len(arguments):
            return arguments[i + 1]
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            lang = environment[name][:2]
            return lang if lang in LANGUAGES else "en"
    return "en"


def texts() -> Texts:
    """The command line's own messages."""
    return Texts(_lang.get(), [CLI])


def texts_of(setting: Setting) -> Texts:
    """The command line's messages and those of a game in its options."""
    return Texts(_lang.get(), [CLI, *setting.game.layers(setting.options)], setting.game.spell)


def texts_of_game(game: Game) -> Texts:
    """The command line's messages and those of a game as it is without any choice."""
    return Texts(_lang.get(), [CLI, *game.layers(game.options())], game.spell)


def say(key: str, **arguments: Any) -> str:
    """A message of the command line."""
    return texts().say(key, **arguments)


def reason(refused: Refused) -> str:
    """A refusal in one line."""
    if isinstance(refused, BadPosition) and len(refused.reasons) > MOST_REASONS:
        more = Refused("more-reasons", count=str(len(refused.reasons) - MOST_REASONS)).said_by(texts())
        texts_used, refused = refused.texts, BadPosition([*refused.reasons[:MOST_REASONS], more])
        refused.texts = texts_used
    return one_line(explain(refused, texts()))


def called(player: str) -> str:
    """The name of a kind of player for people; one that was given something (`search:0.5s`) as it was typed."""
    from ..players import TEXTS

    spoken = Texts(_lang.get(), [TEXTS])
    key = f"player-{player}"
    return spoken.say(key) if spoken.has(key) else one_line(player)[:MOST_SHOWN]


def one_line(text: str) -> str:
    """Text from anywhere, fit for one line of a terminal: nothing that moves the cursor or colours it."""
    return "".join(c if c.isprintable() else " " for c in text)
