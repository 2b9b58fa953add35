"""The wire: every request, answer and pushed message, typed. `tools/wire_types.py` writes them as TypeScript.

Whoever holds a *key* sits in a seat (`Authorization: Seat KEY`); everybody else is a spectator. A table is its log of
numbered entries; what one seat sees of it is a `Look`, numbered too: the number grows when what that seat sees changes,
and at no other time.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Name = Annotated[str, Meta(max_length=24)]
Salt = Annotated[str, Meta(max_length=200)]
Key = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
Count = Annotated[int, Meta(ge=0, le=1 << 31)]
Lang = Literal["en", "fr"]


class Request(Struct, forbid_unknown_fields=True):
    """What a client sends; unknown fields are refused."""


class Answer(Struct):
    """What the server sends."""


# --- games ----------------------------------------------------------------------------------------------------


class OptionInfo(Answer):
    """One option of a game, as a form asks for it. `type` is `choice`, `bool`, `int`, `str`, `list` or `table`.

    `labels` are what its choices are called.
    """

    name: str
    text: str
    type: str
    default: Any
    choices: list[str] | None = None
    labels: dict[str, str] = {}


class BotInfo(Answer):
    """A kind of bot: what it is called, and how it plays."""

    kind: str
    text: str
    about: str


class GameInfo(Answer):
    """A game of the lobby; `seats` are the numbers of players that some of its options allow.

    `lessons` are the names of what one can learn by playing; `ledger` is the name of its rules.
    """

    name: str
    rules: int
    title: str
    sentence: str
    seats: list[int]
    options: list[OptionInfo]
    bots: list[BotInfo]
    lessons: list[str]
    ledger: str


class SeatsRequest(Request):
    """Which numbers of players do these options allow?"""

    options: dict[str, Any] = {}


class SeatsInfo(Answer):
    """The numbers of players that the options allow, and what the options that are lists can hold, with its names."""

    seats: list[int]
    lists: dict[str, dict[str, str]] = {}


class CardInfo(Answer):
    """What a card shows: of what kind and side it is, its figures, and in `lines` all of it in words.

    `house` are the figures that are ours and not printed in any box. `abilities` are those of its lines that stand
    under a sign of their own, by its name.
    """

    kind: str
    side: str
    figures: dict[str, int]
    lines: list[str]
    house: list[str]
    abilities: dict[str, str]


class Words(Answer):
    """A game's words in one language.

    `words` has, for each domain of moves and events, the name for people of each word: `words.card["elf-red"]`.
    `messages` are all other messages that need no arguments, by key, such as `step-turn`; `fluent` is the source.
    `cards` tells what each card shows, by its word.
    """

    lang: str
    words: dict[str, dict[str, str]]
    messages: dict[str, str]
    fluent: str
    cards: dict[str, CardInfo]


class PackRequest(Request):
    """A card pack (TOML): printed figures of an owner of the box."""

    text: Annotated[str, Meta(max_length=200_000)]


class PackInfo(Answer):
    """The options that a card pack sets, or all that is wrong with it."""

    options: dict[str, Any]
    flaws: list[str]


class RuleInfo(Answer):
    """An entry of a rules ledger."""

    id: str
    ledger: str
    section: str
    text: str


# --- tables ---------------------------------------------------------------------------------------------------


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """`move`: seconds for each decision. `bank`: seconds for the whole game, `bonus` more after each decision."""

    kind: Literal["move", "bank"]
    seconds: Annotated[int, Meta(ge=5, le=60 * 86400)]
    bonus: Annotated[int, Meta(ge=0, le=86400)] = 0


class Policy(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is run; chosen by its host, shown to all.

    A bot of the kind `stand_in` plays for a person who is asked and has been away for `patience` seconds, until they
    are back; none: nobody plays for them. `chat` is off for strangers, at public tables, unless it is wished for.
    At a private table one sits down with an invitation only: the key that the host makes for an open seat.
    """

    visibility: Literal["public", "link", "private"] = "link"
    spectators: bool = True
    chat: bool | None = None
    hints: bool = True
    stand_in: Annotated[str, Meta(max_length=40)] | None = None
    patience: Annotated[int, Meta(ge=10, le=30 * 86400)] = 120
    clock: Clock | None = None


class NewTable(Request):
    """Set up a table. `chairs` says who sits in each seat: `me`, `open`, or a kind of bot.

    It starts at once when no chair is open. `name` and `salt` are of the one who sets it up.
    """

    game: Annotated[str, Meta(max_length=60)]
    chairs: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(min_length=1, max_length=62)]
    options: dict[str, Any] = {}
    policy: Policy = Policy()
    name: Name = ""
    salt: Salt = ""


