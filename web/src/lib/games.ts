// The games the front page knows before the server has said anything.

import { get } from "./api";
import type { GameInfo } from "../table/wire";

export const HOUSE = ["maldivia", "kleine_fische", "vanuatu", "carta_magica"];

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

/** Message keys have dashes where names of games have underscores. */
export const keyOf = (game: string): string => game.replaceAll("_", "-");

/** How many sit down at first: the number a game is at home with, two where it does not matter. */
export function usualSeats(game: string, counts: number[]): number {
  const wanted = game === "vanuatu" ? 3 : 2;
  return counts.includes(wanted) ? wanted : (counts[0] ?? 2);
}
