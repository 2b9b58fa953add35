"""What other board-game engines do on this machine: random play, copies and guesses, on one core.

``python benchmarks/peers.py --setup DIR`` makes the virtual environment DIR if need be, installs the pinned peers
into it, measures there and prints one JSON document. In that environment the script also runs without ``--setup``.

It imports nothing but the standard library and, where they are installed, the peers: no peer is a dependency of the
project. catanatron is GPL: it is only ever run, through its public interface, in the environment of its own.

A decision is one choice of one player, forced ones included. A chance event of OpenSpiel (a card dealt) is no
decision: it costs time, and is counted only among the actions. catanatron rolls and draws inside its actions.
Where there was a choice, the loops are written in the peer's favour.
"""

import argparse
import itertools
import json
import os
import platform
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from importlib import import_module, metadata
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal, NamedTuple, Protocol, TypeVar

PINNED = {"open_spiel": "2.0.2", "catanatron": "3.2.1"}
SPIEL_GAMES = ("hearts", "crazy_eights", "gin_rummy")
SEATS_OF_CATAN = 4

RUNS = 3  # of each row; the best counts
GAMES_A_BATCH = 20  # between two looks at the clock
STARTS = 16  # deals from which rollouts start, each taken equally often
ROLLOUTS = 50  # from one start in one call
SAMPLED = 40  # games played from one start to learn how long a rollout is
MIDGAMES = 32  # positions of as many games that are copied in turn

CHANCE = -1  # OpenSpiel's current_player() of a chance node; a terminal state has less, a player 0 or more

T = TypeVar("T")
How = Literal["driven from Python", "inside the core"]


class Spiel(Protocol):
    """The part of an OpenSpiel state that is used here."""

    def current_player(self) -> int: ...
    def legal_actions(self) -> list[int]: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def apply_action(self, action: int, /) -> None: ...
    def clone(self) -> "Spiel": ...
    def resample_from_infostate(self, player: int, rng: Callable[[], float], /) -> "Spiel": ...
    def full_history(self) -> Sequence[Any]: ...


class Tally(NamedTuple):
    """What was played: finished games, decisions of players, and actions of players and chance together."""

    games: int
    decisions: int
    actions: int


class Run(NamedTuple):
    """One timed run."""

    seconds: float
    tally: Tally


class What(NamedTuple):
    """What a row of play is about; ``through`` names the peer's calls."""

    peer: str
    game: str
    how: How
    through: str


@dataclass(frozen=True)
class Play:
    """One row: random play. Decisions, actions, seconds and games are those of the best run."""

    peer: str
    game: str
    how: How
    through: str
    decisions: int
    seconds: float
    decisions_per_second: int
    games: int
    actions: int
    actions_per_second: int
    decisions_per_game: float
    chance_per_game: float
    note: str


@dataclass(frozen=True)
class Copying:
    """One row: copies of mid-game positions. All numbers are None where the game does not support it."""

    peer: str
    game: str
    through: str
    copies: int | None
    seconds: float | None
    copies_per_second: int | None
    note: str


# Timing


def timed(batch: Callable[[], T], count: Callable[[T], Tally], seconds: float) -> Run:
    """Repeat ``batch`` until it has taken ``seconds``; what ``count`` makes of its results is added off the clock."""
    spent, games, decisions, actions = 0.0, 0, 0, 0
    while spent < seconds:
        start = time.process_time()
        done = batch()
        spent += time.process_time() - start
        more = count(done)
        games, decisions, actions = games + more.games, decisions + more.decisions, actions + more.actions
    return Run(spent, Tally(games, decisions, actions))


def best(batch: Callable[[], T], count: Callable[[T], Tally], seconds: float) -> Run:
    """Return the fastest of RUNS runs, which share ``seconds``."""
    runs = [timed(batch, count, seconds / RUNS) for _ in range(RUNS)]
    return max(runs, key=lambda run: run.tally.actions / run.seconds)


def itself(tally: Tally) -> Tally:
    """Count a batch that returns its own tally."""
    return tally


def played(what: What, run: Run, note: str) -> Play:
    """Make a row of a run of random play."""
    seconds, (games, decisions, actions) = run
    return Play(
        *what,
        decisions=decisions,
        seconds=round(seconds, 3),
        decisions_per_second=round(decisions / seconds),
        games=games,
        actions=actions,
        actions_per_second=round(actions / seconds),
        decisions_per_game=round(decisions / games, 2),
        chance_per_game=round((actions - decisions) / games, 2),
        note=note,
    )


