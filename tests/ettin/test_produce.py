"""Produce and the abilities of Locations. Ledger sections 19 and 20."""

from __future__ import annotations

import pytest

from tablewright.core.rules import rule
from tablewright.core.state import State
from tablewright.games.ettin import faces
from tests.ettin.field import ALLY, ENEMY, YOU, Cards, Sides, battles, happened, pays, war, wind_up
from tests.ettin.table import camp, legal, look, play, retired, side, told, why

GATES = {"guard-tower": {"abilities": ["gate-to-self"]}, "guard-tower-2": {"abilities": ["gate-to-ally"]}}


@rule("ETT-166", "ETT-171", "ETT-172", "ETT-205", "ETT-206")
def test_locations_of_the_examples_and_their_strengths() -> None:
    state = war()
    you, enemy = side(state, YOU), side(state, ENEMY)
    assert [(place.kind, place.strength, place.gold) for place in you.places[:3]] == [
        ("ruins", 0, 0),
        ("town", 2, 0),
        ("city", 3, 2),
    ]
    assert [(place.kind, place.strength, place.gold) for place in enemy.places[:3]] == [
        ("village", 1, 3),
        ("town", 2, 0),
        ("city", 3, 2),
    ]


@rule("ETT-161", "ETT-168", "ETT-170", "ED-22", "ED-21", "R-073")
def test_villages_and_cities_pay_if_defended() -> None:
    state = wind_up(war("near: guard-tower", "far: guard-tower-2"))
    assert pays(state, "site-paid") == [("joymore", 2, "city"), ("dommorians", 2, "city"), ("dwarves", 3, "village")]
    bare = wind_up(war("near: militia", "far: militia-2"))
    assert pays(bare, "site-paid") == [], "a Troop defends nothing once it has retired"


@rule("R-101")
def test_a_location_pays_once_and_each_defense_for_itself() -> None:
    cards: Cards = {word: {"abilities": ["taxes 2"]} for word in ("guard-tower", "guard-tower-2")}
    state = wind_up(war("near: guard-tower, guard-tower-2", cards=cards))
    assert pays(state, "site-paid") == [("joymore", 2, "city"), ("dommorians", 2, "city")]
    assert pays(state, "produced-gold") == [("joymore", 2, "guard-tower"), ("joymore", 2, "guard-tower-2")]


@rule("ETT-164", "ETT-165", "ETT-160", "R-134")
def test_taxes_pay_the_controller_and_prosperous_both_allies() -> None:
    cards: Cards = {
        "guard-tower": {"abilities": ["taxes 4"]},
        "guard-tower-2": {"abilities": ["prosperous 3"]},
    }
    state = wind_up(war("far: guard-tower, guard-tower-2", cards=cards))
    assert pays(state, "produced-gold") == [
        ("joymore", 4, "guard-tower"),
        ("joymore", 3, "guard-tower-2"),
        ("dommorians", 3, "guard-tower-2"),
    ]


@rule("R-114", "ETT-030")
@pytest.mark.parametrize(("double", "city"), [(True, 4), (False, 2)])
def test_two_players_are_paid_twice(double: bool, city: int) -> None:
    cards: Cards = {"guard-tower": {"abilities": ["prosperous 3"]}}
    state = war("near: guard-tower; far: militia", cards=cards, seats=2, cities_double=double)
    wind_up(state)
    paid = [pay[1] for kind in ("produced-gold", "site-paid") for pay in pays(state, kind) if pay[0] == "joymore"]
    assert sum(paid) == 6 + city


@rule("ETT-159", "ETT-076", "ETT-150")
def test_nobody_produces_before_all_have_retired() -> None:
    state = war("near: guard-tower", also={ALLY: {"near": "militia"}, 2: {"near": "militia-2"}})
    assert pays(state, "site-paid") == [], "the other pair has Spoils to take"
    wind_up(state)
    assert pays(state, "site-paid")[0] == ("joymore", 2, "city")
    kinds = [event.kind for event in state.events(None)]
    assert max(i for i, kind in enumerate(kinds) if kind == "retired") < kinds.index("site-paid")


