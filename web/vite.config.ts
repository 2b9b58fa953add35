import { readFileSync, readdirSync, writeFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const OUT = "../src/tablewright/server/static";
const SMALLEST = 1024;

/**
 * `virtual:charges` is a record of the drawings that src/heraldry/charges.json names, and of no others;
 * `virtual:charges/GAME` of those that src/boards/GAME/charges.json names, each as `GAME/NAME`: fetched with the board.
 */
function charges(): Plugin {
  const id = "virtual:charges";
  return {
    name: "charges",
    resolveId: (source) => (source === id || source.startsWith(`${id}/`) ? `\0${source}` : null),
    load(source) {
      if (!source.startsWith(`\0${id}`)) return null;
      const game = source.slice(id.length + 2);
      const list = new URL(game ? `./src/boards/${game}/charges.json` : "./src/heraldry/charges.json", import.meta.url)
        .pathname;
      this.addWatchFile(list);
      const wanted = JSON.parse(readFileSync(list, "utf-8")) as Record<string, string>;
      const found = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as {
        icons: Record<string, { body: string }>;
      };
      const drawn = Object.entries(wanted).map(([charge, icon]) => {
        const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(found.icons[icon]?.body ?? "");
        if (!path) throw new Error(`${icon}, for ${charge}, is no drawing of one path`);
        return [game ? `${game}/${charge}` : charge, path[1]];
      });
      return `export default ${JSON.stringify(Object.fromEntries(drawn))}`;
    },
  };
}

/** Leaves X.br and X.gz beside every text file, for servers to send. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    closeBundle() {
      for (const name of readdirSync(OUT, { recursive: true, encoding: "utf-8" })) {
        const file = join(OUT, name);
        if (!/\.(js|css|svg|html|webmanifest)$/.test(name) || statSync(file).size < SMALLEST) continue;
        const text = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(text));
        writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), charges(), compressed()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: { proxy: { "/api": { target: process.env.TABLEWRIGHT ?? "http://127.0.0.1:8000", ws: true } } },
});
