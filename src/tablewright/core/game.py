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
from .events import Event, Events, Log
from .moves import NUMBER, SEAT, Moves, Refusals, Steps, Words, word
from .options import read
from .positions import flow_of, parts_of, place_flow
from .random import Random, seeded
from .results import Part, Result
from .state import State
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


class Printed(msgspec.Struct, frozen=True):
    """What a card shows: of what kind it is and of which side, its figures, and its `lines` for people.

    `kind` and `side` are words that a drawing may be chosen by; `house` are the figures that no box prints;
    `abilities` are those of its lines that stand under a sign of their own, by its name, with the number that it
    prints if there is one (`bounty 3`).
    """

    kind: str
    side: str = ""
    figures: dict[str, int] = {}
    lines: list[str] = []
    house: list[str] = []
    abilities: dict[str, str] = {}


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

    def sizes(self) -> list[int]:
        """Every number of seats that some variety of the game takes, the fewest first."""
        return sorted({count for options in self.varieties() for count in self.seat_counts(options)})

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

    def news(self, state: Any, seat: int, events: Sequence[Event]) -> Sequence[Event]:
        """Those of a seat's new events that concern it, where many play side by side; by default all."""
        return events

    def printed(self, options: Any, texts: Texts) -> dict[str, Printed]:
        """What each card shows, by its word. Empty: their names say all."""
        return {}

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

    def weighed(self) -> list[tuple[Any, int]]:
        """The options and numbers of seats that a balance goes through if it is told neither. Empty: the usual ones."""
        return []

    def length(self, state: Any) -> int:
        """How long a game has lasted in its own measure, which message `counted-length` names. 0: it has none."""
        return 0

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
        with self.speaking(chosen):
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
            **flow_of(state),
            **self.position(state),
        }

    def restore(self, position: object) -> State:
        """The state of a position. Raises `BadPosition`, which lists every reason why it cannot be."""
        head, lanes, zones = parts_of(self, position)
        setting = self.setting(head.options, head.seats)
        with self.speaking(setting.options):
            state = self.place(setting, zones)
            place_flow(state, head, lanes)
            reasons = self.flaws(state)
            if reasons:
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
    def speaking(self, options: Any) -> Iterator[None]:
        """What is refused meanwhile is said in the words of these options."""
        try:
            yield
        except Refused as refused:
            for each in (refused, *refused.reasons) if isinstance(refused, BadPosition) else (refused,):
                each.texts = each.texts or Texts("en", self.layers(options), self.spell)
            raise


def _mapping(options: object) -> Mapping[str, Any]:
    if options is None:
        return {}
    if isinstance(options, Mapping):
        return options
    if isinstance(options, msgspec.Struct):
        return msgspec.structs.asdict(options)
    raise BadOption("option-kind", kind=type(options).__name__)
