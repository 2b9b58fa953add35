import { ask, fresh, Refused, Unreachable, type With } from "./api";
import { Connection } from "./connection.svelte";
import { router } from "./route.svelte";
import { keepKey, keyOf, settings } from "./settings.svelte";
import type {
  CardInfo,
  Choice,
  Done,
  FromServer,
  Lesson,
  Look,
  Preview,
  Problem,
  Routes,
  Said,
  TableInfo,
  Told,
  Words,
} from "./wire";

type Route = keyof Routes;

/** What boards show, and let choose from: a table, or a step of its past. */
export interface Scene {
  readonly view: unknown;
  readonly me: number | null;
  readonly toAct: number[];
  readonly choices: Choice[];
  readonly staged: Choice[];
  /** All that has happened so far. */
  readonly events: Told[];
  names(): string[];
  name(domain: string, word: string): string;
  card(word: string): CardInfo | undefined;
  say(key: string): string;
  choose(choice: Choice): Promise<void>;
  attempt(choice: Choice): Promise<void>;
  unstage(index: number): Promise<void>;
}

/** One table as this browser sees it: the newest look, the turn that is being put together, and what can be done. */
export class Table implements Scene {
  info: TableInfo | null = $state.raw(null);
  look: Look | null = $state.raw(null);
  events: Told[] = $state.raw([]);
  said: Said[] = $state.raw([]);
  words: Words | null = $state.raw(null);
  /** Moves chosen and not yet sent, and what they would lead to. */
  staged: Choice[] = $state.raw([]);
  preview: Preview | null = $state.raw(null);
  busy = $state(false);
  /** What was last refused, and why. */
  refused: Problem | null = $state.raw(null);
  gone: Problem | null = $state.raw(null);
  host = $state(false);
  /** The number of the first event that is new. */
  news = $state(0);
  readonly connection: Connection;
  /** Counts the turns that were begun: what was asked of an earlier one is no answer any more. */
  private turns = 0;
  private sending = false;
  /** What happened in the newest change of what is shown, until it was seen to move; staged moves are seen once. */
  moved: Told[] = [];
  private foreseen = 0;
  /** Where the lesson stands, if this table is one. */
  lesson: Lesson | null = $state.raw(null);
  /** When the newest look came, by this browser's clock. */
  at = $state(0);

  constructor(readonly id: string) {
    this.connection = new Connection(
      id,
      () => ({ key: this.key, number: this.look?.number ?? 0, events: this.events.length }),
      (message) => this.hear(message),
    );
    void this.meet();
  }

  close(): void {
    this.connection.close();
  }

  get key(): string {
    return keyOf(this.id);
  }

  get me(): number | null {
    return this.look?.seat ?? null;
  }

  /** What to show: the table after the staged moves, or as it is. */
  get view(): unknown {
    return this.preview?.view ?? this.look?.view ?? null;
  }

  /** What I can choose now: all that is legal, or in a lesson what comes next in it. */
  get choices(): Choice[] {
    return this.wanted ? [this.wanted] : this.legal;
  }

  private get legal(): Choice[] {
    if (this.preview) return this.preview.uncertain ? [] : this.preview.moves;
    return this.look?.moves ?? [];
  }

  /** What the lesson would have me choose next. */
  get wanted(): Choice | null {
    const next = this.lesson?.left ? undefined : this.lesson?.moves[this.staged.length];
    return this.legal.find((choice) => choice.text === next) ?? null;
  }

  /** What happened last, of which nothing was seen before. */
  get fresh(): Told[] {
    return this.events.slice(this.news);
  }

  get step(): string {
    return this.preview ? this.preview.step : (this.look?.step ?? "");
  }

  get toAct(): number[] {
    return this.look?.to_act ?? [];
  }

  get asked(): boolean {
    return this.me !== null && !!this.look?.to_act.includes(this.me);
  }

  /** Whether the staged moves are a whole turn. */
  get ready(): boolean {
    return !!this.preview && (this.preview.uncertain || this.preview.moves.length === 0);
  }

