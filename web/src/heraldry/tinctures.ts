/** A tincture has a colour, the engravers' hatching, and the colour of a charge upon it. */
export const TINCTURES = ["red", "blue", "green", "purple", "black", "gold", "orange", "white", "grey"] as const;
export type Tincture = (typeof TINCTURES)[number];

export function tinctureOf(word: string | undefined): Tincture {
  return (TINCTURES as readonly string[]).includes(word ?? "") ? (word as Tincture) : "black";
}

/** The lines of each hatching, in a square of eight. */
export const HATCHINGS: Record<Tincture, string> = {
  red: "M2 0V8M6 0V8",
  blue: "M0 2H8M0 6H8",
  green: "M0 0L8 8M-4 0L4 8M4 0L12 8",
  purple: "M8 0L0 8M4 0L-4 8M12 0L4 8",
  black: "M0 2H8M0 6H8M2 0V8M6 0V8",
  gold: "M1.5 2h1M5.5 6h1",
  orange: "M0 4H8M0 0L8 8M-4 0L4 8M4 0L12 8",
  white: "",
  grey: "M2 1v2M1 2h2M6 5v2M5 6h2",
};

/** The banners of the players: a colour, a sign, a letter. */
export const BANNERS = [
  { tone: "ochre", sign: "M8 2 14 13H2Z" },
  { tone: "teal", sign: "M3 3H13V13H3Z" },
  { tone: "rose", sign: "M8 2.2a5.8 5.8 0 1 1-.01 0Z" },
  { tone: "moss", sign: "M8 1.2 14.4 8 8 14.8 1.6 8Z" },
  { tone: "iris", sign: "M8 1 10 6l5.200.1-4.200 3.300L12.600 15 8 11.800 3.400 15 5 9.400.800 6.100 6 6Z" },
  { tone: "clay", sign: "M2 3H14L8 14Z" },
  { tone: "slate", sign: "M6 2h4v4h4v4h-4v4H6v-4H2V6h4Z" },
  { tone: "plum", sign: "M11 2a6.500 6.500 0 1 0 3 9A5.500 5.500 0 0 1 11 2Z" },
] as const;

export function letter(seat: number): string {
  return String.fromCharCode(65 + seat);
}
