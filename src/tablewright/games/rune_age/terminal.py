"""The table of Rune Age in a terminal: a view as lines of styled text, with as much detail as there is room for."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.game import Line
from ...core.text import Texts
from . import words
from .lines import BRASS, LABEL, WIDE, cut, flowing, labelled, length, padded, wrapped
from .page import (
    BANNERS,
    DAMAGE,
    DETAILS,
    FIRST,
    GOLD,
    INFLUENCE,
    POINTS,
    SIGNS,
    STRENGTH,
    STRONGHOLD,
    WOUNDED,
    Page,
    ability_lines,
    banner,
    counted,
    exhaustible,
    figure,
    library_of,
    pile,
    site,
)
from .verbs import TIMINGS
from .view import Army, Fighter, Pile, SeatView, Thing, View

BELOW = 9
"""Rows that news, the question and its answers need below the table."""
BAR = 10
ARMY = 16


def table(view: View, texts: Texts, names: Sequence[str], width: int, height: int) -> list[Line]:
    """The whole table, in the most detail that leaves room for a question and its answers."""
    library = library_of(view)
    pages = (drawn(Page(view, texts, names, width - 1, detail, library)) for detail in DETAILS[:-1])
    bare = Page(view, texts, names, width - 1, DETAILS[-1], library)
    return next((lines for lines in pages if len(lines) <= height - BELOW), None) or drawn(bare)


def drawn(page: Page) -> list[Line]:
    """The table in some detail."""
    rest = page.view.combat is None or page.detail.rest
    blocks = [
        [header(page), *goal(page)],
        centre(page) if rest else enemies(page)[:1],
        realms(page),
        combat(page),
        piles(page) if page.detail.piles else [],
        barracks(page) if rest else [],
        hand(page),
    ]
    lines: list[Line] = []
    for block in blocks:
        lines += [[]] if lines and block and page.detail.gaps else []
        lines += block
    return lines


# --- the parts --------------------------------------------------------------------------------------------------


def header(page: Page) -> Line:
    """Scenario, round, event deck."""
    view = page.view
    line: Line = [(f"bold {BRASS}", f" {page.say(f'scenario-{view.scenario}')}")]
    line += [("", "  "), ("bold", page.say("table-round", round=view.round, rounds=view.rounds))]
    line.append(("", "  " + page.say("table-events", count=view.event_deck, stage=view.stage)))
    if view.shared_realm:
        line += [("", "  " + page.say("table-shared") + " "), figure(DAMAGE, damage(page, view.players[0]))]
    if view.reversed or view.next_reversed:
        line.append(("", "  " + page.say("table-reversed", now="yes" if view.reversed else "no")))
    return cut(line, page.width)


def goal(page: Page) -> list[Line]:
    """How the game is won."""
    line: Line = [("dim", f" {page.say(f'goal-{page.view.scenario}')}")]
    return [cut(line, page.width)] if page.detail.gaps else []


def centre(page: Page) -> list[Line]:
    """Terrinoth: piles, cities and landmarks, Enemies."""
    view = page.view
    piles = [pile(page, each, INFLUENCE) for each in view.piles if each.left or page.detail.figures]
    lines = flowing(page.say("table-terrinoth"), piles, page.width)
    if view.centre:
        lines += flowing(page.say("table-sites"), [site(page, each) for each in view.centre], page.width)
    return lines + enemies(page)


def enemies(page: Page) -> list[Line]:
    """The objective, Enemies and Instants in play, and the event that is being resolved."""
    view = page.view
    things = [view.objective, *(each for each in view.enemies if each.card != view.objective.card)]
    items = [site(page, each) for each in things]
    if view.event is not None:
        items.append([("bold", page.say("table-event", card=page.name(view.event)))])
    lines = flowing(page.say("table-enemies"), items, page.width)
    if page.detail.abilities:
        lines += ability_lines(page, [*(each.card for each in things), *([view.event] if view.event else [])])
    return lines


def damage(page: Page, player: SeatView) -> str:
    """Damage of a home realm against its limit."""
    return f"{player.damage}/{page.view.realm}"


def realms(page: Page) -> list[Line]:
    """The players: home realm, cards, influence, area."""
    name = 22 if page.width > 100 else 12
    heads = [page.say("table-realm"), page.say("table-hand-size"), page.say("table-deck"), page.say("table-pile")]
    head: Line = padded(labelled(page.say("table-players")), name + 4)
    head += [("dim", heads[0].ljust(17 if name > 12 else 8)[: 17 if name > 12 else 7].ljust(8))]
    head += [("dim", f"{text[:5]:>5} ") for text in heads[1:]]
    return [cut([*head, ("dim", f"  {INFLUENCE[0]}  "), ("dim", page.say("table-area"))], page.width)] + [
        cut(realm(page, player, name), page.width) for player in page.view.players
    ]


def realm(page: Page, player: SeatView, name: int) -> Line:
    """A player in a line."""
    roomy = name > 12
    line = padded(banner(page, player.seat, name - 1), name + 2)
    line.append((BRASS, FIRST + " " if player.seat == page.view.first else "  "))
    if player.out:
        return [*line, ("dim", page.say("table-out"))]
    full = BAR * player.damage // page.view.realm
    bar: Line = [(DAMAGE[1], "█" * full), ("dim", "░" * (BAR - full) + " ")] if roomy else []
    line += padded([*bar, figure(DAMAGE, damage(page, player))], 19 if roomy else 8)
    for number in (player.hand_size, player.deck, len(player.pile)):
        line.append(("", f"{number:>5} "))
    line += [(INFLUENCE[1], f"{player.influence:>3}  "), ("", page.say(f"race-short-{player.race}"))]
    for item in area(page, player):
        line += [("", " · "), *item]
    return line


def area(page: Page, player: SeatView) -> list[Line]:
    """Strongholds together, then cities, rewards, runes, the monument."""
    items: list[Line] = []
    strongholds = [each for each in player.area if each.kind == "stronghold"]
    for exhausted in (False, True):
        number = sum(each.exhausted == exhausted for each in strongholds)
        items += [exhaustible([("", f"{STRONGHOLD}{number}")], exhausted)] if number else []
    others = [each for each in player.area if each.kind != "stronghold"]
    items += [exhaustible(held(page, each), each.exhausted) for each in others]
    if player.points:
        items.insert(0, [figure(POINTS, player.points)])
    if player.known:
        items += [[("dim", page.say("table-known", cards=", ".join(page.name(each) for each in player.known)))]]
    return items


def held(page: Page, thing: Thing) -> Line:
    """A card of an area, where there is room with what it gives and how it defends itself."""
    raw, keys = page.card(thing.card).raw, ("defense", "gold", "influence") if page.detail.gaps else ("defense",)
    given = [piece for key in keys if raw.get(key) for piece in (("", " "), figure(SIGNS[key], raw[key]))]
    return [("", page.name(thing.card)), *given]


def piles(page: Page) -> list[Line]:
    """Every discard pile, for each player."""
    lines: list[Line] = []
    for player in page.view.players:
        if player.pile:
            sign, colour = BANNERS[player.seat]
            items = counted(page, player.pile)
            found = flowing(page.say("table-discards"), items, page.width)
            label = padded([(colour, f" {sign} "), ("", page.say("table-discards"))], LABEL)
            lines += [[*label, *found[0][2:]], *found[1:]]
    return lines


def barracks(page: Page) -> list[Line]:
    """What the viewer can buy with gold; in full detail a line for each card with all that it does."""
    me = page.me
    if me is None or me.out:
        return []
    label, shelf = page.say("table-barracks"), [*me.barracks, *me.buildings]
    if not page.detail.shelves:
        return flowing(
            label,
            [
                [*pile(page, each, GOLD), ("", " "), *strength(page, each)]
                for each in shelf
                if each.left or page.detail.figures
            ],
            page.width,
        )
    lines: list[Line] = []
    room = max(length(pile(page, each, GOLD)) for each in shelf) if shelf else 0
    for each in shelf:
        card = page.card(each.card)
        told = " ".join(words.ability(page.texts, page.library, card, t) for t in TIMINGS if t in card.raw)
        head = labelled(label) if not lines else [("", " " * LABEL)]
        lines += wrapped(
            [*head, *padded(pile(page, each, GOLD), room + 1), *padded(strength(page, each), 4)],
            told,
            page.width,
            LABEL + room + 5,
        )
    return lines


def strength(page: Page, pile: Pile) -> Line:
    """The printed strength of a pile's card, if it has one."""
    raw = page.card(pile.card).raw
    return [figure(STRENGTH, raw["strength"])] if "strength" in raw and page.detail.figures else []


