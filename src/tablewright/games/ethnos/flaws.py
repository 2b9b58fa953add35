"""What is lost, doubled or impossible in a state of Ethnos: every reason, each with its rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from ...core.errors import Refused
from .board import (
    BRUNO,
    CENTAUR,
    DRAGON,
    ELF,
    GIANT,
    HALFLING,
    HAND,
    HEAD,
    MERFOLK,
    NOBODY,
    ORC,
    RACCOON,
    TROLL,
    WIZARD,
    Board,
    colour_of,
)
from .dashboard import ready_column
from .declared import ABILITY, EXTRA, MARKER, SKIP, STEPS
from .figures import of
from .position import is_band
from .tribes import next_coin

Flaw = Callable[..., None]


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
    there += [card for start in board.band_starts() for card in board.band_cards(start)]
    there += [*board.dashboard]
    wanted = [*board.box.cards]
    for card in sorted({*there, *wanted}):
        if there.count(card) != wanted.count(card):
            flaw("position-card", "ETN-021", card=words[card], there=there.count(card), wanted=wanted.count(card))
    in_deck = [i for i, card in enumerate(board.deck) if card == DRAGON]
    if len(in_deck) + board.dragons != board.box.dragons:
        flaw("position-dragons", "ETN-033", there=len(in_deck) + int(board.dragons), wanted=int(board.box.dragons))
    if any(i >= len(board.deck) - board.calm for i in in_deck):
        flaw("position-calm", "ETN-034")
    if any(count > [*board.pool].count(card) for card, count in Counter(board.shed).items()):
        flaw("position-shed", "ETN-154")
    if int(board.hand_size(int(board.active))) > HAND:
        flaw("position-hand", "ETN-049", seat=int(board.active))


def _component_flaws(board: Board, flaw: Flaw) -> None:
    box, setting = board.box, board.setting
    figures = of(setting.options, setting.seats)
    per_region = len(board.awards) // 6
    rows = [[*board.awards[i * per_region : (i + 1) * per_region]] for i in range(6)]
    if sorted(board.awards) != sorted(figures["awards"]) or any(row != sorted(row) for row in rows):
        flaw("position-awards", "ETN-018")
    for seat in range(int(board.sides)):
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
    undecided = [side for side in range(int(board.sides)) if board.undecided >> side & 1]
    if not undecided or not all(board.horde[seat] for seat in undecided) or not _age_is_over(board):
        return False
    return board.to_act == (_next_clockwise(board, undecided),)


def _next_clockwise(board: Board, seats: list[int]) -> int:
    return min(seats, key=lambda seat: (seat - int(board.drawer)) % int(board.sides))


def _age_is_over(board: Board) -> bool:
    """Three Dragons out, hands discarded, nothing of a turn left."""
    hands = any(board.held[side] for side in range(int(board.sides)))
    turn = board.staged or board.leader != NOBODY or board.size or board.placed
    return board.dragons == board.box.dragons and board.drawer != NOBODY and not hands and not turn


def _turn_is_right(board: Board, rest: list[str]) -> bool:
    """Whether the steps of a turn, the cards picked and the last Band fit together."""
    if board.dragons == board.box.dragons or board.drawer != NOBODY or rest[0] != "score":
        return False
    if board.box.solo and rest[1] not in ("turn", "end-turn"):
        return _bruno_is_right(board, rest[1:])
    if len(board.shed) and rest[1:] != ["end-turn", "reinforce"]:
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


# --- while Bruno is fed and plays ---------------------------------------------------------------------------------


def _bruno_is_right(board: Board, rest: list[str]) -> bool:
    """Whether the steps after the human's turn fit the zones, and ask for no foregone choice."""
    if board.staged or len(board.legal(int(board.active))) < 2:
        return False
    turn_over = board.leader == NOBODY and not board.size and not board.placed
    feeds = rest.count("feed")
    if rest == ["bruno", "feed"]:
        return turn_over and len(board.shed) > 0
    if rest == ["bruno", "replenish", *["feed"] * feeds]:
        most = max(board.box.feed, board.box.feed_after_take)
        return turn_over and len(board.shed) == 0 and feeds <= min(int(most), len(board.pool) - 1)
    if len(board.shed):
        return False
    if rest == ["appoint"]:
        return turn_over and ready_column(board) >= 0
    return rest[0] == "drop" and _party_is_right(board, rest[1:])


def _party_is_right(board: Board, rest: list[str]) -> bool:
    """Whether Bruno's Party, just laid, is the one that these steps ask about."""
    side, size, _ = _last_band(board)
    if board.leader == NOBODY or (side, size) != (board.seats, board.size):
        return False
    start = [*board.band_starts()][-1]
    ability = board.leading()
    same_colour = colour_of(board.band_cards(start)[0]) == colour_of(board.leader)
    if board.bands[start + 2] != ability or not (
        same_colour or (ability == ORC and rest != ["bruno-ability", "settle"])
    ):
        return False
    symbols = len(board.box.sea_symbols)
    asked: dict[str, bool] = {
        "": True,
        "settle": ability == ORC and not board.placed and board.horde[BRUNO] >> colour_of(board.leader) & 1 == 1,
        "bruno-symbol": ability == MERFOLK and board.supply[BRUNO] > 0 and len(rest) <= symbols,
        "bruno-coin": ability == RACCOON and next_coin(board) >= 0,
    }
    wanted = {
        "": [],
        "settle": ["bruno-ability", "settle"],
        "bruno-symbol": ["bruno-symbol"] * len(rest),
        "bruno-coin": ["bruno-coin"],
    }
    top = rest[-1] if rest else ""
    return asked.get(top, False) and rest == wanted[top]
