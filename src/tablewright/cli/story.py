"""What happened and how it ended, in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.events import Event
from ..core.game import Line
from ..core.results import Part, Result
from ..core.text import Texts
from .speech import one_line


def sentences(events: Sequence[Event], texts: Texts, names: Sequence[str], me: int | None) -> list[str]:
    """Each event as a sentence for the one who reads it."""
    return [capital(texts.event(event, names, me)) for event in events]


def capital(text: str) -> str:
    """The text with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]


def names_of(players: Sequence[str], seats: int) -> list[str]:
    """What the players of a record are called; several of one name are told apart by their seats."""
    named = [one_line(players[seat])[:16].strip() if seat < len(players) else "" for seat in range(seats)]
    return [
        name if name and named.count(name) == 1 else f"{name or '·'} {seat}" for seat, name in enumerate(named)
    ]


def ending(result: Result, texts: Texts, names: Sequence[str]) -> list[Line]:
    """Who won, what decided it, and each player's points by reason."""
    winners = [names[seat.seat] for seat in result.seats if seat.won]
    decided = texts.say(f"decided-{result.decided_by}")
    headline = texts.say("end-winners", names=", ".join(winners), count=len(winners), decided=decided)
    lines: list[Line] = [[("bold", capital(headline))]]
    for seat in sorted(result.seats, key=lambda seat: (seat.rank, seat.seat)):
        place = texts.say("end-place", rank=seat.rank, name=names[seat.seat], score=seat.score)
        lines += [[], [("bold", place)], *points(seat.parts, texts)]
    return lines


def tally(parts: Sequence[Sequence[Part]], texts: Texts, names: Sequence[str]) -> list[Line]:
    """Every point so far with its reason."""
    lines: list[Line] = []
    for seat, found in enumerate(parts):
        total = sum(part.points for part in found)
        lines += [[("bold", texts.say("score-so-far", name=names[seat], score=total))], *points(found, texts)]
    return lines


def points(parts: Sequence[Part], texts: Texts) -> list[Line]:
    """Points, their reason and the rule that pays them, a line for each."""
    return [
        [("", f"  {part.points:>4}  {texts.say(part.key, **part.args)}  "), ("dim", part.rule)] for part in parts
    ]
