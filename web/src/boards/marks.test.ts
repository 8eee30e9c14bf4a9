// The marks of the seats: the same before the game and in it, and people keep theirs in a rematch.

import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { plainMark } from "../art/marks";
import { worn } from "../art/worn.svelte";
import { seatNames } from "../table/players";
import type { Seat } from "../table/wire";
import type { View } from "./contract";
import { DRAWN, loadBoard, seatMarks } from "./index";

const viewsOf = (game: string): View[] =>
  (
    JSON.parse(readFileSync(`fixtures/${game}.json`, "utf-8")) as { moments: { view: View }[] }
  ).moments.map(({ view }) => view);
const seatsOf = (view: View): number => (view["players"] as unknown[]).length;
/** A boat somebody has chosen gives its colour to the mark: nothing else may change one. */
const chosen = (view: View, seat: number): boolean =>
  Boolean((view["players"] as { colour?: string | null }[])[seat]?.colour);

const LONG = 300_000; // a board comes with everything it draws

beforeEach(() => {
  localStorage.clear();
  worn.at("", null, 0);
});

describe.each(DRAWN)("%s", (game) => {
  it("shows the same marks at set-up and in the game", { timeout: LONG }, async () => {
    const [marks, { mark }] = await Promise.all([seatMarks(game), loadBoard(game)]);
    let compared = 0;
    for (const view of viewsOf(game)) {
      worn.at("table", null, seatsOf(view));
      for (let seat = 0; seat < seatsOf(view); seat += 1) {
        if (chosen(view, seat)) continue;
        expect(mark?.(seat, view) ?? "").toBe(marks(seat));
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(1);
  });

  it("gives every seat a mark of its own", { timeout: LONG }, async () => {
    const { mark } = await loadBoard(game);
    for (const view of viewsOf(game)) {
      const marks = Array.from({ length: seatsOf(view) }, (_, seat) => mark?.(seat, view) ?? "");
      expect(new Set(marks.map((one, seat) => one || plainMark(seat))).size).toBe(seatsOf(view));
    }
  });
});

describe.each(DRAWN.filter((game) => game !== "maldivia"))("a rematch of %s", (game) => {
  it("leaves everybody their marks", { timeout: LONG }, async () => {
    const { mark } = await loadBoard(game);
    const [view] = viewsOf(game);
    if (!view) throw new Error("no moment");
    const seats = seatsOf(view);
    const marks = (): string[] =>
      Array.from({ length: seats }, (_, seat) => mark?.(seat, view) ?? plainMark(seat));
    worn.at("one", null, seats);
    const before = marks();
    worn.at("two", "one", seats); // who sat on seat 1 sits on seat 0 now
    expect(marks()).toEqual([...before.slice(1), before[0]]);
  });
});

it("a rematch leaves bots their names", () => {
  const bot: Seat = {
    ...{ kind: "bot", name: "", level: "mate", gone: false, away_until: null, stand_in: false },
    ...{ stood_in: null, thinking: false, shared: false },
  };
  const mira: Seat = { ...bot, kind: "person", name: "Mira", level: "" };
  const names = "Barny, Kelp, Squall";
  worn.at("one", null, 3);
  expect(seatNames([mira, bot, bot], names)).toEqual(["Mira", "Kelp", "Squall"]);
  worn.at("two", "one", 3);
  expect(seatNames([bot, bot, mira], names)).toEqual(["Kelp", "Squall", "Mira"]);
});
