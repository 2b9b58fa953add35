"""The scripts in `examples/` run, without a warning."""

import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


@cache
def run(script: Path) -> str:
    """What the script prints."""
    done = subprocess.run([sys.executable, "-W", "error", str(script)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


@pytest.mark.parametrize("name", [script.name for script in sorted(EXAMPLES.glob("*.py"))])
def test_it_runs(name: str) -> None:
    assert run(EXAMPLES / name)


def test_quickstart_accounts_for_every_point() -> None:
    lines = run(EXAMPLES / "quickstart.py").splitlines()
    total = 0
    for line in reversed(lines):
        if line.startswith("     "):
            total += int(line.split()[0])
        elif line[0].isdigit():
            assert line.endswith(f": {total}")
            total = 0


def test_the_ten_line_bot_beats_chance() -> None:
    _, dreamer, _, chance = run(EXAMPLES / "ten_line_bot.py").split()
    assert int(dreamer) > int(chance)
