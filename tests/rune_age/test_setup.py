"""Components and setup. Ledger sections 1 and 2."""

from __future__ import annotations

from collections import Counter

import pytest

from tablewright.core.errors import BadOption
from tablewright.core.rules import rule
from tablewright.games.rune_age import GAME
from tablewright.games.rune_age import cards as c
from tests.rune_age.table import LIBRARY, TABLES, centre, hand, look, player, start

QUANTITIES = {4: (24, 14, 10, 5, 5), 3: (19, 12, 8, 4, 4), 2: (14, 10, 6, 3, 3), 1: (9, 8, 4, 2, 2)}


def printed(*kinds: int, box: int | None = None, home: int | None = None) -> int:
    """Copies of all cards of these kinds."""
    return sum(
        TABLES.copies[title]
        for title in range(TABLES.titles)
        if TABLES.kind[title] in kinds and box in (None, TABLES.box[title]) and home in (None, TABLES.home[title])
    )


@rule("RUA-001", "RUA-003", "RUA-004", "RUA-005")
def test_the_core_box() -> None:
    assert printed(c.GOLD) == 48
    assert printed(c.CITY) == 8
    factions = sum(printed(c.STRONGHOLD, c.UNIT, box=c.CORE, home=race) + 1 for race in range(4))
    assert factions == 92
    neutral = printed(c.UNIT, c.TACTIC, box=c.CORE, home=c.NEUTRAL)
    scenarios = range(c.SCENARIO, c.SCENARIO + 4)
    events = sum(printed(c.ENEMY, c.INSTANT, c.LASTING, box=c.CORE, home=home) for home in scenarios)
    objectives = sum(printed(c.OBJECTIVE, box=c.CORE, home=home) for home in scenarios)
    assert (neutral, objectives, events, printed(c.RUNE)) == (50, 4, 40, 6)
    monuments = printed(c.MONUMENT, box=c.CORE)
    assert (neutral + objectives + events + printed(c.RUNE) + monuments, monuments) == (104, 4)
    assert factions + 104 + 48 + 8 == 252
    assert [TABLES.copies[t] for t in range(TABLES.titles) if TABLES.kind[t] == c.GOLD] == [24, 14, 10]
    assert sorted(set(TABLES.die)) == [0, 1, 2]


@rule("RUA-006", "RUA-007", "RUA-008", "RUA-009")
def test_the_expansion_box() -> None:
    new_units = [printed(c.UNIT, box=c.EXPANSION, home=race) for race in range(4)]
    assert new_units == [6] * 4
    assert printed(c.UNIT, c.STRONGHOLD, c.MONUMENT, home=c.DUNWARR) + 1 == 30
    assert printed(c.UNIT, c.STRONGHOLD, c.MONUMENT, home=c.ORCS) + 1 == 30
    assert printed(c.UNIT, c.TACTIC, home=c.MERCENARY) == 50
    assert printed(c.UNIT, c.TACTIC, box=c.EXPANSION, home=c.NEUTRAL) == 30
    assert printed(c.OBJECTIVE, box=c.EXPANSION) == 2
    assert printed(c.LANDMARK) == 8
    events = (c.ENEMY, c.INSTANT, c.LASTING)
    new = [printed(*events, box=c.EXPANSION, home=c.SCENARIO + scenario) for scenario in range(6)]
    assert new == [2, 2, 2, 2, 12, 12]
    assert printed(*events, box=c.VARIANT) == 4
    assert sum(new) + 4 == 36
    for race in range(6):
        costs = Counter[int]()
        for title in range(TABLES.titles):
            if TABLES.home[title] == race and TABLES.kind[title] == c.UNIT:
                costs[TABLES.cost[title]] += TABLES.copies[title]
        assert costs == {1: 8, 2: 4, 3: 8, 5: 3, 6: 2}


@rule("RUA-002", "RUA-019", "RUA-029")
def test_a_core_barracks() -> None:
    state = start(seats=2, expansion=False, races=["daqan", "uthuk"])
    for seat, names in enumerate((["footman", "archer", "knight", "siege-engine"], ["berserker", "flesh-ripper"])):
        barracks = player(state, seat).barracks
        assert [pile.card for pile in barracks][: len(names)] == names
        assert [(pile.cost, pile.left) for pile in barracks] == [(1, 5), (2, 4), (3, 4), (5, 3)]
        assert len(player(state, seat).strongholds) == 3


@rule("RUA-010", "RUA-011", "RUA-012")
def test_a_card_says_what_it_costs_and_gives() -> None:
    forge, gold, knight = (LIBRARY.number(name) for name in ("forge", "gold-2", "knight"))
    assert (TABLES.influence[forge], TABLES.gold[gold]) == (3, 2)
    assert (TABLES.cost[gold], TABLES.paid_with[gold]) == (3, c.PAID_INFLUENCE)
    assert (TABLES.cost[knight], TABLES.paid_with[knight]) == (3, c.PAID_GOLD)
    for name in ("battle-cry", "demon"):
        assert TABLES.paid_with[LIBRARY.number(name)] == c.PAID_INFLUENCE


