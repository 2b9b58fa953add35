"""What bots make of battles, the Adventure, Spoils, Retire and Produce. Values are VP."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from .advice_deploy import SPOIL, TOKEN, facedown_at
from .board import PLACES, QUEST, Board, card_of, marks_of, spot_of
from .cards import (
    ABILITIES,
    PROSPEROUS,
    RANGED,
    RETURN_TO_ALLY,
    RETURN_TO_SELF,
    TAXES,
    TERRIFY,
    UNITS,
    WEALTHY,
)
from .war_adventure import eased, score
from .war_battle import FATES, site_strength
from .war_declared import (
    ATTEMPT,
    BESIEGE,
    BUILD,
    CALL,
    DECLINE,
    GATE_AWAY,
    GATE_HOME,
    HOLD,
    LOSE_SOUL,
    RECALL,
    RETURN_AWAY,
    SACRIFICE,
    SPOT,
    TAKE,
    TAKE_TOP,
    TARGET,
)
from .war_defense import waiting
from .war_targets import next_shot
from .worth import (
    AGAIN,
    POINT,
    PRINTED,
    SAVED,
    chance_of_quest,
    quest_worth,
    site_worth,
    trophy_worth,
    unit_worth,
)

CALLED: Final = 2.0
"""What a card off the own deck is worth in the War Camp."""
TOP: Final = 1.2
"""What the top card of the Enemy's deck is worth as a Spoil."""


def rate_spot(board: Board, seat: i64, moves: vec[i64]) -> vec[float]:
    """A scout points where most lies facedown."""
    enemy = board.ring.enemy[board.side_of(seat)]
    found = vec[float](capacity=PLACES)
    for move in moves:
        found = append(found, facedown_at(board, enemy, move - SPOT) + (0.1 if move - SPOT == QUEST else 0.0))
    return found


# --- targets at the start of a battle ---------------------------------------------------------------------------


def rate_aim(board: Board, seat: i64, moves: vec[i64]) -> vec[float]:
    """Each target, and to hold, by how the battle would stand and what changes hands."""
    side = board.side_of(seat)
    enemy = board.ring.enemy[side]
    place = board.where[board.lane]
    shot = next_shot(board, side)
    shooter = shot // ABILITIES
    ability = shot % ABILITIES
    lead = standing(board, side, place) - standing(board, enemy, place)
    found = vec[float](capacity=len(moves))
    for move in moves:
        if move == HOLD:
            found = append(found, battle_worth(board, lead))
            continue
        target = move - TARGET
        now = lead
        value = 0.0
        if stands(board, enemy, place, target):
            now += float(board.box.strength[target])
            value = target_worth(board, target, ability)
        else:
            value = -0.5
        if ability == RANGED and stands(board, side, place, shooter):
            now -= float(board.box.strength[shooter])
            value -= 0.3 + again_worth(board, shooter)
        found = append(found, value + battle_worth(board, now))
    return found


def target_worth(board: Board, card: i64, ability: i64) -> float:
    """What it is worth to strike a unit beside what that does to the battle: Terrify sends it home, others take it."""
    if ability != TERRIFY:
        return trophy_worth(board, card)
    value = again_worth(board, card)
    return value - SAVED * float(board.box.icons(card, WEALTHY)) if value > 0.0 else 0.05 * float(board.box.vp[card])


def again_worth(board: Board, card: i64) -> float:
    """What is lost when a unit goes to the Retired Pile in a battle: it does not return, or stand on."""
    box = board.box
    worth = SAVED * float(box.icons(card, WEALTHY))
    if not box.is_troop(card) or box.has(card, RETURN_TO_SELF) or box.has(card, RETURN_TO_ALLY):
        worth += POINT * AGAIN * float(3 - board.age) * float(box.strength[card])
    return worth


def battle_worth(board: Board, lead: float) -> float:
    """What a battle with this lead is worth now: half a War Token and its Spoils."""
    share = 1.0 / (1.0 + math.exp(-2.0 * lead))
    return share * float(board.age) * (0.5 * TOKEN + SPOIL)


def standing(board: Board, side: i64, place: i64) -> float:
    """The Battle Score of a side without the units that are struck already."""
    total = site_strength(board, side, place)
    for i in range(board.first_of(side), board.end_of(side)):
        now = board.row[i]
        if spot_of(now) == place and marks_of(now) & FATES == 0:
            total += board.box.strength[card_of(now)]
    return float(total)


def stands(board: Board, side: i64, place: i64, card: i64) -> bool:
    """Whether a copy of the card is in the battle that is not struck yet."""
    for i in range(board.first_of(side), board.end_of(side)):
        now = board.row[i]
        if card_of(now) == card and spot_of(now) == place and marks_of(now) & FATES == 0:
            return True
    return False