def hand(page: Page) -> list[Line]:
    """The viewer's cards, what they could pay, what is lifted off a deck; what the cards do where there is room."""
    view, me = page.view, page.me
    lines: list[Line] = []
    if view.shown:
        names: list[Line] = [[("bold", "?" if each is None else page.name(each))] for each in view.shown]
        lines += flowing(page.say("table-shown"), names, page.width)
    if me is None or me.hand is None or me.out:
        return lines
    purse: Line = [figure(GOLD, me.gold), ("", " "), figure(INFLUENCE, me.influence)]
    if view.credit and view.step != "drop":
        purse.append(("bold", "  " + page.say("table-paid", credit=view.credit)))
    items = counted(page, me.hand) or [[("dim", "–")]]
    lines += flowing(
        page.say("table-hand"), [[("bold", text) for _, text in item] for item in items] + [purse], page.width
    )
    if any(me.top):
        known = ", ".join("?" if each is None else page.name(each) for each in me.top)
        lines += flowing(page.say("table-top"), [[("", known)]], page.width)
    if page.detail.abilities:
        lines += ability_lines(page, me.hand)
    return lines


# --- combat -----------------------------------------------------------------------------------------------------


def combat(page: Page) -> list[Line]:
    """Both armies with their totals, and who is ahead."""
    fight = page.view.combat
    if fight is None:
        return []
    target = page.say(f"race-{fight.target}") if fight.realm else page.name(fight.target)
    title = page.say("table-siege" if fight.siege else "table-battle", target=target)
    ahead = fight.attackers.total - fight.defenders.total
    wins = ahead > 0 or (ahead == 0 and not fight.siege)
    lead = page.say(
        "table-ahead", who="attacker" if wins else "defender", lead=ahead, missing=(1 if fight.siege else 0) - ahead
    )
    losses = [("bold", "  " + page.say("table-losses", count=fight.losses))] if fight.losses else []
    head: Line = [*labelled(page.say("table-combat")), ("bold", title), ("", "  "), (STRENGTH[1], lead), *losses]
    lines = [cut(head, page.width), *army(page, fight.attackers, target), *army(page, fight.defenders, target)]
    if page.detail.abilities:
        mine = [each for each in (fight.attackers, fight.defenders) if each.seat == page.view.seat is not None]
        titles = [fighter.card for each in mine for fighter in each.fighters]
        lines += ability_lines(page, titles, ("resolution", "end", "static"))
    return lines


def army(page: Page, side: Army, target: str) -> list[Line]:
    """One side: its total and who takes part."""
    room = ARMY + (12 if page.width > WIDE else 0)
    name: Line = [("", f"  {target}")] if side.seat is None else banner(page, side.seat, room - 4)
    items = [fighter(page, each) for each in side.fighters]
    more = side.total - sum(each.strength for each in side.fighters)
    if more and side.seat is not None:
        items.append([("dim", page.say("table-more", more=f"{more:+}"))])
    if side.passed:
        items.append([("dim", page.say("table-passed"))])
    found = flowing("", items, page.width - room - 5)
    found[0] = [*padded([("", " " * LABEL), *cut(name, room - 1)], LABEL + room), *total(side), *found[0][2:]]
    return [found[0], *([("", " " * (room + 5)), *line] for line in found[1:])]


def total(side: Army) -> Line:
    """The strength of a side so far."""
    return padded([(f"bold {STRENGTH[1]}", f"{STRENGTH[0]}{side.total}")], 5)


def fighter(page: Page, each: Fighter) -> Line:
    """A participant with its current strength."""
    mark = WOUNDED if each.wounded else ""
    return [("", f"{page.name(each.card)}{mark} "), (STRENGTH[1], str(each.strength))]
