"""Moves in words: what a choice does to its card, and what an ability does before it is used."""

from __future__ import annotations

from ...core.text import Texts
from . import cards as c
from . import loading
from .board import AT, FRAME, Board
from .buying import cost
from .declared import AFTERMATH, BUY, CHOOSE, DROP, LOOK, LOSSES, MOVES, ORDER, PICK, PLAYED, RESOLUTION, SHOWN, USE
from .verbs import TIMINGS, VERBS
from .words import ability

OF_STEP = {int(DROP): "discard", int(LOSSES): "lose", int(SHOWN): "take", int(LOOK): "discard", int(ORDER): "order"}
TIMING_OF = {int(PLAYED): c.PLAYED, int(RESOLUTION): c.RESOLUTION, int(AFTERMATH): c.END}
VERB_NAMES = {verb.code: name for name, verb in VERBS.items()}


def label(board: Board, seat: int, move: int, texts: Texts, brief: bool) -> str:
    """One move in words."""
    verb, indices = MOVES.parts(move)
    given = board.setting.game.arguments(board, seat, move)
    step = int(board.agenda[-1]) if len(board.agenda) else -1
    if verb.base == CHOOSE:
        return texts.say(f"choose-{choice(board, step)}", card=given["card"])
    if verb.base == USE:
        timing = list(TIMINGS)[TIMING_OF.get(step, c.ACTION)]
        library = loading.library(board.setting.options.cards)
        card = library.cards[indices[0]] if indices[0] < len(library.cards) else None
        if card is not None and timing in card.raw:
            told = ability(texts, library, card, timing)
            return texts.say("label-use-full", card=given["card"], ability=told)
    key = f"label-{verb.name}"
    if verb.name == "attack" and is_siege(board, seat, indices[0]):
        key = "label-attack-siege"
    return texts.say(key, **given)


def choice(board: Board, step: int) -> str:
    """What becomes of the card that is chosen."""
    if step == PICK:
        at = board.stack[len(board.stack) - int(FRAME) + int(AT)]
        return VERB_NAMES[board.box.cards.rows[at + int(c.VERB)]]
    return OF_STEP.get(step, "take")


def is_siege(board: Board, seat: int, title: int) -> bool:
    """Whether a city of that title is another player's."""
    thing = board.box.thing_at[title]
    return thing >= 0 and board.box.is_site(thing) and 0 <= board.place[thing] < 4 and board.place[thing] != seat


def arguments(board: Board, seat: int, move: int) -> dict[str, str]:
    """What a card costs its buyer, and what is paid so far."""
    found = {"credit": str(int(board.credit))}
    if BUY <= move < BUY + c.TITLES and move - BUY < board.box.cards.titles and 0 <= seat < board.seats:
        found["cost"] = str(int(cost(board, seat, move - int(BUY))))
    return found
