// What stays and what goes while somebody looks, chooses and watches.

import { expect, it, vi } from "vitest";
import type { About, Target } from "../boards/contract";
import { TableStore } from "./table.svelte";
import type { Board, Desk } from "./wire";

const chosen: Target = { action: 0, text: "take guide", family: "take", args: [], preview: {} };
const about: About = { title: "Port Vila Roads" };
const bubble = { about, refusal: null, at: { x: 0, y: 0, width: 0, height: 0 } };

/** A table that waits for the first seat, which missed one action; no board is there to show it. */
function table(): TableStore {
  const store = new TableStore("here");
  store.seat = 0;
  store.desk = { game: "vanuatu", phase: "running", seats: [] } as unknown as Desk;
  store.board = { ...store.board, prompt: { key: "x", seats: [0], args: {} } } as Board;
  const told = { v: 1, kind: "action", at: 0, data: { seat: 1, events: [{ kind: "passed" }] } };
  vi.spyOn(store.history, "since").mockReturnValue([{ told, views: [{}] }] as never);
  return store;
}

it("Escape takes one thing away at a time: what is explained, then what is chosen", () => {
  const store = table();
  store.chosen = chosen;
  store.bubble = bubble;
  store.escape();
  expect(store.bubble).toBeNull();
  expect(store.chosen).toBe(chosen);
  store.escape();
  expect(store.chosen).toBeNull();
});

it("whoever watches again what happened has nothing chosen any more", () => {
  const store = table();
  store.chosen = chosen;
  store.watchAgain();
  expect(store.chosen).toBeNull();
});

it("a hint that comes late leaves alone what one has chosen for oneself", async () => {
  const store = table();
  const offers = [chosen, { ...chosen, action: 1, text: "take buyer" }];
  store.board = { ...store.board, actions: offers } as unknown as Board;
  let answer: (reply: Response) => void = () => {};
  const asked = vi.fn((path: string) =>
    path.endsWith("/hint")
      ? new Promise<Response>((done) => (answer = done))
      : Promise.resolve(Response.json({})),
  );
  vi.stubGlobal("fetch", asked);
  const hints = () => asked.mock.calls.filter(([path]) => path.endsWith("/hint")).length;
  for (const touched of [true, false]) {
    const hint = store.askHint();
    expect(store.asking).toBe(true);
    await store.askHint(); // once is enough
    await vi.waitFor(() => expect(hints()).toBe(touched ? 1 : 2));
    if (touched) store.chosen = chosen;
    answer(Response.json({ action: "take buyer", reason: null }));
    await hint;
    expect(store.asking).toBe(false);
    expect(store.chosen?.text).toBe(touched ? "take guide" : "take buyer");
    expect(store.hint?.action).toBe(touched ? undefined : "take buyer");
  }
  vi.unstubAllGlobals();
});

it("what was explained while others played goes when one is asked", async () => {
  const store = table();
  store.watchAgain();
  store.bubble = bubble;
  await vi.waitFor(() => expect(store.playing).toBe(false));
  expect(store.mine).toBe(true);
  expect(store.bubble).toBeNull();
});
