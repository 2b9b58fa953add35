"""Spoils, Siege, and what shields from them. Ledger section 17."""

from __future__ import annotations

import pytest

from tablewright.core.rules import rule
from tests.ettin.field import ALLY, ENEMY, THEIR_ALLY, YOU, Cards, Sides, battles, happened, pays, takes, war, wind_up
from tests.ettin.table import at, gold, legal, look, play, retired, side, told, why

STRONG = {"the-green-knight": {"strength": 20}}


@rule("ETT-130", "R-088", "ETT-090")
def test_spoils_are_taken_after_all_battles_from_first_to_last() -> None:
    state = war(
        "far: the-green-knight; near: krillian", "far: militia; near: militia-2", cards={"krillian": {"strength": 9}}
    )
    assert len(battles(state)) == 4
    assert takes(state) == ["militia"]
    assert why(state, YOU, "take militia-2") == "ETT-131"
    play(state, YOU, "take militia")
    assert takes(state) == ["militia-2"]


@rule("ETT-131", "R-074", "ED-13", "R-075")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_a_winner_takes_up_to_as_many_cards_as_the_age_says(age: int) -> None:
    enemy = ["militia", "militia-2", "militia-3", "militia-4"]
    state = war("near: the-green-knight", f"near: {', '.join(enemy)}", cards=STRONG, age=age)
    for taken in range(age):
        assert takes(state) == enemy[taken:]
        play(state, YOU, f"take {enemy[taken]}")
    assert "take militia-4" not in legal(state, YOU)
    stopped = war("near: the-green-knight", f"near: {', '.join(enemy)}", cards=STRONG, age=age)
    play(stopped, YOU, "done")
    assert told(stopped, "spoiled") == [], "none is compulsory"


@rule("ETT-132", "R-088", "R-074", "ETT-109")
@pytest.mark.parametrize("age", [1, 3])
def test_in_a_tie_each_side_takes_one_chosen_from_what_lay_there_before(age: int) -> None:
    cards: Cards = {
        "militia": {"abilities": ["magic"], "strength": 2},
        "swordsmiths": {"abilities": ["stealth"], "strength": 2},
    }
    state = war("near: militia", "near: swordsmiths", cards=cards, lead=ENEMY, age=age)
    assert battles(state)["near"] == "tie"
    assert YOU not in state.to_act
    play(state, ENEMY, "take militia")
    assert retired(state, ENEMY) == [], "nothing leaves before both have chosen"
    assert takes(state) == ["swordsmiths"], "your captured mage still finds it"
    play(state, YOU, "take swordsmiths")
    assert ("dwarves", "militia") in happened(state, "spoiled")
    assert ("joymore", "swordsmiths") in happened(state, "spoiled")


@rule("ETT-133", "EX-14")
def test_no_battle_gives_no_spoils() -> None:
    state = war("near: arc-tower", "near: ogre-bashers")
    assert battles(state)["near"] == "none"
    assert not any(move.startswith("take") for move in legal(state, ENEMY))
    assert told(state, "spoiled") == []


@rule("ETT-134", "R-075")
def test_troops_are_taken_before_defenses_checked_anew_each_time() -> None:
    state = war("near: the-green-knight", "near: militia, guard-tower, guard-tower-2", cards=STRONG, age=2)
    assert takes(state) == ["militia"]
    assert why(state, YOU, "take guard-tower") == "ETT-134"
    play(state, YOU, "take militia")
    assert takes(state) == ["guard-tower", "guard-tower-2"]


@rule("ETT-135", "ETT-136", "ED-14", "R-081", "EX-13", "EX-15", "ETT-137")
@pytest.mark.parametrize("age", [1, 3])
@pytest.mark.parametrize("place", ["near", "adventure"])
def test_where_no_enemy_unit_stood_one_card_comes_off_the_deck(place: str, age: int) -> None:
    vicious = {"militia": {"abilities": ["vicious"]}}
    also: Sides = {ENEMY: {"deck": "bofar-the-bold, marblehold"}}
    state = war(f"{place}: militia", cards=vicious, age=age, also=also)
    assert legal(state, YOU) == ["take-top", "done"]
    play(state, YOU, "take-top")
    assert "take-top" not in legal(state, YOU)
    wind_up(state)
    assert retired(state, YOU)[0] == "bofar-the-bold"
    more = war(f"{place}: militia", cards=vicious, age=age, also=also, vicious_deck=True)
    play(more, YOU, "take-top", "take-top")
    assert "take-top" not in legal(more, YOU)


