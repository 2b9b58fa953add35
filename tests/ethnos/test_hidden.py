"""What is hidden, and what a seat can guess (RUL-010)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import msgspec
import pytest

from tablewright.core.errors import BadOption
from tablewright.core.live import Live
from tablewright.core.random import seeded
from tablewright.core.records import Record
from tablewright.core.rules import rule
from tablewright.core.state import State
from tests.ethnos.table import cards_of, hand, lead, legal, look, play, pool, start, table, told, wander


def seen(state: State, seat: int | None) -> bytes:
    """All that a seat, or a spectator, learns of a state."""
    moves = [] if seat is None else state.legal(seat)
    return msgspec.json.encode([state.view(seat), moves, state.events(seat), state.to_act])


def bystanders(state: State, active: int) -> dict[int | None, bytes]:
    """All that everybody but the active player learns."""
    return {seat: seen(state, seat) for seat in (*range(int(state.seats)), None) if seat != active}


def guesses(state: State, seat: int | None, number: int) -> list[State]:
    """States that could be true for all that the seat knows."""
    rng = seeded("guesses")
    return [state.guess(seat, rng) for _ in range(number)]


# --- hands ----------------------------------------------------------------------------------------------------------


@rule("RUL-010")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_nobody_sees_another_hand_but_its_size(seats: int) -> None:
    for state in wander(start("elf wizard centaur", seats=seats, seed="hands"), 1):
        if state.ply % 7:
            continue
        sizes = [len(hand(state, seat)) + len(look(state, seat).picked) for seat in range(seats)]
        for viewer in (*range(seats), None):
            for shown in look(state, viewer).players:
                assert (shown.hand is None) == (shown.seat != viewer)
                assert shown.hand_size == sizes[shown.seat]


@rule("RUL-010")
def test_a_view_tells_only_what_was_taken_face_up() -> None:
    state = table(hands={0: "dwarf-red* dwarf-red elf-blue", 1: "orc-grey", 2: "elf-grey*"})
    assert [shown.known for shown in look(state, 3).players] == [["dwarf-red"], [], ["elf-grey"], []]
    assert [shown.hand for shown in look(state, 1).players] == [None, ["orc-grey"], None, None]
    assert b"elf-blue" not in seen(state, 1)
    assert b"orc-grey" not in seen(state, None)


@rule("RUL-010")
def test_the_order_of_the_deck_is_secret_and_its_size_public() -> None:
    state = table(deck_top="orc-blue elf-grey")
    other = table(deck_top="elf-grey orc-blue")
    assert [seen(state, seat) for seat in (0, 1, None)] == [seen(other, seat) for seat in (0, 1, None)]
    assert look(state, None).deck == len(state.dump()["deck"])


@rule("RUL-010")
def test_pool_bands_markers_tokens_and_points_are_public() -> None:
    state = table(
        "merfolk troll orc",
        pool="elf-red",
        bands=[(0, "giant-red orc-red")],
        markers={1: {"rhea": 2}},
        tokens={2: [4]},
        sea={3: 5},
        horde={3: "straton"},
        points={1: 9},
    )
    views = [look(state, viewer) for viewer in (0, 1, 2, 3, None)]
    assert [view.pool for view in views] == [["elf-red"]] * 5
    assert [view.regions[3].markers for view in views] == [[0, 2, 0, 0]] * 5
    assert [view.players[0].bands[0].cards for view in views] == [["giant-red", "orc-red"]] * 5
    assert [(view.players[0].size_token, view.players[2].tokens) for view in views] == [(True, [4])] * 5
    assert [(view.players[3].sea, view.players[3].horde) for view in views] == [(5, ["straton"])] * 5
    assert [view.players[1].score for view in views] == [9] * 5


@rule("RUL-010")
@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_who_has_no_seat_sees_nothing(seat: int) -> None:
    state = table(hands={0: "dwarf-red"}, deck_top="orc-blue orc-grey")
    play(state, 0, "draw")
    for watched in (state, state.copy()):
        for asked in (watched.view, watched.events):
            with pytest.raises(BadOption) as refused:
                asked(seat)
            assert refused.value.key == "no-seat"
            assert refused.value.arguments == {"seat": str(seat), "seats": "4"}


# --- the deck -------------------------------------------------------------------------------------------------------


@rule("RUL-010", "ETN-041")
def test_a_card_drawn_is_told_to_its_drawer_only() -> None:
    state = play(table(hands={0: "elf-red"}, deck_top="orc-blue"), 0, "draw")
    assert {viewer: [event.args["card"] for event in told(state, "drew", viewer)] for viewer in (0, 1, 2, 3, None)} == {
        0: ["orc-blue"],
        1: [None],
        2: [None],
        3: [None],
        None: [None],
    }
    assert all(b"orc-blue" not in told_to for told_to in bystanders(state, 0).values())


@rule("RUL-010", "ETN-031")
def test_the_card_dealt_at_the_start_is_told_to_its_owner_only() -> None:
    state = start(seats=4, seed="dealt")
    for viewer in range(4):
        cards = [event.args["card"] for event in told(state, "dealt", viewer)]
        assert cards == [hand(state, seat)[0] if seat == viewer else None for seat in range(4)]
    assert [event.args["card"] for event in told(state, "dealt")] == [None] * 4


@rule("RUL-010", "ETN-137")
def test_the_cards_of_a_wizard_draw_are_told_to_the_player_only() -> None:
    state = table(hands={0: "wizard-red wizard-blue"}, deck_top="orc-blue dragon troll-grey")
    play(lead(state, 0, "wizard-red wizard-blue"), 0, "skip", "summon")
    assert [event.args["card"] for event in told(state, "drew", 0)] == ["orc-blue", "troll-grey"]
    assert [event.args["card"] for event in told(state, "drew", 1)] == [None, None]
    assert all(b"orc-blue" not in told_to and b"troll-grey" not in told_to for told_to in bystanders(state, 0).values())


@rule("RUL-010", "ETN-039")
def test_a_card_taken_from_the_pool_is_known_to_all() -> None:
    state = play(table(hands={0: "elf-red"}, pool="orc-blue"), 0, "take orc-blue")
    for viewer in (1, 2, 3, None):
        assert look(state, viewer).players[0].known == ["orc-blue"]
        assert [event.args["card"] for event in told(state, "took", viewer)] == ["orc-blue"]


# --- cards picked and not yet laid ----------------------------------------------------------------------------------


@rule("RUL-010", "RUL-114")
def test_cards_picked_for_a_band_are_invisible_till_it_is_laid() -> None:
    state = table(hands={0: "dwarf-red* dwarf-blue dwarf-green elf-red orc-grey*"}, pool="elf-blue")
    before = bystanders(state, 0)
    for move in ("lead dwarf-red", "add dwarf-green"):
        play(state, 0, move)
        assert bystanders(state, 0) == before
    assert look(state, 0).picked == ["dwarf-red", "dwarf-green"]
    play(state, 0, "done")
    assert all(after != before[viewer] for viewer, after in bystanders(state, 0).items())
    assert look(state, 1).players[0].bands[0].cards == ["dwarf-red", "dwarf-green"]


@rule("RUL-010", "RUL-114")
@pytest.mark.parametrize(
    "cards", ["dwarf-red", "dwarf-red* orc-blue", "dwarf-red dwarf-blue*", "dwarf-red " + "skeleton " * 9]
)
def test_a_leader_is_invisible_whether_cards_can_join_or_not(cards: str) -> None:
    state = table(hands={0: cards})
    before = bystanders(state, 0)
    play(state, 0, "lead dwarf-red")
    assert (bystanders(state, 0), state.to_act) == (before, (0,))
    assert (look(state, 0).step, look(state, 0).picked) == ("band", ["dwarf-red"])
    assert [look(state, viewer).step for viewer in (1, None)] == ["turn", "turn"]
    while (move := state.text(state.legal(0)[0])) != "done":
        play(state, 0, move)
        assert bystanders(state, 0) == before
    play(state, 0, "done")
    assert all(after != before[viewer] for viewer, after in bystanders(state, 0).items())


@rule("RUL-010", "RUL-114")
def test_a_leader_can_be_taken_back_till_the_band_is_laid() -> None:
    start_of_turn = table(hands={0: "dwarf-red orc-blue"})
    live = Live(Record(start_of_turn.setting, "", position=start_of_turn.dump()))
    live.play(0, "lead dwarf-red")
    assert live.can_undo(0)
    assert live.undo(0) == "lead dwarf-red"
    assert live.state.dump() == start_of_turn.dump()
    live.play(0, "lead orc-blue", "done")
    assert not live.can_undo(0), "everybody has seen the Band"


@rule("RUL-010", "RUL-114")
def test_the_last_card_picked_to_be_kept_is_invisible_too() -> None:
    state = table(hands={0: "elf-red dwarf-green* orc-green"})
    live = Live(Record(state.setting, "", position=state.dump()))
    live.play(0, "lead elf-red", "done", "skip")
    before = bystanders(live.state, 0)
    live.play(0, "keep orc-green")
    assert (bystanders(live.state, 0), legal(live.state)) == (before, ["done"])
    assert live.undo(0) == "keep orc-green"
    live.play(0, "keep dwarf-green", "done")
    assert not live.can_undo(0)


@rule("RUL-010", "RUL-114")
def test_cards_picked_for_an_extra_band_are_invisible_too() -> None:
    state = table(hands={0: "centaur-green dwarf-red dwarf-blue* dwarf-grey elf-purple"})
    play(state, 0, "lead centaur-green", "done", "place althea")
    before = bystanders(state, 0)
    for move in ("lead dwarf-red", "add dwarf-blue", "add dwarf-grey"):
        play(state, 0, move)
        assert bystanders(state, 0) == before
    assert legal(state) == ["done"]


@rule("RUL-010", "RUL-114")
def test_cards_picked_to_be_kept_are_invisible() -> None:
    state = table(hands={0: "elf-red elf-blue elf-grey dwarf-green* orc-green troll-purple"})
    play(lead(state, 0, "elf-red elf-blue elf-grey"), 0, "skip")
    before = bystanders(state, 0)
    for move in ("keep dwarf-green", "keep orc-green"):
        play(state, 0, move)
        assert bystanders(state, 0) == before
    play(state, 0, "done")
    for viewer in (1, 2, 3, None):
        assert [event.args for event in told(state, "kept", viewer)] == [{"seat": "0", "number": "2", "cards": None}]
        assert look(state, viewer).players[0].known == ["dwarf-green"]
        assert b"orc-green" not in seen(state, viewer)
    assert [event.args["cards"] for event in told(state, "kept", 0)] == [["dwarf-green", "orc-green"]]


@rule("RUL-010")
@pytest.mark.parametrize("band", ["elf-red dwarf-red", "dwarf-red elf-red"])
def test_of_two_equal_cards_the_one_seen_is_the_one_that_was_played(band: str) -> None:
    state = table(seats=2, hands={0: "centaur-green elf-red dwarf-red* dwarf-red"})
    play(lead(state, 0, "centaur-green"), 0, "place althea")
    lead(state, 0, band)
    assert hand(state, 0) == ["dwarf-red"]
    assert look(state, 1).players[0].known == [], "seat 1 cannot know that there was a second one"


@rule("RUL-010")
def test_of_two_equal_cards_nobody_knows_that_the_other_was_kept() -> None:
    """Seat 1 saw one red Dwarf taken and sees one discarded: the card kept may be any."""
    states = []
    for secret in ("dwarf-red", "orc-blue"):
        state = table(seats=2, hands={0: f"elf-grey dwarf-red* {secret} troll-purple"})
        play(lead(state, 0, "elf-grey"), 0, "skip", f"keep {secret}", "done")
        states.append(state)
    twin, other = states
    assert "dwarf-red" in pool(twin)
    assert "dwarf-red" in pool(other)
    assert look(other, 1).players[0].known == []
    assert look(twin, 1).players[0].known == []


# --- guesses --------------------------------------------------------------------------------------------------------


@rule("RUL-010")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_guess_looks_like_the_truth_to_who_guesses(seats: int) -> None:
    for state in wander(start("elf wizard centaur", seats=seats, seed="guess"), 1):
        if state.ply % 11:
            continue
        before = state.dump()
        for viewer in (*range(seats), None):
            (world,) = guesses(state, viewer, 1)
            assert world.view(viewer) == state.view(viewer)
            if viewer is not None:
                assert world.legal(viewer) == state.legal(viewer)
        assert state.dump() == before


@rule("RUL-010")
def test_a_guess_keeps_the_own_hand_and_every_card_taken_face_up() -> None:
    state = table(hands={0: "dwarf-red dwarf-red* elf-blue", 1: "orc-grey* orc-grey troll-red"})
    for world in guesses(state, 0, 200):
        assert hand(world, 0) == hand(state, 0)
        assert "orc-grey" in hand(world, 1)
        assert len(hand(world, 1)) == 3
        assert look(world, 2).players[1].known == ["orc-grey"]
    for world in guesses(state, 1, 200):
        assert "dwarf-red" in hand(world, 0)
        assert hand(world, 1) == hand(state, 1)


@rule("RUL-010")
def test_knowledge_of_a_card_survives_till_it_is_played() -> None:
    state = table(seats=2, hands={0: "elf-red"}, pool="dwarf-blue", deck_top="orc-grey elf-grey orc-green")
    play(state, 0, "take dwarf-blue")
    play(state, 1, "draw")
    play(state, 0, "draw")
    play(state, 1, "draw")
    assert all("dwarf-blue" in hand(world, 0) for world in guesses(state, 1, 100))
    play(lead(state, 0, "dwarf-blue"), 0, "skip")
    assert look(state, 1).players[0].known == []
    assert not any(hand(world, 0) for world in guesses(state, 1, 20)), "the rest of the hand was discarded"


@rule("RUL-010")
def test_knowledge_survives_a_band_that_is_only_being_picked() -> None:
    state = table(seats=2, hands={0: "elf-red* elf-blue elf-grey"})
    play(state, 0, "lead elf-red", "add elf-blue")
    for world in guesses(state, 1, 100):
        assert "elf-red" in hand(world, 0)
        assert (len(hand(world, 0)), look(world, 0).picked, world.to_act) == (3, [], (0,))
        assert look(world, 0).step == "turn", "to seat 1 the Band has not begun"
    assert any("elf-blue" not in hand(world, 0) for world in guesses(state, 1, 100))


UNSEEN = (
    "dwarf-red",
    "dwarf-blue",
    "elf-red",
    "elf-blue",
    "minotaur-red",
    "minotaur-grey",
    "centaur-red",
    "wingfolk-blue",
    "elf-grey",
)
TIMES = 2000


def small_deck(hidden: str) -> State:
    """Nine cards are hidden from seat 0: two of seat 1, and the deck, with two Dragons below its top four."""
    everything = Counter(cards_of(table(seats=2).dump()))
    rest = everything - Counter([*UNSEEN, "centaur-grey", "centaur-blue"])
    hands = {0: "centaur-grey", 1: f"centaur-blue* {hidden}"}
    return table(seats=2, hands=hands, pool=" ".join(rest.elements()), dragons=1, calm=4)


@rule("RUL-010", "ETN-034")
def test_a_guess_can_turn_out_in_every_way_and_none_is_favoured() -> None:
    state = small_deck("elf-red dwarf-blue")
    deck = look(state).deck
    assert deck == 7 + 2
    held: Counter[str] = Counter()
    on_top: Counter[str] = Counter()
    dragons: Counter[tuple[int, ...]] = Counter()
    for world in guesses(state, 0, TIMES):
        position = world.dump()
        assert Counter(cards_of(position)) == Counter(cards_of(state.dump()))
        held.update(card for card in hand(world, 1) if card != "centaur-blue")
        on_top[position["deck"][-1]] += 1
        dragons[tuple(i for i, card in enumerate(position["deck"]) if card == "dragon")] += 1
    assert set(held) == set(on_top) == set(UNSEEN)
    assert set(dragons) == set(combinations(range(5), 2)), "every place below the top four"
    for counter, expected in ((held, TIMES * 2 / 9), (on_top, TIMES / 9), (dragons, TIMES / 10)):
        assert all(0.7 * expected < count < 1.3 * expected for count in counter.values())


@rule("RUL-010")
def test_a_guess_does_not_depend_on_what_is_hidden() -> None:
    one, other = small_deck("elf-red dwarf-blue"), small_deck("elf-blue minotaur-grey")
    assert seen(one, 0) == seen(other, 0)
    for first, second in zip(guesses(one, 0, 20), guesses(other, 0, 20), strict=True):
        assert first.dump() == second.dump()


@rule("RUL-010")
def test_the_future_of_a_guess_is_not_the_future_of_the_game() -> None:
    state = table(seats=2, hands={1: "dwarf-red"})
    worlds = guesses(state, 0, 50)
    drawn = Counter(hand(play(world, 0, "draw"), 0)[0] for world in worlds)
    assert len(drawn) > 10
    assert len({tuple(world.dump()["random"]) for world in worlds}) == 50
