// Maldivia in the browser.

import { seatMark } from "../../art/marks";
import { noBoat } from "./art/mark";
import type { BoardModule } from "../contract";
import Board from "./Board.svelte";
import { duration } from "./motion";
import { nameTarget, read } from "./names";
import Side from "./Side.svelte";

const maldivia: BoardModule = {
  Board,
  Side,
  duration,
  summary(view, words) {
    const { round, tile, sea, players, asked } = read(view);
    if (asked.moment === "over")
      return words.say("maldivia-web-summary-over", { round, spaces: sea.spaces });
    if (!round) return words.say("maldivia-setting-up");
    const tiles = players[0]?.tiles.length ?? 0;
    const args = { round, tile, tiles, spaces: sea.spaces, end: sea.ends_at };
    return words.say(tile ? "maldivia-web-summary" : "maldivia-web-summary-plan", args);
  },
  name: (target, view, words) => nameTarget(target, read(view), words),
  mark(seat, view) {
    const colour = read(view).players[seat]?.colour;
    return colour ? seatMark(colour) : noBoat(seat);
  },
};

export default maldivia;