@rule("R-082", "R-084")
def test_the_deck_gives_nothing_where_units_stood() -> None:
    state = war("near: the-green-knight", "near: militia", cards=STRONG, age=3)
    assert why(state, YOU, "take-top") == "ETT-135"
    play(state, YOU, "take militia")
    assert "take-top" not in legal(state, YOU)
    shy = war("near: the-green-knight", "near: militia", cards={**STRONG, "militia": {"abilities": ["stealth"]}})
    assert "take-top" not in legal(shy, YOU), "there is a unit, though out of reach"


@rule("R-083")
def test_a_place_that_abilities_emptied_has_no_units() -> None:
    cards: Cards = {"militia": {"abilities": ["terrify"]}}
    assert legal(war("near: militia", "near: swordsmiths", cards=cards), YOU) == ["take-top", "done"]


@rule("R-085")
def test_the_deck_spoil_exists_in_a_tie() -> None:
    state = war("near: militia", nations={3: "dwarves"}, cards={"militia": {"strength": 0}})
    assert battles(state)["near"] == "tie"
    assert legal(state, YOU) == ["take-top", "done"]


@rule("R-086", "ETT-140", "R-089", "ETT-138", "ETT-200")
def test_a_deck_spoil_is_known_to_its_taker_only_unless_it_has_bounty() -> None:
    also: Sides = {ENEMY: {"deck": "marblehold"}}
    state = war("near: militia", also=also, cards={"marblehold": {"abilities": ["bounty 3"]}})
    wind_up(play(state, YOU, "take-top"))
    assert ("joymore", 3, "marblehold") in pays(state)
    assert "marblehold" in side(state, YOU, ENEMY).retired_cards
    plain: Cards = {"dwarf-warriors": {"abilities": ["flying", "stealth"]}}
    state = war("near: militia", also={ENEMY: {"deck": "dwarf-warriors"}}, cards=plain)
    wind_up(play(state, YOU, "take-top"))
    known = {seat: "dwarf-warriors" in side(state, YOU, seat).retired_cards for seat in (YOU, ALLY, THEIR_ALLY, ENEMY)}
    assert known == {YOU: True, ALLY: True, THEIR_ALLY: False, ENEMY: False}
    assert happened(state, "took-top", ENEMY) == [("joymore", None)]


@rule("R-087", "R-020")
def test_an_empty_deck_gives_neither_card_nor_gold() -> None:
    state = war("near: militia", also={ENEMY: {"deck": None}})
    assert "take-top" not in legal(state, YOU)
    assert battles(state)["near"] == "joymore"


@rule("R-087", "R-122", "ETT-035")
def test_the_mercenary_nations_deck_is_the_current_mercenary_deck() -> None:
    state = war(seats=3, also={2: {"near": "militia"}}, mercenaries="krillian")
    play(state, 1, "take-top")
    wind_up(state)
    assert "krillian" in retired(state, 2)


@rule("ETT-137", "R-089", "ETT-200", "R-127")
def test_units_taken_from_a_battle_are_known_to_all() -> None:
    state = play(war("near: the-green-knight", "near: militia", cards=STRONG), YOU, "take militia")
    for seat in (YOU, ENEMY, None):
        assert "militia" in side(state, YOU, seat).retired_cards
    assert side(state, YOU).retired >= 1


# --- abilities --------------------------------------------------------------------------------------------------


