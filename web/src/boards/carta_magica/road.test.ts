import { expect, test } from "vitest";
import { arc } from "./road";

const centre = { x: 420, y: 420 };
const ends = (path: string): number[][] =>
  path
    .slice(1)
    .split("A")
    .map((piece) => (piece.split(" ").at(-1) ?? "").split(",").map(Number));

test("a whole circle stays on its circle and comes back", () => {
  const points = ends(arc(centre, 60, 297, 360));
  expect(points).toHaveLength(4);
  for (const [x = 0, y = 0] of points) expect(Math.hypot(x - 420, y - 420)).toBeCloseTo(60, 1);
  expect(points.at(-1)).toEqual(points[0]);
});

test("no piece is so long that rounding could turn it round", () => {
  for (const sweep of [359.9, -359.9, 350, -200, 121]) {
    const path = arc(centre, 82.8, 10, sweep);
    expect(path.split("A").length - 1).toBe(Math.ceil(Math.abs(sweep) / 120));
    expect(path).toContain(sweep > 0 ? " 0 0 1 " : " 0 0 0 ");
  }
});
