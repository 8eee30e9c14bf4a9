import { expect, test } from "vitest";
import fixture from "../../../fixtures/carta_magica.json";
import { adventure, useNow, uses } from "./cards";
import type { Chart } from "./view";

const chart = fixture.moments[0]?.view.chart as unknown as Chart;

test("every adventure card has a drawing", () => {
  chart.adventures.forEach((_, i) => {
    const id = `AD${String(i + 1).padStart(2, "0")}`;
    expect(adventure(chart, id).art, id).not.toBe("");
  });
});

test("a card knows the action that plays it", () => {
  const kraken = adventure(chart, "AD32");
  expect([kraken.kind, kraken.value, kraken.gold]).toEqual(["monster", 14, 5]);
  expect(uses(kraken)).toEqual([]);
  const wind = adventure(chart, "AD16");
  const escape = { action: 8, text: "escape", family: "escape", args: [], preview: {} };
  expect(useNow(wind, [escape])).toBe(escape);
  expect(useNow(adventure(chart, "AD02"), [{ ...escape, text: "give ad02" }])?.text).toBe(
    "give ad02",
  );
});
