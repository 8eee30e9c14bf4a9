import { describe, expect, it } from "vitest";
import { stillLegal, unlisted, UNLISTED } from "./goingOn";
import type { Board } from "./wire";

const board = (texts: string[], more = 0): Board => ({
  prompt: null,
  actions: texts.map((text) => ({
    family: text.split(" ")[0] ?? "",
    args: text.split(" ").slice(1),
  })),
  whole: [],
  more,
  back: null,
  scores: null,
});
const chosen = (action: number, text: string) => ({ ...unlisted(text), action });

describe("a choice while the table goes on", () => {
  it("stays, under its new number", () => {
    expect(stillLegal(chosen(0, "plan a"), board(["plan b", "plan a"]))?.action).toBe(1);
  });

  it("goes when it is not legal any more", () => {
    expect(stillLegal(chosen(0, "plan a"), board(["plan b"]))).toBeNull();
    expect(stillLegal(null, board(["plan b"]))).toBeNull();
  });

  it("stays if it was never listed and there are still unlisted ones", () => {
    expect(stillLegal(chosen(UNLISTED, "plan x"), board([], 900))?.text).toBe("plan x");
    const whole = { ...board([]), whole: [{ family: "plan", args: ["a"] }] };
    expect(stillLegal(chosen(UNLISTED, "plan x"), whole)?.text).toBe("plan x");
    expect(stillLegal(chosen(UNLISTED, "plan x"), board([]))).toBeNull();
  });
});
