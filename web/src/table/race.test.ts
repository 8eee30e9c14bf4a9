import { describe, expect, it } from "vitest";
import { apart, colourOf, framed, tracks } from "./race";

describe("the race", () => {
  it("draws a line for each seat from left to right", () => {
    const rows = [
      [0, 0],
      [5, 0],
      [10, 5],
    ];
    const [first, second] = tracks(rows, framed(rows, 100, 50));
    expect(first?.path).toBe("M0.0 50.0L50.0 25.0L100.0 0.0");
    expect(second?.end).toEqual({ x: 100, y: 25 });
  });

  it("keeps points below nothing in the picture", () => {
    const rows = [[0], [-2], [2]];
    expect(tracks(rows, framed(rows, 10, 10))[0]?.path).toBe("M0.0 5.0L5.0 10.0L10.0 0.0");
  });

  it("puts moments where they were in time", () => {
    const frame = { width: 100, height: 10, low: 0, high: 1 };
    const [line] = tracks([[0.5], [1], [0]], frame, [0, 0.9, 1]);
    expect(line?.path).toBe("M0.0 5.0L90.0 0.0L100.0 10.0");
  });

  it("has nothing to draw before something happened", () => {
    expect(tracks([[0, 0]], framed([[0, 0]], 10, 10))).toEqual([]);
    expect(tracks([], framed([], 10, 10))).toEqual([]);
  });

  it("keeps the marks at the ends apart", () => {
    expect(apart([10, 0, 12], 8, 0, 100)).toEqual([10, 0, 18]);
    expect(apart([0, 0], 5, 0, 100)).toEqual([0, 5]);
  });

  it("keeps the marks in the picture", () => {
    expect(apart([100, 100, 40], 20, 0, 100)).toEqual([80, 100, 40]);
  });

  it("takes a line's colour from the seat's mark", () => {
    expect(colourOf('<circle r="14" fill="#2F6BC4" stroke="x"/>')).toBe("#2F6BC4");
    expect(colourOf("")).toBe("var(--ink)");
  });
});
