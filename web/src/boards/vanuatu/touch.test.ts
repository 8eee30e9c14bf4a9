import { afterEach, expect, test } from "vitest";
import moments from "../../../fixtures/vanuatu.json";
import type { Hands, Target, View } from "../contract";
import { loadWords, Words } from "../../lib/words";
import { factsOf } from "./facts";
import { boatAt, hexAt } from "./geometry";
import { read } from "./names";
import { chainOf } from "./needs";
import { pick } from "./pick.svelte";
import { pillOf } from "./pills";
import { ACTIONS } from "./printed";
import { batchSize, boxOf, mayAdd, planOf } from "./targets";
import { onMap, reached, touchBox } from "./touch";

const scenes = moments.moments.map(({ view, legal, seat }) => ({
  view: read(view as View),
  legal: legal as unknown as Target[],
  seat,
}));
const [plan] = scenes.filter(({ legal }) => batchSize(legal) === 2);
if (!plan) throw new Error("no moment of planning among the fixtures");
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

test("a way begins where the boat lies, not in the middle of a crowded hex", () => {
  const { view } = plan;
  const spots = view.players.map((_, seat) => boatAt(view, seat));
  expect(new Set(view.players.map(({ boat }) => boat)).size).toBe(1);
  expect(new Set(spots.map(({ x }) => x)).size).toBe(view.players.length);
  const middle = hexAt(view.players[0]?.boat ?? "");
  for (const { x, y } of spots) expect(Math.hypot(x - middle.x, y - middle.y)).toBeLessThan(78);
});
