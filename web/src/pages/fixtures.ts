// Moments of games that come with the sources, for the gallery.

import type { GameEvent, Prompt, Target, View } from "../boards/contract";

export interface Fixture {
  game: string;
  seats: number;
  moments: { seat: number; view: View; prompt: Prompt; legal: Target[]; events: GameEvent[] }[];
}

const FILES = import.meta.glob<Fixture>("../../fixtures/*.json", { import: "default" });

export async function fixture(game: string): Promise<Fixture | null> {
  const load = FILES[`../../fixtures/${game}.json`];
  return load ? await load() : null;
}
