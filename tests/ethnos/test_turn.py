"""A turn: recruit an Ally or play a Band. Ledger sections 5, 6 and 8."""

from __future__ import annotations

import pytest

from tablewright.core.errors import Illegal
from tablewright.core.random import seeded
from tablewright.core.rules import rule
from tests.ethnos.table import hand, lead, legal, look, play, player, pool, start, table, told, wander, why

TEN = "dwarf-red dwarf-red dwarf-blue dwarf-blue dwarf-green dwarf-green dwarf-grey dwarf-grey dwarf-orange orc-red"
NINE = TEN.rpartition(" ")[0]


@rule("ETN-037")
def test_a_turn_is_a_recruit_or_a_band_and_nothing_else() -> None:
    state = table(hands={0: "dwarf-red orc-blue"}, pool="elf-green elf-green troll-grey")
    assert legal(state) == ["draw", "take elf-green", "take troll-grey", "lead dwarf-red", "lead orc-blue"]


@rule("ETN-037")
@pytest.mark.parametrize("move", ["skip", "done", "place rhea", "summon", "raid", "advance", "enlist", "add dwarf-red"])
def test_other_moves_are_no_turn(move: str) -> None:
    state = table(hands={0: "dwarf-red orc-blue"})
    assert why(state, 0, move) == "ETN-037"
    before = state.dump()
    with pytest.raises(Illegal):
        play(state, 0, move)
    assert state.dump() == before


@rule("ETN-037", "RUL-013")
def test_there_is_no_pass() -> None:
    assert why(table(hands={0: "dwarf-red"}), 0, "pass") == "RUL-013"
    assert why(table(hands={0: "skeleton " * 9}), 0, "pass") == "RUL-013"
    assert why(table(hands={0: TEN}), 0, "pass") == "RUL-013"
    assert why(table(), 0, "pass") == "RUL-013"


@rule("ETN-037", "ETN-043")
def test_a_recruit_is_the_whole_turn() -> None:
    for recruit in ("draw", "take elf-green"):
        state = play(table(hands={0: "dwarf-red"}, pool="elf-green elf-blue"), 0, recruit)
        assert state.to_act == (1,)
        assert legal(state, 0) == []
        assert why(state, 0, "draw") == "ETN-038"


@rule("ETN-037")
def test_a_band_is_the_whole_turn() -> None:
    state = play(table(hands={0: "dwarf-red orc-blue"}), 0, "lead dwarf-red", "done", "place rhea")
    assert state.to_act == (1,)


@rule("ETN-038")
def test_turns_go_clockwise() -> None:
    state, order = table(active=2, seats=5), []
    for _ in range(7):
        order.append(state.to_act[0])
        play(state, order[-1], "draw")
    assert order == [2, 3, 4, 0, 1, 2, 3]


@rule("ETN-038")
def test_nobody_moves_out_of_turn() -> None:
    state = table(active=1, hands={0: "dwarf-red", 2: "elf-red"})
    assert state.to_act == (1,)
    assert [why(state, seat, "draw") for seat in (0, 2, 3)] == ["ETN-038"] * 3
    assert why(state, 0, "lead dwarf-red") == "ETN-038"


# --- recruit ------------------------------------------------------------------------------------------------------


@rule("ETN-039", "ETN-043")
def test_any_card_of_the_pool_may_be_taken() -> None:
    for card in ("elf-green", "troll-grey", "skeleton"):
        state = table(hands={0: "dwarf-red"}, pool="elf-green troll-grey skeleton")
        play(state, 0, f"take {card}")
        assert sorted(hand(state, 0)) == sorted(["dwarf-red", card])


@rule("ETN-039")
def test_a_card_that_is_not_in_the_pool_cannot_be_taken() -> None:
    assert why(table(pool="elf-green"), 0, "take elf-blue") == "ETN-039"


@rule("ETN-040")
def test_a_card_taken_is_not_replaced() -> None:
    state = table(pool="elf-green elf-green troll-grey")
    deck = look(state).deck
    play(state, 0, "take elf-green")
    assert (pool(state), look(state).deck) == (["elf-green", "troll-grey"], deck)
    play(state, 1, "take elf-green")
    play(state, 2, "take troll-grey")
    assert (pool(state), look(state).deck) == ([], deck)


@rule("ETN-041", "ETN-043")
def test_the_top_card_of_the_deck_may_be_drawn() -> None:
    state = table(hands={0: "dwarf-red"}, pool="elf-green", deck_top="orc-blue orc-grey")
    deck = look(state).deck
    play(state, 0, "draw")
    assert hand(state, 0) == ["dwarf-red", "orc-blue"]
    assert (pool(state), look(state).deck) == (["elf-green"], deck - 1)
    assert hand(play(state, 1, "draw"), 1) == ["orc-grey"]


