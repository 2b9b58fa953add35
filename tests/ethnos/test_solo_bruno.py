"""Solo Mode: what Chief Bruno plays, how his Leaders act, and how it ends. Ledger section 20."""

from __future__ import annotations

import pytest

from tablewright.core.rules import rule
from tablewright.core.state import State
from tablewright.core.text import explain
from tests.ethnos.solo import BRUNO, HUMAN, KINDS, bruno, columns, dashboard, face_up, fed, his_party, start, table
from tests.ethnos.table import COLUMNS, hand, legal, look, markers, paid, play, pool, refusal, result, scores, told, why

WHITE_FOUR = "rabbit-white bear-white raccoon-white monkey-white"


def plays(leader: str, dashboard: str = "bear-red", **layout: object) -> State:
    """Bruno's leftmost column plays under this Leader, after a recruit that feeds him a green card."""
    state = fed(table(dashboard=dashboard, **layout), "koi-green")  # type: ignore[arg-type]  # as `table` has it
    return play(state, HUMAN, f"appoint {leader}")


# --- when a column plays --------------------------------------------------------------------------------


@rule("ETN-146", "ETN-156")
@pytest.mark.parametrize(
    ("column", "trigger"), [("white", 5), ("green", 5), ("yellow", 4), ("black", 4), ("red", 1), ("blue", 1)]
)
def test_each_column_has_its_trigger(column: str, trigger: int) -> None:
    cards = [f"{kind}-{column}" for kind in KINDS]
    for size in (trigger - 1, trigger):
        state = (
            table(dashboard=" ".join(cards[: size - 1]), pool=f"{cards[5]} koi-white koi-green") if size else table()
        )
        if size:
            play(state, HUMAN, "draw", f"feed {cards[5]}")
            assert (look(state).step == "appoint") == (size == trigger), (column, size)
        shown = next(each for each in bruno(table()).dashboard if each.region == column)
        assert (shown.needed, shown.trigger) == (trigger, trigger if trigger > 1 else 0)


@rule("RUL-089", "ETN-146")
@pytest.mark.parametrize(("size", "there", "ready"), [(1, 0, True), (1, 1, False), (2, 1, True), (2, 2, False)])
def test_red_and_blue_play_when_they_outnumber_the_markers(size: int, there: int, ready: bool) -> None:
    cards = " ".join(f"{kind}-blue" for kind in KINDS[:size])
    state = fed(table(dashboard=cards, markers={HUMAN: {"blue": there}}), "koi-green")
    assert (look(state).step == "appoint") == ready
    assert bruno(state).dashboard[5].needed == there + 1
    said = [event.args for event in told(state, "bruno-can")]
    assert said == ([{"region": "blue", "number": str(size), "markers": str(there)}] if ready else [])


@rule("EX-48")
def test_the_black_column_of_four_is_played() -> None:
    state = table(dashboard="rabbit-black bear-black raccoon-black koi-white", pool="koi-black koi-green koi-yellow")
    fed(state, "koi-black")
    play(state, HUMAN, "appoint rabbit")
    assert his_party(state) == (["rabbit-black", "bear-black", "raccoon-black", "koi-black"], "rabbit")
    assert markers(state, "black") == [0, 1]


@rule("ETN-157", "RUL-091", "ETN-156")
def test_only_the_leftmost_plays_and_the_others_wait_for_the_next_turn() -> None:
    state = fed(table(dashboard="bear-red bear-blue koi-white", deck_top="monkey-yellow monkey-white"), "koi-green")
    assert [event.args for event in told(state, "queued")] == [{"region": "red", "regions": ["blue"]}]
    play(state, HUMAN, "appoint rabbit", "drop koi-white")
    assert (look(state).step, columns(state)["blue"]) == ("turn", ["bear-blue"])
    play(
        state,
        HUMAN,
        "draw",
        f"feed {next(card for card in pool(state) if card.endswith(('white', 'green', 'yellow')))}",
    )
    assert look(state).step == "appoint"
    play(state, HUMAN, "appoint bear")
    assert his_party(state) == (["bear-blue"], "bear")


