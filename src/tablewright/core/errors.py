"""What may be refused, and why. Every refusal carries a message key and its arguments; `core.text` says it in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

if TYPE_CHECKING:
    from .text import Texts


def shown(value: object, most: int = 60) -> str:
    """Somebody else's value, fit for one line of a message: short, and nothing that moves a cursor."""
    if isinstance(value, int) and abs(value) >= 10**40:
        return "…"
    text = str(value)
    return "".join(c if c.isprintable() else "?" for c in text[:most]) + ("…" if len(text) > most else "")


class Refused(Exception):
    """Something from outside cannot be accepted; the state is untouched.

    `key` names the message, `arguments` fill it in, `rule` is the ledger entry that forbids it, if one does;
    `texts` speaks the words of the game that refused; `detail` is a refusal that the message quotes.
    """

    def __init__(self, key: str, rule: str = "", /, **arguments: str) -> None:
        self.key = key
        self.rule = rule
        self.texts: Texts | None = None
        self.detail: Refused | None = None
        self.arguments = {name: shown(value, 400) for name, value in arguments.items()}
        super().__init__(key, rule, arguments)

    def said_by(self, texts: Texts) -> Self:
        """The same refusal, in the words of a game."""
        self.texts = texts
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuilt, (type(self), self.__dict__)

    def __str__(self) -> str:
        from .text import explain

        return explain(self)


class Illegal(Refused):
    """A rule forbids this move now. `rule` is never empty, `reason` says it in words."""

    @property
    def reason(self) -> str:
        """The refusal in plain English; `core.text.explain` says it in any language."""
        return str(self)


class BadMove(Refused):
    """A text that is no move at all, or a code outside the action space."""


class BadOption(Refused):
    """Options, seats or a game that do not exist or do not go together."""


class BadRecord(Refused):
    """A record that is truncated, edited, foreign or tells of impossible moves."""


class BadPosition(Refused):
    """A position that cannot be: `reasons` lists every flaw that was found."""

    def __init__(self, reasons: list[Refused]) -> None:
        self.reasons = reasons
        super().__init__("bad-position")


def _rebuilt(kind: type[Refused], attributes: dict[str, Any]) -> Refused:
    """A refusal that came from another process."""
    refused = kind.__new__(kind)
    refused.__dict__.update(attributes)
    return refused
