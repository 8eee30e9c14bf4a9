// The boards, each loaded when its game is opened. A game without a board of its own is shown by the
// plain one: readable and playable.

import type { BoardModule } from "./contract";

// A glob, so that a board that is not there yet is no broken import.
const FOUND = import.meta.glob<BoardModule & { default?: BoardModule }>("./*/index.ts");

export async function loadBoard(game: string): Promise<BoardModule> {
  const load = FOUND[`./${game}/index.ts`] ?? FOUND["./generic/index.ts"];
  if (!load) throw new Error("the plain board is missing");
  const found = await load();
  return found.default ?? found;
}

/** Games with a board of their own. */
export const DRAWN: string[] = Object.keys(FOUND)
  .map((path) => path.split("/")[1] ?? "")
  .filter((name) => name !== "generic");

/** The marks of a game's seats before there is anything to see, the same as at its table. */
export async function seatMarks(game: string): Promise<(seat: number) => string> {
  const { mark } = await loadBoard(game);
  return (seat) => mark?.(seat, { players: [] }) ?? "";
}
