// Positions the rulebook's pictures are drawn from: made by tools/fixtures.py, loaded when looked at.

import type { Prompt, Target, View } from "../boards/contract";
import { targetOf } from "../table/goingOn";
import type { Offer } from "../table/wire";

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

type Stored = Omit<Picture, "legal"> & { legal: Offer[] };

const FILES = import.meta.glob<Stored>("../../fixtures/rules/*.json", { import: "default" });

export async function pictureOf(game: string, name: string): Promise<Picture | null> {
  const load = FILES[`../../fixtures/rules/${game}-${name}.json`];
  if (!load) return null;
  const stored = await load();
  return { ...stored, legal: stored.legal.map(targetOf) };
}
