// Carta Magica in the browser.

import type { BoardModule } from "../contract";
import { aboutThing } from "./about";
import { seatMark } from "./art/seats";
import { factsOf } from "./bar";
import Board from "./Board.svelte";
import { asVoyage } from "./facts";
import { howTo } from "./how";
import { duration } from "./motion";
import { actionName, deedOf } from "./names";
import { narrated } from "./narration";
import Side from "./Side.svelte";
import { soundOf } from "./sounds";

const module: BoardModule = {
  Board,
  Side,
  loud: true,
  duration,
  summary(view, words) {
    const { moment, last_round } = asVoyage(view);
    const key = last_round ? "carta-magica-web-summary-last" : "carta-magica-web-summary";
    return words.say(key, { round: moment.round });
  },
  name: (target, view, words) => actionName(target, asVoyage(view), words),
  deed: (target, view, words) => deedOf(target, asVoyage(view), words),
  how: (view, legal, words) => howTo(asVoyage(view), legal, words),
  about: (thing, view, words) => aboutThing(thing, asVoyage(view), words),
  narrate: (event, _view, _next, words) => narrated(event, words),
  sound: soundOf,
  facts: (view, seat, words) => factsOf(asVoyage(view), seat, words),
  secret: (view) => asVoyage(view).moment.phase === "stow",
  mark: (seat) => seatMark(seat),
};

export default module;
