// Written by tools/wire_types.py from the Python structs; `make types` writes it anew. Do not edit.

export type Lang = "en" | "fr";

/** One option of a game, as a form asks for it. `type` is `choice`, `bool`, `int`, `str`, `list` or `table`. `labels` are what its choices are called. */
export interface OptionInfo {
  name: string;
  text: string;
  type: string;
  default: unknown;
  choices: string[] | null;
  labels: Record<string, string>;
}

/** A kind of bot: what it is called, and how it plays. */
export interface BotInfo {
  kind: string;
  text: string;
  about: string;
}

/** A game of the lobby; `seats` are the numbers of players that some of its options allow. `lessons` are the names of what one can learn by playing; `ledger` is the name of its rules. */
export interface GameInfo {
  name: string;
  rules: number;
  title: string;
  sentence: string;
  seats: number[];
  options: OptionInfo[];
  bots: BotInfo[];
  lessons: string[];
  ledger: string;
}

/** Which numbers of players do these options allow? */
export interface SeatsRequest {
  options?: Record<string, unknown>;
}

/** The numbers of players that the options allow, and what the options that are lists can hold, with its names. */
export interface SeatsInfo {
  seats: number[];
  lists: Record<string, Record<string, string>>;
}

/** What a card shows: of what kind and side it is, its figures, and in `lines` all of it in words. `house` are the figures that are ours and not printed in any box. `abilities` are those of its lines that stand under a sign of their own, by its name. */
export interface CardInfo {
  kind: string;
  side: string;
  figures: Record<string, number>;
  lines: string[];
  house: string[];
  abilities: Record<string, string>;
}

/** A game's words in one language. `words` has, for each domain of moves and events, the name for people of each word: `words.card["elf-red"]`. `messages` are all other messages that need no arguments, by key, such as `step-turn`; `fluent` is the source. `cards` tells what each card shows, by its word. */
export interface Words {
  lang: string;
  words: Record<string, Record<string, string>>;
  messages: Record<string, string>;
  fluent: string;
  cards: Record<string, CardInfo>;
}

/** A card pack (TOML): printed figures of an owner of the box. */
export interface PackRequest {
  text: string;
}

/** The options that a card pack sets, or all that is wrong with it. */
export interface PackInfo {
  options: Record<string, unknown>;
  flaws: string[];
}

/** An entry of a rules ledger. */
export interface RuleInfo {
  id: string;
  ledger: string;
  section: string;
  text: string;
}

/** `move`: seconds for each decision. `bank`: seconds for the whole game, `bonus` more after each decision. */
export interface Clock {
  kind: "bank" | "move";
  seconds: number;
  bonus?: number;
}

/** How a table is run; chosen by its host, shown to all. A bot of the kind `stand_in` plays for a person who is asked and has been away for `patience` seconds, until they are back; none: nobody plays for them. `chat` is off for strangers, at public tables, unless it is wished for. At a private table one sits down with an invitation only: the key that the host makes for an open seat. */
export interface Policy {
  visibility?: "link" | "private" | "public";
  spectators?: boolean;
  chat?: boolean | null;
  hints?: boolean;
  stand_in?: string | null;
  patience?: number;
  clock?: Clock | null;
}

/** Set up a table. `chairs` says who sits in each seat: `me`, `open`, or a kind of bot. It starts at once when no chair is open. `name` and `salt` are of the one who sets it up. */
export interface NewTable {
  game: string;
  chairs: string[];
  options?: Record<string, unknown>;
  policy?: Policy;
  name?: string;
  salt?: string;
}

/** Who sits in a seat. `present`: somebody has the table open there. `stand_in`: the bot that plays meanwhile. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  bot: string | null;
  stand_in: string | null;
  present: boolean;
}

/** A request that the others answer: take back, end the game as it stands. `waiting`: seats yet to answer. */
export interface Ask {
  id: number;
  kind: "end" | "undo";
  seat: number;
  waiting: number[];
}

/** A table as everybody may know it. `commitment` promises the secret of the shuffle (sha256); none: no shuffle. */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  options: Record<string, unknown>;
  policy: Policy;
  status: "ended" | "finished" | "playing" | "waiting";
  seats: SeatInfo[];
  commitment: string;
  created: number;
  asks: Ask[];
  fork_of: string | null;
  rematch: string | null;
  lesson: string | null;
  spectators: number;
}

/** A seat of one's own: its key is the secret of the seat link. `seat` is none for a host who only watches. */
export interface Seated {
  table: TableInfo;
  key: string;
  seat: number | null;
  host: boolean;
}

