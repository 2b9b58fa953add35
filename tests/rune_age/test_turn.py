"""Resources, the turn, and actions that are no combat. Ledger sections 3 to 5 and 13."""

from __future__ import annotations

import pytest

from tablewright.core.errors import Illegal
from tablewright.core.rules import rule
from tests.rune_age.table import (
    area,
    damage,
    exhausted,
    hand,
    left,
    legal,
    look,
    pile,
    play,
    player,
    step,
    table,
    told,
    why,
)

# --- resources --------------------------------------------------------------------------------------------------


@rule("RUA-035")
def test_gold_comes_from_gold_cards_and_rewards_only() -> None:
    state = table(hands={0: "gold-1 footman"}, areas={0: "forge mithrilim daqan-stronghold"})
    assert [move for move in legal(state) if move.startswith("spend")] == ["spend gold-1", "spend mithrilim"]
    for card in ("footman", "forge", "gold-2", "demon"):
        assert why(state, 0, f"spend {card}") == "RUA-035"


@rule("RUA-036")
def test_influence_comes_from_cities_strongholds_and_rewards_only() -> None:
    state = table(hands={0: "gold-1 footman"}, areas={0: "forge mithrilim sleeping-dragonlord daqan-stronghold"})
    sources = [move for move in legal(state) if move.startswith("exhaust")]
    assert sources == ["exhaust daqan-stronghold", "exhaust forge", "exhaust sleeping-dragonlord"]
    for card in ("mithrilim", "gold-1", "riverwatch"):
        assert why(state, 0, f"exhaust {card}") == "RUA-036"


@rule("RUA-037", "RUA-038", "RUA-S11", "RUA-081", "RUA-082", "RUA-090")
def test_a_stronghold_is_secured_with_strength_two_on_a_tie() -> None:
    state = table(hands={0: "footman footman"})
    play(state, 0, "attack daqan-stronghold", "play footman", "skip", "play footman")
    play(state, 0, *(["skip"] if step(state) == "played" else []))
    assert area(state, 0) == ["daqan-stronghold"]
    assert exhausted(state, 0) == []
    assert pile(state, 0) == ["footman", "footman"]
    assert (told(state, "won")[0].args["number"], told(state, "won")[0].args["against"]) == ("2", "2")


@rule("RUA-S04", "RUA-038", "RUA-060", "RUA-063", "RUA-058")
def test_a_stronghold_is_bought_for_four_gold() -> None:
    state = table(hands={0: "gold-1 gold-1 gold-2"})
    play(state, 0, "spend gold-1", "spend gold-1", "spend gold-2", "buy daqan-stronghold", "done")
    assert area(state, 0) == ["daqan-stronghold"]
    assert exhausted(state, 0) == []
    assert pile(state, 0) == ["gold-1", "gold-1", "gold-2"]
    assert len(player(state, 0).strongholds) == 2


# --- rounds and turns -------------------------------------------------------------------------------------------


@rule("RUA-039", "RUA-040", "RUA-130")
def test_a_round_is_a_turn_each_then_one_event() -> None:
    state = table("daqan waiqar latari", events="rallying-support mithrilim", decks={0: "gold-1", 1: "gold-1"})
    play(state, 0, "end")
    play(state, 1, "end")
    assert told(state, "event") == []
    play(state, 2, "end")
    assert [event.args["card"] for event in told(state, "event")] == ["rallying-support"]
    play(state, 0, "name waiqar")
    assert (look(state).round, state.to_act) == (2, (0,))


@rule("RUA-041", "RUA-042", "RUA-S15", "RUA-132")
def test_step_one_refreshes_cities_strongholds_and_rewards() -> None:
    mine = "forge/exhausted daqan-stronghold/exhausted mithrilim/exhausted"
    state = table(active=1, areas={0: mine, 1: "tamalir"}, waiting=[0])
    assert len(exhausted(state, 0)) == 3
    play(state, 1, "end")
    assert state.to_act == (0,)
    assert exhausted(state, 0) == []


