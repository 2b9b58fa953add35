"""A game: the rules of one box, and all that it says in words. `State` is its quick side, `Game` its plain one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import msgspec

from .errors import BadOption, BadPosition, Illegal, Refused, shown
from .events import Events, Log
from .moves import NUMBER, SEAT, Moves, Refusals, Steps, Words, word
from .options import read
from .positions import fields_of
from .random import Random, seeded
from .results import Part, Result
from .state import DEEPEST, LANE, State
from .text import Layer, Texts

Line = list[tuple[str, str]]
"""A line for a terminal: pieces of text, each with its style (`bold`, `#e0564a`, or none)."""


@dataclass(frozen=True)
class Setting:
    """What is fixed before the first card: the game, its options, the number of seats. Shared by all copies."""

    game: Game
    options: Any
    """The game's own options struct."""
    seats: int

    @cached_property
    def words(self) -> Words:
        """The names of cards, places and other things in these options."""
        return self.game.words(self.options)

    def texts(self, lang: str = "en") -> Texts:
        """The game's messages in the terms of these options."""
        return Texts(lang, self.game.layers(self.options), self.game.spell)


class Advice(msgspec.Struct, frozen=True):
    """What a move is worth to an adviser, and why: a message key of the game (`advice-…`)."""

    move: int
    value: float
    reason: str


