"""Events, rewards and elimination. Ledger sections 10 to 12."""

from __future__ import annotations

import pytest

from tablewright.core.rules import rule
from tests.rune_age.table import (
    LIBRARY,
    TABLES,
    area,
    centre,
    changed,
    damage,
    enemies,
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
    why,
)

# --- the Event phase --------------------------------------------------------------------------------------------


@rule("RUA-123", "RUA-124", "RUA-R58")
def test_the_first_player_draws_and_an_enemy_stays() -> None:
    state = table("daqan waiqar latari", active=0, first=1, waiting=[], events="mithrilim rallying-support")
    play(state, 0, "end")
    assert told(state, "event")[0].args == {"seat": "1", "card": "mithrilim"}
    assert enemies(state) == ["mithrilim"]
    assert state.to_act == (1,)
    assert "attack mithrilim" in legal(state)


@rule("RUA-126")
def test_an_instant_is_resolved_and_discarded() -> None:
    state = table(waiting=[], events="phrylenex khorgard")
    play(state, 0, "end")
    assert damage(state) == [3, 3]
    assert "phrylenex" in look(state).event_pile


@rule("RUA-127", "RUA-156", "RUA-R57")
def test_a_lasting_instant_holds_for_the_next_round_only() -> None:
    state = table(scenario="runewars", waiting=[], events="a-time-for-war falling-stars", hands={0: "knight"})
    play(state, 0, "end")
    assert enemies(state) == ["a-time-for-war"]
    lay(play(state, 0, "besiege waiqar"), 0, "knight")
    assert damage(state) == [0, 5]
    play(state, 0, "end")
    play(state, 1, "end")
    assert enemies(state) == []
    assert "a-time-for-war" in look(state).event_pile


@rule("RUA-128", "RUA-088", "RUA-R51", "RUA-S21", "RUA-089", "RUA-087", "RUA-R52", "RUA-R53", "RUA-R86", "RUA-R06")
def test_an_instant_attacks_several_players_in_play_order() -> None:
    state = table(
        "daqan waiqar latari", first=1, waiting=[], events="khorgard",
        hands={0: "siege-engine knight", 1: "wyrm demon necromancer", 2: "gold-1 " * 5}, damage={2: 3},
    )  # fmt: skip
    state = changed(state, active=0)
    play(state, 0, "end")
    assert state.to_act == (1,)
    assert why(state, 1, "end") == "RUA-056"
    lay(state, 1, "wyrm demon necromancer")
    assert told(state, "won")[0].args == {"seat": "1", "number": "12", "against": "12"}
    assert hand(state, 1) == []
    assert state.to_act == (0,)
    lay(state, 0, "siege-engine knight")
    assert damage(state) == [5, 0, 3]
    assert [event.args["seat"] for event in told(state, "played")] == ["1", "1", "1", "0", "0"]


@rule("RUA-S21", "RUA-089", "RUA-087")
def test_a_lost_battle_against_an_instant_costs_the_difference() -> None:
    state = table(waiting=[], events="khorgard", active=1, hands={0: "siege-engine knight"}, decks={0: "gold-1 " * 3})
    play(state, 1, "end")
    lay(state, 0, "siege-engine knight")
    play(state, 0, "done")
    assert damage(state) == [5, 12]


@rule("RUA-R87", "RUA-111")
def test_each_defender_rolls_anew() -> None:
    pack = {"khorgard": {"attrition": 1}}
    state = table(
        cards=pack, waiting=[], active=1, events="khorgard", hands={0: "knight archer"}, piles={1: "reanimate"}
    )
    state = rolling(state, 2)
    play(state, 1, "end")
    lay(state, 0, "knight archer")
    lay(state, 1, "reanimate")
    assert len(told(state, "die")) == 2


@rule("RUA-129", "RUA-S28", "RUA-R55", "RUA-R56")
def test_an_empty_event_deck_is_rebuilt_of_stage_two() -> None:
    state = table(waiting=[], events="", event_pile="", areas={0: "kalladra margath"}, enemies="ghox choyo")
    in_pile = look(state).event_pile
    two = [name for name in in_pile if TABLES.stage[LIBRARY.number(name)] == 2]
    one = [name for name in in_pile if TABLES.stage[LIBRARY.number(name)] == 1]
    assert (len(one), len(two)) == (4, 4)
    play(state, 0, "end")
    assert look(state).event_deck == 3
    assert set(one) <= set(look(state).event_pile)
    assert told(state, "events-rebuilt")[0].args["number"] == "4"


