import { expect, test } from "vitest";
import { arc, polar, tip } from "./road";

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

test("the heads of the two arrows point away from each other along the road", () => {
  const head = (side: number): number[] =>
    (tip(centre, 60, side * 24, side).split("L")[1] ?? "").split(",").map(Number);
  for (const side of [-1, 1]) {
    const { x, y } = polar(centre, 60, side * 33);
    expect(head(side)[0]).toBeCloseTo(x, 1);
    expect(head(side)[1]).toBeCloseTo(y, 1);
  }
});
