import { tick } from "svelte";

const ABLE = ".able:not([disabled]), .others .button:not([disabled])";

function reachable(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(ABLE)].filter((each) => each.offsetParent !== null);
}

let held: HTMLElement | null = null;
document.addEventListener("focusin", (event) => (held = event.target as HTMLElement));

/** After the table changed: if focus was lost, give it back; if the focused thing is gone, focus what comes next. */
export async function keepFocus(): Promise<void> {
  const had = held;
  if (!had?.closest(".table")) return;
  const list = had.closest<HTMLElement>("[data-focus]")?.dataset["focus"];
  await tick();
  await tick();
  const lost = document.activeElement === document.body || document.activeElement === null;
  if (!lost) return;
  if (had.isConnected && !(had as HTMLButtonElement).disabled) return had.focus({ preventScroll: true });
  const end = document.querySelector<HTMLElement>(".turn .end:not([disabled])");
  const near = list ? document.querySelector<HTMLElement>(`[data-focus="${list}"] .able`) : null;
  (end ?? near ?? reachable()[0] ?? document.querySelector<HTMLElement>(".step"))?.focus();
}

/** Keys at the table: N and P go through what can be chosen, E ends the turn, U takes back. */
export function shortcut(event: KeyboardEvent, act: { send: () => void; undo: () => void }): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName)) return;
  if (target.closest("dialog")) return;
  const key = event.key.toLowerCase();
  if (key === "n" || key === "p") {
    const all = [...reachable(), ...document.querySelectorAll<HTMLElement>(".turn .end:not([disabled])")];
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = all[key === "n" ? (at + 1) % all.length : (Math.max(at, 0) - 1 + all.length) % all.length];
    next?.focus();
    next?.scrollIntoView({ block: "nearest", inline: "nearest" });
  } else if (key === "e") act.send();
  else if (key === "u") act.undo();
}