  names(): string[] {
    return this.info?.seats.map((seat) => seat.name) ?? [];
  }

  /** The name for people of a word. */
  name(domain: string, word: string): string {
    return this.words?.words[domain]?.[word] ?? word;
  }

  /** What a card shows. */
  card(word: string): CardInfo | undefined {
    return this.words?.cards[word];
  }

  /** A message of the game that needs no arguments, or nothing. */
  say(key: string): string {
    return this.words?.messages[key] ?? "";
  }

  /** Ask the server something about this table. */
  ask<R extends Route>(route: R, given: With<R> = {}): Promise<Routes[R]["answers"]> {
    return ask(route, { ...given, at: { table: this.id, ...given.at }, key: this.key });
  }

  /** Find out who I am here, and learn the game's words in my language. */
  async meet(): Promise<void> {
    try {
      if (this.key) this.host = (await this.ask("GET /api/tables/{table}/me")).host;
      this.info = await this.ask("GET /api/tables/{table}");
      await this.learn();
      if (this.info.lesson && this.look) await this.study();
      if (this.info.policy.chat && this.key) this.said = (await this.ask("GET /api/tables/{table}/chat")).said;
      if (this.look) this.take(await this.ask("GET /api/tables/{table}/look"));
    } catch (error) {
      if (error instanceof Refused) this.gone = error.problem;
    }
  }

  async learn(): Promise<void> {
    if (!this.info) return;
    const { game, options } = this.info;
    this.words = await ask("POST /api/games/{game}/words", { at: { game }, body: { options } });
  }

  /** Speak the language of the settings. */
  async retell(): Promise<void> {
    this.drop();
    await this.meet();
    this.connection.check(true);
  }

  private hear(message: FromServer): void {
    if (message.type === "look") this.take(message.look);
    else if (message.type === "table") this.info = message.table;
    else if (message.type === "said") {
      if (!this.said.some((each) => each.number === message.said.number)) this.said = [...this.said, message.said];
    } else if (message.type === "problem") this.gone = message.problem;
  }

  private take(look: Look): void {
    if (this.look && look.number < this.look.number) return;
    const newer = look.number !== this.look?.number;
    const told = this.events.length;
    this.events = [...this.events.slice(0, look.since), ...look.events];
    if (newer) this.news = this.events.length > told ? told : this.events.length;
    if (newer) this.moved = this.fresh.slice(this.sending ? this.foreseen : 0);
    this.look = look;
    this.at = Date.now();
    if (newer) this.restage();
    if (newer && this.info?.lesson) void this.study();
  }

  private async study(): Promise<void> {
    this.lesson = await this.ask("GET /api/tables/{table}/lesson");
  }

  /** Look through what the others did since my last move. */
  async playBack(): Promise<void> {
    const { mine, steps } = await this.ask("GET /api/tables/{table}/replay");
    if (steps > mine) router.go(`/t/${this.id}/replay/${mine}`);
  }

  /** The table changed while a turn is put together: look whether it still can be. */
  private restage(): void {
    const staged = this.sending ? [] : this.staged;
    this.drop();
    if (staged.length > 0 && this.asked) void this.stage(staged).then(() => (this.refused = null));
  }

  // --- my turn ---------------------------------------------------------------------------------------------

  /** Forget the staged moves. */
  drop(): void {
    this.turns++;
    this.staged = [];
    this.preview = null;
  }

  /** Choose a move. Where the turn is whole and nothing is to be confirmed, it is sent. */
  async choose(choice: Choice): Promise<void> {
    if (this.busy) return;
    this.refused = null;
    if (await this.stage([...this.staged, choice])) {
      if (this.ready && !settings.confirm) await this.send();
    }
  }

