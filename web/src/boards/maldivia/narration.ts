// What happens, told while it plays: the fold in one breath, and nothing about the hand's small moves.

import type { GameEvent } from "../contract";
import type { Words } from "../../lib/words";

const SILENT = ["stuck", "covered", "ended_turn", "restacked"];
const SHORT = ["folded", "opened"];

export function narrate(event: GameEvent, words: Words): string {
  const { kind, ...args } = event;
  if (SILENT.includes(kind)) return "";
  const key = kind.replaceAll("_", "-");
  return words.say(
    SHORT.includes(kind) ? `maldivia-web-told-${key}` : `maldivia-event-${key}`,
    args,
  );
}
