// Kleine Fische ganz groß: the reef in the browser.

import type { BoardModule, Target, View } from "../contract";
import type { Words } from "../../lib/words";
import { aboutReef } from "./about";
import Board from "./Board.svelte";
import { deedOf, howTo, onlyStay } from "./deeds";
import { factsOf } from "./facts";
import Finale from "./Finale.svelte";
import { duration } from "./motion";
import { actionName, asReef } from "./names";
import { narrate } from "./narration";
import { pick } from "./pick.svelte";
import { seatMark } from "./seats";
import { hasSecrets } from "./secrets";
import { tallied } from "./tally";
import Side from "./Side.svelte";
import { sound } from "./sounds";

/** Names are said as parts of sentences; alone they are one. */
function name(target: Target, view: View, words: Words): string {
  const said = actionName(target, asReef(view), words, pick.after(target.text));
  return said.charAt(0).toLocaleUpperCase(words.language) + said.slice(1);
}

const module: BoardModule = {
  Board,
  Side,
  Finale,
  duration,
  summary: (view, words) =>
    words.say("kleine-fische-web-summary", { left: asReef(view).deck.left }),
  name,
  deed: (target, view, words) => deedOf(target, asReef(view), words, pick.after(target.text)),
  asks: (_prompt, view, legal, words) => {
    const stay = onlyStay(legal);
    return stay ? name(stay, view, words) : "";
  },
  how: (view, legal, words) => howTo(asReef(view), legal, words),
  about: (thing, view, words, seat) => aboutReef(thing, asReef(view), words, seat),
  narrate: (event, _view, _next, words) => narrate(event, words),
  sound,
  tallied: (key, args) => tallied(key, args),
  secret: (view, seats) => hasSecrets(asReef(view), seats),
  facts: (view, seat, words) => factsOf(asReef(view), seat, words),
  mark: (seat) => seatMark(seat),
};

export default module;
