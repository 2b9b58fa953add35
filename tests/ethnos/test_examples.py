"""The worked examples of the rulebook."""

from __future__ import annotations

import pytest

from tablewright.core.rules import rule
from tests.ethnos.table import (
    REGIONS,
    age_end,
    hand,
    lead,
    legal,
    look,
    markers,
    paid,
    play,
    player,
    pool,
    scores,
    table,
    told,
    why,
)

RODERICK, ALEXIS, WILFRED = range(3)


@rule("EX-01")
def test_recruit_from_the_pool() -> None:
    state = table(seats=3, hands={RODERICK: "dwarf-red dwarf-blue"}, pool="dwarf-purple elf-green orc-grey")
    play(state, RODERICK, "take dwarf-purple")
    assert sorted(hand(state, RODERICK)) == ["dwarf-blue", "dwarf-purple", "dwarf-red"]
    assert pool(state) == ["elf-green", "orc-grey"]


@rule("EX-02")
def test_recruit_from_the_deck() -> None:
    state = table(seats=3, active=ALEXIS, hands={ALEXIS: "elf-purple"}, pool="orc-grey", deck_top="dwarf-purple")
    play(state, ALEXIS, "draw")
    assert hand(state, ALEXIS) == ["dwarf-purple", "elf-purple"]
    assert pool(state) == ["orc-grey"]
    shown = {viewer: [event.args["card"] for event in told(state, "drew", viewer)] for viewer in (0, 1, 2, None)}
    assert shown == {RODERICK: [None], ALEXIS: ["dwarf-purple"], WILFRED: [None], None: [None]}


@rule("EX-03")
def test_third_marker_with_three_cards() -> None:
    state = table(
        seats=3,
        hands={RODERICK: "dwarf-purple dwarf-red dwarf-blue elf-green orc-grey"},
        markers={RODERICK: {"duris": 2}, ALEXIS: {"duris": 2}},
    )
    play(lead(state, RODERICK, "dwarf-purple dwarf-red dwarf-blue"), RODERICK, "place duris")
    assert markers(state, "duris") == [3, 2, 0]
    assert (hand(state, RODERICK), pool(state)) == ([], ["elf-green", "orc-grey"])


@rule("EX-04")
def test_band_too_small_and_wingfolk_help() -> None:
    state = table(
        seats=3,
        active=ALEXIS,
        hands={ALEXIS: "wingfolk-purple elf-purple orc-grey"},
        markers={ALEXIS: {"duris": 2, "rhea": 1}, RODERICK: {"rhea": 1}},
    )
    lead(state, ALEXIS, "wingfolk-purple elf-purple")
    assert why(state, ALEXIS, "place duris") == "ETN-136"
    play(state, ALEXIS, "place rhea")
    assert markers(state, "rhea") == [1, 2, 0]
    assert (hand(state, ALEXIS), pool(state)) == ([], ["orc-grey"])


@rule("EX-05")
@pytest.mark.parametrize("seats", [3, 4])
def test_second_age_clear_ranking(seats: int) -> None:
    counts = {RODERICK: {"duris": 4}, ALEXIS: {"duris": 3}, WILFRED: {"duris": 1}}
    state = age_end(seats=seats, age=2, awards={"duris": (2, 4, 8)[: 2 if seats == 3 else 3]}, markers=counts)
    assert paid(state, "duris", 2)[:3] == [4, 2, 0]


@rule("EX-06")
@pytest.mark.parametrize("seats", [3, 4])
def test_second_age_tie_for_first(seats: int) -> None:
    counts = {RODERICK: {"duris": 4}, ALEXIS: {"duris": 4}, WILFRED: {"duris": 1}}
    state = age_end(seats=seats, age=2, awards={"duris": (2, 4, 8)[: 2 if seats == 3 else 3]}, markers=counts)
    assert paid(state, "duris", 2)[:3] == [3, 3, 0]


@rule("EX-07")
def test_band_scoring() -> None:
    bands = ["elf-green orc-green", "dwarf-red dwarf-blue dwarf-purple", "elf-red orc-red troll-red minotaur-red"]
    state = age_end(bands=[(RODERICK, band) for band in bands])
    assert [event.args["points"] for event in told(state, "band-scored")] == ["1", "6", "6"]
    assert paid(state, "bands")[RODERICK] == 13


@rule("EX-08")
def test_two_player_marker() -> None:
    counts = {0: {"duris": 2}, 1: {"duris": 1}}
    cards = "elf-purple elf-red elf-blue elf-green"
    three = lead(table(seats=2, hands={0: cards}, markers=counts), 0, cards.rpartition(" ")[0])
    assert not any(move.startswith("place") for move in legal(three))
    assert markers(three, "duris") == [2, 1]
    four = play(lead(table(seats=2, hands={0: cards}, markers=counts), 0, cards), 0, "place duris")
    assert markers(four, "duris") == [3, 1]


@rule("EX-09")
def test_centaur_chain() -> None:
    state = table(
        hands={0: "centaur-blue centaur-grey orc-red orc-green elf-purple"}, markers={0: {"straton": 1, "rhea": 1}}
    )
    play(lead(state, 0, "centaur-blue centaur-grey"), 0, "place straton")
    play(lead(state, 0, "orc-red orc-green"), 0, "place rhea")
    assert pool(state) == []
    play(state, 0, "enlist")
    assert (markers(state, "straton")[0], markers(state, "rhea")[0], player(state, 0).horde) == (2, 2, ["rhea"])
    assert pool(state) == ["elf-purple"], "only then the discard"


@rule("EX-10")
def test_dwarf_bonus() -> None:
    assert paid(age_end(bands=[(0, "dwarf-red dwarf-blue dwarf-green dwarf-grey")]), "bands") == [10, 0, 0, 0]


