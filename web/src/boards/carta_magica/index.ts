// Carta Magica in the browser.

import type { BoardModule } from "../contract";
import { seatMark } from "./art/seats";
import Board from "./Board.svelte";
import { actionName } from "./names";
import Side from "./Side.svelte";
import { asVoyage } from "./facts";
import { duration } from "./motion";

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
