import { render } from "@testing-library/svelte";
import type { ComponentProps } from "svelte";
import { afterEach, expect, test } from "vitest";
import moments from "../../../fixtures/vanuatu.json";
import type { Hands, Target, View } from "../contract";
import { loadWords, Words } from "../../lib/words";
import ActionBox from "./ActionBox.svelte";
import { factsOf } from "./facts";
import { boatAt, hexAt } from "./geometry";
import { howTo, thenTo } from "./how";
import { bareName, hexWords, read } from "./names";
import { chainOf } from "./needs";
import { pick } from "./pick.svelte";
import { pillOf } from "./pills";
import { ACTIONS } from "./printed";
import { batchSize, boxOf, mayAdd, planOf } from "./targets";
import { asButtons, byButtons, offered, onMap, reached, touchBox, touchHex } from "./touch";

const scenes = moments.moments.map(({ view, legal, seat }) => ({
  view: read(view as View),
  legal: legal as unknown as Target[],
  seat,
}));
const [plan] = scenes.filter(({ legal }) => batchSize(legal) === 2);
if (!plan) throw new Error("no moment of planning among the fixtures");
const planned = plan; // inside functions, too, it is there
const words = new Words("en", ["Ann", "Ben", "Cai", "Dot", "Eve"]);

/** Hands that remember which of them were used. */
function hands(): Hands & { used: string[] } {
  const used: string[] = [];
  const note = (name: string) => (): void => void used.push(name);
  return {
    used,
    touch: note("touch"),
    act: note("act"),
    play: note("play"),
    why: note("why"),
    about: note("about"),
    ask: note("ask"),
    drop: note("drop"),
  };
}

afterEach(() => pick.clear());

test("a pawn laid on a box is a deed: nobody is told what the box is", () => {
  const open = ACTIONS.filter((box) => mayAdd(plan.legal, [], box));
  expect(open.length).toBeGreaterThan(3);
  for (const box of open) {
    pick.clear();
    const mine = hands();
    touchBox({ ...plan, hands: mine, chosen: null, words }, box, { x: 0, y: 0 });
    expect(pick.draft).toEqual([box]);
    expect(mine.used, box).toEqual(["drop"]);
  }
});

test("a stack that can only be given up leaves the others glowing", async () => {
  await loadWords("en", ["vanuatu", "vanuatu-web"]);
  const both = scenes.flatMap((scene) => {
    const led = scene.legal.filter((one) => boxOf(one));
    const able = led.filter(({ family }) => family !== "withdraw").map((one) => boxOf(one));
    const lost = led.find((one) => one.family === "withdraw" && !able.includes(boxOf(one)));
    const glows = onMap(scene.view, scene.legal, scene.seat).length > 0;
    return scene.view.asked.moment === "turn" && lost && glows ? [{ scene, lost }] : [];
  });
  expect(both.length).toBeGreaterThan(0);
  for (const { scene, lost } of both) {
    pick.clear();
    const before = onMap(scene.view, scene.legal, scene.seat);
    const box = boxOf(lost) as (typeof ACTIONS)[number];
    touchBox({ ...scene, hands: hands(), chosen: null, words }, box, { x: 0, y: 0 });
    expect(onMap(scene.view, scene.legal, scene.seat)).toEqual(before);
    expect(howTo(scene.view, scene.legal, words)).not.toContain(
      words.say(`vanuatu-action-${box}`), // no place for it glows
    );
  }
});

test("who can still change treasures for vatu is not told that whatever is touched is lost", async () => {
  await loadWords("en", ["vanuatu", "vanuatu-web"]);
  const lost = scenes.filter(
    ({ view, legal }) =>
      view.asked.moment === "turn" &&
      legal.every(({ family }) => ["withdraw", "cash", "beg"].includes(family)),
  );
  const rich = lost.filter(({ legal }) => legal.some(({ family }) => family !== "withdraw"));
  expect(rich.length).toBeGreaterThan(0);
  for (const { view, legal } of rich) expect(howTo(view, legal, words)).toBe("");
  for (const { view, legal } of lost)
    expect(
      howTo(
        view,
        legal.filter(({ family }) => family === "withdraw"),
        words,
      ),
    ).toMatch(/given up for nothing/);
});

