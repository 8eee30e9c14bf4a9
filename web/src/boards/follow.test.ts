import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { follow } from "./follow";

const prompt = (busy: boolean): void => {
  document.body.innerHTML = `<div class="prompt" aria-busy="${busy}"></div>`;
};
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("acts at once where the table is free, and once only", () => {
  prompt(false);
  const act = vi.fn();
  follow(act);
  vi.advanceTimersByTime(2000);
  expect(act).toHaveBeenCalledTimes(1);
});

it("waits for a busy table, then acts once", () => {
  prompt(true);
  const act = vi.fn();
  follow(act);
  vi.advanceTimersByTime(2000);
  expect(act).not.toHaveBeenCalled();
  prompt(false);
  vi.advanceTimersByTime(2000);
  expect(act).toHaveBeenCalledTimes(1);
});

it("gives up when the question is another one", () => {
  prompt(true);
  const act = vi.fn();
  const stop = follow(act);
  stop();
  prompt(false);
  vi.advanceTimersByTime(2000);
  expect(act).not.toHaveBeenCalled();
});
