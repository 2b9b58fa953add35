"""`tablewright record`: bots play a game, and it is written down."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from ..core.records import Record
from ..core.registry import get
from ..players import faults, make
from .choosing import fresh_record, from_position, kinds_of, setting_of
from .files import shown, write_text
from .speech import reason, say


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
    text = play_out(replace(empty, players=tuple(kinds)), seed or "", partial(print, file=sys.stderr)).text()
    if out is None:
        print(text, end="")
    else:
        write_text(out, text)
        print(say("record-written", file=shown(out)))
    return 0


def play_out(record: Record, seed: str, tell: Callable[[str], None] | None = None) -> Record:
    """The record, played to the end by the players it names. `tell` hears of each fault of a program."""
    state = record.replay(watch=False)
    bots = [make(kind, f"{seed} {seat}") for seat, kind in enumerate(record.players)]
    moves = []
    while not state.over:
        seat = state.to_act[0]
        move = bots[seat].choose(state.standpoint(seat))
        moves.append((seat, state.text(move)))
        state.play(seat, move)
    if tell is not None:
        for kind, bot in zip(record.players, bots, strict=True):
            for fault in faults(bot):
                tell(say("bot-fault", name=kind, why=reason(fault)))
    return record.plus(*moves)
