"""Ethnos in play: which function answers for which step, and what a seat can imagine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from ...core.random import Random
from ...core.state import State
from ...core.zones import blank
from . import advice, ages, band, bruno, dashboard, recruit, tribes, worth
from .board import CARDS, DRAGON, HAND, NOBODY, Board, Box
from .deck import turn_up
from .declared import (
    ABILITY,
    AGE,
    APPOINT,
    APPOINTING,
    BAND,
    BRUNO_ABILITY,
    BRUNO_TURN,
    DISCARD,
    DROPPING,
    END_AGE,
    END_TURN,
    EXTRA,
    FEED,
    FEEDING,
    HORDE,
    MARKER,
    RAID,
    REINFORCE,
    REPLENISH,
    SCORE,
    SEND,
    SKIP,
    SUMMON,
    SYMBOL,
    TURN,
)

if TYPE_CHECKING:
    from ...core.game import Setting


class Ethnos(Board):
    """A game of Ethnos. Each step is the agenda's name for a place in the rulebook."""

    __slots__ = ()

    def _resolve(self, step: i64) -> None:
        if step == END_TURN:
            recruit.end_turn(self)
        elif step == DISCARD:
            band.start_discard(self)
        elif step == ABILITY:
            tribes.ask_ability(self)
        elif step == SYMBOL:
            tribes.ask_symbol(self)
        elif step == TURN:
            recruit.ask_turn(self)
        elif step == AGE:
            ages.begin(self)
        elif step == SCORE:
            ages.score(self)
        elif step == HORDE:
            ages.ask_horde(self)
        elif step == END_AGE:
            ages.end(self)
        else:
            self._resolve_solo(step)

    def _resolve_solo(self, step: i64) -> None:
        if step == FEEDING:
            dashboard.ask_feed(self)
        elif step == REPLENISH:
            turn_up(self)
        elif step == BRUNO_TURN:
            bruno.play(self)
        elif step == BRUNO_ABILITY:
            bruno.use_ability(self)
        elif step == DROPPING:
            bruno.ask_drop(self)
        else:
            bruno.ask_best(self, step)

    def _moves(self, step: i64, seat: i64) -> vec[i64]:
        if step == TURN:
            return recruit.turn_moves(self, seat)
        if step == BAND:
            return band.band_moves(self, seat)
        if step == MARKER:
            return band.marker_moves(self, seat)
        if step == ABILITY:
            return tribes.ability_moves(self)
        if step == DISCARD:
            return band.discard_moves(self, seat)
        if step == SYMBOL:
            return tribes.symbol_moves()
        if step == EXTRA:
            return tribes.extra_moves(self, seat)
        if step >= FEEDING:
            return self._solo_moves(step)
        return vec[i64]([SUMMON if step == REINFORCE else RAID, SKIP])

    def _solo_moves(self, step: i64) -> vec[i64]:
        if step == FEEDING:
            return dashboard.feed_moves(self)
        if step == APPOINTING:
            return bruno.appoint_moves(self)
        return bruno.drop_moves(self) if step == DROPPING else bruno.send_moves(self, step)

    def _refusal(self, step: i64, seat: i64, move: i64) -> i64:
        if step == TURN:
            return recruit.turn_refusal(self, seat, move)
        if step == BAND:
            return band.band_refusal(self, seat, move)
        if step == MARKER:
            return band.marker_refusal(self, seat, move)
        if step == ABILITY:
            return tribes.ability_refusal(self, seat, move)
        if step == DISCARD:
            return band.discard_refusal(self, seat, move)
        if step == SYMBOL:
            return tribes.symbol_refusal(move)
        if step == EXTRA:
            return tribes.extra_refusal(self, seat, move)
        if step == REINFORCE:
            return tribes.reinforce_refusal(self, seat, move)
        return ages.horde_refusal(move) if step == HORDE else self._solo_refusal(step, move)

    def _solo_refusal(self, step: i64, move: i64) -> i64:
        if step == FEEDING:
            return dashboard.feed_refusal(self, move)
        if step == APPOINTING:
            return bruno.appoint_refusal(self, move)
        return bruno.drop_refusal(self, move) if step == DROPPING else bruno.send_refusal(self, step, move)

    def _do(self, step: i64, seat: i64, move: i64) -> None:
        if step == TURN:
            recruit.do_turn(self, seat, move)
        elif step == BAND:
            band.do_band(self, move)
        elif step == MARKER:
            band.do_marker(self, seat, move)
        elif step == ABILITY:
            tribes.do_ability(self, seat, move)
        elif step == DISCARD:
            band.do_discard(self, move)
        elif step == SYMBOL:
            tribes.do_symbol(self, seat, move)
        elif step == EXTRA:
            tribes.do_extra(self, seat, move)
        elif step == REINFORCE:
            tribes.do_reinforce(self, seat, move)
        elif step == HORDE:
            ages.do_horde(self, seat, move)
        else:
            self._do_solo(step, move)

    def _do_solo(self, step: i64, move: i64) -> None:
        if step == FEEDING:
            dashboard.feed(self, move - FEED)
        elif step == APPOINTING:
            bruno.appoint(self, move - APPOINT)
        elif step == DROPPING:
            bruno.do_drop(self, move)
        else:
            bruno.send(self, step, move - SEND)

    def _copy(self) -> State:
        return self.copy_zones(Ethnos())

    def _rate(self, step: i64, seat: i64, moves: vec[i64]) -> vec[float]:
        """The values of the advice, in the order of the moves."""
        values = vec[float](capacity=len(moves))
        weighed = advice.weigh(self, int(seat))
        for move in moves:
            for advised, value, _ in weighed:
                if advised == move:
                    values = append(values, value)
                    break
        return values

    def _chances(self) -> vec[float]:
        return worth.outlook(self)

    # --- what a seat can imagine (RUL-010) ------------------------------------------------------------------

    def _imagine(self, seat: i64, rng: Random) -> None:
        """Deal the unseen cards anew over the deck and the parts of other hands that nobody saw.

        Unseen cards are counted from what the seat sees, never read from where they really are: two worlds that
        the seat cannot tell apart are imagined alike.
        """
        if seat != self.active:
            self._take_back()
        unseen = self._unseen(seat)
        rng.shuffle(unseen, 0, len(unseen))
        for other in range(self.seats):
            if other != seat:
                unseen = self._deal_hidden(other, unseen)
        self._lay_deck(unseen, rng)

    def _take_back(self) -> None:
        """Cards that the active player has picked and not shown count as still in hand, the Band as not begun."""
        self.unstage()
        if len(self.agenda) > 0 and self.agenda[-1] == BAND:
            self.agenda, _ = pop(self.agenda)
            if self.leader == NOBODY:
                while self.agenda[-1] != SCORE:
                    self.agenda, _ = pop(self.agenda)
                self.push(TURN)
            else:
                self.push(EXTRA)

    def _unseen(self, seat: i64) -> vec[i64]:
        """All Allies of the game that the seat does not see, sorted."""
        counts = blank(CARDS, 0)
        for card in self.box.cards:
            counts[card] += 1
        for card in self.pool:
            counts[card] -= 1
        for start in self.band_starts():
            for card in self.band_cards(start):
                counts[card] -= 1
        for card in self.dashboard:
            counts[card] -= 1
        for slot in self.staged:
            counts[slot >> 1] -= 1
        for other in range(self.seats):
            for i in range(other * HAND, other * HAND + self.held[other]):
                if other == seat or self.hands[i] & 1 == 1:
                    counts[self.hands[i] >> 1] -= 1
        unseen = vec[i64](capacity=96)
        for card in range(CARDS):
            for _ in range(counts[card]):
                unseen = append(unseen, card)
        return unseen

    def _deal_hidden(self, seat: i64, unseen: vec[i64]) -> vec[i64]:
        """Replace the cards of a hand that nobody saw; the answer is what is left to deal."""
        first = seat * HAND
        hidden: i64 = 0
        kept: i64 = 0
        for i in range(first, first + self.held[seat]):
            slot = self.hands[i]
            self.hands[i] = 0
            if slot & 1 == 1:
                self.hands[first + kept] = slot
                kept += 1
            else:
                hidden += 1
        self.held[seat] = kept
        for _ in range(hidden):
            unseen, card = pop(unseen)
            self.to_hand(seat, card, 0)
        return unseen

    def _lay_deck(self, unseen: vec[i64], rng: Random) -> None:
        """Make the deck of the unseen cards: Dragons anywhere below the calm part (ETN-034)."""
        size: i64 = len(self.deck)
        bottom = size - self.calm
        dragons = self.box.dragons - self.dragons
        deck = vec[i64](capacity=size)
        for i in range(bottom - dragons):
            deck = append(deck, unseen[i])
        for _ in range(dragons):
            deck = append(deck, DRAGON)
        rng.shuffle(deck, 0, bottom)
        for i in range(bottom - dragons, len(unseen)):
            deck = append(deck, unseen[i])
        self.deck = deck


def empty(setting: Setting, random: Random, box: Box) -> Ethnos:
    """An empty table."""
    board = Ethnos()
    board.lay_out(setting, random, box)
    return board
