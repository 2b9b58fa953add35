"""What a newcomer should know of a game of Rune Age: the goal, the signs, every card in play."""

from __future__ import annotations

from ...core.game import Line
from ...core.text import Texts
from . import cards as c
from . import words
from .lines import BRASS
from .page import DAMAGE, DETAILS, FIRST, GOLD, INFLUENCE, SIGNS, STRONGHOLD, TRIED, WOUNDED, Page, figure, library_of
from .view import View


def legend(view: View, texts: Texts) -> list[Line]:
    """How the game is won, the signs, and what every card in play does."""
    page = Page(view, texts, (), 0, DETAILS[0], library_of(view))
    name, goal = texts.say(f"scenario-{view.scenario}"), texts.say(f"goal-{view.scenario}")
    lines: list[Line] = [[("bold", f" {name}. "), ("", goal)], [], *signs(page)]
    for title, names in groups(page):
        lines += [[], [(f"bold {BRASS}", f" {title[:1].upper()}{title[1:]}")], *(told(page, name) for name in names)]
    return lines


def told(page: Page, title: str) -> Line:
    """A card: its figures, whether they are ours, and all that it does."""
    card = page.card(title)
    cost = GOLD if card.home < c.RACES else INFLUENCE
    line: Line = [("bold", f" {page.name(title)}")]
    for key, sign in {"cost": cost, **SIGNS}.items():
        if card.raw.get(key):
            line += [("", " "), figure(sign, card.raw[key])]
    if any(card.source(key) == "house" for key in ("cost", *SIGNS) if key in card.raw):
        line.append(("dim", " " + page.say("of-the-house", line="").strip()))
    if card.raw.get("mythic"):
        line.append(("", " " + page.say("mark-mythic")))
    does = words.abilities(page.texts, page.library, card).values()
    return [*line, ("", "  " + " ".join(does))]


def signs(page: Page) -> list[Line]:
    """What each sign means."""
    figures: Line = []
    for key, (sign, colour) in {**SIGNS, "damage": DAMAGE}.items():
        figures += [(colour, f" {sign}"), ("", f" {page.say(f'sign-{key}')} ")]
    others = {STRONGHOLD: "stronghold", FIRST: "first", TRIED: "tried", WOUNDED: "wounded", "()": "exhausted"}
    rest: Line = [
        piece for sign, key in others.items() for piece in (("bold", f" {sign}"), ("", f" {page.say(f'sign-{key}')} "))
    ]
    return [figures, rest]


def groups(page: Page) -> list[tuple[str, list[str]]]:
    """The cards whose figures on the table do not say all, by where they are from."""
    view = page.view
    things = [view.objective, *(each for each in view.enemies if each.card != view.objective.card)]
    held = [each for player in view.players for each in player.area]
    sites = dict.fromkeys(each.card for each in (*view.centre, *held))
    groups = [
        (page.say("table-enemies"), [each.card for each in things]),
        (page.say("table-terrinoth"), [each.card for each in view.piles]),
        (
            page.say("table-sites"),
            [title for title in sites if words.abilities(page.texts, page.library, page.card(title))],
        ),
        *((page.say(f"race-{player.race}"), [each.card for each in player.barracks]) for player in view.players),
    ]
    return [(title, names) for title, names in groups if names]
