// Moments of games that come with the sources, for the gallery.

import type { GameEvent, Prompt, Target, View } from "../boards/contract";
import type { Patch } from "../table/wire";

export interface Fixture {
  game: string;
  seats: number;
  moments: Moment[];
}

/** What a viewer gets, and what the next action made of it: events, and one patch more than those. */
export interface Moment {
  seat: number;
  view: View;
  prompt: Prompt;
  legal: Target[];
  events: GameEvent[];
  patches: Patch[];
}

const FILES = import.meta.glob<Fixture>("../../fixtures/*.json", { import: "default" });

export async function fixture(game: string): Promise<Fixture | null> {
  const load = FILES[`../../fixtures/${game}.json`];
  return load ? await load() : null;
}
