// Everything on the table says what it is; a touch asks in place; a deed says its price and its risk.

import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { loadWords, Words } from "../../lib/words";
import type { Target } from "../contract";
import { LONG, momentsOf, NAMES, propsOf, spiedHands, type Moment } from "../moment";
import { aboutThing } from "./about";
import { sign } from "./art/signs";
import Chain from "./Chain.svelte";
import { roomy } from "./form";
import board from "./index";
import { deedOf, read } from "./names";
import { pick } from "./pick.svelte";
import { ACTIONS, CHARACTERS, freshTile, GOODS, TILES } from "./printed";
import { powerOf, priceOf } from "./prices";
import { paidBy } from "./purse";
import { touchBox, touchHex } from "./touch";
import type { VanuatuView } from "./view";

const moments = momentsOf("vanuatu");
const words = new Words("en", NAMES);
beforeAll(() => loadWords("en", ["vanuatu", "vanuatu-web"]));
afterEach(() => {
  cleanup();
  pick.clear();
});

const boardAt = (moment: Moment) => propsOf(moment, "vanuatu", words, { hands: spiedHands() });
const asking = (key: string): Moment => {
  const found = moments.find(({ prompt }) => prompt.key === `vanuatu-ask-${key}`);
  if (!found) throw new Error(key);
  return structuredClone(found);
};
const sail = (action: number, hex: string, longer: boolean): Target => ({
  action,
  text: `sail ${hex}`,
  family: "sail",
  args: [hex],
  preview: { action: "sail", hex, longer, path: ["b3", hex], vatu: [3, 2], points: [0, 0] },
});

