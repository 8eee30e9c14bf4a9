// Everything on the chart says what it is; the wheel is touched; a monster fills the chart.

import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { loadWords, Words } from "../../lib/words";
import type { Target } from "../contract";
import { LONG, momentsOf, NAMES, propsOf, spiedHands, type Moment } from "../moment";
import { aboutThing } from "./about";
import { asVoyage } from "./facts";
import board from "./index";
import { deedOf } from "./names";

const moments = momentsOf("carta_magica");
const words = new Words("en", NAMES);
beforeAll(() => loadWords("en", ["carta_magica", "carta_magica-web"]));
afterEach(cleanup);

const boardAt = (moment: Moment) => propsOf(moment, "carta_magica", words, { hands: spiedHands() });
const asking = (key: string): Moment => {
  const found = moments.find(({ prompt }) => prompt.key === `carta-magica-ask-${key}`);
  if (!found) throw new Error(key);
  return found;
};

test(
  "whatever is drawn says what it is",
  () => {
    const known = new Set<string>();
    for (const moment of moments.slice(0, 30)) {
      const props = boardAt(moment);
      for (const part of [board.Board, board.Side]) {
        const page = render(part, { props }).container;
        for (const thing of page.querySelectorAll("[data-about]")) {
          const name = thing.getAttribute("data-about") ?? "";
          const said = aboutThing(name, asVoyage(moment.view), words);
          expect(said?.title, name).toBeTruthy();
          expect(`${said?.title ?? ""} ${said?.text ?? ""}`, name).not.toMatch(/carta-magica-|\{/);
          known.add(name.split("-")[0] ?? "");
        }
        cleanup();
      }
    }
    for (const kind of ["cell", "ship", "segment", "way", "talisman", "card", "deck", "gold"])
      expect([...known]).toContain(kind);
  },
  LONG,
);

test("every space of the chart and every card is explained", () => {
  const view = asVoyage(moments[0]?.view ?? {});
  view.chart.grid.forEach((line, row) =>
    [...line].forEach((_, column) => {
      const cell = `${String.fromCharCode(65 + column)}${String(row + 1)}`;
      expect(aboutThing(`cell-${cell}`, view, words)?.text, cell).toBeTruthy();
    }),
  );
  view.chart.adventures.forEach((_, i) => {
    const id = `AD${String(i + 1).padStart(2, "0")}`;
    expect(aboutThing(`card-${id}`, view, words)?.text, id).toBeTruthy();
  });
});

test("the wheel is touched to spin it", async () => {
  const props = boardAt(asking("start"));
  const page = render(board.Board, { props }).container;
  const wheel = page.querySelector("button.spin");
  expect(wheel).not.toBeNull();
  await fireEvent.click(wheel as Element);
  const spin = props.legal.find(({ family }) => family === "spin");
  expect(props.hands.act).toHaveBeenCalledWith(spin?.action);
});

test("a wheel that cannot be spun says what its parts mean", () => {
  const page = render(board.Board, { props: boardAt(asking("choose")) }).container;
  expect(page.querySelector("button.spin")).toBeNull();
  expect(page.querySelectorAll('path[data-about^="segment-"]')).toHaveLength(6);
  expect(page.querySelectorAll('[data-about^="way-"]')).toHaveLength(4);
});

test("a monster fills the chart, with the magic to spend before it", () => {
  const props = boardAt(asking("tame"));
  const page = render(board.Board, { props }).container;
  const deep = page.querySelector(".sea .deep");
  expect(deep).not.toBeNull();
  const stakes = props.legal.filter(({ family }) => family === "tame");
  expect(deep?.querySelectorAll("button[data-option]")).toHaveLength(stakes.length);
});

test("a challenge names its two talismans before it is taken", () => {
  const { view, legal } = asking("challenge");
  const [target] = legal;
  if (!target) throw new Error("nothing to choose");
  const { label } = deedOf(target, asVoyage(view), words);
  const wants = (target.preview["talismans"] as string[]).map((id) =>
    words.say(`carta-magica-talisman-${id.toLowerCase()}`),
  );
  for (const want of wants) expect(label).toContain(want);
});

test("what would be lost is warned of, and a purchase says its price", () => {
  const view = asVoyage(asking("choose").view);
  const goods: Target = {
    action: 0,
    text: "goods",
    family: "goods",
    args: [],
    preview: { before: 5, after: 8, lost: 3 },
  };
  expect(deedOf(goods, view, words).warning).toContain("3 are lost");
  expect(deedOf(goods, view, words).gain).not.toContain("lost"); // once is enough
  const buy: Target = {
    action: 1,
    text: "buy top",
    family: "buy",
    args: ["top"],
    preview: {},
  };
  expect(deedOf(buy, view, words).price).toBe("−2 gold");
});

test("home harbours and characters to choose from glow", () => {
  const home = asking("home");
  const harbours = render(board.Board, { props: boardAt(home) }).container;
  expect(harbours.querySelectorAll(".home")).toHaveLength(home.legal.length);
  cleanup();
  const captain = asking("captain");
  const cards = render(board.Board, { props: boardAt(captain) }).container;
  expect(cards.querySelectorAll(".setup button[data-option]")).toHaveLength(captain.legal.length);
});

test("a phone keeps the round, gold, goods and magic in sight", () => {
  const { view, seat } = asking("choose");
  const { moment, players } = asVoyage(view);
  const counts = { gold: 5, goods: 3, magic: 7 }; // none like another: none is taken for another
  const rich = { ...view, players: players.map((one) => ({ ...one, ...counts })) };
  const texts = board.facts?.(rich, seat, words).map(({ text }) => text) ?? [];
  expect(texts.slice(0, 4)).toEqual([`Round ${String(moment.round)}`, "5", "3", "7"]);
  expect(board.facts?.(view, null, words)).toHaveLength(1); // who looks on has nothing
});

test("only cards that are stowed are a secret among those who share a device", () => {
  for (const { view, prompt } of moments)
    expect(board.secret?.(view, [0, 1]), prompt.key).toBe(prompt.key === "carta-magica-ask-stow");
});

test("a spin is told without what it will show: the arrow still turns", () => {
  const spins = moments.flatMap(({ view, events }) =>
    events.filter(({ kind }) => kind === "spun").map((event) => ({ view, event })),
  );
  expect(spins.length).toBeGreaterThan(3);
  for (const { view, event } of spins) {
    const told = board.narrate?.(event, view, view, words) ?? "";
    expect(told).toMatch(/spins/);
    expect(told).not.toMatch(/\d|north|east|south|west|⟦/i);
  }
});

test("what matters at sea is heard, and every sound ends", () => {
  const events = moments.flatMap(({ events }) => events);
  for (const kind of ["spun", "storm", "faced", "tamed", "untamed", "won", "bought", "returned"]) {
    const tones = events.filter((event) => event.kind === kind).map((one) => board.sound?.(one));
    expect(tones.length, kind).toBeGreaterThan(0);
    for (const heard of tones) expect(heard?.length, kind).toBeGreaterThan(0);
    for (const { from, lasts, at = 0 } of tones.flatMap((heard) => heard ?? [])) {
      expect(from).toBeGreaterThan(20);
      expect(at + lasts).toBeLessThan(2);
    }
  }
});
