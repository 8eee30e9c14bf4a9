import { describe, expect, it } from "vitest";
import { chancesAt, turns } from "./chances";

const POINTS = [
  { ply: 0, v: 3, chances: [0.5, 0.5] },
  { ply: 8, v: 11, chances: [0.52, 0.48] },
  { ply: 15, v: 18, chances: [0.2, 0.8] },
];

describe("chances", () => {
  it("says for whom a game turned", () => {
    expect(turns(POINTS, [15])).toEqual([{ ply: 15, seat: 1, before: 48, after: 80 }]);
  });

  it("leaves out what it has no points for", () => {
    expect(turns(POINTS, [0, 9])).toEqual([]);
  });

  it("knows the chances between two points", () => {
    expect(chancesAt(POINTS, 14)).toEqual([0.52, 0.48]);
    expect(chancesAt(POINTS, 15)).toEqual([0.2, 0.8]);
    expect(chancesAt([], 3)).toBeNull();
  });
});
