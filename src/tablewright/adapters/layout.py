"""What a seat sees as a row of numbers, one layout for all positions of a game in the same options and seats.

A view is made of structs, lists, words and numbers. How long its lists get, which words a field speaks and how large
its numbers are stands nowhere, so a layout is surveyed: some seeded games are played, and all views of them looked at.
The survey always gives the same layout; `Layout.fields` says what each number means.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any, Literal, TypeAlias

import msgspec
import numpy as np
import numpy.typing as npt

from ..core.game import Game, Setting
from ..core.random import Random, seeded
from ..core.state import State

Row: TypeAlias = npt.NDArray[np.float32]
Kind = Literal["number", "given", "word", "count", "length"]

GAMES = 24
"""Games of a survey: enough for what comes into few games only."""
ADVISED = 6
"""Every so many-th game follows the game's advice, so that good play is seen too."""
PLIES = 19
"""A survey looks at every so many-th position."""
FEW = 12
"""A list of numbers that is never longer has a place for each."""
EMPTY: tuple[str, ...] = ("",)


class Field(msgspec.Struct, frozen=True):
    """Some numbers of the row. `path` is where they come from in the view, `labels` what each stands for.

    The kinds: `number` is the value itself; `given` is 1 where there is a value at all; `word` is 1 at the word that is
    said; `count` is how often each word is in a list, or the number that a table has for it; `length` is how many
    items a list has. All are divided by `scale` and cut off at -1 and 1.
    """

    path: str
    kind: Kind
    first: int
    labels: tuple[str, ...]
    scale: float


class Layout:
    """Turns views into rows of `size` numbers between -1 and 1."""

    def __init__(self, fields: Sequence[Field], root: Node) -> None:
        self.fields = list(fields)
        self.size = sum(len(field.labels) for field in fields)
        self._root = root
        self._weights: Row = np.ones(self.size, np.float32)
        for field in fields:
            self._weights[field.first : field.first + len(field.labels)] = 1.0 / field.scale

    @property
    def fingerprint(self) -> str:
        """The same for layouts that mean the same: keep it beside what was learned."""
        return hashlib.sha256(msgspec.json.encode(self.fields)).hexdigest()[:16]

    def write(self, view: object, row: Row) -> None:
        """Write a view into a row."""
        numbers = [0.0] * self.size
        self._root.add(view, numbers)
        row[:] = numbers
        row *= self._weights
        np.clip(row, -1.0, 1.0, out=row)

    def row(self, view: object) -> Row:
        """A view as a new row."""
        row: Row = np.zeros(self.size, np.float32)
        self.write(view, row)
        return row


def layout_of(setting: Setting) -> Layout:
    """The layout for a game in these options and seats."""
    found = _layouts.get(key := (setting.game.name, str(setting.options), setting.seats))
    if found is None:
        found = _layouts[key] = surveyed(setting, list(views(setting)))
    return found


_layouts: dict[tuple[str, str, int], Layout] = {}


def views(setting: Setting) -> Iterator[object]:
    """What the seats of the surveyed games see."""
    for number in range(GAMES):
        rng = seeded(f"layout {number}")
        state = setting.game.start(setting.options, seats=setting.seats, seed=f"layout {number}", watch=False)
        ply = 0
        while not state.over:
            if ply % PLIES == 0:
                yield from (state.view(seat) for seat in range(setting.seats))
            seat = state.to_act[0]
            state.play(seat, _move(setting.game, state, seat, rng, advised=number % ADVISED == 1))
            ply += 1
        yield from (state.view(seat) for seat in range(setting.seats))


def _move(game: Game, state: State, seat: int, rng: Random, *, advised: bool) -> int:
    legal = state.legal(seat)
    advice = game.advise(state, seat) if advised and len(legal) > 1 else []
    return max(advice, key=lambda each: (each.value, -each.move)).move if advice else legal[rng.below(len(legal))]


def surveyed(setting: Setting, seen: list[object]) -> Layout:
    """The layout of some views. Numbers are scaled to what was seen, rounded up to a power of two."""
    survey = Survey()
    for view in seen:
        survey.look(view)
    steps = (*setting.game.steps.names, "over")
    maker = Maker([steps, *sorted(map(tuple, setting.words.values()), key=len)])
    root = maker.node(survey, "")
    plain = Layout(maker.fields, root)
    most: dict[str, float] = {}
    for view in seen:
        numbers = [0.0] * plain.size
        root.add(view, numbers)
        for field in maker.fields:
            part = map(abs, numbers[field.first : field.first + len(field.labels)])
            most[_pattern(field)] = max(most.get(_pattern(field), 1.0), *part)
    return Layout([msgspec.structs.replace(field, scale=_power(most[_pattern(field)])) for field in maker.fields], root)


def _pattern(field: Field) -> str:
    """Fields that differ only in the place of a list share a scale."""
    return field.kind + "".join(part.partition("]")[2] or part for part in field.path.split("["))


def _power(number: float) -> float:
    scale = 1.0
    while scale < number:
        scale *= 2.0
    return scale


