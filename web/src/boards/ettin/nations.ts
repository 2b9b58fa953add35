import charges from "virtual:charges";
import type { Shape, Tincture } from "../../heraldry/tinctures";
import type { CardInfo } from "../../lib/wire";

/** The arms of a nation: a tincture, a shield of its own outline; its charge is drawn under its own name. */
export interface Arms {
  tincture: Tincture;
  shape: Shape;
  charge: string;
}

const NATIONS: Record<string, [Tincture, Shape]> = {
  orcs: ["red", "jagged"],
  daemons: ["purple", "notched"],
  cannites: ["orange", "kite"],
  dommorians: ["grey", "tower"],
  dwarves: ["gold", "square"],
  elves: ["green", "ogee"],
  joymore: ["blue", "heater"],
  risen: ["white", "lozenge"],
  mercenaries: ["black", "round"],
};

export function armsOf(nation: string | null | undefined): Arms {
  const [tincture, shape] = NATIONS[nation ?? ""] ?? ["black", "scroll"];
  return { tincture, shape, charge: nation && NATIONS[nation] ? `ettin/${nation}` : "ettin/adventure" };
}

/** The drawing on a card: of its own, whichever copy it is; else its nation's. */
export function drawingOf(card: string, nation: string | undefined): string {
  const own = `ettin/${card.replace(/-\d+$/, "")}`;
  return own in charges ? own : armsOf(nation).charge;
}

export const NATION_WORDS = Object.keys(NATIONS).slice(0, 8);

/** An ability as a card shows it: `bounty 3` is the sign `bounty` with a number, `weak-magic` a weakness. */
export interface Sign {
  key: string;
  charge: string;
  name: string;
  number: string;
  weak: boolean;
}

export function signs(info: CardInfo | undefined): Sign[] {
  return Object.keys(info?.abilities ?? {}).map((key) => {
    const [word = "", number = ""] = key.split(" ");
    const name = word.replace(/^weak-/, "");
    return { key, charge: `ettin/${name}`, name, number, weak: name !== word };
  });
}
