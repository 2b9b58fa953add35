"""Moves and their texts."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright.core.errors import BadMove
from tablewright.core.moves import NUMBER, Domain, Moves

SUIT = Domain("suit", 3)
RANK = Domain("rank", 2)
WORDS = {"suit": ("bells", "leaves", "acorns"), "rank": ("low", "high")}


def moves() -> Moves:
    found = Moves()
    found.verb("pass")
    found.verb("play", SUIT, RANK)
    found.verb("bid", Domain("coins", 10))
    return found


def test_codes_are_dense_and_texts_parse_back() -> None:
    game = moves()
    assert game.size == 1 + 6 + 10
    assert game.all_texts(WORDS)[:4] == ["pass", "play bells low", "play bells high", "play leaves low"]
    assert [game.parse(text, WORDS) for text in game.all_texts(WORDS)] == list(range(17))


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "move-verb"),
        ("pas", "move-verb"),
        ("PASS", "move-verb"),
        ("pass now", "move-arguments"),
        ("play bells", "move-arguments"),
        ("play bell low", "move-word"),
        ("bid 10", "move-word-far"),
        ("bid -1", "move-word-far"),
        ("bid 03", "move-word-far"),
        ("bid ٣", "move-word-far"),
        ("bid 1e3", "move-word-far"),
    ],
)
def test_what_is_no_move_is_refused_with_its_reason(text: str, key: str) -> None:
    with pytest.raises(BadMove) as refused:
        moves().parse(text, WORDS)
    assert refused.value.key == key
    assert "\n" not in str(refused.value)


def test_a_slip_is_met_with_what_comes_near() -> None:
    with pytest.raises(BadMove, match="leaves"):
        moves().parse("play leafs low", WORDS)


@given(st.text(max_size=200))
def test_no_text_does_worse_than_be_refused(text: str) -> None:
    try:
        code = moves().parse(text, WORDS)
    except BadMove as refused:
        assert len(str(refused)) < 400
    else:
        assert moves().text(code, WORDS) == " ".join(text.split())


@pytest.mark.parametrize("code", [-1, 17, 1 << 70])
def test_a_code_outside_the_action_space_is_refused(code: int) -> None:
    with pytest.raises(BadMove):
        moves().text(code, WORDS)


def test_numbers_need_no_words() -> None:
    game = Moves()
    game.verb("count", Domain(NUMBER.name, 4))
    assert game.text(3, {}) == "count 3"
