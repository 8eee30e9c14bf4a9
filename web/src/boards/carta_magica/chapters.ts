// The chapters of the rulebook, in the order one meets them in play.

import { chapter, type Chapter } from "../../rules/chapters";

export const chapters: Chapter[] = [
  chapter("aim", []),
  chapter("setup", [[1, 12]], "home"),
  chapter("turn", [[20, 29]]),
  chapter("sail", [[30, 42]], "sail"),
  chapter("harbour", [[50, 64]], "harbour"),
  chapter("stores", [[70, 79]]),
  chapter("storm", [[80, 93]], "storm"),
  chapter("stuck", [[100, 115]], "calm"),
  chapter("adventure", [[120, 142]]),
  chapter("monster", [[150, 157]]),
  chapter("battle", [[160, 173]]),
  chapter("home", [[180, 186]]),
  chapter("end", [[190, 199]]),
  chapter("example", []),
  chapter("decided", []),
];
