import { keepKey } from "./settings.svelte";

export type Page =
  | { at: "hall" }
  | { at: "game"; game: string }
  | { at: "rules"; what: string }
  | { at: "table"; table: string; step: number | null; from: string };

/** The page of an address. A seat link gives up its key, so that the address can be shown to others. */
export function read(address: URL): Page {
  const [first = "", table = "", what = "", step = ""] = address.pathname.split("/").filter(Boolean);
  if (first === "t" && table) {
    if (address.hash.length > 1) {
      keepKey(table, address.hash.slice(1));
      history.replaceState(null, "", address.pathname + address.search);
    }
    const number = what === "replay" && /^\d+$/.test(step) ? Number(step) : null;
    return { at: "table", table, step: number, from: address.searchParams.get("seat") ?? "" };
  }
  if (first === "rules" && table) return { at: "rules", what: decodeURIComponent(table) };
  return first ? { at: "game", game: first } : { at: "hall" };
}

class Router {
  page: Page = $state.raw(read(new URL(location.href)));

  constructor() {
    addEventListener("popstate", () => (this.page = read(new URL(location.href))));
  }

  /** Turn to another page. */
  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.page = read(new URL(location.href));
    if (!replace) scrollTo(0, 0);
  }
}

export const router = new Router();

/** Lets a link turn the page without loading it anew. */
export function turn(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  router.go(link.pathname + link.search);
}