class SeatInfo(Answer):
    """Who sits in a seat. `present`: somebody has the table open there. `stand_in`: the bot that plays meanwhile."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None = None
    stand_in: str | None = None
    present: bool = False


class Ask(Answer):
    """A request that the others answer: take back, end the game as it stands. `waiting`: seats yet to answer."""

    id: int
    kind: Literal["undo", "end"]
    seat: int
    waiting: list[int]


class TableInfo(Answer):
    """A table as everybody may know it. `commitment` promises the secret of the shuffle (sha256); none: no shuffle."""

    id: str
    game: str
    title: str
    options: dict[str, Any]
    policy: Policy
    status: Literal["waiting", "playing", "finished", "ended"]
    seats: list[SeatInfo]
    commitment: str
    created: int
    asks: list[Ask] = []
    fork_of: str | None = None
    rematch: str | None = None
    lesson: str | None = None
    spectators: int = 0


class Seated(Answer):
    """A seat of one's own: its key is the secret of the seat link. `seat` is none for a host who only watches."""

    table: TableInfo
    key: str
    seat: int | None
    host: bool


class LessonRequest(Request):
    """Learn a game by playing it."""

    name: Name = ""


class Lesson(Answer):
    """Where a lesson stands: my `moves` that come next, none when it is over, and what it says before each of them.

    There is always at least one of `texts`. `left`: somebody moved otherwise than the lesson does; to go on with it,
    that has to be taken back.
    """

    step: int
    steps: int
    texts: list[str]
    moves: list[str]
    left: bool


class SitRequest(Request):
    """Sit down in an open seat."""

    name: Name = ""
    salt: Salt = ""


class ChairRequest(Request):
    """The host puts a bot of a kind into a seat, or opens the seat (`open`), before the start."""

    chair: Annotated[str, Meta(max_length=40)]


class Lobby(Answer):
    """Public tables, the newest first: open ones, then running ones."""

    tables: list[TableInfo]


class InboxRequest(Request):
    """The tables of these keys, and of the account if there is one."""

    keys: Annotated[list[Key], Meta(max_length=200)] = []


class InboxItem(Answer):
    """One of my games; `asked`: it waits for me, until `deadline` (seconds since 1970) if there is a clock."""

    table: TableInfo
    seat: int | None
    asked: bool
    deadline: int | None
    key: str | None = None


class Inbox(Answer):
    """My games, the most urgent first."""

    items: list[InboxItem]


# --- play -----------------------------------------------------------------------------------------------------


class Told(Answer):
    """An event and its sentence. What the reader may not know is `null` in `args`."""

    number: int
    kind: str
    args: dict[str, str | list[str] | None]
    text: str


class Choice(Answer):
    """A legal move: code, its one text (send this back), its label for people, its verb and what it speaks of."""

    code: int
    text: str
    label: str
    verb: str
    args: dict[str, str]


class PointInfo(Answer):
    """Points with their reason."""

    text: str
    points: int
    rule: str
    args: dict[str, str]


class SeatEnd(Answer):
    """How a seat ended."""

    seat: int
    score: int
    rank: int
    won: bool
    team: int | None
    parts: list[PointInfo]


class Ending(Answer):
    """How the game ended; `decided` says by what."""

    seats: list[SeatEnd]
    decided: str


class Look(Answer):
    """What a seat, or a spectator, sees.

    `events` replace all of the client's events from number `since` on. `view` has the type of the game's view, `step`
    says in words what this seat is to decide, if it is; `to_act` are the seats that decide. `clocks` are
    the seconds of each seat, running down for those in `to_act`; negative: overdue.
    `undo`: `free` (take back at once), `ask` (others answer), `no`.
    """

    table: str
    number: int
    seat: int | None
    view: Any
    step: str
    to_act: list[int]
    since: int
    events: list[Told]
    moves: list[Choice]
    undo: Literal["free", "ask", "no"]
    tally: list[list[PointInfo]]
    clocks: list[int] | None = None
    result: Ending | None = None


class PlayRequest(Request):
    """Make moves, all or none. `number` is that of the look they were chosen from; `key` is new for every request.

    The same key again is answered without playing again, so a client may send until it gets an answer. With `events`
    (how many the client holds of that look) the answer has newer ones only.
    """

    number: Count
    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=100)]
    key: Key
    events: Count = 0


class UndoRequest(Request):
    """Take back my last move; if that is not free, ask the others."""

    number: Count
    key: Key


class EndRequest(Request):
    """Ask the others to end the game as it stands."""

    key: Key


class AnswerRequest(Request):
    """Agree to a request, or not."""

    yes: bool
    key: Key


class Done(Answer):
    """It is done and durable. `repeated`: this key was done before; `made`: moves made of those sent.

    Fewer are made only where chance or something hidden took another course after them: `refused` says why.
    """

    look: Look
    table: TableInfo
    repeated: bool = False
    made: int = 0
    refused: Problem | None = None


