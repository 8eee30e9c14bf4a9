// What a phone keeps in sight: the deck that ends the game, one's fish, what they are worth so far, and
// during a dive the open fish with the odds of a pair, which lie below a short screen.

import type { Fact } from "../contract";
import type { Words } from "../../lib/words";
import { SHELL } from "./art/figures";
import { fishArt, SPECIES } from "./art/fish";
import { capital } from "../../lib/readable";
import { pairChance } from "./deeds";
import { placeNumber } from "./geometry";
import { album, speciesOf } from "./names";
import { keptOf, withOdds } from "./odds.svelte";
import type { Reef } from "./view";

const DECK = `<svg viewBox="0 0 20 20"><rect x="5" y="2" width="13" height="13" rx="3" fill="#18637A"/><rect x="2" y="5" width="13" height="13" rx="3" fill="#3B9DA9" stroke="#FFFDF6"/></svg>`;

const OPEN_WIDE = 300; // units for all open fish together, of 120 in height; a fish takes 160

/** The open fish in their order, the newest in front; many of them lie closer. */
function openFish(species: string[]): string {
  const apart = Math.min(110, (OPEN_WIDE - 160) / Math.max(1, species.length - 1));
  const each = species.map(
    (one, i) => `<g transform="translate(${(i * apart).toFixed(0)} 0)">${fishArt(one)}</g>`,
  );
  const wide = 160 + apart * (species.length - 1);
  return `<svg viewBox="0 0 ${wide.toFixed(0)} 120">${each.join("")}</svg>`;
}

/** What the decision to stop or to swim on is about; no odds where nothing can be turned up. */
function dive(now: Reef, seat: number | null, words: Words): Fact[] {
  const reef = withOdds(now, seat);
  const { odds, lanes, asked, photos } = reef;
  const open = photos.flatMap((place) => speciesOf(reef.cards[placeNumber(place)]?.face ?? ""));
  const percent = pairChance(reef);
  const ends = asked.moment === "choice" && lanes?.every(({ reveal }) => reveal.length === 0);
  if (!open.length || !odds || percent === null || ends) return [];
  const kept = words.say("kleine-fische-web-odds-keep", { keeps: keptOf(odds), open: open.length });
  const bar = words.say("kleine-fische-web-odds-bar", { ...odds, count: odds.new, percent });
  return [
    {
      text: capital(words.say("kleine-fische-web-odds-pair", { percent })),
      name: `${bar}. ${capital(kept)}.`,
      picture: openFish(open),
    },
  ];
}

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
  const now = dive(reef, seat, words);
  facts.push(
    {
      // Its picture is enough where the odds stand in the same line.
      text: now.length
        ? String(own.fish)
        : words.say("kleine-fische-web-fish-count", { count: own.fish }),
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
  return [...facts, ...now];
}
