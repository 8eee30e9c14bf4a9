// What others did since one's own last action: marked lightly until one acts.

import type { GameEvent } from "../contract";
import { endsOf, type Point } from "./geometry";
import { list, text } from "./names";
import { wayPoints } from "./route";

export interface Recent {
  /** Where divers have been, one line each. */
  trails: { seat: number; points: Point[] }[];
  /** Cards that were turned back or dealt anew. */
  cards: string[];
}

export function recentOf(last: GameEvent[]): Recent {
  const lanes = new Map<number, string[]>();
  const cards = new Set<string>();
  for (const event of last) {
    const seat = Number(event.seat);
    if (event.kind === "jumped") lanes.set(seat, [text(event, "lane")]);
    if (event.kind === "swam")
      lanes.set(seat, [...(lanes.get(seat) ?? []), ...list(event, "path")]);
    if (event.kind === "bust") for (const place of list(event, "back")) cards.add(place);
    if (event.kind === "refilled") for (const place of list(event, "places")) cards.add(place);
  }
  const trails = [...lanes].map(([seat, path]) => ({
    seat,
    points: path.length > 1 ? wayPoints("", path) : endsOf(path[0] ?? ""),
  }));
  return { trails, cards: [...cards] };
}