class Problem(Answer):
    """Why not. `code` names the reason, `text` says it, `rule` is the entry that forbids; `look` is the fresh one."""

    status: int
    code: str
    text: str
    rule: str = ""
    look: Look | None = None


class PreviewRequest(Request):
    """What would these moves do?"""

    moves: Annotated[list[MoveText], Meta(max_length=100)] = []


class Preview(Answer):
    """The table after the moves that lead to it for certain. `uncertain`: then chance or others decide.

    `moves` are those that would be legal next; `refused` says why the first refused move cannot be.
    """

    view: Any
    step: str
    events: list[Told]
    moves: list[Choice]
    made: int
    uncertain: bool
    refused: Problem | None = None


# --- explaining -------------------------------------------------------------------------------------------------


class WhyNot(Answer):
    """Whether a move is legal, and if not, why, with the text of the rule."""

    legal: bool
    text: str = ""
    rule: str = ""
    entry: str = ""


class Hint(Answer):
    """A move with what an adviser thinks of it, the best first."""

    move: Choice
    value: float
    reason: str


class Hints(Answer):
    """All legal moves, rated by what this seat knows."""

    hints: list[Hint]


class Line(Answer):
    """A whole turn as a person thinks of it: its moves, and in words."""

    moves: list[str]
    label: str


class Lines(Answer):
    """Whole turns to choose from."""

    lines: list[Line]


class Piece(Answer):
    """A piece of styled text: `bold`, `#e0564a`, or plain."""

    style: str
    text: str


class Legend(Answer):
    """What a newcomer should know to read this table, line by line."""

    lines: list[list[Piece]]


class Recap(Answer):
    """What happened since my last move."""

    events: list[Told]


class MomentInfo(Answer):
    """Each seat's chance to win as it stood at a step."""

    step: int
    chances: list[float]


class DecisionInfo(Answer):
    """A decision that cost chances: the step before it, what was played, what was better and why, and the price.

    The price is a share of the chance to win, with the bounds of its 95 % interval.
    """

    step: int
    seat: int
    played: str
    better: str
    reason: str
    cost: float
    low: float
    high: float


class AnalysisInfo(Answer):
    """A finished game looked at: steps are those of its replay with open hands."""

    moments: list[MomentInfo]
    decisions: list[DecisionInfo]


class Replay(Answer):
    """A game step by step: step 0 is the deal, `steps` the last. `open`: all hands may be shown (it is over).

    `mine` is the step of the seat's last move: what it has not seen happen comes after.
    """

    steps: int
    open: bool
    mine: int


class ReplayStep(Answer):
    """The table at a step. With open hands `views` has every seat's view."""

    step: int
    look: Look
    views: list[Any] | None = None


class ForkRequest(Request):
    """A new game from a step, from my seat (or, when it is over, any `seat`), against bots of a kind."""

    step: Count
    seat: Annotated[int, Meta(ge=0, le=61)]
    bot: Annotated[str, Meta(max_length=40)] = "greedy"
    name: Name = ""


class ReportRequest(Request):
    """Something is wrong: in words. The server attaches the game as it is."""

    text: Annotated[str, Meta(min_length=1, max_length=4000)]
    step: Count | None = None


class Report(Answer):
    """The number under which a report is kept."""

    id: int


class FairStep(Answer):
    """One step of the proof, with the figures to check it by."""

    name: str
    ok: bool
    text: str
    values: dict[str, str]


class Fairness(Answer):
    """The promise, and when the game is over its proof."""

    commitment: str
    over: bool
    steps: list[FairStep]


# --- chat, accounts -----------------------------------------------------------------------------------------------


class SayRequest(Request):
    """Say something at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Said(Answer):
    """Something said at the table, plain text. `seat` is none for the host who only watches."""

    number: int
    seat: int | None
    name: str
    text: str
    at: int


class Chat(Answer):
    """What was said, oldest first."""

    said: list[Said]


class Login(Request):
    """A name and its password."""

    name: Annotated[str, Meta(min_length=2, max_length=24)]
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class ClaimRequest(Request):
    """These seats are mine."""

    keys: Annotated[list[Key], Meta(min_length=1, max_length=200)]


class Account(Answer):
    """Who I am; no name: a guest."""

    name: str | None
    games: int = 0


class Health(Answer):
    """The server is there."""

    version: str


# --- live: the WebSocket at /api/tables/ID/live -----------------------------------------------------------------


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="hello"):
    """The client's first message. With `number` and `events` (how many it has) it gets only what is new."""

    key: Key | None = None
    lang: Lang = "en"
    number: Count = 0
    events: Count = 0


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="ping"):
    """Are you there? Carries the client's number: a client that missed something gets the fresh look."""

    number: Count = 0
    events: Count = 0


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """The client has the newest look, unless a `look` follows."""

    number: int


