import { tinctureOf, type Tincture } from "../../heraldry/tinctures";

/** The tincture of each region. */
const REGIONS: Record<string, Tincture> = {
  althea: "green",
  duris: "purple",
  ithys: "orange",
  rhea: "red",
  straton: "blue",
  pelagon: "grey",
};

export function regionTincture(region: string): Tincture {
  return REGIONS[region] ?? "white";
}

/** A card's kind and tincture; wild cards are sable. */
export function parts(card: string): { kind: string; tincture: Tincture; wild: boolean; colour: string } {
  const [kind = card, colour = ""] = card.split("-");
  return { kind, colour, tincture: tinctureOf(colour), wild: colour === "" };
}

/** The region of a colour, by its letter on cards. */
export function regionOf(colour: string): string {
  return Object.keys(REGIONS).find((region) => REGIONS[region] === colour) ?? "";
}
