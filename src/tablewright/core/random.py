"""The one source of chance: a small seeded generator, specified here, the same on every machine.

The generator is *sfc32* (Chris Doty-Humphrey's "small fast counter", public domain): three 32-bit
words and a counter. All arithmetic stays below 2**63, so compiled and interpreted code agree to the bit.
`docs/records.md` writes the specification out with test vectors.
"""

from __future__ import annotations

import hashlib

from librt.vecs import vec
from mypy_extensions import i64

WARM_UP: i64 = 12


class Random:
    """A stream of 32-bit words. Its whole state is `words()`: four integers below 2**32."""

    __slots__ = ("a", "b", "c", "counter")

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    def words(self) -> list[int]:
        """The state, as `Random(*words)` takes it back."""
        return [int(self.a), int(self.b), int(self.c), int(self.counter)]

    def copy(self) -> Random:
        """A second generator that will yield the same words."""
        return Random(self.a, self.b, self.c, self.counter)

    def next(self) -> i64:
        """The next word, 0 <= word < 2**32."""
        b = self.b
        c = self.c
        counter = self.counter
        word = (self.a + b + counter) & 0xFFFFFFFF
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & 0xFFFFFFFF
        self.c = (((c << 21) | (c >> 11)) + word) & 0xFFFFFFFF
        self.counter = (counter + 1) & 0xFFFFFFFF
        return word

    def below(self, n: i64) -> i64:
        """A number in 0 .. n-1, each equally likely (multiply and shift, with rejection). 1 <= n < 2**31."""
        product = self.next() * n
        low = product & 0xFFFFFFFF
        if low < n:
            floor = 0x100000000 % n
            while low < floor:
                product = self.next() * n
                low = product & 0xFFFFFFFF
        return product >> 32

    def fork(self) -> Random:
        """A new generator seeded from the next words of this one."""
        return warmed(self.next(), self.next(), self.next())

    def shuffle(self, items: vec[i64], start: i64, end: i64) -> None:
        """Shuffle items[start:end] in place, every order equally likely (Fisher and Yates, from the back)."""
        i = end - 1
        while i > start:
            j = start + self.below(i - start + 1)
            item = items[i]
            items[i] = items[j]
            items[j] = item
            i -= 1


def warmed(a: i64, b: i64, c: i64) -> Random:
    """A generator from three words, its first words thrown away so that near seeds are far apart."""
    random = Random(a, b, c, 1)
    for _ in range(WARM_UP):
        random.next()
    return random


def seeded(seed: str) -> Random:
    """The generator that the text `seed` stands for: the first 12 bytes of its SHA-256, as three words."""
    digest = hashlib.sha256(seed.encode()).digest()
    a = int.from_bytes(digest[0:4], "big")
    b = int.from_bytes(digest[4:8], "big")
    c = int.from_bytes(digest[8:12], "big")
    return warmed(a, b, c)
