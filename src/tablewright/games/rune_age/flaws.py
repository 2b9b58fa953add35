"""What cannot be in a position of Rune Age: cards lost or doubled, an agenda that play could not have left."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

from ...core.errors import Refused
from . import board as b
from . import cards as c
from .board import Board
from .box import SHELF
from .declared import STEPS
from .setup import quantities_of, stocked

Flaw = Callable[..., None]

EFFECTS = "(?:effect )*"
QUESTION = "(?:pick|who|price|toll|hire|either shown|either|order look|order)"
IN_COMBAT = (
    "(?:clean-up aftermath compare resolution (?:attrition )?assault(?: played| effect {q})?"
    "|clean-up aftermath compare resolution losses(?: rolled)?"
    "|clean-up aftermath compare resolution(?: effect {q})?"
    "|clean-up aftermath(?: effect {q})?)"
).replace("{q}", QUESTION)
STOP = f"(?:effect (?:{QUESTION}|{IN_COMBAT}))"
PHASE = f"end-round refill (?:draw-event {EFFECTS}|event-done ){STOP}"
ACTION = f"turn (?:gold|influence|{IN_COMBAT}|(?:acted )?{STOP})"
AGENDA = re.compile(f"event turns refill (?:retain(?: turn| {ACTION})?|drop)|{PHASE}|event turns refill {STOP}")
"""What an agenda may be while somebody is asked."""


def flaws(board: Board) -> list[Refused]:
    """What is lost, doubled or impossible in a board."""
    found: list[Refused] = []

    def flaw(key: str, rule: str = "", **arguments: object) -> None:
        refused = Refused(key, rule, **{name: str(value)[:60] for name, value in arguments.items()})
        found.append(refused.said_by(board.setting.texts()))

    _card_flaws(board, flaw)
    _thing_flaws(board, flaw)
    if not found:
        _agenda_flaws(board, flaw)
    return found


def _zones(board: Board, seat: int) -> list[int]:
    """All cards of a seat that are in no barracks."""
    player = board.players[seat]
    slots = [*player.hand, *player.deck, *player.pile]
    slots += [
        board.army[i]
        for i in range(0, len(board.army), int(b.UNIT))
        if board.army[i] != b.EMPTY and board.fighter(board.army[i + int(b.SIDE)]) == seat
    ]
    if board.stack and board.shown and board.stack[len(board.stack) - int(b.FRAME) + int(b.ME)] == seat:
        slots += [*board.shown]
    if board.acting != b.NONE and board.active == seat:
        slots.append(int(board.acting))
    return slots


def _card_flaws(board: Board, flaw: Flaw) -> None:
    box, words = board.box, board.setting.words["card"]
    held = [Counter(slot >> int(b.TITLE) for slot in _zones(board, seat)) for seat in range(int(board.seats))]
    wanted: Counter[int] = Counter()
    there: Counter[int] = Counter()
    for pile, (title, number) in enumerate(zip(box.stock, stocked(board, quantities_of(board.setting)))):  # type: ignore[arg-type]  # a board is one
        wanted[title] = number
        there[title] = board.stock[pile]
    for seat in range(int(board.seats)):
        there.update(held[seat])
        for i in range(int(SHELF)):
            title = box.shelf[seat * int(SHELF) + i]
            if title >= 0:
                there[title] += board.players[seat].barracks[i]
                wanted[title] = box.cards.copies[title] if board.in_play(seat) else 0
        for title in held[seat]:
            if box.cards.home[title] < c.RACES and box.cards.home[title] != box.races[seat]:
                flaw("position-card-of-other", "RUA-R64", card=words[title], seat=seat)
    for title in sorted({*there, *wanted}):
        leaves = box.mythic_leave and box.cards.mythic[title] and there[title] < wanted[title]
        if there[title] != wanted[title] and not leaves:
            flaw("position-card", "RUA-017", card=words[title], there=there[title], wanted=wanted[title])
    for seat in range(int(board.seats)):
        player = board.players[seat]
        for slots, allowed in ((player.hand, b.KNOWN), (player.deck, b.KNOWN | b.PEEKED), (player.pile, 0)):
            if any(slot & (b.KNOWN | b.PEEKED) & ~allowed for slot in slots):
                flaw("position-marks", seat=seat)


def _thing_flaws(board: Board, flaw: Flaw) -> None:
    box = board.box
    for thing in range(int(box.things)):
        if not _may_be(board, thing, board.place[thing]):
            flaw("position-place", card=board.setting.words["card"][box.title[thing]])
    in_deck = [t for t in range(int(box.events), int(box.runes)) if board.place[t] == b.EVENT_DECK]
    if sorted(board.event_deck) != in_deck:
        flaw("position-event-deck", "RUA-031")
    stages = [box.cards.stage[box.title[thing]] for thing in board.event_deck]
    if stages != sorted(stages, reverse=True):
        flaw("position-event-deck", "RUA-032")


def _may_be(board: Board, thing: int, place: int) -> bool:
    """Whether a thing of its kind may lie there."""
    box = board.box
    seat = place < b.CENTRE
    if seat and not board.in_play(place):
        return False
    if thing == 0:
        return place == b.CENTRE
    if box.is_event(thing):
        return place not in (b.BARRACKS, b.SUPPLY)
    if box.is_rune(thing):
        return seat or place == b.SUPPLY
    if box.is_site(thing):
        return seat or place == b.CENTRE
    owner = thing - int(box.monuments)
    if box.is_stronghold(thing):
        owner = next(s for s in range(int(board.seats)) if thing < box.strongholds[s + 1])
    return place == owner or place == (b.BARRACKS if board.in_play(owner) else b.GONE)


def _agenda_flaws(board: Board, flaw: Flaw) -> None:
    """An agenda that play could have left, asking a seat that has an answer."""
    names = [STEPS.names[step] for step in board.agenda]
    if board.outcome != 0:
        if names or board.to_act:
            flaw("position-agenda", step=names[-1] if names else "")
        return
    alive = [seat for seat in range(int(board.seats)) if board.in_play(seat)]
    step = names[-1] if names else ""
    asked = board.to_act
    if not AGENDA.fullmatch(" ".join(names)) or len(asked) != 1 or asked[0] not in alive:
        flaw("position-agenda", step=step)
        return
    frames = len(board.stack) // int(b.FRAME)
    fighting = "clean-up" in names
    if names.count("effect") != frames or fighting != (board.target != b.NONE) or not _is_asked(board, step, asked[0]):
        flaw("position-agenda", step=step)
        return
    if not _fits(board, names) or not board.legal(asked[0]):
        flaw("position-agenda", step=step)


def _is_asked(board: Board, step: str, seat: int) -> bool:
    """Whether this seat is the one whom the step asks."""
    from . import picking

    frame = len(board.stack) - int(b.FRAME)
    if step in ("turn", "gold", "influence", "retain", "drop"):
        return seat == board.active
    if step in ("assault", "resolution", "aftermath"):
        return seat == board.fighter(board.side) and not board.passed >> board.side & (step == "assault")
    if step == "played":
        return board.latest != b.NONE and seat == board.fighter(board.army[board.latest + int(b.SIDE)])
    if step in ("losses", "rolled"):
        return seat == board.attacker
    me = board.stack[frame + int(b.ME)]
    at = board.stack[frame + int(b.AT)]
    if step == "who":
        return seat == (board.first if at == b.NONE else me)
    if me < 0 or at < 0:
        return False
    if step == "pick":
        return picking.chooses(board, at) and seat == picking.chooser(board, at, me)
    return seat == me


def _fits(board: Board, names: list[str]) -> bool:
    """Whether zones that only some steps use are empty elsewhere."""
    step = names[-1]
    paying = step in ("gold", "influence", "retain", "drop", "hire", "price", "toll")
    if (board.credit or board.bought) and not paying:
        return False
    if (board.acting != b.NONE) != ("acted" in names):
        return False
    if bool(board.shown) != (step in ("shown", "either", "look", "order")):
        return False
    if step in ("look", "order") and board.secret != 1:
        return False
    if step not in ("look", "order") and board.secret:
        return False
    if step == "played":
        return board.army[board.latest] != b.EMPTY
    if step == "losses":
        return board.dice > 0
    return True
