"""Positions of Ethnos: the whole table as readable JSON data, and back, with every reason why one cannot be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...core.errors import Refused
from ...core.game import Setting
from ...core.positions import Reader
from ...core.random import Random
from ...core.zones import row
from .board import (
    AGES,
    CENTAUR,
    DRAGON,
    ELF,
    GIANT,
    GONE,
    HALFLING,
    HAND,
    HEAD,
    MERFOLK,
    NOBODY,
    ORC,
    RACCOON,
    SOURCES,
    SUPPLY,
    TROLL,
    WILD,
    WIZARD,
    Board,
    Box,
    colour_of,
    kind_of,
)
from .declared import ABILITY, EXTRA, MARKER, SKIP, STEPS
from .figures import of
from .play import empty
from .view import bands, point_sheet, sources

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
GONE_TEXT = "gone"
BAND: dict[str, Any] = {"seat": int, "cards": list[str]}


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
        "undecided": [seat for seat in range(int(board.seats)) if board.undecided >> seat & 1],
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
    }


def _coins(board: Board) -> list[str | None]:
    places = {int(SUPPLY): None, int(GONE): GONE_TEXT} | dict(enumerate(board.setting.words["region"]))
    return [places[place] for place in board.coins]


def _slot_text(slot: int, board: Board) -> str:
    return str(board.setting.words["card"][slot >> 1]) + ("*" if slot & 1 else "")


def _bands_in_order(board: Board) -> list[dict[str, Any]]:
    cards = board.setting.words["card"]
    return [
        {"seat": board.bands[start], "cards": [cards[card] for card in board.band_cards(start)]}
        for start in board.band_starts()
    ]


# --- and back -------------------------------------------------------------------------------------------------


Flaw = Callable[..., None]


def read_slot(reader: Reader, text: str) -> int:
    """A card in a hand."""
    return reader.index("card", text.removesuffix("*")) * 2 + text.endswith("*")


def place(setting: Setting, data: dict[str, Any]) -> Board:
    """A board with the zones of a position. Raises `BadPosition`."""
    reader = Reader(setting, data, FIELDS | (COINS if "coins" in data else {}))
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
    for field, length in (("players", setting.seats), ("awards", 6), ("tokens", 6)):
        reader.length(field, length)
    players = [reader.checked(player, PLAYER) for player in given["players"]]
    laid = [reader.checked(band, BAND) for band in given["bands"]]
    reader.stop()
    board = empty(setting, Random(0, 0, 0, 0), Box(figures, kinds))
    _place_table(reader, board, given, laid)
    _place_coins(reader, board)
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
    board.size = reader.within("size", given["size"], 0, int(box.band_limit))
    board.placed = int(given["placed"])
    board.undecided = sum(1 << seat for seat in {reader.seat("undecided", seat) for seat in given["undecided"]})
    board.tokens = row([reader.seat("tokens", owner) for owner in given["tokens"]])
    board.giant = reader.seat("giant", given["giant"])
    board.giant_size = reader.within("giant_size", given["giant_size"], 0, int(box.band_limit))
    flat: list[int] = []
    for band in laid:
        cards = [reader.index("card", name) for name in band["cards"]]
        ability = int(box.ability[kind_of(cards[0])]) if cards else 0
        flat += [reader.seat("bands", band["seat"]), len(cards), ability, *cards]
        if not is_band(cards, int(box.band_limit)):
            reader.flaw("position-band", "ETN-052", cards=", ".join(band["cards"]))
    board.bands = row(flat)
    if any(len(pair) != 2 for pair in given["sizes"]) or len(given["sizes"]) > len(box.cards):
        reader.flaw("position-form", field="sizes", detail="[seat, size]")
        return
    sizes = [(reader.seat("sizes", seat), reader.within("sizes", size, 1, HAND)) for seat, size in given["sizes"]]
    board.sizes = row([number for pair in sizes for number in pair])


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


# --- what cannot be --------------------------------------------------------------------------------------------


def flaws(board: Board) -> list[Refused]:
    """What is lost, doubled or impossible in a board."""
    found: list[Refused] = []

    def flaw(key: str, rule: str, **arguments: object) -> None:
        refused = Refused(key, rule, **{name: str(value)[:60] for name, value in arguments.items()})
        found.append(refused.said_by(board.setting.texts()))

    _card_flaws(board, flaw)
    _component_flaws(board, flaw)
    _agenda_flaws(board, flaw)
    return found


def _card_flaws(board: Board, flaw: Flaw) -> None:
    words = board.setting.words["card"]
    there = [card for card in board.deck if card != DRAGON] + [*board.pool] + [slot >> 1 for slot in board.staged]
    for seat in range(int(board.seats)):
        there += [board.hands[i] >> 1 for i in range(seat * HAND, seat * HAND + int(board.held[seat]))]
    there += [
        list(words).index(name) for seat in range(int(board.seats)) for band in bands(board, seat) for name in band
    ]
    wanted = [*board.box.cards]
    for card in sorted({*there, *wanted}):
        if there.count(card) != wanted.count(card):
            flaw("position-card", "ETN-021", card=words[card], there=there.count(card), wanted=wanted.count(card))
    in_deck = [i for i, card in enumerate(board.deck) if card == DRAGON]
    if len(in_deck) + board.dragons != board.box.dragons:
        flaw("position-dragons", "ETN-033", there=len(in_deck) + int(board.dragons), wanted=int(board.box.dragons))
    if any(i >= len(board.deck) - board.calm for i in in_deck):
        flaw("position-calm", "ETN-034")
    if int(board.hand_size(int(board.active))) > HAND:
        flaw("position-hand", "ETN-049", seat=int(board.active))


def _component_flaws(board: Board, flaw: Flaw) -> None:
    box, setting = board.box, board.setting
    figures = of(setting.options, setting.seats)
    per_region = len(board.awards) // 6
    rows = [[*board.awards[i * per_region : (i + 1) * per_region]] for i in range(6)]
    if sorted(board.awards) != sorted(figures["awards"]) or any(row != sorted(row) for row in rows):
        flaw("position-awards", "ETN-018")
    for seat in range(int(board.seats)):
        used = sum(int(board.own(seat, region)) for region in range(6)) + int(board.horde[seat]).bit_count()
        total = used + board.supply[seat] + 1 + box.has(MERFOLK)
        if total != box.markers:
            flaw("position-markers", "ETN-009", seat=seat, there=int(total), wanted=int(box.markers))
        if (not box.has(ORC) and board.horde[seat]) or (not box.has(MERFOLK) and board.sea[seat]):
            flaw("position-component", "ETN-030", seat=seat)
    if not box.has(TROLL) and any(owner != NOBODY for owner in board.tokens):
        flaw("position-component", "ETN-030", seat=int(max(board.tokens)))
    led = [(board.bands[i], board.bands[i + 1], board.bands[i + 2]) for i in board.band_starts()]
    settled = led[:-1] if ABILITY in board.agenda else led
    giants = [(size, seat) for seat, size, ability in settled if ability == GIANT]
    largest = max((size for size, _ in giants), default=0)
    holder = next((seat for size, seat in giants if size == largest), NOBODY)
    if (int(board.giant), int(board.giant_size)) != (holder, largest):
        flaw("position-giant", "ETN-108")
    sizes = [(board.sizes[i], board.sizes[i + 1]) for i in range(0, len(board.sizes), 2)]
    if (led or board.agenda) and sizes != [(seat, size) for seat, size, _ in led]:
        flaw("position-sizes", "RUL-075")


def _agenda_flaws(board: Board, flaw: Flaw) -> None:
    """The agenda must be one that play can reach, and the zones must be as its top step leaves them."""
    names = [STEPS.names[step] for step in board.agenda]
    ages_left = int(board.box.ages - board.age)
    rest = names[ages_left:]
    if names[:ages_left] != ["age"] * ages_left:
        flaw("position-agenda", "ETN-087", step=", ".join(names))
    elif not rest:
        if board.to_act or ages_left or not _age_is_over(board):
            flaw("position-agenda", "ETN-087", step="")
    elif rest == ["end-age", "horde"]:
        if not ages_left or not _horde_is_right(board):
            flaw("position-agenda", "RUL-052", step="horde")
    elif board.to_act != (board.active,) or board.undecided or not _turn_is_right(board, rest):
        flaw("position-agenda", "ETN-054", step=", ".join(rest))


def _horde_is_right(board: Board) -> bool:
    """Whether the seat asked is the next of those that have horde markers and have not decided."""
    undecided = [seat for seat in range(int(board.seats)) if board.undecided >> seat & 1]
    if not undecided or not all(board.horde[seat] for seat in undecided) or not _age_is_over(board):
        return False
    return board.to_act == (_next_clockwise(board, undecided),)


def _next_clockwise(board: Board, seats: list[int]) -> int:
    return min(seats, key=lambda seat: (seat - int(board.drawer)) % int(board.seats))


def _age_is_over(board: Board) -> bool:
    """Three Dragons out, hands discarded, nothing of a turn left."""
    hands = any(board.held[seat] for seat in range(int(board.seats)))
    turn = board.staged or board.leader != NOBODY or board.size or board.placed
    return board.dragons == board.box.dragons and board.drawer != NOBODY and not hands and not turn


def _turn_is_right(board: Board, rest: list[str]) -> bool:
    """Whether the steps of a turn, the cards picked and the last Band fit together."""
    if board.dragons == board.box.dragons or board.drawer != NOBODY or rest[0] != "score":
        return False
    if rest == ["score", "turn"]:
        return not board.staged and board.leader == NOBODY and not board.size and not board.placed
    last = _last_band(board)
    laid = board.leader != NOBODY and last == (int(board.active), int(board.size), int(board.leader))
    if rest[1:] == ["end-turn", "discard", "band"]:
        return _picked_is_band(board) and (laid or (board.leader == NOBODY and not board.size and not board.placed))
    if not laid:
        return False
    ability = board.leading()
    picked = len(board.staged) > 0
    tails: dict[tuple[str, ...], bool] = {
        ("discard", "ability", "marker"): not board.placed and ability != HALFLING and board.supply[board.active] > 0,
        ("discard", "ability"): ability in (MERFOLK, ORC, TROLL, RACCOON),
        ("discard", "extra-band"): ability == CENTAUR and board.placed == 1 and board.held[board.active] > 0,
        ("discard",): ability == ELF and len(board.staged) <= board.size and (picked or board.held[board.active] > 0),
        ("reinforce",): ability == WIZARD and board.held[board.active] == 0,
    }
    tail = tuple(rest[2:])
    if rest[1] != "end-turn" or (picked and tail != ("discard",)):
        return False
    if tail[:1] == ("discard",) and len(tail) > 1 and set(tail[1:]) == {"symbol"}:
        return ability == MERFOLK and len(tail) - 1 <= len(board.box.sea_symbols) and board.supply[board.active] > 0
    return tails.get(tail, False) and _somebody_can_move(board)


def _picked_is_band(board: Board) -> bool:
    cards = [slot >> 1 for slot in board.staged]
    return is_band(cards, int(board.box.band_limit)) and cards[1:] == sorted(cards[1:])


def _somebody_can_move(board: Board) -> bool:
    """Whether there is something to decide: play asks for no mere refusal, save whether to lead another Band."""
    legal = board.legal(int(board.active))
    return (legal != [SKIP] and (len(legal) > 1 or board.agenda[-1] != MARKER)) or board.agenda[-1] == EXTRA


def _last_band(board: Board) -> tuple[int, int, int]:
    starts = [*board.band_starts()]
    if not starts:
        return (NOBODY, 0, NOBODY)
    i = starts[-1]
    return (board.bands[i], board.bands[i + 1], board.bands[i + HEAD])
