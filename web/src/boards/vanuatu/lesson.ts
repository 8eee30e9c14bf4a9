// The guided first round, with a word on whatever happens for the first time.

import { step, type Lesson } from "../../table/lesson";

export const lesson: Lesson = {
  steps: [
    step("character", ["ask-character"], ["took"], "side"),
    step("plan", ["ask-plan"], ["planned"]),
    step("act", ["ask-turn"], ["gathered"]),
    step("withdraw", ["ask-withdraw", "ask-preach"], []),
    step("selling", ["ask-selling"], []),
    step("second", ["ask-second"], []),
    step("resting", ["ask-resting"], []),
    step("tile", ["ask-place"], []),
    step("neutral", ["ask-neutral"], []),
  ],
  notes: ["withdrew", "converted", "loaded", "lost", "built", "transported", "sold", "drew"],
  after: ["gathered", "withdrew"],
  ends: ["round"],
};
