import { expect, it } from "vitest";
import { keyOf, readable, titled } from "./readable";

it("makes names of the engine readable", () => {
  expect(readable("top_left")).toBe("Top left");
  expect(readable("pearl-ask-bid")).toBe("Pearl ask bid");
  expect(readable("")).toBe("");
  expect(titled("kleine_fische")).toBe("Kleine Fische");
  expect(keyOf("kleine_fische")).toBe("kleine-fische");
});
