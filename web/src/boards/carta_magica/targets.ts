// Places on the chart that may be touched now.

import type { Target } from "../contract";
import { middle, spotOf, type Point } from "./geometry";
import { text } from "./facts";
import type { Voyage } from "./view";

export interface Spot extends Point {
  cell: string;
  target: Target;
}

/** The space a target is about, if any: where it sails to, or what its preview names. */
export const cellOf = ({ family, args, preview }: Target): string =>
  family === "sail" ? (args[0] ?? "").toUpperCase() : text(preview, "cell");

export function spotsOf(legal: Target[]): Spot[] {
  return legal.flatMap((target) => {
    const cell = cellOf(target);
    return cell ? [{ cell, target, ...middle(cell) }] : [];
  });
}

export function nearest(spots: Spot[], at: Point, within: number): Spot | null {
  let best: Spot | null = null;
  let least = within;
  for (const spot of spots) {
    const far = Math.hypot(spot.x - at.x, spot.y - at.y);
    if (far <= least) [best, least] = [spot, far];
  }
  return best;
}

const WAYS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The nearest spot in the direction of an arrow key. */
export function neighbour(spots: Spot[], from: Point, key: string): Spot | null {
  const way = WAYS[key];
  if (!way) return null;
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const [dx, dy] = [spot.x - from.x, spot.y - from.y];
    const along = dx * way[0] + dy * way[1];
    const cost = along + 3 * Math.abs(dx * way[1] + dy * way[0]);
    if (along > 4 && cost < least) [best, least] = [spot, cost];
  }
  return best;
}

/** What touching a space would mean, as an action's text. */
export function meant(view: Voyage, cell: string): string {
  const { phase } = view.moment;
  const harbour = view.chart.harbours.find((one) => one.cell === cell);
  if (phase === "home" && harbour) return `home ${harbour.word}`;
  const other = view.players.findIndex((player) => player.cell === cell);
  if (phase === "battle" && other >= 0) return `attack p${other + 1}`;
  const [column, row] = spotOf(cell);
  return `sail ${String.fromCharCode(97 + column)}${row + 1}`;
}

/** The name of what lies on a space, for asking what it is: a ship before the water under it. */
export function thingOn(view: Voyage, cell: string): string {
  const who = view.players.findIndex((player) => player.cell === cell);
  return who >= 0 ? `ship-${String(who)}` : `cell-${cell}`;
}
