"""A game's words in one language, for a client that names cards and places itself."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from ..core.options import read
from ..core.registry import get
from ..core.text import source
from . import wire
from .words import speaker


def words(game: str, options: dict[str, Any], lang: str) -> wire.Words:
    """The words of a game in these options. Raises `BadOption`."""
    chosen = read(get(game).options, options)
    return _words(game, msgspec.json.encode(chosen), lang)


@lru_cache(maxsize=32)
def _words(name: str, options: bytes, lang: str) -> wire.Words:
    game = get(name)
    chosen = msgspec.json.decode(options, type=game.options)
    setting = game.setting(chosen, game.seat_counts(chosen)[0])
    texts = speaker(setting, lang).texts
    named = {
        domain: {word: game.called(texts, domain, word) for word in spelled}
        for domain, spelled in setting.words.items()
    }
    sources = [source(language, layer) for language in dict.fromkeys(("en", lang)) for layer in texts.layers]
    messages = {key: texts.say(key) for each in sources for key in _plain(each)}
    own = "\n".join(source(lang, layer) or source("en", layer) for layer in game.layers(chosen))
    cards = {
        word: wire.CardInfo(card.kind, card.side, card.figures, card.lines, card.house, card.abilities)
        for word, card in game.printed(chosen, texts).items()
    }
    return wire.Words(lang, named, messages, own, cards)


class _Variables(Visitor):
    """Notes whether a message needs arguments."""

    found = False

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 # the name that Fluent calls
        self.found = True


def _plain(text: str) -> list[str]:
    """The keys of the messages that need no arguments."""
    keys = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Message) and entry.value is not None:
            variables = _Variables()
            variables.visit(entry.value)
            if not variables.found:
                keys.append(entry.id.name)
    return keys
