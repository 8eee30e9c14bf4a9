// What happens, told while it plays. The die must not be told before it lies still, and what only
// tidies up is left to the eyes.

import type { GameEvent } from "../contract";
import type { Words } from "../../lib/words";

const SILENT = ["turn", "refilled", "darkened", "chosen"];
const SHORT = ["swam", "revealed", "rolled"];

export function narrate(event: GameEvent, words: Words): string {
  const { kind, ...args } = event;
  if (SILENT.includes(kind)) return "";
  const key = SHORT.includes(kind)
    ? `kleine-fische-web-told-${kind}`
    : `kleine-fische-event-${kind}`;
  return words.say(key, args);
}
