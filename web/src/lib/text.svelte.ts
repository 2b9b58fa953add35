import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "../text/en.ftl?raw";
import { settings } from "./settings.svelte";
import type { Lang } from "./wire";

const sources: Record<Lang, () => Promise<string>> = {
  en: async () => english,
  fr: async () => (await import("../text/fr.ftl?raw")).default,
};

function bundle(lang: Lang, source: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

let spoken = $state.raw(bundle("en", english));

/** Speak the language of the settings from now on. */
export async function learn(lang: Lang): Promise<void> {
  const source = await sources[lang]();
  if (lang === settings.lang) spoken = bundle(lang, source);
}

/** A message of the client. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  const message = spoken.getMessage(key);
  return message?.value ? spoken.formatPattern(message.value, args) : key;
}
