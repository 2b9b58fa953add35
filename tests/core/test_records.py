"""Records: round trips, and everything that can be wrong with one."""

from __future__ import annotations

import re

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tablewright import games
from tablewright.core import fair
from tablewright.core.errors import BadRecord, Refused
from tablewright.core.random import seeded
from tablewright.core.records import LONGEST, Record, digest


def played(plies: int = 10_000, **more: object) -> Record:
    """A seeded random game, or the beginning of one."""
    record = Record.of(games.get("ethnos").setting(None, 2), **({"seed": "records"} | more))  # type: ignore[arg-type]  # seed or secret
    state, rng = record.start(), seeded("moves")
    moves: list[tuple[int, str]] = []
    while not state.over and len(moves) < plies:
        seat = state.to_act[0]
        legal = state.legal(seat)
        move = legal[rng.below(len(legal))]
        moves.append((seat, state.text(move)))
        state.play(seat, move)
    return record.plus(*moves)


WHOLE = played().text()
BEGUN = played(12).text()


def resealed(text: str) -> str:
    """The text with a closing line that fits it."""
    body, _, last = text.rstrip("\n").rpartition("\n")
    return f"{body}\n{last.rpartition(' ')[0]} {digest(body + chr(10))}\n"


@pytest.mark.parametrize("text", [WHOLE, BEGUN])
def test_a_record_round_trips(text: str) -> None:
    assert Record.parse(text).text() == text


def test_a_replay_stops_where_it_is_told_to() -> None:
    record = Record.parse(WHOLE)
    assert record.replay(5).dump() == record.until(5).replay().dump()
    with pytest.raises(BadRecord, match="ply"):
        record.replay(len(record.moves) + 1)
    with pytest.raises(BadRecord, match="ply"):
        record.replay(-1)


def test_a_record_may_begin_with_a_position() -> None:
    position = Record.parse(WHOLE).replay(30).dump()
    record = Record(games.get("ethnos").setting(None, 2), position=position)
    again = Record.parse(record.text())
    assert again.replay().dump() == position


def test_a_finished_record_tells_its_scores() -> None:
    result = Record.parse(WHOLE).replay().result
    assert result is not None
    assert Record.parse(WHOLE).scores == tuple(seat.score for seat in result.seats)
    assert Record.parse(BEGUN).scores is None


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda text: "", "record-foreign"),
        (lambda text: '[Event "chess"]\n1. e4 e5', "record-foreign"),
        (lambda text: text[: len(text) // 2], "record-truncated"),
        (lambda text: text.rpartition("end")[0], "record-truncated"),
        (lambda text: text.rstrip("\n"), "record-truncated"),
        (lambda text: text.replace("draw", "pass", 1), "record-edited"),
        (lambda text: text.replace("tablewright-record 1", "tablewright-record 2"), "record-version"),
        (lambda text: resealed(text.replace("rules 1", "rules 99")), "rules-version"),
        (lambda text: resealed(text.replace("rules 1\n", "")), "record-missing"),
        (lambda text: resealed(text.replace("seats 2\n", "seats 2\nseats 2\n")), "record-twice"),
        (lambda text: resealed(text.replace("seats 2\n", "seats NaN\n")), "record-line"),
        (lambda text: resealed(text.replace("seats 2\n", "seats 2\nwind north\n")), "record-line"),
        (lambda text: resealed(text.replace("moves\n", "")), "record-line"),
        (lambda text: resealed(text + "0 draw\n"), "record-truncated"),
        (lambda text: text + "x" * LONGEST, "record-too-long"),
    ],
)
def test_what_is_no_record_is_refused_with_its_reason(change: object, key: str) -> None:
    with pytest.raises(BadRecord) as refused:
        Record.parse(change(WHOLE))  # type: ignore[operator]  # a function of the text
    assert refused.value.key == key
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("pattern", "replacement"),
    [
        (r"game ethnos", "game chess"),
        (r"seats 2", "seats 7"),
        (r"seats 2", "seats 999999999999999999999"),
        (r'option edition "1e"', 'option edition "9e"'),
        (r'option edition "1e"', "option colour 3"),
        (r"option kinds \[\]", 'option kinds ["elf"]'),
        (r"option kinds \[\]", "option kinds " + "[" * 3000),
    ],
)
def test_a_setting_that_cannot_be_is_refused(pattern: str, replacement: str) -> None:
    with pytest.raises(Refused):
        Record.parse(resealed(re.sub(pattern, replacement, WHOLE, count=1)))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("\n0 draw\n", "\n00 draw\n"),
        ("\n0 draw\n", "\n0000009 draw\n"),
        ("\n0 draw\n", "\n" + "0" * 5000 + "9 draw\n"),
        ("seats 2\n", 'seats 2\nsalt 0000005 "x"\n'),
        ("seats 2\n", "seats 2\nsalt " + "0" * 6000 + ' "x"\n'),
        ("seats 2\n", 'seats 2\nplayer 0 "a"\n'),
        ("seats 2\n", 'seats 2\nplayer 0 "a"\nplayer 1 "b"\nplayer 2 "c"\n'),
    ],
)
def test_seats_are_written_in_one_way_and_named_all_or_none(old: str, new: str) -> None:
    assert old in WHOLE
    with pytest.raises(BadRecord):
        Record.parse(resealed(WHOLE.replace(old, new, 1)))


