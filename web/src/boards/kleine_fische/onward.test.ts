// What the big button and its words do: it leads on, and says what there is.

import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it } from "vitest";
import { loadWords, Words } from "../../lib/words";
import type { Target } from "../contract";
import { momentsOf, NAMES, propsOf, spiedHands, type Moment } from "../moment";
import { rightDeed, smallOf } from "./deeds";
import board from "./index";
import { asReef } from "./names";
import { meant } from "./targets";

const moments = momentsOf("kleine_fische");
let words: Words;
beforeAll(async () => {
  await loadWords("en", ["kleine_fische", "kleine-fische", "kleine_fische-web"]);
  words = new Words("en", NAMES);
});
afterEach(cleanup);

const asking = (key: string): Moment =>
  moments.find(({ prompt }) => prompt.key === `kleine-fische-ask-${key}`) as Moment;
let count = 0;
const way = (heading: string, preview: Record<string, unknown>): Target => ({
  action: (count += 1),
  text: `swim ${heading}`,
  family: "swim",
  args: [heading],
  preview: { heading, lane: "v11", reveal: [], explore: [], caves: [], ...preview },
});
const stop: Target = {
  action: 0,
  text: "stop",
  family: "stop",
  args: [],
  preview: { keeps: 3, points: 0 },
};
const cave = { place: "c10", needs: 3, open: 3 };

it("swims to where a fish can be turned up, and not to where the dive ends", () => {
  const { view, seat } = asking("choice");
  const reef = { ...asReef(view), turn: seat, lanes: [] };
  const legal = [stop, way("left", {}), way("right", { reveal: ["c02"] })];
  expect(rightDeed(reef, legal, null, true).touch?.text).toBe("swim right");
  const ends = [stop, way("left", {}), way("right", {})];
  expect(rightDeed(reef, ends, null, true).touch?.text).toBe("swim left");
});

it("jumps into the reef and not out of it", () => {
  const { view, legal, seat } = asking("jump");
  const reef = { ...asReef(view), turn: seat };
  expect(rightDeed(reef, legal, null, true).touch?.preview["heading"]).toBe("down");
});

it("speaks of a pair only where a fish can be turned up, and of a cave that fits as open", () => {
  const { view, seat } = asking("choice");
  const odds = { unseen: 80, new: 60, leaves: [20] };
  const reef = { ...asReef(view), turn: seat, odds, lanes: [] };
  const up = way("up", { explore: ["c10"], caves: [cave] });
  const legal = [stop, up, way("down", {})];
  const said = smallOf(rightDeed(reef, legal, null, true), reef, words);
  expect(said).not.toMatch(/pair/);
  expect(board.how?.(view, legal, words)).toBe("");
  const chosen = rightDeed(reef, legal, up, true);
  expect(chosen.act).toBe(up);
  expect(smallOf(chosen, reef, words)).toMatch(/explore the cave/);
  expect(smallOf(chosen, reef, words)).not.toMatch(/one of 0|needs/);
  expect(board.deed?.(up, view, words).gain).toMatch(/explore the cave/i);
});

it("says what a movement offers, and not once more where it leads", () => {
  for (const { view, legal } of moments)
    for (const target of legal.filter(({ family }) => family === "jump")) {
      const { gain, warning } = board.deed?.(target, view, words) ?? {};
      expect(gain ?? warning).toMatch(/^(turn up|no fish|explore|A pair)/i);
      expect(gain ?? "").not.toMatch(/facing/);
    }
});

it("lets a cave answer with how many fish it needs while one swims", () => {
  for (const key of ["choice", "move"]) {
    const reef = asReef(asking(key).view);
    const at = reef.cards.findIndex(({ back }) => !["", "fish"].includes(back));
    const place = `c${Math.floor(at / 5)}${at % 5}`;
    expect(at).toBeGreaterThanOrEqual(0);
    expect(meant(reef, reef.turn, place, "")).toBe("");
  }
});

it("both buttons are options, which digits press", () => {
  const page = render(board.Side, { props: propsOf(asking("choice"), "kleine_fische", words) });
  const options = [...page.container.querySelectorAll("[data-option]")];
  expect(options.map((one) => one.getAttribute("data-deed"))).toEqual(["stop", "go"]);
});

it("every target on the reef says what it is when asked", () => {
  const page = render(board.Board, { props: propsOf(asking("choice"), "kleine_fische", words) });
  const spots = [...page.container.querySelectorAll("[data-spot]")];
  expect(spots.length).toBeGreaterThan(0);
  for (const spot of spots) expect(spot.getAttribute("data-about")).toMatch(/^(card c|lane [hv])/);
});

it("a touch on the octopus is about the octopus, also at the rim of a phone", async () => {
  const { innerWidth } = window;
  window.innerWidth = 390;
  const moment = asking("octopus");
  const view = { ...moment.view, octopus: "h53" };
  const hands = spiedHands();
  const props = propsOf({ ...moment, view }, "kleine_fische", words, { legal: [], hands });
  const page = render(board.Board, { props }).container;
  const svg = page.querySelector("svg[data-drawing]") as SVGSVGElement;
  // Units of the drawing are pixels here; the octopus leans inwards from its lane at the rim.
  const plain = { inverse: () => plain } as unknown as DOMMatrix;
  svg.getScreenCTM = () => plain;
  const { DOMPoint: real } = globalThis;
  globalThis.DOMPoint = class {
    constructor(
      public x: number,
      public y: number,
    ) {}
    matrixTransform(): this {
      return this;
    }
  } as unknown as typeof DOMPoint;
  const piece = page.querySelector("[data-thing=octopus-piece]");
  const [, x, y] = /translate\(([\d.]+)px, ([\d.]+)px\)/.exec(piece?.outerHTML ?? "") ?? [];
  expect(Number(x)).toBeGreaterThan(0);
  await fireEvent.click(svg, { clientX: Number(x), clientY: Number(y) - 12 });
  globalThis.DOMPoint = real;
  window.innerWidth = innerWidth;
  expect(hands.about.mock.calls.map(([thing]) => thing)).toEqual(["octopus"]);
});
