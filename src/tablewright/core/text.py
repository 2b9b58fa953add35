"""Words for people: Fluent messages in layers, English under every language so that nothing is ever missing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from .errors import BadOption, BadPosition, Refused

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from .events import Event

LANGUAGES = ("en", "fr")
MOST_REASONS = 8
"""More flaws of a position are only counted."""
Layer = tuple[str, str]
"""A package with a folder `text`, and what follows the language in a file name: `1e` for `en-1e.ftl`, or nothing."""

CORE: Layer = ("tablewright.core", "")
Speller = Callable[["Texts", str, str], str]


class Texts:
    """All messages that one place needs, in one language; later layers override terms of earlier ones."""

    def __init__(self, lang: str, layers: Sequence[Layer] = (), spell: Speller | None = None) -> None:
        self.lang = language(lang)
        self.layers = (CORE, *layers)
        self._spell = spell

    def __reduce__(self) -> tuple[Any, ...]:
        return Texts, (self.lang, self.layers[1:], self._spell)

    def into(self, lang: str) -> Texts:
        """The same messages in another language."""
        return Texts(lang, self.layers[1:], self._spell)

    def plus(self, *layers: Layer) -> Texts:
        """The same with more messages."""
        return Texts(self.lang, (*self.layers[1:], *layers), self._spell)

    def has(self, key: str) -> bool:
        """Whether the message exists in this language or in English."""
        return any(bundle.has_message(key) for bundle in self._bundles())

    def speaks(self, key: str) -> bool:
        """Whether the message exists in this language itself."""
        return _bundle(self.lang, self.layers).has_message(key)

    def say(self, key: str, /, **arguments: object) -> str:
        """A message filled in, words of domains spelled out. Where nobody wrote the message, its key has to do."""
        spelled = {name: _number(self.word(name, value)) for name, value in arguments.items()}
        for bundle in self._bundles():
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    text, _ = bundle.format_pattern(pattern, spelled)
                    return str(text)
        return " ".join([key, *(f"{name}={value}" for name, value in spelled.items())])

    def word(self, domain: str, value: object) -> object:
        """The name of one thing of a domain, or of several; numbers and unknown domains stay as they are."""
        if isinstance(value, (list, tuple)):
            names = _counted([str(self.word(domain.rstrip("s"), item)) for item in value])
            return ("; " if any("," in name for name in names) else ", ").join(names)
        if self._spell is None or not isinstance(value, str):
            return value
        return self._spell(self, domain, value)

    def event(self, event: Event, names: Sequence[str], me: int | None = None) -> str:
        """An event as a sentence. `names` are the seats' names; `me` is the seat that reads it, called *you*."""
        seat = event.args.get("seat")
        arguments: dict[str, object] = {name: value for name, value in event.args.items() if value is not None}
        hidden = "-hidden" if None in event.args.values() else ""
        if isinstance(seat, str):
            arguments["seat"] = self.name_of(int(seat), names)
        arguments["you"] = "yes" if me is not None and seat == str(me) else "no"
        return self.say(f"event-{event.kind}{hidden}", **arguments)

    def name_of(self, side: int, names: Sequence[str]) -> str:
        """The name of a seat, or what the game calls a side that nobody sits at."""
        return names[side] if side < len(names) else self.say(f"side-{side}")

    def _bundles(self) -> list[FluentBundle]:
        langs = dict.fromkeys((self.lang, "en"))
        return [_bundle(lang, self.layers) for lang in langs]


def _number(value: object) -> object:
    """A number that came as text (an event's, a refusal's) as a number, so that a message can tell one from many."""
    from fluent.runtime.types import fluent_number

    if isinstance(value, str) and value.isascii() and value.isdecimal() and len(value) < 7 and str(int(value)) == value:
        value = int(value)
    return fluent_number(value, useGrouping=False) if isinstance(value, int) else value


def language(lang: str) -> str:
    """The language if we speak it; else `BadOption`."""
    if lang not in LANGUAGES:
        raise BadOption("no-language", language=lang[:20], languages=", ".join(LANGUAGES))
    return lang


def explain(refused: Refused, texts: Texts | None = None) -> str:
    """A refusal in words, with its rule id where there is one."""
    if texts is None:
        texts = refused.texts or Texts("en")
    elif refused.texts is not None:
        texts = refused.texts.into(texts.lang)
    if isinstance(refused, BadPosition):
        reasons = list(dict.fromkeys(explain(reason, texts) for reason in refused.reasons[:200]))
        more = [texts.say("more-flaws", count=len(reasons) - MOST_REASONS)] if len(reasons) > MOST_REASONS else []
        return texts.say(refused.key, reasons="; ".join([*(each[:200] for each in reasons[:MOST_REASONS]), *more]))
    quoted = {} if refused.detail is None else {"detail": explain(refused.detail, texts)}
    text = texts.say(refused.key, **refused.arguments, **quoted)
    return f"{text} [{refused.rule}]" if refused.rule else text


def shortened(name: str, width: int) -> str:
    """A name in at most so many letters; a number at its end, which tells it from others, stays.

    >>> shortened("Merciless 3", 9), shortened("Merciless 3", 11)
    ('Mercil… 3', 'Merciless 3')
    """
    if len(name) <= width:
        return name
    stem, _, last = name.rpartition(" ")
    number = f" {last}" if stem and last.isdecimal() else ""
    return name[: max(0, width - 1 - len(number))].rstrip() + "…" + number


def source(lang: str, layer: Layer) -> str:
    """The Fluent text of a layer; empty where it has none in this language."""
    package, name = layer
    file = files(package) / "text" / (f"{lang}-{name}.ftl" if name else f"{lang}.ftl")
    return file.read_text("utf-8") if file.is_file() else ""


@cache
def _bundle(lang: str, layers: tuple[Layer, ...]) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    for layer in layers:
        bundle.add_resource(FluentResource(source(lang, layer)), allow_overrides=True)
    return bundle


def _counted(names: list[str]) -> list[str]:
    """Names in order, repeated ones once with their number."""
    return [name if names.count(name) == 1 else f"{names.count(name)} × {name}" for name in dict.fromkeys(names)]
