"""Battles: the order, Battle Scores, Swift, Protected, and their results. Ledger sections 12, 14 and 15."""

from __future__ import annotations

import pytest

from tablewright.core.rules import rule
from tests.ettin.field import ENEMY, THEIR_ALLY, YOU, Cards, battles, happened, scores, war
from tests.ettin.table import at, legal, look, play, side, told

SWIFT = {"abilities": ["swift"]}
TOWER = "far: arc-tower"
"""A Protected Defense of Strength 3 whose parapet shows Magic alone, at your Ruins."""


@rule("ETT-088", "ETT-197")
def test_all_deployed_cards_are_turned_up_before_the_first_battle() -> None:
    state = war("camp: militia hidden; far: guard-tower", "camp: militia-2 hidden")
    play(state, YOU, "deploy militia adventure")
    assert side(state, YOU, THEIR_ALLY).places[3].units[0].card is None
    play(state, ENEMY, "deploy militia-2 near")
    turned = [(event.args["place"], event.args["cards"]) for event in told(state, "turned-up")]
    assert turned == [("near", ["militia-2"]), ("adventure", ["militia"])]
    kinds = [event.kind for event in state.events(None)]
    assert max(i for i, kind in enumerate(kinds) if kind == "turned-up") < kinds.index(
        "battle", kinds.index("deployed")
    )


@rule("ETT-089", "ETT-118", "R-007")
def test_the_battles_go_from_the_far_end_to_the_adventure() -> None:
    state = war("far: militia; middle: militia-2; near: militia-3; adventure: militia-4")
    fought = [event.args["place"] for event in told(state, "battle") if event.args["other"] == "joymore"]
    assert fought == ["far", "middle", "near", "adventure"]
    assert scores(state) == [1 + 0, 1 + 2, 1 + 3, 1], "Ruins, Town, City, and nothing for the Adventure"


@rule("ETT-090", "ETT-091", "ETT-097")
def test_a_battle_is_over_before_the_next_one_begins() -> None:
    cards: Cards = {
        "militia": {"abilities": ["terrify"], "strength": 3},
        "militia-2": {"abilities": ["terrify"]},
    }
    state = war("far: militia; middle: militia-2", "far: swordsmiths, guard-tower; middle: guard-tower-2", cards=cards)
    assert told(state, "battle-won") == [], "targets of the first battle are being named"
    play(state, YOU, "target guard-tower")
    kinds = [
        event.kind
        for event in state.events(None)
        if "joymore" in event.args.values() or "dwarves" in event.args.values()
    ]
    first = kinds[kinds.index("battle") :]
    assert first[:6] == ["battle", "aimed", "withdrew", "scored", "scored", "battle-won"]
    assert first[6:9] == ["battle", "aimed", "withdrew"]


@rule("ETT-104", "ETT-105", "ETT-166", "EX-05", "ETT-103", "ETT-107", "ETT-108", "ED-08", "R-052")
def test_units_and_location_make_the_score_and_a_side_without_troops_can_win() -> None:
    state = war("far: guard-tower", "far: dwarf-warriors")
    assert (scores(state), scores(state, "dwarves")) == ([2], [1 + 2])
    assert battles(state)["far"] == "dwarves"
    other = war("far: guard-tower, fort-ericson", "far: dwarf-warriors")
    assert (scores(other), scores(other, "dwarves")) == ([5], [3])
    assert battles(other)["far"] == "joymore", "your two Defenses beat it without a Troop"
    spoils = war("far: guard-tower, fort-ericson; adventure: guard-tower-2", "far: militia; adventure: militia-2")
    assert legal(spoils, YOU) == ["take militia", "done"]


@rule("EX-06", "R-051")
def test_troops_against_an_empty_location_still_compare_scores() -> None:
    state = war("middle: swordsmiths")
    assert (scores(state), scores(state, "dwarves")) == ([1 + 2], [2])
    assert battles(state)["middle"] == "joymore"
    weak = war("far: militia", nations={3: "risen"}, cards={"risen": {"far": "city 2"}})
    assert battles(weak, "joymore", "risen")["far"] == "risen", "1 from Ruins against an empty City of 3"
    free = war("far: militia", nations={3: "risen"}, cards={"risen": {"far": "city 2"}}, unopposed_wins=True)
    assert battles(free, "joymore", "risen")["far"] == "joymore"


