// How long events take, and what moves in them. Points are in spaces from the stage's corner.

import type { GameEvent } from "../contract";
import type { FishKind } from "../../art/palette";
import { placeOf, type Box } from "./geometry";
import { fishOf } from "./names";
import type { MaldiviaView } from "./view";

/** Milliseconds at normal speed. What is not here is only told. */
const TIMES: Record<string, number> = {
  placed: 420,
  revealed: 480,
  blocked: 1300,
  fished: 460,
  robbed: 700,
  dropped: 420,
  stuck: 300,
  released: 380,
  restacked: 280,
  delivered: 700,
  opened: 420,
  exchanged: 420,
  turned: 1100,
  swapped: 1100,
  fog_spent: 1000,
  fog_held: 1300,
  folded: 1900,
  lost: 420,
};
const SAIL = 260;
const SAIL_SPACE = 60;
const SAIL_MOST = 800;

export function duration(event: GameEvent): number {
  if (event.kind === "sailed") {
    const spaces = Array.isArray(event.path) ? event.path.length : 2;
    return Math.min(SAIL_MOST, SAIL + SAIL_SPACE * spaces);
  }
  return TIMES[event.kind] ?? 0;
}

export interface Point {
  x: number;
  y: number;
}

export interface Flight {
  kind: FishKind;
  from: Point;
  to: Point;
  /** It leaves the board: back to the supply. */
  away: boolean;
}

const HAND = -0.75; // above the middle of a boat's space
const TOP = -0.2;

/** Which fish fly from where to where. */
export function flightsOf(
  event: GameEvent,
  view: MaldiviaView,
  camera: Box,
  ship: (name: string) => Point | null,
): Flight[] {
  const kinds = fishOf(typeof event.fish === "string" ? event.fish : "");
  const over = (seat: number, lift: number): Point | null => {
    const cell = view.players[seat]?.boat;
    if (!cell) return null;
    const { row, column } = placeOf(cell);
    return { x: column - camera.column + 0.5, y: row - camera.row + 0.5 + lift };
  };
  const seat = Number(event.seat);
  const fly = (from: Point | null, to: Point | null): Flight[] =>
    from && to ? kinds.map((kind) => ({ kind, from, to, away: false })) : [];
  const leave = (from: Point | null): Flight[] =>
    from
      ? kinds.map((kind, i) => {
          const side = i % 2 ? -1 : 1;
          const to = { x: from.x + side * (0.7 + 0.2 * i), y: from.y + 0.15 };
          return { kind, from, to, away: true };
        })
      : [];
  switch (event.kind) {
    case "fished":
      return fly(over(seat, 0.1), over(seat, HAND));
    case "robbed":
      return fly(over(Number(event.victim_seat), TOP), over(seat, HAND));
    case "stuck":
      return fly(over(seat, HAND), over(seat, TOP));
    case "lost":
    case "dropped":
      return leave(over(seat, TOP));
    case "released":
      return leave(over(seat, HAND));
    case "delivered":
      return fly(over(seat, TOP), ship(`${String(event.side)}${String(event.slot)}`));
    default:
      return [];
  }
}

/** Where boats ride while the cloth turns under them; the events after the fold say the same. */
export function riding(view: MaldiviaView, event: GameEvent): Map<number, string> {
  const gone = (event.gone ?? []) as string[];
  const edge = (event.edge ?? []) as string[];
  const at = new Map(view.players.map(({ boat }, seat) => [boat, seat]));
  const moved = new Map<number, string>();
  gone.forEach((cell, i) => {
    const inner = edge[i];
    if (!inner || !at.has(cell)) return;
    let seat = at.get(cell);
    let here = cell;
    let next = inner;
    while (seat !== undefined) {
      moved.set(seat, next);
      seat = at.get(next);
      const [from, to] = [here, next];
      here = to;
      next = onwards(from, to);
    }
  });
  return moved;
}

function onwards(from: string, to: string): string {
  const column = to.charCodeAt(0) * 2 - from.charCodeAt(0);
  return String.fromCharCode(column) + String(Number(to.slice(1)) * 2 - Number(from.slice(1)));
}
