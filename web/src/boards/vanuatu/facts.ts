// What the bar of a phone keeps in sight: the round, what one owns, the price of fish, who waits.

import type { Fact } from "../contract";
import type { Words } from "../../lib/words";
import { chestDisc, DISC_BOX, fishDisc, tourist, TOURIST_BOX } from "./art/pieces";
import { sign, SIGN_BOX } from "./art/signs";
import type { VanuatuView } from "./view";

const MOST = 5; // beside so many there is no room for all that lies open, on the smallest phone

const picture = (art: string, box: string): string =>
  `<svg class="vanuatu paper" viewBox="${box}">${art}</svg>`;

/** The round and what is done in it now. */
export const summaryOf = ({ round, rounds, asked }: VanuatuView, words: Words): string =>
  words.say("vanuatu-web-summary", { round, rounds, phase: `@vanuatu-phase-${asked.moment}` });

export function factsOf(view: VanuatuView, seat: number | null, words: Words): Fact[] {
  const { round, rounds } = view;
  const text = words.say("vanuatu-web-fact-round", { round, rounds });
  const shown: Fact[] = [{ text, name: summaryOf(view, words) }];
  const price: Fact = {
    text: String(view.price),
    name: words.say("vanuatu-web-about-price-title", { price: view.price }),
    picture: picture(sign("sell"), SIGN_BOX),
  };
  const office: Fact = {
    text: String(view.tourists),
    name: words.say("vanuatu-web-about-office-title", { count: view.tourists }),
    picture: picture(tourist(), TOURIST_BOX),
  };
  const owner = view.players[seat ?? -1];
  if (!owner) return [...shown, price, office];
  const { vatu, points } = owner;
  const count = (key: "vatu" | "points", value: number, name: string): Fact => ({
    text: String(value),
    name,
    picture: picture(sign(key), SIGN_BOX),
  });
  shown.push(
    count("vatu", vatu, `${String(vatu)} ${words.say("vanuatu-board-vatu")}`),
    count("points", points, words.say("count-points", { points })),
  );
  for (const kind of ["fish", "treasure"] as const) {
    const [best, ...more] = owner[kind];
    if (best === undefined) continue;
    shown.push({
      text: more.length ? `×${String(more.length + 1)}` : String(best),
      name: `${words.say(`vanuatu-board-${kind}`)} ${owner[kind].join(", ")}`,
      // Without its value, which stands beside it: read aloud it would be said twice.
      picture: picture(kind === "fish" ? fishDisc() : chestDisc(), DISC_BOX),
    });
  }
  return shown.length < MOST ? [...shown, price, office] : [...shown, price];
}
