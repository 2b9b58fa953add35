"""Where rules meet: prices and their own cards, conquerors, targets that come back, shields of a shared realm."""

from __future__ import annotations

from typing import Any

from tablewright.core.rules import rule
from tests.rune_age.table import area, damage, exhausted, fight, hand, lay, legal, look, pile, play, table, why
from tests.rune_age.test_verbs import given


@rule("RUA-R102", "RUA-053", "RUA-146")
def test_a_card_does_not_pay_for_its_own_action() -> None:
    state = table(hands={0: "forced-march"}, decks={0: "gold-1 gold-2"})
    assert why(state, 0, "use forced-march") == "RUA-146"
    state = table(hands={0: "forced-march forced-march"}, decks={0: "gold-1 gold-2"})
    play(state, 0, "use forced-march")
    assert hand(state, 0) == ["gold-1", "gold-2"]
    pack = {"mithrilim": {"action": {"price": [{"exhaust": 1}], "do": [{"draw": 1}]}}}
    state = table(cards=pack, areas={0: "mithrilim"}, decks={0: "gold-1"})
    assert why(state, 0, "use mithrilim") == "RUA-146"


@rule("RUA-R102", "RUA-053")
def test_a_card_that_acts_is_no_longer_in_hand() -> None:
    alone: dict[str, Any] = {"if": "hand <= 0", "do": [{"draw": 2}]}
    state = given("action", alone, hands={0: "knight"}, decks={0: "gold-1 gold-1"})
    play(state, 0, "use knight")
    assert hand(state, 0) == ["gold-1", "gold-1"]
    others: dict[str, Any] = {"if": "hand >= 1", "do": [{"draw": 2}]}
    assert why(given("action", others, hands={0: "knight"}), 0, "use knight") == "RUA-146"


@rule("RUA-R90")
def test_what_cannot_be_destroyed_is_not_destroyed_in_hand() -> None:
    state = table(hands={0: "forced-march demon"}, decks={0: "gold-1 gold-2"})
    assert why(state, 0, "use forced-march") == "RUA-146"
    state = table(hands={0: "forced-march demon footman"}, decks={0: "gold-1 gold-2"})
    play(state, 0, "use forced-march")
    assert hand(state, 0) == ["demon", "gold-1", "gold-2"]
    state = table(scenario="monument", waiting=[], events="desertion", hands={0: "demon"}, areas={0: "forge"})
    play(state, 0, "end", "exhaust forge", "done")
    assert hand(state, 0) == ["demon"]


@rule("RUA-155", "RUA-R97")
def test_whoever_eliminates_in_any_siege_takes_the_runes() -> None:
    strikes: dict[str, Any] = {"do": [{"damage": 5, "of": "opponent"}]}
    layout: dict[str, Any] = {"races": "daqan waiqar orcs", "scenario": "runewars", "damage": {1: 18}}
    state = given("played", strikes, hands={0: "knight"}, areas={1: "forge rune-of-might"}, **layout)
    play(state, 0, "attack forge", "play knight", "use knight")
    assert area(state, 0) == ["rune-of-might", "forge"]
    hands = {0: "knight", 1: "giant-troll"}
    layout |= {"races": "daqan orcs waiqar", "active": 1}
    state = given("played", strikes, hands=hands, areas={1: "rune-of-might"}, **layout)
    play(state, 1, "besiege daqan", "play giant-troll")
    play(state, 0, "play knight", "use knight")
    assert area(state, 0) == ["rune-of-might"]
    assert damage(state) == [6 + 2 - 3, 20, 0]


@rule("RUA-R03", "RUA-R04")
def test_a_destroyed_stronghold_is_the_same_target_this_round() -> None:
    burns: dict[str, Any] = {"do": [{"destroy": 3, "from": "strongholds"}]}
    state = given("action", burns, hands={0: "knight archer"}, areas={0: "daqan-stronghold daqan-stronghold"})
    fight(state, 0, "daqan-stronghold", "archer")
    play(state, 0, "use knight")
    assert area(state, 0) == []
    for _ in range(2):
        fight(state, 0, "daqan-stronghold")
    assert why(state, 0, "attack daqan-stronghold") == "RUA-052"


@rule("RUA-R103", "RUA-183")
def test_a_shared_home_realm_is_shielded_by_everybody() -> None:
    shield = {1: "wyrmling-nest"}
    state = table(scenario="resurgence-together", waiting=[], events="phrylenex", areas=shield)
    play(state, 0, "end", "name daqan")
    assert look(state).players[0].damage == 2


@rule("RUA-099", "RUA-R38", "RUA-145")
def test_the_last_card_may_bring_another_before_its_player_passes() -> None:
    state = table("latari daqan", hands={0: "pegasus-rider"}, decks={0: "deepwood-archer"})
    play(state, 0, "besiege daqan", "play pegasus-rider", "use pegasus-rider")
    assert legal(state) == ["play deepwood-archer", "pass"]


@rule("RUA-135", "RUA-R45")
def test_a_neutral_unit_that_fought_goes_back_when_its_player_is_eliminated() -> None:
    state = table("daqan waiqar orcs", hands={0: "siege-engine siege-engine", 1: "demon"}, damage={1: 18})
    before = next(each.left for each in look(state).piles if each.card == "demon")
    lay(play(state, 0, "besiege waiqar"), 0, "siege-engine")
    lay(state, 1, "demon")
    lay(state, 0, "siege-engine")
    assert damage(state) == [0, 20, 0]
    assert next(each.left for each in look(state).piles if each.card == "demon") == before + 1


@rule("RUA-R104", "RUA-148")
def test_a_wounded_unit_taken_to_hand_at_the_end_is_saved() -> None:
    races, cards = "uthuk daqan", {0: "outriders warlock", 1: "footman"}
    state = table(races, scenario="landmarks", hands=cards, areas={1: "dawnsmoor"})
    lay(play(state, 0, "attack dawnsmoor"), 0, "outriders")
    lay(state, 1, "footman")
    play(state, 0, "play warlock", "use warlock", "choose outriders", "use outriders", "choose outriders")
    assert hand(state, 0) == ["outriders"]
    assert pile(state, 0) == ["warlock"]


@rule("RUA-104", "RUA-R01", "RUA-R03", "RUA-R43")
def test_a_city_lost_in_this_round_may_be_won_back_in_it() -> None:
    state = table(hands={0: "knight", 1: "necromancer"}, areas={1: "dawnsmoor/exhausted"})
    lay(play(state, 0, "attack dawnsmoor"), 0, "knight")
    play(state, 1, "pass")
    assert (area(state, 0), exhausted(state, 0)) == (["dawnsmoor"], [])
    play(state, 0, "end")
    lay(play(state, 1, "attack dawnsmoor"), 1, "necromancer")
    play(state, 0, "pass")
    assert area(state, 1) == ["dawnsmoor"]
