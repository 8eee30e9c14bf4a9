import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import { boat, boatBox } from "../../art/boat";
import type { View } from "../contract";
import { momentsOf, type Moment } from "../moment";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { Told } from "../../lib/things";
import { LANGUAGES, loadWords, Words } from "../../lib/words";
import { patched } from "../../table/patches";
import { tileArt } from "./art/tile";
import { quartersTo, swapped, turned } from "./draft.svelte";
import { clothEase, stripAngle, stripFrames } from "./fold";
import { boxOf, cellsOf, fits, placeOf, spacesOf, stripsOf, without } from "./geometry";
import maldivia from "./index";
import { flightsOf, riding } from "./motion";
import {
  fishWords,
  islandWords,
  letterWords,
  mastWords,
  nameTarget,
  read,
  SIDES,
  tileWords,
} from "./names";
import { nearest } from "./rove";
import { routeOf } from "./route";
import { cellTargets, meantAt, planAhead, shipTargets } from "./targets";
import type { MaldiviaView } from "./view";

const moments = momentsOf("maldivia");
const asked = (key: string): Moment => {
  const found = moments.find(({ prompt }) => prompt.key.endsWith(key));
  if (!found) throw new Error(`no moment ${key}`);
  return found;
};
/** Every event with what is to be seen before and after it, and the events that follow. */
const played = moments.flatMap(({ view, events, patches }) => {
  let now = view;
  return events.map((event, i) => {
    const before = now;
    now = patched(now, patches[i] ?? []);
    return { before: read(before), after: read(now), event, rest: events.slice(i + 1) };
  });
});
const folds = played.filter(({ event }) => event.kind === "folded");

/** A view with boats there, none of them with fish. */
function afloat(...boats: string[]): MaldiviaView {
  const view = read(asked("-sail").view);
  const [first] = view.players;
  if (!first) throw new Error("nobody plays");
  return { ...view, players: boats.map((boat) => ({ ...first, boat, mast: "" })) };
}

describe("the sea", () => {
  it("gives every visible space its sign", () => {
    for (const { view } of moments) {
      const { sea } = read(view);
      expect(spacesOf(sea)).toHaveLength(sea.spaces);
    }
  });
  it("puts the last fold on top", () => {
    const { sea } = read(asked("-plan").view);
    expect(sea.folds.endsWith(stripsOf(sea).slice(-1)[0]?.side ?? "")).toBe(true);
  });
  it("keeps its frame until something does not fit", () => {
    const box = { row: 0, column: 0, rows: 10, columns: 10 };
    expect(fits(box, without(box, "N"))).toBe(true);
    expect(fits(without(box, "N"), box)).toBe(false);
    expect(fits(box, { row: 3, column: 3, rows: 4, columns: 4 })).toBe(false);
  });
});

describe("a fold", () => {
  it("takes the row and shows its back at the new rim", () => {
    expect(folds.length).toBeGreaterThan(3);
    expect(new Set(folds.map(({ event }) => event.side))).toEqual(new Set(["N", "E", "S", "W"]));
    for (const { after, event } of folds) {
      const { sea } = after;
      expect(sea.spaces).toBe(boxOf(sea).rows * boxOf(sea).columns);
      const shows = event.shows as string[];
      const found = new Map(spacesOf(sea).map((s) => [`${s.row}/${s.column}`, s]));
      (event.edge as string[]).forEach((cell, i) => {
        const { row, column } = placeOf(cell);
        expect(found.get(`${row}/${column}`)).toMatchObject({ sign: shows[i], back: true });
      });
    }
  });
  it("lets boats ride where the later events put them", () => {
    for (const { before, event, rest } of folds) {
      const end = rest.findIndex(
        ({ kind }) => !["carried", "pushed", "covered", "lost"].includes(kind),
      );
      const moved = rest
        .slice(0, end < 0 ? undefined : end)
        .filter(({ kind }) => kind === "carried" || kind === "pushed");
      const ride = riding(before, event);
      expect(ride.size).toBe(moved.length);
      for (const { seat, cell } of moved) expect(ride.get(Number(seat))).toBe(cell);
    }
  });
  it("takes the boats of its row along, and those in their way", () => {
    const columns = [..."abcdefghij"];
    const fold = {
      kind: "folded",
      side: "N",
      gone: columns.map((column) => `${column}1`),
      edge: columns.map((column) => `${column}2`),
    };
    const ride = riding(afloat("c1", "c2", "c4", "e2"), fold);
    expect([...ride]).toEqual([
      [0, "c2"],
      [1, "c3"],
    ]);
  });
  it("turns from flat to flat and bends between", () => {
    expect(clothEase(0)).toBeCloseTo(0, 3);
    expect(clothEase(1)).toBeCloseTo(1, 3);
    const tip = (angle: number): number =>
      [0, 1, 2, 3, 4].reduce((sum, strip) => sum + stripAngle(strip, angle), 0);
    expect(tip(0)).toBeCloseTo(0);
    expect(tip(180)).toBeCloseTo(180);
    expect(tip(90)).toBeGreaterThan(stripAngle(0, 90));
    const offsets = stripFrames("E", 0).map(({ offset }) => offset ?? 0);
    expect([...offsets].sort((a, b) => a - b)).toEqual(offsets);
  });
});

