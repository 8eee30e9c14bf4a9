// Who is who when a pair turns up.

import type { GameEvent } from "../contract";
import { list } from "./names";
import type { Reef } from "./view";

export type Role = "kept" | "pair" | "between";

export interface Photo {
  place: string;
  role: Role;
  number: number; // order of revealing
}

export function bustRoles(event: GameEvent, reef: Reef): Photo[] {
  const pair = list(event, "pair");
  const back = list(event, "back");
  return reef.photos.map((place, i) => ({
    place,
    number: i + 1,
    role: pair.includes(place) ? "pair" : back.includes(place) ? "between" : "kept",
  }));
}