/** Learn a game by playing it. */
export interface LessonRequest {
  name?: string;
}

/** Where a lesson stands: my `moves` that come next, none when it is over, and what it says before each of them. There is always at least one of `texts`. `left`: somebody moved otherwise than the lesson does; to go on with it, that has to be taken back. */
export interface Lesson {
  step: number;
  steps: number;
  texts: string[];
  moves: string[];
  left: boolean;
}

/** Sit down in an open seat. */
export interface SitRequest {
  name?: string;
  salt?: string;
}

/** The host puts a bot of a kind into a seat, or opens the seat (`open`), before the start. */
export interface ChairRequest {
  chair: string;
}

/** Public tables, the newest first: open ones, then running ones. */
export interface Lobby {
  tables: TableInfo[];
}

/** The tables of these keys, and of the account if there is one. */
export interface InboxRequest {
  keys?: string[];
}

/** One of my games; `asked`: it waits for me, until `deadline` (seconds since 1970) if there is a clock. */
export interface InboxItem {
  table: TableInfo;
  seat: number | null;
  asked: boolean;
  deadline: number | null;
  key: string | null;
}

/** My games, the most urgent first. */
export interface Inbox {
  items: InboxItem[];
}

/** An event and its sentence. What the reader may not know is `null` in `args`. */
export interface Told {
  number: number;
  kind: string;
  args: Record<string, string | string[] | null>;
  text: string;
}

/** A legal move: code, its one text (send this back), its label for people, its verb and what it speaks of. */
export interface Choice {
  code: number;
  text: string;
  label: string;
  verb: string;
  args: Record<string, string>;
}

/** Points with their reason. */
export interface PointInfo {
  text: string;
  points: number;
  rule: string;
  args: Record<string, string>;
}

/** How a seat ended. */
export interface SeatEnd {
  seat: number;
  score: number;
  rank: number;
  won: boolean;
  team: number | null;
  parts: PointInfo[];
}

/** How the game ended; `decided` says by what. */
export interface Ending {
  seats: SeatEnd[];
  decided: string;
}

/** What a seat, or a spectator, sees. `events` replace all of the client's events from number `since` on. `view` has the type of the game's view, `step` says in words what this seat is to decide, if it is; `to_act` are the seats that decide. `clocks` are the seconds of each seat, running down for those in `to_act`; negative: overdue. `undo`: `free` (take back at once), `ask` (others answer), `no`. */
export interface Look {
  table: string;
  number: number;
  seat: number | null;
  view: unknown;
  step: string;
  to_act: number[];
  since: number;
  events: Told[];
  moves: Choice[];
  undo: "ask" | "free" | "no";
  tally: PointInfo[][];
  clocks: number[] | null;
  result: Ending | null;
}

/** Make moves, all or none. `number` is that of the look they were chosen from; `key` is new for every request. The same key again is answered without playing again, so a client may send until it gets an answer. With `events` (how many the client holds of that look) the answer has newer ones only. */
export interface PlayRequest {
  number: number;
  moves: string[];
  key: string;
  events?: number;
}

/** Take back my last move; if that is not free, ask the others. */
export interface UndoRequest {
  number: number;
  key: string;
}

/** Ask the others to end the game as it stands. */
export interface EndRequest {
  key: string;
}

/** Agree to a request, or not. */
export interface AnswerRequest {
  yes: boolean;
  key: string;
}

/** It is done and durable. `repeated`: this key was done before; `made`: moves made of those sent. Fewer are made only where chance or something hidden took another course after them: `refused` says why. */
export interface Done {
  look: Look;
  table: TableInfo;
  repeated: boolean;
  made: number;
  refused: Problem | null;
}

/** Why not. `code` names the reason, `text` says it, `rule` is the entry that forbids; `look` is the fresh one. */
export interface Problem {
  status: number;
  code: string;
  text: string;
  rule: string;
  look: Look | null;
}

/** What would these moves do? */
export interface PreviewRequest {
  moves?: string[];
}

/** The table after the moves that lead to it for certain. `uncertain`: then chance or others decide. `moves` are those that would be legal next; `refused` says why the first refused move cannot be. */
export interface Preview {
  view: unknown;
  step: string;
  events: Told[];
  moves: Choice[];
  made: number;
  uncertain: boolean;
  refused: Problem | null;
}

/** Whether a move is legal, and if not, why, with the text of the rule. */
export interface WhyNot {
  legal: boolean;
  text: string;
  rule: string;
  entry: string;
}

