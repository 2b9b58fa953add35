"""The start of a battle: Terrify, Dragonslayer, Ranged. Ledger section 13."""

from __future__ import annotations

from tablewright.core.rules import rule
from tablewright.games.ettin import faces
from tests.ettin.field import DULL, ENEMY, YOU, Cards, Sides, battles, happened, pays, scores, takes, war, wind_up
from tests.ettin.table import at, camp, legal, play, retired, told, why

TERRIFY = {"abilities": ["terrify"]}
SLAYER = {"abilities": ["dragonslayer"]}
DRAGON = {"dragon": True, "strength": 6}
ARCHER = {"abilities": ["ranged"], "strength": 2}


@rule("ETT-092", "ETT-015")
def test_three_abilities_aim_at_the_start_of_a_battle() -> None:
    aiming = []
    for ability in faces.ABILITY:
        text = f"{ability} 1" if ability in faces.GOLD_ABILITIES else ability
        cards: Cards = {
            "militia": {"abilities": [text], "strength": 9},
            "militia-2": DRAGON,
            "militia-3": DRAGON,
        }
        state = war("far: militia", "far: militia-2, militia-3", cards=cards)
        if any(move.startswith("target") for move in legal(state, YOU)):
            aiming.append(ability)
    assert aiming == ["terrify", "dragonslayer", "ranged"]


@rule("ETT-093", "ETT-098", "R-047", "R-048", "R-046")
def test_terrify_hits_any_enemy_unit_of_the_battle() -> None:
    cards: Cards = {"militia": TERRIFY, "swordsmiths": {"abilities": ["flying", "stealth", "swift"]}}
    state = war("far: militia", "far: swordsmiths, guard-tower; middle: militia-2", cards=cards)
    assert sorted(takes(state)) == ["guard-tower", "swordsmiths"]
    assert why(state, YOU, "target militia-2") == "ETT-093"
    play(state, YOU, "target guard-tower")
    assert "guard-tower" in retired(state, ENEMY)
    assert at(state, ENEMY, "far") == ["swordsmiths"]


@rule("R-047")
def test_terrify_hits_defenses_that_stayed_and_adventures_become_defenses() -> None:
    cards: Cards = {"militia": {"abilities": ["terrify"], "strength": 2}}
    state = war("far: militia", "far: take-control-of-the-goblin-trading-post", cards=cards)
    assert retired(state, ENEMY)[-1] == "take-control-of-the-goblin-trading-post"
    assert battles(state)["far"] == "joymore", "2 against 1: only the Village is left"
    assert ("dwarves", "take-control-of-the-goblin-trading-post") in happened(state, "withdrew")


@rule("ETT-099", "EX-25", "ED-12")
def test_terrify_lifts_the_protection_of_the_defense_that_it_removes() -> None:
    cards: Cards = {"militia": {"abilities": ["terrify"], "strength": 5}}
    state = war("far: militia", "far: arc-tower", cards=cards)
    assert battles(state)["far"] == "joymore"
    another = war("far: militia", "far: arc-tower, arc-tower-2", cards=cards)
    play(another, YOU, "target arc-tower")
    assert battles(another)["far"] == "none", "the other one still protects"


@rule("R-034", "ETT-096", "ETT-091")
def test_abilities_come_before_the_check_for_troops() -> None:
    state = war("far: guard-tower", "far: guard-tower-2", cards={"guard-tower": TERRIFY})
    assert happened(state, "withdrew") == [("dwarves", "guard-tower-2")]
    assert battles(state)["far"] == "none"


@rule("ETT-100")
def test_a_dragonslayer_takes_a_dragon_and_nothing_else() -> None:
    cards: Cards = {"militia": SLAYER, "swordsmiths": DRAGON, "the-green-knight": DRAGON}
    state = war("far: militia", "far: swordsmiths, the-green-knight, militia-2", cards=cards)
    assert takes(state) == ["swordsmiths", "the-green-knight"]
    assert why(state, YOU, "target militia-2") == "ETT-100"
    play(state, YOU, "target the-green-knight")
    assert retired(state, YOU) == ["the-green-knight"]
    assert happened(state, "captured") == [("joymore", "the-green-knight")]


