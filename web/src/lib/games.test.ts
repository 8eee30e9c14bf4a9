import { expect, it } from "vitest";
import { seatsText } from "./games";

it("says how many can play", () => {
  expect(seatsText([2, 3, 4])).toBe("2–4");
  expect(seatsText([2, 4])).toBe("2, 4");
  expect(seatsText([2])).toBe("2");
});
