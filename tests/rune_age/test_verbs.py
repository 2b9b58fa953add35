"""Every verb: what abilities do. docs/games/rune-age-cards.md says it in words."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.core.rules import rule
from tablewright.core.state import State
from tablewright.games.rune_age.verbs import VERBS
from tests.rune_age.table import (
    area,
    combat,
    damage,
    exhausted,
    fight,
    hand,
    lay,
    left,
    legal,
    look,
    pile,
    play,
    player,
    rolling,
    step,
    table,
    told,
    totals,
    why,
)


def given(timing: str, ability: dict[str, Any], races: str = "daqan waiqar", **layout: Any) -> State:
    """A table where knights have this ability and no other."""
    pack = {"knight": {"played": {"if": "hand >= 99", "do": [{"draw": 1}]}, timing: ability}}
    return table(races, cards=pack, **layout)


def acting(rows: list[dict[str, Any]], **layout: Any) -> State:
    """A table where seat 0 has just used a Card action that does this."""
    hands = {0: "knight " + layout.pop("hand", ""), **layout.pop("hands", {})}
    return play(given("action", {"do": rows}, hands=hands, **layout), 0, "use knight")


def besieging(rows: list[dict[str, Any]], price: list[dict[str, Any]] | None = None, **layout: Any) -> State:
    """A siege in which seat 0 has just played a knight that may do this, against two units of seat 1."""
    hands = {0: "knight archer " + layout.pop("hand", ""), 1: "necromancer reanimate " + layout.pop("theirs", "")}
    ability = {"do": rows, **({"price": price} if price else {})}
    state = play(given("played", ability, hands=hands, **layout), 0, "besiege waiqar")
    lay(state, 0, "archer")
    lay(state, 1, "necromancer")
    return play(state, 0, "play knight")


# --- cards ------------------------------------------------------------------------------------------------------


def test_draw() -> None:
    assert hand(acting([{"draw": 2}], decks={0: "gold-1 gold-2 gold-3"}), 0) == ["gold-1", "gold-2"]
    state = play(besieging([{"draw": 1, "of": "opponent"}], decks={1: "gold-3"}), 0, "use knight")
    assert "gold-3" in hand(state, 1)
    state = acting([{"draw": 1, "per": "strongholds"}], decks={0: "gold-1 " * 5}, areas={0: "daqan-stronghold " * 3})
    assert len(hand(state, 0)) == 3


def test_discard() -> None:
    state = acting([{"discard": 1}], hand="gold-1 footman")
    assert legal(state) == ["choose footman", "choose gold-1"]
    play(state, 0, "choose gold-1")
    assert "gold-1" in pile(state, 0)
    state = acting([{"discard": 2, "from": "deck"}], decks={0: "gold-1 gold-2 gold-3"})
    assert pile(state, 0) == ["gold-1", "gold-2", "knight"]
    state = acting([{"discard": 2, "may": True}], hand="gold-1 footman")
    assert "done" in legal(state)
    state = play(besieging([{"discard": 1, "of": "opponent", "by": "chance"}]), 0, "use knight")
    assert pile(state, 1) == ["necromancer", "reanimate"]
    assert told(state, "discarded")[0].args == {"seat": "1", "card": "reanimate"}


@rule("RUA-R100")
def test_cards_of_a_hidden_hand_are_chosen_by_chance() -> None:
    state = besieging([{"discard": 1, "of": "opponent", "by": "user"}], theirs="gold-1 gold-2 gold-3")
    play(state, 0, "use knight")
    assert len(pile(state, 1)) == 1
    assert int(state.sealed) == int(state.ply)


def test_destroy() -> None:
    state = play(besieging([{"destroy": 1, "of": "opponent", "what": "unit"}]), 0, "use knight")
    assert left(state, "necromancer", 1) == 4
    state = acting([{"destroy": 1, "from": "hand", "what": "gold"}], hand="gold-1 footman")
    assert left(state, "gold-1") == 14
    assert left(state, "footman") == 7
    state = acting([{"destroy": 1, "from": "cities"}], areas={0: "forge"})
    assert area(state, 0) == []
    state = acting([{"destroy": 1, "from": "strongholds"}], areas={0: "daqan-stronghold"})
    assert len(player(state, 0).strongholds) == 3
    state = acting([{"destroy": 1, "from": "rewards"}], areas={0: "mithrilim"})
    assert "mithrilim" in look(state).event_pile
    state = acting([{"destroy": 1, "from": "discard", "worth": 3}], piles={0: "gold-1 gold-2"})
    assert pile(state, 0) == ["gold-1", "knight"]


def test_destroy_by_the_owner() -> None:
    state = besieging([{"destroy": 1, "of": "opponent", "what": "unit", "by": "owner"}])
    play(state, 0, "skip")
    lay(state, 1, "reanimate")
    state = table(
        scenario="runewars",
        hands={0: "summon-lightning knight", 1: "necromancer reanimate"},
        areas={0: "rune-of-haste"},
    )
    play(state, 0, "besiege waiqar")
    lay(state, 0, "knight")
    lay(state, 1, "necromancer")
    play(state, 0, "play summon-lightning", "use summon-lightning")
    assert [each.wounded for each in combat(state).attackers.fighters] == [True, False]
    assert left(state, "necromancer", 1) == 4


def test_wound() -> None:
    state = play(besieging([{"wound": 1, "of": "opponent"}]), 0, "use knight")
    assert combat(state).defenders.fighters[0].wounded
    play(state, 1, "pass")
    assert left(state, "necromancer", 1) == 4
    state = play(besieging([{"wound": 1, "units": "all"}]), 0, "use knight")
    assert [each.wounded for each in combat(state).attackers.fighters] == [True, True]


def test_heal() -> None:
    state = play(besieging([{"wound": 1, "units": "this"}, {"heal": 1}]), 0, "use knight")
    assert [event.args["card"] for event in told(state, "wounded")] == ["knight"]
    assert not any(each.wounded for each in combat(state).attackers.fighters)
    state = play(besieging([{"wound": 1, "units": "all"}, {"heal": 1}]), 0, "use knight", "choose archer")
    assert [each.wounded for each in combat(state).attackers.fighters] == [False, True]


def test_strengthen() -> None:
    state = play(besieging([{"strengthen": 2}]), 0, "use knight")
    assert [each.strength for each in combat(state).attackers.fighters] == [2, 5]
    state = play(besieging([{"strengthen": 1, "units": "all"}]), 0, "use knight")
    assert [each.strength for each in combat(state).attackers.fighters] == [3, 4]
    state = play(besieging([{"strengthen": 1, "units": "chosen"}]), 0, "use knight", "choose archer")
    assert [each.strength for each in combat(state).attackers.fighters] == [3, 3]
    state = play(besieging([{"strengthen": -9, "units": "all", "of": "opponent"}]), 0, "use knight")
    assert totals(state)[1] == 0
    state = play(besieging([{"strengthen": 1, "per": "friends"}]), 0, "use knight")
    assert totals(state)[0] == 6


def test_reveal() -> None:
    state = acting([{"reveal": 2, "keep": 1, "what": "unit"}], decks={0: "footman archer gold-1"})
    assert step(state) == "shown"
    assert look(state, 1).shown == ["footman", "archer"]
    assert why(state, 0, "choose gold-1") == "RUA-146"
    play(state, 0, "choose archer")
    assert (hand(state, 0), pile(state, 0)) == (["archer"], ["footman", "knight"])
    assert look(state, 1).players[0].known == ["archer"]
    state = acting([{"reveal": 1, "what": "gold", "to": "deck"}], decks={0: "footman archer"})
    assert look(state, 1).players[0].top == ["footman"]
    state = acting([{"reveal": 1, "what": "gold", "to": "either"}], decks={0: "footman archer"})
    assert legal(state) == ["discard", "return"]
    assert pile(play(state, 0, "discard"), 0) == ["footman", "knight"]


def test_look() -> None:
    state = acting([{"look": 3}], decks={0: "footman archer gold-1 gold-2"})
    assert look(state, 0).shown == ["footman", "archer", "gold-1"]
    assert look(state, 1).shown == [None, None, None]
    play(state, 0, "choose footman", "done", "choose gold-1")
    assert pile(state, 0) == ["footman", "knight"]
    assert player(state, 0).top == ["archer", "gold-1"]
    assert look(state, 1).players[0].top == []
    assert look(state, None).players[0].top == []


def test_take() -> None:
    state = acting([{"take": 1, "what": "gold", "from": "discard"}], piles={0: "footman gold-2"})
    assert hand(state, 0) == ["gold-2"]
    state = acting([{"take": 1, "from": "discard", "may": True}], piles={0: "footman gold-2"})
    assert legal(state) == ["choose footman", "choose gold-2", "done"]


def test_join() -> None:
    state = play(besieging([{"join": 1, "from": "hand"}], hand="footman"), 0, "use knight")
    assert [each.card for each in combat(state).attackers.fighters] == ["archer", "knight", "footman"]
    state = play(besieging([{"join": 1, "what": "footman", "from": "barracks"}]), 0, "use knight")
    assert totals(state)[0] == 6
    assert left(state, "footman") == 7


def test_gain() -> None:
    state = acting([{"gain": 1, "what": "gold-2", "from": "centre"}])
    assert pile(state, 0) == ["gold-2", "knight"]
    state = acting([{"gain": 1, "what": "unit", "at-most": 2, "from": "barracks", "to": "hand"}])
    assert legal(state) == ["choose footman", "choose archer", "choose novice-mage"]
    play(state, 0, "choose archer")
    assert hand(state, 0) == ["archer"]
    assert look(state, 1).players[0].known == ["archer"]


def test_buy() -> None:
    state = table("orcs daqan", hands={0: "warlord gold-3 gold-1"}, areas={0: "mithrilim"})
    play(state, 0, "besiege daqan", "play warlord", "use warlord")
    assert legal(state) == ["spend gold-1", "spend gold-3", "spend mithrilim", "done"]
    play(state, 0, "spend gold-3")
    assert why(state, 0, "done") == "RUA-R13"
    assert why(state, 0, "buy warlord") == "RUA-R15"
    play(state, 0, "buy beastmaster")
    assert hand(state, 0) == ["beastmaster", "gold-1"]
    play(state, 0, "play beastmaster")
    assert totals(state)[0] == 6


def test_spend() -> None:
    rows: dict[str, Any] = {"price": [{"spend": 4}], "do": [{"draw": 1}]}
    layout: dict[str, Any] = {"hands": {0: "knight"}, "decks": {0: "gold-1"}}
    state = given("action", rows, areas={0: "forge"}, **layout)
    assert why(state, 0, "use knight") == "RUA-146"
    state = play(given("action", rows, areas={0: "forge greyhaven"}, **layout), 0, "use knight", "exhaust forge")
    assert why(state, 0, "done") == "RUA-064"
    play(state, 0, "exhaust greyhaven")
    assert hand(state, 0) == ["gold-1"]


def test_exhaust() -> None:
    ability: dict[str, Any] = {"price": [{"exhaust": 1, "from": "cities"}], "do": [{"draw": 1}]}
    state = given("action", ability, hands={0: "knight"}, areas={0: "forge"}, decks={0: "gold-1"})
    play(state, 0, "use knight")
    assert (exhausted(state, 0), hand(state, 0)) == (["forge"], ["gold-1"])
    assert (
        why(given("action", ability, hands={0: "knight"}, areas={0: "forge/exhausted"}), 0, "use knight") == "RUA-146"
    )


def test_refresh() -> None:
    state = acting([{"refresh": 1, "from": "cities"}], areas={0: "forge/exhausted greyhaven/exhausted"})
    play(state, 0, "choose forge")
    assert exhausted(state, 0) == ["greyhaven"]


def test_damage() -> None:
    assert damage(acting([{"damage": 3}])) == [3, 0]
    assert damage(play(besieging([{"damage": 2, "of": "opponent"}]), 0, "use knight")) == [0, 2]


def test_repair() -> None:
    assert damage(acting([{"repair": 3}], damage={0: 7})) == [4, 0]
    assert damage(acting([{"repair": 3}], damage={0: 2})) == [0, 0]


def test_toll() -> None:
    state = table(scenario="runewars", waiting=[], events="plague-of-vermin", areas={0: "greyhaven"})
    state = play(state, 0, "end")
    assert step(state) == "toll"
    play(state, 0, "exhaust greyhaven")
    assert damage(state) == [0, 2]
    state = table(
        scenario="runewars", waiting=[], events="plague-of-vermin", areas={0: "greyhaven"}, piles={0: "gold-1"}
    )
    play(state, 0, "end", "done")
    assert damage(state) == [2, 2]


def test_runes() -> None:
    state = table(scenario="runewars", waiting=[], events="dragon-rune-discovery", areas={1: "forge"})
    play(state, 0, "end")
    assert len(area(state, 0)) == 1
    assert area(state, 1) == ["forge"]


def test_attack() -> None:
    state = table("daqan waiqar latari", waiting=[], events="tzeitz", hands={1: "necromancer"}, areas={1: "mithrilim"})
    play(state, 0, "end")
    assert (state.to_act, look(state).step) == ((1,), "assault")
    assert combat(state).target == "tzeitz"
    play(state, 1, "play necromancer", "use necromancer")
    assert damage(state) == [0, 6, 0]
    assert "tzeitz" in look(state).event_pile


def test_give() -> None:
    state = table("daqan waiqar latari", waiting=[], events="rallying-support")
    play(state, 0, "end")
    assert why(state, 0, "name daqan") == "RUA-184"
    play(state, 0, "name waiqar")
    assert (area(state, 1), exhausted(state, 1)) == (["rallying-support"], [])


def test_reverse() -> None:
    state = table("daqan waiqar latari", scenario="monument", waiting=[1, 2], events="changing-winds")
    order = []
    for _ in range(6):
        order.append(state.to_act[0])
        play(state, state.to_act[0], "end")
        while step(state) != "turn":
            play(state, state.to_act[0], "done")
    assert order == [0, 1, 2, 0, 2, 1]


# --- lasting verbs ----------------------------------------------------------------------------------------------


def test_guard() -> None:
    state = rolling(table("dunwarr daqan", hands={0: "shieldbearer bombard axe-veteran"}, enemies="ghox"), 1)
    fight(state, 0, "ghox", "bombard axe-veteran shieldbearer")
    play(state, 0, "done")
    assert pile(state, 0) == ["axe-veteran", "bombard"]
    wounds = {"resolution": {"do": [{"wound": 1, "units": "all", "of": "opponent"}]}}
    state = table("daqan dunwarr", cards={"knight": wounds}, hands={0: "knight", 1: "shieldbearer axe-veteran"})
    lay(play(state, 0, "besiege dunwarr"), 0, "knight")
    lay(state, 1, "shieldbearer axe-veteran")
    play(state, 0, "use knight")
    assert [event.args["card"] for event in told(state, "wounded")] == ["shieldbearer", "axe-veteran"]


def test_sturdy() -> None:
    state = rolling(table(hands={0: "demon knight"}, enemies="ghox"), 2)
    fight(state, 0, "ghox", "demon knight")
    assert pile(state, 0) == ["demon"]
    state = acting([{"destroy": 2, "from": "hand"}], hand="demon footman")
    assert hand(state, 0) == ["demon"]
    state = acting([{"destroy": 1, "from": "discard"}], piles={0: "demon"})
    assert pile(state, 0) == ["demon", "knight"]


def test_bonus() -> None:
    state = table(scenario="runewars", hands={0: "knight"}, areas={0: "rune-of-might"})
    fight(state, 0, "daqan-stronghold", "knight")
    assert told(state, "won")[0].args["number"] == "3"
    state = table(scenario="runewars", hands={0: "knight"}, areas={0: "rune-of-might"})
    lay(play(state, 0, "besiege waiqar"), 0, "knight")
    assert damage(state) == [0, 5]


def test_shield() -> None:
    state = table(scenario="runewars", hands={0: "knight"}, areas={1: "rune-of-warding"})
    lay(play(state, 0, "besiege waiqar"), 0, "knight")
    assert damage(state) == [0, 2]


def test_refill() -> None:
    state = table(scenario="runewars", areas={0: "rune-of-haste"}, decks={0: "gold-1 " * 7, 1: "gold-1 " * 7})
    play(state, 0, "end")
    assert (len(hand(state, 0)), len(hand(state, 1))) == (6, 5)


def test_reroll() -> None:
    layout: dict[str, Any] = {"hands": {0: "knight demon"}, "areas": {0: "kalladra"}}
    state = rolling(table(**layout), 1, 0)
    fight(state, 0, "high-dragonlord", "knight demon")
    play(state, 0, "reroll")
    assert pile(state, 0) == ["demon", "knight"]
    state = fight(rolling(table(**layout), 1, 0), 0, "high-dragonlord", "knight demon")
    play(state, 0, "skip")
    assert pile(state, 0) == ["demon"]


def test_embolden() -> None:
    assert [thing.strength for thing in look(table(enemies="ghox choyo")).enemies] == [10, 10]


def test_cost() -> None:
    state = table(scenario="monument", enemies="thieves-guild", areas={0: "forge"})
    assert [each.cost for each in look(state, 0).piles[:3]] == [2, 4, 6]
    play(state, 0, "exhaust forge")
    assert why(state, 0, "buy gold-2") == "RUA-R15"


def test_forbid() -> None:
    pack = {
        "thieves-guild": {"static": {"for": "each", "do": [{"forbid": "spend-influence"}, {"forbid": "spend-gold"}]}}
    }
    state = table(scenario="monument", cards=pack, areas={0: "forge"}, hands={0: "gold-3"}, enemies="thieves-guild")
    assert why(state, 0, "exhaust forge") == "RUA-127"
    assert why(state, 0, "spend gold-3") == "RUA-127"
    pack = {"thieves-guild": {"static": {"for": "each", "do": [{"forbid": "siege-city"}, {"forbid": "battle-enemy"}]}}}
    state = table(scenario="monument", cards=pack, areas={1: "forge"}, enemies="thieves-guild quarry-beast")
    assert why(state, 0, "attack forge") == "RUA-127"
    assert why(state, 0, "attack quarry-beast") == "RUA-127"


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_has_a_test_of_its_own(verb: str) -> None:
    assert callable(globals().get(f"test_{verb}"))


# --- conditions, copies, order ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("hand >= 1", True), ("hand <= 0", False), ("friends >= 1", True), ("friends >= 2", False), ("kin <= 1", True),
        ("foes", True), ("foes >= 2", False), ("wounds <= 0", True), ("attacking", True), ("defending", False),
        ("siege", True), ("battle", False), ("at-realm", True), ("at-city", False), ("at-objective", False),
        ("at-enemy", False), ("at-instant", False), ("cities", True), ("strongholds >= 2", True),
        ("rewards", True), ("damage >= 4", True), ("gold >= 2", True), ("enemies >= 2", True), ("rivals <= 1", True),
        ("once", True),
    ],
)  # fmt: skip
def test_conditions(condition: str, holds: bool) -> None:
    mine = {0: "forge daqan-stronghold daqan-stronghold mithrilim"}
    pack = {"knight": {"played": {"if": condition, "do": [{"strengthen": 1}]}}}
    hands = {0: "knight archer gold-1 gold-2", 1: "necromancer reanimate"}
    state = table(cards=pack, hands=hands, areas=mine, damage={0: 4}, enemies="ghox")
    play(state, 0, "besiege waiqar")
    lay(state, 0, "archer")
    lay(state, 1, "necromancer")
    play(state, 0, "play knight")
    assert (step(state) == "played") == holds


@rule("RUA-R96")
def test_of_copies_the_sensible_one_is_meant() -> None:
    state = table(hands={0: "knight!p knight"}, decks={0: "gold-1 gold-1"})
    play(state, 0, "attack daqan-stronghold", "play knight")
    assert step(state) == "played"
    state = acting([{"discard": 1}], hand="archer archer!p")
    assert list(state.dump()["players"][0]["pile"]) == ["archer!p", "knight!a"]
    state = table("uthuk daqan", hands={0: "berserker berserker"}, enemies="ghox")
    play(state := rolling(state, 1), 0, "attack ghox", "play berserker", "use berserker")
    lay(state, 0, "berserker")
    assert told(state, "lost")[0].args["number"] == "1"


@rule("RUA-R32")
def test_an_enemys_ability_may_come_after_ones_own() -> None:
    pack = {"ghox": {"resolution": {"do": [{"strengthen": -1, "units": "all"}]}}}
    state = rolling(table(cards=pack, hands={0: "siege-engine gold-1 knight"}, enemies="ghox"), 0)
    fight(state, 0, "ghox", "siege-engine knight")
    assert legal(state) == ["use siege-engine", "use ghox"]
    assert why(state, 0, "done") == "RUA-080"
    play(state, 0, "use siege-engine")
    assert told(state, "lost")[0].args == {"seat": "0", "number": "7", "against": "8"}
