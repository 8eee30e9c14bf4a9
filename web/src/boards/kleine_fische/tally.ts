// The pictures of the final account: each kind by its fish, caves by what they are.

import { caveFace } from "./art/cards";
import { rainbow } from "./art/caves";
import { fishArt, SPECIES } from "./art/fish";

const CARD = "-58 -58 116 118";

export function tallied(key: string, args: Record<string, unknown>): string {
  const fish = typeof args["fish"] === "string" ? args["fish"] : "";
  const species = SPECIES.find((each) => fish.endsWith(`-${each}`));
  if (key.endsWith("-stack") && species)
    return `<svg viewBox="0 0 160 120">${fishArt(species)}</svg>`;
  if (key.endsWith("-rainbow")) return `<svg viewBox="0 0 80 80">${rainbow}</svg>`;
  if (key.endsWith("-unused")) return `<svg viewBox="${CARD}">${caveFace("lamp", 1)}</svg>`;
  if (key.endsWith("-chest")) return `<svg viewBox="${CARD}">${caveFace("chest", 0)}</svg>`;
  return "";
}