@rule("RUA-013", "RUA-014", "RUA-015", "RUA-017", "RUA-025")
def test_a_scenario_brings_its_objective_neutral_cards_and_events() -> None:
    state = start("runewars", seats=2)
    view = look(state)
    assert view.objective.card == "last-throne"
    assert [pile.card for pile in view.piles] == [
        "gold-1", "gold-2", "gold-3", "healing-spring", "summon-lightning", "demon",
    ]  # fmt: skip
    names = {text.split()[0] for text in state.dump()["things"]}
    assert "border-raiders" in names
    assert "ghox" not in names
    assert "high-dragonlord" not in names


@rule("RUA-016")
def test_each_player_has_a_race_of_his_own() -> None:
    drawn = Counter(race.race for seed in range(30) for race in look(start(seats=4, seed=seed)).players)
    assert len(drawn) == 6
    for seed in range(5):
        assert len({each.race for each in look(start(seats=4, seed=seed)).players}) == 4
    with pytest.raises(BadOption, match="twice"):
        start(seats=2, races=["daqan", "daqan"])
    with pytest.raises(BadOption, match="do not fit"):
        start(seats=2, races=["daqan", "orcs", "latari"])
    assert [each.race for each in look(start(seats=2, races=["orcs", "latari"])).players] == ["orcs", "latari"]


@rule("RUA-018", "RUA-026")
def test_every_player_has_an_area_and_an_undamaged_home_realm() -> None:
    for each in look(start(seats=3)).players:
        assert (each.area, each.damage, each.pile) == ([], 0, [])


@rule("RUA-020", "RUA-021", "RUA-022", "RUA-023", "RUA-024", "RUA-028", "RUA-S01", "RUA-S02", "RUA-166")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_quantities_in_the_centre(seats: int) -> None:
    state = start(seats=seats)
    one, two, three, neutral, cities = QUANTITIES[seats]
    piles = {pile.card: pile.left for pile in look(state).piles}
    assert one - 5 * seats == 4
    assert piles == {
        "gold-1": 4, "gold-2": two, "gold-3": three, "battle-cry": neutral, "forced-march": neutral, "demon": neutral,
    }  # fmt: skip
    assert len(centre(state)) == len(set(centre(state))) == cities


@rule("RUA-024", "RUA-005")
def test_cities_are_drawn_from_all_eight() -> None:
    seen = {city for seed in range(40) for city in centre(start(seats=1, seed=seed))}
    assert len(seen) == 8


@rule("RUA-027", "RUA-030", "RUA-S01")
def test_the_starting_deck() -> None:
    state = start(seats=4, races=["daqan", "waiqar", "latari", "uthuk"])
    for seat, unit in enumerate(("footman", "reanimate", "deepwood-archer", "berserker")):
        zones = state.dump()["players"][seat]
        assert Counter(zones["hand"] + zones["deck"]) == {"gold-1": 5, unit: 3}
        assert (len(hand(state, seat)), player(state, seat).deck, player(state, seat).pile) == (5, 3, [])
        assert player(state, seat).barracks[0].left == 5
    assert len({tuple(hand(start(seats=1, seed=seed, races=["orcs"]), 0)) for seed in range(20)}) > 1


@rule("RUA-031", "RUA-032", "RUA-173")
@pytest.mark.parametrize(("expansion", "events"), [(False, 10), (True, 12)])
def test_the_event_deck_has_stage_one_on_top(expansion: bool, events: int) -> None:
    orders = set()
    for seed in range(10):
        deck = start(seats=2, seed=seed, expansion=expansion).dump()["event_deck"][::-1]
        assert len(deck) == events
        stages = [TABLES.stage[LIBRARY.number(name)] for name in deck]
        assert stages == sorted(stages)
        assert stages.count(1) == 4
        assert ("choyo" in deck) == expansion
        orders.add(tuple(deck))
    assert len(orders) > 5


@rule("RUA-034")
def test_the_first_player_is_drawn_and_turns_go_clockwise() -> None:
    assert {look(start(seats=4, seed=seed)).first for seed in range(30)} == {0, 1, 2, 3}
    state = start(seats=4, seed=1)
    order = []
    for _ in range(4):
        order.append(state.to_act[0])
        state.play(order[-1], state.parse("end"))
        while state.to_act[0] == order[-1] and look(state).step in ("retain", "drop"):
            state.play(order[-1], state.parse("done"))
    first = look(start(seats=4, seed=1)).first
    assert order == [(first + i) % 4 for i in range(4)]


@rule("RUA-033", "RUA-039", "RUA-123")
def test_an_event_is_drawn_after_each_round() -> None:
    state = start(seats=2, seed=3, races=["daqan", "waiqar"])
    before = look(state).event_deck
    for _ in range(2):
        seat = state.to_act[0]
        assert look(state).event_deck == before
        state.play(seat, state.parse("end"))
    assert look(state).event_deck == before - 1


def test_races_of_the_expansion_need_it() -> None:
    with pytest.raises(BadOption, match="RUA-169"):
        GAME.start({"races": ["orcs", "daqan"], "expansion": False}, seats=2)
