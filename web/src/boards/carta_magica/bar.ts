// What the bar of a phone keeps in sight: the round, one's tokens, how far one is round the island.

import type { Fact } from "../contract";
import type { Words } from "../../lib/words";
import { icon } from "./art/icons";
import { percentOf } from "./facts";
import type { Resource, Voyage } from "./view";

const KINDS: Resource[] = ["gold", "goods", "magic"];

export function factsOf(view: Voyage, seat: number | null, words: Words): Fact[] {
  const { round } = view.moment;
  const name = words.say("carta-magica-web-summary", { round });
  const shown: Fact[] = [{ text: name, name }];
  const own = view.players[seat ?? -1];
  if (!own) return shown;
  for (const kind of KINDS)
    shown.push({
      text: String(own[kind]),
      name: words.say("carta-magica-web-held", {
        kind: `@carta-magica-${kind}`,
        count: own[kind],
        limit: view.chart.limit,
      }),
      picture: `<svg class="cm" viewBox="0 0 24 24">${icon(kind)}</svg>`,
    });
  if (!own.home) return shown;
  const percent = own.returned ? 100 : percentOf(own.progress);
  shown.push({
    text: `${String(percent)} %`,
    name: words.say(own.returned ? "carta-magica-web-back" : "carta-magica-web-progress", {
      percent,
    }),
  });
  return shown;
}
