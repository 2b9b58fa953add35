"""Before the First Age. Ledger sections 2 and 3."""

from __future__ import annotations

from collections import Counter

import pytest

from tablewright.core.errors import BadOption
from tablewright.core.records import Record
from tablewright.core.rules import rule
from tablewright.games.ethnos import GAME
from tests.ethnos.table import COLOURS, KINDS, cards_of, kind_of, look, scores, start, table, wander

SEEDS = range(300)
TOKENS = [0, 0, 2, 2, 4, 4, 4, 4, 6, 6, 6, 6, 6, 8, 8, 8, 10, 10]


def awards(seats: int, seed: int) -> list[list[int]]:
    """The award tokens that are dealt, by Region."""
    return [region.awards for region in look(start(seats=seats, seed=seed)).regions]


@rule("ETN-017")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_all_18_award_tokens_are_dealt_three_to_a_region(seats: int) -> None:
    for seed in range(50):
        dealt = awards(seats, seed)
        assert [len(region) for region in dealt] == [3] * 6
        assert sorted(token for region in dealt for token in region) == TOKENS


@rule("ETN-017")
def test_every_token_can_come_to_every_region() -> None:
    met = {(region, token) for seed in SEEDS for region, tokens in enumerate(awards(4, seed)) for token in tokens}
    assert met == {(region, token) for region in range(6) for token in TOKENS}


@rule("ETN-018", "RUL-003")
def test_the_tokens_of_a_region_are_sorted_and_may_be_equal() -> None:
    dealt = [region for seed in SEEDS for region in awards(4, seed)]
    assert all(low <= middle <= high for low, middle, high in dealt)
    assert any(low == middle for low, middle, _ in dealt)
    assert any(low < middle < high for low, middle, high in dealt)


@rule("RUL-003", "ETN-018")
def test_the_lowest_token_is_award_one_and_the_highest_award_three() -> None:
    for age, award in ((1, 2), (2, 6), (3, 10)):
        state = table(age=age, dragons=2, deck_top="dragon", markers={0: {"rhea": 1}}, awards={"rhea": (2, 6, 10)})
        state.play(0, state.parse("draw"))
        assert look(state).players[0].points[age - 1] == {"rhea": award}


@rule("ETN-019")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_everybody_starts_with_no_points_and_25_markers_left(seats: int) -> None:
    state = start("dwarf", seats=seats)
    assert scores(state) == [0] * seats
    assert [player.supply for player in look(state).players] == [25] * seats
    assert [region.markers for region in look(state).regions] == [[0] * seats] * 6


@rule("ETN-020")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_six_different_kinds_are_drawn_and_any_kind_can_be(seats: int) -> None:
    drawn = [look(start(seats=seats, seed=seed)).kinds for seed in SEEDS]
    assert all(len(set(kinds)) == len(kinds) == 6 for kinds in drawn)
    often = Counter(kind for kinds in drawn for kind in kinds)
    assert set(often) == set(KINDS)
    assert 100 < min(often.values()) <= max(often.values()) < 200, "each kind is in about every second game"


@rule("ETN-020", "RUL-072")
def test_the_kinds_and_their_cards_stay_for_the_whole_game() -> None:
    state = start(seats=4, seed="kinds")
    kinds, cards = look(state).kinds, sorted(cards_of(state.dump()))
    for later in wander(state, 1):
        if later.ply % 50 == 0:
            assert look(later).kinds == kinds
            assert sorted(cards_of(later.dump())) == cards
    assert look(state).age == 3


@rule("ETN-021", "ETN-030")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_cards_in_the_game_are_those_of_the_chosen_kinds(seats: int) -> None:
    for seed in range(20):
        state = start(seats=seats, seed=seed)
        kinds = look(state).kinds
        expected = Counter(
            {f"{kind}-{colour}": 4 if kind == "halfling" else 2 for kind in kinds for colour in COLOURS}
            if "skeleton" not in kinds
            else {f"{kind}-{colour}": 4 if kind == "halfling" else 2 for kind in kinds[:-1] for colour in COLOURS}
            | {"skeleton": 12}
        )
        assert Counter(cards_of(state.dump())) == expected


