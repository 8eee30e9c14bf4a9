import { expect, it } from "vitest";
import { seatsText, usualSeats, type GameInfo } from "./games";

const info = (seats: number[], usual?: number): GameInfo => ({
  name: "pearl",
  title: "Pearl",
  seats,
  open_scores: true,
  options: [],
  ...(usual === undefined ? {} : { usual_seats: usual }),
});

it("sits down as many as the game is at home with", () => {
  expect(usualSeats(info([2, 3, 4, 5], 3))).toBe(3);
  expect(usualSeats(info([2, 3, 4]))).toBe(2);
  expect(usualSeats(info([3, 4]))).toBe(3);
});

it("says how many can play", () => {
  expect(seatsText([2, 3, 4])).toBe("2–4");
  expect(seatsText([2, 4])).toBe("2, 4");
  expect(seatsText([2])).toBe("2");
});
