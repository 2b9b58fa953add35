"""What is in the box. Ledger section 1."""

from __future__ import annotations

from collections import Counter

import pytest

from tablewright.core.errors import BadMove, BadOption
from tablewright.core.rules import rule
from tablewright.games.ethnos import GAME, figures
from tests.ethnos.table import COLOURS, KINDS, cards_of, look, play, player, start, table, wander

BOX = figures.edition("1e")


def cards_of_kind(kind: str) -> Counter[str]:
    """The cards that a kind brings into a game."""
    cards = cards_of(start(kind, seats=4).dump())
    return Counter(card for card in cards if card.partition("-")[0] == kind)


@rule("ETN-001")
def test_six_regions_each_of_its_card_colour() -> None:
    assert {region.name: region.colour for region in BOX.region} == {
        "althea": "green",
        "duris": "purple",
        "ithys": "orange",
        "rhea": "red",
        "straton": "blue",
        "pelagon": "grey",
    }
    assert [region.source for region in BOX.region] == ["rulebook"] * 5 + ["published"]


@rule("ETN-001")
@pytest.mark.parametrize(("region", "card"), [(region.name, f"dwarf-{region.colour}") for region in BOX.region])
def test_a_card_colour_belongs_to_its_region(region: str, card: str) -> None:
    state = play(table(hands={0: card}), 0, f"lead {card}", "done", f"place {region}")
    assert [place.name for place in look(state).regions if place.markers[0]] == [region]


@rule("ETN-003")
def test_twelve_kinds_each_with_an_ability_of_its_own() -> None:
    assert sorted(BOX.kind_names) == sorted(KINDS)
    assert len({kind.ability for kind in BOX.kinds}) == 12


@rule("ETN-004", "ETN-112")
def test_twelve_cards_of_each_tribe_and_twice_as_many_halflings() -> None:
    sizes = {kind: cards_of_kind(kind).total() for kind in KINDS}
    assert sizes.pop("halfling") == 24
    assert set(sizes.values()) == {12}
    assert sum(sizes.values()) + 24 == 156


@rule("ETN-006")
@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "skeleton"])
def test_a_kind_is_spread_evenly_over_the_colours(kind: str) -> None:
    copies = 4 if kind == "halfling" else 2
    assert cards_of_kind(kind) == {f"{kind}-{colour}": copies for colour in COLOURS}


@rule("RUL-004")
def test_skeletons_have_no_colour() -> None:
    assert cards_of_kind("skeleton") == {"skeleton": 12}


@rule("ETN-007")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_three_dragons_lie_in_the_deck_and_nowhere_else(seats: int) -> None:
    position = start(seats=seats).dump()
    assert position["deck"].count("dragon") == 3
    assert position["dragons"] == 0
    assert "dragon" not in position["pool"]
    assert not any("dragon" in player["hand"] for player in position["players"])


@rule("ETN-007", "ETN-044")
def test_a_dragon_never_enters_a_hand_the_pool_or_a_band() -> None:
    for state in wander(start(seats=3, seed="dragons"), 1):
        view = look(state)
        hands = [card for seat in range(3) for card in player(state, seat).hand or []]
        bands = [card for seat in view.players for band in seat.bands for card in band.cards]
        assert "dragon" not in [*hands, *bands, *view.pool]


@rule("ETN-007")
@pytest.mark.parametrize("verb", ["take", "lead", "add", "keep"])
def test_no_move_speaks_of_a_dragon(verb: str) -> None:
    state = table(hands={0: "dwarf-red dwarf-blue"})
    assert isinstance(state.why_not(0, f"{verb} dragon"), BadMove)


@rule("ETN-008")
def test_eighteen_award_tokens_of_which_six_are_marked_four_or_more() -> None:
    all_tokens = Counter(figures.tables("1e", {}, 4)["awards"])
    small = Counter(figures.tables("1e", {}, 3)["awards"])
    assert all_tokens == {0: 2, 2: 2, 4: 4, 6: 5, 8: 3, 10: 2}
    assert sorted((all_tokens - small).elements()) == [0, 4, 4, 6, 6, 10]
    assert not small - all_tokens


@rule("ETN-009")
@pytest.mark.parametrize(("kind", "elsewhere"), [("dwarf", 1), ("merfolk", 2)])
def test_each_of_six_players_has_26_markers(kind: str, elsewhere: int) -> None:
    everybody = look(start(kind, seats=6)).players
    assert [player.supply + elsewhere for player in everybody] == [26] * 6
    assert sum(player.supply + elsewhere for player in everybody) == 156


@rule("ETN-009")
def test_markers_of_track_board_and_regions_come_out_of_the_26() -> None:
    for state in wander(start("merfolk orc", seats=2, seed="markers"), 1):
        view = look(state)
        for seat in range(2):
            horde = view.players[seat].horde
            assert horde is not None
            on_board = sum(region.markers[seat] for region in view.regions)
            assert view.players[seat].supply + on_board + len(horde) + 2 == 26


@rule("ETN-010")
def test_six_tie_tokens_of_different_values() -> None:
    assert look(start("troll", seats=4)).tie_tokens == [1, 2, 3, 4, 5, 6]


@rule("ETN-011", "ETN-028")
def test_six_horde_boards_with_a_space_for_each_colour() -> None:
    assert [player.horde for player in look(start("orc", seats=6)).players] == [[]] * 6
    assert figures.tables("1e", {}, 6)["horde"] == [0, 1, 3, 6, 10, 15, 20]
    state = table(hands={0: "orc-green"}, horde={0: "duris ithys rhea straton pelagon"})
    play(state, 0, "lead orc-green", "done", "place althea", "enlist")
    assert player(state, 0).horde == ["althea", "duris", "ithys", "rhea", "straton", "pelagon"]


@rule("ETN-012", "ETN-094")
def test_sea_track_and_size_token_have_a_side_for_two_and_three_players() -> None:
    sides = {seats: figures.tables("1e", {}, seats) for seats in (2, 3, 4, 5, 6)}
    assert [sides[seats]["size-token"] for seats in (2, 3)] == [[2, 5]] * 2
    assert [sides[seats]["size-token"] for seats in (4, 5, 6)] == [[2, 4, 6]] * 3
    assert [sides[seats]["sea-track"] for seats in (2, 3)] == [[1, 3]] * 2
    assert [sides[seats]["sea-track"] for seats in (4, 5, 6)] == [[1, 2, 4]] * 3


@rule("ETN-015")
def test_two_to_six_players() -> None:
    assert [start(seats=seats).setting.seats for seats in range(2, 7)] == [2, 3, 4, 5, 6]
    for seats in (0, 1, 7):
        with pytest.raises(BadOption):
            GAME.start({"edition": "1e"}, seats=seats)
