"""The eight laws that every game obeys, as functions that anybody can run on any installed game.

`hold` plays one seeded random game and holds it to all of them; `python -m tablewright.core.laws --games 1000` does
so many times over, for every game, every variety of options that the game names and every seat count.
"""

from __future__ import annotations

import argparse
import itertools
import re
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import msgspec
from librt.vecs import pop

from . import registry
from .errors import Illegal, Refused
from .events import Event, Log
from .game import Game, Setting
from .random import Random, seeded
from .records import Record
from .state import State
from .text import explain

RULE = re.compile(r"^[A-Z]+(-[A-Z]?\d+)+$")
DEEP = 3
"""How many positions of each game are looked at closely."""
MANY = 8
"""So many seats of each position are looked through; of larger tables other seats each time."""


class Broken(AssertionError):
    """A law does not hold; the message says which, where, and how to see it again."""


def hold(game: Game, options: Any, seats: int, seed: str) -> int:
    """Play a random game by `seed` and hold it to every law. The answer is the number of moves."""
    setting = game.setting(options, seats)
    rng = seeded(f"laws {seed}")
    record = Record.of(setting, seed=seed)
    try:
        record, final = random_game(record, rng)
        replay(record, final)
        for ply in sorted(rng.below(len(record.moves) + 1) for _ in range(DEEP)):
            state = record.replay(ply)
            for law in POSITION_LAWS:
                law(state, rng)
        something_is_imagined(record, rng)
        result_adds_up(final)
    except Broken as broken:
        raise Broken(f"{broken} [{game.name}, {options}, {seats} seats, seed {seed!r}]") from None
    except Exception as error:
        error.add_note(f"[{game.name}, {options}, {seats} seats, seed {seed!r}]")
        raise
    return len(record.moves)


def random_game(record: Record, rng: Random) -> tuple[Record, State]:
    """Law 7. It ends within the game's bound, and until then somebody can act."""
    state = record.start()
    moves: list[tuple[int, str]] = []
    longest = record.game.longest(record.setting)
    while not state.over:
        need(len(moves) < longest, "7", f"more than {longest} moves")
        asked = state.to_act
        seat = asked[rng.below(len(asked))]
        legal = state.legal(seat)
        need(len(legal) > 0, "7", f"seat {seat} is asked and has no move")
        move = legal[rng.below(len(legal))]
        moves.append((seat, state.text(move)))
        state.play(seat, move)
    need(state.to_act == () and not any(state.legal(seat) for seat in range(int(state.seats))), "7", "moves at the end")
    return record.plus(*moves), state


def replay(record: Record, final: State) -> None:
    """Laws 1 and 6. The same options, seed and moves give the same position, also by way of the record's text."""
    again = Record.parse(record.text())
    need(again == record, "6", "the record's text says something else")
    need(again.replay().dump() == final.dump(), "1", "a replay ends elsewhere")
    need(again.text() == record.text(), "6", "the record's text changes")


def legal_is_playable(state: State, rng: Random) -> None:
    """Law 2. Legal is playable, and everything else raises `Illegal` with a rule id and changes nothing."""
    before = state.dump()
    refused: set[tuple[int, str]] = set()
    for seat in range(int(state.seats)):
        legal = state.legal(seat)
        need(legal == sorted(set(legal)), "2", "legal moves are not sorted and unique")
        need(bool(legal) == (seat in state.to_act), "2", "the legal moves and the seats asked disagree")
        for move in (-1, *range(int(state.space)), int(state.space), 1 << 80):
            refusal = state.refusal(seat, move)
            need((refusal == 0) == (move in legal), "2", f"seat {seat}, move {move}: legal and refusal disagree")
            if refusal and (refusal, str(move in range(int(state.space)))) not in refused:
                refused.add((refusal, str(move in range(int(state.space)))))
                _refuses(state, seat, move)
    for seat in (-1, int(state.seats), 1 << 80):
        need(state.legal(seat) == [] and state.refusal(seat, 0) != 0, "2", "a seat that does not exist may move")
        _refuses(state, seat, 0)
    need(state.dump() == before, "2", "a refusal changed the state")
    for seat in state.to_act:
        legal = state.legal(seat)
        twin = state.copy()
        twin.play(seat, legal[rng.below(len(legal))])
        need(twin.dump() != before, "2", "a move changed nothing")
        _advice_is_playable(state, seat, legal)


