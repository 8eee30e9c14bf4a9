// Lessons on set positions: which there are, which are done, and how one is begun. The server, or the
// engine in the pocket, knows the positions and judges; here are only names and words.

import { post } from "../lib/api";
import { keyOf } from "../lib/games";
import { preferences } from "../lib/preferences.svelte";
import { link, place } from "../lib/route.svelte";
import { say } from "../lib/speech.svelte";
import { isWritten } from "../lib/words";
import type { Opened } from "./wire";

/** The catalogue with the words of a game's lessons. */
export const lessonWords = (game: string): string => `${game}-lessons`;

/** Only lessons with words are offered: without, nobody knows what to do. */
export const teaches = (game: string): boolean => isWritten(lessonWords(game));

export const lessonKey = (game: string, lesson: string): string =>
  `${keyOf(game)}-lesson-${lesson}`;

/** What is said to a try that missed: to this mistake, or to any. */
export const answerKey = (game: string, lesson: string, says: string | null): string =>
  `${keyOf(game)}-lesson-${lesson}-${says ?? "missed"}`;

const nameOf = (game: string, lesson: string): string => `${game} ${lesson}`;

export const isSolved = (game: string, lesson: string): boolean =>
  preferences.now.solved.includes(nameOf(game, lesson));

export function solved(game: string, lesson: string): void {
  if (!isSolved(game, lesson))
    preferences.set({ solved: [...preferences.now.solved, nameOf(game, lesson)] });
}

/** Begin a lesson, or begin it anew; `instead` of the try one is at. */
export async function beginLesson(game: string, lesson: string, instead = false): Promise<void> {
  const name = preferences.now.name || (say("web-guest-names").split(",")[0] ?? "").trim();
  const { table } = await post<Opened>("/lessons", { game, lesson, name });
  place.go(link.table(table), instead);
}

/** The first lesson after this one that is not done yet. */
export function nextLesson(lessons: string[], game: string, lesson: string): string | null {
  const at = lessons.indexOf(lesson);
  const order = [...lessons.slice(at + 1), ...lessons.slice(0, Math.max(at, 0))];
  return order.find((one) => !isSolved(game, one)) ?? null;
}
