// The places of the fish in a hand that is put on the mast: who goes leaves a gap, and nobody slides
// under a finger.

import type { FishKind } from "../../art/palette";

export interface Handful {
  mast: string;
  fresh: string;
  /** The colours it began with, in their order. */
  places: FishKind[];
}

const sorted = (fish: string): string => [...fish].sort().join("");

/** The same handful as before while all that left it went onto the mast, else a new one. */
export function handful(
  before: Handful | null,
  mast: string,
  fresh: string,
  kinds: FishKind[],
): Handful {
  const same =
    before &&
    mast.startsWith(before.mast) &&
    sorted(mast.slice(before.mast.length) + fresh) === sorted(before.fresh);
  return { mast, fresh, places: same ? before.places : kinds };
}