describe("events", () => {
  it("leave 32 fish in all", () => {
    for (const { after } of played) {
      const masts = after.players.map(({ mast }) => mast).join("");
      const supply = Object.values(after.supply).reduce((a, b) => a + b, 0);
      expect(masts.length + supply + after.fresh.length).toBe(32);
    }
  });
  it("send fish from boat to boat", () => {
    const event = { kind: "robbed", seat: 0, victim_seat: 1, fish: "Y" };
    const camera = { row: 0, column: 0, rows: 10, columns: 10 };
    expect(flightsOf(event, afloat("c4", "c5"), camera, () => null)).toMatchObject([
      { kind: "Y", from: { x: 2.5 }, to: { x: 2.5 }, away: false },
    ]);
  });
  it("have a time or are only told", () => {
    expect(maldivia.duration({ kind: "sailed", path: ["a1", "a2"] })).toBeGreaterThan(260);
    expect(maldivia.duration({ kind: "covered" })).toBe(0);
  });
});

describe("targets", () => {
  it("are touched where they lead", () => {
    const { legal, view, seat } = asked("-sail");
    const own = read(view).players[seat]?.boat ?? "";
    const cells = cellTargets(legal, own);
    expect(cells.size).toBe(legal.length);
    expect(cells.get(own)?.text).toBe("stay");
  });
  it("on ships are known by side and slot", () => {
    const { legal } = asked("-exchange");
    expect(shipTargets(legal).size).toBe(2);
  });
  it("that do not glow mean something, too", () => {
    const view = afloat("c4", "c5");
    const at = (cell: string, moment: MaldiviaView["asked"]["moment"]): string =>
      meantAt(cell, { ...view, asked: { moment, seats: [0] } }, 0);
    expect(at("c5", "act")).toBe("rob p2");
    expect(at("c4", "gain")).toBe("fish");
    expect(at("a1", "place")).toBe("place a1");
    expect(at("a1", "sail")).toBe("sail a1");
  });
  it("of a plan that is not listed are those of one that shares its first arrow and its fog", () => {
    const { legal } = asked("-plan");
    const ahead = planAhead(legal, ["S", "W", "fog:E", "N"]);
    expect(ahead.ends).not.toBeNull();
    expect(ahead.gone?.length).toBeGreaterThan(3);
    expect(ahead.fog).toBe("E");
  });
});

describe("the log points", () => {
  it("at a course, a line of boats, a space, or a boat", () => {
    const view = read(asked("-sail").view);
    expect(cellsOf({ kind: "sailed", path: ["a1", "a2"], cell: "a2" }, view)).toEqual(["a1", "a2"]);
    expect(cellsOf({ kind: "fog_held", line: ["b1", "c1"] }, view)).toEqual(["b1", "c1"]);
    expect(cellsOf({ kind: "blocked", cell: "d4" }, view)).toEqual(["d4"]);
    expect(cellsOf({ kind: "fished", seat: 0 }, view)).toEqual([view.players[0]?.boat]);
  });
});

describe("the plan", () => {
  it("knows of the plans it asked about what it shares with them", () => {
    const preview = { tiles: ["N", "E", "S", "fog:W"], ends: ["d3"], gone: ["a1"], caught: [1] };
    const args = ["N E S fog:W"];
    const plans = [{ action: -1, text: "plan N E S fog:W", family: "plan", args, preview }];
    expect(planAhead(plans, ["N", "fog:W", "N", "N"])).toMatchObject({ ends: ["d3"], caught: [1] });
    expect(planAhead(plans, ["E", "E", "S", "fog:N"])).toMatchObject({ ends: null, gone: null });
  });
  it("turns tiles clockwise, fog and arrows alike", () => {
    expect(["N", "E", "S", "W"].map((tile) => turned(tile))).toEqual(["E", "S", "W", "N"]);
    expect(turned("fog:W")).toBe("fog:N");
    expect(turned("N", -1)).toBe("W");
    expect(quartersTo("fog:N", "S")).toBe(2);
    expect(quartersTo("N", "W")).toBe(-1);
    expect(quartersTo("E", "E")).toBe(0);
    expect(swapped(["N", "E", "S", "fog:W"], 0, 3)).toEqual(["fog:W", "E", "S", "N"]);
  });
});

