// What a device wants before anybody has chosen anything, and how fast things then move.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Speed } from "./preferences.svelte";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules(); // preferences are read when the page is opened
});
afterEach(() => vi.unstubAllGlobals());

/** Preferences on a device of which this is true, and nothing else that is asked of it. */
async function on(...features: string[]) {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: features.some((feature) => query === `(${feature})`),
    addEventListener() {},
  }));
  return (await import("./preferences.svelte")).preferences;
}

it("a phone is silent until it is told otherwise, a desk is heard", async () => {
  const phone = await on("pointer: coarse");
  expect(phone.now.sound).toBe(false);
  phone.set({ sound: true });
  vi.resetModules();
  expect((await on("pointer: coarse")).now.sound).toBe(true);
  localStorage.clear();
  vi.resetModules();
  expect((await on("pointer: fine")).now.sound).toBe(true);
});

it("every speed is faster than the one before it, and off shows no movement", async () => {
  const preferences = await on();
  const speeds: Speed[] = ["slow", "normal", "brisk", "off"];
  const tempos = speeds.map((speed) => {
    preferences.set({ speed });
    return preferences.tempo;
  });
  expect(tempos).toEqual([...new Set(tempos)].sort((one, other) => other - one));
  expect(tempos).toEqual([expect.any(Number), 1, expect.any(Number), 0]);
});

it("who wants less motion sees none, whether the system says so or the person", async () => {
  const calm = await on("prefers-reduced-motion: reduce");
  expect([calm.isCalm, calm.tempo]).toEqual([true, 0]);
  vi.resetModules();
  const lively = await on();
  expect([lively.isCalm, lively.tempo]).toEqual([false, 1]);
  lively.set({ motion: "less" });
  expect([lively.isCalm, lively.tempo]).toEqual([true, 0]);
});
