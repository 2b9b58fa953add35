"""Playing a Band. Ledger section 9 and its rulings."""

from __future__ import annotations

import pytest

from tablewright.core.errors import BadPosition
from tablewright.core.rules import rule
from tablewright.core.state import State
from tablewright.games.ethnos import GAME
from tests.ethnos.table import (
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
    table,
    told,
    why,
)

REDS = "dwarf-red dwarf-red elf-red elf-red giant-red giant-red halfling-red halfling-red orc-red orc-red"


def laid(state: State, seat: int = 0) -> list[list[str]]:
    """The Bands in front of a seat."""
    return [band.cards for band in look(state).players[seat].bands]


# --- the cards ------------------------------------------------------------------------------------------------------


@rule("ETN-051")
@pytest.mark.parametrize("size", range(1, 11))
def test_a_band_is_one_to_ten_cards_from_the_hand(size: int) -> None:
    cards = REDS.split()[:size]
    state = lead(table(hands={0: REDS}), 0, " ".join(cards))
    assert laid(state) == [cards]
    assert look(state).size == size


@rule("ETN-051")
def test_the_cards_come_from_the_own_hand() -> None:
    state = table(hands={0: "dwarf-red dwarf-blue", 1: "dwarf-green"}, pool="dwarf-grey")
    for card in ("dwarf-green", "dwarf-grey", "dwarf-orange"):
        assert why(state, 0, f"lead {card}") == "ETN-051"
    play(state, 0, "lead dwarf-red")
    for card in ("dwarf-green", "dwarf-grey", "dwarf-red"):
        assert why(state, 0, f"add {card}") == "ETN-051"


@rule("ETN-052")
@pytest.mark.parametrize(
    ("cards", "allowed"),
    [
        ("dwarf-red dwarf-blue dwarf-green", True),
        ("dwarf-red elf-red orc-red", True),
        ("dwarf-red dwarf-red", True),
        ("dwarf-red dwarf-red elf-red", True),
        ("dwarf-red dwarf-red dwarf-blue", True),
        ("dwarf-red elf-blue", False),
        ("dwarf-red dwarf-blue elf-red", False),
        ("elf-red dwarf-red dwarf-blue", False),
        ("dwarf-red dwarf-red dwarf-blue elf-red", False),
    ],
)
def test_all_cards_share_one_kind_or_all_share_one_colour(cards: str, allowed: bool) -> None:
    state = table(hands={0: cards})
    order = state.setting.words["card"].index
    leader, *others = cards.split()
    play(state, 0, f"lead {leader}")
    refused = []
    for card in sorted(others, key=order):
        if (reason := state.why_not(0, f"add {card}")) is not None:
            refused.append(reason.rule)
        else:
            play(state, 0, f"add {card}")
    assert refused == ([] if allowed else ["ETN-052"])
    assert len(laid(play(state, 0, "done"))[0]) == len(cards.split()) - len(refused)


@rule("ETN-052")
def test_the_second_card_settles_whether_kind_or_colour_counts() -> None:
    state = table(hands={0: "dwarf-red dwarf-blue elf-red orc-red"})
    play(state, 0, "lead dwarf-red")
    assert legal(state) == ["add dwarf-blue", "add elf-red", "add orc-red", "done"]
    play(state, 0, "add elf-red")
    assert legal(state) == ["add orc-red", "done"]
    assert why(state, 0, "add dwarf-blue") == "ETN-052"


@rule("RUL-018", "ETN-125")
def test_a_band_of_skeletons_only_is_illegal() -> None:
    state = table(hands={0: "skeleton skeleton"})
    assert legal(state) == ["draw"]
    assert why(state, 0, "lead skeleton") == "ETN-125"
    with pytest.raises(BadPosition):
        table(bands=[(0, "skeleton skeleton")])


@rule("RUL-019", "ETN-126")
@pytest.mark.parametrize(
    ("cards", "size"),
    [
        ("dwarf-red skeleton", 2),
        ("dwarf-red dwarf-blue skeleton skeleton", 4),
        ("dwarf-red elf-red skeleton", 3),
        ("dwarf-red " + "skeleton " * 9, 10),
    ],
)
def test_skeletons_join_any_band(cards: str, size: int) -> None:
    state = lead(table(hands={0: cards}), 0, cards)
    assert laid(state) == [cards.split()]
    assert look(state).size == size


