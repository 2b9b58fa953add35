"""Skirmishes: four Mercenaries between two Enemies. Ledger section 6."""

from __future__ import annotations

from tablewright.core.rules import rule
from tests.ettin.table import front, lineup, look, pair, play, table, why

FOUR = "guard-tower, swordsmiths, militia, ogre-bashers"


@rule("EX-02", "ETT-060", "ETT-061", "ETT-199")
def test_the_holder_drafts_first_and_fourth() -> None:
    state = table("skirmish", lead={0: 3}, mercenaries=FOUR)
    assert sorted(lineup(state).cards) == sorted(FOUR.split(", "))
    assert pair(state).initiative == 3
    assert 0 not in state.to_act
    play(state, 3, "draft ogre-bashers")
    assert why(state, 3, "draft militia") == "ETT-024"
    play(state, 0, "draft guard-tower")
    assert why(state, 0, "draft ogre-bashers") == "ETT-061"
    play(state, 0, "draft swordsmiths")
    assert sorted(front(state, 3)) == ["militia", "ogre-bashers"]
    assert sorted(front(state, 0)) == ["guard-tower", "swordsmiths"]
    assert look(state).lineups[0].sides == [1, 2]