def test_a_position_of_other_seats_than_the_header_names_is_refused() -> None:
    four = games.get("ethnos").start(seats=4, seed="four").dump()
    with pytest.raises(BadRecord, match="header"):
        Record(games.get("ethnos").setting(None, 2), position=four).replay()


def test_text_that_is_no_unicode_is_refused() -> None:
    with pytest.raises(BadRecord):
        Record.parse(WHOLE.replace("moves", "\ud800moves"))


@pytest.mark.parametrize("move", ["take nobody", "fly", "done", "take elf-red take"])
def test_a_move_that_cannot_be_is_named_with_its_ply(move: str) -> None:
    lines = BEGUN.split("\n")
    first = lines.index("moves") + 1
    lines[first] = lines[first][:2] + move
    with pytest.raises(BadRecord, match="Move 1 ") as refused:
        Record.parse(resealed("\n".join(lines))).replay()
    assert refused.value.key == "record-move"


def test_a_seat_out_of_turn_is_refused() -> None:
    record = Record.parse(BEGUN)
    seat, move = record.moves[0]
    with pytest.raises(BadRecord, match="ETN-038"):
        record.until(0).plus((1 - seat, move)).replay()


def test_a_move_after_the_end_is_refused() -> None:
    with pytest.raises(BadRecord, match="ETN-087"):
        Record.parse(WHOLE).plus((0, "draw")).replay()


@given(st.integers(0, len(BEGUN) - 1), st.characters(codec="utf-8"))
@example(BEGUN.rindex(" "), "\r")
@settings(max_examples=150, deadline=None)
def test_no_change_goes_unnoticed(place: int, character: str) -> None:
    changed = BEGUN[:place] + character + BEGUN[place + 1 :]
    if changed != BEGUN:
        with pytest.raises(Refused):
            Record.parse(changed).replay()


@given(st.lists(st.text(max_size=30), max_size=12))
@settings(max_examples=150, deadline=None)
def test_garbage_is_refused_and_nothing_worse(lines: list[str]) -> None:
    body = "tablewright-record 1\n" + "\n".join(lines) + "\nend 0 0000\n"
    with pytest.raises(Refused) as refused:
        Record.parse(resealed(body)).replay()
    assert "\n" not in str(refused.value)


# --- provably fair ------------------------------------------------------------------------------------------------


def flaws(record: Record) -> dict[str, str | None]:
    return {name: None if flaw is None else flaw.key for name, flaw in record.checks()}


def test_a_secret_and_salts_make_the_seed_and_are_verified() -> None:
    record = Record.parse(played(secret="ab" * 32, salts=("rain", "or shine")).text())
    assert record.seed == fair.seed_of("ab" * 32, ["rain", "or shine"])
    assert flaws(record) == {"fair": None, "moves": None, "result": None}


def test_salts_cannot_be_shifted_between_players() -> None:
    assert fair.seed_of("s", ["ab", "c"]) != fair.seed_of("s", ["a", "bc"])
    assert fair.seed_of("s", ["a|1:b"]) != fair.seed_of("s", ["a", "b"])


def test_a_secret_without_the_salts_of_all_seats_proves_nothing() -> None:
    assert flaws(played(secret="ab" * 32))["fair"] == "verify-salts"
    assert flaws(played(secret="ab" * 32, salts=("mine",)))["fair"] == "verify-salts"


@pytest.mark.parametrize("secret", ["s", "AB", "ab\ncd", "ab" * 65])
def test_a_secret_is_hexadecimal(secret: str) -> None:
    with pytest.raises(BadRecord, match="hexadecimal"):
        Record.of(games.get("ethnos").setting(None, 2), secret=secret)


def test_a_plain_seed_proves_nothing_and_says_so() -> None:
    assert flaws(Record.parse(WHOLE)) == {"fair": "verify-no-secret", "moves": None, "result": None}


def test_another_secret_another_seed_and_another_result_are_found_out() -> None:
    text = played(secret="ab" * 32, salts=("x", "y")).text()
    with pytest.raises(BadRecord, match="promised"):
        Record.parse(resealed(text.replace("secret " + "ab" * 32, "secret " + "cd" * 32)))
    forged = Record.parse(resealed(text.replace('salt 0 "x"', 'salt 0 "z"')))
    assert flaws(forged)["fair"] == "verify-seed"
    line = next(line for line in text.split("\n") if line.startswith("result"))
    assert flaws(Record.parse(resealed(text.replace(line, "result 1 2"))))["result"] == "verify-result"
