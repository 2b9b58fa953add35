import type { Shape, Tincture } from "../../heraldry/tinctures";
import { wish } from "../../lib/scene";
import { t } from "../../lib/text.svelte";
import type { Scene } from "../../lib/table.svelte";
import type { CardInfo, Choice, RuneAgeView } from "../../lib/wire";
import drawn from "virtual:charges/rune-age";

/** The arms of each race: a tincture and a shield of its own shape. */
const RACES: Record<string, { tincture: Tincture; shape: Shape }> = {
  daqan: { tincture: "blue", shape: "heater" },
  waiqar: { tincture: "purple", shape: "notched" },
  latari: { tincture: "green", shape: "kite" },
  uthuk: { tincture: "red", shape: "jagged" },
  dunwarr: { tincture: "grey", shape: "square" },
  orcs: { tincture: "orange", shape: "ogee" },
  neutral: { tincture: "white", shape: "round" },
  mercenary: { tincture: "black", shape: "round" },
};

const KINDS: Record<string, { tincture: Tincture; shape: Shape }> = {
  gold: { tincture: "gold", shape: "round" },
  city: { tincture: "gold", shape: "tower" },
  landmark: { tincture: "green", shape: "tower" },
  objective: { tincture: "red", shape: "ogee" },
  enemy: { tincture: "black", shape: "jagged" },
  instant: { tincture: "white", shape: "scroll" },
  lasting: { tincture: "orange", shape: "scroll" },
  rune: { tincture: "blue", shape: "lozenge" },
};

export const NOTHING: CardInfo = { kind: "", side: "", figures: {}, lines: [], house: [], abilities: {} };

/** The drawing with that name among those of this game. */
export function sign(name: string): string {
  return `rune-age/${name}`;
}

export function armsOf(race: string): { tincture: Tincture; shape: Shape; charge: string } {
  return { ...(RACES[race] ?? { tincture: "black", shape: "heater" }), charge: sign(race) };
}

export function infoOf(scene: Scene, card: string): CardInfo {
  return scene.card(card) ?? NOTHING;
}

/** The arms of a card. A card that nobody has drawn shows its side or its kind. */
export function faceOf(scene: Scene, card: string): { tincture: Tincture; shape: Shape; charge: string } {
  const info = infoOf(scene, card);
  const arms = RACES[info.side] ?? KINDS[info.kind] ?? { tincture: "black" as const, shape: "heater" as const };
  const shape = info.kind === "stronghold" || info.kind === "monument" ? "tower" : arms.shape;
  const charge = [card, info.kind, info.side].find((each) => sign(each) in drawn) ?? "unit";
  return { tincture: arms.tincture, shape, charge: sign(charge) };
}

/** When the abilities of a card are used, in a word each. */
export function timingsOf(info: CardInfo): string[] {
  return Object.keys(info.abilities);
}

const TOLD = ["strength", "defense", "attrition", "gold", "influence", "points"];

/** A card for readers: its name and what its face shows. */
export function told(scene: Scene, card: string, more: string[] = []): string {
  return [scene.name("card", card), ...shown(scene, card, more)].join(", ");
}

/** What the face of a card shows, in words. */
export function shown(scene: Scene, card: string, more: string[] = []): string[] {
  const info = infoOf(scene, card);
  const figures = TOLD.filter((each) => info.figures[each] !== undefined).map((each) =>
    t(`rune-${each}`, { n: info.figures[each]! }),
  );
  const when = timingsOf(info).map((each) => t(`rune-when-${each}`));
  return [scene.say(`kind-${info.kind}`), ...more, ...figures, ...when];
}

/** The choices that are about this card, with one of these verbs. */
export function offers(scene: Scene, card: string, verbs: string[]): Choice[] {
  return scene.choices.filter((each) => verbs.includes(each.verb) && Object.values(each.args).includes(card));
}

/** Moves that are not offered, to learn why; nothing while I am not asked. */
export function wishes(scene: Scene, card: string, ...verbs: string[]): Choice[] {
  if (scene.me === null || !scene.toAct.includes(scene.me)) return [];
  return verbs.map((verb) => ({ ...wish(verb, { card }), label: t(`rune-why-${verb}`) }));
}

export function viewOf(scene: Scene): RuneAgeView {
  return scene.view as RuneAgeView;
}

/** What I am asked to choose from a tray, rather than where things lie. */
export const ASKED = ["played", "resolution", "aftermath", "rolled", "losses", "pick", "who", "shown", "look", "order"];

/** Cards alike, with their number. */
export function counted(cards: string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found];
}
