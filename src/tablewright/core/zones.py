"""Zones as flat rows of integers."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64


def bit(seat: i64) -> i64:
    """The mask that holds this seat alone."""
    one: i64 = 1
    return one << seat


def row(numbers: list[int]) -> vec[i64]:
    """A row of these numbers, for code that is not compiled."""
    return vec[i64](numbers)


def blank(size: i64, filling: i64) -> vec[i64]:
    """A row of `size` equal numbers."""
    zone = vec[i64](capacity=size)
    for _ in range(size):
        zone = append(zone, filling)
    return zone
