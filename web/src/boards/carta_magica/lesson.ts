// The guided first round: set-up, one's own turn, and what the others do until it comes round again.

import { aside, step, without, type Lesson } from "../../table/lesson";

export const lesson: Lesson = {
  steps: [
    step("captain", ["ask-captain"], ["captain_chosen"]),
    step("challenge", ["ask-challenge"], ["challenge_chosen"]),
    step("home", ["ask-home"], ["placed"]),
    step("spin", ["ask-start"], ["spun"], "side"),
    // A ship in trouble is asked the same, and has nowhere to sail.
    aside("stuck", "ask-choose", { fits: without("sail"), look: "side" }),
    aside("sail", "ask-sail"),
    step("choose", ["ask-choose"], ["sailed", "took", "held", "about_to_draw", "drew"]),
    step("storm", ["ask-direction"], [], "side"),
    aside("weather", "ask-weather", { why: "storm", look: "side" }),
    // Blown into a harbour one draws its card, and trades nothing: no sales are spoken of.
    aside("card", "ask-visit-black-duty", {
      fits: (_legal, { args }) => args.able === false && !("sales" in args),
      look: "side",
    }),
    aside("black-bare", "ask-visit-black", { fits: without("trade"), why: "black", look: "side" }),
    aside("black-bare", "ask-visit-black-duty", {
      fits: without("trade"),
      why: "black",
      look: "side",
    }),
    step("black", ["ask-visit-black", "ask-visit-black-duty"], [], "side"),
    aside("red-bare", "ask-visit-red", { fits: without("buy"), why: "red", look: "side" }),
    step("red", ["ask-visit-red"], [], "side"),
    step("card", ["ask-income", "ask-pay", "ask-kept", "ask-peek"], [], "side"),
    step("monster", ["ask-tame"], []),
  ],
  notes: ["storm", "blown", "drew", "traded", "tamed", "untamed", "took", "bought", "attacked"],
  // A storm takes the whole turn: whoever only spun has not learned yet what a turn is.
  after: ["sailed", "took", "held", "about_to_draw", "paid"],
  ends: ["turn"],
  round: true,
};