@rule("RUA-041")
def test_only_the_player_whose_turn_begins_refreshes() -> None:
    state = table(active=1, areas={1: "tamalir/exhausted"}, waiting=[0])
    play(state, 1, "end")
    assert exhausted(state, 1) == ["tamalir"]


@rule("RUA-043", "RUA-048", "RUA-069")
def test_actions_come_in_any_order_and_number() -> None:
    state = table(
        hands={0: "gold-1 gold-1 forced-march footman"}, areas={0: "forge"}, decks={0: "gold-1 footman knight"}
    )
    play(state, 0, "spend gold-1", "buy footman", "done")
    play(state, 0, "attack daqan-stronghold", "pass")
    play(state, 0, "exhaust forge", "buy gold-1", "done")
    play(state, 0, "use forced-march", "choose footman")
    play(state, 0, "spend gold-1", "buy footman", "done")
    assert step(state) == "turn"
    assert why(state, 0, "play footman") == "RUA-048"
    assert why(state, 0, "buy footman") == "RUA-048"
    assert why(state, 1, "end") == "RUA-040"


@rule("RUA-044")
def test_step_three_discards_the_hand() -> None:
    state = table(hands={0: "footman gold-1"}, decks={0: "knight knight archer archer archer archer"})
    play(state, 0, "end")
    assert pile(state, 0) == ["footman", "gold-1"]
    assert hand(state, 0) == ["archer", "archer", "archer", "knight", "knight"]


@rule("RUA-045", "RUA-S09", "RUA-R17", "RUA-R18")
def test_influence_retains_cards_of_any_kind() -> None:
    state = table(
        hands={0: "footman gold-1 gold-2 battle-cry"},
        areas={0: "greyhaven daqan-stronghold"},
        decks={0: "archer archer archer"},
    )
    play(state, 0, "end", "exhaust greyhaven", "exhaust daqan-stronghold")
    assert step(state) == "drop"
    assert why(state, 0, "done") == "RUA-045"
    play(state, 0, "choose gold-1", "done")
    assert pile(state, 0) == ["gold-1"]
    assert hand(state, 0) == ["footman", "archer", "archer", "battle-cry", "gold-2"]


@rule("RUA-R17", "RUA-068")
def test_influence_left_over_from_an_action_retains_nothing() -> None:
    state = table(hands={0: "footman gold-1"}, areas={0: "forge"}, decks={0: "archer archer archer knight knight"})
    play(state, 0, "exhaust forge", "buy gold-1", "done", "end")
    assert pile(state, 0) == ["footman", "gold-1", "gold-1"]


@rule("RUA-046", "RUA-141", "RUA-S10", "RUA-142", "RUA-R19", "RUA-R20")
def test_all_players_refill_to_five_and_nobody_else_discards() -> None:
    state = table(
        "daqan waiqar latari",
        hands={0: "footman", 1: "reanimate " * 3 + "gold-1 " * 4, 2: "gold-1"},
        decks={0: "archer " * 4 + "knight", 1: "reanimate", 2: "gold-1 " * 5},
    )
    play(state, 0, "end")
    assert [player(state, seat).hand_size for seat in range(3)] == [5, 7, 5]
    assert [player(state, seat).deck for seat in range(3)] == [0, 1, 1]
    assert pile(state, 1) == []


@rule("RUA-R19")
def test_a_hand_of_five_that_is_retained_stays() -> None:
    state = table(hands={0: "footman gold-1 gold-1 gold-1 gold-2"}, areas={0: "forge tamalir"}, decks={0: "knight"})
    play(state, 0, "end", "exhaust forge", "exhaust tamalir", "done")
    assert hand(state, 0) == ["footman", "gold-1", "gold-1", "gold-1", "gold-2"]
    assert player(state, 0).deck == 1


# --- Card actions -----------------------------------------------------------------------------------------------


