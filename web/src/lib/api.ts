import { settings } from "./settings.svelte";
import type { Problem, Routes } from "./wire";

/** The server says no. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text);
  }
}

/** The server could not be reached. */
export class Unreachable extends Error {}

type Route = keyof Routes;
type Where = Record<string, string | number>;

/** What goes with a request: the parts of the address, a query, the body, the key of a seat. */
export interface With<R extends Route> {
  at?: Where;
  query?: Where;
  body?: Routes[R]["takes"];
  key?: string;
}

/** Ask the server. Raises `Refused` or `Unreachable`. */
export async function ask<R extends Route>(route: R, given: With<R> = {}): Promise<Routes[R]["answers"]> {
  const [method = "GET", pattern = ""] = route.split(" ");
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(given.at?.[name] ?? ""));
  const query = new URLSearchParams({ lang: settings.lang });
  for (const [name, value] of Object.entries(given.query ?? {})) query.set(name, String(value));
  const headers: Record<string, string> = {};
  if (given.key) headers["authorization"] = `Seat ${given.key}`;
  if (given.body) headers["content-type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(`${path}?${query}`, {
      method,
      headers,
      body: given.body ? JSON.stringify(given.body) : null,
    });
  } catch {
    throw new Unreachable();
  }
  const json = answer.headers.get("content-type")?.includes("json");
  if (!answer.ok) {
    if (!json) throw new Unreachable();
    throw new Refused((await answer.json()) as Problem);
  }
  return (json ? await answer.json() : await answer.text()) as Routes[R]["answers"];
}

/** A key that no other request has. */
export function fresh(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (each) => each.toString(16).padStart(2, "0")).join("");
}
