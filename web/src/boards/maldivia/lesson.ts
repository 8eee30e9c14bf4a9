// The guided first round: boat, plan, four tiles, with a word on whatever happens for the first time.

import { aside, step, without, type Lesson } from "../../table/lesson";

export const lesson: Lesson = {
  steps: [
    step("boat", ["ask-take"], ["took"], "side"),
    step("place", ["ask-place"], ["placed"]),
    step("plan", ["ask-plan", "ask-replan"], ["planned"], "side"),
    step("sail", ["ask-sail"], ["sailed", "stayed"]),
    // Tiles are turned and cards swapped beside the sea.
    aside("act", "ask-act", { fits: without("fish", "rob", "deliver"), look: "side" }),
    step("act", ["ask-act"], ["fished", "robbed", "delivered", "ended_turn"]),
    step("mast", ["ask-stick", "ask-restack"], [], "side"),
    aside("gain", "ask-gain", { why: "mast", look: "side" }),
    aside("drop", "ask-drop", { why: "mast", look: "side" }),
    step("exchange", ["ask-exchange"], []),
  ],
  notes: ["folded", "lost", "robbed", "delivered", "blocked", "turned", "swapped"],
  after: ["planned"],
  ends: ["round"],
};