@rule("RUL-019", "ETN-052")
def test_skeletons_do_not_join_cards_that_do_not_match() -> None:
    state = play(table(hands={0: "dwarf-red dwarf-blue elf-red skeleton"}), 0, "lead dwarf-red", "add dwarf-blue")
    assert legal(state) == ["add skeleton", "done"]
    with pytest.raises(BadPosition):
        table(bands=[(0, "dwarf-red skeleton elf-blue")])


@rule("RUL-020")
def test_a_band_of_more_than_ten_cards_is_rejected() -> None:
    table(bands=[(0, REDS)])
    with pytest.raises(BadPosition) as refused:
        table(bands=[(0, f"{REDS} troll-red")])
    assert "position-band" in [reason.key for reason in refused.value.reasons]


@rule("RUL-020", "ETN-080", "ETN-057")
@pytest.mark.parametrize("size", [7, 8, 9, 10])
def test_bands_of_seven_to_ten_score_15_and_count_as_many(size: int) -> None:
    cards = " ".join(f"merfolk-{colour} merfolk-{colour}" for colour in ("red", "blue", "green", "grey", "purple"))
    band = " ".join(cards.split()[:size])
    state = play(lead(table(hands={0: band}), 0, band), 0, "skip", "advance")
    assert player(state, 0).sea == size
    assert paid(age_end("merfolk", bands=[(0, band)]), "bands") == [15, 0, 0, 0]


@rule("RUL-114")
def test_the_other_cards_are_picked_in_the_order_of_the_card_list() -> None:
    state = table(hands={0: "dwarf-blue dwarf-green dwarf-red skeleton"})
    play(state, 0, "lead dwarf-blue", "add dwarf-red")
    assert legal(state) == ["add skeleton", "done"]
    assert why(state, 0, "add dwarf-green") == "RUL-114"
    play(state, 0, "add skeleton", "done")
    assert laid(state) == [["dwarf-blue", "dwarf-red", "skeleton"]]


@rule("RUL-114")
def test_every_band_can_be_built_in_exactly_one_way() -> None:
    built = []
    growing = [table(hands={0: "dwarf-red dwarf-red dwarf-blue elf-red skeleton"})]
    while growing:
        state = growing.pop()
        for move in legal(state):
            if move.split()[0] in ("lead", "add", "done"):
                later = play(state.copy(), 0, move)
                built += [tuple(band) for band in laid(later)]
                growing += [] if laid(later) else [later]
    assert len(built) == len(set(built))
    # By Leader: red Dwarf with any of (red Dwarf, blue Dwarf) or (red Dwarf, red Elf), with the Skeleton or not …
    assert len([band for band in built if band[0] == "dwarf-red"]) == 2 * (2 + 2 + 2)
    assert len([band for band in built if band[0] == "dwarf-blue"]) == 2 * 3
    assert len([band for band in built if band[0] == "elf-red"]) == 2 * 3


@rule("ETN-051", "RUL-114")
@pytest.mark.parametrize("cards", ["dwarf-red", "dwarf-red orc-blue", REDS, "dwarf-red " + "skeleton " * 9])
def test_a_band_is_ended_by_done_even_where_no_card_can_join(cards: str) -> None:
    leader, *others = cards.split()
    state = play(table(hands={0: cards}), 0, f"lead {leader}")
    joining = [card for card in others if card != "orc-blue"]
    play(state, 0, *(f"add {card}" for card in joining))
    assert (legal(state), look(state, 0).step, laid(state)) == (["done"], "band", [])
    assert GAME.restore(state.dump()).dump() == state.dump()
    assert laid(play(state, 0, "done")) == [[leader, *joining]]


@rule("ETN-053", "ETN-051")
def test_before_the_band_is_ended_nothing_else_can_be_done() -> None:
    state = play(table(hands={0: "dwarf-red orc-blue"}), 0, "lead dwarf-red")
    assert [why(state, 0, move) for move in ("place rhea", "skip", "draw", "lead orc-blue")] == ["ETN-053"] * 4
    assert why(state, 0, "add orc-blue") == "ETN-052"


def offered(state: State) -> list[list[str]]:
    """The lines that seat 0 is offered, as texts."""
    return [[state.text(move) for move in line] for line in GAME.lines(state, 0)]


