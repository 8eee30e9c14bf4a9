// The log: a line is shown as long as it is held, the newest stays in sight, and it is one tab stop.

import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Hands } from "../boards/contract";
import { loadWords } from "../lib/words";
import { speech } from "../lib/speech.svelte";
import { History } from "./history.svelte";
import Log from "./Log.svelte";
import { Seen } from "./seen.svelte";
import type { Desk, Told } from "./wire";

class Watching extends Seen {
  hands: Hands = { touch() {}, act() {}, play() {}, why() {}, about() {}, ask() {}, drop() {} };
}
const HEIGHT = 900; // of the whole log; the part in sight has none where nothing is laid out
const deed = (v: number): Told => {
  const event = { kind: "sailed", seat: v % 2, from: "a1", cell: "a2", path: ["a1", "a2"] };
  return { v, kind: "action", at: v, data: { seat: v % 2, events: [event] } };
};

let store: Watching;
let list: HTMLElement;
let asked = 0; // how often somebody wanted to know how high the log is
let laidOut: () => void; // what a browser does after lines came or grew
const lines = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>(".line")];
const at = (index: number): HTMLElement => lines().at(index) as HTMLElement;

beforeEach(async () => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(told: () => void) {
        laidOut = told;
      }
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  await loadWords("en", ["maldivia"]);
  await speech.learn("maldivia");
  store = new Watching(new History());
  store.desk = { game: "maldivia", seats: [], phase: "running" } as unknown as Desk;
  store.log = Array.from({ length: 6 }, (_, i) => deed(i + 1));
  const page = render(Log, { props: { store, rules: () => undefined } });
  list = page.container.querySelector(".roll") as HTMLElement;
  Object.defineProperty(list, "scrollHeight", { get: () => ((asked += 1), HEIGHT) });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("shows a line on the board while it is pressed, and not a moment longer", async () => {
  expect(lines().length).toBe(6);
  expect(store.shown).toBeNull();
  await fireEvent.pointerDown(at(2));
  expect(store.shown).toBe(store.sentences[2]?.event);
  expect(list.querySelectorAll("li.on").length).toBe(1);
  await fireEvent.pointerUp(window);
  expect(store.shown).toBeNull();
  expect(list.querySelectorAll("li.on").length).toBe(0);
});

it("lets go when the finger scrolls instead, and when the log is closed", async () => {
  await fireEvent.pointerDown(at(1));
  await fireEvent.pointerCancel(window);
  expect(store.shown).toBeNull();
  await fireEvent.pointerDown(at(1));
  cleanup();
  expect(store.shown).toBeNull();
});

it("follows the game also after a line was touched, but not whoever reads further up", async () => {
  await fireEvent.pointerDown(at(0));
  await fireEvent.pointerUp(window);
  list.scrollTop = HEIGHT - 10;
  await fireEvent.scroll(list);
  store.log = [...store.log, deed(7)];
  await tick();
  laidOut();
  expect(list.scrollTop).toBe(HEIGHT);
  list.scrollTop = 100;
  await fireEvent.scroll(list);
  store.log = [...store.log, deed(8)];
  await tick();
  laidOut();
  expect(list.scrollTop).toBe(100);
});

it("is not scrolled away by the room it gets: whatever opens above it makes it smaller", async () => {
  let room = 300;
  Object.defineProperty(list, "clientHeight", { get: () => room });
  list.scrollTop = HEIGHT - room;
  await fireEvent.scroll(list);
  room = 250;
  list.scrollTop = 100; // a browser's doing, as the log was larger in between
  await fireEvent.scroll(list);
  expect(list.scrollTop).toBe(HEIGHT);
  store.log = [...store.log, deed(7)];
  await tick();
  laidOut();
  expect(list.scrollTop).toBe(HEIGHT);
  list.scrollTop = HEIGHT - room;
  await fireEvent.scroll(list);
  list.scrollTop = 100; // somebody's
  await fireEvent.scroll(list);
  laidOut();
  expect(list.scrollTop).toBe(100);
});

it("is not scrolled away by lines that take the place of others, when a table is told anew", async () => {
  list.scrollTop = HEIGHT;
  await fireEvent.scroll(list);
  store.log = Array.from({ length: 6 }, (_, i) => deed(i + 11));
  await tick();
  list.scrollTop = 100; // a browser's doing, as none of the lines were there in between
  await fireEvent.scroll(list);
  expect(list.scrollTop).toBe(HEIGHT);
});

it("is one tab stop, and arrows go from line to line", async () => {
  const stops = (): number[] => lines().flatMap((line, i) => (line.tabIndex === 0 ? [i] : []));
  expect(stops()).toEqual([5]); // the newest
  at(5).focus();
  await fireEvent.keyDown(at(5), { key: "ArrowUp" });
  await tick();
  expect(stops()).toEqual([4]);
  expect(document.activeElement).toBe(at(4));
  const links = [...list.querySelectorAll<HTMLElement>("a")].filter((one) => one.tabIndex === 0);
  expect(links.every((one) => one.closest("li") === at(4).closest("li"))).toBe(true);
});

it("asks how high it is only when it is laid out: lines that come lay out nothing", async () => {
  asked = 0;
  store.log = [...store.log, deed(7)];
  await tick();
  expect(lines().length).toBe(7);
  expect(asked).toBe(0);
  laidOut();
  expect(asked).toBe(1);
});
