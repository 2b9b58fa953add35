"""Sieges, and the timing of abilities. Ledger sections 7 and 14."""

from __future__ import annotations

import pytest

from tablewright.core.rules import rule
from tablewright.core.state import State
from tests.rune_age.table import (
    area,
    combat,
    damage,
    exhausted,
    hand,
    lay,
    left,
    legal,
    look,
    pile,
    play,
    player,
    step,
    table,
    told,
    totals,
    why,
)

FORGES = {1: "forge/exhausted"}
"""Auto-defense 2."""


def siege(attacker: str, defender: str, target: str = "besiege waiqar", races: str = "daqan waiqar") -> State:
    """A siege to which both play these cards and then pass, using no ability."""
    state = table(races, hands={0: attacker, 1: defender}, areas=FORGES)
    play(state, 0, target)
    mine, others = attacker.split(), defender.split()
    while mine or others:
        for seat, cards in ((0, mine), (1, others)):
            if cards and state.to_act == (seat,) and step(state) == "assault":
                lay(state, seat, cards.pop(0))
    while look(state).combat is not None and step(state) in ("assault", "resolution"):
        play(state, state.to_act[0], "pass" if step(state) == "assault" else "done")
    return state


@rule("RUA-093", "RUA-094", "RUA-050", "RUA-051")
def test_targets_of_a_siege() -> None:
    state = table("daqan waiqar latari", areas={1: "forge", 2: "tamalir"})
    assert [move for move in legal(state) if move.startswith("besiege")] == ["besiege waiqar", "besiege latari"]
    assert why(state, 0, "besiege daqan") == "RUA-094"
    assert why(state, 0, "besiege orcs") == "RUA-094"
    play(state, 0, "attack forge")
    assert (combat(state).siege, combat(state).attackers.seat, combat(state).defenders.seat) == (True, 0, 1)


@rule("RUA-095")
def test_a_stronghold_is_never_besieged() -> None:
    state = table(areas={1: "waiqar-stronghold"})
    assert why(state, 0, "attack waiqar-stronghold") == "RUA-095"


@rule("RUA-096", "RUA-097", "RUA-099")
def test_players_alternate_the_attacker_first() -> None:
    state = table(hands={0: "knight knight gold-1", 1: "dark-knight dark-knight gold-1"})
    play(state, 0, "besiege waiqar")
    order = []
    while step(state) in ("assault", "played"):
        seat = state.to_act[0]
        order.append(seat)
        lay(state, seat, "knight" if seat == 0 else "dark-knight")
    assert order == [0, 1, 0, 1]
    assert [event.args["number"] for event in told(state, "played")] == ["3", "3", "6", "6"]


@rule("RUA-098", "RUA-145")
def test_when_played_comes_at_once_in_a_siege_too() -> None:
    state = table(hands={0: "archer gold-1 knight", 1: "reanimate reanimate"}, piles={1: "reanimate"})
    lay(play(state, 0, "besiege waiqar"), 0, "knight")
    play(state, 1, "play reanimate")
    assert (step(state), state.to_act) == ("played", (1,))
    play(state, 1, "use reanimate")
    assert totals(state) == (3, 2)
    play(state, 0, "play archer", "use archer")
    assert pile(state, 0) == ["gold-1"]
    assert totals(state) == (5, 1)


@rule("RUA-099", "RUA-100", "RUA-R38", "RUA-R81")
def test_whoever_has_passed_plays_no_more() -> None:
    state = table(hands={0: "knight knight footman", 1: "reanimate gold-1"})
    lay(play(state, 0, "besiege waiqar"), 0, "knight")
    play(state, 1, "pass")
    assert state.to_act == (0,)
    lay(state, 0, "knight")
    assert state.to_act == (0,)
    assert why(state, 1, "play reanimate") == "RUA-040"
    play(state, 0, "pass")
    assert damage(state) == [0, 6]
    state = table(hands={0: "knight", 1: "gold-1 gold-1"})
    lay(play(state, 0, "besiege waiqar"), 0, "knight")
    assert damage(state) == [0, 3]


@rule("RUA-R39")
def test_cards_that_come_after_a_pass_are_of_no_use() -> None:
    pack = {"knight": {"played": {"do": [{"draw": 2, "of": "opponent"}]}}}
    state = table(cards=pack, hands={0: "knight knight footman", 1: "reanimate"}, decks={1: "reanimate reanimate"})
    lay(play(state, 0, "besiege waiqar"), 0, "knight")
    play(state, 1, "pass")
    play(state, 0, "play knight", "use knight")
    assert hand(state, 1) == ["reanimate"] * 3
    assert state.to_act == (0,)


