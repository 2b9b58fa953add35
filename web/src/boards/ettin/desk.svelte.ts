import type { Scene } from "../../lib/table.svelte";
import { settings } from "../../lib/settings.svelte";
import type { Choice } from "../../lib/wire";

/** What lies before the person: the card being read, the card carried to a place, whether it scouts. */
class Desk {
  read: string | null = $state(null);
  carried: string | null = $state(null);
  scouting = $state(false);
  /** Whether there is a hand, beside which cards are read. */
  docked = $state(false);
  /** The side whose front was brought forward, and the moment for which it was. */
  forward: { side: number; moment: string } | null = $state(null);
  /** The lane that fills the board, if the person chose it; -1: all four. */
  lane: { place: number; moment: string } | null = $state(null);

  /** Touch a card: it is read, and what it offers is chosen; at the second touch where turns end by themselves. */
  touch(scene: Scene, card: string, choice?: Choice): void {
    const again = this.read === card;
    this.read = card;
    if (choice && (settings.confirm || again)) void scene.choose(choice);
  }

  clear(): void {
    this.read = this.carried = this.forward = this.lane = null;
    this.scouting = false;
  }
}

export const desk = new Desk();
