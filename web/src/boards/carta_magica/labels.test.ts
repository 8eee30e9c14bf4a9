import { expect, test } from "vitest";
import fixture from "../../../fixtures/carta_magica.json";
import { islesOf } from "./isles";
import { boxOf, placeIsle, placeName } from "./labels";
import { CELL, middle, SIZE, WHOLE } from "./geometry";
import type { Chart } from "./view";

const chart = fixture.moments[0]?.view.chart as unknown as Chart;
const free = { targets: [], pieces: [], names: [] };

test("a name stands ashore if it can", () => {
  const label = placeName(chart, "N3", "Carmine Roads", 15, free, WHOLE);
  expect([label.x, Math.round(label.y)]).toEqual([540, 65]); // over the cape on N2
});

test("a name steps aside for targets and ships", () => {
  const usual = placeName(chart, "I9", "Nightholm", 15, free, WHOLE);
  const above = ["H8", "I8", "J8"];
  const moved = placeName(
    chart,
    "I9",
    "Nightholm",
    15,
    { ...free, targets: above, pieces: above },
    WHOLE,
  );
  expect(usual.y).toBeLessThan(340);
  expect(moved).not.toEqual(usual);
});

test("a name stays inside the part of the chart that is shown", () => {
  const part = { column: 7, row: 0, spaces: 11 };
  const label = placeName(chart, "I9", "Nightholm", 22, free, part);
  expect(
    label.x - (label.anchor === "end" ? 99 : label.anchor === "middle" ? 50 : 0),
  ).toBeGreaterThan(270);
});

test("a name keeps clear of the ship in its harbour, however large it is drawn", () => {
  for (const { cell, id } of chart.harbours) {
    const near = 38; // the ring round one's own ship on a phone that shows the whole chart
    const [at, box] = [
      middle(cell),
      boxOf(placeName(chart, cell, id, 25, free, WHOLE, near), id, 25),
    ];
    const across = Math.max(box.left - at.x, at.x - box.right, 0);
    const along = Math.max(box.top - at.y, at.y - box.bottom, 0);
    expect(Math.hypot(across, along), id).toBeGreaterThan(near * 0.8);
  }
});

test("names keep clear of each other", () => {
  const size = 28; // as large as on a phone that shows the whole chart
  const first = placeName(chart, "I13", "Port Sable", size, free, WHOLE);
  const names = [boxOf(first, "Port Sable", size)];
  const beside = placeName(chart, "M13", "Obsidia", size, { ...free, names }, WHOLE);
  const [one, other] = [names[0], boxOf(beside, "Obsidia", size)];
  expect(one && (one.right <= other.left || other.top >= one.bottom)).toBe(true);
});

test("a name leaves the numbers on the frame alone", () => {
  for (const { cell, id } of chart.harbours)
    for (const size of [14.5, 22, 28]) {
      const box = boxOf(placeName(chart, cell, id, size, free, WHOLE), id, size);
      expect(box.left, id).toBeGreaterThan(CELL - 3);
      expect(box.right, id).toBeLessThan(SIZE - CELL + 3);
    }
});

test("every island without a harbour has a name, below it or above", () => {
  const isles = islesOf(chart);
  expect(isles.map(({ name }) => name)).toEqual(["whales", "owls", "ashes", "glass"]);
  for (const { cells } of isles) {
    const rows = cells.map((cell) => Number(cell.slice(1)));
    const label = placeIsle(cells, "Isle of Whales", 12.5, free, WHOLE);
    expect(label.y).toBeGreaterThan(Math.max(...rows) * CELL);
    // Where a ship lies below it the name stands above.
    const below = cells.map((cell) => cell.charAt(0) + String(Math.max(...rows) + 1));
    const moved = placeIsle(cells, "Isle of Whales", 12.5, { ...free, pieces: below }, WHOLE);
    expect(moved.y).toBeLessThan((Math.min(...rows) - 1) * CELL);
  }
});
