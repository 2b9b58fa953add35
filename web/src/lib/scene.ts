import type { Choice } from "./wire";
import type { Scene } from "./table.svelte";

/** The choice with this verb and, if given, this word among its arguments. */
export function offer(scene: Scene, verb: string | string[], word?: string): Choice | undefined {
  const verbs = Array.isArray(verb) ? verb : [verb];
  return scene.choices.find(
    (choice) => verbs.includes(choice.verb) && (word === undefined || Object.values(choice.args).includes(word)),
  );
}

/** A move that is not offered, to learn why. */
export function wish(verb: string, args: Record<string, string>): Choice {
  const text = [verb, ...Object.values(args)].join(" ");
  return { code: -1, text, label: text, verb, args };
}
