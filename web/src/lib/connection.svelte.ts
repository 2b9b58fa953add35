import { settings } from "./settings.svelte";
import type { FromClient, FromServer } from "./wire";

const EVERY = 5_000;
const LOST = 12_000;
const WAITS = [300, 1_000, 2_000, 4_000, 8_000];

/** The live connection to a table. It comes back by itself, and asks for what it missed. */
export class Connection {
  /** `sync`: what is shown is what is. */
  state: "sync" | "joining" | "offline" | "closed" = $state("joining");
  private socket: WebSocket | null = null;
  private failures = 0;
  private heard = 0;
  private timer = 0;
  private readonly clock: number;
  private readonly wake = (): void => {
    if (document.visibilityState === "visible") this.check(true);
  };
  private readonly lost = (): void => this.drop();

  constructor(
    private readonly table: string,
    private readonly hello: () => { key: string; number: number; events: number },
    private readonly hear: (message: FromServer) => void,
  ) {
    this.clock = window.setInterval(() => this.check(false), EVERY);
    for (const event of ["focus", "online", "pageshow"]) addEventListener(event, this.wake);
    document.addEventListener("visibilitychange", this.wake);
    addEventListener("offline", this.lost);
    this.open();
  }

  close(): void {
    this.state = "closed";
    clearInterval(this.clock);
    clearTimeout(this.timer);
    for (const event of ["focus", "online", "pageshow"]) removeEventListener(event, this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    removeEventListener("offline", this.lost);
    this.socket?.close();
  }

  /** Ask whether anything was missed; open the connection where there is none. */
  check(now: boolean): void {
    if (this.state === "closed") return;
    if (this.socket?.readyState === WebSocket.OPEN) {
      if (this.heard && Date.now() - this.heard > LOST) this.drop();
      else this.say({ type: "ping", number: this.hello().number, events: this.hello().events });
    } else if (now && this.socket?.readyState !== WebSocket.CONNECTING) {
      clearTimeout(this.timer);
      this.open();
    }
  }

  private say(message: FromClient): void {
    this.socket?.send(JSON.stringify(message));
  }

  private open(): void {
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/tables/${this.table}/live`);
    this.socket = socket;
    socket.onopen = () => {
      const { key, number, events } = this.hello();
      this.say({ type: "hello", key: key || null, lang: settings.lang, number, events });
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.socket) return;
      this.heard = Date.now();
      this.failures = 0;
      this.state = "sync";
      this.hear(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = (event) => {
      if (socket !== this.socket) return;
      if (event.code === 4400) this.close();
      else this.drop();
    };
  }

  private drop(): void {
    if (this.state === "closed") return;
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.heard = 0;
    this.state = "offline";
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.open(), WAITS[Math.min(this.failures++, WAITS.length - 1)]);
  }
}
