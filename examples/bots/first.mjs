// A bot in JavaScript: plays a random move. Run it with --bots "cmd:node first.mjs".
import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const { moves } = JSON.parse(line);
  const { code } = moves[Math.floor(Math.random() * moves.length)];
  console.log(JSON.stringify({ move: code }));
}
