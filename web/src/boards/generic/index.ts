// The plain board: any game's view as a readable list, any action as a button. For games whose own
// board is still being drawn.

import type { BoardModule } from "../contract";
import Board from "./Board.svelte";
import Side from "./Side.svelte";

const plain: BoardModule = {
  Board,
  Side,
  duration: () => 250,
  summary: () => "",
};

export default plain;
