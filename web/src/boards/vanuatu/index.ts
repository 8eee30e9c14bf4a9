// Vanuatu: the archipelago in the browser.

import type { BoardModule } from "../contract";
import { badge } from "./art/suits";
import Board from "./Board.svelte";
import { duration } from "./motion";
import { nameTarget, read } from "./names";
import Side from "./Side.svelte";

const vanuatu: BoardModule = {
  Board,
  Side,
  duration,
  summary(view, words) {
    const { round, rounds, asked } = read(view);
    const phase = `@vanuatu-phase-${asked.moment}`;
    return words.say("vanuatu-web-summary", { round, rounds, phase });
  },
  name: (target, view, words) => nameTarget(target, read(view), words),
  mark: (seat) => badge(seat),
};

export default vanuatu;