test("touching an island says why nothing can be bought of what lies there", () => {
  const [scene] = scenes.filter(({ view }) => view.asked.moment === "turn");
  if (!scene) throw new Error("no moment of acting among the fixtures");
  const { seat } = scene;
  const view = read(structuredClone(scene.view) as unknown as View);
  const island = view.map.find((one) => one.kind === "island");
  const player = view.players[seat];
  if (island?.kind !== "island" || !player) throw new Error("no island");
  island.goods = { kava: 0, copra: 0, beef: 1 };
  player.pawns = ACTIONS.map((box) => Number(box === "buy"));
  const told: unknown[] = [];
  const mine: Hands = { ...hands(), about: (...all) => void told.push(all[2]) };
  const legal = scene.legal.filter(({ family }) => family === "withdraw" || family === "rest");
  touchHex(
    {
      view: view as unknown as View,
      legal: legal.length ? legal : scene.legal.slice(0, 1),
      seat,
      chosen: null,
      words,
      hands: mine,
    },
    island.hex,
    { x: 0, y: 0 },
  );
  expect(told).toEqual([`buy ${island.tile} beef`]);
});

/** Hands at a plan: what is chosen stays chosen until it is dropped. */
function planning(): { touch: (box: (typeof ACTIONS)[number]) => void; told: string[] } {
  const told: string[] = [];
  let chosen: Target | null = null;
  const mine: Hands = {
    ...hands(),
    touch: (action) => void (chosen = planned.legal.find((one) => one.action === action) ?? null),
    about: (thing, _at, action) => void told.push(`${String(thing)}: ${String(action)}`),
    drop: () => void (chosen = null),
  };
  const touch = (box: (typeof ACTIONS)[number]): void =>
    touchBox({ ...planned, hands: mine, chosen, words }, box, { x: 0, y: 0 });
  return { touch, told };
}

test("a third box takes the last pawn, and none is thrown away", () => {
  const pairs = ACTIONS.flatMap((one) => ACTIONS.map((two) => [one, two] as const)).filter(
    ([one, two]) => one !== two && mayAdd(plan.legal, [], one) && planOf(plan.legal, [one, two]),
  );
  expect(pairs.length).toBeGreaterThan(20);
  for (const [one, two] of pairs)
    for (const third of ACTIONS.filter((box) => box !== one && box !== two)) {
      pick.clear();
      const fresh = planning();
      fresh.touch(one);
      fresh.touch(two);
      fresh.touch(third);
      const wanted = planOf(plan.legal, [one, third])
        ? [one, third]
        : planOf(plan.legal, [two, third])
          ? [two, third]
          : [one, two];
      expect(pick.draft, `${one} ${two} ${third}`).toEqual(wanted);
      // Where it cannot be, the box says why.
      expect(fresh.told).toHaveLength(wanted.includes(third) ? 0 : 1);
    }
});

test("a finished plan is not sent back to its boxes, where a touch means another pawn", async () => {
  await loadWords("en", ["vanuatu", "vanuatu-web"]);
  expect(thenTo(plan.legal, words)).toBe("Confirm, or touch a pawn to take it back.");
  const [turn] = scenes.filter(({ view, legal }) => legal.length && view.asked.moment === "turn");
  expect(thenTo(turn?.legal ?? plan.legal, words)).toBe("");
});

test("with no pawn left no box promises a lead", async () => {
  await loadWords("en", ["vanuatu", "vanuatu-web"]);
  const { view, legal, seat } = plan;
  const scene = { view, legal, seat, govern: "", words };
  const pair = ACTIONS.map((box) => ["rest", box]).find((both) => planOf(legal, both)) ?? [];
  for (const box of ACTIONS.filter((one) => !pair.includes(one)))
    expect(pillOf({ ...scene, draft: pair }, box).tone, box).toBe("plain");
});

test("a box that needs another says which one the next pawn goes to", async () => {
  await loadWords("en", ["vanuatu", "vanuatu-web"]);
  const { view, legal, seat } = plan;
  const shut = ACTIONS.find((box) => !planOf(legal, [box, box]) && planOf(legal, ["sail", box]));
  if (!shut) throw new Error("every box can be planned alone");
  const scene = { view, legal, seat, draft: [shut], govern: "", words };
  expect(pillOf(scene, shut).brief).toBe("now Sail");
  pick.draft = [shut];
  expect(howTo(view, legal, words)).toBe(
    words.say("vanuatu-web-how-plan-with", {
      action: `@vanuatu-action-${shut}`,
      helper: "@vanuatu-action-sail",
    }),
  );
  // The others lack nothing themselves: they go on saying who acts there.
  const others = ACTIONS.filter(
    (box) => !planOf(legal, [shut, box]) && box !== shut && mayAdd(legal, [], box),
  );
  expect(others.length).toBeGreaterThan(1);
  for (const box of others) {
    expect(pillOf(scene, box).tone).toBe("plain");
    expect(pillOf(scene, box).text).not.toContain("Sail");
  }
  const helper = pillOf(scene, "sail");
  expect(helper.tone).toBe("free");
});

