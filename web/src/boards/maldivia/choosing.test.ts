// What there is to choose: short buttons with drawn fish, the plan's tiles, words that explain.

import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { LANGUAGES, loadWords, Words } from "../../lib/words";
import type { Target } from "../contract";
import { LONG, momentsOf, NAMES, propsOf, type Moment } from "../moment";
import { aboutSea } from "./about";
import { comesOut } from "./art/cloth";
import { draft } from "./draft.svelte";
import board from "./index";
import { drawnFish, read, shortName } from "./names";
import Overlay from "./Overlay.svelte";
import type { Side } from "./view";

const moments = momentsOf("maldivia");
const asking = (key: string): Moment =>
  moments.find(({ prompt }) => prompt.key === `maldivia-ask-${key}`) as Moment;
let words: Words;
beforeAll(async () => {
  await loadWords("en", ["maldivia", "maldivia-web"]);
  words = new Words("en", NAMES);
});
afterEach(cleanup);

const DRAWN = ["fish", "rob", "deliver", "exchange"];

it.each(LANGUAGES)("buttons say what is done, and draw the fish (%s)", async (language) => {
  await loadWords(language, ["maldivia", "maldivia-web"]);
  const spoken = new Words(language, NAMES);
  const seen = new Set<string>();
  for (const { view, legal } of moments)
    for (const target of legal.filter(({ family }) => DRAWN.includes(family))) {
      seen.add(target.family);
      const short = shortName(target, read(view), spoken);
      expect(short).not.toMatch(/[\d(]|:$/);
      expect(short.length).toBeGreaterThan(2);
      expect(drawnFish(target, read(view))).toMatch(/^[RGPY]+$/);
      if (target.family === "deliver") {
        const island = spoken.say(`maldivia-island-${target.args[0] ?? ""}`);
        expect(short).toContain(island.slice(0, 3));
      }
    }
  expect([...seen].sort()).toEqual([...DRAWN].sort());
});

it(
  "what ends the turn comes last, and is not the loudest",
  () => {
    const acting = moments.filter(
      ({ prompt, legal }) =>
        prompt.key.endsWith("ask-act") && legal.some(({ family }) => family === "end"),
    );
    expect(acting.length).toBeGreaterThan(0);
    for (const moment of acting) {
      const page = render(board.Side, { props: propsOf(moment, "maldivia", words) }).container;
      const buttons = [...page.querySelectorAll<HTMLElement>("[data-tray] button")];
      expect(buttons.at(-1)?.textContent.trim()).toBe("End turn");
      expect(buttons.at(-1)?.className).not.toMatch(/second|primary/);
      cleanup();
    }
  },
  LONG,
);

it("words below the question tell how to choose, and are no list of buttons", () => {
  for (const { view, legal, prompt } of moments) {
    const how = board.how?.(view, legal, words) ?? "";
    expect(how).not.toMatch(/End turn/);
    if (!prompt.key.endsWith("ask-act")) continue;
    const glows = legal.some(({ family }) => ["fish", "rob", "deliver"].includes(family));
    expect(how !== "").toBe(glows);
  }
});

it("a creature says what it is good for before one sails there", () => {
  const { view } = asking("sail");
  const to = (shows: string): Target => ({
    action: 1,
    text: "sail h4",
    family: "sail",
    args: ["h4"],
    preview: { cell: "h4", shows, fish: "", victims: [], ships: [] },
  });
  expect(board.deed?.(to("o"), view, words).gain).toMatch(/turn one tile/);
  expect(board.deed?.(to("x"), view, words).gain).toMatch(/swap one of your cards/);
});

it("a phone tells how many fish are on the mast, and a ship at which edge it lies", () => {
  const full = moments.find(({ view, seat }) => read(view).players[seat]?.mast) as Moment;
  const { mast = "" } = read(full.view).players[full.seat] ?? {};
  const facts = board.facts?.(full.view, full.seat, words) ?? [];
  expect(facts.at(-1)?.text).toBe(String(mast.length));
  expect(facts.at(-1)?.picture).toMatch(/<path d="M0-19V19"/); // on a pole: the mast, not one colour
  const ways: Record<Side, string> = { N: "North", E: "East", S: "South", W: "West" };
  for (const side of ["N", "E", "S", "W"] as Side[])
    expect(aboutSea(`ship ${side}1`, read(full.view), words, 0)?.rows?.[0]?.value).toBe(ways[side]);
});

describe("the plan", () => {
  const tiles = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[data-tile]")];
  function laid(): void {
    Element.prototype.setPointerCapture = vi.fn();
    render(board.Side, { props: propsOf(asking("plan"), "maldivia", words) });
    draft.tiles = ["N", "E", "S", "fog:W"];
    draft.held = null;
  }
  it("lets a picked-up tile change places with the one touched next, which does not turn", async () => {
    laid();
    await fireEvent.click(document.querySelectorAll(".move")[0] as Element);
    expect(document.querySelector(".how")?.textContent).toMatch(/changes places/);
    await fireEvent.click(tiles()[2] as Element);
    expect(draft.tiles).toEqual(["S", "E", "N", "fog:W"]);
    expect(draft.held).toBeNull();
  });
  it("holds a tile from the first touch: a quick mouse has left it before it moves", async () => {
    laid();
    const [first] = tiles();
    await fireEvent.pointerDown(first as Element, { button: 0, clientX: 10, clientY: 10 });
    expect(Element.prototype.setPointerCapture).toHaveBeenCalledTimes(1);
  });
});

it("numbers on a small sea stay legible", () => {
  const { view } = asking("plan");
  const { sea } = read(view);
  const ahead = { ends: ["e4"], reach: null, gone: null, caught: [], fog: "N" as Side };
  const camera = { row: 0, column: 0, rows: 10, columns: 10 };
  const props = {
    ...{ sea, camera, cells: new Map(), chosen: null, chosenEnd: null, ahead, trace: [] },
    ...{ wakes: [], crease: null, colour: null, own: "" },
  };
  for (const unit of [21, 27, 46, 62]) {
    const page = render(Overlay, { props: { ...props, unit } }).container;
    const put = page.querySelector(".step")?.getAttribute("transform") ?? "";
    const scale = Number(/scale\(([\d.]+)\)/.exec(put)?.[1]);
    expect((14 * scale * unit) / 80).toBeGreaterThanOrEqual(9.99);
    cleanup();
  }
});

it("ships keep clear of the layers of folded cloth", () => {
  expect(comesOut(4) * 80).toBeCloseTo(13.6);
  const moment = asking("plan");
  const sea = { ...read(moment.view).sea, folds: "NNNSS" };
  const view = { ...moment.view, sea };
  const props = propsOf({ ...moment, view }, "maldivia", words);
  const page = render(board.Board, { props }).container;
  const style = page.querySelector(".maldivia")?.getAttribute("style") ?? "";
  expect(style).toContain(`--thick: ${comesOut(3)}`);
});
