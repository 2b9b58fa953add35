"""Who sits where: the ring of Allies and Enemies for any number of players. Ledger section 2."""

from __future__ import annotations

from collections import Counter

import pytest

from tablewright.core.errors import BadOption
from tablewright.core.rules import rule
from tablewright.core.state import State
from tests.ettin.table import (
    AGE_OF,
    NATION_OF,
    camp,
    front,
    gold,
    legal,
    lineup,
    look,
    pair,
    play,
    result,
    side,
    start,
    table,
    wander,
    why,
)

EVEN = [4, 6, 8]
ODD = [3, 5, 7]
MANY = [10, 16, 24]


def ring(state: State) -> list[tuple[int, int | None, int]]:
    """Seat, Ally and Enemy of each side."""
    return [(each.seat, each.ally, each.enemy) for each in look(state).sides]


@rule("ETT-020", "ETT-021", "ETT-022", "ED-01")
@pytest.mark.parametrize("seats", [*EVEN, *MANY])
def test_each_player_has_one_ally_and_one_enemy_beside_them(seats: int) -> None:
    view = look(start(seats=seats, seed="ring"))
    assert [each.seat for each in view.sides] == [(view.anchor + i) % seats for i in range(seats)]
    for each in view.sides:
        assert each.ally is not None
        assert {each.ally, each.enemy} == {(each.side + 1) % seats, (each.side - 1) % seats}
        assert view.sides[each.ally].ally == each.side
        assert view.sides[each.enemy].enemy == each.side


@rule("ETT-021", "ED-01")
def test_the_anchors_left_neighbour_is_the_ally_and_the_right_one_the_enemy() -> None:
    view = look(start(seats=6, seed="left"))
    assert view.sides[0].seat == view.anchor
    assert view.sides[view.sides[0].ally or 0].seat == (view.anchor + 1) % 6
    assert view.sides[view.sides[0].enemy].seat == (view.anchor - 1) % 6


@rule("ETT-021")
def test_the_anchor_is_random() -> None:
    assert {look(start(seats=4, seed=seed)).anchor for seed in range(40)} == {0, 1, 2, 3}


@rule("ETT-023")
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_skirmishes_are_between_enemies_and_peacetimes_between_allies(seats: int) -> None:
    state = table("skirmish", seats=seats)
    assert [sorted(lineup(state, i).sides) for i in range(len(look(state).pairs))] == [
        sorted(pair(state, i).sides) for i in range(len(look(state).pairs))
    ]
    state = table("peacetime", seats=seats)
    assert [each.sides for each in look(state).lineups] == [[i, i + 1] for i in range(0, seats + seats % 2, 2)]


@rule("ETT-024")
def test_pairs_draft_side_by_side_and_nobody_starts_the_next_phase_alone() -> None:
    state = table("skirmish", first=True, lead={0: 0, 1: 1}, seed="side by side")
    assert list(state.to_act) == [0, 1]
    while 0 in state.to_act or 3 in state.to_act:
        seat = 0 if 0 in state.to_act else 3
        state.play(seat, state.legal(seat)[0])
    assert list(state.to_act) == [1]
    assert look(state).phase == "skirmish"
    assert why(state, 0, "draft militia") == "ETT-024"
    assert gold(state)[0] + gold(state)[3] > 0 or camp(state, 0)
    while look(state).phase == "skirmish":
        seat = state.to_act[0]
        state.play(seat, state.legal(seat)[0])
    assert len(state.to_act) > 1
    assert look(state).phase == "peacetime"


@rule("ETT-025", "ETT-026", "R-128")
def test_an_ally_sees_and_advises_but_does_not_decide() -> None:
    state = table("skirmish", lead={0: 0, 1: 2}, sides={0: {"camp": "paladin-kendrick hidden, old-vets hidden"}})
    assert side(state, 0, seat=1).camp_cards == ["old-vets", "paladin-kendrick"]
    assert side(state, 0, seat=3).camp_cards == []
    assert why(state, 1, legal(state, 0)[0]) == "ETT-024"


# --- two players ------------------------------------------------------------------------------------------------


@rule("ETT-027", "R-113", "R-117")
def test_two_players_are_one_pair_without_allies() -> None:
    state = table("skirmish", seats=2)
    assert ring(state) == [(0, None, 1), (1, None, 0)]
    assert len(look(state).pairs) == 1
    assert len(look(state).lineups) == 1
    assert len([card for card in [pair(state).adventure] if card]) == 1


@rule("ETT-028", "ETT-029", "R-116", "R-023")
def test_two_players_each_draft_two_of_their_own_four() -> None:
    state = table(
        "peacetime",
        seats=2,
        sides={0: {"deck": "old-vets, paladin-kendrick"}, 1: {"deck": "dwarf-warriors"}},
        mercenaries="militia, militia-2, militia-3, militia-4",
    )
    assert state.to_act == (0, 1)
    assert sorted(lineup(state, 0).cards) == ["militia", "militia-2", "old-vets", "paladin-kendrick"]
    assert {"militia-3", "militia-4", "dwarf-warriors"} < set(lineup(state, 1).cards)
    assert why(state, 0, "draft militia-3") == "ETT-061"
    play(state, 0, "draft militia", "draft old-vets")
    assert look(state).lost == ["paladin-kendrick", "militia-2"]
    assert front(state, 0) == ["old-vets", "militia"]


