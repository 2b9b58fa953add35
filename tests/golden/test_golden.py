"""Golden games: short games, written down move by move, that change in a diff whenever the rules do.

Every registered game has one for each number of seats in each edition and scenario, and one for each other variety of
its options.
The moves are those of the file; `make golden` writes the files anew and keeps the moves as long as they are legal.
"""

import hashlib
import os
import re
import textwrap
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablewright import games, players
from tablewright.core import laws
from tablewright.core.game import Game, Setting
from tablewright.core.state import State

HERE = Path(__file__).parent
SHOWN = 40
"""So many moves are written down; from there random players go on to the end."""
BRIEF = 8
"""Moves written down of a scenario's further numbers of seats."""
EVERY_COUNT = {"edition", "scenario", "expansion", "mercenaries"}
"""Options that are tried with every number of seats."""
MANY = 6
"""More options than these are not told in the name of a file: every ruling is then read the other way."""
UNSHOWN = {"random", "game", "rules", "seats", "options"}


def compact(value: Any) -> str:
    """JSON in one line, without quotes."""
    return msgspec.json.encode(value).decode().replace('"', "")


def settings() -> dict[str, Setting]:
    """The default options, editions, scenarios and otherwise read rules with every number of seats, others with one."""
    found: dict[str, Setting] = {}
    for game in games.every():
        for options, seats in laws.settings(game):
            others = {k: v for k, v in msgspec.to_builtins(options).items() if v != getattr(game.options(), k)}
            many = len(others) > MANY
            told = {"edition": others["edition"], "rulings": "others"} if many else others
            words = (re.sub(r"\W+", "-", f"{key}={compact(value)}").strip("-") for key, value in told.items())
            name = "-".join([game.name, *words])
            if many or set(others) <= EVERY_COUNT or not any(known.startswith(f"{name}-") for known in found):
                found[f"{name}-{seats}-seats"] = game.setting(options, seats)
    return found


SETTINGS = settings()


def length(setting: Setting) -> int:
    """How many moves of a game are written down."""
    scenario = getattr(setting.options, "scenario", "")
    usual = setting.options == setting.game.options()
    return BRIEF if scenario and not usual and setting.seats > min(setting.game.seat_counts(setting.options)) else SHOWN


def nested(*values: Any) -> bool:
    """Whether there are lists or objects within."""
    return any(isinstance(item, (dict, list)) for value in values for item in value)


def whole(value: Any, path: str = "") -> list[str]:
    """Everything that is not empty, in lines that are not too long."""
    if not value:
        return []
    if isinstance(value, dict) and (nested(value.values()) or not path):
        return [line for key, part in value.items() for line in whole(part, f"{path} {key}")]
    if isinstance(value, list) and nested(value) and any(isinstance(item, dict) for item in value):
        return [line for i, part in enumerate(value) for line in whole(part, f"{path} {i}")]
    text = f"{path.strip()}: {compact(value).replace(',', ', ')}"
    return textwrap.wrap(text, 112, initial_indent=" " * 6, subsequent_indent=" " * 8, break_on_hyphens=False)


def changes(before: Any, after: Any, path: str = "") -> list[str]:
    """What is different, one line for each place."""
    if before == after:
        return []
    if isinstance(before, dict) and isinstance(after, dict):
        keys = dict.fromkeys([*before, *after])
        return [line for key in keys for line in changes(before.get(key), after.get(key), f"{path} {key}")]
    if isinstance(before, list) and isinstance(after, list):
        if nested(before, after) and len(before) == len(after):
            return [line for i, pair in enumerate(zip(before, after)) for line in changes(*pair, f"{path} {i}")]
        if nested(before, after) or any(isinstance(item, str) for item in (*before, *after)):
            gone, come = Counter(map(compact, before)), Counter(map(compact, after))
            signed = [f"-{item}" for item in (gone - come).elements()] + [
                f"+{item}" for item in (come - gone).elements()
            ]
            text = f"{path.strip()}: {' '.join(signed) or 'in another order'}"
            return textwrap.wrap(text, 112, initial_indent=" " * 6, subsequent_indent=" " * 8, break_on_hyphens=False)
    return [f"      {path.strip()}: {compact(before)} > {compact(after)}"]


def table(state: State) -> dict[str, Any]:
    """The position, without what no move changes and without the generator."""
    return {key: value for key, value in state.dump().items() if key not in UNSHOWN}


def digest(state: State) -> str:
    """One number for the whole position."""
    return hashlib.sha256(msgspec.json.encode(state.dump(), order="deterministic")).hexdigest()


def written_moves(file: Path) -> list[tuple[int, str]]:
    """The moves that a golden file tells of."""
    if not file.is_file():
        return []
    found = re.findall(r"^ *\d+ seat (\d+) (.*)$", file.read_text("utf-8"), re.MULTILINE)
    return [(int(seat), move) for seat, move in found]


def told(setting: Setting, name: str, moves: list[tuple[int, str]], go_on: bool) -> str:
    """The golden file of these moves; with `go_on`, up to the first illegal one and then what greedy players do."""
    game: Game = setting.game
    state = game.start(setting.options, seats=setting.seats, seed=f"golden {name}")
    bots = [players.make("greedy", f"{name} {seat}") for seat in range(setting.seats)]
    lines = [
        f"{game.name}, rules {game.rules}, {setting.seats} seats",
        f"options {compact(setting.options)}",
        "",
        "start",
    ]
    before = table(state)
    lines += whole(before)
    ply, shown = 0, length(setting)
    while not state.over and ply < shown:
        if ply < len(moves) and not (go_on and state.why_not(*moves[ply])):
            seat, text = moves[ply]
        else:
            moves = moves[:ply]
            seat = state.to_act[ply % len(state.to_act)]
            text = state.text(bots[seat].choose(state.standpoint(seat)))
        state.play(seat, state.parse(text))
        ply += 1
        now = table(state)
        lines += ["", f"{ply:2} seat {seat} {text}", *changes(before, now)]
        before = now
    lines += ["", f"digest {digest(state)}"]
    dice = [players.make("random", f"{name} {seat}") for seat in range(setting.seats)]
    while not state.over:
        for seat in state.to_act:
            state.play(seat, dice[seat].choose(state.standpoint(seat)))
            ply += 1
    assert state.result is not None
    scores = " ".join(str(seat.score) for seat in state.result.seats)
    return "\n".join([*lines, "", f"end after {ply} moves, scores {scores}", f"digest {digest(state)}", ""])


@pytest.mark.parametrize("name", SETTINGS)
def test_golden(name: str) -> None:
    file = HERE / f"{name}.txt"
    moves = written_moves(file)
    if os.environ.get("UPDATE_GOLDEN"):
        file.write_text(told(SETTINGS[name], name, moves, go_on=True), "utf-8")
        return
    assert moves, f"no golden game: `make golden` writes {file.name}"
    assert told(SETTINGS[name], name, moves, go_on=False) == file.read_text("utf-8")


def test_no_golden_game_is_left_over() -> None:
    assert {file.stem for file in HERE.glob("*.txt")} <= set(SETTINGS)
