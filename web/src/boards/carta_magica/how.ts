// How one chooses now, said below the prompt.

import type { Target } from "../contract";
import { capital } from "../../lib/readable";
import type { Words } from "../../lib/words";
import type { Voyage } from "./view";

export function howTo(view: Voyage, legal: Target[], words: Words): string {
  const has = (...families: string[]): boolean =>
    legal.some(({ family }) => families.includes(family));
  const say = (key: string): string => words.say(`carta-magica-web-how-${key}`);
  const condition = view.players[view.moment.turn]?.condition ?? "sound";
  // It may have come to harm on another's turn: what the arrow has to bring is said before it is spun.
  if (has("spin") && view.moment.phase === "start" && condition !== "sound") {
    const label = capital(words.say(`carta-magica-condition-${condition}`));
    const value = words.say(`carta-magica-web-stuck-${condition}`);
    return words.say("label-value", { label, value });
  }
  if (has("spin")) return say("spin");
  if (has("captain", "challenge")) return say("card");
  if (has("home")) return say("home");
  if (has("sail")) return say("sail");
  if (has("tame")) return say("tame");
  if (has("buy")) return say("buy");
  return view.moment.phase === "choose" ? say("stuck") : "";
}
