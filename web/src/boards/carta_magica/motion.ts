// How long events take, how ships go along their paths, how the arrow turns.

import type { GameEvent } from "../contract";
import { list, text } from "./facts";
import { ahead, middle } from "./geometry";

/** Milliseconds at normal speed. What is not here is only told. */
const TIMES: Record<string, number> = {
  placed: 420,
  spun: 1500,
  storm: 900,
  took: 420,
  traded: 420,
  bought: 900,
  drew: 1000,
  picked: 700,
  unpaid: 1100,
  played: 800,
  faced: 900,
  // Long enough to read what was spun and what came of it.
  tamed: 3200,
  untamed: 3200,
  attacked: 900,
  won: 3200,
  tied: 3200,
  looted: 900,
  swapped: 700,
  returned: 1400,
  last_round: 1400,
};

export function duration(event: GameEvent): number {
  if (event.kind === "sailed") return Math.min(1500, 260 + 140 * list(event, "path").length);
  if (event.kind === "blown") return 1000;
  return TIMES[event.kind] ?? 0;
}

export interface Frame {
  transform: string;
  [style: string]: string;
}

export const place = (x: number, y: number, turn = 0): string =>
  `translate(${String(x)}px,${String(y)}px) rotate(${String(turn)}deg)`;

/** A ship on its path; one that is damaged runs into what lies ahead and is thrown back. */
export function passage(told: GameEvent, wind: string): Frame[] {
  const points = list(told, "path").map(middle);
  const rocking = points.map(({ x, y }, i) => ({
    transform: place(x, y, i && i < points.length - 1 ? (i % 2 ? 4 : -4) : 0),
  }));
  const last = points.at(-1);
  if (!last || text(told, "outcome") !== "damaged") return rocking;
  const hit = ahead(last, wind, 16);
  return [
    ...rocking,
    { transform: place(hit.x, hit.y, 10) },
    { transform: place(last.x, last.y, -14) },
    { transform: place(last.x, last.y) },
  ];
}

// The arrow turns three times round and on to its rest, a little too far, and back.

const ROUNDS = 3;
const OVERSHOOT = 6; // degrees
const SWING = 0.86; // of the time until it swings back

/** Degrees after a part of the time, from 0 to 1. */
export function turned(rest: number, part: number): number {
  if (part >= 1) return rest;
  const far = rest + OVERSHOOT;
  if (part < SWING) {
    const left = (1 - part / SWING) ** 3; // fast at first, then slower and slower
    return far - left * (360 * ROUNDS + OVERSHOOT);
  }
  return far - OVERSHOOT * ((part - SWING) / (1 - SWING));
}
