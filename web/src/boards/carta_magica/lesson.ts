// The guided first round: set-up, one's own turn, and what the others do until it comes round again.

import { step, type Lesson } from "../../table/lesson";

export const lesson: Lesson = {
  steps: [
    step("captain", ["ask-captain"], ["captain_chosen"]),
    step("challenge", ["ask-challenge"], ["challenge_chosen"]),
    step("home", ["ask-home"], ["placed"]),
    step("spin", ["ask-start"], ["spun"], "side"),
    step("choose", ["ask-choose", "ask-sail"], ["sailed", "took", "held", "about_to_draw", "drew"]),
    step("storm", ["ask-direction", "ask-weather"], []),
    step("black", ["ask-visit-black", "ask-visit-black-duty"], []),
    step("red", ["ask-visit-red"], []),
    step("card", ["ask-income", "ask-pay", "ask-kept", "ask-peek"], []),
    step("monster", ["ask-tame"], []),
  ],
  notes: ["storm", "blown", "drew", "traded", "tamed", "untamed", "took", "bought", "attacked"],
  after: ["spun"],
  ends: ["turn"],
  round: true,
};
