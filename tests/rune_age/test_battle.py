"""Battles, attrition, wounds and destruction. Ledger sections 6, 8 and 9."""

from __future__ import annotations

import pytest

from tablewright.core.rules import rule
from tests.rune_age.table import (
    TABLES,
    area,
    centre,
    changed,
    combat,
    damage,
    enemies,
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

# --- targets ----------------------------------------------------------------------------------------------------


@rule("RUA-050", "RUA-051", "RUA-070", "RUA-071")
def test_targets_of_a_battle() -> None:
    state = table(enemies="ghox", areas={0: "forge", 1: "tamalir"}, hands={0: "footman"})
    attacks = {move.split()[1] for move in legal(state) if move.startswith("attack")}
    assert attacks == {"daqan-stronghold", "high-dragonlord", "ghox", "tamalir", *centre(state)}
    assert [move for move in legal(state) if move.startswith("besiege")] == ["besiege waiqar"]
    assert why(state, 0, "attack margath") == "RUA-071"
    assert why(state, 0, "attack knight") == "RUA-071"
    assert not combat(play(state, 0, "attack ghox")).siege


@rule("RUA-072", "RUA-073")
def test_strongholds_are_attacked_in_ones_own_barracks_only() -> None:
    state = table(areas={0: "daqan-stronghold daqan-stronghold daqan-stronghold forge", 1: "waiqar-stronghold"})
    assert why(state, 0, "attack daqan-stronghold") == "RUA-072"
    assert why(state, 0, "attack forge") == "RUA-072"
    state = fight(table(hands={0: "knight"}), 0, "daqan-stronghold", "knight")
    assert area(state, 0) == ["daqan-stronghold"]


@rule("RUA-052", "RUA-091", "RUA-R02", "RUA-R01", "RUA-S12", "RUA-083")
def test_each_target_once_in_a_round_for_each_player() -> None:
    state = table(hands={0: "knight archer archer"}, areas={0: "tamalir/exhausted", 1: "forge"})
    city = centre(state)[0]
    fight(state, 0, city, "archer")
    assert city in centre(state)
    assert why(state, 0, f"attack {city}") == "RUA-052"
    fight(state, 0, "daqan-stronghold", "archer")
    assert "daqan-stronghold" in area(state, 0)
    assert pile(state, 0) == ["archer", "archer"]
    play(state, 0, "end", "done")
    assert f"attack {city}" in legal(state, 1)


@rule("RUA-S12", "RUA-083")
def test_a_failed_attack_leaves_the_city() -> None:
    pack = {city: {"strength": 6} for city in ("forge", "tamalir", "riverwatch", "frostgate", "nerekhall", "dawnsmoor")}
    state = table(hands={0: "knight archer"}, cards=pack)
    city = centre(state)[0]
    fight(state, 0, city, "knight archer")
    assert (told(state, "lost")[0].args["number"], told(state, "lost")[0].args["against"]) == ("5", "6")
    assert city in centre(state)
    assert pile(state, 0) == ["archer", "knight"]
    assert why(state, 0, f"attack {city}") == "RUA-052"
    play(state, 0, "end")
    assert f"attack {city}" in legal(state, 1)


@rule("RUA-R03", "RUA-118")
def test_a_city_stays_the_same_target_whoever_holds_it() -> None:
    state = table(scenario="landmarks", areas={1: "dawnsmoor forge"}, events="earthquake")
    things = [text + " attacked-by 0" * text.startswith("dawnsmoor") for text in state.dump()["things"]]
    state = changed(state, things=things)
    assert why(state, 0, "attack dawnsmoor") == "RUA-052"
    assert "attack forge" in legal(state)
    play(state, 0, "end")
    play(state, 1, "end", "choose dawnsmoor")
    assert "dawnsmoor" in centre(state)


@rule("RUA-R04")
def test_three_strongholds_are_three_targets() -> None:
    state = table(hands={0: "footman " * 6})
    for _ in range(3):
        fight(state, 0, "daqan-stronghold", "footman")
    assert why(state, 0, "attack daqan-stronghold") == "RUA-052"
    assert area(state, 0) == []
    state = table(hands={0: "knight " * 3})
    for _ in range(3):
        fight(state, 0, "daqan-stronghold", "knight")
    assert area(state, 0) == ["daqan-stronghold"] * 3


@rule("RUA-R05")
def test_a_new_round_allows_all_targets_and_abilities_again() -> None:
    state = table(
        hands={0: "footman!p archer!p knight!r"}, piles={1: "reanimate!p"}, decks={0: "gold-1 " * 2}, waiting=[],
        events="mithrilim",
    )  # fmt: skip
    fight(state, 0, "daqan-stronghold", "")
    assert [thing.attacked_by for thing in player(state, 0).strongholds] == [[0], [], []]
    play(state, 0, "end")
    assert look(state).round == 2
    assert [thing.attacked_by for thing in player(state, 0).strongholds] == [[], [], []]
    assert player(state, 0).used == [""] * player(state, 0).hand_size
    assert "!" not in str(state.dump()["players"])


@rule("RUA-074", "RUA-R07", "RUA-R02")
def test_an_attack_without_cards_is_confirmed_by_passing() -> None:
    state = table(hands={0: "gold-1"})
    play(state, 0, "attack daqan-stronghold")
    assert legal(state) == ["pass"]
    assert totals(state) == (0, 2)
    play(state, 0, "pass")
    assert area(state, 0) == []
    assert [thing.attacked_by for thing in player(state, 0).strongholds] == [[0], [], []]


@rule("RUA-R08")
def test_nothing_against_nothing_succeeds() -> None:
    pack = {"daqan-stronghold": {"strength": 0}}
    state = table(cards=pack)
    play(state, 0, "attack daqan-stronghold", "pass")
    assert area(state, 0) == ["daqan-stronghold"]


# --- assault ----------------------------------------------------------------------------------------------------


@rule("RUA-049", "RUA-075")
def test_units_and_tactics_of_the_hand_form_the_army_one_at_a_time() -> None:
    state = table(hands={0: "knight footman battle-cry gold-1"}, enemies="ghox")
    play(state, 0, "attack ghox")
    assert legal(state) == ["play footman", "play knight", "play battle-cry", "pass"]
    assert why(state, 0, "play gold-1") == "RUA-075"
    assert why(state, 0, "play archer") == "RUA-049"
    play(state, 0, "play battle-cry", "play knight")
    assert [each.card for each in combat(state).attackers.fighters] == ["battle-cry", "knight"]
    assert hand(state, 0) == ["footman", "gold-1"]


@rule("RUA-076", "RUA-077", "RUA-143", "RUA-145")
def test_a_when_played_ability_is_used_at_once_or_not_at_all() -> None:
    state = table(hands={0: "knight knight"}, decks={0: "gold-1 gold-2"})
    play(state, 0, "attack high-dragonlord", "play knight")
    assert legal(state) == ["use knight", "skip"]
    assert why(state, 0, "play knight") == "RUA-143"
    play(state, 0, "skip", "play knight", "use knight")
    assert hand(state, 0) == ["gold-1"]


@rule("RUA-078")
def test_assault_ends_by_choice_or_without_units_and_tactics() -> None:
    state = table("waiqar daqan", hands={0: "dark-knight reanimate gold-1"})
    play(state, 0, "attack waiqar-stronghold")
    lay(state, 0, "reanimate")
    assert step(state) == "assault"
    play(state, 0, "pass")
    assert step(state) == "turn"
    state = table("waiqar daqan", hands={0: "dark-knight gold-1"})
    play(state, 0, "attack waiqar-stronghold", "play dark-knight")
    assert step(state) == "resolution"


@rule("RUA-092")
def test_the_hand_is_not_refilled_between_combats() -> None:
    state = table(hands={0: "archer archer"}, decks={0: "gold-1 " * 5})
    fight(state, 0, "daqan-stronghold", "archer")
    assert hand(state, 0) == ["archer"]
    fight(state, 0, "daqan-stronghold", "archer")
    assert hand(state, 0) == []


# --- comparison -------------------------------------------------------------------------------------------------


@rule("RUA-080", "RUA-081", "RUA-177")
def test_resolution_abilities_come_in_any_order_before_the_comparison() -> None:
    for order in (["use battle-cry", "use siege-engine"], ["use siege-engine", "use battle-cry"]):
        state = table(hands={0: "siege-engine battle-cry gold-1 knight"}, enemies="sleeping-dragonlord")
        fight(rolled := rolling(state, 0), 0, "sleeping-dragonlord", "siege-engine battle-cry")
        assert legal(rolled) == ["use siege-engine", "use battle-cry", "done"]
        for move in order:
            play(rolled, 0, move, *["choose gold-1"] * (move == "use siege-engine"))
        assert told(rolled, "won")[0].args["number"] == "7"


@rule("RUA-084", "RUA-S15", "RUA-131", "RUA-R61", "RUA-125")
def test_an_enemy_that_becomes_a_reward() -> None:
    state = rolling(table(hands={0: "siege-engine knight gold-1"}, enemies="mithrilim"), 0)
    fight(state, 0, "mithrilim", "siege-engine knight")
    play(state, 0, "done")
    assert area(state, 0) == ["mithrilim"]
    assert enemies(state) == []
    play(state, 0, "spend gold-1", "spend mithrilim", "buy archer", "done")
    assert "archer" in pile(state, 0)


@rule("RUA-085", "RUA-125")
def test_another_enemy_is_discarded_when_defeated() -> None:
    state = rolling(table(hands={0: "siege-engine siege-engine"}, enemies="ghox"), 0)
    fight(state, 0, "ghox", "siege-engine siege-engine")
    assert enemies(state) == []
    assert "ghox" in look(state).event_pile
    assert area(state, 0) == []


@rule("RUA-086", "RUA-124")
def test_an_enemy_that_wins_stays() -> None:
    state = fight(rolling(table(hands={0: "knight"}, enemies="ghox"), 0), 0, "ghox", "knight")
    assert enemies(state) == ["ghox"]
    assert damage(state) == [0, 0]
    assert pile(state, 0) == ["knight"]


@rule("RUA-R60", "RUA-151", "RUA-047")
def test_victory_over_the_objective_is_immediate() -> None:
    cards = "knight knight knight roc-warrior demon"
    state = fight(rolling(table(hands={0: cards}), 0), 0, "high-dragonlord", cards)
    assert state.over
    assert look(state).winners == [0]
    assert look(state).outcome == "defeated"
    assert why(state, 0, "end") == "RUA-047"


# --- attrition --------------------------------------------------------------------------------------------------


@rule("RUA-S13", "RUA-079", "RUA-111", "RUA-112", "RUA-113", "RUA-117", "RUA-122")
def test_attrition_turns_a_win() -> None:
    state = rolling(table(hands={0: "knight archer archer"}, enemies="mithrilim"), 1)
    fight(state, 0, "mithrilim", "knight archer archer")
    assert step(state) == "losses"
    assert legal(state) == ["choose archer", "choose knight"]
    assert why(state, 0, "choose footman") == "RUA-146"
    assert why(state, 0, "pass") == "RUA-112"
    play(state, 0, "choose archer")
    assert told(state, "lost")[0].args["number"] == "5"
    assert enemies(state) == ["mithrilim"]
    assert pile(state, 0) == ["archer", "knight"]
    assert left(state, "archer") == 3


@rule("RUA-S14", "RUA-114", "RUA-R28", "RUA-R90")
def test_attrition_spares_what_cannot_be_destroyed() -> None:
    state = rolling(table(hands={0: "demon knight"}, enemies="sleeping-dragonlord"), 2)
    state = fight(state, 0, "sleeping-dragonlord", "demon knight")
    assert pile(state, 0) == ["demon"]
    assert left(state, "knight") == 4
    assert area(state, 0) == ["sleeping-dragonlord"]


@rule("RUA-R29", "RUA-111")
def test_all_dice_are_rolled_then_taken_in_one_choice() -> None:
    pack = {"ghox": {"attrition": 3}}
    state = rolling(table(cards=pack, hands={0: "footman knight archer archer"}, enemies="ghox"), 1, 0, 2)
    fight(state, 0, "ghox", "knight archer archer footman")
    assert told(state, "die")[0].args["number"] == "3"
    assert combat(state).losses == 3
    play(state, 0, "choose archer", "choose archer")
    assert step(state) == "losses"
    play(state, 0, "choose footman")
    assert pile(state, 0) == ["knight"]


@rule("RUA-R30", "RUA-079")
@pytest.mark.parametrize("target", ["daqan-stronghold", "city"])
def test_there_is_no_attrition_against_places(target: str) -> None:
    state = table(hands={0: "knight"})
    fight(state, 0, centre(state)[0] if target == "city" else target, "knight")
    assert told(state, "die") == []


@rule("RUA-115")
def test_the_attrition_die() -> None:
    assert [*TABLES.die] == [0, 0, 0, 1, 1, 2]


@rule("RUA-133")
def test_kalladra_rolls_again_against_the_objective_and_margath_helps() -> None:
    state = table(hands={0: "footman"}, areas={0: "kalladra margath"})
    fight(state, 0, "high-dragonlord", "footman")
    assert step(state) == "rolled"
    assert totals(state)[0] == 4
    assert legal(state) == ["skip", "reroll"]
    play(state, 0, "reroll")
    assert len(told(state, "die")) == 2
    state = table(hands={0: "footman"}, areas={0: "kalladra margath"}, enemies="ghox")
    fight(rolling(state, 0), 0, "ghox", "footman")
    assert step(fight(rolling(state, 0), 0, "ghox", "footman")) == "turn"


# --- wounds and destruction -------------------------------------------------------------------------------------


@rule("RUA-116", "RUA-146")
def test_destroyed_cards_go_to_their_place_of_origin() -> None:
    state = table(hands={0: "forced-march forced-march battle-cry footman gold-1"}, decks={0: "gold-1 " * 4})
    before = left(state, "battle-cry"), left(state, "gold-1"), left(state, "footman")
    play(state, 0, "use forced-march", "choose battle-cry")
    play(state, 0, "use forced-march", "choose footman")
    after = left(state, "battle-cry"), left(state, "gold-1"), left(state, "footman")
    assert after == (before[0] + 1, before[1], before[2] + 1)


@rule("RUA-R65")
def test_destroyed_gold_goes_back_to_its_pile() -> None:
    state = table(hands={0: "forced-march gold-2"}, decks={0: "gold-1 " * 2})
    before = left(state, "gold-2")
    play(state, 0, "use forced-march")
    assert left(state, "gold-2") == before + 1


@rule("RUA-119", "RUA-120", "RUA-S22", "RUA-090", "RUA-108")
def test_a_wounded_unit_counts_and_is_destroyed_afterwards() -> None:
    state = table("uthuk daqan", hands={0: "berserker warlock", 1: "knight"})
    play(state, 0, "besiege daqan", "play berserker", "use berserker")
    fighter = combat(state).attackers.fighters[0]
    assert (fighter.card, fighter.strength, fighter.wounded) == ("berserker", 2, True)
    lay(state, 1, "knight")
    lay(state, 0, "warlock")
    assert damage(state) == [0, 2]
    assert pile(state, 0) == ["warlock"]
    assert left(state, "berserker") == 8
    assert pile(state, 1) == ["knight"]


@rule("RUA-121", "RUA-R25")
def test_a_wounded_unit_is_not_wounded_again() -> None:
    state = table("uthuk daqan", hands={0: "warlock berserker", 1: "knight footman"})
    play(state, 0, "besiege daqan", "play berserker", "use berserker")
    lay(state, 1, "knight")
    play(state, 0, "play warlock", "use warlock")
    assert {each.card: each.wounded for each in combat(state).attackers.fighters} == {
        "berserker": True, "warlock": True,
    }  # fmt: skip


@rule("RUA-R26")
def test_a_price_of_a_wound_needs_an_unwounded_unit() -> None:
    pack = {"warlock": {"played": {"price": [{"wound": 2}], "do": [{"wound": 1, "of": "opponent"}]}}}
    state = table("uthuk daqan", cards=pack, hands={0: "warlock berserker warlock", 1: "knight"})
    play(state, 0, "besiege daqan", "play berserker", "use berserker")
    lay(state, 1, "knight")
    play(state, 0, "play warlock")
    assert step(state) == "assault"
    play(state, 0, "play warlock")
    assert step(state) == "played"


@rule("RUA-R27", "RUA-R90")
def test_a_sturdy_unit_may_be_wounded_and_survives() -> None:
    state = table("uthuk daqan", hands={0: "warlock demon", 1: "knight footman"})
    play(state, 0, "besiege daqan", "play demon")
    lay(state, 1, "knight")
    play(state, 0, "play warlock", "use warlock", "choose demon")
    assert [each.wounded for each in combat(state).attackers.fighters] == [True, False]
    play(state, 1, "pass")
    assert pile(state, 0) == ["demon", "warlock"]
    assert left(state, "demon") == 2


@rule("RUA-R34")
def test_no_strength_falls_below_zero() -> None:
    pack = {"archer": {"played": {"do": [{"strengthen": -5, "units": "this"}]}}}
    state = table(cards=pack, hands={0: "archer knight"})
    play(state, 0, "attack daqan-stronghold", "play archer", "use archer")
    assert totals(state)[0] == 0
    lay(state, 0, "knight")
    assert told(state, "won")[0].args["number"] == "3"


@rule("RUA-R36", "RUA-090")
def test_tactics_are_discarded_and_never_lost_to_attrition() -> None:
    state = rolling(table(hands={0: "battle-cry footman"}, enemies="ghox"), 2)
    fight(state, 0, "ghox", "battle-cry footman")
    play(state, 0, "done")
    assert pile(state, 0) == ["battle-cry"]
    assert left(state, "footman") == 8


@rule("RUA-S30", "RUA-176", "RUA-R66", "RUA-175")
def test_a_mythic_unit_lost_to_attrition_is_discarded() -> None:
    state = rolling(table(hands={0: "roc-warrior knight"}, enemies="mithrilim"), 1)
    fight(state, 0, "mithrilim", "knight roc-warrior")
    play(state, 0, "choose roc-warrior")
    assert told(state, "lost")[0].args["number"] == "3"
    assert pile(state, 0) == ["knight", "roc-warrior"]
    assert left(state, "roc-warrior") == 1


@rule("RUA-R66")
def test_with_the_other_reading_a_destroyed_mythic_unit_leaves_the_game() -> None:
    state = rolling(table(hands={0: "roc-warrior knight"}, enemies="mithrilim", mythic_leave=True), 1)
    fight(state, 0, "mithrilim", "knight roc-warrior")
    play(state, 0, "choose roc-warrior")
    assert pile(state, 0) == ["knight"]
    assert left(state, "roc-warrior") == 1


@rule("RUA-R67", "RUA-R89")
def test_a_mythic_unit_wounded_or_destroyed_outside_combat_is_discarded() -> None:
    state = table("uthuk daqan", hands={0: "flayed-titan gold-1", 1: "knight"})
    play(state, 0, "besiege daqan", "play flayed-titan")
    lay(state, 1, "knight")
    play(state, 0, "use flayed-titan")
    assert damage(state) == [0, 5]
    assert pile(state, 0) == ["flayed-titan"]
    assert left(state, "flayed-titan") == 1
    state = table(hands={0: "roc-warrior forced-march"}, decks={0: "gold-1 gold-1"})
    play(state, 0, "use forced-march")
    assert pile(state, 0) == ["forced-march", "roc-warrior"]


@rule("RUA-R31")
def test_a_unit_destroyed_before_resolution_has_no_ability_left() -> None:
    state = rolling(table(hands={0: "siege-engine footman gold-1"}, enemies="ghox"), 1)
    fight(state, 0, "ghox", "siege-engine footman")
    play(state, 0, "choose siege-engine")
    assert step(state) == "turn"
    assert "gold-1" in hand(state, 0)


@rule("RUA-R54")
def test_enemies_pile_up_and_only_do_what_their_text_says() -> None:
    state = table(enemies="sleeping-dragonlord mithrilim kalladra margath", events="rallying-support", waiting=[])
    play(state, 0, "end")
    assert damage(state) == [0, 0]
    assert len(enemies(state)) == 4
    assert exhausted(state, 0) == []


@rule("RUA-R68", "RUA-150")
def test_an_ability_against_opposing_units_cannot_be_used_in_a_battle() -> None:
    state = table("waiqar daqan", hands={0: "skeleton-archer gold-1 reanimate"}, enemies="ghox")
    play(state, 0, "attack ghox", "play skeleton-archer")
    assert step(state) == "assault"
    state = table(hands={0: "archer gold-1 footman"}, enemies="ghox")
    play(state, 0, "attack ghox", "play archer")
    assert step(state) == "assault"
    assert hand(state, 0) == ["footman", "gold-1"]


@rule("RUA-112", "RUA-146")
def test_a_tactic_does_not_go_where_only_units_go() -> None:
    state = rolling(table(hands={0: "battle-cry footman knight"}, enemies="ghox"), 1)
    fight(state, 0, "ghox", "battle-cry footman knight")
    assert step(state) == "losses"
    assert why(state, 0, "choose battle-cry") == "RUA-146"
    roc = play(table(hands={0: "battle-cry roc-warrior"}), 0, "attack forge")
    lay(roc, 0, "battle-cry")
    play(roc, 0, "play roc-warrior", "use roc-warrior")
    assert "roc-warrior" in hand(roc, 0)
    assert "battle-cry" not in hand(roc, 0)