test("the chain of what is planned goes to its goal, also when its helper is touched last", () => {
  const { legal } = plan;
  const shut = ACTIONS.find((box) => !planOf(legal, [box, box]) && planOf(legal, ["sail", box]));
  if (!shut) throw new Error("every box can be planned alone");
  const scene = { ...plan, hands: hands(), chosen: null, words };
  touchBox(scene, shut, { x: 0, y: 0 });
  touchBox(scene, "sail", { x: 0, y: 0 });
  expect(pick.look).toBe(shut);
  pick.clear();
  touchBox(scene, "rest", { x: 0, y: 0 });
  touchBox(scene, "sail", { x: 0, y: 0 });
  expect(pick.look).toBe("sail"); // neither needs the other
});

test("pawns that would lead stand before those of others", async () => {
  await loadWords("en", ["vanuatu", "vanuatu-web"]);
  const { legal, seat } = plan;
  const view = structuredClone(plan.view);
  const box = ACTIONS.find((one) => {
    const leads = planOf(legal, [one, one])?.preview.leads;
    return Array.isArray(leads) && leads.includes(one);
  });
  const found = view.actions.find(({ action }) => action === box);
  if (!box || !found) throw new Error("nothing can be led");
  found.queue = [{ seat: (seat + 1) % view.players.length, pawns: 1 }];
  const pill = pillOf({ view, legal, seat, draft: [box, box], govern: "", words }, box);
  const shown = { box: found, view, seat, shape: "wide", event: null, words, pill, draft: 2 };
  const { container } = render(ActionBox, {
    ...shown,
    ...{ open: false, person: "", fresh: [], stop: false, touch: () => undefined },
  } as unknown as ComponentProps<typeof ActionBox>);
  const [first, ...more] = [...container.querySelectorAll(".stack")];
  expect(first?.classList).toContain("draft");
  expect(more).toHaveLength(1);
  expect(container.querySelector(".stack.lead:not(.draft)")).toBeNull();
});

test("a box that can be had by itself does not need what another would need", async () => {
  await loadWords("en", ["vanuatu", "vanuatu-web"]);
  const { view, legal, seat } = plan;
  const scene = { view, legal, seat, draft: ["rest"], govern: "", words };
  const others = ACTIONS.filter(
    (box) => !planOf(legal, ["rest", box]) && planOf(legal, ["sail", box]),
  );
  expect(others.length).toBeGreaterThan(1);
  for (const box of others) {
    expect(pillOf(scene, box).text).not.toContain("Rest");
    expect(pillOf(scene, box).brief).toBe("Sail first");
  }
});

test("where nothing is left for an action it is not out of reach", async () => {
  await loadWords("en", ["vanuatu", "vanuatu-web"]);
  const view = structuredClone(plan.view);
  const legal = plan.legal.filter((one) => !one.text.includes("draw"));
  const draw = view.outlook?.find(({ action }) => action === "draw");
  if (!draw) throw new Error("no outlook on Draw");
  const args = { action: "@vanuatu-action-draw", vatu: 3 };
  const pill = (key: string): string => {
    Object.assign(draw, { state: "shut", why: { clause: "VAN-145", key, args } });
    return pillOf({ view, legal, seat: plan.seat, draft: [], govern: "", words }, "draw").brief;
  };
  expect(pill("vanuatu-needs-place-draw")).toBe("out of reach");
  expect(pill("vanuatu-needs-world-draw")).toBe("no room");
});

test("where to sail the map shows: no list lies on it", () => {
  const sailing = scenes.filter(
    ({ legal }) => legal.filter((one) => one.family === "sail" && !one.preview.longer).length > 1,
  );
  expect(sailing.length).toBeGreaterThan(0);
  for (const one of sailing) {
    pick.clear();
    const mine = hands();
    touchBox({ ...one, hands: mine, chosen: null, words }, "sail", { x: 0, y: 0 });
    expect(mine.used).toEqual(["drop"]);
    expect(pick.box).toBe("sail");
  }
});

