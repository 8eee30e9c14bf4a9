import { describe, expect, it } from "vitest";
import { apart, tracks } from "./race";

describe("the race", () => {
  it("draws a line for each seat from left to right", () => {
    const [first, second] = tracks(
      [
        [0, 0],
        [5, 0],
        [10, 5],
      ],
      100,
      50,
    );
    expect(first?.path).toBe("M0.0 50.0L50.0 25.0L100.0 0.0");
    expect(second?.end).toEqual({ x: 100, y: 25 });
  });

  it("keeps points below nothing in the picture", () => {
    expect(tracks([[0], [-2], [2]], 10, 10)[0]?.path).toBe("M0.0 5.0L5.0 10.0L10.0 0.0");
  });

  it("has nothing to draw before something happened", () => {
    expect(tracks([[0, 0]], 10, 10)).toEqual([]);
    expect(tracks([], 10, 10)).toEqual([]);
  });

  it("keeps the marks at the ends apart", () => {
    expect(apart([10, 0, 12], 8, 0)).toEqual([10, 0, 18]);
    expect(apart([0, 0], 5, 0)).toEqual([0, 5]);
  });
});