def _advice_is_playable(state: State, seat: int, legal: list[int]) -> None:
    game = state.setting.game
    need(all(advice.move in legal for advice in game.advise(state, seat)), "2", "advice is no legal move")
    for line in game.lines(state, seat):
        twin = state.copy()
        for move in line:
            need(twin.refusal(seat, move) == 0, "2", f"the line {line} of seat {seat} cannot be played")
            twin.play(seat, move)


def _refuses(state: State, seat: int, move: int) -> None:
    try:
        state.play(seat, move)
    except Illegal as illegal:
        need(bool(RULE.match(illegal.rule)), "2", f"no rule id but {illegal.rule!r}")
        need(illegal.rule in illegal.reason, "2", f"the reason does not name the rule: {illegal.reason}")
    else:
        raise Broken(f"law 2: seat {seat}, move {move} was refused and could be played")


def nothing_leaks(state: State, rng: Random) -> None:
    """Law 3. A seat sees the same in the true state and in any guess of its own, now and after the next moves."""
    for seat in (None, *watchers(state, rng)):
        world = state.guess(seat, rng.fork())
        need(seen(world, seat) == seen(state, seat), "3", f"seat {seat} can tell a guess from the truth")
        flaws = state.setting.game.flaws(world)
        need(not flaws, "3", f"a guess of seat {seat} cannot be: {said(flaws, world)}")
        again, same = rng.copy(), rng.copy()
        need(
            state.guess(seat, again).dump() == world.guess(seat, same).dump(),
            "3",
            f"what seat {seat} imagines depends on what it cannot know",
        )
        _events_keep_quiet(state, world, seat, rng)


def watchers(state: State, rng: Random) -> list[int]:
    """The seats that a law looks through: all of them, or some drawn by lot where there are many."""
    seats = list(range(int(state.seats)))
    while len(seats) > MANY:
        seats.pop(rng.below(len(seats)))
    return seats


def seen(state: State, seat: int | None) -> bytes:
    """All that a seat gets, as bytes: its view, its moves, why not the others, advice and lines."""
    view = state.view(seat), list(state.to_act)
    if seat is None:
        return msgspec.json.encode(view)
    game = state.setting.game
    why_not = [state.refusal(seat, move) for move in range(int(state.space))]
    return msgspec.json.encode((view, state.legal(seat), why_not, game.advise(state, seat), game.lines(state, seat)))