@rule("ETN-021")
def test_the_deck_is_shuffled() -> None:
    first_cards = Counter(start("dwarf", seats=4, seed=seed).dump()["deck"][-1] for seed in SEEDS)
    assert len(first_cards) == 36, "any card may lie on top"
    assert {kind_of(card) for card in first_cards} == {"dwarf", "minotaur", "wingfolk", "centaur", "elf", "wizard"}


@rule("ETN-023")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_first_player_is_drawn_at_random(seats: int) -> None:
    first = Counter(look(start(seats=seats, seed=seed)).active for seed in SEEDS)
    assert set(first) == set(range(seats))
    assert min(first.values()) > len(SEEDS) / seats / 2, "nobody is favoured"


@rule("ETN-023", "ETN-038")
def test_the_player_drawn_is_the_one_who_is_asked() -> None:
    for seed in range(20):
        state = start(seats=5, seed=seed)
        assert state.to_act == (look(state).active,)
        assert look(state).step == "turn"


# --- per Tribe --------------------------------------------------------------------------------------------------


@rule("ETN-024")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_merfolk_bring_the_sea_track_and_a_marker_of_each_player_on_0(seats: int) -> None:
    view = look(start("merfolk", seats=seats))
    assert [player.sea for player in view.players] == [0] * seats
    assert [player.supply for player in view.players] == [24] * seats
    assert (view.sea_symbols, view.sea_last) == ([3, 7, 12, 18], 18)


@rule("ETN-026")
def test_trolls_bring_six_unclaimed_tie_tokens() -> None:
    view = look(start("troll", seats=4))
    assert view.tie_tokens == [1, 2, 3, 4, 5, 6]
    assert [player.tokens for player in view.players] == [[]] * 4


@rule("ETN-027")
def test_giants_bring_the_size_token_held_by_nobody() -> None:
    view = look(start("giant", seats=4))
    assert view.size_token == 0
    assert not any(player.size_token for player in view.players)


@rule("ETN-028")
@pytest.mark.parametrize("seats", [2, 6])
def test_orcs_bring_an_empty_horde_board_for_everybody(seats: int) -> None:
    assert [player.horde for player in look(start("orc", seats=seats)).players] == [[]] * seats


@rule("ETN-030")
def test_other_kinds_bring_no_component() -> None:
    view = look(start("dwarf minotaur wingfolk centaur elf wizard", seats=4))
    assert (view.sea_symbols, view.sea_last, view.tie_tokens, view.size_token) == ([], None, [], None)
    assert [(player.sea, player.horde, player.supply) for player in view.players] == [(None, None, 25)] * 4


# --- rulings ----------------------------------------------------------------------------------------------------


@rule("RUL-005", "ETN-020")
def test_kinds_are_drawn_by_default_and_chosen_ones_stand_in_the_record() -> None:
    chosen = ["centaur", "dwarf", "elf", "giant", "orc", "troll"]
    assert len({tuple(look(start(seats=4, seed=seed)).kinds) for seed in range(20)}) > 10
    for seed in range(20):
        assert look(start(" ".join(chosen), seats=4, seed=seed)).kinds == chosen
    text = Record.of(GAME.setting({"kinds": chosen}, 4), seed="a").text()
    assert 'option kinds ["centaur","dwarf","elf","giant","orc","troll"]' in text.splitlines()


@rule("RUL-005", "ETN-020", "ETN-093")
@pytest.mark.parametrize(("number", "seats"), [(6, 3), (5, 4), (4, 2), (7, 6)])
def test_chosen_kinds_must_be_as_many_as_are_used(number: int, seats: int) -> None:
    with pytest.raises(BadOption):
        GAME.start({"kinds": KINDS[:number]}, seats=seats)


@rule("RUL-005")
def test_a_kind_is_chosen_once() -> None:
    with pytest.raises(BadOption):
        GAME.start({"kinds": ["dwarf", "dwarf", "elf", "giant", "orc", "troll"]}, seats=4)


@rule("RUL-008")
def test_kinds_of_the_second_edition_are_not_in_the_first() -> None:
    with pytest.raises(BadOption) as refused:
        GAME.start({"edition": "1e", "kinds": ["raccoon", "dwarf", "elf", "giant", "orc", "troll"]}, seats=4)
    assert refused.value.rule == "RUL-008"


@rule("RUL-008")
def test_recruitment_mode_is_not_offered_with_the_first_edition() -> None:
    with pytest.raises(BadOption):
        GAME.start({"edition": "1e", "mode": "recruitment"}, seats=4)