# --- Gates ------------------------------------------------------------------------------------------------------


@rule("ETT-162", "R-099", "ETT-160")
def test_gate_to_self_brings_one_troop_back() -> None:
    also: Sides = {YOU: {"retired": "old-vets, fort-ericson, militia-2"}}
    state = war("near: guard-tower; adventure: militia", cards=GATES, also=also)
    play(state, YOU, "done")
    assert legal(state, YOU) == [*(f"gate-to-self {word}" for word in ("old-vets", "militia", "militia-2")), "done"]
    assert why(state, YOU, "gate-to-self fort-ericson") == "R-099"
    assert why(state, YOU, "gate-to-ally old-vets") == "ETT-162"
    play(state, YOU, "gate-to-self militia")
    assert camp(state, YOU)[-1] == "militia", "just retired"
    assert why(state, YOU, "gate-to-self militia-2") in ("ETT-162", "ETT-024")


@rule("ETT-163", "R-131", "R-098")
def test_gate_to_ally_sends_one_troop() -> None:
    also: Sides = {YOU: {"retired": "bofar-the-bold, dwarf-warriors hidden"}}
    state = war("near: guard-tower-2", cards=GATES, also=also)
    play(state, YOU, "gate-to-ally bofar-the-bold")
    assert camp(state, ALLY) == ["bofar-the-bold"]
    hidden = war("near: guard-tower-2", cards=GATES, also=also)
    play(hidden, YOU, "gate-to-ally dwarf-warriors")
    assert happened(hidden, "gated-away", ENEMY) == [("joymore", None)]
    assert happened(hidden, "gated-away", ALLY) == [("joymore", "dwarf-warriors")]
    known = {seat: side(hidden, ALLY, seat).camp_cards for seat in (YOU, ALLY, ENEMY, None)}
    assert known == {YOU: ["dwarf-warriors"], ALLY: ["dwarf-warriors"], ENEMY: [], None: []}


@rule("ETT-163", "R-128")
def test_who_sends_a_card_knows_it_even_where_the_ally_keeps_secrets() -> None:
    also: Sides = {YOU: {"retired": "dwarf-warriors hidden"}, ALLY: {"camp": "dommorian-mages hidden"}}
    state = war("near: guard-tower-2", cards=GATES, also=also, secretive=(ALLY,))
    play(state, ALLY, "deploy dommorian-mages far")
    wind_up(state)
    again = war("near: guard-tower-2", cards=GATES, also={YOU: also[YOU]}, secretive=(ALLY,))
    play(again, YOU, "gate-to-ally dwarf-warriors")
    assert side(again, ALLY, YOU).camp_cards == ["dwarf-warriors"]


@rule("R-115")
def test_without_an_ally_a_gate_to_ally_is_one_to_self() -> None:
    state = war("near: guard-tower-2", cards=GATES, also={YOU: {"retired": "old-vets"}}, seats=2)
    play(state, YOU, "gate-to-ally old-vets")
    assert "old-vets" in camp(state, YOU)


@rule("R-099")
def test_a_gate_without_a_troop_in_the_pile_does_nothing() -> None:
    state = war("near: guard-tower", cards=GATES, also={YOU: {"retired": "fort-ericson"}})
    assert "gate" not in " ".join(legal(state, YOU))


@rule("R-099", "R-098")
def test_a_troop_captured_in_this_war_can_pass_the_gate() -> None:
    cards: Cards = {**GATES, "the-green-knight": {"strength": 20}}
    state = war("near: guard-tower, the-green-knight", "near: bofar-the-bold", cards=cards)
    play(state, YOU, "take bofar-the-bold", "gate-to-self bofar-the-bold")
    assert "bofar-the-bold" in camp(state, YOU)


# --- Ruins and Towns --------------------------------------------------------------------------------------------


