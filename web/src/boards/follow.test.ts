import { expect, it, vi } from "vitest";
import type { Target } from "./contract";
import { follower } from "./follow";

const asked = (): Target[] => [{ action: 0, text: "turn", family: "turn", args: [], preview: {} }];

it("acts at once where the table is free", () => {
  const act = vi.fn();
  follower()(asked(), false, act);
  expect(act).toHaveBeenCalledTimes(1);
});

it("waits for a busy table", () => {
  const [act, follow, legal] = [vi.fn(), follower(), asked()];
  follow(legal, true, act);
  expect(act).not.toHaveBeenCalled();
  follow(legal, false, act);
  expect(act).toHaveBeenCalledTimes(1);
});

it("acts once on one list, and again on the next", () => {
  const [act, follow, legal] = [vi.fn(), follower(), asked()];
  follow(legal, false, act);
  follow(legal, true, act);
  follow(legal, false, act); // it was refused, or the table has not told yet
  expect(act).toHaveBeenCalledTimes(1);
  follow(asked(), false, act);
  expect(act).toHaveBeenCalledTimes(2);
});
