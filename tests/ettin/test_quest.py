"""The Adventure: who may attempt it, the die, success and failure. Ledger section 16."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.core.rules import rule
from tablewright.core.state import State
from tests.ettin.field import DULL, ENEMY, YOU, Cards, Sides, battles, happened, pays, takes, war, wind_up
from tests.ettin.table import at, camp, gold, legal, look, pair, play, retired, side, told, why

POST = "take-control-of-the-goblin-trading-post"
"""Difficulty 2; becomes a Defense."""


def quest(own: str, adventure: str = DULL, *, die: int = 3, **options: Any) -> State:
    """You have won at the Adventure, and the die shows what it should."""
    cards: Cards = {"die": {"faces": [die]}} | dict(options.pop("cards", {}))
    return war(f"adventure: {own}", cards=cards, adventure={0: adventure}, **options)


@rule("ETT-119", "ED-24", "R-064", "ETT-118", "ED-26")
def test_the_winner_may_attempt_the_adventure_or_decline() -> None:
    state = quest("paladin-kendrick")
    assert battles(state)["adventure"] == "joymore"
    assert legal(state, YOU) == ["attempt", "decline"]
    assert why(state, YOU, "done") == "ETT-119"
    play(state, YOU, "decline")
    assert told(state, "rolled") == []
    assert pair(state).adventure == DULL
    forced = quest("paladin-kendrick", must_attempt=True)
    assert len(told(forced, "rolled")) == 1


@rule("ETT-120")
def test_nobody_attempts_after_a_tie_or_no_battle() -> None:
    tie = war("adventure: old-vets", "adventure: bofar-the-bold", cards={"bofar-the-bold": {"strength": 3}})
    assert battles(tie)["adventure"] == "tie"
    none = war("adventure: arc-tower", "adventure: paladin-kendrick", cards={"paladin-kendrick": {"strength": 5}})
    assert battles(none)["adventure"] == "none"
    for state in (tie, none):
        assert "attempt" not in legal(state, YOU) + legal(state, ENEMY)


@rule("ETT-121", "ETT-122", "ETT-123", "R-070", "ETT-012")
@pytest.mark.parametrize(
    ("units", "score"),
    [("militia, guard-tower", None), ("old-vets, militia", 3), ("old-vets, paladin-kendrick, guard-tower", 9)],
)
def test_own_troops_with_adventure_strength_make_the_score(units: str, score: int | None) -> None:
    state = quest(units)
    if score is None:
        assert "attempt" not in legal(state, YOU)
    else:
        play(state, YOU, "attempt")
        assert [event.args["score"] for event in told(state, "rolled")] == [str(score)]


@rule("R-070")
def test_a_unit_that_left_the_battle_does_not_add() -> None:
    cards: Cards = {"old-vets": {"abilities": ["ranged"]}, "die": {"faces": [1]}}
    state = war("adventure: old-vets, paladin-kendrick", "adventure: militia", cards=cards)
    play(state, YOU, "target militia", "attempt")
    assert [event.args["score"] for event in told(state, "rolled")] == ["6"]


@rule("EX-11", "ETT-124", "ETT-125", "ETT-127", "R-003")
@pytest.mark.parametrize(("die", "success"), [(3, True), (4, True), (5, False)])
def test_a_score_as_high_as_the_difficulty_is_enough(die: int, success: bool) -> None:
    state = play(quest("paladin-kendrick", POST, die=die), YOU, "attempt")
    rolled = told(state, "rolled")[0].args
    assert (rolled["nation"], rolled["difficulty"], rolled["score"]) == ("dwarves", str(2 + die), "6")
    assert bool(happened(state, "completed")) == success
    assert (POST in side(state, YOU).aside) == success
    assert ("paladin-kendrick" in look(state).lost) != success


@rule("ETT-009", "R-003", "ETT-124")
def test_the_die_shows_one_to_six_and_every_seat_can_check_it() -> None:
    rolls = set()
    for seed in range(40):
        state = play(war("adventure: paladin-kendrick", seed=seed), YOU, "attempt")
        rolls.add(int(str(told(state, "rolled")[0].args["die"])))
    assert rolls == {1, 2, 3, 4, 5, 6}


@rule("ETT-126", "R-068", "ETT-128")
def test_success_pays_at_once_and_the_card_retires() -> None:
    state = play(quest("paladin-kendrick"), YOU, "attempt")
    assert gold(state)[YOU] == 6
    assert pays(state) == [("joymore", 6, DULL)]
    assert DULL in retired(state, YOU)
    assert pair(state).adventure is None


@rule("ETT-127", "R-065", "R-023", "R-067")
def test_failure_costs_a_troop_with_adventure_strength_of_the_own_choice() -> None:
    state = quest("paladin-kendrick, old-vets, militia", die=12)
    play(state, YOU, "attempt")
    assert legal(state, YOU) == ["sacrifice old-vets", "sacrifice paladin-kendrick"]
    assert why(state, YOU, "sacrifice militia") == "ETT-127"
    play(state, YOU, "sacrifice old-vets")
    assert look(state).lost == ["old-vets"]
    assert legal(state, YOU) == ["take-top", "done"], "only then come Spoils"


@rule("R-066", "ETT-057")
def test_an_adventure_that_nobody_completes_is_lost() -> None:
    state = wind_up(quest("paladin-kendrick"))
    while pair(state).adventure == DULL and look(state).phase == "war":
        seat = state.to_act[0]
        play(state, seat, legal(state, seat)[0])
    assert DULL in look(state).lost


@rule("R-067")
def test_a_troop_lost_at_the_adventure_enables_no_spoil() -> None:
    cards: Cards = {
        "old-vets": {"abilities": ["magic"], "strength": 5},
        "swordsmiths": {"abilities": ["stealth"]},
    }
    cards["die"] = {"faces": [12]}
    state = war("adventure: old-vets, militia", "adventure: swordsmiths", cards=cards)
    play(state, YOU, "attempt")
    assert look(state).lost == ["old-vets"]
    assert "take swordsmiths" not in legal(state, YOU)


# --- conditions -------------------------------------------------------------------------------------------------


@rule("ETT-016", "R-069")
def test_need_and_troops_say_who_may_attempt() -> None:
    wizard = "command-the-wizard-tower"
    assert "attempt" not in legal(quest("old-vets", wizard), YOU)
    assert "attempt" in legal(quest("old-vets, sorcerer-guild", wizard), YOU)
    three: Cards = {"plunder-the-forsaken-silver-mines-of-xor": {"condition": "troops 2"}}
    assert "attempt" not in legal(quest("old-vets, militia", cards=three), YOU)
    assert "attempt" in legal(quest("old-vets, paladin-kendrick", cards=three), YOU)


@rule("ETT-016", "R-069")
def test_ease_lowers_the_difficulty_for_who_has_the_ability_there() -> None:
    cliffs = "scale-the-cliffs-of-time"
    for flying, difficulty in ((False, "8"), (True, "6")):
        cards: Cards = {"old-vets": {"abilities": ["flying"] if flying else []}}
        state = play(quest("old-vets, paladin-kendrick", cliffs, cards=cards), YOU, "attempt")
        assert told(state, "rolled")[0].args["difficulty"] == difficulty


# --- effects ----------------------------------------------------------------------------------------------------


def done(effect: str, **options: Any) -> State:
    """You complete an Adventure with this effect and no Gold."""
    cards: Cards = {DULL: {"effect": effect, "gold": 0}} | dict(options.pop("cards", {}))
    return play(quest("paladin-kendrick", die=1, cards=cards, **options), YOU, "attempt")


@rule("ETT-126", "R-009")
def test_ally_gold_and_levy() -> None:
    state = wind_up(done("ally-gold 4"))
    assert ("dommorians", 4, DULL) in pays(state)
    state = done("levy 5", also={ENEMY: {"gold": 3}})
    assert gold(state)[YOU] == 3
    assert gold(state)[ENEMY] == 0


@rule("ETT-126", "ETT-030")
def test_without_an_ally_the_player_gains_it() -> None:
    state = wind_up(done("ally-gold 4", seats=2))
    assert ("joymore", 4, DULL) in pays(state)


@rule("ETT-126", "R-020", "R-130")
def test_muster_and_hire_bring_cards_facedown_to_the_war_camp() -> None:
    state = wind_up(done("muster 2", also={YOU: {"deck": "old-vets, fort-ericson"}}))
    assert {"old-vets", "fort-ericson"} <= set(camp(state, YOU))
    drew = [(told(state, "drew", seat)[0].args["card"]) for seat in (YOU, ENEMY)]
    assert drew == ["old-vets", None]
    hired = wind_up(done("hire 1", mercenaries="krillian"))
    assert "krillian" in camp(hired, YOU)
    nobody = wind_up(done("hire 1", mercenaries="none"))
    kinds = {event.kind for event in nobody.events(None) if event.args.get("nation") == "joymore"}
    assert not {"drew", "paid"} & kinds, "no card, no Gold"
    empty = wind_up(done("muster 1", also={YOU: {"deck": None}}, mercenaries="none"))
    assert [event.args["gold"] for event in told(empty, "paid")][:1] == ["5"]


@rule("ETT-126", "R-099", "R-098")
def test_recall_brings_troops_back_from_the_retired_pile() -> None:
    also: Sides = {YOU: {"retired": "old-vets, fort-ericson, dwarf-warriors hidden"}}
    state = done("recall 2", also=also)
    assert legal(state, YOU) == ["recall dwarf-warriors", "recall old-vets", "done"]
    assert why(state, YOU, "recall fort-ericson") == "R-099"
    play(state, YOU, "recall old-vets", "recall dwarf-warriors")
    assert camp(state, YOU) == ["dwarf-warriors", "old-vets"]
    assert happened(state, "recalled", ENEMY) == [("joymore", "old-vets"), ("joymore", None)]
    assert "done" in legal(done("recall 1", also=also), YOU), "up to so many"


@rule("ETT-126", "R-087")
def test_plunder_takes_the_top_of_the_enemys_deck() -> None:
    also: Sides = {ENEMY: {"deck": "bofar-the-bold, marblehold"}}
    state = done("plunder 2", also=also)
    wind_up(state)
    assert {"bofar-the-bold", "marblehold"} <= set(retired(state, YOU))
    assert [card for _, card in happened(state, "took-top", ENEMY)] == [None, None]


# --- becoming a Defense -----------------------------------------------------------------------------------------


def tower(**options: Any) -> State:
    """You have just completed the Goblin Trading Post and declined a Spoil off the deck."""
    state = play(quest("paladin-kendrick", POST, **options), YOU, "attempt")
    assert side(state, YOU).aside == [POST]
    return play(state, YOU, "done")


@rule("EX-16", "ETT-129", "ETT-147", "R-072", "ETT-017")
def test_after_spoils_it_is_placed_at_any_own_location() -> None:
    state = tower()
    assert legal(state, YOU) == ["decline", "build far", "build middle", "build near"]
    assert why(state, YOU, "build adventure") == "ETT-147"
    play(state, YOU, "build near")
    assert at(state, YOU, "near") == [POST]
    assert side(state, YOU, ENEMY).places[2].units[0].up


@rule("ETT-148", "R-073", "ED-17", "R-071")
def test_it_defends_at_once_or_retires_for_good() -> None:
    state = play(tower(), YOU, "build near")
    assert ("joymore", 2, "city") in pays(state, "site-paid"), "the City is defended, and pays in the same Age"
    assert ("joymore", 1, POST) in pays(state, "produced-gold")
    declined = play(tower(), YOU, "decline")
    assert POST in retired(declined, YOU)
    assert pays(declined, "site-paid") == []


@rule("R-071")
def test_a_table_may_let_it_wait_for_a_later_war() -> None:
    state = play(tower(place_later=True), YOU, "decline")
    assert side(state, YOU).aside == [POST]
    later = war("", "", age=2, place_later=True, also={YOU: {"aside": POST}})
    assert legal(later, YOU) == ["decline", "build far", "build middle", "build near"]


@rule("ETT-149")
def test_in_later_ages_it_is_open_to_spoils() -> None:
    state = war(f"near: {POST}", "near: the-green-knight", age=2)
    assert takes(state, ENEMY) == [POST]
