"""Nothing that one seat is shown tells what another holds: true game and guess look the same."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

from tablewright.core.random import seeded
from tablewright.core.records import Record

from .conftest import Run


def worlds(record: Record, ply: int, seat: int | None, folder: Path) -> tuple[Path, Path]:
    """Two records that begin at a ply: one with the truth, one with what the seat may take for it."""
    state = record.replay(ply)
    files = folder / "truth", folder / "guess"
    for file, world in zip(files, (state, state.guess(seat, seeded("another world"))), strict=True):
        file.write_text(replace(record, position=world.dump(), seed="", moves=()).text(), "utf-8")
    return files


def test_replay_shows_a_seat_the_same_in_every_world_it_can_imagine(run: Run, record: Path, tmp_path: Path) -> None:
    game = Record.parse(record.read_text("utf-8"))
    for ply in range(0, len(game.moves), 41):
        for seat in (None, *range(4)):
            files = worlds(game, ply, seat, tmp_path)
            chosen = () if seat is None else ("--seat", seat)
            for form in ((), ("--json",)):
                truth, guess = (run("replay", file, *chosen, *form) for file in files)
                assert truth.code == 0
                assert truth.out == guess.out


def test_play_shows_a_person_the_same_in_every_world(run: Run, record: Path, tmp_path: Path) -> None:
    game = Record.parse(record.read_text("utf-8"))
    commands = "hint\nlook\nscore\nlog\nwhy draw\nwhy take elf-red\nhelp\nquit\n"
    shown = 0
    for ply in range(3, len(game.moves), 53):
        seat = game.replay(ply).to_act[0]
        files = worlds(replace(game, players=()), ply, seat, tmp_path)
        truth, guess = (
            run("play", "ethnos", file, "--me", seat, "--bots", "random", typed=commands).out.partition("is kept in")[0]
            for file in files
        )
        assert truth == guess
        shown += "Your hand" in truth
    assert shown


def test_the_log_tells_hidden_cards_to_their_owner_alone(run: Run, record: Path) -> None:
    for seat in (None, *range(4)):
        chosen = () if seat is None else ("--seat", seat)
        seen = json.loads(run("replay", record, *chosen, "--json").out)
        for event in seen["events"]:
            if event["kind"] in ("drew", "dealt"):
                assert ("card" not in event["args"] or event["args"]["card"] is None) == (
                    event["args"]["seat"] != str(seat)
                )
        for player in seen["view"]["players"]:
            assert (player["hand"] is None) == (player["seat"] != seat)
