// Draws the island of six regions, upright for phones and wide for desktops: `node tools/island.mjs` writes
// src/boards/ethnos/island.ts anew. Neighbours share their border to the point.
import { writeFileSync } from "node:fs";

let seed = 20;
const chance = () => (seed = (seed * 48271) % 2147483647) / 2147483647 - 0.5;

/** A rough line from a to b, without a itself. */
function rough(a, b, wild, depth = 5) {
    if (depth === 0) return [b];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const off = chance() * wild;
    const middle = [(a[0] + b[0]) / 2 - dy * off, (a[1] + b[1]) / 2 + dx * off];
    return [...rough(a, middle, wild, depth - 1), ...rough(middle, b, wild, depth - 1)];
}

const back = (from, line) => [...line.slice(0, -1).reverse(), from];
const path = (points) => "M" + points.map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(0)}`).join("L") + "Z";

/** Two rows of three; `turn` puts a point where it belongs. */
function island(width, height, turn) {
    const at = (x, y) => turn([x * width, y * height]);
    const coast = [
        at(0.03, 0.47),
        at(0.075, 0.17),
        at(0.2, 0.05),
        at(0.35, 0.085),
        at(0.5, 0.04),
        at(0.65, 0.09),
        at(0.82, 0.05),
        at(0.935, 0.16),
        at(0.965, 0.5),
        at(0.925, 0.84),
        at(0.81, 0.95),
        at(0.66, 0.92),
        at(0.5, 0.965),
        at(0.34, 0.915),
        at(0.18, 0.955),
        at(0.065, 0.83),
    ];
    const shore = coast.map((point, i) => rough(point, coast[(i + 1) % coast.length], 0.3));
    const arc = (from, to) => Array.from({ length: (to - from + 16) % 16 }, (_, i) => shore[(from + i) % 16]).flat();
    const [j, k] = [at(0.345, 0.505), at(0.655, 0.495)];
    const border = (a, b) => rough(a, b, 0.42);
    const [top1, top2, low1, low2] = [
        border(coast[3], j),
        border(coast[5], k),
        border(j, coast[13]),
        border(k, coast[11]),
    ];
    const [west, middle, east] = [border(coast[0], j), border(j, k), border(k, coast[8])];
    const seats = [0, 1].flatMap((row) => [0.185, 0.5, 0.815].map((x) => at(x, 0.29 + row * 0.43).map(Math.round)));
    return {
        seats,
        coast: path(arc(0, 8).concat(arc(8, 0))),
        regions: [
            [coast[0], ...arc(0, 3), ...top1, ...back(coast[0], west)],
            [coast[3], ...arc(3, 5), ...top2, ...back(j, middle), ...back(coast[3], top1)],
            [coast[5], ...arc(5, 8), ...back(k, east), ...back(coast[5], top2)],
            [coast[0], ...west, ...low1, ...arc(13, 0)],
            [j, ...middle, ...low2, ...arc(11, 13), ...back(j, low1)],
            [k, ...east, ...arc(8, 11), ...back(k, low2)],
        ].map(path),
    };
}

const wide = { width: 900, height: 560, ...island(900, 560, (point) => point) };
seed = 77;
const tall = { width: 600, height: 620, ...island(620, 600, ([x, y]) => [y, x]) };
// The upright island is the wide one turned over: its regions run down two columns; put them in reading order.
for (const part of ["regions", "seats"]) tall[part] = [0, 3, 1, 4, 2, 5].map((i) => tall[part][i]);
const lines = Object.entries({ WIDE: wide, TALL: tall }).map(
    ([name, drawn]) => `export const ${name}: Island = ${JSON.stringify(drawn)};\n`,
);
const head = `// Written by tools/island.mjs.

export interface Island {
  width: number;
  height: number;
  /** The middle of each region. */
  seats: [number, number][];
  coast: string;
  regions: string[];
}
`;
writeFileSync(new URL("../src/boards/ethnos/island.ts", import.meta.url), [head, ...lines].join("\n"));