@rule("RUA-053", "RUA-054", "RUA-055")
def test_a_card_action_from_hand_is_discarded_afterwards() -> None:
    state = table("latari daqan", hands={0: "storm-sorceress gold-1"}, decks={0: "gold-2 gold-3 gold-1"})
    play(state, 0, "use storm-sorceress")
    assert pile(state, 0) == []
    assert hand(state, 0) == ["gold-1", "gold-2", "gold-3"]
    play(state, 0, "choose gold-1")
    assert pile(state, 0) == ["gold-1", "storm-sorceress"]
    assert step(state) == "turn"
    state = table(hands={0: "ancient-tome"}, scenario="monument", decks={0: "gold-1 gold-1"})
    play(state, 0, "use ancient-tome")
    assert pile(state, 0) == ["ancient-tome", "gold-1"]


@rule("RUA-053", "RUA-R10")
def test_a_card_of_the_area_is_exhausted_for_its_action_and_stays() -> None:
    state = table(scenario="runewars", areas={0: "rune-of-mending"}, damage={0: 5})
    play(state, 0, "use rune-of-mending")
    assert damage(state)[0] == 3
    assert area(state, 0) == exhausted(state, 0) == ["rune-of-mending"]
    assert why(state, 0, "use rune-of-mending") == "RUA-041"


@rule("RUA-056", "RUA-057", "RUA-S34", "RUA-R09", "RUA-149")
def test_an_action_is_not_available_in_combat() -> None:
    state = table("latari daqan", hands={0: "storm-sorceress storm-sorceress"}, decks={0: "gold-1 gold-1 gold-1"})
    play(state, 0, "attack latari-stronghold", "play storm-sorceress")
    assert look(state).combat.attackers.total == 3  # type: ignore[union-attr]  # a combat goes on
    assert step(state) == "assault"
    assert why(state, 0, "use storm-sorceress") == "RUA-056"
    play(state, 0, "pass")
    assert pile(state, 0) == ["storm-sorceress"]
    play(state, 0, "use storm-sorceress")
    assert "play storm-sorceress" not in legal(state)


@rule("RUA-149")
def test_an_action_is_for_ones_own_turn() -> None:
    state = table("latari daqan", active=1, hands={0: "storm-sorceress"})
    assert why(state, 0, "use storm-sorceress") == "RUA-040"


# --- Spend Gold -------------------------------------------------------------------------------------------------


@rule("RUA-S05", "RUA-062", "RUA-059", "RUA-058")
def test_one_gold_card_buys_two_units() -> None:
    state = table(hands={0: "gold-3"})
    play(state, 0, "spend gold-3", "buy footman", "buy archer", "done")
    assert pile(state, 0) == ["archer", "footman", "gold-3"]
    assert (left(state, "footman"), left(state, "archer")) == (7, 3)


@rule("RUA-S06", "RUA-063", "RUA-R14")
def test_change_is_lost() -> None:
    state = table(hands={0: "gold-3"})
    play(state, 0, "spend gold-3", "buy archer")
    assert look(state).credit == 1
    play(state, 0, "done")
    assert look(state).credit == 0
    assert not [move for move in legal(state) if move.startswith(("buy", "spend"))]


@rule("RUA-S15", "RUA-058", "RUA-132")
def test_a_gold_reward_pays_with_gold_cards() -> None:
    state = table(hands={0: "gold-1"}, areas={0: "mithrilim"})
    play(state, 0, "spend gold-1", "spend mithrilim", "buy archer", "done")
    assert exhausted(state, 0) == ["mithrilim"]
    assert pile(state, 0) == ["archer", "gold-1"]


