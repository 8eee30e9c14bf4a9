// Vanuatu: the archipelago in the browser.

import type { BoardModule } from "../contract";
import { aboutThing } from "./about";
import { badge } from "./art/suits";
import Board from "./Board.svelte";
import { factsOf, summaryOf } from "./facts";
import { howTo, thenTo } from "./how";
import { duration } from "./motion";
import { deedOf, nameTarget, read } from "./names";
import { narrated } from "./narration";
import Side from "./Side.svelte";
import { soundOf } from "./sounds";

const vanuatu: BoardModule = {
  Board,
  Side,
  loud: true,
  duration,
  summary: (view, words) => summaryOf(read(view), words),
  name: (target, view, words) => nameTarget(target, read(view), words),
  deed: (target, view, words) => deedOf(target, read(view), words),
  how: (view, legal, words) => howTo(read(view), legal, words),
  again: thenTo,
  about: (thing, view, words, seat) => aboutThing(thing, read(view), words, seat),
  narrate: (event, _view, _next, words, follows) => narrated(event, words, follows),
  sound: soundOf,
  facts: (view, seat, words) => factsOf(read(view), seat, words),
  // The rest tile that somebody took or is about to take is theirs to know until the round ends (VAN-272).
  secret: (view, seats) =>
    read(view).asked.moment === "resting" || seats.some((seat) => read(view).rested.includes(seat)),
  mark: (seat) => badge(seat),
};

export default vanuatu;
