import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import fixture from "../../../fixtures/carta_magica.json";
import { speech } from "../../lib/speech.svelte";
import { chartArt } from "./art/chart";
import type { Hands, Target } from "../contract";
import Drawn from "./Chart.svelte";
import Course from "./Course.svelte";
import { islesOf } from "./isles";
import { clearOf, lettering } from "./lettering";
import { boxOf, cornerBox, placeIsle, placeName } from "./labels";
import { CELL, middle, SIZE, WHOLE } from "./geometry";
import type { Chart, Voyage } from "./view";

const chart = fixture.moments[0]?.view.chart as unknown as Chart;
const free = { roads: [], seals: [], names: [] };

test("a name stands ashore if it can", () => {
  const label = placeName(chart, "N3", "Carmine Roads", 15, free, WHOLE);
  expect([label.x, Math.round(label.y)]).toEqual([540, 65]); // over the cape on N2
});

test("a name steps aside for other seals", () => {
  const usual = placeName(chart, "I9", "Nightholm", 15, free, WHOLE);
  const seals = ["H8", "I8", "J8"];
  const moved = placeName(chart, "I9", "Nightholm", 15, { ...free, seals }, WHOLE);
  expect(usual.y).toBeLessThan(340);
  expect(moved).not.toEqual(usual);
});

test("names stay where they are printed, wherever ships lie and whatever is chosen", async () => {
  await speech.learn("carta_magica", "carta_magica-web");
  const still = { event: null, shown: null, last: [], played: [], pace: 0, hands: {} as Hands };
  const some = fixture.moments.filter((_, i) => i % 4 === 1);
  const printed = some.flatMap((moment) => {
    const voyage = moment.view as unknown as Voyage;
    const legal = moment.legal as unknown as Target[];
    const sails = legal.filter(({ family }) => family === "sail").slice(0, 2);
    return [null, ...sails].map((chosen) => {
      const props = { voyage, legal, chosen, seat: moment.seat, words: speech.about([]) };
      const { container, unmount } = render(Drawn, { ...props, ...still, small: false });
      const names = [...container.querySelectorAll("text.al")].map((name) =>
        [name.textContent, name.getAttribute("x"), name.getAttribute("y")].join(),
      );
      unmount();
      return names.sort().join(" ");
    });
  });
  expect(printed[0]).toContain("Nightholm,340,");
  expect(printed[0]?.match(/Isle of/g)).toHaveLength(4);
  expect(new Set(printed).size).toBe(1);
});

test("a stop on a name has no number", async () => {
  await speech.learn("carta_magica", "carta_magica-web");
  const sheet = { part: WHOLE, size: 14.5, grown: 1, pixels: 1 };
  const names = lettering(chart, speech.about([]), sheet);
  const name = names.find(({ name }) => name === "Nightholm");
  if (!name) throw new Error("no name");
  expect(clearOf(names, name.x, name.y, 9.5)).toBe(false);
  const chosen = {
    ...{ action: 1, text: "sail i9", family: "sail", args: ["i9"] },
    preview: { path: ["I6", "I7", "I8", "I9"], cell: "I9" },
  };
  const { container } = render(Course, { chosen, names });
  const said = [...container.querySelectorAll("text")].map(({ textContent }) => textContent);
  expect(said).toEqual(["1", "3"]);
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

test("a name keeps clear of the small chart in the corner", () => {
  const part = { column: 4, row: 1, spaces: 15 };
  const inset = cornerBox("bl", part, 130);
  const usual = boxOf(placeName(chart, "I13", "Port Sable", 20, free, part), "Port Sable", 20);
  const names = [{ ...inset, top: usual.top - 5, right: usual.left + 30 }];
  const label = placeName(chart, "I13", "Port Sable", 20, { ...free, names }, part);
  const box = boxOf(label, "Port Sable", 20);
  expect(box.left >= (names[0]?.right ?? 0) || box.bottom <= (names[0]?.top ?? 0)).toBe(true);
  expect([inset.left, inset.bottom]).toEqual([4 * CELL, 16 * CELL]);
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
    // Where the small chart lies below it the name stands above.
    const names = [boxOf(label, "Isle of Whales", 12.5)];
    const moved = placeIsle(cells, "Isle of Whales", 12.5, { ...free, names }, WHOLE);
    expect(moved.y).toBeLessThan((Math.min(...rows) - 1) * CELL);
  }
});

test("letters and numbers of the spaces lie on the monsters, on all four sides", () => {
  const art = chartArt(chart);
  const labels = [...art.matchAll(/<text class="co"[^>]*>([^<]+)</g)];
  expect(labels.map((label) => label[1]).sort()).toEqual(
    ["BCDEFGHIJKLMNOPQRST", "BCDEFGHIJKLMNOPQRST"]
      .flatMap((letters) => [...letters])
      .concat([0, 1].flatMap(() => Array.from({ length: 19 }, (_, i) => String(i + 2))))
      .sort(),
  );
  const monster = art.lastIndexOf('filter="url(#cm-ps)" transform');
  expect(monster).toBeGreaterThan(0);
  expect(Math.min(...labels.map(({ index }) => index))).toBeGreaterThan(monster);
});