class Game(ABC):
    """The rules of one box. A subclass declares the attributes and fills in the methods below."""

    name: str
    rules: int
    """The version of the rules code, raised when its behaviour changes: records name it."""
    moves: Moves
    steps: Steps
    refusals: Refusals
    events: Events
    hides: bool = True
    """Whether any seat ever knows less than the whole position; the laws hold the game to it."""
    options: type[msgspec.Struct]
    ledger: str
    """The file name of the rules ledger in `docs/rules/`."""

    # --- what a game fills in -------------------------------------------------------------------------------

    @abstractmethod
    def seat_counts(self, options: Any) -> Sequence[int]:
        """The numbers of seats that these options allow. Raises `BadOption` where the options contradict each other."""

    @abstractmethod
    def longest(self, setting: Setting) -> int:
        """A number of moves that no game exceeds."""

    @abstractmethod
    def words(self, options: Any) -> Words:
        """The names of each domain in these options."""

    @abstractmethod
    def layers(self, options: Any) -> list[Layer]:
        """The game's message files, the terms of an edition last."""

    @abstractmethod
    def deal(self, setting: Setting, random: Random) -> State:
        """A state set up for play with its agenda filled, before the first step is resolved."""

    @abstractmethod
    def view(self, state: Any, seat: int | None) -> msgspec.Struct:
        """What the seat, or a spectator, may see."""

    @abstractmethod
    def result(self, state: Any) -> Result:
        """The result of a finished game."""

    @abstractmethod
    def position(self, state: Any) -> dict[str, Any]:
        """The game's zones as readable JSON data, in an order that does not depend on how they came about."""

    @abstractmethod
    def place(self, setting: Setting, position: dict[str, Any]) -> State:
        """A state with these zones, all but agenda and chance. Raises `BadPosition` with every flaw."""

    @abstractmethod
    def flaws(self, state: Any) -> list[Refused]:
        """What is impossible in a state: things missing, doubled or misplaced, an agenda that cannot be."""

    def varieties(self) -> list[Any]:
        """Options that between them reach all of the rules; the laws are run on each."""
        return [self.options()]

    def tried_counts(self, options: Any) -> Sequence[int]:
        """The numbers of seats with which laws and golden games try these options; by default all that they allow."""
        return self.seat_counts(options)

    def advise(self, state: Any, seat: int) -> list[Advice]:
        """What the legal moves are worth to a sensible player who knows only what the seat knows. Empty: no idea."""
        return []

    def lines(self, state: Any, seat: int) -> list[list[int]]:
        """Whole turns as a person thinks of them, each a sequence of moves; by default every legal move alone."""
        return [[move] for move in state.legal(seat)]

    def label(self, state: Any, seat: int, line: Sequence[int], texts: Texts, brief: bool = False) -> str:
        """One of `lines` in words; `brief` where there is little room. By default each move by its `label-VERB`."""
        return ", ".join(self._move_label(state, seat, move, texts) for move in line)

    def table(self, view: Any, texts: Texts, names: Sequence[str], width: int, height: int) -> list[Line]:
        """A view as a terminal of this size shows it; `names` are the seats'.

        By default every field has a line, and so has every item of a field that lists structs, such as the players.
        """
        lines: list[Line] = []
        for name, value in msgspec.to_builtins(view).items():
            items = value if isinstance(value, list) and value and isinstance(value[0], dict) else None
            lines.append([("bold", f"{name} "), ("", "" if items else str(value))])
            lines += [[("", "  " + "  ".join(f"{key} {field}" for key, field in item.items()))] for item in items or []]
        return lines

    def legend(self, view: Any, texts: Texts) -> list[Line]:
        """What a newcomer should know to read this table: signs, what cards can do. Empty: it speaks for itself."""
        return []

    def tally(self, view: Any) -> list[list[Part]]:
        """For each seat every point it has so far, as far as the viewer may know. Empty: nothing is counted yet."""
        return []

    def figures_text(self, options: Any) -> str:
        """All component figures with their provenance, as TOML that `read_figures` takes back. Empty: it has none."""
        return ""

    def read_figures(self, text: str) -> tuple[dict[str, Any], list[Refused]]:
        """The options that a card pack sets, and all that is wrong with it (argument `line`: where)."""
        return {}, [Refused("no-figures", game=self.name)]

    compared: str = ""
    """The domain of the sides that a balance compares; none if they need no names."""

    def lineup(self, options: Any, seats: int, number: int) -> tuple[Any, list[str]]:
        """What a balance compares: the options of its game `number`, and the side that each seat plays there.

        Over a round of numbers all sides should meet equally often in all seats. By default a side is a seat.
        """
        return options, [f"{SEAT.name} {seat}" for seat in range(seats)]

    def offers(self, state: Any, seat: int) -> dict[int, list[tuple[str, str]]]:
        """What a balance counts: the things that legal moves pick, such as `("card", "militia")`. By default none."""
        return {}

    aliases: Mapping[str, str] = {}
    """Arguments of messages that are words of a domain under another name: `{"leader": "card"}`."""

    def called(self, texts: Texts, domain: str, value: str) -> str:
        """A word of a domain for people: the message `domain-word` if there is one."""
        key = f"{domain}-{value}"
        return texts.say(key) if texts.has(key) else value

    @cached_property
    def _spelled(self) -> frozenset[str]:
        """The domains whose words have names for people."""
        of_moves = {domain.name for verb in self.moves.verbs for domain in verb.domains}
        of_events = {domain.name for kind in self.events.kinds for _, domain in kind.domains}
        return frozenset((of_moves | of_events) - {SEAT.name, NUMBER.name})

    def spell(self, texts: Texts, name: str, value: str) -> str:
        """An argument of a message, spelled out if its name is that of a domain."""
        domain = self.aliases.get(name, name)
        return self.called(texts, domain, value) if domain in self._spelled else value

    def move_arguments(self, state: Any, seat: int, move: int) -> dict[str, str]:
        """More arguments for messages about a move, legal or refused, beyond its own words."""
        return {}

    # --- the interface --------------------------------------------------------------------------------------

    def setting(self, options: msgspec.Struct | Mapping[str, Any] | None, seats: int) -> Setting:
        """Options and seats, checked. Raises `BadOption`."""
        chosen = read(self.options, _mapping(options))
        with self._speaking(chosen):
            allowed = self.seat_counts(chosen)
        if seats not in allowed:
            raise BadOption("seat-count", seats=shown(seats, 20), allowed=", ".join(map(str, allowed)))
        return Setting(self, chosen, seats)

    def start(
        self,
        options: msgspec.Struct | Mapping[str, Any] | None = None,
        *,
        seats: int,
        seed: str | int = "",
        watch: bool = True,
    ) -> State:
        """A new game, gone on to its first decision. Without `watch` no events are kept."""
        setting = self.setting(options, seats)
        if not str(seed).isascii() and str(seed).encode(errors="replace").decode() != str(seed):
            raise BadOption("bad-seed")
        state = self.deal(setting, seeded(str(seed)))
        if watch:
            state.log = Log(self.events, setting.words)
        state.advance()
        state.seal()
        return state

    def dump(self, state: State) -> dict[str, Any]:
        """The complete position as JSON data."""
        return {
            "game": self.name,
            "rules": self.rules,
            "seats": state.setting.seats,
            "options": msgspec.json.decode(msgspec.json.encode(state.setting.options)),
            "agenda": [self.steps.names[step] for step in state.agenda],
            "to_act": list(state.to_act),
            "random": state.random.words(),
            **self._lanes(state),
            **self.position(state),
        }

    def _lanes(self, state: State) -> dict[str, Any]:
        return {"lanes": lanes} if (lanes := [self._lane(state, i) for i in range(int(state.parted))]) else {}

    def _lane(self, state: State, lane: int) -> dict[str, Any]:
        asked = int(state.lanes[lane * LANE])
        return {
            "agenda": [self.steps.names[step] for step in state.lane_steps(lane)],
            "to_act": [seat for seat in range(state.setting.seats) if asked >> seat & 1],
            "random": state.chance(lane).words(),
        }

    def restore(self, position: object) -> State:
        """The state of a position. Raises `BadPosition`, which lists every reason why it cannot be."""
        head = _head(self, position)
        setting = self.setting(head.options, head.seats)
        rest = {key: value for key, value in _object(position).items() if key not in Head.__struct_fields__}
        lanes = _lanes(self, head, rest.pop("lanes", []))
        with self._speaking(setting.options):
            state = self.place(setting, rest)
        state.random = Random(*head.random)
        for name in head.agenda:
            state.push(self.steps.names.index(name))
        for seat in head.to_act:
            state.asked |= 1 << seat
        if lanes:
            state.restore_lanes([_numbers(self, lane) for lane in lanes])
        reasons = self.flaws(state)
        if reasons:
            with self._speaking(setting.options):
                raise BadPosition(reasons)
        state.log = Log(self.events, setting.words)
        return state

    def illegal(self, state: State, seat: int, move: int, refusal: int) -> Illegal:
        """The exception for a refused move, with its rule and all that its message needs."""
        why = self.refusals.all[refusal]
        arguments = {"seat": shown(seat)} | self.arguments(state, seat, move)
        return Illegal(why.key, why.rule, **arguments).said_by(state.setting.texts())

    def arguments(self, state: State, seat: int, move: int) -> dict[str, str]:
        """What messages about a move may name: the move, its words, and what the game adds."""
        arguments: dict[str, str] = {}
        if 0 <= move < self.moves.size:
            verb, indices = self.moves.parts(move)
            arguments = {
                domain.name: word(domain, index, state.setting.words)
                for domain, index in zip(verb.domains, indices, strict=True)
            }
            arguments["move"] = state.text(move)
        return arguments | self.move_arguments(state, seat, move)

    def _move_label(self, state: State, seat: int, move: int, texts: Texts) -> str:
        key = f"label-{self.moves.parts(move)[0].name}"
        return texts.say(key, **self.arguments(state, seat, move)) if texts.has(key) else state.text(move)

    @contextmanager
    def _speaking(self, options: Any) -> Iterator[None]:
        """What is refused meanwhile is said in the words of these options."""
        try:
            yield
        except Refused as refused:
            for each in (refused, *refused.reasons) if isinstance(refused, BadPosition) else (refused,):
                each.texts = each.texts or Texts("en", self.layers(options), self.spell)
            raise


