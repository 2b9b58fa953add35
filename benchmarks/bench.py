"""How fast the engine is: random play, copies and guesses on one core, compiled and not, beside its peers.

`make bench` prints the tables; `make bench PEERS=1` measures OpenSpiel and catanatron in the same run, each in an
environment of its own; `--write` puts the tables into docs/performance.md. Nothing here asserts a timing.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "performance.md"
RUNS = 3  # of each row; the best counts
COMMAND = "make bench PEERS=1"
CASES = [
    "ethnos:4",
    "ethnos:2",
    "ethnos:6",
    "ethnos:4:edition=2e",
    "ethnos:1:edition=2e,mode=solo",
    "ettin:4",
    "ettin:8",
    "ettin:24",
    "rune-age:4",
    "rune-age:4:scenario=runewars",
]
"""What is measured, as GAME:SEATS[:KEY=VALUE,…]; of each game the first one also uncompiled. Peers stand beside the
very first."""


def rate(batch: Callable[[], int], seconds: float) -> float:
    """Units of work in a second of this process, the best of some runs. `batch` does some and says how many."""
    best = 0.0
    for _ in range(RUNS):
        started, done = time.process_time(), 0
        while (spent := time.process_time() - started) < seconds / RUNS:
            done += batch()
        best = max(best, done / spent)
    return best


def measure(case: str, seconds: float) -> dict[str, Any]:
    """The figures of one case, in this process."""
    from tablewright import games
    from tablewright.core.random import seeded
    from tablewright.core.state import playout

    name, seats, *chosen = case.split(":")
    game, rng, rnd = games.get(name), seeded("bench"), random.Random(1)
    options = dict(pair.split("=") for pair in chosen[0].split(",")) if chosen else {}
    numbers = iter(range(1 << 60))

    def start() -> Any:
        return game.start(options, seats=int(seats), seed=f"bench {next(numbers)}", watch=False)

    def whole_games() -> int:
        return sum(playout(start(), rng) for _ in range(4))

    def driven() -> int:
        state, moves, draw = start(), 0, rnd.random
        while asked := state.to_act:
            seat = asked[0]
            legal = state.legal(seat)
            state.play(seat, legal[int(draw() * len(legal))])
            moves += 1
        return moves

    middles = [middle(start(), rng) for _ in range(16)]

    def each(action: Callable[[Any], object]) -> Callable[[], int]:
        def batch() -> int:
            for state in middles:
                action(state)
            return len(middles)

        return batch

    return {
        "game": ", ".join([name, f"{seats} seats", *options.values()]),
        "core": rate(whole_games, seconds),
        "driven": rate(driven, seconds),
        "copy": rate(each(lambda state: state.copy()), seconds),
        "guess": rate(each(lambda state: state.guess(0, rng)), seconds),
        "decisions": sum(playout(start(), rng) for _ in range(50)) / 50,
        "bytes": memory(middles[0]),
    }


def middle(state: Any, rng: Any) -> Any:
    """The state after a hundred random moves, for what is measured in mid-game."""
    for _ in range(100):
        seat = state.to_act[0]
        legal = state.legal(seat)
        state.play(seat, legal[rng.below(len(legal))])
    return state


def memory(state: Any, number: int = 1000) -> float:
    """The bytes that one more copy of a state takes, counted by tracemalloc over many."""
    tracemalloc.start()
    copies = [state.copy() for _ in range(number)]
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return taken / len(copies)


def compiled() -> bool:
    """Whether the rules in this process are compiled."""
    from tablewright.core import state

    return not str(state.__file__).endswith(".py")


def own(cases: list[str], seconds: float) -> list[dict[str, Any]]:
    """Our figures in this process."""
    kind = "compiled" if compiled() else "pure Python"
    return [{"build": kind, **measure(case, seconds)} for case in cases]


def uncompiled(cases: list[str], seconds: float) -> list[dict[str, Any]]:
    """Our figures from the sources, in a process of their own, for the first case of each game."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    first = {case.partition(":")[0]: case for case in reversed(cases)}
    command = [sys.executable, __file__, "--own", "--seconds", str(seconds), "--cases", *reversed(first.values())]
    return list(json.loads(subprocess.run(command, env=environment, check=True, capture_output=True).stdout))


def start_up() -> dict[str, float]:
    """Milliseconds until the package is imported and until commands have answered, the best of some runs."""
    bare = fastest([sys.executable, "-c", "pass"])
    return {
        "import tablewright": fastest([sys.executable, "-c", "import tablewright"]) - bare,
        "from tablewright import games": fastest([sys.executable, "-c", "from tablewright import games"]) - bare,
        "tablewright --version": fastest([sys.executable, "-m", "tablewright.cli", "--version"]),
        "tablewright games": fastest([sys.executable, "-m", "tablewright.cli", "games"]),
    }


