// The guided first round: one's own dive, then what the others do, until the turn has come round.

import { aside, step, without, type Lesson } from "../../table/lesson";

export const lesson: Lesson = {
  steps: [
    step("jump", ["ask-jump"], ["jumped"]),
    aside("cave", "ask-after-move", { fits: without("reveal"), why: "choice", look: "side" }),
    step("reveal", ["ask-first-reveal", "ask-after-move"], ["revealed"]),
    step("choice", ["ask-choice"], ["stopped", "halted", "bust", "explored"], "side"),
    step("swim", ["ask-move"], []),
    step("octopus", ["ask-octopus", "ask-octopus-driven"], []),
    step("rob", ["ask-rob", "ask-announce", "ask-rolled", "ask-roll-on"], [], "side"),
    step("exchange", ["ask-exchange"], []),
  ],
  notes: ["bust", "stranded", "halted", "collected", "explored", "crawled", "stole", "lost"],
  after: ["stopped", "halted", "bust", "explored", "stranded"],
  ends: ["turn"],
  round: true,
};
