// A refusal as a sentence: the game's own words, else the client's for what the table says.

import type { Refusal } from "../boards/contract";
import type { Words } from "./words";

export function whyNot(refusal: Refusal, words: Words): string {
  for (const key of [refusal.key, `web-why-${refusal.key}`])
    if (words.has(key)) return words.say(key, refusal.args);
  return words.say("web-refused");
}