@rule("R-116")
def test_initiative_plays_no_part_in_who_draws_first() -> None:
    for lead in (0, 1):
        state = table("peacetime", seats=2, lead={0: lead}, mercenaries="militia, militia-2, militia-3, militia-4")
        assert {"militia", "militia-2"} < set(lineup(state, 0).cards)


@rule("R-117")
def test_two_players_are_alliances_of_one() -> None:
    *_, state = wander(start(seats=2, seed="alone", pick="random"), 1)
    assert [seat.team for seat in result(state).seats] == [None, None]
    assert sorted(seat.rank for seat in result(state).seats) in ([1, 2], [1, 1])


# --- an odd number of players -----------------------------------------------------------------------------------


@rule("ETT-031", "R-118", "R-119", "ETT-032")
@pytest.mark.parametrize("seats", ODD)
def test_the_odd_player_plays_two_allied_nations_against_two_enemies(seats: int) -> None:
    state = start(seats=seats, seed="odd", pick="random")
    view = look(state)
    own = [each for each in view.sides if each.seat == view.anchor]
    assert [each.side for each in own] == [0, 1]
    assert own[0].ally == 1
    assert own[1].ally == 0
    assert "mercenaries" in [each.nation for each in own]
    enemies = {view.sides[each.enemy].seat for each in own}
    assert len(enemies) == (2 if seats > 1 else 1)
    assert view.anchor not in enemies
    assert len(view.sides) == seats + 1
    assert len(view.pairs) == (seats + 1) // 2


@rule("R-118")
def test_a_volunteer_is_the_odd_player() -> None:
    assert {look(start(seats=5, seed=seed, odd=3)).anchor for seed in range(9)} == {3}
    assert {look(start(seats=5, seed=seed)).anchor for seed in range(60)} == {0, 1, 2, 3, 4}
    with pytest.raises(BadOption, match="seat"):
        start(seats=5, odd=-1)


@rule("R-118", "ETT-031")
def test_the_odd_player_chooses_which_of_the_two_is_the_mercenary_nation() -> None:
    state = play(start(seats=3, seed=0, odd=0), 0, "choose mercenaries")
    assert legal(state, 0)[0] == "choose orcs"
    assert why(state, 0, "choose mercenaries") == "ETT-031"
    assert why(state, 1, "choose orcs") == "ETT-024"
    state = play(start(seats=3, seed=0, odd=0), 0, "choose elves")
    assert look(state).sides[1].nation == "mercenaries"
    assert state.to_act == (1,)
    assert why(state, 1, "choose mercenaries") == "ETT-031"


@rule("ETT-033", "R-120")
def test_nothing_is_pooled_between_the_two_nations() -> None:
    assert gold(table("age", seats=3)) == [5, 5, 5, 5]
    state = table(
        "peacetime",
        seats=3,
        sides={0: {"gold": 0, "deck": "old-vets, paladin-kendrick"}, 1: {"gold": 9}},
        mercenaries="militia, ogre-bashers",
    )
    play(state, 0, "want paladin-kendrick", "want militia")
    assert why(state, 0, "recruit paladin-kendrick") == "R-013"
    play(state, 0, "sell paladin-kendrick", "recruit militia")
    play(state, 0, "recruit ogre-bashers", "recruit old-vets")
    assert gold(state)[:2] == [3, 9 - 4 - 2]
    assert (camp(state, 0), camp(state, 1)) == (["militia"], ["old-vets", "ogre-bashers"])


@rule("ETT-034", "ED-04", "R-119")
def test_the_odd_players_lineup_is_two_own_cards_and_two_mercenaries_split_at_will() -> None:
    state = table(
        "peacetime", seats=3, sides={0: {"deck": "old-vets, paladin-kendrick"}}, mercenaries="militia, militia-2"
    )
    assert sorted(lineup(state, 0).cards) == ["militia", "militia-2", "old-vets", "paladin-kendrick"]
    assert look(state).lineups[0].sides == [0, 1]
    play(state, 0, "want militia", "want militia-2")
    assert front(state, 0) == ["militia", "militia-2"]
    assert side(state, 1, seat=0).front == ["old-vets", "paladin-kendrick"]
    assert look(state).lost == []


@rule("ETT-035", "ED-03")
def test_the_mercenary_nation_draws_from_the_mercenary_deck() -> None:
    state = table("peacetime", seats=3)
    view = look(state)
    assert view.sides[1].deck == 0
    assert view.sides[0].deck == 15 - 2
    before = look(table("skirmish", seats=3)).mercenaries[0][0] + 8
    assert view.mercenaries[0][0] == before - 2


@rule("ETT-036")
def test_the_odd_players_score_is_the_sum_of_both_nations() -> None:
    *_, state = wander(start(seats=3, seed="sum", pick="random", odd=1), 3)
    parts = result(state).seats[1].parts
    nations = {part.args["nation"] for part in parts}
    assert nations == {each.nation for each in look(state).sides if each.seat == 1}
    assert result(state).seats[1].score == sum(part.points for part in parts)
    assert len({seat.team for seat in result(state).seats}) == 2


