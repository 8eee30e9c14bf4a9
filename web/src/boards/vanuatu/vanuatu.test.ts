import { expect, test } from "vitest";
import moments from "../../../fixtures/vanuatu.json";
import type { GameEvent, Target, View } from "../contract";
import { figure, FIGURE_NAMES } from "./art/drawings";
import { around, nameAside, shownOf, waters } from "./geometry";
import { flightsOf } from "./motion";
import { loadWords, Words } from "../../lib/words";
import { deedOf, nameTarget, read } from "./names";
import { narrated } from "./narration";
import { chainOf, sum } from "./needs";
import { nextOf } from "./order";
import { GATE, HEXES, MARKET, PAWNS, SHIPS, TILES } from "./printed";
import { draftOf, mayAdd, planOf } from "./targets";
import type { VanuatuView } from "./view";

const plan = (...actions: string[]): Target => ({
  action: 1,
  text: `plan ${actions.join(" ")}`,
  family: "plan",
  args: [actions.join(" ")],
  preview: { actions },
});
const rest: Target = { action: 1, text: "rest", family: "rest", args: [], preview: {} };
const seen = moments.moments.map(({ view }) => read(view as View));
const some = (changes: Partial<VanuatuView>): VanuatuView => ({
  ...structuredClone(seen[0] as VanuatuView),
  ...changes,
});

test("every sand drawing is one unbroken line", () => {
  expect(FIGURE_NAMES).toHaveLength(9);
  for (const name of FIGURE_NAMES) expect(figure(name)).toMatch(/^M[^MZ]+Z$/);
});

test("a name is moved away from the edge of the window, or left out", () => {
  const window = { x: -300, y: -90, width: 325, height: 200 };
  expect(nameAside(["Malakula"], 14, -42, { ...window, width: 600 })).toBe(0);
  const aside = nameAside(["Malakula"], 14, -42, window) ?? 0;
  expect(aside).toBeLessThan(0);
  expect(aside + 8 * 14 * 0.28).toBeLessThan(25);
  expect(nameAside(["Malakula"], 14, -42, { ...window, width: 305 })).toBeNull();
  expect(nameAside(["Malakula"], 14, -42, { ...window, y: -50 })).toBeNull();
  expect(nameAside(["Port Vila", "Roads"], 14, 43, { ...window, width: 600, y: -150 })).toBeNull();
});

test("a window shows the middle of a frame that is larger", () => {
  const frame = { x: 0, y: 0, width: 200, height: 100 };
  expect(shownOf(frame, 100, 100)).toEqual({ x: 50, y: 0, width: 100, height: 100 });
  expect(shownOf(frame, 0, 0)).toEqual(frame);
  // More than the frame where that is wholly in it.
  expect(shownOf(frame, 100, 100, true)).toEqual({ x: 0, y: -50, width: 200, height: 200 });
});

test("however low a phone's map is, two rows are whole, and all that can be reached", () => {
  const laid = ["a2", "a3", "b2", "b3"];
  const room = around(laid);
  for (const ratio of [1, 1.6, 2.4, 3.2]) {
    const own = waters(["b3"], ratio, room);
    expect(own.width / own.height).toBeCloseTo(ratio);
    expect([own.y <= room.y, own.y + own.height >= room.y + room.height]).toEqual([true, true]);
    const reach = around(["b3", "c5", "d1"]);
    const all = waters(["b3", "c5", "d1"], ratio, around([...laid, "c5", "d1"]));
    expect(all.x).toBeLessThanOrEqual(reach.x + 0.01);
    expect(all.x + all.width).toBeGreaterThanOrEqual(reach.x + reach.width - 0.01);
    expect(all.y).toBeLessThanOrEqual(reach.y + 0.01);
    expect(all.y + all.height).toBeGreaterThanOrEqual(reach.y + reach.height - 0.01);
  }
});

test("what is printed is all there", () => {
  expect(Object.keys(HEXES)).toEqual(seen[0]?.map.map(({ hex }) => hex));
  expect(Object.keys(TILES)).toHaveLength(16);
  expect(Object.values(SHIPS).every((slots) => slots.length === 3)).toBe(true);
  expect(Object.values(MARKET).every(({ price, points }) => price > 0 && points > 0)).toBe(true);
  expect([GATE.vatu, GATE.points, PAWNS]).toEqual([10, 5, 5]);
});

test("what fills a ship is a sentence of its own", async () => {
  await loadWords("en", ["vanuatu", "vanuatu-web"]);
  const target = { ...rest, preview: { points: [0, 5], bonus: 2 } };
  const name = nameTarget(target, seen[0] as VanuatuView, new Words("en", ["Ann"]));
  expect(name).toMatch(/\+5 points\. The ship is full: 2 more points\.$/);
});

test("two pawns on one action are said to be two", async () => {
  await loadWords("en", ["vanuatu", "vanuatu-web"]);
  const words = new Words("en", ["Ann", "Ben"]);
  const [view] = seen as [VanuatuView];
  expect(nameTarget(plan("draw", "draw"), view, words)).toMatch(/^Put both on Draw/);
  expect(nameTarget(plan("draw", "fish"), view, words)).toMatch(/^Place on Draw, Fish/);
  const actions = ["@vanuatu-action-draw", "@vanuatu-action-draw"];
  expect(narrated({ kind: "planned", seat: 1, actions }, words)).toBe(
    "Ben puts both pawns on Draw.",
  );
});

