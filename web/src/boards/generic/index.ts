// The plain board: any game's view as a readable list, any action as a button. For games that have no
// board of their own.

import type { BoardModule } from "../contract";
import Board from "./Board.svelte";
import { actionName } from "./listing";
import Side from "./Side.svelte";

const plain: BoardModule = {
  Board,
  Side,
  duration: () => 250,
  summary: () => "",
  name: ({ text }) => actionName(text),
};

export default plain;
