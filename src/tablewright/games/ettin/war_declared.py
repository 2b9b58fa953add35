"""What the War declares: its moves, steps, refusals and events, after those of `declared.py`.

Which module answers for which step, in the order of a War:

    war                            war.py            the lanes of the pairs
    deploy, spot, reveal           war_deploy.py     placing all cards, Scouting
    battle, aim                    war_targets.py    targets at the start of a battle
    fight                          war_battle.py     what the targets come to, Battle Scores, results
    quest, attempt, sacrifice,
      recall                       war_adventure.py  the Adventure after battle four
    spoils, spoil, carry           war_spoils.py     Spoils of each battle
    siege                          war_siege.py      Siege Tokens, before the Spoils of a battle
    build                          war_defense.py    Adventures that become Defenses
    dues                           war_dues.py       what waits until all pairs have fought
    leave, return, retire          war_retire.py     all retire at once
    production, produce, produced  war_produce.py    all produce at once
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...core.moves import NUMBER, SEAT
from .declared import ABILITY, CARD, EVENTS, LOCATION, MOVES, NATION, PLACE, REFUSALS, STEPS, UNIT

DEPLOY: Final[i64] = MOVES.verb("deploy", UNIT, PLACE)
SCOUT: Final[i64] = MOVES.verb("scout", UNIT, PLACE)
SPOT: Final[i64] = MOVES.verb("spot", PLACE)
TARGET: Final[i64] = MOVES.verb("target", CARD)
HOLD: Final[i64] = MOVES.verb("hold")
ATTEMPT: Final[i64] = MOVES.verb("attempt")
DECLINE: Final[i64] = MOVES.verb("decline")
SACRIFICE: Final[i64] = MOVES.verb("sacrifice", UNIT)
RECALL: Final[i64] = MOVES.verb("recall", UNIT)
BESIEGE: Final[i64] = MOVES.verb("besiege", CARD)
TAKE: Final[i64] = MOVES.verb("take", CARD)
TAKE_TOP: Final[i64] = MOVES.verb("take-top")
BUILD: Final[i64] = MOVES.verb("build", PLACE)
RETURN_HOME: Final[i64] = MOVES.verb("return-to-self", UNIT)
RETURN_AWAY: Final[i64] = MOVES.verb("return-to-ally", UNIT)
GATE_HOME: Final[i64] = MOVES.verb("gate-to-self", UNIT)
GATE_AWAY: Final[i64] = MOVES.verb("gate-to-ally", UNIT)
LOSE_SOUL: Final[i64] = MOVES.verb("lose-soul")
CALL: Final[i64] = MOVES.verb("call-to-arms")
DONE: Final[i64] = MOVES.verb("done")

DEPLOYING: Final[i64] = STEPS.step("deploy")
SPOTTING: Final[i64] = STEPS.step("spot")
REVEAL: Final[i64] = STEPS.step("reveal")
ENGAGE: Final[i64] = STEPS.step("battle")
AIM: Final[i64] = STEPS.step("aim")
FIGHT: Final[i64] = STEPS.step("fight")
QUESTING: Final[i64] = STEPS.step("quest")
ATTEMPTING: Final[i64] = STEPS.step("attempt")
SACRIFICING: Final[i64] = STEPS.step("sacrifice")
RECALLING: Final[i64] = STEPS.step("recall")
SPOILS: Final[i64] = STEPS.step("spoils")
SIEGING: Final[i64] = STEPS.step("siege")
SPOILING: Final[i64] = STEPS.step("spoil")
CARRY: Final[i64] = STEPS.step("carry")
BUILDING: Final[i64] = STEPS.step("build")
DUES: Final[i64] = STEPS.step("dues")
LEAVE: Final[i64] = STEPS.step("leave")
RETURNING: Final[i64] = STEPS.step("return")
RETIRE: Final[i64] = STEPS.step("retire")
PRODUCTION: Final[i64] = STEPS.step("production")
PRODUCE: Final[i64] = STEPS.step("produce")
PRODUCED: Final[i64] = STEPS.step("produced")

NOT_IN_HAND: Final[i64] = REFUSALS.refusal("ETT-077", "refused-not-in-hand")
NO_SCOUT: Final[i64] = REFUSALS.refusal("ETT-085", "refused-no-scout")
DEPLOY_FIRST: Final[i64] = REFUSALS.refusal("ETT-080", "refused-deploy-first")
SPOT_FIRST: Final[i64] = REFUSALS.refusal("R-030", "refused-spot-first")
NOT_SPOTTED: Final[i64] = REFUSALS.refusal("R-029", "refused-spot-adventure")
NOT_HERE: Final[i64] = REFUSALS.refusal("ETT-093", "refused-not-here")
NO_DRAGON: Final[i64] = REFUSALS.refusal("ETT-100", "refused-no-dragon")
NO_TROOP: Final[i64] = REFUSALS.refusal("ETT-101", "refused-no-troop")
TOO_STRONG: Final[i64] = REFUSALS.refusal("ETT-101", "refused-too-strong")
MUST_TARGET: Final[i64] = REFUSALS.refusal("R-033", "refused-must-target")
AIM_FIRST: Final[i64] = REFUSALS.refusal("ETT-094", "refused-aim-first")
ATTEMPT_FIRST: Final[i64] = REFUSALS.refusal("ETT-119", "refused-attempt-first")
NOT_ON_QUEST: Final[i64] = REFUSALS.refusal("ETT-127", "refused-not-on-quest")
NOT_RETIRED: Final[i64] = REFUSALS.refusal("R-099", "refused-not-retired")
NO_SIEGE: Final[i64] = REFUSALS.refusal("ETT-144", "refused-no-siege")
SIEGE_FIRST: Final[i64] = REFUSALS.refusal("R-091", "refused-siege-first")
NO_SPOIL: Final[i64] = REFUSALS.refusal("ETT-131", "refused-no-spoil")
TROOPS_FIRST: Final[i64] = REFUSALS.refusal("ETT-134", "refused-troops-first")
FLIES: Final[i64] = REFUSALS.refusal("ETT-142", "refused-flies")
HIDES: Final[i64] = REFUSALS.refusal("ETT-145", "refused-hides")
UNITS_THERE: Final[i64] = REFUSALS.refusal("ETT-135", "refused-units-there")
SPOIL_FIRST: Final[i64] = REFUSALS.refusal("ETT-130", "refused-spoil-first")
NO_SITE: Final[i64] = REFUSALS.refusal("ETT-147", "refused-no-site")
NO_CHOICE_OF_RETURN: Final[i64] = REFUSALS.refusal("R-095", "refused-no-return")
NO_GATE: Final[i64] = REFUSALS.refusal("ETT-162", "refused-no-gate")
NOT_DEFENDED: Final[i64] = REFUSALS.refusal("ETT-161", "refused-not-defended")
MUST_LOSE_SOULS: Final[i64] = REFUSALS.refusal("R-100", "refused-must-lose-souls")
PRODUCE_FIRST: Final[i64] = REFUSALS.refusal("ETT-160", "refused-produce-first")

DEPLOYED: Final[i64] = EVENTS.kind("deployed", hidden="card", seat=SEAT, nation=NATION, card=CARD, place=PLACE)
SCOUTED: Final[i64] = EVENTS.kind("scouted", seat=SEAT, nation=NATION, card=CARD, place=PLACE)
TURNED_UP: Final[i64] = EVENTS.kind("turned-up", many=True, seat=SEAT, nation=NATION, place=PLACE, cards=CARD)
BATTLE: Final[i64] = EVENTS.kind("battle", nation=NATION, other=NATION, place=PLACE)
AIMED: Final[i64] = EVENTS.kind("aimed", seat=SEAT, nation=NATION, card=CARD, ability=ABILITY, target=CARD)
HELD: Final[i64] = EVENTS.kind("held", seat=SEAT, nation=NATION, card=CARD)
WITHDREW: Final[i64] = EVENTS.kind("withdrew", seat=SEAT, nation=NATION, card=CARD)
CAPTURED: Final[i64] = EVENTS.kind("captured", seat=SEAT, nation=NATION, card=CARD)
SCORED: Final[i64] = EVENTS.kind("scored", seat=SEAT, nation=NATION, units=NUMBER, site=NUMBER, total=NUMBER)
SWIFT_WON: Final[i64] = EVENTS.kind("swift-won", seat=SEAT, nation=NATION, icons=NUMBER, against=NUMBER)
PROTECTS: Final[i64] = EVENTS.kind("protects", seat=SEAT, nation=NATION, card=CARD)
BATTLE_WON: Final[i64] = EVENTS.kind("battle-won", seat=SEAT, nation=NATION, place=PLACE)
BATTLE_TIED: Final[i64] = EVENTS.kind("battle-tied", nation=NATION, other=NATION, place=PLACE)
NOT_FOUGHT: Final[i64] = EVENTS.kind("not-fought", nation=NATION, other=NATION, place=PLACE)
ROLLED: Final[i64] = EVENTS.kind(
    "rolled", seat=SEAT, nation=NATION, die=NUMBER, base=NUMBER, eased=NUMBER, difficulty=NUMBER, score=NUMBER
)
COMPLETED: Final[i64] = EVENTS.kind("completed", seat=SEAT, nation=NATION, card=CARD)
FAILED: Final[i64] = EVENTS.kind("failed", seat=SEAT, nation=NATION, card=CARD)
DECLINED: Final[i64] = EVENTS.kind("declined", seat=SEAT, nation=NATION, card=CARD)
EARNED: Final[i64] = EVENTS.kind("earned", seat=SEAT, nation=NATION, gold=NUMBER, card=CARD)
LEVIED: Final[i64] = EVENTS.kind("levied", seat=SEAT, nation=NATION, gold=NUMBER)
RECALLED: Final[i64] = EVENTS.kind("recalled", hidden="card", seat=SEAT, nation=NATION, card=CARD)
BESIEGED: Final[i64] = EVENTS.kind("besieged", seat=SEAT, nation=NATION, card=CARD)
SPOILED: Final[i64] = EVENTS.kind("spoiled", seat=SEAT, nation=NATION, card=CARD)
CLAIMED: Final[i64] = EVENTS.kind("claimed", seat=SEAT, nation=NATION, place=PLACE)
TOOK_TOP: Final[i64] = EVENTS.kind("took-top", hidden="card", seat=SEAT, nation=NATION, card=CARD)
BUILT: Final[i64] = EVENTS.kind("built", seat=SEAT, nation=NATION, card=CARD, place=PLACE)
RETIRED_UNITS: Final[i64] = EVENTS.kind("retired", many=True, seat=SEAT, nation=NATION, cards=CARD)
RETURNED: Final[i64] = EVENTS.kind("returned", seat=SEAT, nation=NATION, card=CARD)
RETURNED_AWAY: Final[i64] = EVENTS.kind("returned-away", seat=SEAT, nation=NATION, card=CARD)
GATED: Final[i64] = EVENTS.kind("gated", hidden="card", seat=SEAT, nation=NATION, card=CARD)
GATED_AWAY: Final[i64] = EVENTS.kind("gated-away", hidden="card", seat=SEAT, nation=NATION, card=CARD)
PRODUCED_GOLD: Final[i64] = EVENTS.kind("produced-gold", seat=SEAT, nation=NATION, gold=NUMBER, card=CARD)
SITE_PAID: Final[i64] = EVENTS.kind("site-paid", seat=SEAT, nation=NATION, gold=NUMBER, location=LOCATION)
