import { t } from "../../lib/text.svelte";
import type { Scene } from "../../lib/table.svelte";
import type { EttinUnitView } from "../../lib/wire";
import type { Sign } from "./nations";

/** A card's figures in words: Strength 3, costs 2 Gold … */
export function figuresOf(scene: Scene, card: string): string {
  const info = scene.card(card);
  if (!info) return "";
  const order =
    info.kind === "adventure"
      ? ["difficulty", "gold", "strength", "vp"]
      : ["strength", "adventure", "cost", "sell", "vp"];
  const shown = order.filter((name) => name in info.figures || name === "strength" || name === "cost");
  return shown
    .filter((name) => info.kind !== "adventure" || name in info.figures)
    .map((name) => t(`ettin-figure-${name}`, { number: info.figures[name] ?? 0 }))
    .join(" · ");
}

/** A card at a place for readers: its name, its Strength, how it lies and what befalls it. */
export function unitLabel(scene: Scene, unit: EttinUnitView): string {
  if (unit.card === null) return t("ettin-facedown");
  const parts = [scene.name("card", unit.card), t("ettin-figure-strength", { number: strength(scene, unit.card) })];
  if (!unit.up) parts.push(t("ettin-facedown-known"));
  if (unit.sieged) parts.push(t("ettin-sieged"));
  if (unit.fate) parts.push(t(`ettin-fate-${unit.fate}`));
  return parts.join(", ");
}

export function strength(scene: Scene, card: string): number {
  return scene.card(card)?.figures["strength"] ?? 0;
}

/** How strong a place is, as far as one knows. */
export function scoreOf(place: { score: number; units: EttinUnitView[] }): string {
  return `${place.score}${place.units.some((unit) => unit.card === null) ? "+" : ""}`;
}

/** An ability on a card: its name, its number; a weakness is crossed. */
export function signText(scene: Scene, sign: Sign): string {
  const name = sign.name === "dragon" ? "✶" : scene.say(`ability-${sign.name}`);
  return `${sign.weak ? "✕ " : ""}${name} ${sign.number}`.trim();
}