@rule("ETN-156")
def test_without_a_ready_column_he_waits_and_says_so() -> None:
    state = fed(table(dashboard="bear-white"), "koi-green")
    assert (look(state).step, len(told(state, "bruno-waits"))) == ("turn", 1)


@rule("RUL-090")
def test_a_column_that_triggers_plays_though_its_marker_has_no_room() -> None:
    state = table(dashboard=WHITE_FOUR, markers={HUMAN: {"white": 3}, BRUNO: {"white": 2}})
    play(fed(state, "koi-white"), HUMAN, "appoint bear")
    assert (markers(state, "white"), scores(state)) == ([3, 2], [0, 4])
    assert [event.args["reason"] for event in told(state, "no-marker")] == ["too-small"]


@rule("RUL-092")
def test_the_party_is_the_whole_column_of_any_size_and_the_setup_card_no_part_of_it() -> None:
    cards = " ".join(f"{kind}-blue {kind}-blue" for kind in KINDS)
    state = table(dashboard=cards, markers={HUMAN: {"blue": 6}, BRUNO: {"blue": 5}})
    play(fed(state, "koi-green"), HUMAN, "appoint rabbit")
    assert (len(his_party(state)[0]), markers(state, "blue")) == (12, [6, 6])


@rule("RUL-093")
def test_his_leader_has_the_colour_of_the_column() -> None:
    state = plays("bear", "koi-red raccoon-red")
    assert markers(state, "red") == [0, 1]


# --- who leads ------------------------------------------------------------------------------------------


@rule("ETN-158", "EX-49")
def test_the_human_chooses_a_setup_card_that_lies_face_up() -> None:
    cards = "rabbit-white rabbit-white bear-white raccoon-white monkey-white"
    state = fed(table(dashboard=cards, face_down="monkey"), "koi-white")
    assert legal(state, HUMAN) == [f"appoint {kind}" for kind in KINDS if kind != "monkey"]
    assert why(state, HUMAN, "appoint monkey") == "ETN-158"
    assert why(state, HUMAN, "appoint owl") == "ETN-147"
    assert why(state, HUMAN, "draw") == "ETN-158"
    play(state, HUMAN, "appoint koi")
    assert "koi" not in face_up(state)


@rule("ETN-159", "RUL-102")
def test_after_the_sixth_all_are_turned_up_at_once() -> None:
    state = fed(table(dashboard="bear-red raven-white", face_down="rabbit bear raccoon koi"), "koi-green")
    play(state, HUMAN, "appoint raven")
    assert face_up(state) == ["monkey"]
    state = fed(table(dashboard="bear-red raven-white", face_down="rabbit bear raccoon koi monkey"), "koi-green")
    assert tuple(face_up(state)) == KINDS, "the last one is no choice: it led, and all lie face up again"
    assert his_party(state)[1] == "raven"
    assert len(told(state, "flipped")) == 1


@rule("RUL-102")
def test_face_down_cards_stay_so_in_the_next_age() -> None:
    state = table(dragons=2, face_down="rabbit koi", deck_top="dragon")
    play(state, HUMAN, "draw")
    assert (look(state).age, face_up(state)) == (2, ["bear", "raccoon", "monkey", "raven"])


# --- the order of a Party, and the discard --------------------------------------------------------------


@rule("ETN-160")
def test_marker_ability_then_a_card_leaves_the_dashboard() -> None:
    state = plays("bear", "koi-red raven-white")
    kinds = [event.kind for event in state.events(HUMAN)]
    assert kinds[-3:] == ["bruno-laid", "placed", "size-token"]
    assert legal(state, HUMAN) == ["drop koi-green", "drop raven-white"]
    assert why(state, HUMAN, "drop bear-blue") == "ETN-160"
    assert why(state, HUMAN, "draw") == "ETN-160"
    play(state, HUMAN, "drop raven-white")
    assert (dashboard(state), "raven-white" in pool(state)) == (["koi-green"], True)
    assert (look(state).step, look(state).leader) == ("turn", None)


@rule("RUL-101")
def test_an_empty_dashboard_loses_nothing() -> None:
    state = table(dashboard="", pool="koi-red bear-white rabbit-green")
    play(fed(state, "koi-red"), HUMAN, "appoint rabbit")
    assert (look(state).step, dashboard(state), told(state, "dropped")) == ("turn", [], [])