@rule("ETN-042", "RUL-011")
def test_with_an_empty_pool_one_card_is_drawn_from_the_deck() -> None:
    state = table(hands={0: "dwarf-red"}, deck_top="orc-blue orc-grey")
    assert legal(state) == ["draw", "lead dwarf-red"]
    assert why(state, 0, "take orc-blue") == "ETN-042"
    assert hand(play(state, 0, "draw"), 0) == ["dwarf-red", "orc-blue"]
    assert state.to_act == (1,)


@rule("RUL-011")
def test_the_pool_has_no_upper_size() -> None:
    laid = " ".join(f"{kind}-{colour} {kind}-{colour}" for kind in ("elf", "orc") for colour in ("red", "blue", "grey"))
    state = table(hands={0: NINE}, pool=laid)
    play(state, 0, "lead dwarf-orange", "done", "skip")
    assert len(pool(state)) == 12 + 8


@rule("RUL-012")
def test_with_an_empty_hand_there_are_only_recruits() -> None:
    assert legal(table(pool="elf-green orc-blue")) == ["draw", "take elf-green", "take orc-blue"]
    assert legal(table()) == ["draw"]
    assert why(table(), 0, "lead dwarf-red") == "ETN-051"


# --- hand limit ---------------------------------------------------------------------------------------------------


@rule("ETN-049")
def test_with_ten_cards_a_band_must_be_played() -> None:
    state = table(hands={0: TEN}, pool="elf-green")
    assert {move.split()[0] for move in legal(state)} == {"lead"}
    assert why(state, 0, "draw") == "ETN-049"
    assert why(state, 0, "take elf-green") == "ETN-049"


@rule("ETN-050", "ETN-049")
def test_with_nine_cards_both_actions_are_open() -> None:
    state = table(hands={0: NINE}, pool="elf-green")
    assert {move.split()[0] for move in legal(state)} == {"draw", "take", "lead"}
    assert len(hand(play(state, 0, "take elf-green"), 0)) == 10


@rule("ETN-050")
def test_playing_still_needs_a_legal_band() -> None:
    assert legal(table(hands={0: "skeleton " * 9}, pool="elf-green")) == ["draw", "take elf-green"]


@rule("RUL-013")
def test_ten_skeletons_force_a_pass_that_changes_nothing() -> None:
    state = table(hands={0: "skeleton " * 10}, pool="elf-green", markers={0: {"rhea": 1}})
    assert legal(state) == ["pass"]
    before = look(state, 0)
    play(state, 0, "pass")
    after = look(state, 0)
    assert state.to_act == (1,)
    assert (after.players[0].hand, after.pool, after.deck) == (before.players[0].hand, before.pool, before.deck)
    assert (after.regions, after.players[0].score) == (before.regions, before.players[0].score)


@rule("RUL-013")
def test_the_pass_shows_what_forced_it() -> None:
    state = table(hands={0: "skeleton " * 10})
    assert look(state, 1).players[0].known == []
    play(state, 0, "pass")
    assert look(state, 1).players[0].known == ["skeleton"] * 10
    assert [event.args["seat"] for event in told(state, "passed", 1)] == ["0"]
    play(state, 1, "draw")
    for viewer in (1, 2, 3, None):
        assert look(state, viewer).players[0].known == ["skeleton"] * 10
        assert len(told(state, "passed", viewer)) == 1
        assert hand(state.guess(viewer, seeded("pass")), 0) == ["skeleton"] * 10


@rule("RUL-021")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_hand_never_exceeds_ten_cards(seats: int) -> None:
    largest = 0
    for seed in range(4):
        for state in wander(start("elf wizard", seats=seats, seed=seed), seed, prefer="draw take add keep summon"):
            largest = max([largest, *(seat.hand_size for seat in look(state).players)])
    assert largest == 10


@rule("RUL-021", "ETN-137")
def test_a_wizard_band_of_ten_draws_ten() -> None:
    cards = "wizard-red wizard-red dwarf-red dwarf-red elf-red elf-red orc-red orc-red troll-red troll-red"
    state = lead(table(hands={0: cards}), 0, cards)
    play(state, 0, "place rhea", "summon")
    assert player(state, 0).hand_size == 10


@rule("RUL-021", "ETN-104")
def test_kept_cards_were_in_a_hand_of_at_most_ten() -> None:
    state = table(
        hands={0: "elf-red elf-blue elf-green elf-grey elf-orange " + "orc-red orc-red orc-blue orc-blue orc-grey"}
    )
    lead(state, 0, "elf-red elf-blue elf-green elf-grey elf-orange")
    play(
        state,
        0,
        "skip",
        *(f"keep {card}" for card in ["orc-red", "orc-red", "orc-blue", "orc-blue", "orc-grey"]),
        "done",
    )
    assert (player(state, 0).hand_size, state.to_act) == (5, (1,))