def copied(peer: str, game: str, through: str, copies: Sequence[Callable[[], object]], seconds: float) -> Copying:
    """Make a row of calling ``copies``, one for each position, again and again."""

    def batch() -> None:
        for copy in copies:
            copy()

    run = best(batch, lambda _: Tally(0, 0, len(copies)), seconds)
    rate = round(run.tally.actions / run.seconds)
    note = f"{len(copies)} mid-game positions in turn"
    return Copying(peer, game, through, run.tally.actions, round(run.seconds, 3), rate, note)


# OpenSpiel


def drawn(outcomes: Sequence[tuple[int, float]], rnd: Callable[[], float]) -> int:
    """Choose one of the outcomes by their probabilities; up to a deck's worth, faster than ``random.choices``."""
    left = rnd()
    for action, probability in outcomes:
        left -= probability
        if left < 0:
            return action
    return outcomes[-1][0]


def play_spiel(state: Spiel, rnd: Callable[[], float], limit: int | None = None) -> Tally:
    """Play ``state`` on at random, to its end or to the first decision after ``limit`` decisions."""
    decisions = events = 0
    while (player := state.current_player()) >= CHANCE:
        if player >= 0:
            if decisions == limit:
                break
            legal = state.legal_actions()
            state.apply_action(legal[int(rnd() * len(legal))])
            decisions += 1
        else:
            state.apply_action(drawn(state.chance_outcomes(), rnd))
            events += 1
    return Tally(1, decisions, decisions + events)


def driven_spiel(game: Any, rnd: Callable[[], float]) -> Callable[[], Tally]:
    """Return a batch of whole games driven from Python."""
    initial: Spiel = game.new_initial_state()

    def batch() -> Tally:
        return summed([play_spiel(initial.clone(), rnd) for _ in range(GAMES_A_BATCH)])

    return batch


def summed(tallies: Sequence[Tally]) -> Tally:
    """Add tallies up."""
    return Tally(*(sum(column) for column in zip(*tallies, strict=True)))


def bots_spiel(pyspiel: Any, game: Any) -> Callable[[], list[Spiel]]:
    """Return a batch of whole games that the C++ core plays with its own random bots; it returns the final states."""
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    seeds = itertools.count(1)
    initial: Spiel = game.new_initial_state()

    def batch() -> list[Spiel]:
        states = [initial.clone() for _ in range(GAMES_A_BATCH)]
        for state in states:
            pyspiel.evaluate_bots(state, bots, next(seeds))
        return states

    return batch


def counted(states: Sequence[Spiel]) -> Tally:
    """Count what was played from the start to the given final states."""
    histories = [state.full_history() for state in states]
    decisions = sum(step.player >= 0 for history in histories for step in history)
    return Tally(len(histories), decisions, sum(map(len, histories)))


def starts_of(game: Any, rnd: Callable[[], float], decisions: int, number: int) -> list[Spiel]:
    """Return positions of ``number`` random games, each at the first decision after ``decisions`` of them."""
    found: list[Spiel] = []
    while len(found) < number:
        state: Spiel = game.new_initial_state()
        play_spiel(state, rnd, decisions)
        if state.current_player() >= 0:
            found.append(state)
    return found


def rollouts_spiel(pyspiel: Any, game: Any, starts: Sequence[Spiel]) -> Callable[[], None]:
    """Return a batch of ROLLOUTS games from each start, played by the C++ core as one call for each start.

    Python cannot call the evaluator itself; a search of one simulation does nothing but evaluate its root. The root
    must be a decision: the search has no player to credit above a chance node.
    """
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=1)
    limits = {"max_simulations": 1, "max_memory_mb": 1}
    bot = pyspiel.MCTSBot(game, evaluator, uct_c=1.0, solve=False, seed=1, verbose=False, **limits)

    def batch() -> None:
        for state in starts:
            bot.step(state)

    return batch


