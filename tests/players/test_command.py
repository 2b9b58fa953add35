"""Bots in any language: what they get, what they may answer, and what comes of it when they do not."""

from __future__ import annotations

import shlex
import shutil
import sys
import time
from pathlib import Path

import msgspec
import pytest

from tablewright import games
from tablewright.core.errors import BadOption
from tablewright.core.random import seeded
from tablewright.core.state import State
from tablewright.core.text import explain
from tablewright.lab import simulate
from tablewright.players import Clock, faults, make
from tablewright.players.command import MOST_FAULTS, Command, Question, question

BOTS = Path(__file__).parents[2] / "examples" / "bots"
HIGHEST = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"move": json.loads(line)["moves"][-1]["code"]}), flush=True)
"""


def bot(folder: Path, code: str) -> str:
    """A player that is this Python program."""
    file = folder / "bot.py"
    file.write_text(code, "utf-8")
    return f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(file))}"


def start(seats: int = 2) -> State:
    return games.get("ethnos").start(seats=seats, seed="command", watch=False)


def choose(state: State, name: str, seconds: float = 5.0) -> tuple[int, list[str]]:
    """A choice, and the faults on the way."""
    player = make(name, "s", Clock(seconds=seconds))
    move = player.choose(state.standpoint(state.to_act[0]))
    return move, [explain(fault) for fault in faults(player)]


def test_a_program_chooses_by_code_or_by_text(tmp_path: Path) -> None:
    state = start()
    last = state.legal(state.to_act[0])[-1]
    assert choose(state, bot(tmp_path, HIGHEST)) == (last, [])
    assert choose(state, bot(tmp_path, HIGHEST.replace('["code"]', '["text"]'))) == (last, [])


def test_it_plays_whole_games_with_one_process(tmp_path: Path) -> None:
    code = HIGHEST.replace("import json, sys", f"import json, sys\nopen({str(tmp_path / 'starts')!r}, 'a').write('x')")
    state = start()
    bots = [make(bot(tmp_path, code), "s"), make("greedy", "s")]
    while not state.over:
        seat = state.to_act[0]
        state.play(seat, bots[seat].choose(state.standpoint(seat)))
    assert faults(bots[0]) == []
    assert (tmp_path / "starts").read_text() == "x"


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("import sys; sys.exit(3)", "has ended without an answer"),
        ("raise RuntimeError('ouch')", "ouch"),
        ("import time; time.sleep(60)", "did not answer within"),
        ("input(); print('{}', flush=True); input()", "no answer: {}"),
        ("input(); print('hello', flush=True); input()", "no answer: hello"),
        ("input(); print('[' * 100000, flush=True); input()", "more than the one line"),
        ("input(); print('[' * 50000, flush=True); input()", "no answer"),
        ("input(); print('{\"move\": 100000}', flush=True); input()", "no legal move"),
        ("input(); print('{\"move\": -1}', flush=True); input()", "no legal move"),
        ('input(); print(\'{"move": "fly away"}\', flush=True); input()', "no legal move"),
        ("input(); print('{\"move\": true}', flush=True); input()", "no answer"),
        ("import sys; sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush(); input(); input()", "no answer"),
        ("import os; os.write(1, b'{\"move\": 1}\\n' * 2); input(); input()", "more than the one line"),
        ("while True: print('x' * 1000)", ""),
        ("while True: print('x', end='')", "more than the one line"),
        ("import sys\nwhile True: sys.stderr.write('x' * 1000)", "did not answer within"),
    ],
)
def test_whatever_a_program_does_the_game_goes_on(tmp_path: Path, code: str, reason: str) -> None:
    state = start()
    move, told = choose(state, bot(tmp_path, code), seconds=1.0)
    assert move in state.legal(state.to_act[0])
    assert len(told) == 1
    assert reason in told[0]
    assert "\n" not in told[0]


def test_a_program_that_does_not_exist_is_told(tmp_path: Path) -> None:
    move, told = choose(start(), f"cmd:{tmp_path}/nobody")
    assert move in start().legal(start().to_act[0])
    assert "cannot be started" in told[0]


def test_after_three_faults_it_is_out(tmp_path: Path) -> None:
    state = start()
    seen = tmp_path / "starts"
    player = make(bot(tmp_path, f"open({str(seen)!r}, 'a').write('x'); raise SystemExit"), "s")
    for _ in range(6):
        player.choose(state.standpoint(state.to_act[0]))
    assert len(faults(player)) == MOST_FAULTS
    assert seen.read_text() == "x" * MOST_FAULTS


def test_a_program_that_failed_once_is_started_anew(tmp_path: Path) -> None:
    state = start()
    was = str(tmp_path / "was")
    once = f"import os, sys\nif not os.path.exists({was!r}): open({was!r}, 'w'); sys.exit()"
    player = make(bot(tmp_path, once + HIGHEST), "s")
    standpoint = state.standpoint(state.to_act[0])
    player.choose(standpoint)
    assert len(faults(player)) == 1
    assert player.choose(standpoint) == standpoint.legal()[-1]
    assert len(faults(player)) == 1


def test_a_program_and_its_children_are_ended_with_the_player(tmp_path: Path) -> None:
    beat = tmp_path / "beat"
    child = f"import time\nwhile True: open({str(beat)!r}, 'a').write('x'); time.sleep(0.02)"
    code = f"import subprocess, sys\nsubprocess.Popen([sys.executable, '-c', {child!r}])" + HIGHEST
    state = start()
    player = make(bot(tmp_path, code), "s")
    player.choose(state.standpoint(state.to_act[0]))
    while not beat.exists():
        time.sleep(0.02)
    del player
    before = beat.stat().st_size
    time.sleep(0.3)
    assert beat.stat().st_size == before


@pytest.mark.parametrize("command", ["", "   ", "'"])
def test_no_command_is_refused(command: str) -> None:
    with pytest.raises(BadOption):
        make(f"cmd:{command}", "s")


def test_a_program_is_told_the_same_in_every_world_of_its_seat() -> None:
    state, rng = start(3), seeded("worlds")
    bots = [make("greedy", str(seat)) for seat in range(3)]
    compared = 0
    while not state.over:
        seat = state.to_act[0]
        if int(state.ply) % 9 == 0:
            world = state.guess(seat, rng)
            assert question(world.standpoint(seat), 1.0) == question(state.standpoint(seat), 1.0)
            compared += 1
        state.play(seat, bots[seat].choose(state.standpoint(seat)))
    assert compared > 10


def test_a_question_says_all_that_is_needed() -> None:
    state = start()
    seat = state.to_act[0]
    asked = msgspec.json.decode(question(state.standpoint(seat), 2.5), type=Question)
    assert (asked.game, asked.seats, asked.seat, asked.seconds, asked.rules) == ("ethnos", 2, seat, 2.5, 1)
    assert [(move.code, move.text) for move in asked.moves] == [(m, state.text(m)) for m in state.legal(seat)]
    assert asked.view["seat"] == seat


def test_programs_play_in_simulations(tmp_path: Path) -> None:
    found = simulate(games.get("ethnos"), None, 2, [bot(tmp_path, HIGHEST), "random"], 2, "s")
    assert {each.name for each in found.players} == {bot(tmp_path, HIGHEST), "random"}


@pytest.mark.parametrize("file", ["first.py", "first.mjs"])
def test_the_examples_of_the_guide_play_without_a_fault(file: str) -> None:
    runs = {"py": [sys.executable], "mjs": ["node"]}[file.rpartition(".")[2]]
    if shutil.which(runs[0]) is None:
        pytest.skip(f"no {runs[0]} on this machine")
    state = start()
    program = Command([*runs, str(BOTS / file)], seeded("x"))
    others = make("random", "s")
    for _ in range(60):
        seat = state.to_act[0]
        state.play(seat, (program if seat == 0 else others).choose(state.standpoint(seat)))
    assert program.faults == []