@rule("ETN-170", "RUL-106")
def test_on_easy_the_human_may_take_a_card_instead() -> None:
    state = plays("rabbit", "koi-red raven-white", difficulty="easy")
    assert "steal raven-white" in legal(state, HUMAN)
    play(state, HUMAN, "steal raven-white")
    assert ("raven-white" in hand(state, HUMAN), look(state).players[HUMAN].known) == (True, ["raven-white"])
    assert "drop raven-white" in legal(plays("rabbit", "koi-red raven-white", difficulty="easy"), HUMAN)


@rule("RUL-106", "ETN-169", "ETN-170")
def test_stealing_has_its_limits() -> None:
    ten = "koi-white koi-black koi-blue bear-white bear-blue bear-black raven-black raven-blue raven-yellow"
    state = table(difficulty="easy", hand=ten, dashboard="bear-red raven-white", deck_top="raven-green")
    play(fed(state, "koi-green"), HUMAN, "appoint rabbit")
    assert why(state, HUMAN, "steal raven-white") == "RUL-106"
    assert not any(move.startswith("steal") for move in legal(state, HUMAN))
    for difficulty in ("regular", "hard"):
        state = plays("rabbit", "bear-red raven-white", difficulty=difficulty)
        assert why(state, HUMAN, "steal raven-white") == "ETN-170"
    assert why(plays("rabbit", "bear-red raven-white", difficulty="easy"), HUMAN, "steal bear-blue") == "ETN-160"


# --- his Leaders ----------------------------------------------------------------------------------------


@rule("ETN-161", "RUL-097")
def test_his_bear_takes_and_loses_the_token_like_anybodys() -> None:
    state = plays("bear", bands=[(HUMAN, "bear-white")])
    assert (scores(state), look(state).players[HUMAN].size_token) == ([0, 0], True), "no larger than the human's"
    assert [event.args["reason"] for event in told(state, "no-ability")] == ["smaller"]
    state = plays("bear", "koi-red raven-red", bands=[(HUMAN, "bear-white")])
    assert (scores(state), look(state).players[BRUNO].size_token) == ([0, 4], True)


@rule("ETN-161", "ETN-103")
def test_his_rabbit_counts_one_card_more_at_the_end() -> None:
    state = table(dragons=2, bands=[(BRUNO, "koi-red raven-red", "rabbit")], deck_top="dragon")
    assert paid(play(state, HUMAN, "draw"), "bands") == [0, 3]


@rule("ETN-161", "RUL-096", "ETN-151")
def test_his_raven_draws_to_the_dashboard_and_plays_no_second_party() -> None:
    state = table(dashboard="bear-red koi-red", deck_top="bear-blue rabbit-black koi-red rabbit-red")
    play(fed(state, "koi-green"), HUMAN, "appoint raven")
    assert his_party(state)[0] == ["bear-red", "koi-red"], "what he draws does not join"
    assert columns(state) == {"green": ["koi-green"], "red": ["rabbit-red", "koi-red"]}
    play(state, HUMAN, "drop koi-green")
    assert look(state).step == "turn", "two red cards outnumber his one marker, but he has played"


@rule("RUL-107")
def test_the_third_dragon_in_his_draw_ends_the_age_and_his_party_counts() -> None:
    state = table(dashboard="bear-red koi-red", dragons=2, deck_top="bear-blue rabbit-black dragon")
    play(fed(state, "koi-green"), HUMAN, "appoint raven")
    assert (look(state).age, paid(state, "bands")) == (2, [0, 1])
    assert told(state, "dropped") == []


@rule("RUL-094")
@pytest.mark.parametrize(
    ("mine", "his", "stand"), [(0, 0, "tied"), (2, 2, "tied"), (2, 1, "losing"), (1, 2, "winning")]
)
def test_how_he_stands_is_counted_in_markers(mine: int, his: int, stand: str) -> None:
    theirs = {region: 1 for region in COLUMNS if region not in ("white", "red")}
    state = table(
        dashboard="bear-red",
        markers={HUMAN: theirs | {"white": mine}, BRUNO: {"white": his}},
        sea={BRUNO: 3},
    )
    play(fed(state, "koi-green"), HUMAN, "appoint koi")
    best = "tied" if stand == "tied" else "losing"
    assert [event.args["stand"] for event in told(state, "preferred")] == [best]
    assert ("send white" in legal(state, HUMAN) or markers(state, "white") == [mine, his + 1]) == (stand == best)


