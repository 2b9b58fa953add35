import type { Component } from "svelte";
import type { Scene } from "../lib/table.svelte";
import type { Choice } from "../lib/wire";

/** What a board, a hand or a seat is drawn from. */
export interface BoardProps {
  scene: Scene;
}

export interface SeatProps extends BoardProps {
  seat: number;
}

/** How a game looks. What `shows` says is on the board or in the hand; other choices become buttons. */
export interface Look {
  Board: Component<BoardProps>;
  Hand: Component<BoardProps> | null;
  Seat: Component<SeatProps> | null;
  shows: (choice: Choice) => boolean;
  /** What its pieces are and do, for newcomers; without one the game's own legend is shown. */
  Guide: Component<BoardProps> | null;
  score: (view: unknown, seat: number) => number | null;
  /** Sides that nobody sits at; the game's message `side-N` names them. */
  others?: (view: unknown) => number[];
}

const LOOKS: Record<string, () => Promise<{ look: Look }>> = {
  ethnos: () => import("./ethnos/look"),
  "rune-age": () => import("./rune-age/look"),
  ettin: () => import("./ettin/look"),
};

/** The look of a game; games without one of their own get the general one. */
export async function lookOf(game: string): Promise<Look> {
  return (await (LOOKS[game] ?? (() => import("./generic/look")))()).look;
}
