import charges from "virtual:charges";
import drawn from "virtual:charges/rune-age";
import type { RuneAgeView } from "../../lib/wire";
import type { Look } from "../boards";
import Board from "./Board.svelte";
import Guide from "./Guide.svelte";
import Hand from "./Hand.svelte";
import Seat from "./Seat.svelte";

Object.assign(charges, drawn);

const SHOWN = new Set(["attack", "besiege", "use", "spend", "exhaust", "buy", "play", "choose", "name"]);

export const look: Look = {
  Board,
  Hand,
  Seat,
  Guide,
  shows: (choice) => SHOWN.has(choice.verb),
  score: (view, seat) => ((view as RuneAgeView).scenario === "landmarks" ? points(view as RuneAgeView, seat) : null),
};

function points(view: RuneAgeView, seat: number): number {
  return view.players[seat]?.points ?? 0;
}
