"""Positions of Ethnos: the whole table as readable JSON data, and back, with every reason why one cannot be."""

from __future__ import annotations

from typing import Any

from ...core.game import Setting
from ...core.positions import Reader
from ...core.random import Random
from ...core.zones import row
from .board import (
    AGES,
    DRAGON,
    GONE,
    HAND,
    NOBODY,
    SOURCES,
    SUPPLY,
    WILD,
    Board,
    Box,
    colour_of,
    kind_of,
)
from .figures import edition, named, of
from .play import empty
from .view import band_view, point_sheet, sources

FIELDS: dict[str, Any] = {
    "kinds": list[str],
    "awards": list[list[int]],
    "age": int,
    "active": int,
    "drawer": int | None,
    "dragons": int,
    "deck": list[str],
    "calm": int,
    "pool": list[str],
    "picked": list[str],
    "leader": str | None,
    "size": int,
    "placed": bool,
    "undecided": list[int],
    "tokens": list[int | None],
    "giant": int | None,
    "giant_size": int,
    "bands": list[dict[str, Any]],
    "sizes": list[list[int]],
    "players": list[dict[str, Any]],
}
PLAYER: dict[str, Any] = {
    "hand": list[str],
    "supply": int,
    "markers": list[int],
    "sea": int,
    "horde": list[str],
    "points": list[dict[str, int]],
}
COINS = {"coins": list[str | None]}
"""Only with Raccoons: where each Coin is, lowest first; nowhere is the supply."""
SOLO = {"dashboard": list[str], "face_down": list[str], "shed": list[str]}
"""Only in Solo Mode: cards in Bruno's columns, the Setup cards he has used, the cards that may be fed to him."""
GONE_TEXT = "gone"
BAND: dict[str, Any] = {"seat": int, "cards": list[str]}
LED_BY = {"led_by": str}
"""Only of Bruno's Bands: the kind of the Setup card that leads them."""


def position(board: Board) -> dict[str, Any]:
    """The zones of a board. In hands, `dwarf-red*` is a card that everybody saw being taken."""
    words = board.setting.words
    cards, regions = words["card"], words["region"]
    per_region = len(board.awards) // 6
    return {
        "kinds": [words["kind"][kind] for kind in board.box.kinds],
        "awards": [[*board.awards[i * per_region : (i + 1) * per_region]] for i in range(6)],
        "age": int(board.age),
        "active": int(board.active),
        "drawer": None if board.drawer == NOBODY else int(board.drawer),
        "dragons": int(board.dragons),
        "deck": ["dragon" if card == DRAGON else cards[card] for card in board.deck],
        "calm": int(board.calm),
        "pool": [cards[card] for card in board.pool],
        "picked": [_slot_text(slot, board) for slot in board.staged],
        "leader": None if board.leader == NOBODY else cards[board.leader],
        "size": int(board.size),
        "placed": board.placed == 1,
        "undecided": [side for side in range(int(board.sides)) if board.undecided >> side & 1],
        "tokens": [None if owner == NOBODY else owner for owner in board.tokens],
        "giant": None if board.giant == NOBODY else int(board.giant),
        "giant_size": int(board.giant_size),
        "bands": _bands_in_order(board),
        "sizes": [[board.sizes[i], board.sizes[i + 1]] for i in range(0, len(board.sizes), 2)],
        "players": [
            {
                "hand": [_slot_text(board.hands[i], board) for i in range(seat * HAND, seat * HAND + board.held[seat])],
                "supply": int(board.supply[seat]),
                "markers": [int(board.own(seat, region)) for region in range(6)],
                "sea": int(board.sea[seat]),
                "horde": [regions[i] for i in range(6) if board.horde[seat] >> i & 1],
                "points": point_sheet(board, seat),
            }
            for seat in range(int(board.sides))
        ],
        **({"coins": _coins(board)} if len(board.coins) else {}),
        **(_solo(board) if board.box.solo else {}),
    }


def _solo(board: Board) -> dict[str, Any]:
    cards, kinds = board.setting.words["card"], board.setting.words["kind"]
    return {
        "dashboard": [cards[card] for card in board.dashboard],
        "face_down": [kinds[kind] for kind in board.box.kinds if board.face_down >> kind & 1],
        "shed": [cards[card] for card in board.shed],
    }


