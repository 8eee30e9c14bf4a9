// The chapters of the rulebook, in the order one meets them in play.

import { chapter, type Chapter } from "../../rules/chapters";

export const chapters: Chapter[] = [
  chapter("aim", []),
  chapter("setup", [[1, 19]]),
  chapter("plan", [[20, 27]]),
  chapter("round", [[35, 39]]),
  chapter("sail", [[50, 58]], "sail"),
  chapter("current", [[70, 80]], "current"),
  chapter("act", [[85, 92]]),
  chapter("fish", [[100, 109]]),
  chapter("mast", [[115, 121]]),
  chapter("deliver", [[130, 141]], "deliver"),
  chapter("octopus", [[150, 156]]),
  chapter("shark", [[160, 166]]),
  chapter("fog", [[170, 203]], "fog"),
  chapter("end", [[210, 231]]),
  chapter("example", []),
  chapter("decided", []),
];
