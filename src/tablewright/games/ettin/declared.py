"""What Ettin declares once: its moves, steps, refusals and events.

Which module answers for which step, in the order of play (`play.py` passes them on):

    nations, first-lead            setup.py       choosing nations, building decks, who decides on the first lead
    initiative                     initiative.py  who leads: at setup and after each War
    age                            new_age.py     income, Adventures, the phases of the Age
    skirmish, peacetime, pick,     drafting.py    the Lineups and who takes what
      propose, agreement
    trade, settle                  trade.py       Recruit and Sell
    war … produced                 war*.py        Deploy to Produce
    war-result, clean-up           winning.py     War Tokens, the loser's card, Initiative, the end of an Age
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...core.events import Events
from ...core.moves import NUMBER, SEAT, Domain, Moves, Refusals, Steps

CARD = Domain("card", 257)
UNIT = Domain("card", 221)
"""Cards that a player can draft and deploy: no Adventures."""
NATION = Domain("nation", 9)
PLACE = Domain("place", 4)
WHO = Domain("who", 2)
RESULT = Domain("outcome", 5)
ABILITY = Domain("ability", 20)
LOCATION = Domain("location", 4)

MOVES = Moves()
SWITCH: Final[i64] = MOVES.verb("switch")
"""The odd player turns to the other lane that asks (R-123). The lowest code, so that it comes first in any list."""
CHOOSE: Final[i64] = MOVES.verb("choose", NATION)
LEAD: Final[i64] = MOVES.verb("initiative", WHO)
DRAFT: Final[i64] = MOVES.verb("draft", UNIT)
WANT: Final[i64] = MOVES.verb("want", UNIT)
AGREE: Final[i64] = MOVES.verb("agree")
DISAGREE: Final[i64] = MOVES.verb("disagree")
RECRUIT: Final[i64] = MOVES.verb("recruit", UNIT)
SELL: Final[i64] = MOVES.verb("sell", UNIT)

STEPS = Steps()
CHOOSING: Final[i64] = STEPS.step("nations")
FIRST_LEAD: Final[i64] = STEPS.step("first-lead")
INITIATIVE: Final[i64] = STEPS.step("initiative")
AGE: Final[i64] = STEPS.step("age")
SKIRMISH: Final[i64] = STEPS.step("skirmish")
PEACETIME: Final[i64] = STEPS.step("peacetime")
PICK: Final[i64] = STEPS.step("pick")
PROPOSE: Final[i64] = STEPS.step("propose")
AGREEMENT: Final[i64] = STEPS.step("agreement")
TRADE: Final[i64] = STEPS.step("trade")
SETTLE: Final[i64] = STEPS.step("settle")
WAR_RESULT: Final[i64] = STEPS.step("war-result")
CLEAN_UP: Final[i64] = STEPS.step("clean-up")
WAR: Final[i64] = STEPS.step("war")
"""All steps from here on are those of the War (`war.py`)."""

REFUSALS = Refusals(over="ETT-181", not_asked="ETT-024", no_move="ETT-052")
NOT_NOW: Final[i64] = REFUSALS.refusal("ETT-024", "refused-not-now")
NO_OTHER_LANE: Final[i64] = REFUSALS.refusal("R-123", "refused-switch")
OTHER_LANE: Final[i64] = REFUSALS.refusal("R-123", "refused-other-lane")
NATION_TAKEN: Final[i64] = REFUSALS.refusal("R-006", "refused-nation-taken")
NATION_NEAR: Final[i64] = REFUSALS.refusal("ETT-040", "refused-nation-near")
NATION_GIVEN: Final[i64] = REFUSALS.refusal("ETT-047", "refused-nation-given")
NO_MERCENARIES: Final[i64] = REFUSALS.refusal("ETT-031", "refused-mercenaries")
NOT_IN_LINEUP: Final[i64] = REFUSALS.refusal("ETT-061", "refused-not-in-lineup")
WANTED_ALREADY: Final[i64] = REFUSALS.refusal("ETT-064", "refused-wanted")
NOT_DRAFTED: Final[i64] = REFUSALS.refusal("ETT-069", "refused-not-drafted")
TOO_DEAR: Final[i64] = REFUSALS.refusal("R-013", "refused-too-dear")

EVENTS = Events()
CHOSE: Final[i64] = EVENTS.kind("chose", seat=SEAT, nation=NATION)
LEADS: Final[i64] = EVENTS.kind("leads", seat=SEAT, nation=NATION)
AGE_BEGAN: Final[i64] = EVENTS.kind("age-began", age=NUMBER, gold=NUMBER)
QUEST_LAID: Final[i64] = EVENTS.kind("quest-laid", seat=SEAT, nation=NATION, card=CARD)
LINED_UP: Final[i64] = EVENTS.kind("lined-up", many=True, nation=NATION, other=NATION, cards=CARD)
LAID_OUT: Final[i64] = EVENTS.kind("laid-out", many=True, nation=NATION, cards=CARD)
PAID: Final[i64] = EVENTS.kind("paid", seat=SEAT, nation=NATION, gold=NUMBER)
PROPOSED: Final[i64] = EVENTS.kind("proposed", many=True, seat=SEAT, nation=NATION, cards=CARD)
AGREED: Final[i64] = EVENTS.kind("agreed", seat=SEAT, nation=NATION)
DISAGREED: Final[i64] = EVENTS.kind("disagreed", seat=SEAT, nation=NATION)
DRAFTED: Final[i64] = EVENTS.kind("drafted", seat=SEAT, nation=NATION, card=CARD)
RECRUITED: Final[i64] = EVENTS.kind("recruited", seat=SEAT, nation=NATION, card=CARD)
SOLD: Final[i64] = EVENTS.kind("sold", seat=SEAT, nation=NATION, card=CARD)
LOST: Final[i64] = EVENTS.kind("lost", seat=SEAT, nation=NATION, card=CARD)
DREW: Final[i64] = EVENTS.kind("drew", hidden="card", seat=SEAT, nation=NATION, card=CARD)
WAR_WON: Final[i64] = EVENTS.kind("war-won", seat=SEAT, nation=NATION, age=NUMBER)
WAR_TIED: Final[i64] = EVENTS.kind("war-tied", nation=NATION, other=NATION, gold=NUMBER)
QUEST_LOST: Final[i64] = EVENTS.kind("quest-lost", card=CARD)
ENDED: Final[i64] = EVENTS.kind("ended", age=NUMBER)

# The words of the small domains.
WHO_WORDS = ("self", "enemy")
PLACE_WORDS = ("far", "middle", "near", "adventure")
OUTCOME_WORDS = ("unfought", "first-won", "second-won", "tie", "no-battle")
