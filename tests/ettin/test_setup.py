"""Setup: nations, decks, Initiative. Ledger sections 1 and 3."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from tablewright.core.errors import BadOption
from tablewright.core.rules import rule
from tablewright.games.ettin import faces
from tests.ettin.table import AGE_OF, NATION_OF, gold, legal, look, pair, play, start, table, told, why

FACES = dict(zip(faces.words(), faces.ours().cards, strict=True))


@rule("ETT-001", "ETT-042", "ETT-054")
def test_the_game_begins_with_a_skirmish_of_age_i() -> None:
    state = start(seats=4, pick="random")
    assert (look(state).age, look(state).phase) == (0, "setup")
    while look(state).age == 0:
        play(state, state.to_act[0], "initiative self")
    assert (look(state).age, look(state).phase) == (1, "skirmish")


@rule("ETT-043", "ETT-044", "ETT-198")
def test_mercenaries_and_adventures_lie_in_shuffled_decks_by_age() -> None:
    orders = set()
    for seed in range(8):
        position = start(seats=2, seed=seed, pick="random").dump()
        for kind, wanted in (("mercenaries", [36, 20, 45]), ("adventures", [12, 12, 12])):
            decks = position[kind][0]
            assert [len(deck) for deck in decks] == wanted
            assert [{AGE_OF[card] for card in deck} for deck in decks] == [{1}, {2}, {3}]
        orders.add(tuple(position["mercenaries"][0][0]))
    assert len(orders) == 8
    assert look(start(seats=2, pick="random")).mercenaries == [[36, 20, 45]]


@rule("ETT-049", "ETT-198")
def test_a_nation_deck_has_age_i_on_top_and_age_iii_at_the_bottom_each_shuffled() -> None:
    orders = set()
    for seed in range(8):
        state = start(seats=4, seed=seed, nations=("orcs", "elves", "risen", "joymore"))
        position = state.dump()
        for of_side in position["sides"]:
            ages = [AGE_OF[card] for card in of_side["deck"]]
            assert ages == sorted(ages, reverse=True)
            assert set(ages) == {1, 2, 3}
            assert len(set(of_side["deck"])) == 15
            assert {NATION_OF[card] for card in of_side["deck"]} == {of_side["nation"]}
            if of_side["nation"] == "orcs":
                orders.add(tuple(of_side["deck"]))
        assert all(each.deck == 15 for each in look(state).sides)
    assert len(orders) == 8


@rule("ETT-047", "ETT-048", "R-007", "ETT-018")
def test_each_player_takes_a_nation_with_its_mat_and_its_locations_from_far_to_near() -> None:
    state = start(seats=4, seed=3, nations=("dwarves", "elves", "risen", "joymore"))
    mats = {mat.nation: mat for mat in faces.ours().mats}
    for each in look(state).sides:
        assert each.nation == ("dwarves", "elves", "risen", "joymore")[each.seat]
        mat = mats[each.nation]
        printed = [text.split() for text in (mat.far, mat.middle, mat.near)]
        assert [place.name for place in each.places] == ["far", "middle", "near", "adventure"]
        assert [place.kind for place in each.places] == [*(words[0] for words in printed), None]
        assert [place.gold for place in each.places[:3]] == [int(words[1]) if words[1:] else 0 for words in printed]
        assert each.initiative == mat.initiative


@rule("ETT-047", "R-006")
def test_options_give_nations_or_let_chance_pick() -> None:
    assert start(seats=4, nations=("orcs", "elves", "risen", "joymore")).to_act != ()
    assert look(start(seats=4, pick="random")).step == "initiative"
    picked = Counter(each.nation for seed in range(40) for each in look(start(seats=2, seed=seed, pick="random")).sides)
    assert set(picked) == set(faces.NATION[:8])
    for wrong, message in (
        ({"nations": ("orcs", "orcs")}, "two seats"),
        ({"nations": ("orcs", "trolls")}, "trolls"),
        ({"nations": ("orcs", "mercenaries")}, "Mercenaries"),
        ({"nations": ("orcs",)}, "seats"),
        ({"secretive": (-1,)}, "seat"),
    ):
        with pytest.raises(BadOption, match=message):
            start(seats=2, **wrong)


@rule("ETT-047")
def test_the_options_leave_no_other_nation() -> None:
    state = start(seats=3, seed=1, odd=0, nations=("orcs", "elves", "risen"))
    assert legal(state, 0) == ["choose orcs", "choose mercenaries"]
    assert why(state, 0, "choose elves") == "ETT-047"
    play(state, 0, "choose mercenaries")
    assert [each.nation for each in look(state).sides] == ["mercenaries", "orcs", "elves", "risen"]


@rule("ETT-050", "ETT-182", "ETT-184")
def test_in_each_pair_the_higher_number_decides_who_leads() -> None:
    state = table("first-lead", age=0)
    numbers = [each.initiative or 0 for each in look(state).sides]
    for i, each in enumerate(look(state).pairs):
        one, other = each.sides
        decider, enemy = (one, other) if numbers[one] > numbers[other] else (other, one)
        assert decider in state.to_act
        assert enemy not in state.to_act
        assert why(state, enemy, "initiative self") == "ETT-024"
        assert pair(state, i).initiative is None
    deciders = state.to_act
    play(state, deciders[0], "initiative self")
    play(state, deciders[1], "initiative enemy")
    assert look(state).pairs[1 if deciders[0] in look(state).pairs[1].sides else 0].initiative == deciders[0]
    holders = {each.initiative for each in look(state).pairs}
    assert holders == {deciders[0], look(state).sides[deciders[1]].enemy}
    assert {event.args["seat"] for event in told(state, "leads")} == {str(each) for each in holders}


@rule("R-008")
def test_of_equal_numbers_a_random_one_decides() -> None:
    even = {"joymore": {"initiative": 7}, "dwarves": {"initiative": 7}}
    asked = {table("first-lead", seats=2, age=0, figures=even, seed=seed).to_act for seed in range(20)}
    assert asked == {(0,), (1,)}


@rule("R-005", "ETT-045", "ETT-008")
def test_nobody_has_gold_or_tokens_before_the_first_new_age() -> None:
    state = start(seats=6, pick="random")
    assert gold(state) == [0] * 6
    assert all(each.tokens == [] for each in look(state).sides)
    assert all(each.initiative is None for each in look(state).pairs)
    assert len(look(state).pairs) == 3


@rule("ETT-010", "R-022")
def test_the_supply_of_gold_has_no_end() -> None:
    state = table("age", age=3, sides={0: {"gold": 5000}})
    assert gold(state) == [5015, 15, 15, 15]


@rule("ETT-016", "ETT-012", "ETT-015", "ED-30")
def test_cards_tell_what_is_printed_on_them() -> None:
    vets, post = FACES["old-vets"], FACES["take-control-of-the-goblin-trading-post"]
    assert (vets.type, vets.strength, vets.cost, vets.sell, vets.adventure) == ("troop", 3, 2, 2, 3)
    assert (post.difficulty, post.becomes, post.age) == (2, "defense", 1)
    assert FACES["swordsmiths"].level("bounty") == 5
    assert FACES["ogre-bashers"].level("conquest") == 1
    assert FACES["dwarf-warriors"].level("return-to-self") == 1


@rule("ED-31", "ED-32", "ED-33", "ED-29")
def test_both_editions_name_all_cards_by_the_english_numbers() -> None:
    cards = faces.ours().cards
    assert [face.id for face in cards] == [*(f"U{i}" for i in range(1, 222)), *(f"A{i}" for i in range(1, 37))]
    assert all(face.en and face.fr for face in cards)
    by_id = {face.id: face for face in cards}
    assert (by_id["U44"].en, by_id["U44"].fr) == ("The Old Dogs", "Ancien de la guerre")
    assert by_id["U218"].fr == "Xi'grax le voyant"
    assert by_id["U70"].en.startswith("Drunskeer")
    assert "  " not in "".join(face.fr for face in cards)
    assert FACES["ogre-bashers"].nation == "mercenaries"


@rule("ED-02", "ETT-046")
def test_every_pair_has_a_token_of_its_own_whatever_the_nations() -> None:
    for seats in (2, 4, 6, 8):
        state = table("skirmish", seats=seats)
        assert all(each.initiative in each.sides for each in look(state).pairs)
        sides = [number for each in look(state).pairs for number in each.sides]
        assert sorted(sides) == list(range(seats))


@rule("ETT-051", "ETT-037", "ETT-203")
def test_advice_is_no_rule() -> None:
    state = table("first-lead", age=0)
    assert legal(state, state.to_act[0]) == ["initiative self", "initiative enemy"]
    assert {move.split()[0] for move in legal(table("skirmish", lead={0: 0}), 0)} == {"draft"}


def test_seeds_differ() -> None:
    assert all(a != b for a, b in pairwise(start(seats=4, seed=seed, pick="random").dump()["sides"] for seed in "abcd"))
