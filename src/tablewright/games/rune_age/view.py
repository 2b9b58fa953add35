"""What a seat sees of a game of Rune Age."""

from __future__ import annotations

import msgspec

from . import buying, choosing, lasting, loading
from .board import (
    ATTACKED,
    ATTACKER,
    BARRACKS,
    CARD,
    CENTRE,
    DEFENDER,
    DRAWN,
    EMPTY,
    EVENT_PILE,
    EXHAUSTED,
    FRAME,
    KNOWN,
    ME,
    NONE,
    PEEKED,
    REALM,
    SIDE,
    TITLE,
    UNIT,
    USED,
    WOUND,
    Board,
)
from .box import NOBODY, SHELF
from .declared import STEPS
from .ending import points
from .outcome import side_total

USES = ("played", "resolution", "end", "action")
OUTCOMES = ("", "defeated", "last-left", "survived", "built", "overthrown", "ruled", "held", "fallen", "time")


class Pile(msgspec.Struct, frozen=True):
    """Copies of one card, and what the viewer pays for one; without a viewer its printed cost."""

    card: str
    left: int
    cost: int


class Thing(msgspec.Struct, frozen=True):
    """A city, landmark, stronghold, event, rune or monument on the table, and who has attacked it this round."""

    card: str
    kind: str
    strength: int | None
    exhausted: bool
    attacked_by: list[int]


class Fighter(msgspec.Struct, frozen=True):
    """A participant with its current strength."""

    card: str
    strength: int
    wounded: bool
    used: list[str]


class Army(msgspec.Struct, frozen=True):
    """One side of a combat. `total` counts all that lasting abilities and auto-defense add so far."""

    seat: int | None
    fighters: list[Fighter]
    total: int
    passed: bool


class Combat(msgspec.Struct, frozen=True):
    """What is being fought over: `target` is a card, or the race whose home realm is besieged."""

    target: str
    realm: bool
    siege: bool
    attackers: Army
    defenders: Army
    losses: int


class SeatView(msgspec.Struct, frozen=True):
    """A player as the viewer sees them.

    `hand` is the viewer's own and else `None`; `known` are the cards of any hand that everybody knows to be there;
    `top` are the cards on top of the deck that the viewer knows, the top one first. `influence` is what the area
    could generate now, `gold` what hand and area could: of others it is not known. `buildings` are the strongholds and
    the monument that gold can still buy.
    """

    seat: int
    race: str
    damage: int
    out: bool
    hand_size: int
    hand: list[str] | None
    used: list[str] | None
    known: list[str]
    deck: int
    top: list[str | None]
    pile: list[str]
    pile_used: list[str]
    barracks: list[Pile]
    buildings: list[Pile]
    area: list[Thing]
    strongholds: list[Thing]
    monument: bool | None
    points: int
    influence: int
    gold: int | None


class View(msgspec.Struct, frozen=True):
    """The table from one seat. `stage` is that of the next event, 0 if there is none.

    `pack` is the card pack of this game as JSON, empty if there is none.
    """

    game: str
    scenario: str
    pack: str
    seat: int | None
    round: int
    rounds: int
    first: int
    active: int
    reversed: bool
    next_reversed: bool
    waiting: list[int]
    to_act: list[int]
    step: str
    realm: int
    shared_realm: bool
    objective: Thing
    centre: list[Thing]
    enemies: list[Thing]
    event: str | None
    event_deck: int
    stage: int
    event_pile: list[str]
    piles: list[Pile]
    players: list[SeatView]
    besieged: list[list[int]]
    combat: Combat | None
    ability: str | None
    shown: list[str | None]
    credit: int
    outcome: str
    winners: list[int]


