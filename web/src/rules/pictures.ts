// Positions the rulebook's pictures are drawn from: made by tools/fixtures.py, loaded when looked at.

import type { Prompt, Target, View } from "../boards/contract";

export interface Picture {
  game: string;
  seats: number;
  seat: number;
  /** The action that is shown before it is done, as its text; may be empty. */
  choose: string;
  view: View;
  prompt: Prompt;
  legal: Target[];
}

const FILES = import.meta.glob<Picture>("../../fixtures/rules/*.json", { import: "default" });

export async function pictureOf(game: string, name: string): Promise<Picture | null> {
  const load = FILES[`../../fixtures/rules/${game}-${name}.json`];
  return load ? await load() : null;
}