@rule("R-033", "R-041")
def test_terrify_and_dragonslayer_are_compulsory_where_they_have_a_target() -> None:
    cards: Cards = {"militia": TERRIFY}
    state = war("far: militia", "far: swordsmiths, guard-tower", cards=cards)
    assert "hold" not in legal(state, YOU)
    assert why(state, YOU, "hold") == "R-033"
    free = war("far: militia", "far: swordsmiths, guard-tower", cards=cards, must_target=False)
    play(free, YOU, "hold")
    assert told(free, "withdrew") == []
    nothing = war("far: militia", "middle: militia-2", cards=cards)
    assert told(nothing, "aimed") == []


@rule("ETT-101", "R-043", "R-044")
def test_ranged_captures_a_troop_that_is_no_stronger_at_the_cost_of_itself() -> None:
    cards: Cards = {"militia": {"abilities": ["ranged"], "strength": 2}, "swordsmiths": {"strength": 2}}
    state = war("near: militia, the-green-knight", "near: swordsmiths, freehold-sellswords, guard-tower", cards=cards)
    assert legal(state, YOU) == ["target swordsmiths", "hold"], "the City and other units make no shot stronger"
    assert why(state, YOU, "target freehold-sellswords") == "ETT-101"
    assert why(state, YOU, "target guard-tower") == "ETT-101"
    play(state, YOU, "target swordsmiths")
    assert sorted(retired(state, YOU)) == ["militia", "swordsmiths"]
    assert scores(state)[0] == 5 + 3, "the archer counts no more"


@rule("R-043", "ETT-101", "R-045")
def test_ranged_never_has_to_fire_and_then_counts_fully() -> None:
    state = play(war("near: militia", "near: swordsmiths", cards={"militia": ARCHER}), YOU, "hold")
    assert scores(state)[0] == 2 + 3
    assert battles(state)["near"] == "joymore"
    useless = war("near: militia", "near: freehold-sellswords", cards={"militia": ARCHER})
    assert told(useless, "battle-won") != [], "without a legal target it is not asked"


@rule("R-046")
def test_a_defense_with_ranged_fires_and_leaves_its_location() -> None:
    state = war("near: guard-tower", "near: swordsmiths", cards={"guard-tower": ARCHER})
    play(state, YOU, "target swordsmiths")
    assert at(state, YOU, "near") == []
    assert sorted(retired(state, YOU)) == ["guard-tower", "swordsmiths"]


@rule("R-045")
def test_who_has_fired_is_gone_from_the_battle_and_safe_from_spoils() -> None:
    cards: Cards = {"militia": {"abilities": ["ranged", "magic"]}, "swordsmiths": {"strength": 1}}
    state = war("near: militia, the-green-knight", "near: swordsmiths, arc-tower", cards=cards)
    play(state, YOU, "target swordsmiths")
    assert battles(state)["near"] == "none", "8 against 6, but the only Magic at the parapet has left"


@rule("ETT-094", "R-035", "ETT-095", "R-132")
def test_the_initiative_holder_names_all_targets_first_and_nothing_resolves_before() -> None:
    cards = dict.fromkeys(("militia", "militia-2", "militia-3"), ARCHER)
    for lead in (YOU, ENEMY):
        other = YOU + ENEMY - lead
        own, enemy = ("militia, militia-2", "militia-3, swordsmiths")
        state = war(
            f"near: {own if lead == YOU else enemy}", f"near: {enemy if lead == YOU else own}", cards=cards, lead=lead
        )
        play(state, lead, "target militia-3")
        assert state.to_act.count(other) == 0
        play(state, lead, "target militia-3")
        assert takes(state, other) == ["militia", "militia-2"], "it is doomed, and still fires"
        play(state, other, "target militia-2")
        assert sorted(retired(state, lead)) == ["militia", "militia-3"]
        assert retired(state, other) == ["militia-2"]


@rule("ETT-102", "EX-24", "R-036", "R-039")
def test_ranged_units_that_shoot_each_other_change_sides() -> None:
    state = war("near: militia", "near: militia-2", cards={"militia": ARCHER, "militia-2": ARCHER})
    play(state, YOU, "target militia-2")
    play(state, ENEMY, "target militia")
    assert retired(state, YOU) == ["militia-2"]
    assert retired(state, ENEMY) == ["militia"]


@rule("R-037", "R-036")
def test_terrify_on_the_archer_that_shot_it() -> None:
    cards: Cards = {"militia": {"abilities": ["ranged"], "strength": 5}, "swordsmiths": TERRIFY}
    state = play(war("near: militia", "near: swordsmiths", cards=cards), YOU, "target swordsmiths")
    assert sorted(retired(state, YOU)) == ["militia", "swordsmiths"]


