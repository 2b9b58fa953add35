"""The units of the six races: what each does beside the tests of its verbs."""

from __future__ import annotations

from tests.rune_age.table import (
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
    table,
    told,
)


def test_footman_and_knight() -> None:
    state = table(hands={0: "footman"}, decks={0: "footman knight"})
    play(state, 0, "attack daqan-stronghold", "play footman", "use footman")
    assert hand(state, 0) == ["footman"]
    state = table(hands={0: "footman footman"}, decks={0: "gold-1 knight"})
    play(state, 0, "attack daqan-stronghold", "play footman", "use footman", "return")
    assert look(state, 1).players[0].top == ["gold-1"]
    state = table(hands={0: "knight footman"}, decks={0: "siege-engine"})
    play(state, 0, "attack daqan-stronghold", "play knight", "use knight")
    assert pile(state, 0) == ["siege-engine"]


def test_necromancer_vampire_and_wyrm() -> None:
    state = table("waiqar daqan", hands={0: "necromancer reanimate"}, decks={0: "gold-1 skeleton-archer"})
    play(state, 0, "attack waiqar-stronghold", "play necromancer", "use necromancer")
    assert (hand(state, 0), pile(state, 0)) == (["reanimate", "skeleton-archer"], ["gold-1"])
    state = table("waiqar daqan", hands={0: "vampire reanimate"}, decks={0: "gold-1 gold-2 reanimate wyrm"})
    play(state, 0, "attack waiqar-stronghold", "play vampire", "use vampire", "choose gold-1", "done")
    play(state, 0, "choose gold-2", "choose reanimate")
    assert player(state, 0).top == ["wyrm", "reanimate", "gold-2"]
    state = table("waiqar daqan", hands={0: "wyrm reanimate"}, piles={0: "gold-3 reanimate"})
    play(state, 0, "attack waiqar-stronghold", "play wyrm", "use wyrm", "choose gold-3")
    assert hand(state, 0) == ["reanimate", "gold-3"]


def test_the_orcs() -> None:
    state = table("orcs daqan", hands={0: "ravager ravager"})
    fight(state, 0, "orcs-stronghold", "ravager ravager")
    play(state, 0, "use ravager", "use ravager")
    assert told(state, "won")[0].args["number"] == "4"
    state = table("orcs daqan", hands={0: "beastmaster gold-1", 1: "knight footman archer"})
    play(state, 0, "besiege daqan", "play beastmaster", "use beastmaster")
    assert state.to_act == (1,)
    play(state, 1, "choose footman", "choose archer")
    assert sorted(pile(state, 1)) == ["archer", "footman"]
    state = table("orcs daqan", hands={0: "spiritspeaker"}, decks={0: "gold-1 ravager"})
    play(state, 0, "attack orcs-stronghold", "play spiritspeaker", "use spiritspeaker")
    assert (hand(state, 0), pile(state, 0)) == (["ravager"], ["gold-1"])


def test_the_elves() -> None:
    state = table("latari daqan", hands={0: "darnati-warrior deepwood-archer deepwood-archer deepwood-archer"})
    fight(state, 0, "latari-stronghold", "darnati-warrior deepwood-archer deepwood-archer deepwood-archer")
    play(state, 0, "use darnati-warrior")
    assert told(state, "won")[0].args["number"] == "6"
    state = table(
        "latari daqan", hands={0: "elder-treant glade-warden"}, areas={0: "forge/exhausted"}, decks={0: "gold-1"}
    )
    play(
        state,
        0,
        "attack latari-stronghold",
        "play elder-treant",
        "use elder-treant",
        "play glade-warden",
        "use glade-warden",
    )
    assert exhausted(state, 0) == []
    assert legal(state) == ["discard", "return"]


def test_the_uthuk() -> None:
    state = table(
        "uthuk daqan", hands={0: "blood-harvester chaos-lord flesh-ripper", 1: "knight"}, decks={0: "gold-1 gold-1"}
    )
    play(state, 0, "besiege daqan", "play blood-harvester", "use blood-harvester")
    assert hand(state, 0).count("gold-1") == 2
    lay(state, 1, "knight")
    play(state, 0, "play chaos-lord", "use chaos-lord", "play flesh-ripper")
    play(state, 0, "use chaos-lord", "use flesh-ripper")
    assert told(state, "won")[0].args["number"] == "13"
    assert left(state, "knight", 1) == 4


def test_the_dwarves() -> None:
    state = table("dunwarr daqan", hands={0: "bombard axe-veteran rune-golem gold-2 gold-1 gold-1"})
    fight(state, 0, "dunwarr-stronghold", "bombard axe-veteran rune-golem")
    play(state, 0, "use axe-veteran", "choose gold-1", "use bombard", "choose gold-2", "done")
    play(state, 0, "use rune-golem")
    assert told(state, "won")[0].args["number"] == str(5 + 3 + 6 + 1 + 2 + 2)
    state = table("dunwarr daqan", hands={0: "stone-healer"}, decks={0: "tunnel-fighter gold-1"})
    play(state, 0, "attack dunwarr-stronghold", "play stone-healer", "use stone-healer")
    assert hand(state, 0) == ["tunnel-fighter"]
