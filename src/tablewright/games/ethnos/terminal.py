"""The table of Ethnos in a terminal: a view as lines of styled text, compact on 80x24, roomy from 118x34 on."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.game import Line
from ...core.text import Texts
from . import figures, terminal_solo
from .pieces import (
    BANNERS,
    BRASS,
    CHARGES,
    COMPACT,
    INK,
    ROOMY,
    TINCTURES,
    Page,
    banner,
    beside,
    card_pieces,
    colour_of_region,
    cut,
    length,
    padded,
)
from .view import RegionView, SeatView, View


def table(view: View, texts: Texts, names: Sequence[str], width: int, height: int) -> list[Line]:
    """The whole table. At 80 columns it takes at most 17 lines with six players."""
    tall = height >= 34
    everybody = [*names, *([texts.say("table-bruno")] if view.solo else [])]
    page = Page(view, texts, everybody, ROOMY if width >= 118 and tall else COMPACT)
    gap: list[Line] = [[]] if page.scale.roomy else []
    lower = beside([*grids(page), (panel(page), 0)], page.scale.gap)
    solo = terminal_solo.dashboard(page) if view.solo else []
    lines = [header(page), *gap, *kingdoms(page), *solo, *gap, *lower]
    if tall:
        lines += [[], *bands_in_full(page)]
    if view.picked:
        lines.append(picked(page))
    return lines


def legend(view: View, texts: Texts) -> list[Line]:
    """The tinctures of the Kingdoms, and the charge and ability of each Tribe in play."""
    colours: Line = [("", " ")]
    for region in view.regions:
        colour = colour_of_region(view, region.name)
        sign, style = TINCTURES[colour]
        name, tincture = texts.say(f"region-{region.name}"), texts.say(f"colour-{colour}")
        named_after = name.casefold() == tincture.casefold()
        colours += [(style, f"{sign}{name}" if named_after else f"{sign}{name} ({tincture})"), ("", "  ")]
    abilities = {kind.name: kind.ability for kind in figures.edition(view.edition).kinds}
    lines = [colours, []]
    for kind in view.kinds:
        kind_named = f"{CHARGES[kind]} {texts.say(f'kind-{kind}')}"
        ability = texts.say(f"ability-{abilities[kind]}")
        lines.append([("", " " + texts.say("table-ability", name=kind_named, ability=ability))])
    return [*lines, *terminal_solo.legend(view, texts), *provenance(view, texts)]


def provenance(view: View, texts: Texts) -> list[Line]:
    """Which components have figures that no rulebook prints and no exact source gives."""
    lines: list[Line] = []
    for source, key in (("approx", "table-approx"), ("house", "table-house")):
        names = [
            name.removesuffix("-last").removesuffix("-symbols") for name in view.unsure if view.unsure[name] == source
        ]
        components = ", ".join(texts.say(f"term-{name}") for name in dict.fromkeys(names))
        lines += [[("dim", " " + texts.say(key, components=components))]] if names else []
    return [[], *lines] if lines else []


# --- the parts ----------------------------------------------------------------------------------------------------


def header(page: Page) -> Line:
    """Game, Age, Dragons, deck."""
    view = page.view
    dragons = "◆" * view.dragons + "◇" * max(0, 3 - view.dragons)
    deck = page.say("table-calm" if view.calm else "table-deck", deck=view.deck, calm=view.calm)
    line: Line = [(f"bold {BRASS}", f" {page.say('game-name')}")]
    if page.scale.roomy:
        line.append(("dim", f", {page.say('edition-name')}"))
    line += [("", "  "), ("bold", page.say("table-age", age=view.age, ages=view.ages))]
    if view.solo and page.scale.roomy:
        line += [("", "  " + page.say("table-difficulty", difficulty=page.say(f"difficulty-{view.solo.difficulty}")))]
    line += [("", "  " + page.say("table-dragons") + " "), ("bold #d94a3d", dragons), ("", "  " + deck)]
    return line


def kingdoms(page: Page) -> list[Line]:
    """Players down, Kingdoms across: scores, award tokens, markers."""
    view, scale = page.view, page.scale
    score, hand = page.say("table-score"), page.say("table-hand")
    head: Line = [("dim", score.rjust(scale.label + scale.score - 1) + " " + hand.rjust(5) + " ")]
    awards: Line = padded([("dim", " " + page.say("table-awards"))], scale.label + scale.score + 6)
    for region in view.regions:
        head += region_name(page, region)
        awards += award_row(page, region)
    rows = [head, awards]
    for player in view.players:
        numbers = f"{player.score:>{scale.score - 2}}  {player.hand_size:>4}  "
        row = [*padded(banner(page, player.seat), scale.label), ("bold", numbers)]
        for region in view.regions:
            row += markers(page, region, player.seat)
        rows.append(row)
    return rows


def region_name(page: Page, region: RegionView) -> Line:
    """A Kingdom's name on its tincture."""
    sign, colour = TINCTURES[colour_of_region(page.view, region.name)]
    text = f"{sign}{page.say(f'region-{region.name}')}"
    if not page.scale.roomy:
        return [(f"bold {colour}", text[: page.scale.region].ljust(page.scale.region))]
    return [(f"bold {INK} on {colour}", f" {text}".ljust(page.scale.region - 2)), ("", "  ")]


