// Carta Magica in the browser.

import type { BoardModule, GameEvent } from "../contract";
import { seatMark } from "./art/seats";
import Board from "./Board.svelte";
import { actionName } from "./say";
import Side from "./Side.svelte";
import { asVoyage, list } from "./view";

/** Milliseconds at normal speed. What is not here is only told. */
const TIMES: Record<string, number> = {
  placed: 420,
  spun: 1500,
  storm: 900,
  took: 420,
  traded: 420,
  bought: 900,
  drew: 1000,
  picked: 700,
  unpaid: 1100,
  played: 800,
  faced: 900,
  tamed: 1600,
  untamed: 1600,
  attacked: 900,
  won: 1600,
  tied: 1600,
  looted: 900,
  swapped: 700,
  returned: 1400,
  last_round: 1400,
};

function duration(event: GameEvent): number {
  if (event.kind === "sailed") return Math.min(1500, 260 + 140 * list(event, "path").length);
  if (event.kind === "blown") return 1000;
  return TIMES[event.kind] ?? 0;
}

const module: BoardModule = {
  Board,
  Side,
  duration,
  summary(view, words) {
    const { moment, last_round } = asVoyage(view);
    const key = last_round ? "carta-magica-web-summary-last" : "carta-magica-web-summary";
    return words.say(key, { round: moment.round });
  },
  name: (target, view, words) => actionName(target, asVoyage(view), words),
  mark: (seat) => seatMark(seat),
};

export default module;
