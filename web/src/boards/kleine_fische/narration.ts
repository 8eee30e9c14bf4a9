// What happens, told while it plays. The die must not be told before it lies still, and what only
// tidies up is left to the eyes.

import type { GameEvent } from "../contract";
import type { Words } from "../../lib/words";
import { number } from "./names";

const SILENT = ["turn", "refilled", "darkened", "chosen"];
const SHORT = ["swam", "revealed", "rolled"];

export function narrate(event: GameEvent, words: Words): string {
  const { kind, ...args } = event;
  if (SILENT.includes(kind)) return "";
  if (kind === "bust") {
    // In a few words, which a phone has room for: the numbers stand on the cards, and so does what stays.
    const kept = number(event, "kept");
    const turned = { from: kept + 1, to: kept + number(event, "lost") };
    return words.say("kleine-fische-web-bust", { ...args, ...turned });
  }
  const key = SHORT.includes(kind)
    ? `kleine-fische-web-told-${kind}`
    : `kleine-fische-event-${kind}`;
  return words.say(key, args);
}
