import type { EttinPairView, EttinSideView, EttinView, Told } from "../../lib/wire";

export const PLACES = ["far", "middle", "near", "adventure"] as const;
const PLACED = new Set(["aim", "siege", "spoil", "attempt", "sacrifice"]);

/** Two Enemies face to face: `own` lies at the bottom of the board. */
export interface Front {
  pair: number;
  own: EttinSideView;
  enemy: EttinSideView;
  view: EttinPairView;
}

/** The front of a side. */
export function frontOf(view: EttinView, side: number): Front {
  const pair = Math.max(
    0,
    view.pairs.findIndex((each) => each.sides.includes(side)),
  );
  const own = view.sides[side]!;
  return { pair, own, enemy: view.sides[own.enemy]!, view: view.pairs[pair]! };
}

/** The side in front: that which I am asked about, else my first one, else the first at the table. */
export function foremost(view: EttinView, me: number | null): number {
  return view.asked ?? view.sides.find((each) => each.seat === me)?.side ?? 0;
}

/** The sides whose fronts lie behind: mine, then my Ally's, then one of each other pair. */
export function others(view: EttinView, shown: number, me: number | null): number[] {
  const mine = view.sides.filter((each) => each.seat === me);
  const first = [...mine.map((each) => each.side), ...mine.flatMap((each) => (each.ally === null ? [] : [each.ally]))];
  const wanted = [...first, ...view.pairs.map((pair) => pair.sides[0]!)];
  const seen = new Set([pairOf(view, shown)]);
  return wanted.filter((side) => {
    const pair = pairOf(view, side);
    if (seen.has(pair)) return false;
    seen.add(pair);
    return true;
  });
}

export function pairOf(view: EttinView, side: number): number {
  return view.pairs.findIndex((pair) => pair.sides.includes(side));
}

/** The place of a battle, the Adventure or Spoils underway on a front; null while all places are looked at. */
export function underway(view: EttinView, front: Front, step: string): number | null {
  const asks = view.phase === "war" ? (view.steps[front.pair] ?? step) : "";
  if (asks === "attempt" || asks === "sacrifice") return 3;
  return PLACED.has(asks) ? PLACES.indexOf(front.view.place as (typeof PLACES)[number]) : null;
}

export type Outcome = "unfought" | "won" | "lost" | "tie" | "no-battle";

/** How a battle ended, seen from the bottom of the board. */
export function outcome(front: Front, place: number): Outcome {
  const said = front.view.outcomes[place] ?? "unfought";
  if (said !== "first-won" && said !== "second-won") return said as Outcome;
  return (said === "first-won") === (front.view.sides[0] === front.own.side) ? "won" : "lost";
}

export interface Fought {
  age: number;
  place: string;
  /** Battle Scores: of the own side, of the Enemy; none where nobody counted. */
  own: number | null;
  enemy: number | null;
  result: Outcome;
}

/** The battles of a front in the newest War of which anything is told. */
export function fought(events: Told[], view: EttinView, front: Front): Fought[] {
  const [own, enemy] = [front.own.nation, front.enemy.nation];
  const alike = view.pairs.filter((pair) => {
    const nations = pair.sides.map((side) => view.sides[side]!.nation);
    return nations.includes(own) && nations.includes(enemy);
  });
  if (alike.length !== 1) return [];
  let found: Fought[] = [];
  let [age, ended] = [0, false];
  for (const told of events) {
    const { kind, args } = told;
    if (kind === "age-began") age = Number(args["age"]);
    if (kind === "war-won" || kind === "war-tied") ended = true;
    const both = new Set([args["nation"], args["other"]]);
    if (kind === "battle" && both.has(own) && both.has(enemy)) {
      if (ended) found = [];
      ended = false;
      found.push({ age, place: String(args["place"]), own: null, enemy: null, result: "unfought" });
    }
    const last = found.at(-1);
    if (!last || ended) continue;
    const mine = args["nation"] === own && Number(args["seat"]) === front.own.seat;
    const theirs = args["nation"] === enemy && Number(args["seat"]) === front.enemy.seat;
    if (kind === "scored" && mine) last.own = Number(args["total"]);
    if (kind === "scored" && theirs) last.enemy = Number(args["total"]);
    if (kind === "battle-won" && (mine || theirs)) last.result = mine ? "won" : "lost";
    if (kind === "battle-tied" && both.has(own) && both.has(enemy)) last.result = "tie";
    if (kind === "not-fought" && both.has(own) && both.has(enemy)) last.result = "no-battle";
  }
  return found;
}
