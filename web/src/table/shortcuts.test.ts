import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import Shortcuts from "./Shortcuts.svelte";

test("every key is written in letters all fonts have, or drawn", () => {
  const { container } = render(Shortcuts);
  const keys = [...container.querySelectorAll("kbd")];
  expect(keys.length).toBeGreaterThan(10);
  for (const key of keys) {
    expect(key.textContent.trim()).toMatch(/^[\x20-\x7e–]*$/);
    expect(key.textContent.trim() !== "" || key.querySelectorAll("svg").length === 4).toBe(true);
  }
});