@rule("ETT-140", "R-090", "ED-27", "ETT-139")
def test_each_bounty_taken_pays_its_taker_from_the_supply() -> None:
    state = war(
        "near: the-green-knight", "near: swordsmiths, swordsmiths-2", age=2, cards=STRONG, also={ENEMY: {"gold": 1}}
    )
    play(state, YOU, "take swordsmiths", "take swordsmiths-2")
    assert gold(state)[YOU] == 10
    assert gold(state)[ENEMY] == 1
    kept = wind_up(war("near: the-green-knight", "near: swordsmiths", cards=STRONG))
    assert [pay for pay in pays(kept) if pay[0] == "dwarves"] == [("dwarves", 5, "swordsmiths")], "that is Wealthy"


@rule("ETT-141", "R-077", "ED-16", "ED-15")
def test_conquest_frees_all_spoils_of_its_battle_from_troops_first() -> None:
    cards: Cards = {"guard-tower": {"abilities": ["flying"]}, "ogre-bashers": {"strength": 20}}
    enemy = "near: militia, militia-2, guard-tower, guard-tower-2, guard-tower-3"
    state = war("near: ogre-bashers", enemy, cards=cards, age=2)
    assert takes(state) == ["militia", "militia-2", "guard-tower-2", "guard-tower-3"], "but not what flies"
    play(state, YOU, "take guard-tower-2", "take guard-tower-3")
    assert {"guard-tower-2", "guard-tower-3"} <= set(retired(state, YOU))


@rule("ETT-142", "ETT-145", "ETT-143", "R-078", "R-079", "ED-25")
@pytest.mark.parametrize(
    ("shown", "own", "free"),
    [
        ("flying", "", False),
        ("flying", "flying", True),
        ("flying", "ranged", True),
        ("flying", "magic", False),
        ("stealth", "", False),
        ("stealth", "magic", True),
        ("stealth", "flying", False),
        ("flying stealth", "flying", False),
        ("flying stealth", "magic", False),
        ("flying stealth", "magic ranged", True),
    ],
)
def test_flying_and_stealth_shield_unless_a_unit_in_the_same_battle_answers(shown: str, own: str, free: bool) -> None:
    cards: Cards = {
        "militia": {"abilities": shown.split(), "strength": 3},
        "guard-tower": {"abilities": own.split(), "strength": 20},
        "fort-ericson": {"abilities": ["magic", "flying"]},
    }
    state = war("near: guard-tower; far: fort-ericson", "near: militia", cards=cards)
    while "hold" in legal(state, YOU):
        play(state, YOU, "hold")
    assert ("take militia" in legal(state, YOU)) == free
    if not free:
        rest = war("near: guard-tower", "near: militia, swordsmiths", cards=cards, age=2)
        wanted = "ETT-142" if "flying" in shown and own not in ("flying", "ranged") else "ETT-145"
        assert why(rest, YOU, "take militia") == wanted


@rule("R-076", "ED-16")
def test_troops_out_of_reach_shield_no_defense_unless_the_table_reads_it_strictly() -> None:
    cards: Cards = {"militia": {"abilities": ["stealth"]}, **STRONG}
    state = war("near: the-green-knight", "near: militia, guard-tower", cards=cards)
    assert takes(state) == ["guard-tower"]
    strict = war("near: the-green-knight", "near: militia, guard-tower", cards=cards, troops_shield=True)
    assert "take guard-tower" not in legal(strict, YOU)


@rule("ETT-146", "R-080")
@pytest.mark.parametrize(("strength", "ends", "most"), [(20, "joymore", 4), (3, "tie", 3), (1, "dwarves", 0)])
def test_vicious_adds_a_spoil_for_each_icon_to_a_win_or_a_tie(strength: int, ends: str, most: int) -> None:
    cards: Cards = {"krillian": {"abilities": ["vicious 2"], "strength": strength}}
    enemy = "near: militia, militia-2, militia-3"
    state = war("near: krillian", enemy, cards=cards, age=2)
    assert battles(state)["near"] == ends
    taken = 0
    while "take" in " ".join(legal(state, YOU)):
        play(state, YOU, legal(state, YOU)[0])
        taken += 1
    assert taken == min(most, 3)


# --- Siege ------------------------------------------------------------------------------------------------------


