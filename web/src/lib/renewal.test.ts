import { expect, it, vi } from "vitest";
import { renewWhenOutdated } from "./renewal";

it("a page that lacks a part is fetched anew, but not again and again", () => {
  sessionStorage.clear();
  const reload = vi.fn();
  renewWhenOutdated(reload);
  dispatchEvent(new Event("vite:preloadError"));
  expect(reload).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event("vite:preloadError"));
  expect(reload).toHaveBeenCalledTimes(1);
});
