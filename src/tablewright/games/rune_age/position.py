"""Positions of Rune Age: the whole table as readable JSON data, and back."""

from __future__ import annotations

import re
from typing import Any

from ...core.game import Setting
from ...core.positions import Reader
from ...core.random import Random
from ...core.zones import row
from . import board as b
from . import cards as c
from . import loading
from .board import Board
from .box import SHELF
from .play import RuneAge, empty
from .setup import make_box
from .verbs import TIMINGS

PLACES = ("centre", "barracks", "event-deck", "event-pile", "supply", "gone", "drawn")
"""The words of `place`, from CENTRE on; before it come the seats."""
USES = "prea"
"""The letters of the abilities that a card has used: played, resolution, end, action."""
SLOT = re.compile(r"([a-z0-9-]+?)(\*?)(\^?)(?:!([prea]{1,4}))?")
FIGHTER = re.compile(r"(attacker|defender) (-|\S+)( wounded)?(?: ([+-][0-9]{1,3}))?")
THING = re.compile(r"(\S+) (\S+)( exhausted)?( acted)?(?: attacked-by((?: [0-3])+))?")

FIELDS: dict[str, Any] = {
    "races": list[str],
    "round": int,
    "first": int,
    "opener": int,
    "active": int,
    "waiting": list[int],
    "reversed": bool,
    "reversing": bool,
    "out": list[int],
    "piles": dict[str, int],
    "things": list[str],
    "event_deck": list[str],
    "players": list[dict[str, Any]],
    "besieged": list[list[int]],
    "credit": int,
    "bought": int,
    "acting": str | None,
    "shown": list[str],
    "secret": bool,
    "combat": dict[str, Any] | None,
    "effects": list[dict[str, Any]],
    "outcome": int,
    "winners": list[int],
}
PLAYER: dict[str, Any] = {
    "hand": list[str],
    "deck": list[str],
    "pile": list[str],
    "barracks": dict[str, int],
    "damage": int,
}
COMBAT: dict[str, Any] = {
    "target": str,
    "attacker": int,
    "defender": int | None,
    "army": list[str],
    "side": int,
    "passed": list[int],
    "latest": int | None,
    "dice": int,
    "foe_done": bool,
}
EFFECT: dict[str, Any] = {
    "card": str,
    "timing": str,
    "row": int | None,
    "me": int | None,
    "queue": list[int],
    "thing": int | None,
    "unit": int | None,
    "paid": int,
    "worth": int,
    "unpaid": int,
    "left": int,
}


def bits(mask: int) -> list[int]:
    """The numbers of the bits of a mask of seats."""
    return [seat for seat in range(4) if mask >> seat & 1]


def slot_text(board: Board, slot: int) -> str:
    """A card of a hand, deck, pile or army: `footman*` everybody knows of, `footman^` its owner; `!p` was used."""
    name = board.setting.words["card"][slot >> int(b.TITLE)]
    used = "".join(letter for i, letter in enumerate(USES) if slot & int(b.USED) << i)
    marks = ("*" if slot & b.KNOWN else "") + ("^" if slot & b.PEEKED else "")
    return f"{name}{marks}" + (f"!{used}" if used else "")


