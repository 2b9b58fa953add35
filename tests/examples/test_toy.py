"""The toy game is a game: the registry finds it, the laws hold, and what is secret stays secret."""

import itertools
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tablewright import games, players
from tablewright.core import laws, rules
from tablewright.core.errors import BadOption, BadPosition, Illegal
from tablewright.core.game import Game
from tablewright.core.random import seeded
from tablewright.core.records import Record
from tablewright.core.rules import rule
from tablewright.core.state import State
from tablewright.core.text import LANGUAGES

SEEDS = range(12)


def play_all(state: State, kinds: Sequence[str], seed: str) -> State:
    """Play to the end."""
    bots = [players.make(kind, f"{seed} {seat}") for seat, kind in enumerate(kinds)]
    while not state.over:
        for seat in state.to_act:
            state.play(seat, bots[seat].choose(state.standpoint(seat)))
    return state


def test_the_registry_finds_it(bazaar: Game) -> None:
    assert "bazaar" in games.names()
    assert bazaar.name == "bazaar"


@rule("BAZ-001")
@pytest.mark.parametrize("seed", SEEDS)
def test_all_laws_hold(bazaar: Game, seed: int) -> None:
    varieties = laws.settings(bazaar)
    assert {seats for _, seats in varieties} == {2, 3, 4}
    for options, seats in varieties:
        assert laws.hold(bazaar, options, seats, str(seed)) == options.hand * seats
        laws.move_texts(bazaar.setting(options, seats))


@rule("BAZ-004")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_offers_come_in_any_order(bazaar: Game, seats: int) -> None:
    state = bazaar.start(seats=seats, seed="order")
    assert state.to_act == tuple(range(seats))
    offers = [state.legal(seat)[0] for seat in range(seats)]
    ends = []
    for order in itertools.permutations(range(seats)):
        twin = state.copy()
        for seat in order:
            assert seat in twin.to_act
            twin.play(seat, offers[seat])
            assert twin.legal(seat) == [] or twin.to_act == tuple(range(seats))
        ends.append(twin.dump())
    assert all(end == ends[0] for end in ends)
    assert len(ends[0]["discard"]) == seats


