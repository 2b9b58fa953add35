"""The ring of nations: who sits where, who is whose Ally and Enemy, which box they draw from. Ledger section 2.

A *side* is one nation at play, with a mat, a War Camp and a purse of its own: a place in the ring, counted from the
anchor player to the left. Sides 0 and 1 are Allies, 2 and 3, and so on; the other neighbour is the Enemy (ETT-021).
With an odd number of players the anchor is the odd player and plays sides 0 and 1 (R-118). Two players have no Ally.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.zones import blank

NOBODY: Final[i64] = -1
AROUND_A_BOX: Final[i64] = 8
"""A box holds eight nations (ETT-002, ETT-039)."""


class Ring:
    """Who sits where. It never changes after setup, so all copies of a state share it.

    Pair `p` are the Enemies `first[p]` and `second[p]`, next to each other in the ring; the anchor is in pair 0.
    """

    __slots__ = (
        "ally",
        "anchor",
        "boxes",
        "draws_from",
        "enemy",
        "first",
        "group",
        "odd",
        "pair",
        "pairs",
        "seat",
        "second",
        "sides",
        "teams",
    )

    def __init__(self, seats: i64, anchor: i64) -> None:
        odd = seats % 2 == 1
        self.anchor: i64 = anchor
        self.odd: i64 = anchor if odd else NOBODY
        """The odd player (ETT-031)."""
        self.sides: i64 = seats + 1 if odd else seats
        self.pairs: i64 = self.sides // 2
        self.teams: i64 = self.sides // 2 if self.sides > 2 else 2
        """How many Lineups there are in Peacetime: one for each Alliance, or for each of two players (ETT-028)."""
        self.boxes: i64 = (self.sides + AROUND_A_BOX - 1) // AROUND_A_BOX
        self.seat: vec[i64] = blank(self.sides, 0)
        """By side: whose it is."""
        self.ally: vec[i64] = blank(self.sides, 0)
        """By side: the allied side; a side without an Ally is its own (ETT-030)."""
        self.enemy: vec[i64] = blank(self.sides, 0)
        self.pair: vec[i64] = blank(self.sides, 0)
        self.group: vec[i64] = blank(self.sides, 0)
        """By side: the box that holds its Nation Deck (ETT-039)."""
        self.draws_from: vec[i64] = blank(self.sides, 0)
        """By side: the box whose Mercenaries and Adventures its pair uses (R-124)."""
        self.first: vec[i64] = vec[i64]()
        self.second: vec[i64] = vec[i64]()
        for pair in range(self.pairs):
            self.first = append(self.first, (2 * pair - 1 + self.sides) % self.sides)
            self.second = append(self.second, 2 * pair)
        for side in range(self.sides):
            place = side - 1 if odd and side > 0 else side
            self.seat[side] = (anchor + place) % seats
            self.ally[side] = side ^ 1 if self.sides > 2 else side
            self.enemy[side] = (side + 1 if side & 1 else side - 1 + self.sides) % self.sides
            self.pair[side] = (side + 1) // 2 % self.pairs
            self.group[side] = side * self.boxes // self.sides
        for side in range(self.sides):
            self.draws_from[side] = self.group[self.first[self.pair[side]]]

    def alone(self) -> bool:
        """Whether nobody has an Ally: two players (ETT-027)."""
        return self.sides == 2

    def sides_of(self, seat: i64) -> vec[i64]:
        """The sides that a seat plays: one, or two for the odd player."""
        found = vec[i64]()
        for side in range(self.sides):
            if self.seat[side] == seat:
                found = append(found, side)
        return found