def position(board: Board) -> dict[str, Any]:
    """The zones of a board."""
    words, box = board.setting.words["card"], board.box
    seats = range(int(board.seats))
    return {
        "races": [loading.RACES[race] for race in box.races],
        "round": int(board.round),
        "first": int(board.first),
        "opener": int(board.opener),
        "active": int(board.active),
        "waiting": bits(int(board.waiting_turns)),
        "reversed": board.reversed == 1,
        "reversing": board.reversing == 1,
        "out": bits(int(board.out)),
        "piles": {words[title]: int(number) for title, number in zip(box.stock, board.stock)},
        "things": [thing_text(board, thing) for thing in range(int(box.things))],
        "event_deck": [words[box.title[thing]] for thing in board.event_deck],
        "players": [_player(board, seat) for seat in seats],
        "besieged": [[i // 4, i % 4] for i in range(16) if board.besieged >> i & 1],
        "credit": int(board.credit),
        "bought": int(board.bought),
        "acting": None if board.acting == b.NONE else slot_text(board, int(board.acting)),
        "shown": [slot_text(board, slot) for slot in board.shown],
        "secret": board.secret == 1,
        "combat": None if board.target == b.NONE else _combat(board),
        "effects": [_effect(board, at) for at in range(0, len(board.stack), int(b.FRAME))],
        "outcome": int(board.outcome),
        "winners": bits(int(board.winners)),
    }


def thing_text(board: Board, thing: int) -> str:
    """A thing, its place and what its state says: `forge seat-1 exhausted attacked-by 0 2`."""
    place, state = board.place[thing], board.state[thing]
    where = f"seat-{place}" if place < b.CENTRE else PLACES[place - int(b.CENTRE)]
    text = f"{board.setting.words['card'][board.box.title[thing]]} {where}"
    text += " exhausted" if state & b.EXHAUSTED else ""
    text += " acted" if state & b.ACTION_USED else ""
    attackers = bits(state // int(b.ATTACKED))
    return text + (f" attacked-by {' '.join(map(str, attackers))}" if attackers else "")


def _player(board: Board, seat: int) -> dict[str, Any]:
    player, words = board.players[seat], board.setting.words["card"]
    shelf = [board.box.shelf[seat * int(SHELF) + i] for i in range(int(SHELF))]
    return {
        "hand": [slot_text(board, slot) for slot in player.hand],
        "deck": [slot_text(board, slot) for slot in player.deck],
        "pile": [slot_text(board, slot) for slot in player.pile],
        "barracks": {words[title]: player.barracks[i] for i, title in enumerate(shelf) if title >= 0},
        "damage": int(player.damage),
    }


def _combat(board: Board) -> dict[str, Any]:
    target = int(board.target)
    return {
        "target": f"realm-{target - int(b.REALM)}" if target >= b.REALM else f"thing-{target}",
        "attacker": int(board.attacker),
        "defender": None if board.defender < 0 else int(board.defender),
        "army": [_fighter(board, i) for i in range(0, len(board.army), int(b.UNIT))],
        "side": int(board.side),
        "passed": bits(int(board.passed)),
        "latest": None if board.latest == b.NONE else int(board.latest) // int(b.UNIT),
        "dice": int(board.dice),
        "foe_done": board.foe_done == 1,
    }


def _fighter(board: Board, i: int) -> str:
    slot, side, wound, boost = (int(number) for number in board.army[i : i + int(b.UNIT)])
    text = f"{('attacker', 'defender')[side]} {'-' if slot == b.EMPTY else slot_text(board, slot)}"
    return text + (" wounded" if wound else "") + (f" {boost:+}" if boost else "")


def _effect(board: Board, at: int) -> dict[str, Any]:
    frame = [int(number) for number in board.stack[at : at + int(b.FRAME)]]
    cards = board.box.cards
    ability, row_at, me = frame[b.ABILITY], frame[b.AT], frame[b.ME]
    timing = next(t for t in TIMINGS.values() if cards.ability_of(frame[b.CARD], t) == ability)
    return {
        "card": board.setting.words["card"][frame[b.CARD]],
        "timing": list(TIMINGS)[timing],
        "row": None if row_at == b.UNREAD else -1 if row_at == b.NONE else _row_number(board, ability, row_at),
        "me": None if me < 0 else me,
        "queue": bits(frame[b.QUEUE]),
        "thing": None if frame[b.THING] == b.NONE else frame[b.THING],
        "unit": None if frame[b.ROW_OF] == b.NONE else frame[b.ROW_OF] // int(b.UNIT),
        "paid": frame[b.PAID],
        "worth": frame[b.WORTH],
        "unpaid": frame[b.UNPAID],
        "left": frame[b.LEFT],
    }


def _row_number(board: Board, ability: int, at: int) -> int:
    return (at - int(board.box.cards.first(ability, c.PRICE))) // int(c.ROW)


# --- and back -------------------------------------------------------------------------------------------------


def read_slot(reader: Reader, text: str) -> int:
    """A card with its marks."""
    found = SLOT.fullmatch(text)
    if found is None:
        reader.flaw("position-name", domain="card", name=text)
        return 0
    used = sum(int(b.USED) << i for i, letter in enumerate(USES) if letter in (found[4] or ""))
    marks = int(b.KNOWN) * (found[2] == "*") + int(b.PEEKED) * (found[3] == "^")
    return reader.index("card", found[1]) << int(b.TITLE) | used | marks


def mask(reader: Reader, field: str, seats: list[int]) -> int:
    """Seats as bits."""
    return sum(1 << seat for seat in {max(0, reader.seat(field, seat)) for seat in seats})


def place(setting: Setting, data: dict[str, Any]) -> RuneAge:
    """A board with the zones of a position. Raises `BadPosition`."""
    reader = Reader(setting, data, FIELDS)
    reader.stop()
    given = reader.data
    board = _box_of(reader, given)
    players = [reader.checked(player, PLAYER) for player in given["players"]]
    reader.length("players", setting.seats)
    reader.stop()
    _place_table(reader, board, given)
    for seat, player in enumerate(players):
        _place_player(reader, board, seat, player)
    if given["combat"] is not None:
        _place_combat(reader, board, given["combat"])
    stack: list[int] = []
    for effect in given["effects"][:16]:
        stack += _frame(reader, board, effect)
    board.stack = row(stack)
    reader.stop()
    return board


def _box_of(reader: Reader, given: dict[str, Any]) -> RuneAge:
    """An empty table with the box that races, piles and cities imply."""
    setting = reader.setting
    cards = loading.tables(setting.options.cards)
    races = [loading.RACES.index(name) for name in given["races"] if name in loading.RACES]
    chosen = setting.options.races
    if (
        len(set(races)) != setting.seats
        or len(races) != len(given["races"])
        or (chosen and [*chosen] != given["races"])
    ):
        reader.flaw("position-races", "RUA-016", wanted=setting.seats)
    hired = [reader.index("card", name) for name in given["piles"]]
    hired = [title for title in hired if cards.home[title] == c.MERCENARY]
    names = [text.split(" ")[0] for text in given["things"]]
    cities = [reader.index("card", name) for name in names]
    cities = [title for title in cities if cards.kind[title] == c.CITY]
    if len(set(cities)) != len(cities) or len(set(hired)) != len(hired):
        reader.flaw("position-things", "RUA-024")
    reader.stop()
    box = make_box(setting, races, hired, cities)
    if list(given["piles"]) != [setting.words["card"][title] for title in box.stock]:
        reader.flaw("position-piles", "RUA-023")
    if names != [setting.words["card"][title] for title in box.title]:
        reader.flaw("position-things", "RUA-017")
    reader.stop()
    return empty(setting, Random(0, 0, 0, 0), box)


def _place_table(reader: Reader, board: RuneAge, given: dict[str, Any]) -> None:
    last = reader.setting.seats - 1
    board.round = reader.within("round", given["round"], 0, 99)
    board.first = reader.within("first", given["first"], 0, last)
    board.opener = reader.within("opener", given["opener"], 0, last)
    board.active = reader.within("active", given["active"], 0, last)
    board.waiting_turns = mask(reader, "waiting", given["waiting"])
    board.reversed = int(given["reversed"])
    board.reversing = int(given["reversing"])
    board.out = mask(reader, "out", given["out"])
    for pile, number in enumerate(given["piles"].values()):
        board.stock[pile] = reader.within("piles", number, 0, 99)
    for thing, text in enumerate(given["things"]):
        _place_thing(reader, board, thing, text)
    board.event_deck = row(_event_deck(reader, board, given["event_deck"]))
    for pair in given["besieged"]:
        if len(pair) != 2 or not all(0 <= seat <= last for seat in pair):
            reader.flaw("position-form", field="besieged", detail="[seat, seat]")
        else:
            board.besieged |= 1 << (4 * pair[0] + pair[1])
    board.credit = reader.within("credit", given["credit"], 0, 99)
    board.bought = reader.within("bought", given["bought"], 0, 99)
    board.acting = b.NONE if given["acting"] is None else read_slot(reader, given["acting"])
    board.shown = row([read_slot(reader, text) for text in given["shown"]])
    board.secret = int(given["secret"])
    board.outcome = reader.within("outcome", given["outcome"], 0, 9)
    board.winners = mask(reader, "winners", given["winners"])


def _place_thing(reader: Reader, board: RuneAge, thing: int, text: str) -> None:
    found = THING.fullmatch(text)
    where = found[2] if found else ""
    seats = [f"seat-{seat}" for seat in range(reader.setting.seats)]
    if found is None or where not in (*seats, *PLACES):
        reader.flaw("position-thing", thing=text)
        return
    board.place[thing] = seats.index(where) if where in seats else PLACES.index(where) + int(b.CENTRE)
    state = int(b.EXHAUSTED) * bool(found[3]) + int(b.ACTION_USED) * bool(found[4])
    for seat in (found[5] or "").split():
        state |= int(b.ATTACKED) << int(seat)
    board.state[thing] = state


def _event_deck(reader: Reader, board: RuneAge, names: list[str]) -> list[int]:
    """The things that these names mean, copies of one title in their order."""
    deck: list[int] = []
    box = board.box
    for name in names:
        title = reader.index("card", name)
        of_title = [t for t in range(int(box.events), int(box.runes)) if box.title[t] == title and t not in deck]
        in_deck = [t for t in of_title if board.place[t] == b.EVENT_DECK]
        if not in_deck:
            reader.flaw("position-event", "RUA-031", card=name)
            return []
        deck.append(in_deck[0])
    return deck


def _place_player(reader: Reader, board: RuneAge, seat: int, player: dict[str, Any]) -> None:
    zones = board.players[seat]
    zones.hand = row(sorted(read_slot(reader, text) for text in player["hand"]))
    zones.deck = row([read_slot(reader, text) for text in player["deck"]])
    zones.pile = row([read_slot(reader, text) for text in player["pile"]])
    zones.damage = reader.within("damage", player["damage"], 0, int(board.box.cards.realm))
    words = reader.setting.words["card"]
    shelf = [board.box.shelf[seat * int(SHELF) + i] for i in range(int(SHELF))]
    if list(player["barracks"]) != [words[title] for title in shelf if title >= 0]:
        reader.flaw("position-barracks", "RUA-019", seat=seat)
        return
    for i, number in enumerate(player["barracks"].values()):
        zones.barracks[i] = reader.within("barracks", number, 0, 24)


def _place_combat(reader: Reader, board: RuneAge, given: dict[str, Any]) -> None:
    data = reader.checked(given, COMBAT)
    reader.stop()
    kind, _, number = data["target"].partition("-")
    if kind not in ("realm", "thing") or not number.isdecimal() or len(number) > 3:
        reader.flaw("position-target", target=data["target"])
        reader.stop()
    most = reader.setting.seats - 1 if kind == "realm" else int(board.box.things) - 1
    board.target = reader.within("target", int(number), 0, most) + (int(b.REALM) if kind == "realm" else 0)
    board.attacker = max(0, reader.seat("attacker", data["attacker"]))
    board.defender = reader.seat("defender", data["defender"])
    army: list[int] = []
    for text in data["army"]:
        found = FIGHTER.fullmatch(text)
        if found is None:
            reader.flaw("position-form", field="army", detail=text)
            continue
        slot = int(b.EMPTY) if found[2] == "-" else read_slot(reader, found[2])
        army += [slot, int(found[1] == "defender"), int(bool(found[3])), int(found[4] or 0)]
    board.army = row(army)
    board.side = reader.within("side", data["side"], 0, 1)
    board.passed = mask(reader, "passed", data["passed"]) & 3
    fighters = len(army) // int(b.UNIT)
    latest = data["latest"]
    board.latest = b.NONE if latest is None else reader.within("latest", latest, 0, max(0, fighters - 1)) * int(b.UNIT)
    if latest is not None and not fighters:
        reader.flaw("position-range", field="latest", value=latest, least=0, most=0)
    board.dice = reader.within("dice", data["dice"], 0, 99)
    board.foe_done = int(data["foe_done"])


def _frame(reader: Reader, board: RuneAge, given: dict[str, Any]) -> list[int]:
    data = reader.checked(given, EFFECT)
    reader.stop()
    cards = board.box.cards
    title = reader.index("card", data["card"])
    ability = -1
    if data["timing"] in TIMINGS and title < cards.titles:
        ability = int(cards.ability_of(title, TIMINGS[data["timing"]]))
    if ability < 0:
        reader.flaw("position-effect", card=data["card"], timing=data["timing"])
        reader.stop()
    rows = (int(cards.last(ability, c.DO)) - int(cards.first(ability, c.PRICE))) // int(c.ROW)
    at = int(b.UNREAD)
    if data["row"] is not None:
        number = reader.within("row", data["row"], -1, rows)
        at = int(b.NONE) if number < 0 else int(cards.first(ability, c.PRICE)) + number * int(c.ROW)
    fighters = len(board.army) // int(b.UNIT)
    thing, unit = data["thing"], data["unit"]
    return [
        ability,
        at,
        reader.seat("me", data["me"]),
        mask(reader, "queue", data["queue"]),
        title,
        int(b.NONE) if thing is None else reader.within("thing", thing, 0, int(board.box.things) - 1),
        int(b.NONE) if unit is None else reader.within("unit", unit, 0, max(0, fighters - 1)) * int(b.UNIT),
        *(reader.within(field, data[field], 0, 99) for field in ("paid", "worth", "unpaid", "left")),
    ]