def fastest(command: list[str]) -> float:
    """Milliseconds that a command takes, the best of five."""
    times = []
    for _ in range(5):
        started = time.perf_counter()
        subprocess.run(command, check=True, capture_output=True)
        times.append(time.perf_counter() - started)
    return min(times) * 1000


def peers(seconds: float) -> dict[str, Any]:
    """What peers.py measures, in its own environment."""
    command = [sys.executable, str(ROOT / "benchmarks" / "peers.py"), "--setup", str(ROOT / ".venv-peers")]
    run = subprocess.run([*command, "--seconds", str(seconds)], check=True, stdout=subprocess.PIPE)
    return dict(json.loads(run.stdout))


# --- tables -----------------------------------------------------------------------------------------------------


def short(figure: float | None) -> str:
    """A rate with three digits: 5.41 M, 182 k."""
    if figure is None:
        return "–"
    for size, unit in ((1e6, " M"), (1e3, " k")):
        if figure >= size:
            return f"{figure / size:.3g}{unit}"
    return f"{figure:.3g}"


def table(head: list[str], rows: list[list[str]]) -> str:
    """A Markdown table."""
    lines = [head, ["---"] + ["---:"] * (len(head) - 1), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def own_table(rows: list[dict[str, Any]]) -> str:
    """Our figures."""
    head = ["game", "build", "inside the core", "from Python", "copies", "guesses", "decisions a game", "bytes a state"]
    return table(
        head,
        [
            [
                row["game"],
                row["build"],
                *(short(row[key]) for key in ("core", "driven", "copy", "guess")),
                f"{row['decisions']:.0f}",
                f"{row['bytes']:.0f}",
            ]
            for row in rows
        ],
    )


def peer_tables(found: dict[str, Any], ours: dict[str, Any]) -> str:
    """The peers' figures, and how ours stand to them."""
    rows = []
    for row in found["rows"]:
        mine = ours["driven" if row["how"] == "driven from Python" else "core"]
        theirs = row["decisions_per_second"]
        rows.append(
            [f"{row['peer']} {row['game']}", f"{row['how']}: {row['through']}", short(theirs), f"{mine / theirs:.1f}"]
        )
    copies = []
    for row in found["copies"]:
        theirs, guessing = row["copies_per_second"], "resample" in row["through"]
        mine = ours["guess" if guessing else "copy"]
        times = "–" if theirs is None else f"{mine / theirs:.1f}"
        copies.append([f"{row['peer']} {row['game']}", row["through"], short(theirs), times])
    return (
        table(["peer", "how", "decisions a second", "ours, times theirs"], rows)
        + "\n\n"
        + table(["peer", "how", "a second", "ours, times theirs"], copies)
    )


def report(ours: list[dict[str, Any]], times: dict[str, float], found: dict[str, Any] | None) -> str:
    """All tables, with the machine and the versions."""
    import tablewright

    where = f"{cpu()}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"
    parts = [f"Measured with `{COMMAND}` on {where}; Tablewright {tablewright.__version__}.", own_table(ours)]
    parts.append(table(["start-up", "ms"], [[f"`{name}`", f"{max(ms, 0):.0f}"] for name, ms in times.items()]))
    if found is not None:
        versions = ", ".join(f"{name} {version}" for name, version in found["versions"].items())
        parts += [f"Peers, same machine, same run ({versions}):", peer_tables(found, ours[0])]
    return "\n\n".join(parts)


def cpu() -> str:
    """The name of the processor."""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
        return next(line.split(":")[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or platform.machine()


def write(text: str, mark: str = "bench") -> None:
    """Replace the tables of docs/performance.md between two marks."""
    begin, end = f"<!-- {mark}: begin -->", f"<!-- {mark}: end -->"
    page = PAGE.read_text("utf-8")
    head, _, rest = page.partition(begin)
    _, _, tail = rest.partition(end)
    PAGE.write_text(f"{head}{begin}\n{text}\n{end}{tail}", "utf-8")


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--peers", action="store_true", help="measure other engines, too")
    parser.add_argument("--write", action="store_true", help="put the tables into docs/performance.md")
    parser.add_argument("--own", action="store_true", help="only our own figures, as JSON")
    parser.add_argument("--cases", nargs="+", default=CASES, metavar="GAME:SEATS[:KEY=VALUE,…]")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each figure")
    given = parser.parse_args()
    ours = own(given.cases, given.seconds)
    if given.own:
        print(json.dumps(ours))
        return 0
    ours += uncompiled(given.cases, given.seconds)
    text = report(ours, start_up(), peers(given.seconds) if given.peers else None)
    print(text)
    if given.write:
        write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