@rule("EX-50", "ETN-162", "ETN-164")
def test_his_koi_marker_goes_where_he_is_losing_if_no_region_is_tied() -> None:
    state = table(
        dashboard="bear-red",
        markers={HUMAN: {"white": 1, "green": 2, "yellow": 1, "black": 1}, BRUNO: {"green": 1, "black": 2, "blue": 1}},
        sea={BRUNO: 3},
    )
    play(fed(state, "koi-green"), HUMAN, "appoint koi")
    assert legal(state, HUMAN) == ["send white", "send green", "send yellow"]
    assert why(state, HUMAN, "send blue") == "ETN-162"
    assert why(state, HUMAN, "drop koi-green") == "ETN-164"
    play(state, HUMAN, "send green")
    assert markers(state, "green") == [2, 2]


@rule("ETN-162")
def test_his_koi_marker_prefers_tied_and_takes_winning_last() -> None:
    losing = {region: 1 for region in COLUMNS if region != "red"}
    state = table(dashboard="bear-red", markers={BRUNO: losing}, sea={BRUNO: 3})
    play(fed(state, "koi-green"), HUMAN, "appoint koi")
    assert legal(state, HUMAN) == [f"send {region}" for region in COLUMNS], "he is winning everywhere"
    state = table(dashboard="bear-red", markers={HUMAN: losing | {"white": 0}}, sea={BRUNO: 3})
    play(fed(state, "koi-green"), HUMAN, "appoint koi")
    assert markers(state, "white") == [0, 1], "one Region is tied: nothing to choose"


@rule("RUL-095")
def test_his_koi_moves_like_anybodys_and_a_symbol_gives_a_marker() -> None:
    state = plays("koi")
    assert (look(state).players[BRUNO].sea, told(state, "preferred")) == (1, [])
    four = "rabbit-black bear-black raccoon-black"
    state = table(dashboard=four, pool="koi-black koi-green koi-yellow", sea={BRUNO: 5})
    play(fed(state, "koi-black"), HUMAN, "appoint koi")
    assert (look(state).players[BRUNO].sea, look(state).step) == (9, "bruno-symbol")
    state = plays("koi", sea={BRUNO: 12})
    assert [event.args["reason"] for event in told(state, "no-ability")] == ["track-end"]


@rule("RUL-095", "RUL-044")
def test_two_symbols_give_two_markers_and_he_is_tested_again() -> None:
    nine = " ".join(f"{kind}-blue" for kind in KINDS) + " rabbit-blue bear-blue raccoon-blue"
    theirs = {region: 1 for region in COLUMNS if region not in ("white", "blue")}
    state = table(dashboard=nine, markers={HUMAN: theirs})
    play(fed(state, "koi-green"), HUMAN, "appoint koi")
    assert [event.args["stand"] for event in told(state, "preferred")] == ["tied", "losing"]
    assert markers(state, "white") == [0, 1]
    assert legal(state, HUMAN) == ["send green", "send yellow", "send black", "send red"]


@rule("ETN-163", "ETN-164", "RUL-099")
def test_his_coin_goes_where_he_is_winning_then_tied_then_losing() -> None:
    state = plays("raccoon", markers={BRUNO: {"white": 2, "green": 1}, HUMAN: {"green": 1}})
    assert legal(state, HUMAN) == ["send white", "send red"]
    assert why(state, HUMAN, "send green") == "ETN-163"
    play(state, HUMAN, "send white")
    assert (look(state).regions[0].coins, told(state, "coined")[0].args["number"]) == ([1], "1")
    everywhere = dict.fromkeys(COLUMNS, 3)
    state = plays("raccoon", "bear-white " + WHITE_FOUR, markers={HUMAN: everywhere, BRUNO: {"white": 2, "green": 3}})
    assert look(state).regions[1].coins == [1], "tied in one Region, else losing"
    state = plays("raccoon", "bear-white " + WHITE_FOUR, markers={HUMAN: everywhere | {"white": 5}})
    assert len(legal(state, HUMAN)) == 6, "he is losing everywhere"


