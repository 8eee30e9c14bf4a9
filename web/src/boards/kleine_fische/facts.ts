// What a phone keeps in sight: the deck that ends the game, one's fish, and what they are worth so far.

import type { Fact } from "../contract";
import type { Words } from "../../lib/words";
import { SHELL } from "./art/figures";
import { fishArt, SPECIES } from "./art/fish";
import { album } from "./names";
import type { Reef } from "./view";

const DECK = `<svg viewBox="0 0 20 20"><rect x="5" y="2" width="13" height="13" rx="3" fill="#18637A"/><rect x="2" y="5" width="13" height="13" rx="3" fill="#3B9DA9" stroke="#FFFDF6"/></svg>`;

export function factsOf(reef: Reef, seat: number | null, words: Words): Fact[] {
  const { left } = reef.deck;
  const facts: Fact[] = [
    {
      text: String(left),
      name: words.say("kleine-fische-web-summary", { left }),
      picture: DECK,
    },
  ];
  const own = seat === null ? undefined : reef.players[seat];
  if (!own?.pile) return facts;
  const best = album(own.pile, reef);
  const points = Object.values(best).reduce((sum, shells) => sum + shells, 0);
  const kinds = Object.keys(best).length;
  facts.push(
    {
      text: words.say("kleine-fische-web-fish-count", { count: own.fish }),
      name: words.say("kleine-fische-web-fact-kinds", {
        count: own.fish,
        kinds,
        all: SPECIES.length,
      }),
      picture: `<svg viewBox="0 0 160 120">${fishArt("clown")}</svg>`,
    },
    {
      text: String(points),
      name: words.say("kleine-fische-web-fact-points", { points }),
      picture: `<svg viewBox="0 2 32 30">${SHELL}</svg>`,
    },
  );
  return facts;
}