test("who led and could not act is not said to lead nowhere", async () => {
  await loadWords("en", ["vanuatu", "vanuatu-web"]);
  const words = new Words("en", ["Ann", "Ben"]);
  const event = { kind: "withdrew", seat: 1, action: "@vanuatu-action-draw", pawns: 2 };
  expect(narrated({ ...event, led: false }, words)).toBe("Ben leads nowhere and gives up Draw.");
  expect(narrated({ ...event, led: true }, words)).toBe(
    "Ben takes back 2 pawns from Draw: it cannot be done.",
  );
});

test("a character that is looked at says what it can do", async () => {
  await loadWords("en", ["vanuatu", "vanuatu-web"]);
  const words = new Words("en", ["Ann", "Ben"]);
  const take = { ...rest, text: "take navigator", family: "take", args: ["navigator"] };
  const deed = deedOf(take, seen[0] as VanuatuView, words);
  expect(deed).toEqual({ label: "Take the Navigator", gain: "Your sail action is free." });
});

test("to rest says what it brings, and nobody is warned where there are tiles for all", async () => {
  await loadWords("en", ["vanuatu", "vanuatu-web"]);
  const words = new Words("en", ["Ann", "Ben"]);
  expect(deedOf(rest, seen[0] as VanuatuView, words).gain).toMatch(/a vatu, a point, both/);
  const queue = [{ seat: 1, pawns: 1 }];
  const actions = (["rest", "draw"] as const).map((action) => ({
    action,
    queue,
    neutral: 0,
    leader: 1,
  }));
  const warned = (box: string, rest_left: number): string | undefined => {
    const target = plan(box);
    target.preview.leads = [];
    return deedOf(target, some({ actions, rest_left, outlook: [], you: 0 }), words).warning;
  };
  expect(warned("rest", 4)).toBeUndefined();
  expect(warned("rest", 1)).toMatch(/^On Rest somebody else acts first; you come after/);
  expect(warned("draw", 4)).toMatch(/^On Draw somebody else acts first; you come after/);
});

test("a plan is found in either order, and a box only where a pair holds it", () => {
  const legal = [plan("sail", "fish"), plan("sail", "sail")];
  expect(planOf(legal, ["fish", "sail"])?.text).toBe("plan sail fish");
  expect(mayAdd(legal, ["fish"], "fish")).toBe(false);
  expect(mayAdd(legal, ["sail"], "sail")).toBe(true);
});

test("a chosen plan, a hint's for example, is the draft", () => {
  expect(draftOf(plan("sail", "fish"), ["rest"])).toEqual(["sail", "fish"]);
  expect(draftOf(rest, ["rest"])).toEqual(["rest"]);
  expect(draftOf(null, [])).toEqual([]);
});

test("a chain goes back from the goal to what can be planned", () => {
  const why = (key: string) => ({ clause: "VAN-085", key, args: {} });
  const view = some({
    outlook: [
      { action: "sell", state: "shut", why: why("vanuatu-needs-fish-tile") },
      { action: "fish", state: "shut", why: why("vanuatu-needs-place-fish-sail") },
      { action: "sail", state: "open", chain: [] },
    ],
  });
  const { links } = chainOf(view, [], 0, "sell");
  expect(links.map(({ action, state }) => `${action} ${state}`)).toEqual([
    "sail next",
    "fish wait",
    "sell wait",
  ]);
});

test("what is planned already stands in the chain with its places and its money", () => {
  const steps = [{ action: "sail", place: "b3", vatu: 2 }];
  const view = some({ outlook: [{ action: "draw", state: "open", chain: steps }] });
  const [owner] = view.players;
  if (owner) owner.vatu = 3;
  const { links, purse } = chainOf(view, [], 0, "draw");
  expect(links.map(({ action, place }) => action + place)).toEqual(["sailb3", "draw"]);
  expect(sum(purse)).toBe("3 − 1");
});

test("next is who still has pawns, once they are taken back", () => {
  const asked = { moment: "turn" as const, seats: [0] };
  const view = some({ asked, order: [0, 1, 2], active: 0 });
  view.players.forEach((owner, seat) => (owner.pawns = seat === 1 ? [0] : [1]));
  expect(nextOf(view)).toBe(2);
  expect(nextOf({ ...view, asked: { ...asked, moment: "plan" } })).toBe(1);
  expect(nextOf({ ...view, active: -1 })).toBe(-1);
});

test("pieces fly between places that have a name", () => {
  const view = seen[0] as VanuatuView;
  const event = {
    kind: "planned",
    seat: 1,
    actions: ["@vanuatu-action-sail", "@vanuatu-action-buy"],
  };
  expect(flightsOf(event, [], view).map(({ from, to }) => `${from} ${to}`)).toEqual([
    "seat-1 box-sail",
    "seat-1 box-buy",
  ]);
  const bought = {
    kind: "bought",
    seat: 0,
    island: "@vanuatu-tile-efate",
    good: "@vanuatu-good-kava",
  };
  const loaded = {
    kind: "loaded",
    seat: 0,
    good: "@vanuatu-good-kava",
    space: 1,
    gained: 1,
    bonus: 0,
  };
  const efate = view.map.find(({ tile }) => tile === "efate")?.hex;
  expect(flightsOf(loaded, [bought], view)[0]).toMatchObject({
    from: `hex-${efate}`,
    to: "ship-1",
  });
  for (const { view: shown, events } of moments.moments)
    for (const told of events as unknown as GameEvent[])
      for (const { from, to } of flightsOf(told, [], read(shown as View)))
        expect(`${from} ${to}`).toMatch(/^[a-z]+(-[\w-]+)? [a-z]+(-[\w-]+)?$/);
});