@rule("R-038")
def test_two_terrors_put_each_other_to_flight() -> None:
    state = war("near: militia", "near: swordsmiths", cards={"militia": TERRIFY, "swordsmiths": TERRIFY})
    assert sorted(happened(state, "withdrew")) == [("dwarves", "swordsmiths"), ("joymore", "militia")]
    assert battles(state)["near"] == "none"


@rule("R-039", "R-036")
def test_capture_goes_before_retiring() -> None:
    cards: Cards = {"militia": {**ARCHER, "dragon": True}, "swordsmiths": SLAYER, "militia-2": ARCHER}
    state = play(war("near: militia", "near: swordsmiths, militia-2", cards=cards), YOU, "target militia-2")
    play(state, ENEMY, "hold")
    assert ("dwarves", "militia") in happened(state, "captured")
    assert ("joymore", "militia-2") in happened(state, "captured")


@rule("R-040", "R-041")
def test_two_abilities_may_hit_one_target_and_both_are_used_up() -> None:
    cards: Cards = {
        "militia": {"abilities": ["ranged"], "strength": 6},
        "militia-2": SLAYER,
        "swordsmiths": DRAGON,
    }
    state = play(war("near: militia, militia-2", "near: swordsmiths", cards=cards), YOU, "target swordsmiths")
    assert sorted(retired(state, YOU)) == ["militia", "swordsmiths"], "the archer that fired retires all the same"
    twice: Cards = {"militia": TERRIFY, "militia-2": TERRIFY}
    both = war("near: militia, militia-2", "near: swordsmiths, guard-tower", cards=twice)
    play(both, YOU, "target guard-tower", "target guard-tower")
    assert ("dwarves", "swordsmiths") not in happened(both, "withdrew"), "a doomed target is a legal one"


@rule("R-042")
def test_each_icon_is_used_once_and_names_its_own_target() -> None:
    cards: Cards = {"militia": {"abilities": ["terrify 2", "ranged"], "strength": 3}}
    state = war("near: militia", "near: swordsmiths, guard-tower, guard-tower-2", cards=cards)
    play(state, YOU, "target guard-tower", "target guard-tower-2", "target swordsmiths")
    assert [event.args["ability"] for event in told(state, "aimed")] == ["terrify", "terrify", "ranged"]
    assert sorted(retired(state, YOU)) == ["militia", "swordsmiths"]
    assert at(state, ENEMY, "near") == []


@rule("R-049", "ED-20")
def test_retire_abilities_sleep_while_a_unit_leaves_in_battle() -> None:
    loud: Cards = {"abilities": ["ranged", "wealthy 4", "war-cry", "return-to-self"], "strength": 2}
    own: Sides = {YOU: {"deck": "old-vets"}}
    state = war("near: militia", "near: swordsmiths", cards={"militia": loud}, also=own)
    play(state, YOU, "target swordsmiths")
    wind_up(state)
    assert pays(state) == []
    assert "militia" in retired(state, YOU)
    assert "old-vets" not in camp(state, YOU)
    state = war("near: militia", "near: swordsmiths", cards={"militia": loud}, also=own, early_retire=True)
    play(state, YOU, "target swordsmiths")
    wind_up(state)
    assert pays(state) == [("joymore", 4, "militia")]
    assert "militia" in retired(state, YOU)
    assert "old-vets" in camp(state, YOU)


@rule("R-050")
def test_capture_is_no_spoil_and_pays_no_bounty() -> None:
    cards: Cards = {
        "militia": {"abilities": ["ranged"], "strength": 3},
        "swordsmiths": {"abilities": ["bounty 5"]},
    }
    state = wind_up(play(war("near: militia", "near: swordsmiths", cards=cards), YOU, "target swordsmiths"))
    assert pays(state) == []
    assert told(state, "spoiled") == []


@rule("ETT-094", "ETT-118")
def test_abilities_aim_at_the_adventure_too() -> None:
    state = war(
        "adventure: militia", "adventure: swordsmiths, guard-tower", cards={"militia": TERRIFY}, adventure={0: DULL}
    )
    assert sorted(takes(state)) == ["guard-tower", "swordsmiths"]
