"""What others cannot know: hands, the order of decks, what is looked at in secret."""

from __future__ import annotations

import json

import msgspec

from tablewright.core.random import seeded
from tablewright.core.rules import rule
from tests.rune_age.table import combat, hand, lay, legal, look, pile, play, player, start, step, table, told


@rule("RUA-R84")
def test_a_hand_is_its_owners_and_the_order_of_a_deck_nobodys() -> None:
    state = table(hands={0: "archer gold-1"}, decks={0: "siege-engine knight"}, piles={1: "necromancer"})
    for viewer in (None, 1):
        text = msgspec.json.encode(look(state, viewer).players[0]).decode()
        zones = json.loads(text)
        assert (zones["hand"], zones["used"], zones["known"], zones["top"]) == (None, None, [], [])
    assert hand(state, 0) == ["archer", "gold-1"]
    assert player(state, 0).top == []


def test_what_a_hand_could_pay_is_its_owners() -> None:
    state = table(hands={0: "gold-3 gold-1 footman"}, areas={0: "tamalir forge/exhausted"})
    assert (player(state, 0).gold, player(state, 0).influence) == (4, 3)
    assert [look(state, viewer).players[0].gold for viewer in (None, 1)] == [None, None]
    assert [look(state, viewer).players[0].influence for viewer in (None, 1)] == [3, 3]


def test_the_stage_of_the_next_event_is_known() -> None:
    assert look(table(events="mithrilim ghox"), None).stage == 1
    assert look(table(events="ghox"), None).stage == 2
    assert look(table(events=""), None).stage == 0


def test_guesses_exchange_hand_and_deck_of_others_and_keep_what_was_seen() -> None:
    state = table(hands={0: "archer* gold-1 footman"}, decks={0: "siege-engine* knight roc-warrior"})
    rng, hands, decks = seeded("guess"), set(), set()
    for _ in range(40):
        zones = state.guess(1, rng).dump()["players"][0]
        assert "archer*" in zones["hand"]
        assert zones["deck"][-1] == "siege-engine*"
        assert sorted([*zones["hand"], *zones["deck"]]) == [
            "archer*", "footman", "gold-1", "knight", "roc-warrior", "siege-engine*",
        ]  # fmt: skip
        hands.add(tuple(zones["hand"]))
        decks.add(tuple(state.guess(0, rng).dump()["players"][0]["deck"]))
        assert state.guess(0, rng).dump()["players"][0]["hand"] == state.dump()["players"][0]["hand"]
    assert len(hands) == 6
    assert len(decks) == 2


def test_what_is_looked_at_in_secret_stays_secret() -> None:
    state = table("waiqar daqan", hands={0: "vampire reanimate"}, decks={0: "gold-1 gold-2 wyrm necromancer reanimate"})
    play(state, 0, "attack waiqar-stronghold", "play vampire", "use vampire")
    assert step(state) == "look"
    assert told(state, "looked", 1)[0].args["cards"] is None
    assert sorted(told(state, "looked", 0)[0].args["cards"] or []) == ["gold-1", "gold-2", "necromancer", "wyrm"]
    worlds = {tuple(sorted(state.guess(1, seeded(str(i))).dump()["shown"])) for i in range(30)}
    assert len(worlds) > 3
    assert {tuple(state.guess(0, seeded(str(i))).dump()["shown"]) for i in range(9)} == {
        ("gold-1", "gold-2", "wyrm", "necromancer")
    }
    play(state, 0, "done", "choose wyrm")
    assert told(state, "put-back", 1)[0].args["card"] is None
    assert told(state, "put-back", 0)[0].args["card"] == "wyrm"


def test_whoever_must_answer_can_answer_in_every_guess() -> None:
    pack = {"knight": {"played": {"do": [{"discard": 1, "of": "opponent", "what": "gold"}]}}}
    theirs = "reanimate necromancer gold-1 gold-2"
    state = table(cards=pack, hands={0: "knight", 1: theirs}, decks={1: "reanimate " * 7})
    play(state, 0, "besiege waiqar", "play knight", "use knight")
    assert state.to_act == (1,)
    for i in range(60):
        world = state.guess(0, seeded(str(i)))
        assert [move for move in legal(world) if move.startswith("choose gold")]
    state = table(hands={0: "gold-1 gold-3 " + "footman " * 8}, decks={0: "roc-warrior " * 2 + "knight " * 3})
    play(state, 0, "spend gold-1")
    for i in range(60):
        world = state.guess(1, seeded(str(i)))
        rng = seeded(f"on {i}")
        while step(world) == "gold":
            moves = world.legal(0)
            world.play(0, moves[rng.below(len(moves))])


def test_a_draw_tells_others_only_how_many() -> None:
    state = start(seats=2, seed="draw")
    seat = state.to_act[0]
    play(state, seat, "end")
    drawn = [event for event in told(state, "drew", 1 - seat) if event.args["seat"] == str(seat)]
    assert [event.args["cards"] for event in drawn] == [None]
    assert drawn[0].args["number"] == "5"


def test_passing_by_default_cannot_be_taken_back() -> None:
    state = table(hands={0: "knight footman", 1: "gold-1"})
    lay(play(state, 0, "besiege waiqar"), 0, "knight")
    assert combat(state).defenders.passed
    assert int(state.sealed) >= int(state.ply) - 1
    assert pile(state, 1) == []
