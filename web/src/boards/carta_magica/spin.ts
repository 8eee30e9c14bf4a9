// How the arrow turns: three times round and on to its rest, a little too far, and back.

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