@rule("RUL-114", "ETN-052")
def test_every_line_of_a_band_ends_with_done() -> None:
    state = table(hands={0: "dwarf-red dwarf-blue elf-red orc-grey skeleton"})
    assert offered(state) == [
        ["draw"],
        ["lead dwarf-red", "add dwarf-blue", "add skeleton", "done"],
        ["lead dwarf-red", "add elf-red", "add skeleton", "done"],
        ["lead dwarf-blue", "add dwarf-red", "add skeleton", "done"],
        ["lead dwarf-blue", "add skeleton", "done"],
        ["lead elf-red", "add skeleton", "done"],
        ["lead elf-red", "add dwarf-red", "add skeleton", "done"],
        ["lead orc-grey", "add skeleton", "done"],
    ]
    for line in offered(state)[1:]:
        assert len(laid(play(state.copy(), 0, *line))) == 1
    assert offered(table(hands={0: "dwarf-red"})) == [["draw"], ["lead dwarf-red", "done"]]
    assert ["lead dwarf-red", *(f"add {card}" for card in REDS.split()[1:]), "done"] in offered(table(hands={0: REDS}))


@rule("RUL-114", "ETN-100")
def test_the_lines_of_an_extra_band_end_with_done_too() -> None:
    state = play(table(hands={0: "centaur-red dwarf-blue orc-grey"}), 0, "lead centaur-red", "done", "place rhea")
    assert offered(state) == [["lead dwarf-blue", "done"], ["lead orc-grey", "done"], ["skip"]]


# --- the Leader -----------------------------------------------------------------------------------------------------


@rule("ETN-053")
def test_exactly_one_card_leads_and_lies_on_top() -> None:
    state = lead(table(hands={0: "dwarf-blue dwarf-green dwarf-red"}), 0, "dwarf-red dwarf-green dwarf-blue")
    assert laid(state)[0][0] == "dwarf-red"
    assert look(state).leader == "dwarf-red"


@rule("ETN-053")
@pytest.mark.parametrize(
    ("leader", "region"), [("dwarf-blue", "straton"), ("dwarf-green", "althea"), ("dwarf-red", "rhea")]
)
def test_the_leaders_colour_counts(leader: str, region: str) -> None:
    others = " ".join(card for card in ("dwarf-blue", "dwarf-green", "dwarf-red") if card != leader)
    state = lead(table(hands={0: "dwarf-blue dwarf-green dwarf-red"}), 0, f"{leader} {others}")
    assert legal(state) == [f"place {region}", "skip"]


@rule("ETN-053", "ETN-055")
def test_the_leaders_kind_counts() -> None:
    hands = {0: "orc-red troll-red"}
    orc = play(lead(table(hands=hands), 0, "orc-red troll-red"), 0, "skip")
    assert legal(orc) == ["enlist", "skip"]
    troll = play(lead(table(hands=hands), 0, "troll-red orc-red"), 0, "skip")
    assert legal(troll) == ["claim 1", "claim 2", "skip"]


@rule("ETN-055")
@pytest.mark.parametrize("other", ["merfolk", "orc", "troll", "elf", "wizard", "centaur", "wingfolk"])
def test_other_cards_of_the_band_have_no_effect(other: str) -> None:
    state = lead(table(hands={0: f"dwarf-red {other}-red dwarf-blue dwarf-green"}), 0, f"dwarf-red {other}-red")
    assert legal(state) == ["place rhea", "skip"]
    play(state, 0, "place rhea")
    assert state.to_act == (1,)
    assert player(state, 0).hand_size == 0


@rule("ETN-055")
def test_a_giant_or_a_minotaur_that_does_not_lead_has_no_effect() -> None:
    state = lead(table(hands={0: "dwarf-red giant-red"}), 0, "dwarf-red giant-red")
    assert not player(state, 0).size_token
    state = lead(table(hands={0: "dwarf-red minotaur-red"}, markers={0: {"rhea": 2}}), 0, "dwarf-red minotaur-red")
    assert state.to_act == (1,)


@rule("ETN-055")
@pytest.mark.parametrize("move", ["advance", "claim 1", "enlist"])
def test_only_the_leaders_own_ability_can_be_used(move: str) -> None:
    for leader, own in (("merfolk", "advance"), ("troll", "claim 1"), ("orc", "enlist")):
        state = play(table("merfolk troll orc", hands={0: f"{leader}-red"}), 0, f"lead {leader}-red", "done", "skip")
        if move == own:
            assert move in legal(state)
        else:
            assert why(state, 0, move) == "ETN-055"


