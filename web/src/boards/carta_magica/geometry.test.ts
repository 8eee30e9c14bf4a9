import { expect, test } from "vitest";
import fixture from "../../../fixtures/carta_magica.json";
import type { Target } from "../contract";
import { windowFor } from "./geometry";
import { meant, nearest, neighbour, spotsOf } from "./targets";
import type { Voyage } from "./view";

const moments = fixture.moments as unknown as { view: Voyage; legal: Target[] }[];
const at = (phase: string): (typeof moments)[number] =>
  moments.find(({ view }) => view.moment.phase === phase) as (typeof moments)[number];

test("targets on the chart", () => {
  const spots = spotsOf(at("choose").legal);
  const first = spots[0];
  if (!first) throw new Error("the fixture has no target");
  expect(first.target.text).toBe(`sail ${first.cell.toLowerCase()}`);
  expect(nearest(spots, { x: first.x + 3, y: first.y }, 20)).toBe(first);
  expect(neighbour(spots, { x: first.x - 40, y: first.y }, "ArrowRight")).toBe(first);
  expect(spotsOf(at("home").legal).map(({ cell }) => cell)).toContain("M9");
  expect(meant(at("home").view, "I13")).toBe("home port-sable");
});

test("the phone's window holds what it has to show", () => {
  const { column, row, spaces } = windowFor(["T2", "O9"]);
  expect([column + spaces, row, spaces]).toEqual([21, 0, 11]);
});
