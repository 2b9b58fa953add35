"""What a seat sees of a game of Ethnos."""

from __future__ import annotations

import msgspec

from . import dashboard
from .board import BRUNO, GIANT, HAND, MERFOLK, NOBODY, ORC, RACCOON, SUPPLY, TROLL, Board, colour_of
from .declared import BAND, EXTRA, STEPS, TURN
from .figures import UNSURE, edition


class RegionView(msgspec.Struct, frozen=True):
    """A Region: its award tokens, lowest first, the markers of each seat, the Coins that lie there this Age."""

    name: str
    awards: list[int]
    markers: list[int]
    coins: list[int]


class BandView(msgspec.Struct, frozen=True):
    """A Band on the table, Leader first; of Bruno's the Leader is `led_by`, a Setup card."""

    cards: list[str]
    led_by: str | None = None


class SeatView(msgspec.Struct, frozen=True):
    """A player as the viewer sees them.

    `hand` is the viewer's own and else `None`; `known` are the cards of any hand that everybody saw being taken;
    `points` are by Age and source.
    """

    seat: int
    score: int
    hand_size: int
    hand: list[str] | None
    known: list[str]
    bands: list[BandView]
    supply: int
    sea: int | None
    horde: list[str] | None
    tokens: list[int]
    size_token: bool
    points: list[dict[str, int]]


class ColumnView(msgspec.Struct, frozen=True):
    """A column of Bruno's Dashboard: it plays at `trigger` cards, or whenever possible (0); that is now at `needed`."""

    region: str
    trigger: int
    needed: int
    cards: list[str]
    ready: bool


class SetupCardView(msgspec.Struct, frozen=True):
    """A Setup card that can lead Bruno's Party while it lies face up."""

    kind: str
    face_up: bool


class SoloView(msgspec.Struct, frozen=True):
    """Chief Bruno, whose side is the last of `players`: his Dashboard from left to right, and his Leaders."""

    side: int
    difficulty: str
    dashboard: list[ColumnView]
    leaders: list[SetupCardView]
    may_steal: bool


class View(msgspec.Struct, frozen=True):
    """The table from one seat.

    `calm` cards on top of the deck are certainly no Dragons; `coins` are in the supply; `unsure` has the figures of
    components in use that no rulebook and no exact source gives, each with its provenance.
    """

    game: str
    edition: str
    seat: int | None
    kinds: list[str]
    age: int
    ages: int
    active: int
    to_act: list[int]
    step: str
    deck: int
    calm: int
    dragons: int
    pool: list[str]
    regions: list[RegionView]
    players: list[SeatView]
    picked: list[str]
    leader: str | None
    size: int
    tie_tokens: list[int]
    size_token: int | None
    sea_symbols: list[int]
    sea_last: int | None
    coins: list[int]
    unsure: dict[str, str]
    solo: SoloView | None


SOURCES = ("sea", "size-now", "size-age", "pillage", "bands")


def sources(board: Board) -> list[str]:
    """The names of what points come from, in the order of `Board.points`."""
    return [*board.setting.words["region"], *SOURCES]


def view(board: Board, seat: int | None) -> View:
    """The table as the seat, or a spectator, sees it."""
    words, box = board.setting.words, board.box
    cards, mine = words["card"], seat is not None and seat == board.active
    return View(
        game="ethnos",
        edition=board.setting.options.edition,
        seat=seat,
        kinds=[words["kind"][kind] for kind in box.kinds],
        age=int(board.age),
        ages=int(box.ages),
        active=int(board.active),
        to_act=list(board.to_act),
        step=step_seen(board, mine),
        deck=len(board.deck),
        calm=int(board.calm),
        dragons=int(board.dragons),
        pool=[cards[card] for card in board.pool],
        regions=[_region(board, region) for region in range(6)],
        players=[_player(board, other, seat) for other in range(int(board.sides))],
        picked=[cards[slot >> 1] for slot in board.staged] if mine else [],
        leader=None if board.leader == NOBODY else cards[board.leader],
        size=int(board.size),
        tie_tokens=[box.tie_tokens[i] for i in range(6) if board.tokens[i] == NOBODY] if box.has(TROLL) else [],
        size_token=int(board.giant_size) if box.has(GIANT) else None,
        sea_symbols=[*box.sea_symbols] if box.has(MERFOLK) else [],
        sea_last=int(box.sea_last) if box.has(MERFOLK) else None,
        coins=_coins(board, SUPPLY),
        unsure=unsure(board),
        solo=solo(board) if box.solo else None,
    )


