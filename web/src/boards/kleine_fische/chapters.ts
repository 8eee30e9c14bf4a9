// The chapters of the rulebook, in the order one meets them in play.

import { chapter, type Chapter } from "../../rules/chapters";

export const chapters: Chapter[] = [
  chapter("aim", []),
  chapter("setup", [[1, 25]]),
  chapter("turn", [[30, 33]]),
  chapter("jump", [[40, 48]], "jump"),
  chapter("swim", [[50, 56]]),
  chapter("reveal", [[60, 68]]),
  chapter("choice", [[70, 86]], "choice"),
  chapter("cave", [[90, 95]], "cave"),
  chapter("octopus", [[100, 115]], "octopus"),
  chapter("rob", [[120, 133]]),
  chapter("collect", [[140, 155]]),
  chapter("cards", [[160, 185]]),
  chapter("end", [[190, 202]]),
  chapter("example", []),
  chapter("decided", []),
];
