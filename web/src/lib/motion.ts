import { moving, settings } from "./settings.svelte";
import type { Told } from "./wire";

/** Where the pieces lay before the table changed. */
interface Snapshot {
  pieces: Map<string, { at: DOMRect; copy: HTMLElement }>;
}

const LONGEST = 2_400;
const FAR = 6;

function slow(): boolean {
  return settings.pace === "slow" || settings.pace === "steps";
}

function named(): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  const count = new Map<string, number>();
  for (const element of document.querySelectorAll<HTMLElement>("[data-piece]")) {
    const name = element.dataset["piece"]!;
    const n = count.get(name) ?? 0;
    count.set(name, n + 1);
    if (element.offsetParent) found.set(`${name}#${n}`, element);
  }
  return found;
}

/** Remember where every piece lies; call it before the page changes. */
export function before(): Snapshot | null {
  if (!moving()) return null;
  const pieces = new Map<string, { at: DOMRect; copy: HTMLElement }>();
  for (const [name, element] of named()) {
    pieces.set(name, { at: element.getBoundingClientRect(), copy: element.cloneNode(true) as HTMLElement });
  }
  return { pieces };
}

/** Move every piece from where it was to where it is; call it when the page has changed. */
export function after(old: Snapshot | null, news: Told[]): void {
  if (!old || !moving()) return;
  const duration = slow() ? 700 : 280;
  const beat = Math.min(slow() ? 500 : 130, LONGEST / Math.max(1, news.length));
  const now = named();
  for (const [name, element] of now) {
    const at = element.getBoundingClientRect();
    const was = old.pieces.get(name)?.at;
    const told = news.findIndex((each) => mentions(each, name));
    if (was) glide(element, was, at, duration, 0);
    else if (told >= 0) glide(element, anchor(news[told]!, name) ?? at, at, duration, told * beat);
  }
  for (const [name, { at, copy }] of old.pieces) {
    const told = news.findIndex((each) => mentions(each, name) && each.args["seat"] !== undefined);
    if (!now.has(name) && told >= 0) ghost(copy, at, place(`seat-${news[told]!.args["seat"]}`), duration, told * beat);
  }
  news.forEach((told, i) => {
    hop(told, duration, i * beat);
    leave(told, duration, i * beat);
  });
}

/** A copy of a card leaves its pile for whoever bought or gained it. */
function leave(told: Told, duration: number, delay: number): void {
  if (!/^(bought|gained)$/.test(told.kind)) return;
  const pile = document.querySelector<HTMLElement>(`[data-at="pile-${CSS.escape(String(told.args["card"]))}"]`);
  if (!pile?.offsetParent) return;
  const to = place(`seat-${told.args["seat"]}`);
  ghost(pile.cloneNode(true) as HTMLElement, pile.getBoundingClientRect(), to, duration, delay);
}

function mentions(told: Told, piece: string): boolean {
  const name = piece.slice(0, piece.lastIndexOf("#"));
  return Object.values(told.args).some((value) => (Array.isArray(value) ? value.includes(name) : value === name));
}

/** Where something is: a place that is shown, else the tab behind which it is. */
function place(name: string): DOMRect | null {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-at="${CSS.escape(name)}"], [data-at="seats"]`)) {
    const shown = element.offsetParent !== null;
    if (shown && (element.dataset["at"] === name || name.startsWith("seat-"))) return element.getBoundingClientRect();
  }
  return null;
}

function anchor(told: Told, piece: string): DOMRect | null {
  const drawn = piece && /^(drew|dealt|revealed)/.test(told.kind);
  if (drawn || told.args["seat"] === undefined) return place("deck");
  return place(`seat-${told.args["seat"]}`);
}

function glide(element: HTMLElement, from: DOMRect, to: DOMRect, duration: number, delay: number): void {
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  if (Math.abs(dx) + Math.abs(dy) < FAR) return;
  const start = { transform: `translate(${dx}px, ${dy}px)`, zIndex: 5 };
  element.animate([start, { transform: "translate(0, 0)", zIndex: 5 }], {
    duration,
    delay,
    fill: "backwards",
    easing: "ease-in-out",
  });
}

/** A copy of a piece that is gone flies to where it went. */
function ghost(copy: HTMLElement, from: DOMRect, to: DOMRect | null, duration: number, delay: number): void {
  if (!to) return;
  copy.classList.add("ghost");
  copy.removeAttribute("data-piece");
  copy.inert = true;
  copy.setAttribute("aria-hidden", "true");
  Object.assign(copy.style, { left: `${from.x}px`, top: `${from.y}px`, width: `${from.width}px` });
  copy.style.setProperty("--card", `${from.width}px`);
  document.body.append(copy);
  const shift = `translate(${to.x + to.width / 2 - from.x - from.width / 2}px, ${to.y + to.height / 2 - from.y - from.height / 2}px)`;
  const frames = [
    { transform: "none", opacity: 1 },
    { transform: `${shift} scale(0.5)`, opacity: 0.7 },
  ];
  copy.animate(frames, { duration: duration * 1.3, delay, easing: "ease-in-out", fill: "both" }).onfinish = () =>
    copy.remove();
}

/** Something that a player does at a place of the board: a spark flies there from the player. */
function hop(told: Told, duration: number, delay: number): void {
  const seat = told.args["seat"];
  if (seat === undefined || seat === null) return;
  const spot = Object.entries(told.args).find(
    ([name, word]) => name !== "seat" && name !== "card" && place(`${name}-${word}`),
  );
  const from = place(`seat-${seat}`);
  if (!spot || !from) return;
  const peg = document.querySelector<SVGElement>(`[data-peg="${seat}"]`)?.cloneNode(true) as HTMLElement | undefined;
  if (!peg) return;
  const box = document.createElement("span");
  box.append(peg);
  ghost(box, new DOMRect(from.x, from.y, 26, 26), place(`${spot[0]}-${spot[1]}`), duration * 1.4, delay);
}
