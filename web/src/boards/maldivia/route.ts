// The course of a boat as a line through the middles of spaces, rounded where it turns.

import { placeOf } from "./geometry";
import { UNIT } from "./art/spaces";

type Point = [number, number];

export interface Route {
  line: string;
  end: Point;
  angle: number;
}

const ROUND = 0.45; // of a space
const SHORT = 36; // ends at the rim of the last space

export function routeOf(path: string[]): Route | null {
  const points = path.map((name): Point => {
    const { row, column } = placeOf(name);
    return [(column + 0.5) * UNIT, (row + 0.5) * UNIT];
  });
  const first = points[0];
  const last = points[points.length - 1];
  const before = points[points.length - 2];
  if (!first || !last || !before) return null;
  let line = `M${first}`;
  points.slice(1, -1).forEach((here, i) => {
    const from = points[i];
    const to = points[i + 2];
    if (!from || !to) return;
    const turns =
      (from[0] - here[0]) * (to[1] - here[1]) !== (from[1] - here[1]) * (to[0] - here[0]);
    if (!turns) return;
    const near = (point: Point): Point => [
      here[0] + (point[0] - here[0]) * ROUND,
      here[1] + (point[1] - here[1]) * ROUND,
    ];
    line += `L${near(from)}Q${here} ${near(to)}`;
  });
  const [dx, dy] = [Math.sign(last[0] - before[0]), Math.sign(last[1] - before[1])];
  const end: Point = [last[0] - dx * SHORT, last[1] - dy * SHORT];
  return { line: `${line}L${end}`, end, angle: (Math.atan2(dy, dx) * 180) / Math.PI };
}