@rule("ETT-096", "R-053", "ED-09", "R-054", "ETT-110")
def test_no_battle_only_if_both_sides_have_no_troop() -> None:
    state = war("far: guard-tower; middle: guard-tower-2, militia; adventure: guard-tower-3", "near: militia-2")
    assert battles(state) == {"far": "none", "middle": "joymore", "near": "dwarves", "adventure": "none"}
    assert len(scores(state)) == 2, "no scores are compared where there is no battle"


@rule("ETT-109", "ETT-113", "R-055")
def test_equal_scores_are_a_tie() -> None:
    state = war("near: militia; adventure: militia-2", "near: swordsmiths", cards={"militia-2": {"strength": 0}})
    assert battles(state) == {"far": "none", "middle": "none", "near": "tie", "adventure": "tie"}
    assert look(state).pairs[0].outcomes == ["no-battle", "no-battle", "tie", "tie"]


@rule("ETT-106")
def test_defenses_that_stayed_count_in_later_wars() -> None:
    state = war("far: fort-ericson", "far: militia", age=2)
    assert (scores(state), scores(state, "dwarves")) == ([3], [1 + 1])
    assert at(state, YOU, "far") == ["fort-ericson"]


# --- Swift ------------------------------------------------------------------------------------------------------


@rule("ETT-111", "ETT-112", "ETT-113", "ETT-114", "R-056", "R-057")
@pytest.mark.parametrize(
    ("own", "enemy", "wins"),
    [
        ("", "", "tie"),
        ("swift", "", "joymore"),
        ("", "swift", "dwarves"),
        ("swift", "swift", "tie"),
        ("swift 2", "swift", "joymore"),
        ("swift", "swift 3", "dwarves"),
    ],
)
def test_swift_decides_a_tie_by_its_icons(own: str, enemy: str, wins: str) -> None:
    cards: Cards = {
        "militia": {"abilities": [own] if own else []},
        "militia-2": {"abilities": [enemy] if enemy else []},
    }
    assert battles(war("near: militia", "near: militia-2", cards=cards))["near"] == wins


@rule("R-056")
def test_swift_counts_on_defenses_and_summed_up_but_not_on_units_that_left() -> None:
    cards: Cards = dict.fromkeys(("guard-tower", "militia"), SWIFT)
    cards["swordsmiths"] = {"abilities": ["swift"], "strength": 3}
    state = war("near: guard-tower, militia", "near: swordsmiths", cards=cards)
    assert battles(state)["near"] == "joymore"
    assert [event.args["icons"] for event in told(state, "swift-won")] == ["2"]
    shot: Cards = {"swordsmiths": {"abilities": ["swift", "ranged"], "strength": 3}, "militia-2": {"strength": 2}}
    gone = war("near: guard-tower, militia", "near: swordsmiths, militia-2", cards=shot)
    play(gone, ENEMY, "target militia")
    assert battles(gone)["near"] == "tie", "2 against 2: the Swift unit has fired and left"


@rule("ETT-112")
def test_swift_decides_nothing_but_ties() -> None:
    state = war("near: militia", "near: swordsmiths", cards={"militia": SWIFT, "swordsmiths": {"strength": 2}})
    assert battles(state)["near"] == "dwarves"


# --- Protected --------------------------------------------------------------------------------------------------


@rule("EX-07", "ETT-116", "ED-10")
def test_a_protected_defense_turns_a_loss_into_no_battle() -> None:
    state = war("near: arc-tower", "near: ogre-bashers")
    assert (scores(state), scores(state, "dwarves")) == ([6], [7])
    assert battles(state)["near"] == "none"
    assert happened(state, "protects") == [("joymore", "arc-tower")]


