// A refusal as a sentence. Every key that a server can send has one; a newer server may send others.

import type { Refusal } from "../boards/contract";
import type { Words } from "./words";

export function whyNot(refusal: Refusal, words: Words): string {
  return words.has(refusal.key) ? words.say(refusal.key, refusal.args) : words.say("web-refused");
}
