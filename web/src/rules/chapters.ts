// The rulebook's chapters in the order one meets them in play: prose for people, a picture where one
// helps, and the numbered clauses that say it exactly. A game without chapters has its clauses.

import type { Clause } from "./clauses";

export interface Chapter {
  /** Its words are `GAME-rules-NAME` (heading) and `…-1`, `…-2` and so on (paragraphs). */
  name: string;
  /** First and last number of each run of clauses. */
  clauses: [number, number][];
  /** Pictures; the file is `fixtures/rules/GAME-NAME.json`, the words are `GAME-rules-picture-NAME`. */
  pictures: string[];
}

export const chapter = (
  name: string,
  clauses: [number, number][],
  ...pictures: string[]
): Chapter => ({ name, clauses, pictures });

const FOUND = import.meta.glob<Chapter[]>("../boards/*/chapters.ts", { import: "chapters" });

/** Games whose rules are told in chapters. */
export const WRITTEN: string[] = Object.keys(FOUND).map((path) => path.split("/").at(-2) ?? "");

/** The chapters of a game; none for a game of which only the clauses are written. */
export async function chaptersOf(game: string): Promise<Chapter[]> {
  return (await FOUND[`../boards/${game}/chapters.ts`]?.()) ?? [];
}

const numberOf = (clause: string): number => Number.parseInt(clause.split("-")[1] ?? "", 10);

/** The clauses of a chapter, in their order. */
export function clausesIn(chapter: Chapter, all: Clause[]): Clause[] {
  return chapter.clauses.flatMap(([first, last]) =>
    all.filter(({ number }) => numberOf(number) >= first && numberOf(number) <= last),
  );
}
