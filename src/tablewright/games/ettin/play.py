"""Ettin in play: which function answers for which step, and what a seat can imagine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from ...core.random import Random
from ...core.state import State
from . import advice, drafting, imagining, initiative, new_age, setup, trade, war, winning
from .board import Board, Readings
from .cards import Box
from .declared import (
    AGE,
    AGREEMENT,
    CHOOSING,
    CLEAN_UP,
    FIRST_LEAD,
    INITIATIVE,
    NO_OTHER_LANE,
    OTHER_LANE,
    PEACETIME,
    PICK,
    PROPOSE,
    SETTLE,
    SKIRMISH,
    SWITCH,
    TRADE,
    WAR,
    WAR_RESULT,
)
from .seating import Ring

if TYPE_CHECKING:
    from ...core.game import Setting


class Ettin(Board):
    """A game of Ettin. Each step is the agenda's, or a lane's, name for a place in the rulebook."""

    __slots__ = ()

    def _resolve(self, step: i64) -> None:
        if step >= WAR:
            war.resolve(self, step)
        elif step == PICK:
            drafting.ask_pick(self)
        elif step == TRADE:
            trade.ask_trade(self)
        elif step == SETTLE:
            trade.settle(self)
        elif step == PROPOSE:
            drafting.ask_proposal(self)
        elif step == SKIRMISH:
            drafting.start_skirmish(self)
        elif step == PEACETIME:
            drafting.start_peacetime(self)
        elif step == AGE:
            new_age.begin(self)
        elif step == WAR_RESULT:
            winning.finish_war(self)
        elif step == CLEAN_UP:
            winning.clean_up(self)
        elif step == CHOOSING:
            setup.next_nation(self)
        elif step == FIRST_LEAD:
            setup.ask_first_lead(self)

    def _moves(self, step: i64, seat: i64) -> vec[i64]:
        if seat != self.ring.odd or not self.between_lanes():
            return self._moves_of(step, seat)
        moves = vec[i64]()
        if self.can_switch():
            moves = append(moves, SWITCH)
        if self.lane == self.focus:
            moves = extend(moves, self._moves_of(step, seat))
        return moves

    def _moves_of(self, step: i64, seat: i64) -> vec[i64]:
        if step >= WAR:
            return war.moves(self, step, seat)
        if step == PICK:
            return drafting.pick_moves(self)
        if step == TRADE:
            return trade.trade_moves(self, seat)
        if step == PROPOSE:
            return drafting.proposal_moves(self)
        if step == AGREEMENT:
            return drafting.agreement_moves()
        if step == INITIATIVE:
            return initiative.lead_moves()
        return setup.choosing_moves(self)

    def _refusal(self, step: i64, seat: i64, move: i64) -> i64:
        if seat == self.ring.odd and self.between_lanes():
            if move == SWITCH:
                return 0 if self.can_switch() else NO_OTHER_LANE
            if self.lane != self.focus:
                return OTHER_LANE
        if step >= WAR:
            return war.refusal(self, step, seat, move)
        if step == PICK:
            return drafting.pick_refusal(self, move)
        if step == TRADE:
            return trade.trade_refusal(self, seat, move)
        if step == PROPOSE:
            return drafting.proposal_refusal(self, move)
        if step == AGREEMENT:
            return drafting.agreement_refusal(move)
        if step == INITIATIVE:
            return initiative.lead_refusal(move)
        return setup.choosing_refusal(self, move)

    def _do(self, step: i64, seat: i64, move: i64) -> None:
        if seat == self.ring.odd:
            if move == SWITCH:
                self._switch(step, seat)
                return
            self.switched = 0
        if step >= WAR:
            war.do(self, step, seat, move)
        elif step == PICK:
            drafting.do_pick(self, move)
        elif step == TRADE:
            trade.do_trade(self, seat, move)
        elif step == PROPOSE:
            drafting.do_proposal(self, seat, move)
        elif step == AGREEMENT:
            drafting.do_agreement(self, move)
        elif step == INITIATIVE:
            initiative.do_lead(self, seat, move)
        else:
            setup.do_choosing(self, move)

    def _copy(self) -> State:
        return self.copy_zones(Ettin())

    def _rate(self, step: i64, seat: i64, moves: vec[i64]) -> vec[float]:
        return advice.rate(self, step, seat, moves)

    def _chances(self) -> vec[float]:
        return advice.outlook(self)

    def _imagine(self, seat: i64, rng: Random) -> None:
        imagining.imagine(self, seat, rng)

    # --- the odd player between two Enemies (R-123) ---------------------------------------------------------
    #
    # Which of two lanes the odd player answers only the odd player decides: it must not depend on which Enemy was
    # quicker. So while the lane that they have turned to asks nothing, all they can do is turn to the other one.

    def between_lanes(self) -> bool:
        """Whether the odd player has two lanes to turn to."""
        return self.parted > 0 and self.phase != PEACETIME

    def _lane(self, seat: i64) -> i64:
        """The lane in which a seat answers; the odd player in the one turned to, if it asks."""
        if seat == self.ring.odd and self.focus < self.parted and self.lane_asks(self.focus) >> seat & 1:
            return self.focus
        lane: i64 = 0
        while self.lane_asks(lane) >> seat & 1 == 0:
            lane += 1
        return lane

    def can_switch(self) -> bool:
        """Whether the other lane asks the odd player, who did not only just turn."""
        other = 1 - self.focus
        return self.switched == 0 and self.lane_asks(other) >> self.ring.odd & 1 != 0

    def _switch(self, step: i64, seat: i64) -> None:
        """Turn to the other lane; both go on asking."""
        self.ask_again(step, seat)
        self.focus = 1 - self.focus
        self.switched = 1


def empty(setting: Setting, random: Random, box: Box, ring: Ring, readings: Readings) -> Ettin:
    """An empty table."""
    board = Ettin()
    board.lay_out(setting, random, box, ring, readings)
    return board