def solo(board: Board) -> SoloView:
    """Bruno's side of the table."""
    words, box = board.setting.words, board.box
    cards = [(int(card), words["card"][card]) for card in board.dashboard]
    columns = [
        ColumnView(
            words["region"][colour],
            int(box.triggers[colour]),
            int(dashboard.needed(board, colour)),
            [name for card, name in cards if colour_of(card) == colour],
            bool(dashboard.ready(board, colour)),
        )
        for colour in range(6)
    ]
    leaders = [SetupCardView(words["kind"][kind], not board.face_down >> kind & 1) for kind in box.kinds]
    return SoloView(int(BRUNO), board.setting.options.difficulty, columns, leaders, bool(box.may_steal))


USED_BY = {
    "tie-tokens": TROLL,
    "size-token": GIANT,
    "sea-track": MERFOLK,
    "sea-track-last": MERFOLK,
    "sea-track-symbols": MERFOLK,
    "horde": ORC,
    "coins": RACCOON,
}
"""The ability without which a figure is of no use."""


def unsure(board: Board) -> dict[str, str]:
    """The figures in use that are house or approximate, on the side of the boards that is played."""
    options, small = board.setting.options, board.seats <= 3
    found = {}
    for name, figure in edition(options.edition).numbers.items():
        plain = name.removesuffix("-small")
        sided = f"{plain}-small" in edition(options.edition).numbers
        used = (not sided or (plain != name) == small) and (plain not in USED_BY or board.box.has(USED_BY[plain]))
        if used and figure.source in UNSURE and name not in options.figures:
            found[plain] = figure.source
    return found


def step_seen(board: Board, mine: bool) -> str:
    """What is being decided. To the others a Band that is still being picked has not begun."""
    if board.over:
        return "over"
    step = board.agenda[-1]
    if step == BAND and not mine:
        step = TURN if board.leader == NOBODY else EXTRA
    return STEPS.names[step]


def hand(board: Board, seat: int, known_only: bool = False) -> list[str]:
    """The cards of a hand, or those of them that everybody knows of."""
    cards = board.setting.words["card"]
    slots = [board.hands[i] for i in range(seat * HAND, seat * HAND + int(board.held[seat]))]
    return [cards[slot >> 1] for slot in slots if slot & 1 or not known_only]


def point_sheet(board: Board, seat: int) -> list[dict[str, int]]:
    """The points of a seat: for each Age, what paid how many."""
    names = sources(board)
    sheet = []
    for age in range(1, int(board.box.ages) + 1):
        row = board.paid(seat, age)
        sheet.append({name: points for name, points in zip(names, row, strict=True) if points})
    return sheet


def _region(board: Board, region: int) -> RegionView:
    per_region = len(board.awards) // 6
    return RegionView(
        board.setting.words["region"][region],
        [*board.awards[region * per_region : (region + 1) * per_region]],
        [int(board.own(side, region)) for side in range(int(board.sides))],
        _coins(board, region),
    )


def _coins(board: Board, place: int) -> list[int]:
    return [board.box.coins[coin] for coin, where in enumerate(board.coins) if where == place]


def _player(board: Board, seat: int, viewer: int | None) -> SeatView:
    box = board.box
    regions = board.setting.words["region"]
    return SeatView(
        seat=seat,
        score=int(board.score(seat)),
        hand_size=int(board.hand_size(seat)),
        hand=hand(board, seat) if viewer == seat else None,
        known=_known(board, seat, viewer),
        bands=[band_view(board, start) for start in board.band_starts() if board.bands[start] == seat],
        supply=int(board.supply[seat]),
        sea=int(board.sea[seat]) if box.has(MERFOLK) else None,
        horde=[regions[i] for i in range(6) if board.horde[seat] >> i & 1] if box.has(ORC) else None,
        tokens=[box.tie_tokens[i] for i in range(6) if board.tokens[i] == seat],
        size_token=board.giant == seat,
        points=point_sheet(board, seat),
    )


def band_view(board: Board, start: int) -> BandView:
    """The Band that begins there."""
    words, box = board.setting.words, board.box
    cards = [words["card"][card] for card in board.band_cards(start)]
    if board.bands[start] < board.seats:
        return BandView(cards)
    return BandView(
        cards, next(words["kind"][kind] for kind in box.kinds if box.ability[kind] == board.bands[start + 2])
    )


def _known(board: Board, seat: int, viewer: int | None) -> list[str]:
    """Cards that everybody knows to be in the hand; to the others, picked ones are still there."""
    known = hand(board, seat, known_only=True)
    if seat == board.active and viewer != seat:
        cards = board.setting.words["card"]
        known += [cards[slot >> 1] for slot in board.staged if slot & 1]
        known.sort(key=list(cards).index)
    return known
