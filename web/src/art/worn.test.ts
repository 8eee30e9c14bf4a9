import { beforeEach, describe, expect, it } from "vitest";
import { worn } from "./worn.svelte";

const colours = (): number[] => [0, 1, 2].map((seat) => worn.of(seat));

describe("colours in a rematch", () => {
  beforeEach(() => localStorage.clear());

  it("go along with those who move up a seat", () => {
    worn.at("one", null, 3);
    expect(colours()).toEqual([0, 1, 2]);
    worn.at("two", "one", 3); // who sat on seat 1 sits on seat 0 now
    expect(colours()).toEqual([1, 2, 0]);
    worn.at("three", "two", 3);
    expect(colours()).toEqual([2, 0, 1]);
    worn.at("two", "one", 3); // looked at again
    expect(colours()).toEqual([1, 2, 0]);
  });

  it("are those of the seats elsewhere", () => {
    worn.at("two", "one", 3);
    worn.at("", null, 3);
    expect(colours()).toEqual([0, 1, 2]);
    expect(worn.of(-1)).toBe(-1); // a neutral pawn
  });
});
