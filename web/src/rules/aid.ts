// The player aid: a game on one page, each line with the sign that stands for it on the table.

import type { Words } from "../lib/words";

export interface AidLine {
  /** Its words are `GAME-rules-aid-NAME`. */
  name: string;
  /** The sign, as a whole `<svg>` with a viewBox, drawn by the board's own art. */
  picture: (words: Words) => string;
}

/** `art` asks for words where there is a letter on the sign. */
export const line = (
  name: string,
  box: string,
  art: string | ((words: Words) => string),
  more = "",
): AidLine => ({
  name,
  picture: (words) =>
    `<svg viewBox="${box}" ${more}>${typeof art === "string" ? art : art(words)}</svg>`,
});

const FOUND = import.meta.glob<AidLine[]>("../boards/*/aid.ts", { import: "aid" });

/** Games with an aid of their own. */
export const AIDED: string[] = Object.keys(FOUND).map((path) => path.split("/").at(-2) ?? "");

export async function aidOf(game: string): Promise<AidLine[]> {
  return (await FOUND[`../boards/${game}/aid.ts`]?.()) ?? [];
}