def something_is_imagined(record: Record, rng: Random) -> None:
    """Law 3. In a game that hides anything some guess differs from the truth: else a bot would see through it."""
    game = record.game
    if not game.hides:
        return
    for part in range(1, 8):
        state = record.replay(len(record.moves) * part // 8)
        for seat in range(int(state.seats)):
            if game.position(state.guess(seat, rng)) != game.position(state):
                return
    need(False, "3", "every guess is the truth, though the game says that it hides something")


def _events_keep_quiet(state: State, world: State, seat: int | None, rng: Random) -> None:
    """Some moves alike in both worlds: while the seat sees no difference and the same happens, it is told the same.

    Where other things happen, such as a card turned up earlier, chance took another public course; and a shuffle may
    bury what everybody saw.
    """
    pair = state.copy(), world.copy()
    game = state.setting.game
    for twin in pair:
        twin.random = Random(*state.random.words())
        for lane in range(int(state.parted)):
            twin._deal_chance(lane, state.chance(lane))
        twin.log = Log(game.events, state.setting.words)
    for _ in range(4):
        asked = pair[0].to_act
        if not asked or asked != pair[1].to_act:
            return
        mover = asked[rng.below(len(asked))]
        both = sorted(set(pair[0].legal(mover)) & set(pair[1].legal(mover)))
        if not both:
            return
        move = both[rng.below(len(both))]
        before = pair[0].copy(), pair[1].copy()
        for twin in pair:
            twin.play(mover, move)
        if seen(pair[0], seat) != seen(pair[1], seat):
            peeked = mover == seat and int(pair[0].sealed) != int(pair[0].ply)
            need(not peeked, "3", f"seat {seat} has seen something hidden and could take the move back")
            return
        told = [_told(twin, seat) for twin in pair]
        if [event.kind for event in told[0]] != [event.kind for event in told[1]]:
            return
        if pair[0].random.words() != state.random.words():
            return
        if _contents(told[0]) != _contents(told[1]):
            public = _differ_on_the_way(before, mover, move, seat)
            need(public, "3", f"an event tells seat {seat} what its view hides: {told}")
            return


def _differ_on_the_way(before: tuple[State, State], mover: int, move: int, seat: int | None) -> bool:
    """Whether between two steps of a move the seat's view tells the worlds apart, though not after it.

    So it is where cards are laid open and leave the game before anybody is asked.
    """
    ways = (_on_the_way(world, mover, move) for world in before)
    return any(seen(first, seat) != seen(second, seat) for first, second in zip(*ways, strict=False))


def _on_the_way(state: State, mover: int, move: int) -> Iterator[State]:
    """The state after each step that a move sets going; nothing where lanes go on side by side."""
    if state.parted:
        return
    step = state.question(mover)
    state.asked = int(state.asked) & ~(1 << mover)
    if state.asked == 0:
        state.agenda, _ = pop(state.agenda)
    state._do(step, mover, move)
    while state.asked == 0 and state.parted == 0 and len(state.agenda) > 0:
        yield state
        state.agenda, step = pop(state.agenda)
        state._resolve(step)


def _told(state: State, seat: int | None) -> list[Event]:
    """What a seat was told, of its own draws only what everybody was: cards drawn and lost in one move are chance."""
    of_all = state.events(None)
    return [all_ if event.args.get("seat") == str(seat) else event for event, all_ in zip(state.events(seat), of_all)]


def _contents(events: list[Event]) -> list[bytes]:
    """What events tell, whatever their order: two cards drawn one after the other make the same hand either way."""
    return sorted(msgspec.json.encode((event.kind, event.args)) for event in events)


def nothing_is_lost(state: State, rng: Random) -> None:
    """Law 4. Every component is in exactly one place."""
    flaws = state.setting.game.flaws(state)
    need(not flaws, "4", said(flaws, state))


def said(flaws: list[Refused], state: State) -> str:
    """The flaws of a state in the words of its game."""
    return "; ".join(explain(flaw, state.setting.texts()) for flaw in flaws)


def copies_are_free(state: State, rng: Random) -> None:
    """Law 5. Playing on a copy never touches the original, nor the other way round, nor what was seen of it before."""
    before = state.dump()
    first, second = state.copy(), state.copy()
    need(first.dump() == before, "5", "a copy differs from its original")
    kept = [first.dump(), *(first.view(seat) for seat in (None, *range(int(state.seats))))]
    text = msgspec.json.encode(kept)
    _some_moves(first, rng)
    need(msgspec.json.encode(kept) == text, "5", "a dump or a view changes while play goes on")
    need(state.dump() == before and second.dump() == before, "5", "play on a copy touched another state")


def positions_round_trip(state: State, rng: Random) -> None:
    """Law 6. A position restores to the same position, with the same moves and the same future."""
    dump = state.dump()
    text = msgspec.json.encode(dump)
    restored = state.setting.game.restore(msgspec.json.decode(text))
    need(msgspec.json.encode(restored.dump()) == text, "6", "a restored position differs")
    need(all(restored.legal(s) == state.legal(s) for s in range(int(state.seats))), "6", "restored moves differ")
    ways = rng.fork()
    first, second = state.copy(), restored
    _some_moves(first, ways.copy())
    _some_moves(second, ways.copy())
    need(first.dump() == second.dump(), "6", "a restored position goes on differently")


def order_free(state: State, rng: Random) -> None:
    """Law 8. Seats asked at the same time may answer in any order."""
    asked = state.to_act
    if len(asked) < 2:
        return
    answers = {}
    for seat in asked:
        legal = state.legal(seat)
        answers[seat] = legal[rng.below(len(legal))]
    ends = []
    for order in (asked[::-1], *itertools.islice(itertools.permutations(asked), 24)):
        twin = state.copy()
        for seat in order:
            twin.play(seat, answers[seat])
        ends.append(twin.dump())
    need(all(end == ends[0] for end in ends), "8", f"the order of {asked} matters")


def move_texts(setting: Setting) -> None:
    """Law 6. Every code of the action space has one text, which parses back to it."""
    moves, words = setting.game.moves, setting.words
    texts = moves.all_texts(words)
    need(len(set(texts)) == len(texts), "6", "two moves have one text")
    need(all(moves.parse(text, words) == code for code, text in enumerate(texts)), "6", "a text parses elsewhere")


def result_adds_up(state: State) -> None:
    """Every point has a reason, and somebody has won or everybody has lost."""
    result = state.result
    if result is None:
        raise Broken("law 7: a finished game without a result")
    everybody = [*result.seats, *result.others]
    for seat in everybody:
        need(sum(part.points for part in seat.parts) == seat.score, "result", "points do not add up")
        need(all(RULE.match(part.rule) for part in seat.parts), "result", "points without a rule")
    need([side.seat for side in everybody] == list(range(len(everybody))), "result", "the sides are not in order")
    need(min(seat.rank for seat in everybody) == 1, "result", "nobody is first")


POSITION_LAWS: tuple[Callable[[State, Random], None], ...] = (
    legal_is_playable,
    nothing_leaks,
    nothing_is_lost,
    copies_are_free,
    positions_round_trip,
    order_free,
)


def need(holds: bool, law: str, what: str) -> None:
    """Raise `Broken` unless it holds."""
    if not holds:
        raise Broken(f"law {law}: {what}")


def _some_moves(state: State, rng: Random, most: int = 40) -> None:
    for _ in range(most):
        if state.over:
            return
        seat = state.to_act[0]
        legal = state.legal(seat)
        state.play(seat, legal[rng.below(len(legal))])


# --- many games -------------------------------------------------------------------------------------------------


def settings(game: Game) -> list[tuple[Any, int]]:
    """Every variety of options with every seat count with which it is tried."""
    return [(options, seats) for options in game.varieties() for seats in game.tried_counts(options)]


def jobs(games: list[Game], number: int, seed: str) -> Iterator[tuple[str, dict[str, Any], int, str]]:
    """`number` games, spread evenly over everything there is."""
    every = [(game.name, msgspec.to_builtins(options), n) for game in games for options, n in settings(game)]
    for i, (name, options, seats) in zip(range(number), itertools.cycle(every), strict=False):
        yield name, options, seats, f"{seed} {i}"


def run(job: tuple[str, dict[str, Any], int, str]) -> int:
    """One job of `jobs`."""
    name, options, seats, seed = job
    return hold(registry.get(name), options, seats, seed)


def main(arguments: list[str] | None = None) -> int:
    """Hold many games to the laws."""
    parser = argparse.ArgumentParser(prog="python -m tablewright.core.laws", description=main.__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--game", action="append", default=[])
    parser.add_argument("--seed", default="laws")
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args(arguments)
    games = [registry.get(name) for name in given.game] or registry.every()
    started, moves = time.monotonic(), 0
    work = list(jobs(games, given.games, given.seed))
    with ProcessPoolExecutor(given.jobs) as pool:
        try:
            for played in pool.map(run, work, chunksize=8):
                moves += played
        except Broken as broken:
            print(broken, file=sys.stderr)
            return 1
    seconds = time.monotonic() - started
    print(f"{given.games} games, {moves} moves, all laws hold ({seconds:.0f} s)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
