import type { Look } from "../boards";
import Board from "./Board.svelte";

export const look: Look = { Board, Hand: null, Seat: null, Guide: null, shows: () => false, score: () => null };
