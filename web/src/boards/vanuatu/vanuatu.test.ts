import { expect, test } from "vitest";
import moments from "../../../fixtures/vanuatu.json";
import type { GameEvent, Target, View } from "../contract";
import { figure, FIGURE_NAMES } from "./art/drawings";
import { after } from "./retell";
import { mayAdd, planOf } from "./targets";
import { read } from "./view";

const plan = (text: string): Target => ({ action: 1, text, preview: {} });

test("every sand drawing is one unbroken line", () => {
  expect(FIGURE_NAMES).toHaveLength(9);
  for (const name of FIGURE_NAMES) expect(figure(name)).toMatch(/^M[^MZ]+Z$/);
});

test("a plan is found in either order, and a box only where a pair holds it", () => {
  const legal = [plan("plan sail fish"), plan("plan sail sail")];
  expect(planOf(legal, ["fish", "sail"])?.text).toBe("plan sail fish");
  expect(mayAdd(legal, ["fish"], "fish")).toBe(false);
  expect(mayAdd(legal, ["sail"], "sail")).toBe(true);
});

test("events of a moment can be retold without touching its view", () => {
  for (const { view, events } of moments.moments) {
    const before = JSON.stringify(view);
    after(read(view as View), events as unknown as GameEvent[]);
    expect(JSON.stringify(view)).toBe(before);
  }
});