@rule("RUA-101", "RUA-147", "RUA-R33", "RUA-S27", "RUA-177")
def test_the_attacker_resolves_first_and_may_destroy_what_was_to_come() -> None:
    state = table("orcs waiqar", hands={0: "lizard-rider", 1: "dark-knight"})
    play(state, 0, "besiege waiqar", "play lizard-rider")
    play(state, 1, "play dark-knight")
    assert (step(state), state.to_act) == ("resolution", (0,))
    play(state, 0, "use lizard-rider")
    assert told(state, "won")[0].args == {"seat": "0", "number": "3", "against": "0"}
    assert left(state, "dark-knight", 1) == 3
    state = table("orcs waiqar", hands={0: "lizard-rider", 1: "dark-knight"})
    play(state, 0, "besiege waiqar", "play lizard-rider")
    play(state, 1, "play dark-knight")
    play(state, 0, "done")
    assert (step(state), state.to_act) == ("resolution", (1,))


@rule("RUA-102", "RUA-103", "RUA-105", "RUA-S16", "RUA-R40")
def test_a_tied_siege_of_a_city_is_the_defenders() -> None:
    state = siege("knight knight archer", "necromancer necromancer", "attack forge")
    assert told(state, "lost")[0].args == {"seat": "0", "number": "8", "against": "8"}
    assert exhausted(state, 1) == ["forge"]
    assert area(state, 0) == []
    assert damage(state) == [0, 0]


@rule("RUA-104", "RUA-S17", "RUA-R43")
def test_a_captured_city_arrives_refreshed() -> None:
    state = siege("knight knight knight", "necromancer necromancer", "attack forge")
    assert told(state, "won")[0].args["number"] == "9"
    assert area(state, 0) == ["forge"]
    assert exhausted(state, 0) == []
    play(state, 0, "exhaust forge", "buy gold-1", "done")


@rule("RUA-S18", "RUA-R41", "RUA-102")
@pytest.mark.parametrize(("cards", "taken"), [("footman", False), ("archer", True)])
def test_an_undefended_city_is_held_by_its_walls(cards: str, taken: bool) -> None:
    state = table(hands={0: cards}, areas={1: "frostgate"})
    lay(play(state, 0, "attack frostgate"), 0, cards)
    assert area(state, 0 if taken else 1) == ["frostgate"]


@rule("RUA-106", "RUA-107", "RUA-S19", "RUA-R40")
def test_damage_is_the_difference() -> None:
    state = table(hands={0: "knight knight knight", 1: "necromancer reanimate"}, damage={1: 12})
    play(state, 0, "besiege waiqar")
    for seat, card in ((0, "knight"), (1, "necromancer"), (0, "knight"), (1, "reanimate"), (0, "knight")):
        lay(state, seat, card)
    assert damage(state) == [0, 17]
    assert not player(state, 1).out
    assert (pile(state, 0), pile(state, 1)) == (["knight"] * 3, ["necromancer", "reanimate"])
    state = siege("footman", "necromancer")
    assert damage(state) == [0, 0]


@rule("RUA-108", "RUA-R35", "RUA-148")
def test_end_of_combat_attacker_first_then_the_wounded_then_the_others() -> None:
    hands = {0: "flesh-moulder crossbow-company gold-1", 1: "flesh-moulder crossbow-company gold-1"}
    state = table("daqan orcs", hired="crossbow-company flesh-moulder chaos-beast", hands=hands)
    play(state, 0, "besiege orcs")
    lay(state, 0, "flesh-moulder")
    lay(state, 1, "flesh-moulder")
    play(state, 0, "play crossbow-company", "use crossbow-company")
    play(state, 1, "play crossbow-company", "use crossbow-company", "choose flesh-moulder")
    assert (step(state), state.to_act) == ("aftermath", (0,))
    assert why(state, 0, "use crossbow-company") == "RUA-053"
    play(state, 0, "use flesh-moulder")
    assert (step(state), state.to_act) == ("aftermath", (1,))
    play(state, 1, "done")
    assert pile(state, 0) == ["crossbow-company", "flesh-moulder", "gold-1"]
    assert pile(state, 1) == ["crossbow-company", "gold-1"]
    assert left(state, "flesh-moulder") == 2


@rule("RUA-109")
def test_there_is_no_attrition_in_a_siege() -> None:
    assert told(siege("knight", "necromancer"), "die") == []


@rule("RUA-110", "RUA-052", "RUA-092")
def test_several_sieges_in_a_turn_each_target_once() -> None:
    state = table("daqan waiqar latari", hands={0: "knight knight knight"}, decks={0: "gold-1 " * 5})
    lay(play(state, 0, "besiege waiqar"), 0, "knight")
    play(state, 0, "pass")
    assert why(state, 0, "besiege waiqar") == "RUA-052"
    lay(play(state, 0, "besiege latari"), 0, "knight")
    play(state, 0, "pass")
    assert damage(state) == [0, 3, 3]
    assert hand(state, 0) == ["knight"]