@rule("RUA-061")
def test_a_monument_is_bought_with_gold_where_there_is_one() -> None:
    state = table(scenario="monument", hands={0: "gold-3 " * 6})
    play(state, 0, *["spend gold-3"] * 6, "buy daqan-monument", "done")
    assert area(state, 0) == ["daqan-monument"]
    assert why(table(hands={0: "gold-3 " * 6}), 0, "buy daqan-monument") == "RUA-048"
    state = play(table(hands={0: "gold-3 " * 6}), 0, *["spend gold-3"] * 6)
    assert why(state, 0, "buy daqan-monument") in ("RUA-R63", "RUA-058")


@rule("RUA-064", "RUA-R15")
def test_nothing_comes_between_a_purchase() -> None:
    state = play(table(hands={0: "gold-3 footman"}, areas={0: "forge"}), 0, "spend gold-3")
    for move in ("end", "attack daqan-stronghold", "besiege waiqar"):
        assert why(state, 0, move) == "RUA-064"
    assert why(state, 0, "exhaust forge") == "RUA-065"
    assert why(state, 0, "buy siege-engine") == "RUA-R15"


@rule("RUA-R13")
def test_nobody_pays_for_nothing() -> None:
    state = play(table(hands={0: "gold-2"}), 0, "spend gold-2")
    assert why(state, 0, "done") == "RUA-R13"
    state = table(hands={0: "gold-1"}, stock={}, areas={0: "forge"})
    assert "spend gold-1" in legal(state)
    poor = table("orcs daqan", hands={0: "gold-1"})
    barracks = poor.dump()
    assert barracks["players"][0]["barracks"]["ravager"] == 8
    state = play(table(areas={0: "forge"}), 0, "exhaust forge")
    assert why(state, 0, "done") == "RUA-R13"


@rule("RUA-R13")
def test_an_action_that_could_buy_nothing_does_not_begin() -> None:
    everything = "ravager " * 8
    state = table("orcs daqan", hands={0: everything + "gold-1"})
    assert why(state, 0, "spend gold-1") == "RUA-R13"
    assert "spend gold-1" not in legal(state)


@rule("RUA-R24")
def test_a_unit_bought_this_turn_may_be_drawn_this_turn() -> None:
    state = table(hands={0: "gold-1"})
    play(state, 0, "spend gold-1", "buy footman", "done", "end")
    assert hand(state, 0) == ["footman", "gold-1"]


# --- Spend Influence --------------------------------------------------------------------------------------------


@rule("RUA-S07", "RUA-060", "RUA-065", "RUA-R42")
def test_a_bought_stronghold_pays_at_once() -> None:
    state = table(hands={0: "gold-2 gold-2"}, stock={})
    play(state, 0, "spend gold-2", "spend gold-2", "buy daqan-stronghold", "done")
    before = left(state, "gold-1")
    play(state, 0, "exhaust daqan-stronghold", "buy gold-1", "done")
    assert left(state, "gold-1") == before - 1
    assert pile(state, 0) == ["gold-1", "gold-2", "gold-2"]
    assert exhausted(state, 0) == ["daqan-stronghold"]


@rule("RUA-S08", "RUA-068", "RUA-R16", "RUA-066")
def test_influence_left_over_is_lost() -> None:
    state = table(areas={0: "forge"})
    play(state, 0, "exhaust forge", "buy gold-1")
    assert look(state).credit == 2
    play(state, 0, "done")
    assert exhausted(state, 0) == ["forge"]
    assert pile(state, 0) == ["gold-1"]
    assert not [move for move in legal(state) if move.startswith(("buy", "exhaust"))]


@rule("RUA-067", "RUA-R16")
def test_one_source_pays_for_several_cards_and_several_for_one() -> None:
    state = table(areas={0: "forge tamalir"})
    play(state, 0, "exhaust forge", "buy battle-cry", "buy gold-1", "exhaust tamalir", "done")
    assert pile(state, 0) == ["battle-cry", "gold-1"]
    state = table(areas={0: "forge tamalir"})
    play(state, 0, "exhaust forge", "exhaust tamalir", "buy demon", "done")
    assert pile(state, 0) == ["demon"]
    assert left(state, "demon") == 2