def award_row(page: Page, region: RegionView) -> Line:
    """A Kingdom's award tokens: in brackets the one that the most markers earn this Age, later ones dim."""
    now, room = page.view.age - 1, page.scale.region
    line: Line = [("", " ")] if page.scale.roomy else []
    for i, token in enumerate(region.awards):
        if i == now:
            line.append((f"bold {BRASS}", f"[{with_coins(page, token, sum(region.coins))}]"))
        else:
            space = "" if i == now + 1 or not i else " "
            line.append(("dim" if i > now else "", f"{space}{token}"))
    while length(line) > room:
        line = [*line[:-2], ("dim", "…")]
    return padded(line, room)


def with_coins(page: Page, token: int, coins: int) -> str:
    """An award token and the Coins above it; their sum where there is little room."""
    sign = charge(page, "raccoon") if coins else ""
    return f"{token}+{coins}{sign}" if coins and page.scale.roomy else f"{token + coins}{sign}"


def markers(page: Page, region: RegionView, seat: int) -> Line:
    """A seat's markers in a Kingdom as so many banners; bold where nobody has more."""
    sign, colour = BANNERS[seat]
    count = region.markers[seat]
    room = page.scale.region - 3
    text = "·" if not count else sign * count if count <= room else f"{sign}×{count}"
    style = "dim" if not count else f"bold {colour}" if count == max(region.markers) else colour
    line: Line = [("", " ")] if page.scale.roomy else []
    return padded([*line, (style, text)], page.scale.region)


def grids(page: Page) -> list[tuple[list[Line], int]]:
    """Hand and face-up cards, Tribes down and colours across: a Band is a row or a column."""
    view, scale = page.view, page.scale
    width = scale.cell * 6
    labels: list[Line] = [[], []]
    labels += [[("", f" {CHARGES[kind]} {page.say(f'kind-{kind}')}")] for kind in view.kinds]
    found: list[tuple[list[Line], int]] = [(labels, 12)]
    mine = None if view.seat is None else view.players[view.seat].hand
    if mine is not None:
        found.append((grid(page, mine, page.say("table-my-hand")), width))
    found.append((grid(page, view.pool, page.say("table-pool", count=len(view.pool))), width))
    return found


def grid(page: Page, cards: Sequence[str], title: str) -> list[Line]:
    """One grid under its title and the signs of the colours."""
    view, cell = page.view, page.scale.cell
    colours = [colour_of_region(view, region.name) for region in view.regions]
    signs: Line = [(TINCTURES[colour][1], TINCTURES[colour][0].center(cell)) for colour in colours]
    rows: list[Line] = [[("bold", cut(title, cell * 6 + page.scale.gap - 1))], signs]
    for kind in view.kinds:
        row: Line = []
        if kind in cards:
            row = [("bold", str(cards.count(kind)).center(cell))]
        elif kind == figures.edition(view.edition).kind_names[-1]:
            row = [("dim", "·".center(cell))]
        else:
            for colour in colours:
                row += cell_of(cards.count(f"{kind}-{colour}"), colour, cell)
        rows.append(row)
    return rows


