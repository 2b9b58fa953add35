// boardgame.io's server with Pile, the same game as in ../pile.py. Run with the port as argument.
const { Server } = require("boardgame.io/server");

const pile = {
  name: "pile",
  setup: ({ ctx }) => ({ stones: 4000, taken: Array(ctx.numPlayers).fill(0) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G, ctx }, count) => {
      if (![1, 2, 3].includes(count) || count > G.stones) return "INVALID_MOVE";
      G.stones -= count;
      G.taken[Number(ctx.currentPlayer)] += count;
    },
  },
  endIf: ({ G }) => (G.stones === 0 ? { taken: G.taken } : undefined),
};

const server = Server({ games: [pile], origins: [/127\.0\.0\.1/] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
