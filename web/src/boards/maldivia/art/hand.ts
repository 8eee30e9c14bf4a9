// New fish in hand, in a pill above the boat that takes them.

import { fish } from "../../../art/fish";
import { HALO } from "../../../art/palette";
import { fishOf } from "../names";

export function inHand(fresh: string): string {
  const kinds = fishOf(fresh);
  const width = kinds.length * 30 + 12;
  return (
    `<rect x="${-width / 2}" y="-74" width="${width}" height="28" rx="14" fill="${HALO}" stroke="var(--target)" stroke-width="2.5"/>` +
    kinds
      .map((kind, i) => fish(kind, (i - (kinds.length - 1) / 2) * 30, -60, 0.66, { shadow: false }))
      .join("")
  );
}
