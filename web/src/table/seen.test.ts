// What a bot gives as its reason is said in words, also about actions that no list holds.

import { expect, it } from "vitest";
import diving from "../../fixtures/kleine_fische.json";
import fixture from "../../fixtures/maldivia.json";
import { loadBoard } from "../boards/index";
import type { Hands, View } from "../boards/contract";
import { speech } from "../lib/speech.svelte";
import { unlisted } from "./goingOn";
import { History } from "./history.svelte";
import { Seen } from "./seen.svelte";
import type { Desk } from "./wire";

class Watching extends Seen {
  hands: Hands = { touch() {}, act() {}, play() {}, why() {}, about() {}, ask() {}, drop() {} };
}
const LONG = 60_000; // a board comes with everything it draws

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
