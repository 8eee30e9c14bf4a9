// The chapters of the rulebook, in the order one meets them in play.

import { chapter, type Chapter } from "../../rules/chapters";

export const chapters: Chapter[] = [
  chapter("aim", []),
  chapter("setup", [[1, 31]]),
  chapter("round", [[40, 56]], "tile"),
  chapter("characters", [
    [70, 76],
    [200, 210],
  ]),
  chapter("plan", [[80, 87]], "plan"),
  chapter("act", [[100, 112]], "act"),
  chapter("travel", [[115, 132]]),
  chapter("trade", [[135, 144]]),
  chapter("culture", [[145, 158]]),
  chapter("vatu", [[230, 233]]),
  chapter("rest", [[240, 243]]),
  chapter("end", [[250, 255]], "end"),
  chapter("more", [[270, 284]]),
  chapter("example", []),
  chapter("decided", []),
];
