// The turning of the silk: five strips share the bend, so that it rolls and is no board.

import type { Box } from "./geometry";
import type { Side } from "./view";

export const STRIPS = 5;
const BEND = 46; // degrees at the middle of the turn
const SAMPLES = 24;

/** The parts of a fold, of its whole time: mist, turn, then what settles. */
export const MIST = 0.2;
export const TURN = 0.6;

/** cubic-bezier(.45, .05, .25, 1), the easing of the cloth. */
export function clothEase(x: number): number {
  const curve = (t: number, a: number, b: number): number =>
    3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t;
  let [low, high] = [0, 1];
  for (let i = 0; i < 18; i += 1) {
    const middle = (low + high) / 2;
    if (curve(middle, 0.45, 0.25) < x) low = middle;
    else high = middle;
  }
  return curve((low + high) / 2, 0.05, 1);
}

/** How far a strip is turned against the one before it when the whole has turned by `angle`. */
export function stripAngle(strip: number, angle: number): number {
  const progress = angle / 180;
  const bend = Math.sin(progress * Math.PI) * BEND;
  if (strip === 0) return angle - bend * 0.5;
  return (bend / (STRIPS - 1)) * (1 - Math.abs(progress - 0.5) * 0.4);
}

const AXIS: Record<Side, [string, number]> = {
  S: ["rotateX", 1],
  N: ["rotateX", -1],
  E: ["rotateY", -1],
  W: ["rotateY", 1],
};

/** Key frames of a strip: still in the mist, then the turn, then flat. */
export function stripFrames(side: Side, strip: number): Keyframe[] {
  const [axis, sign] = AXIS[side];
  const pose = (angle: number): string =>
    `${axis}(${(sign * stripAngle(strip, angle)).toFixed(2)}deg)`;
  const turning = Array.from({ length: SAMPLES + 1 }, (_, i) => ({
    offset: MIST + (TURN * i) / SAMPLES,
    transform: pose(180 * clothEase(i / SAMPLES)),
  }));
  return [{ offset: 0, transform: pose(0) }, ...turning, { offset: 1, transform: pose(180) }];
}

/** Light and shadow over a turning face: none when flat, most when it stands. */
export function shadeFrames(most: number): Keyframe[] {
  const turning = Array.from({ length: SAMPLES + 1 }, (_, i) => ({
    offset: MIST + (TURN * i) / SAMPLES,
    opacity: most * Math.sin(Math.PI * clothEase(i / SAMPLES)),
  }));
  return [{ offset: 0, opacity: 0 }, ...turning, { offset: 1, opacity: 0 }];
}

/** A fifth of a row, counted from its northern or western edge. */
export function slice(row: Box, side: Side, index: number): Box {
  return side === "N" || side === "S"
    ? { ...row, row: row.row + index / STRIPS, rows: 1 / STRIPS }
    : { ...row, column: row.column + index / STRIPS, columns: 1 / STRIPS };
}