test(
  "whatever is drawn says what it is",
  () => {
    const known = new Set<string>();
    for (const moment of moments) {
      const props = boardAt(moment);
      for (const part of [board.Board, board.Side]) {
        const page = render(part, { props }).container;
        for (const thing of page.querySelectorAll("[data-about]")) {
          const name = thing.getAttribute("data-about") ?? "";
          const said = aboutThing(name, read(moment.view), words, moment.seat);
          expect(said?.title, name).toBeTruthy();
          expect(`${said?.title ?? ""} ${said?.text ?? ""}`, name).not.toMatch(/vanuatu-|\{/);
          known.add(name.split("-")[0] ?? "");
        }
        cleanup();
      }
    }
    for (const kind of ["hex", "box", "tile", "ship", "good", "person", "price", "office", "gate"])
      expect([...known]).toContain(kind);
  },
  LONG,
);

test("boxes, characters, goods and tiles are all explained", () => {
  const view = read(moments[0]?.view ?? {});
  for (const name of [
    ...ACTIONS.map((one) => `box-${one}`),
    ...CHARACTERS.map((one) => `person-${one}`),
    ...GOODS.map((one) => `good-${one}`),
    ...Object.keys(TILES).map((one) => `tile-${one}`),
  ])
    expect(aboutThing(name, view, words, 0)?.text, name).toBeTruthy();
});

test("a box names the help of one's own character in a whole sentence, and no reason twice", () => {
  const moment = asking("plan");
  const view = read(moment.view);
  for (const [box, who] of [
    ["explore", "diver"],
    ["fish", "fisherman"],
    ["transport", "guide"],
  ] as const) {
    const owner = view.players[moment.seat];
    if (owner) owner.character = who;
    const rows = aboutThing(`box-${box}`, view, words, moment.seat)?.rows ?? [];
    expect(rows.map(({ value }) => value).join()).not.toMatch(/^and |,and /);
    expect(rows).toContainEqual({
      name: words.say(`vanuatu-character-${who}`),
      value: powerOf(who, words),
    });
  }
  const why = view.outlook?.find(({ state }) => state === "shut");
  if (!why?.why) throw new Error("nothing is shut");
  const reason = words.say(why.why.key, why.why.args);
  const said = (kind: string): string =>
    aboutThing(`${kind}-${why.action}`, view, words, moment.seat)?.text ?? "";
  expect(said("box")).toContain(reason);
  expect(said("bare")).not.toContain(reason); // the frame tells it below
});

test("a tile to come shows what will lie on it", () => {
  expect(freshTile("santo")).toMatchObject({
    kind: "island",
    stall_slots: 3,
    drawing_slots: 2,
    tourist_slots: 4,
    goods: { kava: 1, copra: 0, beef: 1 },
  });
  expect(freshTile("havannah")).toMatchObject({ kind: "sea", fish: 1, treasure: 2 });
  const props = boardAt(asking("plan"));
  const view = read(props.view);
  // A screen so low that its map has no room for them has them beside it.
  const page = render(roomy() ? board.Board : board.Side, { props }).container;
  expect(view.next.length).toBeGreaterThan(0);
  for (const tile of view.next)
    expect(page.querySelector(`[data-about="tile-${tile}"] svg`)).not.toBeNull();
});

test("a tile that is being laid is not one of the next round", () => {
  for (const [moment, next] of [
    ["plan", true],
    ["place", false],
  ] as const) {
    const view = read(asking(moment).view);
    const said = aboutThing("tile-havannah", view, words, 0)?.text ?? "";
    expect(said).toMatch(/Boats sail here/);
    expect(said.includes("next round")).toBe(next);
  }
});

test("a touched hex asks in place, and a detour is not offered while vatu are scarce", () => {
  const moment = asking("turn");
  const view = read(moment.view) as VanuatuView;
  const [free] = view.map.filter(({ kind }) => kind === "sea");
  const hex = free?.hex ?? "";
  moment.legal = [sail(0, hex, true), sail(1, hex, false)];
  const owner = view.players[moment.seat];
  if (!owner) throw new Error("no owner");
  owner.vatu = 3;
  const props = boardAt(moment);
  touchHex(props, hex, { x: 0, y: 0 });
  expect(props.hands.ask).toHaveBeenCalledWith([1], { x: 0, y: 0 }, expect.any(String));
  owner.vatu = 8; // near the gate one may want to be rid of some
  touchHex(props, hex, { x: 0, y: 0 });
  expect(props.hands.ask).toHaveBeenLastCalledWith([1, 0], { x: 0, y: 0 }, expect.any(String));
});

test("a box without a stack of one's own says what it is", () => {
  const moment = asking("turn");
  moment.legal = [];
  const props = boardAt(moment);
  touchBox(props, "build", { x: 5, y: 5 });
  expect(props.hands.about).toHaveBeenCalledWith("box-build", { x: 5, y: 5 });
});

test("giving up a stack says that the action is lost", () => {
  const target: Target = {
    action: 0,
    text: "withdraw fish",
    family: "withdraw",
    args: ["fish"],
    preview: {
      action: "fish",
      removal: true,
      why: { clause: "VAN-130", key: "vanuatu-refuse-no-fish-disc", args: {} },
    },
  };
  const deed = deedOf(target, read(asking("turn").view), words);
  expect(deed.label).toBe("Give up Fish");
  expect(deed.warning).toContain("no fish under your boat");
  expect(deed.warning).toContain("do nothing");
});

test("a plan warns of stacks that would not lead, and of money that may not come", () => {
  const view = read(asking("plan").view) as VanuatuView;
  const you = view.you ?? 0;
  const owner = view.players[you];
  if (!owner) throw new Error("no owner");
  owner.vatu = 1;
  view.outlook = [
    { action: "build", state: "open", chain: [{ action: "transport", place: "efate", vatu: 4 }] },
    { action: "sail", state: "open", chain: [] },
  ];
  expect(paidBy(view, "build", you)).toBe("transport");
  expect(paidBy(view, "sail", you)).toBeNull();
  const plan: Target = {
    action: 0,
    text: "plan sail build",
    family: "plan",
    args: ["sail build"],
    preview: { actions: ["sail", "build"], leads: ["build"] },
  };
  const { warning } = deedOf(plan, view, words);
  expect(warning).toContain("On Sail somebody else acts first; you come after");
  expect(warning).toContain("Build works only if Transport has brought its vatu");
});

test("what a character can do stays in sight after it was taken", () => {
  const moment = asking("turn");
  const person = read(moment.view).players[moment.seat]?.character ?? "";
  expect(person).not.toBe("");
  const page = render(board.Side, { props: boardAt(moment) }).container;
  expect(page.querySelector(".you .power")?.textContent).toBe(powerOf(person, words));
});

test("what costs has a minus, what pays a plus", () => {
  const view = read(asking("turn").view);
  const price = (action: VanuatuView["actions"][number]["action"]): string =>
    words.say(...priceOf(action, "", view, words));
  expect(price("sail")).toMatch(/^−1/);
  expect(price("build")).toMatch(/^−3/);
  expect(price("transport")).toMatch(/^\+1/);
  expect(price("draw")).toMatch(/^\+3/);
});

test("a box that all have left does not wait for somebody", () => {
  const box = (moment: Moment): string => {
    const view = read(moment.view);
    view.actions = view.actions.map((one) => ({ ...one, queue: [], neutral: 0 }));
    const page = render(board.Board, { props: boardAt(moment) }).container;
    const text = page.querySelector("[data-box=sail] .none")?.textContent ?? "";
    cleanup();
    return text;
  };
  expect(box(asking("plan"))).toBe(words.say("vanuatu-web-nobody"));
  expect(box(asking("turn"))).toBe(words.say("vanuatu-web-all-done"));
});

test("a rest tile is its owner's secret as long as they hold it", () => {
  const { view } = asking("turn");
  const secret = (rested: number[], seats: number[]): boolean | undefined =>
    board.secret?.({ ...view, rested }, seats);
  expect(secret([], [0, 1])).toBe(false);
  expect(secret([1], [0, 1])).toBe(true);
  expect(secret([2], [0, 1])).toBe(false);
});

test("no ring runs through the name of a place", () => {
  const moment = asking("turn");
  const laid = read(moment.view).map.filter(({ tile }) => tile);
  const last = laid.map(({ hex }) => ({ kind: "placed", seat: 2, hex }));
  const page = render(board.Board, { props: { ...boardAt(moment), last } }).container;
  const rings = [...page.querySelectorAll(".hex :is(.by, .halo)")];
  expect(rings.length).toBeGreaterThan(laid.length);
  for (const ring of rings) {
    const name = ring.closest(".hex")?.querySelector(".name");
    const after = name && ring.compareDocumentPosition(name) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (name) expect(after, name.textContent).toBeTruthy();
  }
});

test("an action that stands alone comes after nothing", () => {
  const moment = asking("plan");
  const now = read(moment.view);
  const text = (box: "sell" | "fish"): string =>
    render(Chain, { props: { props: boardAt(moment), now, box } }).container.textContent;
  expect(text("fish")).toContain(words.say("vanuatu-web-link-wait")); // after Sail
  cleanup();
  expect(text("sell")).not.toContain(words.say("vanuatu-web-link-wait"));
});

test("a sail says its price on the button", () => {
  const view = read(asking("turn").view);
  const hex = view.map.find(({ kind }) => kind === "sea")?.hex ?? "";
  expect(deedOf(sail(0, hex, false), view, words).price).toBe("−1 vatu");
});

test("a tile about to be laid is seen on its hex", () => {
  const moment = asking("place");
  const [chosen] = moment.legal.filter(({ family }) => family === "place");
  if (!chosen) throw new Error("nothing to lay");
  const [tile = "", hex = ""] = chosen.args;
  const drawn = (props: ReturnType<typeof boardAt>): Element | null =>
    render(board.Board, { props }).container.querySelector(`[data-at="hex-${hex}"] .laid`);
  expect(drawn(boardAt(moment))).toBeNull();
  cleanup();
  const laid = drawn({ ...boardAt(moment), chosen });
  const letters = (text: string): string => text.replaceAll(/[^a-z]/gi, "").toLowerCase();
  expect(letters(laid?.textContent ?? "")).toContain(letters(words.say(`vanuatu-tile-${tile}`)));
});

test("an island that cannot be drawn is not said to want a boat", () => {
  const moment = asking("turn");
  const view = read(moment.view);
  const owner = view.players[moment.seat];
  const isle = view.map.find(({ kind }) => kind === "island");
  const sea = view.map.find(({ kind }) => kind === "sea");
  if (!owner || !isle?.tile || !sea) throw new Error("no such map");
  const at = { x: 0, y: 0 };
  /** The deed that is explained when the island is touched, with a pawn on this box alone. */
  const meant = (box: (typeof ACTIONS)[number]): unknown => {
    owner.pawns = ACTIONS.map((one) => Number(one === box));
    const props = boardAt({ ...moment, legal: [sail(0, sea.hex, false)] });
    touchHex(props, isle.hex, at);
    expect(props.hands.about).toHaveBeenCalledTimes(1);
    expect(props.hands.about.mock.calls[0]?.[0]).toBe(`hex-${isle.hex}`);
    return props.hands.about.mock.calls[0]?.[2];
  };
  expect(meant("draw")).toBe(`draw ${isle.tile}`);
  expect(meant("build")).toBe(`build ${isle.tile}`);
  expect(meant("sail")).toBeUndefined(); // then it says only what it is
});

test("what matters in the archipelago is heard, and every sound ends", () => {
  const events = moments.flatMap(({ events }) => events);
  for (const kind of [
    ...["planned", "placed", "sailed", "built", "fished", "explored"],
    ...["drew", "sold", "loaded", "converted", "withdrew"],
  ]) {
    const tones = events.filter((event) => event.kind === kind).map((one) => board.sound?.(one));
    expect(tones.length, kind).toBeGreaterThan(0);
    for (const heard of tones) expect(heard?.length, kind).toBeGreaterThan(0);
    for (const { from, lasts, at = 0 } of tones.flatMap((heard) => heard ?? [])) {
      expect(from).toBeGreaterThan(20);
      expect(at + lasts).toBeLessThan(2);
    }
  }
});

test("no character wears the sign of something that is counted beside it", () => {
  for (const one of CHARACTERS)
    for (const counted of ["vatu", "points"])
      expect(sign(one), `${one} and ${counted}`).not.toBe(sign(counted));
});

test("an island tells of every own stack that would act there what it lacks", () => {
  // Build cannot be paid, Buy is behind somebody: one of them is asked about, the other is told besides.
  const found = moments.find(({ view, prompt }) => {
    const states = Object.fromEntries(
      (read(view).outlook ?? []).map(({ action, state }) => [action, state]),
    );
    return (
      prompt.key === "vanuatu-ask-turn" &&
      states["build"] === "impossible" &&
      states["buy"] === "blocked"
    );
  });
  if (!found) throw new Error("no such moment among the fixtures");
  const view = read(found.view);
  const why = (box: string): string => {
    const said = view.outlook?.find(({ action }) => action === box)?.why;
    return said ? words.say(said.key, said.args) : "";
  };
  const isle = view.map.find(({ kind }) => kind === "island")?.hex ?? "";
  const text = (): string => aboutThing(`hex-${isle}`, view, words, found.seat)?.text ?? "";
  expect(text()).toContain(why("buy"));
  expect(text()).not.toContain(why("build")); // the refusal of what was meant says that itself
  pick.box = "buy";
  expect(text()).toContain(why("build"));
  expect(text()).not.toContain(why("buy"));
  // Whoever only looks on is told what an island is.
  expect(aboutThing(`hex-${isle}`, view, words, null)?.text).not.toContain(why("buy"));
});

test("where several things can be done, the question says what another own stack lacks", () => {
  const found = asking("turn");
  const view = read(found.view);
  const isle = view.map.find(({ kind }) => kind === "island");
  if (!isle || isle.kind !== "island") throw new Error("no island");
  const short = { clause: "VAN-120", key: "vanuatu-refuse-no-pawns", args: { action: "Build" } };
  view.outlook = ACTIONS.map((action) =>
    action === "build" ? { action, state: "impossible", why: short } : { action, state: "none" },
  );
  const buys = ["kava", "copra"].map((good, action) => ({
    action,
    text: `buy ${isle.tile} ${good}`,
    family: "buy",
    args: [isle.tile, good],
    preview: {},
  }));
  const hands = spiedHands();
  touchHex({ view, legal: buys, seat: found.seat, chosen: null, words, hands }, isle.hex, {
    x: 0,
    y: 0,
  });
  const [[asked, , question]] = vi.mocked(hands.ask).mock.calls as [[number[], unknown, string]];
  expect(asked).toEqual([0, 1]);
  expect(question).toContain(words.say(short.key, short.args));
});

test("a box without a pawn says why nothing can be done there, and one's own what it waits for", () => {
  const moment = asking("turn");
  const view = read(moment.view);
  const bare = view.outlook?.find(({ state }) => state === "none")?.action;
  const blocked = view.outlook?.find(({ state }) => state === "blocked")?.action;
  if (!bare || !blocked) throw new Error("no such boxes");
  const asked = (box: (typeof ACTIONS)[number], legal = moment.legal): unknown[] => {
    const hands = spiedHands();
    const { seat } = moment;
    touchBox({ view, legal, seat, chosen: null, words, hands }, box, { x: 0, y: 0 });
    return vi.mocked(hands.about).mock.calls[0] ?? [];
  };
  expect(asked(bare)[2]).toBe(`withdraw ${bare}`); // the engine: no pawn there
  expect(asked(blocked)[2]).toBeUndefined(); // what the box is says so already
  expect(asked(bare, [])[2]).toBeUndefined();
});
