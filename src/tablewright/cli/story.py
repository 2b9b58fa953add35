"""What happened and how it ended, in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.events import Event
from ..core.game import Line
from ..core.results import Part, Result
from ..core.text import Texts, shortened
from ..players import is_player
from .speech import called, one_line

BRASS = "#a9792a"
NARROW = 7
"""Columns of points are no narrower: names have to be read above them."""


def sentences(events: Sequence[Event], texts: Texts, names: Sequence[str], me: int | None) -> list[str]:
    """Each event as a sentence for the one who reads it."""
    return [capital(texts.event(event, names, me)) for event in events]


def capital(text: str) -> str:
    """The text with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]


def names_of(players: Sequence[str], seats: int) -> list[str]:
    """What the players of a record are called; several of one name are told apart by their seats."""
    named = [_called(players[seat]) if seat < len(players) else "" for seat in range(seats)]
    return [name if name and named.count(name) == 1 else f"{name or '·'} {seat}" for seat, name in enumerate(named)]


def _called(player: str) -> str:
    """A bot by the name of its kind; a person by a name that may come from anywhere."""
    return capital(called(player)) if is_player(player) else one_line(player)[:16].strip()


def ending(result: Result, texts: Texts, names: Sequence[str], width: int) -> list[Line]:
    """Every point with its reason, the places, and at last, where it is seen, who won and what decided it."""
    sides = [*result.seats, *result.others]
    names = [texts.name_of(side.seat, names) for side in sides]
    winners = [names[side.seat] for side in sides if side.won]
    decided = texts.say(f"decided-{result.decided_by}")
    headline = texts.say("end-winners", names=", ".join(winners), count=len(winners), decided=decided)
    places = [
        texts.say("end-place", rank=rank, name=" + ".join(names[seat] for seat in seats), score=score)
        for rank, seats, score in places_of(result)
    ]
    ranks: list[Line] = [[("", " " + "   ".join(places))]] if winners else []
    sheet = tally([side.parts for side in sides], texts, names, width)
    return [*sheet, [], *ranks, [(f"bold {BRASS}", " " + capital(headline))]]


def places_of(result: Result) -> list[tuple[int, list[int], int]]:
    """The rank, the seats and the points of each player or team, the best first."""
    together: dict[tuple[int, int], list[int]] = {}
    sides = [*result.seats, *result.others]
    for seat in sides:
        together.setdefault((seat.rank, seat.seat if seat.team is None else -1 - seat.team), []).append(seat.seat)
    sums = [(rank, seats, sum(sides[seat].score for seat in seats)) for (rank, _), seats in together.items()]
    return sorted(sums, key=lambda each: each[:2])


def tally(parts: Sequence[Sequence[Part]], texts: Texts, names: Sequence[str], width: int) -> list[Line]:
    """Every point with its reason: a line for each reason and a column for each seat, rules where there is room.

    Where reasons name the Age (argument `age`), those of one Age stand together. Where there is no room for columns,
    each seat has lines of its own.
    """
    reasons: dict[tuple[str, str, str], list[int]] = {}
    for seat, found in enumerate(parts):
        for part in found:
            key = (part.args.get("age", ""), part.rule, texts.say(part.key, **part.args))
            reasons.setdefault(key, [0] * len(parts))[seat] += part.points
    label = max([len(reason) for *_, reason in reasons] + [len(texts.say("score-total"))]) + 2
    column = min(14, (width - label - 1) // len(parts))
    names = [texts.name_of(side, names) for side in range(len(parts))]
    if column < NARROW:
        return by_seat(parts, texts, names, width)
    ruled = label + column * len(parts) + 10 < width
    lines: list[Line] = [[("bold", " " * label + "".join(shortened(name, column - 1).rjust(column) for name in names))]]
    for (_, rule, reason), row in sorted(reasons.items()):
        numbers = "".join(f"{points or '·':>{column}}" for points in row)
        lines.append([("", f" {reason.ljust(label - 1)}{numbers}"), ("dim", f"  {rule}" if ruled else "")])
    totals = "".join(f"{sum(part.points for part in found):>{column}}" for found in parts)
    return [*lines, [("bold", f" {texts.say('score-total').ljust(label - 1)}{totals}")]]


def by_seat(parts: Sequence[Sequence[Part]], texts: Texts, names: Sequence[str], width: int) -> list[Line]:
    """Every point with its reason, seat by seat, reasons side by side as far as there is room."""
    lines: list[Line] = []
    for name, found in zip(names, parts, strict=True):
        lines.append([("bold", f" {name}: {sum(part.points for part in found)}")])
        said = [f"{part.points} {texts.say(part.key, **part.args)}" for part in found]
        room = max(map(len, said), default=0) + 3
        across = max(1, (width - 3) // room)
        rows = [said[i : i + across] for i in range(0, len(said), across)]
        lines += [[("", "   " + "".join(text.ljust(room) for text in row).rstrip())] for row in rows]
    return lines
