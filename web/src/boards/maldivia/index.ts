// Maldivia in the browser.

import { seatMark } from "../../art/marks";
import { noBoat } from "./art/mark";
import { ship, SHIP_BOX } from "./art/market";
import type { BoardModule } from "../contract";
import { aboutSea } from "./about";
import Board from "./Board.svelte";
import { deedOf, howTo } from "./deeds";
import { factsOf, seaLeft } from "./facts";
import Finale from "./Finale.svelte";
import { duration } from "./motion";
import { nameTarget, read } from "./names";
import { narrate } from "./narration";
import Side from "./Side.svelte";
import { sound } from "./sounds";

const maldivia: BoardModule = {
  Board,
  Side,
  Finale,
  duration,
  summary(view, words) {
    const { round, tile, players, asked, sea } = read(view);
    if (asked.moment === "over")
      return words.say("maldivia-web-summary-over", { round, spaces: sea.spaces });
    if (!round) return words.say("maldivia-setting-up");
    const tiles = players[0]?.tiles.length ?? 0;
    return words.say(tile ? "maldivia-web-summary" : "maldivia-web-fact-round", {
      round,
      tile,
      tiles,
    });
  },
  name: (target, view, words) => nameTarget(target, read(view), words),
  deed: (target, view, words) => deedOf(target, read(view), words),
  how: (view, legal, words) => howTo(read(view), legal, words),
  about: (thing, view, words, seat) => aboutSea(thing, read(view), words, seat),
  narrate: (event, _view, _next, words) => narrate(event, words),
  sound,
  tallied: (_key, { fish }) =>
    typeof fish === "string" ? `<svg viewBox="${SHIP_BOX}">${ship(fish)}</svg>` : "",
  // Boats are chosen and placed before everybody's eyes; plans are the first secret (MAL-024).
  secret: (view) => read(view).round > 0,
  left: (view, words) => seaLeft(read(view), words),
  facts: (view, seat, words) => factsOf(read(view), seat, words),
  mark(seat, view) {
    const colour = read(view).players[seat]?.colour;
    return colour ? seatMark(colour) : noBoat(seat);
  },
};

export default maldivia;