  /** Put these moves in place of the staged ones; the answer is whether they all can be made. */
  async stage(moves: Choice[]): Promise<boolean> {
    if (moves.length === 0) {
      this.drop();
      return true;
    }
    const turn = this.turns;
    return await this.working(async () => {
      const texts = moves.map((each) => each.text);
      const found = await this.ask("POST /api/tables/{table}/preview", { body: { moves: texts } });
      if (this.turns !== turn) return false;
      if (found.made < moves.length) {
        this.refused = found.refused;
        return false;
      }
      const seen = moves.length > this.staged.length ? (this.preview?.events.length ?? 0) : found.events.length;
      this.moved = found.events.slice(seen);
      this.staged = moves;
      this.preview = found;
      return true;
    });
  }

  /** Try a move that is not offered: place it among the staged ones, or learn why it cannot be. */
  async attempt(choice: Choice): Promise<void> {
    for (let at = this.staged.length; at > 0 && this.staged[at - 1]?.verb === choice.verb; at--) {
      if (await this.stage([...this.staged.slice(0, at - 1), choice, ...this.staged.slice(at - 1)])) {
        this.refused = null;
        return;
      }
    }
    await this.stage([...this.staged, choice]);
  }

  /** Take one staged move out. Where the others cannot stand without it, they go too. */
  async unstage(index: number): Promise<void> {
    const rest = this.staged.filter((_, at) => at !== index);
    if (!(await this.stage(rest))) await this.stage(this.staged.slice(0, index));
    this.refused = null;
  }

  /** Make the staged moves. Asked again and again until the server answers, they are made once. */
  async send(): Promise<void> {
    if (!this.look || this.staged.length === 0) return;
    const body = { number: this.look.number, moves: this.staged.map((each) => each.text), key: fresh() };
    await this.working(async () => {
      this.sending = true;
      this.foreseen = this.preview?.events.length ?? 0;
      this.settle(await this.surely(() => this.ask("POST /api/tables/{table}/moves", { body })));
      return true;
    });
    this.sending = false;
  }

  /** Take back: the last staged move, else the last one made. */
  async undo(): Promise<void> {
    if (this.staged.length > 0) await this.stage(this.staged.slice(0, -1));
    else if (this.look) {
      const body = { number: this.look.number, key: fresh() };
      await this.working(async () => {
        this.settle(await this.surely(() => this.ask("POST /api/tables/{table}/undo", { body })));
        return true;
      });
    }
  }

  /** Ask the others to end the game, or answer what they ask. */
  async end(): Promise<void> {
    const body = { key: fresh() };
    await this.working(async () => {
      this.settle(await this.ask("POST /api/tables/{table}/end", { body }));
      return true;
    });
  }

  async answer(id: number, yes: boolean): Promise<void> {
    const body = { yes, key: fresh() };
    await this.working(async () => {
      this.settle(await this.ask("POST /api/tables/{table}/asks/{ask}", { at: { ask: id }, body }));
      return true;
    });
  }

  async talk(text: string): Promise<void> {
    const said = await this.ask("POST /api/tables/{table}/chat", { body: { text } });
    this.hear({ type: "said", said });
  }

  private settle(done: Done): void {
    this.info = done.table;
    this.drop();
    this.take(done.look);
    this.refused = done.refused;
  }

  /** Ask until there is an answer. */
  private async surely<T>(question: () => Promise<T>): Promise<T> {
    for (let wait = 500; ; wait = Math.min(wait * 2, 5_000)) {
      try {
        return await question();
      } catch (error) {
        if (!(error instanceof Unreachable) || this.connection.state === "closed") throw error;
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
  }

  private async working(work: () => Promise<boolean>): Promise<boolean> {
    this.busy = true;
    try {
      return await work();
    } catch (error) {
      if (error instanceof Refused) {
        this.refused = error.problem;
        if (error.problem.look) this.take(error.problem.look);
      } else if (!(error instanceof Unreachable)) throw error;
      return false;
    } finally {
      this.busy = false;
    }
  }
}

/** Sit down at a table: keep the key. */
export function sitAt(seated: { table: TableInfo; key: string }): string {
  keepKey(seated.table.id, seated.key);
  return `/t/${seated.table.id}`;
}
