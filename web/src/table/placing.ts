// Where something that belongs to a thing is put: beside it, never on it, and never off the screen.

import type { Spot } from "../boards/contract";

export interface Size {
  width: number;
  height: number;
}

export interface Placing {
  left: number;
  top: number;
  /** Which edge of it the thing is at, and how far along that edge. */
  edge: "top" | "bottom" | "left" | "right";
  tip: number;
}

const GAP = 12;
const RIM = 8; // to the edge of the window
const CORNER = 18; // the tip keeps away from round corners

const within = (wanted: number, low: number, high: number): number =>
  Math.max(low, Math.min(wanted, Math.max(low, high)));

/** Below the thing, else above it, else where there is most room beside it. */
export function beside(thing: Required<Spot>, size: Size, room: Size): Placing {
  const middle = { x: thing.x + thing.width / 2, y: thing.y + thing.height / 2 };
  const left = within(middle.x - size.width / 2, RIM, room.width - size.width - RIM);
  const top = within(middle.y - size.height / 2, RIM, room.height - size.height - RIM);
  const along = within(middle.x - left, CORNER, size.width - CORNER);
  const down = within(middle.y - top, CORNER, size.height - CORNER);
  const under = thing.y + thing.height + GAP;
  const over = thing.y - GAP - size.height;
  if (under + size.height <= room.height - RIM)
    return { left, top: Math.max(RIM, under), edge: "top", tip: along };
  if (over >= RIM)
    return {
      left,
      top: Math.min(over, room.height - size.height - RIM),
      edge: "bottom",
      tip: along,
    };
  const after = thing.x + thing.width + GAP;
  if (after + size.width <= room.width - RIM) return { left: after, top, edge: "left", tip: down };
  const before = thing.x - GAP - size.width;
  if (before >= RIM) return { left: before, top, edge: "right", tip: down };
  // No room anywhere: a large thing on a small screen. The lower edge covers least.
  return {
    left,
    top: within(under, RIM, room.height - size.height - RIM),
    edge: "top",
    tip: along,
  };
}
