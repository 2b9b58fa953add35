"""The generator: its vectors, its ranges, its fairness."""

from __future__ import annotations

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright.core.random import Random, seeded, warmed
from tablewright.core.zones import row


def sfc32(a: int, b: int, c: int, counter: int) -> tuple[int, tuple[int, int, int, int]]:
    """The published algorithm, written down anew: one word and the next state."""
    m = 1 << 32
    word = (a + b + counter) % m
    rotated = ((c << 21) | (c >> 11)) % m
    return word, (b ^ (b >> 9), (c + (c << 3)) % m, (rotated + word) % m, (counter + 1) % m)


WORDS = st.integers(0, 2**32 - 1)


@given(WORDS, WORDS, WORDS, WORDS)
def test_words_are_those_of_sfc32(a: int, b: int, c: int, counter: int) -> None:
    random, state = Random(a, b, c, counter), (a, b, c, counter)
    for _ in range(20):
        word, state = sfc32(*state)
        assert random.next() == word
        assert random.words() == list(state)


def test_a_seed_is_the_first_twelve_bytes_of_its_sha256_warmed_up_by_twelve_words() -> None:
    digest = hashlib.sha256(b"kraken").digest()
    a, b, c = (int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8))
    state = (a, b, c, 1)
    for _ in range(12):
        _, state = sfc32(*state)
    assert seeded("kraken").words() == list(state) == warmed(a, b, c).words()


def test_the_vectors_never_change() -> None:
    random = seeded("kraken")
    assert [random.next() for _ in range(4)] == [350114374, 2540854761, 2160936602, 532726407]


@given(st.text(max_size=8), st.integers(1, 2**31 - 1))
def test_below_stays_below(seed: str, n: int) -> None:
    random = seeded(seed)
    assert all(0 <= random.below(n) < n for _ in range(50))


def test_below_is_even() -> None:
    random, counts = seeded("even"), [0] * 6
    for _ in range(60_000):
        counts[random.below(6)] += 1
    expected = 10_000
    chi_square = sum((count - expected) ** 2 / expected for count in counts)
    assert chi_square < 20.5  # 5 degrees of freedom: one in a thousand is above


def test_rejection_removes_the_bias_of_large_ranges() -> None:
    """Of 3 * 2**29 numbers a plain multiply-and-shift would favour every third one by half."""
    random, n = seeded("bias"), 3 << 29
    thirds = [0, 0, 0]
    for _ in range(30_000):
        thirds[random.below(n) % 3] += 1
    assert max(thirds) < 10_500


def test_every_order_is_as_likely() -> None:
    random, counts = seeded("orders"), dict[tuple[int, ...], int]()
    for _ in range(24_000):
        cards = row([1, 2, 3, 4])
        random.shuffle(cards, 0, 4)
        order = tuple(cards)
        counts[order] = counts.get(order, 0) + 1
    assert len(counts) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 49.7  # 23 degrees of freedom


def test_a_shuffle_touches_only_its_part() -> None:
    cards = row(list(range(20)))
    seeded("part").shuffle(cards, 5, 15)
    assert list(cards)[:5] == [0, 1, 2, 3, 4]
    assert list(cards)[15:] == [15, 16, 17, 18, 19]
    assert sorted(cards) == list(range(20))
    assert list(cards) != list(range(20))


@pytest.mark.parametrize("how", ["copy", "fork"])
def test_a_copy_goes_on_alike_and_a_fork_goes_its_own_way(how: str) -> None:
    random = seeded("twin")
    twin = random.copy() if how == "copy" else random.fork()
    same = [random.next() for _ in range(5)] == [twin.next() for _ in range(5)]
    assert same == (how == "copy")
