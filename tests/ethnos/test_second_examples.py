"""The worked examples of the second edition's rulebook, Solo Mode excepted."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.core.rules import rule
from tablewright.core.state import State
from tests.ethnos import table as first
from tests.ethnos.table import COLUMNS, hand, lead, legal, look, markers, paid, play, player, pool, scores, told, why

HIROSHI, EMI, WILFRED = range(3)


def table(kinds: str = "", **layout: Any) -> State:
    """A table of the second edition."""
    return first.table(kinds, edition="2e", **layout)


def age_end(kinds: str = "", **layout: Any) -> State:
    """Such a table after an Age."""
    return first.age_end(kinds, edition="2e", **layout)


@rule("EX-24")
def test_recruit_from_the_pool() -> None:
    state = table(seats=3, hands={HIROSHI: "rabbit-red rabbit-blue"}, pool="rabbit-green panda-white fox-black")
    play(state, HIROSHI, "take rabbit-green")
    assert hand(state, HIROSHI) == ["rabbit-green", "rabbit-red", "rabbit-blue"]
    assert pool(state) == ["panda-white", "fox-black"]


@rule("EX-25")
def test_recruit_from_the_deck() -> None:
    state = table(seats=3, active=EMI, hands={EMI: "panda-red"}, pool="fox-black", deck_top="rabbit-green")
    play(state, EMI, "draw")
    assert (hand(state, EMI), pool(state)) == (["rabbit-green", "panda-red"], ["fox-black"])
    shown = {viewer: [event.args["card"] for event in told(state, "drew", viewer)] for viewer in (0, 1, 2, None)}
    assert shown == {HIROSHI: [None], EMI: ["rabbit-green"], WILFRED: [None], None: [None]}


@rule("EX-26")
def test_third_marker_with_three_cards() -> None:
    state = table(
        seats=3,
        hands={HIROSHI: "rabbit-green rabbit-red rabbit-blue panda-white fox-black"},
        markers={HIROSHI: {"green": 2}, EMI: {"green": 2}},
    )
    lead(state, HIROSHI, "rabbit-green rabbit-red rabbit-blue")
    assert markers(state, "green") == [3, 2, 0]
    assert (hand(state, HIROSHI), pool(state)) == ([], ["panda-white", "fox-black"])


@rule("EX-27")
@pytest.mark.parametrize("in_red", [0, 1])
def test_deer_elsewhere(in_red: int) -> None:
    state = table(
        seats=3,
        active=EMI,
        hands={EMI: "deer-green panda-green fox-black"},
        markers={EMI: {"green": 2, "red": in_red, "white": 2, "yellow": 2, "black": 2, "blue": 2}},
    )
    lead(state, EMI, "deer-green panda-green")
    assert (legal(state, EMI), why(state, EMI, "place green")) == (["place red", "skip"], "ETN-136")
    play(state, EMI, "place red")
    assert markers(state, "red") == [0, in_red + 1, 0]
    assert (hand(state, EMI), pool(state)) == ([], ["fox-black"])


@rule("EX-28")
@pytest.mark.parametrize("seats", [3, 4])
def test_second_age_clear_ranking(seats: int) -> None:
    counts = {HIROSHI: {"green": 4}, EMI: {"green": 3}, WILFRED: {"green": 1}}
    state = age_end(seats=seats, age=2, awards={"green": (4, 6, 8)[: 2 if seats == 3 else 3]}, markers=counts)
    assert paid(state, "green", 2)[:3] == [6, 4, 0]


@rule("EX-29")
@pytest.mark.parametrize("seats", [3, 4])
def test_second_age_tie_for_first(seats: int) -> None:
    counts = {HIROSHI: {"green": 4}, EMI: {"green": 4}, WILFRED: {"green": 1}}
    state = age_end(seats=seats, age=2, awards={"green": (4, 6, 8)[: 2 if seats == 3 else 3]}, markers=counts)
    assert paid(state, "green", 2)[:3] == [5, 5, 0]


@rule("EX-30")
def test_party_scoring() -> None:
    parties = ["fox-green owl-green", "fox-red fox-blue fox-white", "owl-red panda-red fox-red tiger-red"]
    state = age_end(bands=[(HIROSHI, party) for party in parties])
    assert [event.args["points"] for event in told(state, "band-scored")] == ["1", "3", "6"]
    assert paid(state, "bands")[HIROSHI] == 10


@rule("EX-31")
def test_two_player_marker() -> None:
    counts = {HIROSHI: {"blue": 2}, EMI: {"blue": 1}}
    cards = "panda-blue panda-red panda-white panda-green"
    three = lead(table(seats=2, hands={0: cards}, markers=counts), 0, cards.rpartition(" ")[0])
    assert markers(three, "blue") == [2, 1]
    four = lead(table(seats=2, hands={0: cards}, markers=counts), 0, cards)
    assert markers(four, "blue") == [3, 1]


@rule("EX-32")
def test_owl_chain() -> None:
    state = table(
        hands={0: "owl-blue owl-white monkey-red monkey-green panda-black"}, markers={0: {"blue": 1, "red": 1}}
    )
    lead(state, 0, "owl-blue owl-white")
    assert markers(state, "blue")[0] == 2
    lead(state, 0, "monkey-red monkey-green")
    assert pool(state) == []
    play(state, 0, "enlist")
    assert (markers(state, "red")[0], player(state, 0).horde) == (2, ["red"])
    assert pool(state) == ["panda-black"], "only then the discard"


@rule("EX-33")
def test_rabbit_bonus() -> None:
    assert paid(age_end(bands=[(EMI, "rabbit-red rabbit-blue rabbit-green rabbit-white")]), "bands") == [0, 10, 0, 0]


@rule("EX-34", "ETN-105")
@pytest.mark.parametrize("kept", range(4))
def test_red_panda_keeps_cards(kept: int) -> None:
    state = table(hands={0: "panda-red panda-blue panda-green rabbit-red monkey-blue fox-green raven-white"})
    lead(state, 0, "panda-red panda-blue panda-green")
    rest = ["rabbit-red", "monkey-blue", "fox-green", "raven-white"]
    play(state, 0, *(f"keep {card}" for card in rest[:kept]))
    assert why(state, 0, "keep raven-white") == "ETN-105" if kept == 3 else "keep raven-white" in legal(state)
    play(state, 0, "done")
    assert (hand(state, 0), pool(state)) == (rest[:kept], rest[kept:])


@rule("EX-35", "ETN-107")
def test_bear_token_changes_hands() -> None:
    hands = {HIROSHI: "bear-red bear-blue bear-green", WILFRED: "bear-red bear-blue bear-green bear-white"}
    state = table(seats=3, hands=hands)
    lead(state, HIROSHI, hands[HIROSHI])
    assert (scores(state), player(state, HIROSHI).size_token) == ([4, 0, 0], True)
    lead(play(state, EMI, "draw"), WILFRED, hands[WILFRED])
    assert scores(state) == [4, 0, 4]
    assert [seat.size_token for seat in look(state).players] == [False, False, True]


@rule("EX-36")
@pytest.mark.parametrize("seats", [3, 4])
def test_bear_token_at_the_end_of_the_first_age(seats: int) -> None:
    state = age_end(seats=seats, bands=[(WILFRED, "bear-red bear-blue")])
    assert paid(state, "size-age")[:3] == [0, 0, 4]
    assert not any(seat.size_token for seat in look(state).players)


@rule("EX-37")
@pytest.mark.parametrize(("coins", "value"), [((), 1), (("gone",) * 5, 2), (("gone",) * 12, 3)])
def test_raccoon(coins: tuple[str, ...], value: int) -> None:
    state = table(
        seats=3,
        age=2,
        active=WILFRED,
        hands={WILFRED: "raccoon-blue panda-blue"},
        markers={WILFRED: {"blue": 1}},
        awards={"blue": (6, 8)},
        dragons=2,
        deck_top="dragon",
        coins=coins,
    )
    play(lead(state, WILFRED, "raccoon-blue panda-blue"), WILFRED, "coin")
    assert (markers(state, "blue"), look(state).regions[COLUMNS.index("blue")].coins) == ([0, 0, 2], [value])
    play(state, HIROSHI, "draw")
    assert paid(state, "blue", 2) == [0, 0, 8 + value]


@rule("EX-38")
@pytest.mark.parametrize(("sea", "seats"), [(0, 4), (2, 4), (2, 3)])
def test_koi_symbol(sea: int, seats: int) -> None:
    counts = {EMI: {"green": 2, "red": 3}}
    hands = {EMI: "koi-green koi-red koi-blue"}
    state = table(seats=seats, active=EMI, hands=hands, markers=counts, sea={EMI: sea})
    play(lead(state, EMI, hands[EMI]), EMI, "advance")
    assert (markers(state, "green")[EMI], player(state, EMI).sea) == (3, sea + 3)
    assert legal(state, EMI) == [*(f"place {region}" for region in COLUMNS), "skip"]
    play(state, EMI, "place red")
    assert (markers(state, "red")[EMI], state.to_act) == (4, (WILFRED,))


@rule("EX-39")
@pytest.mark.parametrize(("seats", "age", "first_place"), [(4, 1, 2), (4, 2, 4), (4, 3, 6), (3, 1, 2), (3, 2, 4)])
def test_koi_at_the_end_of_an_age(seats: int, age: int, first_place: int) -> None:
    state = age_end("koi", seats=seats, age=age, sea={HIROSHI: 2, EMI: 7, WILFRED: 6})
    assert paid(state, "sea", age)[EMI] == first_place


@rule("EX-40")
def test_tiger() -> None:
    state = table(hands={0: "tiger-red panda-red fox-red"}, markers={0: {"red": 3}})
    assert markers(lead(state, 0, "tiger-red panda-red fox-red"), "red") == [4, 0, 0, 0]


@rule("EX-41")
@pytest.mark.parametrize(("answer", "points", "left"), [("raid", 1, []), ("skip", 0, ["yellow"])])
def test_monkey(answer: str, points: int, left: list[str]) -> None:
    cards = "monkey-yellow monkey-red monkey-blue monkey-white"
    state = table(hands={HIROSHI: cards}, markers={HIROSHI: {"yellow": 2}}, dragons=2, deck_top="dragon")
    play(lead(state, HIROSHI, cards), HIROSHI, "enlist")
    assert (markers(state, "yellow")[HIROSHI], player(state, HIROSHI).horde) == (3, ["yellow"])
    play(play(state, EMI, "draw"), HIROSHI, answer)
    assert (paid(state, "pillage")[HIROSHI], player(state, HIROSHI).horde) == (points, left)


@rule("EX-42")
def test_dogs_leave() -> None:
    assert paid(age_end(bands=[(EMI, "panda-red panda-blue panda-green dog dog")]), "bands") == [0, 3, 0, 0]


@rule("EX-43")
def test_fox_token() -> None:
    cards = "fox-red fox-blue fox-green fox-white"
    state = lead(table(seats=3, active=WILFRED, hands={WILFRED: cards}), WILFRED, cards)
    assert legal(state, WILFRED) == ["claim 1", "claim 2", "claim 3", "claim 4", "skip"]
    for token in range(1, 5):
        assert player(play(state.copy(), WILFRED, f"claim {token}"), WILFRED).tokens == [token]


@rule("EX-44")
def test_fox_tie() -> None:
    counts = {EMI: {"red": 2}, WILFRED: {"red": 2}}
    state = age_end("fox", seats=3, age=2, awards={"red": (6, 10)}, markers=counts, tokens={EMI: [4], WILFRED: [2, 3]})
    assert paid(state, "red", 2) == [0, 6, 10]


@rule("EX-45")
def test_deer() -> None:
    own = {"white": 3, "green": 2, "yellow": 0, "black": 4, "red": 1, "blue": 2}
    state = table(hands={EMI: "deer-green deer-red deer-blue"}, active=EMI, markers={EMI: own})
    lead(state, EMI, "deer-green deer-red deer-blue")
    assert legal(state, EMI) == ["place green", "place yellow", "place red", "place blue"]


@rule("EX-46")
def test_raven() -> None:
    state = table(hands={HIROSHI: "raven-red raven-blue rabbit-green monkey-black"}, deck_top="panda-red panda-blue")
    lead(state, HIROSHI, "raven-red raven-blue")
    assert (hand(state, HIROSHI), pool(state)) == ([], ["rabbit-green", "monkey-black"])
    assert hand(play(state, HIROSHI, "summon"), HIROSHI) == ["panda-red", "panda-blue"]
