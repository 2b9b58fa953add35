"""The card files and the tables made of them."""

import pytest

from tablewright.games.rune_age import cards as c
from tablewright.games.rune_age import loading
from tablewright.games.rune_age.checking import flaws_of

LIBRARY = loading.printed()
TABLES = loading.tables({})


def titles(**wanted: int) -> list[int]:
    """The titles whose columns hold these numbers."""
    return [
        title
        for title in range(TABLES.titles)
        if all(getattr(TABLES, column)[title] == number for column, number in wanted.items())
    ]


def test_every_card_is_sound() -> None:
    names = LIBRARY.names
    assert len(names) == len(set(names)) == TABLES.titles
    assert [str(flaw) for card in LIBRARY.cards for flaw in flaws_of(card.name, card.raw, names)] == []


@pytest.mark.parametrize("race", range(c.RACES))
def test_a_barracks_holds_six_units_strongholds_and_a_monument(race: int) -> None:
    """RUA-002, RUA-007, RUA-008: 8, 4, 4, 4, 3 and 2 copies at costs 1, 2, 3, 3, 5 and 6."""
    units = titles(home=race, kind=c.UNIT)
    assert [(TABLES.cost[unit], TABLES.copies[unit]) for unit in units] == [
        (1, 8), (2, 4), (3, 4), (3, 4), (5, 3), (6, 2),
    ]  # fmt: skip
    assert [TABLES.mythic[unit] for unit in units] == [0, 0, 0, 0, 0, 1]
    (stronghold,) = titles(home=race, kind=c.STRONGHOLD)
    assert (TABLES.copies[stronghold], TABLES.cost[stronghold], TABLES.strength[stronghold]) == (3, 4, 2)
    assert len(titles(home=race, kind=c.MONUMENT)) == 1


def test_each_scenario_has_twelve_events_two_of_them_from_the_expansion() -> None:
    """RUA-003, RUA-006, RUA-009, RUA-173, RUA-179."""
    for scenario, name in enumerate(loading.SCENARIOS[:6]):
        events = [t for t in titles(home=c.SCENARIO + scenario) if c.ENEMY <= TABLES.kind[t] <= c.LASTING]
        new = [t for t in events if TABLES.box[t] == c.EXPANSION]
        assert (len(events), len(new)) == (12, 2 if scenario < c.ASCENT else 12), name
        assert {TABLES.stage[t] for t in events} == ({1, 2, 3} if scenario == c.CATACLYSM else {1, 2}), name
    assert len(titles(box=c.VARIANT, stage=1)) == 4


def test_other_cards_are_as_many_as_the_boxes_hold() -> None:
    """RUA-003 to RUA-006, RUA-189."""
    neutral, mercenaries = titles(home=c.NEUTRAL), titles(home=c.MERCENARY)
    assert [len([t for t in neutral if TABLES.box[t] == box]) for box in (c.CORE, c.EXPANSION)] == [10, 6]
    assert len(mercenaries) == 10
    assert {TABLES.copies[t] for t in [*neutral, *mercenaries]} == {5}
    assert {TABLES.cost[t] for t in neutral} == {2, 4, 6}
    assert [len(titles(kind=kind)) for kind in (c.RUNE, c.LANDMARK, c.CITY)] == [6, 8, 8]
    assert [TABLES.copies[t] for t in titles(kind=c.GOLD)] == [24, 14, 10]


def test_a_program_is_what_the_file_says() -> None:
    knight = TABLES.ability_of(LIBRARY.number("dark-knight"), c.RESOLUTION)
    rows = TABLES.rows[TABLES.first(knight, c.DO) : TABLES.last(knight, c.DO)]
    assert [rows[c.VERB], rows[c.N], rows[c.PER], rows[c.TO]] == [c.STRENGTHEN, 1, c.FRIENDS, c.THIS]
    assert TABLES.first(knight, c.IF) == TABLES.first(knight, c.PRICE) == TABLES.first(knight, c.DO)
    assert TABLES.ability_of(LIBRARY.number("dark-knight"), c.PLAYED) == c.NONE


def test_selectors_mean_the_cards_that_the_file_names() -> None:
    necromancer = TABLES.ability_of(LIBRARY.number("necromancer"), c.PLAYED)
    selector = TABLES.rows[TABLES.first(necromancer, c.DO) + c.WHAT]
    meant = [t for t in range(TABLES.titles) if TABLES.passes(selector, t, 0, 0)]
    assert [LIBRARY.names[t] for t in meant] == ["reanimate", "skeleton-archer"]
    archer = TABLES.ability_of(LIBRARY.number("skeleton-archer"), c.PLAYED)
    selector = TABLES.rows[TABLES.first(archer, c.DO) + c.WHAT]
    footman = LIBRARY.number("footman")
    assert TABLES.passes(selector, footman, 2, 2)
    assert not TABLES.passes(selector, footman, 3, 2)


def test_static_abilities_are_bits() -> None:
    demon, margath = LIBRARY.number("demon"), LIBRARY.number("margath")
    assert TABLES.static[demon] == 1 << c.STURDY
    assert (TABLES.static[margath], TABLES.holds[margath]) == (0, 1 << c.BONUS)


def test_an_owner_s_card_replaces_ours_and_is_no_longer_of_the_house() -> None:
    pack = {"giant": {"strength": 7, "source": "published"}, "hermit": {"home": "neutral", "kind": "tactic", "cost": 2,
            "copies": 5, "action": {"do": [{"draw": 1}]}}}  # fmt: skip
    found = loading.library(pack)
    giant = found.cards[found.number("giant")]
    assert (giant.raw["strength"], giant.source("strength"), giant.source("cost")) == (7, "published", "house")
    assert loading.tables(pack).home[found.number("hermit")] == c.NEUTRAL
    assert loading.tables(pack) is loading.tables(dict(pack))
    assert len(found.words()) == c.TITLES
