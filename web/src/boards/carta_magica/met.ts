// The monster that is met just now, from its card until the arrow has spoken.

import type { GameEvent } from "../contract";
import { adventure, type Adventure } from "./cards";
import { text } from "./facts";
import type { Voyage } from "./view";

const MET = ["drew", "faced", "tamed", "untamed"];

export function monsterMet(voyage: Voyage, event: GameEvent | null): Adventure | null {
  const told = event && MET.includes(event.kind) ? text(event, "card") : "";
  const faced =
    voyage.moment.phase === "tame" ||
    voyage.moment.spin === "taming" ||
    (event?.kind === "spun" && text(event, "spin") === "taming");
  const id = faced ? (voyage.moment.drawn ?? told) : told;
  const found = id ? adventure(voyage.chart, id) : null;
  return found?.kind === "monster" ? found : null;
}