def _coins(board: Board) -> list[str | None]:
    places = {int(SUPPLY): None, int(GONE): GONE_TEXT} | dict(enumerate(board.setting.words["region"]))
    return [places[place] for place in board.coins]


def _slot_text(slot: int, board: Board) -> str:
    return str(board.setting.words["card"][slot >> 1]) + ("*" if slot & 1 else "")


def _bands_in_order(board: Board) -> list[dict[str, Any]]:
    laid = []
    for start in board.band_starts():
        band = band_view(board, start)
        led_by = {"led_by": band.led_by} if band.led_by else {}
        laid.append({"seat": board.bands[start], "cards": band.cards, **led_by})
    return laid


# --- and back -------------------------------------------------------------------------------------------------


def read_slot(reader: Reader, text: str) -> int:
    """A card in a hand."""
    return reader.index("card", text.removesuffix("*")) * 2 + text.endswith("*")


def place(setting: Setting, data: dict[str, Any]) -> Board:
    """A board with the zones of a position. Raises `BadPosition`."""
    solo = setting.options.mode == "solo"
    reader = Reader(setting, data, FIELDS | (COINS if "coins" in data else {}) | (SOLO if solo else {}))
    reader.stop()
    given = reader.data
    kinds = [reader.index("kind", name) for name in given["kinds"]]
    figures = of(setting.options, setting.seats)
    wanted = figures["kinds-in-play"][0]
    if sorted(set(kinds)) != kinds or len(kinds) != wanted:
        reader.flaw("position-kinds", "ETN-020", wanted=wanted)
    chosen = setting.options.kinds
    if chosen and sorted(reader.index("kind", name) for name in chosen) != kinds:
        reader.flaw("position-kinds", "RUL-005", wanted=wanted)
    if solo and kinds != sorted(named(edition(setting.options.edition), "solo-kinds")):
        reader.flaw("position-kinds", "ETN-147", wanted=wanted)
    for field, length in (("players", setting.seats + solo), ("awards", 6), ("tokens", 6)):
        reader.length(field, length)
    players = [reader.checked(player, PLAYER) for player in given["players"]]
    laid = [
        {"led_by": ""} | reader.checked(band, BAND | (LED_BY if "led_by" in band else {})) for band in given["bands"]
    ]
    reader.stop()
    board = empty(setting, Random(0, 0, 0, 0), Box(figures, kinds))
    _place_table(reader, board, given, laid)
    _place_coins(reader, board)
    if solo:
        _place_solo(reader, board)
    for seat, player in enumerate(players):
        _place_player(reader, board, seat, player)
    reader.stop()
    return board


def _place_table(reader: Reader, board: Board, given: dict[str, Any], laid: list[dict[str, Any]]) -> None:
    box, seats = board.box, reader.setting.seats
    if len({len(tokens) for tokens in given["awards"]}) != 1:
        reader.flaw("position-awards", "ETN-018")
    board.awards = row(numbers(reader, "awards", [token for tokens in given["awards"] for token in tokens], 99))
    board.age = reader.within("age", given["age"], 1, int(box.ages))
    board.active = reader.within("active", given["active"], 0, seats - 1)
    board.drawer = reader.seat("drawer", given["drawer"])
    board.dragons = reader.within("dragons", given["dragons"], 0, int(box.dragons))
    board.deck = row([DRAGON if name == "dragon" else reader.index("card", name) for name in given["deck"]])
    board.calm = reader.within("calm", given["calm"], 0, len(given["deck"]))
    board.pool = row(sorted(reader.index("card", name) for name in given["pool"]))
    board.staged = row([read_slot(reader, text) for text in given["picked"]])
    board.leader = NOBODY if given["leader"] is None else reader.index("card", given["leader"])
    longest = len(box.cards) if box.solo else int(box.band_limit)
    board.size = reader.within("size", given["size"], 0, longest)
    board.placed = int(given["placed"])
    board.undecided = sum(
        1 << side for side in {_side(reader, board, "undecided", each) for each in given["undecided"]}
    )
    board.tokens = row([reader.seat("tokens", owner) for owner in given["tokens"]])
    board.giant = _side(reader, board, "giant", given["giant"])
    board.giant_size = reader.within("giant_size", given["giant_size"], 0, longest)
    board.bands = row([number for band in laid for number in _read_band(reader, board, band)])
    if any(len(pair) != 2 for pair in given["sizes"]) or len(given["sizes"]) > len(box.cards):
        reader.flaw("position-form", field="sizes", detail="[seat, size]")
        return
    sizes = [
        (_side(reader, board, "sizes", side), reader.within("sizes", size, 1, longest)) for side, size in given["sizes"]
    ]
    board.sizes = row([number for pair in sizes for number in pair])