@rule("RUA-R56")
def test_without_stage_two_cards_there_is_no_event() -> None:
    mine = "kalladra margath"
    state = table(waiting=[], events="", areas={0: mine}, enemies="ghox choyo khorgard tzeitz phrylenex baraxis")
    things = [text.replace("khorgard centre", "khorgard gone") for text in state.dump()["things"]]
    for name in ("tzeitz", "phrylenex", "baraxis"):
        things = [text.replace(f"{name} centre", f"{name} gone") for text in things]
    state = changed(state, things=things)
    play(state, 0, "end")
    assert len(told(state, "no-event")) == 1
    assert look(state).round == 2


@rule("RUA-R88")
def test_a_lasting_stage_two_card_expires_before_the_deck_is_rebuilt() -> None:
    gone = (
        "hoarding-dragon",
        "plague-of-vermin",
        "envy-of-kings",
        "falling-stars",
        "oathbreakers",
        "call-of-the-anvil",
    )
    state = table(scenario="runewars", waiting=[], events="", enemies="a-time-for-war")
    things = [
        f"{text.split()[0]} gone" if text.split()[0] in (*gone, "engineers-for-hire") else text
        for text in state.dump()["things"]
    ]
    play(state := changed(state, things=things), 0, "end")
    assert told(state, "event")[0].args["card"] == "a-time-for-war"


@rule("RUA-130", "RUA-141", "RUA-R52")
def test_all_refill_after_the_event() -> None:
    state = table(
        waiting=[], active=1, events="khorgard", hands={0: "knight"}, decks={0: "gold-1 " * 9}, piles={1: "reanimate"}
    )
    play(state, 1, "end")
    assert player(state, 0).hand_size == 5
    lay(state, 0, "knight")
    assert player(state, 0).hand_size == 4
    lay(state, 1, "reanimate")
    assert look(state).round == 2
    assert player(state, 0).hand_size == 5


@rule("RUA-R85", "RUA-R93")
def test_ghox_acts_from_the_next_event_phase_on() -> None:
    state = table(waiting=[], events="ghox khorgard")
    play(state, 0, "end")
    assert damage(state) == [0, 0]
    state = table(waiting=[], events="mithrilim", enemies="ghox")
    play(state, 0, "end")
    assert damage(state) == [2, 2]
    assert [event.kind for event in state.events(None)].index("damaged") < [e.kind for e in state.events(None)].index(
        "event"
    )
    state = table(scenario="resurgence-together", waiting=[], events="burning-border", enemies="ghox")
    play(state, 0, "end", "name waiqar")
    assert damage(state) == [2, 2]
    assert len(told(state, "damaged")) == 1


@rule("RUA-R59", "RUA-R94")
def test_the_objective_counts_as_an_enemy() -> None:
    state = table(enemies="choyo")
    assert look(state).objective.strength == 20
    assert [thing.strength for thing in look(state).enemies] == [10]
    state = table(waiting=[], events="baraxis", enemies="mithrilim")
    play(state, 0, "end")
    assert damage(state) == [4, 4]
    assert TABLES.stage[LIBRARY.number("choyo")] == 2


@rule("RUA-R50", "RUA-R86")
def test_all_who_are_tied_are_meant() -> None:
    state = table(scenario="runewars", waiting=[], events="envy-of-kings", damage={0: 1, 1: 1})
    play(state, 0, "end")
    assert damage(state) == [3, 3]
    state = table(scenario="runewars", waiting=[], events="envy-of-kings", damage={0: 1})
    play(state, 0, "end")
    assert damage(state) == [1, 2]


@rule("RUA-R74")
def test_alone_nobody_takes_a_gift() -> None:
    state = table("daqan", waiting=[], events="rallying-support")
    play(state, 0, "end")
    assert area(state, 0) == []
    assert "rallying-support" in look(state).event_pile


# --- rewards ----------------------------------------------------------------------------------------------------


@rule("RUA-131", "RUA-132")
def test_a_gift_goes_to_a_named_player() -> None:
    state = table("daqan waiqar latari", waiting=[], events="rallying-support")
    play(state, 0, "end")
    assert legal(state) == ["name waiqar", "name latari"]
    play(state, 0, "name latari")
    assert area(state, 2) == ["rallying-support"]


