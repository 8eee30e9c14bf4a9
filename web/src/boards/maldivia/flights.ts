// Which fish fly from where to where in an event. Points are in spaces from the stage's corner.

import type { GameEvent } from "../contract";
import type { FishKind } from "../../art/palette";
import { placeOf, type Box } from "./sea";
import { fishOf, type MaldiviaView } from "./view";

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
