// Kleine Fische ganz groß: the reef in the browser.

import type { BoardModule, GameEvent } from "../contract";
import Board from "./Board.svelte";
import { actionName } from "./say";
import { seatMark } from "./seats";
import Side from "./Side.svelte";
import { asReef, list } from "./view";

const TIMES: Record<string, number> = {
  exchanged: 600,
  jumped: 720,
  reversed: 420,
  revealed: 720,
  bust: 3000,
  stranded: 500,
  explored: 700,
  used: 500,
  peeked: 1100,
  met: 620,
  announced: 700,
  rolled: 1200,
  missed: 800,
  stole: 1300,
  lost: 1300,
  collected: 460,
  took: 460,
  crowned: 500,
};

function duration(event: GameEvent): number {
  if (event.kind === "swam") return Math.min(1500, 400 * Math.max(1, list(event, "path").length));
  if (event.kind === "crawled")
    return Math.min(2400, 460 * Math.max(1, list(event, "path").length));
  if (event.kind === "refilled") return 260 + 50 * list(event, "places").length;
  return TIMES[event.kind] ?? 0;
}

const module: BoardModule = {
  Board,
  Side,
  duration,
  summary: (view, words) =>
    words.say("kleine-fische-web-summary", { left: asReef(view).deck.left }),
  name: (target, view, words) => actionName(target, asReef(view), words),
  mark: (seat) => seatMark(seat),
};

export default module;