@rule("RUL-099")
def test_without_coins_his_raccoon_does_nothing() -> None:
    state = plays("raccoon", coins=["gone"] * 14)
    assert [event.args["reason"] for event in told(state, "no-ability")] == ["no-coin"]
    assert look(plays("raccoon", age=2, coins=["gone"] * 3)).regions[4].coins == [1]


@rule("ETN-165", "RUL-098")
def test_his_monkey_settles_in_the_column_if_its_space_is_empty() -> None:
    state = plays("monkey")
    assert (look(state).players[BRUNO].horde, markers(state, "red")) == (["red"], [0, 1])


@rule("ETN-165", "RUL-098")
def test_else_the_human_names_an_empty_space_and_the_party_is_played_there() -> None:
    state = plays("monkey", "koi-red raven-red", horde={BRUNO: "red white"}, markers={HUMAN: {"blue": 2}})
    assert legal(state, HUMAN) == ["send green", "send yellow", "send black", "send blue"]
    assert why(state, HUMAN, "send white") == "ETN-165"
    settled = play(state.copy(), HUMAN, "send green")
    assert (look(settled).players[BRUNO].horde, markers(settled, "green"), markers(settled, "red")) == (
        ["white", "green", "red"],
        [0, 1],
        [0, 0],
    )
    crowded = play(state, HUMAN, "send blue")
    assert (look(crowded).players[BRUNO].horde, markers(crowded, "blue")) == (["white", "red", "blue"], [2, 0])


@rule("ETN-166", "RUL-098")
def test_with_all_spaces_filled_the_human_says_where_the_marker_goes() -> None:
    state = plays("monkey", "koi-red raven-red", horde={BRUNO: " ".join(COLUMNS)}, markers={HUMAN: {"blue": 2}})
    assert legal(state, HUMAN) == [f"send {region}" for region in COLUMNS if region != "blue"]
    refused = refusal(state, HUMAN, "send blue")
    assert refused.rule == "ETN-095"
    for lang, needed in (
        ("en", "takes a Party of 3, and this one counts 2"),
        ("fr", "une Compagnie de 3, et celle-ci"),
    ):
        assert needed in explain(refused, state.setting.texts(lang))
    play(state, HUMAN, "send black")
    assert (markers(state, "black"), len(look(state).players[BRUNO].horde or [])) == ([0, 1], 6)
    assert [event.args["reason"] for event in told(state, "no-ability")] == ["space-filled"]


@rule("RUL-100")
def test_he_never_declines() -> None:
    for leader in KINDS:
        state = plays(leader)
        assert markers(state, "red")[BRUNO] >= 1
        assert "skip" not in legal(state, HUMAN)


@rule("RUL-113", "RUL-025")
def test_without_markers_in_his_supply_none_is_placed() -> None:
    all_placed = {"white": 6, "green": 6, "yellow": 6, "black": 6}
    state = plays("monkey", markers={BRUNO: all_placed})
    assert (markers(state, "red"), look(state).players[BRUNO].horde) == ([0, 0], [])
    assert [event.args["reason"] for event in told(state, "no-marker")] == ["no-supply"]
    state = plays("koi", markers={BRUNO: all_placed}, sea={BRUNO: 3})
    assert [event.args["reason"] for event in told(state, "no-marker")] == ["no-supply", "no-supply"]


# --- the end of an Age and of the game ------------------------------------------------------------------


@rule("ETN-168", "ETN-098", "RUL-084")
def test_his_parties_and_regions_score_like_anybodys() -> None:
    state = table(
        age=2,
        dragons=2,
        deck_top="dragon",
        bands=[(BRUNO, "koi-red raven-red bear-red", "koi"), (HUMAN, "koi-white bear-white")],
        markers={BRUNO: {"red": 1, "blue": 1}, HUMAN: {"blue": 2}},
        awards=[(4, 6), (4, 6), (4, 8), (8, 8), (10, 12), (8, 10)],
    )
    play(state, HUMAN, "draw")
    assert (paid(state, "bands", 2), paid(state, "red", 2), paid(state, "blue", 2)) == ([1, 3], [0, 22], [10, 0])