class Survey:
    """What was seen in one place of the views; all items of a list are one place."""

    def __init__(self) -> None:
        self.nothing = self.number = False
        self.words: set[str] = set()
        self.fields: dict[str, Survey] = {}
        self.table: Survey | None = None
        self.keys: set[str] = set()
        self.items: Survey | None = None
        self.lengths: set[int] = set()

    def look(self, value: object) -> None:
        """Look at a value."""
        if value is None:
            self.nothing = True
        elif isinstance(value, str):
            self.words.add(value)
        elif isinstance(value, (int, float)):
            self.number = True
        elif isinstance(value, msgspec.Struct):
            for name in value.__struct_fields__:
                self.fields.setdefault(name, Survey()).look(getattr(value, name))
        elif isinstance(value, dict):
            self.table = self.table or Survey()
            self.keys |= {str(key) for key in value}
            for each in value.values():
                self.table.look(each)
        else:
            self._look_at_list(value)

    def _look_at_list(self, value: Any) -> None:
        self.items = self.items or Survey()
        self.lengths.add(len(value))
        for each in value:
            self.items.look(each)


class Node:
    """A place of the view and where its numbers stand. What several values add up in one place, as in a list whose
    length changes, is their sum."""

    def __init__(self) -> None:
        self.given = self.number = self.length = self.words = self.counts = self.keys = -1
        self.places: dict[str, int] = {}
        self.fields: list[tuple[str, Node]] = []
        self.tables: dict[str, Node] = {}
        self.each: list[Node] = []
        self.all: Node | None = None

    def add(self, value: Any, row: list[float]) -> None:
        """Add a value's numbers to a row."""
        if value is None:
            return
        if self.given >= 0:
            row[self.given] += 1.0
        if isinstance(value, str):
            self._add_word(self.words, value, row)
        elif isinstance(value, (int, float)):
            if self.number >= 0:
                row[self.number] += value
        elif isinstance(value, msgspec.Struct):
            for name, node in self.fields:
                node.add(getattr(value, name, None), row)
        elif isinstance(value, dict):
            self._add_table(value, row)
        else:
            self._add_list(value, row)

    def _add_word(self, first: int, word: str, row: list[float], number: float = 1.0) -> None:
        place = self.places.get(word)
        if first >= 0 and place is not None:
            row[first + place] += number

    def _add_table(self, value: dict[Any, Any], row: list[float]) -> None:
        for key, each in value.items():
            if self.tables:
                if str(key) in self.tables:
                    self.tables[str(key)].add(each, row)
            elif isinstance(each, (int, float)):
                self._add_word(self.keys, str(key), row, each)

    def _add_list(self, value: Sequence[Any], row: list[float]) -> None:
        if self.length >= 0:
            row[self.length] += len(value)
        for place, each in enumerate(value):
            if isinstance(each, str) and self.counts >= 0:
                self._add_word(self.counts, each, row)
            elif self.all is not None:
                self.all.add(each, row)
            elif place < len(self.each):
                self.each[place].add(each, row)


class Maker:
    """Makes nodes of what was surveyed and gives each its place in the row."""

    def __init__(self, domains: list[tuple[str, ...]]) -> None:
        self.domains = domains
        self.fields: list[Field] = []
        self.size = 0

    def node(self, survey: Survey, path: str) -> Node:
        """A node for a place, and the fields of all that is below it."""
        node = Node()
        if survey.nothing:
            node.given = self._field(path, "given")
        if survey.number:
            node.number = self._field(path, "number")
        if survey.words:
            node.words = self._words(node, path, "word", survey.words)
        for name, below in survey.fields.items():
            node.fields.append((name, self.node(below, f"{path}.{name}".lstrip("."))))
        if survey.table is not None:
            self._table(node, survey, survey.table, path)
        if survey.items is not None:
            self._list(node, survey, survey.items, path)
        return node

    def _table(self, node: Node, survey: Survey, values: Survey, path: str) -> None:
        if values.number:
            node.keys = self._words(node, path, "count", survey.keys)
        else:
            node.tables = {key: self.node(values, f"{path}[{key}]") for key in sorted(survey.keys)}

    def _list(self, node: Node, survey: Survey, items: Survey, path: str) -> None:
        longest = max(survey.lengths)
        fixed = len(survey.lengths) == 1
        if not fixed:
            node.length = self._field(path, "length")
        if items.words:
            node.counts = self._words(node, path, "count", items.words)
        elif fixed or (items.number and longest <= FEW):
            node.each = [self.node(items, f"{path}[{place}]") for place in range(longest)]
        elif longest:
            node.all = self.node(items, f"{path}[all]")

    def _words(self, node: Node, path: str, kind: Kind, seen: set[str]) -> int:
        """The words of the smallest domain that has all that were seen; those themselves if there is none."""
        labels = next((domain for domain in self.domains if seen.issubset(domain)), tuple(sorted(seen)))
        node.places = {word: place for place, word in enumerate(labels)}
        return self._field(path, kind, labels)

    def _field(self, path: str, kind: Kind, labels: tuple[str, ...] = EMPTY) -> int:
        first = self.size
        self.fields.append(Field(path, kind, first, labels, 1.0))
        self.size += len(labels)
        return first
