import { expect, test } from "vitest";
import { merged } from "./talk";
import type { Talk } from "./wire";

const line = (n: number): Talk => ({ n, at: n, seat: 0, phrase: "", text: String(n) });
const numbers = (talk: Talk[]): number[] => talk.map(({ n }) => n);

test("a line that came while the older ones were read is not lost", () => {
  expect(numbers(merged([line(3)], [line(1), line(2)]))).toEqual([1, 2, 3]);
});

test("a line that came both ways is there once", () => {
  expect(numbers(merged([line(1), line(2)], [line(2), line(3)]))).toEqual([1, 2, 3]);
});
