"""The first War of the rulebooks' running example, told from one end to the other."""

from __future__ import annotations

from tablewright.core.rules import rule
from tablewright.core.state import State
from tests.ettin.field import ALLY, ENEMY, YOU, battles, pays, scores, war
from tests.ettin.table import at, camp, gold, legal, pair, play, retired, side, told

POST = "take-control-of-the-goblin-trading-post"


def example() -> State:
    """The first War of the example, all cards turned up: the Enemy leads, and the die shows 3."""
    return war(
        "far: guard-tower; middle: swordsmiths; near: arc-tower",
        "far: dwarf-warriors; near: ogre-bashers; adventure: militia",
        cards={"die": {"faces": [3]}, POST: {"abilities": []}, "dommorians": {"middle": "village 3"}},
        lead=ENEMY,
        also={ALLY: {"adventure": "paladin-kendrick"}, YOU: {"deck": "old-vets"}},
        adventure={1: POST},
    )


def after() -> State:
    """The same, when the Enemy has taken both Spoils and you one, and your Ally has placed the Trading Post."""
    state = play(example(), ALLY, "attempt")
    play(state, ALLY, "done", "build middle")
    play(state, ENEMY, "take guard-tower")
    play(state, YOU, "take-top")
    play(state, ENEMY, "take-top")
    return state


@rule("EX-05", "EX-06", "EX-07", "EX-09")
def test_the_four_battles() -> None:
    state = example()
    assert scores(state)[:3] == [0 + 2, 2 + 1, 3 + 3]
    assert scores(state, "dwarves")[:3] == [1 + 2, 2 + 0, 3 + 4]
    assert battles(state) == {"far": "dwarves", "middle": "joymore", "near": "none", "adventure": "dwarves"}


@rule("EX-11", "EX-16")
def test_the_allys_adventure() -> None:
    state = play(example(), ALLY, "attempt")
    rolled = told(state, "rolled")[0].args
    assert (rolled["die"], rolled["difficulty"], rolled["score"]) == ("3", "5", "6")
    play(state, ALLY, "done", "build middle")
    assert at(state, ALLY, "middle") == [POST]


@rule("EX-12", "EX-13", "EX-14", "EX-15")
def test_the_spoils() -> None:
    state = example()
    assert legal(state, ENEMY) == ["take guard-tower", "done"]
    play(state, ENEMY, "take guard-tower")
    assert legal(state, YOU) == ["take-top", "done"]
    play(state, YOU, "take-top")
    assert legal(state, ENEMY) == ["take-top", "done"]
    play(state, ENEMY, "take-top")
    assert {YOU, ENEMY} & set(state.to_act) == set()


@rule("EX-17", "EX-18", "EX-19", "EX-20", "EX-12")
def test_retire() -> None:
    state = after()
    assert "swordsmiths" in retired(state, YOU)
    assert ("joymore", 5, "swordsmiths") in pays(state)
    assert at(state, YOU, "near") == ["arc-tower"]
    assert "paladin-kendrick" in camp(state, YOU)
    assert "dwarf-warriors" in camp(state, ENEMY)
    assert {"guard-tower", "militia", "ogre-bashers", "old-vets"} <= set(retired(state, ENEMY))


@rule("EX-21", "EX-23")
def test_produce() -> None:
    state = after()
    paid = pays(state, "site-paid")
    assert paid == [("joymore", 2, "city"), ("dommorians", 2, "city"), ("dommorians", 3, "village")]
    assert told(state, "lost") == [], "no Lost Souls"
    assert not [event for event in told(state, "drew") if event.args["nation"] == "joymore"][1:], "no Call to Arms"
    assert gold(state)[YOU] == 5 + 2


@rule("EX-22")
def test_the_enemy_wins_the_war_and_you_draw_and_decide() -> None:
    state = after()
    assert side(state, ENEMY).tokens == [1]
    assert pair(state).outcomes == ["first-won", "second-won", "no-battle", "first-won"]
    assert len(camp(state, YOU)) == 2
    assert legal(state, YOU) == ["initiative self", "initiative enemy"]


@rule("ETT-075", "ED-26")
def test_a_war_runs_from_deploy_to_its_result_in_this_order() -> None:
    state = war("camp: paladin-kendrick; far: guard-tower", cards={"die": {"faces": [1]}})
    play(state, YOU, "deploy paladin-kendrick adventure", "attempt", "take-top", "lose-soul")
    order = [
        "deployed",
        "turned-up",
        "battle-won",
        "completed",
        "claimed",
        "took-top",
        "returned-away",
        "lost",
        "war-won",
    ]
    kinds = [event.kind for event in state.events(YOU) if event.args.get("nation") == "joymore"]
    assert [kind for kind in dict.fromkeys(kinds) if kind in order] == order
