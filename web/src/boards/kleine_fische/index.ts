// Kleine Fische ganz groß: the reef in the browser.

import type { BoardModule } from "../contract";
import Board from "./Board.svelte";
import { duration } from "./motion";
import { actionName, asReef } from "./names";
import { pick } from "./pick.svelte";
import { seatMark } from "./seats";
import Side from "./Side.svelte";

const module: BoardModule = {
  Board,
  Side,
  duration,
  summary: (view, words) =>
    words.say("kleine-fische-web-summary", { left: asReef(view).deck.left }),
  name: (target, view, words) =>
    actionName(target, asReef(view), words, pick.then?.via === target.text ? pick.then.act : ""),
  mark: (seat) => seatMark(seat),
};

export default module;