@rule("RUA-R06")
def test_defending_is_not_attacking() -> None:
    state = table(hands={0: "knight", 1: "necromancer"}, areas={0: "forge", 1: "tamalir"}, decks={0: "knight"})
    lay(play(state, 0, "besiege waiqar"), 0, "knight")
    lay(state, 1, "necromancer")
    play(state, 0, "end")
    assert {"besiege daqan", "attack forge"} <= set(legal(state, 1))


# --- timing -----------------------------------------------------------------------------------------------------


@rule("RUA-144", "RUA-R11")
def test_an_ability_once_a_round_for_each_physical_card() -> None:
    state = table(hands={0: "knight!p knight", 1: ""}, decks={0: "gold-1 gold-2 gold-3"})
    play(state, 0, "attack high-dragonlord", "play knight", "use knight", "play knight")
    assert step(state) != "played"
    assert "gold-2" not in hand(state, 0)


@rule("RUA-R12")
def test_a_unit_returned_to_hand_keeps_its_use() -> None:
    state = table(hands={0: "knight roc-warrior"}, decks={0: "gold-1 gold-2"})
    play(
        state,
        0,
        "attack daqan-stronghold",
        "play knight",
        "use knight",
        "play roc-warrior",
        "use roc-warrior",
        "choose knight",
    )
    assert hand(state, 0) == ["knight", "gold-1"]
    play(state, 0, "play knight")
    assert step(state) == "turn"
    assert hand(state, 0) == ["gold-1"]


@rule("RUA-146")
def test_without_the_price_there_is_no_effect() -> None:
    state = table(hands={0: "novice-mage"}, decks={0: "gold-1"})
    play(state, 0, "attack daqan-stronghold", "play novice-mage")
    assert step(state) == "turn"
    state = table(hands={0: "novice-mage footman"}, decks={0: "gold-1"})
    play(state, 0, "attack daqan-stronghold", "play novice-mage", "use novice-mage")
    assert (hand(state, 0), pile(state, 0)) == (["gold-1"], ["footman", "novice-mage"])


@rule("RUA-146", "RUA-036")
def test_influence_may_be_the_price() -> None:
    state = table(
        "latari daqan", hands={0: "deepwood-archer"}, decks={0: "gold-1"}, areas={0: "forge greyhaven/exhausted"}
    )
    play(state, 0, "attack high-dragonlord", "play deepwood-archer", "use deepwood-archer", "exhaust forge")
    assert hand(state, 0) == ["gold-1"]
    assert exhausted(state, 0) == ["forge", "greyhaven"]


@rule("RUA-178")
def test_friendly_units_are_those_of_ones_own_side() -> None:
    state = table(hands={0: "knight battle-cry", 1: "necromancer"})
    lay(play(state, 0, "besiege waiqar"), 0, "knight")
    lay(state, 1, "necromancer")
    play(state, 0, "play battle-cry", "use battle-cry")
    assert told(state, "won")[0].args["number"] == "4"


@rule("RUA-S24", "RUA-R37")
def test_reanimate_brings_another_that_does_not_trigger() -> None:
    state = table("waiqar daqan", hands={0: "reanimate gold-1"}, piles={0: "reanimate reanimate"})
    play(state, 0, "attack waiqar-stronghold", "play reanimate", "use reanimate")
    assert area(state, 0) == ["waiqar-stronghold"]
    assert pile(state, 0) == ["reanimate"] * 3
    assert len(told(state, "joined")) == 1


@rule("RUA-S25", "RUA-147")
def test_the_dark_knight_counts_his_friends() -> None:
    state = table("waiqar daqan", hands={0: "dark-knight reanimate reanimate reanimate"})
    play(state, 0, "besiege daqan", "play dark-knight")
    lay(state, 0, "reanimate reanimate reanimate")
    play(state, 0, "use dark-knight")
    assert damage(state) == [0, 9]


@rule("RUA-S26", "RUA-145", "RUA-178")
def test_skeleton_archers_together_destroy_the_strong() -> None:
    state = table("daqan waiqar", hands={0: "archer siege-engine", 1: "skeleton-archer skeleton-archer"})
    lay(play(state, 0, "besiege waiqar"), 0, "archer")
    play(state, 1, "play skeleton-archer", "use skeleton-archer")
    assert left(state, "archer") == 4
    lay(state, 0, "siege-engine")
    play(state, 1, "play skeleton-archer", "use skeleton-archer")
    assert left(state, "siege-engine") == 3


@rule("RUA-S23", "RUA-R25", "RUA-117")
def test_a_wounded_unit_that_is_destroyed_counts_no_more() -> None:
    state = table("uthuk waiqar", hands={0: "berserker flesh-ripper", 1: "skeleton-archer skeleton-archer"})
    play(state, 0, "besiege waiqar", "play berserker", "use berserker")
    play(state, 1, "play skeleton-archer", "use skeleton-archer")
    assert left(state, "berserker") == 8
    play(state, 0, "play flesh-ripper")
    play(state, 1, "pass")
    assert told(state, "lost")[0].args == {"seat": "0", "number": "2", "against": "2"}