@rule("ETN-056", "RUL-023")
@pytest.mark.parametrize(
    ("leader", "step", "use"),
    [
        ("centaur", "extra-band", "lead dwarf-blue"),
        ("merfolk", "ability", "advance"),
        ("orc", "ability", "enlist"),
        ("troll", "ability", "claim 1"),
        ("wizard", "reinforce", "summon"),
    ],
)
def test_an_ability_may_be_declined(leader: str, step: str, use: str) -> None:
    state = play(table(hands={0: f"{leader}-red dwarf-blue"}), 0, f"lead {leader}-red", "done", "place rhea")
    assert look(state).step == step
    assert legal(state) == [use, "skip"]
    play(state, 0, "skip")
    view = look(state).players[0]
    assert (view.sea or 0, view.horde or [], view.tokens, view.hand_size) == (0, [], [], 0)
    assert state.to_act == (1,)


@rule("ETN-056", "RUL-023")
def test_an_elf_may_keep_nothing_and_a_wingfolk_stay_at_home() -> None:
    state = play(table(hands={0: "elf-red dwarf-blue"}), 0, "lead elf-red", "done", "skip", "done")
    assert (hand(state, 0), pool(state)) == ([], ["dwarf-blue"])
    state = play(table(hands={0: "wingfolk-red"}), 0, "lead wingfolk-red", "done", "place rhea")
    assert markers(state, "rhea") == [1, 0, 0, 0]


@rule("RUL-023")
def test_giants_dwarves_and_minotaurs_work_by_themselves() -> None:
    giant = play(table(hands={0: "giant-red"}), 0, "lead giant-red", "done", "skip")
    assert (giant.to_act, player(giant, 0).size_token, player(giant, 0).score) == ((1,), True, 2)
    dwarf = play(table(hands={0: "dwarf-red"}), 0, "lead dwarf-red", "done", "skip")
    assert dwarf.to_act == (1,)
    minotaur = play(table(hands={0: "minotaur-red"}, markers={0: {"rhea": 1}}), 0, "lead minotaur-red", "done")
    assert legal(minotaur) == ["place rhea", "skip"]


@rule("RUL-023")
def test_each_extra_marker_of_the_merfolk_may_be_declined_by_itself() -> None:
    state = table(hands={0: "merfolk-red merfolk-blue"}, sea={0: 2})
    play(lead(state, 0, "merfolk-red merfolk-blue"), 0, "skip", "advance", "skip")
    assert (player(state, 0).sea, player(state, 0).supply, state.to_act) == (4, 24, (1,))


@rule("ETN-057")
@pytest.mark.parametrize(
    ("cards", "size"), [("troll-red", 1), ("troll-red troll-blue", 2), ("troll-red elf-red skeleton skeleton", 4)]
)
def test_x_counts_the_leader_and_skeletons(cards: str, size: int) -> None:
    state = play(lead(table(hands={0: cards}), 0, cards), 0, "skip")
    assert legal(state) == [*(f"claim {token}" for token in range(1, size + 1)), "skip"]


# --- the order of resolution ------------------------------------------------------------------------------------------


@rule("ETN-054", "RUL-024")
def test_marker_then_ability_then_discard() -> None:
    state = lead(table(hands={0: "orc-red orc-blue dwarf-grey"}), 0, "orc-red orc-blue")
    steps = [look(state).step]
    assert why(state, 0, "enlist") == "ETN-054"
    play(state, 0, "place rhea")
    steps.append(look(state).step)
    assert hand(state, 0) == ["dwarf-grey"], "the discard comes last"
    play(state, 0, "enlist")
    assert steps == ["marker", "ability"]
    assert [event.kind for event in state.events(1)] == ["laid", "placed", "enlisted", "discarded"]


@rule("ETN-054", "RUL-024")
def test_a_wizard_draws_after_the_discard() -> None:
    state = play(table(hands={0: "wizard-red orc-blue"}), 0, "lead wizard-red", "done", "place rhea")
    assert look(state).step == "reinforce"
    assert (pool(state), hand(state, 0)) == (["orc-blue"], [])
    play(state, 0, "summon")
    assert [event.kind for event in state.events(1)] == ["laid", "placed", "discarded", "drew"]


