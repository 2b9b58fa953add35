"""A game in the terminal: whose turn it is, what they see, what they type, and what comes of it."""

from __future__ import annotations

import contextlib
import textwrap
from collections.abc import Sequence

from ...core import fair
from ...core.errors import BadMove, Refused, shown
from ...core.game import Line
from ...core.live import Live
from ...core.text import Texts
from ...players import Player, faults, make
from ..painting import console, show
from ..speech import called, reason
from ..story import capital, sentences
from . import farewell, typed
from .ask import Asker
from .choices import choices, listed
from .commands import COMMANDS, Command, Leave
from .keep import Keeper, kept_on_hang_up

NO_VERB = ("move-verb", "move-verb-far")
"""What is typed is no word that is known here."""
WIDE = 100
"""From so many columns on, labels are spelled out."""
MOST_NOTES = 4
"""Rows of answers that stand under the table; more have a page of their own."""
FEW_ROWS = 4
"""Rows that what may be done takes at least; news that leave less run on."""
RECALLED = 6
"""Events that are told again when a game is resumed."""


class Session:
    """One sitting at one keyboard. `live` is the game; whatever is typed, its record is complete."""

    def __init__(self, live: Live, texts: Texts, people: dict[int, str], asker: Asker, keeper: Keeper) -> None:
        self.live = live
        self.texts = texts
        self.people = people
        self.asker = asker
        self.keeper = keeper
        self.screen = console()
        players = live.record.players
        self.names = [people.get(seat) or f"{capital(called(name))} {seat}" for seat, name in enumerate(players)]
        seed = live.record.seed or "position"
        self.bots: dict[int, Player] = {
            seat: make(name, f"{seed} {seat}") for seat, name in enumerate(players) if seat not in people
        }
        self.seen = dict.fromkeys(people, 0)
        """For each person the number of events shown."""
        self.inputs: list[tuple[int, int]] = []
        """The ply before and after each input that may still be taken back."""
        self.notes: list[Line] = []
        """What is to be read before the next input: answers and refusals."""
        self.ahead = ""
        """What was typed at the foot of a page, instead of Enter: the next input, unless it is a number of no list."""
        self.last: int | None = None
        self.changed = True
        """Whether the table looks different since it was shown."""

    # --- the whole sitting ---------------------------------------------------------------------------------------

    def run(self) -> int:
        """Play to the end, or until somebody leaves."""
        with kept_on_hang_up(self._keep_quietly):
            try:
                self._greet()
                self._play_on()
                farewell.end(self)
            except (Leave, EOFError, KeyboardInterrupt):
                farewell.leave(self)
            except (OSError, SystemExit):
                self._keep_quietly()
                raise
        return 0

    def _play_on(self) -> None:
        """Let bots and people decide in turn till the game is over."""
        while not self.live.state.over:
            seat = self.live.state.to_act[0]
            if seat in self.bots:
                self._bot_plays(seat)
            else:
                self._turn(seat)

    def _bot_plays(self, seat: int) -> None:
        """A bot decides; what a program did wrong is told."""
        bot = self.bots[seat]
        before = len(faults(bot))
        self.live.play(seat, bot.choose(self.live.state.standpoint(seat)))
        self.changed = True
        for fault in faults(bot)[before:]:
            self.note([("bold #d94a3d", "✗ "), ("", self.say("bot-fault", name=self.names[seat], why=reason(fault)))])

    def say(self, key: str, **arguments: object) -> str:
        """A message of the game or the command line."""
        return self.texts.say(key, **arguments)

    def note(self, *lines: Line | str) -> None:
        """Something to be read before the next input."""
        self.notes += [[("", line)] if isinstance(line, str) else line for line in lines]

    def _greet(self) -> None:
        """The promise before the first card, and what a newcomer should know."""
        record = self.live.record
        lines = self.legend() if self.asker.screen and not record.moves else []
        if record.secret and not record.moves:
            lines.append([("", self.say("play-promise", commitment=fair.commitment(record.secret)))])
        elif record.moves:
            lines.append([("", self.say("play-resumed", ply=len(record.moves)))])
            self.seen = dict.fromkeys(self.seen, max(0, len(self.live.state.events(None)) - RECALLED))
        lines.append([("", self.say("play-help"))])
        if self.asker.screen:
            self.page(lines)
        else:
            show(self.screen, lines, wrap=True)

    def legend(self) -> list[Line]:
        """What the game is about, and what its cards can do."""
        title = self.say("game-sentence") if self.texts.has("game-sentence") else ""
        legend = self.live.record.game.legend(self.live.state.view(None), self.texts)
        return [[("bold", " " + title)], [], *legend, []]

    # --- one decision --------------------------------------------------------------------------------------------

    def _turn(self, seat: int) -> None:
        """Ask a person until a move is made."""
        if len(self.people) > 1 and self.last != seat:
            self._pass_the_screen(seat)
        self.last = seat
        options = choices(self.live.state, seat, self.texts)
        if self.asker.screen or self.changed:
            self._draw(seat, options)
        show(self.screen, self.notes, wrap=True)
        self.notes, self.changed = [], False
        text = self.ahead or self.asker.ask(f"{self.names[seat]} › ", lambda text: self._complete(seat, text)).strip()
        self.ahead = ""
        try:
            self._answer(seat, text, options)
        except Refused as refused:
            lost = isinstance(refused, BadMove) and refused.key in NO_VERB
            more = " " + self.say("play-lost") if lost else ""
            self.note([("bold #d94a3d", "✗ "), ("", reason(refused) + more)])

    def _answer(self, seat: int, text: str, options: Sequence[Sequence[int]]) -> None:
        """Do what was typed. Raises `Refused`, nothing changed."""
        first, _, rest = text.partition(" ")
        command = COMMANDS.get(first.lower()) or self._localised(first.lower())
        if not text:
            return
        if command is not None:
            command(self, seat, rest.strip())
        elif text.isascii() and text.isdecimal():
            if not 1 <= int(text[:6]) <= len(options):
                raise Refused("no-choice", number=shown(text, 20), most=str(len(options)))
            self._play(seat, list(options[int(text) - 1]))
        else:
            self._play(seat, typed.codes(self.live.state, seat, text))

    def _localised(self, name: str) -> Command | None:
        """A command by its name in the language of this run."""
        return next((command for key, command in COMMANDS.items() if self.say(f"command-{key}") == name), None)

    def _play(self, seat: int, codes: list[int]) -> None:
        before = len(self.live.record.moves)
        self.live.play(seat, *codes)
        self.inputs.append((before, len(self.live.record.moves)))
        self.changed = True
        self._keep_quietly()

    def _complete(self, seat: int, text: str) -> list[str]:
        return typed.completions(self.live.state, seat, text, self.command_names())

    def command_names(self) -> list[str]:
        """The commands, as they are called in the language of this run."""
        return [self.say(f"command-{key}") for key in COMMANDS]

    def _pass_the_screen(self, seat: int) -> None:
        """Show the last person what came of their move, then hide everything till the next one sits there."""
        if self.last is not None:
            news: list[Line] = [[("", f" {sentence}")] for sentence in self._told(self.last)]
            if self.asker.screen and news:
                self.page(news)
            else:
                show(self.screen, news, wrap=True)
        self.asker.forget()
        self.clear()
        self.notes = [] if self.last is not None else self.notes
        self.ahead = ""
        self.asker.ask(self.say("play-pass", name=self.names[seat]) + " ", lambda text: [])

    # --- the screen ----------------------------------------------------------------------------------------------

    def clear(self) -> None:
        """Empty the screen, and what could be scrolled back to."""
        if self.asker.screen:
            print("\x1b[H\x1b[2J\x1b[3J", end="")

    def _draw(self, seat: int, options: list[list[int]]) -> None:
        """The table, what happened since, what is being decided and what may be done."""
        width, height = self.screen.width, self.screen.height
        state, game = self.live.state, self.live.record.game
        table = game.table(state.view(seat), self.texts, self.names, width, height)
        step = game.steps.names[state.question(seat)]
        decision = self.say(f"step-{step}", **game.arguments(state, seat, -1))
        noted = sum(1 + sum(len(text) for _, text in note) // width for note in self.notes)
        if self.asker.screen and noted > MOST_NOTES:
            self.page(self.notes)
            self.notes, noted = [], 0
        room = height - len(table) - noted - 2
        told = self._told(seat)
        news = self._wrapped(told, room)
        rows = listed(state, seat, options, self.texts, (width - 1, room - len(news)), brief=self.brief)
        if self.asker.screen and told and len(news) > room - len(rows):
            self.page([[("", f" {sentence}")] for sentence in told])
            news = []
        tip, several = f"tip-{step}", any(len(line) > 2 for line in options)
        tips: list[Line] = [[("dim", " " + self.say(tip))]] if several and self.texts.has(tip) else []
        self.clear()
        show(self.screen, table)
        show(self.screen, news)
        show(self.screen, [[("bold #a9792a", f" {decision}")]])
        show(self.screen, rows)
        if room > len(rows) + len(news):
            show(self.screen, tips)

    def _told(self, seat: int) -> list[str]:
        """What happened since the person last looked, as far as it concerns them; `log` tells all."""
        state = self.live.state
        events = state.events(seat, self.seen[seat])
        self.seen[seat] += len(events)
        return sentences(self.live.record.game.news(state, seat, events), self.texts, self.names, seat)

    def _wrapped(self, told: list[str], room: int) -> list[Line]:
        """A line for each sentence, or where those are too many for a screen, one after the other."""
        width = self.screen.width - 2
        lines = [line for sentence in told for line in textwrap.wrap(sentence, width)]
        if self.asker.screen and len(lines) > room - FEW_ROWS:
            lines = textwrap.wrap(" ".join(told), width)
        return [[("", f" {line}")] for line in lines]

    def page(self, lines: list[Line]) -> None:
        """Much to read: a page of its own, or several, and Enter to go on."""
        width, height = self.screen.width, self.screen.height
        page: list[Line] = []
        used = 0
        for line in lines:
            rows = max(1, -(-sum(len(text) for _, text in line) // (width - 1)))
            if page and used + rows > height - 2:
                self._turn_page(page)
                page, used = [], 0
            page.append(line)
            used += rows
        self._turn_page(page)

    def _turn_page(self, lines: list[Line]) -> None:
        self.clear()
        show(self.screen, lines, wrap=True)
        said = self.asker.ask(self.say("play-enter") + " ", lambda text: []).strip()
        if not said.isdecimal():
            self.ahead = said or self.ahead

    @property
    def brief(self) -> bool:
        """Whether there is little room for words."""
        return self.screen.width < WIDE

    def _keep_quietly(self) -> None:
        with contextlib.suppress(Refused, OSError):
            self.keeper.keep(self.live.record)
