// What is kept of what was seen: enough to play it again, and no more.

import { expect, it } from "vitest";
import { History, historyOf, type Scene } from "./history.svelte";

const scene = (v: number): Scene => ({
  told: { v, kind: "action", at: v, data: { seat: v % 2 } },
  views: [{}],
  board: { prompt: null, actions: [], whole: [], more: 0, back: null, scores: [v, 0] },
});

it("keeps the last scenes and the whole race", () => {
  const history = new History();
  for (let v = 1; v <= 100; v += 1) history.add(scene(v));
  expect(history.scenes.map(({ told }) => told.v)).toEqual(
    Array.from({ length: 30 }, (_, i) => i + 71),
  );
  expect(history.races.length).toBe(100);
  expect(history.since(1).map(({ told }) => told.v)).toEqual([100]);
  expect(history.since(null).length).toBe(30);
});

it("keeps scenes of the table that was looked at last, and the race of all", () => {
  const first = historyOf("first");
  first.add(scene(1));
  expect(historyOf("first").scenes.length).toBe(1);
  historyOf("second").add(scene(1));
  expect(historyOf("first").scenes).toEqual([]);
  expect(historyOf("first").races).toEqual([[1, 0]]);
});
