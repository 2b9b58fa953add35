import { tinctureOf, type Tincture } from "../../heraldry/tinctures";

/** The tincture of each region; those of the second edition are called after their colours. */
const REGIONS: Record<string, Tincture> = {
  althea: "green",
  duris: "purple",
  ithys: "orange",
  rhea: "red",
  straton: "blue",
  pelagon: "grey",
};

/** The tincture of a colour: yellow is gold. */
function tinctureOfColour(colour: string): Tincture {
  return tinctureOf(colour === "yellow" ? "gold" : colour);
}

export function regionTincture(region: string): Tincture {
  return REGIONS[region] ?? tinctureOfColour(region);
}

/** The colour of a region's cards. */
export function regionColour(region: string): string {
  return REGIONS[region] ?? region;
}

/** A card's kind and tincture; wild cards are sable. */
export function parts(card: string): { kind: string; tincture: Tincture; wild: boolean; colour: string } {
  const [kind = card, colour = ""] = card.split("-");
  return { kind, colour, tincture: tinctureOfColour(colour), wild: colour === "" };
}