@rule("R-121")
@pytest.mark.parametrize(("number", "decider"), [(0, 2), (99, 1)])
def test_the_mercenary_nations_initiative_number_counts_like_any_other(number: int, decider: int) -> None:
    state = table("first-lead", seats=3, age=0, figures={"mercenaries": {"initiative": number}})
    assert [look(state).sides[each].seat for each in (1, 2)] == [0, 1]
    asked_by_lane = {tuple(lane["to_act"]) for lane in state.dump()["lanes"][1:]}
    assert asked_by_lane == {(look(state).sides[decider].seat,)}


@rule("R-123", "ETT-032")
def test_the_odd_player_turns_from_one_enemy_to_the_other() -> None:
    state = table("skirmish", seats=3, lead={0: 0, 1: 1})
    first = set(lineup(state, 0).cards)
    assert list(state.to_act) == [0]
    assert legal(state, 0)[0] == "switch"
    assert {move.split()[1] for move in legal(state, 0)[1:]} == first
    play(state, 0, "switch")
    assert {move.split()[1] for move in legal(state, 0)} == set(lineup(state, 1).cards)
    assert why(state, 0, "switch") == "R-123"
    state.play(0, state.legal(0)[0])
    assert list(state.to_act) == [0, 1]
    assert legal(state, 0) == ["switch"]
    assert why(state, 0, f"draft {min(first)}") == "R-123"


# --- nine and more ----------------------------------------------------------------------------------------------


@rule("ETT-038", "ETT-039", "ETT-040", "R-125")
@pytest.mark.parametrize(("seats", "boxes"), [(9, 2), (10, 2), (16, 2), (17, 3), (24, 3)])
def test_many_players_sit_around_several_boxes_beside_other_nations(seats: int, boxes: int) -> None:
    for seed in range(6):
        view = look(start(seats=seats, seed=seed, pick="random"))
        nations = [each.nation for each in view.sides]
        assert len(view.mercenaries) == boxes
        assert all(nations[i] != nations[i - 1] for i in range(len(nations)))
        assert nations.count("mercenaries") == seats % 2
        for box in range(boxes):
            around = [each.nation for each in view.sides if each.side * boxes // len(view.sides) == box]
            assert 2 <= len(around) <= 8
            assert len(set(around)) == len(around)


@rule("ETT-040")
def test_neighbours_across_two_boxes_differ_and_the_last_one_finds_a_nation() -> None:
    state = start(seats=16, seed=1)
    order = ["orcs", "daemons", "cannites", "dommorians", "dwarves", "elves", "joymore", "risen"]
    for nation in order[:7]:
        play(state, state.to_act[0], f"choose {nation}")
    assert look(state).sides[7].nation == "risen"
    assert why(state, state.to_act[0], "choose risen") == "ETT-040"
    for nation in order[1:7]:
        play(state, state.to_act[0], f"choose {nation}")
    assert [each.nation for each in look(state).sides[14:]] == ["orcs", "risen"]


@rule("R-124")
def test_a_pair_uses_the_box_of_its_first_member() -> None:
    state = start(seats=16, seed="boxes", pick="random")
    while look(state).phase != "skirmish":
        seat = state.to_act[0]
        state.play(seat, state.legal(seat)[0])
    view = look(state)
    assert view.mercenaries[0][0] == view.mercenaries[1][0] == 36 - 4 * 4
    assert view.adventures[0][0] == view.adventures[1][0] == 12 - 4


@rule("ETT-041")
def test_after_the_game_every_box_has_all_its_cards() -> None:
    *_, state = wander(start(seats=10, seed="clean", pick="random"), 5)
    ages: Counter[int] = Counter()
    copies: Counter[str] = Counter()
    for card in every_card(state):
        if NATION_OF[card] == "mercenaries":
            ages[AGE_OF[card]] += 1
            copies[card] += 1
    assert [ages[age] for age in (1, 2, 3)] == [2 * 36, 2 * 20, 2 * 45]
    assert set(copies.values()) == {2}


def every_card(state: State) -> list[str]:
    """All cards of a position, wherever they are, without their marks."""
    position = state.dump()
    found = [*position["lost"]]
    for each in position["sides"]:
        found += each["deck"]
        found += [text.split()[0] for texts in each["cards"].values() for text in texts]
    for box in (*position["mercenaries"], *position["adventures"]):
        found += [card for deck in box for card in deck]
    return found


@rule("R-006")
def test_nations_are_distinct_and_chosen_from_the_anchor_to_the_left() -> None:
    state = start(seats=4, seed=2)
    anchor = look(state).anchor
    for i, nation in enumerate(("risen", "orcs", "elves", "joymore")):
        assert state.to_act == ((anchor + i) % 4,)
        if i:
            assert why(state, state.to_act[0], "choose risen") == "R-006"
        play(state, state.to_act[0], f"choose {nation}")
    assert [each.nation for each in look(state).sides] == ["risen", "orcs", "elves", "joymore"]