@rule("ETN-167")
def test_he_always_cashes_in_and_the_human_may_hold() -> None:
    state = table(dragons=2, deck_top="dragon", horde={HUMAN: "red", BRUNO: "red blue white"})
    play(state, HUMAN, "draw", "skip")
    assert (paid(state, "pillage"), look(state).players[BRUNO].horde) == ([0, 6], [])
    assert look(state).players[HUMAN].horde == ["red"]


@rule("RUL-108")
def test_the_third_dragon_in_the_humans_turn_ends_the_age_before_he_acts() -> None:
    state = table(dragons=2, dashboard="bear-red koi-red", deck_top="dragon")
    play(state, HUMAN, "draw")
    assert (told(state, "bruno-laid"), scores(state), look(state).age) == ([], [0, 0], 2)


@rule("RUL-110", "ETN-078")
def test_equal_counts_share() -> None:
    both = {HUMAN: {"red": 2}, BRUNO: {"red": 2}}
    state = table(
        dragons=2, deck_top="dragon", markers=both, awards=[(4, 6), (4, 6), (4, 8), (8, 8), (10, 12), (8, 10)]
    )
    assert paid(play(state, HUMAN, "draw"), "red") == [5, 5]


@rule("RUL-111", "RUL-074")
@pytest.mark.parametrize(
    ("his", "mine", "won", "lost", "decided"),
    [
        ("koi-red raven-red bear-red", "koi-white bear-white", False, True, "points"),
        ("koi-red raven-red", "koi-white bear-white rabbit-white", True, False, "points"),
        ("koi-red raven-red", "koi-white bear-white", True, True, "shared"),
    ],
)
def test_who_won_with_his_points_counted(his: str, mine: str, won: bool, lost: bool, decided: str) -> None:
    state = table(age=2, dragons=2, deck_top="dragon", bands=[(BRUNO, his, "koi"), (HUMAN, mine)])
    end = result(play(state, HUMAN, "draw"))
    assert [(side.seat, side.won) for side in (*end.seats, *end.others)] == [(HUMAN, won), (BRUNO, lost)]
    assert end.decided_by == decided
    assert all(sum(part.points for part in side.parts) == side.score for side in (*end.seats, *end.others))


@rule("RUL-111", "ETN-089")
def test_markers_on_the_board_break_the_tie() -> None:
    there = {HUMAN: {"green": 2, "yellow": 1}, BRUNO: {"green": 1, "yellow": 3}}
    awards = [(4, 4), (6, 8), (4, 8), (6, 8), (10, 12), (8, 10)]
    state = table(age=2, dragons=2, deck_top="dragon", markers=there, awards=awards)
    end = result(play(state, HUMAN, "draw"))
    assert (end.seats[0].score, end.others[0].score) == (8, 8)
    assert (end.seats[0].rank, end.others[0].rank, end.others[0].won, end.decided_by) == (2, 1, True, "markers")


# --- told and seen --------------------------------------------------------------------------------------


def test_whoever_looks_on_sees_all_but_the_hand() -> None:
    state = plays("koi", "koi-red raven-white")
    assert look(state).solo == look(state, HUMAN).solo
    assert look(state).players[HUMAN].hand is None


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_event_is_said_with_his_name(lang: str) -> None:
    texts = start().setting.texts(lang)
    state = plays("bear")
    said = [texts.event(event, ["Ada"], HUMAN) for event in state.events(HUMAN)]
    assert any("Chief Bruno" in each or "Chef Bruno" in each for each in said)
    assert not any("event-" in each or "reason-" in each for each in said)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_refusal_names_the_rule_and_says_why(lang: str) -> None:
    state = plays("koi", markers={HUMAN: {"white": 1}}, sea={BRUNO: 3})
    said = explain(refusal(state, HUMAN, "send white"), state.setting.texts(lang))
    assert "[ETN-162]" in said
    assert "refused" not in said
