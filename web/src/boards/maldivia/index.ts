// Maldivia in the browser.

import { plainMark, seatMark } from "../../art/marks";
import type { BoardModule, GameEvent } from "../contract";
import Board from "./Board.svelte";
import { nameTarget } from "./naming";
import Side from "./Side.svelte";
import { read } from "./view";

/** Milliseconds at normal speed. What is not here is only told. */
const TIMES: Record<string, number> = {
  placed: 420,
  revealed: 480,
  blocked: 360,
  fished: 460,
  robbed: 480,
  dropped: 420,
  stuck: 300,
  released: 380,
  restacked: 280,
  delivered: 700,
  opened: 420,
  exchanged: 420,
  turned: 1100,
  swapped: 1100,
  fog_spent: 1000,
  fog_held: 1300,
  folded: 1460,
  lost: 420,
};
const SAIL = 260;
const SAIL_SPACE = 60;
const SAIL_MOST = 800;

function duration(event: GameEvent): number {
  if (event.kind === "sailed") {
    const spaces = Array.isArray(event.path) ? event.path.length : 2;
    return Math.min(SAIL_MOST, SAIL + SAIL_SPACE * spaces);
  }
  return TIMES[event.kind] ?? 0;
}

const maldivia: BoardModule = {
  Board,
  Side,
  duration,
  summary(view, words) {
    const { round, tile, sea } = read(view);
    if (!round) return words.say("maldivia-setting-up");
    const args = { round, tile, spaces: sea.spaces, end: sea.ends_at };
    return words.say(tile ? "maldivia-web-summary" : "maldivia-web-summary-plan", args);
  },
  name: (target, view, words) => nameTarget(target, read(view), words),
  mark(seat, view) {
    const colour = read(view).players[seat]?.colour;
    return colour ? seatMark(colour) : plainMark(seat);
  },
};

export default maldivia;
