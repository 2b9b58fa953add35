"""What the server refuses, and how it says so: a `wire.Problem` with a status, a code and a sentence."""

from __future__ import annotations

from ..core.errors import BadMove, BadOption, BadPosition, BadRecord, Illegal, Refused
from ..core.text import Layer, Texts, explain
from . import wire

SERVER: Layer = ("tablewright.server", "")
UNPLAYABLE = 422
STATUS: dict[type[Refused], int] = {Illegal: 422, BadMove: 422, BadOption: 422, BadRecord: 422, BadPosition: 422}


class Refusal(Refused):
    """A request that cannot be granted; `key` names the message, `status` is the answer's."""

    def __init__(self, status: int, key: str, /, look: wire.Look | None = None, **arguments: str) -> None:
        super().__init__(key, **arguments)
        self.status = status
        self.look = look


def texts(lang: str) -> Texts:
    """The server's own messages."""
    return Texts(lang, (SERVER,))


def problem(refused: Refused, lang: str) -> wire.Problem:
    """A refusal in words."""
    spoken = refused.texts.into(lang) if refused.texts is not None else texts(lang)
    status = refused.status if isinstance(refused, Refusal) else STATUS.get(type(refused), UNPLAYABLE)
    look = refused.look if isinstance(refused, Refusal) else None
    return wire.Problem(status, refused.key, explain(refused, spoken), refused.rule, look)