def test_the_law_of_order_notices_an_order(bazaar: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    state = bazaar.start(seats=3, seed="order")
    laws.order_free(state, seeded("any"))
    honest = type(state)._do

    def first_come(self: State, step: int, seat: int, move: int) -> None:
        honest(self, step, seat, move)
        if self.asked == 0:
            self.hands[0], self.hands[seat] = self.hands[seat], self.hands[0]  # type: ignore[attr-defined]

    monkeypatch.setattr(type(state), "_do", first_come)
    with pytest.raises(laws.Broken, match="law 8"):
        laws.order_free(state, seeded("any"))


@rule("BAZ-004", "BAZ-005")
def test_an_offer_is_secret_until_all_have_offered(bazaar: Game) -> None:
    start = bazaar.start(seats=3, seed="secret")
    first, other = start.legal(0)[:2]
    worlds = []
    for offer in (first, other):
        state = bazaar.start(seats=3, seed="secret")
        state.play(0, offer)
        worlds.append(state)
        assert state.view(0).players[0].offer == [offer]  # type: ignore[attr-defined]
        assert state.events(0)[-1].args == {"seat": "0", "card": str(offer)}
    for seat in (1, 2, None):
        one, two = worlds
        assert laws.seen(one, seat) == laws.seen(two, seat)
        assert one.events(seat) == two.events(seat)
        assert one.events(seat)[-1].args == {"seat": "0", "card": None}
        guesses = {one.guess(seat, seeded(str(i))).dump()["offers"][0][0] for i in range(200)}
        assert {first, other} < guesses
    for world in worlds:
        for seat in (1, 2):
            world.play(seat, world.legal(seat)[0])
    assert laws.seen(worlds[0], None) != laws.seen(worlds[1], None)
    assert next(event.args["card"] for event in worlds[0].events(1) if event.kind == "shown") == str(first)


def test_the_law_of_secrets_notices_a_leak(bazaar: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    state = bazaar.start(seats=2, seed="secret")
    state.play(0, state.legal(0)[0])
    laws.nothing_leaks(state, seeded("any"))
    honest = type(bazaar).view
    monkeypatch.setattr(type(bazaar), "view", lambda self, state, seat: (honest(self, state, seat), state.offers))
    with pytest.raises(laws.Broken, match="law 3"):
        laws.nothing_leaks(state, seeded("any"))


def test_the_law_of_components_says_what_is_wrong(bazaar: Game) -> None:
    state = bazaar.start(seats=2, seed="lost")
    state.deck.pop()  # type: ignore[attr-defined]
    with pytest.raises(laws.Broken, match=r"law 4: the cards from 0 to 29 .* \[BAZ-001\]"):
        laws.nothing_is_lost(state, seeded("any"))


@rule("BAZ-002", "BAZ-003")
def test_the_deal(bazaar: Game) -> None:
    for hand in (3, 4, 5):
        state = bazaar.start({"hand": hand}, seats=4, seed="deal")
        dump = state.dump()
        assert [len(cards) for cards in dump["hands"]] == [hand] * 4
        assert len(dump["stall"]) == 1
        assert len(dump["deck"]) == 30 - 4 * hand - 1


@rule("BAZ-005")
@pytest.mark.parametrize(("winner", "expected"), [("highest", 2), ("second", 1)])
def test_who_wins_the_stall(bazaar: Game, winner: str, expected: int) -> None:
    position = bazaar.start({"hand": 3, "winner": winner}, seats=3, seed="any").dump()
    cards = list(range(30))
    position |= {"stall": [20], "hands": [[0, 1, 2], [3, 4, 5], [6, 7, 8]], "deck": [*cards[9:20], *cards[21:]]}
    state = bazaar.restore(position)
    for seat, text in enumerate(["offer 2", "offer 3", "offer 8"]):
        state.play(seat, state.parse(text))
    assert state.dump()["won"] == [[20] if seat == expected else [] for seat in range(3)]
    assert state.dump()["discard"] == [2, 3, 8]


@rule("BAZ-006", "BAZ-007")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_result(bazaar: Game, seed: int) -> None:
    state = play_all(bazaar.start(seats=4, seed=seed), ["random"] * 4, str(seed))
    result, won = state.result, state.dump()["won"]
    assert result is not None
    assert [seat.score for seat in result.seats] == [sum(cards) for cards in won]
    best = max(seat.score for seat in result.seats)
    assert [seat.won for seat in result.seats] == [seat.score == best for seat in result.seats]
    assert sum(len(cards) for cards in won) == 4


@rule("BAZ-004")
def test_refusals_name_their_rule(bazaar: Game) -> None:
    state = bazaar.start(seats=2, seed="refuse")
    missing = next(card for card in range(30) if card not in state.legal(0))
    with pytest.raises(Illegal, match=rf"You hold no {missing}\. \[BAZ-004\]"):
        state.play(0, missing)
    why = state.why_not(0, "offer 30")
    assert why is not None
    assert "“30” is no card" in str(why)
    with pytest.raises(BadOption, match="5 seats"):
        bazaar.start(seats=5)


def test_positions_that_cannot_be(bazaar: Game) -> None:
    state = bazaar.start(seats=2, seed="flaws")
    state.play(1, state.legal(1)[0])
    good = state.dump()
    bad = {
        "deck": good["deck"][1:],
        "stall": [],
        "hands": [[], []],
        "offers": [[], []],
        "agenda": [],
        "to_act": [0, 1],
        "won": [[0], [0], [0]],
        "discard": "none",
        "more": 1,
    }
    assert bazaar.restore(good).dump() == good
    for name, value in bad.items():
        with pytest.raises(BadPosition) as caught:
            bazaar.restore(good | {name: value})
        assert all(str(reason) for reason in caught.value.reasons)


def test_a_position_is_tidied(bazaar: Game) -> None:
    good = bazaar.start(seats=2, seed="tidy").dump()
    untidy = good | {"hands": [cards[::-1] for cards in good["hands"]]}
    assert bazaar.restore(untidy).dump() == good


def test_records_replay_and_verify(bazaar: Game) -> None:
    record = Record.of(bazaar.setting({"winner": "second"}, 3), secret="ab", salts=("a", "b", "c"))
    state = record.start()
    while not state.over:
        seat = state.to_act[-1]
        record = record.plus((seat, state.text(state.legal(seat)[-1])))
        state.play(seat, state.legal(seat)[-1])
    again = Record.parse(record.text())
    assert again.replay().dump() == state.dump()
    assert all(flaw is None for _, flaw in again.checks())


def test_greedy_beats_random(bazaar: Game) -> None:
    wins = 0
    for seed in range(100):
        kinds = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        result = play_all(bazaar.start(seats=2, seed=seed), kinds, str(seed)).result
        assert result is not None
        wins += result.seats[kinds.index("greedy")].won
    assert wins > 55


def test_every_event_happens(bazaar: Game) -> None:
    state = play_all(bazaar.start(seats=3, seed="events"), ["random"] * 3, "events")
    assert {event.kind for event in state.events(0)} == {kind.name for kind in bazaar.events.kinds}
    assert [event.args["cards"] is None for event in state.events(1) if event.kind == "dealt"] == [True, False, True]
    texts = state.setting.texts("fr")
    assert all(texts.event(event, ["Ada", "Ben", "Cid"]) for event in state.events(0))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_is_spoken(bazaar: Game, lang: str) -> None:
    from tablewright.core.text import source

    keys = {line.partition(" =")[0] for layer in bazaar.layers(None) for line in source(lang, layer).splitlines()}
    wanted = {"game-name", "game-sentence", "step-over", "step-choice", "points-card", "advice-worth"}
    wanted |= {f"option-{name}" for name in bazaar.options.__struct_fields__}
    wanted |= {f"label-{verb.name}" for verb in bazaar.moves.verbs}
    wanted |= {f"event-{kind.name}" for kind in bazaar.events.kinds}
    wanted |= {f"event-{kind.name}-hidden" for kind in bazaar.events.kinds if kind.hidden}
    wanted |= {refusal.key for refusal in bazaar.refusals.all[4:]}
    assert wanted <= keys


def test_its_ledger_is_proved(bazaar: Game) -> None:
    text = (Path(__file__).parents[2] / "examples/bazaar/bazaar/ledger.md").read_text("utf-8")
    ids = [entry.id for entry in rules.entries("bazaar", text)]
    assert ids == [f"BAZ-{number:03}" for number in range(1, 8)]
    proofs = rules.proved(Path(__file__).parent)["examples"]
    assert sorted(proofs) == ids
    assert {refusal.rule for refusal in bazaar.refusals.all[1:]} <= set(ids)


def test_it_runs_on_any_build() -> None:
    """Nothing of it needs a compiler, nor names what only compiled code may import."""
    for file in (Path(__file__).parents[2] / "examples" / "bazaar").rglob("*.py"):
        lines = file.read_text("utf-8").splitlines()
        assert not [line for line in lines if line.startswith(("import mypy_extensions", "from mypy_extensions"))]


def test_it_can_be_measured_by_the_laws_command(bazaar: Game, installed: Path) -> None:
    """`python -m tablewright.core.laws --game bazaar` is what a game's author runs."""
    code = (
        f"import sys; sys.path[:0] = {[str(installed), str(Path(__file__).parents[2] / 'examples' / 'bazaar')]!r}\n"
        "from tablewright.core.laws import main; sys.exit(main(['--game', 'bazaar', '--games', '18', '--jobs', '1']))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "18 games" in done.stdout
