"""Rune Age in play: which function answers for which step, and what a seat can imagine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from ...core.random import Random
from ...core.state import State
from . import advice, buying, choosing, combat, effects, events, naming, outcome, outlook, picking, showing, turn
from . import cards as c
from .board import AT, FRAME, KNOWN, ME, NONE, PEEKED, TITLE, Board
from .box import Box
from .declared import (
    ACTED,
    AFTERMATH,
    ASSAULT,
    ATTRITION,
    CLEAN_UP,
    COMPARE,
    DISCARD,
    DONE,
    DRAW_EVENT,
    DROP,
    EFFECT,
    EITHER,
    END_ROUND,
    EVENT,
    EVENT_DONE,
    GOLD,
    HIRE,
    INFLUENCE,
    LOOK,
    LOSSES,
    ORDER,
    PICK,
    PLAYED,
    PRICE,
    REFILL,
    REROLL,
    RESOLUTION,
    RETAIN,
    RETURN,
    ROLLED,
    ROUND,
    SHOWN,
    SKIP,
    TOLL,
    TURN,
    TURNS,
    WHO,
)

if TYPE_CHECKING:
    from ...core.game import Setting


class RuneAge(Board):
    """A game of Rune Age. Each step is the agenda's name for a place in the rulebook."""

    __slots__ = ()

    def _resolve(self, step: i64) -> None:
        if step == TURN:
            turn.ask_turn(self)
        elif step == ASSAULT:
            combat.go_on_assault(self)
        elif step == PLAYED:
            combat.offer_played(self)
        elif step == RESOLUTION or step == AFTERMATH:
            combat.go_on_abilities(self, step)
        elif step == COMPARE:
            outcome.compare(self)
        elif step == CLEAN_UP:
            outcome.clean_up(self)
        elif step == ATTRITION:
            outcome.attrition(self)
        elif step == LOSSES:
            outcome.take_losses(self)
        elif step == ROLLED:
            self.ask(ROLLED, self.one(self.attacker))
        elif step == EFFECT:
            effects.go_on(self)
        elif step == RETAIN:
            turn.retain(self)
        elif step == DROP:
            turn.drop(self)
        elif step == REFILL:
            turn.refill(self)
        elif step == TURNS:
            turn.next_turn(self)
        elif step == ACTED:
            turn.acted(self)
        else:
            self._resolve_rarer(step)

    def _resolve_rarer(self, step: i64) -> None:
        if step == SHOWN:
            showing.go_on_taking(self)
        elif step == EITHER:
            showing.go_on_parting(self)
        elif step == LOOK:
            showing.ask_look(self)
        elif step == ORDER:
            showing.go_on_ordering(self)
        elif step == PRICE or step == TOLL or step == HIRE:
            buying.ask_payment(self, step)
        elif step == EVENT:
            events.begin(self)
        elif step == DRAW_EVENT:
            events.draw(self)
        elif step == EVENT_DONE:
            events.done(self)
        elif step == END_ROUND:
            events.end_round(self)
        elif step == ROUND:
            turn.begin_round(self)

    def _moves(self, step: i64, seat: i64) -> vec[i64]:
        if step == TURN:
            return turn.turn_moves(self, seat)
        if step == ASSAULT:
            return combat.assault_moves(self, seat)
        if step == GOLD or step == INFLUENCE:
            return buying.moves(self, step, seat)
        if step == PLAYED:
            return combat.played_moves(self)
        if step == RESOLUTION or step == AFTERMATH:
            return combat.ability_moves(self, step)
        if step == RETAIN:
            return append(buying.sources(self, seat, vec[i64](), False), DONE)
        if step == DROP:
            return turn.drop_moves(self, seat)
        if step == PICK:
            return picking.pick_moves(self)
        if step == LOSSES:
            return outcome.losses_moves(self)
        if step == WHO:
            return naming.who_moves(self, seat)
        if step == SHOWN:
            return showing.shown_moves(self)
        if step == EITHER:
            return vec[i64]([DISCARD, RETURN])
        if step == LOOK or step == ORDER:
            return showing.look_moves(self, step)
        if step == ROLLED:
            return vec[i64]([SKIP, REROLL])
        return buying.payment_moves(self, step, seat)

    def _refusal(self, step: i64, seat: i64, move: i64) -> i64:
        if step == TURN:
            return turn.turn_refusal(self, seat, move)
        if step == ASSAULT:
            return combat.assault_refusal(self, seat, move)
        if step == GOLD or step == INFLUENCE:
            return buying.refusal(self, step, seat, move)
        if step == PLAYED:
            return combat.played_refusal(self, move)
        if step == RESOLUTION or step == AFTERMATH:
            return combat.ability_refusal(self, step, move)
        if step == RETAIN:
            return turn.retain_refusal(self, seat, move)
        if step == DROP:
            return turn.drop_refusal(self, seat, move)
        if step == PICK:
            return picking.pick_refusal(self, move)
        if step == LOSSES:
            return outcome.losses_refusal(self, move)
        if step == WHO:
            return naming.who_refusal(self, seat, move)
        if step == SHOWN:
            return showing.shown_refusal(self, move)
        if step == EITHER:
            return showing.either_refusal(move)
        if step == LOOK or step == ORDER:
            return showing.look_refusal(self, step, move)
        if step == ROLLED:
            return outcome.rolled_refusal(move)
        return buying.payment_refusal(self, step, seat, move)

    def _do(self, step: i64, seat: i64, move: i64) -> None:
        if step == TURN:
            turn.do_turn(self, seat, move)
        elif step == ASSAULT:
            combat.do_assault(self, seat, move)
        elif step == GOLD or step == INFLUENCE:
            buying.do(self, step, seat, move)
        elif step == PLAYED:
            combat.do_played(self, seat, move)
        elif step == RESOLUTION or step == AFTERMATH:
            combat.do_ability(self, step, seat, move)
        elif step == RETAIN:
            turn.do_retain(self, seat, move)
        elif step == DROP:
            turn.do_drop(self, seat, move)
        elif step == PICK:
            picking.do_pick(self, move)
        elif step == LOSSES:
            outcome.do_losses(self, move)
        elif step == WHO:
            naming.do_who(self, seat, move)
        elif step == SHOWN:
            showing.do_shown(self, move)
        elif step == EITHER:
            showing.do_either(self, move)
        elif step == LOOK or step == ORDER:
            showing.do_look(self, step, move)
        elif step == ROLLED:
            outcome.do_rolled(self, move)
        else:
            buying.do_payment(self, step, seat, move)

    def one(self, seat: i64) -> i64:
        """The mask of one seat."""
        one: i64 = 1
        return one << seat

    def _copy(self) -> State:
        return self.copy_zones(RuneAge())

    def _rate(self, step: i64, seat: i64, moves: vec[i64]) -> vec[float]:
        return advice.rate(self, step, seat, moves)

    def _chances(self) -> vec[float]:
        return outlook.outlook(self)

    # --- what a seat can imagine (RUA-R84) ------------------------------------------------------------------

    def _imagine(self, seat: i64, rng: Random) -> None:
        """Deal anew the order of decks and the hands of others; what everybody saw stays where it is.

        Which cards a hand and a deck hold together is known to all, since every card comes and goes faceup.
        """
        for other in range(self.seats):
            if other == seat:
                self._shuffle_deck(other, rng)
            else:
                self._deal_hidden(other, rng)
        self._shuffle_events(rng)
        if self.asked != 0 and self.lowest() != seat:
            self._make_possible(self.lowest())

    def _shuffle_deck(self, seat: i64, rng: Random) -> None:
        """The viewer's own deck: all but the cards that he has seen there."""
        deck = self.players[seat].deck
        unseen = vec[i64](capacity=len(deck))
        for slot in deck:
            if slot & (KNOWN | PEEKED) == 0:
                unseen = append(unseen, slot)
        events.sort(unseen)
        rng.shuffle(unseen, 0, len(unseen))
        for i in range(len(deck)):
            if deck[i] & (KNOWN | PEEKED) == 0:
                unseen, deck[i] = pop(unseen)

    def _deal_hidden(self, seat: i64, rng: Random) -> None:
        """Another player's hand and deck, and what he looks at: all cards that not everybody knows to be there."""
        player = self.players[seat]
        looks = self.secret == 1 and self.stack[len(self.stack) - FRAME + ME] == seat
        unseen = vec[i64](capacity=len(player.deck) + len(player.hand) + 9)
        for slot in player.deck:
            if slot & KNOWN == 0:
                unseen = append(unseen, slot & ~PEEKED)
        for slot in player.hand:
            if slot & KNOWN == 0:
                unseen = append(unseen, slot)
        if looks:
            for slot in self.shown:
                unseen = append(unseen, slot)
        events.sort(unseen)
        rng.shuffle(unseen, 0, len(unseen))
        for i in range(len(player.deck)):
            mark = player.deck[i] & (KNOWN | PEEKED)
            if mark & KNOWN == 0:
                unseen, slot = pop(unseen)
                player.deck[i] = slot | mark
        for i in range(len(player.hand)):
            if player.hand[i] & KNOWN == 0:
                unseen, player.hand[i] = pop(unseen)
        events.sort(player.hand)
        if looks:
            for i in range(len(self.shown)):
                unseen, self.shown[i] = pop(unseen)

    def _shuffle_events(self, rng: Random) -> None:
        """The order within each stage of the event deck (RUA-032)."""
        deck = self.event_deck
        stage = self.box.cards.stage
        title = self.box.title
        first: i64 = 0
        while first < len(deck):
            last = first + 1
            while last < len(deck) and stage[title[deck[last]]] == stage[title[deck[first]]]:
                last += 1
            part = deck[first:last]
            events.sort(part)
            rng.shuffle(part, 0, len(part))
            for i in range(len(part)):
                deck[first + i] = part[i]
            first = last

    def _make_possible(self, seat: i64) -> None:
        """Whoever is asked can answer: his hidden hand holds what the question wants, or it would not be asked."""
        step = self.agenda[-1]
        if step == PICK:
            frame = len(self.stack) - FRAME
            at = self.stack[frame + AT]
            me = self.stack[frame + ME]
            if choosing.zone_of(self, at) == c.HAND and self.box.cards.rows[at + c.MAY] == 0:
                owner = choosing.owner_of(self, at, me)
                while len(choosing.in_row(self, at, owner, self.players[owner].hand)) == 0:
                    if not self._swap(owner, at):
                        return
        elif step == GOLD or step == HIRE:
            while not buying.can_finish(self, step, seat):
                if not self._swap(seat, NONE):
                    return

    def _swap(self, seat: i64, at: i64) -> bool:
        """Exchange an unknown card of a hand for a wanted one of the deck; false if there is none."""
        player = self.players[seat]
        for i in range(len(player.deck)):
            slot = player.deck[i]
            for j in range(len(player.hand)):
                mine = player.hand[j]
                if (slot | mine) & KNOWN == 0 and self._worth(seat, slot >> TITLE, at) > self._worth(
                    seat, mine >> TITLE, at
                ):
                    player.deck[i] = mine | (slot & PEEKED)
                    player.hand[j] = slot & ~PEEKED
                    events.sort(player.hand)
                    return True
        return False

    def _worth(self, seat: i64, title: i64, at: i64) -> i64:
        """What a card is worth to the question: whether the row means it, or its gold."""
        cards = self.box.cards
        if at == NONE:
            return cards.gold[title] if cards.kind[title] == c.GOLD else 0
        return 1 if choosing.suits(self, at, seat, title) else 0


def empty(setting: Setting, random: Random, box: Box) -> RuneAge:
    """An empty table."""
    board = RuneAge()
    board.lay_out(setting, random, box)
    return board
