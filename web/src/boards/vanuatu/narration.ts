// What happens, for the prompt line. Taking pawns from a box is said with the deed that follows.

import type { GameEvent } from "../contract";
import type { Words } from "../../lib/words";
import { list, word } from "./names";

const SILENT = ["gathered", "turn", "arrived", "reshuffled", "revealed", "turned", "lay_down"];

export function narrated(event: GameEvent, words: Words, follows = false): string {
  const { kind, ...args } = event;
  // The only way to act is taken for a player, who may wonder who did it.
  if (kind === "gathered" && follows) return words.say("vanuatu-event-gathered-follows", args);
  if (SILENT.includes(kind)) return "";
  const name = (action: string): string => `@vanuatu-action-${action}`;
  if (kind === "planned") {
    const { seat } = event;
    const actions = list(event, "actions").map(name);
    const [action, other] = actions;
    if (action && action === other)
      return words.say("vanuatu-web-told-planned-both", { seat, action });
    return words.say("vanuatu-web-told-planned", { seat, actions });
  }
  if (kind === "withdrew" && event["led"] !== true)
    return words.say("vanuatu-web-told-withdrew", {
      seat: event.seat,
      action: name(word(event, "action")),
    });
  const key = `vanuatu-event-${kind.replaceAll("_", "-")}`;
  return words.has(key) ? words.say(key, args) : "";
}