@rule("ETT-144", "R-091", "R-092", "R-132", "R-135")
def test_each_siege_unit_besieges_a_defense_of_its_battle() -> None:
    mines = {"gem-mines-of-glorin": {"strength": 2}}
    cards: Cards = {"militia": {"abilities": ["siege"]}, "marblehold": {"strength": 0}, **mines}
    state = war("near: militia", "near: marblehold, gem-mines-of-glorin; middle: guard-tower", cards=cards)
    assert battles(state)["near"] == "dwarves", "though the battle was lost"
    assert takes(state) == ["gem-mines-of-glorin", "marblehold"]
    assert why(state, YOU, "besiege guard-tower") == "ETT-144"
    play(state, YOU, "besiege marblehold")
    wind_up(state)
    assert happened(state, "besieged") == [("joymore", "marblehold")]
    assert pays(state, "produced-gold") == [("dwarves", 2, "gem-mines-of-glorin")]
    assert ("dwarves", 2, "city") in pays(state, "site-paid"), "the Location is still defended"


@rule("ETT-011")
def test_more_defenses_are_besieged_than_a_box_has_tokens() -> None:
    names = {"militia": 5, "freehold-sellswords": 4, "swordsmiths": 2, "goblin-shaman": 2, "border-patrol": 2}
    walls = {"guard-tower": 4, "defended-bridge": 2, "forward-fort": 2, "walled-armory": 2, "fortification": 3}
    own, enemy = (
        [name if number == 1 else f"{name}-{number}" for name, count in of.items() for number in range(1, count + 1)]
        for of in (names, walls | {"border-castle": 2})
    )
    state = war(
        f"near: {', '.join(own)}", f"near: {', '.join(enemy)}", cards={each: {"abilities": ["siege"]} for each in own}
    )
    for wall in enemy[:-1]:
        if f"besiege {wall}" in legal(state, YOU):
            play(state, YOU, f"besiege {wall}")
    wind_up(state)
    assert len(happened(state, "besieged")) == 15


@rule("R-091")
def test_siege_after_no_battle_and_where_it_needs_a_win() -> None:
    cards: Cards = {"guard-tower": {"abilities": ["siege"]}, "militia": {"abilities": ["siege"]}}
    none = war("near: guard-tower", "near: marblehold", cards=cards)
    assert told(none, "besieged") == []
    lost = war("near: militia", "near: marblehold, guard-tower-2", cards=cards, siege_needs_win=True)
    assert told(lost, "besieged") == []
    assert "besiege" not in " ".join(legal(lost, YOU))


@rule("R-092", "ETT-180")
def test_a_token_stops_produce_only_and_leaves_with_the_defense() -> None:
    cards: Cards = {"militia": {"abilities": ["siege"], "strength": 1}, "marblehold": {"strength": 5}}
    state = war("near: militia", "near: marblehold", cards=cards)
    assert happened(state, "besieged") == [("joymore", "marblehold")], "a single target goes unasked"
    assert [unit.sieged for unit in side(state, ENEMY).places[2].units] == [True]
    taken = war("near: militia, the-green-knight", "near: marblehold", cards={**cards, **STRONG})
    play(taken, YOU, "take marblehold")
    assert happened(taken, "besieged") == [("joymore", "marblehold")]
    assert not any(unit.sieged for place in side(taken, ENEMY).places for unit in place.units)
    assert "marblehold" in retired(taken, YOU)


@rule("EX-12")
def test_the_winner_of_battle_one_takes_the_guard_tower() -> None:
    state = war("far: guard-tower", "far: dwarf-warriors")
    assert legal(state, ENEMY) == ["take guard-tower", "done"]
    play(state, ENEMY, "take guard-tower")
    assert "guard-tower" in retired(state, ENEMY)
    assert at(state, YOU, "far") == []
    assert look(state).pairs[0].outcomes[0] == "first-won"


@rule("R-135")
def test_no_token_is_placed_at_the_adventure() -> None:
    cards: Cards = {"the-green-knight": {"abilities": ["siege"], "strength": 9}}
    assert told(war("adventure: the-green-knight", "adventure: marblehold", cards=cards), "besieged") == []
