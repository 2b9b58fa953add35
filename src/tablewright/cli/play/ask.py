"""Lines that somebody types: with editing, history and Tab in a terminal, plain ones from a pipe."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession
    from prompt_toolkit.completion import Completer

Complete = Callable[[str], list[str]]
"""What may stand where the last word of a text begins."""


class Asker(ABC):
    """Where lines come from."""

    screen: bool
    """Whether there is a screen to clear, and someone before it."""

    @abstractmethod
    def ask(self, prompt: str, complete: Complete) -> str:
        """A line. Raises `EOFError` when no more will come, `KeyboardInterrupt` on Ctrl-C."""

    def forget(self) -> None:  # noqa: B027 # a pipe has nothing to forget
        """Another person takes the keyboard: what was typed before is none of theirs."""


class Piped(Asker):
    """Lines from a pipe or a file."""

    screen = False

    def ask(self, prompt: str, complete: Complete) -> str:
        """The next line; the prompt is shown all the same."""
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        print(line.rstrip("\n"))
        return line.rstrip("\n")


class Terminal(Asker):
    """Lines that are typed at a terminal."""

    screen = True

    def __init__(self) -> None:
        self._session: PromptSession[str] | None = None

    def ask(self, prompt: str, complete: Complete) -> str:
        """A line, edited."""
        from prompt_toolkit import PromptSession
        from prompt_toolkit.shortcuts import CompleteStyle

        if self._session is None:
            self._session = PromptSession(complete_style=CompleteStyle.READLINE_LIKE)
        return self._session.prompt(prompt, completer=_completer(complete), complete_while_typing=False)

    def forget(self) -> None:
        """Begin with an empty history."""
        self._session = None


def asker() -> Asker:
    """Editing where both ends are a terminal."""
    return Terminal() if sys.stdin.isatty() and sys.stdout.isatty() else Piped()


def _completer(complete: Complete) -> Completer:
    from prompt_toolkit.completion import CompleteEvent, Completer, Completion
    from prompt_toolkit.document import Document

    class Words(Completer):
        def get_completions(self, document: Document, event: CompleteEvent) -> Iterable[Completion]:
            text = document.text_before_cursor
            begun = len(text) - max(text.rfind(" "), text.rfind(",")) - 1
            for word in complete(text):
                yield Completion(word, start_position=-begun)

    return Words()
