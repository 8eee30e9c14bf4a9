import { describe, expect, it } from "vitest";
import { seatNames, waitedFor } from "./players";
import type { Seat } from "./wire";

const seat = (kind: Seat["kind"], name: string): Seat => ({
  kind,
  name,
  level: "mate",
  gone: false,
  away_until: null,
  stand_in: false,
  stood_in: null,
  thinking: false,
  shared: false,
});

describe("players", () => {
  it("gives bots names by seat and leaves people theirs", () => {
    const seats = [seat("person", "Mira"), seat("bot", ""), seat("open", "")];
    expect(seatNames(seats, "Barny, Kelp, Squall")).toEqual(["Mira", "Kelp", ""]);
  });

  it("waits for those who have not planned yet", () => {
    const prompt = { key: "plan", seats: [0, 1, 2], args: { round: 1, seats: [2] } };
    expect(waitedFor(prompt)).toEqual([2]);
    expect(waitedFor({ ...prompt, args: {} })).toEqual([0, 1, 2]);
    expect(waitedFor(null)).toEqual([]);
  });
});