class LookPushed(Struct, frozen=True, tag_field="type", tag="look"):
    """What I see changed."""

    look: Look


class TablePushed(Struct, frozen=True, tag_field="type", tag="table"):
    """Seats, requests, status or clocks changed."""

    table: TableInfo


class SaidPushed(Struct, frozen=True, tag_field="type", tag="said"):
    """Somebody said something."""

    said: Said


class ProblemPushed(Struct, frozen=True, tag_field="type", tag="problem"):
    """The message made no sense, or the seat is no longer mine; the connection closes."""

    problem: Problem


FromClient = Hello | Ping
FromServer = LookPushed | TablePushed | SaidPushed | ProblemPushed | Pong

ROUTES: dict[str, tuple[str, str]] = {
    "GET /api/health": ("", "Health"),
    "GET /api/games": ("", "GameInfo[]"),
    "POST /api/games/{game}/seats": ("SeatsRequest", "SeatsInfo"),
    "POST /api/games/{game}/words": ("SeatsRequest", "Words"),
    "POST /api/games/{game}/cards": ("PackRequest", "PackInfo"),
    "POST /api/games/{game}/lessons/{lesson}": ("LessonRequest", "Seated"),
    "GET /api/rules/{rule}": ("", "RuleInfo[]"),
    "GET /api/ledgers/{ledger}": ("", "RuleInfo[]"),
    "GET /api/tables": ("", "Lobby"),
    "POST /api/tables": ("NewTable", "Seated"),
    "GET /api/tables/{table}": ("", "TableInfo"),
    "POST /api/tables/{table}/seats/{seat}/sit": ("SitRequest", "Seated"),
    "POST /api/tables/{table}/seats/{seat}/chair": ("ChairRequest", "TableInfo"),
    "POST /api/tables/{table}/seats/{seat}/key": ("", "Seated"),
    "POST /api/tables/{table}/start": ("", "TableInfo"),
    "POST /api/tables/{table}/leave": ("", "TableInfo"),
    "POST /api/tables/{table}/back": ("", "TableInfo"),
    "GET /api/tables/{table}/me": ("", "Seated"),
    "GET /api/tables/{table}/look": ("", "Look"),
    "POST /api/tables/{table}/moves": ("PlayRequest", "Done"),
    "POST /api/tables/{table}/preview": ("PreviewRequest", "Preview"),
    "POST /api/tables/{table}/undo": ("UndoRequest", "Done"),
    "POST /api/tables/{table}/end": ("EndRequest", "Done"),
    "POST /api/tables/{table}/asks/{ask}": ("AnswerRequest", "Done"),
    "GET /api/tables/{table}/hints": ("", "Hints"),
    "GET /api/tables/{table}/lines": ("", "Lines"),
    "GET /api/tables/{table}/legend": ("", "Legend"),
    "GET /api/tables/{table}/lesson": ("", "Lesson"),
    "GET /api/tables/{table}/analysis": ("", "AnalysisInfo"),
    "GET /api/tables/{table}/why-not": ("", "WhyNot"),
    "GET /api/tables/{table}/recap": ("", "Recap"),
    "GET /api/tables/{table}/replay": ("", "Replay"),
    "GET /api/tables/{table}/replay/{step}": ("", "ReplayStep"),
    "POST /api/tables/{table}/fork": ("ForkRequest", "Seated"),
    "POST /api/tables/{table}/rematch": ("", "Seated"),
    "GET /api/tables/{table}/record": ("", "string"),
    "GET /api/tables/{table}/fairness": ("", "Fairness"),
    "POST /api/tables/{table}/reports": ("ReportRequest", "Report"),
    "GET /api/tables/{table}/chat": ("", "Chat"),
    "POST /api/tables/{table}/chat": ("SayRequest", "Said"),
    "GET /api/tables/{table}/qr": ("", "string"),
    "POST /api/inbox": ("InboxRequest", "Inbox"),
    "GET /api/account": ("", "Account"),
    "POST /api/account": ("Login", "Account"),
    "POST /api/account/login": ("Login", "Account"),
    "POST /api/account/logout": ("", "Account"),
    "POST /api/account/logout-everywhere": ("", "Account"),
    "POST /api/account/claim": ("ClaimRequest", "Account"),
}
"""Every route with what it takes and what it answers; on any 4xx the answer is a `Problem`.

All take `?lang=en|fr`; `why-not` takes `?move=TEXT`; `look` takes
`?number=N&events=M` as `Hello` does; `replay` takes `?seat=N`, `?seat=spectator` or `?seat=open`
(while the game runs only one's own). A seat link is `/t/TABLE#KEY`; a step of a replay is `/t/TABLE/replay/SEAT/STEP`.
"""
