"""What a unit should cost for what it can do: house figures keep to it (`docs/games/ettin-card-design.md`)."""

from __future__ import annotations

import math

from .faces import Face, numbered

PRICE = {
    "scouting": (0.5, 0.5, 0.5),
    "terrify": (1.5, 2.25, 3.0),
    "dragonslayer": (0.5, 0.5, 0.5),
    "ranged": (1.0, 1.5, 2.0),
    "swift": (0.5, 0.5, 0.5),
    "bounty": (-0.35, -0.35, -0.35),
    "conquest": (1.0, 1.0, 1.0),
    "flying": (0.75, 0.75, 0.75),
    "magic": (0.5, 0.5, 0.5),
    "siege": (0.5, 0.5, 0.5),
    "stealth": (0.75, 0.75, 0.75),
    "vicious": (0.5, 1.0, 1.5),
    "wealthy": (0.6, 0.6, 0.6),
    "war-cry": (2.0, 2.0, 0.5),
    "gate-to-self": (2.5, 2.0, 0.0),
    "gate-to-ally": (2.0, 1.5, 0.0),
    "prosperous": (2.15, 1.45, 0.7),
    "taxes": (1.05, 0.7, 0.35),
}
"""What an ability adds to the price of a card of Age I, II and III: for each icon, or for each Gold."""
AGAIN = {"return-to-self": (0.9, 0.45, 0.1), "return-to-ally": (0.6, 0.35, 0.1)}
"""What a unit that fights again adds, for each point of its Strength."""
LATER = (0.0, 0.25, 1.0)
"""What a card of Age I, II and III is cheaper for fighting in fewer Wars."""
ADVENTURE, VP = 0.2, 0.6
"""What a point of Adventure Strength and a VP add."""
WALLS, WEAKNESS = 3.0, 0.5
"""What a Protected Defense adds with one weakness, and what each further one takes off."""
DEAR, STEEP = 8.0, 0.65
"""Above so much Gold only this share of what comes on top is paid."""
TOLERANCE = 2
"""How far simulation may move a cost from its price."""


def price(face: Face) -> float:
    """What a unit should cost for what it can do."""
    worth = face.strength - 1 + ADVENTURE * face.adventure + VP * face.vp - LATER[face.age - 1]
    for name, number in map(numbered, face.abilities):
        again = AGAIN.get(name)
        worth += again[face.age - 1] * face.strength if again else PRICE[name][face.age - 1] * number
    if face.weaknesses:
        worth += WALLS - WEAKNESS * (len(face.weaknesses) - 1)
    return max(0.0, worth if worth <= DEAR else DEAR + STEEP * (worth - DEAR))


def sale(cost: int) -> int:
    """What a unit of this cost sells for: half of it and a little."""
    return math.ceil((cost + 1) / 2)
