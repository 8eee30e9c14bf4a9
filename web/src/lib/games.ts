// The games this server offers.

import { get } from "./api";
import type { GameInfo, GameList } from "../table/wire";

export type { GameInfo };

let asked: Promise<GameList> | null = null;

/** The games and levels of bots this server offers. */
export async function offer(): Promise<GameList> {
  asked ??= get<GameList>("/games").catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return await asked;
}

export { keyOf } from "./readable";

/** `2–4`; `2, 4` where a number between them is missing. */
export function seatsText(seats: number[]): string {
  const [first = 0, last = first] = [seats[0], seats.at(-1)];
  const whole = seats.length > 1 && last - first === seats.length - 1;
  return whole ? `${String(first)}–${String(last)}` : seats.join(", ");
}
