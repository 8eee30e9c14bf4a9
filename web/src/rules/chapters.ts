// The rulebook's chapters in the order one meets them in play: prose for people, a picture where one
// helps, and the numbered clauses that say it exactly.

import type { Clause } from "./clauses";

export interface Chapter {
  /** Its words are `GAME-rules-NAME` (heading) and `…-1`, `…-2` and so on (paragraphs). */
  name: string;
  /** First and last number of each run of clauses. */
  clauses: [number, number][];
  /** Pictures; the file is `fixtures/rules/GAME-NAME.json`, the words are `GAME-rules-picture-NAME`. */
  pictures: string[];
}

const chapter = (name: string, clauses: [number, number][], ...pictures: string[]): Chapter => ({
  name,
  clauses,
  pictures,
});

const BOOKS: Record<string, Chapter[]> = {
  maldivia: [
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
  ],
  kleine_fische: [
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
  ],
  vanuatu: [
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
  ],
  carta_magica: [
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
  ],
};

export const chaptersOf = (game: string): Chapter[] => BOOKS[game] ?? [];
export const WRITTEN: string[] = Object.keys(BOOKS);

const numberOf = (clause: string): number => Number.parseInt(clause.split("-")[1] ?? "", 10);

/** The clauses of a chapter, in their order. */
export function clausesIn(chapter: Chapter, all: Clause[]): Clause[] {
  return chapter.clauses.flatMap(([first, last]) =>
    all.filter(({ number }) => numberOf(number) >= first && numberOf(number) <= last),
  );
}
