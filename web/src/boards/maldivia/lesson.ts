// The guided first round: boat, plan, four tiles, with a word on whatever happens for the first time.

import { step, type Lesson } from "../../table/lesson";

export const lesson: Lesson = {
  steps: [
    step("boat", ["ask-take"], ["took"], "side"),
    step("place", ["ask-place"], ["placed"]),
    step("plan", ["ask-plan", "ask-replan"], ["planned"], "side"),
    step("sail", ["ask-sail"], ["sailed", "stayed"]),
    step("act", ["ask-act"], ["fished", "robbed", "delivered", "ended_turn"]),
    step("mast", ["ask-gain", "ask-stick", "ask-drop", "ask-restack"], [], "side"),
    step("exchange", ["ask-exchange"], []),
  ],
  notes: ["folded", "lost", "robbed", "delivered", "blocked", "turned", "swapped"],
  after: ["planned"],
  ends: ["round"],
};
