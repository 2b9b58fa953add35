"""Lessons: a game learned by playing it. A lesson is a script of moves, and what is said after so many of them.

A game keeps them in its folder `lessons/`, one TOML file each: `seed`, `seats`, `options` and `moves`, a text of lines
`SEAT MOVE`. Seat 0 is the learner's. The sentences are messages `lesson-NAME-PLY` in `text/LANGUAGE-lessons.ftl`: what
is said when so many moves were made, until there is another.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

import msgspec

from .game import Game
from .records import Record
from .registry import get
from .text import Texts

LEARNER = 0


class Script(msgspec.Struct, frozen=True):
    """A lesson as its file has it."""

    seats: int
    seed: str
    moves: str
    options: dict[str, object] = {}


def names(game: Game) -> list[str]:
    """The lessons of a game."""
    folder = files(_package(game)) / "lessons"
    return sorted(file.name.removesuffix(".toml") for file in folder.iterdir()) if folder.is_dir() else []


@cache
def lesson(game: str, name: str) -> Record:
    """The script of a lesson as a record. Its game has one of this name."""
    text = (files(_package(get(game))) / "lessons" / f"{name}.toml").read_text("utf-8")
    script = msgspec.convert(tomllib.loads(text), Script)
    lines = [line.partition(" ") for line in script.moves.splitlines() if line.strip()]
    setting = get(game).setting(script.options, script.seats)
    return Record(setting, script.seed, moves=tuple((int(seat), move) for seat, _, move in lines))


def said(record: Record, name: str, ply: int, lang: str) -> str:
    """What the lesson says when so many moves were made."""
    texts = Texts(lang, (*record.game.layers(record.setting.options), (_package(record.game), "lessons")))
    keys = [f"lesson-{name}-{at}" for at in range(ply, -1, -1)]
    return texts.say(next(filter(texts.has, keys), keys[0]))


def _package(game: Game) -> str:
    return type(game).__module__.rpartition(".")[0]
