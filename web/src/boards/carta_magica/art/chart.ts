// The whole printed chart. It never changes during a game, so it is drawn once.

import type { Chart } from "../view";
import { medallion } from "./medallion";
import { belts, cliffs, islands, shallows, sheets } from "./land";
import { monsters } from "./monsters";
import { coastline, groups, seeded } from "./outline";
import { coordinates, definitions, frame, rose, sea } from "./sea";

const drawn = new Map<string, string>();

export function chartArt(chart: Chart): string {
  const key = chart.grid.join();
  const known = drawn.get(key);
  if (known) return known;
  const random = seeded(7);
  const { grid, columns } = chart;
  const middle = groups(grid, "M")[0] ?? [];
  const art =
    definitions +
    sea(random) +
    frame() +
    rose(720, 720, 52) +
    monsters() +
    coordinates(columns) +
    belts(grid, random) +
    shallows(grid, random) +
    islands(grid, random) +
    cliffs(grid) +
    (middle.length ? sheets(coastline(middle, 0.03, 2, random), 11, 5) + medallion : "");
  drawn.set(key, art);
  return art;
}