/** A move with what an adviser thinks of it, the best first. */
export interface Hint {
  move: Choice;
  value: number;
  reason: string;
}

/** All legal moves, rated by what this seat knows. */
export interface Hints {
  hints: Hint[];
}

/** A whole turn as a person thinks of it: its moves, and in words. */
export interface Line {
  moves: string[];
  label: string;
}

/** Whole turns to choose from. */
export interface Lines {
  lines: Line[];
}

/** A piece of styled text: `bold`, `#e0564a`, or plain. */
export interface Piece {
  style: string;
  text: string;
}

/** What a newcomer should know to read this table, line by line. */
export interface Legend {
  lines: Piece[][];
}

/** What happened since my last move. */
export interface Recap {
  events: Told[];
}

/** Each seat's chance to win as it stood at a step. */
export interface MomentInfo {
  step: number;
  chances: number[];
}

/** A decision that cost chances: the step before it, what was played, what was better and why, and the price. The price is a share of the chance to win, with the bounds of its 95 % interval. */
export interface DecisionInfo {
  step: number;
  seat: number;
  played: string;
  better: string;
  reason: string;
  cost: number;
  low: number;
  high: number;
}

/** A finished game looked at: steps are those of its replay with open hands. */
export interface AnalysisInfo {
  moments: MomentInfo[];
  decisions: DecisionInfo[];
}

/** A game step by step: step 0 is the deal, `steps` the last. `open`: all hands may be shown (it is over). `mine` is the step of the seat's last move: what it has not seen happen comes after. */
export interface Replay {
  steps: number;
  open: boolean;
  mine: number;
}

/** The table at a step. With open hands `views` has every seat's view. */
export interface ReplayStep {
  step: number;
  look: Look;
  views: unknown[] | null;
}

/** A new game from a step, from my seat (or, when it is over, any `seat`), against bots of a kind. */
export interface ForkRequest {
  step: number;
  seat: number;
  bot?: string;
  name?: string;
}

/** Something is wrong: in words. The server attaches the game as it is. */
export interface ReportRequest {
  text: string;
  step?: number | null;
}

/** The number under which a report is kept. */
export interface Report {
  id: number;
}

/** One step of the proof, with the figures to check it by. */
export interface FairStep {
  name: string;
  ok: boolean;
  text: string;
  values: Record<string, string>;
}

/** The promise, and when the game is over its proof. */
export interface Fairness {
  commitment: string;
  over: boolean;
  steps: FairStep[];
}

/** Say something at the table. */
export interface SayRequest {
  text: string;
}

