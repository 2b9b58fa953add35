"""Positions of Ettin: the whole table as readable JSON data, and back, with every reason why one cannot be."""

from __future__ import annotations

from typing import Any

from ...core.game import Setting
from ...core.positions import Reader
from ...core.random import Random
from ...core.zones import row
from . import faces
from .board import (
    AGES,
    DOOMED,
    DUE,
    FIRED,
    KNOWN,
    LINEUP,
    PLACES,
    SIEGED,
    TAKEN,
    TOLD,
    UP,
    USES,
    Board,
    card_of,
    entry,
    origin_of,
    row_of,
    spot_of,
)
from .declared import OUTCOME_WORDS, PLACE_WORDS, STEPS
from .play import empty
from .seating import NOBODY, Ring
from .setup import deck_starts
from .tables import given_nations, open_seats, readings

SPOT_NAMES = (*PLACE_WORDS, "camp", "retired", "front", "to-recruit", "to-sell", "aside")
MARK_NAMES = {
    "known": KNOWN,
    "up": UP | KNOWN,
    "told": TOLD,
    "sieged": SIEGED,
    "doomed": DOOMED,
    "taken": TAKEN,
    "fired": FIRED,
    "due": DUE,
}

FIELDS: dict[str, Any] = {
    "anchor": int,
    "age": int,
    "phase": str,
    "peacetimes": int,
    "sides": list[dict[str, Any]],
    "pairs": list[dict[str, Any]],
    "lineups": list[dict[str, Any]],
    "mercenaries": list[list[list[str]]],
    "adventures": list[list[list[str]]],
    "lost": list[str],
    "focus": int,
    "switched": bool,
}
SIDE: dict[str, Any] = {
    "nation": str | None,
    "gold": int,
    "tokens": list[int],
    "deck": list[str],
    "quota": int,
    "cursor": int,
    "claims": int,
    "uses": list[int],
    "cards": dict[str, list[str]],
}
PAIR: dict[str, Any] = {"initiative": int | None, "adventure": str | None, "where": int, "outcomes": list[str]}
LANE_LINEUP: dict[str, Any] = {"cards": list[str], "wanted": list[int]}


def position(board: Board) -> dict[str, Any]:
    """The zones of a board. Decks are written from the bottom to the top; marks stand behind a card."""
    cards, ring = board.setting.words["card"], board.ring
    boxes, ages = range(int(ring.boxes)), range(1, AGES + 1)
    return {
        "anchor": int(ring.anchor),
        "age": int(board.age),
        "phase": STEPS.names[board.phase],
        "peacetimes": int(board.peacetimes),
        "sides": [_side(board, side) for side in range(int(ring.sides))],
        "pairs": [_pair(board, pair) for pair in range(int(ring.pairs))],
        "lineups": [_lineup(board, lane) for lane in range(int(ring.teams))],
        "mercenaries": [[_deck(board, int(board.hired_deck(box, age))) for age in ages] for box in boxes],
        "adventures": [[_deck(board, int(board.quest_deck(box, age))) for age in ages] for box in boxes],
        "lost": [cards[card] for card in sorted(board.lost)],
        "focus": int(board.focus),
        "switched": board.switched == 1,
    }


def _deck(board: Board, deck: int) -> list[str]:
    first, cards = int(board.starts[deck]), board.setting.words["card"]
    return [cards[board.decks[first + i]] for i in range(int(board.left[deck]))]


def _side(board: Board, side: int) -> dict[str, Any]:
    words = board.setting.words
    entries = row_of(board, side)
    spots = {
        name: [_entry_text(board, each) for each in entries if spot_of(each) == spot]
        for spot, name in enumerate(SPOT_NAMES)
    }
    return {
        "nation": None if board.nation[side] == NOBODY else words["nation"][board.nation[side]],
        "gold": int(board.gold[side]),
        "tokens": [age for age in range(1, AGES + 1) if board.tokens[side] >> age - 1 & 1],
        "deck": _deck(board, side),
        "quota": int(board.quota[side]),
        "cursor": int(board.cursor[side]),
        "claims": int(board.claims[side]),
        "uses": [int(board.uses[i]) for i in range(side * USES, (side + 1) * USES)],
        "cards": {name: found for name, found in spots.items() if found},
    }


