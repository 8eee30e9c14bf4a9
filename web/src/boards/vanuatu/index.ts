// Vanuatu: the archipelago in the browser.

import type { BoardModule, GameEvent } from "../contract";
import { badge } from "./art/suits";
import Board from "./Board.svelte";
import { nameTarget } from "./naming";
import Side from "./Side.svelte";
import { amount, list, read } from "./view";

/** Milliseconds at normal speed. What is not here is only told. */
const TIMES: Record<string, number> = {
  placed: 420,
  blocked: 320,
  took: 440,
  planned: 520,
  gathered: 440,
  withdrew: 360,
  governed: 440,
  fished: 640,
  explored: 640,
  drew: 1100,
  built: 560,
  transported: 760,
  bought: 360,
  loaded: 620,
  lost: 420,
  sold: 640,
  cashed: 520,
  begged: 440,
  converted: 800,
  rested: 420,
  refreshed: 460,
  tourists: 420,
  departed: 620,
  arrived: 520,
  refilled: 320,
  price: 300,
  counted: 460,
};
const STEP = 220; // a hex of sailing

function duration(event: GameEvent): number {
  if (event.kind === "sailed") return STEP * Math.max(2, list(event, "path").length - 1);
  // What brings nothing is only told.
  if (event.kind === "counted" && !amount(event, "gained")) return 0;
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