@rule("RUA-R62", "RUA-116")
def test_a_destroyed_reward_goes_to_the_event_discard_pile() -> None:
    state = table(scenario="runewars", waiting=[], events="hoarding-dragon", areas={0: "border-raiders"})
    play(state, 0, "end")
    assert area(state, 0) == []
    assert "border-raiders" in look(state).event_pile


# --- elimination ------------------------------------------------------------------------------------------------


@rule("RUA-S20", "RUA-134", "RUA-135", "RUA-136", "RUA-137", "RUA-R44", "RUA-R45", "RUA-R47")
def test_elimination_by_siege() -> None:
    state = table(
        "daqan waiqar latari",
        hands={0: "knight knight knight", 1: "necromancer reanimate"},
        piles={1: "demon demon battle-cry gold-1 gold-1 gold-1 gold-2 gold-3 wyrm"},
        areas={1: "forge/exhausted tamalir mithrilim waiqar-stronghold"},
        damage={1: 17},
    )
    before = {card: left(state, card) for card in ("demon", "battle-cry", "gold-1", "gold-2", "gold-3")}
    play(state, 0, "besiege waiqar")
    for seat, card in ((0, "knight"), (1, "necromancer"), (0, "knight"), (1, "reanimate"), (0, "knight")):
        lay(state, seat, card)
    assert damage(state)[1] == 20
    assert player(state, 1).out
    assert {"forge", "tamalir"} <= set(centre(state))
    after = {card: left(state, card) - number for card, number in before.items()}
    assert after == {"demon": 2, "battle-cry": 1, "gold-1": 3, "gold-2": 1, "gold-3": 1}
    assert area(state, 1) == []
    assert "mithrilim gone" in state.dump()["things"]
    assert pile(state, 0) == ["knight"] * 3
    assert all(pile_.left == 0 for pile_ in player(state, 1).barracks)
    assert why(state, 0, "besiege waiqar") == "RUA-094"
    play(state, 0, "end")
    assert state.to_act == (2,)


@rule("RUA-R46")
def test_an_eliminated_active_players_turn_ends_at_once() -> None:
    pack = {"knight": {"played": {"do": [{"damage": 9}]}}}
    state = table("daqan waiqar latari", cards=pack, hands={0: "knight"}, damage={0: 15}, decks={1: "gold-1"})
    play(state, 0, "attack daqan-stronghold", "play knight", "use knight")
    assert player(state, 0).out
    assert state.to_act == (1,)
    assert player(state, 1).hand_size == 1


@rule("RUA-R48", "RUA-R92", "RUA-165")
def test_the_next_player_clockwise_becomes_first_player() -> None:
    state = table(
        "daqan waiqar latari", active=1, first=0, hands={1: "wyrm"}, damage={0: 18}, events="phrylenex khorgard"
    )
    lay(play(state, 1, "besiege daqan"), 1, "wyrm")
    assert player(state, 0).out
    assert look(state).first == 1
    play(state, 1, "end")
    assert state.to_act == (2,)
    play(state, 2, "end")
    assert told(state, "event")[0].args["seat"] == "1"
    assert state.to_act == (1,)


@rule("RUA-R82")
def test_only_damage_eliminates() -> None:
    state = table(damage={0: 19, 1: 19})
    assert [seat.out for seat in look(state).players] == [False, False]
    play(state, 0, "end")
    assert state.to_act == (1,)


@rule("RUA-R49", "RUA-153")
def test_the_last_player_left_takes_no_further_damage() -> None:
    state = table(
        "daqan waiqar latari", first=1, active=0, waiting=[], events="phrylenex", damage={0: 18, 1: 18, 2: 18}
    )
    play(state, 0, "end")
    assert state.over
    assert look(state).winners == [0]
    assert damage(state) == [18, 20, 20]
    assert look(state).outcome == "last-left"


@rule("RUA-R83")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_in_the_event_phase_the_first_player_comes_first(first: int) -> None:
    state = table("daqan waiqar latari", first=first, active=(first + 2) % 3, waiting=[], events="phrylenex")
    play(state, (first + 2) % 3, "end")
    order = [int(event.args["seat"]) for event in told(state, "damaged")]  # type: ignore[arg-type]  # a digit
    assert order == [(first + i) % 3 for i in range(3)]
    assert step(state) == "turn"
