import { describe, expect, it } from "vitest";
import { PAGE, pageOrder } from "./moments";

describe("pages of moments", () => {
  it("fetches what is looked at first, then on, then what lies before", () => {
    expect(pageOrder(PAGE * 3, 0)).toEqual([0, 1, 2, 3]);
    expect(pageOrder(PAGE * 3, PAGE + 1)).toEqual([1, 2, 3, 0]);
  });

  it("has a page for the opening of a game without a move", () => {
    expect(pageOrder(0, 0)).toEqual([0]);
  });

  it("does not ask beyond the end", () => {
    expect(pageOrder(PAGE - 1, 999)).toEqual([0]);
    expect(pageOrder(PAGE, 999)).toEqual([1, 0]);
  });
});
