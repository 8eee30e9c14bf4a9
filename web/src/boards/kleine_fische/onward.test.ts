// What the big button and its words do: it leads on, and says what there is.

import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { loadWords, Words } from "../../lib/words";
import type { Target } from "../contract";
import { momentsOf, NAMES, propsOf, spiedHands, type Moment } from "../moment";
import { fishArt } from "./art/fish";
import { leftDeed, rightDeed, smallOf } from "./deeds";
import { factsOf } from "./facts";
import Odds from "./Odds.svelte";
import { wanted } from "./odds.svelte";
import board from "./index";
import { pick } from "./pick.svelte";
import { placeNumber } from "./geometry";
import { asReef, speciesOf } from "./names";
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
  expect(rightDeed(reef, legal, null, true).act?.text).toBe("swim right");
  const ends = [stop, way("left", {}), way("right", {})];
  expect(rightDeed(reef, ends, null, true).act?.text).toBe("swim left");
});

it("jumps into the reef and not out of it", () => {
  const { view, legal, seat } = asking("jump");
  const reef = { ...asReef(view), turn: seat };
  expect(rightDeed(reef, legal, null, true).act?.preview["heading"]).toBe("down");
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

it("explores a cave ahead by its own name, and speaks of no pair though fish lie there too", () => {
  const moment = asking("choice");
  const odds = { unseen: 80, new: 60, leaves: [20] };
  const left = way("left", { reveal: ["c02"], explore: ["c10"], caves: [cave] });
  const legal = [stop, left, way("down", { reveal: ["c12"] })];
  const view = { ...moment.view, turn: moment.seat, odds };
  pick.then = { via: left.text, place: "c10", act: "explore c10", lane: "v11" };
  const props = propsOf({ ...moment, view }, "kleine_fische", words, { legal, chosen: left });
  const side = render(board.Side, { props }).container;
  const lit = [...side.querySelectorAll(".deed.chosen")].map((one) => one.textContent);
  const bar = board.deed?.(left, view, words);
  pick.then = null;
  expect(bar).toEqual({
    label: "Explore the cave",
    gain: expect.stringMatching(/^explore the cave in/) as string,
  });
  expect(lit).toHaveLength(1);
  expect(lit[0]).toMatch(/Explore/);
  expect(lit[0]).not.toMatch(/pair|Swim/);
});

describe("the octopus", () => {
  const reaching = moments.filter(
    ({ view, legal }) =>
      asReef(view).asked.moment === "octopus" && legal.some(({ family }) => family === "octopus"),
  );
  const met = ({ preview }: Target): number[] => (preview["meets"] ?? []) as number[];

  it("goes to a rival whom it can reach, to the one with most fish", () => {
    const robbing = reaching.filter(({ legal }) => legal.some((target) => met(target).length));
    expect(robbing.length).toBeGreaterThan(2);
    for (const { view, legal, seat } of robbing) {
      const reef = { ...asReef(view), turn: seat };
      const act = rightDeed(reef, legal, null, true).act as Target;
      const fish = (target: Target): number =>
        Math.max(-1, ...met(target).map((who) => reef.players[who]?.fish ?? 0));
      expect(fish(act)).toBe(Math.max(...legal.map(fish)));
    }
  });
  it("comes nearer to the rivals where it reaches none", () => {
    const { view, legal, seat } = reaching.find(
      ({ legal }) => !legal.some((target) => met(target).length),
    ) as Moment;
    const reef = { ...asReef(view), turn: seat };
    const beside = (lane: string): unknown =>
      rightDeed(
        { ...reef, divers: reef.divers.map((_, who) => (who ? null : { lane, heading: "up" })) },
        legal,
        null,
        true,
      ).act?.text;
    expect([beside("v35"), beside("h52")]).toEqual(["octopus v45", "octopus h54"]);
  });
  it("is asked about with what it can do: steal, or stand in the way", () => {
    for (const { view, legal } of reaching) {
      const card = legal.some(({ family }) => family === "use");
      const rival = card || legal.some((target) => met(target).length);
      expect(board.how?.(view, legal, words)).toMatch(rival ? /steal/ : /No rival .* block/);
    }
    const { view, legal } = reaching.find(
      ({ legal }) => !legal.some((target) => met(target).length),
    ) as Moment;
    const card: Target = { action: 99, text: "use octo3", family: "use", args: [], preview: {} };
    expect(board.how?.(view, [...legal, card], words)).toMatch(/steal/);
  });
  it("leaves the rival to be seen whom it can reach", () => {
    const moment = reaching.find(({ legal }) => legal.some((target) => met(target).length));
    const page = render(board.Board, { props: propsOf(moment as Moment, "kleine_fische", words) });
    const rings = [...page.container.querySelectorAll(".met")];
    expect(rings.length).toBeGreaterThan(0);
    for (const ring of rings) expect(ring.getAttribute("fill")).toBe("none");
  });
  it("has its own lane's number beside it: it may come back in a circle", () => {
    const { view, legal, ...moment } = reaching[0] as Moment;
    const back = legal.find(({ family }) => family === "octopus") as Target;
    const there = { ...view, octopus: back.preview["lane"] };
    const props = propsOf({ ...moment, view: there, legal: [back] }, "kleine_fische", words);
    const page = render(board.Board, { props }).container;
    const disc = page.querySelector(".reach .cost")?.parentElement;
    expect(disc?.getAttribute("transform")).toMatch(/translate/);
  });
  it("is counted in steps where its points are told", () => {
    const { view, seat } = asking("choice");
    const reef = { ...asReef(view), turn: seat };
    const told = (points: number): string =>
      smallOf(leftDeed(reef, [{ ...stop, preview: { keeps: 2, points } }], true), reef, words);
    expect([told(0), told(1), told(2)]).toEqual([
      "keep 2",
      "keep 2, octopus 1 step",
      "keep 2, octopus 2 steps",
    ]);
  });
});

it("tells apart what a lane offers: a fish to turn up, and a cave that wants more", () => {
  const { view } = asking("choice");
  const caves = [{ place: "c10", needs: 5, open: 1 }];
  const there = way("left", { reveal: ["c02"], caves });
  expect(board.name?.(there, view, words)).toMatch(/turn up row 1 card 3; the cave needs 5/);
});

it("speaks of arrows where arrows are drawn", () => {
  for (const key of ["move", "choice"]) {
    const { view } = asking(key);
    const said = board.how?.(view, [way("left", { reveal: ["c02"] })], words);
    expect(said).toMatch(/arrow/);
    expect(said).not.toMatch(/lane/);
  }
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

it("previews stopping like everything else, and marks what is previewed", async () => {
  const moment = moments.find(
    ({ legal, prompt }) =>
      prompt.key.endsWith("-choice") && legal.some(({ family }) => family === "stop"),
  ) as Moment;
  const hands = spiedHands();
  const stopping = moment.legal.find(({ family }) => family === "stop") as Target;
  const props = propsOf(moment, "kleine_fische", words, { hands });
  const page = render(board.Side, { props });
  const button = (): Element => page.container.querySelector("[data-deed=stop]") as Element;
  await fireEvent.click(button());
  expect(hands.act).not.toHaveBeenCalled();
  expect(hands.touch.mock.calls).toEqual([[stopping.action]]);
  await page.rerender({ ...props, chosen: stopping });
  expect(button().classList).toContain("chosen");
});

it("the big button says which jump it is, and asks nobody to choose", () => {
  const { view, legal, seat } = asking("jump");
  const reef = { ...asReef(view), turn: seat };
  const said = smallOf(rightDeed(reef, legal, null, true), reef, words);
  expect(said).toMatch(/^down/);
  expect(said).not.toMatch(/choose/);
});

it("shows no odds of a pair where no fish can be turned up, and says so", () => {
  const { view, seat } = asking("choice");
  const odds = { unseen: 80, new: 60, leaves: [7, 0, 13] };
  const given = { ...asReef(view), turn: seat, odds };
  const shown = (legal: Target[]): string => {
    const page = render(Odds, { props: { reef: given, legal, words } });
    const text = page.container.textContent.replace(/\s+/g, " ");
    page.unmount();
    return text;
  };
  expect(shown([stop, way("left", {})])).toMatch(/No hidden fish lies ahead/);
  expect(shown([stop, way("left", {})])).not.toMatch(/%/);
  expect(shown([stop, way("left", { reveal: ["c02"] })])).toMatch(/A pair leaves you 0–2 of \d/);
});

it("has no dead buttons when the game is over", () => {
  const moment = asking("choice");
  const asked = { ...asReef(moment.view).asked, moment: "over" };
  const view = { ...moment.view, asked };
  const props = propsOf({ ...moment, view }, "kleine_fische", words, { legal: [] });
  expect(render(board.Side, { props }).container.querySelector("[data-deed]")).toBeNull();
});

it("keeps the open fish and the odds in sight while somebody may turn up a pair", () => {
  const { view, seat } = asking("choice");
  const lane = { way: "up", turn: "ahead", lane: "v11", reveal: ["c02"], explore: [], caves: [] };
  const odds = { unseen: 80, new: 60, leaves: [5, 15] };
  const reef = { ...asReef(view), odds, lanes: [lane] };
  const last = factsOf(reef, seat, words).at(-1);
  expect(last?.text).toBe("A pair 25%");
  expect(last?.name).toContain(`A pair leaves you 0–1 of ${reef.photos.length}.`);
  for (const place of reef.photos)
    expect(last?.picture).toContain(fishArt(speciesOf(reef.cards[placeNumber(place)]?.face ?? "")));
  // Nothing ahead can be turned up, or nobody wants to know.
  const corner = { ...reef, lanes: [{ ...lane, reveal: [] }] };
  expect(factsOf(corner, seat, words)).toHaveLength(3);
  wanted.toggle();
  expect(factsOf(reef, seat, words)).toHaveLength(3);
  wanted.toggle();
});
