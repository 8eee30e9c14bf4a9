// The thirteen species by the names the game gives them.

import { box, clown, hammer, lion, puffer, saw, sword } from "./fish_one";
import { angel, angler, flying, parrot, seahorse, surgeon } from "./fish_two";

export const SPECIES = [
  "clown",
  "lion",
  "box",
  "hammer",
  "puffer",
  "sword",
  "saw",
  "seahorse",
  "angel",
  "parrot",
  "surgeon",
  "flying",
  "angler",
] as const;

const ART: Record<string, string> = {
  clown,
  lion,
  box,
  hammer,
  puffer,
  sword,
  saw,
  seahorse,
  angel,
  parrot,
  surgeon,
  flying,
  angler,
};

/** A fish of a species in a box of 160 by 120. */
export function fishArt(species: string): string {
  return ART[species] ?? "";
}
