// What a bot gives as its reason is said in words, also about actions that no list holds.

import { expect, it } from "vitest";
import diving from "../../fixtures/kleine_fische.json";
import fixture from "../../fixtures/maldivia.json";
import { DRAWN, loadBoard } from "../boards/index";
import { momentsOf } from "../boards/moment";
import type { Hands, View } from "../boards/contract";
import { filesOf, speech } from "../lib/speech.svelte";
import { unlisted } from "./goingOn";
import { History } from "./history.svelte";
import { viewsOf } from "./patches";
import { Seen } from "./seen.svelte";
import type { Desk } from "./wire";

class Watching extends Seen {
  hands: Hands = { touch() {}, act() {}, play() {}, why() {}, about() {}, ask() {}, drop() {} };
}
const LONG = 300_000; // a board comes with everything it draws

it("names the plans a bot has compared", { timeout: LONG }, async () => {
  await speech.learn("maldivia", "maldivia-web", "bots");
  const store = new Watching(new History());
  store.desk = { game: "maldivia", seats: [], phase: "running" } as unknown as Desk;
  store.module = await loadBoard("maldivia");
  store.rest(fixture.moments[0]?.view as View);
  const plan = { action: "plan E S fog:E N", other: "plan S E fog:E W" };
  const args = { ...plan, chance: 64, points: 20, other_chance: 63 };
  const reason = { key: "bots-reason-one", args };
  store.hint = { action: plan.action, level: "mate", reason };
  expect(store.hintReason).toMatch(/64%.*south, east.*63%/);
  expect(store.hintReason).not.toMatch(/fog:|plan S/);
});

it("says what else there is as shortly as a button does", { timeout: LONG }, async () => {
  await speech.learn("kleine_fische", "kleine_fische-web", "bots");
  const store = new Watching(new History());
  store.desk = { game: "kleine_fische", seats: [], phase: "running" } as unknown as Desk;
  store.module = await loadBoard("kleine_fische");
  store.rest(diving.moments[0]?.view as View);
  const args = { action: "swim down", other: "stop", chance: 52, points: 44, other_chance: 49 };
  store.hint = {
    action: "swim down",
    level: "mate",
    reason: { key: "bots-reason-one", args },
  };
  const label = store.deedOf(unlisted("stop")).label;
  expect(store.hintReason).toContain(`Otherwise: ${label} (49%)`);
});

it("calls no two actions by the same name", { timeout: LONG }, async () => {
  await speech.learn("kleine_fische", "kleine_fische-web", "bots");
  const store = new Watching(new History());
  store.desk = { game: "kleine_fische", seats: [], phase: "running" } as unknown as Desk;
  store.module = await loadBoard("kleine_fische");
  store.rest(diving.moments[0]?.view as View);
  const jumps = diving.moments[0]?.legal.filter(({ family }) => family === "jump") ?? [];
  store.board = { ...store.board, actions: jumps };
  store.seat = 0;
  const labels = store.legal.map((jump) => store.deedOf(jump).label);
  // Two jumps whose button says the same, and one that is suggested.
  const at = labels.findIndex((label, i) => labels.indexOf(label) < i);
  const [other, third] = [jumps[labels.indexOf(labels[at] ?? "")], jumps[at]];
  const action = jumps.find((_, i) => labels[i] !== labels[at])?.text ?? "";
  const told = { action, other: other?.text, third: third?.text };
  const args = { ...told, chance: 53, points: 45, other_chance: 52, third_chance: 51 };
  store.hint = { action, level: "mate", reason: { key: "bots-reason-two", args } };
  const [, first = "", second = ""] =
    /Otherwise: (.*) \(52%\), (.*) \(51%\)/.exec(store.hintReason) ?? [];
  expect(first).toContain("row 1");
  expect(first).not.toBe(second);
});

it("tells what happens first until the deed itself is told", { timeout: LONG }, async () => {
  await speech.learn("vanuatu", "vanuatu-web");
  const store = new Watching(new History());
  store.desk = { game: "vanuatu", seats: [], phase: "running" } as unknown as Desk;
  store.module = await loadBoard("vanuatu");
  const action = "@vanuatu-action-draw";
  const gathered = { kind: "gathered", seat: 1, action, pawns: 2 };
  const drew = { kind: "drew", seat: 1, island: "@vanuatu-tile-efate", points: 3 };
  const showing = { view: {}, next: {}, pace: 0 };
  store.narrate({ ...showing, event: gathered, played: [] } as never, 1);
  expect(store.story?.main).toMatch(/2 pawns from Draw/);
  store.narrate({ ...showing, event: drew, played: [gathered] } as never, 1);
  expect(store.story?.main).toMatch(/sand/);
  expect(store.story?.more).toBe("");
  // The next one had a single way to act, and it was taken for them.
  const forced = { ...gathered, seat: 0 };
  store.narrate({ ...showing, event: forced, played: [gathered, drew] } as never, 1);
  expect(store.story?.more).toMatch(/has no other choice: Draw/);
  // However much follows, what happens now can be read.
  const played = [gathered, drew, forced];
  for (let i = 0; i < 4; i++) store.narrate({ ...showing, event: drew, played } as never, 1);
  expect(store.story?.more).toMatch(/sand of Efate/);
  expect(store.story?.more.length).toBeLessThan(101);
});

it("tells what comes last where there is no room for all of it", { timeout: LONG }, async () => {
  await speech.learn("maldivia", "maldivia-web");
  const store = new Watching(new History());
  store.desk = { game: "maldivia", seats: [], phase: "running" } as unknown as Desk;
  store.module = await loadBoard("maldivia");
  const spent = fixture.moments.find(({ events }) =>
    events.some(({ kind }) => kind === "fog_spent"),
  );
  const events = spent?.events ?? [];
  const last = events.findLastIndex(({ kind }) => kind === "fog_spent");
  for (let i = 0; i <= last; i += 1) {
    const showing = { view: spent?.view, next: spent?.view, pace: 0, event: events[i] };
    store.narrate({ ...showing, played: events.slice(0, i) } as never, 1);
  }
  expect(store.story?.main).toMatch(/under its pile/);
  expect(store.story?.more).toMatch(/^The fog of [^.]* does nothing/);
});

it.each(DRAWN)(
  "whatever happens in %s is told as soon as it begins",
  { timeout: LONG },
  async (game) => {
    await speech.learn(...filesOf(game));
    const store = new Watching(new History());
    const seats = [{ name: "Mira" }, { name: "Kelp" }, { name: "Ondine" }, { name: "Otto" }];
    store.desk = { game, seats, phase: "running" } as unknown as Desk;
    store.module = await loadBoard(game);
    const told = momentsOf(game).filter(({ events }) => events.length);
    expect(told.length).toBeGreaterThan(20);
    for (const { view, patches, events } of told) {
      const views = viewsOf(view, patches);
      store.story = null;
      events.forEach((event, i) => {
        const [before, next] = [views[i] ?? view, views[i + 1] ?? view];
        const played = events.slice(0, i);
        store.narrate({ event, played, view: before, next, pace: 0 }, 1);
        expect(store.story?.main, event.kind).toMatch(/\w.*[.!…]$/);
        expect(store.story?.main, event.kind).not.toMatch(/⟦|-event-|-web-/);
        if (i === 0) expect(store.story?.seat).toBe(event["seat"] ?? 1);
      });
    }
  },
);
