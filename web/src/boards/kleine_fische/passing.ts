// What happens without anybody's decision, in words for the middle of the reef.

import type { GameEvent } from "../contract";
import type { Words } from "../../lib/words";

/** The first movement of a turn that nobody chose: it follows the passing of the turn in one action. */
export const swumByItself = (event: GameEvent, played: GameEvent[]): boolean =>
  event.kind === "swam" && played.some(({ kind }) => kind === "turn");

export function passing(event: GameEvent, played: GameEvent[], words: Words): string {
  const { kind, ...args } = event;
  if (kind === "stranded" || kind === "halted")
    return words.say(`kleine-fische-event-${kind}`, args);
  return swumByItself(event, played) ? words.say("kleine-fische-web-swum", args) : "";
}