@rule("EX-08", "ETT-117", "ED-11", "R-059")
@pytest.mark.parametrize("with_magic", ["sorcerer-guild", "guard-tower"])
def test_any_unit_that_matches_the_parapet_breaks_it(with_magic: str) -> None:
    cards: Cards = {"guard-tower": {"abilities": ["magic"]}}
    state = war("near: arc-tower", f"near: ogre-bashers, {with_magic}", cards=cards)
    assert battles(state)["near"] == "dwarves"


@rule("EX-10", "ETT-117", "R-060")
@pytest.mark.parametrize(
    ("ability", "wins"), [("flying", "dwarves"), ("siege", "dwarves"), ("conquest", "dwarves"), ("magic", "none")]
)
def test_one_icon_of_a_parapet_is_enough(ability: str, wins: str) -> None:
    cards: Cards = {
        "arc-tower": {"weaknesses": ["flying", "siege", "conquest"]},
        "ogre-bashers": {"abilities": [ability]},
    }
    assert battles(war("near: arc-tower", "near: ogre-bashers", cards=cards))["near"] == wins


@rule("R-060")
def test_each_of_several_protected_defenses_must_be_matched() -> None:
    cards: Cards = {
        "arc-tower-2": {"weaknesses": ["siege"]},
        "militia": {"abilities": ["magic"], "strength": 9},
        "militia-2": {"abilities": ["siege"]},
    }
    both = "near: arc-tower, arc-tower-2"
    assert battles(war(both, "near: militia", cards=cards))["near"] == "none"
    assert battles(war(both, "near: militia, militia-2", cards=cards))["near"] == "dwarves"


@rule("R-058", "ETT-115")
def test_protected_changes_neither_a_win_nor_a_tie() -> None:
    strong: Cards = {"militia": {"strength": 4}, "militia-2": {"strength": 3}}
    assert battles(war("near: arc-tower, militia", "near: swordsmiths", cards=strong))["near"] == "joymore"
    assert battles(war("near: arc-tower", "near: militia-2", cards=strong))["near"] == "tie"
    swift: Cards = {"militia-2": {"strength": 3, "abilities": ["swift"]}}
    assert battles(war("near: arc-tower", "near: militia-2", cards=swift))["near"] == "none"
    for enemy in ("swordsmiths", "militia-2"):
        state = war("near: arc-tower", f"near: {enemy}", cards=strong, protected_always=True)
        assert battles(state)["near"] == "none"


@rule("R-061", "R-063")
def test_protected_holds_beside_own_troops_and_only_for_the_loser() -> None:
    cards: Cards = {"militia": {"strength": 2}, "ogre-bashers": {"strength": 9}}
    state = war("near: arc-tower, militia", "near: ogre-bashers, arc-tower-2", cards=cards)
    assert battles(state)["near"] == "none"
    assert happened(state, "protects") == [("joymore", "arc-tower")]
    won = war("near: arc-tower, sorcerer-guild", "near: militia, arc-tower-2", cards=cards)
    assert battles(won)["near"] == "joymore"


@rule("R-062", "ETT-118")
def test_protected_holds_at_the_adventure() -> None:
    state = war("adventure: arc-tower", "adventure: ogre-bashers")
    assert battles(state)["adventure"] == "none"


@rule("ETT-098", "ETT-116")
def test_protected_looks_at_what_is_left_after_all_other_abilities() -> None:
    cards: Cards = {"militia": {"abilities": ["terrify"]}, "ogre-bashers": {"strength": 9}}
    state = war("near: arc-tower, militia", "near: ogre-bashers, sorcerer-guild", cards=cards)
    play(state, YOU, "target sorcerer-guild")
    assert battles(state)["near"] == "none", "the only Magic has fled"


@rule("EX-09", "ETT-122", "ETT-119")
def test_a_winner_without_adventure_strength_has_a_token_and_no_attempt() -> None:
    state = war("", "adventure: militia")
    assert battles(state)["adventure"] == "dwarves"
    assert legal(state, ENEMY) == ["take-top", "done"], "Spoils at once, no attempt"
    assert told(state, "rolled") == []
