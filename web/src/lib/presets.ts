import type { Policy } from "./wire";

/** How somebody likes to play a game: who sits where, the game's options, how the table is run. */
export interface Preset {
  chairs: string[];
  options: Record<string, unknown>;
  policy: Policy;
}

const PLACE = "tablewright.presets";

/** The presets of a game by name; the one without a name is what was chosen last. */
export function presets(game: string): Record<string, Preset> {
  try {
    return JSON.parse(localStorage.getItem(`${PLACE}.${game}`) ?? "{}") as Record<string, Preset>;
  } catch {
    return {};
  }
}

/** Keep a preset, or with nothing forget it; the answer is what is kept now. */
export function keep(game: string, name: string, preset: Preset | null): Record<string, Preset> {
  const others = Object.entries(presets(game)).filter(([each]) => each !== name);
  const kept = Object.fromEntries(preset ? [...others, [name, preset] as const] : others);
  localStorage.setItem(`${PLACE}.${game}`, JSON.stringify(kept));
  return kept;
}
