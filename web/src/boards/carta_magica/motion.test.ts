import { expect, test } from "vitest";
import { arrow, restAngle } from "./art/wheel";
import { turned } from "./motion";

test("the arrow turns forward, swings back once and rests", () => {
  const way = [0, 0.2, 0.4, 0.6, 0.8, 0.86].map((part) => turned(135, part));
  expect(way).toEqual([...way].sort((a, b) => a - b));
  expect(turned(135, 0)).toBe(135 - 1080);
  expect(turned(135, 0.9)).toBeLessThan(141);
  expect(turned(135, 1)).toBe(135);
});

test("the arrow rests beside the signs of the inner ring, never on them", () => {
  const [shaft, sign, far] = [2.6 + 0.75, 9, 50]; // half widths and radius as drawn
  expect(arrow).toContain("2.6,-6");
  for (let sector = 0; sector < 12; sector++)
    for (const at of [30, 60]) {
      const apart = Math.abs((restAngle(sector) % 90) - at);
      expect(far * Math.sin((apart * Math.PI) / 180)).toBeGreaterThan(shaft + sign);
    }
});
