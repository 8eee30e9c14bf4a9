// How a swimmer gets from lane to lane: along the lanes, turning at the crossings.

import { crossing, endsOf, laneAt, lies, type Point } from "./geometry";

/** The crossing two lanes share. */
export function shared(one: string, other: string): Point | null {
  for (const a of endsOf(one))
    for (const b of endsOf(other)) if (a.x === b.x && a.y === b.y) return a;
  return null;
}

/** The points of a way over lanes, crossings between them; `from` may be "cave". */
export function wayPoints(from: string, path: string[]): Point[] {
  const points: Point[] = [];
  let before = from;
  if (from === "cave") points.push(crossing(5, 5));
  else if (from) points.push(laneAt(from));
  for (const lane of path) {
    const between = before && before !== "cave" ? shared(before, lane) : null;
    if (between) points.push(between);
    points.push(laneAt(lane));
    before = lane;
  }
  return points;
}

export interface Pose extends Point {
  angle: number;
}

const BEND = 22;

/** Poses along a way, bent at its corners, each turned the way it swims. */
export function swimming(points: Point[], heading: number, steps = 24): Pose[] {
  const line = bent(points);
  const lengths = [0];
  for (let i = 1; i < line.length; i++)
    lengths.push((lengths[i - 1] ?? 0) + far(line[i - 1] as Point, line[i] as Point));
  const total = lengths.at(-1) ?? 0;
  const poses: Pose[] = [];
  let angle = heading;
  let at = 1;
  for (let step = 0; step <= steps; step++) {
    const wanted = (total * step) / steps;
    while (at < line.length - 1 && (lengths[at] ?? 0) < wanted) at++;
    const a = line[at - 1] ?? line[0];
    const b = line[at] ?? a;
    if (!a || !b) break;
    const span = far(a, b);
    const share = span ? (wanted - (lengths[at - 1] ?? 0)) / span : 0;
    if (span) angle = nearest((Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI, angle);
    poses.push({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share, angle });
  }
  return poses;
}

/** The same direction, written so that the turn from `before` is the short one. */
function nearest(angle: number, before: number): number {
  return angle + Math.round((before - angle) / 360) * 360;
}

const far = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** Corners cut by short curves. */
function bent(points: Point[]): Point[] {
  const line: Point[] = [];
  points.forEach((here, i) => {
    const before = points[i - 1];
    const after = points[i + 1];
    if (!before || !after) return line.push(here);
    const start = toward(here, before, BEND);
    const end = toward(here, after, BEND);
    for (let t = 0; t <= 1; t += 0.2) {
      const u = 1 - t;
      line.push({
        x: u * u * start.x + 2 * u * t * here.x + t * t * end.x,
        y: u * u * start.y + 2 * u * t * here.y + t * t * end.y,
      });
    }
    return 0;
  });
  return line;
}

function toward(from: Point, to: Point, length: number): Point {
  const span = far(from, to) || 1;
  const share = Math.min(1, length / span);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Where several pieces on one lane stand: apart along the lane. */
export function berth(lane: string, index: number, count: number): Point {
  const at = laneAt(lane);
  const apart = (index - (count - 1) / 2) * (count > 2 ? 112 / count : 56);
  return lies(lane) ? { x: at.x + apart, y: at.y } : { x: at.x, y: at.y + apart };
}