# --- the Adventure ----------------------------------------------------------------------------------------------


def rate_attempt(board: Board, seat: i64, moves: vec[i64]) -> vec[float]:
    """To attempt the Adventure by the odds and what a failure would cost."""
    side = board.side_of(seat)
    card = board.quest[board.lane]
    chance = chance_of_quest(board, float(score(board, side)), eased(board, side), card)
    cost = 1000.0
    for troop in board.cards_at(side, QUEST):
        if board.box.adventure[troop] > 0:
            cost = min(cost, loss_worth(board, troop))
    found = vec[float](capacity=2)
    for move in moves:
        value = chance * quest_worth(board, card) - (1.0 - chance) * cost
        found = append(found, value if move == ATTEMPT else 0.0)
    return found


def loss_worth(board: Board, card: i64) -> float:
    """What it costs to lose a unit for good after its battle."""
    return PRINTED * float(board.box.vp[card]) + again_worth(board, card) + 0.03 * float(board.box.strength[card])


def rate_sacrifice(board: Board, moves: vec[i64]) -> vec[float]:
    """The Troop that will be missed least."""
    found = vec[float](capacity=len(moves))
    for move in moves:
        found = append(found, -loss_worth(board, move - SACRIFICE))
    return found


# --- Spoils -----------------------------------------------------------------------------------------------------


def rate_siege(board: Board, moves: vec[i64]) -> vec[float]:
    """The Defense that produces most."""
    found = vec[float](capacity=len(moves))
    for move in moves:
        card = move - BESIEGE
        box = board.box
        value = SAVED * float(box.icons(card, TAXES) + 2 * box.icons(card, PROSPEROUS))
        found = append(found, value if value > 0.0 or box.abilities[card] >> TAXES == 0 else 1.0)
    return found


def rate_spoil(board: Board, moves: vec[i64]) -> vec[float]:
    """Whatever is worth most to have, and for the Enemy not to have."""
    found = vec[float](capacity=len(moves))
    for move in moves:
        if TAKE <= move < TAKE_TOP:
            found = append(found, trophy_worth(board, move - TAKE))
        elif move == TAKE_TOP:
            found = append(found, TOP)
        else:
            found = append(found, 0.0)
    return found


def rate_build(board: Board, seat: i64, moves: vec[i64]) -> vec[float]:
    """An Adventure Defense goes where no other stands and most is produced."""
    side = board.side_of(seat)
    card = card_of(board.row[waiting(board, side)])
    found = vec[float](capacity=4)
    for move in moves:
        if move == DECLINE:
            found = append(found, 0.0)
            continue
        place = move - BUILD
        value = 0.1 + POINT * float(3 - board.age) * float(board.box.strength[card])
        if not is_defended(board, side, place):
            value += 0.5 + site_worth(board, side, place) * float(4 - board.age)
        found = append(found, value)
    return found


def is_defended(board: Board, side: i64, place: i64) -> bool:
    """Whether a Defense of the side stands at a Location."""
    for i in range(board.first_of(side), board.end_of(side)):
        now = board.row[i]
        if spot_of(now) == place and not board.box.is_troop(card_of(now)):
            return True
    return False


# --- Retire and Produce -----------------------------------------------------------------------------------------


def rate_return(board: Board, moves: vec[i64]) -> vec[float]:
    """Rather to the own War Camp."""
    found = vec[float](capacity=2)
    for move in moves:
        found = append(found, 0.5 if move >= RETURN_AWAY else 1.0)
    return found


def rate_recall(board: Board, moves: vec[i64]) -> vec[float]:
    """The Troop that will fight best in the next War; after the last one it does not matter."""
    found = vec[float](capacity=len(moves))
    for move in moves:
        found = append(found, fights_again(board, move - RECALL) if move < RECALL + UNITS else 0.0)
    return found


def rate_produce(board: Board, moves: vec[i64]) -> vec[float]:
    """Gates bring the best Troop; a Soul is lost for a better card under it; a call to arms costs nothing."""
    found = vec[float](capacity=len(moves))
    for move in moves:
        value = 0.0
        if GATE_HOME <= move < GATE_AWAY:
            value = fights_again(board, move - GATE_HOME)
        elif GATE_AWAY <= move < GATE_AWAY + UNITS:
            value = 0.95 * fights_again(board, move - GATE_AWAY)
        elif move == LOSE_SOUL:
            value = 0.3 if board.age < 3 else -0.1
        elif move == CALL:
            value = CALLED
        found = append(found, value)
    return found


def fights_again(board: Board, card: i64) -> float:
    """What a Troop is worth that leaves the Retired Pile for a War Camp."""
    if board.age == 3:
        return 0.01
    worth = unit_worth(board, card) + POINT * float(board.box.strength[card]) - PRINTED * float(board.box.vp[card])
    return max(0.0, worth)