@rule("ETT-167", "R-100", "R-023")
def test_lost_souls_may_discard_the_top_of_the_own_deck() -> None:
    also: Sides = {YOU: {"deck": "old-vets, fort-ericson"}}
    state = war("far: guard-tower", also=also)
    assert legal(state, YOU) == ["lose-soul", "done"]
    play(state, YOU, "lose-soul")
    assert "old-vets" in look(state).lost
    assert wind_up(war("far: guard-tower", also=also)).to_act
    forced = war("far: guard-tower", also=also, must_lose_souls=True)
    assert "old-vets" in look(forced).lost, "with nothing else to choose it happens by itself"
    both = war("far: guard-tower; middle: guard-tower-2", also=also, must_lose_souls=True)
    assert why(both, YOU, "done") == "R-100"


@rule("ETT-169", "ETT-160", "R-130", "R-097")
def test_call_to_arms_may_draw_before_or_after_lost_souls() -> None:
    also: Sides = {YOU: {"deck": "old-vets, fort-ericson"}}
    state = war("far: guard-tower; middle: guard-tower-2", also=also)
    assert legal(state, YOU) == ["lose-soul", "call-to-arms", "done"]
    play(state, YOU, "call-to-arms")
    assert camp(state, YOU) == ["old-vets"]
    play(state, YOU, "lose-soul")
    assert "fort-ericson" in look(state).lost
    other = play(war("far: guard-tower; middle: guard-tower-2", also=also), YOU, "lose-soul", "call-to-arms")
    assert camp(other, YOU)[:1] == ["fort-ericson"]
    assert why(war("far: guard-tower", also=also), YOU, "call-to-arms") == "ETT-161"


@rule("R-020", "ETT-074")
def test_with_an_empty_deck_lost_souls_does_nothing_and_call_to_arms_draws_elsewhere() -> None:
    also: Sides = {YOU: {"deck": None}}
    state = war("far: guard-tower; middle: guard-tower-2", also=also, mercenaries="krillian")
    assert legal(state, YOU) == ["call-to-arms", "done"]
    play(state, YOU, "call-to-arms")
    assert "krillian" in camp(state, YOU)
    paid = play(war("middle: fort-ericson", also=also, mercenaries="none"), YOU, "call-to-arms")
    assert [(event.args["nation"], event.args["gold"]) for event in told(paid, "paid")][:1] == [("joymore", "5")]


@rule("R-122", "ETT-035", "R-009")
def test_the_mercenary_nation_draws_from_the_current_mercenary_deck() -> None:
    state = war(seats=3, also={1: {"middle": "guard-tower", "near": "guard-tower-2"}}, mercenaries="krillian")
    if "switch" in legal(state, 0):
        play(state, 0, "switch")
    play(state, 0, "call-to-arms")
    assert "krillian" in camp(state, 1)
    assert battles(state, "mercenaries", "orcs")["near"] == "none"


@rule("R-132", "ETT-159")
def test_of_two_enemies_the_initiative_holder_chooses_first() -> None:
    state = war("middle: guard-tower", "middle: guard-tower-2", lead=ENEMY)
    assert legal(state, ENEMY) == ["call-to-arms", "done"]
    assert YOU not in state.to_act
    play(state, ENEMY, "done")
    assert legal(state, YOU) == ["call-to-arms", "done"]


@rule("ETT-015", "ETT-162", "ETT-165")
def test_only_these_abilities_produce() -> None:
    producing = []
    for ability in faces.ABILITY:
        text = f"{ability} 2" if ability in faces.GOLD_ABILITIES else ability
        state = war("far: guard-tower", cards={"guard-tower": {"abilities": [text]}}, also=_pile())
        if pays(wind_up(state), "produced-gold") or "gate" in " ".join(_asked(text)):
            producing.append(ability)
    assert producing == ["gate-to-self", "gate-to-ally", "prosperous", "taxes"]


def _pile() -> dict[int, dict[str, str]]:
    return {YOU: {"retired": "old-vets"}}


def _asked(text: str) -> list[str]:
    state: State = war("far: guard-tower", cards={"guard-tower": {"abilities": [text]}}, also=_pile())
    return legal(state, YOU)


@rule("R-102")
def test_production_happens_in_age_three_too() -> None:
    state = wind_up(war("near: guard-tower", age=3))
    assert pays(state, "site-paid") == [("joymore", 2, "city"), ("dommorians", 2, "city")]
    assert told(state, "ended") != []
    assert retired(state, YOU) == []
