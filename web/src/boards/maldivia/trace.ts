// The spaces a line of the log is about.

import type { GameEvent } from "../contract";
import type { MaldiviaView } from "./view";

export function cellsOf(about: GameEvent, view: MaldiviaView): string[] {
  for (const name of ["path", "edge", "line"]) {
    const found = about[name];
    if (Array.isArray(found)) return found as string[];
  }
  if (typeof about.cell === "string") return [about.cell];
  const boat = view.players[Number(about.seat)]?.boat;
  return boat ? [boat] : [];
}
