// What there is to choose: short buttons with drawn fish, the plan's tiles, words that explain.

import { tick } from "svelte";
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { LANGUAGES, loadWords, Words } from "../../lib/words";
import type { Target } from "../contract";
import { LONG, momentsOf, NAMES, propsOf, spiedHands, type Moment } from "../moment";
import { aboutSea } from "./about";
import { comesOut } from "./art/cloth";
import { laidUpon } from "./art/mist";
import { UNIT } from "./art/spaces";
import { draft } from "./draft.svelte";
import { fishBody } from "../../art/fish";
import type { FishKind } from "../../art/palette";
import { factsOf } from "./facts";
import { nameOf, placeOf, spacesOf } from "./geometry";
import board from "./index";
import { drawnFish, read, shortName } from "./names";
import Overlay from "./Overlay.svelte";
import { arrowSlots, fogTakes } from "./targets";
import type { MaldiviaView, Side } from "./view";

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
    const glows = legal.some(({ family }) =>
      ["fish", "rob", "deliver", "turn", "swap"].includes(family),
    );
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

it("a phone tells the round first", () => {
  const first = (round: number, tile: number): string => {
    const { view, seat } = asking("sail");
    return factsOf({ ...read(view), round, tile }, seat, words)[0]?.text ?? "";
  };
  expect(first(7, 0)).toBe("Round 7");
  expect(first(7, 2)).toMatch(/^R7 · 2\//);
});

it("a phone shows all fish on one's mast, whatever there is to decide, and at which edge a ship lies", () => {
  const full = moments.find(({ view, seat }) => read(view).players[seat]?.mast) as Moment;
  const { mast = "" } = read(full.view).players[full.seat] ?? {};
  const facts = board.facts?.(full.view, full.seat, words) ?? [];
  expect(facts.at(-1)?.text).toBe(String(mast.length));
  // On a pole, from the bottom to the top: the mast, and not so many of one colour.
  const picture = facts.at(-1)?.picture ?? "";
  expect(picture).toMatch(/<path d="M-21 0H\d+"/);
  const fish = [...mast].map((kind) => picture.indexOf(fishBody(kind as FishKind)));
  expect(mast.length).toBeGreaterThan(0);
  expect(Math.min(...fish)).toBeGreaterThan(0);
  expect(picture.match(/<g transform/g)).toHaveLength(mast.length);
  expect(facts.map(({ gives }) => gives ?? false)).toEqual(
    facts.map((_, i) => i === facts.length - 1),
  );
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
  it("of a first round is looked ahead of before anything is touched, in the tray and on the sea", async () => {
    vi.useFakeTimers();
    const moment = moments.find(
      ({ view, legal, prompt }) =>
        read(view).round === 1 && legal.length && prompt.key === "maldivia-ask-plan",
    ) as Moment;
    const tiles = ["N", "E", "S", "fog:W"];
    const reach = [["d3"], ["e3"], ["e4"]];
    const preview = { tiles, ends: ["d3"], reach, gone: ["a1"], caught: [] };
    const hands = { ...spiedHands(), preview: vi.fn(() => Promise.resolve(preview)) };
    const props = propsOf({ ...moment, legal: [] }, "maldivia", words, { hands });
    draft.open({ ...read(moment.view), round: 0 }, moment.seat); // nothing is left of other tests
    const sea = render(board.Board, { props }).container;
    const tray = render(board.Side, { props }).container;
    await vi.runAllTimersAsync();
    await tick();
    vi.useRealTimers();
    expect(hands.preview.mock.calls).toEqual([["plan N E S fog:W"]]);
    expect(sea.querySelectorAll(".step")).toHaveLength(3);
    const said = tray.querySelector(".how")?.textContent ?? "";
    expect(said).toMatch(/misty row.*Numbers on the sea/);
    expect(said).not.toMatch(/turn it/); // the prompt says how
  });
  it("is not that of another seat at the same device", () => {
    const { view, seat } = moments.find(
      ({ view, legal, prompt }) =>
        read(view).round === 1 && legal.length && prompt.key === "maldivia-ask-plan",
    ) as Moment;
    draft.open(read(view), seat);
    draft.adopt(["W", "W", "W", "fog:E"]);
    draft.open(read(view), seat);
    expect(draft.tiles).toEqual(["W", "W", "W", "fog:E"]);
    const other = (seat + 1) % read(view).players.length;
    const players = read(view).players.map((player) => ({ ...player, tiles: [] }));
    draft.open({ ...read(view), players }, other);
    expect(draft.tiles).toEqual(["N", "E", "S", "fog:W"]);
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

it("a shark's cards are marked that a hint would swap", () => {
  const full = moments.find(({ legal }) => legal.some(({ family }) => family === "swap")) as Moment;
  const swap = full.legal.find(({ family }) => family === "swap") ?? null;
  const props = propsOf(full, "maldivia", words, { chosen: swap });
  const page = render(board.Side, { props }).container;
  expect(page.querySelectorAll(".back[aria-pressed=true]")).toHaveLength(2);
});

it("large numbers leave the heads of fish free", () => {
  const { view } = asking("plan");
  const { sea } = read(view);
  const camera = { row: 0, column: 0, rows: 10, columns: 10 };
  const aside = (wanted: RegExp): number => {
    const cell = nameOf(
      spacesOf(sea).find(({ sign }) => wanted.test(sign)) ?? { row: 0, column: 0 },
    );
    const ahead = { ends: [cell], reach: null, gone: null, caught: [], fog: "N" as Side };
    const props = {
      ...{ sea, camera, cells: new Map(), chosen: null, chosenEnd: null, ahead, trace: [] },
      ...{ wakes: [], crease: null, colour: null, own: "", unit: 31 },
    };
    const page = render(Overlay, { props }).container;
    const put = page.querySelector(".step")?.getAttribute("transform") ?? "";
    cleanup();
    return Number(/translate\(([\d.]+)/.exec(put)?.[1]) - placeOf(cell).column * 80;
  };
  expect(aside(/^[A-Z]{2}$/)).toBeLessThan(40);
  expect(aside(/^[A-Z]{3}$/)).toBeGreaterThan(40);
  expect(aside(/^\.$/)).toBeLessThan(40);
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

describe("staying and ending", () => {
  it("are previewed at the first touch, and staying says what it costs", async () => {
    for (const [key, family] of [
      ["sail", "stay"],
      ["act", "end"],
    ] as const) {
      const moment = moments.find(
        ({ prompt, legal }) =>
          prompt.key === `maldivia-ask-${key}` && legal.some((each) => each.family === family),
      ) as Moment;
      const target = moment.legal.find((each) => each.family === family) as Target;
      const hands = spiedHands();
      const page = render(board.Side, { props: propsOf(moment, "maldivia", words, { hands }) });
      const button = page.container.querySelector<HTMLElement>(".btn.last") as HTMLElement;
      await fireEvent.click(button);
      expect(hands.act).not.toHaveBeenCalled();
      expect(hands.touch.mock.calls).toEqual([[target.action]]);
      if (family === "stay") {
        expect(button.textContent).toMatch(/no action, turn over/);
        expect(board.deed?.(target, moment.view, words).warning).toMatch(/your turn ends/);
      }
      cleanup();
    }
  });
});

describe("the fog of a plan", () => {
  const ahead = { ends: null, reach: null, gone: ["a1"], caught: [0, 1, 2], fog: "N" as Side };
  const masts = (...each: string[]): Pick<MaldiviaView, "players"> =>
    ({ players: each.map((mast) => ({ mast })) }) as unknown as Pick<MaldiviaView, "players">;
  it("takes fish only from whoever has one, and from oneself only where it comes first", () => {
    const later = ["N", "E", "S", "fog:N"];
    expect(fogTakes(ahead, later, masts("R", "", "G"), 0)).toEqual([2]);
    expect(fogTakes(ahead, ["fog:N", "N", "E", "S"], masts("R", "", "G"), 0)).toEqual([0, 2]);
    expect(fogTakes(ahead, ["fog:N", "N", "E", "S"], masts("", "", ""), 0)).toEqual([]);
  });
  it("is said as what may be, and never of oneself by name", async () => {
    const moment = asking("plan");
    const { seat } = moment;
    const players = read(moment.view).players.map((player) => ({ ...player, mast: "R" }));
    const view = { ...moment.view, players };
    render(board.Side, { props: propsOf({ ...moment, view }, "maldivia", words) });
    draft.tiles = ["N", "E", "S", "fog:N"];
    const preview = { tiles: draft.tiles, ends: ["d3"], reach: [["d3"], [], []], gone: ["a1"] };
    const caught = players.map((_, who) => who);
    const args = [draft.tiles.join(" ")];
    draft.plans = [
      { action: -1, text: draft.text, family: "plan", args, preview: { ...preview, caught } },
    ];
    await tick();
    const said = document.querySelector(".how")?.textContent ?? "";
    expect(said).toMatch(/^As the boats lie now.*misty row/); // a short phone shows the beginning
    expect(said).not.toContain(NAMES[seat]);
    expect(said).not.toMatch(/\d/); // no counts of spaces
  });
  it("has the place of its tile: arrows are numbered on the sea as in the tray", () => {
    expect(arrowSlots(["fog:N", "E", "S", "W"])).toEqual([2, 3, 4]);
    expect(arrowSlots(["E", "S", "fog:N", "W"])).toEqual([1, 2, 4]);
  });
});

it("whoever changes a hinted plan means the changed one", async () => {
  const hands = spiedHands();
  const moment = asking("plan");
  const args = ["N E S fog:W"];
  const chosen = { action: -1, text: "plan N E S fog:W", family: "plan", args, preview: {} };
  const page = render(board.Side, { props: propsOf(moment, "maldivia", words, { hands, chosen }) });
  await tick();
  expect(draft.tiles).toEqual(["N", "E", "S", "fog:W"]);
  expect(hands.drop).not.toHaveBeenCalled();
  // The prompt has the button for it: there are not two.
  expect(page.container.querySelector(".send")?.classList).toContain("elsewhere");
  draft.turn(0);
  await tick();
  expect(hands.drop).toHaveBeenCalledTimes(1);
});

it.each([
  ["N", 3 * UNIT, 2 * UNIT],
  ["S", 7 * UNIT, 2 * UNIT],
  ["W", 2 * UNIT, 3 * UNIT],
  ["E", 2 * UNIT, 5 * UNIT],
] as const)("the row that fog from %s lays the outermost one upon is framed", (side, y, x) => {
  const art = laidUpon({ row: 2, column: 2, rows: 7, columns: 5 }, side);
  expect(art).toContain(`x="${x + 5}" y="${y + 5}"`);
  const spaces = side === "N" || side === "S" ? 5 : 7;
  // One sign for each space of it, in two tones, and a frame in two.
  expect(art.match(/<path /g)).toHaveLength(2 * spaces);
  expect(art.match(/<rect /g)).toHaveLength(2);
});

it("a sea of one row has no row below it", () => {
  expect(laidUpon({ row: 4, column: 0, rows: 1, columns: 9 }, "N")).toBe("");
});

it("the spaces left stand beside a picture of the cloth", () => {
  const { view, seat } = asking("sail");
  const spaces = factsOf(read(view), seat, words).find(({ text }) => text.includes("ends at"));
  expect(spaces?.picture).toContain("<svg");
});

it("a mast that lies down says which end is its bottom", () => {
  for (const key of ["stick", "restack", "drop"]) {
    const page = render(board.Side, { props: propsOf(asking(key), "maldivia", words) }).container;
    const ends = [...page.querySelectorAll(".beads .end")].map((end) => end.textContent);
    expect(ends).toEqual(["bottom", "top"]);
    cleanup();
  }
});

it("fish that wait in the hand stay where they are when one has gone onto the mast", () => {
  const moment = asking("stick");
  const { players } = read(moment.view);
  const NAMED: Record<string, string> = { R: "red", G: "green", P: "purple" };
  const places = (fresh: string, mast: string): string[] => {
    const legal = [...fresh].map((kind, action) => {
      const name = NAMED[kind] ?? "";
      return { action, text: `stick ${name}`, family: "stick", args: [name], preview: {} };
    });
    const told = players.map((one, seat) => (seat === moment.seat ? { ...one, mast } : one));
    const now = { ...moment, legal, view: { ...moment.view, fresh, players: told } };
    const page = render(board.Side, { props: propsOf(now, "maldivia", words) }).container;
    const found = page.querySelectorAll("[data-tray] .line:not(.mast) > .fish");
    const labels = [...found].map((each) => each.getAttribute("aria-label") ?? "");
    cleanup();
    return labels;
  };
  const [red, green, purple] = places("RGP", "Y");
  expect(red && green && purple).toBeTruthy();
  expect(places("GP", "YR")).toEqual(["", green, purple]);
  expect(places("P", "YRG")).toEqual(["", "", purple]);
  // The next handful begins at the left again.
  expect(places("GP", "YRGP")).toEqual([green, purple]);
});

it("where islands do not lie at their own edges of the sea, these have their letters", () => {
  const { innerWidth } = window;
  const shown = (width: number): string[] => {
    window.innerWidth = width;
    dispatchEvent(new Event("resize"));
    const props = propsOf(asking("plan"), "maldivia", words);
    const page = render(board.Board, { props }).container;
    const letters = [...page.querySelectorAll(".edge")].map((each) => each.textContent.trim());
    cleanup();
    return letters.sort();
  };
  expect(shown(1280)).toEqual([]);
  expect(shown(390)).toEqual(["E", "N", "S", "W"]);
  shown(innerWidth);
});