def view(board: Board, seat: int | None) -> View:
    """The table as the seat, or a spectator, sees it."""
    box, words = board.box, board.setting.words["card"]
    seats = range(int(board.seats))
    in_play = [t for t in range(int(box.things)) if board.place[t] == CENTRE]
    drawn = [t for t in range(int(box.events), int(box.runes)) if board.place[t] == DRAWN]
    return View(
        game="rune-age",
        scenario=loading.SCENARIOS[box.scenario],
        pack=msgspec.json.encode(pack).decode() if (pack := board.setting.options.cards) else "",
        seat=seat,
        round=int(board.round),
        rounds=int(box.rounds),
        first=int(board.first),
        active=int(board.active),
        reversed=board.reversed == 1,
        next_reversed=board.reversing == 1,
        waiting=[s for s in seats if board.waiting_turns >> s & 1],
        to_act=list(board.to_act),
        step="over" if board.over else STEPS.names[board.agenda[-1]],
        realm=int(box.cards.realm),
        shared_realm=bool(box.shared),
        objective=thing(board, 0),
        centre=[thing(board, t) for t in in_play if box.is_site(t)],
        enemies=[thing(board, t) for t in in_play if box.is_event(t)],
        event=words[box.title[drawn[0]]] if drawn else None,
        event_deck=len(board.event_deck),
        stage=int(box.cards.stage[box.title[board.event_deck[-1]]]) if len(board.event_deck) else 0,
        event_pile=[words[box.title[t]] for t in range(int(box.things)) if board.place[t] == EVENT_PILE],
        piles=[pile(board, title, int(board.stock[i]), seat) for i, title in enumerate(box.stock)],
        players=[player(board, other, seat) for other in seats],
        besieged=[[i // 4, i % 4] for i in range(16) if board.besieged >> i & 1],
        combat=combat(board) if board.target != NONE else None,
        ability=words[board.stack[len(board.stack) - int(FRAME) + int(CARD)]] if board.stack else None,
        shown=shown(board, seat),
        credit=int(board.credit),
        outcome=OUTCOMES[board.outcome],
        winners=[s for s in seats if board.winners >> s & 1],
    )


def shown(board: Board, seat: int | None) -> list[str | None]:
    """Cards lifted off a deck; what one player looks at in secret only he sees, in no order of theirs."""
    words = board.setting.words["card"]
    names = [words[slot >> int(TITLE)] for slot in board.shown]
    if board.secret == 0:
        return list(names)
    return list(names) if seat == board.stack[len(board.stack) - int(FRAME) + int(ME)] else [None] * len(names)


def thing(board: Board, number: int) -> Thing:
    """A thing, with the strength that it has to be beaten with now."""
    cards, title, state = board.box.cards, board.box.title[number], board.state[number]
    strength = cards.strength[title]
    if board.place[number] == CENTRE and strength >= 0 and lasting.is_enemy(board, number):
        strength = strength_of_enemy(board, number)
    return Thing(
        board.setting.words["card"][title],
        loading.KIND_WORDS[cards.kind[title]],
        strength if strength >= 0 else None,
        bool(state & EXHAUSTED),
        [s for s in range(int(board.seats)) if state & int(ATTACKED) << s],
    )


def strength_of_enemy(board: Board, number: int) -> int:
    """What an Enemy in play has to be beaten with, other Enemies' help included."""
    return int(lasting.strength_of(board, number, board.active))


def pile(board: Board, title: int, left: int, seat: int | None) -> Pile:
    """A pile of Terrinoth or of a barracks."""
    price = board.box.cards.cost[title] if seat is None else int(buying.cost(board, seat, title))
    return Pile(board.setting.words["card"][title], left, price)


def marks(slot: int) -> str:
    """The abilities that a card has used this round."""
    return "".join(name[0] for i, name in enumerate(USES) if slot & int(USED) << i)


def player(board: Board, seat: int, viewer: int | None) -> SeatView:
    """A player as the viewer sees them."""
    box, words, zones = board.box, board.setting.words["card"], board.players[seat]
    mine = viewer == seat
    shelf = [box.shelf[seat * int(SHELF) + i] for i in range(int(SHELF))]
    first, end = box.strongholds[seat], box.strongholds[seat + 1]
    monument = int(box.monument(seat))
    area = [t for t in range(int(box.events), int(box.things)) if board.place[t] == seat]
    return SeatView(
        seat=seat,
        race=loading.RACES[box.races[seat]],
        damage=int(board.realm(seat).damage),
        out=not board.in_play(seat),
        hand_size=len(zones.hand),
        hand=[words[slot >> int(TITLE)] for slot in zones.hand] if mine else None,
        used=[marks(slot) for slot in zones.hand] if mine else None,
        known=[words[slot >> int(TITLE)] for slot in zones.hand if slot & KNOWN],
        deck=len(zones.deck),
        top=top(board, seat, mine),
        pile=[words[slot >> int(TITLE)] for slot in zones.pile],
        pile_used=[marks(slot) for slot in zones.pile],
        barracks=[pile(board, title, zones.barracks[i], seat) for i, title in enumerate(shelf) if title >= 0],
        buildings=buildings(board, seat),
        area=[thing(board, t) for t in area],
        strongholds=[thing(board, t) for t in range(first, end) if board.place[t] == BARRACKS],
        monument=None if monument < 0 else board.place[monument] == seat,
        points=int(points(board, seat)),
        influence=int(choosing.influence_of(board, seat)),
        gold=int(buying.gold_of(board, seat)) if mine else None,
    )


def buildings(board: Board, seat: int) -> list[Pile]:
    """The strongholds left in a barracks, and the monument if it stands there."""
    box = board.box
    left = [t for t in range(box.strongholds[seat], box.strongholds[seat + 1]) if board.place[t] == BARRACKS]
    piles = [pile(board, box.title[left[0]], len(left), seat)] if left else []
    monument = int(box.monument(seat))
    if monument >= 0 and board.place[monument] == BARRACKS:
        piles.append(pile(board, box.title[monument], 1, seat))
    return piles


def top(board: Board, seat: int, mine: bool) -> list[str | None]:
    """The known cards of a deck, down to the deepest of them; `None` for those between that are not."""
    words = board.setting.words["card"]
    seen = KNOWN | PEEKED if mine else KNOWN
    names = [words[slot >> int(TITLE)] if slot & seen else None for slot in reversed(list(board.players[seat].deck))]
    while names and names[-1] is None:
        names.pop()
    return names


def combat(board: Board) -> Combat:
    """The combat that is going on."""
    target = int(board.target)
    siege = board.defender != NOBODY
    realm = target >= REALM
    name = loading.RACES[board.box.races[target - int(REALM)]] if realm else ""
    against = int(side_total(board, DEFENDER)) if siege else int(lasting.foe_strength(board))
    return Combat(
        target=name or board.setting.words["card"][board.box.title[target]],
        realm=realm,
        siege=siege,
        attackers=army(board, int(ATTACKER), int(side_total(board, ATTACKER))),
        defenders=army(board, int(DEFENDER), against),
        losses=int(board.dice),
    )


def army(board: Board, side: int, total: int) -> Army:
    """One side."""
    words = board.setting.words["card"]
    rows = [i for i in range(0, len(board.army), int(UNIT)) if board.army[i + int(SIDE)] == side]
    seat = int(board.fighter(side))
    return Army(
        None if seat == NOBODY else seat,
        [
            Fighter(
                words[board.army[i] >> int(TITLE)],
                int(board.strength(i)),
                board.army[i + int(WOUND)] == 1,
                [name for use, name in enumerate(USES) if board.army[i] & int(USED) << use],
            )
            for i in rows
            if board.army[i] != EMPTY
        ],
        total,
        bool(board.passed >> side & 1),
    )