def _entry_text(board: Board, entry: int) -> str:
    """`militia up`; a card that not everybody knows names the deck that it came from: `militia from 4`."""
    words = [board.setting.words["card"][card_of(entry)]]
    if origin_of(entry):
        words += ["from", str(origin_of(entry) - 1)]
    marks = dict(MARK_NAMES)
    if entry & UP:
        del marks["known"]
    return " ".join([*words, *(name for name, mark in marks.items() if entry & mark == mark)])


def _pair(board: Board, pair: int) -> dict[str, Any]:
    return {
        "initiative": None if board.initiative[pair] == NOBODY else int(board.initiative[pair]),
        "adventure": None if board.quest[pair] == NOBODY else board.setting.words["card"][board.quest[pair]],
        "where": int(board.where[pair]),
        "outcomes": [OUTCOME_WORDS[board.outcome[pair * PLACES + place]] for place in range(PLACES)],
    }


def _lineup(board: Board, lane: int) -> dict[str, Any]:
    cards = board.setting.words["card"]
    slots = [board.lineup[i] for i in range(lane * LINEUP, (lane + 1) * LINEUP)]
    return {
        "cards": ["" if card == NOBODY else cards[card] for card in slots],
        "wanted": [i for i in range(LINEUP) if board.wanted[lane] >> i & 1],
    }


# --- and back -------------------------------------------------------------------------------------------------


def place(setting: Setting, data: dict[str, Any]) -> Board:
    """A board with the zones of a position. Raises `BadPosition`."""
    reader = Reader(setting, data, FIELDS)
    reader.stop()
    given = reader.data
    ring = Ring(setting.seats, reader.within("anchor", given["anchor"], 0, setting.seats - 1))
    boxes = int(ring.boxes)
    lengths = {
        "sides": ring.sides,
        "pairs": ring.pairs,
        "lineups": ring.teams,
        "mercenaries": boxes,
        "adventures": boxes,
    }
    for field, length in lengths.items():
        reader.length(field, int(length))
    sides = [reader.checked(side, SIDE) for side in given["sides"]]
    pairs = [reader.checked(pair, PAIR) for pair in given["pairs"]]
    lineups = [reader.checked(lineup, LANE_LINEUP) for lineup in given["lineups"]]
    if any(len(decks) != AGES for field in ("mercenaries", "adventures") for decks in given[field]):
        reader.flaw("position-form", "ETT-043", field="mercenaries", detail=str(int(AGES)))
    reader.stop()
    options = setting.options
    box = faces.box(options.figures)
    board = empty(setting, Random(0, 0, 0, 0), box, ring, readings(options))
    board.open_to = open_seats(ring, options)
    board.given = given_nations(ring, options)
    board.starts = deck_starts(ring, box)
    board.decks = row([0] * int(board.starts[len(board.left)]))
    board.age = reader.within("age", given["age"], 0, int(AGES))
    board.phase = _phase(reader, given["phase"])
    board.peacetimes = reader.within("peacetimes", given["peacetimes"], 0, 9)
    board.focus = reader.within("focus", given["focus"], 0, int(ring.sides))
    board.switched = int(given["switched"])
    board.lost = row(sorted(reader.index("card", name) for name in given["lost"]))
    for side, data_of_side in enumerate(sides):
        _place_side(reader, board, side, data_of_side)
    for pair, data_of_pair in enumerate(pairs):
        _place_pair(reader, board, pair, data_of_pair)
    for lane, lineup in enumerate(lineups):
        _place_lineup(reader, board, lane, lineup)
    for number in range(boxes):
        for age in range(1, AGES + 1):
            _place_deck(reader, board, int(board.hired_deck(number, age)), given["mercenaries"][number][age - 1])
            _place_deck(reader, board, int(board.quest_deck(number, age)), given["adventures"][number][age - 1])
    reader.stop()
    if not board.has_nations():
        board.decks = row([])
    return board