@rule("EX-11")
def test_elf_keeps_cards() -> None:
    state = table(hands={0: "elf-red elf-blue elf-green dwarf-red orc-blue troll-green wizard-grey"})
    play(
        lead(state, 0, "elf-red elf-blue elf-green"),
        0,
        "skip",
        "keep dwarf-red",
        "keep orc-blue",
        "keep wizard-grey",
        "done",
    )
    assert hand(state, 0) == ["dwarf-red", "orc-blue", "wizard-grey"]
    assert pool(state) == ["troll-green"]


@rule("EX-12")
def test_giant_token_changes_hands() -> None:
    state = table(hands={0: "giant-red giant-blue giant-green", 1: "giant-red giant-blue giant-green giant-grey"})
    play(lead(state, 0, "giant-red giant-blue giant-green"), 0, "skip")
    assert (scores(state), player(state, 0).size_token) == ([2, 0, 0, 0], True)
    play(lead(state, 1, "giant-red giant-blue giant-green giant-grey"), 1, "skip")
    assert scores(state) == [2, 2, 0, 0]
    assert [seat.size_token for seat in look(state).players] == [False, True, False, False]


@rule("EX-13")
def test_giant_token_at_the_end_of_the_first_age() -> None:
    state = age_end(bands=[(1, "giant-red giant-blue")])
    assert paid(state, "size-age") == [0, 2, 0, 0]
    assert not any(seat.size_token for seat in look(state).players)


@rule("EX-14")
def test_merfolk_symbol() -> None:
    state = table(hands={0: "merfolk-green merfolk-red merfolk-blue"}, markers={0: {"althea": 2, "rhea": 3}})
    play(lead(state, 0, "merfolk-green merfolk-red merfolk-blue"), 0, "place althea", "advance")
    assert (markers(state, "althea")[0], player(state, 0).sea) == (3, 3)
    assert legal(state) == [*(f"place {region}" for region in REGIONS), "skip"]
    play(state, 0, "place rhea")
    assert (markers(state, "rhea")[0], state.to_act) == (4, (1,))


@rule("EX-15")
def test_merfolk_at_the_end_of_the_first_age() -> None:
    assert paid(age_end("merfolk", sea={0: 2, 2: 7, 3: 6}), "sea") == [0, 0, 1, 0]


@rule("EX-16")
def test_minotaur() -> None:
    state = table(hands={0: "minotaur-red elf-red orc-red"}, markers={0: {"rhea": 3}})
    play(lead(state, 0, "minotaur-red elf-red orc-red"), 0, "place rhea")
    assert markers(state, "rhea") == [4, 0, 0, 0]


@rule("EX-17")
def test_orc_marker() -> None:
    state = table(hands={0: "orc-orange orc-red"}, markers={0: {"ithys": 1}})
    play(lead(state, 0, "orc-orange orc-red"), 0, "place ithys", "enlist")
    assert (markers(state, "ithys")[0], player(state, 0).horde) == (2, ["ithys"])


@rule("EX-18")
def test_orc_cash_in() -> None:
    state = table("orc", dragons=2, deck_top="dragon", horde={0: "rhea straton ithys"})
    before = player(state, 0).supply
    play(state, 0, "draw", "raid")
    assert scores(state) == [6, 0, 0, 0]
    assert (player(state, 0).horde, player(state, 0).supply) == ([], before + 3)


@rule("EX-19")
def test_skeletons_leave() -> None:
    assert paid(age_end(bands=[(0, "elf-red elf-blue elf-green skeleton skeleton")]), "bands") == [3, 0, 0, 0]


@rule("EX-20")
def test_troll_token() -> None:
    state = table(hands={0: "troll-red troll-blue troll-green troll-grey"})
    play(lead(state, 0, "troll-red troll-blue troll-green troll-grey"), 0, "place rhea")
    assert legal(state) == ["claim 1", "claim 2", "claim 3", "claim 4", "skip"]
    assert [why(state, 0, f"claim {token}") for token in (5, 6)] == ["ETN-129", "ETN-129"]
    for token in range(1, 5):
        assert player(play(state.copy(), 0, f"claim {token}"), 0).tokens == [token]


@rule("EX-21")
def test_troll_tie() -> None:
    counts = {0: {"rhea": 2}, 1: {"rhea": 2}}
    state = age_end("troll", age=2, awards={"rhea": (2, 6, 10)}, markers=counts, tokens={0: [1, 3], 1: [2]})
    assert paid(state, "rhea", 2) == [6, 2, 0, 0]
    state = age_end("troll", age=2, awards={"rhea": (2, 6, 10)}, markers=counts, tokens={0: [3], 1: [4]})
    assert paid(state, "rhea", 2) == [2, 6, 0, 0]


@rule("EX-22")
def test_wingfolk() -> None:
    own = {"althea": 3, "duris": 2, "ithys": 0, "rhea": 4, "straton": 1, "pelagon": 2}
    state = table(hands={0: "wingfolk-purple wingfolk-red wingfolk-blue"}, markers={0: own})
    lead(state, 0, "wingfolk-purple wingfolk-red wingfolk-blue")
    assert legal(state) == ["place duris", "place ithys", "place straton", "place pelagon", "skip"]


@rule("EX-23")
def test_wizard() -> None:
    state = table(hands={0: "wizard-red wizard-blue dwarf-green orc-grey"}, deck_top="elf-red elf-blue")
    play(lead(state, 0, "wizard-red wizard-blue"), 0, "skip")
    assert (hand(state, 0), pool(state)) == ([], ["dwarf-green", "orc-grey"])
    assert hand(play(state, 0, "summon"), 0) == ["elf-red", "elf-blue"]
