// The games this server offers.

import { get } from "./api";
import type { GameInfo as Told } from "../table/wire";

/** A game as the server describes it; `usual_seats` is how many sit down at first. */
export type GameInfo = Told & { usual_seats: number };

export interface Offer {
  games: GameInfo[];
  levels: string[];
}

let asked: Promise<Offer> | null = null;

/** The games and levels of bots this server offers. */
export async function offer(): Promise<Offer> {
  asked ??= get<Offer>("/games").catch((error: unknown) => {
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
