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

/** Outlines of shields, in a box of 100 by 120. */
export const SHAPES = {
  heater: "M4 4H96V58C96 88 70 106 50 116 30 106 4 88 4 58Z",
  kite: "M50 3C68 3 88 10 96 24 94 58 74 98 50 117 26 98 6 58 4 24 12 10 32 3 50 3Z",
  round: "M50 12a48 48 0 1 1-.01 0Z",
  square: "M4 8H96V96C96 106 90 112 80 112H20C10 112 4 106 4 96Z",
  ogee: "M50 3C60 14 78 14 96 8 92 30 98 48 94 68 88 92 66 104 50 117 34 104 12 92 6 68 2 48 8 30 4 8 22 14 40 14 50 3Z",
  notched: "M4 6H36C36 18 44 22 50 22 56 22 64 18 64 6H96V62C96 88 72 102 50 116 28 102 4 88 4 62Z",
  jagged: "M4 14L20 4 35 14 50 4 65 14 80 4 96 14V70L84 94 50 117 16 94 4 70Z",
  tower: "M4 4H22V16H40V4H60V16H78V4H96V112H4Z",
  lozenge: "M50 2L98 58 50 118 2 58Z",
  scroll: "M12 6H88C96 6 96 18 88 18V102C96 102 96 114 88 114H12C4 114 4 102 12 102V18C4 18 4 6 12 6Z",
} as const;
export type Shape = keyof typeof SHAPES;

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
