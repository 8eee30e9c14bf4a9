// What others did since one's own last action: marked lightly until one acts, in their colours.

import type { GameEvent } from "../contract";
import { list, word } from "./names";
import { hexOfTile } from "./targets";
import type { VanuatuView } from "./view";

export interface Recent {
  /** Ways of boats. */
  trails: { seat: number; path: string[] }[];
  /** Who did something at a hex last. */
  hexes: Map<string, number>;
  /** Who put pawns on an action. */
  boxes: Map<string, number[]>;
}

const AT_HEX = ["placed", "fished", "explored"];
const ON_ISLAND = ["built", "bought", "drew", "transported"];

export function recentOf(last: GameEvent[], view: VanuatuView): Recent {
  const found: Recent = { trails: [], hexes: new Map(), boxes: new Map() };
  for (const event of last) {
    const seat = typeof event.seat === "number" ? event.seat : null;
    if (seat === null) continue;
    if (event.kind === "sailed") found.trails.push({ seat, path: list(event, "path") });
    else if (AT_HEX.includes(event.kind)) found.hexes.set(String(event.hex), seat);
    else if (ON_ISLAND.includes(event.kind))
      found.hexes.set(hexOfTile(view, word(event, "island")), seat);
    else if (event.kind === "planned")
      for (const box of list(event, "actions"))
        found.boxes.set(box, [...(found.boxes.get(box) ?? []), seat]);
  }
  return found;
}
