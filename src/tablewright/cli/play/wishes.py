"""What the arguments of `play` ask for, made into a game with people and bots in its seats."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from ...core.errors import BadOption, Refused
from ...core.game import Game
from ...core.live import Live
from ...core.records import Record
from ...core.registry import get
from ...players import check, is_player, is_program
from ..choosing import fresh_record, from_position, setting_of
from ..files import read_record, shown
from ..speech import one_line, say

PERSON = "person"
"""Who sits in a seat whose person gave no name."""
LONGEST_NAME = 12


@dataclass(frozen=True)
class Wishes:
    """The arguments of `play`."""

    game: str
    record: Path | None
    seats: int | None
    me: list[str]
    bots: str
    option: list[str]
    cards: Path | None
    seed: str | None
    salt: list[str]
    from_position: Path | None


def live_of(wishes: Wishes) -> Live:
    """The game to be played, with `Record.players` saying who sits where. Raises `Refused`."""
    game = get(wishes.game)
    if wishes.record is not None:
        return _resumed(wishes, game, wishes.record)
    if wishes.seed is not None and wishes.salt:
        raise BadOption("seed-and-salt")
    empty = _empty(wishes, game)
    seats = empty.setting.seats
    people = read_me(wishes.me or ["0"], seats)
    players = seated(people, bots_of(wishes.bots), seats)
    if empty.position is not None:
        return Live(replace(empty, players=players))
    salts = salts_of(wishes.salt, people, seats)
    return Live(fresh_record(empty.setting, wishes.seed, salts, players))


def _empty(wishes: Wishes, game: Game) -> Record:
    if wishes.from_position is None:
        return Record(setting_of(game, wishes.option, wishes.cards, wishes.seats))
    chosen = bool(wishes.seed is not None or wishes.salt or wishes.option or wishes.cards)
    return from_position(game, wishes.from_position, wishes.seats, chosen=chosen)


def _resumed(wishes: Wishes, game: Game, path: Path) -> Live:
    """A saved game goes on with what it was begun with; only who sits where may be said anew."""
    if wishes.option or wishes.cards or wishes.seed is not None or wishes.salt or wishes.from_position:
        raise BadOption("resume-and-options")
    record = read_record(path)
    seats = record.setting.seats
    if record.game is not game:
        raise BadOption("record-other-game", file=shown(path), game=record.game.name, expected=game.name)
    if wishes.seats is not None and wishes.seats != seats:
        raise BadOption("position-seats", seats=str(wishes.seats), expected=str(seats))
    if wishes.me or not record.players:
        people = read_me(wishes.me or ["0"], seats)
        record = replace(record, players=seated(people, bots_of(wishes.bots), seats))
    else:
        for name in record.players:
            if is_program(name):
                raise BadOption("program-in-record", file=shown(path), program=one_line(name)[:60])
    return Live(record)


def read_me(me: list[str], seats: int) -> dict[int, str]:
    """The people at the keyboard by seat, from `0` or `0=Anna`. Raises `BadOption`."""
    people: dict[int, str] = {}
    for text in me:
        number, _, name = text.partition("=")
        if not (number.isascii() and number.isdecimal() and len(number) < 4 and int(number) < seats):
            raise BadOption("no-seat", seat=one_line(number[:20]), seats=str(seats))
        if int(number) in people:
            raise BadOption("seat-twice", seat=number)
        people[int(number)] = clean_name(name)
    return people


def clean_name(name: str) -> str:
    """A name fit for the table and the record. Raises `BadOption` for one that only bots may have."""
    name = one_line(name).strip()[:LONGEST_NAME]
    if is_player(name):
        raise BadOption("name-taken", name=name)
    return name or PERSON


def bots_of(text: str) -> list[str]:
    """The kinds of bots that take the other seats in turn. Raises `BadOption`."""
    return [check(name.strip()) for name in text.split(",")]


def seated(people: dict[int, str], bots: list[str], seats: int) -> tuple[str, ...]:
    """Who sits where: people by name, bots by kind."""
    others = [seat for seat in range(seats) if seat not in people]
    kinds = {seat: bots[i % len(bots)] for i, seat in enumerate(others)}
    return tuple(people.get(seat) or kinds[seat] for seat in range(seats))


def salts_of(given: list[str], people: dict[int, str], seats: int) -> list[str]:
    """Each seat's salt: those given go to the people in the order of their seats. Raises `BadOption`."""
    if len(given) > len(people):
        raise BadOption("salt-count", salts=str(len(given)), people=str(len(people)))
    if any(len(salt) > 200 for salt in given):
        raise BadOption("salt-long", most="200")
    by_seat = dict(zip(sorted(people), given, strict=False))
    return [by_seat.get(seat, "") for seat in range(seats)]


def people_of(record: Record) -> dict[int, str]:
    """The seats with people in them and what they are called on the screen. Raises `Refused` if all are bots."""
    people = {seat: name for seat, name in enumerate(record.players) if not is_player(name)}
    if not people:
        raise Refused("nobody-plays")
    if len(people) == 1 and PERSON in people.values():
        return dict.fromkeys(people, say("name-you"))
    return {
        seat: say("name-person", seat=seat) if name == PERSON else clean_shown(name) for seat, name in people.items()
    }


def clean_shown(name: str) -> str:
    """A name out of a record, which may come from anywhere."""
    return one_line(name).strip()[:LONGEST_NAME] or PERSON
