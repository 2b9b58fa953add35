import type { Lang } from "./wire";

/** How this person likes it; kept in this browser. */
export interface Settings {
  lang: Lang;
  name: string;
  theme: "auto" | "dark" | "light";
  /** `steps`: what others did is looked through step by step. */
  pace: "steps" | "slow" | "normal" | "instant";
  confirm: boolean;
  /** Single keys do things at the table. */
  keys: boolean;
  /** No chat at any table. */
  muted: boolean;
  /** The kind of bot that one usually plays against. */
  bot: string;
}

const PLACE = "tablewright.settings";

function kept<T>(place: string, fallback: T): T {
  try {
    return { ...fallback, ...JSON.parse(localStorage.getItem(place) ?? "{}") };
  } catch {
    return fallback;
  }
}

export const settings: Settings = $state(
  kept<Settings>(PLACE, {
    lang: navigator.language.startsWith("fr") ? "fr" : "en",
    name: "",
    theme: "auto",
    pace: "normal",
    confirm: true,
    keys: true,
    muted: false,
    bot: "steady",
  }),
);

/** Keep the settings and let the page follow them; call it within an effect. */
export function follow(): void {
  localStorage.setItem(PLACE, JSON.stringify(settings));
  document.documentElement.lang = settings.lang;
  document.documentElement.dataset.theme = settings.theme;
}

/** Whether things should move at all. */
export function moving(): boolean {
  return settings.pace !== "instant" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

const KEYS = "tablewright.seats";

/** The secret of my seat at a table. */
export function keyOf(table: string): string {
  return kept<Record<string, string>>(KEYS, {})[table] ?? "";
}

/** All my seats. */
export function allKeys(): string[] {
  return Object.values(kept<Record<string, string>>(KEYS, {}));
}

export function keepKey(table: string, key: string): void {
  localStorage.setItem(KEYS, JSON.stringify({ ...kept<Record<string, string>>(KEYS, {}), [table]: key }));
}