/** Something said at the table, plain text. `seat` is none for the host who only watches. */
export interface Said {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** What was said, oldest first. */
export interface Chat {
  said: Said[];
}

/** A name and its password. */
export interface Login {
  name: string;
  password: string;
}

/** These seats are mine. */
export interface ClaimRequest {
  keys: string[];
}

/** Who I am; no name: a guest. */
export interface Account {
  name: string | null;
  games: number;
}

/** The server is there. */
export interface Health {
  version: string;
}

/** The client's first message. With `number` and `events` (how many it has) it gets only what is new. */
export interface Hello {
  type: "hello";
  key?: string | null;
  lang?: "en" | "fr";
  number?: number;
  events?: number;
}

/** Are you there? Carries the client's number: a client that missed something gets the fresh look. */
export interface Ping {
  type: "ping";
  number?: number;
  events?: number;
}

/** The client has the newest look, unless a `look` follows. */
export interface Pong {
  type: "pong";
  number: number;
}

/** What I see changed. */
export interface LookPushed {
  type: "look";
  look: Look;
}

/** Seats, requests, status or clocks changed. */
export interface TablePushed {
  type: "table";
  table: TableInfo;
}

/** Somebody said something. */
export interface SaidPushed {
  type: "said";
  said: Said;
}

/** The message made no sense, or the seat is no longer mine; the connection closes. */
export interface ProblemPushed {
  type: "problem";
  problem: Problem;
}

export type FromClient = Hello | Ping;

export type FromServer = LookPushed | TablePushed | SaidPushed | ProblemPushed | Pong;

/** The wire: every request, answer and pushed message, typed. `tools/wire_types.py` writes them as TypeScript. Whoever holds a *key* sits in a seat (`Authorization: Seat KEY`); everybody else is a spectator. A table is its log of numbered entries; what one seat sees of it is a `Look`, numbered too: the number grows when what that seat sees changes, and at no other time. */
export interface Routes {
  "GET /api/health": { takes: null; answers: Health };
  "GET /api/games": { takes: null; answers: GameInfo[] };
  "POST /api/games/{game}/seats": { takes: SeatsRequest; answers: SeatsInfo };
  "POST /api/games/{game}/words": { takes: SeatsRequest; answers: Words };
  "POST /api/games/{game}/cards": { takes: PackRequest; answers: PackInfo };
  "POST /api/games/{game}/lessons/{lesson}": { takes: LessonRequest; answers: Seated };
  "GET /api/rules/{rule}": { takes: null; answers: RuleInfo[] };
  "GET /api/ledgers/{ledger}": { takes: null; answers: RuleInfo[] };
  "GET /api/tables": { takes: null; answers: Lobby };
  "POST /api/tables": { takes: NewTable; answers: Seated };
  "GET /api/tables/{table}": { takes: null; answers: TableInfo };
  "POST /api/tables/{table}/seats/{seat}/sit": { takes: SitRequest; answers: Seated };
  "POST /api/tables/{table}/seats/{seat}/chair": { takes: ChairRequest; answers: TableInfo };
  "POST /api/tables/{table}/seats/{seat}/key": { takes: null; answers: Seated };
  "POST /api/tables/{table}/start": { takes: null; answers: TableInfo };
  "POST /api/tables/{table}/leave": { takes: null; answers: TableInfo };
  "POST /api/tables/{table}/back": { takes: null; answers: TableInfo };
  "GET /api/tables/{table}/me": { takes: null; answers: Seated };
  "GET /api/tables/{table}/look": { takes: null; answers: Look };
  "POST /api/tables/{table}/moves": { takes: PlayRequest; answers: Done };
  "POST /api/tables/{table}/preview": { takes: PreviewRequest; answers: Preview };
  "POST /api/tables/{table}/undo": { takes: UndoRequest; answers: Done };
  "POST /api/tables/{table}/end": { takes: EndRequest; answers: Done };
  "POST /api/tables/{table}/asks/{ask}": { takes: AnswerRequest; answers: Done };
  "GET /api/tables/{table}/hints": { takes: null; answers: Hints };
  "GET /api/tables/{table}/lines": { takes: null; answers: Lines };
  "GET /api/tables/{table}/legend": { takes: null; answers: Legend };
  "GET /api/tables/{table}/lesson": { takes: null; answers: Lesson };
  "GET /api/tables/{table}/analysis": { takes: null; answers: AnalysisInfo };
  "GET /api/tables/{table}/why-not": { takes: null; answers: WhyNot };
  "GET /api/tables/{table}/recap": { takes: null; answers: Recap };
  "GET /api/tables/{table}/replay": { takes: null; answers: Replay };
  "GET /api/tables/{table}/replay/{step}": { takes: null; answers: ReplayStep };
  "POST /api/tables/{table}/fork": { takes: ForkRequest; answers: Seated };
  "POST /api/tables/{table}/rematch": { takes: null; answers: Seated };
  "GET /api/tables/{table}/record": { takes: null; answers: string };
  "GET /api/tables/{table}/fairness": { takes: null; answers: Fairness };
  "POST /api/tables/{table}/reports": { takes: ReportRequest; answers: Report };
  "GET /api/tables/{table}/chat": { takes: null; answers: Chat };
  "POST /api/tables/{table}/chat": { takes: SayRequest; answers: Said };
  "GET /api/tables/{table}/qr": { takes: null; answers: string };
  "POST /api/inbox": { takes: InboxRequest; answers: Inbox };
  "GET /api/account": { takes: null; answers: Account };
  "POST /api/account": { takes: Login; answers: Account };
  "POST /api/account/login": { takes: Login; answers: Account };
  "POST /api/account/logout": { takes: null; answers: Account };
  "POST /api/account/logout-everywhere": { takes: null; answers: Account };
  "POST /api/account/claim": { takes: ClaimRequest; answers: Account };
}

/** A Region: its award tokens, lowest first, the markers of each seat, the Coins that lie there this Age. */
export interface EthnosRegionView {
  name: string;
  awards: number[];
  markers: number[];
  coins: number[];
}

/** A Band on the table, Leader first; of Bruno's the Leader is `led_by`, a Setup card. */
export interface EthnosBandView {
  cards: string[];
  led_by: string | null;
}

/** A player as the viewer sees them. `hand` is the viewer's own and else `None`; `known` are the cards of any hand that everybody saw being taken; `points` are by Age and source. */
export interface EthnosSeatView {
  seat: number;
  score: number;
  hand_size: number;
  hand: string[] | null;
  known: string[];
  bands: EthnosBandView[];
  supply: number;
  sea: number | null;
  horde: string[] | null;
  tokens: number[];
  size_token: boolean;
  points: Record<string, number>[];
}

/** A column of Bruno's Dashboard: it plays at `trigger` cards, or whenever possible (0); that is now at `needed`. */
export interface EthnosColumnView {
  region: string;
  trigger: number;
  needed: number;
  cards: string[];
  ready: boolean;
}

/** A Setup card that can lead Bruno's Party while it lies face up. */
export interface EthnosSetupCardView {
  kind: string;
  face_up: boolean;
}

/** Chief Bruno, whose side is the last of `players`: his Dashboard from left to right, and his Leaders. */
export interface EthnosSoloView {
  side: number;
  difficulty: string;
  dashboard: EthnosColumnView[];
  leaders: EthnosSetupCardView[];
  may_steal: boolean;
}

/** The table from one seat. `calm` cards on top of the deck are certainly no Dragons; `coins` are in the supply; `unsure` has the figures of components in use that no rulebook and no exact source gives, each with its provenance. */
export interface EthnosView {
  game: string;
  edition: string;
  seat: number | null;
  kinds: string[];
  age: number;
  ages: number;
  active: number;
  to_act: number[];
  step: string;
  deck: number;
  calm: number;
  dragons: number;
  pool: string[];
  regions: EthnosRegionView[];
  players: EthnosSeatView[];
  picked: string[];
  leader: string | null;
  size: number;
  tie_tokens: number[];
  size_token: number | null;
  sea_symbols: number[];
  sea_last: number | null;
  coins: number[];
  unsure: Record<string, string>;
  solo: EthnosSoloView | null;
}

/** The options of Ethnos; `text/*.ftl` explains each under `option-…`. */
export interface EthnosOptions {
  edition: "1e" | "2e";
  mode: "recruitment" | "solo" | "standard";
  difficulty: "easy" | "hard" | "regular";
  kinds: string[];
  first_game: boolean;
  figures: Record<string, number | number[]>;
}

/** A card at a place: `None` where the viewer cannot know which it is; `up` if everybody sees it. `fate` is what was named for it in the battle or Spoils underway: it `leaves`, is `taken`, or `fires` and leaves. */
export interface EttinUnitView {
  card: string | null;
  up: boolean;
  sieged: boolean;
  fate: string | null;
}

/** A Location of a mat, or the own side of the Adventure: its kind, what it pays, and the cards there. `score` is the Battle Score of the Location and of those cards that the viewer knows (ETT-104). */
export interface EttinPlaceView {
  name: string;
  kind: string | null;
  strength: number;
  gold: number;
  score: number;
  units: EttinUnitView[];
}

/** One nation at play, as the viewer sees it. `initiative` is the number on its mat. `camp` and `retired` count cards; `camp_cards` and `retired_cards` are those that the viewer knows, all of them where the side is `open`. Cards that are known to be in hand or facedown at a place count to the War Camp's. `decided` is what the viewer has decided about drafted cards. */
export interface EttinSideView {
  side: number;
  seat: number;
  nation: string | null;
  initiative: number | null;
  ally: number | null;
  enemy: number;
  open: boolean;
  gold: number;
  tokens: number[];
  deck: number;
  camp: number;
  camp_cards: string[];
  retired: number;
  retired_cards: string[];
  front: string[];
  decided: Record<string, string> | null;
  quota: number;
  places: EttinPlaceView[];
  aside: string[];
}

/** Two Enemies: who leads, the Adventure between them, where they fight or take Spoils, how each battle ended. */
export interface EttinPairView {
  sides: number[];
  initiative: number | null;
  adventure: string | null;
  place: string;
  outcomes: string[];
}

/** The cards that lie between two Enemies or Allies, and those that the proposing Ally wants. */
export interface EttinLineupView {
  sides: number[];
  cards: string[];
  wanted: string[];
}

/** The table from one seat. `figures` are those of a card pack in use. `asked` is that one of the viewer's sides for which they answer now. */
export interface EttinView {
  game: string;
  edition: string;
  seat: number | null;
  age: number;
  phase: string;
  step: string;
  steps: string[];
  to_act: number[];
  asked: number | null;
  anchor: number;
  sides: EttinSideView[];
  pairs: EttinPairView[];
  lineups: EttinLineupView[];
  mercenaries: number[][];
  adventures: number[][];
  lost: string[];
  figures: Record<string, Record<string, unknown>>;
}

/** The options of Ettin; `text/*.ftl` explains each under `option-…`. `edition` names cards and terms. `nations` gives each seat its nation, else they `pick`. `secretive` seats hide their cards from their Ally too (R-128). The others are readings that the ledger leaves open, by default as ruled. */
export interface EttinOptions {
  edition: "en" | "fr";
  pick: "choose" | "random";
  nations: string[];
  odd: number | null;
  secretive: number[];
  payout: "card" | "draw";
  scout_adventure: boolean;
  must_target: boolean;
  early_retire: boolean;
  unopposed_wins: boolean;
  protected_always: boolean;
  must_attempt: boolean;
  place_later: boolean;
  troops_shield: boolean;
  vicious_deck: boolean;
  siege_needs_win: boolean;
  must_lose_souls: boolean;
  cities_double: boolean;
  pack: string;
  figures: Record<string, Record<string, unknown>>;
}

/** A city, landmark, stronghold, event, rune or monument on the table, and who has attacked it this round. */
export interface RuneAgeThing {
  card: string;
  kind: string;
  strength: number | null;
  exhausted: boolean;
  attacked_by: number[];
}

/** Copies of one card, and what the viewer pays for one; without a viewer its printed cost. */
export interface RuneAgePile {
  card: string;
  left: number;
  cost: number;
}

/** A player as the viewer sees them. `hand` is the viewer's own and else `None`; `known` are the cards of any hand that everybody knows to be there; `top` are the cards on top of the deck that the viewer knows, the top one first. `influence` is what the area could generate now, `gold` what hand and area could: of others it is not known. `buildings` are the strongholds and the monument that gold can still buy. */
export interface RuneAgeSeatView {
  seat: number;
  race: string;
  damage: number;
  out: boolean;
  hand_size: number;
  hand: string[] | null;
  used: string[] | null;
  known: string[];
  deck: number;
  top: (string | null)[];
  pile: string[];
  pile_used: string[];
  barracks: RuneAgePile[];
  buildings: RuneAgePile[];
  area: RuneAgeThing[];
  strongholds: RuneAgeThing[];
  monument: boolean | null;
  points: number;
  influence: number;
  gold: number | null;
}

/** A participant with its current strength. */
export interface RuneAgeFighter {
  card: string;
  strength: number;
  wounded: boolean;
  used: string[];
}

/** One side of a combat. `total` counts all that lasting abilities and auto-defense add so far. */
export interface RuneAgeArmy {
  seat: number | null;
  fighters: RuneAgeFighter[];
  total: number;
  passed: boolean;
}

/** What is being fought over: `target` is a card, or the race whose home realm is besieged. */
export interface RuneAgeCombat {
  target: string;
  realm: boolean;
  siege: boolean;
  attackers: RuneAgeArmy;
  defenders: RuneAgeArmy;
  losses: number;
}

/** The table from one seat. `stage` is that of the next event, 0 if there is none. `pack` is the card pack of this game as JSON, empty if there is none. */
export interface RuneAgeView {
  game: string;
  scenario: string;
  pack: string;
  seat: number | null;
  round: number;
  rounds: number;
  first: number;
  active: number;
  reversed: boolean;
  next_reversed: boolean;
  waiting: number[];
  to_act: number[];
  step: string;
  realm: number;
  shared_realm: boolean;
  objective: RuneAgeThing;
  centre: RuneAgeThing[];
  enemies: RuneAgeThing[];
  event: string | null;
  event_deck: number;
  stage: number;
  event_pile: string[];
  piles: RuneAgePile[];
  players: RuneAgeSeatView[];
  besieged: number[][];
  combat: RuneAgeCombat | null;
  ability: string | null;
  shown: (string | null)[];
  credit: number;
  outcome: string;
  winners: number[];
}

/** The options of Rune Age; `text/*.ftl` explains each under `option-…`. */
export interface RuneAgeOptions {
  scenario: "ascent" | "cataclysm" | "landmarks" | "monument" | "resurgence" | "resurgence-together" | "runewars";
  expansion: boolean;
  mercenaries: boolean;
  races: string[];
  neutrals: string[];
  mythic_leave: boolean;
  cards: Record<string, unknown>;
}

export interface Views {
  "ethnos": EthnosView;
  "ettin": EttinView;
  "rune-age": RuneAgeView;
}
