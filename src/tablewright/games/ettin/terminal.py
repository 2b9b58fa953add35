"""The table of Ettin in a terminal: a view as lines of styled text, compact on 80x24, roomy from 118x34 on.

In the middle the war of the viewer: four places across, the Enemy above, the own side below, and between them what each
battle comes to. Beneath it the Lineup, the cards at hand, and the war of the Ally. Nations, types and abilities have a
sign and a name; colours only help.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ...core.game import Line
from ...core.text import Texts, shortened
from .signs import ABILITIES, DRAGON, TYPES, Book, book, cut, nation_pieces
from .view import PairView, PlaceView, SideView, UnitView, View

BRASS = "#a9792a"
RED = "#d94a3d"
GREEN = "#3f9142"
NUMERALS = ("", "I", "II", "III")
FATES = {"leaves": "↯", "taken": "✗", "fires": "➹"}
ROWS = 3
"""Units at a place that a compact table shows."""
UNFOUGHT = "unfought"
LEFT = 12
"""Rows left for news, the question and what may be done, where a table could fill the screen."""
SIGNS = {UNFOUGHT: "·", "tie": "=", "no-battle": "∅"}


@dataclass(frozen=True)
class Page:
    """What every part of the table is drawn from."""

    view: View
    texts: Texts
    names: Sequence[str]
    book: Book
    width: int
    roomy: bool

    def say(self, key: str, **arguments: object) -> str:
        """A message of the game."""
        return self.texts.say(key, **arguments)

    @property
    def column(self) -> int:
        """How wide one of the four places is."""
        return min(36, (self.width - 2) // 4)

    def pair_of(self, side: SideView) -> PairView:
        """The pair of which a side is one."""
        return next(pair for pair in self.view.pairs if side.side in pair.sides)

    def fighting(self) -> bool:
        """Whether a War is underway."""
        return self.view.phase == "war"

    def deploying(self, pair: PairView) -> bool:
        """Whether a pair has not yet begun to fight."""
        steps = self.view.steps
        return self.fighting() and bool(steps) and steps[self.view.pairs.index(pair)] in ("deploy", "spot")


def table(view: View, texts: Texts, names: Sequence[str], width: int, height: int) -> list[Line]:
    """The whole table. At 80 columns it leaves room for questions and choices."""
    page = Page(view, texts, names, book(view, texts), width, width >= 118 and height >= 34)
    mine = focus(view)
    gap: list[Line] = [[]] if page.roomy else []
    lines = [header(page), *gap, *war(page, mine), *gap, *lineup(page, mine), *camp(page, mine)]
    if mine.ally is not None:
        ally = view.sides[mine.ally]
        lines += [*gap, *(ally_in_full(page, ally) if page.roomy else ally_in_short(page, ally))]
    if page.roomy or view.seat is None:
        room = height - len(lines) - LEFT if view.seat is not None else len(view.pairs) + 2
        lines += [*gap, *others(page, mine)][: max(0, room)]
    return lines


def focus(view: View) -> SideView:
    """The side whose war is shown: that which the viewer answers for, else their first; for spectators the first."""
    if view.asked is not None and view.seat is not None:
        return view.sides[view.asked]
    return next((side for side in view.sides if side.seat == view.seat), view.sides[view.pairs[0].sides[0]])


def legend(view: View, texts: Texts) -> list[Line]:
    """The signs of types and abilities, and what each ability does."""
    types: Line = [("", " ")]
    for name, (sign, style) in TYPES.items():
        types += [(style, sign), ("", f" {texts.say(f'type-{name}')}   ")]
    types += [("", f"{DRAGON} {texts.say('table-dragon')}")]
    lines: list[Line] = [types, [("", " " + texts.say("table-legend"))], []]
    for name, sign in ABILITIES.items():
        text = texts.say(f"ability-{name}-text", number="X")
        lines.append([("bold", f" {sign} {texts.say(f'ability-{name}')}: "), ("", text)])
    return [*lines, [], [("dim", " " + texts.say("table-house"))]]


# --- pieces -----------------------------------------------------------------------------------------------------


def length(line: Line) -> int:
    """How many columns a line takes."""
    return sum(len(text) for _, text in line)


def padded(line: Line, width: int) -> Line:
    """The line in exactly so many columns."""
    while line and length(line) > width:
        over = length(line) - width
        style, text = line[-1]
        line = [*line[:-1], *([(style, text[:-over])] if len(text) > over else [])]
    return [*line, ("", " " * (width - length(line)))]


def across(page: Page, cells: Sequence[Line]) -> Line:
    """Four cells side by side."""
    row: Line = [("", " ")]
    for cell in cells:
        row += [*padded(cell, page.column - 1), ("", " ")]
    return row


def wrapped(head: str, items: Sequence[str], width: int, most: int) -> list[Line]:
    """A heading and a list, in at most so many lines."""
    rows = [""]
    for i, item in enumerate(items):
        piece = item + (", " if i + 1 < len(items) else "")
        if rows[-1] and len(head) + len(rows[-1]) + len(piece) > width - 2:
            if len(rows) == most:
                rows[-1] = rows[-1].rstrip(", ") + " …"
                break
            rows.append("")
        rows[-1] += piece
    return [[("bold", f" {head if i == 0 else ' ' * len(head)} "), ("", row)] for i, row in enumerate(rows)]


# --- header and sides -------------------------------------------------------------------------------------------


def header(page: Page) -> Line:
    """Game, Age, phase, and the Adventure of the pair in the middle."""
    view, pair = page.view, page.pair_of(focus(page.view))
    line: Line = [(f"bold {BRASS}", f" {page.say('game-name')}")]
    if view.age:
        line += [("bold", "  " + page.say("table-age", age=NUMERALS[view.age]))]
    line += [("", "  " + page.say(f"phase-{view.phase}"))]
    if pair.adventure:
        face = page.book.face(pair.adventure)
        facts = page.say("table-quest", difficulty=face.difficulty, points=face.vp, gold=face.gold)
        room = page.width - length(line) - len(facts) - 6
        line += [(TYPES["adventure"][1], "  ★ " + cut(page.book.name(pair.adventure), room)), ("dim", f" {facts}")]
    return line


def side_line(page: Page, side: SideView, key: str) -> Line:
    """A nation: who plays it, the Initiative, Gold, and how many cards it has where."""
    turn = "▸" if side.seat in page.view.to_act else " "
    who = page.say(key, name=shortened(page.names[side.seat], 20 if page.roomy else 9))
    lead = page.say("table-lead") if page.roomy else "◆"
    leads = page.pair_of(side).initiative == side.side
    line: Line = [(f"bold {BRASS}", turn), *nation_pieces(page.texts, side.nation, width=26 if page.roomy else 16)]
    line += [("bold", f" {who}"), (f"bold {BRASS}", f" {lead}" if leads else "")]
    counts = [page.say("table-gold", gold=side.gold)]
    counts += [
        page.say(
            "table-counts" if page.roomy else "table-counts-brief", camp=side.camp, retired=side.retired, deck=side.deck
        )
    ]
    counts += (
        [
            page.say(
                "table-tokens" if page.roomy else "table-tokens-brief",
                ages=" ".join(NUMERALS[age] for age in side.tokens),
            )
        ]
        if side.tokens
        else []
    )
    line = [*line, ("", "  " + "  ".join(counts))]
    return padded(line, page.width - 1) if length(line) >= page.width else line


def war(page: Page, mine: SideView) -> list[Line]:
    """The viewer's war: the Enemy's side, what each battle comes to, the own side."""
    enemy = page.view.sides[mine.enemy]
    own_key = "table-you" if mine.seat == page.view.seat else "table-player"
    most = 8 if page.roomy else ROWS
    return [
        side_line(page, enemy, "table-enemy"),
        sites(page, enemy),
        *stacks(page, enemy, most, upward=True),
        battles(page, mine),
        *stacks(page, mine, most, upward=False),
        sites(page, mine),
        side_line(page, mine, own_key),
    ]


def sites(page: Page, side: SideView) -> Line:
    """The Locations of a side: what they are, their strength, and what they pay."""
    cells: list[Line] = []
    for place in side.places:
        if place.kind is None:
            cells.append([("dim", page.say("place-adventure") if place.name == "adventure" else "·")])
            continue
        pays = f" {page.say('table-pays', gold=place.gold)}" if place.gold else ""
        cells.append([(BRASS, f"{page.say(f'location-{place.kind}')} {place.strength}"), ("dim", pays)])
    return across(page, cells)


def stacks(page: Page, side: SideView, most: int, *, upward: bool) -> list[Line]:
    """The units of a side at its four places, next to the battle line first."""
    columns = [list(column(page, place, most)) for place in side.places]
    tall = max(map(len, columns))
    rows = [across(page, [cells[i] if i < len(cells) else [] for cells in columns]) for i in range(tall)]
    return rows[::-1] if upward else rows


def column(page: Page, place: PlaceView, most: int) -> Iterator[Line]:
    """The units at one place; if there are too many, how many more."""
    units = place.units if len(place.units) <= most else place.units[: most - 1]
    for unit in units:
        yield unit_cell(page, unit)
    if len(units) < len(place.units):
        yield [("dim", page.say("table-more", count=len(place.units) - len(units)))]


def unit_cell(page: Page, unit: UnitView) -> Line:
    """A unit at a place: faceup, known to the viewer alone, or unknown."""
    if unit.card is None:
        return [("dim", "▒ " + page.say("table-facedown"))]
    marks = FATES.get(unit.fate or "", "") + ("◘" if unit.sieged else "")
    marks += "" if unit.up else "▒"
    room = page.column - 2 - (len(marks) + 1 if marks else 0)
    return [*([(RED, marks + " ")] if marks else []), *page.book.unit(unit.card, room)]


def battles(page: Page, mine: SideView) -> Line:
    """Between the sides: for each place the scores as far as the viewer knows them, and how the battle ended."""
    enemy, pair = page.view.sides[mine.enemy], page.pair_of(mine)
    cells: list[Line] = []
    for own, other, outcome in zip(mine.places, enemy.places, pair.outcomes):
        now = page.fighting() and not page.deploying(pair) and pair.place == own.name
        unknown = "+?" if any(unit.card is None for unit in other.units) else ""
        hidden = "+?" if any(unit.card is None for unit in own.units) else ""
        score = f" {own.score}{hidden}:{other.score}{unknown}" if outcome == UNFOUGHT else ""
        word, style = told(page, mine, pair, outcome)
        place = page.say(f"short-{own.name}")
        head = f"{'▶' if now else ''}{place}{score}"
        cells.append([(f"bold {BRASS}" if now else "dim", head), (style, f" {word}")])
    return across(page, cells)


def told(page: Page, mine: SideView, pair: PairView, outcome: str) -> tuple[str, str]:
    """How a battle ended for a side, in a word."""
    if outcome == UNFOUGHT:
        return "", ""
    if outcome in ("tie", "no-battle"):
        return page.say(f"outcome-{outcome}{'' if page.roomy else '-brief'}"), "bold"
    won = (outcome == "first-won") == (pair.sides[0] == mine.side)
    return (page.say("outcome-won"), f"bold {GREEN}") if won else (page.say("outcome-lost"), f"bold {RED}")


# --- cards beside the mats ------------------------------------------------------------------------------------------


def lineup(page: Page, mine: SideView) -> list[Line]:
    """The Lineup that the viewer drafts from, a line for each card; then cards drafted and not yet decided on."""
    found: list[Line] = []
    for each in page.view.lineups:
        if mine.side not in each.sides:
            continue
        other = next((side for side in each.sides if side != mine.side), mine.side)
        partner = page.view.sides[other]
        key = "table-lineup" if other == mine.side else "table-lineup-with"
        nation = page.texts.word("nation", partner.nation or "")
        found.append([("bold", " " + page.say(key, nation=str(nation)))])
        found += [card_line(page, card, "✓" if card in each.wanted else " ") for card in each.cards]
    for side in (page.view.sides[mine.enemy], mine):
        if side.front:
            whose = page.say("table-drafted", nation=str(page.texts.word("nation", side.nation or "")))
            if side is mine:
                marks = {"recruit": "✓", "sell": "$"}
                decided = {card: marks[action] for card, action in (side.decided or {}).items()}
                found.append([("bold", f" {whose}")])
                found += [card_line(page, card, decided.get(card, " ")) for card in side.front]
            else:
                found += wrapped(whose, [page.book.name(card) for card in side.front], page.width, 1)
    return found


def card_line(page: Page, card: str, mark: str) -> Line:
    """A card with all that counts, in one line."""
    sign, style = TYPES[page.book.face(card).type]
    wide = 34 if page.roomy else 26
    facts = "  ".join(page.book.figures(card, brief=not page.roomy))
    return [
        (f"bold {GREEN}", f" {mark}"),
        (style, sign),
        ("bold", f" {cut(page.book.name(card), wide - 1).ljust(wide)}"),
        ("", cut(facts, page.width - wide - 5)),
    ]


def camp(page: Page, mine: SideView) -> list[Line]:
    """The cards in the War Camp, or in hand while deploying; where there is room also those in the Retired Pile."""
    if not mine.open:
        return []
    most = 4 if page.roomy else 2
    lines: list[Line] = []
    if mine.camp_cards:
        key = "table-hand" if page.deploying(page.pair_of(mine)) else "table-camp"
        lines += wrapped(page.say(key), [in_brief(page, card) for card in mine.camp_cards], page.width, most)
    enemy = page.view.sides[mine.enemy]
    if enemy.camp_cards and (page.roomy or page.deploying(page.pair_of(mine))):
        known = [in_brief(page, card) for card in enemy.camp_cards]
        lines += wrapped(page.say("table-known"), known, page.width, 2 if page.roomy else 1)
    if page.roomy and mine.retired_cards:
        retired = [page.book.name(card) for card in mine.retired_cards]
        lines += wrapped(page.say("table-retired"), retired, page.width, 2)
    return lines


def in_brief(page: Page, card: str) -> str:
    """A card in a list: its name, strength and abilities."""
    face = page.book.face(card)
    star = f"★{face.adventure}" if face.adventure else ""
    end = " ".join(filter(None, [str(face.strength), star, page.book.abilities(card)]))
    return f"{TYPES[face.type][0]} {page.book.name(card)} {end}"


# --- the others ---------------------------------------------------------------------------------------------------


def ally_in_short(page: Page, ally: SideView) -> list[Line]:
    """The Ally in two lines: who it is, and how the four battles stand."""
    return (
        [side_line(page, ally, "table-ally"), battles(page, ally)]
        if page.fighting()
        else [side_line(page, ally, "table-ally")]
    )


def ally_in_full(page: Page, ally: SideView) -> list[Line]:
    """The Ally's war like one's own, without the Enemy's cards, which are of no use here."""
    enemy = page.view.sides[ally.enemy]
    lines = [side_line(page, ally, "table-ally"), sites(page, ally), *stacks(page, ally, 4, upward=False)]
    if page.fighting():
        lines += [battles(page, ally), *stacks(page, enemy, 4, upward=False)]
    lines.append(side_line(page, enemy, "table-against"))
    return lines + camp(page, ally) if ally.open else lines


def others(page: Page, mine: SideView) -> list[Line]:
    """All other pairs, a line for each: who fights whom, and how the battles ended for the first."""
    near = {mine.side, mine.enemy}
    if mine.ally is not None:
        near |= {mine.ally, page.view.sides[mine.ally].enemy}
    lines: list[Line] = []
    for pair in page.view.pairs:
        if near & set(pair.sides):
            continue
        one, other = (page.view.sides[side] for side in pair.sides)
        row: Line = []
        for side in (one, other):
            turn = "▸" if side.seat in page.view.to_act else " "
            tokens = " ".join(NUMERALS[age] for age in side.tokens)
            row += padded([(BRASS, turn), *nation_pieces(page.texts, side.nation, width=16)], 18)
            row += [("", page.say("table-gold", gold=side.gold).ljust(8)), (f"bold {BRASS}", tokens.ljust(9))]
        won = "first-won"
        signs = [SIGNS.get(outcome, "✔" if outcome == won else "✘") for outcome in pair.outcomes]
        row.append(("", " ".join(signs)))
        lines.append(row)
    return [[("bold", " " + page.say("table-others"))], *lines] if lines else []
