"""Moves, steps and refusals are declared once; everything that names, parses or counts them reads the declaration."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from .errors import BadMove, shown

FEW = 8
"""So many names are all told to whoever gives none of them."""
Words = Mapping[str, Sequence[str]]
"""The names of each domain in one set of options: `{"card": ("dwarf-red", ...), ...}`."""


@dataclass(frozen=True)
class Domain:
    """What a move or an event may speak of: `size` things, numbered from 0, whose names the options give."""

    name: str
    size: int


SEAT = Domain("seat", 62)
NUMBER = Domain("number", 1 << 31)
"""Domains that need no words: they are written as digits."""


def word(domain: Domain, index: int, words: Words) -> str:
    """The name of one thing of a domain, the way records and moves write it."""
    names = words.get(domain.name)
    return names[index] if names is not None else str(index)


@dataclass(frozen=True)
class Verb:
    """One kind of move. Its codes run from `base` to `base + size - 1`, one for each choice of arguments."""

    name: str
    domains: tuple[Domain, ...]
    base: int
    size: int


class Moves:
    """The moves of a game: the action space, with exactly one text for each code.

    >>> moves = Moves()
    >>> draw = moves.verb("draw")
    >>> take = moves.verb("take", Domain("card", 2))
    >>> words = {"card": ("ash", "oak")}
    >>> moves.text(take + 1, words), moves.parse("take oak", words), moves.size
    ('take oak', 2, 3)
    """

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self.size = 0

    def verb(self, name: str, *domains: Domain) -> int:
        """Declare a verb; the answer is its first code. A move is that code plus the index of its argument."""
        size = 1
        for domain in domains:
            size *= domain.size
        self.verbs.append(Verb(name, domains, self.size, size))
        self.size += size
        return self.verbs[-1].base

    def parts(self, code: int) -> tuple[Verb, tuple[int, ...]]:
        """The verb of a code and the indices of its arguments."""
        for verb in self.verbs:
            if verb.base <= code < verb.base + verb.size:
                rest, indices = code - verb.base, []
                for domain in reversed(verb.domains):
                    rest, index = divmod(rest, domain.size)
                    indices.append(index)
                return verb, tuple(reversed(indices))
        raise BadMove("move-code", code=shown(code), size=str(self.size))

    def text(self, code: int, words: Words) -> str:
        """The one text of a code."""
        verb, indices = self.parts(code)
        named = (word(domain, index, words) for domain, index in zip(verb.domains, indices, strict=True))
        return " ".join((verb.name, *named))

    def parse(self, text: str, words: Words) -> int:
        """The code of a text; `BadMove` says what is wrong with it and what comes near."""
        name, *given = text.split() or [""]
        verb = next((verb for verb in self.verbs if verb.name == name), None)
        if verb is None:
            near = _near(name, [verb.name for verb in self.verbs])
            raise BadMove("move-verb" if near else "move-verb-far", text=shown(name, 40), near=near)
        if len(given) != len(verb.domains):
            raise BadMove("move-arguments", verb=verb.name, expected=str(len(verb.domains)), given=str(len(given)))
        code = 0
        for domain, token in zip(verb.domains, given, strict=True):
            code = code * domain.size + _index(domain, token, words)
        return verb.base + code

    def all_texts(self, words: Words) -> list[str]:
        """Every text, by code."""
        return [self.text(code, words) for code in range(self.size)]


def _index(domain: Domain, token: str, words: Words) -> int:
    names = words.get(domain.name)
    if names is None:
        if re.fullmatch(r"0|[1-9][0-9]{0,9}", token) and int(token) < domain.size:
            return int(token)
    elif token in names[: domain.size]:
        return list(names).index(token)
    near = _near(token, names or [])
    key = "move-word" if near else "move-word-far"
    raise BadMove(key, domain=domain.name, text=shown(token, 40), near=near)


def _near(text: str, names: Sequence[str]) -> str:
    """What comes near, or everything where that is little."""
    return ", ".join(get_close_matches(text[:40], list(names), n=3) or (names if len(names) <= FEW else []))


class Steps:
    """The steps of a game's agenda: small numbers in the state, names in positions and views."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def step(self, name: str) -> int:
        """Declare a step; the answer is its number."""
        self.names.append(name)
        return len(self.names) - 1


@dataclass(frozen=True)
class Refusal:
    """Why a move is refused: the rule that forbids it and the message that says so."""

    rule: str
    key: str


class Refusals:
    """The reasons for which a game refuses moves. 0 means that there is none."""

    def __init__(self, *, over: str, not_asked: str, no_move: str) -> None:
        """The rules by which nobody moves after the end, nor out of turn, nor does anything but the game's moves."""
        self.all = [
            Refusal("", ""),
            Refusal(over, "refused-over"),
            Refusal(not_asked, "refused-not-asked"),
            Refusal(no_move, "refused-no-move"),
        ]

    def refusal(self, rule: str, key: str) -> int:
        """Declare a reason; the answer is its number."""
        self.all.append(Refusal(rule, key))
        return len(self.all) - 1


OVER = 1
NOT_ASKED = 2
NO_MOVE = 3