test("out and back comes last and is called so", async () => {
  await loadWords("en", ["vanuatu", "vanuatu-web"]);
  const [scene] = scenes.filter(({ legal }) => legal.some((one) => one.family === "sail"));
  const found = scene?.legal.find((one) => one.family === "sail");
  if (!scene || !found) throw new Error("nobody sails among the fixtures");
  const view = structuredClone(scene.view);
  const owner = view.players[scene.seat];
  const home = owner?.boat ?? "";
  const stay = { ...found, args: [home], preview: { hex: home, path: [home, "a1", home] } };
  const fish = { ...found, family: "fish", args: [], preview: {} };
  expect(offered(view, [stay, fish], scene.seat)).toEqual([fish, stay]);
  expect(bareName(stay, view, words)).toMatch(/^Out and back to /);
});

test("only buttons: then a phone held sideways gives them the room of the boxes", () => {
  const moments = new Set(
    scenes.filter(({ view, legal }) => byButtons(view, legal)).map(({ view }) => view.asked.moment),
  );
  expect([...moments].sort()).toEqual(["character", "resting", "second", "selling"]);
  for (const { view, legal, seat } of scenes.filter(({ view, legal }) => byButtons(view, legal))) {
    expect(onMap(view, legal, seat)).toEqual([]);
    if (view.asked.moment !== "character")
      expect(asButtons(view, legal, seat, true)).toHaveLength(legal.length);
  }
});

test("what a finished plan holds is not asked for again", async () => {
  await loadWords("en", ["vanuatu", "vanuatu-web"]);
  const { view, legal, seat } = plan;
  const shut = ACTIONS.filter(
    (box) => view.outlook?.find(({ action }) => action === box)?.state === "shut",
  ).filter((box) => planOf(legal, ["sail", box]));
  expect(shut.length).toBeGreaterThan(1);
  const pill = (box: (typeof ACTIONS)[number], draft: string[]): string =>
    pillOf({ view, legal, seat, draft, govern: "", words }, box).brief;
  const [goal, other] = shut as [(typeof ACTIONS)[number], (typeof ACTIONS)[number]];
  expect(pill(other, [])).toBe("Sail first");
  expect(pill(other, ["sail", goal])).not.toBe("Sail first");
  expect(chainOf(view, legal, seat, goal, []).why).toBeDefined();
  expect(chainOf(view, legal, seat, goal, ["sail", goal]).why).toBeUndefined();
});

test("the map shows the same part whichever box is open", () => {
  const act = scenes.filter(({ view, legal }) => view.asked.moment === "turn" && legal.length > 3);
  expect(act.length).toBeGreaterThan(3);
  for (const { view, legal, seat } of act) {
    pick.clear();
    const shown = reached(view, legal, seat);
    for (const target of legal) {
      pick.box = boxOf(target);
      expect(reached(view, legal, seat)).toEqual(shown);
      for (const one of onMap(view, legal, seat)) expect(legal).toContain(one);
    }
  }
});

test("the round says what is done in it, and one point is one point", async () => {
  await loadWords("en", ["kernel", "vanuatu", "vanuatu-web"]);
  const view = structuredClone(plan.view);
  const owner = view.players[plan.seat];
  if (owner) owner.points = 1;
  const [round, , points] = factsOf(view, plan.seat, words);
  expect(round?.text).toBe("Round 1/8");
  expect(round?.name).toBe("Round 1 of 8 · Plan");
  expect(points?.name).toBe("1 point");
});

test("a phone keeps one's vatu in sight, beside the round", () => {
  const view = structuredClone(plan.view);
  const owner = view.players[plan.seat];
  if (!owner) throw new Error("nobody sits there");
  [owner.vatu, owner.points] = [7, 12];
  expect(
    factsOf(view, plan.seat, words)
      .map(({ text }) => text)
      .slice(1, 3),
  ).toEqual(["7", "12"]);
});

test("a phone keeps in sight what a fish brings and how many tourists wait", async () => {
  await loadWords("en", ["vanuatu", "vanuatu-web"]);
  const view = structuredClone(plan.view);
  [view.price, view.tourists] = [2, 3];
  const owner = view.players[plan.seat];
  if (!owner) throw new Error("nobody sits there");
  const named = (): string[] => factsOf(view, plan.seat, words).map(({ name }) => name);
  expect(named()).toContain("Fish price: 2");
  expect(named()).toContain("Tourists waiting: 3");
  // One's own tiles of both kinds leave no room for both on the smallest phone: fish are to be sold.
  [owner.fish, owner.treasure] = [[2], [1]];
  expect(named()).toContain("Fish price: 2");
  expect(named().length).toBe(6);
});

