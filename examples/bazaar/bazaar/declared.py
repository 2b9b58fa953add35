"""What Bazaar declares once: its moves, steps, refusals, events and options."""

from typing import Literal

import msgspec

from tablewright.core.events import Events
from tablewright.core.moves import SEAT, Domain, Moves, Refusals, Steps

CARD = Domain("card", 30)

MOVES = Moves()
OFFER = MOVES.verb("offer", CARD)

STEPS = Steps()
DEAL = STEPS.step("deal")
ROUND = STEPS.step("round")
CHOICE = STEPS.step("choice")

REFUSALS = Refusals(over="BAZ-006", not_asked="BAZ-004", no_move="BAZ-004")
NOT_IN_HAND = REFUSALS.refusal("BAZ-004", "refused-not-in-hand")

EVENTS = Events()
DEALT = EVENTS.kind("dealt", hidden="cards", many=True, seat=SEAT, cards=CARD)
OPENED = EVENTS.kind("opened", card=CARD)
OFFERED = EVENTS.kind("offered", hidden="card", seat=SEAT, card=CARD)
SHOWN = EVENTS.kind("shown", seat=SEAT, card=CARD)
SOLD = EVENTS.kind("sold", seat=SEAT, card=CARD)


class Options(msgspec.Struct, frozen=True):
    """`text/*.ftl` explains each under `option-…`."""

    hand: Literal[3, 4, 5] = 4
    winner: Literal["highest", "second"] = "highest"