/** English from the files themselves: every key must be there with all it needs. */
function english(): Words {
  const bundle = new FluentBundle("en", { useIsolating: false });
  for (const file of ["kernel", "maldivia", "maldivia-web"])
    bundle.addResource(
      new FluentResource(readFileSync(`../src/shoal/words/en/${file}.ftl`, "utf-8")),
    );
  const seats = ["Mira", "Ben", "Otto", "Ana"];
  const shown = (name: string, value: unknown): string | number => {
    if (typeof value === "number") return name.endsWith("seat") ? (seats[value] ?? "?") : value;
    if (Array.isArray(value)) return value.map((one) => shown(name, one)).join(", ");
    if (value instanceof Told) return say(value.key, value.args);
    const text = String(value);
    return text.startsWith("@") ? say(text.slice(1)) : text;
  };
  function say(key: string, args: Record<string, unknown> = {}): string {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`no words for ${key}`);
    const given = Object.entries(args).map(([name, value]) => [name, shown(name, value)]);
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, Object.fromEntries(given), errors);
    if (errors[0]) throw errors[0];
    return text;
  }
  return { say, seat: (seat: number) => seats[seat] } as unknown as Words;
}

describe("words", () => {
  const words = english();
  it("name every action", () => {
    for (const { legal, view } of moments)
      for (const target of legal)
        expect(nameTarget(target, read(view), words)).not.toMatch(/[{}]|undefined|NaN|maldivia-/);
  });
  it("say what a space offers", () => {
    const rob = { action: 1, text: "rob p3", family: "rob", args: ["p3"], preview: { fish: "Y" } };
    expect(nameTarget(rob, afloat("c4"), words)).toBe("Rob Otto of the top fish (yellow)");
    expect(fishWords("RRG", words)).toBe("2 red fish, 1 green fish");
    expect(mastWords("RG", words)).toBe("green, red");
  });
  it("retell without the letters of fish and tiles", () => {
    for (const { events } of moments)
      for (const { kind, ...args } of events) {
        const said = words.say(`maldivia-event-${kind.replaceAll("_", "-")}`, args);
        expect(said).not.toMatch(/[{}]|\b[RGPY]+\b|fog:|\b[NESW]\b|@/);
      }
  });
  it.each(LANGUAGES)(
    "have the letters of their language on fog and islands (%s)",
    async (tongue) => {
      await loadWords(tongue, ["maldivia", "maldivia-web"]);
      const own = new Words(tongue);
      const letters = SIDES.map((side) => letterWords(side, own));
      const [east = "", south = "", west = "", north = ""] = letters;
      expect(new Set(letters).size).toBe(4);
      // The compass of Carta Magica has the same, clockwise from the north.
      await loadWords(tongue, ["carta_magica-web"]);
      expect(own.say("carta-magica-web-letters")).toBe([north, east, south, west].join(","));
      SIDES.forEach((side, i) => {
        const letter = letters[i] ?? "";
        expect(tileArt(`fog:${side}`, own)).toContain(`>${letter}</text>`);
        expect(tileWords(`fog:${side}`, own).split(" ")).toContain(letter);
        const market = read(moments[0]?.view ?? {}).sides.find((each) => each.side === side);
        expect(market && islandWords(market, own).split(" ")).toContain(letter);
      });
    },
  );
  it("tell how much sea is left until the end, on a desk and on a phone", () => {
    const share = (view: View): number => maldivia.left?.(view, words)?.share ?? NaN;
    const first = asked("-sail").view;
    const { sea } = read(first);
    const folded = (spaces: number): View => ({ ...first, sea: { ...sea, spaces } });
    expect(share(first)).toBe(1);
    expect(share(folded(58))).toBe(0.5);
    expect(share(folded(sea.ends_at))).toBe(0);
    expect(maldivia.left?.(folded(58), words)?.text).toBe("58 spaces, ends at 16");
    expect(maldivia.left?.(asked("over").view, words)).toBeNull();
    const facts = maldivia.facts?.(folded(58), 0, words) ?? [];
    expect(facts.map(({ left }) => left).filter((left) => left !== undefined)).toEqual([0.5]);
  });
  it("do not count points alone before the first round", () => {
    const { view, seat } = asked("-take");
    const [first, ...rest] = maldivia.facts?.(view, seat, words) ?? [];
    expect(first?.text).toBe("Setting up");
    expect(rest.map(({ text }) => text)).toEqual(["0 points"]);
  });
  it("draw a boat with its whole mast, however many fish are on it", () => {
    for (const fish of [0, 1, 5, 7]) {
      const top = Number(/M0 20V(-?\d+)/.exec(boat("white", Array(fish).fill("R")))?.[1]);
      const [, y = 0, , height = 0] = boatBox(fish).split(" ").map(Number);
      expect(y).toBeLessThan(top);
      expect(y + height).toBe(40);
    }
  });
  it("sum the game up", () => {
    expect(maldivia.summary(asked("-sail").view, words)).toMatch(/tile 1 of 4/);
  });
});

describe("ways", () => {
  it("lead to the nearest thing straight ahead", () => {
    const points = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 60, y: 60 },
    ];
    expect(nearest({ x: 0, y: 0 }, points, [1, 0])).toBe(1);
    expect(nearest({ x: 0, y: 0 }, points, [-1, 0])).toBe(-1);
  });
  it("bend with the current", () => {
    const route = routeOf(["a1", "b1", "c1", "c2", "c3"]);
    expect(route?.line).toContain("Q200,40");
    expect(route?.angle).toBe(90);
    expect(routeOf(["a1"])).toBeNull();
  });
});
