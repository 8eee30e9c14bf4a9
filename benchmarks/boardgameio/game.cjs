"use strict";
// Tic-tac-toe in boardgame.io's manner: the smallest game there is, so what is measured is the server.

const ROWS = ["012", "345", "678", "036", "147", "258", "048", "246"];

const has = (cells, player) => ROWS.some((row) => [...row].every((i) => cells[i] === player));

exports.TicTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }, cell) {
      if (G.cells[cell] !== null) return "INVALID_MOVE";
      G.cells[cell] = playerID;
    },
  },
  endIf({ G, ctx }) {
    if (has(G.cells, ctx.currentPlayer)) return { winner: ctx.currentPlayer };
    if (!G.cells.includes(null)) return { draw: true };
  },
};
