// New fish in hand, in a pill above the boat that takes them: coral if they are the viewer's.

import { fish } from "../../../art/fish";
import { HALO, INK } from "../../../art/palette";
import { fishOf } from "../names";

export function inHand(fresh: string, mine: boolean): string {
  const kinds = fishOf(fresh);
  const width = kinds.length * 30 + 12;
  return (
    `<rect x="${-width / 2}" y="-74" width="${width}" height="28" rx="14" fill="${HALO}" stroke="${mine ? "var(--target)" : INK}" stroke-width="2.5"/>` +
    kinds
      .map((kind, i) => fish(kind, (i - (kinds.length - 1) / 2) * 30, -60, 0.66, { shadow: false }))
      .join("")
  );
}