class Head(msgspec.Struct, forbid_unknown_fields=False):
    """What every position holds, whatever the game."""

    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    agenda: list[str]
    to_act: list[int]
    random: list[int]


class Lane(msgspec.Struct, forbid_unknown_fields=True):
    """One of the agendas that go on side by side."""

    agenda: list[str]
    to_act: list[int]
    random: list[int]


def _lanes(game: Game, head: Head, given: object) -> list[Lane]:
    values, reasons = fields_of({"lanes": given}, {"lanes": list[Lane]})
    lanes: list[Lane] = values.get("lanes", [])
    for lane in lanes:
        reasons += _flow_flaws(game, head.seats, lane, int(DEEPEST))
    if len(lanes) > SEAT.size or (lanes and {seat for lane in lanes for seat in lane.to_act} != set(head.to_act)):
        reasons.append(Refused("position-to-act"))
    if any(not lane.to_act and lane.agenda for lane in lanes) or (lanes and not head.to_act):
        reasons.append(Refused("position-agenda", step=""))
    if reasons:
        raise BadPosition(reasons)
    return lanes


def _numbers(game: Game, lane: Lane) -> tuple[int, list[int], list[int]]:
    steps = [game.steps.names.index(name) for name in lane.agenda]
    return sum(1 << seat for seat in lane.to_act), lane.random, steps


def _head(game: Game, position: object) -> Head:
    fields = {field.name: field.type for field in msgspec.structs.fields(Head)}
    values, reasons = fields_of(_object(position), fields)
    if reasons:
        raise BadPosition(reasons)
    head = Head(**values)
    reasons = _head_flaws(game, head)
    if reasons:
        raise BadPosition(reasons)
    return head


def _head_flaws(game: Game, head: Head) -> list[Refused]:
    reasons = []
    if head.game != game.name:
        reasons.append(Refused("position-game", game=head.game[:40], expected=game.name))
    if head.rules != game.rules:
        reasons.append(Refused("rules-version", given=shown(head.rules, 20), expected=str(game.rules)))
    return reasons + _flow_flaws(game, head.seats, head, 64)


def _flow_flaws(game: Game, seats: int, flow: Head | Lane, deepest: int) -> list[Refused]:
    reasons = []
    if len(flow.random) != 4 or any(not 0 <= number < 1 << 32 for number in flow.random):
        reasons.append(Refused("position-random"))
    unknown = [name for name in flow.agenda if name not in game.steps.names]
    if unknown or len(flow.agenda) > deepest:
        reasons.append(Refused("position-agenda", step=", ".join(unknown)[:60]))
    if len(set(flow.to_act)) != len(flow.to_act) or any(not 0 <= seat < seats for seat in flow.to_act):
        reasons.append(Refused("position-to-act"))
    return reasons


def _object(position: object) -> dict[str, Any]:
    if not isinstance(position, dict) or not all(isinstance(key, str) for key in position):
        raise BadPosition([Refused("position-object")])
    return position


def _mapping(options: object) -> Mapping[str, Any]:
    if options is None:
        return {}
    if isinstance(options, Mapping):
        return options
    if isinstance(options, msgspec.Struct):
        return msgspec.structs.asdict(options)
    raise BadOption("option-kind", kind=type(options).__name__)
