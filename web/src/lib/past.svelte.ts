import type { Scene, Table } from "./table.svelte";
import type { CardInfo, Choice, Replay, ReplayStep, Told } from "./wire";

/** A step of a table's past: a scene in which nothing can be chosen. */
export class Past implements Scene {
  replay: Replay | null = $state.raw(null);
  shown: ReplayStep | null = $state.raw(null);
  /** From where it is seen: a seat, `spectator`, `open` for all hands; nothing: as I saw it. */
  from = $state("");
  /** With open hands, the seat whose hand lies in front. */
  front = $state(0);
  told: Told[] = [];
  /** The number of the table's look when the steps were counted. */
  private number = -1;
  readonly choices: Choice[] = [];
  readonly staged: Choice[] = [];

  constructor(private readonly table: Table) {}

  get view(): unknown {
    if (this.shown?.views) return this.shown.views[this.front] ?? this.shown.look.view;
    return this.shown?.look.view ?? null;
  }

  get me(): number | null {
    return this.shown?.views ? this.front : (this.shown?.look.seat ?? null);
  }

  get events(): Told[] {
    return this.shown?.look.events ?? [];
  }

  get toAct(): number[] {
    return this.shown?.look.to_act ?? [];
  }

  get step(): number {
    return this.shown?.step ?? 0;
  }

  /** The sentence of what happened in this step. */
  get sentence(): string {
    return this.told.map((told) => told.text).join(" ");
  }

  /** Show a step. */
  async turnTo(step: number, from: string): Promise<void> {
    const query: Record<string, string> = from ? { seat: from } : {};
    if (!this.replay || from !== this.from || this.number !== this.table.look?.number) {
      this.number = this.table.look?.number ?? 0;
      this.replay = await this.table.ask("GET /api/tables/{table}/replay", { query });
      this.from = from;
    }
    const at = { step: Math.min(step, this.replay.steps) };
    const shown = await this.table.ask("GET /api/tables/{table}/replay/{step}", { at, query });
    const seen = this.shown && shown.step > this.shown.step ? this.shown.look.events.length : 0;
    this.told = seen > 0 ? shown.look.events.slice(seen) : shown.look.events.slice(-1);
    this.shown = shown;
  }

  names(): string[] {
    return this.table.names();
  }

  name(domain: string, word: string): string {
    return this.table.name(domain, word);
  }

  card(word: string): CardInfo | undefined {
    return this.table.card(word);
  }

  say(key: string): string {
    return this.table.say(key);
  }

  async choose(): Promise<void> {}

  async attempt(): Promise<void> {}

  async unstage(): Promise<void> {}
}