@rule("RUA-R63", "RUA-R65")
def test_an_empty_pile_sells_nothing() -> None:
    state = table(hands={0: "demon demon", 1: "demon"}, areas={0: "forge tamalir"})
    play(state, 0, "exhaust forge", "exhaust tamalir")
    assert why(state, 0, "buy demon") == "RUA-R63"
    assert "buy demon" not in legal(state)
    state = table(hands={0: "gold-1 " * 14}, areas={0: "forge"})
    play(state, 0, "exhaust forge")
    assert why(state, 0, "buy gold-1") == "RUA-R63"


@rule("RUA-R64")
def test_an_empty_barracks_pile_sells_nothing_and_nobody_buys_from_another_race() -> None:
    state = play(table(hands={0: "gold-3 " + "footman " * 8}), 0, "spend gold-3")
    assert why(state, 0, "buy footman") == "RUA-R63"
    assert why(state, 0, "buy reanimate") == "RUA-058"


@rule("RUA-058", "RUA-065")
def test_gold_and_influence_buy_different_things() -> None:
    state = play(table(hands={0: "gold-3 gold-3"}), 0, "spend gold-3", "spend gold-3")
    assert why(state, 0, "buy demon") == "RUA-065"
    state = play(table(areas={0: "forge"}), 0, "exhaust forge")
    assert why(state, 0, "buy footman") == "RUA-065"


@pytest.mark.parametrize("move", ["done", "pass", "skip", "choose footman", "name waiqar", "reroll", "return"])
def test_what_is_no_action_is_refused_and_changes_nothing(move: str) -> None:
    state = table(hands={0: "footman gold-1"})
    before = state.dump()
    with pytest.raises(Illegal, match="RUA-048"):
        play(state, 0, move)
    assert state.dump() == before


# --- cards and decks --------------------------------------------------------------------------------------------


@rule("RUA-S03", "RUA-138", "RUA-139", "RUA-R22")
def test_the_first_refill_shuffles_the_discard_pile() -> None:
    state = table(hands={0: "gold-1 gold-1 gold-1 footman footman"}, decks={0: "gold-1 gold-1 footman"})
    play(state, 0, "end")
    zones = player(state, 0)
    assert (zones.hand_size, zones.deck, zones.pile) == (5, 3, [])
    assert [event.args["number"] for event in told(state, "shuffled")] == ["5"]
    assert {"footman", "gold-1"} == set(hand(state, 0))


@rule("RUA-R22")
def test_an_emptied_deck_is_not_shuffled_before_a_card_is_needed() -> None:
    state = table(hands={0: "gold-1"}, decks={0: "footman " * 5})
    play(state, 0, "end")
    assert (player(state, 0).deck, pile(state, 0)) == (0, ["gold-1"])
    assert told(state, "shuffled") == []


@rule("RUA-R23")
def test_whoever_has_no_cards_left_draws_what_there_is() -> None:
    state = table(hands={0: "gold-1 footman"})
    play(state, 0, "end")
    assert hand(state, 0) == ["footman", "gold-1"]
    assert (player(state, 0).deck, pile(state, 0)) == (0, [])


@rule("RUA-140", "RUA-R84")
def test_decks_may_be_counted_and_discard_piles_looked_through() -> None:
    state = table(hands={1: "reanimate"}, decks={1: "gold-1 gold-1"}, piles={1: "necromancer"})
    for viewer in (None, 0):
        seen = look(state, viewer).players[1]
        assert (seen.deck, seen.pile, seen.hand, seen.hand_size) == (2, ["necromancer"], None, 1)


@rule("RUA-R21")
def test_players_refill_in_play_order_from_the_active_one() -> None:
    state = table("daqan waiqar latari", active=1, first=0, piles=dict.fromkeys(range(3), "gold-1"))
    play(state, 1, "end")
    assert [event.args["seat"] for event in told(state, "shuffled")] == ["1", "2", "0"]
