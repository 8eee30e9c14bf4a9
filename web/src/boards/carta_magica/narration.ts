// What happens, for the prompt line. What the next event says better is not said twice.

import type { GameEvent } from "../contract";
import type { Words } from "../../lib/words";
import { text } from "./facts";

const SILENT = ["turn", "about_to_draw", "left", "let_stand", "owing", "settled_card", "kept"];

export function narrated(event: GameEvent, words: Words): string {
  const { kind, ...args } = event;
  if (SILENT.includes(kind)) return "";
  // While the arrow turns nobody knows yet where it will rest: the wheel shows it.
  if (kind === "spun")
    return words.say(
      `carta-magica-web-told-${text(event, "spin") === "direction" ? "storm" : "spun"}`,
      args,
    );
  const key = `carta-magica-event-${kind.replaceAll("_", "-")}`;
  return words.has(key) ? words.say(key, args) : "";
}
