// What happens without anybody's decision, in words for the middle of the reef.

import type { GameEvent } from "../contract";
import type { Words } from "../../lib/words";

/** The first movement of a turn that nobody chose: it follows the passing of the turn in one action. */
export const swumByItself = (event: GameEvent, played: GameEvent[]): boolean =>
  event.kind === "swam" && played.some(({ kind }) => kind === "turn");

/** A cave card that comes into one's own hand. */
export const found = (event: GameEvent): boolean =>
  event.kind === "took" && event["known"] === true;

export function passing(event: GameEvent, played: GameEvent[], words: Words): string {
  const { kind, ...args } = event;
  // What a cave held only its owner is told, who did not choose it: it lies below the edge of a phone.
  if (kind === "stranded" || kind === "halted" || found(event))
    return words.say(`kleine-fische-event-${kind}`, args);
  return swumByItself(event, played) ? words.say("kleine-fische-web-swum", args) : "";
}
