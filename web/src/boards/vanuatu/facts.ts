// What the bar of a phone keeps in sight: the round, and what one owns.

import type { Fact } from "../contract";
import type { Words } from "../../lib/words";
import { valued, VALUED_BOX } from "./art/pieces";
import { sign, SIGN_BOX } from "./art/signs";
import type { VanuatuView } from "./view";

const picture = (art: string, box: string): string =>
  `<svg class="vanuatu paper" viewBox="${box}">${art}</svg>`;

export function factsOf(view: VanuatuView, seat: number | null, words: Words): Fact[] {
  const { round, rounds } = view;
  const name = words.say("vanuatu-web-fact-round", { round, rounds });
  const shown: Fact[] = [{ text: name, name }];
  const owner = view.players[seat ?? -1];
  if (!owner) return shown;
  const count = (key: "vatu" | "points", value: number): Fact => ({
    text: String(value),
    name: `${String(value)} ${words.say(`vanuatu-board-${key}`)}`,
    picture: picture(sign(key), SIGN_BOX),
  });
  shown.push(count("vatu", owner.vatu), count("points", owner.points));
  for (const kind of ["fish", "treasure"] as const) {
    const [best, ...more] = owner[kind];
    if (best === undefined) continue;
    shown.push({
      text: more.length ? `×${String(more.length + 1)}` : "",
      name: `${words.say(`vanuatu-board-${kind}`)} ${owner[kind].join(", ")}`,
      picture: picture(valued(kind, best), VALUED_BOX),
    });
  }
  return shown;
}