def rollout_row(pyspiel: Any, game: Any, name: str, rnd: Callable[[], float], seconds: float) -> Play:
    """Measure rollouts inside the core from just after the deal."""
    starts = starts_of(game, rnd, 0, STARTS)
    sample = summed([play_spiel(start.clone(), rnd) for start in starts for _ in range(SAMPLED)])
    games = STARTS * ROLLOUTS
    scale = games / sample.games
    tally = Tally(games, round(sample.decisions * scale), round(sample.actions * scale))
    run = best(rollouts_spiel(pyspiel, game, starts), lambda _: tally, seconds)
    note = (
        f"from the first decision of {STARTS} deals, so the deal itself is not played; the rollouts are not counted by "
        f"the core, so decisions = rollouts x {sample.decisions / sample.games:.2f} decisions a game, and actions the "
        f"same with {(sample.actions - sample.decisions) / sample.games:.2f} chance events a game, both the means of "
        f"{sample.games} random games from the same deals"
    )
    return played(What("open_spiel", name, "inside the core", "RandomRolloutEvaluator in MCTSBot.step"), run, note)


def plays_of_spiel(pyspiel: Any, name: str, seconds: float) -> Iterator[Play]:
    """Measure random play of one OpenSpiel game."""
    game, rnd = pyspiel.load_game(name), random.Random(1).random
    begun = "whole games, each begun as a clone of an initial state (far cheaper than a new one in gin_rummy)"
    run = best(driven_spiel(game, rnd), itself, seconds)
    yield played(What("open_spiel", name, "driven from Python", "legal_actions, apply_action"), run, begun)
    run = best(bots_spiel(pyspiel, game), counted, seconds)
    note = f"{begun} by the core's own random bots; counted from their histories off the clock"
    yield played(What("open_spiel", name, "inside the core", "evaluate_bots"), run, note)
    yield rollout_row(pyspiel, game, name, random.Random(2).random, seconds)  # the same deals every time