test("a box does not promise a lead on money that may not come", async () => {
  await loadWords("en", ["vanuatu", "vanuatu-web"]);
  const view = structuredClone(plan.view);
  const { legal, seat } = plan;
  const owner = view.players[seat];
  const box = ACTIONS.find((one) => mayAdd(legal, [], one) && one !== "transport");
  if (!owner || !box) throw new Error("nothing can be planned");
  owner.vatu = 1;
  const pill = (vatu: number) => {
    const chain = [{ action: "transport" as const, place: "efate", vatu }];
    view.outlook = [{ action: box, state: "open", chain }];
    return pillOf({ view, legal, seat, draft: [], govern: "", words }, box);
  };
  expect(pill(1).tone).toBe("free"); // it can be paid as it is
  expect(pill(4)).toMatchObject({ tone: "wait", text: "Only if Transport pays first" });
});

test("a way begins where the boat lies, not in the middle of a crowded hex", () => {
  const { view } = plan;
  const spots = view.players.map((_, seat) => boatAt(view, seat));
  expect(new Set(view.players.map(({ boat }) => boat)).size).toBe(1);
  expect(new Set(spots.map(({ x }) => x)).size).toBe(view.players.length);
  const middle = hexAt(view.players[0]?.boat ?? "");
  for (const { x, y } of spots) expect(Math.hypot(x - middle.x, y - middle.y)).toBeLessThan(78);
});

test("a reason does not ask for what is laid down already", async () => {
  await loadWords("en", ["vanuatu", "vanuatu-web"]);
  const view = structuredClone(plan.view);
  const { legal, seat } = plan;
  const named = ["build", "sail"].map((action) => `@vanuatu-action-${action}`);
  const sell = view.outlook?.find(({ action }) => action === "sell");
  const args = { action: "@vanuatu-action-sell", first: named };
  if (sell) sell.why = { clause: "VAN-085", key: "vanuatu-needs-first", args };
  const pill = (draft: string[]): string =>
    pillOf({ view, legal, seat, draft, govern: "", words }, "sell").brief;
  expect(pill([])).toBe("Build, Sail first");
  expect(pill(["sail"])).toBe("Build first");
  expect(chainOf(view, legal, seat, "sell", ["sail"]).why?.args.first).toEqual([named[0]]);
  // With a fish on its way it is not the fish that is missing.
  if (sell?.why) sell.why.key = "vanuatu-needs-fish-tile";
  if (sell?.why) sell.why.args.first = ["@vanuatu-action-fish", ...named];
  expect(chainOf(view, legal, seat, "sell", ["fish"]).why?.key).toBe("vanuatu-needs-first");
});

test("a detour for money says where it comes from until that is laid down", async () => {
  await loadWords("en", ["vanuatu", "vanuatu-web"]);
  const view = structuredClone(plan.view);
  const { legal, seat } = plan;
  const [build, explore] = ["build", "explore"].map((action) => `@vanuatu-action-${action}`);
  const sell = view.outlook?.find(({ action }) => action === "sell");
  const args = { action: "@vanuatu-action-sell", first: [build, explore], earn: explore };
  if (sell) sell.why = { clause: "VAN-085", key: "vanuatu-needs-first-vatu", args };
  const said = (draft: string[]): string => {
    const why = chainOf(view, legal, seat, "sell", draft).why;
    return why ? words.say(why.key, why.args) : "";
  };
  expect(pillOf({ view, legal, seat, draft: [], govern: "", words }, "sell").brief).toBe(
    "Build, Explore first",
  );
  expect(said([])).toMatch(/Build and Explore planned first; the missing vatu come from Explore/);
  expect(said(["build"])).toMatch(/with Explore planned first; the missing vatu come from Explore/);
  expect(said(["explore"])).toBe("Sell becomes possible with Build planned first.");
});

test("what was missing before anything was laid down is not said of a plan", () => {
  const { view, legal, seat } = plan;
  const missing = (draft: string[]): string | undefined =>
    chainOf(view, legal, seat, "sell", draft).why?.key;
  expect(missing([])).toBe("vanuatu-needs-several");
  expect(missing(["sail"])).toBeUndefined();
});

test("a place is read without a gap where nobody owns a stall", async () => {
  await loadWords("en", ["vanuatu", "vanuatu-web"]);
  for (const entry of plan.view.map) expect(hexWords(entry, plan.view, words)).not.toMatch(/ ,/);
});
