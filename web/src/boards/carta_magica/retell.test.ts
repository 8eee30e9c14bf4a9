import { expect, test } from "vitest";
import fixture from "../../../fixtures/carta_magica.json";
import type { GameEvent, Target } from "../contract";
import { progress, windowFor } from "./places";
import { after } from "./retell";
import { meant, nearest, neighbour, spotsOf } from "./spots";
import type { Voyage } from "./view";

const moments = fixture.moments as unknown as {
  view: Voyage;
  legal: Target[];
  events: GameEvent[];
}[];
const at = (phase: string): (typeof moments)[number] =>
  moments.find(({ view }) => view.moment.phase === phase) as (typeof moments)[number];

test("progress round the island is counted as the engine counts it", () => {
  for (const { view } of moments)
    for (const player of view.players) {
      const home = view.chart.harbours.find(({ id }) => id === player.home)?.cell;
      if (home && player.cell)
        expect(progress(player.cell, home, player.laps, view.chart.centre)).toBe(player.progress);
    }
});

test("a storm's events lead to the next view", () => {
  const from = moments.findIndex(({ events }) => events.some(({ kind }) => kind === "storm"));
  const [before, next] = moments.slice(from, from + 2);
  if (!before || !next) throw new Error("the fixture has no storm");
  const told = after(before.view, before.events);
  const truth = next.view;
  expect(told.players).toEqual(truth.players);
  expect(told.moment).toEqual(truth.moment);
});

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