@rule("RUL-024")
def test_an_elf_acts_inside_the_discard_and_wingfolk_inside_the_marker_step() -> None:
    elf = play(table(hands={0: "elf-red orc-blue"}), 0, "lead elf-red", "done", "place rhea")
    assert look(elf).step == "discard"
    wingfolk = play(table(hands={0: "wingfolk-red"}), 0, "lead wingfolk-red", "done")
    assert look(wingfolk).step == "marker"
    assert "place straton" in legal(wingfolk)


@rule("ETN-058")
def test_all_cards_left_in_hand_are_discarded_face_up() -> None:
    state = table(hands={0: "dwarf-red dwarf-blue orc-red orc-red elf-grey skeleton"}, pool="elf-blue")
    lead(state, 0, "dwarf-red dwarf-blue")
    play(state, 0, "skip")
    assert hand(state, 0) == []
    assert sorted(pool(state)) == sorted(["elf-blue", "orc-red", "orc-red", "elf-grey", "skeleton"])
    assert [event.args["cards"] for event in told(state, "discarded", 2)] == [
        ["elf-grey", "orc-red", "orc-red", "skeleton"]
    ]


@rule("ETN-058")
def test_no_card_may_be_kept() -> None:
    state = lead(table(hands={0: "dwarf-red dwarf-blue orc-red"}), 0, "dwarf-red dwarf-blue")
    assert why(state, 0, "keep orc-red") == "ETN-054"
    play(state, 0, "skip")
    assert (hand(state, 0), state.to_act) == ([], (1,))


@rule("ETN-059")
def test_discarded_cards_can_be_recruited_by_anybody() -> None:
    state = play(table(hands={0: "dwarf-red orc-blue elf-grey"}), 0, "lead dwarf-red", "done", "skip")
    play(state, 1, "take orc-blue")
    assert hand(state, 1) == ["orc-blue"]
    play(state, 2, "draw")
    play(state, 3, "draw")
    assert hand(play(state, 0, "take elf-grey"), 0) == ["elf-grey"]


@rule("ETN-060")
def test_a_band_stays_before_its_owner_till_the_age_ends() -> None:
    state = lead(
        table(hands={0: "dwarf-red dwarf-blue", 1: "orc-red"}, dragons=2, deck_top="dragon"), 0, "dwarf-red dwarf-blue"
    )
    play(state, 0, "skip")
    play(state, 1, "lead orc-red", "done", "skip", "skip")
    assert (laid(state, 0), laid(state, 1)) == ([["dwarf-red", "dwarf-blue"]], [["orc-red"]])
    play(state, 2, "draw")
    assert look(state).age == 2
    assert (laid(state, 0), laid(state, 1)) == ([], [])


@rule("ETN-060")
def test_the_bands_of_a_player_lie_side_by_side() -> None:
    state = play(
        table(bands=[(0, "elf-red elf-blue"), (1, "orc-red")], hands={0: "dwarf-red"}),
        0,
        "lead dwarf-red",
        "done",
        "skip",
    )
    assert laid(state, 0) == [["elf-red", "elf-blue"], ["dwarf-red"]]


@rule("ETN-061", "ETN-064")
def test_a_band_may_be_too_small_for_a_marker_and_scores_all_the_same() -> None:
    state = table(hands={0: "dwarf-red elf-red"}, markers={0: {"rhea": 2}}, dragons=2, deck_top="dragon")
    lead(state, 0, "elf-red dwarf-red")
    play(state, 1, "draw")
    assert markers(state, "rhea") == [2, 0, 0, 0]
    assert paid(state, "bands") == [1, 0, 0, 0]


@rule("ETN-061", "ETN-063")
def test_a_band_may_be_larger_than_its_marker_needs() -> None:
    cards = "elf-red elf-blue elf-green elf-grey"
    state = play(lead(table(hands={0: cards}, dragons=2, deck_top="dragon"), 0, cards), 0, "place rhea")
    play(state, 1, "draw")
    assert markers(state, "rhea") == [1, 0, 0, 0]
    assert paid(state, "bands") == [6, 0, 0, 0]


@rule("RUL-020")
def test_a_position_with_a_mixed_band_is_no_position() -> None:
    position = table(bands=[(0, "dwarf-red dwarf-blue")], pool="elf-green").dump()
    position["bands"][0]["cards"], position["pool"] = ["dwarf-red", "elf-green"], ["dwarf-blue"]
    with pytest.raises(BadPosition) as refused:
        GAME.restore(position)
    assert [reason.rule for reason in refused.value.reasons] == ["ETN-052"]
