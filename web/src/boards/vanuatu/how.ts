// How one chooses now, said below the prompt.

import type { Target } from "../contract";
import type { Words } from "../../lib/words";
import { needy } from "./needs";
import { pick } from "./pick.svelte";
import { batchSize, deeds, only } from "./targets";
import type { VanuatuView } from "./view";

export function howTo(view: VanuatuView, legal: Target[], words: Words): string {
  const say = (key: string, args = {}): string => words.say(`vanuatu-web-how-${key}`, args);
  const size = batchSize(legal);
  if (size) {
    const lacks = needy(view, legal, pick.draft);
    if (lacks && size > pick.draft.length)
      return say("plan-with", {
        action: `@vanuatu-action-${lacks.goal}`,
        helper: `@vanuatu-action-${lacks.helper}`,
      });
    return say("plan", { pawns: Math.max(0, size - pick.draft.length) });
  }
  if (only(legal, "place").length) return say("place");
  if (only(legal, "take").length) return say("take");
  if (only(legal, "neutral").length) return say("neutral");
  if (pick.govern) return say(pick.govern === "asked" ? "govern" : "govern-to");
  if (view.asked.moment !== "turn") return "";
  if (pick.box) return say("where", { action: `@vanuatu-action-${pick.box}` });
  const able = deeds(legal).some(({ family }) => family !== "withdraw");
  if (able) return say("act");
  // Treasures and points can be changed for vatu first: not everything that is touched is lost.
  return only(legal, "cash", "beg").length ? "" : say("lose");
}

/** What stands beside the pawns while no box is looked at: how to read the boxes, or that one is done. */
export const planHint = (legal: Target[], laid: number, words: Words): string =>
  laid < batchSize(legal) ? words.say("vanuatu-web-plan-hint") : words.say("vanuatu-web-plan");

/** A second touch of a box has just meant a second pawn: with all of them laid down the button is what
 * one is sent to. */
export function thenTo(legal: Target[], words: Words): string {
  return batchSize(legal) ? words.say("vanuatu-web-how-plan", { pawns: 0 }) : "";
}
