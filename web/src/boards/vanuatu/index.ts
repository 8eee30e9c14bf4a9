// Vanuatu: the archipelago in the browser.

import type { BoardModule, GameEvent } from "../contract";
import { badge } from "./art/suits";
import Board from "./Board.svelte";
import { nameTarget } from "./naming";
import Side from "./Side.svelte";
import { list, read } from "./view";

/** Milliseconds at normal speed. What is not here is only told. */
const TIMES: Record<string, number> = {
  planned: 440,
  gathered: 320,
  withdrew: 320,
  governed: 440,
  fished: 520,
  explored: 520,
  drew: 1000,
  built: 420,
  transported: 520,
  loaded: 420,
  converted: 700,
  placed: 420,
  sold: 320,
};

function duration(event: GameEvent): number {
  if (event.kind === "sailed") return 220 * Math.max(1, list(event, "path").length - 1);
  return TIMES[event.kind] ?? 0;
}

const vanuatu: BoardModule = {
  Board,
  Side,
  duration,
  summary(view, words) {
    const { round, rounds, phase } = read(view);
    return words.say("vanuatu-web-summary", { round, rounds, phase: `@vanuatu-phase-${phase}` });
  },
  name: (target, view, words) => nameTarget(target, read(view), words),
  mark: (seat) => badge(seat),
};

export default vanuatu;
