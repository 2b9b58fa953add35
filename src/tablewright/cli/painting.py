"""Styled lines on a terminal, or plain ones where there is no terminal or no colour is wanted."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ..core.game import Line

if TYPE_CHECKING:
    from rich.console import Console


def console() -> Console:
    """Standard output; NO_COLOR and the kind of terminal decide about colours, COLUMNS and LINES about its size."""
    from rich.console import Console

    return Console(highlight=False, markup=False, emoji=False, soft_wrap=False)


def show(screen: Console, lines: Iterable[Line], *, wrap: bool = False) -> None:
    """Print lines; what is too long is cut, or wrapped."""
    from rich.text import Text

    for line in lines:
        text = Text.assemble(*((piece, style) for style, piece in line))
        screen.print(text, no_wrap=not wrap, overflow="fold" if wrap else "ellipsis", crop=True)
