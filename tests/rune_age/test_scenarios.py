"""Scenarios, solo, custom neutral cards and the expansion. Ledger sections 15 to 18."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.core.errors import BadOption
from tablewright.core.random import seeded
from tablewright.core.rules import rule
from tablewright.core.state import State, playout
from tablewright.games.rune_age import GAME
from tests.rune_age.table import (
    LIBRARY,
    TABLES,
    area,
    centre,
    changed,
    damage,
    enemies,
    exhausted,
    lay,
    left,
    legal,
    look,
    pile,
    play,
    player,
    result,
    rolling,
    start,
    table,
    told,
    why,
    winners,
)


def last_turn(scenario: str, races: str = "daqan waiqar", **layout: Any) -> State:
    """The last turn of the last round."""
    rounds = TABLES.rounds[list(loading_names()).index(scenario)]
    return table(races, scenario=scenario, number=rounds, waiting=[], **layout)


def loading_names() -> tuple[str, ...]:
    """The scenarios in the order of their numbers."""
    from tablewright.games.rune_age.loading import SCENARIOS

    return SCENARIOS


# --- Resurgence of the Dragonlords ------------------------------------------------------------------------------


@rule("RUA-151")
def test_resurgence_is_won_by_whoever_defeats_the_objective() -> None:
    state = table("daqan waiqar latari", active=1, hands={1: "demon demon demon wyrm"})
    assert (look(state).objective.card, look(state).objective.strength) == ("high-dragonlord", 18)
    state = rolling(state, 0)
    play(state, 1, "attack high-dragonlord")
    lay(state, 1, "demon demon demon wyrm")
    assert winners(state) == [1]
    assert [seat.rank for seat in result(state).seats] == [2, 1, 2]


@rule("RUA-152", "RUA-R95")
def test_resurgence_may_be_lost_by_all() -> None:
    state = last_turn("resurgence", events="mithrilim")
    play(state, 0, "end")
    assert winners(state) == []
    assert look(state).outcome == "fallen"


@rule("RUA-153")
def test_the_last_player_left_wins_resurgence() -> None:
    state = table(hands={0: "knight"}, damage={1: 18})
    lay(play(state, 0, "besiege waiqar"), 0, "knight")
    assert winners(state) == [0]


# --- Runewars ---------------------------------------------------------------------------------------------------


@rule("RUA-154")
def test_everybody_begins_runewars_with_a_rune_and_the_last_one_left_wins() -> None:
    runes = {tuple(area(start("runewars", seats=3, seed=seed), 0)) for seed in range(30)}
    assert len(runes) == 6
    assert all(len(area(start("runewars", seats=3), seat)) == 1 for seat in range(3))
    state = table(scenario="runewars", hands={0: "knight"}, damage={1: 18})
    lay(play(state, 0, "besiege waiqar"), 0, "knight")
    assert winners(state) == [0]


@rule("RUA-155")
def test_whoever_defeats_a_player_takes_his_runes() -> None:
    state = table(
        "daqan waiqar latari", scenario="runewars", hands={0: "knight"}, damage={1: 18},
        areas={0: "rune-of-haste", 1: "rune-of-dominion border-raiders"},
    )  # fmt: skip
    lay(play(state, 0, "besiege waiqar"), 0, "knight")
    assert set(area(state, 0)) == {"rune-of-haste", "rune-of-dominion"}
    assert "border-raiders gone" in state.dump()["things"]


@rule("RUA-155", "RUA-R97")
def test_runes_of_a_player_whom_no_player_defeats_are_free_again() -> None:
    state = table(
        "daqan waiqar latari", scenario="runewars", waiting=[], events="falling-stars", damage={1: 18},
        areas={1: "rune-of-dominion"},
    )  # fmt: skip
    play(state, 0, "end")
    assert player(state, 1).out
    assert "rune-of-dominion supply" in state.dump()["things"]


@rule("RUA-R95")
def test_runewars_at_its_last_round_is_the_least_damaged_players() -> None:
    state = last_turn("runewars", events="caravan-season", damage={0: 4, 1: 3})
    play(state, 0, "end")
    assert (winners(state), look(state).outcome) == ([1], "time")


# --- The Cataclysm ----------------------------------------------------------------------------------------------


@rule("RUA-157", "RUA-R77", "RUA-R95")
def test_the_cataclysm_is_survived_together() -> None:
    state = table(scenario="cataclysm", waiting=[], events="tremors", enemies="sky-breaker")
    play(state, 0, "end")
    assert winners(state) == [0, 1]
    assert look(state).outcome == "survived"


@rule("RUA-157", "RUA-R77")
def test_one_elimination_loses_the_cataclysm_for_all() -> None:
    state = table(scenario="cataclysm", waiting=[], events="tremors", damage={1: 19})
    play(state, 0, "end")
    assert (winners(state), look(state).outcome) == ([], "fallen")
    assert {seat.rank for seat in result(state).seats} == {1}


@rule("RUA-158", "RUA-032")
def test_the_cataclysm_has_three_stages() -> None:
    deck = start("cataclysm", seats=1).dump()["event_deck"][::-1]
    stages = [TABLES.stage[LIBRARY.number(name)] for name in deck]
    assert stages == sorted(stages)
    assert set(stages) == {1, 2, 3}


@rule("RUA-R69")
def test_where_home_realms_and_cities_may_be_besieged() -> None:
    for scenario, realms, cities in (
        ("resurgence", True, True),
        ("runewars", True, True),
        ("cataclysm", False, False),
        ("monument", False, True),
        ("ascent", True, True),
        ("landmarks", False, True),
        ("resurgence-together", False, True),
    ):
        state = table(scenario=scenario, areas={1: "forge"})
        assert ("besiege waiqar" in legal(state)) == realms, scenario
        assert ("attack forge" in legal(state)) == cities, scenario
        if not realms:
            assert why(state, 0, "besiege waiqar") == "RUA-R69"


# --- The Monument -----------------------------------------------------------------------------------------------


@rule("RUA-159", "RUA-R75")
def test_whoever_has_built_wins_at_the_end_of_the_round() -> None:
    state = table("daqan waiqar latari", scenario="monument", active=1, areas={1: "waiqar-monument"}, events="festival")
    play(state, 1, "end")
    assert state.to_act == (2,)
    assert why(state, 2, "attack waiqar-monument") == "RUA-071"
    play(state, 2, "end")
    assert told(state, "event")
    assert (winners(state), look(state).outcome) == ([1], "built")


@rule("RUA-S33", "RUA-159", "RUA-R76")
@pytest.mark.parametrize(("second", "won"), [("siege-engine", [1]), ("footman", [0, 1])])
def test_several_builders_are_told_apart_by_their_units(second: str, won: list[int]) -> None:
    state = table(
        "waiqar daqan", scenario="monument", active=1, waiting=[], events="festival",
        hands={0: "wyrm wyrm"}, decks={0: "necromancer " * 4}, areas={0: "waiqar-monument", 1: "daqan-monument"},
        piles={1: "roc-warrior roc-warrior knight knight knight " + second},
    )  # fmt: skip
    play(state, 1, "end")
    assert winners(state) == won


@rule("RUA-160", "RUA-R69")
def test_nobody_is_eliminated_in_the_monument() -> None:
    state = table(scenario="monument", damage={0: 20})
    assert not player(state, 0).out
    assert why(state, 0, "besiege waiqar") == "RUA-R69"


@rule("RUA-161", "RUA-R80")
def test_an_event_reverses_the_order_of_play() -> None:
    state = table("daqan waiqar latari", scenario="monument", waiting=[], events="changing-winds tax-collectors")
    play(state, 0, "end")
    order = []
    for _ in range(3):
        order.append(state.to_act[0])
        play(state, order[-1], "end")
    assert order == [0, 2, 1]
    assert look(state).first == 0


@rule("RUA-161")
def test_the_thieves_guild_makes_gold_dearer() -> None:
    state = table(scenario="monument", areas={0: "forge"}, enemies="thieves-guild")
    play(state, 0, "exhaust forge")
    assert why(state, 0, "buy gold-2") == "RUA-R15"
    assert GAME.arguments(state, 0, state.parse("buy gold-1"))["cost"] == "2"


@rule("RUA-R95")
def test_the_monument_at_its_last_round_is_the_strongest_players() -> None:
    state = last_turn("monument", events="stone-caravan", piles={1: "necromancer"})
    play(state, 0, "end")
    assert (winners(state), look(state).outcome) == ([1], "time")


# --- Ascent of the Overlord -------------------------------------------------------------------------------------


@rule("RUA-162", "RUA-R98")
def test_the_overlord_plays_first_and_against_all_others() -> None:
    assert {look(start("ascent", seats=3, seed=seed)).first for seed in range(20)} == {0, 1, 2}
    state = table("daqan waiqar latari", scenario="ascent", active=1, first=0, areas={0: "forge", 2: "tamalir"})
    assert [move for move in legal(state) if move.startswith("besiege")] == ["besiege daqan"]
    assert why(state, 1, "besiege latari") == "RUA-162"
    assert why(state, 1, "attack tamalir") == "RUA-162"
    assert "attack forge" in legal(state)


@rule("RUA-162", "RUA-R98")
def test_ascent_is_won_by_a_side() -> None:
    state = table("daqan waiqar latari", scenario="ascent", active=1, first=0, hands={1: "wyrm"}, damage={0: 18})
    lay(play(state, 1, "besiege daqan"), 1, "wyrm")
    assert (winners(state), look(state).outcome) == ([1, 2], "overthrown")
    assert [seat.team for seat in result(state).seats] == [0, 1, 1]
    state = table(scenario="ascent", active=0, first=0, hands={0: "knight"}, damage={1: 18})
    lay(play(state, 0, "besiege waiqar"), 0, "knight")
    assert (winners(state), look(state).outcome) == ([0], "ruled")
    state = last_turn("ascent", events="rebellion")
    play(state, 0, "end")
    assert winners(state) == [0]


@rule("RUA-163", "RUA-015")
def test_ascent_has_its_own_neutral_cards_and_a_diversion() -> None:
    state = table("daqan waiqar", scenario="ascent", active=1, first=0, enemies="diversionary-force")
    assert {each.card for each in look(state).piles} >= {"shadow-rune", "giant", "reprieve"}
    assert why(state, 1, "besiege daqan") == "RUA-127"
    state = table("daqan waiqar", scenario="ascent", active=0, first=0, enemies="diversionary-force")
    assert "besiege waiqar" in legal(state)


# --- the landmarks ----------------------------------------------------------------------------------------------


@rule("RUA-164", "RUA-R99")
def test_landmarks_are_held_for_points_without_elimination() -> None:
    state = start("landmarks", seats=2)
    assert (
        len(
            [
                name
                for name in centre(state)
                if TABLES.kind[LIBRARY.number(name)] == TABLES.kind[LIBRARY.number("skyhold")]
            ]
        )
        == 8
    )
    state = last_turn("landmarks", events="open-roads", areas={0: "moonwell", 1: "skyhold old-bridge"})
    play(state, 0, "end")
    assert winners(state) == [1]
    assert [seat.score for seat in result(state).seats] == [2, 6]
    assert look(state).outcome == "held"


@rule("RUA-R95", "RUA-R99")
def test_equal_landmarks_are_told_apart_by_units() -> None:
    state = last_turn("landmarks", events="open-roads", areas={0: "moonwell", 1: "iron-mine"}, piles={0: "knight"})
    play(state, 0, "end")
    assert winners(state) == [0]


# --- solo, custom neutral cards ---------------------------------------------------------------------------------


@rule("RUA-166", "RUA-167", "RUA-R73", "RUA-170")
def test_how_many_play() -> None:
    counts = {
        scenario: [*GAME.seat_counts(GAME.setting({"scenario": scenario}, 2).options)] for scenario in loading_names()
    }
    alone = [scenario for scenario, found in counts.items() if 1 in found]
    assert alone == ["resurgence", "cataclysm"]
    assert {max(found) for found in counts.values()} == {4}
    with pytest.raises(BadOption):
        start("resurgence-together", seats=1)
    with pytest.raises(BadOption):
        start(seats=5)


@rule("RUA-R74", "RUA-152")
def test_alone_a_fallen_home_realm_loses() -> None:
    state = table("daqan", waiting=[], events="phrylenex", damage={0: 18})
    play(state, 0, "end")
    assert (winners(state), look(state).outcome) == ([], "fallen")


@rule("RUA-168", "RUA-R78")
def test_custom_neutral_cards_cost_what_the_recommended_ones_do() -> None:
    state = start(seats=2, neutrals=["griffon", "healing-spring", "manticore"])
    assert [each.card for each in look(state).piles][3:] == ["healing-spring", "manticore", "griffon"]
    for wrong in (
        ["griffon", "giant", "manticore"],
        ["demon", "battle-cry", "battle-cry"],
        ["seer", "forced-march", "demon"],
        ["dragon", "forced-march", "demon"],
    ):
        with pytest.raises(BadOption):
            start(seats=2, neutrals=wrong)


# --- the expansion ----------------------------------------------------------------------------------------------


@rule("RUA-169", "RUA-171", "RUA-172")
def test_new_races_and_units_come_with_the_expansion() -> None:
    state = start(seats=2, races=["dunwarr", "daqan"])
    assert [len(player(state, seat).barracks) for seat in range(2)] == [6, 6]
    play(state := table(hands={0: "gold-3 gold-3"}), 0, "spend gold-3", "spend gold-3", "buy roc-warrior", "done")
    assert "roc-warrior" in pile(state, 0)
    with pytest.raises(BadOption):
        start(seats=2, races=["dunwarr", "daqan"], expansion=False)


@rule("RUA-174")
def test_new_scenarios_come_with_the_expansion() -> None:
    for scenario in ("ascent", "landmarks"):
        assert not start(scenario, seats=2).over
        with pytest.raises(BadOption):
            start(scenario, seats=2, expansion=False)


@rule("RUA-175")
def test_each_race_has_one_mythic_unit() -> None:
    mythic = [TABLES.home[title] for title in range(TABLES.titles) if TABLES.mythic[title] == 1]
    assert mythic == [0, 1, 2, 3, 4, 5]


@rule("RUA-179", "RUA-180", "RUA-182")
def test_the_variant_has_stage_one_events_and_neutral_cards_of_its_own() -> None:
    names = {text.split()[0] for text in start("resurgence-together", seats=2).dump()["things"]}
    variant = {"burning-border", "wyrmling-nest", "council-of-realms", "scorched-fields"}
    assert variant <= names
    assert not {"rallying-support", "mithrilim", "sleeping-dragonlord", "bountiful-harvest"} & names
    assert {"ghox", "khorgard"} <= names
    for scenario in loading_names()[:-1]:
        assert not variant & {text.split()[0] for text in start(scenario, seats=2).dump()["things"]}
    piles = [each.card for each in look(start("resurgence-together", seats=2)).piles]
    assert piles[3:] == ["battle-cry", "forced-march", "demon"]


@rule("RUA-181", "RUA-183", "RUA-R71", "RUA-R72")
def test_all_share_one_home_realm() -> None:
    state = table(scenario="resurgence-together", waiting=[], events="scorched-fields")
    play(state, 0, "end", "name waiqar")
    assert damage(state) == [1, 1]
    assert look(state).shared_realm
    assert why(state, 0, "besiege waiqar") == "RUA-R69"


@rule("RUA-184", "RUA-R70", "RUA-S31", "RUA-186")
def test_an_event_for_each_player_is_for_one_whom_the_first_player_names() -> None:
    state = table(
        "daqan waiqar latari", scenario="resurgence-together", first=1, active=0, waiting=[], events="council-of-realms"
    )
    play(state, 0, "end")
    assert state.to_act == (1,)
    assert why(state, 1, "done") == "RUA-184"
    play(state, 1, "name latari")
    assert [len(told(state, "gained")), told(state, "gained")[0].args["seat"]] == [1, "2"]
    state = table(scenario="resurgence-together", waiting=[], events="phrylenex", damage={0: 18})
    play(state, 0, "end", "name waiqar")
    assert damage(state) == [20, 20]
    assert (winners(state), look(state).outcome) == ([], "fallen")
    assert len(told(state, "damaged")) == 1


@rule("RUA-185", "RUA-S32", "RUA-R91", "RUA-R43")
def test_a_city_taken_from_a_player_arrives_exhausted() -> None:
    state = table(scenario="resurgence-together", hands={0: "knight knight"}, areas={1: "riverwatch"}, active=0)
    play(state, 0, "attack riverwatch")
    lay(state, 0, "knight knight")
    assert exhausted(state, 0) == ["riverwatch"]
    city = centre(state)[0]
    state = table(scenario="resurgence-together", hands={0: "knight knight roc-warrior"})
    lay(play(state, 0, f"attack {city}"), 0, "knight knight roc-warrior")
    assert (area(state, 0), exhausted(state, 0)) == ([city], [])


@rule("RUA-187")
def test_any_victory_over_the_objective_is_everybodys() -> None:
    state = rolling(
        table("daqan waiqar latari", scenario="resurgence-together", active=1, hands={1: "demon demon demon wyrm"}), 0
    )
    lay(play(state, 1, "attack high-dragonlord"), 1, "demon demon demon wyrm")
    assert winners(state) == [0, 1, 2]
    assert {seat.team for seat in result(state).seats} == {0}


@rule("RUA-188", "RUA-189", "RUA-190", "RUA-191", "RUA-S29", "RUA-R79")
@pytest.mark.parametrize(("seats", "copies"), [(2, 3), (3, 4), (4, 5)])
def test_mercenaries(seats: int, copies: int) -> None:
    seen = set()
    for seed in range(40):
        piles = look(start(seats=seats, seed=seed, mercenaries=True)).piles
        hired = [(each.card, each.cost, each.left) for each in piles[6:]]
        seen |= {card for card, _, _ in hired}
        assert [TABLES.category[LIBRARY.number(card)] for card, _, _ in hired].count(1) == 2
        assert len(hired) == 3
        assert [cost for _, cost, _ in hired] == sorted(cost for _, cost, _ in hired)
        assert {number for _, _, number in hired} == {copies}
    assert len(seen) == 10
    state = table(hired="seer pathfinder chaos-beast", areas={0: "forge"})
    play(state, 0, "exhaust forge", "buy seer", "done")
    assert pile(state, 0) == ["seer"]
    assert left(state, "seer") == 2


@rule("RUA-192", "RUA-R79")
def test_siege_cards_are_removed_where_nobody_besieges() -> None:
    for scenario, there in (("cataclysm", False), ("resurgence-together", False), ("runewars", True)):
        seen = {
            each.card
            for seed in range(40)
            for each in look(start(scenario, seats=2, seed=seed, mercenaries=True)).piles[6:]
        }
        siege = {card for card in seen if TABLES.siege_icon[LIBRARY.number(card)]}
        assert bool(siege) == there, scenario


@rule("RUA-173")
def test_an_enemy_of_the_expansion_joins_its_scenario() -> None:
    state = table(scenario="runewars", waiting=[], events="oathbreakers")
    play(state, 0, "end")
    assert enemies(state) == ["oathbreakers"]
    assert changed(state).dump() == state.dump()


@rule("RUA-R95")
@pytest.mark.parametrize("scenario", loading_names())
def test_no_game_goes_beyond_its_last_round(scenario: str) -> None:
    for seats in GAME.seat_counts(GAME.setting({"scenario": scenario}, 2).options):
        state = start(scenario, seats=seats, seed=f"{scenario} {seats}")
        playout(state, seeded("rounds"))
        assert look(state).round <= look(state).rounds
        assert look(state).outcome != ""
