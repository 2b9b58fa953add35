import type { Tincture } from "../heraldry/tinctures";

/** The lid of a game's box. */
export function boxes(game: string): { charge: string; tincture: Tincture } {
  const known: Record<string, { charge: string; tincture: Tincture }> = {
    ethnos: { charge: "ethnos", tincture: "blue" },
    ettin: { charge: "ettin", tincture: "red" },
    "rune-age": { charge: "rune-age", tincture: "purple" },
  };
  return known[game] ?? { charge: "game", tincture: "black" };
}
