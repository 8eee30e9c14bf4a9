import { describe, expect, it } from "vitest";
import { crossing, laneAt, LANES, placeUnder, cardAt, PLACES } from "./geometry";
import { shared, swimming, wayPoints } from "./route";

describe("lanes", () => {
  it("meet at crossings", () => {
    expect(shared("v23", "h33")).toEqual(crossing(3, 3));
    expect(shared("v23", "h03")).toBeNull();
  });
  it("are found under a finger", () => {
    for (const lane of LANES) expect(placeUnder(laneAt(lane))).toEqual({ lane });
    for (const card of PLACES) expect(placeUnder(cardAt(card))).toEqual({ card });
    expect(placeUnder({ x: -300, y: 0 })).toEqual({});
  });
});

describe("a swimmer", () => {
  it("keeps its heading straight on", () => {
    const poses = swimming(wayPoints("v23", ["v33"]), 90);
    expect(poses.every((pose) => Math.abs(pose.angle - 90) < 1)).toBe(true);
    expect(poses[0]).toMatchObject(laneAt("v23"));
    expect(poses[poses.length - 1]).toMatchObject(laneAt("v33"));
  });
  it("turns the short way round", () => {
    // Up, then left: from 270 to 180, never through 0.
    const poses = swimming(wayPoints("v23", ["h22"]), 270);
    expect(poses.every((pose) => pose.angle <= 271 && pose.angle >= 179)).toBe(true);
    expect(poses[poses.length - 1]?.angle).toBeCloseTo(180);
  });
  it("comes out of the cave at the corner", () => {
    expect(wayPoints("cave", ["v45", "v35"])).toEqual([
      crossing(5, 5),
      laneAt("v45"),
      crossing(4, 5),
      laneAt("v35"),
    ]);
  });
});