def _side(reader: Reader, board: Board, field: str, side: int | None) -> int:
    """A seat or Bruno, or -1 for nobody."""
    return NOBODY if side is None else reader.within(field, side, 0, int(board.sides) - 1)


def _read_band(reader: Reader, board: Board, band: dict[str, Any]) -> list[int]:
    """A Band as `Board.bands` has it. Bruno's is a column under a Setup card, and of any size (RUL-092)."""
    side = _side(reader, board, "bands", band["seat"])
    cards = [reader.index("card", name) for name in band["cards"]]
    of_bruno = side == board.seats
    kind = (
        reader.index("kind", band["led_by"]) if of_bruno and band["led_by"] else int(kind_of(cards[0])) if cards else 0
    )
    one_colour = len({int(colour_of(card)) for card in cards}) == 1 and kind in board.box.kinds and bool(band["led_by"])
    if (of_bruno and not one_colour) or not (
        of_bruno or (is_band(cards, int(board.box.band_limit)) and not band["led_by"])
    ):
        reader.flaw("position-band", "ETN-052", cards=", ".join(band["cards"]))
    return [side, len(cards), int(board.box.ability[kind]), *cards]


def _place_solo(reader: Reader, board: Board) -> None:
    given = reader.data
    board.dashboard = row(sorted(reader.index("card", name) for name in given["dashboard"]))
    board.shed = row(sorted(reader.index("card", name) for name in given["shed"]))
    down = {reader.index("kind", name) for name in given["face_down"]}
    if len(down) != len(given["face_down"]) or not down < set(board.box.kinds):
        reader.flaw("position-form", "ETN-159", field="face_down", detail=", ".join(given["face_down"]))
    board.face_down = sum(1 << kind for kind in down)


def _place_coins(reader: Reader, board: Board) -> None:
    given = reader.data.get("coins", [])
    if len(given) != len(board.coins):
        reader.flaw("position-coins", "ETN-013", wanted=len(board.coins), there=len(given))
        return
    names = {None: int(SUPPLY), GONE_TEXT: int(GONE)}
    board.coins = row([names[name] if name in names else reader.index("region", name) for name in given])


def numbers(reader: Reader, field: str, values: list[int], most: int) -> list[int]:
    """Numbers from 0 to `most`."""
    return [reader.within(field, value, 0, most) for value in values]


def is_band(cards: list[int], limit: int) -> bool:
    """Whether cards, Leader first, make a legal Band (ETN-051 to ETN-053)."""
    real = [card for card in cards if card != WILD]
    if not cards or cards[0] == WILD or len(cards) > limit:
        return False
    return len({int(kind_of(card)) for card in real}) == 1 or len({int(colour_of(card)) for card in real}) == 1


def _place_player(reader: Reader, board: Board, seat: int, player: dict[str, Any]) -> None:
    if len(player["hand"]) > HAND:
        reader.flaw("position-hand", "ETN-049", seat=seat)
    if len(player["markers"]) != 6 or len(player["points"]) != board.box.ages:
        reader.flaw("position-form", field="players", detail="markers: 6, points: one for each Age")
    reader.stop()
    for slot in sorted(read_slot(reader, text) for text in player["hand"]):
        board.to_hand(seat, slot >> 1, slot & 1)
    board.supply[seat] = reader.within("supply", player["supply"], 0, 99)
    for region, markers in enumerate(numbers(reader, "markers", player["markers"], 99)):
        board.markers[seat * 6 + region] = markers
    board.sea[seat] = reader.within("sea", player["sea"], 0, int(board.box.sea_last))
    if len(set(player["horde"])) != len(player["horde"]):
        reader.flaw("position-form", "ETN-123", field="horde", detail=", ".join(player["horde"]))
    board.horde[seat] = sum(1 << region for region in {reader.index("region", name) for name in player["horde"]})
    names = sources(board)
    for age, paid in enumerate(player["points"]):
        for name, points in paid.items():
            if name not in names:
                reader.flaw("position-name", domain="points", name=name)
                continue
            board.points[(seat * AGES + age) * SOURCES + names.index(name)] = reader.within("points", points, 0, 9999)
