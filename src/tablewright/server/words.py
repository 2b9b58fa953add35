"""Moves, events and results in the words of a game, for one seat and one language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

import msgspec

from ..core.events import Event
from ..core.game import Game, Setting
from ..core.registry import get
from ..core.results import Part, Result
from ..core.state import State
from ..core.text import Texts
from ..players import TEXTS
from . import wire
from .problems import SERVER

MOST_REMEMBERED = 50_000


class Remembering(Texts):
    """Texts that say the same thing quickly a second time."""

    def say(self, key: str, /, **arguments: object) -> str:
        """As `Texts.say`."""
        asked = (key, *((name, _fixed(value)) for name, value in arguments.items()))
        memory: dict[Any, str] = self.__dict__.setdefault("memory", {})
        said = memory.get(asked)
        if said is None:
            if len(memory) >= MOST_REMEMBERED:
                memory.clear()
            said = memory[asked] = super().say(key, **arguments)
        return said


def _fixed(value: object) -> object:
    return tuple(value) if isinstance(value, list) else value


class Speaker:
    """Says what happens in games of one setting, in one language."""

    def __init__(self, setting: Setting, lang: str) -> None:
        self.setting = setting
        self.lang = lang
        texts = setting.texts(lang).plus(SERVER)
        self.texts = Remembering(lang, texts.layers[1:], setting.game.spell)

    @property
    def game(self) -> Game:
        """The game."""
        return self.setting.game

    def choice(self, state: State, seat: int, move: int) -> wire.Choice:
        """A move that the seat may make."""
        verb, indices = self.game.moves.parts(move)
        words = self.setting.words
        args = {
            domain.name: words[domain.name][index] if domain.name in words else str(index)
            for domain, index in zip(verb.domains, indices, strict=True)
        }
        label = self.game.label(state, seat, [move], self.texts)
        return wire.Choice(move, state.text(move), label, verb.name, args)

    def choices(self, state: State, seat: int | None) -> list[wire.Choice]:
        """The legal moves of a seat."""
        if seat is None:
            return []
        return [self.choice(state, seat, move) for move in state.legal(seat)]

    def told(self, event: Event, names: Sequence[str], me: int | None) -> wire.Told:
        """An event as a sentence."""
        text = self.texts.event(event, names, me)
        return wire.Told(event.number, event.kind, event.args, text[:1].upper() + text[1:])

    def step(self, state: State, seat: int | None) -> str:
        """What an asked seat is to decide; nothing for the others, who may not know it."""
        if seat is None or seat not in state.to_act:
            return ""
        step = self.game.steps.names[state.question(seat)]
        return self.texts.say(f"step-{step}", **self.game.arguments(state, seat, -1))

    def points(self, parts: Sequence[Part]) -> list[wire.PointInfo]:
        """Points with their reasons."""
        return [
            wire.PointInfo(self.texts.say(part.key, **part.args), part.points, part.rule, part.args) for part in parts
        ]

    def ending(self, result: Result) -> wire.Ending:
        """How a game ended."""
        seats = [
            wire.SeatEnd(end.seat, end.score, end.rank, end.won, end.team, self.points(end.parts))
            for end in (*result.seats, *result.others)
        ]
        return wire.Ending(seats, self.texts.say(f"decided-{result.decided_by}"))

    def names(self, names: Sequence[str], me: int | None) -> list[str]:
        """The players as `me` calls them."""
        return [self.texts.say("name-you") if seat == me else name for seat, name in enumerate(names)]


@cache
def bot_name(kind: str, lang: str) -> str:
    """What a kind of bot is called."""
    return Texts(lang, (TEXTS,)).say(f"player-{kind}")


def speaker(setting: Setting, lang: str) -> Speaker:
    """The speaker of a setting; settings with equal options share one."""
    return _speaker(setting.game.name, msgspec.json.encode(setting.options), setting.seats, lang)


@lru_cache(maxsize=64)
def _speaker(name: str, options: bytes, seats: int, lang: str) -> Speaker:
    game = get(name)
    return Speaker(game.setting(msgspec.json.decode(options, type=game.options), seats), lang)