def _phase(reader: Reader, name: str) -> int:
    if name in ("nations", "skirmish", "peacetime", "war"):
        return STEPS.names.index(name)
    reader.flaw("position-name", domain="phase", name=name)
    return 0


def _place_deck(reader: Reader, board: Board, deck: int, names: list[str]) -> None:
    first = int(board.starts[deck])
    if len(names) > board.starts[deck + 1] - first:
        reader.flaw("position-form", "ETT-049", field="deck", detail=str(len(names)))
        return
    for i, name in enumerate(names):
        board.decks[first + i] = reader.index("card", name)
    board.left[deck] = len(names)


def _place_side(reader: Reader, board: Board, side: int, data: dict[str, Any]) -> None:
    if data["nation"] is not None:
        board.nation[side] = reader.index("nation", data["nation"])
    board.gold[side] = reader.within("gold", data["gold"], 0, 99999)
    board.tokens[side] = sum(1 << reader.within("tokens", age, 1, int(AGES)) - 1 for age in set(data["tokens"]))
    board.quota[side] = reader.within("quota", data["quota"], 0, 2)
    board.cursor[side] = reader.within("cursor", data["cursor"], 0, 1 << 40)
    board.claims[side] = reader.within("claims", data["claims"], 0, 99)
    if len(data["uses"]) != USES:
        reader.flaw("position-form", "ETT-160", field="uses", detail=str(len(data["uses"])))
    else:
        for i, number in enumerate(data["uses"]):
            board.uses[side * USES + i] = reader.within("uses", number, 0, 99)
    _place_deck(reader, board, side, data["deck"])
    for name, texts in data["cards"].items():
        if name not in SPOT_NAMES:
            reader.flaw("position-name", domain="cards", name=name)
            continue
        for text in texts:
            board.add(side, _read_entry(reader, board, text, SPOT_NAMES.index(name)))


def _read_entry(reader: Reader, board: Board, text: str, spot: int) -> int:
    name, *words = text.split(" ")
    origin, marks = 0, 0
    if len(words) > 1 and words[0] == "from" and words[1].isdecimal() and len(words[1]) < 5:
        origin = reader.within("from", int(words[1]), 0, len(board.left) - 1) + 1
        words = words[2:]
    for word in words:
        if word in MARK_NAMES:
            marks |= MARK_NAMES[word]
        else:
            reader.flaw("position-name", domain="mark", name=word)
    return int(entry(reader.index("card", name), spot, marks, origin))


def _place_pair(reader: Reader, board: Board, pair: int, data: dict[str, Any]) -> None:
    holder = data["initiative"]
    if holder is not None and holder not in (board.ring.first[pair], board.ring.second[pair]):
        reader.flaw("position-initiative", "ETT-182", pair=pair)
        holder = None
    board.initiative[pair] = NOBODY if holder is None else holder
    board.quest[pair] = NOBODY if data["adventure"] is None else reader.index("card", data["adventure"])
    board.where[pair] = reader.within("where", data["where"], 0, PLACES - 1)
    if len(data["outcomes"]) != PLACES:
        reader.flaw("position-form", "ETT-089", field="outcomes", detail=str(len(data["outcomes"])))
        return
    for place, name in enumerate(data["outcomes"]):
        if name in OUTCOME_WORDS:
            board.outcome[pair * PLACES + place] = OUTCOME_WORDS.index(name)
        else:
            reader.flaw("position-name", domain="outcome", name=name)


def _place_lineup(reader: Reader, board: Board, lane: int, data: dict[str, Any]) -> None:
    if len(data["cards"]) != LINEUP or any(not 0 <= i < LINEUP for i in data["wanted"]):
        reader.flaw("position-form", "ETT-059", field="lineups", detail=str(int(LINEUP)))
        return
    for i, name in enumerate(data["cards"]):
        if name:
            board.lineup[lane * LINEUP + i] = reader.index("card", name)
    board.wanted[lane] = sum(1 << i for i in set(data["wanted"]))
