"""`tablewright record`: bots play a game, and it is written down."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from ..core.records import Record
from ..core.registry import get
from ..players import make
from .choosing import fresh_record, from_position, kinds_of, setting_of
from .files import shown, write_text
from .speech import say


def record(
    name: str,
    seats: int | None,
    players: str,
    seed: str | None,
    option: list[str],
    cards: Path | None,
    position: Path | None,
    out: Path | None,
) -> int:
    """Play a game and write its record to a file, or to stdout."""
    game = get(name)
    if position is not None:
        empty = from_position(game, position, seats, chosen=bool(option or cards or seed is not None))
    else:
        if seats is None and "," in players:
            seats = players.count(",") + 1
        empty = fresh_record(setting_of(game, option, cards, seats), seed, [], ())
    kinds = kinds_of(players, empty.setting.seats)
    text = play_out(replace(empty, players=tuple(kinds)), seed or "").text()
    if out is None:
        print(text, end="")
    else:
        write_text(out, text)
        print(say("record-written", file=shown(out)))
    return 0


def play_out(record: Record, seed: str) -> Record:
    """The record, played to the end by the players it names."""
    state = record.replay(watch=False)
    bots = [make(kind, f"{seed} {seat}") for seat, kind in enumerate(record.players)]
    moves = []
    while not state.over:
        seat = state.to_act[0]
        move = bots[seat].choose(state.standpoint(seat))
        moves.append((seat, state.text(move)))
        state.play(seat, move)
    return record.plus(*moves)