def copies_of_spiel(pyspiel: Any, name: str, seconds: float) -> Iterator[Copying]:
    """Measure copies and guesses of one OpenSpiel game in mid-game."""
    game, rnd = pyspiel.load_game(name), random.Random(1).random
    whole = driven_spiel(game, rnd)()
    states = starts_of(game, rnd, whole.decisions // whole.games // 2, MIDGAMES)
    yield copied("open_spiel", name, "clone", [state.clone for state in states], seconds)
    guesses = [guess_of(state, rnd) for state in states]
    through = "resample_from_infostate"
    try:
        guesses[0]()
    except pyspiel.SpielError as error:  # the core has also said so on stderr
        yield Copying("open_spiel", name, through, None, None, None, str(error))
    else:
        yield copied("open_spiel", name, through, guesses, seconds)


def guess_of(state: Spiel, rnd: Callable[[], float]) -> Callable[[], Spiel]:
    """Return a call that deals what the player to move cannot know anew."""
    player, resample = state.current_player(), state.resample_from_infostate
    return lambda: resample(player, rnd)


# catanatron


class Catan:
    """Makes and plays games of catanatron between random players; each game has the next seed."""

    def __init__(self) -> None:
        package = import_module("catanatron")
        self.limit: int = import_module("catanatron.game").TURNS_LIMIT
        self.game_class: Any = package.Game
        colours = itertools.islice(package.Color, SEATS_OF_CATAN)
        self.players = [package.RandomPlayer(colour) for colour in colours]
        self.seeds = itertools.count(1)
        self.rnd = random.Random(1).random

    def new(self) -> Any:
        """Return a new game."""
        return self.game_class(self.players, seed=next(self.seeds))

    def driven(self, limit: int | None = None) -> tuple[Any, Tally]:
        """Play a game from Python as a search would, to its end or for ``limit`` decisions."""
        game, rnd, decisions = self.new(), self.rnd, 0
        state, execute = game.state, game.execute
        while decisions != limit and state.num_turns < self.limit and game.winning_color() is None:
            legal = state.playable_actions
            execute(legal[int(rnd() * len(legal))], validate_action=False)
            decisions += 1
        return game, Tally(1, decisions, decisions)

    def batch_driven(self) -> Tally:
        """Play a game from Python to its end."""
        return self.driven()[1]

    def batch_inside(self) -> Any:
        """Let the package play a game to its end by itself; return the game."""
        game = self.new()
        game.play()
        return game

    def midgames(self) -> list[Any]:
        """Return games that have been played for half of the usual number of decisions."""
        sample = summed([self.batch_driven() for _ in range(10)])
        half = sample.decisions // sample.games // 2
        found: list[Any] = []
        while len(found) < MIDGAMES:
            game, tally = self.driven(half)
            if tally.decisions == half:
                found.append(game)
        return found


def logged(game: Any) -> Tally:
    """Count what was played in a finished game of catanatron."""
    return Tally(1, len(game.state.actions), len(game.state.actions))


def plays_of_catan(seconds: float) -> Iterator[Play]:
    """Measure random play of catanatron."""
    catan = Catan()
    note = f"pure Python; {SEATS_OF_CATAN} players, at most {catan.limit} turns"
    run = best(catan.batch_driven, itself, seconds)
    through = "playable_actions, execute without validation"
    yield played(What("catanatron", "catan", "driven from Python", through), run, note)
    run = best(catan.batch_inside, logged, seconds)
    yield played(What("catanatron", "catan", "inside the core", "Game.play with RandomPlayer"), run, note)


def copies_of_catan(seconds: float) -> Iterator[Copying]:
    """Measure copies of catanatron's game in mid-game."""
    yield copied("catanatron", "catan", "Game.copy", [game.copy for game in Catan().midgames()], seconds)


# The document


def cpu_model() -> str:
    """Return the name of the processor as well as the system tells it."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text(encoding="utf-8").splitlines() if info.exists() else []
    names = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(names, platform.processor() or platform.machine())


def measure(seconds: float) -> dict[str, object]:
    """Measure every row for ``seconds`` and return the document.

    Its ``cpu_share`` is the share of the time for which this process had a core: well below 1, somebody else was at
    work and the figures are low.
    """
    wall, cpu = time.perf_counter(), time.process_time()
    pyspiel = import_module("pyspiel")
    plays = [row for name in SPIEL_GAMES for row in plays_of_spiel(pyspiel, name, seconds)]
    copies = [row for name in SPIEL_GAMES for row in copies_of_spiel(pyspiel, name, seconds)]
    plays += plays_of_catan(seconds)
    copies += copies_of_catan(seconds)
    machine = {"cpu": cpu_model(), "python": platform.python_version(), "platform": platform.platform()}
    return {
        "machine": machine,
        "cpu_share": round((time.process_time() - cpu) / (time.perf_counter() - wall), 2),
        "versions": {name: metadata.version(name) for name in PINNED},
        "rows": [asdict(row) for row in plays],
        "copies": [asdict(row) for row in copies],
    }


# The environment


def python_of(directory: Path) -> Path:
    """Return where the interpreter of a virtual environment is."""
    return directory / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def is_set_up(python: Path) -> bool:
    """Tell whether ``python`` runs and has the pinned peers."""
    if not python.exists():
        return False
    ask = f"from importlib import metadata as m; print([m.version(name) for name in {list(PINNED)}])"
    answer = subprocess.run([python, "-I", "-c", ask], capture_output=True, text=True, check=False)
    return answer.stdout.strip() == str(list(PINNED.values()))


def set_up(directory: Path) -> Path:
    """Make sure that ``directory`` is an environment with the pinned peers; return its interpreter."""
    python = python_of(directory)
    if not is_set_up(python):
        wanted = [f"{name}=={version}" for name, version in PINNED.items()]
        subprocess.run([sys.executable, "-m", "venv", directory], check=True, stdout=sys.stderr)
        subprocess.run([python, "-m", "pip", "install", "--quiet", *wanted], check=True, stdout=sys.stderr)
    return python


def parsed() -> argparse.Namespace:
    """Return the options; end the program where they are wrong or the peers are missing."""
    parser = argparse.ArgumentParser(description="Measure random play of other engines on one core, as JSON.")
    share = f"time for each row, shared by its {RUNS} runs (default: %(default)s)"
    parser.add_argument("--seconds", type=float, default=3.0, metavar="S", help=share)
    where = "measure in the virtual environment DIR, made and filled first if need be"
    parser.add_argument("--setup", type=Path, metavar="DIR", help=where)
    options = parser.parse_args()
    if options.seconds <= 0:
        parser.error("--seconds must be more than 0")
    if options.setup is None and not all(map(find_spec, ("pyspiel", "catanatron"))):
        parser.error("the peers are not installed here; use --setup DIR")
    return options


def main() -> int:
    """Measure here, or in the environment that is asked for, and print the document; return the exit code."""
    options = parsed()
    if options.setup is not None:
        command = [str(set_up(options.setup)), "-I", __file__, "--seconds", str(options.seconds)]
        return subprocess.run(command, check=False).returncode
    print(json.dumps(measure(options.seconds), indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
