"""Chief Bruno in the terminal: his Dashboard below the Regions, column by column, and his Setup cards."""

from __future__ import annotations

from ...core.game import Line
from ...core.text import Texts
from .pieces import BRASS, CHARGES, Page, padded
from .view import ColumnView, SoloView, View


def legend(view: View, texts: Texts) -> list[Line]:
    """Who Chief Bruno is, how he is fed at this difficulty, and how to read his columns."""
    if view.solo is None:
        return []
    said = (
        texts.say("table-solo", ages=view.ages),
        texts.say("table-feeding", difficulty=view.solo.difficulty),
        texts.say("table-columns"),
    )
    return [line for sentence in said for line in ([], [("", " " + sentence)])]


def dashboard(page: Page) -> list[Line]:
    """The cards of each column, how many it has of those at which it plays, and who can still lead."""
    solo = page.view.solo
    if solo is None:
        return []
    room = page.scale.label + page.scale.score + 6
    cards: Line = padded([("dim", " " + page.say("table-dashboard"))], room)
    counts: Line = padded([("dim", " " + page.say("table-ready"))], room)
    for column in solo.dashboard:
        cards += padded(column_cards(page, column), page.scale.region)
        counts += padded(column_count(page, column), page.scale.region)
    return [cards, counts, leaders(page, solo)]


def column_cards(page: Page, column: ColumnView) -> Line:
    """The charges of a column's cards, as many as have room."""
    room = page.scale.region - 2
    charges = "".join(CHARGES[card.partition("-")[0]] for card in column.cards)
    text = charges if len(charges) <= room else charges[: room - 1] + "…"
    line: Line = [("", " ")] if page.scale.roomy else []
    return [*line, ("" if text else "dim", text or "·")]


def column_count(page: Page, column: ColumnView) -> Line:
    """Cards there and cards at which it plays; a mark where it is ready."""
    line: Line = [("", " ")] if page.scale.roomy else []
    text = f"{len(column.cards)}/{column.needed}" + ("!" if column.ready else "")
    return [*line, (f"bold {BRASS}" if column.ready else "bold" if column.cards else "dim", text)]


def leaders(page: Page, solo: SoloView) -> Line:
    """The Setup cards; those that lie face down in brackets."""
    line: Line = [("dim", f" {page.say('table-leaders')}  ")]
    for card in solo.leaders:
        text = f"{CHARGES[card.kind]} {page.say(f'kind-{card.kind}')}"
        line.append(("bold", text) if card.face_up else ("dim", f"({text})"))
        line.append(("", "  "))
    return line
