// How long events take, and movements as keyframes for the Web Animations API: only transform and
// opacity.

import type { GameEvent } from "../contract";
import { cardAt, TURN, type Point } from "./geometry";
import { list } from "./names";
import { found } from "./passing";
import { swimming, wayPoints, type Pose } from "./route";
import type { Diver } from "./view";

const TIMES: Record<string, number> = {
  exchanged: 600,
  jumped: 720,
  reversed: 420,
  revealed: 720,
  bust: 3800,
  stranded: 2000,
  halted: 1500,
  explored: 700,
  used: 500,
  peeked: 1100,
  met: 620,
  announced: 1300,
  rolled: 1700,
  missed: 1200,
  stole: 1900,
  lost: 1900,
  collected: 460,
  took: 460,
  crowned: 500,
};

const FOUND = 2600; // what a cave held has to be read

/** Milliseconds an event takes at normal speed. */
export function duration(event: GameEvent): number {
  if (event.kind === "swam") return Math.min(1500, 400 * Math.max(1, list(event, "path").length));
  if (event.kind === "crawled")
    return Math.min(2400, 460 * Math.max(1, list(event, "path").length));
  if (event.kind === "refilled") return 260 + 50 * list(event, "places").length;
  if (found(event)) return FOUND;
  return TIMES[event.kind] ?? 0;
}

const at = (point: Point): string => `translate(${point.x}px, ${point.y}px)`;
const pose = (one: Pose): string => `${at(one)} rotate(${one.angle}deg)`;

export const isCalm = (): boolean => document.documentElement.hasAttribute("data-calm");

/** No movement: out here, in there. */
function fade(from: string, to: string): Keyframe[] {
  return [
    { transform: from, opacity: 1 },
    { transform: from, opacity: 0, offset: 0.45 },
    { transform: to, opacity: 0, offset: 0.55 },
    { transform: to, opacity: 1 },
  ];
}

/** Along the lanes, turned the way it swims, ending exactly where it will lie. */
export function swimFrames(from: Diver, path: string[], end: Pose, calm: boolean): Keyframe[] {
  const points = wayPoints(from.lane, path);
  const poses = swimming(points, TURN[from.heading] ?? 0);
  const [first, last] = [poses[0], poses.at(-1)];
  if (!first || !last) return [{ transform: pose(end) }, { transform: pose(end) }];
  if (calm) return fade(pose(first), pose(end));
  return [
    ...poses.slice(0, -1).map((one) => ({ transform: pose(one) })),
    { transform: pose({ ...end, angle: last.angle }) },
  ];
}

export function jumpFrames(column: number, end: Pose): Keyframe[] {
  const boat = { x: cardAt(`c0${column}`).x, y: -34 };
  const top = { x: (boat.x + end.x) / 2, y: boat.y - 34 };
  return [
    { transform: `${at(boat)} rotate(${end.angle}deg) scale(.5)`, opacity: 0 },
    { transform: `${at(top)} rotate(${end.angle}deg) scale(1.15)`, opacity: 1, offset: 0.4 },
    { transform: pose(end), opacity: 1 },
  ];
}

export function turnFrames(end: Pose): Keyframe[] {
  return [{ transform: pose({ ...end, angle: end.angle - 180 }) }, { transform: pose(end) }];
}

/** Lane by lane: squash, stretch, settle. */
export function crawlFrames(
  from: string,
  home: Point | null,
  path: string[],
  end: Point,
  calm: boolean,
): Keyframe[] {
  const points = wayPoints(from, path);
  if (home) points.unshift(home);
  points[points.length - 1] = end;
  const first = points[0] ?? end;
  if (calm) return fade(at(first), at(end));
  return points.map((point, i) => {
    const form =
      i === 0 || i === points.length - 1 ? "scale(1)" : i % 2 ? "scale(.92,1.1)" : "scale(1.1,.92)";
    return { transform: `${at(point)} ${form}` };
  });
}
