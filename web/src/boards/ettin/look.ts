import charges from "virtual:charges";
import own from "virtual:charges/ettin";
import type { Look } from "../boards";
import Board from "./Board.svelte";
import Guide from "./Guide.svelte";
import Hand from "./Hand.svelte";
import Seat from "./Seat.svelte";

Object.assign(charges, own);

const SHOWN = new Set([
  "choose",
  "draft",
  "want",
  "recruit",
  "sell",
  "deploy",
  "scout",
  "spot",
  "target",
  "sacrifice",
  "recall",
  "besiege",
  "take",
  "build",
  "return-to-self",
  "return-to-ally",
  "gate-to-self",
  "gate-to-ally",
]);

export const look: Look = {
  Board,
  Hand,
  Seat,
  Guide,
  shows: (choice) => SHOWN.has(choice.verb),
  score: () => null,
};
