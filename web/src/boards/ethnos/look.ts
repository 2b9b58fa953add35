import type { EthnosView } from "../../lib/wire";
import type { Look } from "../boards";
import Board from "./Board.svelte";
import Guide from "./Guide.svelte";
import Hand from "./Hand.svelte";
import Seat from "./Seat.svelte";

const SHOWN = new Set(["draw", "take", "lead", "add", "keep", "place", "feed", "appoint", "send", "drop"]);

export const look: Look = {
  Board,
  Hand,
  Seat,
  Guide,
  shows: (choice) => SHOWN.has(choice.verb),
  others: (view) => {
    const solo = (view as EthnosView).solo;
    return solo ? [solo.side] : [];
  },
  score: (view, seat) => (view as EthnosView).players[seat]?.score ?? null,
};
