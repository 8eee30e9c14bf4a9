// The guided first round, with a word on whatever happens for the first time.

import { aside, step, type Lesson, type Step } from "../../table/lesson";
import type { Target } from "../contract";
import { form } from "./form";
import { deeds } from "./targets";

/** Whoever leads where nothing can be done gives up a stack, too. */
const nothingElse = (legal: Target[]): boolean =>
  deeds(legal).every(({ family }) => family === "withdraw");

/** What is chosen by buttons: beside the board, and on a phone on it. */
const byButtons = (name: string, ask: string, does: string[]): Step => ({
  ...step(name, [ask], does),
  get look() {
    return form() === "wide" ? "side" : "board";
  },
});

export const lesson: Lesson = {
  steps: [
    byButtons("character", "ask-character", ["took"]),
    step("plan", ["ask-plan"], ["planned"]),
    aside("lose", "ask-turn", { fits: nothingElse, why: "withdraw" }),
    step("act", ["ask-turn"], ["gathered"]),
    step("withdraw", ["ask-withdraw"], []),
    aside("preach", "ask-preach", { why: "withdraw" }),
    step("selling", ["ask-selling"], []),
    byButtons("second", "ask-second", []),
    byButtons("resting", "ask-resting", []),
    step("tile", ["ask-place"], []),
    step("neutral", ["ask-neutral"], []),
  ],
  notes: ["withdrew", "converted", "loaded", "lost", "built", "transported", "sold", "drew"],
  // Who led and could not act lost the stack to something else: the line of the log says so.
  noted: ({ kind, led }) => kind !== "withdrew" || led !== true,
  after: ["gathered", "withdrew"],
  ends: ["round"],
};