def cell_of(count: int, colour: str, cell: int) -> Line:
    """A number on its tincture, or a dot."""
    if not count:
        return [("dim", "·".center(cell))]
    left = (cell - 1) // 2
    return [("", " " * left), (f"bold {INK} on {TINCTURES[colour][1]}", str(count)), ("", " " * (cell - 1 - left))]


def panel(page: Page) -> list[Line]:
    """Beside the grids: for each player Bands, tokens and known cards."""
    scale = page.scale
    widths = (0, 20) if scale.roomy else (11, 13)
    heads = (page.say("table-bands"), page.say("table-tokens"))
    head: Line = [("", "  ")]
    for text, width in zip(heads, widths):
        head += padded([("bold", cut(text, width - 1))], width) if width else []
    rows: list[Line] = [[*head, ("bold", page.say("table-known"))]]
    for player in page.view.players:
        sign, colour = BANNERS[player.seat]
        row: Line = [(colour, f"{sign} ")]
        sizes = " ".join(str(len(band.cards)) for band in player.bands)
        if widths[0]:
            row += padded([("" if sizes else "dim", cut(sizes or "·", widths[0] - 1))], widths[0])
        row += padded([("", cut(tokens(page, player), widths[1] - 1))], widths[1])
        rows.append([*row, *known(page, player)])
    return rows


def tokens(page: Page, player: SeatView) -> str:
    """What a player has besides cards: track, horde, tie tokens, size token."""
    found = []
    if player.sea is not None:
        found.append(f"{charge(page, 'merfolk')}{player.sea}")
    if player.horde:
        found.append(
            charge(page, "orc") + "".join(TINCTURES[colour_of_region(page.view, name)][0] for name in player.horde)
        )
    if player.tokens:
        found.append(charge(page, "troll") + "".join(str(token) for token in player.tokens))
    if player.size_token:
        found.append(f"{charge(page, 'giant')}{page.view.size_token}")
    return " ".join(found) or "·"


def charge(page: Page, ability: str) -> str:
    """The charge of the kind that has an ability."""
    return next(CHARGES[kind.name] for kind in figures.edition(page.view.edition).kinds if kind.ability == ability)


def known(page: Page, player: SeatView) -> Line:
    """The cards that everybody knows to be in a hand: by name where there is room, else by charge."""
    room = 25 if page.scale.roomy else 13
    for named in (True, False):
        line: Line = []
        for card in player.known:
            line += [*card_pieces(page.texts, card, named=named), ("", " ")]
        if length(line) <= room:
            return line or [("dim", "·")]
    most = room // 3 - 1
    few = [piece for card in player.known[:most] for piece in (*card_pieces(page.texts, card, named=False), ("", " "))]
    return [*few, ("dim", f"+{len(player.known) - most}")]


def bands_in_full(page: Page) -> list[Line]:
    """Every Band of this Age with all its cards, a line for each player who has any."""
    rows: list[Line] = [[("bold", " " + page.say("table-bands-age"))]]
    for player in page.view.players:
        row: Line = padded(banner(page, player.seat), page.scale.label)
        for band in player.bands:
            row.append(("bold", f"{len(band.cards)} "))
            if band.led_by:
                row.append(("", f"{CHARGES[band.led_by]}{page.say(f'kind-{band.led_by}')} "))
            for i, card in enumerate(band.cards):
                row += [*card_pieces(page.texts, card, named=i == 0 and not band.led_by), ("", " ")]
            row.append(("", "  "))
        rows.append(row if player.bands else [*row, ("dim", "·")])
    return rows


def picked(page: Page) -> Line:
    """The cards of the Band that is being chosen, or those to be kept."""
    line: Line = [("bold", " " + page.say("table-picked") + " ")]
    for card in page.view.picked:
        line += [*card_pieces(page.texts, card, named=True), ("", " ")]
    return line
