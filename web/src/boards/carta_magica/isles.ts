// The four islands without a harbour, and what they are called. Those with one are known by it.

import { groups } from "./art/outline";
import { nameOf, spotOf } from "./geometry";
import type { Chart } from "./view";

/** By reading order on the chart. */
const NAMES = ["whales", "owls", "ashes", "glass"];

export interface Isle {
  name: string;
  cells: string[];
}

export function islesOf({ grid, harbours }: Chart): Isle[] {
  const ports = harbours.map(({ cell }) => spotOf(cell));
  const bare = groups(grid, "#").filter((cells) =>
    cells.every(([x, y]) => ports.every(([c, r]) => Math.abs(x - c) + Math.abs(y - r) > 1)),
  );
  return bare.flatMap((cells, i) => {
    const name = NAMES[i];
    return name ? [{ name, cells: cells.map(([c, r]) => nameOf(c, r)) }] : [];
  });
}

export const isleKey = (name: string): string => `carta-magica-web-isle-${name}`;
